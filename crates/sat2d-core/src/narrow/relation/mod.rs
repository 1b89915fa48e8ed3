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
pub mod parallelogram;
pub(crate) mod piece_filter;
pub(crate) mod pixels;
pub(crate) mod rounded;
pub(crate) mod small_polygon;

use crate::narrow::ladder::All;
use crate::placed::{Placed, PlacedGeometry, PlacedHull};
use crate::shape::{PlaceError, Shape};
use crate::transform::Transform;
use glam::DVec2;
use sat2d_base::num::MAX_COORDINATE;
use sat2d_base::types::{Outcome, Relation};

/// The relation of hulls and pieces, see [`query::relation`](crate::query::relation).
#[inline(always)]
pub(crate) fn relation(
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
#[inline(never)]
pub(crate) fn checked_relation(
    a: &Shape,
    ta: &Transform,
    b: &Shape,
    tb: &Transform,
) -> Result<Relation, PlaceError> {
    ladder::checked(All, a, ta, b, tb)
}

/// Checks that a point is finite and in range.
pub fn check_point(point: DVec2) -> Result<(), PlaceError> {
    let DVec2 { x, y } = point;
    let in_range = |x: f64| x.abs() <= MAX_COORDINATE;
    if in_range(x) && in_range(y) {
        Ok(())
    } else {
        Err(PlaceError::BadPoint { x, y })
    }
}

impl Placed<'_> {
    /// The relation of two placed shapes: that of
    /// [`query::relation`](crate::query::relation), by the same stages.
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
    #[doc(hidden)]
    pub fn relation_to_hull(&self, other: &PlacedHull) -> Relation {
        match &self.geometry {
            PlacedGeometry::Hull(hull) => exact::hulls(hull, other),
            PlacedGeometry::Pieces(pieces) => compound::pieces_hull(pieces, other, None),
        }
    }
}
