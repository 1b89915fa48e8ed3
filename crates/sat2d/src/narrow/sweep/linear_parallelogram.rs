//! Two rectangles that do not turn: a ray against their displacement enters the last of the four
//! slabs between opposite edges of their Minkowski difference.
//!
//! A stage of its own because it places few points: one edge and one corner. The time follows from
//! the formulas of [`linear`](crate::narrow::sweep::linear). It is accepted if the rectangles,
//! placed there, are apart by no more than rounding and the expected edge and corner are proved
//! their closest features: they approach along the normal, so they were apart before.

use crate::exact::gap::small_line_gap;
use crate::minkowski::gjk::EdgePoint;
use crate::narrow::distance;
use crate::narrow::sweep::moving::{Meeting, MovingHull, displacement};
use crate::narrow::sweep::prediction::{CONTACT, contact_distance, edge_gap, max_coordinate};
use crate::narrow::sweep::relative_motion::RelativeMotion;
use crate::num::{larger, lesser};
use crate::proxy::parallelogram;
use crate::proxy::parallelogram::{Gaps, Parallelogram, RectanglePair};
use crate::types::Outcome;
use crate::types::manifold::Feature;
use glam::{BVec2, DVec2};

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
    let slabs = Slabs::new(&p, &q, &path);
    let which = match slabs.last_entered(&path) {
        Outcome::Decided(Some(which)) => which,
        Outcome::Decided(None) => return Outcome::Decided(None),
        Outcome::Undecided => return Outcome::Undecided,
    };
    // No branch predictor can know which of the four it is, so all indices are computed from bits.
    let (first, slab) = ((which >> 1) as usize, which & 1);
    let [right, up, beyond] = slabs.signs(which);
    let corner = (2 * up + (right ^ up)) as usize;
    let side = DVec2::new(2.0 * f64::from(right) - 1.0, 2.0 * f64::from(up) - 1.0);
    let (edge, [start, end]) = parallelogram::slab_edge(slab, beyond, areas[first] < 0.0);
    let (one, other) = if first == 0 { (a, b) } else { (b, a) };
    let at = |time: f64| {
        [
            one.point_without_turning(time, start),
            one.point_without_turning(time, end),
            other.point_without_turning(time, corner),
        ]
    };
    // the corners of B - A at both ends of the edge of the difference that the ray meets
    let [from, to, point] = at(0.0);
    let sign = if first == 0 { 1.0 } else { -1.0 };
    let (from_left, to_left) = (
        (path.displacement.perp_dot(from - point)) * sign,
        (path.displacement.perp_dot(to - point)) * sign,
    );
    let beside = 2.0 * path.error * (path.displacement.x.abs() + path.displacement.y.abs());
    if larger(from_left, to_left) <= beside || lesser(from_left, to_left) >= -beside {
        return Outcome::Undecided;
    }
    let (left, right) = if from_left > 0.0 {
        (from, to)
    } else {
        (to, from)
    };
    let corner_at = |end: DVec2| (point - end) * sign;
    let (gap, speed) = edge_gap(corner_at(left), corner_at(right), path.displacement);
    if !((gap > path.error) & (speed > 0.0)) {
        return Outcome::Undecided;
    }
    if gap - speed > path.error {
        return Outcome::Decided(None);
    }
    let size = lesser(max_coordinate(left), max_coordinate(point));
    let Some(time) = path.time_to_look(gap / speed, speed, CONTACT * size / speed) else {
        return Outcome::Undecided;
    };
    let [from, to, point] = at(time);
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

/// The four slabs between opposite edges of the difference of two rectangles: of p across u and v,
/// of q across u and v.
struct Slabs {
    gaps: Gaps<f64>,
    /// Half-edge × displacement, as `gaps.to_q` is half-edge × the vector between the centres.
    rise: [DVec2; 2],
    /// Upper bounds for the lengths of the half-edges.
    lengths: [DVec2; 2],
}

impl Slabs {
    #[inline(always)]
    fn new(p: &Parallelogram, q: &Parallelogram, path: &RelativeMotion) -> Slabs {
        let lengths =
            |r: &Parallelogram| DVec2::new(r.u.abs().element_sum(), r.v.abs().element_sum());
        Slabs {
            gaps: RectanglePair::new(p, q).gaps(),
            rise: [p.cross(path.displacement), q.cross(path.displacement)],
            lengths: [lengths(p), lengths(q)],
        }
    }

    /// The slab that the ray enters last, if it is well inside the others by then; `None` if the
    /// ray leads away from a slab that it starts outside of.
    #[inline(always)]
    fn last_entered(&self, path: &RelativeMotion) -> Outcome<Option<u32>> {
        let gaps = self.gaps.along().map(DVec2::from);
        let to = self.gaps.to_q.map(DVec2::from);
        let closing = [0, 1].map(|i| {
            let side = DVec2::new(1f64.copysign(to[i].x), 1f64.copysign(to[i].y));
            -self.rise[i] * side
        });
        let error = self.lengths.map(|lengths| lengths * path.error);
        let leaves = |i: usize| gaps[i].cmpgt(error[i]) & closing[i].cmple(DVec2::ZERO);
        if (leaves(0) | leaves(1)).any() {
            return Outcome::Decided(None);
        }
        let times = [0, 1].map(|i: usize| {
            let times = gaps[i] / closing[i];
            DVec2::select(gaps[i].cmpgt(DVec2::ZERO), times, DVec2::ZERO)
        });
        let last = larger(
            larger(times[0].x, times[0].y),
            larger(times[1].x, times[1].y),
        );
        if last <= 0.0 {
            return Outcome::Undecided;
        }
        let mask = |one: BVec2, other: BVec2| one.bitmask() | other.bitmask() << 2;
        let is_last = |i: usize| times[i].cmpeq(DVec2::splat(last));
        let is_within = |i: usize| {
            let reach = to[i].abs() - gaps[i];
            let then = (to[i] + self.rise[i] * last).abs() - reach;
            then.cmplt(error[i] * -2.0)
        };
        let last = mask(is_last(0), is_last(1));
        let is_plain = last.is_power_of_two() && last | mask(is_within(0), is_within(1)) == 15;
        Outcome::decided_if(is_plain, || Some(last.trailing_zeros() & 3))
    }

    /// Of the rectangle with this slab and the corner of the other one that faces it: whether that
    /// corner lies on the positive side of its centre along u and v, and whether the other
    /// rectangle lies on the positive side of the slab.
    #[inline(always)]
    fn signs(&self, which: u32) -> [u32; 3] {
        let bit = |p: DVec2, q: DVec2| {
            let below = |v: DVec2| v.cmplt(DVec2::ZERO).bitmask();
            ((below(p) | below(q) << 2) >> which) & 1
        };
        let [to_p, to_q] = self.gaps.to_q.map(DVec2::from);
        let [[uu, uv], [vu, vv]] = self.gaps.between;
        [
            bit(to_p * DVec2::new(uu, vu), to_q * DVec2::new(uu, uv)),
            bit(to_p * DVec2::new(uv, vv), to_q * DVec2::new(vu, vv)),
            bit(-to_p, to_q),
        ]
    }
}
