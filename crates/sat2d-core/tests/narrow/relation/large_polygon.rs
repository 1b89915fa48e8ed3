//! Convex polygons of many vertices: MPR against the test of all placed vertices.

use crate::support::stages::{Decided, same_text};
use fastrand::Rng;
use sat2d::internals::relation_stages;
use sat2d::{DVec2, Relation, Shape, Transform, relation};
use sat2d_test_support::cases;
use sat2d_test_support::generators::{Kind, Made, Style, nudge_to_touch, placement, shape};
use sat2d_test_support::minkowski_judge;
use std::f64::consts::TAU;

fn made(points: Vec<DVec2>, radius: f64) -> Option<Made> {
    let shape = Shape::rounded_polygon(&points, radius).ok()?;
    Some(Made {
        shape,
        points,
        radius,
    })
}

/// Vertices on an ellipse, at random angles.
fn ellipse(rng: &mut Rng, n: usize, size: f64) -> Vec<DVec2> {
    let mut angles: Vec<f64> = (0..n).map(|_| rng.f64() * TAU).collect();
    angles.sort_by(f64::total_cmp);
    let (rx, ry) = (size * (0.1 + rng.f64()), size * (0.1 + rng.f64()));
    let center = DVec2::new(rng.f64() - 0.5, rng.f64() - 0.5) * size;
    angles
        .iter()
        .map(|angle| center + DVec2::new(rx * angle.cos(), ry * angle.sin()))
        .collect()
}

/// A polygon on a grid with long straight runs of vertices.
fn straight_runs(rng: &mut Rng, n: usize) -> Vec<DVec2> {
    let corners = [(0, 0), (3, 0), (4, 2), (4, 5), (2, 6), (0, 6)];
    let steps = n.div_ceil(corners.len());
    let unit = f64::from(rng.u32(1..4));
    (0..corners.len())
        .flat_map(|k| {
            let point = |(x, y): (i32, i32)| DVec2::new(f64::from(x), f64::from(y));
            let (p, q) = (point(corners[k]), point(corners[(k + 1) % corners.len()]));
            (0..steps).map(move |s| unit * (p * (steps as f64) + (q - p) * s as f64))
        })
        .collect()
}

fn large(rng: &mut Rng) -> Made {
    loop {
        let n = rng.usize(65..200);
        let mut points = match rng.u8(0..4) {
            0 => straight_runs(rng, n),
            1 => ellipse(rng, n, 1e-140),
            2 => ellipse(rng, n, 1e140),
            _ => ellipse(rng, n, 4.0),
        };
        if rng.bool() {
            points.reverse();
        }
        let turn = rng.usize(0..points.len());
        points.rotate_left(turn);
        let size = points[0].distance(points[points.len() / 2]);
        let radius = if rng.u8(0..3) == 0 {
            size * rng.f64()
        } else {
            0.0
        };
        if let Some(made) = made(points, radius) {
            return made;
        }
    }
}

/// A large polygon and another one or a small shape, often nearly touching.
fn pair(seed: u64) -> [(Made, Transform); 2] {
    let mut rng = Rng::with_seed(seed);
    let a = large(&mut rng);
    let b = if rng.bool() {
        large(&mut rng)
    } else {
        let kind = [Kind::Circle, Kind::Segment, Kind::Rectangle, Kind::Polygon][rng.usize(0..4)];
        shape(&mut rng, kind, Style::Plain)
    };
    let ta = placement(&mut rng, Style::Plain, a.radius > 0.0);
    let mut tb = placement(&mut rng, Style::Plain, b.radius > 0.0);
    if rng.u8(0..3) > 0
        && let Some(nudged) = nudge_to_touch(&mut rng, &a.placed(&ta), &b.placed(&tb), &tb)
    {
        tb = nudged;
    }
    [(a, ta), (b, tb)]
}

#[test]
fn the_search_agrees_with_all_placed_vertices() {
    let (mut seen, mut decided) = ([0; 3], Decided::default());
    for seed in 0..cases(4000) {
        let [(a, ta), (b, tb)] = pair(seed);
        let stages = relation_stages(&a.shape, &ta, &b.shape, &tb);
        let last = decided.compare(stages, same_text, &seed);
        let swapped = relation_stages(&b.shape, &tb, &a.shape, &ta);
        assert_eq!(decided.compare(swapped, same_text, &seed), last);
        seen[last.expect("in range") as usize] += 1;
    }
    assert!(decided.by("filter") > 1_000);
    assert!(seen[0] > 500 && seen[2] > 500, "{seen:?}");
}

#[test]
fn the_search_agrees_with_the_judge_about_small_shapes() {
    let mut judged = 0;
    for seed in 0..cases(300) {
        let [(a, ta), (b, tb)] = pair(seed);
        if b.points.len() > 8 {
            continue;
        }
        judged += 1;
        let truth = minkowski_judge::relation(&a.placed(&ta), &b.placed(&tb));
        assert_eq!(
            relation(&a.shape, &ta, &b.shape, &tb),
            Ok(truth),
            "seed {seed}"
        );
    }
    assert!(judged > cases(300) / 8, "{judged}");
}

#[test]
fn large_polygons_with_straight_runs_touch_exactly() {
    let mut rng = Rng::with_seed(0);
    let runs = straight_runs(&mut rng, 120);
    let right = runs.iter().map(|p| p.x).fold(0.0, f64::max);
    let shape = Shape::convex_polygon(&runs).unwrap();
    let at = |x: f64| Transform::translation(DVec2::new(x, 0.0)).unwrap();
    let verdict = |x: f64| relation(&shape, &Transform::IDENTITY, &shape, &at(x)).unwrap();
    assert_eq!(verdict(right), Relation::Touching);
    assert_eq!(verdict(right.next_up()), Relation::Disjoint);
    assert_eq!(verdict(right.next_down()), Relation::Overlapping);
}
