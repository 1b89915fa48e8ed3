//! What can be wrong with many pairs.

use crate::shape::PlaceError;
use thiserror::Error;

/// Why a batch has no answer. Indices count from 0.
#[derive(Clone, Copy, Debug, PartialEq, Error)]
#[non_exhaustive]
pub enum BatchError {
    /// Arrays that belong together have different lengths.
    #[error("{name} has {got} numbers where {expected} are expected")]
    Length {
        /// The array, as `a.u_x` or `out`.
        name: &'static str,
        /// Its length.
        got: usize,
        /// The length of `a.center_x`, or of the list of pairs.
        expected: usize,
    },
    /// A number is NaN or infinite.
    #[error("{name}[{index}] is {value}, not a finite number")]
    NotFinite {
        /// The array, as `b.center_y`.
        name: &'static str,
        /// Where in it.
        index: usize,
        /// The number.
        value: f64,
    },
    /// A pair names a body that there is not.
    #[error("pair {pair} names body {body}, but there are {count}")]
    NoSuchBody {
        /// Which pair.
        pair: usize,
        /// The number it names.
        body: u32,
        /// How many bodies there are.
        count: usize,
    },
    /// A body of a pair cannot be placed.
    #[error("pair {pair}: {error}")]
    Place {
        /// Which pair.
        pair: usize,
        /// Why not.
        error: PlaceError,
    },
}

impl BatchError {
    /// The error of a stretch of pairs that so many others come before.
    #[cold]
    pub(crate) fn after(self, start: usize) -> BatchError {
        match self {
            BatchError::NoSuchBody { pair, body, count } => BatchError::NoSuchBody {
                pair: start + pair,
                body,
                count,
            },
            BatchError::Place { pair, error } => BatchError::Place {
                pair: start + pair,
                error,
            },
            other => other,
        }
    }
}
