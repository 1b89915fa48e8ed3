//! Errors of a world.

use crate::BodyId;
use alloc::boxed::Box;
use alloc::collections::TryReserveError;
use sat2d_base::limit::LimitError;
use sat2d_core::narrow::SweepError;
use sat2d_core::shape::{PlaceError, ShapeError};
use sat2d_core::transform::TransformError;
use thiserror::Error;

/// Why a call failed. The world is then unchanged.
#[derive(Clone, Debug, PartialEq, Error)]
#[non_exhaustive]
pub enum WorldError {
    /// No body has this id, or its body was removed.
    #[error("no body has the id {} ({id}); it may have been removed", .id.to_bits())]
    Stale {
        /// The id.
        id: BodyId,
    },
    /// A shape cannot be placed, or a point or ray is invalid.
    #[error(transparent)]
    Place(#[from] PlaceError),
    /// The place of a part, the product of two transforms, is no valid transform.
    #[error("the place of a part: {0}")]
    Transform(#[from] TransformError),
    /// The body is a part of another one, which moves it.
    #[error("the body {} ({id}) is a part of {} ({owner}): move that, or set its local transform", .id.to_bits(), .owner.to_bits())]
    IsPart {
        /// The part.
        id: BodyId,
        /// The body that it belongs to.
        owner: BodyId,
    },
    /// The body is no part of another one, so it has no local transform to set.
    #[error("the body {} ({id}) is no part of another one", .id.to_bits())]
    NotAPart {
        /// Its id.
        id: BodyId,
    },
    /// The region of a query is invalid.
    #[error(transparent)]
    Shape(#[from] ShapeError),
    /// A shape cannot follow this motion.
    #[error(transparent)]
    Sweep(#[from] SweepError),
    /// An entry of a list is at fault.
    #[error("entry {index}: {error}")]
    At {
        /// Its index in the list, from 0.
        index: usize,
        /// Why.
        error: Box<WorldError>,
    },
    /// A number is NaN, infinite or out of its range.
    #[error("{name} is {value}; expected {expected}")]
    BadNumber {
        /// The name of the number.
        name: &'static str,
        /// Its value.
        value: f64,
        /// The numbers that are valid.
        expected: &'static str,
    },
    /// The world has as many bodies as there are ids.
    #[error("the world is full")]
    Full,
    /// The world has more pairs than the call allows.
    #[error(transparent)]
    Limit(#[from] LimitError),
    /// There is not enough memory for the pairs.
    #[error("there is not enough memory for the pairs of the world")]
    OutOfMemory,
}

impl WorldError {
    /// The same error of one entry of a list.
    #[cold]
    pub(super) fn at(self, index: usize) -> WorldError {
        WorldError::At {
            index,
            error: Box::new(self),
        }
    }
}

impl From<TryReserveError> for WorldError {
    fn from(_: TryReserveError) -> WorldError {
        WorldError::OutOfMemory
    }
}
