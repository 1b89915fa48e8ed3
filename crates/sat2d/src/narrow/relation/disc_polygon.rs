//! A disc and a polygon under similarities, in the polygon's own coordinates as in
//! [`filter`](crate::narrow::relation::filter).
//!
//! The edge that the centre lies farthest outside of, or least deep behind, holds the polygon's
//! nearest point, on itself or at one of its ends. So that edge alone decides the relation, and
//! most of the contact. Transforms that break the invariants of `Transform` are declined.

use crate::num::{larger, lesser, power_of_two};
use crate::proxy::hull_proxy::SIDE_ERROR;
use crate::proxy::local_point::LocalPoint;
use crate::proxy::placement::Placement;
use crate::shape::Hull;
use crate::shape::ring::{Four, Group};
use crate::simd::{COUNTED, of_lanes, only};
use crate::types::{Outcome, Relation};
use glam::DVec2;

/// Pairs of sizes outside these (2^-200 and 2^200) are left to the general way, so that nothing here underflows, overflows or leaves the range
/// of coordinates: the coordinates and the radius of what counts as a disc are at most 2^100. No map that scales by this has determinant 0.
const SIZES: core::ops::RangeInclusive<f64> = power_of_two(-200)..=power_of_two(200);

/// Where the centre of a circle lies to the edges of a polygon: of exactly `G` groups, of which the depths are kept, or of any number if `G` is 0.
pub(crate) struct FacingEdge<'a, const G: usize> {
    hull: &'a Hull,
    groups: &'a [Group],
    kept: [Four; G],
    pub(crate) own: LocalPoint,
    /// Where the centre is placed.
    pub(crate) center: DVec2,
    /// The least depth behind an edge, times |det M|.
    pub(crate) least: f64,
    /// Bounds for |x| + |y| of all there is, and for the error of a depth with all that placing moves.
    pub(crate) size: f64,
    pub(crate) bound: f64,
}

impl<'a, const G: usize> FacingEdge<'a, G> {
    /// Nothing where a map may be no similarity to the last bit, or none at all, or a size is unusual; nor for a polygon with a radius or of too
    /// many corners.
    #[inline(always)]
    pub(crate) fn new(
        Placement { hull, transform: t }: Placement<'a>,
        Placement {
            hull: disc,
            transform: disc_map,
        }: Placement<'_>,
    ) -> Option<FacingEdge<'a, G>> {
        let is_round = t.is_plain_similarity() & disc_map.is_plain_similarity();
        if hull.radius > 0.0 || hull.groups.is_empty() || !is_round {
            return None;
        }
        // as many as are compiled for
        let groups = if G > 0 {
            hull.groups.get(..G)?
        } else {
            &hull.groups
        };
        let center = disc.lanes.placed_center(disc_map);
        let own = LocalPoint::new(t, center);
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
        let norm = 2.0 * (t.a.abs() + t.b.abs());
        let offset = t.tx.abs() + t.ty.abs();
        let disc_norm = disc_map.a.abs() + disc_map.b.abs();
        let size = norm * hull.lanes.reach
            + offset
            + (own.to.x.abs() + own.to.y.abs())
            + disc.radius * disc_norm;
        // in this order a size that is no number fails
        let is_ordinary = (lesser(lesser(norm, disc_norm), size) >= *SIZES.start())
            & (larger(larger(norm, disc_norm), size) <= *SIZES.end());
        is_ordinary.then(|| FacingEdge {
            hull,
            groups,
            kept,
            own,
            center,
            least: of_lanes(least, lesser),
            size,
            bound: SIDE_ERROR * norm * size,
        })
    }

    /// The number of the edge, if no other is about as near.
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

    /// A vertex in the polygon's own coordinates, from where its edges were just read.
    #[inline(always)]
    pub(crate) fn vertex(&self, number: usize) -> Option<DVec2> {
        let (group, lane) = (self.groups.get(number / 4)?, number % 4);
        Some(DVec2::new(group.x[lane], group.y[lane]))
    }

    /// The number of the vertex after this one.
    #[inline(always)]
    pub(crate) fn next(&self, number: usize) -> usize {
        if number + 1 == self.hull.vertices as usize {
            0
        } else {
            number + 1
        }
    }
}

/// The relation of a polygon and a disc where doubles can tell.
#[inline(always)]
pub(crate) fn relation(polygon: Placement<'_>, disc: Placement<'_>) -> Outcome<Relation> {
    match polygon.hull.groups.len() {
        1 => in_groups::<1>(polygon, disc),
        2 => in_groups::<2>(polygon, disc),
        _ => in_groups::<0>(polygon, disc),
    }
}

/// [`relation`], and at most how far they are apart or how long the way is that parts them, with all that placing moves.
pub(crate) fn measured(polygon: Placement<'_>, disc: Placement<'_>) -> Option<(Relation, f64)> {
    let offsets = Offsets::<0>::new(polygon, disc)?;
    let relation = offsets.relation().decided()?;
    let Offsets {
        facing,
        outside,
        beyond,
        radius,
    } = offsets;
    let away = match outside > 0.0 {
        true => libm::sqrt(outside * outside + beyond * beyond),
        false => outside,
    };
    // more than D and B, the roots and the difference may be off by
    let apart = (away - libm::sqrt(radius)).abs() - 4.0 * facing.bound;
    Some((relation, apart / libm::sqrt(facing.own.determinant)))
}

#[inline(never)]
fn in_groups<const G: usize>(polygon: Placement<'_>, disc: Placement<'_>) -> Outcome<Relation> {
    match Offsets::<G>::new(polygon, disc) {
        Some(offsets) => offsets.relation(),
        None => Outcome::Undecided,
    }
}

/// How a disc lies to the edge that faces its centre, in units of a placed length times the scale, in which a depth is told.
struct Offsets<'a, const G: usize> {
    facing: FacingEdge<'a, G>,
    /// How far the centre lies outside of the edge; below 0 inside.
    outside: f64,
    /// How far it lies past an end of it; 0 between them.
    beyond: f64,
    /// The square of the radius.
    radius: f64,
}

impl<'a, const G: usize> Offsets<'a, G> {
    #[inline(always)]
    fn new(
        polygon: Placement<'a>,
        Placement { hull, transform: t }: Placement<'_>,
    ) -> Option<Offsets<'a, G>> {
        let facing = FacingEdge::<G>::new(polygon, Placement::new(hull, t))?;
        let number = facing.number()?;
        let own = &facing.own;
        let ends = [facing.vertex(number)?, facing.vertex(facing.next(number))?];
        let (group, lane) = (facing.groups.get(number / 4)?, number % 4);
        let edge = DVec2::new(group.edge_x[lane], group.edge_y[lane]);
        let at = edge.dot(own.point);
        let [start, end] = ends.map(|end| own.determinant * edge.dot(end));
        // clockwise ones as well
        let beyond = larger(lesser(start, end) - at, at - larger(start, end));
        Some(Offsets {
            outside: -facing.least,
            beyond: larger(beyond, 0.0),
            radius: hull.radius * hull.radius * (t.a * t.a + t.b * t.b) * own.determinant,
            facing,
        })
    }

    /// Without a root, and without a branch on the outcome.
    ///
    /// Let D be how far the centre lies outside, B how far beyond, and r the radius. The square of the distance is D² + B²; where D is below 0 the
    /// centre lies inside. D and B are each off by less than a fifth of `error`, placing included: B is made of the same products and as many roundings
    /// as a depth. So D² + B² is off by less than `error` (|D| + |B| + `error`), to which the roundings of the squares, and those of r² where it is not
    /// more than twice as much, add less than as much again, as |D| and |B| are at most twice ‖M‖ times `size`; a larger r² is in no doubt.
    #[inline(always)]
    fn relation(&self) -> Outcome<Relation> {
        let (outside, beyond, error) = (self.outside, self.beyond, self.facing.bound);
        let gap = beyond * beyond + (outside * outside.abs() - self.radius);
        Outcome::of_gap(gap, 4.0 * error * (outside.abs() + beyond + error))
    }
}
