//! Gaps: distances minus radii. Each result has the sign of the exact value, is 0 only if that is
//! 0, and has a relative error of at most 2^-41, even if digits cancel. Double-double arithmetic
//! computes most, big integers the rest.

use crate::exact::integer::Unit;
use crate::exact::orient2d;
use crate::exact::wide::Wide;
use crate::num::power_of_two;
use core::cmp::Ordering;
use glam::DVec2;
use num_bigint::{BigInt, Sign};

/// A bound for the error of the few double-double operations below, relative to their operands.
const WIDE_ERROR: f64 = power_of_two(-97);
/// The relative error that a result may have.
const RELATIVE: f64 = power_of_two(-42);
/// Shorter edges (2^-300) are multiplied by [`LENGTHEN`], which changes no quotient and avoids the
/// underflow of products.
const SHORT: f64 = power_of_two(-300);
/// 2^600.
const LENGTHEN: f64 = power_of_two(600);
/// More than underflow can change in a quotient by such an edge.
const UNDERFLOW: f64 = power_of_two(-520);
/// More than underflow can change in a small gap, with a large margin (2^-340).
const SMALL: f64 = power_of_two(-340);
/// The number of fractional bits in square roots of integers.
const FRACTION: u32 = 128;

fn trusted(value: f64, error: f64) -> bool {
    error <= RELATIVE * value.abs()
}

/// The distance of `point` to the right of the line from `start` to `end`, minus the radii.
pub fn line_gap(start: DVec2, end: DVec2, point: DVec2, radii: (f64, f64)) -> f64 {
    wide_line_gap(start, end, point, radii)
        .unwrap_or_else(|| line_gap_exact(start, end, point, radii))
}

/// The sign of [`line_gap`].
pub(crate) fn line_order(start: DVec2, end: DVec2, point: DVec2, radii: (f64, f64)) -> Ordering {
    match wide_line_gap(start, end, point, radii) {
        Some(gap) => sign(gap),
        None => of_line(start, end, point, radii).order(),
    }
}

/// The distance between two points, minus the radii.
pub fn point_gap(p: DVec2, q: DVec2, radii: (f64, f64)) -> f64 {
    wide_point_gap(p, q, radii).unwrap_or_else(|| point_gap_exact(p, q, radii))
}

/// The sign of [`point_gap`].
pub(crate) fn point_order(p: DVec2, q: DVec2, radii: (f64, f64)) -> Ordering {
    match wide_point_gap(p, q, radii) {
        Some(gap) => sign(gap),
        None => of_points(p, q, radii).order(),
    }
}

fn sign(gap: f64) -> Ordering {
    gap.partial_cmp(&0.0).unwrap_or(Ordering::Equal)
}

/// [`line_gap`] without big integers, where these are not needed.
#[inline]
fn wide_line_gap(start: DVec2, end: DVec2, point: DVec2, radii: (f64, f64)) -> Option<f64> {
    let (mut ex, mut ey) = Wide::vector(start, end);
    let (tx, ty) = Wide::vector(start, point);
    let radius = Wide::sum(radii.0, radii.1);
    // exact sums tell what touches along an axis, as tiles in a row do
    let touches = match (ex.value(), ey.value()) {
        (0.0, 0.0) => false,
        (0.0, up) => tx.times_sign(up).equals(radius),
        (ahead, 0.0) => (-ty).times_sign(ahead).equals(radius),
        _ => false,
    };
    if touches {
        return Some(0.0);
    }
    if ex.value().abs().max(ey.value().abs()) < SHORT {
        (ex, ey) = (ex.scaled(LENGTHEN), ey.scaled(LENGTHEN));
    }
    let length = (ex * ex + ey * ey).sqrt();
    let (left, right) = (ex * ty, ey * tx);
    let gap = (right - left) / length - radius;
    let size = (left.value().abs() + right.value().abs()) / length.value() + radius.value();
    if trusted(gap.value(), WIDE_ERROR * size + UNDERFLOW) {
        return Some(gap.value());
    }
    let is_on_line = radius.value() == 0.0 && orient2d(start, end, point) == Ordering::Equal;
    is_on_line.then_some(0.0)
}

/// [`point_gap`] without big integers, where these are not needed.
#[inline]
fn wide_point_gap(p: DVec2, q: DVec2, radii: (f64, f64)) -> Option<f64> {
    let (dx, dy) = Wide::vector(p, q);
    let radius = Wide::sum(radii.0, radii.1);
    let touches = match (dx.value(), dy.value()) {
        (0.0, y) => dy.times_sign(y).equals(radius),
        (x, 0.0) => dx.times_sign(x).equals(radius),
        _ => false,
    };
    if touches {
        return Some(0.0);
    }
    let size = dx.value().abs().max(dy.value().abs());
    if size < SHORT {
        return None;
    }
    let gap = (dx * dx + dy * dy).sqrt() - radius;
    let error = WIDE_ERROR * (2.0 * size + radius.value()) + UNDERFLOW;
    trusted(gap.value(), error).then_some(gap.value())
}

/// The distance between two points, about `length`, minus the radii; only if the gap is above 0,
/// small compared with the radii, and accurate enough without big integers. It is the difference
/// of the squares divided by the sum; only the difference cancels.
#[inline(always)]
pub fn small_point_gap(p: DVec2, q: DVec2, radii: (f64, f64), length: f64) -> Option<f64> {
    let radius = Wide::sum(radii.0, radii.1);
    let excess = Wide::square_between(p, q).small_excess(radius.square())?;
    small_quotient(excess, length + radius.value(), length)
}

/// The distance of `point` to the right of the line from `start` to `end`, which has about the
/// length `length`; only if the gap is above 0, small, and accurate enough without big integers.
#[inline(always)]
pub fn small_line_gap(start: DVec2, end: DVec2, point: DVec2, length: f64) -> Option<f64> {
    let (ex, ey) = Wide::vector(start, end);
    let (tx, ty) = Wide::vector(start, point);
    let (left, right) = (ex * ty, ey * tx);
    let size = left.value().abs().max(right.value().abs()) / length;
    let gap = small_quotient((right - left).value(), length, size)?;
    (length >= SHORT).then_some(gap)
}

/// A quotient above 0 with a dividend in double-double precision, if it is accurate enough. Then it
/// is above 2^-300, and so is a divisor that is not smaller.
#[inline(always)]
fn small_quotient(dividend: f64, divisor: f64, size: f64) -> Option<f64> {
    let quotient = dividend / divisor;
    (RELATIVE * quotient >= WIDE_ERROR * size + SMALL).then_some(quotient)
}

/// The sign of the projection of `point` on the edge from `start` to `end`: `Less` before `start`.
pub fn place_sign(start: DVec2, end: DVec2, point: DVec2) -> Ordering {
    let (e, t) = (end - start, point - start);
    let (x, y) = (e.x * t.x, e.y * t.y);
    let error = crate::exact::orientation::ORIENT_ERROR * (x.abs() + y.abs()) + f64::MIN_POSITIVE;
    if (x + y).abs() > error {
        return (x + y).total_cmp(&0.0);
    }
    if (e.x == 0.0 || t.x == 0.0) && (e.y == 0.0 || t.y == 0.0) {
        return Ordering::Equal;
    }
    let unit = Unit::of([start.x, start.y, end.x, end.y, point.x, point.y]);
    let (e, t) = (vector(unit, start, end), vector(unit, start, point));
    dot(&e, &t).cmp(&BigInt::ZERO)
}

#[cold]
fn line_gap_exact(start: DVec2, end: DVec2, point: DVec2, radii: (f64, f64)) -> f64 {
    of_line(start, end, point, radii).value()
}

#[cold]
fn point_gap_exact(p: DVec2, q: DVec2, radii: (f64, f64)) -> f64 {
    of_points(p, q, radii).value()
}

#[cold]
fn of_line(start: DVec2, end: DVec2, point: DVec2, radii: (f64, f64)) -> RootLessRadius {
    let unit = Unit::of([
        start.x, start.y, end.x, end.y, point.x, point.y, radii.0, radii.1,
    ]);
    let (e, t) = (vector(unit, start, end), vector(unit, start, point));
    let cross = &e.1 * &t.0 - &e.0 * &t.1;
    RootLessRadius {
        is_negative: cross.sign() == Sign::Minus,
        n: &cross * &cross,
        d: dot(&e, &e),
        radius: unit.measure(radii.0) + unit.measure(radii.1),
        unit,
    }
}

#[cold]
fn of_points(p: DVec2, q: DVec2, radii: (f64, f64)) -> RootLessRadius {
    let unit = Unit::of([p.x, p.y, q.x, q.y, radii.0, radii.1]);
    let d = vector(unit, p, q);
    RootLessRadius {
        is_negative: false,
        n: dot(&d, &d),
        d: BigInt::from(1),
        radius: unit.measure(radii.0) + unit.measure(radii.1),
        unit,
    }
}

fn vector(unit: Unit, from: DVec2, to: DVec2) -> (BigInt, BigInt) {
    (
        unit.measure(to.x) - unit.measure(from.x),
        unit.measure(to.y) - unit.measure(from.y),
    )
}

fn dot(a: &(BigInt, BigInt), b: &(BigInt, BigInt)) -> BigInt {
    &a.0 * &b.0 + &a.1 * &b.1
}

/// The number `± sqrt(n/d) - radius` of units, with a negative root if `is_negative`.
struct RootLessRadius {
    is_negative: bool,
    n: BigInt,
    d: BigInt,
    radius: BigInt,
    unit: Unit,
}

impl RootLessRadius {
    /// `n - r²d`: the difference of the squares of root and radius, times `d`.
    fn difference(&self) -> BigInt {
        &self.n - &self.radius * &self.radius * &self.d
    }

    /// The sign.
    fn order(&self) -> Ordering {
        if self.is_negative {
            return Ordering::Less;
        }
        self.difference().cmp(&BigInt::ZERO)
    }

    /// The difference is evaluated as that of the squares by the sum, `(n - r²d) / (sqrt(n·d) +
    /// r·d)`, where nothing cancels.
    fn value(&self) -> f64 {
        let RootLessRadius {
            n, d, radius, unit, ..
        } = self;
        // A result that would round to 0 becomes the smallest positive number.
        let quotient = |n: &BigInt, d: &BigInt| match unit.quotient(n, d) {
            0.0 => f64::from_bits(1),
            quotient => quotient,
        };
        let root = ((n * d) << (2 * FRACTION)).sqrt();
        let sum = root + ((radius * d) << FRACTION);
        if self.is_negative {
            return -quotient(&sum, &(d << FRACTION));
        }
        let difference = self.difference();
        match difference.sign() {
            Sign::NoSign => 0.0,
            Sign::Plus => quotient(&(difference << FRACTION), &sum),
            Sign::Minus => -quotient(&((-difference) << FRACTION), &sum),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::exact::gap::*;
    use crate::exact::judge;
    use alloc::vec::Vec;

    /// Numbers between -4 and 4 from a seed.
    fn numbers(seed: u64) -> impl FnMut() -> f64 {
        let mut state = seed;
        move || {
            state = state
                .wrapping_mul(6364136223846793005)
                .wrapping_add(1442695040888963407);
            ((state >> 11) as f64 / (1u64 << 53) as f64 - 0.5) * 8.0
        }
    }

    /// Double-double and integer arithmetic agree wherever the former is accepted.
    #[test]
    fn twice_the_precision_agrees_with_whole_numbers() {
        let mut next = numbers(7);
        for round in 0..400 {
            let p: Vec<DVec2> = (0..3).map(|_| DVec2::new(next(), next())).collect();
            let on_line = p[0] + (p[1] - p[0]) * 0.3;
            let point = if round % 2 == 0 { on_line } else { p[2] };
            let radii = (next().abs() * f64::from(round % 3), 0.5);
            let near = (point - p[0]).length() - radii.1;
            for radii in [radii, (near.max(0.0), radii.1), (0.0, 0.0)] {
                let pairs = [
                    (
                        line_gap(p[0], p[1], point, radii),
                        line_gap_exact(p[0], p[1], point, radii),
                    ),
                    (
                        point_gap(p[0], point, radii),
                        point_gap_exact(p[0], point, radii),
                    ),
                ];
                for (fast, exact) in pairs {
                    assert!(
                        (fast - exact).abs() <= 1e-13 * exact.abs(),
                        "{fast} {exact}"
                    );
                }
            }
        }
    }

    /// The small-gap functions agree too, and suffice for gaps of a few units in the last place.
    #[test]
    fn small_gaps_agree_with_whole_numbers() {
        let mut next = numbers(3);
        let mut told = 0;
        for round in 0..4000 {
            let [p, q] = [0, 1].map(|_| DVec2::new(next(), next()));
            let length = libm::sqrt((q - p).length_squared());
            let less = [1e-15, 3e-15, 1e-13, -2e-15, 1e-3, 0.3][round % 6];
            let radii = (length * 0.3, length * 0.7 * (1.0 - less));
            let near = |gap: f64, exact: f64| {
                assert!((gap - exact).abs() <= 1e-13 * exact.abs(), "{gap} {exact}");
            };
            match small_point_gap(p, q, radii, length) {
                Some(gap) => {
                    told += 1;
                    near(gap, point_gap_exact(p, q, radii));
                }
                None => assert!(less < 0.0 || point_gap_exact(p, q, radii) < 1e-16),
            }
            let edge = q - p;
            let aside = DVec2::new(edge.y, -edge.x) * (less / length);
            let point = p + edge * (next() / 8.0 + 0.5) + aside;
            if let Some(gap) = small_line_gap(p, q, point, length) {
                told += 1;
                near(gap, line_gap_exact(p, q, point, (0.0, 0.0)));
            }
        }
        assert!(told > 6500, "{told}");
    }

    #[test]
    fn a_gap_below_all_normal_numbers_is_still_one() {
        let p = DVec2::new(5e-324, 0.0);
        assert_eq!(point_gap(DVec2::ZERO, p, (0.0, 0.0)), 5e-324);
        let (start, end) = (DVec2::ZERO, DVec2::new(0.0, 1e-320));
        assert_eq!(line_gap(start, end, p, (0.0, 0.0)), 5e-324);
        assert_eq!(line_gap(end, start, p, (0.0, 0.0)), -5e-324);
    }

    #[test]
    fn places_along_segments_are_those_of_whole_numbers() {
        let mut counts = [0; 3];
        for case in judge::cases(4, 20_000) {
            let (along, to) = (
                judge::vector(case.start, case.end),
                judge::vector(case.start, case.point),
            );
            let order = place_sign(case.start, case.end, case.point);
            assert_eq!(
                order,
                judge::dot(&along, &to).cmp(&BigInt::ZERO),
                "{case:?}"
            );
            counts[(order as i8 + 1) as usize] += 1;
        }
        assert!(counts.iter().all(|&count| count > 500), "{counts:?}");
    }

    /// Whether `gap` is `± sqrt(n / d) - radius` up to 2^-41 of itself or a roundoff of subnormal
    /// numbers, and has its sign; in units of 2^-1074.
    fn is_near(gap: f64, negative: bool, n: &BigInt, d: &BigInt, radius: &BigInt) -> bool {
        // compares `x / 2^64` with the root
        let beside_root = |x: BigInt| {
            let is_below = x.sign() == Sign::Minus;
            if is_below != negative {
                BigInt::from(u8::from(negative)).cmp(&BigInt::from(u8::from(is_below)))
            } else if negative {
                (n << 128_u32).cmp(&(&x * &x * d))
            } else {
                (&x * &x * d).cmp(&(n << 128_u32))
            }
        };
        let (value, radius) = (judge::whole(gap) << 64_u32, radius << 64_u32);
        let slack =
            (BigInt::from(value.magnitude().clone()) >> 41_u32) + (BigInt::from(1) << 64_u32);
        let sign = beside_root(radius.clone()).reverse();
        sign == gap.total_cmp(&0.0)
            && (sign.is_eq()
                || beside_root(&value - &slack + &radius).is_le()
                    && beside_root(&value + &slack + &radius).is_ge())
    }

    #[test]
    fn gaps_are_those_of_whole_numbers() {
        for case in judge::cases(5, 10_000) {
            let (start, end, point, radii) = (case.start, case.end, case.point, case.radii);
            let (along, to) = (judge::vector(start, end), judge::vector(start, point));
            let radius = judge::whole(radii.0) + judge::whole(radii.1);
            let right = -judge::cross(&along, &to);
            let (n, d) = (&right * &right, judge::dot(&along, &along));
            let gap = line_gap(start, end, point, radii);
            assert!(
                is_near(gap, right < BigInt::ZERO, &n, &d, &radius),
                "{gap} {case:?}"
            );
            let gap = point_gap(start, point, radii);
            let (n, d) = (judge::dot(&to, &to), BigInt::from(1));
            assert!(is_near(gap, false, &n, &d, &radius), "{gap} {case:?}");
        }
    }

    /// A gap far below the roundoff of the products is told only if it is accurate, at any scale:
    /// the cross product of these edges and vectors is about 1, and their products are about 2^100.
    #[test]
    fn gaps_that_double_double_numbers_cannot_hold_are_not_told() {
        let (mut long, mut short) = ([1_i64, 0], [0_i64, 1]);
        let mut random = fastrand::Rng::with_seed(8);
        let (mut told, mut not_told) = (0, 0);
        for round in 0..2000 {
            let times = random.i64(1..9);
            let next = [0, 1].map(|axis| long[axis] * times + short[axis]);
            (short, long) = (long, next);
            if long[0].max(long[1]) > 1 << 51 {
                (long, short) = ([1, 0], [0, 1]);
            }
            let scale = [-200, 0, 200][round % 3];
            let at = |v: [i64; 2]| DVec2::from(v.map(|x| libm::scalbn(x as f64, scale)));
            let start = DVec2::new(libm::scalbn(random.f64(), scale - 50), 0.0);
            for (end, point) in [(at(long), at(short)), (at(short), at(long))] {
                let length = libm::hypot(end.x - start.x, end.y - start.y);
                let found = small_line_gap(start, end, point, length);
                *(if found.is_some() {
                    &mut told
                } else {
                    &mut not_told
                }) += 1;
                if let Some(gap) = found {
                    let exact = line_gap_exact(start, end, point, (0.0, 0.0));
                    let error = (gap - exact).abs();
                    assert!(
                        error <= 1e-12 * exact,
                        "{gap} {exact} {start} {end} {point}"
                    );
                }
            }
        }
        assert!(told > 200 && not_told > 200, "{told} {not_told}");
    }
}
