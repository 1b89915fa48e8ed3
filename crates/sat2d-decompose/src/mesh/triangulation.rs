//! Triangulation during the sweep: S. Hertel and K. Mehlhorn, "Fast Triangulation of the Plane with
//! Respect to Simple Polygons", 1985.
//!
//! Consider two neighbours on the sweep line with interior between them. The part of that interior
//! that the line has passed but that is not triangulated yet is bounded on the left by a chain of
//! vertices, from the left end of the lower edge to that of the upper edge. At each inner vertex of
//! the chain the angle on its right is 180° or more. A new vertex on the lower or the upper edge
//! cuts off the triangles that it sees from that end of the chain. A new vertex between the edges,
//! where the interior splits, gets a diagonal to the rightmost vertex of the chain, which nothing
//! can hide. Where two parts merge, their chains do. Holes and rings that touch need no bridges.
//!
//! ```text
//!     c3 ────────────── upper edge          u cuts off (c0, u, c1) and (c1, u, c2), if those
//!       \                                   turn left, and replaces c0 and c1 in the chain
//!        c2
//!         |       u
//!        c1      /
//!       /     .'
//!     c0 ──'─────────── lower edge, which ends in u
//! ```

use crate::index::{Index, NONE};
use crate::input::rings::Rings;
use crate::input::visitor::{Event, SweepVisitor};
use crate::mesh::triangle_mesh::{Mesh, boundary, boundary_edge};
use alloc::vec::Vec;
use core::cmp::Ordering;
use glam::DVec2;
use sat2d_base::exact::orient2d;

/// Marks the twin of a side whose triangle does not exist yet; the other bits are an index into
/// `pending`, where the first of the two triangles is recorded.
const PENDING: u32 = 1 << 30;
/// The least number with that mark. Those below it are half-edges.
const FIRST_PENDING: Index = Index::FIRST.marked(PENDING);

/// A vertex of a chain.
#[derive(Clone, Copy)]
struct ChainVertex {
    point: DVec2,
    vertex: Index,
    below: Index,
    above: Index,
    /// The twin, on the left, of the side to the chain vertex above.
    twin: Index,
}

/// The chain between two edges of the polygon.
#[derive(Clone, Copy)]
struct Chain {
    bottom: Index,
    top: Index,
    /// The vertex that was added last, which is the rightmost.
    last: Index,
}

/// Builds a [`Mesh`] during the sweep of [`validate`](crate::input::validate::validate);
/// keeps its memory.
#[derive(Default)]
pub(crate) struct Triangulator {
    /// The triangles, after a sweep that found no error.
    pub mesh: Mesh,
    chain_vertices: Vec<ChainVertex>,
    /// The chain above each edge of the polygon, for edges that have one.
    chains: Vec<Chain>,
    /// For each diagonal that was drawn before its triangles existed, the first of them.
    pending: Vec<Index>,
    /// A vertex where edges were out of order.
    fault: Option<Index>,
}

impl Triangulator {
    /// Prepares for a sweep of `rings`.
    pub fn start(&mut self, rings: &Rings) {
        // A polygon with h holes has n + 2h - 2 triangles.
        let half_edges = 3 * (rings.len() + 2 * rings.ring_count());
        self.mesh.origins.clear();
        self.mesh.origins.reserve(half_edges);
        self.mesh.twins.clear();
        self.mesh.twins.reserve(half_edges);
        self.chain_vertices.clear();
        self.chain_vertices.reserve(rings.len() * 5 / 4);
        self.chains.clear();
        let no_chain = Chain {
            bottom: NONE,
            top: NONE,
            last: NONE,
        };
        self.chains.resize(rings.len(), no_chain);
        self.pending.clear();
        self.fault = None;
    }

    /// A vertex where edges were out of order, so that the triangles are no mesh. There is none in
    /// a polygon.
    pub fn fault(&self) -> Option<Index> {
        self.fault
    }

    fn chain_vertex(&self, index: Index) -> &ChainVertex {
        &self.chain_vertices[index]
    }

    fn chain_vertex_mut(&mut self, index: Index) -> &mut ChainVertex {
        &mut self.chain_vertices[index]
    }

    fn new_chain_vertex(&mut self, point: DVec2, vertex: Index) -> Index {
        self.chain_vertices.push(ChainVertex {
            point,
            vertex,
            below: NONE,
            above: NONE,
            twin: NONE,
        });
        Index::new(self.chain_vertices.len() - 1)
    }

    /// Puts `high` above `low` in a chain, with `twin` on the left of the side between them.
    fn link(&mut self, low: Index, high: Index, twin: Index) {
        let low_vertex = self.chain_vertex_mut(low);
        (low_vertex.above, low_vertex.twin) = (high, twin);
        self.chain_vertex_mut(high).below = low;
    }

    fn set_chain(&mut self, edge: Index, chain: Chain) {
        if edge.get() >= self.chains.len() {
            self.chains.resize(edge.get() + 1, chain);
        }
        self.chains[edge] = chain;
    }

    fn chain(&self, edge: Index) -> Chain {
        self.chains[edge]
    }

    /// Adds a triangle and returns its first half-edge. Each corner comes with the twin of the side
    /// that starts there, or [`NONE`] if it is not known yet.
    #[inline(always)]
    fn triangle(&mut self, corners: [Index; 3], twins: [Index; 3]) -> Index {
        let first = Index::new(self.mesh.origins.len());
        self.mesh.origins.extend_from_slice(&corners);
        self.mesh.twins.extend_from_slice(&twins);
        for (half, twin) in first.onwards().zip(twins) {
            if twin < FIRST_PENDING {
                self.mesh.twins[twin] = half;
            } else if boundary_edge(twin).is_none()
                && let Some(pending) = twin.unmarked(PENDING)
            {
                self.join_pending(half, pending);
            }
        }
        first
    }

    /// Makes a half-edge the first or the second side of a pending diagonal.
    #[inline(never)]
    fn join_pending(&mut self, half: Index, pending: Index) {
        let first = &mut self.pending[pending];
        if *first == NONE {
            *first = half;
        } else {
            let first = *first;
            self.mesh.join(half, first);
        }
    }

    /// Adds a vertex at the top of a chain and cuts off the triangles that it sees from there;
    /// `twin` is the twin of the side from the vertex to the old top.
    fn cut_from_top(&mut self, chain: &mut Chain, point: DVec2, vertex: Index, mut twin: Index) {
        let mut top = *self.chain_vertex(chain.top);
        while top.below != NONE {
            let under = *self.chain_vertex(top.below);
            if orient2d(under.point, point, top.point) != Ordering::Greater {
                break;
            }
            let corners = [under.vertex, vertex, top.vertex];
            twin = self.triangle(corners, [NONE, twin, under.twin]);
            chain.top = top.below;
            top = under;
        }
        let new = Index::new(self.chain_vertices.len());
        let old = self.chain_vertex_mut(chain.top);
        (old.above, old.twin) = (new, twin);
        self.chain_vertices.push(ChainVertex {
            point,
            vertex,
            below: chain.top,
            above: NONE,
            twin: NONE,
        });
        (chain.top, chain.last) = (new, new);
    }

    /// Adds a vertex at the bottom of a chain, as [`cut_from_top`](Self::cut_from_top) does at the
    /// top.
    fn cut_from_bottom(&mut self, chain: &mut Chain, point: DVec2, vertex: Index, mut twin: Index) {
        let mut bottom = *self.chain_vertex(chain.bottom);
        while bottom.above != NONE {
            let over = *self.chain_vertex(bottom.above);
            if orient2d(bottom.point, point, over.point) != Ordering::Greater {
                break;
            }
            let corners = [bottom.vertex, vertex, over.vertex];
            twin = self.triangle(corners, [twin, NONE, bottom.twin]) + 1;
            chain.bottom = bottom.above;
            bottom = over;
        }
        let new = Index::new(self.chain_vertices.len());
        self.chain_vertex_mut(chain.bottom).below = new;
        self.chain_vertices.push(ChainVertex {
            point,
            vertex,
            below: NONE,
            above: chain.bottom,
            twin,
        });
        (chain.bottom, chain.last) = (new, new);
    }

    /// The interior between two edges begins: a chain of one vertex above the lower edge.
    fn open(&mut self, lower_edge: Index, point: DVec2, vertex: Index) {
        let only = self.new_chain_vertex(point, vertex);
        let chain = Chain {
            bottom: only,
            top: only,
            last: only,
        };
        self.set_chain(lower_edge, chain);
    }

    /// Joins two chains where the top of the lower one and the bottom of the upper one are the same
    /// vertex.
    fn join_chains(&mut self, lower: &mut Chain, upper: &Chain) {
        let joint = *self.chain_vertex(upper.bottom);
        self.link(lower.top, joint.above, joint.twin);
        lower.top = upper.top;
    }

    /// The interior between two edges ends: triangulates all of the chain above `lower_edge`.
    fn close(&mut self, lower_edge: Index, upper_edge: Index, point: DVec2, vertex: Index) {
        let mut chain = self.chain(lower_edge);
        self.cut_from_top(&mut chain, point, vertex, boundary(upper_edge));
        let bottom = *self.chain_vertex(chain.bottom);
        if bottom.above != chain.top || bottom.twin >= FIRST_PENDING {
            // All of a closed part of a polygon is cut.
            self.fault = Some(vertex);
            return;
        }
        self.mesh.twins[bottom.twin] = boundary(lower_edge);
    }

    /// A vertex between the two edges: splits the chain at a diagonal from its rightmost vertex to
    /// this one. Returns the upper chain.
    fn split(&mut self, lower: &mut Chain, point: DVec2, vertex: Index) -> Chain {
        let diagonal = Index::new(self.pending.len()).marked(PENDING);
        self.pending.push(NONE);
        // The rightmost vertex is in both chains.
        let last = *self.chain_vertex(lower.last);
        let copy = self.new_chain_vertex(last.point, last.vertex);
        let mut upper = Chain {
            bottom: copy,
            top: if last.above == NONE { copy } else { lower.top },
            last: copy,
        };
        if last.above != NONE {
            self.link(copy, last.above, last.twin);
        }
        lower.top = lower.last;
        self.chain_vertex_mut(lower.top).above = NONE;
        self.cut_from_top(lower, point, vertex, diagonal);
        self.cut_from_bottom(&mut upper, point, vertex, diagonal);
        upper
    }
}

impl SweepVisitor for Triangulator {
    #[inline]
    fn visit_bottom(&mut self, point: DVec2, vertex: Index, ended: Index, started: Index) {
        let mut chain = self.chain(ended);
        self.cut_from_bottom(&mut chain, point, vertex, boundary(ended));
        self.chains[started] = chain;
    }

    #[inline]
    fn visit_top(&mut self, point: DVec2, vertex: Index, ended: Index, lower: Index) {
        let mut chain = self.chain(lower);
        self.cut_from_top(&mut chain, point, vertex, boundary(ended));
        self.chains[lower] = chain;
    }

    fn visit_start(
        &mut self,
        point: DVec2,
        vertex: Index,
        [lower_edge, upper_edge]: [Index; 2],
        interior_over: Option<Index>,
    ) {
        if let Some(edge) = interior_over {
            let mut chain = self.chain(edge);
            let upper = self.split(&mut chain, point, vertex);
            self.set_chain(edge, chain);
            self.set_chain(upper_edge, upper);
        } else {
            self.open(lower_edge, point, vertex);
        }
    }

    fn visit_end(
        &mut self,
        point: DVec2,
        vertex: Index,
        [lower_edge, upper_edge]: [Index; 2],
        interior_over: Option<Index>,
    ) {
        if let Some(edge) = interior_over {
            let mut lower = self.chain(edge);
            self.cut_from_top(&mut lower, point, vertex, boundary(lower_edge));
            let mut upper = self.chain(upper_edge);
            self.cut_from_bottom(&mut upper, point, vertex, boundary(upper_edge));
            self.join_chains(&mut lower, &upper);
            self.set_chain(edge, lower);
        } else {
            self.close(lower_edge, upper_edge, point, vertex);
        }
    }

    fn visit(&mut self, rings: &Rings, event: &Event) {
        let &Event {
            vertex,
            ending,
            starting,
            interior_over,
        } = event;
        let point = rings.point(vertex);
        // Close the parts between two edges that end here.
        let inner = usize::from(interior_over.is_some());
        if let Some(ending) = ending.get(inner..) {
            for pair in ending.chunks_exact(2) {
                self.close(pair[0].edge, pair[1].edge, point, vertex);
            }
        }
        // The parts that continue below and above.
        let lower = interior_over.map(|edge| (edge, self.chain(edge)));
        let (lower, upper) = match (lower, ending) {
            (Some((edge, mut chain)), []) => {
                let upper = self.split(&mut chain, point, vertex);
                (Some((edge, chain)), Some(upper))
            }
            (None, []) => (None, None),
            (lower, [first, ..]) => {
                let lower = lower.map(|(edge, mut chain)| {
                    self.cut_from_top(&mut chain, point, vertex, boundary(first.edge));
                    (edge, chain)
                });
                let last = ending[ending.len() - 1];
                let upper = last.interior_above.then(|| {
                    let mut chain = self.chain(last.edge);
                    self.cut_from_bottom(&mut chain, point, vertex, boundary(last.edge));
                    chain
                });
                (lower, upper)
            }
        };
        match (lower, upper, starting) {
            (Some((edge, mut lower)), Some(upper), []) => {
                self.join_chains(&mut lower, &upper);
                self.set_chain(edge, lower);
            }
            (lower, upper, starting) => {
                if let Some((edge, chain)) = lower {
                    self.set_chain(edge, chain);
                }
                if let (Some(chain), Some(last)) = (upper, starting.last()) {
                    self.set_chain(last.edge, chain);
                }
            }
        }
        // Open the parts between two edges that start here.
        if let Some(starting) = starting.get(inner..) {
            for pair in starting.chunks_exact(2) {
                self.open(pair[0].edge, point, vertex);
            }
        }
    }
}
