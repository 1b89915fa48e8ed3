//! Where the insides of two edges meet.

use crate::curve::edge::Edge;
use alloc::vec::Vec;
use core::cmp::Ordering;
use glam::DVec2;
use sat2d_base::exact::bounded::{Bounded, BoundedWide};
use sat2d_base::exact::form::Form;
use sat2d_base::exact::long::Long;
use sat2d_base::exact::real::{Real, Ring, Signed};
use sat2d_base::exact::roots::each_place;
use sat2d_base::exact::vector::Vector;
use sat2d_base::sort::sort;

/// After so many halvings, doubles leave the rest to double-double numbers.
const HALVINGS: u32 = 6;
/// After so many halvings of the rest, these leave it to big integers.
const WIDE_HALVINGS: u32 = 50;
/// After so many halvings, conditions that are not decided are divided at their exact roots.
const EXACT_HALVINGS: u32 = 16;

/// How one edge meets another one, each without its ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Meeting {
    /// Not at all, or along a piece of both.
    Apart,
    /// It comes to the other one from this side, and leaves on the same side: `Greater` is the left
    /// one of that edge, with y up.
    Touches(Ordering),
    /// It passes to the other side.
    Crosses,
}

/// The other edge as seen by the points of an edge.
struct SeenEdge<R> {
    /// 0 on the curve or line of the other edge.
    on: Form<R>,
    /// Above 0 where the curve or line belongs to the edge, without its ends.
    within: Vec<Form<R>>,
    /// The side of the other edge on which `on` is above 0.
    above: Ordering,
}

impl Edge {
    /// How it meets another one.
    pub(crate) fn meeting(&self, other: &Edge) -> Meeting {
        self.meeting_of_parts(other, |_, meeting| meeting)
    }

    /// How it meets another one, where both have a region on their left: `Touches(Greater)` also if
    /// the other one comes to it from inside of its region.
    pub(crate) fn meeting_of_boundaries(&self, other: &Edge) -> Meeting {
        self.meeting_of_parts(other, |part, meeting| {
            if meeting != Meeting::Touches(Ordering::Less) {
                return meeting;
            }
            // it is on the right of the other one, which is on its left if they run the same way
            match self.way_along(other, part) {
                Some(Ordering::Greater) => Meeting::Touches(Ordering::Greater),
                Some(Ordering::Less) => meeting,
                _ => other.meeting(self).max(meeting),
            }
        })
    }

    /// How it meets another one; `of_part` replaces what was decided exactly about a part that
    /// rounding left in doubt.
    fn meeting_of_parts(
        &self,
        other: &Edge,
        of_part: impl Fn([u32; 2], Meeting) -> Meeting,
    ) -> Meeting {
        let mut doubtful = Vec::new();
        let path = SeenEdge::<Bounded>::new(self, other);
        let strongest = path.in_doubles([0, 0], &mut doubtful);
        if strongest == Meeting::Crosses || doubtful.is_empty() {
            return strongest;
        }
        let wide = SeenEdge::<BoundedWide>::new(self, other);
        let mut exact = None;
        let mut strongest = strongest;
        for part in merged(doubtful) {
            let of_wide = wide.part(part);
            let known = match of_wide.on.is_in_doubt_at_extremum() {
                true => None,
                false => of_wide.in_wide(WIDE_HALVINGS),
            };
            let meeting = match known {
                Some(meeting) => meeting,
                None => {
                    let path = exact.get_or_insert_with(|| SeenEdge::<Long>::new(self, other));
                    if path.on.sign_inside() == Some(Ordering::Equal) {
                        return Meeting::Apart;
                    }
                    of_part(part, path.part(part).exactly(EXACT_HALVINGS))
                }
            };
            strongest = strongest.max(meeting);
            if strongest == Meeting::Crosses {
                break;
            }
        }
        strongest
    }

    /// Whether they run the same way (`Greater`) or in opposite directions (`Less`) where a part of
    /// this one touches the other one, if doubles tell. The other one runs at a right angle to the
    /// gradient of the polynomial that is 0 on it.
    fn way_along(&self, other: &Edge, part: [u32; 2]) -> Option<Ordering> {
        type Vec2 = Vector<Bounded>;
        let along = |to: &Vec2| -> Form<Bounded> {
            let [a, b] = [(self.start, self.control), (self.control, self.end)]
                .map(|(from, end)| Vec2::between(from, end).dot(to));
            if self.is_straight() {
                return Form::new([Vec2::between(self.start, self.end).dot(to)]);
            }
            let weight = Bounded::difference(self.weight, 0.0);
            Form::new([a.times(&weight), a.plus(&b), b.times(&weight)])
        };
        let (start, control, end) = (other.start, other.control, other.end);
        let way = if other.is_straight() {
            along(&Vec2::between(start, end))
        } else {
            // of v² - 4 w² u t, whose gradient is turned by a right angle
            let [v, u, t] = [(end, start), (control, end), (start, control)]
                .map(|(p, q)| self.side_of::<Bounded>(p, q));
            let [along_v, along_u, along_t] = [(end, start), (control, end), (start, control)]
                .map(|(p, q)| along(&Vec2::between(p, q)));
            let two = Bounded::difference(2.0, 0.0);
            let twice = Bounded::difference(2.0 * other.weight, 0.0);
            let way = v
                .times(&along_v)
                .scaled(&two)
                .minus(&(u.times(&along_t).plus(&t.times(&along_u))).scaled(&twice.times(&twice)));
            if other.turn().is_gt() {
                way.negated()
            } else {
                way
            }
        };
        way.part(HALVINGS, part).sign_inside()
    }

    /// About the parameter at which it meets another one, which it does somewhere.
    pub(crate) fn meets_at(&self, other: &Edge) -> f64 {
        let mut path = SeenEdge::<Long>::new(self, other);
        let (mut from, mut width) = (0.0, 1.0);
        for _ in 0..f64::MANTISSA_DIGITS {
            width /= 2.0;
            let meets = |half: &SeenEdge<Long>| half.exactly(EXACT_HALVINGS) != Meeting::Apart;
            let [first, second] = path.halves();
            if meets(&first) {
                path = first;
                continue;
            }
            from += width;
            if !meets(&second) {
                // between both
                return from;
            }
            path = second;
        }
        from
    }

    /// Whether they are parts of the same curve or line.
    pub(crate) fn is_along(&self, other: &Edge) -> bool {
        let on = SeenEdge::<Bounded>::new(self, other).on;
        let is_clear = on.start().known_sign().is_some_and(Ordering::is_ne);
        !is_clear && SeenEdge::<Long>::new(self, other).on.sign_inside() == Some(Ordering::Equal)
    }
}

/// A number of halvings after which the part of an edge from its start meets none of the others,
/// but at the start or all along.
pub(crate) fn clear_start(edge: &Edge, others: &[Edge]) -> u32 {
    let on = others
        .iter()
        .map(|other| SeenEdge::<Long>::new(edge, other).on);
    on.map(|on| on.clear_start()).max().unwrap_or(0)
}

impl Edge {
    /// Along the edge, the cross product of the vectors from `start` to `end` and to its point.
    fn side_of<R: Ring>(&self, start: DVec2, end: DVec2) -> Form<R> {
        let along = Vector::<R>::between(start, end);
        self.form(|point| along.cross(&Vector::between(start, point)))
    }
}

impl<R: Signed> SeenEdge<R> {
    fn new(edge: &Edge, other: &Edge) -> SeenEdge<R> {
        let (start, control, end) = (other.start, other.control, other.end);
        let v = edge.side_of::<R>(end, start);
        if other.is_straight() {
            let along = Vector::<R>::between(start, end);
            let from = |at: DVec2| edge.form(|p| along.dot(&Vector::between(at, p)));
            let to = |at: DVec2| edge.form(|p| along.dot(&Vector::between(p, at)));
            return SeenEdge {
                on: v,
                within: [from(start), to(end)].into(),
                above: Ordering::Less,
            };
        }
        let u = edge.side_of::<R>(control, end);
        let t = edge.side_of::<R>(start, control);
        let twice = R::difference(2.0 * other.weight, 0.0);
        let factor = twice.times(&twice);
        let turn = other.turn();
        SeenEdge {
            on: v.times(&v).minus(&u.times(&t).scaled(&factor)),
            within: [if turn.is_gt() { v } else { v.negated() }].into(),
            // the inside of the conic is on the side to which the edge turns
            above: turn.reverse(),
        }
    }

    fn halves(&self) -> [SeenEdge<R>; 2] {
        [Form::first_half, Form::second_half].map(|half| SeenEdge {
            on: half(&self.on),
            within: self.within.iter().map(half).collect(),
            above: self.above,
        })
    }

    /// How they meet, if the signs of coefficients tell.
    fn known(&self) -> Option<Meeting> {
        let is_out = |form: &Form<R>| {
            let sign = form.sign_inside();
            sign.is_some_and(Ordering::is_le)
        };
        let on = self.on.sign_inside();
        if on.is_some_and(Ordering::is_ne) || self.within.iter().any(is_out) {
            return Some(Meeting::Apart);
        }
        let is_within = self.within.iter().all(Form::is_positive);
        let ends = (self.on.start().known_sign(), self.on.end().known_sign());
        let crosses = matches!(
            ends,
            (Some(Ordering::Less), Some(Ordering::Greater))
                | (Some(Ordering::Greater), Some(Ordering::Less))
        );
        (is_within && crosses).then_some(Meeting::Crosses)
    }

    /// How they meet, but for parts in doubt, which it adds: from and to these many 2^-[`HALVINGS`]
    /// of the edge. The path is the part with this number after so many halvings.
    fn in_doubles(&self, [halvings, number]: [u32; 2], doubtful: &mut Vec<[u32; 2]>) -> Meeting {
        if let Some(known) = self.known() {
            return known;
        }
        let part = |from: u32, to: u32| {
            let width = 1 << (HALVINGS - halvings);
            [number * width + from, number * width + to]
        };
        // where no sign is known, as beyond the range of doubles, none will be
        let is_unknown = |x: &R| x.known_sign().is_none();
        let is_lost = halvings == 0
            && [self.on.start(), &self.on.middle(), self.on.end()]
                .into_iter()
                .all(is_unknown);
        if halvings == HALVINGS || is_lost {
            doubtful.push(part(0, 1 << (HALVINGS - halvings)));
            return Meeting::Apart;
        }
        let [first, second] = self.halves();
        let mut found = first.in_doubles([halvings + 1, 2 * number], doubtful);
        if self.on.middle().known_sign().is_none_or(Ordering::is_eq) {
            // neither half has the root that may be between them
            let middle = 1 << (HALVINGS - halvings - 1);
            doubtful.push(part(middle - 1, middle + 1));
        }
        if found != Meeting::Crosses {
            found = found.max(second.in_doubles([halvings + 1, 2 * number + 1], doubtful));
        }
        found
    }

    /// A part of the edge.
    fn part(&self, part: [u32; 2]) -> SeenEdge<R> {
        SeenEdge {
            on: self.on.part(HALVINGS, part),
            within: self
                .within
                .iter()
                .map(|form| form.part(HALVINGS, part))
                .collect(),
            above: self.above,
        }
    }

    /// How they meet; `None` if rounding errors leave it in doubt. Edges that touch are in doubt.
    fn in_wide(&self, halvings: u32) -> Option<Meeting> {
        if let Some(known) = self.known() {
            return Some(known);
        }
        // neither half has the root that may be between them
        let middle = self.on.middle().known_sign();
        if halvings == 0 || middle.is_none_or(Ordering::is_eq) {
            return None;
        }
        let [first, second] = self.halves();
        match first.in_wide(halvings - 1)? {
            Meeting::Crosses => Some(Meeting::Crosses),
            found => Some(found.max(second.in_wide(halvings - 1)?)),
        }
    }
}

/// Parts in order, those that overlap or touch as one.
fn merged(mut parts: Vec<[u32; 2]>) -> Vec<[u32; 2]> {
    sort(&mut parts);
    parts.dedup_by(|[from, to], [_, end]| {
        let joins = *from <= *end;
        if joins {
            *end = (*end).max(*to);
        }
        joins
    });
    parts
}

impl SeenEdge<Long> {
    fn exactly(&self, halvings: u32) -> Meeting {
        if let Some(known) = self.known() {
            return known;
        }
        let is_decided = |form: &Form<Long>| form.sign_inside().is_some();
        if halvings == 0 || self.within.iter().all(is_decided) {
            return self.at_roots();
        }
        let [first, second] = self.halves();
        // roots there are inside neither half
        let is_within = |form: &Form<Long>| form.middle().sign().is_gt();
        if self.on.middle().sign().is_eq() && self.within.iter().all(is_within) {
            return self.at_roots();
        }
        match first.exactly(halvings - 1) {
            Meeting::Crosses => Meeting::Crosses,
            found => found.max(second.exactly(halvings - 1)),
        }
    }

    fn at_roots(&self) -> Meeting {
        let undecided = self.within.iter().filter(|form| !form.is_positive());
        let forms: Vec<Form<Long>> = core::iter::once(&self.on)
            .chain(undecided)
            .cloned()
            .collect();
        let mut strongest = Meeting::Apart;
        each_place(&forms, &mut |signs| {
            let [before, at, after] = signs[0];
            let is_within = signs[1..].iter().all(|signs| signs[1].is_gt());
            if is_within && at.is_eq() {
                strongest = strongest.max(self.meeting_at(before, after));
            }
            strongest == Meeting::Crosses
        });
        strongest
    }

    /// How they meet at a root with these signs before and after it.
    fn meeting_at(&self, before: Ordering, after: Ordering) -> Meeting {
        if before != after {
            Meeting::Crosses
        } else if before.is_gt() {
            Meeting::Touches(self.above)
        } else {
            Meeting::Touches(self.above.reverse())
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::curve::meeting::*;

    /// Arcs of parabolas that touch y = x² inside of both, from either side, in either direction.
    #[test]
    fn boundaries_that_touch_are_inside_if_either_of_them_is() {
        let rng = &mut fastrand::Rng::with_seed(3);
        let p = DVec2::new;
        let (mut inside, mut outside) = (0, 0);
        for _ in 0..400 {
            let fixed = Edge::arc(p(-5.0, 25.0), p(0.0, -25.0), p(5.0, 25.0), 1.0);
            let (s, m) = (
                f64::from(rng.i32(-300..=300)) / 128.0,
                f64::from(rng.i32(1..=4)),
            );
            // y = s² + 2 s (x - s) + k (x - s)²; with k = 0 its tangent
            let k = f64::from([-2, -1, 0, 2, 3][rng.usize(..5)]);
            let at = |x: f64| p(s + x, s * s + 2.0 * s * x + k * x * x);
            // the control point is where the tangents of both ends meet
            let control = p(s - m / 4.0, s * s - s * m / 2.0 - k * m * m / 2.0);
            let moved = Edge::arc(at(-m), control, at(m / 2.0), 1.0);
            let fixed = if rng.bool() { fixed } else { fixed.reversed() };
            let moved = if rng.bool() { moved } else { moved.reversed() };
            let (e, f) = if rng.bool() {
                (fixed, moved)
            } else {
                (moved, fixed)
            };
            let [one, other] = [e.meeting(&f), f.meeting(&e)];
            assert!(matches!(
                (one, other),
                (Meeting::Touches(_), Meeting::Touches(_))
            ));
            let expected = one.max(other);
            assert_eq!(e.meeting_of_boundaries(&f), expected);
            assert_eq!(f.meeting_of_boundaries(&e), expected);
            if expected == Meeting::Touches(Ordering::Greater) {
                inside += 1;
            } else {
                outside += 1;
            }
        }
        assert!(inside > 100 && outside > 50, "{inside} {outside}");
    }
}
