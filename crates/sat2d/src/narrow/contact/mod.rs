//! Contact: how two shapes that are not disjoint meet, and the shortest way to separate them.
//!
//! [`ladder`] has the stages for two hulls. A shape of several pieces takes [`compound`]. Hulls
//! with ellipses around their points take [`ellipses`].

pub(crate) mod clip;
pub(crate) mod compound;
pub(crate) mod curves;
pub(crate) mod disc;
pub(crate) mod disc_polygon;
pub(crate) mod edge_corner;
pub(crate) mod ellipses;
pub(crate) mod general;
pub(crate) mod ladder;
pub(crate) mod outline;
pub(crate) mod parallelogram;
pub(crate) mod shallow;
pub(crate) mod sides;
pub(crate) mod small_polygon;
pub(crate) mod straight;

use crate::narrow::ladder::All;
use crate::placed::{Placed, PlacedGeometry};
use crate::shape::{PlaceError, Shape};
use crate::transform::Transform;
use crate::types::manifold::Manifold;
use alloc::vec::Vec;

/// How shape `a` at `ta` and shape `b` at `tb` meet; `None` exactly where their
/// [`relation`](crate::relation()) is `Disjoint`.
///
/// The depth is the length of the shortest translation that separates the shapes, accurate to 1e-12
/// of itself however small it is (with ellipses to 1e-12 of the size of the shapes), and above 0
/// exactly where they overlap. Moving `b` by
/// `normal * depth`, or `a` by as much in the opposite direction, leaves them touching up to
/// rounding; moved further by [`rounding_margin`](Placed::rounding_margin) they no longer overlap.
///
/// Where several answers are equally good (equal polygons, one deep inside the other, crosses), the
/// longest edge gives the normal; of equally long ones, the edge of one fixed shape of the two;
/// of these, the edge with the smallest number. So the answer is always the same. Circles with the
/// same centre separate along the x axis. Segments on one line touch and separate across it.
///
/// Straight vertices (on the line between their neighbours) end no edge: where two sides meet, the
/// two points are the ends of what both have in common, whichever edges they lie on.
///
/// For concave shapes it is the deepest of their [`contacts`](crate::query::contacts), and its
/// depth is that of two convex pieces: moving by it separates these two, others may still overlap.
///
/// Contacts of an [outline with curves](Shape::outline) are those of its curves, found from the
/// polygons around it, as its documentation says.
///
/// Swapping the shapes swaps the answer: the normal is negated, features and points change sides,
/// and not a bit else changes. (Only two shapes, or pieces of shapes, whose placed points are equal
/// in order and number have the same answer in both orders, as nothing can tell them apart.)
///
/// ```
/// use sat2d::query::{ContactKind, Feature, Side, contact};
/// use sat2d::{DVec2, Shape, Transform};
/// let floor = Shape::rectangle(100.0, 2.0)?;
/// let crate_ = Shape::rectangle(4.0, 4.0)?;
/// let at = Transform::translation(DVec2::new(10.0, 2.5))?;
/// let hit = contact(&floor, &Transform::IDENTITY, &crate_, &at)?.ok_or("apart")?;
/// assert_eq!((hit.normal, hit.depth), (DVec2::Y, 0.5));
/// assert_eq!((hit.kind(), hit.reference), (ContactKind::EdgeEdge, Some(Side::A)));
/// assert_eq!((hit.feature_a, hit.feature_b), (Feature::Edge(2), Feature::Edge(0)));
/// assert_eq!(hit.points()[0].on_a, DVec2::new(8.0, 1.0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// As [`relation`](crate::relation()), and [`PlaceError::CurvedOutline`] if an outline cannot be
/// solid.
pub fn contact(
    a: &Shape,
    ta: &Transform,
    b: &Shape,
    tb: &Transform,
) -> Result<Option<Manifold>, PlaceError> {
    ladder::contact(All, a, ta, b, tb)
}

/// All contacts of shape `a` at `ta` and shape `b` at `tb`, the deepest first; none exactly where
/// their [`relation`](crate::relation()) is `Disjoint`. Two convex shapes have one, that of
/// [`contact`].
///
/// Concave shapes have one for every two convex pieces that meet and that the outlines separate.
/// The normal is that of an edge of one of the shapes, never of a cut between pieces, and it meets
/// an edge or corner of the other shape's outline that faces it. Depths are those of the pieces. A
/// point in which several pieces meet the same feature with the same normal is reported once. The
/// deepest contact has a depth above 0 exactly where the shapes overlap.
///
/// Two pieces that a cut would separate sooner are reported only if the outline that separates them
/// is where they meet.
///
/// If no outline separates any two pieces (one shape deep inside another of many pieces), any
/// remaining edges of the pieces' outlines are used, wherever they lie; if there are none either,
/// cuts are. A point on a cut is then named by the vertex nearest to it, and there is no reference.
///
/// ```
/// use sat2d::query::{Feature, contacts};
/// use sat2d::{DVec2, Shape, Transform};
/// let p = |x, y| DVec2::new(x, y);
/// let stairs = [p(0.0, 0.0), p(8.0, 0.0), p(8.0, 4.0), p(4.0, 4.0), p(4.0, 2.0), p(0.0, 2.0)];
/// let stairs = Shape::polygon(&[&stairs])?;
/// let crate_ = Shape::rectangle(2.0, 2.0)?;
/// let corner = Transform::translation(p(3.25, 2.875))?;
/// let hits = contacts(&stairs, &Transform::IDENTITY, &crate_, &corner)?;
/// let found: Vec<_> = hits.iter().map(|hit| (hit.normal, hit.depth, hit.feature_a)).collect();
/// let wall = (DVec2::NEG_X, 0.25, Feature::Edge(3));
/// let step = (DVec2::Y, 0.125, Feature::Edge(4));
/// assert_eq!(found, [wall, step]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// As [`contact`].
pub fn contacts(
    a: &Shape,
    ta: &Transform,
    b: &Shape,
    tb: &Transform,
) -> Result<Vec<Manifold>, PlaceError> {
    if a.is_outline() || b.is_outline() {
        return outline::contacts((a, ta), (b, tb));
    }
    Ok(a.place(ta)?.contacts(&b.place(tb)?))
}

/// The [`rounding_margin`](Placed::rounding_margin) of shape `a` at `ta` and shape `b` at `tb`.
///
/// # Errors
/// As [`contact`].
pub fn rounding_margin(
    a: &Shape,
    ta: &Transform,
    b: &Shape,
    tb: &Transform,
) -> Result<f64, PlaceError> {
    Ok(outline::placed(a, ta)?.rounding_margin(&outline::placed(b, tb)?))
}

impl Placed<'_> {
    /// How two placed shapes meet, see [`contact`]; `None` exactly where they are disjoint.
    pub fn contact(&self, other: &Placed<'_>) -> Option<Manifold> {
        match (&self.geometry, &other.geometry) {
            (PlacedGeometry::Hull(a), PlacedGeometry::Hull(b)) => general::hulls(a, b),
            (a, b) => compound::bodies(a, b).into_iter().next(),
        }
    }

    /// All contacts of two placed shapes, see [`contacts`]; none exactly where they are disjoint.
    pub fn contacts(&self, other: &Placed<'_>) -> Vec<Manifold> {
        compound::bodies(&self.geometry, &other.geometry)
    }

    /// The length to add to a translation by `normal * depth` so that rounding cannot leave an
    /// overlap: 16 units in the last place of the largest magnitude that a coordinate of either
    /// shape, or the sum of their radii, has.
    ///
    /// It covers the error of depth and normal and the rounding of moved coordinates, as long as
    /// the offset of the transform that moves them is at most 4 times that magnitude.
    ///
    /// ```
    /// use sat2d::{DVec2, Relation, Shape, Transform};
    /// let tile = Shape::rectangle(0.7, 0.3)?;
    /// let turned = Transform::placement_degrees(DVec2::new(0.2, 0.1), 33.0, 1.0, 1.0)?;
    /// let (a, b) = (tile.place(&Transform::IDENTITY)?, tile.place(&turned)?);
    /// let hit = a.contact(&b).ok_or("apart")?;
    /// let out = hit.normal * (hit.depth + a.rounding_margin(&b));
    /// let parted = Transform::translation(out)?.product(&turned)?;
    /// assert_ne!(a.relation(&tile.place(&parted)?), Relation::Overlapping);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn rounding_margin(&self, other: &Placed<'_>) -> f64 {
        let ((reach_a, radius_a), (reach_b, radius_b)) =
            (self.geometry.magnitude(), other.geometry.magnitude());
        let reach = (radius_a + radius_b).max(reach_a).max(reach_b);
        // a unit in the last place is at most EPSILON of the magnitude
        (16.0 * f64::EPSILON * reach).max(f64::MIN_POSITIVE)
    }
}
