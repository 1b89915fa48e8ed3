//! All pairs of boxes that meet: a tree gone through against itself, or against another.
//!
//! Two nodes are only opened together where their boxes meet, and of their entries only those that meet the other's box. Since all
//! leaves of a tree are equally deep, its nodes always meet level by level. If only pairs with boxes that changed are wanted,
//! marks on the way to these say where to look.

use super::node::{ALL, Mask, NONE, WIDTH};
use super::tree::BoundsTree;
use crate::Aabb;
use alloc::vec;
use alloc::vec::Vec;

impl BoundsTree {
    /// Each pair of keys whose boxes share a point, once, in no particular order.
    pub fn pairs(&self, mut visit: impl FnMut(u32, u32)) {
        let search = PairSearch::new((self, None), (self, None));
        search.run(|a, b| visit(self.key_at(a), self.key_at(b)));
    }

    /// Each pair of a key of this tree and one of another whose boxes share a point.
    pub fn pairs_with(&self, other: &BoundsTree, mut visit: impl FnMut(u32, u32)) {
        let search = PairSearch::new((self, None), (other, None));
        search.run(|a, b| visit(self.key_at(a), other.key_at(b)));
    }

    /// Marks the ways from the root to the boxes of some keys.
    pub(crate) fn marks(&self, keys: impl Iterator<Item = u32>) -> Marks {
        let mut lanes = vec![0; self.links.len()];
        for (mut node, mut lane) in keys.filter_map(|key| self.find(key)) {
            while lanes[node] & 1 << lane == 0 {
                lanes[node] |= 1 << lane;
                let links = &self.links[node];
                if links.parent == NONE {
                    break;
                }
                (node, lane) = (links.parent as usize, links.lane as usize);
            }
        }
        Marks(lanes)
    }
}

/// Per node, the lanes on the way to something.
pub(crate) struct Marks(Vec<u8>);

/// A search for pairs whose boxes meet, one of each pair from either side; within one tree if both are the same.
#[derive(Clone, Copy)]
pub(crate) struct PairSearch<'a> {
    a: &'a BoundsTree,
    b: &'a BoundsTree,
    a_marks: Option<&'a Marks>,
    b_marks: Option<&'a Marks>,
}

/// A part of a search: what is below two nodes. Twice the same node means the pairs within it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Part {
    a: u32,
    b: u32,
}

impl<'a> PairSearch<'a> {
    /// With marks only pairs of which at least one box is marked are found.
    pub(crate) fn new(
        (a, a_marks): (&'a BoundsTree, Option<&'a Marks>),
        (b, b_marks): (&'a BoundsTree, Option<&'a Marks>),
    ) -> PairSearch<'a> {
        PairSearch {
            a,
            b,
            a_marks,
            b_marks,
        }
    }

    /// Tells the places (see [`BoundsTree::gather`]) of each pair.
    pub(crate) fn run(&self, visit: impl FnMut(usize, usize)) {
        self.run_part(self.whole(), visit);
    }

    /// The whole search as a part.
    pub(crate) fn whole(&self) -> Part {
        Part {
            a: self.a.root,
            b: self.b.root,
        }
    }

    fn is_within_one(&self) -> bool {
        core::ptr::eq(self.a, self.b)
    }

    /// The same for a part.
    pub(crate) fn run_part(&self, part: Part, mut visit: impl FnMut(usize, usize)) {
        let (a, b) = (part.a as usize, part.b as usize);
        if a == b && self.is_within_one() {
            return self.within(a, &mut visit);
        }
        let (a_bounds, b_bounds) = (self.a.lanes[a].union(), self.b.lanes[b].union());
        if a_bounds.intersects(&b_bounds) {
            self.between(a, &a_bounds, b, &b_bounds, &mut visit);
        }
    }

    fn a_marked(&self, node: usize) -> Mask {
        self.a_marks.map_or(ALL, |marks| Mask::of(marks.0[node]))
    }

    fn b_marked(&self, node: usize) -> Mask {
        self.b_marks.map_or(ALL, |marks| Mask::of(marks.0[node]))
    }

    /// The pairs of lanes of one node.
    #[inline(always)]
    fn table_within(&self, node: usize) -> Table {
        let (lanes, count) = (&self.a.lanes[node], self.a.links[node].count as usize);
        let marked = self.a_marked(node);
        let mut table = Table(0);
        for i in marked.and(Mask::first(count)) {
            // of two that are marked the first finds the second
            let done = marked.and(Mask::first(i + 1));
            table.add(i, lanes.hits(&lanes.get(i)).without(done));
        }
        table
    }

    /// The pairs of a lane of one node and one of the other; with the boxes around both.
    #[inline(always)]
    fn table_between(&self, a: usize, a_bounds: &Aabb, b: usize, b_bounds: &Aabb) -> Table {
        let (a_lanes, b_lanes) = (&self.a.lanes[a], &self.b.lanes[b]);
        let a_marked = self.a_marked(a);
        let mut table = Table(0);
        for i in a_lanes.hits(b_bounds).and(a_marked) {
            table.add(i, b_lanes.hits(&a_lanes.get(i)));
        }
        let Some(b_marks) = self.b_marks else {
            return table;
        };
        for j in b_lanes.hits(a_bounds).and(Mask::of(b_marks.0[b])) {
            table.add_column(j, a_lanes.hits(&b_lanes.get(j)));
        }
        table
    }

    fn within(&self, node: usize, visit: &mut impl FnMut(usize, usize)) {
        let links = &self.a.links[node];
        let table = self.table_within(node);
        if links.level == 0 {
            for (i, j) in table {
                visit(node * WIDTH + i, node * WIDTH + j);
            }
            return;
        }
        for i in self.a_marked(node).and(Mask::first(links.count as usize)) {
            self.within(links.child[i] as usize, visit);
        }
        let lanes = &self.a.lanes[node];
        for (i, j) in table {
            let (a, b) = (links.child[i] as usize, links.child[j] as usize);
            self.between(a, &lanes.get(i), b, &lanes.get(j), visit);
        }
    }

    /// The pairs of what is below `a` on the one side and below `b` on the other; with the boxes around both.
    fn between(
        &self,
        a: usize,
        a_bounds: &Aabb,
        b: usize,
        b_bounds: &Aabb,
        visit: &mut impl FnMut(usize, usize),
    ) {
        let (a_lanes, a_links) = (&self.a.lanes[a], &self.a.links[a]);
        let (b_lanes, b_links) = (&self.b.lanes[b], &self.b.links[b]);
        if a_links.level < b_links.level {
            let marked = self.b_marked(b);
            let wanted = if self.a_marked(a).is_empty() {
                marked
            } else {
                ALL
            };
            for j in b_lanes.hits(a_bounds).and(wanted) {
                self.between(
                    a,
                    a_bounds,
                    b_links.child[j] as usize,
                    &b_lanes.get(j),
                    visit,
                );
            }
        } else if a_links.level > b_links.level {
            let marked = self.a_marked(a);
            let wanted = if self.b_marked(b).is_empty() {
                marked
            } else {
                ALL
            };
            for i in a_lanes.hits(b_bounds).and(wanted) {
                self.between(
                    a_links.child[i] as usize,
                    &a_lanes.get(i),
                    b,
                    b_bounds,
                    visit,
                );
            }
        } else if a_links.level == 0 {
            for (i, j) in self.table_between(a, a_bounds, b, b_bounds) {
                visit(a * WIDTH + i, b * WIDTH + j);
            }
        } else {
            for (i, j) in self.table_between(a, a_bounds, b, b_bounds) {
                let (a, b) = (a_links.child[i] as usize, b_links.child[j] as usize);
                self.between(a, &a_lanes.get(i), b, &b_lanes.get(j), visit);
            }
        }
    }

    /// Divides the search into at least so many parts, if there are that many; each pair is found by exactly one of them.
    #[cfg(feature = "parallel")]
    pub(crate) fn parts(&self, least: usize) -> Vec<Part> {
        let mut parts = Vec::from([self.whole()]);
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
        } else if a == b && self.is_within_one() {
            let count = a_links.count as usize;
            let below = self.a_marked(a).and(Mask::first(count));
            parts.extend(
                below
                    .map(|i| (a_links.child[i], a_links.child[i]))
                    .map(Part::of),
            );
            let between = self.table_within(a);
            parts.extend(
                between
                    .map(|(i, j)| (a_links.child[i], a_links.child[j]))
                    .map(Part::of),
            );
        } else {
            let (a_bounds, b_bounds) = (self.a.lanes[a].union(), self.b.lanes[b].union());
            let between = self.table_between(a, &a_bounds, b, &b_bounds);
            parts.extend(
                between
                    .map(|(i, j)| (a_links.child[i], b_links.child[j]))
                    .map(Part::of),
            );
        }
    }
}

#[cfg(feature = "parallel")]
impl Part {
    fn of((a, b): (u32, u32)) -> Part {
        Part { a, b }
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

    #[inline(always)]
    fn add_column(&mut self, column: usize, lanes: Mask) {
        // puts bit k into byte k: the product has copies of the lower seven bits side by side, 7 apart, so that none meet
        let spread = (lanes.bits() & 0x7f).wrapping_mul(0x0002_0408_1020_4081);
        let all = spread & 0x0001_0101_0101_0101 | lanes.bits() >> 7 << 56;
        self.0 |= all << column;
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_column_is_a_row_turned() {
        for lanes in 0..=255 {
            for column in 0..WIDTH {
                let mut table = Table(0);
                table.add_column(column, Mask::of(lanes));
                assert!(table.eq(Mask::of(lanes).map(|row| (row, column))));
            }
        }
    }
}
