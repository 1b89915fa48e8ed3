//! Sorted lists of pairs: sorting, merging, and the update of the pairs that meet.

use crate::Phase;
use crate::pairs::pair::Pair;
use crate::threads::join;
use crate::tuning::{MERGE_CHUNK, PHASE_CHUNK};
use alloc::collections::TryReserveError;
use alloc::vec::Vec;

/// Sorts pairs of slots below `slots`. Many pairs are distributed by their lower slot (D. E. Knuth,
/// "Sorting and searching", 1973, 5.2, algorithm D); then those of each slot are sorted.
pub(super) fn sort(
    pairs: &mut Vec<Pair>,
    slots: usize,
    scratch: &mut Vec<Pair>,
    counts: &mut Vec<u32>,
) {
    if pairs.len() < slots / 4 {
        pairs.sort_unstable_by_key(|pair| pair.key());
        *counts = Vec::new();
        return;
    }
    scratch.clone_from(pairs);
    counts.clear();
    counts.resize(slots, 0);
    for pair in &*scratch {
        counts[pair.a() as usize] += 1;
    }
    let mut next = 0;
    for count in counts.iter_mut() {
        (*count, next) = (next, next + *count);
    }
    for pair in &*scratch {
        let place = &mut counts[pair.a() as usize];
        pairs[*place as usize] = *pair;
        *place += 1;
    }
    let slots = pairs.chunk_by_mut(|one, next| one.a() == next.a());
    slots.for_each(|pairs| pairs.sort_unstable_by_key(|pair| pair.key()));
}

/// Merges the pairs that `met`, with their relations, and those that were `found`, which are new
/// unless they met. Both lists are sorted, and so is the result.
pub(super) fn merge(met: &[Pair], found: &[Pair]) -> Result<Vec<Pair>, TryReserveError> {
    let mut all = Vec::new();
    all.try_reserve_exact(met.len() + found.len())?;
    let mut found = found.iter().copied().peekable();
    for pair in met {
        while let Some(new) = found.next_if(|new| new.key() < pair.key()) {
            all.push(new);
        }
        found.next_if(|new| new.key() == pair.key());
        all.push(*pair);
    }
    all.extend(found);
    Ok(all)
}

/// Sets the phases of the pairs that meet `now`, which all begin, by those that met `before`. Calls
/// `end` with those that no longer meet, many at a time. Both lists are sorted.
pub(super) fn set_phases(before: &[Pair], now: &mut [Pair], mut end: impl FnMut(&[Pair])) {
    let (mut i, mut j) = (0, 0);
    while i < before.len() && j < now.len() {
        // no branch: which list has the lower pair cannot be predicted
        let mut ended = [Pair::new(0, 0); PHASE_CHUNK];
        let mut count = 0;
        for _ in 0..PHASE_CHUNK {
            let (Some(old), Some(new)) = (before.get(i), now.get_mut(j)) else {
                break;
            };
            let (old_key, new_key) = (old.key(), new.key());
            *new = new.staying_if(old_key == new_key);
            ended[count] = *old;
            count += usize::from(old_key < new_key);
            i += usize::from(old_key <= new_key);
            j += usize::from(new_key <= old_key);
        }
        end(&ended[..count]);
    }
    end(&before[i..]);
}

/// The index of the first pair with a key of at least `key` in a sorted list, by galloping search
/// (J. L. Bentley and A. C.-C. Yao, "An almost optimal algorithm for unbounded searching", 1976).
#[inline]
pub(super) fn first_from(pairs: &[Pair], key: u64) -> usize {
    let mut step = 1;
    while step < pairs.len() && pairs[step].key() < key {
        step *= 2;
    }
    let (from, to) = (step / 2, pairs.len().min(step + 1));
    from + pairs[from..to].partition_point(|pair| pair.key() < key)
}

/// The pairs that met in the previous step, and those that changed since; both sorted.
pub(super) struct MeetingUpdate<'a> {
    pub(crate) before: &'a [Pair],
    pub(super) changed: &'a [Pair],
}

impl MeetingUpdate<'_> {
    /// The number of pairs that meet now.
    pub(crate) fn count(&self) -> usize {
        let of = |phase: Phase| move |pair: &&Pair| pair.phase() == phase;
        let begun = self.changed.iter().filter(of(Phase::Begin)).count();
        let ended = self.changed.iter().filter(of(Phase::End)).count();
        self.before.len() + begun - ended
    }

    /// Writes the pairs that meet now: [`count`](MeetingUpdate::count) of them.
    pub(crate) fn write(&self, mut now: &mut [Pair]) {
        let mut before = self.before;
        let mut put = |pairs: &[Pair], staying: bool| {
            let (here, rest) = core::mem::take(&mut now).split_at_mut(pairs.len());
            for (to, pair) in here.iter_mut().zip(pairs) {
                *to = if staying { pair.staying() } else { *pair };
            }
            now = rest;
        };
        for pair in self.changed {
            let stay;
            (stay, before) = before.split_at(first_from(before, pair.key()));
            put(stay, true);
            match pair.phase() {
                Phase::Begin => put(&[*pair], false),
                Phase::Stay => {
                    put(&[*pair], false);
                    before = &before[1..];
                }
                Phase::End => before = &before[1..],
            }
        }
        put(before, true);
    }

    /// Writes the pairs that meet now, on several threads, by halving the list.
    pub(super) fn write_parallel(&self, now: &mut [Pair]) {
        if self.before.len() < 2 * MERGE_CHUNK {
            return self.write(now);
        }
        let (low, high) = self.before.split_at(self.before.len() / 2);
        let middle = high[0].key();
        let at = self.changed.partition_point(|pair| pair.key() < middle);
        let (low_changed, high_changed) = self.changed.split_at(at);
        let low = MeetingUpdate {
            before: low,
            changed: low_changed,
        };
        let high = MeetingUpdate {
            before: high,
            changed: high_changed,
        };
        let (low_now, high_now) = now.split_at_mut(low.count());
        join(
            true,
            || low.write_parallel(low_now),
            || high.write_parallel(high_now),
        );
    }
}

#[cfg(test)]
mod tests {
    use crate::pairs::list::*;
    use Relation::{Disjoint, Overlapping, Touching};
    use alloc::collections::BTreeMap;
    use sat2d_base::types::Relation;

    #[test]
    fn updates_are_the_same_on_one_thread_and_on_several() {
        let mut rng = fastrand::Rng::with_seed(1);
        for (count, changes) in [
            (0, 5),
            (40, 0),
            (40, 30),
            (5 * MERGE_CHUNK, 1),
            (5 * MERGE_CHUNK, MERGE_CHUNK),
        ] {
            let slots = 2000;
            let mut pair = || (rng.u32(..slots), slots + rng.u32(..slots));
            let before: BTreeMap<_, _> = (0..count).map(|_| (pair(), Touching)).collect();
            let mut now = before.clone();
            // some of the pairs that are there, and some others
            let mut changed: BTreeMap<(u32, u32), Pair> = BTreeMap::new();
            let known = before.keys().step_by(count / (changes + 1) + 1).copied();
            let some: Vec<_> = known.chain((0..changes).map(|_| pair())).collect();
            for (i, (a, b)) in some.into_iter().enumerate() {
                let was = before.get(&(a, b)).copied().unwrap_or(Disjoint);
                let is = match (was, i % 2) {
                    (Disjoint, _) | (_, 0) => Overlapping,
                    _ => Disjoint,
                };
                changed.insert((a, b), Pair::changed(a, b, was, is));
                match is {
                    Disjoint => now.remove(&(a, b)),
                    _ => now.insert((a, b), is),
                };
            }
            let before: Vec<Pair> = before
                .iter()
                .map(|(&(a, b), &relation)| Pair::changed(a, b, Disjoint, relation))
                .collect();
            let changed: Vec<Pair> = changed.into_values().collect();
            let begun = |key: u64| {
                let is_new = |pair: &Pair| pair.key() == key && pair.phase() == Phase::Begin;
                changed.iter().any(is_new)
            };
            let change = MeetingUpdate {
                before: &before,
                changed: &changed,
            };
            let (mut whole, mut parts) = (Vec::new(), Vec::new());
            whole.resize(change.count(), Pair::new(9, 9));
            parts.clone_from(&whole);
            change.write(&mut whole);
            change.write_parallel(&mut parts);
            let parts_of = |pair: &Pair| (pair.a(), pair.b(), pair.relation(), pair.phase());
            assert!(whole.iter().map(parts_of).eq(parts.iter().map(parts_of)));
            let pairs = whole
                .iter()
                .map(|pair| ((pair.a(), pair.b()), pair.relation()));
            assert!(pairs.eq(now));
            let phases = |pair: &Pair| (pair.phase() == Phase::Begin) == begun(pair.key());
            assert!(whole.iter().step_by(97).all(phases));
        }
    }

    #[test]
    fn merged_pairs_are_sorted_and_keep_their_relations() {
        let met = [2, 5, 6].map(|a| Pair::changed(a, 9, Disjoint, Touching));
        let found = [1, 2, 4, 6, 8].map(|a| Pair::new(a, 9));
        let all = merge(&met, &found).unwrap();
        let told: Vec<_> = all.iter().map(|pair| (pair.a(), pair.relation())).collect();
        let expected = [
            (1, false),
            (2, true),
            (4, false),
            (5, true),
            (6, true),
            (8, false),
        ];
        let relation = |met| if met { Touching } else { Disjoint };
        assert_eq!(told, expected.map(|(a, met)| (a, relation(met))));
    }
}
