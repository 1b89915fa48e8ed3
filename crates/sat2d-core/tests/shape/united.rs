//! The union of contours that cross, beside the winding number of many chords.

use fastrand::Rng;
use sat2d::outline::{FillRule, OutlineError, Path};
use sat2d::query::point_relation;
use sat2d::{DVec2, Relation, Shape, ShapeError, Transform};
use sat2d_test_support::seeds;
use std::f64::consts::TAU;

fn p(x: f64, y: f64) -> DVec2 {
    DVec2::new(x, y)
}

/// How often rings wind round a point: the signed crossings of a ray to the right.
fn winding(rings: &[Vec<DVec2>], at: DVec2) -> i32 {
    let crossing = |(&a, &b): (&DVec2, &DVec2)| {
        let is_left = (b - a).perp_dot(at - a) > 0.0;
        match (a.y <= at.y, b.y <= at.y) {
            (true, false) if is_left => 1,
            (false, true) if !is_left => -1,
            _ => 0,
        }
    };
    let edges = |ring: &Vec<DVec2>| -> i32 {
        ring.iter()
            .zip(ring.iter().cycle().skip(1))
            .map(crossing)
            .sum()
    };
    rings.iter().map(edges).sum()
}

fn distance(ring: &[DVec2], at: DVec2) -> f64 {
    let edges = ring.iter().zip(ring.iter().cycle().skip(1));
    let distances = edges.map(|(&a, &b)| {
        let (along, to) = (b - a, at - a);
        let part = to.dot(along) / along.length_squared();
        (to - along * part.clamp(0.0, 1.0)).length()
    });
    distances.fold(f64::INFINITY, f64::min)
}

fn contours(rng: &mut Rng) -> (Path, Vec<Vec<DVec2>>) {
    let is_grid = rng.bool();
    let scale = f64::from(rng.i32(-30..30)).exp2();
    let mut point = || {
        let at = p(rng.f64(), rng.f64()) * 8.0;
        (if is_grid { at.round() } else { at }) * scale
    };
    let (mut path, mut rings) = (Path::new(), Vec::new());
    for _ in 0..1 + (point().x / scale) as usize % 3 {
        let start = point();
        path.move_to(start);
        let mut ring = Vec::from([start]);
        for _ in 0..2 + (point().x / scale) as usize % 6 {
            let (from, control, end) = (ring[ring.len() - 1], point(), point());
            let turned = (control - from).perp_dot(end - control).abs();
            if control.x < 4.0 * scale || turned < 1e-3 * scale * scale {
                path.line_to(end);
                ring.push(end);
                continue;
            }
            path.quadratic_to(control, end);
            ring.extend((1..=2000).map(|k| {
                let (s, r) = (f64::from(k) / 2000.0, 1.0 - f64::from(k) / 2000.0);
                from * (r * r) + control * (2.0 * r * s) + end * (s * s)
            }));
        }
        path.close();
        rings.push(ring);
    }
    (path, rings)
}

#[test]
fn united_contours_are_as_near_as_the_tolerance() {
    let (mut near, mut empty) = (0, 0);
    for seed in seeds(200) {
        let mut rng = Rng::with_seed(seed);
        let (path, rings) = contours(&mut rng);
        let size = path.flattened(f64::MAX).unwrap().concat();
        let size = size
            .iter()
            .fold(0.0, |size: f64, at| size.max(at.max_element()));
        let tolerance = size * f64::from(rng.i32(-16..-4)).exp2();
        for rule in [FillRule::EvenOdd, FillRule::NonZero] {
            let covers = |at| match winding(&rings, at) {
                turns if rule == FillRule::EvenOdd => turns % 2 != 0,
                turns => turns != 0,
            };
            let united = match path.united_within(rule, tolerance) {
                Err(OutlineError::NoArea) => {
                    empty += 1;
                    continue;
                }
                united => united.unwrap_or_else(|error| panic!("seed {seed}: {error}")),
            };
            let shape = Shape::outline(&united, FillRule::NonZero);
            let shape = shape.unwrap_or_else(|error| panic!("seed {seed}: {error}"));
            for _ in 0..100 {
                let ring = &rings[rng.usize(..rings.len())];
                let turn = DVec2::from_angle(rng.f64() * TAU);
                let off = if rng.bool() { tolerance * 2.0 } else { size };
                let at = ring[rng.usize(..ring.len())] + turn * (off * rng.f64());
                let found = point_relation(&shape, &Transform::IDENTITY, at).unwrap();
                let is_inside = found != Relation::Disjoint;
                if is_inside == covers(at) {
                    continue;
                }
                let distance = rings.iter().map(|ring| distance(ring, at));
                let distance = distance.fold(f64::INFINITY, f64::min);
                assert!(
                    distance <= tolerance * 1.001,
                    "seed {seed}, {rule:?}: {at}, {distance} from the contours, {tolerance}"
                );
                near += 1;
            }
        }
    }
    assert!(near > 20, "only {near} points were near the boundary");
    assert!(empty < 50, "{empty} were empty");
}

/// Crossings of these segments are points of the grid.
#[test]
fn a_star_loses_its_crossings() {
    let mut star = Path::new();
    star.move_to(p(0.0, 0.0))
        .line_to(p(8.0, 0.0))
        .line_to(p(4.0, 8.0))
        .close();
    star.move_to(p(0.0, 6.0))
        .line_to(p(4.0, -2.0))
        .line_to(p(8.0, 6.0))
        .close();
    assert!(Shape::outline(&star, FillRule::NonZero).is_err());
    let area = |rule| {
        let united = star.united_within(rule, 0.01).unwrap();
        Shape::outline(&united, FillRule::EvenOdd).unwrap().area()
    };
    // both have an area of 32; their tips are two triangles of 2 by 2 and four of 3 by 3
    let tips = 2.0 * 2.0 + 4.0 * 4.5;
    assert_eq!(area(FillRule::EvenOdd), tips);
    assert_eq!(area(FillRule::NonZero), (64.0 + tips) / 2.0);
}

#[test]
fn what_has_no_area_is_an_error() {
    let mut path = Path::new();
    path.move_to(p(0.0, 0.0))
        .line_to(p(8.0, 0.0))
        .line_to(p(0.0, 0.0))
        .close();
    let found = path.united_within(FillRule::NonZero, 0.1);
    assert_eq!(found, Err(OutlineError::NoArea));
    let found = path.united_within(FillRule::NonZero, -0.1);
    assert!(
        matches!(found, Err(OutlineError::BadTolerance { .. })),
        "{found:?}"
    );
}

/// A walk whose edges cross tens of thousands of times.
#[test]
fn a_walk_of_400_edges_is_united_and_is_an_outline() {
    let mut rng = Rng::with_seed(1);
    let ring: Vec<DVec2> = (0..400).map(|_| p(rng.f64(), rng.f64()) * 1000.0).collect();
    let mut path = Path::new();
    path.move_to(ring[0]);
    for &vertex in &ring[1..] {
        path.line_to(vertex);
    }
    path.close();
    let rings = [ring];
    let tolerance = 1e-6;
    for rule in [FillRule::EvenOdd, FillRule::NonZero] {
        let united = path.united_within(rule, tolerance).unwrap();
        let shape = Shape::outline(&united, FillRule::EvenOdd).unwrap();
        let mut inside = 0;
        for _ in 0..2000 {
            let at = p(rng.f64(), rng.f64()) * 1000.0;
            let turns = winding(&rings, at);
            let is_inside = match rule {
                FillRule::EvenOdd => turns % 2 != 0,
                FillRule::NonZero => turns != 0,
            };
            let found = point_relation(&shape, &Transform::IDENTITY, at).unwrap();
            let is_near = distance(&rings[0], at) <= tolerance;
            assert!(
                is_near || (found != Relation::Disjoint) == is_inside,
                "{rule:?} {at}"
            );
            inside += u32::from(is_inside);
        }
        assert!((500..1900).contains(&inside), "{inside}");
    }
}

/// Thousands of contours within and beside each other, straight and with arcs, in any order.
#[test]
fn many_contours_have_the_region_between_them() {
    let count = 3000;
    let mut order: Vec<u32> = (0..count).collect();
    Rng::with_seed(1).shuffle(&mut order);
    let (mut nested, mut beside, mut discs) = (Path::new(), Path::new(), Path::new());
    let square = |path: &mut Path, [left, low, right, high]: [f64; 4], is_turned: bool| {
        let (second, fourth) = if is_turned {
            (p(left, high), p(right, low))
        } else {
            (p(right, low), p(left, high))
        };
        path.move_to(p(left, low)).line_to(second);
        path.line_to(p(right, high)).line_to(fourth).close();
    };
    for &number in &order {
        let k = f64::from(number);
        square(
            &mut nested,
            [-k - 1.0, -k - 1.0, k + 1.0, k + 1.0],
            number % 3 == 0,
        );
        square(
            &mut beside,
            [k, 4.0 * k, k + 1e6, 4.0 * k + 2.0],
            number % 3 == 0,
        );
        let center = p(f64::from(number % 50), f64::from(number / 50)) * 4.0;
        discs.move_to(center + DVec2::X);
        for end in [center - DVec2::X, center + DVec2::X] {
            discs.arc_to(DVec2::ONE, 0.0, false, number % 3 == 0, end);
        }
    }
    let area = |path: &Path| Shape::outline(path, FillRule::EvenOdd).unwrap().area();
    let n = f64::from(count);
    // the k-th square is 2 k wide; they alternate from the outer one inward
    let rings = (1..=count)
        .rev()
        .step_by(2)
        .map(|k| 4.0 * (2.0 * f64::from(k) - 1.0));
    let is_close = |area: f64, right: f64| (area / right - 1.0).abs() < 1e-12;
    assert!(is_close(area(&nested), rings.sum()));
    assert!(is_close(area(&beside), n * 2e6));
    assert!(is_close(area(&discs), n * std::f64::consts::PI));
    // one that cuts a side of others
    let mut fault = beside.clone();
    fault
        .move_to(p(1.5e6, 1.0))
        .line_to(p(1.5e6, 2.0))
        .line_to(p(5e5, 1.0))
        .close();
    assert!(matches!(
        Shape::outline(&fault, FillRule::EvenOdd),
        Err(ShapeError::Outline(OutlineError::EdgesMeet { .. }))
    ));
}

#[test]
fn too_many_crossings_are_an_error() {
    // each of 1,100 rows crosses as many columns twice
    let mut path = Path::new();
    for k in 0..1100 {
        let at = f64::from(k) * 4.0;
        path.move_to(p(-1.0, at))
            .line_to(p(5000.0, at))
            .line_to(p(-1.0, at + 1.0))
            .close();
        path.move_to(p(at, -1.0))
            .line_to(p(at, 5000.0))
            .line_to(p(at + 1.0, -1.0))
            .close();
    }
    let found = path.united_within(FillRule::NonZero, 0.01);
    assert_eq!(
        found,
        Err(OutlineError::TooManyCrossings { most: 0x40_0000 })
    );
}
