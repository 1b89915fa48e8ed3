//! Which cached pairs may be due in the next step: all of them, or those of a few bodies that
//! moved.

use crate::memory::bytes;
use crate::tuning::LOOKUP;
use alloc::vec::Vec;

/// Whether to look up the pairs of this number of bodies instead of scanning all cached pairs.
pub(super) fn are_few(bodies: usize, cached: usize) -> bool {
    bodies * LOOKUP <= cached + LOOKUP
}

/// What happened to the pairs since the last step.
#[derive(Clone, Debug, Default)]
pub(crate) struct Pending {
    /// The bodies that moved, unless all pairs may be due. Some may be there more than once.
    slots: Vec<u32>,
    are_all: bool,
}

impl Pending {
    /// Remembers bodies that moved, in a world with `cached` pairs in its cache.
    #[inline]
    pub(crate) fn add(&mut self, slots: impl ExactSizeIterator<Item = u32>, cached: usize) {
        if self.are_all {
            return;
        }
        if !are_few(self.slots.len() + slots.len(), cached) {
            return self.add_all();
        }
        self.slots.extend(slots);
    }

    /// All pairs may be due.
    pub(crate) fn add_all(&mut self) {
        self.are_all = true;
        self.slots = Vec::new();
    }

    /// The bodies that moved, if only their pairs may be due.
    pub(crate) fn slots(&self) -> Option<&[u32]> {
        (!self.are_all).then_some(&self.slots)
    }

    /// Forgets everything: a step was taken.
    pub(crate) fn clear(&mut self) {
        self.slots.clear();
        self.are_all = false;
    }

    /// Bytes of memory held.
    pub(crate) fn memory(&self) -> usize {
        bytes(&self.slots)
    }
}

#[cfg(test)]
mod tests {
    use crate::pairs::pending::*;

    #[test]
    fn the_bodies_that_moved_are_known_until_they_are_too_many() {
        let mut pending = Pending::default();
        for _ in 0..2 {
            assert_eq!(pending.slots(), Some(&[][..]));
            pending.add([3, 5].into_iter(), 10 * LOOKUP);
            pending.add([3].into_iter(), 10 * LOOKUP);
            assert_eq!(pending.slots(), Some(&[3, 5, 3][..]));
            pending.add(0..100, 10 * LOOKUP);
            assert_eq!(pending.slots(), None);
            pending.add([3].into_iter(), 10 * LOOKUP);
            assert_eq!(pending.slots(), None);
            pending.clear();
        }
    }
}
