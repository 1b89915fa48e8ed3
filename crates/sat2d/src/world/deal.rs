//! Moves of many bodies, divided between threads: each checks some of the moves; then, if all may be made, each moves the bodies of some blocks
//! of slots.

use crate::simd::dispatch;
use crate::transform::Transform;
use crate::world::block::{Block, Moves};
use crate::world::bodies::fat_aabb::Stray;
use crate::world::{BodyId, World, WorldError};
use alloc::vec::Vec;
use rayon::prelude::*;

/// Fewer moves are made sooner by one thread, and so are those of fewer than one in so many bodies.
const LEAST: usize = 2048;
const FEW: usize = 4;

/// How many bodies are in a block: enough for a thread to be worth asking, few enough for all threads to be busy to the end.
const BLOCK: usize = 1024;

/// By slot, the number of the last move of a body, from 1 on, or 0.
fn last_moves(moves: &[(BodyId, Transform)], slots: usize, told: &mut Vec<u32>) {
    told.clear();
    told.resize(slots, 0);
    for (number, (id, _)) in (1..).zip(moves) {
        told[id.slot() as usize] = number;
    }
}

impl World {
    /// Whether moves are to be divided between threads.
    pub(crate) fn deals(&self, moves: usize) -> bool {
        let worth = LEAST.max(self.slots.len() / FEW);
        self.parallel && (worth..u32::MAX as usize).contains(&moves)
    }

    /// As [`set_transforms`](World::set_transforms), for many.
    pub(crate) fn set_transforms_dealt(
        &mut self,
        moves: &[(BodyId, Transform)],
    ) -> Result<(), WorldError> {
        // all rounds at once are given to the pool, since to ask its threads takes longer from outside
        rayon::scope(|_| {
            let in_order = self.check_dealt(moves)?;
            let mut told = core::mem::take(&mut self.room.told);
            if in_order {
                told.clear();
            } else {
                last_moves(moves, self.slots.len(), &mut told);
            }
            let left = self.put_dealt(moves, &told);
            self.room.told = told;
            self.note_moves(&left, true);
            Ok(())
        })
    }

    /// Whether all may be made; if so, whether they are in the order of slots, each of which is named once.
    fn check_dealt(&self, moves: &[(BodyId, Transform)]) -> Result<bool, WorldError> {
        let parts = moves
            .par_chunks(BLOCK)
            .enumerate()
            .with_max_len(1)
            .map(|(part, here)| {
                let from = part * BLOCK;
                let (mut in_order, next) = (true, moves.get(from + BLOCK));
                for (index, a_move) in here.iter().enumerate() {
                    self.check_move(from + index, a_move)?;
                    let next = here.get(index + 1).or(next);
                    in_order &= next.is_none_or(|next| a_move.0.slot() < next.0.slot());
                }
                Ok(in_order)
            });
        let parts: Vec<Result<bool, WorldError>> = parts.collect();
        parts
            .into_iter()
            .try_fold(true, |all, part| Ok(all & part?))
    }

    /// Moves bodies to where they are known to fit: in the order of `moves`, if nothing was told of the last moves of bodies. Returns those that
    /// left their fences.
    fn put_dealt(&mut self, moves: &[(BodyId, Transform)], told: &[u32]) -> Vec<Stray> {
        let all = self.block();
        let blocks = (all.transforms.par_chunks_mut(BLOCK))
            .zip(all.cards.par_chunks_mut(BLOCK))
            .zip(all.fences.par_chunks_mut(BLOCK))
            .zip(all.travels.par_chunks_mut(BLOCK))
            .enumerate()
            .with_max_len(1);
        let left = blocks.flat_map_iter(|(block, (((transforms, cards), fences), travels))| {
            let from = block * BLOCK;
            let block = Block {
                from,
                transforms,
                cards,
                fences,
                travels,
                forms: all.forms,
            };
            if told.is_empty() {
                let place = |slot| moves.partition_point(|(id, _)| (id.slot() as usize) < slot);
                let moves = moves[place(from)..place(from + BLOCK)].iter();
                let moves = moves.map(|(id, transform)| (id.slot(), transform));
                dispatch(Moves { block, moves })
            } else {
                let last = (from as u32..).zip(&told[from..]).take(BLOCK);
                let last = last.filter(|(_, number)| **number != 0);
                let moves = last.map(|(slot, &number)| (slot, &moves[number as usize - 1].1));
                dispatch(Moves { block, moves })
            }
        });
        left.collect()
    }
}
