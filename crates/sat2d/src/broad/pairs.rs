//! All pairs of boxes that meet: the tree gone through against itself, or against another.
//!
//! Two nodes are only opened together where their boxes meet, and of their entries only those that meet the other's box. Since all
//! leaves of a tree are equally deep, its nodes always meet level by level.

use super::node::{Mask, WIDTH};
use super::tree::BoundsTree;
use crate::Aabb;

impl BoundsTree {
    /// Each pair of keys whose boxes share a point, once, in no particular order.
    pub fn pairs(&self, mut visit: impl FnMut(u32, u32)) {
        self.places(|a, b| visit(self.key_at(a), self.key_at(b)));
    }

    /// Each pair of a key of this tree and one of another whose boxes share a point.
    pub fn pairs_with(&self, other: &BoundsTree, mut visit: impl FnMut(u32, u32)) {
        self.places_with(other, |a, b| visit(self.key_at(a), other.key_at(b)));
    }

    /// As [`pairs`](BoundsTree::pairs), but tells the places of the boxes (see [`gather`](BoundsTree::gather)).
    pub(crate) fn places(&self, mut visit: impl FnMut(usize, usize)) {
        self.within(self.root as usize, &mut visit);
    }

    /// As [`pairs_with`](BoundsTree::pairs_with), but tells the places of the boxes.
    pub(crate) fn places_with(&self, other: &BoundsTree, mut visit: impl FnMut(usize, usize)) {
        let (mine, theirs) = (self.bounds(), other.bounds());
        if mine.intersects(&theirs) {
            let (a, b) = (self.root as usize, other.root as usize);
            self.between(a, &mine, other, b, &theirs, &mut visit);
        }
    }

    fn within(&self, node: usize, visit: &mut impl FnMut(usize, usize)) {
        let (lanes, links) = (&self.lanes[node], &self.links[node]);
        let count = links.count as usize;
        let mut meet = Table(0);
        for i in 0..count {
            meet.add(i, lanes.hits(&lanes.get(i)).after(i));
        }
        if links.level == 0 {
            for (i, j) in meet {
                visit(node * WIDTH + i, node * WIDTH + j);
            }
            return;
        }
        for &child in &links.child[..count] {
            self.within(child as usize, visit);
        }
        for (i, j) in meet {
            let (a, b) = (links.child[i] as usize, links.child[j] as usize);
            self.between(a, &lanes.get(i), self, b, &lanes.get(j), visit);
        }
    }

    /// The pairs of what is below `a` here and below `b` in `other`; with the boxes around both.
    fn between(
        &self,
        a: usize,
        a_bounds: &Aabb,
        other: &BoundsTree,
        b: usize,
        b_bounds: &Aabb,
        visit: &mut impl FnMut(usize, usize),
    ) {
        let (a_lanes, a_links) = (&self.lanes[a], &self.links[a]);
        let (b_lanes, b_links) = (&other.lanes[b], &other.links[b]);
        if a_links.level < b_links.level {
            for j in b_lanes.hits(a_bounds) {
                let child = b_links.child[j] as usize;
                self.between(a, a_bounds, other, child, &b_lanes.get(j), visit);
            }
            return;
        }
        if a_links.level > b_links.level {
            for i in a_lanes.hits(b_bounds) {
                let child = a_links.child[i] as usize;
                self.between(child, &a_lanes.get(i), other, b, b_bounds, visit);
            }
            return;
        }
        let mut meet = Table(0);
        for i in a_lanes.hits(b_bounds) {
            meet.add(i, b_lanes.hits(&a_lanes.get(i)));
        }
        for (i, j) in meet {
            if a_links.level == 0 {
                visit(a * WIDTH + i, b * WIDTH + j);
            } else {
                let (a, b) = (a_links.child[i] as usize, b_links.child[j] as usize);
                self.between(a, &a_lanes.get(i), other, b, &b_lanes.get(j), visit);
            }
        }
    }
}

/// Which lanes of one node meet which of another, a bit each. Collected first and gone through after, since how often the loop
/// over a row runs is anyone's guess, and to guess wrong once for all rows costs less than once for each.
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
