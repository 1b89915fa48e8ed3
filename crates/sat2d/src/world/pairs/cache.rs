//! The pair cache: pairs of bodies that may meet, kept from step to step.
//!
//! Each pair has its relation of the last step and a threshold for the displacements of its bodies
//! below which the relation cannot change, so that a step only compares two numbers for most pairs.
//! Pairs are added when their bodies come near each other, and removed when an examination finds
//! that they have parted. They lie in buckets, by one of their bodies, that threads can go through
//! side by side; a hash table knows which pairs there are. After the neighbor lists of molecular
//! dynamics (L. Verlet, "Computer experiments on classical fluids", 1967).

use crate::world::WorldError;
use crate::world::pairs::cached_pair::CachedPair;
use crate::world::pairs::pair::Pair;
use alloc::vec::Vec;
use hashbrown::HashTable;
use hashbrown::hash_table::Entry;

/// Pairs in no order. One thread goes through a bucket.
pub(crate) type Bucket = Vec<CachedPair>;

/// The number of slots whose pairs are in one bucket.
const BUCKET_SLOTS: usize = 1024;

/// All pairs of bodies that are near each other.
#[derive(Clone, Debug, Default)]
pub(crate) struct PairCache {
    buckets: Vec<Bucket>,
    /// The [keys](Pair::key) of all pairs.
    keys: HashTable<u64>,
}

impl PairCache {
    /// Replaces all pairs by these, each once and with its relation of the last step.
    pub(crate) fn replace(&mut self, pairs: &[Pair]) {
        self.buckets.iter_mut().for_each(Vec::clear);
        self.keys.clear();
        self.keys.reserve(pairs.len(), |key| hash(*key));
        for pair in pairs {
            let key = pair.key();
            self.keys.insert_unique(hash(key), key, |key| hash(*key));
            self.push(*pair);
        }
    }

    /// Forgets all pairs and frees their memory.
    pub(crate) fn clear(&mut self) {
        self.buckets
            .iter_mut()
            .for_each(|bucket| *bucket = Bucket::new());
        self.keys = HashTable::new();
    }

    /// The number of pairs.
    pub(crate) fn len(&self) -> usize {
        self.keys.len()
    }

    /// Makes sure that there is memory for the keys of this many pairs.
    pub(crate) fn reserve(&mut self, pairs: usize) -> Result<(), WorldError> {
        let more = pairs.saturating_sub(self.keys.len());
        let reserved = self.keys.try_reserve(more, |key| hash(*key));
        reserved.map_err(|_| WorldError::OutOfMemory)
    }

    /// Makes sure that there are buckets for so many slots.
    pub(crate) fn resize(&mut self, slots: usize) {
        let buckets = slots.div_ceil(BUCKET_SLOTS);
        if self.buckets.len() < buckets {
            self.buckets.resize_with(buckets, Vec::new);
        }
    }

    /// All pairs.
    pub(crate) fn pairs(&self) -> impl Iterator<Item = &CachedPair> {
        self.buckets.iter().flatten()
    }

    /// All buckets. Whoever removes pairs from them must [remove their keys](Self::remove_keys).
    pub(crate) fn buckets_mut(&mut self) -> &mut [Bucket] {
        &mut self.buckets
    }

    /// Whether a pair is in the cache.
    #[inline]
    pub(crate) fn contains(&self, pair: Pair) -> bool {
        let key = pair.key();
        self.keys.find(hash(key), |other| *other == key).is_some()
    }

    /// Adds a pair, with its relation of the last step, unless it is there.
    pub(crate) fn add(&mut self, pair: Pair) {
        let key = pair.key();
        let place = (self.keys).entry(hash(key), |other| *other == key, |key| hash(*key));
        if let Entry::Vacant(place) = place {
            place.insert(key);
            self.push(pair);
        }
    }

    /// Adds a pair to its bucket.
    fn push(&mut self, pair: Pair) {
        // sometimes that of the lower slot and sometimes that of the higher one, so that buckets
        // are about equally full
        let (a, b) = (pair.a(), pair.b());
        let (a, b) = if (a ^ b) & 1 == 0 { (a, b) } else { (b, a) };
        self.buckets[a as usize / BUCKET_SLOTS].push(CachedPair::new(a, b, pair.relation()));
    }

    /// Removes the keys of pairs that were removed from their buckets.
    pub(crate) fn remove_keys(&mut self, removed: &[Pair]) {
        for pair in removed {
            let key = pair.key();
            if let Ok(entry) = self.keys.find_entry(hash(key), |other| *other == key) {
                entry.remove();
            }
        }
    }

    /// Bytes of memory held.
    pub(crate) fn memory(&self) -> usize {
        let pairs = self.buckets.iter().map(|bucket| bucket.capacity());
        self.buckets.capacity() * size_of::<Bucket>()
            + pairs.sum::<usize>() * size_of::<CachedPair>()
            + self.keys.allocation_size()
    }
}

/// Multiplicative hashing: the exclusive or of both halves of the product with the golden ratio's
/// digits.
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
    fn the_cache_has_the_pairs_that_were_added_and_not_removed() {
        let mut rng = fastrand::Rng::with_seed(1);
        let slots = 3000;
        let mut cache = PairCache::default();
        cache.resize(slots as usize);
        let mut model = Model::new();
        for round in 0..60_000 {
            // many pairs have one body in common
            let a = if rng.bool() { 7 } else { rng.u32(..slots) };
            let b = rng.u32(..slots);
            if a == b {
                continue;
            }
            let relation = [Relation::Disjoint, Relation::Touching][rng.usize(..2)];
            let pair = Pair::changed(a, b, Relation::Overlapping, relation);
            let key = (pair.a(), pair.b());
            assert_eq!(cache.contains(pair), model.contains_key(&key));
            // first more pairs are added, then more removed
            if rng.u32(..4) > if round % 20_000 < 12_000 { 0 } else { 2 } {
                cache.add(pair);
                model.entry(key).or_insert(relation);
            } else if model.remove(&key).is_some() {
                for bucket in cache.buckets_mut() {
                    bucket.retain(|near| Pair::new(near.a(), near.b()).key() != pair.key());
                }
                cache.remove_keys(&[pair]);
            }
            if round % 5_000 == 0 {
                check(&cache, &model);
            }
        }
        check(&cache, &model);
        let pairs: Vec<Pair> = model
            .iter()
            .map(|(&(a, b), &relation)| Pair::changed(a, b, Relation::Overlapping, relation))
            .collect();
        let mut again = cache.clone();
        again.replace(&pairs);
        check(&again, &model);
    }

    fn check(cache: &PairCache, model: &Model) {
        let pairs = cache.pairs().map(|near| {
            assert_eq!(near.threshold, 0);
            let pair = Pair::new(near.a(), near.b());
            ((pair.a(), pair.b()), near.before())
        });
        let mut pairs: Vec<_> = pairs.collect();
        pairs.sort_unstable_by_key(|(key, _)| *key);
        let model = model.iter().map(|(key, relation)| (*key, *relation));
        assert!(pairs.into_iter().eq(model));
    }
}
