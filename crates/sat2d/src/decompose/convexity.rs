//! Which vertices bend inwards.

use crate::decompose::input::rings::Rings;
use alloc::vec::Vec;
use core::cmp::Ordering;

/// The vertices where the interior angle is above 180°, as numbers of [`Rings`], ring by ring.
pub(crate) fn reflex_vertices(rings: &Rings) -> Vec<u32> {
    (0..rings.len() as u32)
        .filter(|&v| rings.turn(v) == Ordering::Less)
        .collect()
}
