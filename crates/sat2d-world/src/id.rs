//! Body ids with a generation.

use core::fmt;

/// The id of a body in a world: a slot and a generation.
///
/// The slot of a removed body is used again, with the next generation, so the id of a removed body
/// is never the id of another one. Ids are ordered by slot; results that are lists of bodies or
/// pairs are in this order.
///
/// An id has the layout of the number that [`to_bits`](BodyId::to_bits) returns.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[repr(transparent)]
pub struct BodyId(u64);

impl BodyId {
    #[inline(always)]
    pub(super) fn new(slot: u32, generation: u32) -> BodyId {
        BodyId(u64::from(slot) << 32 | u64::from(generation))
    }

    #[inline(always)]
    pub(super) fn slot(self) -> u32 {
        (self.0 >> 32) as u32
    }

    #[inline(always)]
    pub(super) fn generation(self) -> u32 {
        self.0 as u32
    }

    /// The id as a number: the slot in the upper 32 bits, the generation, which counts from 1, in
    /// the lower ones. Never 0.
    #[inline]
    pub fn to_bits(self) -> u64 {
        self.0
    }

    /// The id with this number. Every number is valid here; one that belongs to no body is as
    /// stale as the id of a removed body.
    ///
    /// ```
    /// use sat2d::world::{BodyId, World};
    /// assert!(World::new().get(BodyId::from_bits(0)).is_err());
    /// ```
    #[inline]
    pub fn from_bits(bits: u64) -> BodyId {
        BodyId(bits)
    }
}

/// Slot and generation: `3v1`.
impl fmt::Display for BodyId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}v{}", self.slot(), self.generation())
    }
}

impl fmt::Debug for BodyId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "BodyId({self})")
    }
}
