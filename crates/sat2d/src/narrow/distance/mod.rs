//! The distance of two shapes, and their closest points.
//!
//! [`ladder`] has the stages for two hulls. A shape of several pieces takes [`compound`].
//! [`bounds`] gives lower and upper bounds for queries that compare many shapes; [`exact_distance`]
//! orders what these and doubles leave open.

pub(crate) mod bounds;
pub(crate) mod compound;
mod concentric;
pub(crate) mod disc;
pub(crate) mod exact_distance;
pub(crate) mod general;
pub(crate) mod ladder;
pub(crate) mod outline;
pub(crate) mod parallelogram;

use crate::narrow::ladder::All;
use crate::placed::placement::Placement;
use crate::placed::{Fit, Placed};
use crate::shape::{Geometry, Hull, Kind, PlaceError, Shape};
use crate::transform::Transform;
use crate::types::ClosestPoints;
use crate::types::outcome::Outcome;
use glam::DVec2;

/// The distance between shape `a` at `ta` and shape `b` at `tb`, with the closest points and their
/// features. It is accurate to 1e-12 of itself, however near the shapes are to touching; with
/// ellipses to 1e-12 of the size of the shapes.
///
/// Where several pairs of points are equally near (facing edges), a pair inside an edge is
/// preferred, then one on the longest edge. Of concave shapes the nearest pieces are found by their
/// boxes; the time grows with the logarithm of the number of pieces where few are about equally
/// near. Where the shapes are not disjoint, the distance is 0, and normal, points and features are
/// those of the deepest point of their [`contact`](crate::query::contact); the points of
/// overlapping shapes are as far from each other as that contact is deep.
///
/// ```
/// use sat2d::query::{Feature, distance};
/// use sat2d::{DVec2, Shape, Transform};
/// let wall = Shape::rectangle(2.0, 10.0)?;
/// let ball = Shape::circle(DVec2::ZERO, 1.0)?;
/// let at = Transform::translation(DVec2::new(5.0, 3.0))?;
/// let near = distance(&wall, &Transform::IDENTITY, &ball, &at)?;
/// assert_eq!((near.distance, near.normal), (3.0, DVec2::X));
/// assert_eq!((near.on_a, near.feature_a), (DVec2::new(1.0, 3.0), Feature::Edge(1)));
/// assert_eq!((near.on_b, near.feature_b), (DVec2::new(4.0, 3.0), Feature::Arc(0)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// As [`relation`](crate::relation()).
#[inline(always)]
pub fn distance(
    a: &Shape,
    ta: &Transform,
    b: &Shape,
    tb: &Transform,
) -> Result<ClosestPoints, PlaceError> {
    ladder::unchecked(All, a, ta, b, tb).ok_or_else(|| checked_distance(a, ta, b, tb))
}

/// The stages of [`distance`] after those in [`ladder::unchecked`], in a function of their own so
/// that two circles need no stack frame.
///
/// # Errors
/// As [`distance`].
#[inline(never)]
pub fn checked_distance(
    a: &Shape,
    ta: &Transform,
    b: &Shape,
    tb: &Transform,
) -> Result<ClosestPoints, PlaceError> {
    ladder::checked(All, a, ta, b, tb)
}

/// The closest points of a point, which must be in range, and a shape: the result of [`distance`]
/// for a circle of radius 0 there.
pub(crate) fn of_point(
    point: DVec2,
    shape: &Shape,
    transform: &Transform,
) -> Result<ClosestPoints, PlaceError> {
    let fast = match &shape.geometry {
        Geometry::Hull(hull) => {
            // without what a shape computes beforehand about its hull, for other questions
            let dot = Hull::new(Kind::Disc, &[point], 0.0, false);
            let dot = Placement::new(&dot, &Transform::IDENTITY);
            let fits = (
                Fit::new(dot.hull, dot.transform)?,
                Fit::new(hull, transform)?,
            );
            ladder::clearly_apart(dot, Placement::new(hull, transform), fits)
        }
        Geometry::Pieces(_) | Geometry::Outline(..) => Outcome::Undecided,
    };
    fast.ok_or_else(|| {
        let DVec2 { x, y } = point;
        let dot = Shape::circle(point, 0.0).map_err(|_| PlaceError::BadPoint { x, y })?;
        distance(&dot, &Transform::IDENTITY, shape, transform)
    })
}

impl Placed<'_> {
    /// The distance between two placed shapes and their closest points, see [`distance`].
    pub fn distance(&self, other: &Placed<'_>) -> ClosestPoints {
        compound::bodies(&self.geometry, &other.geometry)
    }
}
