//! Disjoint sets with path halving: R. E. Tarjan and J. van Leeuwen, "Worst-Case Analysis of Set
//! Union Algorithms", 1984.

use crate::index::Index;
use alloc::vec::Vec;

/// A forest of the numbers below a given one; the root of each tree represents its set.
#[derive(Default)]
pub(crate) struct UnionFind(Vec<Index>);

impl UnionFind {
    /// Each number below `count` in a set of its own.
    pub fn new(count: usize) -> UnionFind {
        UnionFind(Index::below(count).collect())
    }

    /// Puts each number below `count` into a set of its own; keeps the memory.
    pub fn start(&mut self, count: usize) {
        self.0.clear();
        self.0.extend(Index::below(count));
    }

    /// The representative of the set that contains `member`.
    pub fn find(&mut self, member: Index) -> Index {
        let mut at = member;
        while self.0[at] != at {
            self.0[at] = self.0[self.0[at]];
            at = self.0[at];
        }
        at
    }

    /// Unites the sets of two numbers; returns false if they were one set already.
    pub fn union(&mut self, a: Index, b: Index) -> bool {
        let (a, b) = (self.find(a), self.find(b));
        self.0[b] = a;
        a != b
    }
}
