//! Why bytes are not a saved world.

use crate::WorldError;
use thiserror::Error;

/// Why bytes cannot be restored.
#[derive(Clone, Debug, PartialEq, Error)]
#[non_exhaustive]
pub enum RestoreError {
    /// They are not a saved world.
    #[error("the bytes are not a saved world")]
    NotAWorld,
    /// They have a version of the format that is not known.
    #[error("the world was saved in format version {found}; expected 1 to {expected}")]
    Version {
        /// The version in the bytes.
        found: u32,
        /// The newest version that can be read. All before it can be read too.
        expected: u32,
    },
    /// Bytes are missing, superfluous or changed.
    #[error("the saved world is damaged: {what}")]
    Damaged {
        /// What is wrong.
        what: &'static str,
    },
    /// A body is invalid.
    #[error("slot {slot} of the saved world: {error}")]
    Body {
        /// Its slot.
        slot: usize,
        /// What is wrong with it.
        error: WorldError,
    },
}

pub(super) fn damaged(what: &'static str) -> RestoreError {
    RestoreError::Damaged { what }
}
