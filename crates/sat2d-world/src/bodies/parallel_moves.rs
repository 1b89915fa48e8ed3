//! Moves of many bodies on several threads: each thread checks some of the moves; then, if all are
//! valid, each moves the bodies of some blocks of slots.

use crate::bodies::arrays::Bodies;
use crate::bodies::placements::{MovedBodies, Moves, Placements};
use crate::pair_source::PairSource;
use crate::tuning::MOVE_BLOCK;
use crate::{BodyId, WorldError};
use alloc::vec::Vec;
use rayon::prelude::*;
use sat2d_base::simd::dispatch;
use sat2d_core::transform::Transform;

/// By slot, the number of the last move of a body, from 1 on, or 0.
fn find_last_moves(moves: &[(BodyId, Transform)], slots: usize, last: &mut Vec<u32>) {
    last.clear();
    last.resize(slots, 0);
    for (number, (id, _)) in (1..).zip(moves) {
        last[id.slot() as usize] = number;
    }
}

impl Bodies {
    /// Moves bodies, in the order of `moves`: either all of them or none. `last_moves` is memory
    /// that stays from call to call.
    pub(crate) fn move_parallel(
        &mut self,
        source: PairSource,
        moves: &[(BodyId, Transform)],
        last_moves: &mut Vec<u32>,
    ) -> Result<MovedBodies, WorldError> {
        if self.check_moves(moves)? {
            last_moves.clear();
        } else {
            find_last_moves(moves, self.slots.len(), last_moves);
        }
        Ok(self.place_blocks(source, moves, last_moves))
    }

    /// Checks all moves. Returns whether they are sorted by slot and no slot is named twice.
    fn check_moves(&self, moves: &[(BodyId, Transform)]) -> Result<bool, WorldError> {
        let parts = moves
            .par_chunks(MOVE_BLOCK)
            .enumerate()
            .with_max_len(1)
            .map(|(part, here)| {
                let from = part * MOVE_BLOCK;
                let (mut in_order, next) = (true, moves.get(from + MOVE_BLOCK));
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
    fn place_blocks(
        &mut self,
        source: PairSource,
        moves: &[(BodyId, Transform)],
        last_moves: &[u32],
    ) -> MovedBodies {
        let all = self.placements(source);
        let blocks = (all.transforms.par_chunks_mut(MOVE_BLOCK))
            .zip(all.proxies.par_chunks_mut(MOVE_BLOCK))
            .zip(all.tree_boxes.par_chunks_mut(MOVE_BLOCK))
            .zip(all.displacements.par_chunks_mut(MOVE_BLOCK))
            .enumerate()
            .with_max_len(1);
        let parts = blocks.map(|(block, arrays)| {
            let (((transforms, proxies), tree_boxes), displacements) = arrays;
            let from = block * MOVE_BLOCK;
            let block = Placements {
                from,
                transforms,
                proxies,
                tree_boxes,
                displacements,
                shapes: all.shapes,
            };
            if last_moves.is_empty() {
                let place = |slot| moves.partition_point(|(id, _)| (id.slot() as usize) < slot);
                let moves = moves[place(from)..place(from + MOVE_BLOCK)].iter();
                let moves = moves.map(|(id, transform)| (id.slot(), transform));
                dispatch(Moves {
                    block,
                    moves,
                    moved: MovedBodies::default(),
                })
            } else {
                let last = (from as u32..).zip(&last_moves[from..]).take(MOVE_BLOCK);
                let last = last.filter(|(_, number)| **number != 0);
                let moves = last.map(|(slot, &number)| (slot, &moves[number as usize - 1].1));
                dispatch(Moves {
                    block,
                    moves,
                    moved: MovedBodies::default(),
                })
            }
        });
        let parts: Vec<MovedBodies> = parts.collect();
        let mut moved = MovedBodies::default();
        parts.iter().for_each(|part| moved.extend(part));
        moved
    }
}
