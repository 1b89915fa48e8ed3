//! Areas in doubles with an error bound, tried before big integers.

use crate::exact::wide::{Wide, two_product, two_sum};
use crate::num::{U, UNDERFLOW};
use glam::DVec2;

/// The sum of `x · (to - from)` over triples of `x`, `from` and `to`, rounded to the nearest
/// double; `None` where the error bound does not tell which one that is.
///
/// Over all vertices of a ring, with the ordinates of the vertices before and after each one, the
/// sum is twice the signed area.
///
/// The sum is compensated (T. Ogita, S. M. Rump and S. Oishi, "Accurate Sum and Dot Product", 2005,
/// algorithm 5.3), in two lanes, which are added at the end as one more term. Let M be the sum of
/// the magnitudes of n terms. Each step adds to `rest` at most u M + 2u of the term's magnitude,
/// with three roundings, so `rest` is off by less than 4 n² u² M.
pub fn sum_of_strips(mut terms: impl ExactSizeIterator<Item = (f64, f64, f64)>) -> Option<f64> {
    let count = terms.len() as f64;
    let [mut sum, mut rest, mut size] = [DVec2::ZERO; 3];
    while let Some(first) = terms.next() {
        let second = terms.next().unwrap_or_default();
        let x = DVec2::new(first.0, second.0);
        let from = DVec2::new(first.1, second.1);
        let to = DVec2::new(first.2, second.2);
        let [height, height_rest] = two_sum(to, -from);
        let [strip, strip_rest] = two_product(x, height);
        let [total, total_rest] = two_sum(sum, strip);
        sum = total;
        rest += total_rest + (strip_rest + x * height_rest);
        size += strip.abs();
    }
    let total = Wide::sum(sum.x, sum.y);
    let rest = total.lo + rest.element_sum();
    // a term loses some units of 2^-1074 to underflow, far less than allowed here
    let error = 4.0 * (count * U) * (count * U) * size.element_sum() + count * UNDERFLOW;
    // half as much again for the roundings of the bound and of the two sums
    let error = 1.5 * error + 2.0 * U * f64::abs(rest);
    let (low, high) = (total.hi + (rest - error), total.hi + (rest + error));
    (low == high && low.is_finite()).then_some(low)
}

#[cfg(test)]
mod tests {
    use crate::exact::area::sum_of_strips;
    use crate::exact::judge::whole;
    use crate::exact::moments::{Holes, rounded_area};
    use crate::num::power_of_two;
    use alloc::vec::Vec;
    use glam::DVec2;
    use num_bigint::{BigInt, Sign};

    fn doubled_area(ring: &[DVec2]) -> Option<f64> {
        let before = |i: usize| ring[(i + ring.len() - 1) % ring.len()].y;
        let after = |i: usize| ring[(i + 1) % ring.len()].y;
        sum_of_strips((0..ring.len()).map(|i| (ring[i].x, before(i), after(i))))
    }

    /// Counter-clockwise rings, near the origin and so far away that most digits cancel.
    #[test]
    fn doubles_decide_nearly_all_areas_and_agree_with_big_integers() {
        let rng = &mut fastrand::Rng::with_seed(3);
        let (mut decided, mut undecided) = (0, 0);
        for case in 0..5000 {
            let count = rng.usize(3..40);
            let centre = DVec2::new(rng.f64(), rng.f64()) * [0.0, 1.0, 1e6, 1e10][case % 4];
            let mut corner = |i: usize| {
                let angle = (i as f64 + 0.5 * rng.f64()) / count as f64 * core::f64::consts::TAU;
                let radius = 1.0 + rng.f64();
                centre + DVec2::new(libm::cos(angle), libm::sin(angle)) * radius
            };
            let ring: Vec<DVec2> = (0..count).map(&mut corner).collect();
            match doubled_area(&ring) {
                Some(doubled) => {
                    let exact = rounded_area(core::iter::once(&ring[..]), Holes::AfterFirst, 0);
                    assert_eq!(doubled / 2.0, exact, "{ring:?}");
                    decided += 1;
                }
                None => undecided += 1,
            }
        }
        assert!(undecided < 5, "{decided} and {undecided}");
    }

    /// A sum that is nearly halfway between two doubles, beyond which rounding takes it: only the
    /// error bound tells that. Where the terms are about 2^-924, the bound for `rest` is as large
    /// as the one for underflow.
    #[test]
    fn sums_nearly_halfway_between_doubles_are_left_to_big_integers() {
        for scale in [0, 400, -924] {
            for side in [1.0, -1.0] {
                let half = power_of_two(scale / 2);
                // an even double; half of its last place, but for what comes before and after it
                let mut factors = alloc::vec![1.0 + power_of_two(-51), -side * power_of_two(-100)];
                factors.extend([power_of_two(-53); 23]);
                // lost beside what `rest` is by now
                factors.extend([side * power_of_two(-102); 17]);
                factors.extend([-power_of_two(-53); 22]);
                let terms = factors.iter().map(|factor| (factor * half, 0.0, half));
                let units = [0, -51, -52].map(|power| whole(libm::scalbn(1.0, power + scale)));
                let [one, two_last, last] = units;
                let exact: BigInt = factors
                    .iter()
                    .map(|factor| whole(*factor) * whole(half * half) / whole(1.0))
                    .sum();
                let beyond: BigInt = exact - &one - &two_last - &last / 2;
                assert_eq!(beyond.sign() == Sign::Plus, side > 0.0);
                let rounded = one + two_last + if side > 0.0 { last } else { BigInt::ZERO };
                let sum = sum_of_strips(terms);
                assert!(
                    sum.is_none_or(|sum| whole(sum) == rounded),
                    "{scale} {side}"
                );
            }
        }
    }
}
