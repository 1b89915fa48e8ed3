//! The stages of a contact of two hulls.
//!
//! A pair has one fast path at most, which its kinds choose. It finds the features that meet in
//! plain doubles, from as few placed points as it can. It decides only where no other features are
//! as near within the errors of both searches, and where the depth is accurate in doubles. Then the
//! same formulas give the same bits as the last stage, [`general`].

use crate::narrow::contact::{disc, disc_polygon, general, parallelogram, small_polygon};
use crate::narrow::ladder::Stages;
use crate::narrow::relation::filter;
use crate::placed::hull_proxy::HullProxy;
use crate::placed::placement::Placement;
use crate::shape::{Geometry, Kind, PlaceError, Shape};
use crate::transform::Transform;
use sat2d_base::types::manifold::{Manifold, Side};
use sat2d_base::types::outcome::Outcome;

/// The stages for a disc beside a disc or a polygon.
///
/// They cannot panic, do not allocate, and decline transforms that break the invariants of
/// [`Transform`]. So the C API runs them before it checks its arguments.
#[inline(always)]
pub fn unchecked(
    a: &Shape,
    ta: &Transform,
    b: &Shape,
    tb: &Transform,
) -> Outcome<Option<Manifold>> {
    use Kind::{Disc, Polygon, Rectangle};
    let (Geometry::Hull(a), Geometry::Hull(b)) = (&a.geometry, &b.geometry) else {
        return Outcome::Undecided;
    };
    let (a, b) = (Placement::new(a, ta), Placement::new(b, tb));
    match (a.hull.kind, b.hull.kind) {
        (Disc, Disc) => disc::disc_disc::<false>(a, b),
        // The loop for any number of edges: with the unrolled copies, the C API's function would be
        // three times as large.
        (Disc, Rectangle | Polygon) => disc_polygon::in_groups::<0, false>(b, a, Side::B),
        (Rectangle | Polygon, Disc) => disc_polygon::in_groups::<0, false>(a, b, Side::A),
        _ => Outcome::Undecided,
    }
}

/// All stages.
#[inline(always)]
pub(crate) fn contact(
    stages: impl Stages,
    a: &Shape,
    ta: &Transform,
    b: &Shape,
    tb: &Transform,
) -> Result<Option<Manifold>, PlaceError> {
    if let (Geometry::Hull(a), Geometry::Hull(b)) = (&a.geometry, &b.geometry) {
        return hulls(stages, Placement::new(a, ta), Placement::new(b, tb));
    }
    stages.reach_last("compound");
    pieces(a, ta, b, tb)
}

/// The contact of the pieces that are near. Outlined because it needs a large stack frame.
#[inline(never)]
fn pieces(
    a: &Shape,
    ta: &Transform,
    b: &Shape,
    tb: &Transform,
) -> Result<Option<Manifold>, PlaceError> {
    Ok(a.place(ta)?.contact(&b.place(tb)?))
}

/// The stages for two hulls.
#[inline(always)]
pub(crate) fn hulls(
    stages: impl Stages,
    a: Placement<'_>,
    b: Placement<'_>,
) -> Result<Option<Manifold>, PlaceError> {
    use Kind::{Disc, Polygon, Rectangle};
    match (a.hull.kind, b.hull.kind) {
        // One square root along the line of centres. Declines discs that may only touch.
        (Disc, Disc) => fast_or_else(
            stages,
            "disc",
            a,
            b,
            |a, b| disc::disc_disc::<false>(a, b),
            shallow_discs,
        ),
        // The edge that faces the centre, with its two ends placed. Declines depths within the
        // error, and centres near the line of the edge.
        (Disc, Rectangle | Polygon) => fast_or_else(
            stages,
            "disc_polygon",
            a,
            b,
            |a, b| disc_polygon::polygon_disc(b, a, Side::B),
            shallow_disc_and_polygon,
        ),
        (Rectangle | Polygon, Disc) => fast_or_else(
            stages,
            "disc_polygon",
            a,
            b,
            |a, b| disc_polygon::polygon_disc(a, b, Side::A),
            shallow_polygon_and_disc,
        ),
        // The gaps along the normals of four half-edges, then the deepest corner by signs of cross
        // products. Declines another edge or corner about as good.
        (Rectangle, Rectangle) => {
            fast_or_general(stages, "parallelogram", a, b, parallelogram::rectangles)
        }
        // Every edge against every vertex, in lanes, for sharp polygons of up to 16 vertices.
        // Declines another edge or corner about as good.
        (Rectangle | Polygon, Rectangle | Polygon) if small_polygon::takes(a, b) => {
            fast_or_general(stages, "small_polygon", a, b, small_polygon::polygons)
        }
        // The line between the centres, which separates most pairs that are disjoint. Declines
        // pairs that meet.
        _ => fast_or_general(stages, "filter", a, b, apart),
    }
}

/// The answer of a fast path. Where that declines, the last stage places both hulls and clips the
/// deepest edge, exactly where doubles are too coarse.
#[inline(always)]
fn fast_or_general<'a, S: Stages>(
    stages: S,
    name: &'static str,
    a: Placement<'a>,
    b: Placement<'a>,
    fast: impl FnOnce(Placement<'a>, Placement<'a>) -> Outcome<Option<Manifold>>,
) -> Result<Option<Manifold>, PlaceError> {
    fast_or_else(stages, name, a, b, fast, last)
}

/// The last stage.
#[inline(always)]
fn last(
    stages: impl Stages,
    a: Placement<'_>,
    b: Placement<'_>,
) -> Result<Option<Manifold>, PlaceError> {
    stages.reach_last("general");
    general::contact(a, b)
}

/// The answer of a fast path, or of the stages after it.
///
/// There is one copy for each fast path, outlined, so that each has a stack frame of its own and
/// writes its answer where the caller wants it.
#[inline(never)]
fn fast_or_else<'a, S: Stages>(
    stages: S,
    name: &'static str,
    a: Placement<'a>,
    b: Placement<'a>,
    fast: impl FnOnce(Placement<'a>, Placement<'a>) -> Outcome<Option<Manifold>>,
    next: impl FnOnce(S, Placement<'a>, Placement<'a>) -> Result<Option<Manifold>, PlaceError>,
) -> Result<Option<Manifold>, PlaceError> {
    if stages.asks(name) {
        // not `map(Ok)`: separate arms compile to separate paths, which copy no manifold
        match fast(a, b) {
            Outcome::Decided(Some(contact)) => return Ok(Some(contact)),
            Outcome::Decided(None) => return Ok(None),
            Outcome::Undecided => {}
        }
    }
    next(stages, a, b)
}

/// The stages for two discs that `disc` declines. Few pairs get here, but the last stage takes
/// twenty times as long.
#[cold]
fn shallow_discs(
    stages: impl Stages,
    a: Placement<'_>,
    b: Placement<'_>,
) -> Result<Option<Manifold>, PlaceError> {
    fast_or_general(stages, "disc_shallow", a, b, |a, b| {
        disc::disc_disc::<true>(a, b)
    })
}

/// As [`shallow_discs`].
#[cold]
fn shallow_disc_and_polygon(
    stages: impl Stages,
    a: Placement<'_>,
    b: Placement<'_>,
) -> Result<Option<Manifold>, PlaceError> {
    fast_or_general(stages, "disc_polygon_shallow", a, b, |a, b| {
        disc_polygon::in_groups::<0, true>(b, a, Side::B)
    })
}

/// As [`shallow_discs`].
#[cold]
fn shallow_polygon_and_disc(
    stages: impl Stages,
    a: Placement<'_>,
    b: Placement<'_>,
) -> Result<Option<Manifold>, PlaceError> {
    fast_or_general(stages, "disc_polygon_shallow", a, b, |a, b| {
        disc_polygon::in_groups::<0, true>(a, b, Side::A)
    })
}

/// Pairs that the line between their centres separates.
#[inline(always)]
fn apart(a: Placement<'_>, b: Placement<'_>) -> Outcome<Option<Manifold>> {
    let groups = (a.hull.groups(), b.hull.groups());
    match (HullProxy::new(a, groups.0), HullProxy::new(b, groups.1)) {
        (Some(a), Some(b)) => Outcome::decided_if(filter::apart(&a, &b), || None),
        _ => Outcome::Undecided,
    }
}
