//! The distance of two shapes, and their closest points.
//!
//! The stages for two hulls, in order:
//!
//! 1. A fast path for two circles ([`disc`]) or two rectangles ([`parallelogram`]), from a few
//!    placed points.
//! 2. [`gjk`] finds the nearest features in plain doubles and proves that no others are as near,
//!    for any two hulls that are clearly apart.
//! 3. Hulls that are not clearly apart mostly meet. Then the result is the deepest point of their
//!    [`contact`](crate::narrow::contact), if it has a fast path for their kinds. Rectangles ask it
//!    before `gjk`.
//! 4. [`general`] places both hulls and finds the nearest features among all edges, exactly where
//!    doubles are too coarse. It is the reference and always decides.
//!
//! A shape of several pieces takes [`compound`]. [`bounds`] gives lower and upper bounds for
//! queries that compare many shapes; [`exact_distance`] orders what these and doubles leave open.

pub(crate) mod bounds;
pub(crate) mod compound;
pub(crate) mod disc;
pub(crate) mod exact_distance;
pub(crate) mod general;
pub(crate) mod parallelogram;

use crate::minkowski::gjk;
use crate::narrow::contact;
use crate::placed::lazy_hull::LazyHull;
use crate::placed::placement::Placement;
use crate::placed::{Fit, Placed};
use crate::shape::{Body, Hull, Kind, PlaceError, Shape};
use crate::transform::Transform;
use crate::types::ClosestPoints;
use crate::types::outcome::Outcome;
use glam::DVec2;

/// The distance between shape `a` at `ta` and shape `b` at `tb`, with the closest points and their
/// features. It is accurate to 1e-12 of itself, however near the shapes are to touching.
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
    // first and inlined, so that two circles need no stack frame
    first_stage(a, ta, b, tb).ok_or_else(|| checked_distance(a, ta, b, tb))
}

/// The first stage of [`distance`]: the closest points of two circles.
///
/// It cannot panic, does not allocate, and declines transforms that break the invariants of
/// [`Transform`]. So the C API runs it before it checks its arguments.
#[inline(always)]
pub fn first_stage(a: &Shape, ta: &Transform, b: &Shape, tb: &Transform) -> Outcome<ClosestPoints> {
    match (&a.body, &b.body) {
        (Body::Hull(a), Body::Hull(b)) if (a.kind, b.kind) == (Kind::Disc, Kind::Disc) => {
            disc::disc_disc(Placement::new(a, ta), Placement::new(b, tb))
        }
        _ => Outcome::Undecided,
    }
}

/// [`distance`] for all that the first stage does not decide.
///
/// # Errors
/// As [`distance`].
#[doc(hidden)]
#[inline(never)]
pub fn checked_distance(
    a: &Shape,
    ta: &Transform,
    b: &Shape,
    tb: &Transform,
) -> Result<ClosestPoints, PlaceError> {
    let (Body::Hull(hull_a), Body::Hull(hull_b)) = (&a.body, &b.body) else {
        return Ok(a.place(ta)?.distance(&b.place(tb)?));
    };
    let (a, b) = (Placement::new(hull_a, ta), Placement::new(hull_b, tb));
    rectangles(a, b).ok_or_else(|| hulls(a, b))
}

/// The closest points if both hulls are rectangles.
#[inline(always)]
fn rectangles(a: Placement<'_>, b: Placement<'_>) -> Outcome<ClosestPoints> {
    match (a.hull.kind, b.hull.kind) {
        // rectangles that are not clearly apart mostly meet
        (Kind::Rectangle, Kind::Rectangle) => {
            parallelogram::rectangles(a, b).or_else(|| of_contact(a, b))
        }
        _ => Outcome::Undecided,
    }
}

/// The closest points of any two hulls.
#[inline(never)]
fn hulls(a: Placement<'_>, b: Placement<'_>) -> Result<ClosestPoints, PlaceError> {
    let fits = (
        Fit::new(a.hull, a.transform)?,
        Fit::new(b.hull, b.transform)?,
    );
    // nested instead of chained: each stage then writes its answer where the caller wants it
    clearly_apart(a, b, fits)
        .ok_or_else(|| of_contact(a, b).ok_or_else(|| Ok(general::placements(a, b, fits))))
}

/// The closest points of two hulls that are clearly apart.
#[inline(always)]
fn clearly_apart(
    a: Placement<'_>,
    b: Placement<'_>,
    (fit_a, fit_b): (Fit, Fit),
) -> Outcome<ClosestPoints> {
    let rings = (
        LazyHull::new(a.hull, a.transform, fit_a),
        LazyHull::new(b.hull, b.transform, fit_b),
    );
    match rings {
        (Some(a), Some(b)) => gjk::closest(&a, &b),
        _ => Outcome::Undecided,
    }
}

/// The deepest point of the contact of two hulls, if they meet. Undecided for hulls whose contacts
/// have no fast path: the reference for their distance finds the contact too.
#[inline(always)]
fn of_contact(a: Placement<'_>, b: Placement<'_>) -> Outcome<ClosestPoints> {
    let has_fast_path = |of: Placement<'_>| match of.hull.kind {
        Kind::Disc => true,
        Kind::Rectangle | Kind::Polygon => of.hull.radius == 0.0,
        Kind::Round => false,
    };
    if !(has_fast_path(a) && has_fast_path(b)) {
        return Outcome::Undecided;
    }
    match contact::hulls(a, b) {
        Ok(Some(contact)) => Outcome::Decided(ClosestPoints::of_contact(&contact)),
        _ => Outcome::Undecided,
    }
}

/// The closest points of a point, which must be in range, and a shape: the result of [`distance`]
/// for a circle of radius 0 there.
pub(crate) fn of_point(
    point: DVec2,
    shape: &Shape,
    transform: &Transform,
) -> Result<ClosestPoints, PlaceError> {
    let fast = match &shape.body {
        Body::Hull(hull) => {
            // without what a shape computes beforehand about its hull, for other questions
            let dot = Hull::new(Kind::Disc, &[point], 0.0, false);
            let dot = Placement::new(&dot, &Transform::IDENTITY);
            let fits = (
                Fit::new(dot.hull, dot.transform)?,
                Fit::new(hull, transform)?,
            );
            clearly_apart(dot, Placement::new(hull, transform), fits)
        }
        Body::Pieces(_) => Outcome::Undecided,
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
        compound::bodies(&self.body, &other.body)
    }
}
