//! Fences: boxes around bodies with room for where they are going, so that most moves change nothing but the body.
//!
//! The trees hold fences, and only bodies whose fences meet are ever asked whether they meet. While a body stays within its fence
//! there is nothing to do for it but that. When it leaves, it gets another that reaches ahead, as far as its last move would take it in some
//! frames; so the room is small for the slow and on the sides nobody goes to. After the fat boxes of Box2D (E. Catto,
//! "Dynamic bounding volume hierarchies", 2019). No answer depends on fences.

use crate::aabb::Aabb;
use crate::narrow::motion_bound::{drift, drift_of_disc};
use crate::shape::Shape;
use crate::transform::Transform;
use crate::world::bodies::collision_proxy::Card;
use crate::world::bodies::displacement::{FULL, Gauge, RENEWED};
use crate::world::bodies::local_bounds::{Mold, bounds, disc, general_bounds};
use crate::world::{BodyId, World, WorldError};
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

/// A body that has another fence than it had, or other neighbors in the same.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stray {
    pub(crate) slot: u32,
    /// What its fence was when neighbors were found last.
    pub(crate) fence: Aabb,
}

/// What is kept of where a body is, apart from the tree.
pub(crate) struct Stand<'a> {
    pub(crate) transform: &'a mut Transform,
    pub(crate) card: &'a mut Card,
    pub(crate) fence: &'a mut Aabb,
    pub(crate) travel: &'a mut u32,
    /// What it is counted with.
    pub(crate) gauge: Gauge,
}

impl Stand<'_> {
    /// Puts a body where it is known to fit. If it has left its fence it is given another, and its old one returned; and if its count of how far it came is
    /// full.
    ///
    /// `reach` is that of its rectangle; the shape is only looked at where it is neither that nor a circle.
    #[inline(always)]
    pub(crate) fn put<'a>(
        self,
        slot: usize,
        (mold, reach): (&Mold, f64),
        shape: impl FnOnce() -> Option<&'a Shape>,
        transform: &Transform,
    ) -> Option<Aabb> {
        if reach.is_nan() {
            return self.put_other(slot, (mold, reach), shape, transform);
        }
        let placed = mold.placed(transform);
        let now = bounds(&placed, reach, shape, transform);
        let way = |_: &Transform, before: &Card| drift(before.rectangle(), &placed);
        self.take(slot, transform, (&now, Card::of_rectangle(placed)), way)
    }

    /// The same of what is no rectangle.
    #[inline(never)]
    fn put_other<'a>(
        self,
        slot: usize,
        (mold, reach): (&Mold, f64),
        shape: impl FnOnce() -> Option<&'a Shape>,
        transform: &Transform,
    ) -> Option<Aabb> {
        let disc = disc(mold, reach, transform);
        let (now, card) = match &disc {
            Some(disc) => (disc.bounds(), Card::of_disc(disc)),
            None => {
                let now = shape().map_or(Aabb::EMPTY, |shape| general_bounds(shape, transform));
                (now, Card::around(&now))
            }
        };
        let way = |from: &Transform, before: &Card| match (before.disc(), &disc) {
            (Some(before), Some(disc)) => drift_of_disc(&before, disc),
            _ => drift(&mold.placed(from), &mold.placed(transform)),
        };
        self.take(slot, transform, (&now, card), way)
    }

    /// Notes where a body is now, and the way that it came from where it was.
    #[inline(always)]
    fn take(
        self,
        slot: usize,
        transform: &Transform,
        (now, card): (&Aabb, Card),
        way: impl FnOnce(&Transform, &Card) -> f64,
    ) -> Option<Aabb> {
        // what stays where it was has come no way, and its pairs stand as they did
        if *self.transform != *transform {
            let way = way(self.transform, self.card);
            *self.travel = self.gauge.count(*self.travel, way);
        }
        *self.transform = *transform;
        let before = core::mem::replace(self.card, card);
        if self.fence.contains(now) & (*self.travel != FULL) {
            return None;
        }
        let fence = if *self.fence == Aabb::EMPTY {
            *now // newly put in: it stays, for all that is known
        } else {
            ahead(&before.rectangle().rough_bounds(), now, slot as u32)
        };
        Some(core::mem::replace(self.fence, fence))
    }
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

    pub(crate) fn box_around(&self, slot: usize) -> Aabb {
        let shape = || self.slots[slot].shape.as_deref();
        let transform = &self.transforms[slot];
        let placed = self.molds[slot].placed(transform);
        bounds(&placed, self.reaches[slot], shape, transform)
    }

    /// Brings up to date what is kept of where a body is that is new or another now, but for its tree. Tells whether the tree has to be.
    pub(crate) fn settle(&mut self, slot: usize) -> bool {
        self.renew(slot);
        let transform = self.transforms[slot];
        self.put(slot, &transform)
    }

    /// Puts a body where it is known to fit. Tells whether its tree has to be told.
    pub(crate) fn put(&mut self, slot: usize, transform: &Transform) -> bool {
        let left = self.block().put(slot, transform);
        self.stirred = true;
        if let Some(stray) = left {
            self.stray(slot, stray.fence);
        }
        left.is_some()
    }

    /// Notes that all pairs of a body have to be looked at again: it is new, no more, or another than it was.
    pub(crate) fn renew(&mut self, slot: usize) {
        self.stirred = true;
        if self.travels[slot] != RENEWED {
            self.travels[slot] = RENEWED;
            self.renewed.push(slot as u32);
        }
    }

    /// Notes that whom a body may meet has to be found anew, and what its fence was.
    pub(crate) fn stray(&mut self, slot: usize, fence: Aabb) {
        if self.travels[slot] == FULL {
            self.renew(slot);
        }
        if !core::mem::replace(&mut self.astray[slot], true) {
            let slot = slot as u32;
            self.strayed.push(Stray { slot, fence });
        }
    }
}
