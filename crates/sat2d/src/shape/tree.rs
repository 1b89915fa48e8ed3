//! A static tree of boxes over the pieces of one shape, so that a query of a large outline costs
//! what is near.

use crate::aabb::Aabb;
use crate::transform::Transform;
use alloc::vec::Vec;
use core::ops::ControlFlow;
use glam::DVec2;
use smallvec::SmallVec;

/// The number of pieces in a leaf: testing a box costs about as much as descending to it.
const LEAF: usize = 2;

#[derive(Clone, Debug)]
struct Node {
    center: DVec2,
    half: DVec2,
    /// For a leaf the first of its pieces in `order`, otherwise the second child; the first child
    /// is the next node.
    link: u32,
    /// The number of pieces in a leaf; 0 for an inner node.
    count: u32,
}

impl Node {
    /// The box of the placed node; `slack` bounds the rounding errors of what is in it.
    #[inline]
    fn placed(&self, t: &Transform, slack: f64) -> Aabb {
        let center = t.apply(self.center);
        let half = DVec2::new(
            t.a.abs() * self.half.x + t.c.abs() * self.half.y + slack,
            t.b.abs() * self.half.x + t.d.abs() * self.half.y + slack,
        );
        Aabb::new(center - half, center + half)
    }
}

/// Boxes in the coordinates of the shape, placed during a query.
#[derive(Clone, Debug)]
pub(crate) struct Tree {
    nodes: Vec<Node>,
    order: Vec<u32>,
}

impl Tree {
    /// Builds the tree by splitting at the median along the longer side of the bounds: O(n log n).
    pub(crate) fn new(boxes: &[Aabb]) -> Tree {
        let mut tree = Tree {
            nodes: Vec::with_capacity(boxes.len() + boxes.len() / 3),
            order: (0..boxes.len() as u32).collect(),
        };
        // ranges still to be built, each with the node of which it is the second child
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
        tree.nodes.shrink_to_fit();
        tree
    }

    /// Calls `visit` with the number of every piece whose box, placed by `transform`, may intersect
    /// `bounds`, until it breaks. `slack` bounds the rounding error of placed coordinates.
    pub(crate) fn query<B>(
        &self,
        transform: &Transform,
        slack: f64,
        bounds: &Aabb,
        mut visit: impl FnMut(usize) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let meets = |node: &Node| node.placed(transform, slack).intersects(bounds);
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

    /// Calls `visit` with the numbers of pieces, nearly in the order of their distance from
    /// `bounds`, as long as their boxes are within a limit: `limit` at first, then what `visit`
    /// returned last. `slack` is that of [`query`](Tree::query).
    pub(crate) fn nearest(
        &self,
        transform: &Transform,
        slack: f64,
        bounds: &Aabb,
        mut limit: f64,
        mut visit: impl FnMut(usize) -> f64,
    ) {
        let away = |at: u32| {
            let node = self.nodes[at as usize].placed(transform, slack);
            // less what the root and the squares may have rounded up
            node.distance(bounds) * (1.0 - 4.0 * f64::EPSILON)
        };
        let mut open: SmallVec<[(u32, f64); 64]> = SmallVec::new();
        open.push((0, away(0)));
        while let Some((at, distance)) = open.pop() {
            if distance > limit {
                continue;
            }
            let node = &self.nodes[at as usize];
            if node.count == 0 {
                let children = [node.link, at + 1].map(|child| (child, away(child)));
                let [first, second] = children;
                // the nearer one on top
                if first.1 < second.1 {
                    open.extend([second, first]);
                } else {
                    open.extend([first, second]);
                }
                continue;
            }
            let first = node.link as usize;
            for &piece in &self.order[first..first + node.count as usize] {
                limit = visit(piece as usize);
            }
        }
    }
}
