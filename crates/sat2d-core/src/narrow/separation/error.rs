//! Why there is no separation.

use crate::shape::PlaceError;
use sat2d_base::limit::LimitError;
use thiserror::Error;

/// Why there is no separation within a limit.
#[derive(Clone, Copy, Debug, PartialEq, Error)]
#[non_exhaustive]
pub enum SeparationError {
    /// A shape cannot be placed, before or after the translation.
    #[error(transparent)]
    Place(#[from] PlaceError),
    /// The work limit does not suffice.
    #[error(transparent)]
    Limit(#[from] LimitError),
}
