//! How one shape lies within another, judged in exact fractions: polygons by slabs between all
//! vertices and crossings, all others by the squares of distances.

use crate::support::rational_gap::{Point, cross, dot, point};
use fastrand::Rng;
use sat2d::query::{Containment, containment};
use sat2d::{DVec2, Shape, Transform};
use sat2d_test_support::generators::below;
use sat2d_test_support::rational::Rational;
use sat2d_test_support::seeds;
use std::cmp::Ordering;

type Edge = (Point, Point);

/// A placed shape in fractions: rings of vertices and a radius.
struct Region {
    rings: Vec<Vec<Point>>,
    radius: Rational,
}

impl Region {
    fn new(shape: &Shape, t: &Transform) -> Region {
        let exact = |p: &DVec2| point(t.apply(*p));
        let rings = shape.rings().map(|ring| ring.iter().map(exact).collect());
        let radius = match shape.radius() {
            0.0 => 0.0,
            radius => radius * t.scale(),
        };
        Region {
            rings: rings.collect(),
            radius: Rational::of(radius),
        }
    }

    /// All edges; of a point one from itself to itself.
    fn edges(&self) -> Vec<Edge> {
        let of = |ring: &Vec<Point>| {
            let next = ring.iter().cycle().skip(1).cloned();
            ring.iter().cloned().zip(next).collect::<Vec<_>>()
        };
        self.rings.iter().flat_map(of).collect()
    }

    fn has_area(&self) -> bool {
        self.rings[0].len() > 2
    }

    /// Whether a point is in the polygon, its boundary included.
    fn holds(&self, p: &Point) -> bool {
        if self.edges().iter().any(|edge| is_on(edge, p)) {
            return true;
        }
        let above = |(a, b): &Edge| {
            let crosses = (a.1 > p.1) != (b.1 > p.1);
            crosses && (cross(a, b, p) > Rational::zero()) == (b.1 > a.1)
        };
        self.edges().iter().filter(|edge| above(edge)).count() % 2 == 1
    }
}

fn is_on((a, b): &Edge, p: &Point) -> bool {
    let (zero, place) = (Rational::zero(), dot(a, b, p));
    if a == b {
        return a == p;
    }
    cross(a, b, p).is_zero() && place >= zero && place <= dot(a, b, b)
}

/// The square of the distance of a point from an edge.
fn square(p: &Point, (a, b): &Edge) -> Rational {
    let from = |q: &Point| dot(q, p, p);
    let (place, length) = (dot(a, b, p), dot(a, b, b));
    if place <= Rational::zero() {
        from(a)
    } else if place >= length {
        from(b)
    } else {
        let area = cross(a, b, p);
        &area * &area / length
    }
}

/// Where two edges that are not parallel meet.
fn crossing(e: &Edge, f: &Edge) -> Option<Point> {
    let [p, q] = [&f.0, &f.1].map(|end| cross(&e.0, &e.1, end));
    if p == q {
        return None;
    }
    let place = &p / (&p - &q);
    let at = (
        &f.0.0 + &place * (&f.1.0 - &f.0.0),
        &f.0.1 + &place * (&f.1.1 - &f.0.1),
    );
    (is_on(e, &at) && is_on(f, &at)).then_some(at)
}

fn meet(e: &Edge, f: &Edge) -> bool {
    crossing(e, f).is_some()
        || [(e, &f.0), (e, &f.1), (f, &e.0), (f, &e.1)]
            .iter()
            .any(|(edge, end)| is_on(edge, end))
}

/// The square of the distance between two edges.
fn square_between(e: &Edge, f: &Edge) -> Rational {
    if meet(e, f) {
        return Rational::zero();
    }
    let squares = [
        square(&e.0, f),
        square(&e.1, f),
        square(&f.0, e),
        square(&f.1, e),
    ];
    squares.into_iter().min().unwrap()
}

fn middle(a: &Rational, b: &Rational) -> Rational {
    (a + b) * Rational::of(0.5)
}

/// Whether a polygon lies in another one: in no slab is there a trapezoid in the first one only.
fn slabs_inside(inner: &Region, outer: &Region) -> bool {
    let edges = [inner.edges(), outer.edges()].concat();
    let mut levels: Vec<Rational> = edges.iter().map(|edge| edge.0.1.clone()).collect();
    for (i, e) in edges.iter().enumerate() {
        levels.extend(edges[..i].iter().filter_map(|f| Some(crossing(e, f)?.1)));
    }
    levels.sort();
    levels.dedup();
    levels.windows(2).all(|pair| {
        let y = middle(&pair[0], &pair[1]);
        let at = |(a, b): &Edge| {
            let spans = (a.1 > y) != (b.1 > y);
            spans.then(|| &a.0 + (&y - &a.1) * (&b.0 - &a.0) / (&b.1 - &a.1))
        };
        let mut xs: Vec<Rational> = edges.iter().filter_map(at).collect();
        xs.sort();
        xs.dedup();
        xs.windows(2).all(|pair| {
            let sample = (middle(&pair[0], &pair[1]), y.clone());
            !inner.holds(&sample) || outer.holds(&sample)
        })
    })
}

/// Whether all of a region is in another one, and whether it keeps off the boundary.
fn is_inside(inner: &Region, outer: &Region) -> (bool, bool) {
    let zero = Rational::zero();
    let (r, s) = (&inner.radius, &outer.radius);
    let (edges, bounds) = (inner.edges(), outer.edges());
    if s.is_zero() && outer.has_area() {
        if r.is_zero() && inner.has_area() {
            let touch = edges.iter().any(|e| bounds.iter().any(|f| meet(e, f)));
            return (slabs_inside(inner, outer), !touch);
        }
        if r.is_zero() {
            let (edge, touch) = (&edges[0], bounds.iter().any(|f| meet(&edges[0], f)));
            // all parts between where it crosses or meets the boundary
            let mut stops = vec![edge.0.clone(), edge.1.clone()];
            stops.extend(bounds.iter().filter_map(|f| crossing(edge, f)));
            let ends = bounds.iter().map(|f| f.0.clone());
            stops.extend(ends.filter(|end| is_on(edge, end)));
            stops.sort_by_key(|stop| dot(&edge.0, &edge.1, stop));
            let inside = stops.windows(2).all(|pair| {
                let between = (
                    middle(&pair[0].0, &pair[1].0),
                    middle(&pair[0].1, &pair[1].1),
                );
                outer.holds(&between)
            });
            return (inside, !touch);
        }
        let core_holds = |f: &Edge| inner.has_area() && inner.holds(&f.0);
        let nearest = bounds.iter().map(|f| match core_holds(f) {
            true => zero.clone(),
            false => edges.iter().map(|e| square_between(e, f)).min().unwrap(),
        });
        let order = nearest.min().unwrap().cmp(&(r * r));
        let inside = outer.holds(&inner.rings[0][0]);
        return (inside && order.is_ge(), order == Ordering::Greater);
    }
    let vertices = || inner.rings.iter().flatten();
    if r <= s {
        let reach = s - r;
        let order = |v: &Point| {
            let nearest = bounds.iter().map(|f| square(v, f)).min().unwrap();
            if outer.has_area() && outer.holds(v) && !nearest.is_zero() {
                return Ordering::Less;
            }
            nearest.cmp(&(&reach * &reach))
        };
        let most = vertices().map(order).max().unwrap();
        return (most.is_le(), most == Ordering::Less);
    }
    if !outer.has_area() {
        return (false, false);
    }
    let reach = r - s;
    let counter_clockwise = area(&outer.rings[0]) > zero;
    let order = |v: &Point, (a, b): &Edge| {
        let side = cross(a, b, v);
        let side = if counter_clockwise { side } else { -side };
        match side <= zero {
            true => Ordering::Less,
            false => (&side * &side).cmp(&(&reach * &reach * dot(a, b, b))),
        }
    };
    let orders = vertices().flat_map(|v| bounds.iter().map(move |f| order(v, f)));
    let least = orders.min().unwrap();
    (least.is_ge(), least == Ordering::Greater)
}

fn area(ring: &[Point]) -> Rational {
    let origin = (Rational::zero(), Rational::zero());
    let next = ring.iter().cycle().skip(1);
    let sums = ring.iter().zip(next).map(|(a, b)| cross(&origin, a, b));
    sums.fold(Rational::zero(), |sum, part| sum + part)
}

fn judged(inner: &Region, outer: &Region) -> Containment {
    match is_inside(inner, outer) {
        (false, _) => Containment::None,
        (true, true) => Containment::Proper,
        _ if is_inside(outer, inner).0 => Containment::Equal,
        _ => Containment::Touching,
    }
}

fn grid(rng: &mut Rng, most: i32) -> DVec2 {
    DVec2::new(
        f64::from(rng.i32(-most..=most)),
        f64::from(rng.i32(-most..=most)),
    )
}

/// A shape of any kind on a grid; `size` bounds its coordinates.
fn shape(rng: &mut Rng, size: i32) -> Shape {
    loop {
        let radius = f64::from(rng.i32(0..=size));
        let star = |rng: &mut Rng, count: usize| {
            let mut points: Vec<DVec2> = (0..count).map(|_| grid(rng, size)).collect();
            points.sort_by(|p, q| p.y.atan2(p.x).total_cmp(&q.y.atan2(q.x)));
            points
        };
        let made = match rng.u8(0..9) {
            0 => Shape::circle(grid(rng, size), radius),
            1 => Shape::segment(grid(rng, size), grid(rng, size)),
            2 => Shape::capsule(grid(rng, size), grid(rng, size), radius),
            3 => Shape::rectangle(2.0 * radius, f64::from(rng.i32(1..=size))),
            4 => Shape::convex_polygon(&star(rng, 4)),
            5 => Shape::rounded_polygon(&star(rng, 4), radius / 2.0),
            6 => Shape::polygon(&[&star(rng, 7)]),
            7 => Shape::polygon(&[&star(rng, 10)]),
            _ => {
                let (outer, hole) = (star(rng, 6), star(rng, 4));
                let hole: Vec<DVec2> = hole.iter().map(|p| *p / 4.0).collect();
                Shape::polygon(&[&outer, &hole])
            }
        };
        if let Ok(shape) = made {
            return shape;
        }
    }
}

fn placement(rng: &mut Rng) -> Transform {
    let angle = 90.0 * f64::from(rng.u8(0..4));
    let mirror = if rng.bool() { 1.0 } else { -1.0 };
    Transform::placement_degrees(grid(rng, 2), angle, mirror, 1.0).unwrap()
}

fn check(pair: [(&Shape, &Transform); 2], seed: u64) -> Containment {
    let [(a, ta), (b, tb)] = pair;
    let found = containment(a, ta, b, tb).unwrap();
    let expected = judged(&Region::new(a, ta), &Region::new(b, tb));
    assert_eq!(found, expected, "seed {seed}: {a:?} {ta:?} in {b:?} {tb:?}");
    let placed = a.place(ta).unwrap().containment_in(&b.place(tb).unwrap());
    assert_eq!(placed, found);
    found
}

#[test]
fn shapes_on_a_grid_lie_within_each_other_as_fractions_say() {
    let mut counts = [0; 4];
    for seed in seeds(500) {
        let mut rng = Rng::with_seed(seed);
        let sizes = [(2, 8), (3, 5), (4, 4)][below(&mut rng, 3)];
        let (a, b) = (shape(&mut rng, sizes.0), shape(&mut rng, sizes.1));
        let (ta, tb) = (placement(&mut rng), placement(&mut rng));
        let pairs = [
            [(&a, &ta), (&b, &tb)],
            [(&b, &tb), (&a, &ta)],
            [(&a, &ta), (&a, if rng.bool() { &ta } else { &tb })],
        ];
        for pair in pairs {
            counts[check(pair, seed) as usize] += 1;
        }
    }
    assert!(counts.iter().all(|count| *count > 12), "{counts:?}");
}

/// Turned and scaled by numbers that round, and nearly touching from inside.
#[test]
fn shapes_anywhere_lie_within_each_other_as_fractions_say() {
    let mut counts = [0; 4];
    for seed in seeds(400) {
        let mut rng = Rng::with_seed(seed);
        let (a, b) = (shape(&mut rng, 2), shape(&mut rng, 8));
        let angle = rng.f64() * 7.0;
        let at = |offset| Transform::placement(offset, angle, 0.3, 0.3).unwrap();
        let off = DVec2::new(rng.f64(), rng.f64()) * 0.3;
        // the same rounding for both, or rounding that decides
        let off = if rng.bool() { off } else { DVec2::ZERO };
        let (ta, tb) = (at(off), at(DVec2::ZERO));
        counts[check([(&a, &ta), (&b, &tb)], seed) as usize] += 1;
        counts[check([(&b, &tb), (&b, &tb)], seed) as usize] += 1;
    }
    assert!(
        counts[0] > 30 && counts[2] > 30 && counts[3] > 300,
        "{counts:?}"
    );
}

/// A plug that fills a hole exactly is outside, though its boundary is inside.
#[test]
fn what_fills_a_hole_is_outside() {
    let ring = |size: f64| {
        [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].map(|(x, y)| DVec2::new(x, y) * size)
    };
    let frame = Shape::polygon(&[&ring(3.0), &ring(1.0)]).unwrap();
    let here = Transform::IDENTITY;
    for (plug, expected) in [
        (Shape::polygon(&[&ring(1.0)]).unwrap(), Containment::None),
        (Shape::circle(DVec2::ZERO, 1.0).unwrap(), Containment::None),
        (Shape::circle(DVec2::ZERO, 0.0).unwrap(), Containment::None),
        (Shape::circle(DVec2::X, 0.0).unwrap(), Containment::Touching),
        (
            Shape::circle(DVec2::X * 2.0, 1.0).unwrap(),
            Containment::Touching,
        ),
        (
            Shape::circle(DVec2::X * 2.0, 0.9).unwrap(),
            Containment::Proper,
        ),
        (frame.clone(), Containment::Equal),
    ] {
        assert_eq!(
            containment(&plug, &here, &frame, &here),
            Ok(expected),
            "{plug:?}"
        );
    }
}
