//! Which bodies are in an island.

use alloc::vec::Vec;

/// The bodies that are in an island already. The memory is kept from iteration to iteration and
/// from call to call.
#[derive(Clone, Debug, Default)]
pub(crate) struct Taken {
    /// By slot.
    is_taken: Vec<bool>,
    /// Those of which it is true.
    slots: Vec<u32>,
}

impl Taken {
    /// Takes a body. Returns whether it was not taken before.
    pub(crate) fn insert(&mut self, slot: u32) -> bool {
        let is_new = !core::mem::replace(&mut self.is_taken[slot as usize], true);
        if is_new {
            self.slots.push(slot);
        }
        is_new
    }

    /// Takes no body of a world with so many slots.
    pub(crate) fn clear(&mut self, slots: usize) {
        for slot in self.slots.drain(..) {
            self.is_taken[slot as usize] = false;
        }
        self.is_taken.resize(slots, false);
    }

    /// Bytes of memory held.
    pub(crate) fn memory(&self) -> usize {
        self.is_taken.capacity() + self.slots.capacity() * size_of::<u32>()
    }
}
