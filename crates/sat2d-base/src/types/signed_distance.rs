//! The signed distance of a point.

use crate::types::manifold::Feature;
use crate::types::{ClosestPoints, Manifold};
use glam::DVec2;

/// How far a point is from the boundary of a shape, and where the boundary is nearest.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SignedDistance {
    /// The distance from the boundary: below 0 inside the shape, exactly 0 on its boundary, above 0
    /// outside. One that would round to 0 elsewhere is the smallest number of its sign instead.
    pub distance: f64,
    /// The point of the boundary that is nearest.
    pub on_boundary: DVec2,
    /// The unit vector that points out of the shape there: the direction in which the signed
    /// distance grows.
    pub normal: DVec2,
    /// The feature of the shape that `on_boundary` lies on.
    pub feature: Feature,
}

impl SignedDistance {
    /// That of a point outside of a shape, from the closest points of the point and the shape.
    #[inline(always)]
    #[doc(hidden)]
    pub fn outside(near: &ClosestPoints) -> SignedDistance {
        SignedDistance {
            distance: near.distance,
            on_boundary: near.on_b,
            normal: DVec2::ZERO - near.normal,
            feature: near.feature_b,
        }
    }

    /// That of a point inside of a shape or on its boundary, from the contact of the point and the
    /// shape.
    #[doc(hidden)]
    pub fn of_contact(contact: &Manifold) -> SignedDistance {
        let deepest = contact.points()[0];
        SignedDistance {
            distance: 0.0 - contact.depth,
            on_boundary: if contact.depth == 0.0 {
                deepest.on_a
            } else {
                deepest.on_b
            },
            normal: DVec2::ZERO - contact.normal,
            feature: deepest.feature_b,
        }
    }

    /// The same one of a point that is known to be inside.
    #[inline(always)]
    #[doc(hidden)]
    pub fn inside(self) -> SignedDistance {
        SignedDistance {
            distance: self.distance.min(-f64::from_bits(1)),
            ..self
        }
    }

    /// The same one of a point that is known to be on the boundary.
    #[inline(always)]
    #[doc(hidden)]
    pub fn touching(self, point: DVec2) -> SignedDistance {
        SignedDistance {
            distance: 0.0,
            on_boundary: point,
            ..self
        }
    }
}
