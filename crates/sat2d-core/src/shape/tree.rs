//! A static tree of boxes over the pieces of one shape, so that the cost of a query grows with the
//! pieces that are near.

use crate::transform::Transform;
use alloc::vec::Vec;
use core::ops::ControlFlow;
use glam::DVec2;
use sat2d_base::aabb::Aabb;
use smallvec::SmallVec;

/// The number of pieces in a leaf: testing a box costs about as much as descending to it.
const LEAF: usize = 2;

#[derive(Clone, Debug)]
struct Node {
    center: DVec2,
    half: DVec2,
    /// For a leaf the first of its pieces in `order`, otherwise the node after its descendants. A
    /// first child is the next node, a second child comes after the descendants of the first.
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

/// What a node of a tree is made of.
pub(crate) enum Branches<'t> {
    Nodes([u32; 2]),
    /// The numbers of pieces.
    Pieces(&'t [u32]),
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
        // ranges still to be built, the next one on top
        let mut open: Vec<(usize, usize)> = alloc::vec![(0, boxes.len())];
        while let Some((start, end)) = open.pop() {
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
                open.push((start + half, end));
                open.push((start, start + half));
            }
        }
        // descendants come after their node, so their links are known
        for at in (0..tree.nodes.len()).rev() {
            if tree.nodes[at].count == 0 {
                let second = tree.after(at + 1);
                tree.nodes[at].link = tree.after(second) as u32;
            }
        }
        tree.nodes.shrink_to_fit();
        tree
    }

    /// The numbers of all pieces. Those of a node are neighbours, and of an inner node the first
    /// half are those of its first child.
    pub(crate) fn order(&self) -> &[u32] {
        &self.order
    }

    /// The node after a node and its descendants.
    #[inline]
    fn after(&self, at: usize) -> usize {
        let node = &self.nodes[at];
        if node.count == 0 {
            node.link as usize
        } else {
            at + 1
        }
    }

    /// A box around everything, placed as the boxes of a query.
    pub(crate) fn bounds(&self, transform: &Transform, slack: f64) -> Aabb {
        self.nodes
            .first()
            .map_or(Aabb::EMPTY, |root| root.placed(transform, slack))
    }

    /// What a node is made of. The root has the number 0.
    pub(crate) fn branches(&self, node: u32) -> Branches<'_> {
        let at = node as usize;
        let Node { link, count, .. } = self.nodes[at];
        if count == 0 {
            return Branches::Nodes([node + 1, self.after(at + 1) as u32]);
        }
        Branches::Pieces(&self.order[link as usize..(link + count) as usize])
    }

    /// The box around a node, placed as the boxes of a query.
    pub(crate) fn node_bounds(&self, node: u32, transform: &Transform, slack: f64) -> Aabb {
        self.nodes[node as usize].placed(transform, slack)
    }

    /// Calls `visit` with the number of every piece in a box for which `may_meet`, until it breaks.
    /// The boxes are placed by `transform`; `slack` bounds the rounding error of placed
    /// coordinates.
    #[inline]
    pub(crate) fn query<B>(
        &self,
        transform: &Transform,
        slack: f64,
        may_meet: impl Fn(&Aabb) -> bool,
        mut visit: impl FnMut(usize) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let mut at = 0;
        while let Some(node) = self.nodes.get(at) {
            let is_met = may_meet(&node.placed(transform, slack));
            if node.count == 0 {
                at = if is_met { at + 1 } else { node.link as usize };
                continue;
            }
            at += 1;
            if is_met {
                let first = node.link as usize;
                for &piece in &self.order[first..first + node.count as usize] {
                    visit(piece as usize)?;
                }
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
        visit: &mut dyn FnMut(usize) -> f64,
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
                let second = self.after(at as usize + 1) as u32;
                let children = [second, at + 1].map(|child| (child, away(child)));
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
