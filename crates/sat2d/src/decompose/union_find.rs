//! Disjoint sets of numbers, with path halving (R. E. Tarjan and J. van Leeuwen, "Worst-Case Analysis of Set Union Algorithms", 1984).

use alloc::vec::Vec;

/// A forest: the root of a tree stands for its set.
pub(crate) struct UnionFind(Vec<u32>);

impl UnionFind {
    /// Each number below `count` alone.
    pub fn new(count: u32) -> UnionFind {
        UnionFind((0..count).collect())
    }

    /// The number that stands for the set of `member`.
    pub fn find(&mut self, member: u32) -> u32 {
        let mut at = member as usize;
        while self.0[at] as usize != at {
            self.0[at] = self.0[self.0[at] as usize];
            at = self.0[at] as usize;
        }
        at as u32
    }

    /// Joins the sets of two numbers; false if they were one already.
    pub fn join(&mut self, a: u32, b: u32) -> bool {
        let (a, b) = (self.find(a), self.find(b));
        self.0[b as usize] = a;
        a != b
    }
}
