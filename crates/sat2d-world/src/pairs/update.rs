//! Updating the pair cache: the relations of the pairs that are due.

use crate::bodies::arrays::Bodies;
use crate::bodies::displacement::INVALIDATED;
use crate::pairs::batch::{Columns, DueBatch};
use crate::pairs::bucket::Bucket;
use crate::pairs::cached_pair::{CachedPair, UNKNOWN};
use crate::pairs::pair::Pair;
use crate::tuning::{BATCH, ROW};
use alloc::vec::Vec;
use sat2d_base::simd::dispatch;
use sat2d_base::types::Relation;

/// What an update found.
#[derive(Default)]
pub(crate) struct PairChanges {
    /// The pairs whose relations differ from those of the last step.
    pub(super) changed: Vec<Pair>,
    /// The pairs that have parted and are yet to be
    /// [removed](crate::pairs::cache::PairCache::remove).
    pub(super) parted: Vec<Pair>,
    /// The number of pairs that were due.
    pub(super) due: usize,
}

impl Bodies {
    /// Decides these pairs; some may be there more than once. The changes are sorted.
    pub(crate) fn update_some(&self, pairs: &mut [CachedPair]) -> PairChanges {
        let mut changes = PairChanges::default();
        let mut columns = Columns::new();
        for some in pairs.chunks_mut(BATCH) {
            let mut places: [u32; BATCH] = core::array::from_fn(|place| place as u32);
            let places = &mut places[..some.len()];
            self.update_due(some, places, &mut columns, &mut changes);
        }
        changes.changed.sort_unstable_by_key(|pair| pair.key());
        changes.changed.dedup_by_key(|pair| pair.key());
        changes
    }

    /// Decides all pairs that are due. The changes come in the order of the buckets.
    pub(super) fn update_pairs(&self, threads: bool, buckets: &mut [Bucket]) -> Vec<PairChanges> {
        #[cfg(feature = "parallel")]
        if threads {
            use rayon::prelude::*;
            let parts = buckets.par_iter_mut().with_max_len(1).map(|bucket| {
                let mut changes = PairChanges::default();
                let columns = &mut Columns::new();
                self.update_bucket(bucket.places_mut(), columns, &mut changes);
                changes
            });
            return parts.collect();
        }
        let _ = threads;
        let mut changes = PairChanges::default();
        let mut columns = Columns::new();
        for bucket in buckets {
            self.update_bucket(bucket.places_mut(), &mut columns, &mut changes);
        }
        alloc::vec![changes]
    }

    /// Decides the due pairs of a bucket.
    fn update_bucket(
        &self,
        bucket: &mut [CachedPair],
        columns: &mut Columns,
        changes: &mut PairChanges,
    ) {
        let mut due = [0; BATCH + ROW];
        let mut next = 0;
        while next < bucket.len() {
            let mut count = 0;
            for row in bucket[next..].as_chunks::<ROW>().0 {
                for pair in row {
                    // no branch: which pairs are due cannot be predicted
                    due[count] = next as u32;
                    count += usize::from(pair.is_due(&self.displacements));
                    next += 1;
                }
                if count >= BATCH {
                    break;
                }
            }
            self.update_due(bucket, &mut due[..count], columns, changes);
        }
    }

    /// Decides some pairs: those of rectangles or of circles in a batch, the rest one by one. A
    /// batch knows nothing of a touching tolerance.
    fn update_due(
        &self,
        bucket: &mut [CachedPair],
        due: &mut [u32],
        columns: &mut Columns,
        changes: &mut PairChanges,
    ) {
        changes.due += due.len();
        let count = if self.touching_tolerance > 0.0 {
            for &index in &*due {
                let pair = &mut bucket[index as usize];
                *pair = pair.with_now(UNKNOWN);
            }
            due.len()
        } else {
            dispatch(DueBatch {
                proxies: &self.proxies,
                displacements: &self.displacements,
                scale: self.scale,
                pairs: bucket,
                due,
                columns,
            })
        };
        for &index in &due[..count] {
            let pair = &mut bucket[index as usize];
            let (a, b, before) = (pair.a(), pair.b(), pair.before());
            let is_invalidated = pair.displacement(&self.displacements) >= INVALIDATED;
            let is_known_to_interact = pair.now().is_some() && !is_invalidated;
            let interact = is_known_to_interact || self.interact(a, b);
            let relation = match pair.now() {
                Some(relation) if interact => relation,
                None if interact => {
                    let (relation, bound) = self.event_relation_and_bound(a, b);
                    // the displacement of an invalidated body is 0 after this step
                    let displacement = |slot: u32| match self.displacements[slot as usize] {
                        INVALIDATED => 0,
                        displacement => displacement,
                    };
                    let sum = displacement(a) + displacement(b);
                    pair.threshold = self.scale.threshold(sum, bound);
                    relation
                }
                _ => Relation::Disjoint,
            };
            *pair = pair.settled(relation);
            if relation != before {
                changes.changed.push(Pair::changed(a, b, before, relation));
            }
            let stays = relation.hits() || (interact && self.tree_boxes_meet(a, b));
            if !stays {
                changes.parted.push(Pair::new(a, b));
            }
        }
    }

    fn tree_boxes_meet(&self, a: u32, b: u32) -> bool {
        self.tree_boxes[a as usize].intersects(&self.tree_boxes[b as usize])
    }
}
