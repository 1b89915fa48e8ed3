//! Whether rings are a polygon, decided exactly by one plane sweep, which tells a [`Visitor`] of every vertex on its way.
//!
//! The sweep of M. I. Shamos and D. Hoey ("Geometric Intersection Problems", 1976), made to hold for touching rings: two edges that
//! become neighbours on the sweep line are in order now, so they meet before either ends exactly where that one's end is not on the
//! same side any more. Vertices are visited by x, then y, as if the line leaned a little, so vertical edges are like any other.
//! Where a vertex of one ring lies on an edge of another, that edge gets a vertex there; from then on rings meet in vertices only.
//! The polygon's interior is left of every edge, so between neighbours on the line interior and exterior take turns exactly where all
//! holes are inside the outer ring and outside each other. The interior is connected exactly where the graph of rings and
//! of the places that they share is a forest.

use crate::decompose::input::error::PolygonError;
use crate::decompose::input::rings::Rings;
use crate::decompose::input::sweep_line::{Crossing, NONE, Place, Status};
use crate::decompose::union_find::UnionFind;
use crate::num::lexicographic;
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::cmp::Ordering;
use glam::DVec2;

/// What happens at one place that the sweep passes.
pub(crate) struct Event<'a> {
    /// The vertex there; of several the lowest.
    pub vertex: u32,
    /// The edges that end there, from bottom to top.
    pub ending: &'a [Crossing],
    /// The edges that start there, from bottom to top.
    pub starting: &'a [Crossing],
    /// The edge on the line just below all of these, where the interior is between it and them.
    pub interior_over: Option<u32>,
}

/// Who learns of every place that the sweep passes, from left to right, as long as nothing is found to be wrong.
pub(crate) trait Visitor {
    fn visit(&mut self, rings: &Rings, event: &Event);
}

/// Decides whether `rings` are a polygon; puts vertices into the edges that other rings touch.
pub(crate) fn validate(rings: &mut Rings, visitor: &mut impl Visitor) -> Result<(), PolygonError> {
    let mut order: Vec<(DVec2, u32)> = rings.points.iter().copied().zip(0..).collect();
    order.sort_unstable_by(|a, b| lexicographic(a.0, b.0).then(a.1.cmp(&b.1)));
    let mut rank = alloc::vec![0; order.len()];
    let mut places = 0;
    for (i, &(point, vertex)) in order.iter().enumerate() {
        places += u32::from(i > 0 && order[i - 1].0 != point);
        rank[vertex as usize] = places;
    }
    let mut sweep = Sweep {
        node: alloc::vec![NONE; rings.len()],
        together: UnionFind::new(rings.ring_count()),
        rings,
        rank,
        status: Status::new(),
        inserted: BTreeMap::new(),
        late: None,
    };
    let mut place = Scratch::default();
    for same in order.chunk_by(|a, b| a.0 == b.0) {
        place.group.clear();
        place.group.extend(same.iter().map(|&(_, vertex)| vertex));
        sweep.pass(&mut place, visitor)?;
    }
    sweep.late.map_or(Ok(()), Err)
}

/// What is at the place being passed; kept for its memory.
#[derive(Default)]
struct Scratch {
    group: Vec<u32>,
    ending: Vec<Crossing>,
    starting: Vec<Crossing>,
}

struct Sweep<'a> {
    rings: &'a mut Rings,
    /// The place of each vertex in the order of the sweep; the same for vertices at the same place.
    rank: Vec<u32>,
    status: Status,
    /// The node of each edge on the line.
    node: Vec<u32>,
    /// Vertices put into edges at places yet to come, by the place's rank.
    inserted: BTreeMap<u32, Vec<u32>>,
    /// Rings that hang together.
    together: UnionFind,
    /// The first fault of a kind that a crossing further on would explain better.
    late: Option<PolygonError>,
}

impl Sweep<'_> {
    fn pass(
        &mut self,
        place: &mut Scratch,
        visitor: &mut impl Visitor,
    ) -> Result<(), PolygonError> {
        let Scratch {
            group,
            ending,
            starting,
        } = place;
        let rank = self.rank[group[0] as usize];
        if !self.inserted.is_empty()
            && let Some(here) = self.inserted.remove(&rank)
        {
            group.extend(here);
        }
        let point = self.rings.point(group[0]);
        let mut one_that_ends = self.starting_edges(group, rank, starting);
        let mut below = NONE;
        if one_that_ends == NONE {
            match self.status.locate(point) {
                Place::Above(node) => below = node,
                Place::On(node) => {
                    let new = self.split(node, group[0])?;
                    group.push(new);
                    one_that_ends = self.starting_edges(group, rank, starting);
                }
            }
        }
        if group.len() > 1 {
            self.touch(group)?;
        }
        // The edges that end here are neighbours, else one would have been found to cross another.
        ending.clear();
        if one_that_ends != NONE {
            below = self.status.below(one_that_ends);
            while below != NONE && self.status.get(below).right_rank == rank {
                below = self.status.below(below);
            }
        }
        let mut top = self.status.above(below);
        while top != NONE && self.status.get(top).right_rank == rank {
            ending.push(*self.status.get(top));
            top = self.status.above(top);
        }
        if starting.len() > 1 {
            starting.sort_unstable_by(|a, b| b.side(a.right).then(a.edge.cmp(&b.edge)));
            if let Some(pair) = starting
                .windows(2)
                .find(|pair| pair[0].side(pair[1].right) == Ordering::Equal)
            {
                return Err(PolygonError::EdgesOverlap {
                    edges: [pair[0], pair[1]].map(|c| self.user_edge(&c)),
                    near: self.rings.user_point(group[0]),
                });
            }
        }
        self.check_turns(below, top, group, ending, starting)?;
        if self.late.is_none() {
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
        self.exchange(below, ending.len(), starting);
        self.check_pair(below, self.status.above(below))?;
        if !starting.is_empty() && top != NONE {
            self.check_pair(self.status.below(top), top)?;
        }
        Ok(())
    }

    /// Fills `starting` with the edges that start at a place, in any order; returns the node of one that ends, if any does.
    fn starting_edges(&self, group: &[u32], rank: u32, starting: &mut Vec<Crossing>) -> u32 {
        starting.clear();
        let mut ends = NONE;
        for &v in group {
            let left = self.rings.point(v);
            for (edge, other, interior_above) in [
                (v, self.rings.next[v as usize], true),
                (
                    self.rings.prev[v as usize],
                    self.rings.prev[v as usize],
                    false,
                ),
            ] {
                let right_rank = self.rank[other as usize];
                if right_rank > rank {
                    starting.push(Crossing {
                        left,
                        right: self.rings.point(other),
                        right_rank,
                        edge,
                        interior_above,
                    });
                } else {
                    ends = self.node[edge as usize];
                }
            }
        }
        ends
    }

    /// Takes the `ending` edges above `below` off the line and puts the `starting` ones there.
    fn exchange(&mut self, below: u32, ending: usize, starting: &[Crossing]) {
        let mut last = below;
        for (i, &crossing) in starting.iter().enumerate() {
            if i < ending {
                last = self.status.above(last);
                self.status.replace(last, crossing);
            } else {
                last = self.status.insert_above(last, crossing);
            }
            self.node[crossing.edge as usize] = last;
        }
        for _ in starting.len()..ending {
            self.status.remove(self.status.above(last));
        }
    }

    /// Whether two edges that are now neighbours stay in order until one ends. Where that one ends on the other, splits the other.
    fn check_pair(&mut self, below: u32, above: u32) -> Result<(), PolygonError> {
        if below == NONE || above == NONE {
            return Ok(());
        }
        let (low, high) = (*self.status.get(below), *self.status.get(above));
        let (side, ends, goes_on) = match low.right_rank.cmp(&high.right_rank) {
            Ordering::Equal => return Ok(()),
            Ordering::Less => (high.side(low.right).reverse(), low, above),
            Ordering::Greater => (low.side(high.right), high, below),
        };
        match side {
            Ordering::Greater => Ok(()),
            Ordering::Less => Err(self.cross(&low, &high)),
            Ordering::Equal => {
                let touching = if ends.interior_above {
                    self.rings.next[ends.edge as usize]
                } else {
                    ends.edge
                };
                let new = self.split(goes_on, touching)?;
                self.inserted.entry(ends.right_rank).or_default().push(new);
                Ok(())
            }
        }
    }

    /// Puts a vertex into the edge at `node`, where the vertex `touching` of another ring lies on it.
    fn split(&mut self, node: u32, touching: u32) -> Result<u32, PolygonError> {
        let crossing = *self.status.get(node);
        if self.rings.ring[touching as usize] == self.rings.ring[crossing.edge as usize] {
            return Err(self.vertex_on_edge(touching, crossing.edge));
        }
        let new = self.rings.insert_into(crossing.edge, touching);
        let rank = self.rank[touching as usize];
        self.rank.push(rank);
        self.node.push(NONE);
        // An edge from right to left has its left part after the new vertex.
        let edge = if crossing.interior_above {
            crossing.edge
        } else {
            new
        };
        self.node[edge as usize] = node;
        self.status.replace(
            node,
            Crossing {
                right: self.rings.point(new),
                right_rank: rank,
                edge,
                ..crossing
            },
        );
        Ok(new)
    }

    /// Several vertices at one place: of different rings, and not closing a cycle of rings.
    fn touch(&mut self, group: &mut [u32]) -> Result<(), PolygonError> {
        group.sort_unstable_by_key(|&v| (self.rings.ring[v as usize], v));
        for pair in group.windows(2) {
            let ring = self.rings.ring[pair[0] as usize];
            if ring == self.rings.ring[pair[1] as usize] {
                if self.rings.is_inserted(pair[1]) {
                    return Err(self.vertex_on_edge(pair[0], pair[1]));
                }
                let vertices = [pair[0], pair[1]].map(|v| self.rings.vertex[v as usize]);
                return Err(PolygonError::RepeatedVertex {
                    ring,
                    vertices,
                    at: self.rings.user_point(pair[0]),
                });
            }
            if !self.together.join(ring, self.rings.ring[pair[1] as usize]) {
                self.late.get_or_insert(PolygonError::Disconnected {
                    vertex: self.rings.vertex[pair[1] as usize],
                    at: self.rings.user_point(pair[1]),
                });
            }
        }
        group.sort_unstable();
        Ok(())
    }

    /// Interior and exterior take turns from bottom to top, before and after this place.
    fn check_turns(
        &mut self,
        below: u32,
        top: u32,
        group: &[u32],
        ending: &[Crossing],
        starting: &[Crossing],
    ) -> Result<(), PolygonError> {
        let bottom = (below != NONE).then(|| *self.status.get(below));
        let top = (top != NONE).then(|| *self.status.get(top));
        let mut last = bottom;
        for here in starting.iter().copied().map(Some).chain([top]) {
            if last.is_some_and(|c| c.interior_above) != here.is_some_and(|c| !c.interior_above) {
                self.misplaced(last, here, group[0], ending, starting)?;
            }
            last = here;
        }
        Ok(())
    }

    /// Between `low` and `high` there is neither interior nor exterior: rings cross in a vertex, or a ring is in the wrong place.
    fn misplaced(
        &mut self,
        low: Option<Crossing>,
        high: Option<Crossing>,
        vertex: u32,
        ending: &[Crossing],
        starting: &[Crossing],
    ) -> Result<(), PolygonError> {
        // Around the place the edges of rings that only touch nest like brackets; what is left of others starts with a crossing.
        let ring = |edge: u32| self.rings.ring[edge as usize];
        let mut around: Vec<u32> = Vec::new();
        for edge in starting.iter().chain(ending.iter().rev()).map(|c| c.edge) {
            match around.last() {
                Some(&last) if ring(last) == ring(edge) => drop(around.pop()),
                _ => around.push(edge),
            }
        }
        let mut seen = BTreeMap::new();
        for (j, &edge) in around.iter().enumerate() {
            if let Some(i) = seen.insert(ring(edge), j) {
                let edges = [edge, around[i + 1]].map(|e| self.rings.edge[e as usize]);
                return Err(PolygonError::EdgesCross {
                    edges,
                    near: self.rings.user_point(vertex),
                });
            }
        }
        let rings = [high, low].map(|c| c.map_or(0, |c| ring(c.edge)));
        let [hole, other] = if rings[0] != 0 {
            rings
        } else {
            [rings[1], rings[0]]
        };
        let (number, at) = (
            self.rings.vertex[vertex as usize],
            self.rings.user_point(vertex),
        );
        self.late.get_or_insert(if other == 0 || other == hole {
            PolygonError::HoleOutside {
                ring: hole,
                vertex: number,
                at,
            }
        } else {
            PolygonError::NestedHoles {
                ring: hole,
                other,
                vertex: number,
                at,
            }
        });
        Ok(())
    }

    fn user_edge(&self, crossing: &Crossing) -> u32 {
        self.rings.edge[crossing.edge as usize]
    }

    fn vertex_on_edge(&self, vertex: u32, edge: u32) -> PolygonError {
        PolygonError::VertexOnEdge {
            ring: self.rings.ring[edge as usize],
            vertex: self.rings.vertex[vertex as usize],
            edge: self.rings.edge[edge as usize],
            at: self.rings.user_point(vertex),
        }
    }

    fn cross(&self, a: &Crossing, b: &Crossing) -> PolygonError {
        let edges = [self.user_edge(a), self.user_edge(b)];
        PolygonError::EdgesCross {
            edges,
            near: crossing_point(a, b) * self.rings.unit,
        }
    }
}

/// Where two edges that cross do so, rounded; some point of the first where rounding spoils that.
fn crossing_point(a: &Crossing, b: &Crossing) -> DVec2 {
    let (along_a, along_b) = (a.right - a.left, b.right - b.left);
    let t = (b.left - a.left).perp_dot(along_b) / along_a.perp_dot(along_b);
    if t.is_finite() {
        a.left + along_a * t.clamp(0.0, 1.0)
    } else {
        a.left
    }
}
