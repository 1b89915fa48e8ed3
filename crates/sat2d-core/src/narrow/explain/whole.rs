//! Certificates of two hulls in whole numbers, where doubles prove nothing: the coordinates of both
//! hulls, measured in a power of two.

use crate::placed::HullView;
use alloc::vec::Vec;
use core::cmp::Ordering;
use glam::DVec2;
use num_bigint::{BigInt, Sign};
use sat2d_base::exact::ellipse::Ellipse;
use sat2d_base::exact::integer::Unit;
use sat2d_base::exact::rational::{Rational, greatest_divisor, nearest};

/// The bits to which a root is rounded.
const PRECISION: u32 = 256;

/// A vector of whole numbers.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Vector {
    pub(crate) x: BigInt,
    pub(crate) y: BigInt,
}

impl Vector {
    fn minus(&self, other: &Vector) -> Vector {
        Vector {
            x: &self.x - &other.x,
            y: &self.y - &other.y,
        }
    }

    fn plus(&self, other: &Vector) -> Vector {
        Vector {
            x: &self.x + &other.x,
            y: &self.y + &other.y,
        }
    }

    fn times(&self, factor: &BigInt) -> Vector {
        Vector {
            x: &self.x * factor,
            y: &self.y * factor,
        }
    }

    fn dot(&self, other: &Vector) -> BigInt {
        &self.x * &other.x + &self.y * &other.y
    }

    fn cross(&self, other: &Vector) -> BigInt {
        &self.x * &other.y - &self.y * &other.x
    }

    fn is_zero(&self) -> bool {
        self.x == BigInt::ZERO && self.y == BigInt::ZERO
    }

    /// To the right.
    fn right(&self) -> Vector {
        Vector {
            x: self.y.clone(),
            y: -&self.x,
        }
    }

    fn negated(&self) -> Vector {
        Vector {
            x: -&self.x,
            y: -&self.y,
        }
    }

    /// As a direction: the length is of no account.
    pub(crate) fn direction(&self) -> [Rational; 2] {
        let (one, common) = (BigInt::from(1), greatest_divisor(&self.x, &self.y));
        [&self.x, &self.y].map(|x| Rational::quotient(Unit::power(0), &(x / &common), &one))
    }
}

/// A point: `at / divisor`, where the divisor is above 0.
#[derive(Clone, Debug)]
pub(crate) struct Point {
    at: Vector,
    divisor: BigInt,
}

impl Point {
    fn of(at: &Vector) -> Point {
        Point {
            at: at.clone(),
            divisor: BigInt::from(1),
        }
    }

    /// A point in a unit.
    fn measured(point: &[Rational; 2], unit: Unit) -> Point {
        let [(x, of_x), (y, of_y)] = point.each_ref().map(Rational::parts);
        let power = |exponent: i32| BigInt::from(1) << exponent.max(0) as u32;
        let shift = power(-unit.exponent());
        Point {
            at: Vector {
                x: x * &of_y * &shift,
                y: y * &of_x * &shift,
            },
            divisor: of_x * of_y * power(unit.exponent()),
        }
    }

    /// The vector between two points, times both divisors.
    fn to(&self, other: &Point) -> Vector {
        let there = other.at.times(&self.divisor);
        there.minus(&self.at.times(&other.divisor))
    }

    /// The mean of some points.
    fn mean(points: &[Point]) -> Point {
        let sum = |sum: Point, p: &Point| Point {
            at: sum.at.times(&p.divisor).plus(&p.at.times(&sum.divisor)),
            divisor: &sum.divisor * &p.divisor,
        };
        let zero = Point::of(&Vector {
            x: BigInt::ZERO,
            y: BigInt::ZERO,
        });
        let sum = points.iter().fold(zero, sum);
        Point {
            divisor: sum.divisor * points.len(),
            at: sum.at,
        }
    }
}

/// Two hulls.
pub(crate) struct Whole {
    unit: Unit,
    rings: [Vec<Vector>; 2],
    ellipses: [[Vector; 2]; 2],
}

impl Whole {
    pub(crate) fn new(p: HullView<'_>, q: HullView<'_>) -> Whole {
        let ellipses = [p.inflation(), q.inflation()];
        let of_ellipse = |e: &Ellipse| [e.u.x, e.u.y, e.w.x, e.w.y];
        let coordinates = p.points.iter().chain(q.points).flat_map(|p| [p.x, p.y]);
        let unit = Unit::of(coordinates.chain(ellipses.iter().flat_map(of_ellipse)));
        let vector = |p: &DVec2| Vector {
            x: unit.measure(p.x),
            y: unit.measure(p.y),
        };
        Whole {
            unit,
            rings: [p, q].map(|hull| hull.points.iter().map(vector).collect()),
            ellipses: ellipses.map(|ellipse| [vector(&ellipse.u), vector(&ellipse.w)]),
        }
    }

    /// The coordinates of a point.
    pub(crate) fn point(&self, p: &Point) -> [Rational; 2] {
        [&p.at.x, &p.at.y].map(|x| Rational::quotient(self.unit, x, &p.divisor))
    }

    /// The nearest doubles.
    pub(crate) fn rounded(&self, p: &Point) -> DVec2 {
        let [x, y] = [&p.at.x, &p.at.y].map(|x| nearest(self.unit, x, &p.divisor));
        DVec2::new(x, y)
    }

    /// How far the second core lies beyond the first along a vector, and the squares of how far
    /// both ellipses reach, all times its length.
    fn gap(&self, n: &Vector) -> (BigInt, [BigInt; 2]) {
        let along = |ring: &[Vector]| ring.iter().map(|p| p.dot(n)).collect::<Vec<_>>();
        let (of_p, of_q) = (along(&self.rings[0]), along(&self.rings[1]));
        let most = of_p.into_iter().max().unwrap_or_default();
        let least = of_q.into_iter().min().unwrap_or_default();
        let square = |x: BigInt| &x * &x;
        let reach = |[u, w]: &[Vector; 2]| square(u.dot(n)) + square(w.dot(n));
        (
            least - most,
            [&self.ellipses[0], &self.ellipses[1]].map(reach),
        )
    }

    /// The order of the gap along a vector and 0.
    pub(crate) fn separation(&self, n: &Vector) -> Ordering {
        let (gap, [g, h]) = self.gap(n);
        if n.is_zero() || gap < BigInt::ZERO {
            return Ordering::Less;
        }
        // gap - √g - √h has the sign of gap² - g - h - 2√(gh)
        let rest = &gap * &gap - &g - &h;
        if rest < BigInt::ZERO {
            return Ordering::Less;
        }
        (&rest * &rest).cmp(&(g * h * 4))
    }

    /// The vector to the right of that from `start` to `end`.
    pub(crate) fn right_of(&self, start: DVec2, end: DVec2) -> Vector {
        let along = |to: f64, from: f64| self.unit.measure(to) - self.unit.measure(from);
        Vector {
            x: along(end.y, start.y),
            y: along(start.x, end.x),
        }
    }

    /// A vector of doubles, in a unit of its own.
    pub(crate) fn vector(n: DVec2) -> Vector {
        let unit = Unit::of([n.x, n.y]);
        Vector {
            x: unit.measure(n.x),
            y: unit.measure(n.y),
        }
    }

    /// The edges of a ring; one for a segment, none for a point.
    fn edges(ring: &[Vector]) -> impl Iterator<Item = (&Vector, &Vector)> {
        let count = if ring.len() < 3 {
            ring.len() - 1
        } else {
            ring.len()
        };
        let next = ring.iter().cycle().skip(1);
        ring.iter().zip(next).take(count)
    }

    /// Normals of edges, the directions of segments, and the vectors between two vertices: one
    /// separates any two hulls without ellipses that do not overlap.
    pub(crate) fn candidates(&self) -> impl Iterator<Item = Vector> {
        let [p, q] = &self.rings;
        let edges = Whole::edges(p).chain(Whole::edges(q));
        let edges = edges.flat_map(|(start, end)| {
            let along = end.minus(start);
            let right = along.right();
            [right.negated(), right, along.negated(), along]
        });
        let vertices = p.iter().flat_map(|p| q.iter().map(move |q| q.minus(p)));
        edges.chain(vertices)
    }

    /// The vectors along which the ellipses around two vertices touch, if they do.
    pub(crate) fn tangents(&self) -> impl Iterator<Item = Vector> {
        let [p, q] = &self.rings;
        let pairs = p.iter().flat_map(|p| q.iter().map(move |q| q.minus(p)));
        pairs.filter_map(|d| self.tangent(&d))
    }

    /// Ellipses G and H at a distance `d` touch if `c(x)` of `in_sum` in
    /// [`ellipse`](sat2d_base::exact::ellipse) has a double root x; the normal there is
    /// adj(G + x H) d. A double root is a rational function of the coefficients.
    fn tangent(&self, d: &Vector) -> Option<Vector> {
        let square = |x: BigInt| &x * &x;
        let [[gu, gw], [hu, hw]] = &self.ellipses;
        let pairs = [(gu, hu), (gu, hw), (gw, hu), (gw, hw)];
        let mixed: BigInt = pairs.iter().map(|(u, w)| square(u.cross(w))).sum();
        let (c0, c3) = (square(gu.cross(gw)), square(hu.cross(hw)));
        let c1 = &c0 + &mixed - square(gu.cross(d)) - square(gw.cross(d));
        let c2 = &c3 + &mixed - square(hu.cross(d)) - square(hw.cross(d));
        // adj(u uᵀ + w wᵀ) d = u⊥ (u⊥·d) + w⊥ (w⊥·d)
        let adjugate = |[u, w]: &[Vector; 2]| {
            let part = |axis: &Vector| axis.right().times(&axis.right().dot(d));
            part(u).plus(&part(w))
        };
        let [g, h] = [&self.ellipses[0], &self.ellipses[1]].map(adjugate);
        if c0 == BigInt::ZERO || c3 == BigInt::ZERO {
            // a point on an ellipse
            return Some(g.plus(&h)).filter(|normal| !normal.is_zero());
        }
        // c3 x³ + c2 x² + c1 x + c0
        let below: BigInt = (square(c2.clone()) - &c3 * &c1 * 3) * 2;
        let (mut x, mut below) = if below == BigInt::ZERO {
            (-c2, c3 * 3)
        } else {
            (c3 * c0 * 9 - c2 * c1, below)
        };
        if below < BigInt::ZERO {
            (x, below) = (-x, -below);
        }
        let normal = g.times(&below).plus(&h.times(&x));
        (x > BigInt::ZERO && !normal.is_zero()).then_some(normal)
    }

    /// A common point of two hulls that touch along a vector: their faces there lie on one line,
    /// and an end of one is in the other.
    pub(crate) fn touching_point(&self, n: &Vector) -> Option<Point> {
        let (gap, [g, h]) = self.gap(n);
        let [p, q] = &self.rings;
        let along = n.right();
        let squared: BigInt = &gap * &gap;
        // √g = (gap² + g - h) / (2 gap), and the farthest point of the ellipse is
        // (u (u·n) + w (w·n)) / √g
        let face = |ring: &[Vector], [u, w]: &[Vector; 2], n: &Vector, reach: &BigInt, root| {
            let (divisor, offset) = if *reach == BigInt::ZERO {
                (BigInt::from(1), u.times(&BigInt::ZERO))
            } else {
                let offset = u.times(&u.dot(n)).plus(&w.times(&w.dot(n)));
                (root, offset.times(&(&gap * 2)))
            };
            let most = ring.iter().map(|p| p.dot(n)).max().unwrap_or_default();
            let on_face = ring.iter().filter(|p| p.dot(n) == most);
            let points = on_face.map(|p| Point {
                at: p.times(&divisor).plus(&offset),
                divisor: divisor.clone(),
            });
            points.collect::<Vec<_>>()
        };
        let roots = [&squared + &g - &h, &squared + &h - &g];
        let [root_g, root_h] = roots;
        let one = face(p, &self.ellipses[0], n, &g, root_g);
        let other = face(q, &self.ellipses[1], &n.negated(), &h, root_h);
        let is_between = |p: &&Point, ends: &[Point]| {
            let sides = ends.iter().map(|end| p.to(end).dot(&along));
            let (least, most) = (sides.clone().min(), sides.max());
            least <= Some(BigInt::ZERO) && most >= Some(BigInt::ZERO)
        };
        let of_one = one.iter().find(|p| is_between(p, &other));
        of_one
            .or_else(|| other.iter().find(|p| is_between(p, &one)))
            .cloned()
    }

    /// The point between two points.
    pub(crate) fn middle(&self, p: DVec2, q: DVec2) -> Point {
        let sum = |p: f64, q: f64| self.unit.measure(p) + self.unit.measure(q);
        Point {
            at: Vector {
                x: sum(p.x, q.x),
                y: sum(p.y, q.y),
            },
            divisor: BigInt::from(2),
        }
    }

    /// The mean of three corners of what two overlapping cores have in common, or of two if that is
    /// a segment: it is inside of both.
    pub(crate) fn inner_point(&self) -> Option<Point> {
        let [p, q] = &self.rings;
        let is_in = |x: &Vector, ring| place_in(&Point::of(x), ring).is_le();
        let of_p = p.iter().filter(|p| is_in(p, q));
        let of_q = q.iter().filter(|q| is_in(q, p));
        let crossings = Whole::edges(p)
            .flat_map(|one| Whole::edges(q).filter_map(move |other| crossing(one, other)));
        let mut corners: Vec<Point> = Vec::new();
        for next in of_p.chain(of_q).map(Point::of).chain(crossings) {
            let is_new = match &corners[..] {
                [] => true,
                [one] => !one.to(&next).is_zero(),
                [one, other, ..] => one.to(other).cross(&one.to(&next)) != BigInt::ZERO,
            };
            if is_new {
                corners.push(next);
            }
            if corners.len() == 3 {
                break;
            }
        }
        (!corners.is_empty()).then(|| Point::mean(&corners))
    }

    /// A point inside of two hulls that overlap by little along a vector, at least one of which has
    /// ellipses with an inside: what faces the other hull, but for [`PRECISION`] bits.
    pub(crate) fn shallow_point(&self, n: &Vector) -> Option<Point> {
        let of_p = self.farthest(0, n);
        let of_q = self.farthest(1, &n.negated());
        let mean = of_p
            .iter()
            .zip(&of_q)
            .map(|(p, q)| Point::mean(&[p.clone(), q.clone()]));
        let feet = |from: &Option<Point>, side: usize| -> Vec<Point> {
            let from = from.iter();
            from.flat_map(|x| nearest_points(x, &self.rings[side]))
                .collect()
        };
        let feet = [feet(&of_p, 1), feet(&of_q, 0)].concat();
        let mut points = mean.chain(of_p.clone()).chain(of_q.clone()).chain(feet);
        points.find(|x| {
            let places = [self.order(0, x), self.order(1, x)];
            places.contains(&Ordering::Less) && !places.contains(&Ordering::Greater)
        })
    }

    /// The point of a hull that is farthest along a vector, moved inside by little; `None` if the
    /// ellipses have no inside.
    fn farthest(&self, side: usize, n: &Vector) -> Option<Point> {
        let [u, w] = &self.ellipses[side];
        let vertex = self.rings[side].iter().max_by_key(|p| p.dot(n))?;
        if u.cross(w) == BigInt::ZERO {
            return None;
        }
        let (along_u, along_w) = (u.dot(n), w.dot(n));
        let offset = u.times(&along_u).plus(&w.times(&along_w));
        let square: BigInt = &along_u * &along_u + &along_w * &along_w;
        let divisor: BigInt = (square << (2 * PRECISION)).sqrt() + 1;
        let offset = offset.times(&(BigInt::from(1) << PRECISION));
        Some(Point {
            at: vertex.times(&divisor).plus(&offset),
            divisor,
        })
    }

    /// How a point lies to a hull: `Less` if it is inside. The map that makes a disc of the ellipse
    /// makes this a question of distances from the core.
    fn order(&self, side: usize, x: &Point) -> Ordering {
        let ([u, w], ring) = (&self.ellipses[side], &self.rings[side]);
        let area = u.cross(w);
        let place = place_in(x, ring);
        if area == BigInt::ZERO || place == Ordering::Less {
            return place;
        }
        let map = |p: &Vector| Vector {
            x: u.cross(p),
            y: w.cross(p),
        };
        let x = Point {
            at: map(&x.at),
            divisor: x.divisor.clone(),
        };
        let ring: Vec<Vector> = ring.iter().map(map).collect();
        let orders = nearest_points(&x, &ring).map(|foot| {
            let away = x.to(&foot);
            let reach = &area * &x.divisor * &foot.divisor;
            away.dot(&away).cmp(&(&reach * &reach))
        });
        orders.min().unwrap_or(Ordering::Greater)
    }

    /// A point between the cores, where they are nearest to each other, that divides their distance
    /// by the radii of the discs around them.
    pub(crate) fn point_between(&self) -> Option<Point> {
        let [p, q] = &self.rings;
        let mut nearest = Vec::new();
        for p in p.iter().map(Point::of) {
            nearest.extend(nearest_points(&p, q).map(|foot| (p.clone(), foot)));
        }
        for q in q.iter().map(Point::of) {
            nearest.extend(nearest_points(&q, p).map(|foot| (foot, q.clone())));
        }
        let square = |(p, q): &(Point, Point)| {
            let d = p.to(q);
            let divisor = &p.divisor * &q.divisor;
            (d.dot(&d), &divisor * &divisor)
        };
        let (from, to) = nearest.into_iter().min_by(|one, other| {
            let ((a, b), (c, d)) = (square(one), square(other));
            (a * d).cmp(&(c * b))
        })?;
        let [r, s] = [0, 1].map(|side: usize| &self.ellipses[side][0].x);
        let at = from.at.times(&(&to.divisor * s));
        let at = at.plus(&to.at.times(&(&from.divisor * r)));
        let divisor = from.divisor * to.divisor * (r + s);
        (divisor > BigInt::ZERO).then_some(Point { at, divisor })
    }
}

/// How a point lies to what is inside of an odd number of rings with these edges: `Less` if it is
/// inside, `Equal` if it is on an edge.
pub(crate) fn place_in_rings(
    edges: impl Iterator<Item = [DVec2; 2]>,
    point: &[Rational; 2],
) -> Ordering {
    let at = point.each_ref().map(Rational::to_f64);
    let mut inside = false;
    for [a, b] in edges {
        let (low, high) = if a.y <= b.y { (a, b) } else { (b, a) };
        // rounding keeps the order of what differs
        if at[1] < low.y || at[1] > high.y {
            continue;
        }
        let unit = Unit::of([low.x, low.y, high.x, high.y]);
        let [low, high] = [low, high].map(|p| Vector {
            x: unit.measure(p.x),
            y: unit.measure(p.y),
        });
        let point = Point::measured(point, unit);
        let [to_low, to_high] = [&low, &high].map(|end| point.to(&Point::of(end)));
        let turn = to_low.cross(&to_high);
        let is_on = turn == BigInt::ZERO && to_low.dot(&to_high) <= BigInt::ZERO;
        if is_on {
            return Ordering::Equal;
        }
        let crosses = to_low.y <= BigInt::ZERO && to_high.y > BigInt::ZERO;
        inside ^= crosses && turn > BigInt::ZERO;
    }
    if inside {
        Ordering::Less
    } else {
        Ordering::Greater
    }
}

/// The nearest point of each edge of a core.
fn nearest_points<'a>(x: &'a Point, ring: &'a [Vector]) -> impl Iterator<Item = Point> + 'a {
    let point = ring.iter().take(1).map(|point| (point, point));
    point.chain(Whole::edges(ring)).map(|(start, end)| {
        let along = end.minus(start);
        let place = x.at.minus(&start.times(&x.divisor)).dot(&along);
        let length = along.dot(&along) * &x.divisor;
        if place <= BigInt::ZERO {
            Point::of(start)
        } else if place >= length {
            Point::of(end)
        } else {
            Point {
                at: start.times(&length).plus(&along.times(&place)),
                divisor: length,
            }
        }
    })
}

/// How a point lies to a core: `Less` if it is inside. A segment has no inside.
fn place_in(x: &Point, ring: &[Vector]) -> Ordering {
    if ring.len() < 3 {
        let is_on = nearest_points(x, ring).any(|foot| x.to(&foot).is_zero());
        return if is_on {
            Ordering::Equal
        } else {
            Ordering::Greater
        };
    }
    let turn = |(start, end): (&Vector, &Vector)| {
        let to = x.at.minus(&start.times(&x.divisor));
        to.cross(&end.minus(start)).cmp(&BigInt::ZERO)
    };
    Whole::edges(ring)
        .map(turn)
        .max()
        .unwrap_or(Ordering::Greater)
}

/// Where two edges cross, if they do so between their ends.
fn crossing((a, b): (&Vector, &Vector), (c, d): (&Vector, &Vector)) -> Option<Point> {
    let (along, other) = (b.minus(a), d.minus(c));
    let turn = |along: &Vector, from: &Vector, to: &Vector| along.cross(&to.minus(from));
    let (of_c, of_d) = (turn(&along, a, c), turn(&along, a, d));
    let (of_a, of_b) = (turn(&other, c, a), turn(&other, c, b));
    if of_c.sign() * of_d.sign() != Sign::Minus || of_a.sign() * of_b.sign() != Sign::Minus {
        return None;
    }
    let divisor = &of_a - &of_b;
    let (place, divisor) = if divisor < BigInt::ZERO {
        (-of_a, -divisor)
    } else {
        (of_a, divisor)
    };
    Some(Point {
        at: a.times(&divisor).plus(&along.times(&place)),
        divisor,
    })
}
