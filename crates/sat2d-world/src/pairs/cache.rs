//! The pair cache: pairs of bodies that may meet, kept from step to step.
//!
//! Each pair has its relation of the last step and a threshold for the displacements of its bodies
//! below which the relation cannot change, so that a step only compares two numbers for most pairs.
//! Pairs are added when their bodies come near each other, and removed when an examination finds
//! that they have parted. They lie in [buckets](Bucket), by one of their bodies, that threads can
//! go through side by side. After the neighbor lists of molecular dynamics (L. Verlet, "Computer
//! experiments on classical fluids", 1967).

use crate::WorldError;
use crate::memory::bytes;
use crate::pairs::bucket::Bucket;
use crate::pairs::cached_pair::CachedPair;
use crate::pairs::neighbor_lists::NeighborLists;
use crate::pairs::pair::Pair;
use crate::pairs::update::PairChanges;
use crate::tuning::BUCKET_SLOTS;
use alloc::vec::Vec;

/// All pairs of bodies that are near each other.
#[derive(Clone, Debug, Default)]
pub(crate) struct PairCache {
    buckets: Vec<Bucket>,
    /// The number of pairs.
    len: usize,
    /// Whether all pairs were added: not before the first step that needs them.
    is_filled: bool,
    lists: NeighborLists,
}

/// Pairs that are decided apart from the buckets.
pub(super) struct DuePairs {
    pub(crate) pairs: Vec<CachedPair>,
    /// Where the first ones are in the lists.
    entries: Vec<(u32, u32)>,
    /// Where the rest are: bucket, and place there.
    places: Vec<(u32, u32)>,
}

impl PairCache {
    /// Replaces all pairs by those that `met`, with their relations of the last step, and those
    /// that were `found`, which are new unless they met. Neither list needs an order. Without
    /// memory for them nothing changes.
    pub(crate) fn replace(&mut self, met: &[Pair], found: &[Pair]) -> Result<(), WorldError> {
        let mut counts = Vec::new();
        counts.try_reserve_exact(self.buckets.len())?;
        counts.resize(self.buckets.len(), [0, 0]);
        for (list, pairs) in [met, found].into_iter().enumerate() {
            for pair in pairs {
                counts[bucket_of(*pair).0][list] += 1;
            }
        }
        let mut buckets = Vec::new();
        buckets.try_reserve_exact(counts.len())?;
        for [met, found] in counts {
            // nearly all pairs that met are found as well
            buckets.push(Bucket::with_room_for(met.max(found))?);
        }
        let mut len = 0;
        for pair in met.iter().chain(found) {
            let (bucket, a, b) = bucket_of(*pair);
            len += usize::from(buckets[bucket].add(a, b, pair.relation())?);
        }
        self.buckets = buckets;
        self.len = len;
        self.is_filled = true;
        self.lists.clear();
        Ok(())
    }

    /// Forgets all pairs and frees their memory.
    pub(crate) fn clear(&mut self) {
        self.buckets.iter_mut().for_each(Bucket::clear);
        self.len = 0;
        self.is_filled = false;
        self.lists.clear();
    }

    /// Whether the cache has pairs: those of the last step, and what was added since.
    pub(super) fn is_filled(&self) -> bool {
        self.is_filled
    }

    /// The number of pairs.
    pub(crate) fn len(&self) -> usize {
        self.len
    }

    /// Adds buckets until there are enough for `slots`.
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

    pub(super) fn buckets_mut(&mut self) -> &mut [Bucket] {
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
    pub(super) fn has_lists(&mut self, are_wanted: bool) -> bool {
        let exist = self.lists.exist();
        if self.lists.count_step(are_wanted) {
            let (buckets, slots) = (&self.buckets, self.buckets.len() * BUCKET_SLOTS);
            let pairs = || buckets.iter().flat_map(Bucket::pairs);
            self.lists.build(slots, || pairs().copied());
        }
        are_wanted && exist
    }

    /// The pairs that may be due if no other bodies have moved than these, and all pairs that were
    /// added in this step are theirs. Some may come more than once.
    pub(super) fn due_pairs(&self, moved: &[u32], displacements: &[u32]) -> DuePairs {
        let entries = self.lists.due(moved, displacements);
        let listed = entries.iter().map(|&entry| in_order(self.lists.get(entry)));
        let mut pairs: Vec<CachedPair> = listed.collect();
        let mut places = Vec::new();
        for pair in self.lists.added_of(moved) {
            if let Some((place, pair)) = find(&self.buckets, pair)
                && pair.is_due(displacements)
            {
                pairs.push(*pair);
                places.push(place);
            }
        }
        DuePairs {
            pairs,
            entries,
            places,
        }
    }

    /// Stores due pairs after they were decided, and the new relations of those that changed.
    /// Pairs that are in the lists keep their earlier thresholds in the buckets.
    pub(super) fn store_decided(&mut self, due: &DuePairs, changed: &[Pair]) {
        let (listed, others) = due.pairs.split_at(due.entries.len());
        for (pair, &(_, at)) in listed.iter().zip(&due.entries) {
            self.lists.set_threshold(at, pair.threshold);
        }
        for (pair, &(bucket, place)) in others.iter().zip(&due.places) {
            self.buckets[bucket as usize].places_mut()[place as usize] = *pair;
        }
        for pair in changed {
            if let Some(cached) = find_mut(&mut self.buckets, *pair) {
                *cached = cached.settled(pair.relation());
            }
        }
    }

    /// Notes what an update changed in the lists, and removes the pairs that have parted.
    pub(crate) fn finish(&mut self, changes: &PairChanges) {
        if self.lists.exist() {
            for pair in &changes.changed {
                self.lists.set_relation(*pair, pair.relation());
            }
            changes.parted.iter().for_each(|pair| self.lists.end(*pair));
        }
        self.remove(&changes.parted);
        self.lists.give_up_if_sparse(self.len);
    }

    /// Makes all pairs of a body due in the next step that moves it: its displacement starts again
    /// at 0, and their thresholds in the buckets may be earlier ones.
    pub(super) fn forget_thresholds(&mut self, slot: u32) {
        let buckets = &mut self.buckets;
        self.lists.forget_thresholds(slot, |pair| {
            if let Some(cached) = find_mut(buckets, pair) {
                cached.threshold = 0;
            }
        });
    }

    /// Removes pairs.
    fn remove(&mut self, pairs: &[Pair]) {
        for pair in pairs {
            let (bucket, a, b) = bucket_of(*pair);
            self.len -= usize::from(self.buckets[bucket].remove(a, b));
        }
    }

    /// Bytes of memory held.
    pub(crate) fn memory(&self) -> usize {
        let pairs = self.buckets.iter().map(Bucket::memory);
        let buckets = bytes(&self.buckets) + pairs.sum::<usize>();
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

#[inline]
fn find_mut(buckets: &mut [Bucket], pair: Pair) -> Option<&mut CachedPair> {
    let (bucket, a, b) = bucket_of(pair);
    let bucket = &mut buckets[bucket];
    let place = bucket.find(a, b)?;
    bucket.places_mut().get_mut(place)
}

/// A pair with its slots in the order in which they are stored.
#[inline(always)]
fn in_order(pair: CachedPair) -> CachedPair {
    let (_, a, _) = bucket_of(Pair::new(pair.a(), pair.b()));
    if pair.a() == a { pair } else { pair.swapped() }
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
    use crate::bodies::displacement::INVALIDATED;
    use crate::pairs::cache::*;
    use alloc::collections::BTreeMap;
    use sat2d_base::types::Relation;

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
        let pairs: Vec<Pair> = model
            .iter()
            .map(|(&(a, b), &relation)| Pair::changed(a, b, Relation::Overlapping, relation))
            .collect();
        let mut again = PairCache::default();
        again.resize(slots as usize);
        again.replace(&pairs, &[]).unwrap();
        check(&again, &model);
        // a pair that met keeps its relation if it is found as well
        let (met, rest) = pairs.split_at(pairs.len() / 2);
        let found: Vec<Pair> = met[met.len() / 2..].iter().chain(rest).copied().collect();
        let new = found.iter().map(|pair| Pair::new(pair.a(), pair.b()));
        again.replace(met, &new.collect::<Vec<_>>()).unwrap();
        for pair in rest {
            model.insert((pair.a(), pair.b()), Relation::Disjoint);
        }
        check(&again, &model);
        again.clear();
        check(&again, &Model::new());
    }

    /// What the lists remember of a pair is the threshold of before.
    #[test]
    fn a_pair_of_a_body_whose_displacement_starts_again_is_due_at_its_new_threshold() {
        let mut cache = PairCache::default();
        cache.resize(2);
        cache.add(Pair::new(0, 1)).unwrap();
        let set_threshold = |cache: &mut PairCache, threshold| {
            let places = cache.buckets_mut()[0].places_mut().iter_mut();
            (places.filter(|pair| !pair.is_none())).for_each(|pair| pair.threshold = threshold);
        };
        set_threshold(&mut cache, 10);
        while !cache.has_lists(true) {}
        for moved in [0, 1] {
            assert!(cache.due_pairs(&[moved], &[0, 5]).pairs.is_empty());
        }
        set_threshold(&mut cache, 3);
        cache.forget_thresholds(0);
        for moved in [0, 1] {
            assert_eq!(cache.due_pairs(&[moved], &[0, 5]).pairs.len(), 1);
        }
    }

    #[test]
    fn lists_have_the_pairs_of_a_few_bodies_that_are_due() {
        let mut rng = fastrand::Rng::with_seed(2);
        let slots = 3000;
        let mut cache = PairCache::default();
        cache.resize(slots as usize);
        // relations and thresholds
        let mut model: BTreeMap<(u32, u32), (Relation, u32)> = BTreeMap::new();
        let mut displacements = alloc::vec![0; slots as usize];
        let relations = [Relation::Disjoint, Relation::Touching];
        let mut uses = 0;
        for step in 0..100 {
            let mut moved: Vec<u32> = (0..9).map(|_| rng.u32(..slots)).chain([7]).collect();
            (moved.iter()).for_each(|&slot| displacements[slot as usize] += 1);
            // in some steps a body is invalidated; its displacement is 0 after the step
            let invalidated = [7, rng.u32(..slots)][rng.usize(..2)];
            let is_invalidated = step % 3 == 0;
            if is_invalidated {
                displacements[invalidated as usize] = INVALIDATED;
                moved.push(invalidated);
            }
            // some pairs come or go; in the end very many
            for _ in 0..if step == 0 || step > 90 { 9000 } else { 9 } {
                let (a, b) = (rng.u32(..slots), [7, rng.u32(..slots)][rng.usize(..2)]);
                let pair = Pair::new(a, b);
                let key = (pair.a(), pair.b());
                if a != b && rng.u32(..3) > 0 {
                    // either body of a new pair moved
                    moved.push([a, b][rng.usize(..2)]);
                    cache.add(pair).unwrap();
                    model.entry(key).or_insert((Relation::Disjoint, 0));
                } else if model.remove(&key).is_some() {
                    cache.finish(&PairChanges {
                        parted: Vec::from([pair]),
                        ..PairChanges::default()
                    });
                }
            }
            // what is to be decided, and how that is
            let mut decided = BTreeMap::new();
            for (&(a, b), &(_, threshold)) in &model {
                if displacements[a as usize] + displacements[b as usize] >= threshold {
                    decided.insert((a, b), (relations[rng.usize(..2)], 1 + rng.u32(..4)));
                }
            }
            let mut changed = Vec::new();
            let decide = |pair: &mut CachedPair| {
                let slots = Pair::new(pair.a(), pair.b());
                let (before, threshold) = &model[&(slots.a(), slots.b())];
                assert_eq!(pair.before(), *before);
                // a pair that is not due, but was when it was decided from the other list
                let known = decided.get(&(slots.a(), slots.b()));
                let (now, more) = known.copied().unwrap_or((*before, 0));
                let displacement = |slot: u32| displacements[slot as usize] % INVALIDATED;
                pair.threshold = match known {
                    Some(_) => displacement(pair.a()) + displacement(pair.b()) + more,
                    None => *threshold,
                };
                *pair = pair.settled(now);
                if now != *before {
                    changed.push(Pair::changed(pair.a(), pair.b(), *before, now));
                }
                (slots.a(), slots.b())
            };
            let mut due = Vec::new();
            if cache.has_lists(true) {
                uses += 1;
                let mut pairs = cache.due_pairs(&moved, &displacements);
                due.extend(pairs.pairs.iter_mut().map(decide));
                cache.store_decided(&pairs, &changed);
            } else {
                let places = cache.buckets_mut().iter_mut().flat_map(Bucket::places_mut);
                let here = places.filter(|pair| pair.is_due(&displacements));
                due.extend(here.map(decide));
            }
            for key in decided.keys() {
                assert!(due.contains(key), "step {step}: {key:?}");
            }
            cache.finish(&PairChanges {
                changed,
                ..PairChanges::default()
            });
            for (&(a, b), &(relation, more)) in &decided {
                let displacement = |slot: u32| displacements[slot as usize] % INVALIDATED;
                let threshold = displacement(a) + displacement(b) + more;
                model.insert((a, b), (relation, threshold));
            }
            if is_invalidated {
                displacements[invalidated as usize] = 0;
                cache.forget_thresholds(invalidated);
            }
        }
        assert!((60..90).contains(&uses), "{uses}");
        assert!(!cache.has_lists(false));
        let model = model
            .into_iter()
            .map(|(key, (relation, _))| (key, relation));
        let model: Model = model.collect();
        let places = cache.buckets_mut().iter_mut().flat_map(Bucket::places_mut);
        (places.filter(|pair| !pair.is_none())).for_each(|pair| pair.threshold = 0);
        check(&cache, &model);
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
