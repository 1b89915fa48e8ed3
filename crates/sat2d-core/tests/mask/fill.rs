//! Shapes drawn on masks, against a test of every centre.

use sat2d::query::point_relation;
use sat2d::{Connectivity, DVec2, Mask, Shape, Transform};

#[test]
fn pixels_are_set_where_a_shape_has_their_centre() {
    let mut both = [0, 0];
    for seed in 0..400 {
        let rng = &mut fastrand::Rng::with_seed(seed);
        // halves: centres on edges and on corners
        let mut half = |most: i32| f64::from(rng.i32(-most..=most)) / 2.0;
        let mut point = || DVec2::new(half(30), half(30));
        let shape = match seed % 5 {
            0 => Shape::circle(point(), point().x.abs()).unwrap(),
            1 => Shape::hull(&[point(), point(), point(), point()]).unwrap(),
            2 => {
                let (start, end) = (point(), point() + 0.5);
                Shape::capsule(start, end, point().y.abs())
                    .unwrap_or(Shape::circle(start, 1.0).unwrap())
            }
            3 => {
                let p = [point(), point(), point(), point(), point()];
                Shape::polygon(&[&p]).unwrap_or(Shape::segment(p[0], p[0] + 3.0).unwrap())
            }
            _ => Shape::rectangle(point().x.abs(), point().y.abs()).unwrap(),
        };
        let at = DVec2::new(
            f64::from(rng.i32(-8..60)) / 2.0,
            f64::from(rng.i32(-8..60)) / 2.0,
        );
        let at = match rng.u8(0..3) {
            0 => Transform::translation(at).unwrap(),
            1 => Transform::placement(at, rng.f64() * 7.0, 1.0, -1.0).unwrap(),
            // squashed: circles become ellipses
            _ => {
                Transform::placement_degrees(at, 90.0 * f64::from(rng.u8(0..4)), 0.5, 1.5).unwrap()
            }
        };
        let (width, height) = (rng.usize(0..90), rng.usize(0..40));
        let mut mask = Mask::new(width, height).unwrap();
        mask.fill(&shape.place(&at).unwrap(), true);
        let mut cleared = Mask::from_fn(width, height, |_, _| true).unwrap();
        cleared.fill(&shape.place(&at).unwrap(), false);
        for (x, y) in (0..width * height).map(|i| (i % width, i / width)) {
            let center = DVec2::new(x as f64, y as f64) + 0.5;
            let is_in = point_relation(&shape, &at, center).unwrap().hits();
            assert_eq!(mask.get(x, y), is_in, "seed {seed}: {x}, {y}");
            assert_eq!(cleared.get(x, y), !is_in, "seed {seed}: {x}, {y}");
            both[usize::from(is_in)] += 1;
        }
    }
    assert!(both.iter().all(|&count| count > 10_000), "{both:?}");
}

#[test]
fn shapes_far_away_or_beyond_all_pixels_leave_or_take_all() {
    let whole = Mask::from_fn(70, 3, |_, _| true).unwrap();
    let huge = Shape::rectangle(1e100, 1e100).unwrap();
    let mut mask = Mask::new(70, 3).unwrap();
    let far = Transform::translation(DVec2::splat(1e100)).unwrap();
    mask.fill(&huge.place(&far).unwrap(), true);
    assert!(mask.is_empty());
    mask.fill(&huge.place(&Transform::IDENTITY).unwrap(), true);
    assert_eq!(mask, whole);
    mask.fill(&huge.place(&Transform::IDENTITY).unwrap(), false);
    assert!(mask.is_empty() && mask.silhouettes(Connectivity::Four).is_empty());
}
