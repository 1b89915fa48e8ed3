//! The stages of a cast, cheapest first. A stage that declines leaves the path to the next one.
//!
//! The functions are nested: each outlined one has the stack frame that its stages need, and the
//! ones before it need none of that.

use crate::narrow::cast::{disc, parallelogram, polygon};
use crate::narrow::ladder::Stages;
use crate::narrow::relation::check_point;
use crate::placed::Fit;
use crate::placed::lazy_hull::LazyHull;
use crate::shape::{Geometry, Kind, PlaceError, Shape};
use crate::transform::Transform;
use glam::DVec2;
use sat2d_base::types::{Outcome, RayHit};

/// The stage for a disc.
#[inline(always)]
pub(crate) fn unchecked(
    stages: impl Stages,
    shape: &Shape,
    transform: &Transform,
    start: DVec2,
    end: DVec2,
) -> Outcome<Option<RayHit>> {
    match &shape.geometry {
        // The start of a chord. Declines grazing paths, and starts on the circle.
        Geometry::Hull(hull) if hull.kind == Kind::Disc && stages.asks("disc") => {
            disc::cast(hull, transform, start, end)
        }
        _ => Outcome::Undecided,
    }
}

/// The stage for a rectangle: slabs. Declines doubt about a slab.
#[inline(always)]
pub(crate) fn rectangle(
    stages: impl Stages,
    shape: &Shape,
    transform: &Transform,
    start: DVec2,
    end: DVec2,
) -> Outcome<Option<RayHit>> {
    match &shape.geometry {
        Geometry::Hull(hull) if hull.kind == Kind::Rectangle && stages.asks("parallelogram") => {
            parallelogram::cast(hull, transform, start, end)
        }
        _ => Outcome::Undecided,
    }
}

/// The stages for all shapes, after the ends of the path are checked.
#[inline(never)]
pub(crate) fn any_shape(
    stages: impl Stages,
    shape: &Shape,
    transform: &Transform,
    start: DVec2,
    end: DVec2,
) -> Result<Option<RayHit>, PlaceError> {
    check_point(start)?;
    check_point(end)?;
    // The edge that the path enters. Declines many vertices, radii, and doubt about the edge.
    if let Geometry::Hull(hull) = &shape.geometry
        && let Some(hull) = LazyHull::new(hull, transform, Fit::new(hull, transform)?)
        && stages.asks("polygon")
        && let Outcome::Decided(hit) = polygon::cast(&hull, start, end)
    {
        return Ok(hit);
    }
    stages.reach_last("entry");
    all_vertices(shape, transform, start, end)
}

/// The last stage: all edges of the placed hulls, piece by piece. Where doubles lose digits,
/// because the path is long or meets an edge at a small angle,
/// [`precise`](crate::narrow::cast::precise) computes the hit.
#[inline(never)]
fn all_vertices(
    shape: &Shape,
    transform: &Transform,
    start: DVec2,
    end: DVec2,
) -> Result<Option<RayHit>, PlaceError> {
    Ok(shape.place(transform)?.cast_segment(start, end))
}
