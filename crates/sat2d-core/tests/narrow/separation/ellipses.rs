//! The least translation out of a shape with ellipses around its points. The judge of convex pairs
//! looks at their support functions in many directions; that of concave ones takes polygons of
//! many corners, in the ellipses and around them.

use crate::separation::laws::{doubles, grown, p, parted, skyline};
use crate::support::concave_cases::subjects;
use fastrand::Rng;
use sat2d::query::separation;
use sat2d::{DVec2, Relation, Shape, Transform, relation};
use sat2d_test_support::elliptic_pairs::{Subject, greatest_separation, random};
use sat2d_test_support::seeds;
use std::f64::consts::{PI, TAU};

fn moved(t: &Transform, by: DVec2) -> Transform {
    let [a, b, c, d, x, y] = t.to_array();
    Transform::new(a, b, c, d, x + by.x, y + by.y).expect("a map")
}

#[test]
fn convex_shapes_come_free_by_their_depth() {
    let mut seen = 0;
    for seed in seeds(3000) {
        let mut rng = Rng::with_seed(seed);
        let (a, b) = (random(&mut rng, 0.4, 1.0), random(&mut rng, 0.4, 1.0));
        let (sa, ta, sb, tb) = (&a.shape, &a.transform, &b.shape, &b.transform);
        let found = relation(sa, ta, sb, tb).expect("a verdict");
        let out = separation(sa, ta, sb, tb).expect("in range");
        assert_eq!(out.is_some(), found == Relation::Overlapping, "seed {seed}");
        let Some(out) = out else { continue };
        let free = relation(sa, ta, sb, &moved(tb, out.translation));
        assert_ne!(free, Ok(Relation::Overlapping), "seed {seed}");
        let depth = -greatest_separation(&a, &b);
        let size = a.size().max(b.size());
        assert!(
            out.depth() <= depth + 1e-12 * size,
            "seed {seed}: {out:?} {depth}"
        );
        seen += 1;
    }
    assert!(seen > 1000, "{seen}");
}

/// A polygon of many corners in an ellipse, or around it if `factor` is large enough.
fn polygon(subject: &Subject, factor: f64) -> Shape {
    const CORNERS: usize = 1440;
    let half = subject.shape.half_axes() * factor;
    let [a, b, c, d, ..] = subject.transform.to_array();
    let (u, w) = (DVec2::new(a, b) * half.x, DVec2::new(c, d) * half.y);
    let centers = subject.shape.vertices().iter();
    let points: Vec<DVec2> = centers
        .flat_map(|&center| {
            let center = subject.transform.apply(center);
            (0..CORNERS).map(move |k| {
                let (sin, cos) = (k as f64 * TAU / CORNERS as f64).sin_cos();
                center + u * cos + w * sin
            })
        })
        .collect();
    assert!(factor == 1.0 || factor * (PI / CORNERS as f64).cos() >= 1.0);
    Shape::hull(&points).expect("a hull")
}

#[test]
fn ellipses_leave_a_concave_shape_as_soon_as_polygons_in_and_around_them_do() {
    let mut seen = 0;
    for (number, subject) in subjects().iter().enumerate() {
        let shape = &subject.shape;
        let bounds = shape.bounds();
        let size = (bounds.max - bounds.min).max_element();
        for seed in seeds(6) {
            let mut rng = Rng::with_seed(seed + 1000 * number as u64);
            let mut number = |most: f64| (rng.f64() - 0.5) * 2.0 * most;
            let place =
                (bounds.min + bounds.max) / 2.0 + DVec2::new(number(0.5), number(0.5)) * size;
            let [a, b, c, d] = [1.0, 0.4, 0.4, 0.7].map(|x: f64| x + number(0.3));
            let at = Transform::new(a, b, c, d, place.x, place.y).expect("a map");
            let round = Subject::new(
                Shape::circle(DVec2::ZERO, 0.1 * size).expect("a circle"),
                at,
            );
            let here = Transform::IDENTITY;
            let out = separation(shape, &here, &round.shape, &at).expect("in range");
            let verdict = relation(shape, &here, &round.shape, &at).expect("a verdict");
            assert_eq!(
                out.is_some(),
                verdict == Relation::Overlapping,
                "seed {seed}"
            );
            let Some(out) = out else { continue };
            let free = relation(shape, &here, &round.shape, &moved(&at, out.translation));
            assert_ne!(free, Ok(Relation::Overlapping), "seed {seed}");
            let depth = |factor: f64| {
                let out = separation(shape, &here, &polygon(&round, factor), &here);
                out.expect("in range").map_or(0.0, |out| out.depth())
            };
            let (least, most) = (depth(1.0), depth(1.0 + 1e-5));
            let magnitude = place.abs().max_element() + size;
            let slack = 1e-12 * size + 32.0 * f64::EPSILON * magnitude;
            assert!(
                out.depth() >= least - slack && out.depth() <= most + slack,
                "{}, seed {seed}: {least} {} {most}",
                subject.name,
                out.depth()
            );
            let back = separation(&round.shape, &at, shape, &here).expect("in range");
            let back = back.expect("a translation").depth();
            assert!((back - out.depth()).abs() <= slack, "seed {seed}: {back}");
            seen += 1;
        }
    }
    assert!(seen > 100, "{seen}");
}

fn polygon_of(rings: &[Vec<DVec2>]) -> Shape {
    let rings: Vec<&[DVec2]> = rings.iter().map(Vec::as_slice).collect();
    Shape::polygon(&rings).expect("a polygon")
}

/// An L, a frame, a skyline or any polygon with corners on a lattice.
fn concave(rng: &mut Rng) -> Vec<Vec<DVec2>> {
    let block = |x, y, w, h| vec![(x, y), (x + w, y), (x + w, y + h), (x, y + h)];
    doubles(&match rng.u8(0..4) {
        0 => {
            let (x, y) = (rng.i128(2..=10), rng.i128(2..=10));
            let (in_x, in_y) = (rng.i128(1..x), rng.i128(1..y));
            vec![vec![
                (0, 0),
                (x, 0),
                (x, in_y),
                (in_x, in_y),
                (in_x, y),
                (0, y),
            ]]
        }
        1 => {
            let (x, y) = (rng.i128(3..=12), rng.i128(3..=12));
            vec![block(0, 0, x, y), block(1, 1, x - 2, y - 2)]
        }
        2 => vec![skyline(rng, 6, 6)],
        _ => vec![grown(rng, 10, 8)],
    })
}

/// A map that keeps angles, or turns by quarters and scales along the axes, or any other one; to a
/// place on a grid or anywhere.
fn map(rng: &mut Rng, kind: u8) -> Transform {
    let any = |rng: &mut Rng| (rng.f64() - 0.5) * 8.0;
    let [a, b] = [0; 2].map(|_| any(rng));
    let [a, b, c, d] = match kind {
        0 => [a, b, -b, a],
        1 => {
            let side = |rng: &mut Rng| [-2.0, -1.0, -0.5, 0.5, 1.0, 2.0][rng.usize(0..6)];
            let (x, y) = (side(rng), side(rng));
            if rng.bool() {
                [x, 0.0, 0.0, y]
            } else {
                [0.0, x, y, 0.0]
            }
        }
        _ => [a, b, any(rng), any(rng)],
    };
    let [x, y] = match rng.bool() {
        true => [0; 2].map(|_| f64::from(rng.i32(-12..=24)) / 2.0),
        false => [0; 2].map(|_| rng.f64() * 20.0 - 4.0),
    };
    Transform::new(a, b, c, d, x, y).expect("a map")
}

#[test]
fn the_way_out_of_a_concave_shape_is_not_longer_than_any_other() {
    let mut seen = 0;
    let mut wrong = Vec::new();
    for seed in seeds(1500) {
        let mut rng = Rng::with_seed(seed);
        let rings = concave(&mut rng);
        let (kind_a, kind_b) = (rng.u8(0..2), rng.u8(0..4));
        let (ta, tb) = (map(&mut rng, kind_a), map(&mut rng, kind_b));
        let half = |rng: &mut Rng| f64::from(rng.i32(1..=8)) / 2.0;
        let round = match rng.u8(0..4) {
            0 => Shape::ellipse(half(&mut rng), half(&mut rng)),
            1 => Shape::circle(DVec2::ZERO, half(&mut rng)),
            2 => Shape::capsule(
                DVec2::ZERO,
                p(half(&mut rng), half(&mut rng)),
                half(&mut rng),
            ),
            _ => Shape::rounded_polygon(&[p(0.0, 0.0), p(2.0, 1.0), p(0.0, 2.0)], half(&mut rng)),
        };
        let (shape, round) = (polygon_of(&rings), round.expect("a shape"));
        let Some(found) = parted(&shape, &ta, &round, &tb) else {
            continue;
        };
        seen += 1;
        let depth = found.depth();
        let hull = Subject::new(Shape::hull(&rings[0]).expect("a hull"), ta);
        let other = Subject::new(round.clone(), tb);
        let slack = 1e-12 * hull.size().max(other.size());
        let out_of_hull = -greatest_separation(&hull, &other);
        let mut shortest = out_of_hull;
        // a shorter one that the exact relation confirms
        let first = rng.f64() * TAU;
        for (k, part) in (0..96).flat_map(|k| [(k, 0.5), (k, 0.9), (k, 1.0 - 1e-9)]) {
            let (sin, cos) = (first + f64::from(k) * (TAU / 96.0)).sin_cos();
            let by = p(cos, sin) * (depth * part);
            if relation(&shape, &ta, &round, &moved(&tb, by)) != Ok(Relation::Overlapping) {
                shortest = shortest.min(by.length());
            }
        }
        let back = parted(&round, &tb, &shape, &ta)
            .expect("they overlap")
            .depth();
        if depth > shortest + slack || (back - depth).abs() > slack {
            let case = (&rings, ta, &round, tb);
            wrong.push(format!(
                "seed {seed}: {depth}, back {back}, {shortest} of {case:?}"
            ));
        }
    }
    assert!(seen > 300, "{seen}");
    assert!(
        wrong.is_empty(),
        "{} of {seen}\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}
