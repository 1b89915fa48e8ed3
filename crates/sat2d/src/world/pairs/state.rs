//! The pairs of a world, from step to step.

use crate::world::pairs::cache::PairCache;
use crate::world::pairs::pair::{EndedPair, Pair};
use crate::world::pairs::pending::{Pending, are_few};
use crate::world::pairs::refusal::Refusals;
use crate::world::pairs::strategy::Strategy;
use crate::world::slot_set::Taken;
use alloc::vec::Vec;

/// The pairs of a world.
#[derive(Clone, Debug, Default)]
pub(crate) struct Pairs {
    /// All pairs of bodies that interact and whose fat AABBs met when the move buffer was cleared
    /// last, and some that have parted since.
    /// None while pairs are found anew in each step.
    pub(crate) cache: PairCache,
    pub(crate) strategy: Strategy,
    /// The number of pairs that the last step went through.
    pub(crate) near: usize,
    /// Whether any pair may have changed since the last step.
    pub(crate) may_have_changed: bool,
    /// Which cached pairs may be due.
    pub(crate) pending: Pending,
    /// Slots of which the next step examines all pairs, each once.
    pub(crate) invalidated: Vec<u32>,
    /// The pairs that met in the last step, sorted.
    pub(crate) meeting: Vec<Pair>,
    /// The pairs that the last step ended, sorted.
    pub(crate) ended: Vec<EndedPair>,
    /// The pairs that meet but were refused.
    pub(crate) refusals: Refusals,
}

impl Pairs {
    /// The bodies of which pairs may be due, if only few of so many are.
    pub(crate) fn few_moved(&self, bodies: usize) -> Option<Vec<u32>> {
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
            + self.invalidated.capacity() * size_of::<u32>()
            + self.meeting.capacity() * size_of::<Pair>()
            + self.ended.capacity() * size_of::<EndedPair>()
            + self.refusals.memory()
    }
}

/// Memory that is kept from step to step. Its content can be computed anew.
#[derive(Clone, Debug, Default)]
pub(crate) struct Scratch {
    pub(crate) found: Vec<Pair>,
    pub(crate) sorted: Vec<Pair>,
    /// The pairs that changed in the last step.
    pub(crate) changed: Vec<Pair>,
    pub(crate) counts: Vec<u32>,
    /// The bodies that are pushed apart.
    pub(crate) taken: Taken,
    /// By slot, the number of a body's last move.
    #[cfg(feature = "parallel")]
    pub(crate) last_moves: Vec<u32>,
}

impl Scratch {
    /// Bytes of memory held.
    pub(crate) fn memory(&self) -> usize {
        let Scratch {
            found,
            sorted,
            changed,
            counts,
            taken,
            #[cfg(feature = "parallel")]
            last_moves,
        } = self;
        let pairs = found.capacity() + sorted.capacity() + changed.capacity();
        let numbers = counts.capacity();
        #[cfg(feature = "parallel")]
        let numbers = numbers + last_moves.capacity();
        pairs * size_of::<Pair>() + numbers * size_of::<u32>() + taken.memory()
    }
}
