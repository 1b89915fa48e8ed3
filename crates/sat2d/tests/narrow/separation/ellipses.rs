//! The least translation out of a shape with ellipses around its points. The judge of convex pairs
//! looks at their support functions in many directions; that of concave ones takes polygons of
//! many corners, in the ellipses and around them.

use crate::common::elliptic_pairs::{Subject, greatest_separation, random};
use crate::common::seeds;
use crate::support::concave_cases::subjects;
use fastrand::Rng;
use sat2d::query::separation;
use sat2d::{DVec2, Relation, Shape, Transform, relation};
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
