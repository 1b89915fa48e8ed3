//! Contact: how two shapes that are not disjoint meet, and the shortest way to separate them.
//!
//! The stages for two hulls, chosen by their kinds ([`hulls`]):
//!
//! 1. A fast path finds the features that meet in plain doubles, from as few placed points as it
//!    can: [`disc`], [`disc_polygon`], [`parallelogram`], [`small_polygon`]. It decides only where
//!    no other features are as near within the errors of both searches, and where the depth is
//!    accurate in doubles. Then the same formulas give the same bits as the reference.
//!    Pairs of other kinds only ask the [`filter`] whether the line between their centres separates
//!    them.
//! 2. [`general`] places both hulls and finds the features among all edges, exactly where doubles
//!    are too coarse. It is the reference and always decides.
//!
//! A shape of several pieces takes [`compound`].

pub(crate) mod clip;
pub(crate) mod compound;
pub(crate) mod disc;
pub(crate) mod disc_polygon;
pub(crate) mod edge_corner;
pub(crate) mod general;
pub(crate) mod parallelogram;
pub(crate) mod small_polygon;
pub(crate) mod straight;

use crate::narrow::relation::filter;
use crate::placed::hull_proxy::HullProxy;
use crate::placed::placement::Placement;
use crate::placed::{Placed, PlacedBody};
use crate::shape::{Body, Kind, PlaceError, Shape};
use crate::transform::Transform;
use crate::types::manifold::{Manifold, Side};
use crate::types::outcome::Outcome;
use alloc::vec::Vec;

/// How shape `a` at `ta` and shape `b` at `tb` meet; `None` exactly where their
/// [`relation`](crate::relation()) is `Disjoint`.
///
/// The depth is the length of the shortest translation that separates the shapes, accurate to 1e-12
/// of itself however small it is, and above 0 exactly where they overlap. Moving `b` by
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
/// As [`relation`](crate::relation()).
pub fn contact(
    a: &Shape,
    ta: &Transform,
    b: &Shape,
    tb: &Transform,
) -> Result<Option<Manifold>, PlaceError> {
    let (Body::Hull(hull_a), Body::Hull(hull_b)) = (&a.body, &b.body) else {
        return of_pieces(a, ta, b, tb);
    };
    hulls(Placement::new(hull_a, ta), Placement::new(hull_b, tb))
}

/// [`contact`] where a shape is concave. Outlined because it needs a large stack frame.
#[inline(never)]
fn of_pieces(
    a: &Shape,
    ta: &Transform,
    b: &Shape,
    tb: &Transform,
) -> Result<Option<Manifold>, PlaceError> {
    Ok(a.place(ta)?.contact(&b.place(tb)?))
}

/// The stage of [`contact`] for a disc beside a disc or a polygon.
///
/// It cannot panic, does not allocate, and declines transforms that break the invariants of
/// [`Transform`]. So the C API runs it before it checks its arguments.
#[inline(always)]
pub fn first_stage(
    a: &Shape,
    ta: &Transform,
    b: &Shape,
    tb: &Transform,
) -> Outcome<Option<Manifold>> {
    use Kind::{Disc, Polygon, Rectangle};
    let (Body::Hull(a), Body::Hull(b)) = (&a.body, &b.body) else {
        return Outcome::Undecided;
    };
    let (a, b) = (Placement::new(a, ta), Placement::new(b, tb));
    match (a.hull.kind, b.hull.kind) {
        (Disc, Disc) => disc::disc_disc(a, b),
        (Disc, Rectangle | Polygon) => disc_polygon::polygon_disc(b, a, Side::B),
        (Rectangle | Polygon, Disc) => disc_polygon::polygon_disc(a, b, Side::A),
        _ => Outcome::Undecided,
    }
}

/// The contact of two hulls.
#[inline]
pub(crate) fn hulls(a: Placement<'_>, b: Placement<'_>) -> Result<Option<Manifold>, PlaceError> {
    use Kind::{Disc, Polygon, Rectangle};
    match (a.hull.kind, b.hull.kind) {
        (Rectangle, Rectangle) => fast_or_general(a, b, parallelogram::rectangles),
        (Disc, Disc) => fast_or_general(a, b, disc::disc_disc),
        (Disc, Rectangle | Polygon) => {
            fast_or_general(a, b, |a, b| disc_polygon::polygon_disc(b, a, Side::B))
        }
        (Rectangle | Polygon, Disc) => {
            fast_or_general(a, b, |a, b| disc_polygon::polygon_disc(a, b, Side::A))
        }
        (Rectangle | Polygon, Rectangle | Polygon) if small_polygon::takes(a, b) => {
            fast_or_general(a, b, small_polygon::polygons)
        }
        _ => fast_or_general(a, b, apart),
    }
}

/// Pairs that the line between their centres separates: most disjoint ones.
#[inline(always)]
fn apart(a: Placement<'_>, b: Placement<'_>) -> Outcome<Option<Manifold>> {
    let groups = (a.hull.groups(), b.hull.groups());
    match (HullProxy::new(a, groups.0), HullProxy::new(b, groups.1)) {
        (Some(a), Some(b)) => Outcome::decided_if(filter::apart(&a, &b), || None),
        _ => Outcome::Undecided,
    }
}

/// The answer of a fast path, otherwise that of the reference.
///
/// There is one copy for each fast path, outlined, so that each has a stack frame of its own and
/// writes its answer where the caller wants it.
#[inline(never)]
fn fast_or_general<'a>(
    a: Placement<'a>,
    b: Placement<'a>,
    fast: impl FnOnce(Placement<'a>, Placement<'a>) -> Outcome<Option<Manifold>>,
) -> Result<Option<Manifold>, PlaceError> {
    // not `map(Ok)`: separate arms compile to separate paths, which copy no manifold
    match fast(a, b) {
        Outcome::Decided(Some(contact)) => Ok(Some(contact)),
        Outcome::Decided(None) => Ok(None),
        Outcome::Undecided => general::contact(a, b),
    }
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
/// As [`relation`](crate::relation()).
pub fn contacts(
    a: &Shape,
    ta: &Transform,
    b: &Shape,
    tb: &Transform,
) -> Result<Vec<Manifold>, PlaceError> {
    Ok(a.place(ta)?.contacts(&b.place(tb)?))
}

impl Placed<'_> {
    /// How two placed shapes meet, see [`contact`]; `None` exactly where they are disjoint.
    pub fn contact(&self, other: &Placed<'_>) -> Option<Manifold> {
        match (&self.body, &other.body) {
            (PlacedBody::Hull(a), PlacedBody::Hull(b)) => general::hulls(a, b),
            (a, b) => compound::bodies(a, b).into_iter().next(),
        }
    }

    /// All contacts of two placed shapes, see [`contacts`]; none exactly where they are disjoint.
    pub fn contacts(&self, other: &Placed<'_>) -> Vec<Manifold> {
        compound::bodies(&self.body, &other.body)
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
            (self.body.magnitude(), other.body.magnitude());
        let reach = (radius_a + radius_b).max(reach_a).max(reach_b);
        // a unit in the last place is at most EPSILON of the magnitude
        (16.0 * f64::EPSILON * reach).max(f64::MIN_POSITIVE)
    }
}
