//! The distance of two shapes, and their closest points.
//!
//! [`ladder`] has the stages for two hulls, [`point_polygon`] one for a point. A shape of several
//! pieces takes [`compound`].
//! [`bounds`] gives lower and upper bounds for queries that compare many shapes; [`exact_distance`]
//! orders what these and doubles leave open.

pub mod bounds;
pub(crate) mod compound;
pub(crate) mod disc;
pub mod exact_distance;
pub mod general;
pub(crate) mod ladder;
pub(crate) mod parallelogram;
pub(crate) mod point_polygon;

use crate::minkowski::gjk;
use crate::placed::lazy_hull::{LARGE, LazyHull};
use crate::placed::{Fit, Placed};
use crate::shape::{Hull, Kind, PlaceError};
use crate::transform::Transform;
use glam::DVec2;
use sat2d_base::types::ClosestPoints;
use sat2d_base::types::manifold::{CorePoint, Feature};
use sat2d_base::types::outcome::Outcome;

/// The closest points of a point, which must be in range, and a hull that is clearly apart: the
/// result of [`query::distance`](crate::query::distance()) for a circle of radius 0 there.
pub(crate) fn of_point(
    point: DVec2,
    hull: &Hull,
    transform: &Transform,
) -> Result<Outcome<ClosestPoints>, PlaceError> {
    let fit = Fit::new(hull, transform)?;
    let near = match quickly_of_point(point, hull, transform, fit) {
        Outcome::Undecided => point_and_core(point, hull, transform, fit)?,
        decided => decided,
    };
    Ok(near.filter(|near| near.distance > 0.0))
}

/// The stages for simple hulls and points that are clearly inside or outside, where the distance is
/// below 0.
#[inline(always)]
pub(crate) fn quickly_of_point(
    point: DVec2,
    hull: &Hull,
    transform: &Transform,
    fit: Fit,
) -> Outcome<ClosestPoints> {
    // One square root. Declines a point that is nearly the centre.
    if let (&[center], false) = (&hull.points[..], fit.is_elliptic())
        && fit.reach <= LARGE
        && point.abs().max_element() <= LARGE
    {
        let center = CorePoint {
            point: transform.apply(center),
            radius: fit.radius,
            feature: if fit.radius > 0.0 {
                Feature::Arc(0)
            } else {
                Feature::Vertex(0)
            },
        };
        return gjk::points([point_polygon::core_point(point), center]);
    }
    // The edges of up to eight vertices in lanes. Declines points near the boundary of the core.
    point_polygon::closest(point, hull, transform, fit)
}

/// The closest points of a point and a hull, outside of whose core it is; the distance is below 0
/// inside of the hull.
pub(crate) fn point_and_core(
    point: DVec2,
    hull: &Hull,
    transform: &Transform,
    fit: Fit,
) -> Result<Outcome<ClosestPoints>, PlaceError> {
    // without what a shape computes beforehand about its hull, for other questions
    let dot = Hull::new(Kind::Disc, &[point], 0.0, false);
    let here = &Transform::IDENTITY;
    let rings = (
        LazyHull::new(&dot, here, Fit::new(&dot, here)?),
        LazyHull::new(hull, transform, fit),
    );
    Ok(match rings {
        (Some(dot), Some(ring)) => gjk::facing(&dot, &ring),
        _ => Outcome::Undecided,
    })
}

impl Placed<'_> {
    /// The distance between two placed shapes and their closest points, see
    /// [`query::distance`](crate::query::distance()).
    pub fn distance(&self, other: &Placed<'_>) -> ClosestPoints {
        compound::bodies(&self.geometry, &other.geometry)
    }
}
