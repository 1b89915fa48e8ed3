//! All pairs of boxes that meet: the tree gone through against itself, or against another.
//!
//! Two nodes are only opened together where their boxes meet, and of their entries only those that meet the other's box. Since all
//! leaves of a tree are equally deep, its nodes always meet level by level.

use super::node::WIDTH;
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
        if links.level == 0 {
            for i in 0..count {
                for j in lanes.hits(&lanes.get(i)).after(i) {
                    visit(node * WIDTH + i, node * WIDTH + j);
                }
            }
            return;
        }
        for i in 0..count {
            let bounds = lanes.get(i);
            self.within(links.child[i] as usize, visit);
            for j in lanes.hits(&bounds).after(i) {
                let (a, b) = (links.child[i] as usize, links.child[j] as usize);
                self.between(a, &bounds, self, b, &lanes.get(j), visit);
            }
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
        for i in a_lanes.hits(b_bounds) {
            let bounds = a_lanes.get(i);
            for j in b_lanes.hits(&bounds) {
                if a_links.level == 0 {
                    visit(a * WIDTH + i, b * WIDTH + j);
                } else {
                    let (a, b) = (a_links.child[i] as usize, b_links.child[j] as usize);
                    self.between(a, &bounds, other, b, &b_lanes.get(j), visit);
                }
            }
        }
    }
}
