//! The pairs of a world, from step to step.

use crate::broad_phase::BroadPhase;
use crate::memory::{bytes, trim};
use crate::pairs::cache::PairCache;
use crate::pairs::pair::{EndedPair, Pair};
use crate::pairs::pending::{Pending, are_few};
use crate::pairs::refusal::Refusals;
use crate::pairs::strategy::Strategy;
use crate::threads::Threads;
use alloc::vec::Vec;

/// The pairs of a world.
#[derive(Clone, Debug, Default)]
pub(crate) struct Pairs {
    /// All pairs of bodies that interact and whose fat AABBs met when the move buffer was cleared
    /// last, and some that have parted since. None while pairs are rebuilt.
    pub(crate) cache: PairCache,
    pub(crate) strategy: Strategy,
    /// The number of pairs that the last step went through.
    pub(crate) near: usize,
    /// Whether any pair may have changed since the last step.
    pub(crate) may_have_changed: bool,
    /// Which cached pairs may be due.
    pub(crate) pending: Pending,
    /// Slots whose pairs the next step examines, each once.
    pub(crate) invalidated: Vec<u32>,
    /// The pairs that met in the last step, sorted.
    pub(crate) meeting: Vec<Pair>,
    /// The pairs that the last step ended, sorted.
    pub(crate) ended: Vec<EndedPair>,
    /// The pairs that meet but were refused.
    pub(crate) refusals: Refusals,
    pub(super) scratch: Scratch,
}

impl Pairs {
    /// Whether the search for pairs is divided between threads. What it will have to do is not
    /// known; it is about what the last one did.
    pub(crate) fn divides(&self, broad_phase: &BroadPhase, threads: Threads) -> bool {
        threads.divide(self.near.max(broad_phase.move_buffer.len()))
    }

    /// The bodies whose pairs may be due, if these are few among all `bodies`.
    pub(super) fn few_moved(&self, bodies: usize) -> Option<Vec<u32>> {
        let moved = self.pending.slots()?;
        let count = moved.len() + self.invalidated.len();
        // each pair is in the lists of both bodies: those of half of the bodies have as many
        // entries as the cache
        let are_few = 2 * count <= bodies && are_few(count, self.cache.len());
        are_few.then(|| [moved, &self.invalidated].concat())
    }

    /// Bytes of memory held.
    pub(crate) fn memory(&self) -> usize {
        self.cache.memory()
            + self.pending.memory()
            + bytes(&self.invalidated)
            + bytes(&self.meeting)
            + bytes(&self.ended)
            + self.refusals.memory()
            + self.scratch.memory()
    }
}

/// Memory that stays from step to step. Its content does not matter.
#[derive(Clone, Debug, Default)]
pub(super) struct Scratch {
    pub(crate) found: Vec<Pair>,
    pub(super) sorted: Vec<Pair>,
    pub(super) changed: Vec<Pair>,
    pub(super) counts: Vec<u32>,
}

impl Scratch {
    pub(super) fn take_found(&mut self) -> Vec<Pair> {
        core::mem::take(&mut self.found)
    }

    /// Keeps the memory of a list, of which `used` entries were needed.
    pub(super) fn keep_found(&mut self, mut found: Vec<Pair>, used: usize) {
        found.clear();
        trim(&mut found, used);
        self.found = found;
    }

    /// Bytes of memory held.
    pub(crate) fn memory(&self) -> usize {
        bytes(&self.found) + bytes(&self.sorted) + bytes(&self.changed) + bytes(&self.counts)
    }
}
