//! Distances of outlines with curves: against sampled points, and by construction.

use fastrand::Rng;
use sat2d::outline::{FillRule, Path};
use sat2d::query::{Feature, distance};
use sat2d::{DVec2, Shape, Transform, relation};
use std::f64::consts::FRAC_1_SQRT_2;

fn p(x: f64, y: f64) -> DVec2 {
    DVec2::new(x, y)
}

/// A leaf or a blob of conics round the origin.
pub fn blob(rng: &mut Rng) -> (Path, Shape) {
    loop {
        let count = rng.usize(2..6);
        let mut at = |k: usize, reach: f64| {
            let angle = (k as f64 + 0.8 * rng.f64()) * std::f64::consts::TAU / count as f64;
            DVec2::from_angle(angle) * reach * (0.5 + rng.f64())
        };
        let vertices: Vec<DVec2> = (0..count).map(|k| at(k, 5.0)).collect();
        let controls: Vec<DVec2> = (0..count).map(|k| at(k, 6.0)).collect();
        let mut path = Path::new();
        path.move_to(vertices[0]);
        for k in 0..count {
            let weight = [0.0, 0.5, 1.0, FRAC_1_SQRT_2][rng.usize(..4)];
            path.conic_to(controls[k], weight, vertices[(k + 1) % count]);
        }
        if let Ok(shape) = Shape::outline(&path, FillRule::EvenOdd) {
            return (path, shape);
        }
    }
}

pub fn other(rng: &mut Rng) -> Shape {
    let ring = [p(-2.0, -1.0), p(3.0, 0.0), p(1.0, 1.0), p(0.0, 4.0)];
    match rng.usize(..6) {
        0 => Shape::circle(p(0.5, 0.0), 1.5),
        1 => Shape::ellipse(3.0, 1.0),
        2 => Shape::rectangle(4.0, 1.0),
        3 => Shape::capsule(p(0.0, 0.0), p(3.0, 1.0), 0.5),
        4 => Shape::polygon(&[&ring]),
        _ => Shape::chain(&ring, false),
    }
    .unwrap()
}

/// Polygons of many vertices on the boundary are as near, up to their tolerance.
#[test]
fn distances_are_those_of_fine_polygons() {
    let rng = &mut Rng::with_seed(7);
    let tolerance = 1e-7;
    let polygon = |path: &Path| {
        let rings = path.flattened(tolerance).unwrap();
        Shape::polygon(&[&rings[0]]).unwrap()
    };
    let mut apart = 0;
    for round in 0..sat2d_test_support::cases(12) {
        let (path, shape) = blob(rng);
        let fine = polygon(&path);
        let angle = rng.f64() * 360.0;
        let t = Transform::placement_degrees(DVec2::ZERO, angle, 1.5, -0.7).unwrap();
        let offset = DVec2::from_angle(rng.f64() * 7.0) * (8.0 + 12.0 * rng.f64());
        let at = Transform::placement_degrees(offset, 30.0, 1.0, 1.0).unwrap();
        let (other, other_fine) = if round % 3 == 0 {
            let (path, shape) = blob(rng);
            (shape, polygon(&path))
        } else {
            let shape = other(rng);
            (shape.clone(), shape)
        };
        let near = distance(&shape, &t, &other, &at).unwrap();
        let hits = relation(&shape, &t, &other, &at).unwrap().hits();
        assert_eq!(near.distance == 0.0, hits);
        let swapped = distance(&other, &at, &shape, &t).unwrap();
        assert!((swapped.distance - near.distance).abs() < 1e-13 * 30.0);
        if hits {
            continue;
        }
        apart += 1;
        let expected = distance(&fine, &t, &other_fine, &at).unwrap();
        let off = near.distance - expected.distance;
        assert!(off.abs() <= 4.0 * tolerance, "{off}");
        // both points lie on the boundaries, as far apart as they should be
        let between = near.on_b - near.on_a;
        assert!((between.length() - near.distance).abs() < 1e-12);
        assert!((between - near.normal * near.distance).length() < 1e-12);
        for (fine, at, point) in [(&fine, &t, near.on_a), (&other_fine, &at, near.on_b)] {
            let dot = Shape::circle(point, 0.0).unwrap();
            let off = distance(fine, at, &dot, &Transform::IDENTITY)
                .unwrap()
                .distance;
            assert!(off <= 4.0 * tolerance, "{off}");
        }
    }
    assert!(apart > 4, "{apart}");
}

/// A unit disc of four arcs and a point, a disc, a box.
#[test]
fn distances_of_an_outline_that_is_a_disc_are_known() {
    let mut path = Path::new();
    path.move_to(p(1.0, 0.0));
    for to in [p(-1.0, 0.0), p(1.0, 0.0)] {
        path.arc_to(p(1.0, 1.0), 0.0, false, true, to);
    }
    let disc = Shape::outline(&path, FillRule::NonZero).unwrap();
    let rng = &mut Rng::with_seed(3);
    for _ in 0..sat2d_test_support::cases(200) {
        let to = DVec2::from_angle(rng.f64() * 7.0) * (1.0 + 3.0 * rng.f64());
        let at = Transform::translation(to).unwrap();
        let dot = Shape::circle(DVec2::ZERO, 0.0).unwrap();
        let near = distance(&disc, &Transform::IDENTITY, &dot, &at).unwrap();
        assert!(
            (near.distance - (to.length() - 1.0)).abs() < 4e-15,
            "{near:?}"
        );
        assert!((near.normal - to.normalize()).length() < 1e-12, "{near:?}");
    }
    let at = Transform::translation(p(4.0, 0.0)).unwrap();
    let ball = Shape::circle(DVec2::ZERO, 1.0).unwrap();
    let near = distance(&disc, &Transform::IDENTITY, &ball, &at).unwrap();
    assert_eq!((near.distance, near.feature_a), (2.0, Feature::Vertex(0)));
    assert_eq!((near.on_a, near.on_b), (p(1.0, 0.0), p(3.0, 0.0)));
}

/// Discs, capsules and outlines in a round hole and around a round outline, with the same center or
/// nearly. All points of concentric arcs are equally near.
#[test]
fn distances_of_concentric_arcs_are_those_of_their_radii() {
    let circle = |path: &mut Path, center: DVec2, radius: f64| {
        let [right, left] = [radius, -radius].map(|x| center + p(x, 0.0));
        path.move_to(right);
        for end in [left, right] {
            path.arc_to(p(radius, radius), 0.0, false, true, end);
        }
    };
    let outline = |circles: &[(DVec2, f64)]| {
        let mut path = Path::new();
        for &(center, radius) in circles {
            circle(&mut path, center, radius);
        }
        Shape::outline(&path, FillRule::EvenOdd).unwrap()
    };
    let at = Transform::placement(DVec2::ZERO, 0.3, 1.0, 1.0).unwrap();
    for center in [DVec2::ZERO, p(1.3, -0.7), p(-900.0, 4000.0)] {
        let ring = outline(&[(center, 50.0), (center, 21.0)]);
        // from another center, the points are nearer on one side
        for off in [0.0, 1e-15, 1e-12, 1e-9, 1e-6, 1e-3, 1.0] {
            let inner = center + DVec2::from_angle(2.0) * off;
            let length = p(0.0, 0.01);
            let frame = outline(&[(inner, 90.0), (inner, 70.0)]);
            let cases = [
                (Shape::circle(inner, 5.0).unwrap(), 16.0),
                (outline(&[(inner, 5.0)]), 16.0),
                (Shape::circle(inner, 0.0).unwrap(), 21.0),
                (frame, 20.0),
            ];
            for (shape, expected) in cases {
                let found = distance(&ring, &at, &shape, &at).unwrap().distance;
                let error = (found - (expected - off)).abs();
                assert!(
                    error < 1e-13 * 21f64.max(center.length()),
                    "{center} {off}: {found}"
                );
            }
            let capsule = Shape::capsule(inner, inner + length, 5.0).unwrap();
            let found = distance(&capsule, &at, &ring, &at).unwrap().distance;
            let far = (inner + length - center).length().max(off);
            assert!((found - (16.0 - far)).abs() < 1e-13 * 21f64.max(center.length()));
        }
    }
}
