//! A tree of boxes over the corners of rings, to find those in a triangle.
//!
//! Corners that follow each other in a ring are near each other, so the tree simply halves the list
//! of all corners again and again. Corners can be removed; the boxes shrink with them.

use crate::index::Index;
use alloc::vec::Vec;
use core::cmp::Ordering;
use core::ops::Range;
use glam::DVec2;
use sat2d_base::aabb::Aabb;
use sat2d_base::exact::orient2d;
use smallvec::{SmallVec, smallvec};

/// The number of corners in a leaf.
const LEAF: usize = 8;

pub(super) struct CornerTree<'a> {
    points: &'a [DVec2],
    is_removed: Vec<bool>,
    /// The children of box `i` are the boxes `2i` and `2i + 1`; the leaves are the last half.
    boxes: Vec<Aabb>,
}

impl<'a> CornerTree<'a> {
    pub(super) fn new(points: &'a [DVec2]) -> CornerTree<'a> {
        let leaves = points.len().div_ceil(LEAF).next_power_of_two();
        let mut tree = CornerTree {
            points,
            is_removed: alloc::vec![false; points.len()],
            boxes: alloc::vec![Aabb::EMPTY; 2 * leaves],
        };
        for (i, leaf) in points.chunks(LEAF).enumerate() {
            tree.boxes[leaves + i] = Aabb::of_points(leaf);
        }
        for i in (1..leaves).rev() {
            tree.boxes[i] = tree.boxes[2 * i].union(&tree.boxes[2 * i + 1]);
        }
        tree
    }

    pub(super) fn remove(&mut self, corner: Index) {
        self.is_removed[corner] = true;
        let leaf = corner.get() / LEAF;
        let left = self.corners(leaf).filter(|&c| !self.is_removed[c]);
        let shrunk = left.fold(Aabb::EMPTY, |all, c| {
            all.union(&Aabb::new(self.points[c], self.points[c]))
        });
        let mut i = self.boxes.len() / 2 + leaf;
        self.boxes[i] = shrunk;
        while i > 1 {
            i /= 2;
            let both = self.boxes[2 * i].union(&self.boxes[2 * i + 1]);
            if core::mem::replace(&mut self.boxes[i], both) == both {
                break;
            }
        }
    }

    /// A corner in the closed triangle of three others, which must not be on one line; those at the
    /// places of the first or the last one do not count, and neither does the middle one itself.
    pub(super) fn find_in_triangle(&self, [a, b, c]: [Index; 3]) -> Option<Index> {
        let [first, middle, last] = [a, b, c].map(|corner| self.points[corner]);
        let triangle = match orient2d(first, middle, last) {
            Ordering::Less => [first, last, middle],
            _ => [first, middle, last],
        };
        let contains = |corner: &usize| {
            let p = self.points[*corner];
            let is_right_of =
                |i: usize| orient2d(triangle[i], triangle[(i + 1) % 3], p) == Ordering::Less;
            *corner != b.get() && p != first && p != last && !(0..3).any(is_right_of)
        };
        let bounds = Aabb::of_points(&triangle);
        let leaves = self.boxes.len() / 2;
        let mut stack: SmallVec<[usize; 64]> = smallvec![1];
        while let Some(i) = stack.pop() {
            if !bounds.intersects(&self.boxes[i]) || is_outside(&triangle, &self.boxes[i]) {
                continue;
            }
            if i < leaves {
                stack.extend([2 * i + 1, 2 * i]);
                continue;
            }
            let mut there = self.corners(i - leaves).filter(|&c| !self.is_removed[c]);
            if let Some(found) = there.find(contains) {
                return Some(Index::new(found));
            }
        }
        None
    }

    /// The corners of a leaf.
    fn corners(&self, leaf: usize) -> Range<usize> {
        let end = self.points.len();
        (leaf * LEAF).min(end)..((leaf + 1) * LEAF).min(end)
    }
}

/// Whether a box lies outside one edge of a counter-clockwise triangle.
fn is_outside(triangle: &[DVec2; 3], bounds: &Aabb) -> bool {
    (0..3).any(|i| {
        let (from, to) = (triangle[i], triangle[(i + 1) % 3]);
        let x = if to.y < from.y {
            bounds.max.x
        } else {
            bounds.min.x
        };
        let y = if to.x > from.x {
            bounds.max.y
        } else {
            bounds.min.y
        };
        orient2d(from, to, DVec2::new(x, y)) == Ordering::Less
    })
}
