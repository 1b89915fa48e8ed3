//! When the edges of an outline that moves straight first meet another shape, by branch and bound.
//!
//! An edge lies in the triangle of its control points, so the time until which a line keeps that
//! triangle and what is around the other shape apart is a lower bound for when the edge meets it.
//! The pair with the least bound is halved until its triangles are as thin as rounding: then the
//! bound is when they meet. A triangle is as thin as the square of its length, so a few dozen
//! halvings suffice, and all other pairs keep the bounds that they had.

use crate::curve::Edge;
use crate::curved::fitting;
use crate::curved::sweep::separated::{Corners, separated_until};
use crate::limit::{LimitError, WorkBudget};
use crate::placed::{PlacedHull, PlacedOutline, PlacedPieces};
use alloc::boxed::Box;
use alloc::collections::BinaryHeap;
use alloc::vec::Vec;
use core::cmp::Ordering;
use glam::DVec2;

/// So many pairs are halved, then the least bound so far is the answer. Curves that fit into each
/// other meet nearly everywhere at once.
const MOST_PAIRS: u32 = 1 << 11;
/// The work of the bound of a pair.
const WORK_PER_PAIR: u64 = 16;

/// What an outline may meet.
pub(crate) enum Obstacle<'a> {
    Hull(Box<PlacedHull>),
    Pieces(PlacedPieces<'a>),
    Outline(PlacedOutline<'a>),
}

/// The search.
pub(crate) struct FirstMeeting<'w> {
    /// Of the obstacle per unit of time, in the frame of the outline.
    pub(crate) displacement: DVec2,
    /// The distance up to which the shapes count as having met.
    pub(crate) enough: f64,
    /// Meetings after this time do not matter.
    pub(crate) until: f64,
    pub(crate) work: &'w WorkBudget,
}

/// An edge and what it may meet.
struct Pair {
    /// They are apart until then.
    time: f64,
    edge: Edge,
    other: Other,
}

#[derive(Clone, Copy)]
enum Other {
    /// With this number among the hulls.
    Hull(usize),
    Edge(Edge),
}

/// The pairs that are left, the one with the least time first.
struct Pairs<'s, 'w> {
    search: &'s FirstMeeting<'w>,
    hulls: Vec<PlacedHull>,
    heap: BinaryHeap<Pair>,
}

impl FirstMeeting<'_> {
    /// A time before which no edge meets the obstacle, and not much earlier than when one does;
    /// `None` if none does.
    ///
    /// # Errors
    /// [`LimitError`] if there is too much work.
    pub(crate) fn time(
        &self,
        outline: &PlacedOutline<'_>,
        obstacle: Obstacle<'_>,
    ) -> Result<Option<f64>, LimitError> {
        let mut pairs = Pairs {
            search: self,
            hulls: Vec::new(),
            heap: BinaryHeap::new(),
        };
        pairs.add_all(outline, obstacle)?;
        let thin = self.enough / 4.0;
        for _ in 0..MOST_PAIRS {
            let Some(pair) = pairs.heap.pop() else {
                return Ok(None);
            };
            let [of_edge, of_other] = pair.thickness();
            if of_edge + of_other <= thin {
                return Ok(Some(pair.time));
            }
            pairs.halve(&pair, of_edge >= of_other)?;
        }
        Ok(pairs.heap.peek().map(|pair| pair.time))
    }
}

impl Pairs<'_, '_> {
    fn add_all(
        &mut self,
        outline: &PlacedOutline<'_>,
        obstacle: Obstacle<'_>,
    ) -> Result<(), LimitError> {
        let search = self.search;
        // what is farther apart does not meet in time
        let way = search.displacement.length() * (1.0 + 4.0 * f64::EPSILON);
        let limit = search.until * way + search.enough;
        let mut enough_work = Ok(());
        let mut add = |pairs: &mut Self, edge: Edge, other: Other| {
            if enough_work.is_ok() {
                enough_work = pairs.add(0.0, edge, other);
            }
            if enough_work.is_ok() {
                limit
            } else {
                f64::NEG_INFINITY // no pair is as near
            }
        };
        match obstacle {
            Obstacle::Hull(hull) => {
                let bounds = hull.bounds();
                self.hulls.push(*hull);
                outline.nearest(&bounds, limit, |_, edge| add(self, edge, Other::Hull(0)));
            }
            Obstacle::Pieces(pieces) => {
                pieces.nearest(&outline.bounds(), limit, |_, hull| {
                    let number = self.hulls.len();
                    self.hulls.push(hull.clone());
                    let mut left = limit;
                    outline.nearest(&hull.bounds(), limit, |_, edge| {
                        left = add(self, edge, Other::Hull(number));
                        left
                    });
                    left
                });
            }
            Obstacle::Outline(other) => {
                outline.nearest(&other.bounds(), limit, |_, edge| {
                    let mut left = limit;
                    other.nearest(&edge.bounds(), limit, |_, of_other| {
                        left = add(self, edge, Other::Edge(of_other));
                        left
                    });
                    left
                });
            }
        }
        enough_work
    }

    /// Adds a pair that is apart until a time, unless it does not meet in time.
    fn add(&mut self, after: f64, edge: Edge, other: Other) -> Result<(), LimitError> {
        let search = self.search;
        search.work.spend(WORK_PER_PAIR)?;
        let corners = corners(&edge);
        let of_other;
        let other_corners = match &other {
            Other::Hull(number) => Corners::of_hull(&self.hulls[*number]),
            Other::Edge(edge) => {
                of_other = self::corners(edge);
                Corners::sharp(&of_other[..count(edge)])
            }
        };
        let time = separated_until(
            &corners[..count(&edge)],
            other_corners,
            search.displacement,
            search.enough,
        );
        let of_arcs = match &other {
            Other::Edge(other) if !edge.is_straight() && !other.is_straight() => {
                let by = DVec2::ZERO - search.displacement;
                fitting::apart_until(&edge, other, by, search.enough / 2.0, search.until)
            }
            _ => 0.0,
        };
        let time = time.max(of_arcs).max(after);
        if time <= search.until {
            self.heap.push(Pair { time, edge, other });
        }
        Ok(())
    }

    fn halve(&mut self, pair: &Pair, is_edge: bool) -> Result<(), LimitError> {
        match &pair.other {
            Other::Edge(other) if !is_edge => {
                for half in other.halves() {
                    self.add(pair.time, pair.edge, Other::Edge(half))?;
                }
            }
            _ => {
                for half in pair.edge.halves() {
                    self.add(pair.time, half, pair.other)?;
                }
            }
        }
        Ok(())
    }
}

impl Pair {
    /// How far the triangles of both edges reach beyond their chords, and so beyond the edges.
    fn thickness(&self) -> [f64; 2] {
        let other = match &self.other {
            Other::Hull(_) => 0.0,
            Other::Edge(edge) => thickness(edge),
        };
        [thickness(&self.edge), other]
    }
}

fn thickness(edge: &Edge) -> f64 {
    if edge.is_straight() {
        return 0.0;
    }
    let middle = edge.start + (edge.end - edge.start) / 2.0;
    (edge.control - middle).length()
}

/// The control points. Their order does not matter for a triangle.
fn corners(edge: &Edge) -> [DVec2; 3] {
    [edge.start, edge.end, edge.control]
}

/// How many of them there are.
fn count(edge: &Edge) -> usize {
    if edge.is_straight() { 2 } else { 3 }
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
