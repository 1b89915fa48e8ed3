//! Why bytes are not a recording.

use crate::{RestoreError, WorldError};
use thiserror::Error;

/// Why a recording cannot be run.
#[derive(Clone, Debug, PartialEq, Error)]
#[non_exhaustive]
pub enum ReplayError {
    /// The bytes are not a recording.
    #[error("the bytes are not a recording of a world")]
    NotARecording,
    /// They have a version of the format that is not known.
    #[error("the recording has format version {found}; expected {expected}")]
    Version {
        /// The version in the bytes.
        found: u32,
        /// The version that can be read.
        expected: u32,
    },
    /// Bytes are superfluous or changed.
    #[error("the recording is damaged: {what}")]
    Damaged {
        /// What is wrong.
        what: &'static str,
    },
    /// The world at the beginning of the recording is damaged.
    #[error(transparent)]
    Restore(#[from] RestoreError),
    /// There is not enough memory for the pairs of a step.
    #[error(transparent)]
    World(#[from] WorldError),
}

pub(crate) fn damaged(what: &'static str) -> ReplayError {
    ReplayError::Damaged { what }
}
