//! Outlines with curves: the relation with every shape, exactly.
//!
//! A convex hull with an interior overlaps an outline if an edge of the outline enters the
//! interior, or if none does and a point of the interior is inside the outline. [`hull`] decides
//! the first by inequalities along the edge. For two outlines, [`pair`] looks where their edges
//! cross, and at the ends of each.

mod hull;
mod pair;
mod region;
mod segment;

use crate::narrow;
use crate::narrow::relation::filter;
use crate::placed::placement::Placement;
use crate::placed::{CornerBuffer, HullView, PlacedHull, PlacedOutline, PlacedPieces};
use crate::shape::{CurvedOutline, Geometry, Hull, PlaceError, Shape};
use crate::transform::Transform;
use core::ops::ControlFlow;
use glam::DVec2;
use sat2d_base::exact::ellipse::Ellipse;
use sat2d_base::types::{Outcome, Relation};

/// The relation of two shapes, at least one of them an outline.
pub(crate) fn relation(
    (a, ta): (&Shape, &Transform),
    (b, tb): (&Shape, &Transform),
) -> Result<Relation, PlaceError> {
    match (&a.geometry, &b.geometry) {
        (Geometry::Outline(outline, _), _) => with_shape((outline, ta), (b, tb)),
        (_, Geometry::Outline(outline, _)) => with_shape((outline, tb), (a, ta)),
        _ => narrow::relation::relation(a, ta, b, tb),
    }
}

/// The relation of an outline and a point.
pub(crate) fn of_point(
    outline: &CurvedOutline,
    transform: &Transform,
    point: DVec2,
) -> Result<Relation, PlaceError> {
    Ok(PlacedOutline::new(outline, transform)?.point_relation(point))
}

/// The relation of an outline and any shape.
fn with_shape(
    (outline, transform): (&CurvedOutline, &Transform),
    (other, at): (&Shape, &Transform),
) -> Result<Relation, PlaceError> {
    // what is out of range is left undecided
    if let Geometry::Hull(hull) = &other.geometry
        && let Outcome::Decided(relation) =
            by_polygons((outline, transform), Placement::new(hull, at))
    {
        return Ok(relation);
    }
    with_placed(&PlacedOutline::new(outline, transform)?, (other, at))
}

/// The relation of any shape and an outline that is placed already, or what is outside of one.
pub(crate) fn with_placed(
    placed: &PlacedOutline<'_>,
    (other, at): (&Shape, &Transform),
) -> Result<Relation, PlaceError> {
    Ok(match &other.geometry {
        Geometry::Hull(other) => with_hull(placed, PlacedHull::new(other, at)?.view()),
        Geometry::Pieces(pieces) => with_pieces(placed, &PlacedPieces::new(pieces, at)?),
        Geometry::Outline(other, _) => pair::relation(placed, &PlacedOutline::new(other, at)?),
    })
}

/// The relation of an outline and of what is outside of an ellipse that is not flat. The ellipse is
/// convex, so the edges tell.
pub(crate) fn with_outside_of_ellipse(
    outline: &PlacedOutline<'_>,
    center: DVec2,
    ellipse: &Ellipse,
) -> Relation {
    let mut strongest = Relation::Disjoint;
    let _ = outline.near(&outline.bounds(), &mut |_, edge| {
        strongest = strongest.max(region::relation_to_outside(&edge, center, ellipse));
        if strongest == Relation::Overlapping {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    strongest
}

/// The relation, where the filter of polygons tells that a hull is apart from the polygon around
/// the outline, or overlaps one in it. Its bounds hold for all points of these, since each is
/// rounded by no more than their corners.
fn by_polygons(
    (outline, transform): (&CurvedOutline, &Transform),
    other: Placement<'_>,
) -> Outcome<Relation> {
    if other.is_elliptic() {
        return Outcome::Undecided;
    }
    let is = |relation: Relation, hull: &Hull| {
        let found = filter::relation(Placement::new(hull, transform), other);
        matches!(found, Outcome::Decided(found) if found == relation)
    };
    let is_apart = || is(Relation::Disjoint, &outline.outer);
    let Some((inner, radius)) = &outline.inner else {
        return Outcome::decided_if(is_apart(), || Relation::Disjoint);
    };
    let overlap = || is(Relation::Overlapping, inner);
    // one of them decides most pairs: the likely one first
    let is_near = is_near(Placement::new(inner, transform), *radius, other);
    if is_near && overlap() {
        return Outcome::Decided(Relation::Overlapping);
    }
    if is_apart() {
        return Outcome::Decided(Relation::Disjoint);
    }
    Outcome::decided_if(!is_near && overlap(), || Relation::Overlapping)
}

/// A box reaches as far from its center as this part (2 / π) of the sum of its half sides: the mean
/// over all directions.
const MEAN_REACH: f64 = core::f64::consts::FRAC_2_PI;

/// Whether the center of a hull is about as near to that of a polygon as it must be to overlap a
/// disc in it.
fn is_near(polygon: Placement<'_>, radius: f64, other: Placement<'_>) -> bool {
    let center = |of: Placement<'_>| of.transform.apply(of.hull.center());
    let toward = center(other) - center(polygon);
    let Transform { a, b, c, d, .. } = *polygon.transform;
    let local = DVec2::new(d * toward.x - c * toward.y, a * toward.y - b * toward.x);
    let near = (radius + other.hull.half().element_sum() * MEAN_REACH) * (a * d - b * c);
    local.length_squared() <= near * near
}

/// The relation of an outline and a hull.
pub(crate) fn with_hull(outline: &PlacedOutline<'_>, hull: HullView<'_>) -> Relation {
    let bounds = hull.bounds();
    if !outline.bounds().intersects(&bounds) {
        return Relation::Disjoint;
    }
    if hull.radius > 0.0 {
        let ellipse = hull.inflation();
        if ellipse.is_flat() {
            // by underflow: the hull of the ends, up to rounding
            let core = PlacedHull {
                points: hull.points.iter().copied().collect(),
                ..PlacedHull::of_point(hull.center)
            };
            return with_hull(outline, core.flattened(&ellipse).view());
        }
        return hull::inflated(outline, hull.points, &ellipse);
    }
    match *hull.points {
        [point] => outline.point_relation(point),
        [start, end] => segment::relation(outline, start, end),
        _ => hull::polygon(outline, hull),
    }
}

/// The relation of an outline and the pieces of a polygon or a chain: the strongest one of any
/// piece, since an outline has an interior, and no open set lies on the cuts between pieces.
fn with_pieces(outline: &PlacedOutline<'_>, pieces: &PlacedPieces<'_>) -> Relation {
    let mut strongest = Relation::Disjoint;
    let mut room = CornerBuffer::EMPTY;
    let _ = pieces.each_near(&outline.bounds(), |number| {
        pieces.place_in(&mut room, &pieces.pieces().piece(number), |piece| {
            strongest = strongest.max(with_hull(outline, piece));
            if strongest == Relation::Overlapping {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        })
    });
    strongest
}
