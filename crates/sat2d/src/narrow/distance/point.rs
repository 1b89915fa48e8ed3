//! The point of a hull that is closest to a point, with the same bits as
//! [`distance`](crate::narrow::distance()), without building a shape of the point.

use crate::minkowski::gjk;
use crate::proxy::lazy_hull::LazyHull;
use crate::shape::{Fit, Hull, Kind, PlaceError};
use crate::transform::Transform;
use crate::types::ClosestPoints;
use crate::types::outcome::Outcome;
use glam::DVec2;

/// The closest points of a point in range and a hull that are clearly apart.
pub(crate) fn to_hull(
    point: DVec2,
    hull: &Hull,
    transform: &Transform,
) -> Result<Outcome<ClosestPoints>, PlaceError> {
    // without what a shape precomputes about its hull for other queries
    let dot = Hull::new(Kind::Disc, &[point], 0.0, false);
    let here = &Transform::IDENTITY;
    let fits = (Fit::new(&dot, here)?, Fit::new(hull, transform)?);
    let rings = (
        LazyHull::new(&dot, here, fits.0),
        LazyHull::new(hull, transform, fits.1),
    );
    let (Some(dot), Some(ring)) = rings else {
        return Ok(Outcome::Undecided);
    };
    Ok(gjk::closest(&dot, &ring))
}
