//! Limits as callers give them: 0 is the default, which for pairs of bodies is none.

use libc::size_t;

/// The core's limit on units of work.
pub(crate) fn most_work(units: u64) -> u64 {
    if units == 0 {
        sat2d::DEFAULT_WORK_LIMIT
    } else {
        units
    }
}

/// The core's limit on pairs of bodies.
pub(crate) fn most_pairs(pairs: size_t) -> usize {
    if pairs == 0 { usize::MAX } else { pairs }
}
