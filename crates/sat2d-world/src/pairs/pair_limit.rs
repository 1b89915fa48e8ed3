//! Lists of the pairs that a search finds, up to a limit.

use crate::WorldError;
use crate::pairs::pair::Pair;
use alloc::vec::Vec;
use core::ops::ControlFlow;
use core::sync::atomic::{AtomicUsize, Ordering};
use sat2d_base::limit::LimitError;

/// The first capacity of a list.
const FIRST: usize = 64;

/// A limit on the pairs of all lists of one search. It is checked when a list grows, so that it
/// costs nothing for each pair.
pub(crate) struct PairLimit {
    most: usize,
    /// The pairs in full lists: never more than there are, and at least half of them.
    counted: AtomicUsize,
}

impl PairLimit {
    pub(crate) fn new(most: usize) -> PairLimit {
        PairLimit {
            most,
            counted: AtomicUsize::new(0),
        }
    }

    /// Checks that this number of pairs is within the limit.
    pub(crate) fn check(&self, pairs: usize) -> Result<(), WorldError> {
        if pairs <= self.most {
            Ok(())
        } else {
            Err(LimitError::Pairs { limit: self.most }.into())
        }
    }
}

/// A list of pairs that were found.
pub(crate) struct LimitedPairs<'a> {
    pub(crate) pairs: Vec<Pair>,
    limit: &'a PairLimit,
    /// How many of its pairs the limit knows of.
    counted: usize,
}

impl<'a> LimitedPairs<'a> {
    /// An empty list in the memory of another one.
    pub(crate) fn new(mut pairs: Vec<Pair>, limit: &'a PairLimit) -> LimitedPairs<'a> {
        pairs.clear();
        LimitedPairs {
            pairs,
            limit,
            counted: 0,
        }
    }

    /// Adds a pair, unless the limit is exceeded or memory runs out.
    #[inline]
    pub(crate) fn push(&mut self, pair: Pair) -> ControlFlow<WorldError> {
        if self.pairs.len() == self.pairs.capacity()
            && let Err(error) = self.grow()
        {
            return ControlFlow::Break(error);
        }
        self.pairs.push(pair);
        ControlFlow::Continue(())
    }

    #[cfg(feature = "parallel")]
    pub(crate) fn limit(&self) -> &'a PairLimit {
        self.limit
    }

    /// Adds the lists of several threads, in their order.
    #[cfg(feature = "parallel")]
    pub(crate) fn extend(&mut self, lists: Vec<Vec<Pair>>) -> Result<(), WorldError> {
        let count: usize = lists.iter().map(Vec::len).sum();
        self.limit.check(self.pairs.len() + count)?;
        self.pairs.try_reserve(count)?;
        lists
            .iter()
            .for_each(|list| self.pairs.extend_from_slice(list));
        Ok(())
    }

    #[cold]
    fn grow(&mut self) -> Result<(), WorldError> {
        let new = self.pairs.len() - self.counted;
        self.counted = self.pairs.len();
        let before = self.limit.counted.fetch_add(new, Ordering::Relaxed);
        // one more is about to be added
        self.limit.check(before + new + 1)?;
        let more = self.pairs.len().max(FIRST).min(self.limit.most);
        Ok(self.pairs.try_reserve_exact(more)?)
    }
}

#[cfg(test)]
mod tests {
    use crate::pairs::pair_limit::*;
    #[cfg(feature = "parallel")]
    use alloc::vec;

    #[test]
    fn a_search_ends_when_its_lists_exceed_the_limit() {
        for most in [0, FIRST, 1000] {
            let limit = PairLimit::new(most);
            let mut lists = [(); 3].map(|()| LimitedPairs::new(Vec::new(), &limit));
            let pushed = (0..4 * most + 4 * FIRST).position(|number| {
                let pair = Pair::new(number as u32, 0);
                lists[number % 3].push(pair).is_break()
            });
            let pushed = pushed.expect("the limit is noticed");
            assert!(
                (most..=2 * most + 3 * FIRST).contains(&pushed),
                "{most}: {pushed}"
            );
        }
        // a single list of the first capacity is checked exactly
        let limit = PairLimit::new(FIRST);
        let mut found = LimitedPairs::new(Vec::new(), &limit);
        let pairs = (0..FIRST as u32).map(|number| Pair::new(number, 99));
        pairs.for_each(|pair| assert!(found.push(pair).is_continue()));
        assert!(found.push(Pair::new(98, 99)).is_break());
    }

    #[cfg(feature = "parallel")]
    #[test]
    fn lists_of_threads_are_joined_up_to_the_limit() {
        let limit = PairLimit::new(5);
        let pairs = |count: u32| (0..count).map(|number| Pair::new(number, 9)).collect();
        let mut found = LimitedPairs::new(Vec::new(), &limit);
        assert!(found.extend(vec![pairs(3), pairs(3)]).is_err());
        assert!(found.extend(vec![pairs(1), pairs(2)]).is_ok());
        assert!(found.extend(vec![pairs(3)]).is_err());
        assert!(found.extend(vec![pairs(2)]).is_ok());
        assert_eq!(found.pairs.len(), 5);
    }
}
