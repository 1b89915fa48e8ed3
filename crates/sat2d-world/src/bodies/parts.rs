//! Which bodies are parts of which others.

use crate::memory::bytes;
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use sat2d_core::transform::Transform;

/// The parts of compound bodies. Bodies without parts have no entry.
#[derive(Clone, Debug, Default)]
pub(crate) struct Parts {
    /// By the slot of the part.
    parts: BTreeMap<u32, Part>,
    /// The parts of each owner, sorted, by the slot of the owner.
    of_owners: BTreeMap<u32, Vec<u32>>,
}

/// A part of a body.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Part {
    /// The slot of the body that it belongs to.
    pub(crate) owner: u32,
    /// Where it is in the coordinates of the owner.
    pub(crate) local: Transform,
}

impl Parts {
    /// Whether no body has parts.
    pub(crate) fn is_empty(&self) -> bool {
        self.parts.is_empty()
    }

    /// What a slot is a part of, if it is one.
    pub(crate) fn get(&self, slot: u32) -> Option<&Part> {
        self.parts.get(&slot)
    }

    /// The owner of a part; any other body itself.
    pub(crate) fn owner(&self, slot: u32) -> u32 {
        self.get(slot).map_or(slot, |part| part.owner)
    }

    /// The parts of a body, sorted.
    pub(crate) fn of(&self, owner: u32) -> &[u32] {
        self.of_owners.get(&owner).map_or(&[], Vec::as_slice)
    }

    /// All parts, sorted by slot.
    #[cfg(feature = "serde")]
    pub(crate) fn iter(&self) -> impl Iterator<Item = (u32, &Part)> {
        self.parts.iter().map(|(slot, part)| (*slot, part))
    }

    /// Makes a slot a part, or changes where it is.
    pub(crate) fn insert(&mut self, slot: u32, part: Part) {
        if self.parts.insert(slot, part).is_none() {
            let slots = self.of_owners.entry(part.owner).or_default();
            slots.insert(slots.partition_point(|&other| other < slot), slot);
        }
    }

    /// Makes a slot no part. Returns its owner if that has no other part.
    pub(crate) fn remove(&mut self, slot: u32) -> Option<u32> {
        let owner = self.parts.remove(&slot)?.owner;
        let slots = self.of_owners.get_mut(&owner)?;
        slots.retain(|&other| other != slot);
        if !slots.is_empty() {
            return None;
        }
        self.of_owners.remove(&owner);
        Some(owner)
    }

    /// Bytes of memory held.
    pub(crate) fn memory(&self) -> usize {
        let lists = self.of_owners.values().map(bytes).sum::<usize>();
        self.parts.len() * size_of::<(u32, Part)>()
            + self.of_owners.len() * size_of::<(u32, Vec<u32>)>()
            + lists
    }
}
