//! Small polygons without a radius: every edge against every vertex of the other, in lanes,
//! exactly.
//!
//! Two convex polygons overlap unless an edge of one has no vertex of the other on its inner side.
//! So this stage computes how deep the deepest vertex of the other lies behind each edge, within a
//! bound for rounding. That decides nearly all pairs with two branches. Edges in doubt (of pairs
//! that nearly touch mostly one of either) are then tested one by one with exact predicates: the
//! first that has no vertex on its inner side decides. The pair is disjoint, or it shares what it
//! has on that edge's line.
//!
//! The vertices are the placed ones as rounded doubles, so no error of placing enters. But they
//! must still be in convex position.

use crate::narrow::polygon_lanes::{Lanes, PolygonLanes};
use crate::placed::HullView;
use crate::placed::placement::Placement;
use crate::shape::Hull;
use core::cmp::Ordering;
use glam::DVec2;
use sat2d_base::aabb::Aabb;
use sat2d_base::exact::orient2d;
use sat2d_base::num::{U, larger, lesser, lexicographic, octagonal_length, power_of_two};
use sat2d_base::simd::of_lanes;
use sat2d_base::simd::{Kernel, dispatch};
use sat2d_base::types::{Outcome, Relation};

/// The largest number of vertices of a polygon that this stage takes.
pub(crate) const MOST: usize = 8;

/// Roundings of a depth, times the magnitudes of the edge's coordinates and the extent of the pair.
/// The depth is the difference of two cross products of the edge with vectors within the extent
/// from a common origin. Each has 1 rounding in the edge, 1 in the difference to the origin, 1 in
/// products and 1 in their difference; the difference of both has 1 of either. These are 10, and
/// the bound is more than half as much again.
const ERROR: f64 = 16.0 * U;

/// This stage declines pairs with a smaller or larger reach (2^-400, 2^400), so that nothing
/// underflows, overflows or leaves the range of coordinates: the edges of what is clearly in convex
/// position are at least 2^-48 of the reach, the extent is no less, and the last bit of their
/// product is a normal number.
const SIZES: core::ops::RangeInclusive<f64> = power_of_two(-400)..=power_of_two(400);

/// How deep the other's deepest vertex lies behind each edge of one polygon, at least and at most,
/// times the length of the edge; 0 past the last edge.
#[inline(always)]
fn depths<const G: usize, const H: usize>(
    own: &PolygonLanes<G>,
    other: &PolygonLanes<H>,
    extent: f64,
) -> (Lanes<G>, Lanes<G>) {
    let (depths, [edge_x, edge_y]) = own.depths(other);
    let (mut low, mut high) = (depths, depths);
    for g in 0..G {
        for lane in 0..4 {
            let edge = edge_x[g][lane].abs() + edge_y[g][lane].abs();
            let error = edge * (ERROR * extent);
            low[g][lane] -= error;
            high[g][lane] += error;
        }
    }
    (low, high)
}

#[inline(always)]
fn least<const G: usize>(of: &Lanes<G>) -> f64 {
    let mut least = of[0];
    for group in &of[1..] {
        for lane in 0..4 {
            least[lane] = lesser(group[lane], least[lane]);
        }
    }
    of_lanes(least, lesser)
}

/// The larger side of the box around two.
#[inline(always)]
fn extent(a: &Aabb, b: &Aabb) -> f64 {
    let all = a.union(b);
    let size = all.max - all.min;
    larger(size.x, size.y)
}

/// The relation of two rings in convex position, of no unusual size.
#[inline(always)]
pub(crate) fn relation<const G: usize, const H: usize>(
    a: &PolygonLanes<G>,
    b: &PolygonLanes<H>,
) -> Relation {
    let (bounds_a, bounds_b) = (a.bounds(), b.bounds());
    if (bounds_a.min.max(bounds_b.min) - bounds_a.max.min(bounds_b.max)).max_element() > 0.0 {
        return Relation::Disjoint;
    }
    let extent = extent(&bounds_a, &bounds_b);
    let (low_a, high_a) = depths(a, b, extent);
    let (low_b, high_b) = depths(b, a, extent);
    if lesser(least(&high_a), least(&high_b)) < 0.0 {
        return Relation::Disjoint;
    }
    if lesser(least(&low_a), least(&low_b)) >= 0.0 {
        return Relation::Overlapping;
    }
    by_doubtful_edge(a, b, &low_a)
        .or_else(|| by_doubtful_edge(b, a, &low_b))
        .unwrap_or(Relation::Overlapping)
}

/// The relation by the first edge in doubt that has no vertex of the other on its inner side.
#[inline(always)]
fn by_doubtful_edge<const G: usize, const H: usize>(
    own: &PolygonLanes<G>,
    other: &PolygonLanes<H>,
    low: &Lanes<G>,
) -> Option<Relation> {
    (0..own.vertices)
        .filter(|&edge| low.as_flattened()[edge] < 0.0)
        .find_map(|edge| by_line(own.edge(edge), other))
}

/// The relation by the line through an edge, if no vertex of the other lies on its inner side.
#[inline(never)]
fn by_line<const G: usize>([start, end]: [DVec2; 2], other: &PolygonLanes<G>) -> Option<Relation> {
    let mut shared: Option<(DVec2, DVec2)> = None;
    for i in 0..other.vertices {
        let p = other.point(i);
        match orient2d(start, end, p) {
            Ordering::Less => {}
            Ordering::Greater => return None,
            // at most two corners, as no three are in line
            Ordering::Equal => shared = Some((shared.map_or(p, |(first, _)| first), p)),
        }
    }
    Some(shared.map_or(Relation::Disjoint, |span| meet((start, end), span)))
}

/// The relation of two polygons on either side of a line, of which each has a segment or a point on
/// it. On a line lexicographic order is that along it.
fn meet(one: (DVec2, DVec2), other: (DVec2, DVec2)) -> Relation {
    let ordered = |(p, q)| {
        if lexicographic(p, q).is_le() {
            (p, q)
        } else {
            (q, p)
        }
    };
    let ((p, q), (r, s)) = (ordered(one), ordered(other));
    if lexicographic(p, s).is_le() && lexicographic(r, q).is_le() {
        Relation::Touching
    } else {
        Relation::Disjoint
    }
}

/// The relation of two polygons without a radius of at most four vertices each. Declines others,
/// unusual sizes, and polygons that rounding may bend.
#[inline(always)]
pub(crate) fn up_to_four(a: Placement<'_>, b: Placement<'_>) -> Outcome<Relation> {
    if is_small(a.hull, 4) & is_small(b.hull, 4) {
        of_groups::<1, 1>(a, b)
    } else {
        Outcome::Undecided
    }
}

/// The relation of two polygons of at most [`MOST`] vertices each, if one has more than four.
#[inline(never)]
pub(crate) fn up_to_eight(a: Placement<'_>, b: Placement<'_>) -> Outcome<Relation> {
    if !(is_small(a.hull, MOST) & is_small(b.hull, MOST)) {
        return Outcome::Undecided;
    }
    match (a.hull.vertices > 4, b.hull.vertices > 4) {
        (true, true) => of_groups::<2, 2>(a, b),
        (true, false) => of_groups::<2, 1>(a, b),
        (false, true) => of_groups::<2, 1>(b, a),
        (false, false) => Outcome::Undecided,
    }
}

/// The relation of two polygons without a radius of at most [`MOST`] vertices each, and a lower
/// bound for their distance or their penetration depth, but for what rounding moves vertices by.
pub(crate) fn measured(a: Placement<'_>, b: Placement<'_>) -> Option<(Relation, f64)> {
    if !(is_small(a.hull, MOST) & is_small(b.hull, MOST)) {
        return None;
    }
    match (a.hull.vertices > 4, b.hull.vertices > 4) {
        (true, true) => dispatch(Measure::<2, 2> { a, b }),
        (true, false) => dispatch(Measure::<2, 1> { a, b }),
        (false, true) => dispatch(Measure::<2, 1> { a: b, b: a }),
        (false, false) => dispatch(Measure::<1, 1> { a, b }),
    }
}

/// The work of [`measured`], compiled for each instruction set.
struct Measure<'a, const G: usize, const H: usize> {
    a: Placement<'a>,
    b: Placement<'a>,
}

impl<const G: usize, const H: usize> Kernel for Measure<'_, G, H> {
    type Output = Option<(Relation, f64)>;

    #[inline(always)]
    fn run(self) -> Option<(Relation, f64)> {
        let Measure { a, b } = self;
        if !is_sound(a, b) {
            return None;
        }
        let (a, b) = (
            PolygonLanes::<G>::new(a.hull, &a.hull.groups, a.transform),
            PolygonLanes::<H>::new(b.hull, &b.hull.groups, b.transform),
        );
        let extent = extent(&a.bounds(), &b.bounds());
        let (low_a, high_a) = depths(&a, &b, extent);
        let (low_b, high_b) = depths(&b, &a, extent);
        let (per_a, per_b) = (per_length(&a), per_length(&b));
        let high = lesser(shallowest(&high_a, &per_a), shallowest(&high_b, &per_b));
        let low = lesser(shallowest(&low_a, &per_a), shallowest(&low_b, &per_b));
        if high < 0.0 {
            Some((Relation::Disjoint, -high))
        } else if low > 0.0 {
            Some((Relation::Overlapping, low))
        } else {
            None
        }
    }
}

/// The lengths of edges, or a little more, inverted; infinite past the last edge.
#[inline(always)]
fn per_length<const G: usize>(ring: &PolygonLanes<G>) -> Lanes<G> {
    let (mut x, y) = ring.edges();
    for g in 0..G {
        for lane in 0..4 {
            x[g][lane] = 1.0 / octagonal_length(DVec2::new(x[g][lane], y[g][lane]));
        }
    }
    x
}

/// The least of such depths, no longer times the length of the edge.
#[inline(always)]
fn shallowest<const G: usize>(depths: &Lanes<G>, per_length: &Lanes<G>) -> f64 {
    let mut least = [f64::INFINITY; 4];
    for g in 0..G {
        for lane in 0..4 {
            // past the last edge this is no number, and no less
            least[lane] = lesser(depths[g][lane] * per_length[g][lane], least[lane]);
        }
    }
    of_lanes(least, lesser)
}

/// The relation of two polygons by their placed vertices. Declines polygons of which three may be
/// in line, and small sizes.
#[inline(always)]
pub(crate) fn of_placed(a: HullView<'_>, b: HullView<'_>) -> Outcome<Relation> {
    let is_small = |hull: HullView<'_>| {
        matches!(hull.points.len(), 3..=4) && hull.is_strict && hull.radius == 0.0
    };
    if is_small(a) && is_small(b) {
        of_corners(a.points, b.points)
    } else {
        Outcome::Undecided
    }
}

#[inline(never)]
fn of_corners(a: &[DVec2], b: &[DVec2]) -> Outcome<Relation> {
    let (a, b) = (
        PolygonLanes::<1>::of_placed(a),
        PolygonLanes::<1>::of_placed(b),
    );
    // coordinates are in range, so nothing overflows
    let is_ordinary = lesser(a.bounds().longer_side(), b.bounds().longer_side()) >= *SIZES.start();
    is_ordinary.then(|| relation(&a, &b)).into()
}

#[inline(always)]
fn is_small(hull: &Hull, most: usize) -> bool {
    (3..=most).contains(&(hull.vertices as usize)) & (hull.radius == 0.0)
}

#[inline(never)]
fn of_groups<const G: usize, const H: usize>(
    a: Placement<'_>,
    b: Placement<'_>,
) -> Outcome<Relation> {
    if !is_sound(a, b) {
        return Outcome::Undecided;
    }
    Outcome::Decided(relation(
        &PolygonLanes::<G>::new(a.hull, &a.hull.groups, a.transform),
        &PolygonLanes::<H>::new(b.hull, &b.hull.groups, b.transform),
    ))
}

/// Whether both are of no unusual size and certainly in convex position.
#[inline(always)]
fn is_sound(a: Placement<'_>, b: Placement<'_>) -> bool {
    let reach = a.magnitude() + b.magnitude();
    SIZES.contains(&reach)
        & a.hull.bends_clearly(a.transform, reach)
        & b.hull.bends_clearly(b.transform, reach)
}
