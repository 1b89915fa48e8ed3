//! The signed distance of a point: below 0 inside of a shape.
//!
//! [`ladder`] has the stages for a hull. [`nearest_edge`] keeps the nearest of any edges, exactly
//! where doubles cannot tell; [`ring`] offers it those of a convex polygon that may be the nearest
//! one, [`compound`] the boundary of several pieces.

pub(crate) mod compound;
pub(crate) mod ladder;
mod nearest_edge;
mod ring;

use crate::narrow::distance;
use crate::narrow::ladder::All;
use crate::placed::{Placed, PlacedGeometry};
use crate::shape::{Geometry, PlaceError, Shape};
use crate::transform::Transform;
use glam::DVec2;
use sat2d_base::types::outcome::Outcome;
use sat2d_base::types::{ClosestPoints, SignedDistance};

/// The signed distance of a point, which must be in range, from a shape of hulls or pieces.
#[inline(always)]
pub(crate) fn of_point(
    point: DVec2,
    shape: &Shape,
    transform: &Transform,
) -> Result<SignedDistance, PlaceError> {
    let Geometry::Hull(hull) = &shape.geometry else {
        return shape.place(transform)?.signed_distance(point);
    };
    match ladder::hull(point, hull, transform)? {
        Outcome::Decided(signed) => Ok(signed),
        Outcome::Undecided => {
            let near = outside(point, shape, transform)?;
            Ok(SignedDistance::outside(&near))
        }
    }
}

/// The closest points of a point and a hull, known to be disjoint, that no stage for points
/// decides: those of [`query::distance`](crate::query::distance()).
#[cold]
#[inline(never)]
fn outside(
    point: DVec2,
    shape: &Shape,
    transform: &Transform,
) -> Result<ClosestPoints, PlaceError> {
    let DVec2 { x, y } = point;
    let dot = Shape::circle(point, 0.0).map_err(|_| PlaceError::BadPoint { x, y })?;
    let here = &Transform::IDENTITY;
    distance::ladder::unchecked(All, &dot, here, shape, transform)
        .ok_or_else(|| distance::ladder::checked(All, &dot, here, shape, transform))
}

impl Placed<'_> {
    /// The signed distance of a point, see
    /// [`query::signed_distance`](crate::query::signed_distance()).
    ///
    /// # Errors
    /// [`PlaceError::BadPoint`] if the point is not finite or out of range.
    pub fn signed_distance(&self, point: DVec2) -> Result<SignedDistance, PlaceError> {
        crate::narrow::check_point(point)?;
        match &self.geometry {
            PlacedGeometry::Hull(_) => of_point(point, self.shape, &self.transform),
            PlacedGeometry::Pieces(pieces) => Ok(compound::pieces(point, pieces, &self.geometry)),
        }
    }
}
