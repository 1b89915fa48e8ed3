//! Whole numbers that judge the predicates, and input on which rounding errors matter.

use crate::num::power_of_two;
use alloc::vec::Vec;
use fastrand::Rng;
use glam::DVec2;
use num_bigint::BigInt;
use num_traits::float::FloatCore;

/// A finite double in units of 2^-1074.
pub(crate) fn whole(x: f64) -> BigInt {
    let (mantissa, exponent, sign) = FloatCore::integer_decode(x);
    // subnormal numbers are decoded as an even number of 2^-1075
    ((BigInt::from(mantissa) << (exponent + 1075) as u32) >> 1) * sign
}

/// The vector between two points in units of 2^-1074.
pub(crate) fn vector(from: DVec2, to: DVec2) -> [BigInt; 2] {
    [whole(to.x) - whole(from.x), whole(to.y) - whole(from.y)]
}

pub(crate) fn dot(a: &[BigInt; 2], b: &[BigInt; 2]) -> BigInt {
    &a[0] * &b[0] + &a[1] * &b[1]
}

pub(crate) fn cross(a: &[BigInt; 2], b: &[BigInt; 2]) -> BigInt {
    &a[0] * &b[1] - &a[1] * &b[0]
}

/// A point, a segment and two radii.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Case {
    pub(crate) start: DVec2,
    /// Differs from `start`.
    pub(crate) end: DVec2,
    pub(crate) point: DVec2,
    pub(crate) radii: (f64, f64),
}

/// Cases of all magnitudes: many points are nearly in line with the segment or square to an end of
/// it, also far away, and many sums and differences of the radii are nearly a distance.
pub(crate) fn cases(seed: u64, count: usize) -> Vec<Case> {
    let mut random = Rng::with_seed(seed);
    let mut cases = Vec::new();
    while cases.len() < count {
        let kind = random.usize(..4);
        let scales = [0, 1].map(|_| random.i32(-1060..400));
        let mut number = || {
            let unit = random.f64() - 0.5;
            match kind {
                0 => libm::scalbn(unit, random.i32(-1074..500)),
                1 => libm::scalbn(unit, scales[0]),
                2 => libm::scalbn(unit, scales[random.usize(..2)]),
                _ => libm::scalbn(random.i32(-6..=6).into(), scales[0]),
            }
        };
        let [start, end, other] = [0, 1, 2].map(|_| DVec2::new(number(), number()));
        if start != end {
            let point = third(&mut random, start, end, other);
            let radii = radii(&mut random, start, end, point);
            cases.push(Case {
                start,
                end,
                point,
                radii,
            });
        }
    }
    cases
}

fn third(random: &mut Rng, start: DVec2, end: DVec2, other: DVec2) -> DVec2 {
    let along = end - start;
    let part = [random.f64(), 2.0, 1e-9, 0.5][random.usize(..4)];
    let exact = match random.usize(..7) {
        0 => start + along * part,
        1 => start + along.perp() * part,
        2 => end - along.perp() * part,
        3 => start - along * part,
        4 => [start, end][random.usize(..2)],
        5 => start + along * 0.5 + along.perp() * libm::scalbn(1.0, random.i32(0..600)),
        _ => return other,
    };
    if exact.abs().max_element() > power_of_two(499) {
        return other;
    }
    DVec2::new(nudged(random, exact.x), nudged(random, exact.y))
}

/// The number or one of its neighbours.
fn nudged(random: &mut Rng, x: f64) -> f64 {
    match random.usize(..4) {
        0 => x.next_up(),
        1 => x.next_down(),
        _ => x,
    }
}

fn radii(random: &mut Rng, start: DVec2, end: DVec2, point: DVec2) -> (f64, f64) {
    let (along, to) = (end - start, point - start);
    let distance = match random.usize(..4) {
        0 => libm::hypot(to.x, to.y),
        1 => libm::hypot(point.x - end.x, point.y - end.y),
        2 => (along.perp_dot(to) / libm::hypot(along.x, along.y)).abs(),
        _ => return (0.0, 0.0),
    };
    let distance = if distance.is_finite() { distance } else { 0.0 };
    let near = nudged(random, distance).max(0.0);
    match random.usize(..3) {
        0 => (near, 0.0),
        1 => (near / 2.0, near / 2.0),
        _ => {
            let part = distance * random.f64();
            (part, near - part)
        }
    }
}
