//! The fast paths for circles and rectangles (casts and distances) against the general path, which
//! placed shapes take: the same bits, including signs of zeros and features. Only the last bits of
//! a distance may differ: one path computes it in doubles, the other in higher precision.

use crate::support::pairs::Rng;
use sat2d::query::{ClosestPoints, RayHit, cast_segment, distance};
use sat2d::{DVec2, PlaceError, Shape, Transform};

fn shape(rng: &mut Rng, grid: bool) -> Shape {
    let side = |rng: &mut Rng| match grid {
        true => 1.0 + rng.below(4) as f64,
        false => rng.between(0.2, 5.0),
    };
    let (w, h) = (side(rng), side(rng));
    let thin = 10f64.powf(rng.between(-9.0, 0.0));
    let made = match rng.below(7) {
        0 | 1 => Shape::rectangle(w, h),
        2 => Shape::rectangle_xywh(rng.coordinate(grid), -1.0, w, h),
        3 => Shape::rectangle(w, h * if grid { 1.0 } else { thin }),
        4 => Shape::circle(DVec2::ZERO, w / 2.0),
        5 => Shape::circle(rng.point(grid), if w > 2.0 { 0.0 } else { thin }),
        _ => Shape::circle(rng.point(grid), w / 2.0),
    };
    made.expect("a shape")
}

/// A placement: on a grid, turned, mirrored, scaled, or sheared.
fn map(rng: &mut Rng, grid: bool, spread: f64) -> Transform {
    if grid {
        return rng.exact_map();
    }
    let at = DVec2::new(rng.between(-spread, spread), rng.between(-spread, spread));
    let [mirror, scale] = match rng.below(4) {
        0 => [-1.0, 1.0],
        1 => [1.0, rng.between(0.3, 3.0)],
        _ => [1.0, 1.0],
    };
    let t = Transform::placement(at, rng.between(-7.0, 7.0), mirror * scale, scale);
    t.expect("a placement")
}

fn sheared(rng: &mut Rng, t: &Transform) -> Transform {
    let [a, b, c, d, x, y] = t.to_array();
    let (k, l) = (rng.between(-2.0, 2.0), rng.between(0.1, 2.0));
    Transform::new(a, b, k * a + l * c, k * b + l * d, x, y).expect("a map")
}

/// Made smaller or larger, or moved far off.
fn far(rng: &mut Rng, t: &Transform) -> (Transform, f64, DVec2) {
    let (scale, offset) = match rng.below(8) {
        0 => (1e-150, 0.0),
        1 => (1e-100, 1e-90),
        2 => (1e120, 0.0),
        3 => (1.0, 1e12),
        4 => (1e-9, 1.0),
        _ => (1.0, 0.0),
    };
    let outer = Transform::new(scale, 0.0, 0.0, scale, offset, -offset).expect("a map");
    (
        outer.product(t).expect("in range"),
        scale,
        DVec2::new(offset, -offset),
    )
}

fn corner(rng: &mut Rng, shape: &Shape, t: &Transform) -> DVec2 {
    let corners = shape.vertices();
    t.apply(corners[rng.below(corners.len() as u64) as usize])
}

fn nudged(rng: &mut Rng, x: f64) -> f64 {
    match rng.below(3) {
        0 => x.next_up(),
        1 => x.next_down(),
        _ => x,
    }
}

type Cast = Result<Option<RayHit>, PlaceError>;

#[test]
fn casts_at_circles_and_rectangles_have_the_bits_of_the_general_way() {
    let mut rng = Rng::new(11);
    let (mut hits, mut misses, mut inside) = (0, 0, 0);
    for number in 0..60_000 {
        let grid = rng.below(4) == 0;
        let shape = shape(&mut rng, grid);
        let mut t = map(&mut rng, grid, 3.0);
        if shape.radius() == 0.0 && rng.below(8) == 0 {
            t = sheared(&mut rng, &t);
        }
        let (t, scale, offset) = far(&mut rng, &t);
        let near = corner(&mut rng, &shape, &t);
        let reach = shape.radius() * t.scale();
        let rim = near + DVec2::from_angle(rng.between(0.0, 6.3)) * reach;
        let end = |rng: &mut Rng| match rng.below(8) {
            0 => near,
            1 => rim,
            2 => DVec2::new(nudged(rng, rim.x), nudged(rng, rim.y)),
            3 => t.apply(rng.point(grid) / 8.0),
            4 => rng.point(grid) * (scale * 1e5) + offset,
            _ => rng.point(grid) * scale + offset,
        };
        let (start, mut goal) = (end(&mut rng), end(&mut rng));
        if rng.below(6) == 0 {
            // Through a corner or past the rim, far beyond.
            goal = start + (rim - start) * 3.0;
        }
        if rng.below(12) == 0 {
            // Barely longer than zero.
            goal = start + DVec2::new(rng.between(-1e-14, 1e-14), 1e-15) * scale;
        }
        let direct: Cast = cast_segment(&shape, &t, start, goal);
        let general: Cast = shape
            .place(&t)
            .map(|placed| placed.cast_segment(start, goal));
        if start.is_finite() && goal.is_finite() && direct.is_ok() {
            // As text, because 0 and -0 compare equal.
            assert_eq!(
                format!("{direct:?}"),
                format!("{general:?}"),
                "cast {number}: {shape:?} {t:?} {start:?} {goal:?}"
            );
        }
        match direct {
            Ok(Some(hit)) if hit.starts_inside() => inside += 1,
            Ok(Some(_)) => hits += 1,
            Ok(None) => misses += 1,
            Err(_) => {}
        }
    }
    assert!(
        hits > 10_000 && misses > 10_000 && inside > 2_000,
        "{hits} {misses} {inside}"
    );
}

#[test]
fn a_cast_out_of_range_is_an_error_on_every_way() {
    let ball = Shape::circle(DVec2::new(1e100, 0.0), 1.0).expect("a circle");
    let tile = Shape::rectangle_xywh(1e100, 0.0, 1e90, 1.0).expect("a rectangle");
    for shape in [&ball, &tile] {
        // Placed at the origin, but through products that are out of range.
        let t = Transform::new(1e60, 0.0, 0.0, 1e60, -1e160, 0.0).expect("a map");
        let direct = cast_segment(shape, &t, DVec2::NEG_X, DVec2::X);
        let general = shape
            .place(&t)
            .map(|placed| placed.cast_segment(DVec2::NEG_X, DVec2::X));
        assert!(
            matches!(direct, Err(PlaceError::OutOfRange { .. })),
            "{direct:?}"
        );
        assert_eq!(direct, general);
    }
    let ball = Shape::circle(DVec2::ZERO, 1.0).expect("a circle");
    let squeezed = Transform::new(1.0, 0.0, 0.0, 2.0, 0.0, 0.0).expect("a map");
    let bad = cast_segment(&ball, &squeezed, DVec2::NEG_X, DVec2::X);
    assert!(
        matches!(bad, Err(PlaceError::NotSimilarity { .. })),
        "{bad:?}"
    );
    for point in [
        DVec2::NAN,
        DVec2::splat(f64::INFINITY),
        DVec2::new(0.0, 1e300),
    ] {
        for shape in [&ball, &Shape::rectangle(1.0, 1.0).expect("a rectangle")] {
            let bad = cast_segment(shape, &Transform::IDENTITY, point, DVec2::X);
            assert!(matches!(bad, Err(PlaceError::BadPoint { .. })), "{bad:?}");
            let bad = cast_segment(shape, &Transform::IDENTITY, DVec2::X, point);
            assert!(matches!(bad, Err(PlaceError::BadPoint { .. })), "{bad:?}");
        }
    }
}

#[test]
fn distances_of_circles_and_of_rectangles_are_those_of_the_general_way() {
    let mut rng = Rng::new(12);
    let mut apart = 0;
    for number in 0..60_000 {
        let grid = rng.below(4) == 0;
        let spread = [2.0, 6.0, 40.0][rng.below(3) as usize];
        let a = shape(&mut rng, grid);
        let b = loop {
            let b = shape(&mut rng, grid);
            if (b.radius() > 0.0) == (a.radius() > 0.0) {
                break b;
            }
        };
        let (mut ta, mut tb) = (map(&mut rng, grid, spread), map(&mut rng, grid, spread));
        if rng.below(4) == 0 {
            // Nearly parallel.
            let [c0, c1, c2, c3, ..] = ta.to_array();
            let [.., x, y] = tb.to_array();
            tb = Transform::new(c0, c1, c2, c3, x, y).expect("a map");
        }
        if a.radius() == 0.0 && rng.below(8) == 0 {
            (ta, tb) = (sheared(&mut rng, &ta), sheared(&mut rng, &tb));
        }
        let mut same = Rng::new(number);
        let (ta, ..) = far(&mut same, &ta);
        let mut same = Rng::new(number);
        let (tb, ..) = far(&mut same, &tb);
        let direct = distance(&a, &ta, &b, &tb).expect("in range");
        let general = a
            .place(&ta)
            .expect("in range")
            .distance(&b.place(&tb).expect("in range"));
        let error = (direct.distance - general.distance).abs();
        assert!(
            error <= 1e-12 * general.distance,
            "pair {number}: {direct:?} {general:?} {a:?} {ta:?} {b:?} {tb:?}"
        );
        let direct = ClosestPoints {
            distance: general.distance,
            ..direct
        };
        assert_eq!(
            format!("{direct:?}"),
            format!("{general:?}"),
            "pair {number}: {a:?} {ta:?} {b:?} {tb:?}"
        );
        apart += u64::from(general.distance > 0.0);
    }
    assert!(apart > 20_000, "{apart}");
}
