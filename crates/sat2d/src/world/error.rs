//! What can go wrong in a world.

use crate::narrow::SweepError;
use crate::shape::{PlaceError, ShapeError};
use crate::world::BodyId;
use thiserror::Error;

/// Why a world does not do what it was asked. It is then as it was before.
#[derive(Clone, Debug, PartialEq, Error)]
#[non_exhaustive]
pub enum WorldError {
    /// There is no such body, or no longer.
    #[error("there is no body {id} (any more)")]
    Stale {
        /// The name that was given.
        id: BodyId,
    },
    /// A shape cannot be placed.
    #[error(transparent)]
    Place(#[from] PlaceError),
    /// A region is none.
    #[error(transparent)]
    Shape(#[from] ShapeError),
    /// A shape cannot be moved like that.
    #[error(transparent)]
    Sweep(#[from] SweepError),
    /// One of many shapes cannot be placed.
    #[error("entry {index}: {error}")]
    PlaceAt {
        /// Which entry of the list, from 0.
        index: usize,
        /// What is wrong with it.
        error: PlaceError,
    },
    /// A number is NaN, infinite or out of its range.
    #[error("{name} is {value}, which is not {expected}")]
    BadNumber {
        /// What the number is.
        name: &'static str,
        /// Its value.
        value: f64,
        /// What it should be.
        expected: &'static str,
    },
    /// There are as many bodies as there are names.
    #[error("the world is full")]
    Full,
}
