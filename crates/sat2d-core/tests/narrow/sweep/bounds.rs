//! The bounds of the first contact, judged by whole numbers.
//!
//! The judge places the edges of both shapes at a time, as multiples of 2^-320, with sines and
//! cosines from their series at the whole angle. Shapes that are apart at the start are apart for
//! as long as no edge of one is within the radii of an edge of the other.

use fastrand::Rng;
use num_bigint::BigInt;
use sat2d::query::{ImpactBounds, Motion, sweep, sweep_bounds};
use sat2d::{DVec2, Shape, Transform, relation};
use std::cmp::Ordering;
use std::f64::consts::PI;

const BITS: u32 = 320;
/// What the judge's roundings add up to, and more.
const ERROR_BITS: u32 = 220;

type Number = BigInt;
type Vector = [Number; 2];

fn fixed(x: f64) -> Number {
    let (mantissa, exponent) = libm::frexp(x);
    let shift = exponent - 53 + BITS as i32;
    BigInt::from((mantissa * 2_f64.powi(53)) as i64) << u32::try_from(shift).unwrap()
}

fn vector(v: DVec2) -> Vector {
    [fixed(v.x), fixed(v.y)]
}

fn times(a: &Number, b: &Number) -> Number {
    (a * b) >> BITS
}

fn plus(a: &Vector, b: &Vector) -> Vector {
    [&a[0] + &b[0], &a[1] + &b[1]]
}

fn minus(a: &Vector, b: &Vector) -> Vector {
    [&a[0] - &b[0], &a[1] - &b[1]]
}

fn dot(a: &Vector, b: &Vector) -> Number {
    times(&a[0], &b[0]) + times(&a[1], &b[1])
}

fn cross(a: &Vector, b: &Vector) -> Number {
    times(&a[0], &b[1]) - times(&a[1], &b[0])
}

/// The sum of the series of the exponential function at i times the angle.
fn cosine_and_sine(angle: &Number) -> Vector {
    let one = BigInt::from(1) << BITS;
    let (mut term, mut sum) = ([one.clone(), BigInt::ZERO], [one, BigInt::ZERO]);
    for power in 1..400 {
        term = [
            -times(&term[1], angle) / power,
            times(&term[0], angle) / power,
        ];
        sum = plus(&sum, &term);
    }
    sum
}

/// A shape where it is at time 0: its edges, with a disc around each point, and its motion.
struct Scene {
    shape: Shape,
    motion: Motion,
    edges: Vec<[Vector; 2]>,
    radius: f64,
}

impl Scene {
    fn at(&self, time: f64) -> Vec<[Vector; 2]> {
        let time = fixed(time);
        let [cos, sin] = cosine_and_sine(&times(&fixed(self.motion.rotation()), &time));
        let pivot = vector(self.motion.pivot());
        let way = vector(self.motion.translation()).map(|x| times(&x, &time));
        let place = |p: &Vector| {
            let [x, y] = minus(p, &pivot);
            let turned = [
                times(&cos, &x) - times(&sin, &y),
                times(&sin, &x) + times(&cos, &y),
            ];
            plus(&plus(&pivot, &way), &turned)
        };
        let edges = self.edges.iter();
        edges.map(|[p, q]| [place(p), place(q)]).collect()
    }
}

/// The order of the distance of both shapes at a time and 0, less the radii; `None` if it is within
/// the judge's error.
fn judged(a: &Scene, b: &Scene, time: f64) -> Option<Ordering> {
    let radii = fixed(a.radius) + fixed(b.radius);
    let square = times(&radii, &radii);
    let (of_a, of_b) = (a.at(time), b.at(time));
    let mut least = BigInt::from(1) << (2 * BITS);
    for p in &of_a {
        for q in &of_b {
            least = least.min(gap(p, q));
        }
    }
    let error = BigInt::from(1) << (BITS - ERROR_BITS);
    let excess = least - square;
    if excess > error {
        Some(Ordering::Greater)
    } else if excess < -error {
        Some(Ordering::Less)
    } else {
        None
    }
}

/// The squared distance of two segments; if they cross, less than 0.
fn gap([a, b]: &[Vector; 2], [c, d]: &[Vector; 2]) -> Number {
    let side = |p: &Vector, q: &Vector, r: &Vector| cross(&minus(q, p), &minus(r, p));
    let error = BigInt::from(1) << (BITS - ERROR_BITS);
    let are_opposite = |one: Number, other: Number| {
        (one > error && other < -&error) || (one < -&error && other > error)
    };
    if are_opposite(side(a, b, c), side(a, b, d)) && are_opposite(side(c, d, a), side(c, d, b)) {
        return -(BigInt::from(1) << (BITS + 10));
    }
    let from = |p: &Vector, [c, d]: [&Vector; 2]| {
        let (edge, way) = (minus(d, c), minus(p, c));
        let (length, along) = (dot(&edge, &edge), dot(&edge, &way));
        let share = if length == BigInt::ZERO {
            BigInt::ZERO
        } else {
            let share = (along << BITS) / length;
            share.clamp(BigInt::ZERO, BigInt::from(1) << BITS)
        };
        let rest = minus(&way, &edge.map(|x| times(&x, &share)));
        dot(&rest, &rest)
    };
    let ends = [
        from(a, [c, d]),
        from(b, [c, d]),
        from(c, [a, b]),
        from(d, [a, b]),
    ];
    ends.into_iter().min().unwrap()
}

fn signed(rng: &mut Rng) -> f64 {
    rng.f64() * 2.0 - 1.0
}

fn spot(rng: &mut Rng) -> DVec2 {
    DVec2::new(signed(rng), signed(rng))
}

/// A shape of a size about 1, the number of whose kind is given.
fn shape(rng: &mut Rng, kind: usize) -> (Shape, f64) {
    let radius = 0.1 + 0.5 * rng.f64();
    let some = |rng: &mut Rng| -> Vec<_> { (0..rng.usize(3..8)).map(|_| spot(rng)).collect() };
    match kind {
        0 => (
            Shape::rectangle(0.1 + rng.f64(), 0.1 + rng.f64()).unwrap(),
            0.0,
        ),
        1 => (Shape::circle(spot(rng) * 0.2, radius).unwrap(), radius),
        2 => (
            Shape::capsule(spot(rng), spot(rng), radius).unwrap(),
            radius,
        ),
        3 => (Shape::hull(&some(rng)).unwrap(), 0.0),
        4 => {
            let hull = Shape::hull(&some(rng)).unwrap();
            (
                Shape::rounded_polygon(hull.vertices(), radius).unwrap(),
                radius,
            )
        }
        5 => (Shape::chain(&some(rng), false).unwrap(), 0.0),
        _ => {
            let n = rng.usize(4..9);
            let corner = |i: usize| {
                let size = [1.0, 0.3][i % 2];
                DVec2::from_angle(i as f64 * PI / n as f64) * size
            };
            let star: Vec<_> = (0..2 * n).map(corner).collect();
            (Shape::polygon(&[&star]).unwrap(), 0.0)
        }
    }
}

/// The shape with an odd placement, and a motion.
fn scene(rng: &mut Rng, at: DVec2, way: DVec2, turns: f64) -> Scene {
    let kind = rng.usize(0..7);
    let (shape, radius) = shape(rng, kind);
    let start = if radius > 0.0 {
        // placements that leave the radius as it is
        let [a, b] = [[1.0, 0.0], [0.0, 1.0], [-1.0, 0.0]][rng.usize(0..3)];
        let mirror = [1.0, -1.0][rng.usize(0..2)];
        Transform::new(a, b, -b * mirror, a * mirror, at.x, at.y).unwrap()
    } else {
        let mirror = [1.0, -1.0][rng.usize(0..2)];
        Transform::placement(at, signed(rng) * PI, mirror, 0.5 + rng.f64()).unwrap()
    };
    let vertices: Vec<_> = shape.vertices().iter().map(|&p| start.apply(p)).collect();
    let n = vertices.len();
    let edges = (0..n - usize::from(kind == 5)).map(|i| [vertices[i], vertices[(i + 1) % n]]);
    let motion = if turns == 0.0 {
        Motion::linear(start, way).unwrap()
    } else {
        Motion::turning(start, way, signed(rng) * turns, at + spot(rng)).unwrap()
    };
    Scene {
        edges: edges.map(|edge| edge.map(vector)).collect(),
        motion,
        shape,
        radius,
    }
}

fn bounds(a: &Scene, b: &Scene) -> Option<ImpactBounds> {
    sweep_bounds(&a.shape, &a.motion, &b.shape, &b.motion).unwrap()
}

fn variable(name: &str, default: u64) -> u64 {
    std::env::var(name).map_or(default, |text| text.parse().unwrap())
}

#[test]
fn shapes_are_apart_before_the_bounds_and_meet_at_their_end() {
    let (mut proved, mut apart, mut grazed, mut unjudged, mut missed) = (0, 0, 0, 0, 0);
    let cases = variable("SAT2D_CASES", 120);
    for case in 0..cases {
        let rng = &mut Rng::with_seed(variable("SAT2D_FIRST_SEED", 0) + case);
        let turns = [0.0, 0.01, 1.0, 7.0, 30.0][rng.usize(0..5)];
        let at = DVec2::from_angle(rng.f64() * 7.0) * (1.0 + 3.0 * rng.f64());
        let way = spot(rng) * 0.5;
        let mut a = scene(rng, DVec2::ZERO, way, turns);
        let way = spot(rng) - at * 2.0 * rng.f64();
        let mut b = scene(rng, at, way, turns);
        if rng.bool() {
            // the same pair shortly before it meets: slow, and close
            let Some(latest) = bounds(&a, &b).and_then(|bounds| bounds.latest) else {
                continue;
            };
            let part = 2_f64.powi(-rng.i32(1..30));
            for scene in [&mut a, &mut b] {
                *scene = late(scene, latest * (1.0 - part / 2.0), part);
            }
        }
        let [s, t] = [&a, &b].map(|scene| scene.motion.start());
        if relation(&a.shape, &s, &b.shape, &t).unwrap().hits() {
            assert_eq!(bounds(&a, &b).unwrap().latest, Some(0.0), "case {case}");
            continue;
        }
        let until = match bounds(&a, &b) {
            None => {
                apart += 1;
                1.0
            }
            Some(ImpactBounds { earliest, latest }) => {
                match latest {
                    Some(latest) => {
                        assert!(latest - earliest <= 2_f64.powi(-40), "case {case}");
                        assert_ne!(
                            judged(&a, &b, latest),
                            Some(Ordering::Greater),
                            "case {case}"
                        );
                        proved += 1;
                        missed += u32::from(!agrees(&a, &b, latest));
                    }
                    None => grazed += 1,
                }
                earliest
            }
        };
        let mut times: Vec<f64> = (0..6).map(|_| until * rng.f64()).collect();
        times.extend(
            (10..50)
                .step_by(8)
                .map(|bits| until * (1.0 - 2_f64.powi(-bits))),
        );
        for time in times {
            let order = judged(&a, &b, time);
            unjudged += u32::from(order.is_none());
            assert_ne!(
                order,
                Some(Ordering::Less),
                "case {case}: at {time} of {until}"
            );
        }
    }
    println!(
        "{proved} proved, {apart} apart, {grazed} grazed, {unjudged} too near for the judge, \
         {missed} missed by a sweep"
    );
    assert!(proved > cases / 4 && apart > cases / 10 && grazed < cases / 50);
    assert!(u64::from(unjudged) < cases / 20);
    assert_eq!(missed, 0);
}

/// The scene from a time on, for a part of its motion.
fn late(scene: &Scene, time: f64, part: f64) -> Scene {
    let motion = &scene.motion;
    let (from, way) = (motion.at(time).unwrap(), motion.translation());
    let start = if scene.radius > 0.0 {
        // where it is, but not turned
        let ([a, b, c, d, ..], [.., x, y]) = (motion.start().to_array(), from.to_array());
        Transform::new(a, b, c, d, x, y).unwrap()
    } else {
        from
    };
    let (pivot, turn) = (motion.pivot() + way * time, motion.rotation() * part);
    let vertices: Vec<_> = scene
        .shape
        .vertices()
        .iter()
        .map(|&p| start.apply(p))
        .collect();
    let n = vertices.len();
    let edges = (0..scene.edges.len()).map(|i| [vertices[i], vertices[(i + 1) % n]].map(vector));
    Scene {
        edges: edges.collect(),
        motion: Motion::turning(start, way * part, turn, pivot).unwrap(),
        shape: scene.shape.clone(),
        radius: scene.radius,
    }
}

/// Whether a sweep finds what is proved, no later than that, up to its own rounding: more in time
/// the slower the shapes approach.
fn agrees(a: &Scene, b: &Scene, latest: f64) -> bool {
    let hit = sweep(&a.shape, &a.motion, &b.shape, &b.motion).unwrap();
    hit.is_some_and(|hit| hit.time <= latest + 1e-10 / hit.approach.max(1e-10))
}

/// Circles that move straight, and ellipses that are these circles twice as wide: they meet at the
/// same time.
#[test]
fn circles_and_their_images_meet_at_the_same_time() {
    let wide = Transform::new(2.0, 0.0, 0.0, 1.0, 0.0, 0.0).unwrap();
    let mut met = 0;
    for case in 0..300 {
        let rng = &mut Rng::with_seed(case);
        let mut one = |at: DVec2, way: DVec2| {
            let radius = 0.1 + rng.f64();
            let circle = Shape::circle(spot(rng), radius).unwrap();
            let at = Transform::translation(at).unwrap();
            let motion = Motion::linear(at, way).unwrap();
            let image = Motion::linear(wide.product(&at).unwrap(), wide.apply(way)).unwrap();
            (circle, motion, image)
        };
        let (a, of_a, image_of_a) = one(DVec2::ZERO, DVec2::ZERO);
        let (b, of_b, image_of_b) = one(DVec2::new(4.0, 1.0), DVec2::new(-7.0, -2.0));
        let round = sweep_bounds(&a, &of_a, &b, &of_b).unwrap();
        let oval = sweep_bounds(&a, &image_of_a, &b, &image_of_b).unwrap();
        assert_eq!(round.is_some(), oval.is_some(), "case {case}");
        if let (Some(round), Some(oval)) = (round, oval) {
            assert!(round.earliest <= oval.latest.unwrap(), "case {case}");
            assert!(oval.earliest <= round.latest.unwrap(), "case {case}");
            met += 1;
        }
    }
    assert!(met > 100, "{met}");
}

/// An ellipse that turns about its centre beside a wall reaches it when the square of its extent,
/// a² cos² + b² sin², is that of the wall's distance.
#[test]
fn an_ellipse_turns_against_a_wall() {
    let mut turned = 0;
    for case in 0..200 {
        let rng = &mut Rng::with_seed(case);
        let (a, b) = (2.0 + rng.f64(), 0.01 + rng.f64());
        let from = 0.1 + rng.f64();
        let reach = |angle: f64| libm::hypot(a * angle.sin(), b * angle.cos());
        let distance = b + (a - b) * (0.3 + 0.6 * rng.f64());
        let wall = Shape::rectangle_xywh(distance, -10.0, 1.0, 20.0).unwrap();
        let disc = Shape::circle(DVec2::ZERO, 1.0).unwrap();
        // its longer half-axis is `from` before the direction away from the wall, and turns back
        let start = Transform::placement(DVec2::ZERO, PI / 2.0 + from * 0.1, a, b).unwrap();
        let turn = Motion::turning(start, DVec2::ZERO, 2.0, DVec2::ZERO).unwrap();
        let still = Motion::still(Transform::IDENTITY);
        if reach(from * 0.1) >= distance {
            continue;
        }
        turned += 1;
        let square = (distance * distance - b * b) / (a * a - b * b);
        let expected = (square.sqrt().asin() - from * 0.1) / 2.0;
        let [one, other] = [
            sweep_bounds(&disc, &turn, &wall, &still).unwrap().unwrap(),
            sweep_bounds(&wall, &still, &disc, &turn).unwrap().unwrap(),
        ];
        for bounds in [one, other] {
            let latest = bounds.latest.unwrap();
            assert!((bounds.earliest - expected).abs() < 1e-11, "case {case}");
            assert!(latest - bounds.earliest <= 2_f64.powi(-40), "case {case}");
        }
    }
    assert!(turned > 100, "{turned}");
}

#[test]
fn what_only_grazes_is_not_proved() {
    let (disc, floor) = (
        Shape::circle(DVec2::ZERO, 1.0).unwrap(),
        Shape::hull(&[DVec2::ZERO, DVec2::NEG_Y, DVec2::new(1.0, -1.0)]).unwrap(),
    );
    let still = Motion::still(Transform::IDENTITY);
    let above = Transform::translation(DVec2::new(-4.0, 1.0)).unwrap();
    let passes = Motion::linear(above, DVec2::new(9.0, 0.0)).unwrap();
    let bounds = sweep_bounds(&floor, &still, &disc, &passes)
        .unwrap()
        .unwrap();
    assert_eq!(bounds.latest, None);
    assert!((bounds.earliest - 4.0 / 9.0).abs() < 1e-8, "{bounds:?}");

    // many turns, and an angle for which there is no sine
    let far = Transform::translation(DVec2::new(9.0, 0.0)).unwrap();
    let turns = Motion::turning(far, DVec2::ZERO, 1e30, DVec2::ZERO).unwrap();
    let bounds = sweep_bounds(&floor, &still, &disc, &turns)
        .unwrap()
        .unwrap();
    assert!(
        bounds.earliest < 1e-20 && bounds.latest.is_none(),
        "{bounds:?}"
    );
}
