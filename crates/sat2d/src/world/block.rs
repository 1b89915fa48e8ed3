//! Bodies of neighboring slots, and where they are: what moves of many write, so that threads can have a block each.

use crate::aabb::Aabb;
use crate::simd::Work;
use crate::transform::Transform;
use crate::world::World;
use crate::world::bodies::collision_proxy::Card;
use crate::world::bodies::displacement::Gauge;
use crate::world::bodies::fat_aabb::{Stand, Stray};
use crate::world::bodies::local_bounds::Mold;
use crate::world::world::Slot;
use alloc::vec::Vec;

/// What is kept by slot of where bodies are.
pub(crate) struct Block<'a> {
    /// The slot of the first.
    pub(crate) from: usize,
    pub(crate) transforms: &'a mut [Transform],
    pub(crate) cards: &'a mut [Card],
    pub(crate) fences: &'a mut [Aabb],
    pub(crate) travels: &'a mut [u32],
    pub(crate) forms: Forms<'a>,
}

/// What stays as it is when bodies are moved, of those of all slots.
#[derive(Clone, Copy)]
pub(crate) struct Forms<'a> {
    pub(crate) slots: &'a [Slot],
    pub(crate) molds: &'a [Mold],
    pub(crate) reaches: &'a [f64],
    pub(crate) gauge: Gauge,
}

impl Block<'_> {
    /// Puts a body where it is known to fit. If it left its fence, tells what that was.
    #[inline(always)]
    pub(crate) fn put(&mut self, slot: usize, transform: &Transform) -> Option<Stray> {
        let (at, forms) = (slot - self.from, self.forms);
        let stand = Stand {
            transform: &mut self.transforms[at],
            card: &mut self.cards[at],
            fence: &mut self.fences[at],
            travel: &mut self.travels[at],
            gauge: forms.gauge,
        };
        let form = (&forms.molds[slot], forms.reaches[slot]);
        let shape = || forms.slots[slot].shape.as_deref();
        let fence = stand.put(slot, form, shape, transform)?;
        let slot = slot as u32;
        Some(Stray { slot, fence })
    }
}

/// Bodies of a block to be put where they are known to fit, by their slots.
pub(crate) struct Moves<'a, I> {
    pub(crate) block: Block<'a>,
    pub(crate) moves: I,
}

impl<'a, I: Iterator<Item = (u32, &'a Transform)>> Work for Moves<'_, I> {
    /// Those that left their fences.
    type Output = Vec<Stray>;

    #[inline(always)]
    fn run(mut self) -> Vec<Stray> {
        let mut left = Vec::new();
        for (slot, transform) in self.moves {
            if let Some(stray) = self.block.put(slot as usize, transform) {
                left.push(stray);
            }
        }
        left
    }
}

impl World {
    /// All slots.
    #[inline(always)]
    pub(crate) fn block(&mut self) -> Block<'_> {
        Block {
            from: 0,
            transforms: &mut self.transforms,
            cards: &mut self.cards,
            fences: &mut self.fences,
            travels: &mut self.travels,
            forms: Forms {
                slots: &self.slots,
                molds: &self.molds,
                reaches: &self.reaches,
                gauge: self.gauge,
            },
        }
    }
}
