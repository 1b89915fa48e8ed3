//! The pairs that overlap now, between two steps.

use crate::bodies::arrays::Bodies;
use crate::broad_phase::BroadPhase;
use crate::pair_source::PairSource;
use crate::pairs::pair::Pair;
use crate::pairs::state::Pairs;
use crate::threads::Threads;
use crate::{BodyKind, WorldError};
use alloc::vec::Vec;
use sat2d_base::types::Relation;

impl Pairs {
    /// The pairs that overlap now without a sensor, sorted.
    pub(crate) fn overlapping(
        &mut self,
        bodies: &mut Bodies,
        broad_phase: &mut BroadPhase,
        threads: Threads,
        max_pairs: usize,
    ) -> Result<Vec<Pair>, WorldError> {
        let mut pairs = Vec::new();
        if self.strategy.source() == PairSource::Rebuilt {
            let near = self.near_pairs(bodies, broad_phase, threads, Vec::new(), max_pairs)?;
            let threads = self.divides(broad_phase, threads);
            bodies.decide_pairs(threads, &near, &mut pairs);
            pairs.retain(|pair| pair.relation().overlaps());
        } else {
            self.update_cache(bodies, broad_phase, threads, max_pairs)?;
            // the move buffer is empty now, and new pairs are due in the next step
            self.pending.add_all();
            pairs.extend(self.cached_overlaps(bodies));
        }
        let is_sensor = |slot| bodies.kind(slot) == BodyKind::Sensor;
        pairs.retain(|pair| !is_sensor(pair.a()) && !is_sensor(pair.b()));
        pairs.sort_unstable_by_key(|pair| pair.key());
        Ok(pairs)
    }

    /// The pairs of the cache that overlap.
    fn cached_overlaps(&self, bodies: &Bodies) -> impl Iterator<Item = Pair> {
        self.cache.pairs().filter_map(|pair| {
            let (a, b) = (pair.a(), pair.b());
            let relation = match pair.is_due(&bodies.displacements) {
                true if bodies.interact(a, b) => bodies.relation(a, b),
                true => Relation::Disjoint,
                false => pair.before(),
            };
            relation.overlaps().then(|| Pair::new(a, b))
        })
    }
}
