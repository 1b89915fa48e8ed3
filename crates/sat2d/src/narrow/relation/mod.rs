//! The relation of two shapes: disjoint, touching or overlapping, exactly.
//!
//! [`ladder`] has the stages for two hulls, cheapest first; [`compound`] has those for the pieces
//! of shapes.

pub(crate) mod compound;
pub(crate) mod disc;
pub(crate) mod disc_polygon;
pub(crate) mod ellipse_pair;
pub(crate) mod ellipse_polygon;
pub(crate) mod ellipses;
pub(crate) mod exact;
pub(crate) mod filter;
pub(crate) mod ladder;
pub(crate) mod outline;
pub(crate) mod parallelogram;
pub(crate) mod piece_filter;
pub(crate) mod pixels;
pub(crate) mod rounded;
pub(crate) mod small_polygon;

use crate::narrow::ladder::All;
use crate::num::MAX_COORDINATE;
use crate::placed::{Placed, PlacedGeometry, PlacedHull, PlacedOutline};
use crate::shape::{Geometry, PlaceError, Shape};
use crate::transform::Transform;
use crate::types::{Outcome, Relation};
use glam::DVec2;

/// The relation of shape `a` at `ta` and shape `b` at `tb`, exact for the placed coordinates.
///
/// A placed coordinate is the double `(a·x + c·y) + tx` (see [`Transform`]), a placed radius the
/// double `radius · sqrt(a·a + b·b)` ([`Transform::scale`]). Under a transform that is no
/// similarity, the disc around a point becomes an ellipse: the image of the unit disc under the map
/// with the columns `(radius·a, radius·b)` and `(radius·c, radius·d)`, four doubles. The relation
/// of the hulls of these numbers is exact, with no tolerance of any kind.
///
/// ```
/// use sat2d::{DVec2, Relation, Shape, Transform, relation};
/// // a sprite that faces left: mirrored, then turned
/// let blade = Shape::rectangle_xywh(0.0, -2.0, 40.0, 4.0)?;
/// let corners = [DVec2::new(0.0, 0.0), DVec2::new(9.0, 0.0), DVec2::new(5.0, 7.0)];
/// let target = Shape::convex_polygon(&corners)?;
/// let hand = Transform::placement_degrees(DVec2::new(60.0, 5.0), 15.0, -1.0, 1.0)?;
/// let there = Transform::translation(DVec2::new(20.0, -8.0))?;
/// assert_eq!(relation(&blade, &hand, &target, &there)?, Relation::Overlapping);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`PlaceError`] if a placed coordinate is out of range.
#[inline(always)]
pub fn relation(
    a: &Shape,
    ta: &Transform,
    b: &Shape,
    tb: &Transform,
) -> Result<Relation, PlaceError> {
    match ladder::unchecked(All, a, ta, b, tb) {
        Outcome::Decided(relation) => Ok(relation),
        Outcome::Undecided => checked_relation(a, ta, b, tb),
    }
}

/// The stages of [`relation`] after those in [`ladder::unchecked`], in a function of their own so
/// that those stay small enough to be inlined.
///
/// # Errors
/// As [`relation`].
#[inline(never)]
pub fn checked_relation(
    a: &Shape,
    ta: &Transform,
    b: &Shape,
    tb: &Transform,
) -> Result<Relation, PlaceError> {
    ladder::checked(All, a, ta, b, tb)
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

/// The relation of a placed shape and a point: outside it (`Disjoint`), on its boundary
/// (`Touching`) or inside (`Overlapping`). A segment has no inside.
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
    if let Geometry::Outline(outline, _) = &shape.geometry {
        return Ok(PlacedOutline::new(outline, transform)?.point_relation(point));
    }
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
    /// The relation of two placed shapes: that of [`relation`], by the same stages.
    pub fn relation(&self, other: &Placed<'_>) -> Relation {
        match (&self.geometry, &other.geometry) {
            (PlacedGeometry::Hull(p), PlacedGeometry::Hull(q)) => {
                relation(self.shape, &self.transform, other.shape, &other.transform)
                    .unwrap_or_else(|_| exact::hulls(p, q))
            }
            _ => compound::bodies(&self.geometry, &other.geometry),
        }
    }

    /// The relation of the placed shape and a finite point: `Disjoint` outside it, `Touching` on
    /// its boundary, `Overlapping` inside.
    pub fn point_relation(&self, point: DVec2) -> Relation {
        self.relation_to_hull(&PlacedHull::of_point(point))
    }

    /// The relation of the placed shape and a placed hull.
    pub(crate) fn relation_to_hull(&self, other: &PlacedHull) -> Relation {
        match &self.geometry {
            PlacedGeometry::Hull(hull) => exact::hulls(hull, other),
            PlacedGeometry::Pieces(pieces) => compound::pieces_hull(pieces, other, None),
        }
    }
}
