//! An independent judge of hulls with an ellipse around each point, in integers.
//!
//! Let D be the difference of both cores, K and L the ellipses around the origin. The hulls meet if
//! M = D ⊕ K meets L. The boundary of L is (u (1 - t²) + 2 w t) / (1 + t²), and M is the union of a
//! polygon, a strip beside each edge and an ellipse around each corner. Each of these is given by
//! signs of polynomials of t, up to degree 4, so Sturm's theorem decides whether the boundary of L
//! enters M, or meets it at all; if it does neither, M lies in L or outside of it.
//!
//! That takes long, and a witness is enough for most pairs: a direction along which the supports
//! show a gap, or a point of L inside M. Doubles propose them, integers check them. The core has
//! another method, the characteristic polynomial of the pencil of both ellipses.

use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{One, Signed, ToPrimitive, Zero};
use sat2d::{DVec2, Relation, Transform};
use sat2d_judge::{Form, all_positive_somewhere, none_negative_somewhere};
use std::ops::{Mul, Sub};

/// Placed points, and the ellipse around each of them.
#[derive(Clone, Debug)]
pub struct RoundHull {
    pub points: Vec<DVec2>,
    pub u: DVec2,
    pub w: DVec2,
}

impl RoundHull {
    /// The documented placement: of points, each operation rounded once; of the disc, its image
    /// with the columns (radius · a, radius · b) and (radius · c, radius · d), or under a
    /// similarity the disc with the placed radius.
    pub fn placed(points: &[DVec2], radius: f64, t: &Transform) -> RoundHull {
        let [a, b, c, d, tx, ty] = t.to_array();
        let place = |p: &DVec2| DVec2::new((a * p.x + c * p.y) + tx, (b * p.x + d * p.y) + ty);
        let [u, w] = if t.is_similarity() {
            let radius = radius * t.scale();
            [DVec2::new(radius, 0.0), DVec2::new(0.0, radius)]
        } else {
            [DVec2::new(a, b) * radius, DVec2::new(c, d) * radius]
        };
        RoundHull {
            points: points.iter().map(place).collect(),
            u,
            w,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Vector(BigInt, BigInt);

impl Vector {
    fn cross(&self, other: &Vector) -> BigInt {
        &self.0 * &other.1 - &self.1 * &other.0
    }

    fn dot(&self, other: &Vector) -> BigInt {
        &self.0 * &other.0 + &self.1 * &other.1
    }
}

impl Sub for &Vector {
    type Output = Vector;
    fn sub(self, other: &Vector) -> Vector {
        Vector(&self.0 - &other.0, &self.1 - &other.1)
    }
}

impl Mul<&BigInt> for &Vector {
    type Output = Vector;
    fn mul(self, factor: &BigInt) -> Vector {
        Vector(&self.0 * factor, &self.1 * factor)
    }
}

/// Doubles as multiples of a power of two that they have in common.
fn whole(values: &[f64]) -> Vec<BigInt> {
    let parts: Vec<(i64, i64)> = values.iter().map(|&x| mantissa_and_exponent(x)).collect();
    let used = parts.iter().filter(|part| part.0 != 0);
    let least = used.map(|part| part.1).min().unwrap_or(0);
    parts
        .into_iter()
        .map(|(mantissa, exponent)| match mantissa {
            0 => BigInt::zero(),
            _ => BigInt::from(mantissa) << (exponent - least),
        })
        .collect()
}

fn mantissa_and_exponent(x: f64) -> (i64, i64) {
    assert!(x.is_finite(), "{x}");
    let (bits, negative) = (x.abs().to_bits(), x < 0.0);
    let (fraction, biased) = (bits & ((1 << 52) - 1), (bits >> 52) as i64);
    let (mantissa, exponent) = match biased {
        0 => (fraction as i64, -1074),
        _ => ((fraction | 1 << 52) as i64, biased - 1075),
    };
    (if negative { -mantissa } else { mantissa }, exponent)
}

/// The corners of a convex hull, counter-clockwise (A. M. Andrew, "Another Efficient Algorithm for
/// Convex Hulls in Two Dimensions", 1979).
fn convex_hull(mut points: Vec<Vector>) -> Vec<Vector> {
    points.sort();
    points.dedup();
    if points.len() < 3 {
        return points;
    }
    let half = |points: &mut dyn Iterator<Item = &Vector>| {
        let mut chain: Vec<Vector> = vec![];
        for p in points {
            while let [.., before, last] = &chain[..]
                && !(last - before).cross(&(p - last)).is_positive()
            {
                chain.pop();
            }
            chain.push(p.clone());
        }
        chain.pop();
        chain
    };
    let mut hull = half(&mut points.iter());
    hull.extend(half(&mut points.iter().rev()));
    hull
}

/// An image of the unit disc about the origin.
#[derive(Clone, Debug)]
struct Oval {
    u: Vector,
    w: Vector,
    area: BigInt,
}

impl Oval {
    /// The image of d under a map that makes the oval the disc with the radius `area`.
    fn mapped(&self, d: &Vector) -> Vector {
        Vector(self.w.cross(d), self.u.cross(d))
    }

    /// The square of the support function.
    fn square_along(&self, n: &Vector) -> BigInt {
        let (u, w) = (self.u.dot(n), self.w.dot(n));
        &u * &u + &w * &w
    }

    /// The two ends times a number, and this number, if this is a segment or a point of fractions.
    fn ends(&self) -> Option<([Vector; 2], BigInt)> {
        let (u, w) = (self.u.dot(&self.u), self.w.dot(&self.w));
        let (axis, square) = if u > w { (&self.u, &u) } else { (&self.w, &w) };
        if square.is_zero() {
            return Some(([axis.clone(), axis.clone()], BigInt::one()));
        }
        // the length is √(1 + smaller²/larger²) times that of the longer axis
        let ratio = BigRational::new(&u + &w, square.clone());
        let (over, under) = (ratio.numer().sqrt(), ratio.denom().sqrt());
        let is_fraction = &over * &over == *ratio.numer() && &under * &under == *ratio.denom();
        let end = axis * &over;
        is_fraction.then(|| ([&end * &-BigInt::one(), end], under))
    }
}

/// D ⊕ K, as above.
struct Sum {
    /// The corners of D.
    corners: Vec<Vector>,
    /// K, if it is more than a point.
    oval: Option<Oval>,
}

/// How the judge found its answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// By a direction or a point.
    Witness,
    /// By Sturm's theorem.
    Roots,
}

/// The true relation of two hulls. `None` if both ellipses are segments or points, and the length
/// of one is no fraction of its axes.
pub fn relation(a: &RoundHull, b: &RoundHull) -> Option<(Relation, Method)> {
    let Some((sum, oval)) = difference(a, b) else {
        return Some((of_polygons(a, b)?, Method::Witness));
    };
    Some(match witness(&sum, &oval) {
        Some(relation) => (relation, Method::Witness),
        None => (by_roots(&sum, &oval), Method::Roots),
    })
}

/// The true relation of two hulls, found without witnesses.
pub fn relation_by_roots(a: &RoundHull, b: &RoundHull) -> Option<Relation> {
    match difference(a, b) {
        Some((sum, oval)) => Some(by_roots(&sum, &oval)),
        None => of_polygons(a, b),
    }
}

/// All numbers as integers: the points of a less those of b, and both ovals.
fn integers(a: &RoundHull, b: &RoundHull) -> (Vec<Vector>, [Oval; 2]) {
    let vectors = [a.u, a.w, b.u, b.w];
    let vectors = vectors.iter().chain(&a.points).chain(&b.points);
    let numbers = whole(&vectors.flat_map(|v| [v.x, v.y]).collect::<Vec<f64>>());
    let vectors: Vec<Vector> = numbers
        .chunks(2)
        .map(|xy| Vector(xy[0].clone(), xy[1].clone()))
        .collect();
    let ovals = [0, 2].map(|i| {
        let (u, w) = (vectors[i].clone(), vectors[i + 1].clone());
        let area = u.cross(&w);
        Oval { u, w, area }
    });
    let (of_a, of_b) = vectors[4..].split_at(a.points.len());
    let all = of_a.iter().flat_map(|p| of_b.iter().map(move |q| p - q));
    (all.collect(), ovals)
}

/// D ⊕ K and L, where K is a point or has an inside; `None` if both are segments or points.
fn difference(a: &RoundHull, b: &RoundHull) -> Option<(Sum, Oval)> {
    let (points, [k, l]) = integers(a, b);
    let (k, l) = if k.area.is_zero() { (l, k) } else { (k, l) };
    if k.area.is_zero() {
        return None;
    }
    let corners = convex_hull(points);
    let is_point = [&l.u, &l.w].iter().all(|v| v.0.is_zero() && v.1.is_zero());
    // the boundary of an ellipse against a polygon; against less than that, D ⊕ K and the origin
    Some(if is_point && corners.len() > 2 {
        (
            Sum {
                corners,
                oval: None,
            },
            k,
        )
    } else {
        let oval = Some(k);
        (Sum { corners, oval }, l)
    })
}

/// The relation if both ellipses are segments with fractions as their ends, or points.
fn of_polygons(a: &RoundHull, b: &RoundHull) -> Option<Relation> {
    let (points, ovals) = integers(a, b);
    let (of_a, under_a) = ovals[0].ends()?;
    let (of_b, under_b) = ovals[1].ends()?;
    let scale = &under_a * &under_b;
    let mut sums = vec![];
    for p in points.iter().map(|p| p * &scale) {
        for k in of_a.iter().map(|k| k * &under_b) {
            for l in of_b.iter().map(|l| l * &under_a) {
                sums.push(Vector(&p.0 + &k.0 + &l.0, &p.1 + &k.1 + &l.1));
            }
        }
    }
    let hull = convex_hull(sums);
    let origin = Vector(BigInt::zero(), BigInt::zero());
    Some(match &hull[..] {
        [p] if *p == origin => Relation::Touching,
        [_] => Relation::Disjoint,
        [p, q] if p.cross(q).is_zero() && !p.dot(q).is_positive() => Relation::Touching,
        [_, _] => Relation::Disjoint,
        _ => {
            let least = edges(&hull).map(|(p, q)| p.cross(q)).min();
            match least.expect("edges").sign() {
                num_bigint::Sign::Plus => Relation::Overlapping,
                num_bigint::Sign::NoSign => Relation::Touching,
                num_bigint::Sign::Minus => Relation::Disjoint,
            }
        }
    })
}

/// The edges of a ring; a segment has one, a point none.
fn edges(ring: &[Vector]) -> impl Iterator<Item = (&Vector, &Vector)> {
    let next = ring.iter().cycle().skip(1);
    let count = if ring.len() > 2 {
        ring.len()
    } else {
        ring.len() - 1
    };
    ring.iter().zip(next).take(count)
}

/// A point of the plane, or a curve of such points: the coordinates times `weight`.
struct Place {
    x: Form,
    y: Form,
    weight: Form,
}

impl Place {
    /// The boundary of an oval as a function of t.
    fn boundary(oval: &Oval) -> Place {
        let two = BigInt::from(2);
        let coordinate = |u: &BigInt, w: &BigInt| Form(vec![u.clone(), w * &two, -u]);
        let [one, none] = [BigInt::one(), BigInt::zero()];
        Place {
            x: coordinate(&oval.u.0, &oval.w.0),
            y: coordinate(&oval.u.1, &oval.w.1),
            weight: Form(vec![one.clone(), none, one]),
        }
    }

    /// The point of the boundary for t = numerator / denominator.
    fn on_boundary(oval: &Oval, numerator: i64, denominator: i64) -> Place {
        let [n, d] = [numerator, denominator].map(BigInt::from);
        let (n2, d2, twice) = (&n * &n, &d * &d, BigInt::from(2) * &n * &d);
        let coordinate = |u: &BigInt, w: &BigInt| Form::constant(u * (&d2 - &n2) + w * &twice);
        Place {
            x: coordinate(&oval.u.0, &oval.w.0),
            y: coordinate(&oval.u.1, &oval.w.1),
            weight: Form::constant(d2 + n2),
        }
    }

    fn origin() -> Place {
        Place {
            x: Form::constant(BigInt::zero()),
            y: Form::constant(BigInt::zero()),
            weight: Form::constant(BigInt::one()),
        }
    }

    /// The vector from a point, times the weight.
    fn from(&self, p: &Vector) -> [Form; 2] {
        let away = |of: &Form, p: &BigInt| of.minus(&self.weight.times(&Form::constant(p.clone())));
        [away(&self.x, &p.0), away(&self.y, &p.1)]
    }
}

fn linear([x, y]: &[Form; 2], n: &Vector) -> Form {
    let [a, b] = [&n.0, &n.1].map(|x| Form::constant(x.clone()));
    x.times(&a).plus(&y.times(&b))
}

/// The vector whose dot product with a place is the cross product of v and the place.
fn turned(v: &Vector) -> Vector {
    Vector(-&v.1, v.0.clone())
}

impl Sum {
    /// The parts: a place is in one of them if all its forms are above 0 (inside) or none is below.
    fn parts(&self, place: &Place) -> Vec<Vec<Form>> {
        let mut parts = vec![];
        if self.corners.len() > 2 {
            let sides =
                edges(&self.corners).map(|(p, q)| linear(&place.from(p), &turned(&(q - p))));
            parts.push(sides.collect());
        }
        let Some(oval) = &self.oval else {
            return parts;
        };
        let radius = Form::constant(&oval.area * &oval.area);
        let weights = place.weight.times(&place.weight);
        let inner = radius.times(&weights);
        let [by_w, by_u] = [turned(&oval.w), turned(&oval.u)];
        for p in &self.corners {
            let from = place.from(p);
            let [x, y] = [linear(&from, &by_w), linear(&from, &by_u)];
            let square = x.times(&x).plus(&y.times(&y));
            parts.push(vec![inner.minus(&square)]);
        }
        for (p, q) in edges(&self.corners) {
            let along = oval.mapped(&(q - p));
            let square = Form::constant(along.dot(&along));
            let from = place.from(p);
            let mapped = [linear(&from, &by_w), linear(&from, &by_u)];
            let across = linear(&mapped, &turned(&along));
            let before = linear(&mapped, &along);
            let after = square.times(&place.weight).minus(&before);
            parts.push(vec![
                inner.times(&square).minus(&across.times(&across)),
                before,
                after,
            ]);
        }
        parts
    }

    fn has_inside_somewhere_on(&self, place: &Place) -> bool {
        self.parts(place)
            .iter()
            .any(|part| all_positive_somewhere(part))
    }

    fn meets(&self, place: &Place) -> bool {
        self.parts(place)
            .iter()
            .any(|part| none_negative_somewhere(part))
    }
}

/// Whether the origin of L is inside D ⊕ K, or a corner of D or an inner point of it inside L.
fn one_holds_the_other(sum: &Sum, oval: &Oval) -> bool {
    let is_in_oval = |point: &Vector, times: usize| {
        let square = oval.mapped(point);
        let radius = &oval.area * BigInt::from(times);
        square.dot(&square) < &radius * &radius
    };
    // D ⊕ K has an inside, so there are inner points beside each corner
    let all = |sum: Vector, p: &Vector| Vector(sum.0 + &p.0, sum.1 + &p.1);
    let none = Vector(BigInt::zero(), BigInt::zero());
    sum.corners.iter().any(|p| is_in_oval(p, 1))
        || is_in_oval(&sum.corners.iter().fold(none, all), sum.corners.len())
        || sum.has_inside_somewhere_on(&Place::origin())
}

fn by_roots(sum: &Sum, oval: &Oval) -> Relation {
    let boundary = Place::boundary(oval);
    if sum.has_inside_somewhere_on(&boundary) || one_holds_the_other(sum, oval) {
        Relation::Overlapping
    } else if sum.meets(&boundary) {
        Relation::Touching
    } else {
        Relation::Disjoint
    }
}

/// A relation that a direction or a point proves.
fn witness(sum: &Sum, oval: &Oval) -> Option<Relation> {
    if one_holds_the_other(sum, oval) {
        return Some(Relation::Overlapping);
    }
    let floats = Floats::new(sum, oval)?;
    let proposed = floats.proposed();
    for (direction, numerator, denominator) in proposed {
        if is_apart_along(&direction, sum, oval) {
            return Some(Relation::Disjoint);
        }
        let place = Place::on_boundary(oval, numerator, denominator);
        if sum.has_inside_somewhere_on(&place) {
            return Some(Relation::Overlapping);
        }
    }
    let (_, numerator, denominator) = floats.proposal(floats.innermost_angle());
    let place = Place::on_boundary(oval, numerator, denominator);
    if sum.has_inside_somewhere_on(&place) {
        return Some(Relation::Overlapping);
    }
    // rounding matters for the direction of an edge
    edges(&sum.corners)
        .flat_map(|(p, q)| [turned(&(q - p)), turned(&(p - q))])
        .any(|n| is_apart_along(&n, sum, oval))
        .then_some(Relation::Disjoint)
}

/// Whether the least n·d of D exceeds √a + √b.
fn is_apart_along(n: &Vector, sum: &Sum, oval: &Oval) -> bool {
    let least = sum
        .corners
        .iter()
        .map(|d| d.dot(n))
        .min()
        .expect("a corner");
    let a = sum
        .oval
        .as_ref()
        .map_or(BigInt::zero(), |k| k.square_along(n));
    let b = oval.square_along(n);
    let rest = &least * &least - &a - &b;
    least.is_positive() && rest.is_positive() && &rest * &rest > BigInt::from(4) * a * b
}

/// How far the second hull has to move, about, until both touch where they are nearest to that.
pub fn shift_to_touch(a: &RoundHull, b: &RoundHull) -> Option<DVec2> {
    let corners = a
        .points
        .iter()
        .flat_map(|p| b.points.iter().map(move |q| *p - *q));
    let floats = Floats::in_metric(corners.collect(), [a.u, a.w], [b.u, b.w]);
    let angle = floats.best_angle();
    let (sin, cos) = angle.sin_cos();
    // along the normal in the coordinates of the map
    let along = floats.back([cos, sin]);
    let shift = along * floats.gap(angle);
    shift.is_finite().then_some(shift)
}

/// The angle with the largest value, as far as steps and a golden section find it.
fn largest(value: impl Fn(f64) -> f64) -> f64 {
    const STEPS: i32 = 48;
    let step = std::f64::consts::TAU / f64::from(STEPS);
    let start = (0..STEPS)
        .map(|i| (value(f64::from(i) * step), f64::from(i) * step))
        .max_by(|x, y| x.0.total_cmp(&y.0))
        .expect("steps");
    let (mut low, mut high) = (start.1 - step, start.1 + step);
    let part = 0.381_966_011_250_105;
    let [mut x, mut y] = [low + part * (high - low), high - part * (high - low)];
    let (mut at_x, mut at_y) = (value(x), value(y));
    for _ in 0..40 {
        if at_x >= at_y {
            (high, y, at_y) = (y, x, at_x);
            x = low + part * (high - low);
            at_x = value(x);
        } else {
            (low, x, at_x) = (x, y, at_y);
            y = high - part * (high - low);
            at_y = value(y);
        }
    }
    (low + high) / 2.0
}

/// D, K and L in doubles, in coordinates in which L is the unit disc, as far as it is not flat.
struct Floats {
    corners: Vec<DVec2>,
    k: [DVec2; 2],
    l: [DVec2; 2],
    /// The rows of the map, to turn a normal back.
    rows: [DVec2; 2],
}

impl Floats {
    fn new(sum: &Sum, oval: &Oval) -> Option<Floats> {
        let all = [&oval.u, &oval.w].into_iter().chain(&sum.corners);
        let all = all.chain(sum.oval.iter().flat_map(|k| [&k.u, &k.w]));
        let bits = all.flat_map(|v| [v.0.bits(), v.1.bits()]).max()?;
        // shifted where doubles would overflow
        let float = |x: &BigInt| (x >> bits.saturating_sub(200)).to_f64();
        let vector = |v: &Vector| Some(DVec2::new(float(&v.0)?, float(&v.1)?));
        let corners = sum.corners.iter().map(vector).collect::<Option<_>>()?;
        let k = match &sum.oval {
            Some(k) => [vector(&k.u)?, vector(&k.w)?],
            None => [DVec2::ZERO; 2],
        };
        Some(Floats::in_metric(
            corners,
            k,
            [vector(&oval.u)?, vector(&oval.w)?],
        ))
    }

    fn in_metric(corners: Vec<DVec2>, k: [DVec2; 2], l: [DVec2; 2]) -> Floats {
        let [u, w] = l;
        let area = u.perp_dot(w);
        let rows = if area.abs() > 1e-12 * (u.length_squared() + w.length_squared()) {
            [DVec2::new(w.y, -w.x) / area, DVec2::new(-u.y, u.x) / area]
        } else {
            let size = 1.0 / (u.length() + w.length() + k[0].length() + corners[0].length());
            [DVec2::X * size, DVec2::Y * size]
        };
        let map = |v: DVec2| DVec2::new(rows[0].dot(v), rows[1].dot(v));
        Floats {
            corners: corners.into_iter().map(map).collect(),
            k: k.map(map),
            l: l.map(map),
            rows,
        }
    }

    /// The vector that the map takes to this one.
    fn back(&self, to: [f64; 2]) -> DVec2 {
        let [x, y] = self.rows;
        DVec2::new(to[0] * y.y - to[1] * x.y, to[1] * x.x - to[0] * y.x) / x.perp_dot(y)
    }

    fn nearest(&self, n: DVec2) -> DVec2 {
        let least = |x: DVec2, y: DVec2| if y.dot(n) < x.dot(n) { y } else { x };
        self.corners
            .iter()
            .copied()
            .reduce(least)
            .expect("a corner")
    }

    /// The gap along an angle.
    fn gap(&self, angle: f64) -> f64 {
        let n = DVec2::new(angle.cos(), angle.sin());
        let support = |[u, w]: [DVec2; 2]| u.dot(n).hypot(w.dot(n));
        self.nearest(n).dot(n) - support(self.k) - support(self.l)
    }

    /// The angle along which the gap is largest.
    fn best_angle(&self) -> f64 {
        largest(|angle| self.gap(angle))
    }

    /// The angle along which the farthest point of L is deepest in D ⊕ K.
    fn innermost_angle(&self) -> f64 {
        largest(|angle| {
            let n = DVec2::new(angle.cos(), angle.sin());
            let [x, y] = self.l.map(|axis| axis.dot(n));
            self.depth((self.l[0] * x + self.l[1] * y) / x.hypot(y))
        })
    }

    /// Above 0 for points inside D ⊕ K.
    fn depth(&self, point: DVec2) -> f64 {
        let corners = &self.corners;
        let edges = || {
            corners
                .iter()
                .copied()
                .zip(corners.iter().copied().cycle().skip(1))
        };
        let turn = self.rows[0].perp_dot(self.rows[1]).signum();
        let side = |(p, q): (DVec2, DVec2)| turn * (q - p).normalize().perp_dot(point - p);
        let in_core = if corners.len() > 2 {
            edges().map(side).fold(f64::INFINITY, f64::min)
        } else {
            f64::NEG_INFINITY
        };
        let [u, w] = self.k;
        let area = u.perp_dot(w);
        if area == 0.0 {
            return in_core;
        }
        let map = |v: DVec2| DVec2::new(v.perp_dot(w), u.perp_dot(v)) / area;
        let distance = |(p, q): (DVec2, DVec2)| {
            let (to, along) = (map(point - p), map(q - p));
            let place = (to.dot(along) / along.length_squared()).clamp(0.0, 1.0);
            if place.is_finite() {
                (to - along * place).length()
            } else {
                to.length()
            }
        };
        in_core.max(1.0 - edges().map(distance).fold(f64::INFINITY, f64::min))
    }

    /// The angle beside this one at which the derivative for the nearest corner is 0.
    fn refined(&self, mut angle: f64) -> f64 {
        for _ in 0..3 {
            let n = DVec2::new(angle.cos(), angle.sin());
            let turned = DVec2::new(-n.y, n.x);
            let nearest = self.nearest(n);
            let (mut first, mut second) = (nearest.dot(turned), -nearest.dot(n));
            for [u, w] in [self.k, self.l] {
                let (x, y) = (u.dot(n), w.dot(n));
                let (dx, dy) = (u.dot(turned), w.dot(turned));
                let length = x.hypot(y);
                let slope = (x * dx + y * dy) / length;
                first -= slope;
                second -= (dx * dx + dy * dy - x * x - y * y - slope * slope) / length;
            }
            let step = first / second;
            if step.is_finite() && step.abs() < 0.1 {
                angle -= step;
            }
        }
        angle
    }

    /// Directions with a large gap, the largest first, each with the t of the point of L that is
    /// farthest along it.
    fn proposed(&self) -> Vec<(Vector, i64, i64)> {
        let best = self.best_angle();
        let mut angles = vec![self.refined(best), best];
        for (i, p) in self.corners.iter().enumerate() {
            let along = self.corners[(i + 1) % self.corners.len()] - *p;
            if along != DVec2::ZERO {
                angles.push(along.x.atan2(-along.y));
                angles.push((-along.x).atan2(along.y));
            }
        }
        angles.sort_by(|x, y| self.gap(*y).total_cmp(&self.gap(*x)));
        angles.truncate(3);
        angles
            .into_iter()
            .map(|angle| self.proposal(angle))
            .collect()
    }

    fn proposal(&self, angle: f64) -> (Vector, i64, i64) {
        let (sin, cos) = angle.sin_cos();
        let n = DVec2::new(cos, sin);
        let [x, y] = self.l.map(|axis| axis.dot(n));
        let length = x.hypot(y);
        let [x, y] = [x / length, y / length];
        let unit = 2f64.powi(50);
        let (numerator, denominator) = if x > 0.0 {
            (y / (1.0 + x) * unit, unit)
        } else {
            (unit, y / (1.0 - x) * unit)
        };
        let normal = self.rows[0] * cos + self.rows[1] * sin;
        let normal = normal / normal.abs().max_element() * unit;
        let direction = Vector(BigInt::from(normal.x as i64), BigInt::from(normal.y as i64));
        (direction, numerator as i64, denominator as i64)
    }
}
