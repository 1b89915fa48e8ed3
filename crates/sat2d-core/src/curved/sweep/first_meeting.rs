//! When the parts of two moving shapes first meet, by branch and bound in time.
//!
//! For two parts there is a time until which they are certainly apart, by a line that keeps what is
//! around them apart, or by circles in which they stay. The pair with the least such time is split
//! until what is around its parts is as thin as rounding, or it is asked anew from that time on: a
//! bound for parts that turn tells only about the near future. All other pairs keep the times that
//! they had. Boxes of trees are parts as well, so that what is far away is never looked at one by
//! one. The triangle around an arc is as thin as the square of its length, so a few dozen halvings
//! suffice.

use crate::curve::Edge;
use crate::curved::fitting::{self, Conic};
use crate::curved::sweep::parts::{Part, Parts};
use crate::curved::sweep::separated::separated_until;
use crate::curved::sweep::turning::Turning;
use alloc::collections::BinaryHeap;
use core::cell::Cell;
use core::cmp::Ordering;
use glam::DVec2;
use sat2d_base::exact::ellipse::Ellipse;
use sat2d_base::limit::{LimitError, WorkBudget};

/// The work of the bound of a pair.
const WORK_PER_PAIR: u64 = 16;
/// Parts that turn are not split where they reach beyond what is in them by less than this part of
/// their distance: the bounds of halves would not be much better.
const LOOSE: f64 = 0.25;

/// Parts have met at this part of the distance up to which shapes count as having met: the rest is
/// for what they reach beyond the curves, and for rounding.
const MET: f64 = 0.75;

/// The search.
pub(super) struct FirstMeeting<'w> {
    /// Of the second shape per unit of time, in the frame of the first one.
    pub(super) displacement: DVec2,
    /// How both turn, if one does.
    pub(super) turning: Option<Turning>,
    /// The distance up to which the shapes count as having met.
    pub(super) enough: f64,
    /// Meetings after this time do not matter.
    pub(super) until: f64,
    pub(super) work: &'w WorkBudget,
    /// How many pairs may still be looked at before the least time so far is the answer.
    pub(super) looks: &'w Cell<u64>,
}

/// What to do with a pair at its time.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    /// It has met.
    Done,
    Again,
    /// The part with this number is split.
    Split(usize),
}

/// Two parts.
struct Pair {
    /// They are apart until then.
    time: f64,
    next: Next,
    parts: [Part; 2],
}

/// The pairs that are left, the one with the least time first.
struct Pairs<'s, 'w, 'a> {
    search: &'s FirstMeeting<'w>,
    shapes: [Parts<'a>; 2],
    heap: BinaryHeap<Pair>,
}

impl FirstMeeting<'_> {
    /// A time before which the shapes do not meet, and not much earlier than when they do; `None`
    /// if they do not.
    ///
    /// # Errors
    /// [`LimitError`] if there is too much work.
    pub(super) fn time(&self, shapes: [Parts<'_>; 2]) -> Result<Option<f64>, LimitError> {
        let roots = [shapes[0].root(), shapes[1].root()];
        let mut pairs = Pairs {
            search: self,
            shapes,
            heap: BinaryHeap::new(),
        };
        pairs.add(0.0, roots)?;
        while let Some(Pair { time, next, parts }) = pairs.heap.pop() {
            if self.looks.get() == 0 {
                return Ok(Some(time));
            }
            match next {
                Next::Done => return Ok(Some(time)),
                Next::Split(_) if pairs.have_met(time, &parts) => return Ok(Some(time)),
                Next::Again => pairs.add(time, parts)?,
                Next::Split(side) => {
                    for part in pairs.shapes[side].split(&parts[side]) {
                        let mut parts = parts;
                        parts[side] = part;
                        pairs.add(time, parts)?;
                    }
                }
            }
        }
        Ok(None)
    }
}

impl Pairs<'_, '_, '_> {
    /// Adds a pair that is apart until a time, unless it does not meet in time.
    fn add(&mut self, after: f64, parts: [Part; 2]) -> Result<(), LimitError> {
        let search = self.search;
        search.work.spend(WORK_PER_PAIR)?;
        let of_nodes = parts.iter().any(|part| matches!(part, Part::Node(_)));
        if !of_nodes {
            search.looks.set(search.looks.get().saturating_sub(1));
        }
        let slacks = [0, 1].map(|side| self.shapes[side].slack(&parts[side]));
        let slack = slacks[0] + slacks[1];
        let is_thin = slack <= search.enough / 4.0;
        let thicker = usize::from(slacks[0] < slacks[1]);
        let (time, next) = match &search.turning {
            Some(turning) => {
                let is_loose = |gap: f64| slack > LOOSE * gap;
                let look = turning.look(after, &self.shapes, &parts, search.until, is_loose);
                let is_apart = look.gap > MET * search.enough;
                let next = if is_apart && (is_thin || !is_loose(look.gap)) {
                    // time may advance by less than doubles tell
                    match look.until > after {
                        true => Next::Again,
                        false => Next::Done,
                    }
                } else if is_thin && !of_nodes {
                    Next::Done
                } else {
                    let of_rings = look.split.filter(|&side| slacks[side] > 0.0);
                    Next::Split(of_rings.unwrap_or(thicker))
                };
                (look.until, next)
            }
            None => {
                let next = match is_thin && !of_nodes {
                    true => Next::Done,
                    false => Next::Split(thicker),
                };
                (self.straight_until(&parts), next)
            }
        };
        let time = time.max(after);
        if time <= search.until {
            self.heap.push(Pair { time, next, parts });
        }
        Ok(())
    }

    /// The time until which parts are apart that do not turn.
    fn straight_until(&self, parts: &[Part; 2]) -> f64 {
        let search = self.search;
        let mut rooms = [[DVec2::ZERO; 4]; 2];
        let [room, other_room] = &mut rooms;
        let p = self.shapes[0].corners(&parts[0], room);
        let q = self.shapes[1].corners(&parts[1], other_room);
        let (displacement, enough) = (search.displacement, search.enough);
        // the first one is a part of an outline, so it is sharp
        let time = separated_until(p.points, q, displacement, enough);
        if time > search.until {
            return time;
        }
        let (margin, until) = (enough / 4.0, search.until);
        let mut of_curves = 0.0_f64;
        self.each_conic(parts, |conic, edge, by| {
            let time = fitting::apart_until(conic, edge, by, margin, until);
            of_curves = of_curves.max(time);
        });
        time.max(of_curves)
    }

    /// Whether curves have met at a time, where some of their points are.
    fn have_met(&self, time: f64, parts: &[Part; 2]) -> bool {
        let near = MET * self.search.enough;
        if let Some(turning) = &self.search.turning {
            let is_node = |part: &Part| matches!(part, Part::Node(_));
            return !parts.iter().any(is_node) && turning.are_near(time, &self.shapes, parts, near);
        }
        let mut have_met = false;
        self.each_conic(parts, |conic, edge, by| {
            have_met |= fitting::are_near(conic, edge, by * time, near);
        });
        have_met
    }

    /// Calls `visit` with the conic of one part, an arc that is the other part, and the
    /// displacement of the arc in the frame of the conic.
    fn each_conic(&self, [a, b]: &[Part; 2], mut visit: impl FnMut(&Conic<'_>, &Edge, DVec2)) {
        let back = DVec2::ZERO - self.search.displacement;
        self.with_conic(0, a, b, |conic, edge| {
            visit(conic, edge, self.search.displacement);
        });
        self.with_conic(1, b, a, |conic, edge| visit(conic, edge, back));
    }

    fn with_conic(
        &self,
        side: usize,
        of: &Part,
        arc: &Part,
        visit: impl FnOnce(&Conic<'_>, &Edge),
    ) {
        let Part::Edge(arc) = arc else { return };
        if arc.is_straight() {
            return;
        }
        match of {
            Part::Edge(edge) if !edge.is_straight() => visit(&Conic::Arc(edge), arc),
            Part::Hull(number) => {
                let hull = self.shapes[side].hull(*number);
                if let &[center] = &hull.points[..]
                    && hull.radius > 0.0
                {
                    let ellipse = hull.ellipse.unwrap_or(Ellipse::disc(hull.radius));
                    visit(&Conic::Ellipse(center, &ellipse), arc);
                }
            }
            Part::Edge(_) | Part::Node(_) => {}
        }
    }
}

impl Ord for Pair {
    /// The earlier one is the greater one.
    fn cmp(&self, other: &Pair) -> Ordering {
        other.time.total_cmp(&self.time)
    }
}

impl PartialOrd for Pair {
    fn partial_cmp(&self, other: &Pair) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Pair {
    fn eq(&self, other: &Pair) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for Pair {}
