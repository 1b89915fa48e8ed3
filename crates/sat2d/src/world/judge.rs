//! Deciding how the pairs stand whose bodies have come as far as they could without a look.

use super::World;
use super::fence::Card;
use super::gauge::{Gauge, RENEWED};
use super::near_pair::NearPair;
use super::neighbors::Shelf;
use super::pairs::Pair;
use crate::Relation;
use crate::batch::dispatch::{Work, dispatch};
use crate::narrow::leeway::{leeway_apart, verdict_of_hulls};
use crate::narrow::rectangle;
use alloc::vec::Vec;

/// How many pairs are decided at once: few enough for what they need to be in the cache still.
const BATCH: usize = 128;

/// How many pairs are looked at without a branch.
const ROW: usize = 8;

/// How far apart two bodies are, in parts of what they reach, before it is asked whether their fences meet still. Only a matter of speed.
const PARTED: f64 = 0.125;

/// Tells how pairs stand where doubles can, and brings to the front of those that are due such as may be news or have parted.
struct Sift<'a> {
    cards: &'a [Card],
    travels: &'a [u32],
    gauge: Gauge,
    pairs: &'a mut [NearPair],
    due: &'a mut [u32],
}

impl Work for Sift<'_> {
    /// How many they are.
    type Output = usize;

    #[inline(always)]
    fn run(self) -> usize {
        // in a loop of its own, which waits for nothing but memory: cards may be anywhere in it
        let mut cards = [[Card::none(); 2]; BATCH + ROW];
        for (cards, &i) in cards.iter_mut().zip(&*self.due) {
            let pair = &self.pairs[i as usize];
            cards[0] = self.cards[pair.a() as usize];
            cards[1] = self.cards[pair.b() as usize];
        }
        let mut end = 0;
        for (i, [p, q]) in cards.iter().enumerate().take(self.due.len()) {
            let place = self.due[i];
            let pair = &mut self.pairs[place as usize];
            let come = pair.come(self.travels);
            let (relation, leeway) = rectangle::verdict(&p.0, &q.0);
            // whether it is news is anyone's guess, so there is no branch on it
            *pair = pair.told(relation.filter(|_| come < RENEWED));
            pair.due = self.gauge.due(come, leeway);
            let has_parted = (leeway > PARTED * (p.0.sides() + q.0.sides()))
                & (pair.now() == Some(Relation::Disjoint));
            self.due[end] = place;
            end += usize::from(pair.may_be_news() | has_parted);
        }
        end
    }
}

/// What comes of going through some pairs: those that stand otherwise than they did, and those that have parted.
#[derive(Default)]
pub(super) struct Found {
    pub(super) news: Vec<Pair>,
    /// These are taken off their shelves, and have yet to be [forgotten](super::neighbors::Neighbors::forget).
    pub(super) parted: Vec<Pair>,
}

impl World {
    /// Decides all pairs that may stand otherwise than at the last step, and tells what comes of all shelves, in their order.
    pub(super) fn judge_shelves(&self, shelves: &mut [Shelf]) -> Vec<Found> {
        #[cfg(feature = "parallel")]
        if self.parallel {
            use rayon::prelude::*;
            let parts = shelves.par_iter_mut().with_max_len(1).map(|shelf| {
                let mut found = Found::default();
                self.judge_shelf(shelf, &mut found);
                found
            });
            return parts.collect();
        }
        let mut found = Found::default();
        for shelf in shelves {
            self.judge_shelf(shelf, &mut found);
        }
        alloc::vec![found]
    }

    /// Decides the pairs on a shelf whose bodies have come as far as they could without a look, from the last to the first, so that what was gone
    /// through fills the places of pairs that are taken off.
    fn judge_shelf(&self, shelf: &mut Shelf, found: &mut Found) {
        let mut due = [0; BATCH + ROW];
        let mut next = shelf.len();
        while next > 0 {
            let mut count = 0;
            // which are due is anyone's guess, so there is no branch on it
            let mut note = |place: usize, pair: &NearPair| {
                due[count] = place as u32;
                count += usize::from(pair.is_due(&self.travels));
                count
            };
            // what makes no whole row comes first
            while !next.is_multiple_of(ROW) {
                next -= 1;
                note(next, &shelf[next]);
            }
            for row in shelf[..next].as_chunks::<ROW>().0.iter().rev() {
                next -= ROW;
                let mut so_far = 0;
                for lane in (0..ROW).rev() {
                    so_far = note(next + lane, &row[lane]);
                }
                if so_far >= BATCH {
                    break;
                }
            }
            self.judge(shelf, &mut due[..count], found);
        }
    }

    /// Decides some pairs. Those doubles can tell take the same way through the code, hit or not.
    fn judge(&self, shelf: &mut Shelf, due: &mut [u32], found: &mut Found) {
        let count = dispatch(Sift {
            cards: &self.cards,
            travels: &self.travels,
            gauge: self.gauge,
            pairs: shelf,
            due,
        });
        for &place in &due[..count] {
            let near = &mut shelf[place as usize];
            let (a, b, before) = (near.a(), near.b(), near.before());
            let minds = near.now().is_some() || self.minds(a, b);
            let relation = match near.now() {
                Some(relation) => relation,
                None if minds => {
                    let (relation, leeway) = self.judge_one(a, b);
                    // what is put in anew, or is another now, begins with no way at all
                    let come = |slot: u32| match self.travels[slot as usize] {
                        RENEWED => 0,
                        come => come,
                    };
                    near.due = self.gauge.due(come(a) + come(b), leeway);
                    relation
                }
                None => Relation::Disjoint,
            };
            *near = near.standing(relation);
            if relation != before {
                found.news.push(Pair::changed(a, b, before, relation));
            }
            let stays = relation.hits() || (minds && self.fences_meet(a, b));
            if !stays {
                shelf.swap_remove(place as usize);
                found.parted.push(Pair::new(a, b));
            }
        }
    }

    /// How two bodies stand, and how far they may come, added up, while they do.
    fn judge_one(&self, a: u32, b: u32) -> (Relation, f64) {
        let (p, q) = (self.rectangle(a), self.rectangle(b));
        if let (Some(relation), leeway) = rectangle::verdict(p, q) {
            return (relation, leeway);
        }
        let placed = |slot: u32| Some((&**self.shape(slot)?, &self.transforms[slot as usize]));
        let (Some(one), Some(other)) = (placed(a), placed(b)) else {
            return (Relation::Disjoint, 0.0);
        };
        if let Some(verdict) = verdict_of_hulls(one, other) {
            return verdict;
        }
        let relation = self.general_verdict(a, b);
        let leeway = match relation {
            Relation::Disjoint => leeway_apart(p, q),
            _ => 0.0,
        };
        (relation, leeway)
    }

    /// Whether two may meet before one of them leaves its fence.
    fn fences_meet(&self, a: u32, b: u32) -> bool {
        self.fences[a as usize].intersects(&self.fences[b as usize])
    }
}
