//! The data of the dynamic program in [`optimal`](crate::methods::optimal).

use crate::index::{Index, NONE};
use crate::methods::visibility::Visibility;
use alloc::vec::Vec;
use core::ops::Range;

/// More than any number of pieces, small enough to add to.
pub(super) const UNREACHED: u32 = 1 << 30;

/// A boundary edge or a diagonal that chains from earlier positions may contain.
#[derive(Clone, Copy)]
pub(super) struct Segment {
    /// The position where it ends.
    pub to: Index,
    /// W of a diagonal; 0 for a boundary edge.
    pub pieces: u32,
    /// The bound below which the position before its start must be.
    pub bound: Index,
}

/// A position that is visible from i.
#[derive(Clone, Copy)]
pub(super) struct Visible {
    pub position: Index,
    pub visibility: Visibility,
    /// The bound below which the position before i must be on the way to this one.
    pub bound: Index,
}

/// A chain from i.
#[derive(Clone, Copy)]
pub(super) struct State {
    /// The position after the first step.
    pub first: Index,
    /// The position before the last step.
    pub before: Index,
    /// The state before the last step, or [`NONE`].
    pub parent: Index,
    /// The next state of the same Pareto front, whose last step is earlier, or [`NONE`].
    pub next: Index,
    /// The length of all its diagonals, and of those behind them.
    pub length: f64,
}

impl State {
    /// The step from i to v.
    pub fn first_step(i: Index, v: Index, length: f64) -> State {
        State {
            first: v,
            before: i,
            parent: NONE,
            next: NONE,
            length,
        }
    }
}

/// The chains from i that arrive at a position.
#[derive(Clone, Copy)]
pub(super) struct Arrival {
    /// The cost of the chains and their latest first step, [`packed`]; 0 if it is not visible.
    pub best: u64,
    /// The earliest first step of chains that can be closed.
    pub earliest: Index,
    /// The last state of the Pareto front, whose states are sorted by `before` and by `first`.
    pub front: Index,
}

/// The chains from i to all positions.
#[derive(Default)]
pub(super) struct Chains {
    pub arrivals: Vec<Arrival>,
    pub states: Vec<State>,
    /// The states at the position that was collected last, in ascending order.
    pub front: Vec<Index>,
}

impl Chains {
    const NOT_VISIBLE: Arrival = Arrival {
        best: 0,
        earliest: Index::FIRST,
        front: NONE,
    };

    /// Forgets all chains; there are this many positions.
    pub fn reset(&mut self, positions: usize) {
        self.states.clear();
        self.arrivals.clear();
        self.arrivals.resize(positions, Chains::NOT_VISIBLE);
    }

    /// Forgets the chains, all to these positions.
    pub fn forget(&mut self, visible: &[Visible]) {
        self.states.clear();
        for to in visible {
            self.arrivals[to.position] = Chains::NOT_VISIBLE;
        }
    }

    /// Appends a state to the front at a position, or replaces the front if that costs more.
    pub fn add(&mut self, position: Index, total: u32, state: State) {
        let arrival = &mut self.arrivals[position];
        let next = if total < cost(arrival.best) {
            NONE
        } else {
            arrival.front
        };
        arrival.best = packed(total, state.first);
        arrival.front = Index::new(self.states.len());
        self.states.push(State { next, ..state });
    }

    /// Collects the front at a position.
    pub fn collect(&mut self, position: Index) {
        self.front.clear();
        let mut state = self.arrivals[position].front;
        while state != NONE {
            self.front.push(state);
            state = self.states[state].next;
        }
        self.front.reverse();
    }

    /// The state of the collected front with the least length.
    pub fn shortest(&self) -> Index {
        let length = |state: Index| self.states[state].length;
        let mut shortest = self.front[0];
        for &state in &self.front[1..] {
            if length(state) < length(shortest) {
                shortest = state;
            }
        }
        shortest
    }

    /// Whether a state of the collected front has its first or last inner corner in a range.
    pub fn has_end_in(&self, range: Range<Index>) -> bool {
        self.front.iter().any(|&state| {
            let State { first, before, .. } = self.states[state];
            range.contains(&first) || range.contains(&before)
        })
    }
}

/// A cost and a first step in one number, which is less for a lower cost, or for the same cost and
/// a later first step.
#[inline]
pub(super) fn packed(cost: u32, first: Index) -> u64 {
    packed_cost(cost) | u64::from(!u32::from(first))
}

/// The part of a [`packed`] number that `cost` contributes.
#[inline]
pub(super) const fn packed_cost(cost: u32) -> u64 {
    (cost as u64) << 32
}

/// The cost in a [`packed`] number.
#[inline]
pub(super) const fn cost(packed: u64) -> u32 {
    (packed >> 32) as u32
}
