//! Circles under transforms that are similarities, or nearly: the fast path must accept the same
//! transforms as placing does, and give the same answers.

use crate::common::cases;
use fastrand::Rng;
use sat2d::query::contact;
use sat2d::{DVec2, Shape, Transform, relation};

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
fn circles_under_what_is_nearly_a_similarity() {
    let mut rng = Rng::with_seed(61);
    let (mut refused, mut told) = (0, 0);
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
        let placed = p.place(&tp).and_then(|p| Ok((p, q.place(&tq)?)));
        match (placed, relation(&p, &tp, &q, &tq)) {
            (Ok((a, b)), Ok(got)) => {
                assert_eq!(got, a.relation(&b), "{p:?} {tp:?} {q:?} {tq:?}");
                let met = contact(&p, &tp, &q, &tq).expect("places");
                assert_eq!(met, a.contact(&b), "{p:?} {tp:?} {q:?} {tq:?}");
                told += 1;
            }
            (Err(why), Err(got)) => {
                assert_eq!(got, why);
                assert_eq!(contact(&p, &tp, &q, &tq), Err(why));
                refused += 1;
            }
            (placed, got) => panic!("{placed:?} {got:?} {p:?} {tp:?} {q:?} {tq:?}"),
        }
    }
    assert!(refused > 0 && told > refused, "{refused} {told}");
}
