//! The stages of the relation, cheapest first. A stage that declines leaves the pair to the next
//! one. Each has the proof of its error bound in its file.

use crate::narrow::ladder::Stages;
use crate::narrow::relation::{
    compound, disc, disc_polygon, ellipse_pair, ellipse_polygon, ellipses, exact, filter,
    parallelogram, small_polygon,
};
use crate::placed::InflatedHull;
use crate::placed::placement::Placement;
use crate::shape::{Geometry, Kind, PlaceError, Shape};
use crate::transform::Transform;
use sat2d_base::num::power_of_two;
use sat2d_base::types::{Outcome, Relation};

/// Pairs in which one hull has ellipses are asked for their boxes first, if the other one has more
/// vertices.
const FEW: u32 = 8;
/// Points and radii of at most this magnitude (2^400) are in range, however they were rounded.
const IN_RANGE: f64 = power_of_two(400);

/// The stages for simple kinds.
///
/// They cannot panic, do not allocate, and decline transforms that break the invariants of
/// [`Transform`]. So the C API asks them before it checks its arguments.
#[inline(always)]
pub fn unchecked(
    stages: impl Stages,
    a: &Shape,
    ta: &Transform,
    b: &Shape,
    tb: &Transform,
) -> Outcome<Relation> {
    simple_kinds::<true>(stages, a, ta, b, tb)
}

/// The part of [`unchecked`] that needs no stack frame.
#[inline(always)]
pub fn same_kind(
    stages: impl Stages,
    a: &Shape,
    ta: &Transform,
    b: &Shape,
    tb: &Transform,
) -> Outcome<Relation> {
    simple_kinds::<false>(stages, a, ta, b, tb)
}

#[inline(always)]
fn simple_kinds<const MIXED: bool>(
    stages: impl Stages,
    a: &Shape,
    ta: &Transform,
    b: &Shape,
    tb: &Transform,
) -> Outcome<Relation> {
    use Kind::{Disc, Polygon, Rectangle};
    let (Geometry::Hull(a), Geometry::Hull(b)) = (&a.geometry, &b.geometry) else {
        return Outcome::Undecided;
    };
    let (a, b) = (Placement::new(a, ta), Placement::new(b, tb));
    match (a.hull.kind, b.hull.kind) {
        // Four gaps along the normals of half-edges. Declines gaps within the error bound.
        (Rectangle, Rectangle) if stages.asks("parallelogram") => {
            parallelogram::unchecked_relation(a, b)
        }
        // The squares of the distance and of the radii. Declines discs that nearly touch, and
        // transforms that may not be similarities.
        (Disc, Disc) if stages.asks("disc") => disc::relation(a, b),
        // The edge that faces the centre. Declines rounded polygons, pairs that nearly touch, and
        // centres that two edges face about as much.
        (Disc, Rectangle | Polygon) if MIXED && stages.asks("disc_polygon") => {
            disc_polygon::relation(b, a)
        }
        (Rectangle | Polygon, Disc) if MIXED && stages.asks("disc_polygon") => {
            disc_polygon::relation(a, b)
        }
        _ => Outcome::Undecided,
    }
}

/// The stages after those.
///
/// # Errors
/// As [`relation`](crate::relation()).
#[inline(always)]
pub(crate) fn checked(
    stages: impl Stages,
    a: &Shape,
    ta: &Transform,
    b: &Shape,
    tb: &Transform,
) -> Result<Relation, PlaceError> {
    match (&a.geometry, &b.geometry) {
        (Geometry::Hull(a), Geometry::Hull(b)) => {
            hulls(stages, Placement::new(a, ta), Placement::new(b, tb))
        }
        // Pieces go through stages of their own where their boxes are near.
        (Geometry::Pieces(pieces), Geometry::Hull(hull)) => {
            stages.reach_last("compound");
            compound::pieces_and_hull(pieces, ta, Placement::new(hull, tb))
        }
        (Geometry::Hull(hull), Geometry::Pieces(pieces)) => {
            stages.reach_last("compound");
            compound::pieces_and_hull(pieces, tb, Placement::new(hull, ta))
        }
        (Geometry::Pieces(a), Geometry::Pieces(b)) => {
            stages.reach_last("compound");
            compound::pieces_and_pieces(a, ta, b, tb)
        }
        (Geometry::Outline(..), _) | (_, Geometry::Outline(..)) => Err(PlaceError::CurvedOutline),
    }
}

#[inline(always)]
fn hulls(stages: impl Stages, a: Placement<'_>, b: Placement<'_>) -> Result<Relation, PlaceError> {
    if a.is_elliptic() || b.is_elliptic() {
        return elliptic_hulls(stages, a, b);
    }
    // Every edge against every vertex, in lanes. Declines rounded polygons, more than four
    // vertices, unusual sizes, and polygons that rounding may bend.
    if stages.asks("up_to_four")
        && let Outcome::Decided(relation) = small_polygon::up_to_four(a, b)
    {
        return Ok(relation);
    }
    // A direction that separates the hulls or a point inside both, in their own coordinates. Large
    // and rounded hulls, and a disc beside one, then search in the Minkowski difference (`mpr`).
    if stages.asks("filter")
        && let Outcome::Decided(relation) = filter::relation(a, b)
    {
        return Ok(relation);
    }
    // As `up_to_four`, but after the filter: that decides most pairs in fewer instructions than it
    // takes to place five or more vertices.
    if stages.asks("up_to_eight")
        && let Outcome::Decided(relation) = small_polygon::up_to_eight(a, b)
    {
        return Ok(relation);
    }
    // Separating axes of the placed points, or exact distances of cores: what exactly touches and
    // has straight vertices or radii.
    stages.reach_last("exact");
    exact::relation(a, b)
}

/// The stages for round hulls under transforms that are no similarities. Not inlined, since few
/// pairs need them.
#[inline(never)]
fn elliptic_hulls(
    stages: impl Stages,
    a: Placement<'_>,
    b: Placement<'_>,
) -> Result<Relation, PlaceError> {
    // Two circles or ellipses, or one and a small polygon, whose boxes cost more than these stages.
    let vertices = a.hull.vertices.max(b.hull.vertices);
    if vertices <= FEW && a.magnitude() + b.magnitude() <= IN_RANGE {
        // A cubic where it is least, or by the signs of its coefficients. Declines what is not two
        // ellipses, unusual sizes, and pairs that nearly touch.
        if vertices == 1 {
            if stages.asks("ellipse_pair")
                && let Outcome::Decided(relation) = ellipse_pair::relation(a, b)
            {
                return Ok(relation);
            }
        // A disc and the image of the polygon. Declines rounded hulls, short edges far away,
        // unusual sizes, and pairs that nearly touch.
        } else if stages.asks("ellipse_polygon")
            && let Outcome::Decided(relation) = ellipse_polygon::either(a, b)
        {
            return Ok(relation);
        }
    }
    let (p, q) = (InflatedHull::new(a)?, InflatedHull::new(b)?);
    if stages.asks("boxes") && !p.bounds().intersects(&q.bounds()) {
        return Ok(Relation::Disjoint);
    }
    if vertices > FEW
        && stages.asks("ellipse_polygon")
        && let Outcome::Decided(relation) = ellipse_polygon::either(a, b)
    {
        return Ok(relation);
    }
    // The exact signs of polynomials, for each vertex of a core and each edge of the other.
    stages.reach_last("ellipses");
    Ok(ellipses::relation(&p, &q))
}
