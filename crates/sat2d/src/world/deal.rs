//! Moves of many bodies, divided between threads.
//!
//! Where bodies are is kept by slot and what pairs are decided by is kept by rank, so that no thread can write both without meeting others.
//! Moves are therefore made in three rounds: each thread checks some of the moves; then it moves the bodies of some blocks of slots, and
//! leaves their cards there; then it fetches the cards for some blocks of ranks, while one tells the trees of fences that were moved.

use super::fence::{CHANGED, Card, STRAYED, follow, place};
use super::footprint::bounds;
use super::moves::move_fences;
use super::{BodyId, World, WorldError};
use crate::{BoundsTree, Transform};
use alloc::vec::Vec;
use rayon::prelude::*;

/// Fewer moves are made sooner by one thread, and so are those of fewer than one in so many bodies.
const LEAST: usize = 2048;
const FEW: usize = 4;

/// How many bodies are in a block: enough for a thread to be worth asking, few enough for all threads to be busy to the end.
const BLOCK: usize = 1024;

/// By slot, what the threads of a round leave for those of the next.
#[derive(Clone, Debug, Default)]
pub(super) struct Dealt {
    cards: Vec<Card>,
    /// As in the world, for bodies that moved; 0 for others.
    marks: Vec<u8>,
    /// The number of the last move of a body, from 1 on, or 0; empty where moves are in the order of slots.
    told: Vec<u32>,
}

impl Dealt {
    /// Makes room for so many bodies, and notes which move is the last of each, given `moves` that are not in the order of slots.
    fn prepare(&mut self, count: usize, moves: Option<&[(BodyId, Transform)]>) {
        self.cards.resize(count, Card::none());
        self.marks.resize(count, 0);
        self.told.clear();
        if let Some(moves) = moves {
            self.told.resize(count, 0);
            for (number, (id, _)) in (1..).zip(moves) {
                self.told[id.slot as usize] = number;
            }
        }
    }

    /// Bytes of memory held.
    pub(super) fn memory(&self) -> usize {
        self.cards.capacity() * size_of::<Card>()
            + self.marks.capacity()
            + self.told.capacity() * size_of::<u32>()
    }
}

impl World {
    /// Whether moves are to be divided between threads.
    pub(super) fn deals(&self, moves: usize) -> bool {
        let worth = LEAST.max(self.slots.len() / FEW);
        self.parallel && (worth..u32::MAX as usize).contains(&moves)
    }

    /// As [`set_transforms`](World::set_transforms), for many.
    pub(super) fn set_transforms_dealt(
        &mut self,
        moves: &[(BodyId, Transform)],
    ) -> Result<(), WorldError> {
        // all rounds at once are given to the pool, since to ask its threads takes longer from outside
        rayon::scope(|_| {
            let in_order = self.check_dealt(moves)?;
            let mut dealt = core::mem::take(&mut self.room.dealt);
            dealt.prepare(self.slots.len(), (!in_order).then_some(moves));
            let moved = self.follow_dealt(moves, &mut dealt);
            self.settle_dealt(&dealt, &moved);
            self.room.dealt = dealt;
            Ok(())
        })
    }

    /// Whether all may be made; if so, whether they are in the order of slots, each of which is named once.
    fn check_dealt(&self, moves: &[(BodyId, Transform)]) -> Result<bool, WorldError> {
        let parts = moves.par_chunks(BLOCK).enumerate().map(|(part, here)| {
            let from = part * BLOCK;
            let (mut in_order, next) = (true, moves.get(from + BLOCK));
            for (index, a_move) in here.iter().enumerate() {
                self.check_move(from + index, a_move)?;
                let next = here.get(index + 1).or(next);
                in_order &= next.is_none_or(|next| a_move.0.slot < next.0.slot);
            }
            Ok(in_order)
        });
        let parts: Vec<Result<bool, WorldError>> = parts.collect();
        parts
            .into_iter()
            .try_fold(true, |all, part| Ok(all & part?))
    }

    /// Moves bodies to where they are known to fit, and leaves cards and marks for their ranks. Returns the slots whose fences were moved.
    fn follow_dealt(&mut self, moves: &[(BodyId, Transform)], dealt: &mut Dealt) -> Vec<u32> {
        let (slots, molds, told) = (&self.slots, &self.molds, &dealt.told);
        let blocks = (self.transforms.par_chunks_mut(BLOCK))
            .zip(self.fences.par_chunks_mut(BLOCK))
            .zip(dealt.cards.par_chunks_mut(BLOCK))
            .zip(dealt.marks.par_chunks_mut(BLOCK))
            .enumerate();
        let left = blocks.flat_map_iter(|(block, (((transforms, fences), cards), marks))| {
            let mut left = Vec::new();
            let from = block * BLOCK;
            marks.fill(0);
            let mut put = |at: usize, transform: &Transform| {
                let slot = from + at;
                let shape = || slots[slot].shape.as_deref();
                let (card, now) = place(&molds[slot], shape, transform);
                let before = core::mem::replace(&mut transforms[at], *transform);
                let before = || bounds(&molds[slot], shape, &before);
                cards[at] = card;
                marks[at] = CHANGED;
                if follow(&mut fences[at], before, &now, slot) {
                    marks[at] = CHANGED | STRAYED;
                    left.push(slot as u32);
                }
            };
            if told.is_empty() {
                let first = moves.partition_point(|(id, _)| (id.slot as usize) < from);
                let here = moves[first..].iter();
                let to = from + BLOCK;
                for (id, transform) in here.take_while(|(id, _)| (id.slot as usize) < to) {
                    put(id.slot as usize - from, transform);
                }
            } else {
                for (at, &number) in told[from..].iter().take(BLOCK).enumerate() {
                    if number != 0 {
                        put(at, &moves[number as usize - 1].1);
                    }
                }
            }
            left
        });
        left.collect()
    }

    /// Fetches the cards of bodies that moved, notes what pairs that changes, and tells the trees.
    fn settle_dealt(&mut self, dealt: &Dealt, moved: &[u32]) {
        let blocks = (self.cards.par_chunks_mut(BLOCK))
            .zip(self.marks.par_chunks_mut(BLOCK))
            .zip(self.seats.par_chunks(BLOCK));
        let noted = blocks.map(|((cards, marks), seats)| {
            let (mut changed, mut strayed) = (Vec::with_capacity(BLOCK), Vec::new());
            // in a loop of its own, which waits for nothing but memory
            for (card, &slot) in cards.iter_mut().zip(seats) {
                if dealt.marks[slot as usize] != 0 {
                    *card = dealt.cards[slot as usize];
                }
            }
            for (mark, &slot) in marks.iter_mut().zip(seats) {
                let new = dealt.marks[slot as usize] & !*mark;
                *mark |= new;
                if new & CHANGED != 0 {
                    changed.push(slot);
                }
                if new & STRAYED != 0 {
                    strayed.push(slot);
                }
            }
            (changed, strayed)
        });
        let trees = (&mut self.movers, &mut self.statics);
        let fence = |slot| self.fences[slot as usize];
        let update_all = |tree: &mut BoundsTree| tree.update_all_parallel(fence);
        let (noted, ()) = rayon::join(
            || noted.collect::<Vec<_>>(),
            || move_fences(moved, fence, trees, update_all),
        );
        for (changed, strayed) in &noted {
            self.changed.extend_from_slice(changed);
            self.strayed.extend_from_slice(strayed);
        }
    }
}
