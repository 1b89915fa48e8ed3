//! Moves of many bodies on several threads: each thread checks some of the moves; then, if all are
//! valid, each moves the bodies of some blocks of slots.

use crate::simd::dispatch;
use crate::transform::Transform;
use crate::world::bodies::placements::{Moved, Moves, Placements};
use crate::world::{BodyId, World, WorldError};
use alloc::vec::Vec;
use rayon::prelude::*;

/// How much [work](crate::world::threads) a move is.
const WORK: usize = 4;

/// One thread is faster for moves of fewer than one in so many bodies.
const FEW: usize = 4;

/// The number of slots in a block: enough to be worth a task, few enough to keep all threads busy.
const BLOCK: usize = 1024;

/// By slot, the number of the last move of a body, from 1 on, or 0.
fn find_last_moves(moves: &[(BodyId, Transform)], slots: usize, last: &mut Vec<u32>) {
    last.clear();
    last.resize(slots, 0);
    for (number, (id, _)) in (1..).zip(moves) {
        last[id.slot() as usize] = number;
    }
}

impl World {
    /// Whether so many moves are divided between threads.
    pub(crate) fn has_threads_for(&self, moves: usize) -> bool {
        let are_many = moves >= self.bodies.slots.len() / FEW && moves < u32::MAX as usize;
        are_many && self.is_worth_threads(WORK.saturating_mul(moves))
    }

    /// [`set_transforms`](World::set_transforms) for many moves.
    pub(crate) fn set_transforms_parallel(
        &mut self,
        moves: &[(BodyId, Transform)],
    ) -> Result<(), WorldError> {
        // one task for the pool, since starting one takes longer from outside
        rayon::scope(|_| {
            let in_order = self.check_moves(moves)?;
            let mut last_moves = core::mem::take(&mut self.scratch.last_moves);
            if in_order {
                last_moves.clear();
            } else {
                find_last_moves(moves, self.bodies.slots.len(), &mut last_moves);
            }
            let moved = self.place_blocks(moves, &last_moves);
            self.scratch.last_moves = last_moves;
            self.pairs.pending.add_all();
            self.update_after_moves(moved, true);
            Ok(())
        })
    }

    /// Checks all moves. Returns whether they are sorted by slot and no slot is named twice.
    fn check_moves(&self, moves: &[(BodyId, Transform)]) -> Result<bool, WorldError> {
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

    /// Places bodies where they are known to be in range: by the order of `moves` if `last_moves`
    /// is empty.
    fn place_blocks(&mut self, moves: &[(BodyId, Transform)], last_moves: &[u32]) -> Moved {
        let all = self.bodies.placements(self.pairs.strategy.is_anew());
        let blocks = (all.transforms.par_chunks_mut(BLOCK))
            .zip(all.proxies.par_chunks_mut(BLOCK))
            .zip(all.fat_aabbs.par_chunks_mut(BLOCK))
            .zip(all.displacements.par_chunks_mut(BLOCK))
            .enumerate()
            .with_max_len(1);
        let parts = blocks.map(|(block, arrays)| {
            let (((transforms, proxies), fat_aabbs), displacements) = arrays;
            let from = block * BLOCK;
            let block = Placements {
                from,
                transforms,
                proxies,
                fat_aabbs,
                displacements,
                shapes: all.shapes,
            };
            if last_moves.is_empty() {
                let place = |slot| moves.partition_point(|(id, _)| (id.slot() as usize) < slot);
                let moves = moves[place(from)..place(from + BLOCK)].iter();
                let moves = moves.map(|(id, transform)| (id.slot(), transform));
                dispatch(Moves {
                    block,
                    moves,
                    moved: Moved::default(),
                })
            } else {
                let last = (from as u32..).zip(&last_moves[from..]).take(BLOCK);
                let last = last.filter(|(_, number)| **number != 0);
                let moves = last.map(|(slot, &number)| (slot, &moves[number as usize - 1].1));
                dispatch(Moves {
                    block,
                    moves,
                    moved: Moved::default(),
                })
            }
        });
        let parts: Vec<Moved> = parts.collect();
        let mut moved = Moved::default();
        parts.iter().for_each(|part| moved.extend(part));
        moved
    }
}
