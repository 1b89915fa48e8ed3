//! A step without the pair cache: all pairs whose tight AABBs meet are decided, and the list of
//! those that meet is compared with that of the last step.

use crate::bodies::arrays::Bodies;
use crate::pairs::batch::{Columns, RelationBatch};
use crate::pairs::cached_pair::UNKNOWN;
use crate::pairs::pair::{Pair, relation_of};
use crate::tuning::BATCH;
#[cfg(feature = "parallel")]
use crate::tuning::DECIDE_CHUNK;
use alloc::vec::Vec;
use sat2d_base::simd::dispatch;

impl Bodies {
    /// Adds those pairs that meet.
    pub(crate) fn decide_pairs(&self, threads: bool, pairs: &[Pair], meeting: &mut Vec<Pair>) {
        #[cfg(feature = "parallel")]
        if threads {
            use rayon::prelude::*;
            let parts = pairs.par_chunks(DECIDE_CHUNK).with_max_len(1).map(|pairs| {
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
        for pairs in pairs.chunks(BATCH) {
            let columns = &mut columns;
            // a batch knows nothing of a touching tolerance
            let has_tolerance = self.touching_tolerance > 0.0;
            let relations = if has_tolerance {
                &[UNKNOWN; BATCH]
            } else {
                dispatch(RelationBatch {
                    proxies: &self.proxies,
                    pairs,
                    columns,
                })
            };
            let mut meets = [Pair::new(0, 0); BATCH];
            let mut count = 0;
            for (pair, &relation) in pairs.iter().zip(relations) {
                let (a, b) = (pair.a(), pair.b());
                let relation = match relation {
                    UNKNOWN if has_tolerance => self.event_relation_and_bound(a, b).0,
                    UNKNOWN => self.relation(a, b),
                    known => relation_of(known),
                };
                // no branch: which pairs meet cannot be predicted
                meets[count] = pair.with_relation(relation);
                count += usize::from(relation.hits());
            }
            meeting.extend_from_slice(&meets[..count]);
        }
    }
}
