//! The least number of convex pieces of a disk without new points, by dynamic programming over
//! convex chains.
//!
//! For positions i < k that see each other, W(i, k) is the least number of convex pieces of the
//! part of the disk that has the positions from i to k and is closed by the diagonal from k to i.
//! The piece at that diagonal is bounded by a *chain* from i to k, whose steps are boundary edges
//! or diagonals and whose turns are left or straight. So
//!
//! ```text
//! W(i, k) = 1 + min over the convex chains from i to k of the sum of W over their diagonals
//! ```
//!
//! and the answer is W(0, n - 1), closed by the last boundary edge. A diagonal between two corners
//! that are not reflex is not needed, so only pairs with a reflex end count. A diagonal never
//! passes through another corner; a straight line through corners is a chain with straight turns.
//!
//! After J. M. Keil and J. Snoeyink, "On the time bound for convex decomposition of simple
//! polygons", 2002: a piece is represented by its two ends only. This form holds for collinear
//! corners too.
//!
//! For each i the chains are extended in the order of their end v. How a chain from i to v can
//! continue depends on its first and its last step alone. The order of the positions is the angular
//! order about every corner, so three facts reduce geometry to comparisons of positions:
//!
//! - The chain can be closed at i if v lies within 180 degrees of the first step: if the first step
//!   is at or after some position that grows with v. A chain that fails this never closes later.
//! - It can continue from u to v if the turn at u is left or straight: if the position before u is
//!   below a bound that is found once for each pair (u, v).
//! - Every chain that arrives at v, where v and i see each other clearly, can be closed by the
//!   diagonal (v, i). So a chain that costs more than the cheapest is no better than that diagonal,
//!   and all chains that are kept cost the same. Among these, a later first step and an earlier
//!   last step are better: a Pareto front. If other corners lie on the segment from i to v, a piece
//!   that has both passes through them on its way to v (one such chain) or on its way back (and
//!   nothing else may follow). There, too, only the cheapest matter.

use crate::decompose::mesh::disk::{Disk, NONE};
use crate::decompose::methods::chains::{
    ChainStep, Incoming, ParetoFront, Segment, State, UNREACHED, cost, packed, packed_cost,
};
use crate::decompose::methods::visibility::{Visibility, VisibilityWalk};
use crate::exact::orient2d;
use crate::limit::Work;
use alloc::vec::Vec;
use core::cmp::Ordering;
use core::ops::ControlFlow;

/// The cost, in steps, of finding that two corners see each other.
const STEPS_PER_VISIBLE_PAIR: u64 = 16;
/// The steps that count as a unit of work.
const STEPS_PER_UNIT: u64 = 16;
/// The largest number of segments that are kept, about half a gigabyte.
const MAX_SEGMENTS: usize = 1 << 23;

/// The dynamic program; keeps its memory.
#[derive(Default)]
pub(crate) struct OptimalSolver {
    walk: VisibilityWalk,
    segments: Vec<Segment>,
    incoming: Vec<Incoming>,
    /// The cost of the chains from i to each position and their latest first step, [`packed`].
    best: Vec<u64>,
    fronts: Vec<ParetoFront>,
    states: Vec<State>,
    chain_steps: Vec<ChainStep>,
    /// States whose steps are still to be added to `chain_steps`.
    unshared: Vec<u32>,
    visible: Vec<(u32, Visibility)>,
    /// Positions below and above i that are clearly visible from i.
    behind: Vec<u32>,
    ahead: Vec<u32>,
    todo: Vec<(u32, u32)>,
    piece: Vec<u32>,
    work: u64,
    /// The number of edges that the walk may have gone through at most.
    most_edges: u64,
}

impl OptimalSolver {
    /// The least number of pieces; `None` if it would need more than `limit` steps or too much
    /// memory. A step is a segment that is examined; each pair of corners that see each other
    /// counts as [`STEPS_PER_VISIBLE_PAIR`].
    fn solve(&mut self, disk: &Disk, limit: u64) -> Option<u32> {
        let n = disk.len();
        self.segments.clear();
        self.chain_steps.clear();
        for incoming in &mut self.incoming {
            incoming.costs.clear();
            incoming.rest.clear();
        }
        let n_or_more = self.incoming.len().max(n as usize);
        self.incoming.resize_with(n_or_more, Incoming::default);
        self.best.clear();
        self.best.resize(n as usize, packed(UNREACHED, 0));
        self.fronts.clear();
        self.fronts.resize(n as usize, ParetoFront::default());
        self.work = 0;
        if !disk.reflex.contains(&true) {
            return Some(1);
        }
        for i in (0..n - 1).rev() {
            self.find_visible(disk, i);
            self.extend_chains(disk, i, limit);
            let is_too_far = self.walk.edges > self.most_edges;
            if self.work > limit || is_too_far || self.segments.len() > MAX_SEGMENTS {
                return None;
            }
        }
        let root = self.segments.last().expect("the last edge closes the ring");
        Some(root.pieces)
    }

    /// [Solves](OptimalSolver::solve) with at most so many units of work, and counts them. Where
    /// `limit` alone would have allowed more, giving up cuts the work short.
    pub(crate) fn solve_within(
        &mut self,
        disk: &Disk,
        limit: u64,
        units: u64,
        work: &Work,
    ) -> Option<u32> {
        let edges_before = self.walk.edges;
        let steps = limit.min(units.saturating_mul(STEPS_PER_UNIT));
        self.most_edges = edges_before.saturating_add(units);
        let solved = self.solve(disk, steps);
        let edges = self.walk.edges - edges_before;
        if solved.is_none() && (self.work > steps && steps < limit || edges > units) {
            work.cut_short();
        }
        let spent = edges + self.work.div_ceil(STEPS_PER_UNIT);
        let _ = work.spend(spent.min(work.left()));
        solved
    }

    /// Calls `emit` with the pieces that [`solve`](OptimalSolver::solve) found, each as
    /// counter-clockwise positions of `disk`.
    pub(crate) fn pieces(&mut self, disk: &Disk, mut emit: impl FnMut(&[u32])) {
        self.piece.clear();
        if self.segments.is_empty() {
            self.piece.extend(0..disk.len());
            return emit(&self.piece);
        }
        self.todo.clear();
        self.todo
            .push((self.segments.len() as u32 - 1, disk.len() - 1));
        while let Some((closing, last)) = self.todo.pop() {
            self.piece.clear();
            self.piece.push(last);
            let mut step = self.segments[closing as usize].chain;
            while step != NONE {
                let ChainStep {
                    segment: id,
                    before,
                } = self.chain_steps[step as usize];
                let segment = &self.segments[id as usize];
                if segment.pieces > 0 {
                    self.todo.push((id, self.piece[self.piece.len() - 1]));
                }
                self.piece.push(segment.from);
                step = before;
            }
            self.piece.reverse();
            emit(&self.piece);
        }
    }

    /// Finds the positions that are visible from i: all those after it, and if i is reflex those
    /// before it that are clearly visible.
    fn find_visible(&mut self, disk: &Disk, i: u32) {
        let OptimalSolver {
            walk,
            visible,
            behind,
            ..
        } = self;
        visible.clear();
        behind.clear();
        let reflex = disk.reflex[i as usize];
        walk.visible_from(disk, i, |position, visibility| {
            if position > i {
                visible.push((position, visibility));
            } else if !reflex {
                return ControlFlow::Break(());
            } else if visibility == Visibility::Clear {
                behind.push(position);
            }
            ControlFlow::Continue(())
        });
        self.work += STEPS_PER_VISIBLE_PAIR * (self.visible.len() + self.behind.len()) as u64;
    }

    /// Extends the chains from i and computes W(i, v) for all v that need it.
    /// Stops early beyond `limit` steps.
    fn extend_chains(&mut self, disk: &Disk, i: u32, limit: u64) {
        let reflex = disk.reflex[i as usize];
        let last = disk.len() - 1;
        self.states.clear();
        self.ahead.clear();
        // Both only increase: the index of the first step that can still be closed, and that of the
        // bound among the positions before i.
        let (mut closable, mut bound) = (0, 0);
        for index in 0..self.visible.len() {
            if self.work > limit {
                return;
            }
            let (v, visibility) = self.visible[index];
            let point = disk.at(v);
            if reflex {
                let too_far =
                    |&first: &u32| orient2d(disk.at(i), disk.at(first), point) == Ordering::Less;
                while self.ahead.get(closable).is_some_and(too_far) {
                    closable += 1;
                }
                if visibility == Visibility::Clear {
                    let left = |&p: &u32| orient2d(disk.at(p), disk.at(i), point) != Ordering::Less;
                    while self.behind.get(bound).is_some_and(left) {
                        bound += 1;
                    }
                }
            }
            let bound = self.behind.get(bound).copied().unwrap_or(i);
            let start = self.states.len() as u32;
            let mut here = ParetoFront {
                start,
                end: start + 1,
                direct: false,
            };
            if v == i + 1 {
                let segment = self.add_segment(
                    v,
                    bound,
                    Segment {
                        from: i,
                        pieces: 0,
                        length: 0.0,
                        chain: NONE,
                    },
                );
                self.states.push(State {
                    first: v,
                    before: i,
                    segment,
                    parent: NONE,
                    step: NONE,
                    length: 0.0,
                });
                self.best[v as usize] = packed(0, v);
            } else {
                let earliest = self.ahead.get(closable).copied().unwrap_or(v);
                let cost = self.arrive(v, earliest);
                here.end = self.states.len() as u32;
                if let Some(cost) = cost {
                    self.best[v as usize] = packed(cost, self.states[here.end as usize - 1].first);
                    let closes_ring = i == 0 && v == last;
                    if visibility == Visibility::Clear
                        && (reflex || disk.reflex[v as usize] || closes_ring)
                    {
                        here.direct = true;
                        self.add_diagonal(disk, [i, v], cost, bound, here);
                    }
                }
            }
            if visibility == Visibility::Clear {
                self.ahead.push(v);
            }
            self.fronts[v as usize] = here;
        }
        for &(v, _) in &self.visible {
            self.best[v as usize] = packed(UNREACHED, 0);
        }
    }

    /// Appends the Pareto front of the chains to v whose first step is not before `earliest`;
    /// returns their cost, or `None` if there are none.
    fn arrive(&mut self, v: u32, earliest: u32) -> Option<u32> {
        let OptimalSolver {
            incoming,
            best,
            fronts,
            states,
            segments,
            work,
            ..
        } = self;
        let incoming = &incoming[v as usize];
        *work += incoming.costs.len() as u64;
        let start = states.len();
        let mut least = UNREACHED;
        let mut to_beat = packed(UNREACHED, earliest - 1);
        for (index, &[from, pieces]) in incoming.costs.iter().enumerate().rev() {
            // The diagonal from i to `from` costs one more than the chains there, so it cannot be
            // better where they are not.
            if best[from as usize] + packed_cost(pieces) >= to_beat {
                continue;
            }
            let total = cost(best[from as usize]) + pieces;
            let [bound, segment] = incoming.rest[index];
            let mut take = |states: &mut Vec<State>, total: u32, parent: u32| {
                let State { first, length, .. } = states[parent as usize];
                if first < earliest || packed(total, first) >= to_beat {
                    return;
                }
                if total < least {
                    states.truncate(start);
                    least = total;
                }
                to_beat = packed(total, first);
                let length = length + segments[segment as usize].length;
                states.push(State {
                    first,
                    before: from,
                    segment,
                    parent,
                    step: NONE,
                    length,
                });
            };
            let here = fronts[from as usize];
            let fits = |&parent: &u32| states[parent as usize].before < bound;
            if let Some(parent) = (here.start..here.end).rev().find(fits) {
                take(states, total, parent);
            }
            if here.direct {
                take(states, total + 1, here.end);
            }
        }
        (states.len() > start).then_some(least)
    }

    /// Adds the diagonal between i and v as a segment and as a chain of one step.
    fn add_diagonal(
        &mut self,
        disk: &Disk,
        [i, v]: [u32; 2],
        cost: u32,
        bound: u32,
        here: ParetoFront,
    ) {
        let mut best = here.start;
        for state in here.start + 1..here.end {
            if self.states[state as usize].length < self.states[best as usize].length {
                best = state;
            }
        }
        let across = disk.at(v) - disk.at(i);
        let length = self.states[best as usize].length + libm::sqrt(across.length_squared());
        let chain = self.chain_step(best);
        let segment = self.add_segment(
            v,
            bound,
            Segment {
                from: i,
                pieces: cost + 1,
                length,
                chain,
            },
        );
        self.states.push(State {
            first: v,
            before: i,
            segment,
            parent: NONE,
            step: NONE,
            length,
        });
    }

    /// The last step of a state's chain; adds the steps that do not exist yet.
    fn chain_step(&mut self, state: u32) -> u32 {
        let mut at = state;
        self.unshared.clear();
        while at != NONE && self.states[at as usize].step == NONE {
            self.unshared.push(at);
            at = self.states[at as usize].parent;
        }
        let mut step = if at == NONE {
            NONE
        } else {
            self.states[at as usize].step
        };
        while let Some(at) = self.unshared.pop() {
            let state = &mut self.states[at as usize];
            self.chain_steps.push(ChainStep {
                segment: state.segment,
                before: step,
            });
            step = self.chain_steps.len() as u32 - 1;
            state.step = step;
        }
        step
    }

    fn add_segment(&mut self, v: u32, bound: u32, segment: Segment) -> u32 {
        let id = self.segments.len() as u32;
        let incoming = &mut self.incoming[v as usize];
        incoming.costs.push([segment.from, segment.pieces]);
        incoming.rest.push([bound, id]);
        self.segments.push(segment);
        id
    }
}
