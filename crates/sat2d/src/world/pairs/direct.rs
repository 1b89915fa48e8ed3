//! A step without the pair cache: all pairs whose tight AABBs meet are decided, and the list of
//! those that meet is compared with that of the last step.

use crate::simd::dispatch;
use crate::types::Relation;
use crate::world::bodies::arrays::Bodies;
use crate::world::pairs::cached_pair::CachedPair;
use crate::world::pairs::pair::Pair;
use crate::world::pairs::rectangle_batch::{BATCH, Columns, RectangleBatch};
use alloc::vec::Vec;

/// The number of pairs that a thread decides at a time.
#[cfg(feature = "parallel")]
const CHUNK: usize = 8 * BATCH;

impl Bodies {
    /// Adds those pairs that meet.
    pub(crate) fn decide_pairs(&self, threads: bool, pairs: &[Pair], meeting: &mut Vec<Pair>) {
        #[cfg(feature = "parallel")]
        if threads {
            use rayon::prelude::*;
            let parts = pairs.par_chunks(CHUNK).with_max_len(1).map(|pairs| {
                let mut meeting = Vec::new();
                self.decide_in_batches(pairs, &mut meeting);
                meeting
            });
            let parts: Vec<Vec<Pair>> = parts.collect();
            return parts.iter().for_each(|part| meeting.extend(part));
        }
        let _ = threads;
        self.decide_in_batches(pairs, meeting);
    }

    fn decide_in_batches(&self, pairs: &[Pair], meeting: &mut Vec<Pair>) {
        let mut columns = Columns::new();
        let mut batch = [CachedPair::new(0, 0, Relation::Disjoint); BATCH];
        let mut open = [0; BATCH];
        for pairs in pairs.chunks(BATCH) {
            let batch = &mut batch[..pairs.len()];
            for (i, pair) in pairs.iter().enumerate() {
                batch[i] = CachedPair::new(pair.a(), pair.b(), Relation::Disjoint);
                open[i] = i as u32;
            }
            let has_tolerance = self.touching_tolerance > 0.0;
            let count = if has_tolerance {
                pairs.len()
            } else {
                dispatch(RectangleBatch {
                    proxies: &self.proxies,
                    displacements: &self.displacements,
                    scale: self.scale,
                    pairs: batch,
                    due: &mut open[..pairs.len()],
                    columns: &mut columns,
                })
            };
            for &index in &open[..count] {
                let pair = &batch[index as usize];
                let (a, b) = (pair.a(), pair.b());
                let relation = match pair.now() {
                    _ if has_tolerance => self.event_relation_and_bound(a, b).0,
                    Some(relation) => relation,
                    None => self.relation(a, b),
                };
                if relation.hits() {
                    meeting.push(Pair::changed(a, b, Relation::Disjoint, relation));
                }
            }
        }
    }
}
