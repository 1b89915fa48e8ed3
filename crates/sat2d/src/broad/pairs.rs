//! All pairs of boxes that meet: a join of a tree with itself or another one.
//!
//! Two nodes are opened together only if their boxes meet, and of their children only those that
//! meet the other node's box (T. Brinkhoff, H.-P. Kriegel and B. Seeger, "Efficient processing of
//! spatial joins using R-trees", 1993). All leaves are equally deep, so nodes meet level by level.

use crate::aabb::Aabb;
use crate::broad::node::{Links, Mask, WIDTH};
use crate::broad::tree::BoundsTree;
#[cfg(feature = "parallel")]
use alloc::vec::Vec;
use core::convert::Infallible;
use core::ops::ControlFlow;

impl BoundsTree {
    /// Visits each pair of keys whose boxes share a point, once, in no particular order.
    pub fn pairs(&self, visit: impl FnMut(u32, u32)) {
        let _ = PairSearch::new(self, self).run(of_each(visit));
    }

    /// Visits each pair of a key of this tree and a key of another whose boxes share a point, in no
    /// particular order.
    pub fn pairs_with(&self, other: &BoundsTree, visit: impl FnMut(u32, u32)) {
        let _ = PairSearch::new(self, other).run(of_each(visit));
    }
}

/// Visits all pairs, one by one.
fn of_each(
    mut visit: impl FnMut(u32, u32),
) -> impl FnMut(LeafPairs<'_>) -> ControlFlow<Infallible> {
    move |pairs| {
        pairs.for_each(|(a, b)| visit(a, b));
        ControlFlow::Continue(())
    }
}

/// The keys of the pairs of two leaves, or within one.
pub(crate) struct LeafPairs<'a> {
    a: &'a Links,
    b: &'a Links,
    table: Table,
}

impl Iterator for LeafPairs<'_> {
    type Item = (u32, u32);

    #[inline(always)]
    fn next(&mut self) -> Option<(u32, u32)> {
        let (i, j) = self.table.next()?;
        Some((self.a.child[i], self.b.child[j]))
    }
}

/// A search for pairs whose boxes meet, one from each tree; within one tree if both are the same.
#[derive(Clone, Copy)]
pub(crate) struct PairSearch<'a> {
    a: &'a BoundsTree,
    b: &'a BoundsTree,
}

/// A part of a search: the pairs below two nodes, or within one if both are the same.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Part {
    a: u32,
    b: u32,
}

impl<'a> PairSearch<'a> {
    pub(crate) fn new(a: &'a BoundsTree, b: &'a BoundsTree) -> PairSearch<'a> {
        PairSearch { a, b }
    }

    /// Visits the pairs, some at a time, until `visit` breaks.
    pub(crate) fn run<B>(
        &self,
        mut visit: impl FnMut(LeafPairs<'_>) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let whole = Part {
            a: self.a.root,
            b: self.b.root,
        };
        self.run_part(whole, &mut visit)
    }

    fn is_within_one(&self) -> bool {
        core::ptr::eq(self.a, self.b)
    }

    /// The same for a part.
    pub(crate) fn run_part<B>(
        &self,
        part: Part,
        visit: &mut impl FnMut(LeafPairs<'_>) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let (a, b) = (part.a as usize, part.b as usize);
        if a == b && self.is_within_one() {
            return self.within(a, visit);
        }
        let (a_bounds, b_bounds) = (self.a.lanes[a].union(), self.b.lanes[b].union());
        if a_bounds.intersects(&b_bounds) {
            self.between(a, &a_bounds, b, &b_bounds, visit)?;
        }
        ControlFlow::Continue(())
    }

    /// The pairs of lanes of one node.
    #[inline(always)]
    fn table_within(&self, node: usize) -> Table {
        let (lanes, count) = (&self.a.lanes[node], self.a.links[node].count as usize);
        let mut table = Table(0);
        for i in 0..count {
            // each pair is found by its first lane
            table.add(i, lanes.hits(&lanes.get(i)).without(Mask::first(i + 1)));
        }
        table
    }

    /// The pairs of lanes of two nodes; the second one has these bounds.
    #[inline(always)]
    fn table_between(&self, a: usize, b: usize, b_bounds: &Aabb) -> Table {
        let (a_lanes, b_lanes) = (&self.a.lanes[a], &self.b.lanes[b]);
        let mut table = Table(0);
        for i in a_lanes.hits(b_bounds) {
            table.add(i, b_lanes.hits(&a_lanes.get(i)));
        }
        table
    }

    fn within<B>(
        &self,
        node: usize,
        visit: &mut impl FnMut(LeafPairs<'_>) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let links = &self.a.links[node];
        let table = self.table_within(node);
        if links.level == 0 {
            let (a, b) = (links, links);
            return visit(LeafPairs { a, b, table });
        }
        for &below in &links.child[..links.count as usize] {
            self.within(below as usize, visit)?;
        }
        let lanes = &self.a.lanes[node];
        for (i, j) in table {
            let (a, b) = (links.child[i] as usize, links.child[j] as usize);
            self.between(a, &lanes.get(i), b, &lanes.get(j), visit)?;
        }
        ControlFlow::Continue(())
    }

    /// Visits the pairs of a box below `a` and one below `b`, with the boxes of these nodes.
    fn between<B>(
        &self,
        a: usize,
        a_bounds: &Aabb,
        b: usize,
        b_bounds: &Aabb,
        visit: &mut impl FnMut(LeafPairs<'_>) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let (a_lanes, a_links) = (&self.a.lanes[a], &self.a.links[a]);
        let (b_lanes, b_links) = (&self.b.lanes[b], &self.b.links[b]);
        if a_links.level < b_links.level {
            for j in b_lanes.hits(a_bounds) {
                let below = b_links.child[j] as usize;
                self.between(a, a_bounds, below, &b_lanes.get(j), visit)?;
            }
        } else if a_links.level > b_links.level {
            for i in a_lanes.hits(b_bounds) {
                let below = a_links.child[i] as usize;
                self.between(below, &a_lanes.get(i), b, b_bounds, visit)?;
            }
        } else {
            let table = self.table_between(a, b, b_bounds);
            if a_links.level == 0 {
                let (a, b) = (a_links, b_links);
                return visit(LeafPairs { a, b, table });
            }
            for (i, j) in table {
                let (p, q) = (a_links.child[i] as usize, b_links.child[j] as usize);
                self.between(p, &a_lanes.get(i), q, &b_lanes.get(j), visit)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Divides the search into at least so many parts, if possible. Exactly one part finds each
    /// pair.
    #[cfg(feature = "parallel")]
    pub(crate) fn parts(&self, least: usize) -> Vec<Part> {
        let mut parts = Vec::from([Part::of((self.a.root, self.b.root))]);
        while parts.len() < least {
            let mut next = Vec::new();
            for &part in &parts {
                self.divide(part, &mut next);
            }
            let divided = next.len() > parts.len();
            parts = next;
            if !divided {
                break;
            }
        }
        parts
    }

    #[cfg(feature = "parallel")]
    fn divide(&self, part: Part, parts: &mut Vec<Part>) {
        let (a, b) = (part.a as usize, part.b as usize);
        let (a_links, b_links) = (&self.a.links[a], &self.b.links[b]);
        if a_links.level == 0 || a_links.level != b_links.level {
            parts.push(part);
            return;
        }
        let table = if a == b && self.is_within_one() {
            let below = a_links.child[..a_links.count as usize].iter();
            parts.extend(below.map(|&node| Part::of((node, node))));
            self.table_within(a)
        } else {
            self.table_between(a, b, &self.b.lanes[b].union())
        };
        let between = table.map(|(i, j)| (a_links.child[i], b_links.child[j]));
        parts.extend(between.map(Part::of));
    }
}

#[cfg(feature = "parallel")]
impl Part {
    fn of((a, b): (u32, u32)) -> Part {
        Part { a, b }
    }
}

/// Which lanes of one node meet which of another, one bit each. Collecting all of them first costs
/// one mispredicted branch for the table instead of one for each row.
#[derive(Clone, Copy)]
struct Table(u64);

impl Table {
    #[inline(always)]
    fn add(&mut self, row: usize, lanes: Mask) {
        self.0 |= lanes.bits() << (row * WIDTH);
    }
}

impl Iterator for Table {
    type Item = (usize, usize);

    #[inline(always)]
    fn next(&mut self) -> Option<(usize, usize)> {
        if self.0 == 0 {
            return None;
        }
        let bit = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        Some((bit / WIDTH, bit % WIDTH))
    }
}
