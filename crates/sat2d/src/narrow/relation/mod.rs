//! The verdict: which path decides a pair.

pub(crate) mod compound;
pub(crate) mod disc;
pub(crate) mod disc_polygon;
pub(crate) mod filter;
pub(crate) mod parallelogram;
pub(crate) mod piece_filter;
pub(crate) mod rounded;
pub(crate) mod small_polygon;

use crate::minkowski::sat;
use crate::narrow::fast_path::QuickPair;
use crate::num::MAX_COORDINATE;
use crate::proxy::hull_proxy::HullProxy;
use crate::proxy::placement::Placement;
use crate::shape::{
    Body, Corners, Fit, PlaceError, Placed, PlacedBody, PlacedHull, PlacedPieces, Shape, View,
};
use crate::transform::Transform;
use crate::types::Relation;
use glam::DVec2;

/// How shape `a` at `ta` and shape `b` at `tb` stand to each other, exact for the placed coordinates.
///
/// A placed coordinate is the double `(a·x + c·y) + tx` (see [`Transform`]), a placed radius the double
/// `radius · sqrt(a·a + b·b)`; the verdict on the hulls of these numbers is exact, with no tolerance of any kind.
///
/// ```
/// use sat2d::{DVec2, Relation, Shape, Transform, relation};
/// // a sprite that faces left: mirrored, then turned
/// let blade = Shape::rectangle_xywh(0.0, -2.0, 40.0, 4.0)?;
/// let target = Shape::convex_polygon(&[DVec2::new(0.0, 0.0), DVec2::new(9.0, 0.0), DVec2::new(5.0, 7.0)])?;
/// let hand = Transform::placement_degrees(DVec2::new(60.0, 5.0), 15.0, -1.0, 1.0)?;
/// let there = Transform::translation(DVec2::new(20.0, -8.0))?;
/// assert_eq!(relation(&blade, &hand, &target, &there)?, Relation::Overlapping);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`PlaceError`] if a round shape meets a map that is no similarity, or a coordinate leaves the range.
#[inline(always)]
pub fn relation(
    a: &Shape,
    ta: &Transform,
    b: &Shape,
    tb: &Transform,
) -> Result<Relation, PlaceError> {
    if let Some(pair) = QuickPair::of(a, b)
        && let Some(relation) = pair.relation(a, ta, b, tb)
    {
        return Ok(relation);
    }
    full_relation(a, ta, b, tb)
}

/// What [`relation`] ends with, any shapes: what can be proved without placing them first. Apart so that the path of rectangles stays
/// small enough to be inlined.
///
/// # Errors
/// As [`relation`].
#[doc(hidden)]
#[inline(never)]
pub fn full_relation(
    a: &Shape,
    ta: &Transform,
    b: &Shape,
    tb: &Transform,
) -> Result<Relation, PlaceError> {
    let (hull_a, hull_b) = match (&a.body, &b.body) {
        (Body::Hull(a), Body::Hull(b)) => (a, b),
        (Body::Pieces(pieces), Body::Hull(hull)) => {
            let (pieces, fit) = (PlacedPieces::new(pieces, ta)?, Fit::new(hull, tb)?);
            return Ok(pieces_hull(&pieces, Placement::new(hull, tb), fit));
        }
        (Body::Hull(hull), Body::Pieces(pieces)) => {
            let (fit, pieces) = (Fit::new(hull, ta)?, PlacedPieces::new(pieces, tb)?);
            return Ok(pieces_hull(&pieces, Placement::new(hull, ta), fit));
        }
        (Body::Pieces(a), Body::Pieces(b)) => {
            let (a, b) = (PlacedPieces::new(a, ta)?, PlacedPieces::new(b, tb)?);
            return Ok(compound::pieces_pieces(&a, &b));
        }
    };
    if let Some(relation) =
        small_polygon::of_four(Placement::new(hull_a, ta), Placement::new(hull_b, tb))
    {
        return Ok(relation);
    }
    let sides = match (HullProxy::plain(hull_a, ta), HullProxy::plain(hull_b, tb)) {
        (Some(a), Some(b)) => (a, b),
        _ => checked(Placement::new(hull_a, ta), Placement::new(hull_b, tb))?,
    };
    match filter::relation(&sides.0, &sides.1) {
        Some(relation) => Ok(relation),
        None => placed(Placement::new(hull_a, ta), Placement::new(hull_b, tb)),
    }
}

/// The verdict on a concave polygon and a hull. Apart because it needs room for the points.
#[inline(never)]
fn pieces_hull(
    pieces: &PlacedPieces<'_>,
    Placement { hull, transform: t }: Placement<'_>,
    fit: Fit,
) -> Relation {
    let own = Some(Placement::new(hull, t));
    let mut room = Corners::EMPTY;
    match room.place(hull, t, fit) {
        Some(hull) => compound::pieces_hull(pieces, hull, own),
        None => {
            let hull = PlacedHull::fitted(hull, t, fit);
            compound::pieces_hull(pieces, &hull, own)
        }
    }
}

/// Both hulls of a pair, if they may be placed.
#[cold]
fn checked<'a>(
    a: Placement<'a>,
    b: Placement<'a>,
) -> Result<(HullProxy<'a>, HullProxy<'a>), PlaceError> {
    let [a, b] = [a, b].map(|Placement { hull, transform }| {
        let radius = Fit::new(hull, transform)?.radius;
        Ok(HullProxy::new(hull, transform, radius))
    });
    Ok((a?, b?))
}

/// The verdict on placed points.
#[inline(never)]
fn placed(a: Placement<'_>, b: Placement<'_>) -> Result<Relation, PlaceError> {
    match small_polygon::of_eight(a, b) {
        Some(relation) => Ok(relation),
        None => by_all_edges(a, b),
    }
}

/// The verdict on placed points, by all edges. Apart from [`placed`] because it needs room for the points.
#[inline(never)]
fn by_all_edges(a: Placement<'_>, b: Placement<'_>) -> Result<Relation, PlaceError> {
    let (fit_a, fit_b) = (
        Fit::new(a.hull, a.transform)?,
        Fit::new(b.hull, b.transform)?,
    );
    let (mut room_a, mut room_b) = (Corners::EMPTY, Corners::EMPTY);
    let small = (
        room_a.place(a.hull, a.transform, fit_a),
        room_b.place(b.hull, b.transform, fit_b),
    );
    if let (Some(a), Some(b)) = small {
        return Ok(hulls(a, b));
    }
    let placed_a = PlacedHull::fitted(a.hull, a.transform, fit_a);
    let placed_b = PlacedHull::fitted(b.hull, b.transform, fit_b);
    Ok(hulls(&placed_a, &placed_b))
}

/// The closed test: whether the shapes have a point in common. Touching counts.
///
/// # Errors
/// As [`relation`].
#[inline(always)]
pub fn hits(a: &Shape, ta: &Transform, b: &Shape, tb: &Transform) -> Result<bool, PlaceError> {
    relation(a, ta, b, tb).map(Relation::hits)
}

/// The open test: whether the shapes overlap. Touching does not count.
///
/// # Errors
/// As [`relation`].
#[inline(always)]
pub fn overlaps(a: &Shape, ta: &Transform, b: &Shape, tb: &Transform) -> Result<bool, PlaceError> {
    relation(a, ta, b, tb).map(Relation::overlaps)
}

/// Where a point stands to a placed shape: outside it (`Disjoint`), on its boundary (`Touching`) or inside
/// (`Overlapping`). A segment has no inside.
///
/// ```
/// use sat2d::query::point_relation;
/// use sat2d::{DVec2, Relation, Shape, Transform};
/// let button = Shape::rectangle_xywh(10.0, 10.0, 80.0, 20.0)?;
/// let at = Transform::IDENTITY;
/// assert_eq!(point_relation(&button, &at, DVec2::new(50.0, 20.0))?, Relation::Overlapping);
/// assert_eq!(point_relation(&button, &at, DVec2::new(90.0, 30.0))?, Relation::Touching);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// As [`relation`]; a point that is not finite or out of range is [`PlaceError::BadPoint`].
pub fn point_relation(
    shape: &Shape,
    transform: &Transform,
    point: DVec2,
) -> Result<Relation, PlaceError> {
    check_point(point)?;
    Ok(shape.place(transform)?.point_relation(point))
}

/// Checks that a point is finite and in range.
pub(crate) fn check_point(point: DVec2) -> Result<(), PlaceError> {
    let DVec2 { x, y } = point;
    let in_range = |x: f64| x.abs() <= MAX_COORDINATE;
    if in_range(x) && in_range(y) {
        Ok(())
    } else {
        Err(PlaceError::BadPoint { x, y })
    }
}

impl Placed<'_> {
    /// How two placed shapes stand to each other.
    pub fn relation(&self, other: &Placed<'_>) -> Relation {
        bodies(&self.body, &other.body)
    }

    /// Where a finite point stands to the placed shape: outside (`Disjoint`), on its boundary (`Touching`) or
    /// inside (`Overlapping`).
    pub fn point_relation(&self, point: DVec2) -> Relation {
        self.relation_to_hull(&PlacedHull::of_point(point))
    }

    /// How the placed shape and a hull stand to each other.
    pub(crate) fn relation_to_hull(&self, other: &PlacedHull) -> Relation {
        match &self.body {
            PlacedBody::Hull(hull) => hulls(hull, other),
            PlacedBody::Pieces(pieces) => compound::pieces_hull(pieces, other, None),
        }
    }
}

/// The relation of two placed bodies.
pub(crate) fn bodies(a: &PlacedBody<'_>, b: &PlacedBody<'_>) -> Relation {
    match (a, b) {
        (PlacedBody::Hull(a), PlacedBody::Hull(b)) => hulls(a, b),
        (PlacedBody::Pieces(a), PlacedBody::Hull(b))
        | (PlacedBody::Hull(b), PlacedBody::Pieces(a)) => compound::pieces_hull(a, b, None),
        (PlacedBody::Pieces(a), PlacedBody::Pieces(b)) => compound::pieces_pieces(a, b),
    }
}

/// The relation of two placed hulls.
#[inline]
pub(crate) fn hulls<'a, 'b>(a: impl Into<View<'a>>, b: impl Into<View<'b>>) -> Relation {
    let (a, b) = (a.into(), b.into());
    if a.radius == 0.0 && b.radius == 0.0 {
        sat::relation(a.core(), b.core())
    } else {
        rounded::relation(a, b)
    }
}
