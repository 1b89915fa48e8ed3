//! Fences: boxes around bodies with room for where they are going, so that most moves change nothing but the body.
//!
//! The trees hold fences, and only bodies whose fences meet are ever asked whether they meet. While a body stays within its fence
//! there is nothing to do for it but that. When it leaves, it gets another that reaches ahead, as far as its last move would take it in some
//! frames; so the room is small for the slow and on the sides nobody goes to. After the fat boxes of Box2D (E. Catto,
//! "Dynamic bounding volume hierarchies", 2019). No answer depends on fences.

use super::footprint::{Mold, bounds};
use super::{BodyId, World, WorldError};
use crate::narrow::rectangle::Parallelogram;
use crate::{Aabb, Shape, Transform};
use glam::DVec2;

/// How many moves like the last a fence has room for, at least, and by how many more at most.
///
/// How many for which body is left to the bits of its slot: bodies that start together would else leave together, in one long frame.
const MOVES: u32 = 18;
const MORE_MOVES: u32 = 20;

/// Moves to any side there is room for: what trembles stays within.
const TREMBLE: f64 = 2.0;

/// Parts of half its perimeter that a fence reaches ahead of a body at most, however fast it is.
const REACH: f64 = 0.25;

/// That a body's pairs may differ from those of the last step.
pub(super) const CHANGED: u8 = 1;
/// That its fence, filter or part is another, and so are those it may meet.
pub(super) const STRAYED: u8 = 2;

/// What pairs with a body are decided by: a placed rectangle, or a box about what is none. It fills one line of cache.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
pub(super) struct Card(pub(super) Parallelogram);

impl Card {
    /// Of nobody.
    pub(super) fn none() -> Card {
        Card(Parallelogram::around(&Aabb::EMPTY))
    }
}

/// What pairs with a body that is known to fit where it is are decided by, and a box around it.
#[inline(always)]
pub(super) fn place<'a>(
    mold: &Mold,
    shape: impl FnOnce() -> Option<&'a Shape>,
    transform: &Transform,
) -> (Card, Aabb) {
    let placed = mold.placed(transform);
    let bounds = bounds(mold, shape, transform);
    if placed.reach().is_nan() {
        (Card(Parallelogram::around(&bounds)), bounds)
    } else {
        (Card(placed), bounds)
    }
}

/// Gives a body that was in one box and is in another now another fence if it has left its own; tells whether it has.
#[inline(always)]
pub(super) fn follow(
    fence: &mut Aabb,
    before: impl FnOnce() -> Aabb,
    now: &Aabb,
    slot: usize,
) -> bool {
    let leaves = !fence.contains(now);
    if leaves {
        *fence = if *fence == Aabb::EMPTY {
            *now // newly put in: it stays, for all that is known
        } else {
            ahead(&before(), now, slot as u32)
        };
    }
    leaves
}

/// The fence of a body that came from one box to another.
fn ahead(before: &Aabb, now: &Aabb, slot: u32) -> Aabb {
    let spread = slot.wrapping_mul(0x9e37_79b9) >> 16; // by the golden ratio (D. E. Knuth, "Sorting and searching", 1973)
    let moves = f64::from(MOVES + spread % MORE_MOVES);
    let (low, high) = (before.min - now.min, now.max - before.max);
    let tremble = TREMBLE * low.abs().max(high.abs()).max_element();
    let size = now.max - now.min;
    let most = DVec2::splat(REACH * (size.x + size.y));
    let room = |by: DVec2| (by.max(DVec2::ZERO) * moves + DVec2::splat(tremble)).min(most);
    Aabb::new(now.min - room(low), now.max + room(high))
}

impl World {
    /// A box around a body, wider than the least one by a few roundings at most.
    ///
    /// # Errors
    /// [`WorldError::Stale`].
    pub fn bounds(&self, id: BodyId) -> Result<Aabb, WorldError> {
        Ok(self.box_around(self.slot(id)?))
    }

    pub(super) fn box_around(&self, slot: usize) -> Aabb {
        let shape = || self.slots[slot].shape.as_deref();
        bounds(&self.molds[slot], shape, &self.transforms[slot])
    }

    /// Brings up to date what is kept of where a body is, but for its tree. Tells whether the tree has to be.
    pub(super) fn settle(&mut self, slot: usize) -> bool {
        let transform = self.transforms[slot];
        self.put(slot, &transform)
    }

    /// Puts a body where it is known to fit, and settles it there.
    ///
    /// The transform is not read back from the list: that would wait until it is written, which is after all that was written before.
    #[inline(always)]
    pub(super) fn put(&mut self, slot: usize, transform: &Transform) -> bool {
        let shape = || self.slots[slot].shape.as_deref();
        let (card, bounds) = place(&self.molds[slot], shape, transform);
        self.transforms[slot] = *transform;
        let rank = self.ranks[slot] as usize;
        let before = || self.cards[rank].0.rough_bounds();
        let leaves = follow(&mut self.fences[slot], before, &bounds, slot);
        self.cards[rank] = card;
        self.mark(slot);
        if leaves {
            self.stray(slot);
        }
        leaves
    }

    /// Notes that a body's pairs may differ from those of the last step.
    #[inline]
    pub(super) fn mark(&mut self, slot: usize) {
        let marks = &mut self.marks[self.ranks[slot] as usize];
        if *marks & CHANGED == 0 {
            *marks |= CHANGED;
            self.changed.push(slot as u32);
        }
    }

    /// Notes that whom a body may meet has to be found anew.
    pub(super) fn stray(&mut self, slot: usize) {
        self.mark(slot);
        let marks = &mut self.marks[self.ranks[slot] as usize];
        if *marks & STRAYED == 0 {
            *marks |= STRAYED;
            self.strayed.push(slot as u32);
        }
    }
}
