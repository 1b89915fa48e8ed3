//! Ranks: bodies in the order of the trees, so that what is near each other lies near in memory.
//!
//! Slots are given as bodies come, which says nothing of where they are. What pairs are decided by is therefore kept by rank, and so are the
//! lists of neighbors. Ranks are dealt anew when a tree was built anew; in between they are as good as they were. No answer
//! depends on them.

use super::World;
use super::neighbors::Neighbors;
use super::pairs::{Pair, sort};
use alloc::vec::Vec;

impl World {
    /// Deals the ranks anew if a tree was built since they were dealt.
    pub(super) fn rank(&mut self) {
        let builds = self.movers.builds() + self.statics.builds();
        if self.ranked == builds {
            return;
        }
        self.ranked = builds;
        let count = self.slots.len();
        let none = count as u32;
        let mut new = alloc::vec![none; count];
        let mut next = 0;
        let alive = self.movers.keys().chain(self.statics.keys());
        for slot in alive.copied().chain(0..none) {
            if new[slot as usize] == none {
                new[slot as usize] = next;
                next += 1;
            }
        }
        let (cards, marks, seats) = (self.cards.clone(), self.marks.clone(), self.seats.clone());
        for (old, &slot) in seats.iter().enumerate() {
            let rank = new[slot as usize] as usize;
            self.cards[rank] = cards[old];
            self.marks[rank] = marks[old];
            self.seats[rank] = slot;
        }
        let rank = |old: u32| new[seats[old as usize] as usize];
        let pairs = self.neighbors.pairs();
        let mut pairs: Vec<Pair> = pairs
            .map(|pair| pair.renamed(rank(pair.a()), rank(pair.b())))
            .collect();
        let room = &mut self.room;
        sort(&mut pairs, count, &mut room.sorted, &mut room.counts);
        self.neighbors = Neighbors::new(count, &pairs);
        self.ranks = new;
    }

    /// The slots of a pair of ranks.
    #[inline(always)]
    pub(super) fn seated(&self, pair: Pair) -> Pair {
        pair.renamed(self.seats[pair.a() as usize], self.seats[pair.b() as usize])
    }
}
