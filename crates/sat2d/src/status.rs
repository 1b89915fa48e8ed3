//! What the C API and the bindings say of an error besides its message: a code, and the indices
//! and the point where the fault is.

use crate::batch::BatchError;
use crate::decompose::{MultipolygonError, PolygonError};
use crate::mask::MaskError;
use crate::narrow::{ExplainError, ResolveError, SeparationError, SweepError};
use crate::shape::outline::OutlineError;
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
    NotOffered = 33,
    NoCertificate = 34,
    StaleId = 60,
    Full = 62,
    Unsupported = 63,
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
            ShapeError::Outline(error) => error.status(),
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
            ShapeError::Outline(ref error) => error.visit_indices(visit),
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
            ShapeError::Outline(error) => error.point(),
            _ => None,
        }
    }
}

impl StatusError for OutlineError {
    fn status(&self) -> Status {
        use OutlineError as E;
        match self {
            E::NoEdges => Status::TooFewPoints,
            E::TooManyEdges { .. } | E::TooManyCrossings { .. } => Status::Count,
            E::BadPoint { at, .. } if at.is_finite() => Status::OutOfRange,
            E::BadPoint { .. } => Status::NotFinite,
            E::BadTolerance { tolerance, .. } => bad_tolerance(*tolerance),
            E::BadWeight { .. } | E::BadMiterLimit { .. } => Status::OutOfRange,
            E::BadWidth { width } if width.is_finite() && *width <= 0.0 => Status::Negative,
            E::BadWidth { width } if width.is_finite() => Status::OutOfRange,
            E::BadWidth { .. } => Status::NotFinite,
            E::Folded { .. } => Status::Spike,
            E::EdgesMeet { .. } => Status::EdgesCross,
            E::EdgesOverlap { .. } => Status::EdgesOverlap,
            E::NoArea => Status::ZeroArea,
            E::Unsupported => Status::Unsupported,
        }
    }

    fn visit_indices(&self, visit: &mut dyn FnMut(ErrorIndex)) {
        use OutlineError as E;
        match *self {
            E::BadPoint { edge, .. }
            | E::BadTolerance { edge, .. }
            | E::BadWeight { edge, .. }
            | E::Folded { edge } => {
                visit(("edge", edge));
            }
            E::EdgesMeet { first, second, .. } | E::EdgesOverlap { first, second, .. } => {
                visit(("edges", first));
                visit(("edges", second));
            }
            E::NoEdges
            | E::TooManyEdges { .. }
            | E::TooManyCrossings { .. }
            | E::BadWidth { .. }
            | E::BadMiterLimit { .. }
            | E::NoArea
            | E::Unsupported => {}
        }
    }

    fn point(&self) -> Option<DVec2> {
        use OutlineError as E;
        match *self {
            E::EdgesMeet { at, .. } | E::EdgesOverlap { at, .. } => Some(at),
            _ => None,
        }
    }
}

impl StatusError for PolygonError {
    fn status(&self) -> Status {
        use PolygonError as E;
        match self {
            E::NoRings => Status::NoRings,
            E::TooManyVertices { .. } => Status::Count,
            E::NotFinite { .. } => Status::NotFinite,
            E::TooFewPoints { .. } => Status::TooFewPoints,
            E::ZeroArea { .. } => Status::ZeroArea,
            E::Spike { .. } => Status::Spike,
            E::EdgesCross { .. } => Status::EdgesCross,
            E::EdgesOverlap { .. } => Status::EdgesOverlap,
            E::RepeatedVertex { .. } => Status::RepeatedVertex,
            E::VertexOnEdge { .. } => Status::VertexOnEdge,
            E::HoleOutside { .. } => Status::HoleOutside,
            E::NestedHoles { .. } => Status::NestedHoles,
            E::Disconnected { .. } => Status::Disconnected,
            E::TrustMisplaced { .. } => Status::TrustMisplaced,
            E::Limit(_) => Status::Limit,
            E::BadTolerance { tolerance } => bad_tolerance(*tolerance),
        }
    }

    fn visit_indices(&self, visit: &mut dyn FnMut(ErrorIndex)) {
        use PolygonError as E;
        let one = |name, index: u32| (name, index as usize);
        match *self {
            E::NotFinite { ring, vertex, .. }
            | E::Spike { ring, vertex, .. }
            | E::HoleOutside { ring, vertex, .. } => {
                visit(one("ring", ring));
                visit(one("vertex", vertex));
            }
            E::TooFewPoints { ring, .. } | E::ZeroArea { ring } => visit(one("ring", ring)),
            E::EdgesCross { edges, .. } | E::EdgesOverlap { edges, .. } => {
                visit_all("edges", edges, visit);
            }
            E::RepeatedVertex { ring, vertices, .. } => {
                visit(one("ring", ring));
                visit_all("vertices", vertices, visit);
            }
            E::VertexOnEdge {
                ring, vertex, edge, ..
            } => {
                visit(one("ring", ring));
                visit(one("vertex", vertex));
                visit(one("edge", edge));
            }
            E::NestedHoles {
                ring,
                other,
                vertex,
                ..
            } => {
                visit(one("ring", ring));
                visit(one("otherRing", other));
                visit(one("vertex", vertex));
            }
            E::Disconnected { vertex, .. } | E::TrustMisplaced { vertex, .. } => {
                visit(one("vertex", vertex));
            }
            E::NoRings | E::TooManyVertices { .. } | E::Limit(_) | E::BadTolerance { .. } => {}
        }
    }

    fn point(&self) -> Option<DVec2> {
        use PolygonError as E;
        match *self {
            E::NotFinite { point, .. } => Some(point),
            E::EdgesCross { near, .. } | E::EdgesOverlap { near, .. } => Some(near),
            E::Spike { at, .. }
            | E::RepeatedVertex { at, .. }
            | E::VertexOnEdge { at, .. }
            | E::HoleOutside { at, .. }
            | E::NestedHoles { at, .. }
            | E::Disconnected { at, .. }
            | E::TrustMisplaced { at, .. } => Some(at),
            E::NoRings
            | E::TooManyVertices { .. }
            | E::TooFewPoints { .. }
            | E::ZeroArea { .. }
            | E::Limit(_)
            | E::BadTolerance { .. } => None,
        }
    }
}

/// The status of a tolerance that is negative or not finite.
fn bad_tolerance(tolerance: f64) -> Status {
    if tolerance.is_finite() {
        Status::Negative
    } else {
        Status::NotFinite
    }
}

impl StatusError for MultipolygonError {
    fn status(&self) -> Status {
        use MultipolygonError as E;
        match self {
            E::Part { error, .. } => error.status(),
            E::TooManyVertices { .. } => Status::Count,
            E::EdgesCross { .. } => Status::EdgesCross,
            E::EdgesOverlap { .. } => Status::EdgesOverlap,
            E::PartsOverlap { .. } => Status::PartsOverlap,
            E::BadTolerance { tolerance } => bad_tolerance(*tolerance),
        }
    }

    fn visit_indices(&self, visit: &mut dyn FnMut(ErrorIndex)) {
        use MultipolygonError as E;
        match *self {
            E::Part { part, ref error } => {
                visit(("part", part as usize));
                error.visit_indices(visit);
            }
            E::EdgesCross { parts, edges, .. } | E::EdgesOverlap { parts, edges, .. } => {
                visit_all("parts", parts, visit);
                visit_all("edges", edges, visit);
            }
            E::PartsOverlap { parts, vertex, .. } => {
                visit_all("parts", parts, visit);
                visit(("vertex", vertex as usize));
            }
            E::TooManyVertices { .. } | E::BadTolerance { .. } => {}
        }
    }

    fn point(&self) -> Option<DVec2> {
        use MultipolygonError as E;
        match *self {
            E::Part { ref error, .. } => error.point(),
            E::EdgesCross { near, .. } | E::EdgesOverlap { near, .. } => Some(near),
            E::PartsOverlap { at, .. } => Some(at),
            E::TooManyVertices { .. } | E::BadTolerance { .. } => None,
        }
    }
}

fn visit_all(name: &'static str, indices: [u32; 2], visit: &mut dyn FnMut(ErrorIndex)) {
    for index in indices {
        visit((name, index as usize));
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
            PlaceError::OutOfRange { .. } => Status::OutOfRange,
            PlaceError::BadPoint { x, y } if x.is_finite() && y.is_finite() => Status::OutOfRange,
            PlaceError::BadPoint { .. } => Status::NotFinite,
            PlaceError::BadReach { reach } if reach.is_nan() => Status::NotFinite,
            PlaceError::BadReach { .. } => Status::Negative,
            PlaceError::CurvedOutline => Status::NotOffered,
        }
    }
}

impl StatusError for ExplainError {
    fn status(&self) -> Status {
        match self {
            ExplainError::Place(error) => error.status(),
            ExplainError::NoCertificate { .. } => Status::NoCertificate,
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
