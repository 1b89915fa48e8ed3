//! Lists of pairs: in order, and brought together with what was found anew.

use crate::types::Relation;
use crate::world::step::both;
use crate::world::{BodyId, Phase};
use alloc::vec::Vec;

/// How many pairs are worth another thread.
const PART: usize = 16_384;

/// Two slots whose bodies meet or may, the lower first, how they stand and what became of them. In one word: 28 bits each for the slots, 4 for the
/// relation, 4 for the phase, so that pairs are ordered as numbers are.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Pair(u64);

/// Two bodies that no longer meet; one of them or both may be gone.
#[derive(Clone, Copy, Debug)]
pub(crate) struct EndedPair {
    pub(crate) ids: [BodyId; 2],
    pub(crate) users: [u64; 2],
}

impl EndedPair {
    /// Both slots, as [`Pair::key`] has them.
    #[inline]
    pub(crate) fn key(&self) -> u64 {
        let [a, b] = self.ids;
        Pair::new(a.slot(), b.slot()).key()
    }
}

/// What two bits say.
#[inline(always)]
pub(crate) fn relation_of(bits: u32) -> Relation {
    match bits {
        0 => Relation::Disjoint,
        1 => Relation::Touching,
        _ => Relation::Overlapping,
    }
}

impl Pair {
    /// Two slots of which nothing was told.
    #[inline]
    pub(crate) fn new(a: u32, b: u32) -> Pair {
        let slots = u64::from(a.min(b)) << 28 | u64::from(a.max(b));
        Pair(slots << 8)
    }

    #[inline]
    pub(crate) fn a(self) -> u32 {
        (self.0 >> 36) as u32
    }

    #[inline]
    pub(crate) fn b(self) -> u32 {
        (self.0 >> 8) as u32 & ((1 << 28) - 1)
    }

    /// Both slots.
    #[inline]
    pub(crate) fn key(self) -> u64 {
        self.0 >> 8
    }

    #[inline]
    pub(crate) fn relation(self) -> Relation {
        relation_of((self.0 >> 4) as u32 & 3)
    }

    #[inline]
    pub(crate) fn phase(self) -> Phase {
        match self.0 & 15 {
            0 => Phase::Begin,
            1 => Phase::Stay,
            _ => Phase::End,
        }
    }

    /// Where the pairs from a key on begin in a list in order: by steps that double and then halve, for a key that is not far.
    #[inline]
    pub(crate) fn first_from(pairs: &[Pair], key: u64) -> usize {
        let mut step = 1;
        while step < pairs.len() && pairs[step].key() < key {
            step *= 2;
        }
        let (from, to) = (step / 2, pairs.len().min(step + 1));
        from + pairs[from..to].partition_point(|pair| pair.key() < key)
    }

    /// The same a step later, if nothing changed.
    #[inline(always)]
    pub(crate) fn staying(self) -> Pair {
        Pair(self.0 & !15 | Phase::Stay as u64)
    }

    /// Whether these are two slots that meet, as a step tells of them.
    #[cfg(feature = "serde")]
    pub(crate) fn is_sound(self) -> bool {
        self.a() < self.b() && matches!(self.0 >> 4 & 15, 1 | 2) && self.0 & 15 < 2
    }

    /// Two slots that stood so at the last step and stand so now, which is something else.
    pub(crate) fn changed(a: u32, b: u32, before: Relation, now: Relation) -> Pair {
        let phase = match (before.hits(), now.hits()) {
            (false, _) => Phase::Begin,
            (true, true) => Phase::Stay,
            (true, false) => Phase::End,
        };
        Pair(Pair::new(a, b).0 | (now as u64) << 4 | phase as u64)
    }
}

/// Sorts pairs of slots below `slots`. Where there are many, they are dealt out by their upper slot and then by their lower, which
/// takes one look at each and compares nothing.
pub(crate) fn sort(
    pairs: &mut Vec<Pair>,
    slots: usize,
    scratch: &mut Vec<Pair>,
    counts: &mut Vec<u32>,
) {
    if pairs.len() < slots / 4 {
        pairs.sort_unstable_by_key(|pair| pair.key());
        return;
    }
    scratch.clone_from(pairs);
    deal(pairs, scratch, slots, counts, Pair::b);
    deal(scratch, pairs, slots, counts, Pair::a);
}

/// Copies pairs in the order of a slot, equal ones as they come.
fn deal(
    from: &[Pair],
    to: &mut [Pair],
    slots: usize,
    counts: &mut Vec<u32>,
    slot: impl Fn(Pair) -> u32,
) {
    counts.clear();
    counts.resize(slots, 0);
    for pair in from {
        counts[slot(*pair) as usize] += 1;
    }
    let mut next = 0;
    for count in counts.iter_mut() {
        (*count, next) = (next, next + *count);
    }
    for pair in from {
        let place = &mut counts[slot(*pair) as usize];
        to[*place as usize] = *pair;
        *place += 1;
    }
}

/// All pairs that `met`, with how they stood, and those that were `found`, of which nothing was told. Both lists are in order, and so is what
/// comes out.
pub(crate) fn merge(met: &[Pair], found: &[Pair]) -> Vec<Pair> {
    let mut all = Vec::with_capacity(found.len());
    let mut found = found.iter().copied().peekable();
    for pair in met {
        while let Some(new) = found.next_if(|new| new.key() < pair.key()) {
            all.push(new);
        }
        found.next_if(|new| new.key() == pair.key());
        all.push(*pair);
    }
    all.extend(found);
    all
}

/// The pairs that met, and what became of some of them and who came to them; both in order.
pub(crate) struct Change<'a> {
    pub(crate) before: &'a [Pair],
    pub(crate) news: &'a [Pair],
}

impl Change<'_> {
    /// How many pairs meet now.
    pub(crate) fn count(&self) -> usize {
        let of = |phase: Phase| move |pair: &&Pair| pair.phase() == phase;
        let begun = self.news.iter().filter(of(Phase::Begin)).count();
        let ended = self.news.iter().filter(of(Phase::End)).count();
        self.before.len() + begun - ended
    }

    /// Writes the pairs that meet now, of which there is [`count`](Change::count).
    pub(crate) fn write(&self, mut now: &mut [Pair]) {
        let mut before = self.before;
        let mut put = |pairs: &[Pair], staying: bool| {
            let (here, rest) = core::mem::take(&mut now).split_at_mut(pairs.len());
            for (to, pair) in here.iter_mut().zip(pairs) {
                *to = if staying { pair.staying() } else { *pair };
            }
            now = rest;
        };
        for pair in self.news {
            let stay;
            (stay, before) = before.split_at(Pair::first_from(before, pair.key()));
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

    /// The same, from half of the pairs on each, and so on, by threads.
    pub(crate) fn write_in_parts(&self, now: &mut [Pair]) {
        if self.before.len() < 2 * PART {
            return self.write(now);
        }
        let (low, high) = self.before.split_at(self.before.len() / 2);
        let (low_news, high_news) = self
            .news
            .split_at(self.news.partition_point(|pair| pair.key() < high[0].key()));
        let low = Change {
            before: low,
            news: low_news,
        };
        let high = Change {
            before: high,
            news: high_news,
        };
        let (low_now, high_now) = now.split_at_mut(low.count());
        both(
            true,
            || low.write_in_parts(low_now),
            || high.write_in_parts(high_now),
        );
    }
}

#[cfg(test)]
mod tests {
    use crate::world::pairs::list::*;
    use Relation::{Disjoint, Overlapping, Touching};
    use alloc::collections::BTreeMap;

    #[test]
    fn pairs_come_go_and_stay_in_one_part_or_many() {
        let mut rng = fastrand::Rng::with_seed(1);
        for (count, changes) in [(0, 5), (40, 0), (40, 30), (5 * PART, 1), (5 * PART, PART)] {
            let slots = 2000;
            let mut pair = || (rng.u32(..slots), slots + rng.u32(..slots));
            let before: BTreeMap<_, _> = (0..count).map(|_| (pair(), Touching)).collect();
            let mut now = before.clone();
            // some of those there are, and some others
            let mut news: BTreeMap<(u32, u32), Pair> = BTreeMap::new();
            let known = before.keys().step_by(count / (changes + 1) + 1).copied();
            let changed: Vec<_> = known.chain((0..changes).map(|_| pair())).collect();
            for (i, (a, b)) in changed.into_iter().enumerate() {
                let stood = before.get(&(a, b)).copied().unwrap_or(Disjoint);
                let stands = match (stood, i % 2) {
                    (Disjoint, _) | (_, 0) => Overlapping,
                    _ => Disjoint,
                };
                news.insert((a, b), Pair::changed(a, b, stood, stands));
                match stands {
                    Disjoint => now.remove(&(a, b)),
                    _ => now.insert((a, b), stands),
                };
            }
            let before: Vec<Pair> = before
                .iter()
                .map(|(&(a, b), &relation)| Pair::changed(a, b, Disjoint, relation))
                .collect();
            let news: Vec<Pair> = news.into_values().collect();
            let begun = |key: u64| {
                let is_new = |pair: &Pair| pair.key() == key && pair.phase() == Phase::Begin;
                news.iter().any(is_new)
            };
            let change = Change {
                before: &before,
                news: &news,
            };
            let (mut whole, mut parts) = (Vec::new(), Vec::new());
            whole.resize(change.count(), Pair::new(9, 9));
            parts.clone_from(&whole);
            change.write(&mut whole);
            change.write_in_parts(&mut parts);
            let told = |pair: &Pair| (pair.a(), pair.b(), pair.relation(), pair.phase());
            assert!(whole.iter().map(told).eq(parts.iter().map(told)));
            let pairs = whole
                .iter()
                .map(|pair| ((pair.a(), pair.b()), pair.relation()));
            assert!(pairs.eq(now));
            let phases = |pair: &Pair| (pair.phase() == Phase::Begin) == begun(pair.key());
            assert!(whole.iter().step_by(97).all(phases));
        }
    }
}
