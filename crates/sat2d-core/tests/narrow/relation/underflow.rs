//! Verdicts where products underflow: coordinates with subnormal squares, nearly singular
//! transforms, subnormal rectangles under large scales. An error bound that ignores underflow fails
//! here.

use fastrand::Rng;
use sat2d::{DVec2, Relation, Shape, Transform, relation};
use sat2d_test_support::generators::{KINDS, Kind, Made, Style, nudge_to_touch, placement, shape};
use sat2d_test_support::{cases, minkowski_judge};

/// Compares with the judge and returns its verdict; `None` if a shape cannot be placed.
pub fn checked(a: &Made, ta: &Transform, b: &Made, tb: &Transform) -> Option<Relation> {
    let got = relation(&a.shape, ta, &b.shape, tb).ok()?;
    let hull = |made: &Made, t| {
        let mut hull = made.placed(t);
        if made.radius == 0.0 {
            hull.radius = 0.0; // Not 0 times infinity.
        }
        hull
    };
    let truth = minkowski_judge::relation(&hull(a, ta), &hull(b, tb));
    assert_eq!(got, truth, "{a:?} {ta:?} {b:?} {tb:?}");
    Some(got)
}

/// The shape enlarged by a power of two, if it can be.
pub fn scaled(made: &Made, power: f64) -> Option<Made> {
    let points: Vec<DVec2> = made.points.iter().map(|p| *p * power).collect();
    let radius = made.radius * power;
    let shape = match (points.as_slice(), made.shape.vertices()) {
        ([center], _) => Shape::circle(*center, radius),
        ([start, end], _) => Shape::capsule(*start, *end, radius),
        // A rectangle keeps its own path.
        ([min, _, max, _], [.., last]) if radius == 0.0 && last.x == made.points[0].x => {
            Shape::rectangle_xywh(min.x, min.y, max.x - min.x, max.y - min.y)
        }
        _ => Shape::rounded_polygon(&points, radius),
    };
    let shape = shape.ok()?;
    Some(Made {
        points: shape.vertices().to_vec(),
        shape,
        radius,
    })
}

/// The test would prove little if one verdict were rare.
fn all_seen(seen: &[u64]) {
    assert!(seen.iter().all(|&n| n >= 100), "{seen:?}");
}

#[test]
fn nearly_touching_pairs_are_judged_rightly_at_any_size() {
    let mut seen = [0u64; 3];
    for seed in 0..cases(20_000) {
        let rng = &mut Rng::with_seed(seed);
        let power = 2f64.powi(rng.i32(-1074..=-300));
        let kinds = [(); 2].map(|()| KINDS[rng.usize(0..KINDS.len())]);
        let [a, b] = kinds.map(|kind| shape(rng, kind, Style::Plain));
        let (Some(a), Some(b)) = (scaled(&a, power), scaled(&b, power)) else {
            continue;
        };
        let place = |rng: &mut Rng, made: &Made| {
            let t = placement(rng, Style::Plain, made.radius > 0.0).to_array();
            let [a, b, c, d, tx, ty] = t;
            Transform::new(a, b, c, d, tx * power, ty * power).expect("a map")
        };
        let (ta, mut tb) = (place(rng, &a), place(rng, &b));
        if let Some(nudged) = nudge_to_touch(rng, &a.placed(&ta), &b.placed(&tb), &tb) {
            tb = nudged;
        }
        if let Some(relation) = checked(&a, &ta, &b, &tb) {
            seen[relation as usize] += 1;
        }
    }
    all_seen(&seen);
}

#[test]
fn maps_that_all_but_flatten_are_judged_rightly() {
    let mut seen = [0u64; 3];
    for seed in 0..cases(20_000) {
        let rng = &mut Rng::with_seed(seed);
        let flat = [Kind::Rectangle, Kind::Polygon, Kind::Segment][rng.usize(0..3)];
        let other = KINDS[rng.usize(0..KINDS.len())];
        let (a, b) = (
            shape(rng, flat, Style::Plain),
            shape(rng, other, Style::Plain),
        );
        let thin = 2f64.powi(rng.i32(-1000..=-200));
        let (x, y) = if rng.bool() { (1.0, thin) } else { (thin, 1.0) };
        let offset = DVec2::new(rng.f64(), rng.f64()) * 8.0 * f64::from(rng.u8(0..2));
        let turn = rng.f64() * 7.0 * f64::from(rng.u8(0..2));
        let Ok(ta) = Transform::placement(offset, turn, x, y) else {
            continue;
        };
        let tb = placement(rng, Style::Plain, b.radius > 0.0);
        if let Some(relation) = checked(&a, &ta, &b, &tb) {
            seen[relation as usize] += 1;
        }
    }
    all_seen(&[seen[0], seen[2]]);
}

#[test]
fn a_disc_reaches_into_the_short_side_of_a_rectangle_thinner_than_squares_can_tell() {
    let points = |shape: Shape, radius| Made {
        points: shape.vertices().to_vec(),
        shape,
        radius,
    };
    let square = points(Shape::rectangle(1.0, 1.0).expect("a square"), 0.0);
    let disc = points(Shape::circle(DVec2::ZERO, 1.625).expect("a disc"), 1.625);
    let at = Transform::translation(DVec2::new(2.0, 0.0)).expect("a move");
    for exponent in [-530, -545, -600, -1000] {
        let flat =
            Transform::new(1.0, 0.0, 0.0, 2f64.powi(exponent), 0.0, 0.0).expect("invertible");
        assert_eq!(
            checked(&square, &flat, &disc, &at),
            Some(Relation::Overlapping)
        );
    }
}

#[test]
fn subnormal_rectangles_under_large_scales_are_judged_rightly() {
    let least = f64::from_bits(1);
    let mut seen = [0u64; 3];
    for seed in 0..cases(20_000) {
        let rng = &mut Rng::with_seed(seed);
        let mut made = || {
            let mut few = |least_count: u32| f64::from(rng.u32(least_count..6)) * least;
            let shape = Shape::rectangle_xywh(few(0), few(0), few(1), few(1)).expect("a rectangle");
            Made {
                points: shape.vertices().to_vec(),
                shape,
                radius: 0.0,
            }
        };
        let (a, b) = (made(), made());
        let scale = 2f64.powi(rng.i32(900..=1000));
        let mut map = || {
            let turn = f64::from(rng.u8(0..8)) * 45.0;
            Transform::placement_degrees(DVec2::ZERO, turn, scale, scale).expect("a map")
        };
        let (ta, tb) = (map(), map());
        if let Some(relation) = checked(&a, &ta, &b, &tb) {
            seen[relation as usize] += 1;
        }
    }
    all_seen(&seen);
}
