//! Ray and segment cast: where a straight path first meets a shape.
//!
//! Whether it does is the exact verdict on the segment and the shape; where is then a matter of rounding only, see [`entry`]. Short ways come
//! first, of which each says what is certain.

pub(crate) mod compound;
pub(crate) mod disc;
pub(crate) mod entry;
pub(crate) mod parallelogram;
pub(crate) mod polygon;
pub(crate) mod reach;

use crate::narrow::cast::polygon::Cast;
use crate::narrow::contact;
use crate::narrow::relation;
use crate::narrow::relation::check_point;
use crate::proxy::lazy_hull::LazyHull;
use crate::shape::{Body, Fit, Kind, PlaceError, Placed, PlacedBody, PlacedHull, Shape};
use crate::transform::Transform;
use crate::types::{RayHit, Relation};
use glam::DVec2;

/// Where the segment from `start` to `end` first meets a shape; `None` exactly where the [`relation`](crate::relation()) of the
/// segment (or point, if the ends are the same) and the shape is `Disjoint`.
///
/// - A segment that starts inside hits at fraction 0, with no normal and no feature.
/// - One that starts on the boundary hits at 0, with the normal and feature of the contact there, wherever it leads.
/// - One that grazes a corner or rounding hits there. A corner met exactly is named as a vertex, with the normal of the one of its
///   edges that the segment comes at from the front (of two, the one it meets more squarely).
/// - One that lies along an edge, from outside, hits at the corner where the edge begins.
/// - A vertex of a concave shape that is met exactly has the normal of an edge of the outline there, never of a cut between pieces.
/// - A segment or point as shape is met head-on at its end: the normal points back along the path.
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
/// As [`relation`](crate::relation()); an end that is not finite or out of range is [`PlaceError::BadPoint`].
#[inline(always)]
pub fn cast_segment(
    shape: &Shape,
    transform: &Transform,
    start: DVec2,
    end: DVec2,
) -> Result<Option<RayHit>, PlaceError> {
    if let Body::Hull(hull) = &shape.body
        && let Kind::Disc = hull.kind
    {
        disc::cast(hull, transform, start, end).or_else(|| full_cast(shape, transform, start, end))
    } else {
        no_circle(shape, transform, start, end)
    }
}

/// What is no circle. Apart, so that circles need no room on the stack and are small enough to be inlined.
#[inline(never)]
fn no_circle(
    shape: &Shape,
    transform: &Transform,
    start: DVec2,
    end: DVec2,
) -> Result<Option<RayHit>, PlaceError> {
    let plain = match &shape.body {
        Body::Hull(hull) if hull.kind == Kind::Rectangle => {
            parallelogram::cast(hull, transform, start, end)
        }
        _ => Cast::Unknown,
    };
    plain.or_else(|| full_cast(shape, transform, start, end))
}

/// What is no circle or rectangle, and what of these is not plain.
#[inline(never)]
fn full_cast(
    shape: &Shape,
    transform: &Transform,
    start: DVec2,
    end: DVec2,
) -> Result<Option<RayHit>, PlaceError> {
    check_point(start)?;
    check_point(end)?;
    let near = match &shape.body {
        Body::Hull(hull) => LazyHull::new(hull, transform, Fit::new(hull, transform)?)
            .map_or(Cast::Unknown, |ring| polygon::cast(&ring, start, end)),
        Body::Pieces(_) => Cast::Unknown,
    };
    near.or_else(|| placed(shape, transform, start, end))
}

/// The same by all vertices. Apart from [`full_cast`] because it needs room for them.
#[inline(never)]
fn placed(
    shape: &Shape,
    transform: &Transform,
    start: DVec2,
    end: DVec2,
) -> Result<Option<RayHit>, PlaceError> {
    Ok(shape.place(transform)?.cast_segment(start, end))
}

/// Where the ray from `origin` along `direction` (of any length) first meets a shape, no farther
/// than `reach` times the direction. It is the segment to `origin + direction * reach`, rounded;
/// see [`cast_segment`] for particular cases. The fraction of the hit is in units of `direction`. A
/// ray of infinite reach ends somewhere beyond the shape.
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
    /// Where the segment between two finite points first meets the placed shape, see [`cast_segment`].
    pub fn cast_segment(&self, start: DVec2, end: DVec2) -> Option<RayHit> {
        match &self.body {
            PlacedBody::Hull(placed) => hull(placed, start, end),
            PlacedBody::Pieces(pieces) => compound::pieces(&self.body, pieces, start, end),
        }
    }
}

/// Where a segment first meets a placed hull.
pub(crate) fn hull(hull: &PlacedHull, start: DVec2, end: DVec2) -> Option<RayHit> {
    let path = PlacedHull::of_segment(start, end);
    if !relation::hulls(&path, hull).hits() {
        return None;
    }
    let eye = PlacedHull::of_point(start);
    match relation::hulls(&eye, hull) {
        Relation::Overlapping => Some(RayHit::inside(start)),
        Relation::Touching => {
            contact::general::hulls(hull, &eye).map(|hit| RayHit::at_start(start, &hit))
        }
        Relation::Disjoint => Some(entry::hull(hull, &path)),
    }
}
