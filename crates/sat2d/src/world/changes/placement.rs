//! Placing a body, and noting what has to be examined after a change.

use crate::aabb::Aabb;
use crate::transform::Transform;
use crate::world::World;
use crate::world::bodies::displacement::{FULL, INVALIDATED};
use crate::world::bodies::fat_aabb::would_leave;
use crate::world::bodies::placements::MovedProxy;
use crate::world::pair_source::PairSource;

impl World {
    /// Places a body that is new or has a new shape. Returns whether its tree must be updated.
    pub(in crate::world) fn place_new(&mut self, slot: usize) -> bool {
        self.invalidate(slot);
        let transform = self.bodies.transforms[slot];
        self.place(slot, &transform)
    }

    /// Places a body where it is known to be in range. Returns whether its tree must be updated.
    pub(in crate::world) fn place(&mut self, slot: usize, transform: &Transform) -> bool {
        let source = self.pairs.strategy.source();
        let moved = self.bodies.placements(source).place(slot, transform);
        self.pairs.may_have_changed = true;
        let cached = self.pairs.cache.len();
        self.pairs
            .pending
            .add(core::iter::once(slot as u32), cached);
        if let Some(moved) = moved {
            self.buffer_move(moved);
        }
        moved.is_some()
    }

    /// Makes all pairs of a body due in the next step: the body is new, removed or changed.
    pub(in crate::world) fn invalidate(&mut self, slot: usize) {
        self.pairs.may_have_changed = true;
        let displacement = &mut self.bodies.displacements[slot];
        if *displacement != INVALIDATED {
            *displacement = INVALIDATED;
            self.pairs.invalidated.push(slot as u32);
        }
    }

    /// Makes the next step find the partners of a body.
    pub(super) fn buffer_move(&mut self, moved: MovedProxy) {
        let slot = moved.slot as usize;
        if self.pairs.strategy.source() == PairSource::Rebuilt {
            let now = &self.bodies.tree_boxes[slot];
            return (self.pairs.strategy).count_moves(would_leave(&moved.old, now));
        }
        if self.bodies.displacements[slot] == FULL {
            self.invalidate(slot);
        }
        self.broad_phase.buffer_move(moved);
    }

    /// Makes the next step find the partners of a body that did not move, and examine its pairs.
    pub(in crate::world) fn refilter(&mut self, slot: usize) {
        self.invalidate(slot);
        self.buffer_move(MovedProxy {
            slot: slot as u32,
            old: Aabb::EMPTY,
        });
    }
}
