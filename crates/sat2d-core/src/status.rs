//! The status codes of the errors of shapes and of questions about them.

use crate::batch::BatchError;
use crate::mask::MaskError;
use crate::narrow::{ExplainError, ResolveError, SeparationError, SweepError};
use crate::shape::outline::OutlineError;
use crate::shape::{PlaceError, ShapeError};
use crate::transform::TransformError;
use glam::DVec2;
use sat2d_base::status::{ErrorIndex, Status, StatusError, bad_tolerance};

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
