//! The status structure of the sweep: the edges that the sweep line crosses, from bottom to top.
//!
//! A treap (R. Seidel and C. R. Aragon, "Randomized Search Trees", 1996) for searching, with a
//! linked list for neighbours. A node keeps its number while the boundary continues from one edge
//! to the next, so only the left extremes of the boundary need a search.

use crate::index::{Index, NONE};
use alloc::vec::Vec;
use core::cmp::Ordering;
use glam::DVec2;
use sat2d_base::exact::orient2d;

/// An edge of the polygon on the sweep line.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SweepEdge {
    /// Its left end, which the sweep line has passed.
    pub left: DVec2,
    /// Its right end.
    pub right: DVec2,
    /// The rank of `right` in the event queue.
    pub right_rank: u32,
    /// The vertex where the edge starts in its ring.
    pub edge: Index,
    /// Whether it runs from left to right, so that the interior is above it.
    pub interior_above: bool,
}

impl SweepEdge {
    /// Whether `point` is above (`Greater`), on, or below the line of the edge.
    #[inline]
    pub fn side(&self, point: DVec2) -> Ordering {
        orient2d(self.left, self.right, point)
    }
}

/// The location of a point among the edges.
pub(crate) enum Location {
    /// Just above the edge of this node, or below all edges for [`NONE`].
    Above(Index),
    /// On the edge of this node.
    On(Index),
}

#[derive(Clone, Debug)]
struct Node {
    edge: SweepEdge,
    parent: Index,
    child: [Index; 2],
    below: Index,
    above: Index,
}

/// The edges on the sweep line, in order.
#[derive(Debug)]
pub(crate) struct Status {
    nodes: Vec<Node>,
    free: Vec<Index>,
    root: Index,
    bottom: Index,
}

impl Default for Status {
    fn default() -> Status {
        Status {
            nodes: Vec::new(),
            free: Vec::new(),
            root: NONE,
            bottom: NONE,
        }
    }
}

impl Status {
    /// Removes all edges.
    pub fn clear(&mut self) {
        self.nodes.clear();
        self.free.clear();
        self.root = NONE;
        self.bottom = NONE;
    }

    /// The edge at a node.
    #[inline]
    pub fn get(&self, node: Index) -> &SweepEdge {
        &self.nodes[node].edge
    }

    /// Replaces the edge at a node; returns the nodes below and above.
    #[inline]
    pub fn replace(&mut self, node: Index, edge: SweepEdge) -> (Index, Index) {
        let node = &mut self.nodes[node];
        node.edge = edge;
        (node.below, node.above)
    }

    /// The node below.
    #[inline]
    pub fn below(&self, node: Index) -> Index {
        self.nodes[node].below
    }

    /// The node above; for [`NONE`] the lowest node.
    #[inline]
    pub fn above(&self, node: Index) -> Index {
        if node == NONE {
            self.bottom
        } else {
            self.nodes[node].above
        }
    }

    /// Locates `point`, which must be on the sweep line.
    pub fn locate(&self, point: DVec2) -> Location {
        let (mut node, mut below) = (self.root, NONE);
        while node != NONE {
            let here = &self.nodes[node];
            match here.edge.side(point) {
                Ordering::Equal => return Location::On(node),
                Ordering::Greater => {
                    below = node;
                    node = here.child[1];
                }
                Ordering::Less => node = here.child[0],
            }
        }
        Location::Above(below)
    }

    /// Inserts an edge just above the node `below`, or below all others for [`NONE`].
    pub fn insert_above(&mut self, below: Index, edge: SweepEdge) -> Index {
        let above = self.above(below);
        let fresh = Node {
            edge,
            parent: NONE,
            child: [NONE; 2],
            below,
            above,
        };
        let node = match self.free.pop() {
            Some(node) => {
                self.nodes[node] = fresh;
                node
            }
            None => {
                self.nodes.push(fresh);
                Index::new(self.nodes.len() - 1)
            }
        };
        match below {
            NONE => self.bottom = node,
            below => self.nodes[below].above = node,
        }
        if above != NONE {
            self.nodes[above].below = node;
        }
        // Of two successive nodes, one has no child on the side of the other.
        if below != NONE && self.nodes[below].child[1] == NONE {
            self.attach(below, 1, node);
        } else if above != NONE {
            self.attach(above, 0, node);
        } else {
            self.root = node;
        }
        while let Some(parent) = self.parent(node)
            && priority(parent) < priority(node)
        {
            self.rotate_up(node);
        }
        node
    }

    /// Removes a node.
    pub fn remove(&mut self, node: Index) {
        let Node { below, above, .. } = self.nodes[node];
        match below {
            NONE => self.bottom = above,
            below => self.nodes[below].above = above,
        }
        if above != NONE {
            self.nodes[above].below = below;
        }
        let only = loop {
            match self.nodes[node].child {
                [NONE, only] | [only, NONE] => break only,
                [low, high] => self.rotate_up(if priority(low) > priority(high) {
                    low
                } else {
                    high
                }),
            }
        };
        self.put_in_place_of(node, only);
        self.free.push(node);
    }

    fn parent(&self, node: Index) -> Option<Index> {
        Some(self.nodes[node].parent).filter(|&parent| parent != NONE)
    }

    fn attach(&mut self, parent: Index, side: usize, child: Index) {
        self.nodes[parent].child[side] = child;
        if child != NONE {
            self.nodes[child].parent = parent;
        }
    }

    fn put_in_place_of(&mut self, old: Index, new: Index) {
        match self.parent(old) {
            Some(parent) => {
                let side = usize::from(self.nodes[parent].child[1] == old);
                self.attach(parent, side, new);
            }
            None => {
                self.root = new;
                if new != NONE {
                    self.nodes[new].parent = NONE;
                }
            }
        }
    }

    /// Rotates a node above its parent.
    fn rotate_up(&mut self, node: Index) {
        let parent = self.nodes[node].parent;
        let side = usize::from(self.nodes[parent].child[1] == node);
        let inner = self.nodes[node].child[1 - side];
        self.put_in_place_of(parent, node);
        self.attach(parent, side, inner);
        self.attach(node, 1 - side, parent);
    }
}

/// The first nodes are not balanced: some more steps of a search take less time than rotations.
const UNBALANCED: u32 = 32;

/// The priority of a node in the heap: its number, mixed by the finaliser of MurmurHash3, so that
/// every run builds the same tree.
fn priority(node: Index) -> u32 {
    let node = u32::from(node);
    if node < UNBALANCED {
        return 0;
    }
    let mut x = node.wrapping_add(1);
    x = (x ^ (x >> 16)).wrapping_mul(0x85eb_ca6b);
    x = (x ^ (x >> 13)).wrapping_mul(0xc2b2_ae35);
    x ^ (x >> 16)
}

#[cfg(test)]
mod tests {
    use crate::input::sweep_line::*;

    /// A horizontal edge.
    fn level(height: u32) -> SweepEdge {
        let y = f64::from(height);
        SweepEdge {
            left: DVec2::new(0.0, y),
            right: DVec2::new(1.0, y),
            right_rank: 0,
            edge: height.into(),
            interior_above: true,
        }
    }

    fn heights(status: &Status) -> Vec<u32> {
        let mut node = status.above(NONE);
        let mut out = Vec::new();
        while node != NONE {
            out.push(status.get(node).edge.into());
            node = status.above(node);
        }
        out
    }

    #[test]
    fn keeps_edges_in_order_as_a_sorted_list_does() {
        let mut status = Status::default();
        let mut list: Vec<u32> = Vec::new();
        let mut random = 1_u32;
        for _ in 0..5000 {
            random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let height = (random >> 16) % 200;
            match (
                status.locate(DVec2::new(0.5, f64::from(height))),
                list.binary_search(&height),
            ) {
                (Location::On(node), Ok(i)) => {
                    list.remove(i);
                    status.remove(node);
                }
                (Location::Above(below), Err(i)) => {
                    let expected = i.checked_sub(1).map(|i| Index::from(list[i]));
                    assert_eq!((below != NONE).then(|| status.get(below).edge), expected);
                    list.insert(i, height);
                    status.insert_above(below, level(height));
                }
                _ => panic!("{height} is in one and not in the other"),
            }
            assert_eq!(heights(&status), list);
        }
    }
}
