//! Where a ray or segment meets a shape.

use crate::types::manifold::{Feature, Manifold};
use glam::DVec2;

/// Where a ray or segment first meets a shape.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RayHit {
    /// How far along the path: 0 at its start, 1 at the end of a segment, in units of the
    /// direction's length for a ray.
    pub fraction: f64,
    /// The point, up to rounding of its own coordinates and those of the shape, however far away
    /// the path starts; exactly the vertex where the path meets a sharp one.
    pub point: DVec2,
    /// The outward unit normal of the shape's boundary there; zero if the path starts inside.
    pub normal: DVec2,
    /// The feature of the shape that is hit; `None` if the path starts inside.
    pub feature: Option<Feature>,
}

impl RayHit {
    /// Whether the path starts inside the shape (not just on its boundary).
    pub fn starts_inside(&self) -> bool {
        self.feature.is_none()
    }

    /// The hit of a path that starts inside.
    #[inline]
    #[doc(hidden)]
    pub fn inside(start: DVec2) -> RayHit {
        RayHit {
            fraction: 0.0,
            point: start,
            normal: DVec2::ZERO,
            feature: None,
        }
    }

    /// The hit on a segment as one on a ray of this reach.
    #[inline(always)]
    #[doc(hidden)]
    pub fn scaled(self, reach: f64) -> RayHit {
        RayHit {
            fraction: self.fraction * reach,
            ..self
        }
    }

    /// The hit of a path that starts on the boundary, from the contact of the shape and its start.
    #[doc(hidden)]
    pub fn at_start(start: DVec2, contact: &Manifold) -> RayHit {
        RayHit {
            fraction: 0.0,
            point: start,
            normal: contact.normal,
            feature: Some(contact.feature_a),
        }
    }
}
