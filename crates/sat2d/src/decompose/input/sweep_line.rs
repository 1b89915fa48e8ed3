//! The status structure of the sweep: the edges that the sweep line crosses, from bottom to top.
//!
//! A treap (R. Seidel and C. R. Aragon, "Randomized Search Trees", 1996) for searching, with a
//! linked list for neighbours. A node keeps its number while the boundary continues from one edge
//! to the next, so only the left extremes of the boundary need a search.

use crate::exact::orient2d;
use alloc::vec::Vec;
use core::cmp::Ordering;
use glam::DVec2;

/// No node.
pub(crate) const NONE: u32 = u32::MAX;

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
    pub edge: u32,
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
    Above(u32),
    /// On the edge of this node.
    On(u32),
}

#[derive(Clone, Debug)]
struct Node {
    edge: SweepEdge,
    parent: u32,
    child: [u32; 2],
    below: u32,
    above: u32,
}

/// The edges on the sweep line, in order.
#[derive(Debug)]
pub(crate) struct Status {
    nodes: Vec<Node>,
    free: Vec<u32>,
    root: u32,
    bottom: u32,
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
    pub fn get(&self, node: u32) -> &SweepEdge {
        &self.nodes[node as usize].edge
    }

    /// Replaces the edge at a node; returns the nodes below and above.
    #[inline]
    pub fn replace(&mut self, node: u32, edge: SweepEdge) -> (u32, u32) {
        let node = &mut self.nodes[node as usize];
        node.edge = edge;
        (node.below, node.above)
    }

    /// The node below.
    #[inline]
    pub fn below(&self, node: u32) -> u32 {
        self.nodes[node as usize].below
    }

    /// The node above; for [`NONE`] the lowest node.
    #[inline]
    pub fn above(&self, node: u32) -> u32 {
        if node == NONE {
            self.bottom
        } else {
            self.nodes[node as usize].above
        }
    }

    /// Locates `point`, which must be on the sweep line.
    pub fn locate(&self, point: DVec2) -> Location {
        let (mut node, mut below) = (self.root, NONE);
        while node != NONE {
            let here = &self.nodes[node as usize];
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
    pub fn insert_above(&mut self, below: u32, edge: SweepEdge) -> u32 {
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
                self.nodes[node as usize] = fresh;
                node
            }
            None => {
                self.nodes.push(fresh);
                self.nodes.len() as u32 - 1
            }
        };
        match below {
            NONE => self.bottom = node,
            below => self.nodes[below as usize].above = node,
        }
        if above != NONE {
            self.nodes[above as usize].below = node;
        }
        // Of two successive nodes, one has no child on the side of the other.
        if below != NONE && self.nodes[below as usize].child[1] == NONE {
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
    pub fn remove(&mut self, node: u32) {
        let Node { below, above, .. } = self.nodes[node as usize];
        match below {
            NONE => self.bottom = above,
            below => self.nodes[below as usize].above = above,
        }
        if above != NONE {
            self.nodes[above as usize].below = below;
        }
        let only = loop {
            match self.nodes[node as usize].child {
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

    fn parent(&self, node: u32) -> Option<u32> {
        Some(self.nodes[node as usize].parent).filter(|&parent| parent != NONE)
    }

    fn attach(&mut self, parent: u32, side: usize, child: u32) {
        self.nodes[parent as usize].child[side] = child;
        if child != NONE {
            self.nodes[child as usize].parent = parent;
        }
    }

    fn put_in_place_of(&mut self, old: u32, new: u32) {
        match self.parent(old) {
            Some(parent) => {
                let side = usize::from(self.nodes[parent as usize].child[1] == old);
                self.attach(parent, side, new);
            }
            None => {
                self.root = new;
                if new != NONE {
                    self.nodes[new as usize].parent = NONE;
                }
            }
        }
    }

    /// Rotates a node above its parent.
    fn rotate_up(&mut self, node: u32) {
        let parent = self.nodes[node as usize].parent;
        let side = usize::from(self.nodes[parent as usize].child[1] == node);
        let inner = self.nodes[node as usize].child[1 - side];
        self.put_in_place_of(parent, node);
        self.attach(parent, side, inner);
        self.attach(node, 1 - side, parent);
    }
}

/// The first nodes are not balanced: some more steps of a search take less time than rotations.
const UNBALANCED: u32 = 32;

/// The priority of a node in the heap: its number, mixed by the finaliser of MurmurHash3, so that
/// every run builds the same tree.
fn priority(node: u32) -> u32 {
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
    use crate::decompose::input::sweep_line::*;

    /// A horizontal edge.
    fn level(height: u32) -> SweepEdge {
        let y = f64::from(height);
        SweepEdge {
            left: DVec2::new(0.0, y),
            right: DVec2::new(1.0, y),
            right_rank: 0,
            edge: height,
            interior_above: true,
        }
    }

    fn heights(status: &Status) -> Vec<u32> {
        let mut node = status.above(NONE);
        let mut out = Vec::new();
        while node != NONE {
            out.push(status.get(node).edge);
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
                    let expected = i.checked_sub(1).map(|i| list[i]);
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
