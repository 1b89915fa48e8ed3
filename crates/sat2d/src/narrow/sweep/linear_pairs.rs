//! When two circles or two rectangles that move straight meet: a ray against the motion meets a circle of both radii, or the last of the four
//! strips between opposite sides of the Minkowski difference that it enters.
//!
//! The time is that of [`linear`], by the same formulas. It is told here where the first look at it finds the shapes apart by no more than
//! rounding, their closest points being the ones that were expected: since they approach along the normal, they were apart before. Plain misses and
//! circles that plainly overlap at the start are told as well. Nothing is placed but the few points that count; anything else is left to `gliding`.

use crate::exact::gap::{small_line_gap, small_point_gap};
use crate::minkowski::gjk;
use crate::minkowski::gjk::Before;
use crate::narrow::distance;
use crate::narrow::relation::parallelogram::Gaps;
use crate::narrow::sweep::linear;
use crate::narrow::sweep::linear::{Chord, DOUBT, Glide, MET, Moving};
use crate::num::{larger, lesser, power_of_two};
use crate::proxy::disc::DiscPair;
use crate::proxy::disc::boundary;
use crate::proxy::lazy_hull::LARGE;
use crate::proxy::parallelogram;
use crate::proxy::parallelogram::Parallelogram;
use crate::proxy::placement::Placement;
use crate::types::manifold::Feature;
use glam::{BVec2, DVec2};

/// Relative motions shorter than this, squared (2^-590), are left to the search.
const SMALL_SQUARE: f64 = power_of_two(-590);

/// Added to doubts (2^-295), so that their squares do not underflow: what is about as small is left to the search.
const SMALL: f64 = power_of_two(-295);

/// The relative motion of two shapes, seen from the first one.
struct Way {
    toward: DVec2,
    /// Above all coordinates on the way, but for a few roundings.
    size: f64,
    /// What separations in doubles may be off by.
    doubt: f64,
}

impl Way {
    /// `size` is above all coordinates on the way.
    #[inline(always)]
    fn new(toward: DVec2, size: f64) -> Option<Way> {
        let is_plain = (size <= LARGE) & (toward.length_squared() >= SMALL_SQUARE);
        is_plain.then_some(Way {
            toward,
            size,
            doubt: DOUBT * size + SMALL,
        })
    }

    /// The time at which to look, if the shapes are expected to meet at one when they approach at this speed. In the time that is the margin they come nearer
    /// by about what counts as met there.
    #[inline(always)]
    fn look_at(&self, time: f64, speed: f64, margin: f64) -> Option<f64> {
        let is_plain = (time * speed > 2.0 * self.doubt) & (time <= 1.0);
        is_plain.then(|| linear::with_margin(time, margin))
    }
}

/// Two circles of which none turns.
#[inline(always)]
pub(crate) fn circles(a: Moving<'_>, b: Moving<'_>) -> Option<Glide> {
    let maps = [a.1.start_ref(), b.1.start_ref()];
    let discs = DiscPair::anywhere(Placement::new(a.0, maps[0]), Placement::new(b.0, maps[1]))?;
    let ([p, q], moves) = (discs.centers, [a.1.translation(), b.1.translation()]);
    let radii = discs.radii();
    let radius = radii.x + radii.y;
    let offsets = maps.map(|t| DVec2::new(t.tx, t.ty));
    let sum = |v: [DVec2; 2]| v[0].abs() + v[1].abs();
    // at least half of what is added up to place the centres
    let sizes = (sum([p, q]) + sum(offsets)) + (sum(moves) + radii);
    let way = Way::new(moves[1] - moves[0], sizes.element_sum())?;
    let chord = Chord::new(q - p, radius, way.toward);
    if (chord.ahead > 0.0) & chord.is_steep() {
        let expected = chord.expected([p, q]);
        // apart at the start then, and until then: how far they are apart is convex in time
        if let Some(time) = way.look_at(expected.time, expected.speed, expected.margin) {
            return impact(a, b, radii, time);
        }
        if expected.time > 1.0 {
            return expected.comes_too_late(way.doubt).then_some(Glide::Miss);
        }
    }
    // twice the doubt, for the roundings of what follows
    let enough = radius + 2.0 * way.doubt;
    if (q - p).length_squared() <= enough * enough {
        let near = distance::parallelogram::centers([p, q], radii)?;
        return (near.distance == 0.0).then_some(Glide::Overlap(near));
    }
    ((chord.ahead <= 0.0) | chord.passes_by(enough)).then_some(Glide::Miss)
}

/// What is to be seen of two circles when they are expected to meet.
#[inline(always)]
fn impact(a: Moving<'_>, b: Moving<'_>, radii: DVec2, time: f64) -> Option<Glide> {
    let p = a.0.lanes.placed_center(&a.1.straight_at(time));
    let q = b.0.lanes.placed_center(&b.1.straight_at(time));
    let length = libm::sqrt((q - p).length_squared());
    let gap = small_point_gap(p, q, (radii.x, radii.y), length)?;
    let ends = [
        (p, radii.x, boundary(radii.x)),
        (q, radii.y, boundary(radii.y)),
    ];
    let near = gjk::apart_by(gap, length, ends);
    (gap <= linear::met(&near, radii.x + radii.y)).then_some(Glide::Meet(time, near))
}

/// Two rectangles of which none turns.
#[inline(always)]
pub(crate) fn rectangles(a: Moving<'_>, b: Moving<'_>) -> Option<Glide> {
    let starts = [a.1.start(), b.1.start()];
    let p = Parallelogram::of_hull(a.0, &starts[0]);
    let q = Parallelogram::of_hull(b.0, &starts[1]);
    let (move_a, move_b) = (a.1.translation(), b.1.translation());
    let size = p.reach() + q.reach() + (move_a.abs() + move_b.abs()).element_sum();
    let way = Way::new(move_b - move_a, size)?;
    let areas = [p.u.perp_dot(p.v), q.u.perp_dot(q.v)];
    let least_area = parallelogram::bound(way.size, p.sides() + q.sides());
    // with such areas the placed corners go round as those of the parallelograms do
    if !((areas[0].abs() > least_area) & (areas[1].abs() > least_area)) {
        return None;
    }
    let strips = Strips::new(&p, &q, &way);
    let which = match strips.last_entered(&way) {
        Ok(which) => which,
        Err(certain) => return certain,
    };
    // which of the four it is no branch predictor can know, so all numbers are made of bits
    let (first, strip) = ((which >> 1) as usize, which & 1);
    let [right, up, beyond] = strips.signs(which);
    let corner = (2 * up + (right ^ up)) as usize;
    let side = DVec2::new(2.0 * f64::from(right) - 1.0, 2.0 * f64::from(up) - 1.0);
    let mirrored = u32::from(areas[first] < 0.0);
    let edge = strip + 2 * (beyond ^ mirrored);
    let (start, end) = (
        ((edge + mirrored) & 3) as usize,
        ((edge + 1 - mirrored) & 3) as usize,
    );
    let (one, other) = if first == 0 { (a, b) } else { (b, a) };
    let placed = |(hull, motion): Moving<'_>, time: f64, corner: usize| {
        motion.straight_at(time).apply(hull.points[corner])
    };
    let at = |time: f64| {
        let point = placed(other, time, corner);
        [placed(one, time, start), placed(one, time, end), point]
    };
    // the corners of B - A at both ends of the side that is met, the one on the left of the ray against the motion first
    let [from, to, point] = at(0.0);
    let turned = if first == 0 { 1.0 } else { -1.0 };
    let (from_left, to_left) = (
        (way.toward.perp_dot(from - point)) * turned,
        (way.toward.perp_dot(to - point)) * turned,
    );
    let beside = 2.0 * way.doubt * (way.toward.x.abs() + way.toward.y.abs());
    if larger(from_left, to_left) <= beside || lesser(from_left, to_left) >= -beside {
        return None;
    }
    let (left, right) = if from_left > 0.0 {
        (from, to)
    } else {
        (to, from)
    };
    let corner_at = |end: DVec2| (point - end) * turned;
    let (gap, speed) = linear::closing(corner_at(left), corner_at(right), way.toward);
    if !((gap > way.doubt) & (speed > 0.0)) {
        return None;
    }
    if gap - speed > way.doubt {
        return Some(Glide::Miss);
    }
    let size = lesser(linear::size(left), linear::size(point));
    let time = way.look_at(gap / speed, speed, MET * size / speed)?;
    let [from, to, point] = at(time);
    let before = Before::new(from, to, point);
    let other_placed = if first == 0 { &q } else { &p };
    if !(before.is_plain()
        && distance::parallelogram::is_alone(&before, other_placed, side, way.size))
    {
        return None;
    }
    let gap = small_line_gap(from, to, point, before.length)?;
    let features = (Feature::Edge(edge), Feature::Vertex(corner as u32));
    let near = before.apart_by(gap, (0.0, 0.0), features);
    let near = if first == 0 { near } else { near.swapped() };
    (gap <= linear::met(&near, 0.0)).then_some(Glide::Meet(time, near))
}

/// The four strips between opposite sides of the difference of two rectangles, of p across u and v, of q across u and v.
struct Strips {
    gaps: Gaps,
    /// Half-edge × motion, as `gaps.to_q` is half-edge × what lies between the centres.
    rise: [DVec2; 2],
    /// Above the lengths of the half-edges.
    lengths: [DVec2; 2],
}

impl Strips {
    #[inline(always)]
    fn new(p: &Parallelogram, q: &Parallelogram, way: &Way) -> Strips {
        let rise =
            |r: &Parallelogram| DVec2::new(r.u.perp_dot(way.toward), r.v.perp_dot(way.toward));
        let lengths =
            |r: &Parallelogram| DVec2::new(r.u.abs().element_sum(), r.v.abs().element_sum());
        Strips {
            gaps: Gaps::new(p, q),
            rise: [rise(p), rise(q)],
            lengths: [lengths(p), lengths(q)],
        }
    }

    /// The one that is entered last, if the others are plainly entered by then; else what is certain.
    #[inline(always)]
    fn last_entered(&self, way: &Way) -> Result<u32, Option<Glide>> {
        let gaps = [self.gaps.p, self.gaps.q];
        let to = self.gaps.to_q;
        let closing = [0, 1].map(|i| {
            let side = DVec2::new(1f64.copysign(to[i].x), 1f64.copysign(to[i].y));
            -self.rise[i] * side
        });
        let doubt = self.lengths.map(|lengths| lengths * way.doubt);
        let leaves = |i: usize| gaps[i].cmpgt(doubt[i]) & closing[i].cmple(DVec2::ZERO);
        if (leaves(0) | leaves(1)).any() {
            return Err(Some(Glide::Miss));
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
            return Err(None);
        }
        let mask = |one: BVec2, other: BVec2| one.bitmask() | other.bitmask() << 2;
        let is_last = |i: usize| times[i].cmpeq(DVec2::splat(last));
        let is_within = |i: usize| {
            let reach = to[i].abs() - gaps[i];
            let then = (to[i] + self.rise[i] * last).abs() - reach;
            then.cmplt(doubt[i] * -2.0)
        };
        let last = mask(is_last(0), is_last(1));
        let is_plain = last.is_power_of_two() && last | mask(is_within(0), is_within(1)) == 15;
        if is_plain {
            Ok(last.trailing_zeros() & 3)
        } else {
            Err(None)
        }
    }

    /// Of the rectangle with this strip and the corner of the other that faces it: whether that corner lies on the positive side of its centre along
    /// u and v, and the other on the positive side of the strip.
    #[inline(always)]
    fn signs(&self, which: u32) -> [u32; 3] {
        let bit = |p: DVec2, q: DVec2| {
            let below = |v: DVec2| v.cmplt(DVec2::ZERO).bitmask();
            ((below(p) | below(q) << 2) >> which) & 1
        };
        let [to_p, to_q] = self.gaps.to_q;
        let (u, v) = (self.gaps.with_u, self.gaps.with_v);
        [
            bit(to_p * u, to_q * DVec2::new(u.x, v.x)),
            bit(to_p * v, to_q * DVec2::new(u.y, v.y)),
            bit(-to_p, to_q),
        ]
    }
}

#[cfg(test)]
mod tests {
    use crate::narrow::sweep;
    use crate::narrow::sweep::linear_pairs::*;
    use crate::narrow::sweep::motion::Motion;
    use crate::shape::Body;
    use crate::shape::Shape;
    use crate::transform::Transform;
    use crate::types::ClosestPoints;
    use crate::types::Impact;
    use crate::types::Relation;

    /// The sweep by safe steps, which shapes take that turn, be it by next to nothing.
    fn step_by_step(
        shapes: &[Shape; 2],
        starts: [Transform; 2],
        ways: [DVec2; 2],
    ) -> Option<Impact> {
        let motions = [0, 1].map(|i: usize| {
            Motion::turning(starts[i], ways[i], 1e-300, DVec2::ZERO).expect("a motion")
        });
        sweep(&shapes[0], &motions[0], &shapes[1], &motions[1]).expect("in range")
    }

    /// What is told here of many pairs on their way beside what `gliding` tells, and how many meet, miss, overlap and are left.
    fn agree(seed: u64, count: usize, round: bool) -> [usize; 4] {
        let mut state = seed;
        let mut unit = move || {
            state = state
                .wrapping_mul(6364136223846793005)
                .wrapping_add(1442695040888963407);
            (state >> 11) as f64 / (1u64 << 53) as f64
        };
        let [mut met, mut missed, mut overlapped, mut left] = [0; 4];
        for number in 0..count {
            let grid = unit() < 0.3;
            let scale = [1.0, 1.0, 1e-7, 1e30, 1e-25][(unit() * 5.0) as usize];
            let mut any = |size: f64| {
                let x = (unit() - 0.5) * size;
                if grid { libm::round(x) } else { x }
            };
            let shapes = [0, 1].map(|_| {
                let (w, h) = (any(6.0).abs() + 0.5, any(6.0).abs() + 0.5);
                if round {
                    let radius = if w > 3.0 { 0.0 } else { w };
                    Shape::circle(DVec2::new(any(2.0), any(2.0)), radius).expect("a circle")
                } else {
                    Shape::rectangle_xywh(any(2.0), any(2.0), w, h).expect("a rectangle")
                }
            });
            let starts = [0, 1].map(|_| {
                let (at, turn) = (DVec2::new(any(30.0), any(30.0)), any(7.0));
                let turn = if grid { 90.0 * turn } else { 57.0 * turn };
                let mirror = if any(4.0) > 0.0 { scale } else { -scale };
                Transform::placement_degrees(at * scale, turn, mirror, scale).expect("a map")
            });
            let [from, to] = starts.map(|t| t.apply(DVec2::ZERO));
            let aside = DVec2::new(any(8.0), any(8.0)) * scale;
            let part = [0.5, 1.0, 2.0, -1.0][(any(4.0) + 2.0) as usize % 4];
            let ways = [
                (to - from) * part + aside,
                DVec2::new(any(3.0), any(3.0)) * scale,
            ];
            let motions =
                [0, 1].map(|i: usize| Motion::linear(starts[i], ways[i]).expect("a motion"));
            let [Body::Hull(a), Body::Hull(b)] = [&shapes[0].body, &shapes[1].body] else {
                continue;
            };
            let (a, b) = ((a, &motions[0]), (b, &motions[1]));
            let told = if round {
                circles(a, b)
            } else {
                rectangles(a, b)
            };
            match (told, linear::full_glide(a, b)) {
                (None, _) => left += 1,
                (Some(Glide::Miss), Glide::Miss) => missed += 1,
                (Some(Glide::Miss), Glide::Unknown) => {
                    assert_eq!(step_by_step(&shapes, starts, ways), None, "pair {number}");
                    missed += 1;
                }
                (Some(Glide::Overlap(near)), Glide::Unknown) => {
                    let impact = step_by_step(&shapes, starts, ways).expect("they overlap");
                    let told = (impact.time, impact.relation, impact.closest);
                    assert_eq!(told, (0.0, Relation::Overlapping, near), "pair {number}");
                    overlapped += 1;
                }
                (Some(Glide::Meet(time, near)), Glide::Meet(other_time, other)) => {
                    met += 1;
                    let error = (near.distance - other.distance).abs();
                    assert!(
                        error <= 1e-12 * other.distance,
                        "pair {number}: {near:?} {other:?}"
                    );
                    let near = ClosestPoints {
                        distance: other.distance,
                        ..near
                    };
                    assert_eq!(time.to_bits(), other_time.to_bits(), "pair {number}");
                    assert_eq!(near, other, "pair {number}");
                }
                _ => panic!("pair {number}: {shapes:?} {motions:?}"),
            }
        }
        [met, missed, overlapped, left]
    }

    #[test]
    fn circles_meet_as_in_the_search_for_any_hulls() {
        let [met, missed, overlapped, left] = agree(1, 60_000, true);
        assert!(
            met > 10_000 && missed > 10_000 && overlapped > 1_000 && left < 1_000,
            "{met} {missed} {overlapped} {left}"
        );
    }

    #[test]
    fn rectangles_meet_as_in_the_search_for_any_hulls() {
        let [met, missed, _, left] = agree(2, 60_000, false);
        assert!(
            met > 10_000 && missed > 3_000 && left < 45_000,
            "{met} {missed} {left}"
        );
    }
}
