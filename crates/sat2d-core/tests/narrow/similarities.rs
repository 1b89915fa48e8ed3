//! Circles under transforms that are similarities, or nearly: the fast path must accept the same
//! transforms as placing does, and give the same answers.

use crate::support::stages::{Decided, same_text};
use fastrand::Rng;
use sat2d::internals::relation_stages;
use sat2d::query::{contact, distance, point_relation};
use sat2d::{DVec2, Relation, Shape, Transform, relation};
use sat2d_test_support::cases;

/// A number off by a few ulps.
fn nudged(rng: &mut Rng, x: f64, units: u64) -> f64 {
    let by = rng.u64(0..=units);
    if x == 0.0 {
        return 0.0;
    }
    let bits = x.to_bits();
    f64::from_bits(if rng.bool() { bits + by } else { bits - by })
}

/// A transform that turns, scales and perhaps mirrors, with coefficients off by up to so many ulps.
fn nearly_similar(rng: &mut Rng, units: u64) -> Transform {
    let angle = match rng.u32(0..4) {
        0 => 90.0 * f64::from(rng.i32(-3..4)),
        _ => 360.0 * rng.f64(),
    };
    let scale = match rng.u32(0..5) {
        0 => 1e-150 * rng.f64(),
        1 => 1e-20 * rng.f64(),
        2 => 3.0 * rng.f64(),
        3 => 1e35 * rng.f64(),
        _ => 1.0,
    };
    let scale = scale.max(f64::MIN_POSITIVE);
    let mirror = if rng.bool() { -1.0 } else { 1.0 };
    let far = if rng.u32(0..4) == 0 { 1e3 } else { 3.0 };
    let position = scale * far * DVec2::new(rng.f64() - 0.5, rng.f64() - 0.5);
    let exact = Transform::placement_degrees(position, angle, scale * mirror, scale)
        .expect("a placement")
        .to_array();
    let [a, b, c, d, tx, ty] = exact;
    let [a, b, c, d] = [a, b, c, d].map(|x| nudged(rng, x, units));
    Transform::new(a, b, c, d, tx, ty).expect("a map")
}

#[test]
fn stages_agree_about_circles_under_what_is_nearly_a_similarity() {
    let mut rng = Rng::with_seed(61);
    let (mut ellipses, mut discs) = (0, 0);
    let mut decided = Decided::default();
    for round in 0..cases(50_000) as usize {
        let units = [0, 1, 2, 4, 8, 16, 64][round % 7];
        let circle = |rng: &mut Rng| {
            let center = match rng.u32(0..3) {
                0 => DVec2::ZERO,
                _ => 4.0 * DVec2::new(rng.f64() - 0.5, rng.f64() - 0.5),
            };
            let radius = if rng.u32(0..6) == 0 { 0.0 } else { rng.f64() };
            Shape::circle(center, radius).expect("a circle")
        };
        let (p, q) = (circle(&mut rng), circle(&mut rng));
        let tp = nearly_similar(&mut rng, units);
        let tq = if rng.bool() {
            nearly_similar(&mut rng, units)
        } else {
            // Near each other, at the same scale.
            let [a, b, c, d, tx, ty] = tp.to_array();
            let step = 2.0 * tp.scale() * DVec2::new(rng.f64() - 0.5, rng.f64() - 0.5);
            Transform::new(a, b, c, d, tx + step.x, ty + step.y).expect("a map")
        };
        let (a, b) = (
            p.place(&tp).expect("in range"),
            q.place(&tq).expect("in range"),
        );
        let case = (&p, &tp, &q, &tq);
        let last = decided.compare(relation_stages(&p, &tp, &q, &tq), same_text, &case);
        assert_eq!(relation(&p, &tp, &q, &tq), last, "{case:?}");
        assert_eq!(contact(&p, &tp, &q, &tq), Ok(a.contact(&b)), "{case:?}");
        *(match tp.is_similarity() && tq.is_similarity() {
            true => &mut discs,
            false => &mut ellipses,
        }) += 1;
    }
    assert!(ellipses > 0 && discs > 0, "{ellipses} {discs}");
}

/// The squares of the coefficients underflow or overflow although the placed radius, 5 times a
/// power of two, is in range.
#[test]
fn radii_are_placed_at_any_scale() {
    let mut placed_radii = 0;
    for exponent in -1060..=1015 {
        let power = 2f64.powi(exponent / 2) * 2f64.powi(exponent - exponent / 2);
        let (a, b) = (3.0 * power, 4.0 * power);
        // a placed radius within the range of coordinates, and no subnormal one
        let radius = 2f64.powi((-exponent).clamp(-400, 400));
        let placed = 5.0 * (radius * power);
        if !(f64::MIN_POSITIVE..=sat2d::MAX_COORDINATE).contains(&placed) {
            continue;
        }
        placed_radii += 1;
        let circle = Shape::circle(DVec2::ZERO, radius).expect("a circle");
        for at in [
            Transform::new(a, b, -b, a, 0.0, 0.0).expect("turned"),
            Transform::new(b, a, a, -b, 0.0, 0.0).expect("mirrored"),
        ] {
            let relation_at = |x: f64| {
                let point = DVec2::new(x, 0.0);
                point_relation(&circle, &at, point).expect("in range")
            };
            assert_eq!(at.scale(), 5.0 * power, "{exponent}");
            assert_eq!(
                relation_at(placed.next_down()),
                Relation::Overlapping,
                "{exponent}"
            );
            assert_eq!(relation_at(placed), Relation::Touching, "{exponent}");
            assert_eq!(
                relation_at(placed.next_up()),
                Relation::Disjoint,
                "{exponent}"
            );
        }
    }
    assert!(placed_radii > 1500, "{placed_radii}");
}

/// Discs, rounded polygons and capsules of extreme scales: every stage takes the same radius.
#[test]
fn extreme_scales_have_one_radius_in_every_stage() {
    for (radius, power, placed) in [
        (1.0, 2f64.powi(-540), 5.0 * 2f64.powi(-540)),
        (2f64.powi(-500), 2f64.powi(530), 5.0 * 2f64.powi(30)),
    ] {
        let (a, b) = (3.0 * power, 4.0 * power);
        let at = Transform::new(a, b, -b, a, 0.0, 0.0).expect("a map");
        let point = Shape::circle(DVec2::ZERO, 0.0).expect("a point");
        let corner = DVec2::splat(radius / 8.0);
        let triangle = [-corner, corner, corner.perp()];
        let rounded = Shape::rounded_polygon(&triangle, radius).expect("a triangle");
        let circle = Shape::circle(DVec2::ZERO, radius).expect("a circle");
        let capsule = Shape::capsule(-corner, corner, radius).expect("a capsule");
        for shape in [&circle, &capsule, &rounded] {
            // the core reaches less than a fifth of the radius from the centre
            for (factor, expected) in [(0.9, Relation::Overlapping), (1.3, Relation::Disjoint)] {
                let there = Transform::translation(DVec2::new(placed * factor, 0.0));
                let there = there.expect("a translation");
                assert_eq!(relation(shape, &at, &point, &there), Ok(expected));
                assert_eq!(relation(&point, &there, shape, &at), Ok(expected));
                let met = contact(shape, &at, &point, &there).expect("a contact");
                assert_eq!(met.is_some(), expected.hits());
                let apart = distance(shape, &at, &point, &there).expect("a distance");
                assert_eq!(apart.distance > 0.0, !expected.hits());
            }
        }
    }
}
