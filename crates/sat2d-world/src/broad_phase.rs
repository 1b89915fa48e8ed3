//! The broad phase of a world: trees of boxes, and the bodies whose partners must be found.

use crate::BodyKind;
use crate::bodies::arrays::Bodies;
use crate::bodies::placements::MovedProxy;
use crate::memory::{bytes, trim};
use crate::tuning::UPDATE_ALL_FROM;
use alloc::vec::Vec;
use glam::DVec2;
use sat2d_base::aabb::Aabb;
use sat2d_base::broad::BoundsTree;

/// The trees of boxes, and the bodies whose boxes changed.
#[derive(Clone, Debug, Default)]
pub(super) struct BroadPhase {
    /// The boxes of static bodies, by slot.
    pub(super) statics: BoundsTree,
    /// The boxes of all other bodies, by slot.
    pub(super) movers: BoundsTree,
    /// The bodies whose partners must be found, each once.
    pub(super) move_buffer: Vec<MovedProxy>,
    /// By slot, whether a body is in the move buffer.
    pub(super) in_move_buffer: Vec<bool>,
}

impl BroadPhase {
    /// The tree for bodies of a kind.
    pub(super) fn tree(&mut self, kind: BodyKind) -> &mut BoundsTree {
        match kind {
            BodyKind::Static => &mut self.statics,
            BodyKind::Moving | BodyKind::Sensor => &mut self.movers,
        }
    }

    /// Updates the tree of a body after its tree box changed.
    pub(super) fn update(&mut self, bodies: &Bodies, slot: usize) {
        let (kind, tree_box) = (bodies.roles[slot].kind, bodies.tree_boxes[slot]);
        self.tree(kind).update(slot as u32, tree_box);
    }

    /// A box around a point and all bodies.
    pub(super) fn extent(&self, point: DVec2) -> Aabb {
        let trees = [&self.movers, &self.statics].into_iter();
        trees
            .filter(|tree| !tree.is_empty())
            .fold(Aabb::new(point, point), |all, tree| {
                all.union(&tree.bounds())
            })
    }

    /// Puts many bodies, which were placed, into their trees.
    pub(super) fn insert_many(&mut self, slots: &[u32], bodies: &Bodies) {
        let is_static = |slot: u32| bodies.kind(slot) == BodyKind::Static;
        for (tree, statics) in [(&mut self.statics, true), (&mut self.movers, false)] {
            let these = slots.iter().filter(|&&slot| is_static(slot) == statics);
            let boxes = these.map(|&slot| (slot, bodies.tree_boxes[slot as usize]));
            if slots.len() * UPDATE_ALL_FROM > tree.len() {
                tree.extend(boxes);
            } else {
                boxes.for_each(|(slot, tree_box)| tree.insert(slot, tree_box));
            }
        }
    }

    /// Puts many bodies, whose kinds may have changed, into the trees for their kinds.
    pub(super) fn change_trees(&mut self, slots: &[u32], bodies: &Bodies) {
        let is_static = |slot: u32| bodies.kind(slot) == BodyKind::Static;
        for (tree, statics) in [(&mut self.statics, true), (&mut self.movers, false)] {
            let leaving = slots.iter().copied();
            let leaving = leaving.filter(|&slot| is_static(slot) != statics && tree.contains(slot));
            let leaving: Vec<u32> = leaving.collect();
            if leaving.len() * UPDATE_ALL_FROM > tree.len() {
                tree.remove_many(&leaving);
            } else {
                for &slot in &leaving {
                    tree.remove(slot);
                }
            }
        }
        let (statics, movers) = (&self.statics, &self.movers);
        let is_elsewhere = |&slot: &u32| !statics.contains(slot) && !movers.contains(slot);
        let entering: Vec<u32> = slots.iter().copied().filter(is_elsewhere).collect();
        self.insert_many(&entering, bodies);
    }

    /// Remembers that the partners of a body must be found, unless that is known.
    pub(super) fn buffer_move(&mut self, moved: MovedProxy) {
        let slot = moved.slot as usize;
        if !core::mem::replace(&mut self.in_move_buffer[slot], true) {
            self.move_buffer.push(moved);
        }
    }

    /// Forgets all moved bodies: their partners were found.
    pub(super) fn clear_move_buffer(&mut self) {
        let count = self.move_buffer.len();
        for moved in self.move_buffer.drain(..) {
            self.in_move_buffer[moved.slot as usize] = false;
        }
        trim(&mut self.move_buffer, count);
    }

    /// Gives up the margins of all boxes.
    pub(super) fn tighten(&mut self, bodies: &mut Bodies, threads: bool) {
        for slot in 0..bodies.slots.len() {
            if bodies.roles[slot].alive {
                bodies.tree_boxes[slot] = bodies.tight_aabb(slot);
            }
        }
        for tree in [&mut self.statics, &mut self.movers] {
            tree.update_all_by(threads, |slot| bodies.tree_boxes[slot as usize]);
        }
    }

    /// Reserves memory for the slots of more bodies.
    pub(super) fn reserve(&mut self, more: usize) {
        self.in_move_buffer.reserve(more);
    }

    /// Makes sure that there is an entry for each slot.
    pub(super) fn resize(&mut self, slots: usize) {
        self.in_move_buffer.resize(slots, false);
    }

    /// Bytes of memory held.
    pub(super) fn memory(&self) -> usize {
        self.statics.memory()
            + self.movers.memory()
            + bytes(&self.move_buffer)
            + bytes(&self.in_move_buffer)
    }
}
