//! Displacements: how far bodies have moved, counted in whole ticks of one length for all of them.
//!
//! The displacements of two bodies are added for each pair and compared with a threshold. Sums of
//! doubles would round: next to a large displacement a small one could vanish, and with it a change
//! of the pair. Whole numbers are exact: each displacement is rounded up to whole ticks, and each
//! motion bound is rounded down. The length of a tick matters only for speed: if it is too long,
//! pairs are examined too early; if it is too short, counts overflow soon.

use crate::tuning::TICK_RESOLUTION;
use sat2d_base::num::{larger, lesser, power_of_two};

/// A count that is full: all pairs of the body are examined, and it starts again at 0.
pub(crate) const FULL: u32 = 1 << 29;

/// In place of a count: all pairs of the body must be examined. No threshold is greater.
pub(crate) const INVALIDATED: u32 = 1 << 30;

/// Converts lengths to ticks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TickScale {
    /// A power of two, so that multiplying by it is exact, underflow aside.
    ticks_per_length: f64,
}

impl Default for TickScale {
    fn default() -> TickScale {
        TickScale::of_size(1.0)
    }
}

impl TickScale {
    /// For bodies of about this size, which must be above 0.
    pub(super) fn of_size(size: f64) -> TickScale {
        const BIAS: u64 = 1023;
        let exponent = size.to_bits() >> 52 & 0x7ff;
        let power = (2 * BIAS + TICK_RESOLUTION)
            .saturating_sub(exponent)
            .clamp(1, 2 * BIAS);
        TickScale {
            ticks_per_length: f64::from_bits(power << 52),
        }
    }

    /// The count of a body after it moved; [`INVALIDATED`] stays as it is.
    #[inline(always)]
    pub(crate) fn add(&self, before: u32, displacement: f64) -> u32 {
        // a NaN fills the count
        let ticks = whole(lesser(
            displacement * self.ticks_per_length,
            f64::from(FULL),
        )) + 1;
        before.max(FULL.min(before + ticks))
    }

    /// The sum of two counts at which a pair must be examined again, if `sum` is their sum now and
    /// the relation cannot change while both move by less than `motion_bound`, added up. If the
    /// bound is below 0 or NaN, the pair is examined as soon as either body moves.
    #[inline(always)]
    pub(crate) fn threshold(&self, sum: u32, motion_bound: f64) -> u32 {
        let ticks = larger(motion_bound * self.ticks_per_length - 0.5, 0.0);
        INVALIDATED.min(sum + whole(lesser(ticks, f64::from(FULL))) + 1)
    }
}

/// Rounds a number from 0 to [`FULL`] to the nearest whole one: the last bits of its sum with 2^52,
/// whose unit in the last place is 1.
#[inline(always)]
fn whole(ticks: f64) -> u32 {
    (ticks + power_of_two(52)).to_bits() as u32
}

#[cfg(test)]
mod tests {
    use crate::bodies::displacement::*;

    #[test]
    fn displacements_are_rounded_up_and_motion_bounds_down() {
        for size in [1e-300, 1e-20, 0.7, 3e5, 1e300, f64::MIN_POSITIVE] {
            let scale = TickScale::of_size(size);
            for part in [0.0, 1e-9, 1e-5, 0.3, 1.0, 7.0, 1e3] {
                let length = size * part;
                let (moved, due) = (scale.add(5, length) - 5, scale.threshold(5, length) - 6);
                let exact = length * scale.ticks_per_length;
                assert!(f64::from(moved) > exact && f64::from(due) <= exact);
                assert!(f64::from(moved) <= exact + 1.5 && f64::from(due) >= exact - 1.0);
            }
        }
    }

    #[test]
    fn counts_become_full_and_are_never_too_small() {
        let scale = TickScale::default();
        for displacement in [f64::NAN, f64::INFINITY, 1e300, 2048.0] {
            assert_eq!(scale.add(0, displacement), FULL);
            assert_eq!(scale.add(FULL - 3, displacement), FULL);
            assert_eq!(scale.add(INVALIDATED, displacement), INVALIDATED);
        }
        assert_eq!(scale.add(FULL - 3, 0.0), FULL - 2);
        assert_eq!(scale.add(INVALIDATED, 0.0), INVALIDATED);
        for bound in [f64::NAN, f64::NEG_INFINITY, -1.0, 0.0] {
            assert_eq!(scale.threshold(9, bound), 10);
        }
        // a body whose pairs must all be examined reaches every threshold
        for sum in [0, FULL - 1, 2 * (FULL - 1), 2 * INVALIDATED] {
            assert!(scale.threshold(sum, f64::INFINITY) <= INVALIDATED);
        }
    }
}
