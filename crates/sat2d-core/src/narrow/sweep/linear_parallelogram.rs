//! Two rectangles that do not turn: a ray against their displacement enters their Minkowski
//! difference at the edge of one of its four [`slabs`](crate::minkowski::slabs).
//!
//! A stage of its own because it places few points: one edge and one corner. The time follows from
//! the formulas of [`linear`](crate::narrow::sweep::linear). It is accepted if the rectangles,
//! placed there, are apart by no more than rounding and the expected edge and corner are proved
//! their closest features: they approach along the normal, so they were apart before.

use crate::minkowski::gjk::EdgePoint;
use crate::minkowski::slabs::{Slabs, signs};
use crate::narrow::distance;
use crate::narrow::sweep::moving::{Meeting, MovingHull, displacement};
use crate::narrow::sweep::relative_motion::{
    CONTACT, RelativeMotion, contact_distance, edge_gap, max_coordinate,
};
use crate::placed::parallelogram;
use crate::placed::parallelogram::{Parallelogram, RectanglePair};
use glam::DVec2;
use sat2d_base::exact::gap::small_line_gap;
use sat2d_base::num::lesser;
use sat2d_base::types::Outcome;
use sat2d_base::types::manifold::Feature;

/// When two rectangles that do not turn meet.
#[inline(always)]
pub(crate) fn sweep(a: MovingHull<'_>, b: MovingHull<'_>) -> Outcome<Option<Meeting>> {
    let p = Parallelogram::of_hull(a.hull, &a.motion.start);
    let q = Parallelogram::of_hull(b.hull, &b.motion.start);
    let (move_a, move_b) = (a.motion.translation(), b.motion.translation());
    let size = p.reach() + q.reach() + (move_a.abs() + move_b.abs()).element_sum();
    let Some(path) = RelativeMotion::new(displacement(a.motion, b.motion), size) else {
        return Outcome::Undecided;
    };
    let areas = [p.u.perp_dot(p.v), q.u.perp_dot(q.v)];
    let least_area = parallelogram::bound(path.size, p.sides() + q.sides());
    // with such areas the placed corners have the same orientation as the parallelograms
    if !((areas[0].abs() > least_area) & (areas[1].abs() > least_area)) {
        return Outcome::Undecided;
    }
    let ray = SlabsOfDifference::new(&p, &q, path.displacement);
    let which = match ray.entered(&p, &q, &path) {
        Outcome::Decided(Some(which)) => which,
        Outcome::Decided(None) => return Outcome::Decided(None),
        Outcome::Undecided => return Outcome::Undecided,
    };
    // No branch predictor can know which of the four it is, so all indices are computed from bits.
    let (first, slab) = ((which >> 1) as usize, which & 1);
    let [right, up, beyond] = ray.sides.map(|bits| (bits >> which) & 1);
    let corner = (2 * up + (right ^ up)) as usize;
    let side = DVec2::new(2.0 * f64::from(right) - 1.0, 2.0 * f64::from(up) - 1.0);
    let (edge, [start, end]) = parallelogram::slab_edge(slab, beyond, areas[first] < 0.0);
    let (one, other) = if first == 0 { (a, b) } else { (b, a) };
    // the edge of B - A that the ray meets leads counter-clockwise, so from its left to its right
    let [from, to, point] = points(0.0, (one, [start, end]), (other, corner));
    let sign = if first == 0 { 1.0 } else { -1.0 };
    let corner_at = |end: DVec2| (point - end) * sign;
    let (gap, speed) = edge_gap(corner_at(from), corner_at(to), path.displacement);
    if !((gap > path.error) & (speed > 0.0)) {
        return Outcome::Undecided;
    }
    if gap - speed > path.error {
        return Outcome::Decided(None);
    }
    let size = lesser(max_coordinate(from), max_coordinate(point));
    let Some(time) = path.time_to_look(gap / speed, speed, CONTACT * size / speed) else {
        return Outcome::Undecided;
    };
    let [from, to, point] = points(time, (one, [start, end]), (other, corner));
    let before = EdgePoint::new(from, to, point);
    let other_placed = if first == 0 { &q } else { &p };
    if !(before.is_plain()
        && distance::parallelogram::is_alone(&before, other_placed, side, path.size))
    {
        return Outcome::Undecided;
    }
    let Some(gap) = small_line_gap(from, to, point, before.length) else {
        return Outcome::Undecided;
    };
    let features = (Feature::Edge(edge), Feature::Vertex(corner as u32));
    let near = before.apart_by(gap, (0.0, 0.0), features);
    let near = if first == 0 { near } else { near.swapped() };
    let has_met = gap <= contact_distance(&near, 0.0);
    Outcome::decided_if(has_met, || Some(Meeting::at(time, near)))
}

/// The ends of an edge and a corner at a time.
#[inline(always)]
fn points(
    time: f64,
    (one, [start, end]): (MovingHull<'_>, [usize; 2]),
    (other, corner): (MovingHull<'_>, usize),
) -> [DVec2; 3] {
    [
        one.point_without_turning(time, start),
        one.point_without_turning(time, end),
        other.point_without_turning(time, corner),
    ]
}

/// The four slabs of the difference of two rectangles: of p across u and v, of q across u and v.
struct SlabsOfDifference {
    of: [Slabs; 2],
    /// Bits for the slabs: whether the corner of the other rectangle that faces this one lies on
    /// the positive side of its centre along u, along v; whether the other rectangle lies on the
    /// positive side of the slab.
    sides: [u32; 3],
}

impl SlabsOfDifference {
    #[inline(always)]
    fn new(p: &Parallelogram, q: &Parallelogram, displacement: DVec2) -> SlabsOfDifference {
        let gaps = RectanglePair::new(p, q).gaps();
        let [along, places] = [gaps.along(), gaps.to_q].map(|of| of.map(DVec2::from));
        let rises = [p.cross(displacement), q.cross(displacement)];
        let [[uu, uv], [vu, vv]] = gaps.between;
        let between = [[[uu, vu], [uv, vv]], [[uu, uv], [vu, vv]]].map(|of| of.map(DVec2::from));
        let sides = [0, 1].map(|i: usize| {
            let near = signs(places[i]);
            let [u, v] = between[i].map(|of| signs(of) * near);
            [u, v, near]
        });
        // half-edges of the other rectangle × those of this one have the other sign for q
        let turned = [1.0, -1.0];
        let of = [0, 1].map(|i: usize| {
            let [u, v, near] = sides[i];
            let (own, other) = (rises[i], rises[1 - i] * turned[i]);
            let partner = near * 1f64.copysign(gaps.areas[i]) * DVec2::new(own.y, -own.x);
            Slabs {
                place: places[i],
                rise: own,
                reach: places[i].abs() - along[i],
                middle: partner + (u * other.x + v * other.y),
            }
        });
        let [p, q] = sides.map(|of| of.map(|of| of.is_negative_bitmask()));
        // p lies on the other side of q than q of p
        let sides = [p[0] | q[0] << 2, p[1] | q[1] << 2, (p[2] ^ 3) | q[2] << 2];
        SlabsOfDifference { of, sides }
    }

    /// The slab at whose edge the ray enters; `None` if it misses the difference.
    #[inline(always)]
    fn entered(
        &self,
        p: &Parallelogram,
        q: &Parallelogram,
        path: &RelativeMotion,
    ) -> Outcome<Option<u32>> {
        let aside = (q.center - p.center).perp_dot(path.displacement);
        let beside = 2.0 * path.error * path.displacement.abs().element_sum();
        let lengths =
            |r: &Parallelogram| DVec2::new(r.u.abs().element_sum(), r.v.abs().element_sum());
        let errors = [p, q].map(|r| lengths(r) * path.error);
        let [p, q] = [0, 1].map(|i: usize| self.of[i].entered(aside, errors[i], beside));
        let entered = p | q << 2;
        if entered != 0 {
            return Outcome::Decided(Some(entered.trailing_zeros()));
        }
        let [p, q] = &self.of;
        let rises = (p.rise.abs() + q.rise.abs()).element_sum();
        let misses = p.stays_outside(errors[0])
            | q.stays_outside(errors[1])
            | (aside.abs() - rises > beside);
        Outcome::decided_if(misses, || None)
    }
}
