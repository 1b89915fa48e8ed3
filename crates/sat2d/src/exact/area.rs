//! Areas in doubles with an error bound, tried before big integers.

use crate::exact::wide::Wide;
use crate::num::{U, power_of_two};

/// What a term can lose to underflow, generously: some units of 2^-1074.
const TERM_UNDERFLOW: f64 = power_of_two(-1060);

/// The sum of `x · (to - from)` over triples of `x`, `from` and `to`, rounded to the nearest
/// double; `None` where the error bound does not tell which one that is.
///
/// Over all vertices of a ring, with the ordinates of the vertices before and after each one, the
/// sum is twice the signed area.
///
/// The sum is compensated (T. Ogita, S. M. Rump and S. Oishi, "Accurate Sum and Dot Product", 2005,
/// algorithm 5.3). Let M be the sum of the magnitudes of n terms. Each step adds to `rest` at most
/// u M + 2u of the term's magnitude, with three roundings, so `rest` is off by less than
/// 4 n² u² M.
pub(crate) fn sum_of_strips(terms: impl ExactSizeIterator<Item = (f64, f64, f64)>) -> Option<f64> {
    let count = terms.len() as f64;
    let (mut sum, mut rest, mut size) = (0.0, 0.0, 0.0);
    for (x, from, to) in terms {
        let height = Wide::sum(to, -from);
        let strip = Wide::product(x, height.hi);
        let total = Wide::sum(sum, strip.hi);
        sum = total.hi;
        rest += total.lo + (strip.lo + x * height.lo);
        size += f64::abs(strip.hi);
    }
    let error = 4.0 * (count * U) * (count * U) * size + count * TERM_UNDERFLOW;
    // half as much again for the roundings of the bound and of the two sums
    let error = 1.5 * error + 2.0 * U * f64::abs(rest);
    let (low, high) = (sum + (rest - error), sum + (rest + error));
    (low == high && low.is_finite()).then_some(low)
}
