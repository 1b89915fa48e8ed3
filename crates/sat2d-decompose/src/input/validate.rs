//! Validation of rings by one plane sweep, exact; a [`SweepVisitor`] receives every event.
//!
//! The sweep is that of M. I. Shamos and D. Hoey, "Geometric Intersection Problems", 1976, extended
//! to touching rings:
//!
//! - Two edges that become neighbours on the sweep line are in order there. They meet before
//!   either ends exactly if the end that comes first is not on the same side of the other edge.
//! - Events are ordered by x, then by y, as if the line were slightly inclined, so vertical edges
//!   need no special case.
//! - Where a vertex of one ring lies on an edge of another, a vertex is inserted into that edge.
//!   From then on rings meet in vertices only.
//! - The interior is on the left of every edge. So interior and exterior alternate along the line
//!   exactly if all holes are inside the outer ring and outside each other.
//! - The interior is connected exactly if the graph of the rings and the points that they share is
//!   a forest.

use crate::index::{Index, NONE};
use crate::input::diagnose::{edges_cross, trust_misplaced, vertex_on_edge, wrong_nesting};
use crate::input::error::PolygonError;
use crate::input::event_order::EventQueue;
use crate::input::rings::Rings;
use crate::input::sweep_line::{Location, Status, SweepEdge};
use crate::input::visitor::{Event, SweepVisitor};
use crate::union_find::UnionFind;
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::cmp::Ordering;
use sat2d_base::exact::orientation::orient2d_inlined;
use sat2d_base::sort::sort_by;

/// The lists of a sweep, kept to reuse their memory.
#[derive(Default)]
pub(crate) struct SweepMemory {
    events: EventQueue,
    status: Status,
    node: Vec<Index>,
    components: UnionFind,
    scratch: Scratch,
}

/// Validates `rings`, and inserts vertices into edges where other rings touch them.
///
/// With `trusted`, a single ring is not searched for edges that cross. If there are some, either
/// there is an error, or the visitor gets events in which interior and exterior alternate and every
/// edge starts once and ends once, but in which edges may be out of order.
pub(crate) fn validate(
    rings: &mut Rings,
    memory: &mut SweepMemory,
    visitor: &mut impl SweepVisitor,
    trusted: bool,
) -> Result<(), PolygonError> {
    let SweepMemory {
        events,
        status,
        node,
        components,
        scratch,
    } = memory;
    events.fill(&rings.points);
    status.clear();
    node.clear();
    node.resize(rings.len(), NONE);
    components.start(rings.ring_count());
    let EventQueue { order, rank, .. } = events;
    let mut sweep = Sweep {
        may_cross: !trusted || rings.has_holes(),
        rings,
        rank,
        status,
        node,
        inserted: BTreeMap::new(),
        components,
        deferred: None,
    };
    let mut rest = &order[..];
    while let [first, others @ ..] = rest {
        let rank = sweep.rank[*first];
        let is_later = |&v: &Index| sweep.rank[v] != rank;
        let same = others.iter().position(is_later).unwrap_or(others.len());
        if same == 0 && sweep.try_simple(*first, rank, visitor)? {
            rest = others;
            continue;
        }
        let (group, later) = rest.split_at(1 + same);
        rest = later;
        scratch.group.clear();
        scratch.group.extend_from_slice(group);
        sweep.handle_event(scratch, visitor)?;
    }
    sweep.deferred.map_or(Ok(()), Err)
}

/// The data of the current event.
#[derive(Default)]
struct Scratch {
    group: Vec<Index>,
    ending: Vec<SweepEdge>,
    starting: Vec<SweepEdge>,
}

/// The state of a sweep.
pub(super) struct Sweep<'a> {
    pub(super) rings: &'a mut Rings,
    /// The rank of each vertex in the event queue; the same for vertices at the same point.
    pub(super) rank: &'a mut Vec<u32>,
    pub(super) status: &'a mut Status,
    /// The node of each edge on the line.
    pub(super) node: &'a mut Vec<Index>,
    /// Vertices inserted at points further on, by the rank of the point.
    pub(super) inserted: BTreeMap<u32, Vec<Index>>,
    /// Sets of rings that are connected by common points.
    pub(super) components: &'a mut UnionFind,
    /// The first error of a kind that a crossing further on would explain better.
    pub(super) deferred: Option<PolygonError>,
    /// Whether neighbours are checked for crossing and touching each other.
    pub(super) may_cross: bool,
}

impl Sweep<'_> {
    fn handle_event(
        &mut self,
        scratch: &mut Scratch,
        visitor: &mut impl SweepVisitor,
    ) -> Result<(), PolygonError> {
        let Scratch {
            group,
            ending,
            starting,
        } = scratch;
        let rank = self.rank[group[0]];
        if !self.inserted.is_empty()
            && let Some(here) = self.inserted.remove(&rank)
        {
            group.extend(here);
        }
        let point = self.rings.point(group[0]);
        let mut ending_node = self.starting_edges(group, rank, starting);
        let mut below = NONE;
        if ending_node == NONE {
            match self.status.locate(point) {
                Location::Above(node) => below = node,
                Location::On(node) => {
                    let new = self.split(node, group[0])?;
                    group.push(new);
                    ending_node = self.starting_edges(group, rank, starting);
                }
            }
        }
        if group.len() > 1 {
            self.check_touching(group)?;
        }
        // The edges that end here are neighbours; otherwise a crossing would have been found.
        ending.clear();
        if ending_node != NONE {
            below = self.status.below(ending_node);
            while below != NONE && self.status.get(below).right_rank == rank {
                below = self.status.below(below);
            }
        }
        let mut top = self.status.above(below);
        while top != NONE && self.status.get(top).right_rank == rank {
            ending.push(*self.status.get(top));
            top = self.status.above(top);
        }
        if !self.may_cross && ending.len() + starting.len() != 2 * group.len() {
            return Err(trust_misplaced(self.rings, group[0]));
        }
        if starting.len() > 1 {
            self.sort_starting(group[0], starting)?;
        }
        self.check_alternation(below, top, group, ending, starting)?;
        if self.deferred.is_none() {
            let interior_over = (below != NONE)
                .then(|| self.status.get(below))
                .filter(|c| c.interior_above)
                .map(|c| c.edge);
            visitor.visit(
                self.rings,
                &Event {
                    vertex: group[0],
                    ending,
                    starting,
                    interior_over,
                },
            );
        }
        self.update_status(below, ending.len(), starting);
        self.check_pair(below, self.status.above(below))?;
        if !starting.is_empty() && top != NONE {
            self.check_pair(self.status.below(top), top)?;
        }
        Ok(())
    }

    /// Sorts the edges that start at a vertex, the lowest first.
    fn sort_starting(&self, vertex: Index, starting: &mut [SweepEdge]) -> Result<(), PolygonError> {
        sort_by(starting, &mut |a, b| {
            b.side(a.right).then(a.edge.cmp(&b.edge))
        });
        let mut pairs = starting.windows(2);
        match pairs.find(|pair| pair[0].side(pair[1].right) == Ordering::Equal) {
            Some(pair) => Err(PolygonError::EdgesOverlap {
                edges: [pair[0], pair[1]].map(|c| self.rings.edge[c.edge]),
                near: self.rings.user_point(vertex),
            }),
            None => Ok(()),
        }
    }

    /// Fills `starting` with the edges that start at a point, in any order, and returns the node of
    /// an edge that ends there, or [`NONE`].
    fn starting_edges(&self, group: &[Index], rank: u32, starting: &mut Vec<SweepEdge>) -> Index {
        starting.clear();
        let mut ends = NONE;
        for &v in group {
            let left = self.rings.point(v);
            for (edge, other, interior_above) in [
                (v, self.rings.next[v], true),
                (self.rings.prev[v], self.rings.prev[v], false),
            ] {
                let right_rank = self.rank[other];
                if right_rank > rank {
                    starting.push(SweepEdge {
                        left,
                        right: self.rings.point(other),
                        right_rank,
                        edge,
                        interior_above,
                    });
                } else {
                    ends = self.node[edge];
                }
            }
        }
        ends
    }

    /// Replaces the `ending` edges above `below` by the `starting` ones.
    fn update_status(&mut self, below: Index, ending: usize, starting: &[SweepEdge]) {
        let mut last = below;
        for (i, &crossing) in starting.iter().enumerate() {
            if i < ending {
                last = self.status.above(last);
                self.status.replace(last, crossing);
            } else {
                last = self.status.insert_above(last, crossing);
            }
            self.node[crossing.edge] = last;
        }
        for _ in starting.len()..ending {
            self.status.remove(self.status.above(last));
        }
    }

    /// Checks that two new neighbours stay in order until one ends. If that one ends on the other,
    /// inserts a vertex there.
    #[inline(always)]
    pub(super) fn check_pair(&mut self, below: Index, above: Index) -> Result<(), PolygonError> {
        if below == NONE || above == NONE || !self.may_cross {
            return Ok(());
        }
        let (low, high) = (self.status.get(below), self.status.get(above));
        match end_side(low, high) {
            Ordering::Greater => Ok(()),
            side => self.meet(below, above, side),
        }
    }

    /// Two neighbours cross, or one ends on the other.
    #[cold]
    fn meet(&mut self, below: Index, above: Index, side: Ordering) -> Result<(), PolygonError> {
        let (low, high) = (*self.status.get(below), *self.status.get(above));
        if side == Ordering::Less {
            return Err(edges_cross(self.rings, &low, &high));
        }
        let (ends, other) = if low.right_rank < high.right_rank {
            (low, above)
        } else {
            (high, below)
        };
        let touching = if ends.interior_above {
            self.rings.next[ends.edge]
        } else {
            ends.edge
        };
        let new = self.split(other, touching)?;
        self.inserted.entry(ends.right_rank).or_default().push(new);
        Ok(())
    }

    /// Inserts a vertex into the edge at `node`, on which the vertex `touching` of another ring
    /// lies.
    fn split(&mut self, node: Index, touching: Index) -> Result<Index, PolygonError> {
        let crossing = *self.status.get(node);
        if self.rings.ring[touching] == self.rings.ring[crossing.edge] {
            return Err(vertex_on_edge(self.rings, touching, crossing.edge));
        }
        let new = self.rings.insert_into(crossing.edge, touching);
        let rank = self.rank[touching];
        self.rank.push(rank);
        self.node.push(NONE);
        // For an edge from right to left, the left part is the one after the new vertex.
        let edge = if crossing.interior_above {
            crossing.edge
        } else {
            new
        };
        self.node[edge] = node;
        self.status.replace(
            node,
            SweepEdge {
                right: self.rings.point(new),
                right_rank: rank,
                edge,
                ..crossing
            },
        );
        Ok(new)
    }

    /// Checks several vertices at one point: they must be of different rings, and must not connect
    /// rings that are connected already.
    fn check_touching(&mut self, group: &mut [Index]) -> Result<(), PolygonError> {
        let by_ring = |&v: &Index| (self.rings.ring[v], v);
        sort_by(group, &mut |v, w| by_ring(v).cmp(&by_ring(w)));
        for pair in group.windows(2) {
            let [ring, other] = [pair[0], pair[1]].map(|v| self.rings.ring[v]);
            if ring == other {
                if self.rings.is_inserted(pair[1]) {
                    return Err(vertex_on_edge(self.rings, pair[0], pair[1]));
                }
                let vertices = [pair[0], pair[1]].map(|v| self.rings.vertex[v]);
                return Err(PolygonError::RepeatedVertex {
                    ring,
                    vertices,
                    at: self.rings.user_point(pair[0]),
                });
            }
            if self.rings.is_one_polygon && !self.components.union(ring.into(), other.into()) {
                self.deferred.get_or_insert(PolygonError::Disconnected {
                    vertex: self.rings.vertex[pair[1]],
                    at: self.rings.user_point(pair[1]),
                });
            }
        }
        group.sort_unstable();
        Ok(())
    }

    /// Checks that interior and exterior alternate from bottom to top, before and after the event.
    fn check_alternation(
        &mut self,
        below: Index,
        top: Index,
        group: &[Index],
        ending: &[SweepEdge],
        starting: &[SweepEdge],
    ) -> Result<(), PolygonError> {
        let bottom = (below != NONE).then(|| *self.status.get(below));
        let top = (top != NONE).then(|| *self.status.get(top));
        let mut last = bottom;
        for here in starting.iter().copied().map(Some).chain([top]) {
            if last.is_some_and(|c| c.interior_above) != here.is_some_and(|c| !c.interior_above) {
                match wrong_nesting(self.rings, [last, here], group, ending, starting) {
                    crossing @ PolygonError::EdgesCross { .. } => return Err(crossing),
                    misplaced => {
                        self.deferred.get_or_insert(misplaced);
                    }
                }
            }
            last = here;
        }
        Ok(())
    }
}

/// Whether two neighbours are in order where the first of them ends (`Greater`), meet there, or
/// have crossed. Edges that end in one point are in order.
#[inline(always)]
fn end_side(low: &SweepEdge, high: &SweepEdge) -> Ordering {
    let [from, to, end] = match low.right_rank.cmp(&high.right_rank) {
        Ordering::Equal => return Ordering::Greater,
        Ordering::Less => [high.right, high.left, low.right],
        Ordering::Greater => [low.left, low.right, high.right],
    };
    orient2d_inlined(from, to, end)
}
