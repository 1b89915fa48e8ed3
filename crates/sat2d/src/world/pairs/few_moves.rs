//! The pairs that are due after only a few bodies moved, found by queries of the trees instead of
//! going through all cached pairs.

use crate::world::bodies::arrays::Bodies;
use crate::world::broad_phase::{BroadPhase, MovedProxy};
use crate::world::pairs::cache::PairCache;
use crate::world::pairs::pair::Pair;
use crate::world::{BodyKind, World};
use alloc::vec::Vec;
use core::ops::ControlFlow;

/// The most bodies with new fat AABBs. Each two of them are looked up.
const MANY: usize = 32;

/// The bodies that moved since the last step, and those of them that got new fat AABBs, with the
/// old ones.
pub(crate) struct FewMoves {
    slots: Vec<u32>,
    moved: Vec<MovedProxy>,
}

impl World {
    /// The bodies that moved, if they are few enough for queries, and nothing else happened that
    /// makes pairs due.
    pub(crate) fn few_moves(&self) -> Option<FewMoves> {
        let moved = &self.broad_phase.move_buffer;
        if moved.len() > MANY || !self.pairs.invalidated.is_empty() {
            return None;
        }
        let slots = self.pairs.pending.slots()?;
        Some(FewMoves {
            slots: slots.to_vec(),
            moved: moved.clone(),
        })
    }
}

impl FewMoves {
    /// Where the due pairs are: bucket and place, sorted.
    ///
    /// A pair in the cache that is or was more than disjoint has a body that moved, and the fat
    /// AABBs of both met in the last step. So the tree finds the other body at the old fat AABB of
    /// the one, unless the other left its own; each two bodies that did are looked up.
    pub(crate) fn due_pairs(
        &self,
        bodies: &Bodies,
        broad_phase: &BroadPhase,
        cache: &PairCache,
    ) -> Vec<(u32, u32)> {
        let mut due = Vec::new();
        let mut add = |a: u32, b: u32| {
            if let Some((place, pair)) = cache.find(Pair::new(a, b))
                && pair.is_due(&bodies.displacements)
            {
                due.push(place);
            }
        };
        let new = self
            .slots
            .iter()
            .map(|&slot| (slot, bodies.fat_aabbs[slot as usize]));
        let old = self.moved.iter().map(|moved| (moved.slot, moved.old));
        for (slot, fat_aabb) in new.chain(old) {
            let mut visit = |other: u32, _: &_| {
                add(slot, other);
                ControlFlow::<()>::Continue(())
            };
            let _ = broad_phase.movers.query_boxes(&fat_aabb, &mut visit);
            if bodies.roles[slot as usize].kind != BodyKind::Static {
                let _ = broad_phase.statics.query_boxes(&fat_aabb, &mut visit);
            }
        }
        for (i, one) in self.moved.iter().enumerate() {
            for other in &self.moved[..i] {
                add(one.slot, other.slot);
            }
        }
        due.sort_unstable();
        due.dedup();
        due
    }
}
