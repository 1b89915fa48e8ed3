//! The status codes of the errors of worlds.

use crate::error::WorldError;
use sat2d_base::status::{ErrorIndex, Status, StatusError};

impl StatusError for WorldError {
    fn status(&self) -> Status {
        use WorldError as E;
        match self {
            E::Stale { .. } => Status::StaleId,
            E::Place(error) => error.status(),
            E::At { error, .. } => error.status(),
            E::Transform(error) => error.status(),
            E::IsPart { .. } => Status::IsPart,
            E::NotAPart { .. } => Status::NotAPart,
            E::Shape(error) => error.status(),
            E::Sweep(error) => error.status(),
            E::BadNumber { value, .. } if !value.is_finite() => Status::NotFinite,
            E::BadNumber { value, .. } if *value < 0.0 => Status::Negative,
            E::BadNumber { .. } => Status::OutOfRange,
            E::Full => Status::Full,
            E::Limit(_) => Status::Limit,
            E::OutOfMemory => Status::Memory,
        }
    }

    fn visit_indices(&self, visit: &mut dyn FnMut(ErrorIndex)) {
        if let WorldError::At { index, .. } = *self {
            visit(("entry", index));
        }
    }
}

#[cfg(feature = "serde")]
impl StatusError for crate::RestoreError {
    fn status(&self) -> Status {
        use crate::RestoreError as E;
        match self {
            E::NotAWorld => Status::NotAWorld,
            E::Version { .. } => Status::SaveVersion,
            E::Damaged { .. } | E::Body { .. } => Status::Damaged,
        }
    }
}

#[cfg(feature = "serde")]
impl StatusError for crate::ReplayError {
    fn status(&self) -> Status {
        use crate::ReplayError as E;
        match self {
            E::NotARecording => Status::NotAWorld,
            E::Version { .. } => Status::SaveVersion,
            E::Damaged { .. } => Status::Damaged,
            E::Restore(error) => error.status(),
            E::World(error) => error.status(),
        }
    }
}
