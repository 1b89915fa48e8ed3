//! What the C API and the bindings say of an error besides its message: a code, and the indices
//! and the point where the fault is.

mod polygon;

use crate::batch::BatchError;
use crate::mask::MaskError;
use crate::narrow::{ResolveError, SeparationError, SweepError};
use crate::shape::{PlaceError, ShapeError};
use crate::transform::TransformError;
use crate::world::WorldError;
use core::fmt::Display;
use glam::DVec2;

/// The kind of an error. The numbers are those of the C API, whose constants explain them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(i32)]
#[expect(missing_docs, reason = "the C API documents them")]
pub enum Status {
    Count = 3,
    Internal = 5,
    Limit = 8,
    Memory = 9,
    NotFinite = 10,
    OutOfRange = 11,
    Negative = 12,
    TooFewPoints = 13,
    RepeatedPoint = 14,
    ZeroArea = 15,
    NotConvex = 16,
    SelfIntersecting = 17,
    Singular = 18,
    NotSimilarity = 19,
    NoRings = 20,
    Spike = 21,
    EdgesCross = 22,
    EdgesOverlap = 23,
    RepeatedVertex = 24,
    VertexOnEdge = 25,
    HoleOutside = 26,
    NestedHoles = 27,
    Disconnected = 28,
    NotRigid = 29,
    Index = 30,
    PartsOverlap = 31,
    TrustMisplaced = 32,
    StaleId = 60,
    Full = 62,
    NotAWorld = 64,
    SaveVersion = 65,
    Damaged = 66,
    IsPart = 67,
    NotAPart = 68,
}

/// An index in an error: what it counts, and its value. Several of one kind, such as the two edges
/// that cross, are in a row.
pub type ErrorIndex = (&'static str, usize);

/// An error of this crate.
pub trait StatusError: Display {
    /// Its kind.
    fn status(&self) -> Status;

    /// Calls `visit` with every index that the error names.
    fn visit_indices(&self, _visit: &mut dyn FnMut(ErrorIndex)) {}

    /// The point that the error names.
    fn point(&self) -> Option<DVec2> {
        None
    }
}

impl StatusError for ShapeError {
    fn status(&self) -> Status {
        match self {
            ShapeError::NotFinite { .. } => Status::NotFinite,
            ShapeError::OutOfRange { .. } | ShapeError::FarPivot { .. } => Status::OutOfRange,
            ShapeError::Negative { .. } => Status::Negative,
            ShapeError::TooFewPoints { .. } => Status::TooFewPoints,
            ShapeError::RepeatedPoint { .. } => Status::RepeatedPoint,
            ShapeError::ZeroArea | ShapeError::NoPixels => Status::ZeroArea,
            ShapeError::NotConvex { .. } => Status::NotConvex,
            ShapeError::SelfIntersecting { .. } => Status::SelfIntersecting,
            ShapeError::Polygon(error) => error.status(),
        }
    }

    fn visit_indices(&self, visit: &mut dyn FnMut(ErrorIndex)) {
        match *self {
            ShapeError::NotFinite { name, index, .. }
            | ShapeError::OutOfRange { name, index, .. } => {
                if let "x" | "y" = name {
                    visit(("vertex", index));
                }
            }
            ShapeError::RepeatedPoint { first, second } => {
                visit(("vertices", first));
                visit(("vertices", second));
            }
            ShapeError::NotConvex { vertex } => visit(("vertex", vertex)),
            ShapeError::SelfIntersecting { first, second } => {
                visit(("edges", first));
                visit(("edges", second));
            }
            ShapeError::Polygon(ref error) => error.visit_indices(visit),
            ShapeError::Negative { .. }
            | ShapeError::TooFewPoints { .. }
            | ShapeError::NoPixels
            | ShapeError::FarPivot { .. }
            | ShapeError::ZeroArea => {}
        }
    }

    fn point(&self) -> Option<DVec2> {
        match self {
            ShapeError::Polygon(error) => error.point(),
            _ => None,
        }
    }
}

impl StatusError for TransformError {
    fn status(&self) -> Status {
        match self {
            TransformError::NotFinite { .. } => Status::NotFinite,
            TransformError::Singular { .. } => Status::Singular,
        }
    }
}

impl StatusError for PlaceError {
    fn status(&self) -> Status {
        match self {
            PlaceError::NotSimilarity { .. } => Status::NotSimilarity,
            PlaceError::OutOfRange { .. } => Status::OutOfRange,
            PlaceError::BadPoint { x, y } if x.is_finite() && y.is_finite() => Status::OutOfRange,
            PlaceError::BadPoint { .. } => Status::NotFinite,
            PlaceError::BadReach { reach } if reach.is_nan() => Status::NotFinite,
            PlaceError::BadReach { .. } => Status::Negative,
        }
    }
}

impl StatusError for SweepError {
    fn status(&self) -> Status {
        match self {
            SweepError::NotFinite { .. } => Status::NotFinite,
            SweepError::NotRigid { .. } => Status::NotRigid,
            SweepError::Place(error) => error.status(),
            SweepError::Transform(error) => error.status(),
            SweepError::Limit(_) => Status::Limit,
        }
    }
}

impl StatusError for SeparationError {
    fn status(&self) -> Status {
        match self {
            SeparationError::Place(error) => error.status(),
            SeparationError::Limit(_) => Status::Limit,
        }
    }
}

impl StatusError for BatchError {
    fn status(&self) -> Status {
        match self {
            BatchError::NotFinite { .. } => Status::NotFinite,
            BatchError::NoSuchBody { .. } => Status::Index,
            BatchError::Place { error, .. } => error.status(),
            // the C API and the bindings make all slices equally long themselves
            BatchError::Length { .. } => Status::Internal,
        }
    }

    fn visit_indices(&self, visit: &mut dyn FnMut(ErrorIndex)) {
        match *self {
            BatchError::NotFinite { index, .. } => visit(("entry", index)),
            BatchError::NoSuchBody { pair, body, .. } => {
                visit(("pair", pair));
                visit(("body", body as usize));
            }
            BatchError::Place { pair, .. } => visit(("pair", pair)),
            BatchError::Length { .. } => {}
        }
    }
}

impl StatusError for ResolveError {
    fn status(&self) -> Status {
        match self {
            ResolveError::BadNumber { value, .. } if value.is_finite() => Status::Negative,
            ResolveError::BadNumber { .. } => Status::NotFinite,
        }
    }
}

impl StatusError for MaskError {
    fn status(&self) -> Status {
        match self {
            MaskError::TooManyPixels { .. } | MaskError::WrongLength { .. } => Status::Count,
        }
    }
}

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
impl StatusError for crate::world::RestoreError {
    fn status(&self) -> Status {
        use crate::world::RestoreError as E;
        match self {
            E::NotAWorld => Status::NotAWorld,
            E::Version { .. } => Status::SaveVersion,
            E::Damaged { .. } | E::Body { .. } => Status::Damaged,
        }
    }
}

#[cfg(feature = "serde")]
impl StatusError for crate::world::ReplayError {
    fn status(&self) -> Status {
        use crate::world::ReplayError as E;
        match self {
            E::NotARecording => Status::NotAWorld,
            E::Version { .. } => Status::SaveVersion,
            E::Damaged { .. } => Status::Damaged,
            E::Restore(error) => error.status(),
            E::World(error) => error.status(),
        }
    }
}
