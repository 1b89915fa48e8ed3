//! Deciding how the pairs stand whose bodies have come as far as they could without a look.

use crate::batch::standing::of_rectangles;
use crate::narrow::motion_bound::{leeway_apart, verdict_of_discs, verdict_of_hulls};
use crate::simd::dispatch;
use crate::types::Relation;
use crate::world::World;
use crate::world::bodies::displacement::RENEWED;
use crate::world::pairs::cache::Shelf;
use crate::world::pairs::cached_pair::NearPair;
use crate::world::pairs::list::Pair;
use crate::world::pairs::rectangle_batch::{BATCH, Columns, ROW, Sift};
use alloc::vec::Vec;

/// What comes of going through some pairs: those that stand otherwise than they did, and those that have parted.
#[derive(Default)]
pub(crate) struct Found {
    pub(crate) news: Vec<Pair>,
    /// These are taken off their shelves, and have yet to be [forgotten](crate::world::pairs::cache::Neighbors::forget).
    pub(crate) parted: Vec<Pair>,
}

impl World {
    /// Decides all pairs that may stand otherwise than at the last step, and tells what comes of all shelves, in their order.
    pub(crate) fn judge_shelves(&self, shelves: &mut [Shelf]) -> Vec<Found> {
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
        let mut columns = Columns::new();
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
            self.judge(shelf, &mut due[..count], &mut columns, found);
        }
    }

    /// Decides some pairs. Those doubles can tell take the same way through the code, hit or not.
    fn judge(&self, shelf: &mut Shelf, due: &mut [u32], columns: &mut Columns, found: &mut Found) {
        let count = dispatch(Sift {
            cards: &self.cards,
            travels: &self.travels,
            gauge: self.gauge,
            pairs: shelf,
            due,
            columns,
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
        let (p, q) = (&self.cards[a as usize], &self.cards[b as usize]);
        if let (Some(p), Some(q)) = (p.disc(), q.disc())
            && let Some(verdict) = verdict_of_discs(&p, &q)
        {
            return verdict;
        }
        let are_rectangles = p.is_rectangle() && q.is_rectangle();
        let (p, q) = (p.rectangle(), q.rectangle());
        if are_rectangles && let (Some(relation), leeway) = of_rectangles(p, q) {
            return (relation, leeway);
        }
        let placed = |slot: u32| Some((&**self.shape_at(slot)?, &self.transforms[slot as usize]));
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
