//! Limits that a caller sets: on the work of a call, and on the pairs of a world.

use core::cell::Cell;
use thiserror::Error;

/// A call needs more than its caller allows. It has done nothing; the same call with a higher limit
/// succeeds.
///
/// Work is counted in units, never in time, so that the same call always ends in the same way. A
/// unit is about one step of an innermost loop: a vertex, an edge, a box or a candidate that is
/// looked at. A million units take 10 to 100 milliseconds on a desktop computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum LimitError {
    /// More work.
    #[error("the call needs more than the limit of {limit} units of work")]
    Work {
        /// The limit that was set.
        limit: u64,
    },
    /// More pairs of bodies that are near each other.
    #[error("the world has more near pairs than the limit of {limit}")]
    Pairs {
        /// The limit that was set.
        limit: usize,
    },
}

/// The most units of work of one `query::separation`, `query::sweep` or `query::sweep_bounds`,
/// unless the caller sets another limit: about a second on a desktop computer.
pub const DEFAULT_WORK_LIMIT: u64 = 1 << 25;

/// Counts the work of a call.
pub struct WorkBudget {
    limit: u64,
    left: Cell<u64>,
    /// Whether anything was left out for lack of work.
    cut_short: Cell<bool>,
}

impl WorkBudget {
    /// Without a limit.
    pub const fn unlimited() -> WorkBudget {
        WorkBudget::new(u64::MAX)
    }

    /// With the default limit.
    pub const fn by_default() -> WorkBudget {
        WorkBudget::new(DEFAULT_WORK_LIMIT)
    }
    /// As many units of work.
    pub const fn new(limit: u64) -> WorkBudget {
        WorkBudget {
            limit,
            left: Cell::new(limit),
            cut_short: Cell::new(false),
        }
    }

    /// Counts some work. Without so much left, nothing is left from then on.
    #[inline]
    pub fn spend(&self, units: u64) -> Result<(), LimitError> {
        match self.left.get().checked_sub(units) {
            Some(left) => {
                self.left.set(left);
                Ok(())
            }
            None => {
                self.left.set(0);
                self.cut_short.set(true);
                Err(LimitError::Work { limit: self.limit })
            }
        }
    }

    /// How much may still be done.
    pub fn left(&self) -> u64 {
        self.left.get()
    }

    /// Notes that something was left out for lack of work.
    pub fn cut_short(&self) {
        self.cut_short.set(true);
    }

    /// Whether nothing was left out for lack of work.
    pub fn is_complete(&self) -> bool {
        !self.cut_short.get()
    }
}
