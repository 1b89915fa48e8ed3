//! Sprites where placed corners are rounded by as much as a pixel: far away, with a pivot far off
//! the mask, and under maps that all but flatten. A full mask is a rectangle, so it meets another
//! one as the rectangle with the same corners does; that has no pixels.

use crate::common::seeds;
use fastrand::Rng;
use sat2d::{DVec2, Mask, Shape, Transform, relation};

/// The two shapes of a full mask.
fn full(rng: &mut Rng, pivot: DVec2) -> Option<[Shape; 2]> {
    let most = [1, 8, 200][rng.usize(..3)];
    let (width, height) = (rng.usize(1..=most), rng.usize(1..=most));
    let mask = Mask::from_fn(width, height, |_, _| true).unwrap();
    let [right, top] = [width, height].map(|size| size as f64);
    let corners = [(0.0, 0.0), (right, 0.0), (right, top), (0.0, top)];
    let corners = corners.map(|corner| DVec2::from(corner) - pivot);
    let sprite = Shape::mask(&mask, pivot).ok()?;
    Some([sprite, Shape::convex_polygon(&corners).ok()?])
}

/// A map of some size; some nearly turn the plane into a line.
fn linear(rng: &mut Rng) -> [f64; 4] {
    let mut signed = || rng.f64() * 2.0 - 1.0;
    let [a, b, c, d, near] = [(); 5].map(|()| signed());
    let flat = 2_f64.powi(-rng.i32(0..60));
    let matrix = match rng.u8(..4) {
        0 => [a, b, a + c * flat, b + d * flat],
        1 => [a * flat, 0.0, 0.0, d],
        2 => [a, 0.0, near, d * flat],
        _ => [a, b, c, d],
    };
    let scale = 2_f64.powi(rng.i32(-30..30));
    matrix.map(|number| number * scale)
}

#[test]
fn full_masks_meet_as_rectangles_however_coarsely_they_are_placed() {
    let mut counts = [0; 3];
    for seed in seeds(20_000) {
        let rng = &mut Rng::with_seed(seed);
        let far = [0, 0, 27][rng.usize(..3)];
        let mut pivot = || {
            let [x, y] = [(); 2].map(|()| (rng.f64() * 2_f64.powi(far)).floor());
            DVec2::new(x, y)
        };
        let pivots = [pivot(), pivot()];
        let (first, mut second) = (linear(rng), linear(rng));
        if rng.bool() {
            second = first.map(|number| number * [1.0, 1e-9, 1e6][rng.usize(..3)]);
        }
        let (Some(a), Some(b)) = (full(rng, pivots[0]), full(rng, pivots[1])) else {
            continue;
        };
        let reach = first.map(f64::abs).into_iter().fold(0.0, f64::max);
        let offset = DVec2::new(rng.f64(), rng.f64()) * reach * 2_f64.powi(rng.i32(0..60));
        let place = |[a, b, c, d]: [f64; 4], at: DVec2, pivot: DVec2| {
            // the pivot's corner comes to lie at the place, as far as doubles allow
            let back = DVec2::new(a * pivot.x + c * pivot.y, b * pivot.x + d * pivot.y);
            Transform::new(a, b, c, d, at.x + back.x, at.y + back.y).ok()
        };
        let beside = offset + DVec2::new(rng.f64() - 0.5, rng.f64() - 0.5) * reach * 4.0;
        let (Some(ta), Some(tb)) = (
            place(first, offset, pivots[0]),
            place(second, beside, pivots[1]),
        ) else {
            continue;
        };
        let expected = relation(&a[1], &ta, &b[1], &tb);
        assert_eq!(relation(&a[0], &ta, &b[0], &tb), expected, "seed {seed}");
        if let Ok(relation) = expected {
            counts[relation as usize] += 1;
        }
    }
    assert!(counts.iter().all(|&count| count > 0), "{counts:?}");
}
