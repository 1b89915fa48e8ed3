//! Errors of batches.

use crate::shape::PlaceError;
use thiserror::Error;

/// Why a batch failed. Indices count from 0.
#[derive(Clone, Copy, Debug, PartialEq, Error)]
#[non_exhaustive]
pub enum BatchError {
    /// An array has the wrong length.
    #[error("{name} has length {got}; expected {expected}")]
    Length {
        /// The array, as `a.u_x` or `out`.
        name: &'static str,
        /// Its length.
        got: usize,
        /// The length of `a.center_x`, or of the list of pairs.
        expected: usize,
    },
    /// A number is NaN or infinite.
    #[error("{name}[{index}] is {value}; expected a finite number")]
    NotFinite {
        /// The array, as `b.center_y`.
        name: &'static str,
        /// The index in it.
        index: usize,
        /// The number.
        value: f64,
    },
    /// A pair names a body that does not exist.
    #[error("pair {pair} names body {body}; there are {count} bodies")]
    NoSuchBody {
        /// Which pair.
        pair: usize,
        /// The index that it names.
        body: u32,
        /// The number of bodies.
        count: usize,
    },
    /// A body of a pair cannot be placed.
    #[error("pair {pair}: {error}")]
    Place {
        /// Which pair.
        pair: usize,
        /// Why.
        error: PlaceError,
    },
}

impl BatchError {
    /// The error of a block of pairs that starts at this index.
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
