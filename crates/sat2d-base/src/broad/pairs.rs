//! All pairs of boxes that meet: a join of a tree with itself or another one.
//!
//! Two nodes are opened together only if their boxes meet, and of their children only those that
//! meet the other node's box (T. Brinkhoff, H.-P. Kriegel and B. Seeger, "Efficient processing of
//! spatial joins using R-trees", 1993). All leaves are equally deep, so nodes meet level by level.

use crate::aabb::Aabb;
use crate::broad::node::{Links, Mask, WIDTH};
use crate::broad::tree::BoundsTree;
use crate::simd::{Kernel, dispatch};
use alloc::vec::Vec;
use core::convert::Infallible;
use core::marker::PhantomData;
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
pub struct LeafPairs<'a> {
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
pub struct PairSearch<'a> {
    a: &'a BoundsTree,
    b: &'a BoundsTree,
}

/// A part of a search: the pairs below two nodes, or within one if both are the same.
#[derive(Clone, Copy, Debug)]
pub struct Part {
    a: u32,
    b: u32,
}

impl<'a> PairSearch<'a> {
    /// The pairs of a box of `a` and a box of `b`.
    pub fn new(a: &'a BoundsTree, b: &'a BoundsTree) -> PairSearch<'a> {
        PairSearch { a, b }
    }

    /// Visits the pairs, some at a time, until `visit` breaks.
    pub fn run<B>(&self, mut visit: impl FnMut(LeafPairs<'_>) -> ControlFlow<B>) -> ControlFlow<B> {
        let whole = Part {
            a: self.a.root,
            b: self.b.root,
        };
        self.run_part(whole, &mut visit)
    }

    /// Visits the pairs of a part, some at a time, until `visit` breaks.
    pub fn run_part<B>(
        &self,
        part: Part,
        visit: &mut impl FnMut(LeafPairs<'_>) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let search = *self;
        dispatch(Run {
            search,
            part,
            visit,
            broken: PhantomData,
        })
    }

    fn is_within_one(&self) -> bool {
        core::ptr::eq(self.a, self.b)
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

    /// Visits the pairs of a part that lie in leaves, and opens the parts below.
    #[inline(always)]
    fn open<B>(
        &self,
        part: Part,
        below: &mut Vec<Part>,
        visit: &mut impl FnMut(LeafPairs<'_>) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let (a, b) = (part.a as usize, part.b as usize);
        let (a_links, b_links) = (&self.a.links[a], &self.b.links[b]);
        let is_within = a == b && self.is_within_one();
        if a_links.level < b_links.level {
            let lanes = self.b.lanes[b].hits(&self.a.around(a));
            below.extend(lanes.map(|j| Part::of((part.a, b_links.child[j]))));
        } else if a_links.level > b_links.level {
            let lanes = self.a.lanes[a].hits(&self.b.around(b));
            below.extend(lanes.map(|i| Part::of((a_links.child[i], part.b))));
        } else {
            let table = if is_within {
                self.table_within(a)
            } else {
                self.table_between(a, b, &self.b.around(b))
            };
            if a_links.level == 0 {
                let (a, b) = (a_links, b_links);
                return visit(LeafPairs { a, b, table });
            }
            let between = table.map(|(i, j)| (a_links.child[i], b_links.child[j]));
            below.extend(between.map(Part::of));
            if is_within {
                let nodes = a_links.child[..a_links.count as usize].iter();
                below.extend(nodes.map(|&node| Part::of((node, node))));
            }
        }
        ControlFlow::Continue(())
    }

    /// Divides the search into at least so many parts, if possible. Exactly one part finds each
    /// pair.
    #[cfg(feature = "parallel")]
    pub fn parts(&self, least: usize) -> Vec<Part> {
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
        let (a_links, b_links) = (
            &self.a.links[part.a as usize],
            &self.b.links[part.b as usize],
        );
        if a_links.level == 0 || a_links.level != b_links.level {
            parts.push(part);
            return;
        }
        let _: ControlFlow<Infallible> = self.open(part, parts, &mut |_| ControlFlow::Continue(()));
    }
}

/// A search as work: a loop instead of a recursion, so that all of it is compiled for the best
/// instruction set.
struct Run<'s, 'a, V, B> {
    search: PairSearch<'a>,
    part: Part,
    visit: &'s mut V,
    broken: PhantomData<B>,
}

impl<B, V: FnMut(LeafPairs<'_>) -> ControlFlow<B>> Kernel for Run<'_, '_, V, B> {
    type Output = ControlFlow<B>;

    #[inline(always)]
    fn run(self) -> ControlFlow<B> {
        let mut open = Vec::from([self.part]);
        while let Some(part) = open.pop() {
            self.search.open(part, &mut open, self.visit)?;
        }
        ControlFlow::Continue(())
    }
}

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
