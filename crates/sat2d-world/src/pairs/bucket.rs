//! Buckets of the pair cache: hash tables of pairs with linear probing.
//!
//! The pairs lie in the table itself, so that going through them and looking one up need no second
//! structure (D. E. Knuth, "Sorting and searching", 1973, 6.4, algorithms L and R). A table has as
//! many places as its pairs need, not a power of two: 0.7 to 0.8 of them are taken while it grows.

use crate::WorldError;
use crate::memory::bytes;
use crate::pairs::cached_pair::CachedPair;
use sat2d_base::types::Relation;

use crate::tuning::ROW;
use alloc::vec::Vec;

/// The digits of the golden ratio.
const FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;

/// Pairs in no order. One thread goes through a bucket.
#[derive(Clone, Debug, Default)]
pub(super) struct Bucket {
    /// A multiple of [`ROW`] places; at least one of them is free if there are any.
    places: Vec<CachedPair>,
    len: usize,
}

impl Bucket {
    /// An empty bucket with room for this number of pairs.
    pub(super) fn with_room_for(pairs: usize) -> Result<Bucket, WorldError> {
        let mut places = Vec::new();
        if pairs > 0 {
            let count = (pairs + pairs / 3 + 1).next_multiple_of(ROW);
            places.try_reserve_exact(count)?;
            places.resize(count, CachedPair::NONE);
        }
        Ok(Bucket { places, len: 0 })
    }

    /// Forgets all pairs and frees their memory.
    pub(crate) fn clear(&mut self) {
        *self = Bucket::default();
    }

    /// All places; the free ones hold [`CachedPair::NONE`], which is never due.
    #[inline(always)]
    pub(super) fn places_mut(&mut self) -> &mut [CachedPair] {
        &mut self.places
    }

    #[inline(always)]
    pub(crate) fn get(&self, place: usize) -> &CachedPair {
        &self.places[place]
    }

    pub(crate) fn pairs(&self) -> impl Iterator<Item = &CachedPair> {
        self.places.iter().filter(|pair| !pair.is_none())
    }

    /// The place of a pair. The slots must come in the order in which they were added.
    #[inline]
    pub(crate) fn find(&self, a: u32, b: u32) -> Option<usize> {
        if self.places.is_empty() {
            return None;
        }
        let at = self.first_free_or(a, b);
        (!self.places[at].is_none()).then_some(at)
    }

    /// Adds a pair, unless it is there. Returns whether it was added.
    pub(crate) fn add(&mut self, a: u32, b: u32, relation: Relation) -> Result<bool, WorldError> {
        if self.len >= self.places.len() / 16 * 13 {
            self.fit()?;
        }
        let at = self.first_free_or(a, b);
        let is_new = self.places[at].is_none();
        if is_new {
            self.places[at] = CachedPair::new(a, b, relation);
            self.len += 1;
        }
        Ok(is_new)
    }

    /// Removes a pair. Returns whether it was there.
    pub(crate) fn remove(&mut self, a: u32, b: u32) -> bool {
        let Some(mut free) = self.find(a, b) else {
            return false;
        };
        let mut at = free;
        loop {
            at = self.next(at);
            let pair = self.places[at];
            if pair.is_none() {
                break;
            }
            // a pair that could not be found beyond a free place moves there
            let home = self.home(pair.a(), pair.b());
            let is_between = if free < at {
                free < home && home <= at
            } else {
                free < home || home <= at
            };
            if !is_between {
                self.places[free] = pair;
                free = at;
            }
        }
        self.places[free] = CachedPair::NONE;
        self.len -= 1;
        if self.places.len() > self.len * 4 + 8 * ROW {
            // without memory for a smaller table this one will do
            let _ = self.fit();
        }
        true
    }

    /// Bytes of memory held.
    pub(crate) fn memory(&self) -> usize {
        bytes(&self.places)
    }

    /// Has as many places as the pairs and some more need.
    #[cold]
    fn fit(&mut self) -> Result<(), WorldError> {
        let mut fitting = Bucket::with_room_for(self.len + self.len / 16 + ROW)?;
        for pair in self.pairs() {
            let at = fitting.first_free_or(pair.a(), pair.b());
            fitting.places[at] = *pair;
        }
        fitting.len = self.len;
        *self = fitting;
        Ok(())
    }

    /// The place where a pair is, or the free one where it would be added.
    #[inline(always)]
    fn first_free_or(&self, a: u32, b: u32) -> usize {
        let mut at = self.home(a, b);
        while !self.places[at].is_none() && (self.places[at].a(), self.places[at].b()) != (a, b) {
            at = self.next(at);
        }
        at
    }

    #[inline(always)]
    fn next(&self, at: usize) -> usize {
        if at + 1 == self.places.len() {
            0
        } else {
            at + 1
        }
    }

    /// The first place where a pair may be: multiplicative hashing (D. E. Knuth, as above) to a
    /// fraction of 2^32, times the number of places.
    ///
    /// The factor depends on that number. Otherwise, pairs that are left of a large table after
    /// others were removed in the order of the places would lie side by side in a smaller table.
    #[inline(always)]
    fn home(&self, a: u32, b: u32) -> usize {
        let key = u64::from(a) << 28 | u64::from(b);
        let places = self.places.len() as u64;
        let product = key.wrapping_mul(FACTOR);
        let hash = (product ^ (product >> 32)).wrapping_mul(FACTOR + 2 * places) >> 32;
        ((hash * places) >> 32) as usize
    }
}

#[cfg(test)]
mod tests {
    use crate::pairs::bucket::*;

    #[test]
    fn pairs_that_come_and_go_take_no_more_memory() {
        let mut bucket = Bucket::default();
        let mut first = 0;
        for round in 0..500 {
            for b in 1..20 {
                assert!(bucket.add(0, b, Relation::Disjoint).unwrap());
            }
            assert_eq!(bucket.pairs().count(), 19);
            for b in 1..20 {
                assert!(bucket.remove(0, b) && !bucket.remove(0, b));
            }
            assert_eq!(bucket.pairs().count(), 0);
            first = if round == 0 { bucket.memory() } else { first };
            assert!(bucket.memory() <= first, "{first} in round {round}");
        }
    }
}
