//! Names of bodies that are never mistaken for another's.

use core::fmt;

/// The name of a body in a world: a place and how many bodies had it before. When a body is removed its place is given to
/// another, but its name never again, so a stale name is found out.
///
/// Names are ordered by place; the world tells everything in this order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct BodyId {
    pub(crate) slot: u32,
    pub(crate) generation: u32,
}

impl BodyId {
    /// The name as a number: the place in the upper 32 bits, the generation, which counts from 1, in the lower. Never 0.
    pub fn to_bits(self) -> u64 {
        u64::from(self.slot) << 32 | u64::from(self.generation)
    }

    /// The name from its number. Any number is taken; one that names no body is as stale as that of a removed one.
    ///
    /// ```
    /// use sat2d::world::{BodyId, World};
    /// assert!(World::new().get(BodyId::from_bits(0)).is_err());
    /// ```
    pub fn from_bits(bits: u64) -> BodyId {
        BodyId {
            slot: (bits >> 32) as u32,
            generation: bits as u32,
        }
    }
}

impl fmt::Display for BodyId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}v{}", self.slot, self.generation)
    }
}

impl fmt::Debug for BodyId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "BodyId({self})")
    }
}
