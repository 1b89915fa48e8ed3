//! The stages of casts: each one that decides gives the bits of the last one, including signs of
//! zeros and features.

use crate::support::discs_and_rectangles::{far, map, shape, sheared};
use crate::support::pairs::{Rng, each_pair};
use crate::support::stages::{Decided, same_text};
use sat2d::internals::cast_stages;
use sat2d::query::cast_segment;
use sat2d::{DVec2, PlaceError, Shape, Transform};

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

#[test]
fn stages_agree_about_circles_and_rectangles() {
    let mut rng = Rng::new(11);
    let (mut hits, mut misses, mut inside) = (0, 0, 0);
    let mut decided = Decided::default();
    for _ in 0..60_000 {
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
        let case = (&shape, &t, start, goal);
        let last = decided.compare(cast_stages(&shape, &t, start, goal), same_text, &case);
        match last {
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
    decided.assert_by(&["disc", "parallelogram", "polygon"]);
}

#[test]
fn stages_agree_about_every_kind_of_shape() {
    let (mut hits, mut misses) = (0, 0);
    let mut decided = Decided::default();
    each_pair(4_000, |seed, pair| {
        let mut rng = Rng::new(seed ^ 0xca57);
        let corner = |shape: &Shape, t: &Transform, rng: &mut Rng| {
            let n = shape.vertices().len() as u64;
            t.apply(shape.vertices()[rng.below(n) as usize])
        };
        let ends = [
            pair.ta.apply(rng.point(true)),
            pair.ta.apply(rng.point(false)),
            corner(&pair.a, &pair.ta, &mut rng),
            corner(&pair.b, &pair.tb, &mut rng),
            DVec2::new(corner(&pair.a, &pair.ta, &mut rng).x, pair.tb.to_array()[5]),
        ];
        for (start, end) in ends.iter().flat_map(|p| ends.iter().map(move |q| (*p, *q))) {
            let stages = cast_stages(&pair.a, &pair.ta, start, end);
            let last = decided
                .compare(stages, same_text, &(start, end, pair))
                .unwrap();
            *(if last.is_some() {
                &mut hits
            } else {
                &mut misses
            }) += 1;
        }
    });
    assert!(hits > 20_000 && misses > 20_000, "{hits} {misses}");
    decided.assert_by(&["disc", "parallelogram", "polygon"]);
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
