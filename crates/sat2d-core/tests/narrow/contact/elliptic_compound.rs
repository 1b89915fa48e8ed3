//! Contacts of concave shapes with ellipses, beside those with polygons of many corners in them.

use crate::support::concave_cases::subjects;
use fastrand::Rng;
use sat2d::query::contacts;
use sat2d::{DVec2, Relation, Shape, Transform, relation};
use sat2d_test_support::seeds;
use std::f64::consts::TAU;

/// The corners of a polygon, evenly spaced on the circle before the map.
const CORNERS: u32 = 720;

/// How far a circle under a map reaches against a direction.
fn lowest(at: &Transform, radius: f64, n: DVec2) -> f64 {
    let [a, b, c, d, x, y] = at.to_array();
    let (u, w) = (n.x * a + n.y * b, n.x * c + n.y * d);
    n.x * x + n.y * y - radius * u.hypot(w)
}

#[test]
fn contacts_with_an_ellipse_are_about_those_with_a_polygon_in_it() {
    let (mut seen, mut alike) = (0, 0);
    for (number, subject) in subjects().iter().enumerate() {
        let shape = &subject.shape;
        let bounds = shape.bounds();
        let size = (bounds.max - bounds.min).max_element();
        for seed in seeds(12) {
            let mut rng = Rng::with_seed(seed + 1000 * number as u64);
            let mut number = |most: f64| (rng.f64() - 0.5) * 2.0 * most;
            let way = DVec2::new(number(0.6), number(0.6)) * size;
            let place = (bounds.min + bounds.max) / 2.0 + way;
            let [a, b, c, d] = [1.0, 0.4, 0.4, 0.7].map(|x: f64| x + number(0.3));
            let at = Transform::new(a, b, c, d, place.x, place.y).expect("a map");
            let radius = 0.1 * size;
            let round = Shape::circle(DVec2::ZERO, radius).expect("a circle");
            let here = Transform::IDENTITY;
            let verdict = relation(shape, &here, &round, &at).expect("a verdict");
            let found = contacts(shape, &here, &round, &at).expect("in range");
            assert_eq!(
                found.is_empty(),
                verdict == Relation::Disjoint,
                "seed {seed}"
            );
            let Some(deepest) = found.first() else {
                continue;
            };
            assert_eq!(
                deepest.depth > 0.0,
                verdict == Relation::Overlapping,
                "seed {seed}"
            );
            for hit in &found {
                assert!(hit.depth <= deepest.depth, "seed {seed}");
                for point in hit.points() {
                    let off = point.on_b - (point.on_a - hit.normal * point.depth);
                    let slack = 1e-12 * (size + place.length());
                    let beyond = point.on_b.dot(hit.normal) - lowest(&at, radius, hit.normal);
                    assert!(beyond >= -slack, "seed {seed}: {hit:?}");
                    assert!(off.length() <= slack, "seed {seed}: {hit:?}");
                }
            }
            let corners = (0..CORNERS).map(|k| {
                let (sin, cos) = (f64::from(k) * TAU / f64::from(CORNERS)).sin_cos();
                at.apply(DVec2::new(cos, sin) * radius)
            });
            let polygon = Shape::hull(&corners.collect::<Vec<_>>()).expect("a polygon");
            let beside = contacts(shape, &here, &polygon, &here).expect("in range");
            let Some(near) = beside.first() else {
                continue;
            };
            seen += 1;
            let is_alike = (near.depth - deepest.depth).abs() <= 1e-4 * size
                && near.normal.dot(deepest.normal) > 0.99;
            alike += u32::from(is_alike);
        }
    }
    // deep inside, the two may choose different sides
    assert!(
        seen > 300 && f64::from(alike) > 0.8 * f64::from(seen),
        "{alike} of {seen}"
    );
}
