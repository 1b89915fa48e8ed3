//! Pairs that meet but are refused, by a one-way body or by the caller's predicate.
//!
//! A refused pair is decided and cached like any other, but it is kept out of the list of pairs
//! that meet, so it has no events, until its bodies part.

use crate::BodyId;
use crate::Phase;
use crate::memory::bytes;
use crate::pairs::list::merge;
use crate::pairs::pair::Pair;
use alloc::borrow::Cow;
use alloc::collections::{BTreeMap, TryReserveError};
use alloc::vec::Vec;
use sat2d_base::sort::sort_by;
use sat2d_base::types::Relation;

/// What the caller's predicate answered about a pair.
pub(crate) type Answered = ([BodyId; 2], bool);

/// The answers given since the last step.
#[derive(Clone, Debug, Default)]
pub(crate) struct Answers {
    /// About pairs that have not begun. By id: a slot may be used again before the next step.
    pub(crate) known: BTreeMap<[BodyId; 2], bool>,
    /// What the predicate answered, for recordings: about these pairs and those that began in the
    /// step.
    pub(crate) answered: Vec<Answered>,
}

/// The pairs that are refused.
#[derive(Clone, Debug, Default)]
pub(crate) struct Refusals {
    /// Those that met in the last step, sorted.
    pub(crate) pairs: Vec<Pair>,
    pub(crate) answers: Answers,
}

impl Refusals {
    /// Whether a pair that met in the last step is refused.
    pub(crate) fn contains(&self, pair: Pair) -> bool {
        is_among(&self.pairs, pair)
    }

    /// Removes the refused pairs from a list of changes, and forgets those that end.
    pub(super) fn remove_refused_changes(&mut self, changed: &mut Vec<Pair>) {
        if self.pairs.is_empty() {
            return;
        }
        let mut ended = Vec::new();
        changed.retain(|pair| {
            let is_refused = self.contains(*pair);
            if is_refused && pair.phase() == Phase::End {
                ended.push(*pair);
            }
            !is_refused
        });
        self.pairs.retain(|pair| !is_among(&ended, *pair));
    }

    /// Removes the refused pairs from the sorted list of those that meet now, and forgets all
    /// others.
    pub(super) fn remove_refused(&mut self, meeting: &mut Vec<Pair>) {
        if self.pairs.is_empty() {
            return;
        }
        self.pairs.retain(|pair| is_among(meeting, *pair));
        meeting.retain(|pair| !is_among(&self.pairs, *pair));
    }

    /// All pairs that met in the last step: those that are in its list, and the refused ones.
    pub(super) fn with_refused<'a>(
        &self,
        meeting: &'a [Pair],
    ) -> Result<Cow<'a, [Pair]>, TryReserveError> {
        if self.pairs.is_empty() {
            return Ok(Cow::Borrowed(meeting));
        }
        merge(meeting, &self.pairs).map(Cow::Owned)
    }

    /// Moves pairs from the list of those that meet to the refused ones; both lists are sorted.
    pub(crate) fn add(&mut self, refused: Vec<Pair>, meeting: &mut Vec<Pair>) {
        if refused.is_empty() {
            return;
        }
        meeting.retain(|pair| !is_among(&refused, *pair));
        self.pairs.extend(refused);
        sort_by(&mut self.pairs, &mut |p, q| p.key().cmp(&q.key()));
    }

    /// Moves refused pairs that touch to the list of those that meet, where they begin.
    pub(crate) fn begin(&mut self, begun: &[Pair], meeting: &mut Vec<Pair>) {
        if begun.is_empty() {
            return;
        }
        self.pairs.retain(|pair| !is_among(begun, *pair));
        let begin = |pair: &Pair| Pair::new(pair.a(), pair.b()).with_relation(Relation::Touching);
        meeting.extend(begun.iter().map(begin));
        sort_by(meeting, &mut |p, q| p.key().cmp(&q.key()));
    }

    /// Bytes of memory held.
    pub(crate) fn memory(&self) -> usize {
        let known = self.answers.known.len() * size_of::<Answered>();
        bytes(&self.pairs) + known + bytes(&self.answers.answered)
    }
}

/// Whether a pair is in a sorted list.
pub(crate) fn is_among(pairs: &[Pair], pair: Pair) -> bool {
    let found = pairs.binary_search_by_key(&pair.key(), |other| other.key());
    found.is_ok()
}

#[cfg(test)]
mod tests {
    use crate::pairs::refusal::*;
    use alloc::vec;
    use sat2d_base::types::Relation::{Disjoint, Touching};

    #[test]
    fn refused_pairs_are_in_no_list_until_they_end() {
        let pair = |a, before, now| Pair::changed(a, 9, before, now);
        let meets = |a: u32| pair(a, Disjoint, Touching);
        let keys = |pairs: &[Pair]| pairs.iter().map(|pair| pair.a()).collect::<Vec<_>>();
        let mut refusals = Refusals::default();
        let mut meeting: Vec<Pair> = (0..6).map(meets).collect();
        refusals.add(Vec::new(), &mut meeting);
        refusals.remove_refused(&mut meeting);
        assert_eq!((keys(&refusals.pairs), meeting.len()), (Vec::new(), 6));
        refusals.add(vec![meets(4)], &mut meeting);
        refusals.add(vec![meets(1), meets(3)], &mut meeting);
        assert_eq!(keys(&refusals.pairs), [1, 3, 4]);
        assert_eq!(keys(&meeting), [0, 2, 5]);
        assert_eq!(
            keys(&refusals.with_refused(&meeting).unwrap()),
            [0, 1, 2, 3, 4, 5]
        );
        assert!(refusals.contains(meets(3)) && !refusals.contains(meets(2)));
        // a refused one stays, another ends; so does one that is not refused
        let mut changed = vec![
            pair(1, Touching, Touching),
            pair(3, Touching, Disjoint),
            pair(5, Touching, Disjoint),
        ];
        refusals.remove_refused_changes(&mut changed);
        assert_eq!(
            (keys(&changed), keys(&refusals.pairs)),
            (vec![5], vec![1, 4])
        );
        // of the refused ones, only 4 meets now
        let mut meeting: Vec<Pair> = [2, 3, 4].map(meets).into();
        refusals.remove_refused(&mut meeting);
        assert_eq!(
            (keys(&meeting), keys(&refusals.pairs)),
            (vec![2, 3], vec![4])
        );
    }
}
