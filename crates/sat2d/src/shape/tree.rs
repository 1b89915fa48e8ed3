//! A fixed tree of boxes over the pieces of one shape, so that a big outline costs by what is near.

use crate::{Aabb, Transform};
use alloc::vec::Vec;
use core::ops::ControlFlow;
use glam::DVec2;
use smallvec::SmallVec;

/// Pieces a leaf holds: testing a box costs about as much as descending to it.
const LEAF: usize = 2;

#[derive(Clone, Debug)]
struct Node {
    center: DVec2,
    half: DVec2,
    /// Of a leaf the first of its pieces in `order`, otherwise the second child; the first child is the next node.
    link: u32,
    /// How many pieces a leaf has; 0 for an inner node.
    count: u32,
}

/// Boxes in the coordinates of the shape, turned with it when asked.
#[derive(Clone, Debug)]
pub(crate) struct Tree {
    nodes: Vec<Node>,
    order: Vec<u32>,
}

impl Tree {
    /// Builds the tree over boxes, numbered in their order, by halving the longer side's spread of centres: O(n log n).
    pub(crate) fn new(boxes: &[Aabb]) -> Tree {
        let mut tree = Tree {
            nodes: Vec::with_capacity(boxes.len()),
            order: (0..boxes.len() as u32).collect(),
        };
        // ranges still to be built, each with the node whose second child it is
        let mut open: Vec<(usize, usize, Option<usize>)> = alloc::vec![(0, boxes.len(), None)];
        while let Some((start, end, parent)) = open.pop() {
            let at = tree.nodes.len();
            if let Some(parent) = parent {
                tree.nodes[parent].link = at as u32;
            }
            let range = &mut tree.order[start..end];
            let bounds = range
                .iter()
                .fold(Aabb::EMPTY, |sum, &i| sum.union(&boxes[i as usize]));
            let leaf = range.len() <= LEAF;
            tree.nodes.push(Node {
                center: bounds.min + (bounds.max - bounds.min) / 2.0,
                half: (bounds.max - bounds.min) / 2.0,
                link: start as u32,
                count: if leaf { range.len() as u32 } else { 0 },
            });
            if !leaf {
                let spread = bounds.max - bounds.min;
                let key = |i: u32| {
                    let middle = boxes[i as usize].min + boxes[i as usize].max;
                    if spread.x >= spread.y {
                        middle.x
                    } else {
                        middle.y
                    }
                };
                let half = range.len() / 2;
                range.select_nth_unstable_by(half, |&i, &j| {
                    key(i).total_cmp(&key(j)).then(i.cmp(&j))
                });
                open.push((start + half, end, Some(at)));
                open.push((start, start + half, None));
            }
        }
        tree
    }

    /// Calls `visit` with the number of every piece whose box, placed by `transform`, may meet `bounds`, until it breaks.
    /// `slack` bounds how far placed coordinates may be from where the map without rounding puts them.
    pub(crate) fn query<B>(
        &self,
        transform: &Transform,
        slack: f64,
        bounds: &Aabb,
        mut visit: impl FnMut(usize) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let t = transform;
        let meets = |node: &Node| {
            let center = t.apply(node.center);
            let half = DVec2::new(
                t.a.abs() * node.half.x + t.c.abs() * node.half.y + slack,
                t.b.abs() * node.half.x + t.d.abs() * node.half.y + slack,
            );
            Aabb::new(center - half, center + half).intersects(bounds)
        };
        let mut open: SmallVec<[u32; 64]> = SmallVec::new();
        open.push(0);
        while let Some(at) = open.pop() {
            let node = &self.nodes[at as usize];
            if !meets(node) {
                continue;
            }
            if node.count == 0 {
                open.push(node.link);
                open.push(at + 1);
                continue;
            }
            let first = node.link as usize;
            for &piece in &self.order[first..first + node.count as usize] {
                visit(piece as usize)?;
            }
        }
        ControlFlow::Continue(())
    }
}
