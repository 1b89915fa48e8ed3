//! The status of each error of the core. The message is the core's own.

use crate::base::status::{
    Failure, SAT_ERR_COUNT, SAT_ERR_DISCONNECTED, SAT_ERR_EDGES_CROSS, SAT_ERR_EDGES_OVERLAP,
    SAT_ERR_FULL, SAT_ERR_HOLE_OUTSIDE, SAT_ERR_INDEX, SAT_ERR_INTERNAL, SAT_ERR_IS_PART,
    SAT_ERR_LIMIT, SAT_ERR_MEMORY, SAT_ERR_NEGATIVE, SAT_ERR_NESTED_HOLES, SAT_ERR_NO_RINGS,
    SAT_ERR_NOT_A_PART, SAT_ERR_NOT_CONVEX, SAT_ERR_NOT_FINITE, SAT_ERR_NOT_RIGID,
    SAT_ERR_NOT_SIMILARITY, SAT_ERR_OUT_OF_RANGE, SAT_ERR_PARTS_OVERLAP, SAT_ERR_REPEATED_POINT,
    SAT_ERR_REPEATED_VERTEX, SAT_ERR_SELF_INTERSECTING, SAT_ERR_SINGULAR, SAT_ERR_SPIKE,
    SAT_ERR_STALE_ID, SAT_ERR_TOO_FEW_POINTS, SAT_ERR_VERTEX_ON_EDGE, SAT_ERR_ZERO_AREA,
};
use sat2d::batch::BatchError;
use sat2d::decompose::{MultipolygonError, PolygonError};
use sat2d::query::{SeparationError, SweepError};
use sat2d::response::ResolveError;
use sat2d::world::WorldError;
use sat2d::{MaskError, PlaceError, ShapeError, TransformError};

impl From<ShapeError> for Failure {
    #[cold]
    fn from(error: ShapeError) -> Failure {
        let status = match error {
            ShapeError::NotFinite { .. } => SAT_ERR_NOT_FINITE,
            ShapeError::OutOfRange { .. } => SAT_ERR_OUT_OF_RANGE,
            ShapeError::Negative { .. } => SAT_ERR_NEGATIVE,
            ShapeError::TooFewPoints { .. } => SAT_ERR_TOO_FEW_POINTS,
            ShapeError::RepeatedPoint { .. } => SAT_ERR_REPEATED_POINT,
            ShapeError::ZeroArea => SAT_ERR_ZERO_AREA,
            ShapeError::NotConvex { .. } => SAT_ERR_NOT_CONVEX,
            ShapeError::SelfIntersecting { .. } => SAT_ERR_SELF_INTERSECTING,
            ShapeError::Polygon(error) => return error.into(),
            _ => SAT_ERR_INTERNAL,
        };
        Failure::new(status, format_args!("{error}"))
    }
}

impl From<PolygonError> for Failure {
    #[cold]
    fn from(error: PolygonError) -> Failure {
        use PolygonError as E;
        let status = match error {
            E::NoRings => SAT_ERR_NO_RINGS,
            E::TooManyVertices { .. } => SAT_ERR_COUNT,
            E::NotFinite { .. } => SAT_ERR_NOT_FINITE,
            E::TooFewPoints { .. } => SAT_ERR_TOO_FEW_POINTS,
            E::ZeroArea { .. } => SAT_ERR_ZERO_AREA,
            E::Spike { .. } => SAT_ERR_SPIKE,
            E::EdgesCross { .. } => SAT_ERR_EDGES_CROSS,
            E::EdgesOverlap { .. } => SAT_ERR_EDGES_OVERLAP,
            E::RepeatedVertex { .. } => SAT_ERR_REPEATED_VERTEX,
            E::VertexOnEdge { .. } => SAT_ERR_VERTEX_ON_EDGE,
            E::HoleOutside { .. } => SAT_ERR_HOLE_OUTSIDE,
            E::NestedHoles { .. } => SAT_ERR_NESTED_HOLES,
            E::Disconnected { .. } => SAT_ERR_DISCONNECTED,
            E::Limit(_) => SAT_ERR_LIMIT,
            _ => SAT_ERR_INTERNAL,
        };
        Failure::new(status, format_args!("{error}"))
    }
}

impl From<MultipolygonError> for Failure {
    #[cold]
    fn from(error: MultipolygonError) -> Failure {
        use MultipolygonError as E;
        let message = format_args!("{error}");
        let status = match &error {
            E::Part { error, .. } => Failure::from(error.clone()).status(),
            E::TooManyVertices { .. } => SAT_ERR_COUNT,
            E::EdgesCross { .. } => SAT_ERR_EDGES_CROSS,
            E::EdgesOverlap { .. } => SAT_ERR_EDGES_OVERLAP,
            E::PartsOverlap { .. } => SAT_ERR_PARTS_OVERLAP,
            _ => SAT_ERR_INTERNAL,
        };
        Failure::new(status, message)
    }
}

impl From<MaskError> for Failure {
    #[cold]
    fn from(error: MaskError) -> Failure {
        let status = match error {
            MaskError::TooManyPixels { .. } => SAT_ERR_COUNT,
            _ => SAT_ERR_INTERNAL,
        };
        Failure::new(status, format_args!("{error}"))
    }
}

impl From<TransformError> for Failure {
    #[cold]
    fn from(error: TransformError) -> Failure {
        let status = match error {
            TransformError::NotFinite { .. } => SAT_ERR_NOT_FINITE,
            TransformError::Singular { .. } => SAT_ERR_SINGULAR,
            _ => SAT_ERR_INTERNAL,
        };
        Failure::new(status, format_args!("{error}"))
    }
}

impl From<PlaceError> for Failure {
    #[cold]
    fn from(error: PlaceError) -> Failure {
        let status = match error {
            PlaceError::NotSimilarity { .. } => SAT_ERR_NOT_SIMILARITY,
            PlaceError::OutOfRange { .. } => SAT_ERR_OUT_OF_RANGE,
            PlaceError::BadPoint { x, y } if x.is_finite() && y.is_finite() => SAT_ERR_OUT_OF_RANGE,
            PlaceError::BadPoint { .. } => SAT_ERR_NOT_FINITE,
            PlaceError::BadReach { reach } if reach.is_nan() => SAT_ERR_NOT_FINITE,
            PlaceError::BadReach { .. } => SAT_ERR_NEGATIVE,
            _ => SAT_ERR_INTERNAL,
        };
        Failure::new(status, format_args!("{error}"))
    }
}

impl From<SweepError> for Failure {
    #[cold]
    fn from(error: SweepError) -> Failure {
        let status = match error {
            SweepError::NotFinite { .. } => SAT_ERR_NOT_FINITE,
            SweepError::NotRigid { .. } => SAT_ERR_NOT_RIGID,
            SweepError::Place(error) => return error.into(),
            SweepError::Transform(error) => return error.into(),
            SweepError::Limit(_) => SAT_ERR_LIMIT,
            _ => SAT_ERR_INTERNAL,
        };
        Failure::new(status, format_args!("{error}"))
    }
}

impl From<SeparationError> for Failure {
    #[cold]
    fn from(error: SeparationError) -> Failure {
        let status = match error {
            SeparationError::Place(error) => return error.into(),
            SeparationError::Limit(_) => SAT_ERR_LIMIT,
            _ => SAT_ERR_INTERNAL,
        };
        Failure::new(status, format_args!("{error}"))
    }
}

impl From<BatchError> for Failure {
    #[cold]
    fn from(error: BatchError) -> Failure {
        let status = match error {
            BatchError::NotFinite { .. } => SAT_ERR_NOT_FINITE,
            BatchError::NoSuchBody { .. } => SAT_ERR_INDEX,
            BatchError::Place { error, .. } => Failure::from(error).status(),
            _ => SAT_ERR_INTERNAL,
        };
        Failure::new(status, format_args!("{error}"))
    }
}

impl From<ResolveError> for Failure {
    #[cold]
    fn from(error: ResolveError) -> Failure {
        let status = match error {
            ResolveError::BadNumber { value, .. } if value.is_finite() => SAT_ERR_NEGATIVE,
            ResolveError::BadNumber { .. } => SAT_ERR_NOT_FINITE,
            _ => SAT_ERR_INTERNAL,
        };
        Failure::new(status, format_args!("{error}"))
    }
}

impl From<WorldError> for Failure {
    #[cold]
    fn from(error: WorldError) -> Failure {
        use WorldError as E;
        let status = match error {
            E::Stale { .. } => SAT_ERR_STALE_ID,
            E::Place(error) => return error.into(),
            E::Transform(error) => return error.into(),
            E::IsPart { .. } => SAT_ERR_IS_PART,
            E::NotAPart { .. } => SAT_ERR_NOT_A_PART,
            E::Shape(error) => return error.into(),
            E::Sweep(error) => return error.into(),
            E::PlaceAt { index, error } => return Failure::from(error).at(index),
            E::BadNumber { value, .. } if !value.is_finite() => SAT_ERR_NOT_FINITE,
            E::BadNumber { value, .. } if value < 0.0 => SAT_ERR_NEGATIVE,
            E::BadNumber { .. } => SAT_ERR_OUT_OF_RANGE,
            E::Full => SAT_ERR_FULL,
            E::Limit(_) => SAT_ERR_LIMIT,
            E::OutOfMemory => SAT_ERR_MEMORY,
            _ => SAT_ERR_INTERNAL,
        };
        Failure::new(status, format_args!("{error}"))
    }
}

#[cfg(feature = "serde")]
impl From<sat2d::world::RestoreError> for Failure {
    #[cold]
    fn from(error: sat2d::world::RestoreError) -> Failure {
        use crate::base::status::{SAT_ERR_DAMAGED, SAT_ERR_NOT_A_WORLD, SAT_ERR_SAVE_VERSION};
        use sat2d::world::RestoreError as E;
        let status = match error {
            E::NotAWorld => SAT_ERR_NOT_A_WORLD,
            E::Version { .. } => SAT_ERR_SAVE_VERSION,
            E::Damaged { .. } | E::Body { .. } => SAT_ERR_DAMAGED,
            _ => SAT_ERR_INTERNAL,
        };
        Failure::new(status, format_args!("{error}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::status::description;
    use crate::base::status::tests::last_error;
    use sat2d::DVec2;

    /// Every error of the core about rings. The enum is not exhaustive, so the compiler does not
    /// notice a missing one.
    fn polygon_errors() -> Vec<PolygonError> {
        use PolygonError as E;
        let at = DVec2::splat(-f64::from_bits(1));
        let (ring, vertex, near, point) = (1, 2, at, at);
        let (vertices, edges) = ([3, 4], [5, 6]);
        vec![
            E::NoRings,
            E::TooManyVertices { count: 9, most: 8 },
            E::NotFinite {
                ring,
                vertex,
                point,
            },
            E::TooFewPoints { ring, distinct: 2 },
            E::ZeroArea { ring },
            E::Spike { ring, vertex, at },
            E::EdgesCross { edges, near },
            E::EdgesOverlap { edges, near },
            E::RepeatedVertex { ring, vertices, at },
            E::VertexOnEdge {
                ring,
                vertex,
                edge: 5,
                at,
            },
            E::HoleOutside { ring, vertex, at },
            E::NestedHoles {
                ring,
                other: 7,
                vertex,
                at,
            },
            E::Disconnected { vertex, at },
        ]
    }

    #[test]
    fn every_polygon_error_has_a_status_of_its_own_and_a_message_that_fits() {
        let mut seen = Vec::new();
        for error in polygon_errors() {
            let message = error.to_string();
            let status = Failure::from(error.clone()).status();
            assert_eq!(last_error(), message);
            assert_ne!(status, SAT_ERR_INTERNAL, "{message}");
            assert_ne!(description(status), description(-1), "{message}");
            assert!(!seen.contains(&status), "{message}");
            assert_eq!(
                Failure::from(ShapeError::Polygon(error)).status(),
                status,
                "{message}"
            );
            seen.push(status);
        }
    }

    #[test]
    fn the_longest_message_of_the_core_fits() {
        let least = -f64::from_bits(0x000f_ffff_ffff_ffff);
        let (a, b, c, d) = (least, least, least, least);
        let failure = Failure::from(PlaceError::NotSimilarity { a, b, c, d });
        assert_eq!(failure.status(), SAT_ERR_NOT_SIMILARITY);
        assert_eq!(
            last_error(),
            PlaceError::NotSimilarity { a, b, c, d }.to_string()
        );
        let (from, to) = ([least; 4], [least; 4]);
        let failure = Failure::from(SweepError::NotRigid { from, to });
        assert_eq!(failure.status(), SAT_ERR_NOT_RIGID);
        assert_eq!(last_error(), SweepError::NotRigid { from, to }.to_string());
    }
}
