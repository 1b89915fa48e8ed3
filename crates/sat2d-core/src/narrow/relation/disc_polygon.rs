//! A disc and a polygon under similarities, in the polygon's own coordinates as in
//! [`filter`](crate::narrow::relation::filter).
//!
//! The edge that the centre lies farthest outside of, or least deep behind, holds the polygon's
//! nearest point, on itself or at one of its ends. So that edge alone decides the relation, and
//! most of the contact. Transforms that break the invariants of `Transform` are declined.

use crate::placed::hull_proxy::SIDE_ERROR;
use crate::placed::local_point::LocalPoint;
use crate::placed::placement::Placement;
use crate::shape::Hull;
use crate::shape::ring::{self, Four, Group};
use crate::transform::Transform;
use glam::DVec2;
use sat2d_base::num::{larger, lesser, one_norm, power_of_two};
use sat2d_base::simd::{COUNTED, of_lanes, only};
use sat2d_base::types::{Outcome, Relation};

/// This stage declines scales and sizes whose square is outside this range (2^-400, 2^396), so that
/// nothing underflows, overflows or leaves the range of coordinates: the coordinates and the radius
/// of a disc are at most 2^100. No transform with such a scale has determinant 0.
const SQUARES: core::ops::RangeInclusive<f64> = power_of_two(-400)..=power_of_two(396);

/// The depths of the centre of a disc behind the edges of a polygon. The polygon has exactly `G`
/// groups, whose depths are stored, or any number of groups if `G` is 0.
pub(crate) struct FacingEdge<'a, const G: usize> {
    hull: &'a Hull,
    groups: &'a [Group],
    kept: [Four; G],
    pub(crate) own: LocalPoint,
    /// The placed centre of the disc.
    pub(crate) center: DVec2,
    /// The least depth behind an edge, times |det M|.
    pub(crate) least: f64,
    /// An upper bound for |x| + |y| of all placed points.
    pub(crate) size: f64,
    /// ‖M‖.
    pub(crate) norm: f64,
    /// The square of the radius of the disc, times that of the scale of the polygon.
    pub(crate) radius: f64,
    /// A bound for the error of a depth, including the rounding of placed points.
    pub(crate) bound: f64,
    /// Whether all sizes are in range. If not, no other field is meaningful.
    pub(crate) is_ordinary: bool,
}

impl<'a, const G: usize> FacingEdge<'a, G> {
    /// `None` if a transform may not be a similarity to the last bit, if a size is out of range, or
    /// if the polygon has a radius or too many vertices.
    #[inline(always)]
    pub(crate) fn new(
        Placement { hull, transform: t }: Placement<'a>,
        Placement {
            hull: disc,
            transform: disc_map,
        }: Placement<'_>,
    ) -> Option<FacingEdge<'a, G>> {
        let groups = &*hull.groups;
        let is_round = t.is_plain_similarity() & disc_map.is_plain_similarity();
        if hull.radius > 0.0 || groups.is_empty() || !is_round {
            return None;
        }
        // a constant number, for which the loops are unrolled
        let groups = if G > 0 { groups.get(..G)? } else { groups };
        let center = disc.lanes.placed_center(disc_map);
        let own = LocalPoint::under_similarity(t, center);
        let mut kept = [[0.0; 4]; G];
        let mut least = [f64::INFINITY; 4];
        for (g, group) in groups.iter().enumerate() {
            for (lane, least) in least.iter_mut().enumerate() {
                let depth = own.depth(group, lane);
                if G > 0 {
                    kept[g][lane] = depth;
                }
                *least = lesser(depth, *least);
            }
        }
        // As in `filter`. The bound of the general contact stage, 16u of the extent, is below a
        // quarter of it: the extent is at most four times `size`, ‖M‖ at least twice the scale.
        let (x, disc_x) = (
            DVec2::new(t.a, t.b).abs(),
            DVec2::new(disc_map.a, disc_map.b),
        );
        let norm = 2.0 * x.element_sum();
        let size = ((x * (2.0 * hull.lanes.reach) + DVec2::new(t.tx, t.ty).abs())
            + (own.to.abs() + disc_x.abs() * disc.radius))
            .element_sum();
        let (square, disc_square) = (own.determinant, disc_x.length_squared());
        // in this order NaN fails
        let is_ordinary = (lesser(lesser(square, disc_square), size * size) >= *SQUARES.start())
            & (larger(larger(square, disc_square), size * size) <= *SQUARES.end());
        Some(FacingEdge {
            hull,
            groups,
            kept,
            own,
            center,
            least: of_lanes(least, lesser),
            size,
            norm,
            radius: (disc.radius * disc.radius) * (disc_square * square),
            bound: SIDE_ERROR * norm * size,
            is_ordinary,
        })
    }

    /// The index of the edge that faces the centre, if no other edge is about as near.
    #[inline(always)]
    pub(crate) fn number(&self) -> Option<usize> {
        let limit = self.least + 4.0 * self.bound;
        let mut close = [0.0; 4];
        let mut counted = COUNTED;
        for (g, group) in self.groups.iter().enumerate() {
            for lane in 0..4 {
                let depth = if G > 0 {
                    self.kept[g][lane]
                } else {
                    self.own.depth(group, lane)
                };
                let is_close = depth <= limit;
                close[lane] += if is_close { counted[lane] } else { 0.0 };
                counted[lane] += 4.0;
            }
        }
        only(of_lanes(close, |x, y| x + y))
    }

    /// Whether the line of the edge separates the disc from the polygon, which needs no number: its
    /// distance D and the bound E have D² - r² > 8ED, and so D > 8E and 8ED > 4E(D + E).
    #[inline(always)]
    pub(crate) fn is_apart(&self) -> bool {
        self.least.abs() * (self.least + 8.0 * self.bound) < -self.radius
    }

    /// Bounds the extent of the polygon and the centre, up to a few roundings of `size`. Polygons
    /// far from the origin of their own coordinates have less.
    #[inline(always)]
    pub(crate) fn coarse_extent(&self, t: &Transform) -> f64 {
        2.0 * (self.size - one_norm(DVec2::new(t.tx, t.ty)))
    }

    /// Whether the placed points of the polygon are certainly in convex position.
    #[inline(always)]
    pub(crate) fn bends_clearly(&self) -> bool {
        self.hull
            .bends_clearly_under_similarity(self.own.determinant, self.norm / 2.0, self.size)
    }

    /// A vertex in the polygon's own coordinates, from the groups that are in cache already.
    #[inline(always)]
    pub(crate) fn vertex(&self, number: usize) -> Option<DVec2> {
        let (group, lane) = (self.groups.get(number / 4)?, number % 4);
        Some(DVec2::new(group.x[lane], group.y[lane]))
    }

    /// The index of the next vertex.
    #[inline(always)]
    pub(crate) fn next(&self, number: usize) -> usize {
        ring::next(number, self.hull.vertices as usize)
    }
}

/// The relation of a polygon and a disc.
#[inline(always)]
pub(crate) fn relation(polygon: Placement<'_>, disc: Placement<'_>) -> Outcome<Relation> {
    match polygon.hull.vertices {
        1..=4 => in_groups::<1>(polygon, disc),
        5..=8 => in_groups::<2>(polygon, disc),
        _ => in_groups::<0>(polygon, disc),
    }
}

/// [`relation`], and a lower bound for the distance or the penetration depth, including the
/// rounding of placed points.
pub(crate) fn measured(polygon: Placement<'_>, disc: Placement<'_>) -> Option<(Relation, f64)> {
    let offsets = Offsets::<0>::new(polygon, disc)?;
    let relation = offsets.relation().decided()?;
    let Offsets {
        facing,
        outside,
        beyond,
    } = offsets;
    let away = match outside > 0.0 {
        true => libm::sqrt(outside * outside + beyond * beyond),
        false => outside,
    };
    // more than the errors of D and B, of the roots and of the difference
    let apart = (away - libm::sqrt(facing.radius)).abs() - 4.0 * facing.bound;
    Some((relation, apart / libm::sqrt(facing.own.determinant)))
}

#[inline(never)]
fn in_groups<const G: usize>(polygon: Placement<'_>, disc: Placement<'_>) -> Outcome<Relation> {
    match Offsets::<G>::new(polygon, disc) {
        Some(offsets) => offsets.relation(),
        None => Outcome::Undecided,
    }
}

/// The offsets of a disc from the edge that faces its centre: placed lengths times the scale of the
/// polygon, as depths are.
struct Offsets<'a, const G: usize> {
    facing: FacingEdge<'a, G>,
    /// The distance of the centre from the line of the edge; negative on the inner side.
    outside: f64,
    /// The distance of the centre beyond an end of the edge; 0 between the ends.
    beyond: f64,
}

impl<'a, const G: usize> Offsets<'a, G> {
    #[inline(always)]
    fn new(polygon: Placement<'a>, disc: Placement<'_>) -> Option<Offsets<'a, G>> {
        let facing = FacingEdge::<G>::new(polygon, disc)?;
        if !facing.is_ordinary {
            return None;
        }
        let number = facing.number()?;
        let own = &facing.own;
        let ends = [facing.vertex(number)?, facing.vertex(facing.next(number))?];
        let (group, lane) = (facing.groups.get(number / 4)?, number % 4);
        let edge = DVec2::new(group.edge_x[lane], group.edge_y[lane]);
        let at = edge.dot(own.point);
        let [start, end] = ends.map(|end| own.determinant * edge.dot(end));
        // for both orientations
        let beyond = larger(lesser(start, end) - at, at - larger(start, end));
        Some(Offsets {
            outside: -facing.least,
            beyond: larger(beyond, 0.0),
            facing,
        })
    }

    /// Compares squared lengths, without a square root and without a branch on the outcome. See
    /// `docs/exactness.md`, section "Disc and edge", for the bound.
    #[inline(always)]
    fn relation(&self) -> Outcome<Relation> {
        let (outside, beyond, error) = (self.outside, self.beyond, self.facing.bound);
        let gap = beyond * beyond + (outside * outside.abs() - self.facing.radius);
        Outcome::of_gap(gap, 4.0 * error * (outside.abs() + beyond + error))
    }
}
