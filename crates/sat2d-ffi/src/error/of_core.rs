//! The status of each error of the core. The message is the core's own.

use crate::error::place::keep_place;
use crate::error::status::{Failure, sat_status};
use sat2d::internals::StatusError;

/// The codes of [`StatusError`] are those of the C API.
impl<E: StatusError> From<E> for Failure {
    #[cold]
    fn from(error: E) -> Failure {
        let failure = Failure::new(error.status() as i32, format_args!("{error}"));
        keep_place(&error);
        failure
    }
}

/// Stores an error of the core as that of the last call. Returns its status. For the module of
/// WebAssembly, which answers questions that the C API does not have.
pub fn keep_error(error: impl StatusError) -> sat_status {
    Failure::from(error).status()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::error::status::description;
    use crate::error::status::tests::last_error;
    use crate::error::status::{SAT_ERR_INTERNAL, SAT_ERR_NOT_RIGID};
    use sat2d::decompose::PolygonError;
    use sat2d::query::SweepError;
    use sat2d::{DVec2, ShapeError};

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
            E::TrustMisplaced { vertex, at },
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
        let (from, to) = ([least; 4], [least; 4]);
        let failure = Failure::from(SweepError::NotRigid { from, to });
        assert_eq!(failure.status(), SAT_ERR_NOT_RIGID);
        assert_eq!(last_error(), SweepError::NotRigid { from, to }.to_string());
    }
}
