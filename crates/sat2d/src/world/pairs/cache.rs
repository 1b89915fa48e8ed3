//! Who is near whom: pairs of bodies that may meet, which stay where they are from step to step.
//!
//! With each pair stands how its bodies stood at the last step, and how far both may come before that can change, so that a step only compares two
//! numbers for most pairs. Pairs are put here when their bodies come near each other, and taken out when a look at them finds that they have
//! parted. They lie on shelves, by one of their bodies, that threads can go through side by side; a table tells which there are.

use crate::world::pairs::cached_pair::NearPair;
use crate::world::pairs::list::Pair;
use alloc::vec::Vec;
use hashbrown::HashTable;
use hashbrown::hash_table::Entry;

/// Pairs in no order, which one thread goes through while others go through other shelves.
pub(crate) type Shelf = Vec<NearPair>;

/// Bodies of how many slots have their pairs on a shelf.
const SHELF: usize = 1024;

/// All pairs of bodies that are near each other.
#[derive(Clone, Debug, Default)]
pub(crate) struct Neighbors {
    shelves: Vec<Shelf>,
    /// The [keys](Pair::key) of all pairs.
    known: HashTable<u64>,
}

impl Neighbors {
    /// Has these pairs in the place of all it had, each once and with how it stood.
    pub(crate) fn replace(&mut self, pairs: &[Pair]) {
        self.shelves.iter_mut().for_each(Vec::clear);
        self.known.clear();
        self.known.reserve(pairs.len(), |key| hash(*key));
        for pair in pairs {
            let key = pair.key();
            self.known.insert_unique(hash(key), key, |key| hash(*key));
            self.shelve(*pair);
        }
    }

    /// Makes shelves for bodies of so many slots.
    pub(crate) fn reach(&mut self, slots: usize) {
        let shelves = slots.div_ceil(SHELF);
        if self.shelves.len() < shelves {
            self.shelves.resize_with(shelves, Vec::new);
        }
    }

    /// All pairs.
    pub(crate) fn pairs(&self) -> impl Iterator<Item = &NearPair> {
        self.shelves.iter().flatten()
    }

    /// All shelves, to go through. What is taken off them has to be [forgotten](Neighbors::forget) afterwards.
    pub(crate) fn shelves_mut(&mut self) -> &mut [Shelf] {
        &mut self.shelves
    }

    /// Whether a pair is here.
    #[inline]
    pub(crate) fn has(&self, pair: Pair) -> bool {
        let key = pair.key();
        self.known.find(hash(key), |other| *other == key).is_some()
    }

    /// Puts a pair here, with how it stood, if it is not.
    pub(crate) fn add(&mut self, pair: Pair) {
        let key = pair.key();
        let place = (self.known).entry(hash(key), |other| *other == key, |key| hash(*key));
        if let Entry::Vacant(place) = place {
            place.insert(key);
            self.shelve(pair);
        }
    }

    /// Puts a pair on its shelf.
    fn shelve(&mut self, pair: Pair) {
        // now by the lower slot, now by the higher, so that the shelves are about equally full
        let (a, b) = (pair.a(), pair.b());
        let (a, b) = if (a ^ b) & 1 == 0 { (a, b) } else { (b, a) };
        self.shelves[a as usize / SHELF].push(NearPair::new(a, b, pair.relation()));
    }

    /// That pairs were taken off their shelves.
    pub(crate) fn forget(&mut self, gone: &[Pair]) {
        for pair in gone {
            let key = pair.key();
            if let Ok(entry) = self.known.find_entry(hash(key), |other| *other == key) {
                entry.remove();
            }
        }
    }

    /// Bytes of memory held.
    pub(crate) fn memory(&self) -> usize {
        let pairs = self.shelves.iter().map(|shelf| shelf.capacity());
        self.shelves.capacity() * size_of::<Shelf>()
            + pairs.sum::<usize>() * size_of::<NearPair>()
            + self.known.allocation_size()
    }
}

/// Both halves of a product with an odd number without a pattern, the golden ratio's digits, laid over each other.
#[inline]
fn hash(key: u64) -> u64 {
    let product = u128::from(key) * 0x9e37_79b9_7f4a_7c15;
    product as u64 ^ (product >> 64) as u64
}

#[cfg(test)]
mod tests {
    use crate::types::Relation;
    use crate::world::pairs::cache::*;
    use alloc::collections::BTreeMap;

    type Model = BTreeMap<(u32, u32), Relation>;

    #[test]
    fn pairs_are_here_that_were_added_and_not_taken_off() {
        let mut rng = fastrand::Rng::with_seed(1);
        let slots = 3000;
        let mut neighbors = Neighbors::default();
        neighbors.reach(slots as usize);
        let mut model = Model::new();
        for round in 0..60_000 {
            // many are with one body
            let a = if rng.bool() { 7 } else { rng.u32(..slots) };
            let b = rng.u32(..slots);
            if a == b {
                continue;
            }
            let relation = [Relation::Disjoint, Relation::Touching][rng.usize(..2)];
            let pair = Pair::changed(a, b, Relation::Overlapping, relation);
            let key = (pair.a(), pair.b());
            assert_eq!(neighbors.has(pair), model.contains_key(&key));
            // for a while more is put, then more removed
            if rng.u32(..4) > if round % 20_000 < 12_000 { 0 } else { 2 } {
                neighbors.add(pair);
                model.entry(key).or_insert(relation);
            } else if model.remove(&key).is_some() {
                for shelf in neighbors.shelves_mut() {
                    shelf.retain(|near| Pair::new(near.a(), near.b()).key() != pair.key());
                }
                neighbors.forget(&[pair]);
            }
            if round % 5_000 == 0 {
                check(&neighbors, &model);
            }
        }
        check(&neighbors, &model);
        let pairs: Vec<Pair> = model
            .iter()
            .map(|(&(a, b), &relation)| Pair::changed(a, b, Relation::Overlapping, relation))
            .collect();
        let mut again = neighbors.clone();
        again.replace(&pairs);
        check(&again, &model);
    }

    fn check(neighbors: &Neighbors, model: &Model) {
        let pairs = neighbors.pairs().map(|near| {
            assert_eq!(near.due, 0);
            let pair = Pair::new(near.a(), near.b());
            ((pair.a(), pair.b()), near.before())
        });
        let mut pairs: Vec<_> = pairs.collect();
        pairs.sort_unstable_by_key(|(key, _)| *key);
        let model = model.iter().map(|(key, relation)| (*key, *relation));
        assert!(pairs.into_iter().eq(model));
    }
}
