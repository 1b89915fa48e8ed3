//! The distance of two shapes, and their closest points.
//!
//! [`ladder`] has the stages for two hulls. A shape of several pieces takes [`compound`].
//! [`bounds`] gives lower and upper bounds for queries that compare many shapes; [`exact_distance`]
//! orders what these and doubles leave open.

pub mod bounds;
pub(crate) mod compound;
pub(crate) mod disc;
pub mod exact_distance;
pub mod general;
pub(crate) mod ladder;
pub(crate) mod parallelogram;

use crate::placed::placement::Placement;
use crate::placed::{Fit, Placed};
use crate::shape::{Hull, Kind, PlaceError};
use crate::transform::Transform;
use glam::DVec2;
use sat2d_base::types::ClosestPoints;
use sat2d_base::types::outcome::Outcome;

/// The closest points of a point, which must be in range, and a hull that is clearly apart: the
/// result of [`query::distance`](crate::query::distance()) for a circle of radius 0 there.
pub(crate) fn of_point(
    point: DVec2,
    hull: &Hull,
    transform: &Transform,
) -> Result<Outcome<ClosestPoints>, PlaceError> {
    // without what a shape computes beforehand about its hull, for other questions
    let dot = Hull::new(Kind::Disc, &[point], 0.0, false);
    let dot = Placement::new(&dot, &Transform::IDENTITY);
    let fits = (
        Fit::new(dot.hull, dot.transform)?,
        Fit::new(hull, transform)?,
    );
    Ok(ladder::clearly_apart(
        dot,
        Placement::new(hull, transform),
        fits,
    ))
}

impl Placed<'_> {
    /// The distance between two placed shapes and their closest points, see
    /// [`query::distance`](crate::query::distance()).
    pub fn distance(&self, other: &Placed<'_>) -> ClosestPoints {
        compound::bodies(&self.geometry, &other.geometry)
    }
}
