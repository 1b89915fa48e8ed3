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
//!
//! A diagonal from u to v that continues a chain is not needed if some x between them, joined to
//! both by the piece behind the diagonal, makes a left or straight turn at u with all that can come
//! before, and at v with all that can follow. The steps from u to x and from x to v then cost no
//! more and fit wherever the diagonal does: the diagonal is turned about one of its ends. About
//! half of the diagonals go, and so do most of those that lead to a convex corner.
//!
//! The chains are not kept. Those of the result are found once more, from the values of W.

use crate::index::{Index, NONE};
use crate::mesh::disk::Disk;
use crate::mesh::partition::Partition;
use crate::mesh::triangle_mesh::{Mesh, boundary_edge};
use crate::methods::chains::{
    Arrival, Chains, Segment, State, UNREACHED, Visible, cost, packed, packed_cost,
};
use crate::methods::visibility::{Visibility, VisibilityWalk};
use alloc::vec::Vec;
use core::cmp::Ordering;
use core::ops::{ControlFlow, Range};
use sat2d_base::exact::orient2d;
use sat2d_base::limit::WorkBudget;

/// The cost, in steps, of finding that two corners see each other.
const STEPS_PER_VISIBLE_PAIR: u64 = 16;
/// The steps that count as a unit of work.
const STEPS_PER_UNIT: u64 = 16;
/// The largest number of segments that are kept, about half a gigabyte.
const MAX_SEGMENTS: usize = 1 << 24;

/// The dynamic program; keeps its memory.
#[derive(Default)]
pub(crate) struct OptimalSolver {
    /// If it has a limit, so has the length of diagonals.
    pub(crate) walk: VisibilityWalk,
    /// The segments by their starts, in descending order, and by their ends.
    segments: Vec<Segment>,
    /// The length of each segment and of all that its W counts.
    lengths: Vec<f64>,
    /// The segments that start at each position.
    outgoing: Vec<Range<Index>>,
    /// For each position v, one more than the last x such that all steps that can follow v turn
    /// left or straight behind a step from x; 0 if there is none.
    safe_end: Vec<Index>,
    chains: Chains,
    visible: Vec<Visible>,
    /// Positions below and above i that are clearly visible from i.
    behind: Vec<Index>,
    ahead: Vec<Index>,
    todo: Vec<[Index; 2]>,
    piece: Vec<Index>,
    work: u64,
    /// The number of edges that the walk may have gone through at most.
    most_edges: u64,
}

impl OptimalSolver {
    /// The least number of pieces; `None` if it would need more than `limit` steps or too much
    /// memory, or if too little is visible. A step is a segment that is examined; each pair of
    /// corners that see each other counts as [`STEPS_PER_VISIBLE_PAIR`].
    fn solve(&mut self, disk: &Disk, limit: u64) -> Option<usize> {
        let n = disk.len();
        self.segments.clear();
        self.lengths.clear();
        self.outgoing.clear();
        self.outgoing.resize(n, Index::FIRST..Index::FIRST);
        let safe_end = |&reflex: &bool| if reflex { Index::FIRST } else { NONE };
        self.safe_end.clear();
        self.safe_end.extend(disk.reflex.iter().map(safe_end));
        self.chains.reset(n);
        self.work = 0;
        if !disk.reflex.contains(&true) {
            return Some(1);
        }
        let last = Index::new(n - 1);
        for i in Index::FIRST.to(last).rev() {
            let start = Index::new(self.segments.len());
            self.find_visible(disk, i, last);
            self.prepare(disk, i);
            self.extend_chains(disk, i, limit);
            self.chains.forget(&self.visible);
            self.outgoing[i] = start..Index::new(self.segments.len());
            let is_too_far = self.walk.edges > self.most_edges;
            if self.work > limit || is_too_far || self.segments.len() > MAX_SEGMENTS {
                return None;
            }
        }
        let root = self.segments.last()?;
        (root.to == last).then_some(root.pieces as usize)
    }

    /// [Solves](OptimalSolver::solve) with at most so many units of work, and counts them. Where
    /// `limit` alone would have allowed more, giving up cuts the work short.
    pub(crate) fn solve_within(
        &mut self,
        disk: &Disk,
        limit: u64,
        units: u64,
        work: &WorkBudget,
    ) -> Option<usize> {
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

    /// The number of steps of the last search.
    pub(crate) fn steps(&self) -> u64 {
        self.work
    }

    /// The pieces that [`solve`](OptimalSolver::solve) found in the triangles of `mesh`, whose
    /// positions are those of `disk`. Its boundary edges that are inner edges of the mesh are
    /// bridges, and so are those from the number `edges` on; two successive numbers are the two
    /// sides of one.
    pub(crate) fn partition(&mut self, mesh: &Mesh, disk: &Disk, edges: usize) -> Partition {
        let mut partition = Partition {
            starts: alloc::vec![Index::FIRST],
            ..Partition::default()
        };
        self.pieces(disk, |corners| {
            partition.origins.extend(corners);
            partition.starts.push(Index::new(partition.origins.len()));
        });
        let outer = |position: Index| {
            let half = disk.boundary[position];
            let twin = mesh.twin(half);
            match boundary_edge(twin) {
                Some(edge) => match edge.get().checked_sub(edges) {
                    Some(side) => Index::new(side / 2),
                    None => twin,
                },
                None => half.min(twin),
            }
        };
        disk.finish(partition, outer)
    }

    /// Calls `emit` with the pieces that [`solve`](OptimalSolver::solve) found, each as
    /// counter-clockwise positions of `disk`.
    pub(crate) fn pieces(&mut self, disk: &Disk, mut emit: impl FnMut(&[Index])) {
        self.piece.clear();
        if self.segments.is_empty() {
            self.piece.extend(disk.positions());
            return emit(&self.piece);
        }
        let kept = self.segments.len();
        self.todo.clear();
        self.todo.push([0, disk.len() - 1].map(Index::new));
        while let Some([i, k]) = self.todo.pop() {
            self.find_visible(disk, i, k);
            self.prepare(disk, i);
            self.extend_chains(disk, i, u64::MAX);
            self.segments.truncate(kept);
            self.lengths.truncate(kept);
            self.chains.collect(k);
            self.piece.clear();
            let (mut state, mut to) = (self.chains.shortest(), k);
            while state != NONE {
                let State { before, parent, .. } = self.chains.states[state];
                self.piece.push(to);
                if before + 1 < to {
                    self.todo.push([before, to]);
                }
                (state, to) = (parent, before);
            }
            self.piece.push(i);
            self.piece.reverse();
            emit(&self.piece);
            self.chains.forget(&self.visible);
        }
    }

    /// Finds the positions that are visible from i: those from i to k, and if i is reflex those
    /// before i that are clearly visible, unless k is before the last position.
    fn find_visible(&mut self, disk: &Disk, i: Index, k: Index) {
        let OptimalSolver {
            walk,
            visible,
            behind,
            ahead,
            ..
        } = self;
        visible.clear();
        behind.clear();
        ahead.clear();
        let reflex = disk.reflex[i];
        walk.visible_from(disk, i, |position, visibility| {
            if position > k {
                return ControlFlow::Break(());
            } else if position > i {
                visible.push(Visible {
                    position,
                    visibility,
                    bound: i,
                });
                if visibility == Visibility::Clear {
                    ahead.push(position);
                }
            } else if !reflex {
                return ControlFlow::Break(());
            } else if visibility == Visibility::Clear {
                behind.push(position);
            }
            ControlFlow::Continue(())
        });
        self.work += STEPS_PER_VISIBLE_PAIR * (self.visible.len() + self.behind.len()) as u64;
    }

    /// Finds which chains can be closed from each visible position, and which can go there behind
    /// a step to i.
    fn prepare(&mut self, disk: &Disk, i: Index) {
        let OptimalSolver {
            chains,
            visible,
            behind,
            ahead,
            safe_end,
            ..
        } = self;
        let reflex = disk.reflex[i];
        let is_left = |a, b, c| orient2d(disk.at(a), disk.at(b), disk.at(c)) != Ordering::Less;
        if reflex {
            let safe = behind.partition_point(|&x| is_left(x, i, i + 1));
            safe_end[i] = safe
                .checked_sub(1)
                .map_or(Index::FIRST, |last| behind[last] + 1);
        }
        // Both only increase: the index of the first step that can still be closed, and that of the
        // bound among the positions before i.
        let (mut closable, mut bound) = (0, 0);
        for to in visible {
            let v = to.position;
            if reflex {
                let too_far = |&x: &Index| x < v && !is_left(i, x, v);
                while ahead.get(closable).is_some_and(too_far) {
                    closable += 1;
                }
                if to.visibility == Visibility::Clear {
                    while behind.get(bound).is_some_and(|&x| is_left(x, i, v)) {
                        bound += 1;
                    }
                }
                to.bound = behind.get(bound).copied().unwrap_or(i);
            }
            chains.arrivals[v] = Arrival {
                best: packed(UNREACHED, Index::FIRST),
                earliest: ahead.get(closable).map_or(v, |&x| x.min(v)),
                front: NONE,
            };
        }
    }

    /// Extends the chains from i and appends the segments from there, W(i, v) for all v that need
    /// it. Stops early beyond `limit` steps.
    fn extend_chains(&mut self, disk: &Disk, i: Index, limit: u64) {
        let reflex = disk.reflex[i];
        let last = Index::new(disk.len() - 1);
        let safe_start = self.safe_start(disk, i);
        // The index of the last visible position where chains can be closed whose first step is to
        // the current one.
        let mut farthest = 0;
        for index in 0..self.visible.len() {
            let to = self.visible[index];
            let v = to.position;
            let mut direct = NONE;
            if v == i + 1 {
                self.add_segment(to, 0, 0.0);
                self.chains.add(v, 0, State::first_step(i, v, 0.0));
                self.chains.collect(v);
            } else if self.chains.arrivals[v].front != NONE {
                self.chains.collect(v);
                let closes_ring = i == Index::FIRST && v == last;
                if to.visibility == Visibility::Clear && (reflex || disk.reflex[v] || closes_ring) {
                    let pieces = cost(self.chains.arrivals[v].best) + 1;
                    let across = libm::sqrt((disk.at(v) - disk.at(i)).length_squared());
                    let length = self.chains.states[self.chains.shortest()].length + across;
                    direct = Index::new(self.chains.states.len());
                    self.chains.states.push(State::first_step(i, v, length));
                    let safe = safe_start..self.safe_end[v];
                    if closes_ring || !self.chains.has_end_in(safe) {
                        self.add_segment(to, pieces, length);
                    }
                }
            } else {
                continue;
            }
            let is_closable = |to: &Visible| self.chains.arrivals[to.position].earliest <= v;
            while self.visible.get(farthest + 1).is_some_and(is_closable) {
                farthest += 1;
            }
            self.extend_from(v, direct, self.visible[farthest].position);
            if self.work > limit {
                return;
            }
        }
    }

    /// The first position to which a step from i turns left or straight behind any other.
    fn safe_start(&self, disk: &Disk, i: Index) -> Index {
        if !disk.reflex[i] {
            return Index::FIRST;
        }
        let before = i.get().checked_sub(1).unwrap_or(disk.len() - 1);
        let before = disk.at(Index::new(before));
        let is_right = |&x: &Index| orient2d(before, disk.at(i), disk.at(x)) == Ordering::Less;
        let safe = self.ahead.partition_point(is_right);
        self.ahead.get(safe).copied().unwrap_or(NONE)
    }

    fn add_segment(&mut self, to: Visible, pieces: u32, length: f64) {
        self.segments.push(Segment {
            to: to.position,
            pieces,
            bound: to.bound,
        });
        self.lengths.push(length);
    }

    /// Extends the chains to u, where the front is, and the diagonal from i to u by all segments to
    /// positions up to `last`.
    fn extend_from(&mut self, u: Index, direct: Index, last: Index) {
        let Range { start, end } = self.outgoing[u];
        let segments = &self.segments[start.get()..end.get()];
        // The chain with the earliest step before u can continue to most positions.
        let skipped = if direct == NONE {
            let before = self.chains.states[self.chains.front[0]].before;
            segments.partition_point(|segment| segment.bound <= before)
        } else {
            0
        };
        let best = self.chains.arrivals[u].best;
        for id in start.get() + skipped..end.get() {
            let Segment { to, pieces, bound } = self.segments[id];
            if to > last {
                break;
            }
            self.work += 1;
            let arrival = self.chains.arrivals[to];
            // The diagonal to u costs one more than the chains there, so it cannot be better where
            // they are not.
            if best + packed_cost(pieces) >= arrival.best {
                continue;
            }
            let total = cost(best) + pieces;
            let fits = |&&state: &&Index| self.chains.states[state].before < bound;
            let chain = self.chains.front.iter().rev().find(fits);
            let chain = chain.map(|&state| (state, total));
            let diagonal = (direct != NONE).then_some((direct, total + 1));
            let closes = |&(state, total): &(Index, u32)| {
                let first = self.chains.states[state].first;
                first >= arrival.earliest && packed(total, first) < arrival.best
            };
            if let Some((parent, total)) = chain.filter(closes).or(diagonal.filter(closes)) {
                let State { first, length, .. } = self.chains.states[parent];
                let state = State {
                    first,
                    before: u,
                    parent,
                    next: NONE,
                    length: length + self.lengths[id],
                };
                self.chains.add(to, total, state);
            }
        }
    }
}
