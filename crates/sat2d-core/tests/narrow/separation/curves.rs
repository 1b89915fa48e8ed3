//! The least translation out of outlines with curves: of discs, which circles tell, and of ellipses
//! made of arcs, which have that of ellipses.

use crate::support::concave_cases::subjects;
use fastrand::Rng;
use sat2d::outline::{FillRule, Path};
use sat2d::query::separation;
use sat2d::{DVec2, Relation, Shape, Transform, relation};
use std::f64::consts::TAU;

/// The polygons are within 1/4096 of the size of each outline, here at most 12.
const TOLERANCE: f64 = 12.0 / 1024.0;

fn p(x: f64, y: f64) -> DVec2 {
    DVec2::new(x, y)
}

/// In quarters: rounding moves the center of half a turn by its root.
fn add_ellipse(path: &mut Path, center: DVec2, half_axes: DVec2) {
    path.move_to(center + p(half_axes.x, 0.0));
    for corner in [p(0.0, 1.0), p(-1.0, 0.0), p(0.0, -1.0), p(1.0, 0.0)] {
        path.arc_to(half_axes, 0.0, false, true, center + half_axes * corner);
    }
}

fn moved(t: &Transform, by: DVec2) -> Transform {
    Transform::translation(by).unwrap().product(t).unwrap()
}

/// The length of the shortest way from the origin out of discs, and how far from parallel the edges
/// are where it ends: 1 if that is on one disc.
fn way_out(discs: &[(DVec2, f64)]) -> (f64, f64) {
    let mut points = Vec::new();
    for (i, &(center, radius)) in discs.iter().enumerate() {
        points.push((center - center.normalize() * radius, 1.0));
        for &(other, other_radius) in &discs[..i] {
            let (to, d) = (other - center, (other - center).length());
            let along = (d * d + radius * radius - other_radius * other_radius) / (2.0 * d);
            let across = (radius * radius - along * along).sqrt();
            for side in [-across, across] {
                let point = center + to / d * along + to.perp() / d * side;
                let opening = (point - center).perp_dot(point - other) / (radius * other_radius);
                points.push((point, opening.abs()));
            }
        }
    }
    let is_free = |(point, _): &&(DVec2, f64)| {
        let is_out = |(center, radius): &(DVec2, f64)| (point - center).length() > radius - 1e-9;
        point.is_finite() && discs.iter().all(is_out)
    };
    let free = points.iter().filter(is_free);
    let free = free.map(|(point, opening)| (point.length(), *opening));
    free.min_by(|p, q| p.0.total_cmp(&q.0)).unwrap()
}

#[test]
fn discs_leave_several_discs_as_circles_do() {
    let rng = &mut Rng::with_seed(31);
    let (mut seen, mut corners, mut exact) = (0, 0, 0);
    for round in 0..sat2d_test_support::cases(30) {
        let mut discs: Vec<(DVec2, f64)> = Vec::new();
        while discs.len() < 4 {
            let one = (p(rng.f64() * 8.0, rng.f64() * 8.0), 0.5 + 1.5 * rng.f64());
            let is_apart =
                |other: &(DVec2, f64)| (one.0 - other.0).length() > one.1 + other.1 + 0.02;
            if discs.iter().all(is_apart) {
                discs.push(one);
            }
        }
        let mut path = Path::new();
        for &(center, radius) in &discs {
            add_ellipse(&mut path, center, DVec2::splat(radius));
        }
        let outline = Shape::outline(&path, FillRule::NonZero).unwrap();
        let radius = 0.3 + 2.0 * rng.f64();
        let second = if round % 2 == 0 {
            Shape::circle(DVec2::ZERO, radius).unwrap()
        } else {
            let mut path = Path::new();
            add_ellipse(&mut path, DVec2::ZERO, DVec2::splat(radius));
            Shape::outline(&path, FillRule::NonZero).unwrap()
        };
        let turn = rng.f64() * TAU;
        let here = Transform::placement(DVec2::ZERO, turn, 1.0, 1.0).unwrap();
        let center = p(rng.f64() * 8.0, rng.f64() * 8.0);
        let there = Transform::placement(here.apply(center), 1.0, 1.0, 1.0).unwrap();
        let out = separation(&outline, &here, &second, &there).unwrap();
        let grown = discs.iter().map(|&(c, r)| (c - center, r + radius));
        let grown: Vec<(DVec2, f64)> = grown.collect();
        let is_free = grown.iter().all(|(c, r)| c.length() >= *r);
        assert_eq!(out.is_none(), is_free, "round {round}");
        let Some(out) = out else { continue };
        let free = relation(&outline, &here, &second, &moved(&there, out.translation));
        assert_ne!(free, Ok(Relation::Overlapping), "round {round}");
        let (least, opening) = way_out(&grown);
        let off = out.depth() - least;
        assert!(
            off > -1e-12 / opening && off < TOLERANCE,
            "round {round}: {off:e}"
        );
        exact += usize::from(off.abs() < 1e-12 / opening);
        let alone = grown
            .iter()
            .map(|(c, r)| r - c.length())
            .fold(0.0, f64::max);
        corners += usize::from(least > alone + 1e-9);
        let swapped = separation(&second, &there, &outline, &here)
            .unwrap()
            .unwrap();
        assert!((swapped.depth() - out.depth()).abs() < TOLERANCE);
        seen += 1;
    }
    assert!(seen > 10 && corners > 2, "{seen} {corners}");
    // two ways out may be nearly as short: the polygons choose one
    assert!(exact * 100 >= seen * 99, "{exact} of {seen}");
}

#[test]
fn ellipses_of_arcs_leave_concave_shapes_as_ellipses_do() {
    let rng = &mut Rng::with_seed(32);
    let (mut seen, mut exact) = (0, 0);
    for subject in subjects().iter().step_by(9) {
        let shape = &subject.shape;
        let bounds = shape.bounds();
        let size = (bounds.max - bounds.min).max_element();
        for _ in 0..sat2d_test_support::cases(2) {
            let half_axes = p(0.02 + 0.2 * rng.f64(), 0.02 + 0.2 * rng.f64()) * size;
            let mut path = Path::new();
            add_ellipse(&mut path, DVec2::ZERO, half_axes);
            let outline = Shape::outline(&path, FillRule::NonZero).unwrap();
            let ellipse = Shape::ellipse(half_axes.x, half_axes.y).unwrap();
            let at = bounds.min + (bounds.max - bounds.min) * p(rng.f64(), rng.f64());
            let mirror = [1.0, -1.0][rng.usize(..2)];
            let there = Transform::placement(at, rng.f64() * TAU, mirror, 1.0).unwrap();
            let here = Transform::IDENTITY;
            let expected = separation(shape, &here, &ellipse, &there).unwrap();
            let out = separation(shape, &here, &outline, &there).unwrap();
            let (Some(expected), Some(out)) = (expected, out) else {
                continue;
            };
            let free = relation(shape, &here, &outline, &moved(&there, out.translation));
            assert_ne!(free, Ok(Relation::Overlapping));
            let off = out.depth() - expected.depth();
            assert!(off > -1e-11 * size && off < TOLERANCE * size, "{off:e}");
            exact += usize::from(off < 1e-11 * size);
            seen += 1;
        }
    }
    assert!(seen > 8 && exact * 10 >= seen * 9, "{exact} of {seen}");
}
