//! Disjoint sets with path halving: R. E. Tarjan and J. van Leeuwen, "Worst-Case Analysis of Set
//! Union Algorithms", 1984.

use alloc::vec::Vec;

/// A forest of the numbers below a given one; the root of each tree represents its set.
#[derive(Default)]
pub(crate) struct UnionFind(Vec<u32>);

impl UnionFind {
    /// Each number below `count` in a set of its own.
    pub fn new(count: u32) -> UnionFind {
        UnionFind((0..count).collect())
    }

    /// Puts each number below `count` into a set of its own; keeps the memory.
    pub fn start(&mut self, count: u32) {
        self.0.clear();
        self.0.extend(0..count);
    }

    /// The representative of the set that contains `member`.
    pub fn find(&mut self, member: u32) -> u32 {
        let mut at = member as usize;
        while self.0[at] as usize != at {
            self.0[at] = self.0[self.0[at] as usize];
            at = self.0[at] as usize;
        }
        at as u32
    }

    /// Unites the sets of two numbers; returns false if they were one set already.
    pub fn union(&mut self, a: u32, b: u32) -> bool {
        let (a, b) = (self.find(a), self.find(b));
        self.0[b as usize] = a;
        a != b
    }
}
