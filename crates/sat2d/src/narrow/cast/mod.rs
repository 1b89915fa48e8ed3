//! Ray and segment cast: where a straight path first meets a shape.
//!
//! [`ladder`] has the stages.
//!
//! Whether the path meets the shape is the exact relation of the segment and the shape. Where it
//! does is then a matter of rounding only, see [`entry`].

pub(crate) mod compound;
pub(crate) mod disc;
pub(crate) mod entry;
pub(crate) mod exact_fraction;
pub(crate) mod ladder;
pub(crate) mod outline;
pub(crate) mod parallelogram;
pub(crate) mod path_filter;
pub(crate) mod polygon;
pub(crate) mod precise;
pub(crate) mod reach;

use crate::exact::surd::Surd;
use crate::narrow::ladder::All;
use crate::placed::{Placed, PlacedGeometry};
use crate::shape::{PlaceError, Shape};
use crate::transform::Transform;
use crate::types::RayHit;
use glam::DVec2;

/// Where the segment from `start` to `end` first meets a shape; `None` exactly where the
/// [`relation`](crate::relation()) of the segment (or point, if the ends are the same) and the
/// shape is `Disjoint`.
///
/// - A segment that starts inside hits at fraction 0, with no normal and no feature.
/// - A segment that starts on the boundary hits at 0, with the normal and feature of the contact
///   there, wherever it leads.
/// - A segment that grazes a corner or a rounding hits there. A corner that is hit exactly is
///   reported as a vertex, with the normal of one of its edges: the one that the segment comes at
///   from the front; of two, the one that it meets more squarely.
/// - A segment that lies along an edge, from outside, hits at the corner where the edge begins.
/// - A vertex of a concave shape that is hit exactly has the normal of an edge of the outline,
///   never of a cut between pieces.
/// - A segment or point as a shape is hit head-on at its end: the normal points back along the
///   path.
///
/// Whether there is a hit is exact. Where it is, is off by some units in the last place of the
/// coordinates, times up to 2^10 where the segment meets an edge or a rounding at a small angle;
/// below that angle, a thousandth, more digits are computed with, and an exact tangent is hit where
/// it touches.
///
/// ```
/// use sat2d::query::{Feature, cast_segment};
/// use sat2d::{DVec2, Shape, Transform};
/// let wall = Shape::rectangle(2.0, 10.0)?;
/// let (eye, goal) = (DVec2::new(-5.0, 1.0), DVec2::new(3.0, 1.0));
/// let hit = cast_segment(&wall, &Transform::IDENTITY, eye, goal)?.ok_or("free")?;
/// assert_eq!((hit.fraction, hit.point), (0.5, DVec2::new(-1.0, 1.0)));
/// assert_eq!((hit.normal, hit.feature), (DVec2::NEG_X, Some(Feature::Edge(3))));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// As [`relation`](crate::relation()); an end that is not finite or out of range is
/// [`PlaceError::BadPoint`].
#[inline(always)]
pub fn cast_segment(
    shape: &Shape,
    transform: &Transform,
    start: DVec2,
    end: DVec2,
) -> Result<Option<RayHit>, PlaceError> {
    ladder::unchecked(All, shape, transform, start, end)
        .ok_or_else(|| checked_cast(shape, transform, start, end))
}

/// The stages of [`cast_segment`] after those in [`ladder::unchecked`], in a function of their own
/// so that the path of a disc is small enough to be inlined.
#[inline(never)]
fn checked_cast(
    shape: &Shape,
    transform: &Transform,
    start: DVec2,
    end: DVec2,
) -> Result<Option<RayHit>, PlaceError> {
    ladder::checked(All, shape, transform, start, end)
}

/// Where the ray from `origin` along `direction` (of any length) first meets a shape, no farther
/// than `reach` times the direction. It is the segment to `origin + direction * reach`, rounded;
/// see [`cast_segment`] for particular cases. The fraction of the hit is in units of `direction`. A
/// ray of infinite reach ends somewhere beyond the shape. A ray whose direction or reach is 0 is
/// its origin.
///
/// ```
/// use sat2d::query::cast_ray;
/// use sat2d::{DVec2, Shape, Transform};
/// let ball = Shape::circle(DVec2::new(10.0, 0.0), 2.0)?;
/// let hit = cast_ray(&ball, &Transform::IDENTITY, DVec2::ZERO, DVec2::X, 100.0)?.ok_or("free")?;
/// assert_eq!((hit.fraction, hit.normal), (8.0, DVec2::NEG_X));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// As [`cast_segment`], for the origin and the far end; [`PlaceError::BadReach`] if `reach` is NaN
/// or below 0.
#[inline(always)]
pub fn cast_ray(
    shape: &Shape,
    transform: &Transform,
    origin: DVec2,
    direction: DVec2,
    reach: f64,
) -> Result<Option<RayHit>, PlaceError> {
    if !(0.0..f64::INFINITY).contains(&reach) {
        return cast_unusual_ray(shape, transform, origin, direction, reach);
    }
    let hit = cast_segment(shape, transform, origin, origin + direction * reach)?;
    Ok(hit.map(|hit| hit.scaled(reach)))
}

/// [`cast_ray`] for a reach that is infinite or invalid.
#[cold]
#[inline(never)]
fn cast_unusual_ray(
    shape: &Shape,
    transform: &Transform,
    origin: DVec2,
    direction: DVec2,
    reach: f64,
) -> Result<Option<RayHit>, PlaceError> {
    reach::check_reach(reach)?;
    let reach = reach::reach_beyond_shape(shape, transform, origin, direction)?;
    let hit = cast_segment(shape, transform, origin, origin + direction * reach)?;
    Ok(hit.map(|hit| hit.scaled(reach)))
}

impl Placed<'_> {
    /// Where the segment between two finite points first meets the placed shape, see
    /// [`cast_segment`].
    pub fn cast_segment(&self, start: DVec2, end: DVec2) -> Option<RayHit> {
        match &self.geometry {
            PlacedGeometry::Hull(hull) => entry::cast(hull, start, end),
            PlacedGeometry::Pieces(pieces) => compound::cast(&self.geometry, pieces, start, end),
        }
    }

    /// [`cast_segment`](Placed::cast_segment), but chains are passed from behind.
    pub(crate) fn cast_segment_in_front(&self, start: DVec2, end: DVec2) -> Option<RayHit> {
        match &self.geometry {
            PlacedGeometry::Pieces(pieces) if pieces.pieces().outline.is_chain() => {
                compound::cast_in_front(&self.geometry, pieces, start, end)
            }
            _ => self.cast_segment(start, end),
        }
    }

    /// The exact fraction at which `exact`, about the segment between two points that hits the
    /// shape, does so; if `in_front`, chains are passed from behind. `None` if only the rounded
    /// segment meets the shape.
    pub(crate) fn exact_fraction(
        &self,
        segment: [DVec2; 2],
        exact: &exact_fraction::Path,
        in_front: bool,
    ) -> Option<Surd> {
        match &self.geometry {
            PlacedGeometry::Hull(hull) => exact.meets(hull),
            PlacedGeometry::Pieces(pieces) => {
                compound::exact_fraction(pieces, segment, exact, in_front)
            }
        }
    }
}
