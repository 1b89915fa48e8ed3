//! The stages of the distance of two hulls, cheapest first. A stage that declines leaves the pair
//! to the next one.

use crate::minkowski::gjk;
use crate::narrow::contact;
use crate::narrow::distance::{disc, general, parallelogram};
use crate::narrow::ladder::{All, Stages};
use crate::placed::lazy_hull::LazyHull;
use crate::placed::placement::Placement;
use crate::placed::{Fit, PlacedHull};
use crate::shape::{Geometry, Kind, PlaceError, Shape};
use crate::transform::Transform;
use sat2d_base::types::ClosestPoints;
use sat2d_base::types::outcome::Outcome;

/// The stage for two circles.
///
/// It cannot panic, does not allocate, and declines transforms that break the invariants of
/// [`Transform`]. So the C API runs it before it checks its arguments.
#[inline(always)]
pub fn unchecked(
    stages: impl Stages,
    a: &Shape,
    ta: &Transform,
    b: &Shape,
    tb: &Transform,
) -> Outcome<ClosestPoints> {
    match (&a.geometry, &b.geometry) {
        // One square root along the line of centres. Declines gaps within the error.
        (Geometry::Hull(a), Geometry::Hull(b))
            if (a.kind, b.kind) == (Kind::Disc, Kind::Disc) && stages.asks("disc") =>
        {
            disc::disc_disc(Placement::new(a, ta), Placement::new(b, tb))
        }
        _ => Outcome::Undecided,
    }
}

/// The stages after that.
///
/// # Errors
/// As [`distance`](crate::query::distance).
#[inline(always)]
pub(crate) fn checked(
    stages: impl Stages,
    a: &Shape,
    ta: &Transform,
    b: &Shape,
    tb: &Transform,
) -> Result<ClosestPoints, PlaceError> {
    let (Geometry::Hull(hull_a), Geometry::Hull(hull_b)) = (&a.geometry, &b.geometry) else {
        // Pieces, the nearest first.
        stages.reach_last("compound");
        return Ok(a.place(ta)?.distance(&b.place(tb)?));
    };
    let (a, b) = (Placement::new(hull_a, ta), Placement::new(hull_b, tb));
    if (hull_a.kind, hull_b.kind) == (Kind::Rectangle, Kind::Rectangle) {
        // Corners of the difference by signs. Declines rivals, and pairs that meet.
        if stages.asks("parallelogram")
            && let Outcome::Decided(near) = parallelogram::rectangles(a, b)
        {
            return Ok(near);
        }
        // before `gjk`, since rectangles that are not clearly apart mostly meet
        if stages.asks("contact")
            && let Outcome::Decided(near) = of_contact(a, b)
        {
            return Ok(near);
        }
    }
    hulls(stages, a, b)
}

/// The stages for two hulls of any kind. Outlined, so that two rectangles need a small stack frame
/// only.
#[inline(never)]
fn hulls(
    stages: impl Stages,
    a: Placement<'_>,
    b: Placement<'_>,
) -> Result<ClosestPoints, PlaceError> {
    let fits = (
        Fit::new(a.hull, a.transform)?,
        Fit::new(b.hull, b.transform)?,
    );
    if fits.0.is_elliptic() || fits.1.is_elliptic() {
        stages.reach_last("general");
        let placed = |of: Placement<'_>| PlacedHull::new(of.hull, of.transform);
        return Ok(general::hulls(&placed(a)?, &placed(b)?));
    }
    // Support points of the difference, with a proof that no other features are as near. Declines
    // rivals, and pairs that meet.
    if stages.asks("gjk")
        && let Outcome::Decided(near) = clearly_apart(a, b, fits)
    {
        return Ok(near);
    }
    // Most pairs left meet, so this is the deepest point of their contact. Declines disjoint pairs,
    // and kinds without a fast path for contacts, whose last stage here finds the contact too.
    if stages.asks("contact")
        && let Outcome::Decided(near) = of_contact(a, b)
    {
        return Ok(near);
    }
    // all vertices and edges, exactly where doubles cannot tell
    stages.reach_last("general");
    Ok(general::placements(a, b, fits))
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

/// The deepest point of the contact of two hulls that meet and whose kinds have a fast path for it.
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
    match contact::ladder::hulls(All, a, b) {
        Ok(Some(contact)) => Outcome::Decided(ClosestPoints::of_contact(&contact)),
        _ => Outcome::Undecided,
    }
}
