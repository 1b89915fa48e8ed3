//! How far bodies have come, counted in whole ticks of one length for all of them.
//!
//! What two bodies have come is added up for each pair and compared with how far both may come. Sums of doubles would be rounded: beside a body that came far
//! the small step of another would be lost, and with it what became of the pair. Whole numbers lose nothing: each way counts as a whole number of ticks
//! above it, what is left to a pair as one below. The length of a tick is only a matter of speed: if it is too long pairs are looked at too early, if it is
//! too short counts are soon full.

use crate::num::{larger, lesser, power_of_two};

/// A count that is full: the body's pairs are looked at anew, and it counts from 0 again.
pub(crate) const FULL: u32 = 1 << 29;

/// In the place of a count: all pairs of the body are to be looked at. More than any pair waits for.
pub(crate) const RENEWED: u32 = 1 << 30;

/// How many ticks, as a power of two, bodies are long on average. What moves by a 250,000th part of its size in a frame has come a tick, and what moves by
/// half of its size may do so thousands of times.
const FINE: u64 = 18;

/// How many ticks a length is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Gauge {
    /// A power of two, so that to multiply by it rounds nothing that counts.
    per_length: f64,
}

impl Default for Gauge {
    fn default() -> Gauge {
        Gauge::of_size(1.0)
    }
}

impl Gauge {
    /// For bodies of about this size, which must be above 0.
    pub(crate) fn of_size(size: f64) -> Gauge {
        const BIAS: u64 = 1023;
        let exponent = size.to_bits() >> 52 & 0x7ff;
        let power = (2 * BIAS + FINE)
            .saturating_sub(exponent)
            .clamp(1, 2 * BIAS);
        Gauge {
            per_length: f64::from_bits(power << 52),
        }
    }

    /// The count of a body after some way more; that of one that is [`RENEWED`] stays.
    #[inline(always)]
    pub(crate) fn count(&self, before: u32, way: f64) -> u32 {
        // what is no number fills the count
        let ticks = whole(lesser(way * self.per_length, f64::from(FULL))) + 1;
        before.max(FULL.min(before + ticks))
    }

    /// From which sum of their counts on two bodies have to be looked at again that came so far and may come so far more; as
    /// soon as either moves, if that is below 0 or no number.
    #[inline(always)]
    pub(crate) fn due(&self, come: u32, leeway: f64) -> u32 {
        let ticks = larger(leeway * self.per_length - 0.5, 0.0);
        RENEWED.min(come + whole(lesser(ticks, f64::from(FULL))) + 1)
    }
}

/// The whole number nearest to one from 0 to [`FULL`]: in the last bits of the sum with 2^52, beside which no fraction has room.
#[inline(always)]
fn whole(ticks: f64) -> u32 {
    (ticks + power_of_two(52)).to_bits() as u32
}

#[cfg(test)]
mod tests {
    use crate::world::bodies::displacement::*;

    #[test]
    fn a_way_is_no_less_than_it_is_and_a_leeway_no_more() {
        for size in [1e-300, 1e-20, 0.7, 3e5, 1e300, f64::MIN_POSITIVE] {
            let gauge = Gauge::of_size(size);
            for part in [0.0, 1e-9, 1e-5, 0.3, 1.0, 7.0, 1e3] {
                let length = size * part;
                let (come, due) = (gauge.count(5, length) - 5, gauge.due(5, length) - 6);
                let exact = length * gauge.per_length;
                assert!(f64::from(come) > exact && f64::from(due) <= exact);
                assert!(f64::from(come) <= exact + 1.5 && f64::from(due) >= exact - 1.0);
            }
        }
    }

    #[test]
    fn counts_fill_and_are_never_too_small() {
        let gauge = Gauge::default();
        for way in [f64::NAN, f64::INFINITY, 1e300, 2048.0] {
            assert_eq!(gauge.count(0, way), FULL);
            assert_eq!(gauge.count(FULL - 3, way), FULL);
            assert_eq!(gauge.count(RENEWED, way), RENEWED);
        }
        assert_eq!(gauge.count(FULL - 3, 0.0), FULL - 2);
        assert_eq!(gauge.count(RENEWED, 0.0), RENEWED);
        for leeway in [f64::NAN, f64::NEG_INFINITY, -1.0, 0.0] {
            assert_eq!(gauge.due(9, leeway), 10);
        }
        // whoever is to be looked at is due, however far a pair may come
        for come in [0, FULL - 1, 2 * (FULL - 1), 2 * RENEWED] {
            assert!(gauge.due(come, f64::INFINITY) <= RENEWED);
        }
    }
}
