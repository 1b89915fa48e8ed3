//! Finding the pairs that meet: the trees are gone through against each other, and what they find is decided.
//!
//! If few bodies changed, only pairs with one of these are looked for; the others are as they were. Whether the work is divided
//! between threads or not, the same pairs are found.

use super::body::kinds_pair;
use super::pairs::Pair;
use super::{BodyKind, Filter, World};
use crate::broad::{PairSearch, Part};
use crate::narrow::rectangle::{self, Parallelogram};
use crate::{BoundsTree, Relation, narrow};
use alloc::vec::Vec;

/// How many pairs are decided at once: few enough for what they need to be in the cache still.
const BATCH: usize = 512;

/// Into how many parts a search is divided for threads: enough for all of them to be busy to the end.
#[cfg(feature = "parallel")]
const PARTS: usize = 256;

/// All that decides about a pair of rectangles.
#[derive(Clone, Copy, Debug)]
pub(super) struct Card {
    rectangle: Parallelogram,
    filter: Filter,
    slot: u32,
    kind: BodyKind,
}

impl Card {
    /// Minds nothing.
    const NONE: Card = Card {
        rectangle: Parallelogram::NONE,
        filter: Filter {
            category: 0,
            mask: 0,
        },
        slot: 0,
        kind: BodyKind::Static,
    };
}

/// The cards of all bodies in a tree, by place: pairs are found in the order of the tree, and so what decides them is near.
#[derive(Clone, Debug, Default)]
pub(super) struct Deck {
    pub(super) cards: Vec<Card>,
    /// The version of the tree whose places these are; 0 for none.
    version: u64,
}

impl World {
    /// All pairs of interest that meet.
    pub(super) fn find_all(&mut self, found: &mut Vec<Pair>) {
        self.deal();
        let (movers, statics) = (&self.movers, &self.statics);
        let (mover, fixed) = (&*self.room.movers.cards, &*self.room.statics.cards);
        let among = PairSearch::new((movers, None), (movers, None));
        self.search(&among, mover, mover, found);
        let against = PairSearch::new((movers, None), (statics, None));
        self.search(&against, mover, fixed, found);
    }

    /// The same, of which at least one body changed.
    pub(super) fn find_changed(&mut self, found: &mut Vec<Pair>) {
        self.deal();
        let changed = || self.changed.iter().copied();
        let (mover_marks, static_marks) =
            (self.movers.marks(changed()), self.statics.marks(changed()));
        let (mover, fixed) = (&*self.room.movers.cards, &*self.room.statics.cards);
        let movers = (&self.movers, Some(&mover_marks));
        let statics = (&self.statics, Some(&static_marks));
        self.search(&PairSearch::new(movers, movers), mover, mover, found);
        self.search(&PairSearch::new(movers, statics), mover, fixed, found);
    }

    /// Brings the cards up to date.
    fn deal(&mut self) {
        let mut decks = (
            core::mem::take(&mut self.room.movers),
            core::mem::take(&mut self.room.statics),
        );
        for (deck, tree) in [(&mut decks.0, &self.movers), (&mut decks.1, &self.statics)] {
            if deck.version != tree.version() || self.changed.len() > tree.len() / 2 {
                self.gather(tree, &mut deck.cards);
                deck.version = tree.version();
            } else {
                for &slot in &self.changed {
                    if let Some(place) = tree.place_of(slot) {
                        deck.cards[place] = self.card(slot);
                    }
                }
            }
        }
        (self.room.movers, self.room.statics) = decks;
    }

    fn gather(&self, tree: &BoundsTree, cards: &mut Vec<Card>) {
        #[cfg(feature = "parallel")]
        if self.parallel {
            return tree.gather_parallel(cards, Card::NONE, |slot| self.card(slot));
        }
        tree.gather(cards, Card::NONE, |slot| self.card(slot));
    }

    #[inline(always)]
    fn card(&self, slot: u32) -> Card {
        let gate = &self.gates[slot as usize];
        Card {
            rectangle: self.rectangle(slot),
            filter: gate.filter,
            kind: gate.kind,
            slot,
        }
    }

    /// Searches with the cards at the places of either side.
    fn search(&self, search: &PairSearch<'_>, a: &[Card], b: &[Card], found: &mut Vec<Pair>) {
        #[cfg(feature = "parallel")]
        if self.parallel {
            use rayon::prelude::*;
            let parts = search.parts(PARTS);
            let lists = parts.par_iter().map(|part| {
                let mut found = Vec::new();
                self.search_part(search, *part, a, b, &mut found);
                found
            });
            lists
                .collect::<Vec<_>>()
                .iter()
                .for_each(|list| found.extend_from_slice(list));
            return;
        }
        self.search_part(search, search.whole(), a, b, found);
    }

    fn search_part(
        &self,
        search: &PairSearch<'_>,
        part: Part,
        a: &[Card],
        b: &[Card],
        found: &mut Vec<Pair>,
    ) {
        let mut waiting = Vec::with_capacity(BATCH);
        search.run_part(part, |p, q| {
            waiting.push((p as u32, q as u32));
            if waiting.len() == BATCH {
                self.decide(&mut waiting, a, b, found);
            }
        });
        self.decide(&mut waiting, a, b, found);
    }

    /// Decides the pairs that wait, all at once: each takes the same way through the code, hit or not.
    fn decide(&self, waiting: &mut Vec<(u32, u32)>, a: &[Card], b: &[Card], found: &mut Vec<Pair>) {
        let start = found.len();
        let mut end = start;
        found.resize(start + waiting.len(), Pair::new(0, 0, Relation::Disjoint));
        for (p, q) in waiting.drain(..) {
            let (p, q) = (&a[p as usize], &b[q as usize]);
            let minds = p.filter.accepts(q.filter) & kinds_pair(p.kind, q.kind);
            let relation = match rectangle::relation(&p.rectangle, &q.rectangle) {
                Some(relation) => relation,
                None if minds => self.general_verdict(p.slot, q.slot),
                None => Relation::Disjoint,
            };
            found[end] = Pair::new(p.slot, q.slot, relation);
            end += usize::from(minds & relation.hits());
        }
        found.truncate(end);
    }

    #[inline]
    pub(super) fn verdict(&self, a: u32, b: u32) -> Relation {
        rectangle::relation(&self.rectangle(a), &self.rectangle(b))
            .unwrap_or_else(|| self.general_verdict(a, b))
    }

    /// Of a body that is no rectangle one that tells nothing.
    #[inline(always)]
    pub(super) fn rectangle(&self, slot: u32) -> Parallelogram {
        self.molds[slot as usize].placed(&self.transforms[slot as usize])
    }

    #[inline(never)]
    fn general_verdict(&self, a: u32, b: u32) -> Relation {
        let (Some(p), Some(q)) = (self.shape(a), self.shape(b)) else {
            return Relation::Disjoint;
        };
        let (at, bt) = (&self.transforms[a as usize], &self.transforms[b as usize]);
        // that they can be placed was checked when they were put where they are
        narrow::relation(p, at, q, bt).unwrap_or(Relation::Disjoint)
    }
}
