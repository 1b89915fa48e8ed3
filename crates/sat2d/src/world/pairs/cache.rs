//! The pair cache: pairs of bodies that may meet, kept from step to step.
//!
//! Each pair has its relation of the last step and a threshold for the displacements of its bodies
//! below which the relation cannot change, so that a step only compares two numbers for most pairs.
//! Pairs are added when their bodies come near each other, and removed when an examination finds
//! that they have parted. They lie in [buckets](Bucket), by one of their bodies, that threads can
//! go through side by side. After the neighbor lists of molecular dynamics (L. Verlet, "Computer
//! experiments on classical fluids", 1967).

use crate::world::WorldError;
use crate::world::pairs::bucket::Bucket;
use crate::world::pairs::cached_pair::CachedPair;
use crate::world::pairs::neighbor_lists::NeighborLists;
use crate::world::pairs::pair::Pair;
use alloc::vec::Vec;

/// The number of slots whose pairs are in one bucket: so few that their proxies fit into the
/// first-level cache.
const BUCKET_SLOTS: usize = 256;

/// All pairs of bodies that are near each other.
#[derive(Clone, Debug, Default)]
pub(crate) struct PairCache {
    buckets: Vec<Bucket>,
    /// The number of pairs.
    len: usize,
    lists: NeighborLists,
}

impl PairCache {
    /// Replaces all pairs by these, each once and with its relation of the last step. Without
    /// memory for them nothing changes.
    pub(crate) fn replace(&mut self, pairs: &[Pair]) -> Result<(), WorldError> {
        let mut counts = Vec::new();
        counts.try_reserve_exact(self.buckets.len())?;
        counts.resize(self.buckets.len(), 0);
        for pair in pairs {
            counts[bucket_of(*pair).0] += 1;
        }
        let mut buckets = Vec::new();
        buckets.try_reserve_exact(counts.len())?;
        for count in counts {
            buckets.push(Bucket::with_room_for(count)?);
        }
        for pair in pairs {
            let (bucket, a, b) = bucket_of(*pair);
            buckets[bucket].add(a, b, pair.relation())?;
        }
        self.buckets = buckets;
        self.len = pairs.len();
        self.lists.clear();
        Ok(())
    }

    /// Forgets all pairs and frees their memory.
    pub(crate) fn clear(&mut self) {
        self.buckets.iter_mut().for_each(Bucket::clear);
        self.len = 0;
        self.lists.clear();
    }

    /// The number of pairs.
    pub(crate) fn len(&self) -> usize {
        self.len
    }

    /// Makes sure that there are buckets for so many slots.
    pub(crate) fn resize(&mut self, slots: usize) {
        let buckets = slots.div_ceil(BUCKET_SLOTS);
        if self.buckets.len() < buckets {
            self.buckets.resize_with(buckets, Bucket::default);
        }
    }

    /// All pairs.
    pub(crate) fn pairs(&self) -> impl Iterator<Item = &CachedPair> {
        self.buckets.iter().flat_map(Bucket::pairs)
    }

    pub(crate) fn buckets_mut(&mut self) -> &mut [Bucket] {
        &mut self.buckets
    }

    /// Whether a pair is in the cache.
    #[inline]
    pub(crate) fn contains(&self, pair: Pair) -> bool {
        find(&self.buckets, pair).is_some()
    }

    /// Adds a pair, with its relation of the last step, unless it is there.
    pub(crate) fn add(&mut self, pair: Pair) -> Result<(), WorldError> {
        let (bucket, a, b) = bucket_of(pair);
        if self.buckets[bucket].add(a, b, pair.relation())? {
            self.len += 1;
            self.lists.note(pair, self.len);
        }
        Ok(())
    }

    /// Whether the [`due_pairs`](PairCache::due_pairs) of some bodies can be found, if that is
    /// wanted. To be called in each step that examines pairs. Lists that it builds serve from the
    /// next step on, when pairs that are new now are no longer due.
    pub(crate) fn has_lists(&mut self, are_wanted: bool) -> bool {
        let exist = self.lists.exist();
        if self.lists.count_step(are_wanted) {
            let (buckets, slots) = (&self.buckets, self.buckets.len() * BUCKET_SLOTS);
            let pairs = || buckets.iter().flat_map(Bucket::pairs);
            self.lists
                .build(slots, || pairs().map(|pair| (pair.a(), pair.b())));
        }
        are_wanted && exist
    }

    /// Where the due pairs are if no other bodies have moved than these, and all pairs that were
    /// added in this step are theirs: bucket and place, sorted.
    pub(crate) fn due_pairs(&mut self, moved: &[u32], displacements: &[u32]) -> Vec<(u32, u32)> {
        let mut due = Vec::new();
        let buckets = &self.buckets;
        self.lists.look_up(moved, displacements, |pair| {
            match find(buckets, pair) {
                Some((place, pair)) if pair.is_due(displacements) => {
                    due.push(place);
                    0
                }
                Some((_, pair)) => pair.threshold,
                None => u32::MAX, // if it comes back it is a new pair
            }
        });
        due.sort_unstable();
        due.dedup();
        due
    }

    /// Has the next [`due_pairs`](PairCache::due_pairs) of a body be looked up anew: its
    /// displacement starts again at 0.
    pub(crate) fn forget_thresholds(&mut self, slot: u32) {
        self.lists.forget_thresholds(slot);
    }

    /// Removes pairs.
    pub(crate) fn remove(&mut self, pairs: &[Pair]) {
        for pair in pairs {
            let (bucket, a, b) = bucket_of(*pair);
            self.len -= usize::from(self.buckets[bucket].remove(a, b));
        }
    }

    /// Bytes of memory held.
    pub(crate) fn memory(&self) -> usize {
        let pairs = self.buckets.iter().map(Bucket::memory);
        let buckets = self.buckets.capacity() * size_of::<Bucket>() + pairs.sum::<usize>();
        buckets + self.lists.memory()
    }
}

/// A pair of the cache and where it is: its bucket, and its place there.
#[inline]
fn find(buckets: &[Bucket], pair: Pair) -> Option<((u32, u32), &CachedPair)> {
    let (bucket, a, b) = bucket_of(pair);
    let place = buckets[bucket].find(a, b)?;
    Some(((bucket as u32, place as u32), buckets[bucket].get(place)))
}

/// The bucket of a pair, and its slots in the order in which they are stored.
#[inline(always)]
fn bucket_of(pair: Pair) -> (usize, u32, u32) {
    // sometimes that of the lower slot and sometimes that of the higher one, so that buckets are
    // about equally full
    let (a, b) = (pair.a(), pair.b());
    let (a, b) = if (a ^ b) & 1 == 0 { (a, b) } else { (b, a) };
    (a as usize / BUCKET_SLOTS, a, b)
}

#[cfg(test)]
mod tests {
    use crate::types::Relation;
    use crate::world::bodies::displacement::INVALIDATED;
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
                cache.add(pair).unwrap();
                model.entry(key).or_insert(relation);
            } else if model.remove(&key).is_some() {
                cache.remove(&[pair]);
            }
            if round % 5_000 == 0 {
                check(&cache, &model);
            }
        }
        check(&cache, &model);
        // a few bodies moved, in each of several steps; then many pairs are added
        let mut displacements = alloc::vec![0; slots as usize];
        cache.buckets_mut().iter_mut().for_each(|bucket| {
            let places = bucket
                .places_mut()
                .iter_mut()
                .filter(|pair| !pair.is_none());
            places.for_each(|pair| pair.threshold = 1 + rng.u32(..4));
        });
        let mut uses = 0;
        for step in 0..60 {
            let mut moved: Vec<u32> = (0..9).map(|_| rng.u32(..slots)).chain([7]).collect();
            moved
                .iter()
                .for_each(|&slot| displacements[slot as usize] += 1);
            // in some steps a body is invalidated; its displacement is 0 after the step
            let invalidated = [7, rng.u32(..slots)][rng.usize(..2)];
            let is_invalidated = step % 3 == 0;
            if is_invalidated {
                displacements[invalidated as usize] = INVALIDATED;
                moved.push(invalidated);
            }
            for _ in 0..rng.u32(..if step < 40 { 9 } else { 900 }) {
                let (a, b) = (rng.u32(..slots), rng.u32(..slots));
                let pair = Pair::new(a, b);
                if a != b && rng.bool() {
                    // either body of a new pair moved
                    moved.push([a, b][rng.usize(..2)]);
                    cache.add(pair).unwrap();
                    let relation = pair.relation();
                    model.entry((pair.a(), pair.b())).or_insert(relation);
                } else if model.remove(&(pair.a(), pair.b())).is_some() {
                    cache.remove(&[pair]);
                }
            }
            let mut due: Vec<(u32, u32)> = Vec::new();
            for (i, bucket) in (0..).zip(cache.buckets_mut()) {
                let places = (0..).zip(bucket.places_mut());
                let here = places.filter(|(_, pair)| pair.is_due(&displacements));
                due.extend(here.map(|(place, _)| (i, place)));
            }
            if cache.has_lists(true) {
                uses += 1;
                assert_eq!(cache.due_pairs(&moved, &displacements), due, "step {step}");
            }
            if is_invalidated {
                displacements[invalidated as usize] = 0;
                cache.forget_thresholds(invalidated);
            }
            for &(bucket, place) in &due {
                let pair = &mut cache.buckets_mut()[bucket as usize].places_mut()[place as usize];
                pair.threshold = pair.displacement(&displacements) + 1 + rng.u32(..4);
            }
        }
        assert!((40..60).contains(&uses), "{uses}");
        assert!(!cache.has_lists(false));
        cache.buckets_mut().iter_mut().for_each(|bucket| {
            let places = bucket
                .places_mut()
                .iter_mut()
                .filter(|pair| !pair.is_none());
            places.for_each(|pair| pair.threshold = 0);
        });
        check(&cache, &model);
        let pairs: Vec<Pair> = model
            .iter()
            .map(|(&(a, b), &relation)| Pair::changed(a, b, Relation::Overlapping, relation))
            .collect();
        let mut again = cache.clone();
        again.replace(&pairs).unwrap();
        check(&again, &model);
    }

    fn check(cache: &PairCache, model: &Model) {
        assert_eq!(cache.len(), model.len());
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
