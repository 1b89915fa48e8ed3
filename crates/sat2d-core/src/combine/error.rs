//! Why shapes cannot be combined.

use crate::overlay::OverlayError;
use crate::shape::{PlaceError, ShapeError};
use thiserror::Error;

/// Why shapes cannot be combined.
#[derive(Clone, Debug, PartialEq, Error)]
#[non_exhaustive]
pub enum CombineError {
    /// A shape cannot be placed.
    #[error(transparent)]
    Place(#[from] PlaceError),
    /// A point, a segment or a chain has no interior.
    #[error("operand {operand} has no interior")]
    NoInterior {
        /// The number of the shape, from 0.
        operand: usize,
    },
    /// The tolerance is NaN or not above 0.
    #[error("the tolerance is {tolerance:?}, not above 0")]
    BadTolerance {
        /// The tolerance.
        tolerance: f64,
    },
    /// The boundaries have too many segments, or are divided into too many.
    #[error("{count} segments are too many, at most {most} are possible")]
    TooManySegments {
        /// The number of segments at which it was given up.
        count: usize,
        /// 2^22 segments, or 2^24 into which crossings divide them.
        most: usize,
    },
    /// The boundaries cross too often.
    #[error("the boundaries cross more than {most} times")]
    TooManyCrossings {
        /// 2^22.
        most: usize,
    },
    /// The result is no valid shape.
    #[error("the result is not a valid shape: {0}")]
    Result(ShapeError),
}

impl From<OverlayError> for CombineError {
    fn from(error: OverlayError) -> CombineError {
        match error {
            OverlayError::TooManySegments { count, most } => {
                CombineError::TooManySegments { count, most }
            }
            OverlayError::TooManyCrossings { most } => CombineError::TooManyCrossings { most },
        }
    }
}

/// That a tolerance is above 0.
pub(super) fn check_tolerance(tolerance: f64) -> Result<(), CombineError> {
    match tolerance > 0.0 {
        true => Ok(()),
        false => Err(CombineError::BadTolerance { tolerance }),
    }
}
