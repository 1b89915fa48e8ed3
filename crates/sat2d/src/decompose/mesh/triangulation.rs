//! Triangles, while the sweep passes: S. Hertel and K. Mehlhorn, "Fast Triangulation of the Plane with Respect to Simple Polygons" (1985).
//!
//! Between two neighbours on the sweep line with interior in between, the part already swept but not yet cut into triangles is bounded on
//! the left by a chain of vertices from the lower edge's left end to the upper one's. The chain bulges to the right: at each inner vertex
//! the angle on the right is 180° or more. A new vertex on the lower or the upper edge cuts off what it sees from that end; one between them
//! (where the interior splits) gets a diagonal to the chain's last vertex, which nothing can hide; where two
//! parts merge their chains do. Holes and rings that touch need no bridges.
//!
//! ```text
//!     c3 ────────────── upper edge          u cuts off (c0, u, c1) and (c1, u, c2), if those turn left,
//!       \                                   and takes the place of c0 and c1 in the chain
//!        c2
//!         |       u
//!        c1      /
//!       /     .'
//!     c0 ──'─────────── lower edge, which ends in u
//! ```

use crate::decompose::input::rings::Rings;
use crate::decompose::input::validate::{Event, Visitor};
use crate::decompose::mesh::triangle_mesh::{Mesh, boundary};
use crate::exact::orient2d;
use alloc::vec::Vec;
use core::cmp::Ordering;
use glam::DVec2;

/// No link.
const NONE: u32 = u32::MAX;
/// Set in what lies beyond a side that has no triangle yet; the other bits say where its first triangle will be noted.
const PENDING: u32 = 1 << 30;

/// A vertex of a chain.
#[derive(Clone, Copy)]
struct Link {
    point: DVec2,
    vertex: u32,
    below: u32,
    above: u32,
    /// What lies on the left of the side to the link above: a half-edge, an edge of the polygon or something pending.
    beyond: u32,
}

/// A chain between two edges of the polygon.
#[derive(Clone, Copy)]
struct Chain {
    bottom: u32,
    top: u32,
    /// The link that was added last, which is the rightmost.
    last: u32,
}

/// Makes a [`Mesh`] while [`validate`](crate::decompose::input::validate::validate) sweeps.
pub(crate) struct Triangulator {
    mesh: Mesh,
    links: Vec<Link>,
    /// The chain above each edge of the polygon that has one.
    chains: Vec<Chain>,
    /// For each diagonal that was drawn before its triangles: the first of these.
    pending: Vec<u32>,
}

impl Triangulator {
    pub fn new(rings: &Rings) -> Triangulator {
        // A polygon with h holes has n + 2h - 2 triangles.
        let half_edges = 3 * (rings.len() + 2 * rings.ring_count() as usize);
        Triangulator {
            mesh: Mesh {
                origins: Vec::with_capacity(half_edges),
                twins: Vec::with_capacity(half_edges),
            },
            links: Vec::with_capacity(rings.len() * 5 / 4),
            chains: alloc::vec![Chain { bottom: NONE, top: NONE, last: NONE }; rings.len()],
            pending: Vec::new(),
        }
    }

    /// The triangles, after a sweep that found nothing wrong.
    pub fn finish(self) -> Mesh {
        self.mesh
    }

    fn link(&self, link: u32) -> &Link {
        &self.links[link as usize]
    }

    fn link_mut(&mut self, link: u32) -> &mut Link {
        &mut self.links[link as usize]
    }

    fn new_link(&mut self, point: DVec2, vertex: u32) -> u32 {
        self.links.push(Link {
            point,
            vertex,
            below: NONE,
            above: NONE,
            beyond: NONE,
        });
        self.links.len() as u32 - 1
    }

    /// Puts `high` above `low`, with `beyond` on the left of the side between them.
    fn stack(&mut self, low: u32, high: u32, beyond: u32) {
        let low_link = self.link_mut(low);
        (low_link.above, low_link.beyond) = (high, beyond);
        self.link_mut(high).below = low;
    }

    fn set_chain(&mut self, edge: u32, chain: Chain) {
        let edge = edge as usize;
        if edge >= self.chains.len() {
            self.chains.resize(edge + 1, chain);
        }
        self.chains[edge] = chain;
    }

    fn chain(&self, edge: u32) -> Chain {
        self.chains[edge as usize]
    }

    /// Adds a triangle; each corner comes with what lies beyond the side that starts there, [`NONE`] if that is not known yet. Returns
    /// the half-edge of its first side.
    fn triangle(&mut self, corners: [(u32, u32); 3]) -> u32 {
        let first = self.mesh.half_edges();
        for (half, (origin, beyond)) in (first..).zip(corners) {
            self.mesh.origins.push(origin);
            self.mesh.twins.push(beyond);
            self.join(half, beyond);
        }
        first
    }

    /// Tells both sides of a half-edge of each other.
    fn join(&mut self, half: u32, beyond: u32) {
        if beyond < PENDING {
            self.mesh.twins[half as usize] = beyond;
            self.mesh.twins[beyond as usize] = half;
        } else if beyond < boundary(0) {
            let first = &mut self.pending[(beyond ^ PENDING) as usize];
            if *first == NONE {
                *first = half;
            } else {
                let first = *first;
                self.join(half, first);
            }
        } else {
            self.mesh.twins[half as usize] = beyond;
        }
    }

    /// Puts a vertex on top of a chain and cuts off what it sees from there; `beyond` lies on the other side of the line from the
    /// vertex to the chain's top.
    fn cut_from_top(&mut self, chain: &mut Chain, point: DVec2, vertex: u32, mut beyond: u32) {
        let mut top = *self.link(chain.top);
        while top.below != NONE {
            let under = *self.link(top.below);
            if orient2d(under.point, point, top.point) != Ordering::Greater {
                break;
            }
            beyond = self.triangle([
                (under.vertex, NONE),
                (vertex, beyond),
                (top.vertex, under.beyond),
            ]);
            chain.top = top.below;
            top = under;
        }
        let new = self.new_link(point, vertex);
        self.stack(chain.top, new, beyond);
        (chain.top, chain.last) = (new, new);
    }

    /// Puts a vertex under a chain, as [`cut_from_top`](Self::cut_from_top) does on top.
    fn cut_from_bottom(&mut self, chain: &mut Chain, point: DVec2, vertex: u32, mut beyond: u32) {
        let mut bottom = *self.link(chain.bottom);
        while bottom.above != NONE {
            let over = *self.link(bottom.above);
            if orient2d(bottom.point, point, over.point) != Ordering::Greater {
                break;
            }
            beyond = 1 + self.triangle([
                (bottom.vertex, beyond),
                (vertex, NONE),
                (over.vertex, bottom.beyond),
            ]);
            chain.bottom = bottom.above;
            bottom = over;
        }
        let new = self.new_link(point, vertex);
        self.link_mut(chain.bottom).below = NONE;
        self.stack(new, chain.bottom, beyond);
        (chain.bottom, chain.last) = (new, new);
    }

    /// The interior ends between two edges: the chain above `lower_edge` is cut up to the last triangle.
    fn close(&mut self, lower_edge: u32, upper_edge: u32, point: DVec2, vertex: u32) {
        let mut chain = self.chain(lower_edge);
        self.cut_from_top(&mut chain, point, vertex, boundary(upper_edge));
        let bottom = *self.link(chain.bottom);
        debug_assert_eq!(bottom.above, chain.top, "all of a closed part is cut");
        self.join(bottom.beyond, boundary(lower_edge));
    }

    /// A vertex in the middle of a part: its chain becomes two with a diagonal between them. Returns the upper one.
    fn split(&mut self, lower: &mut Chain, point: DVec2, vertex: u32) -> Chain {
        let diagonal = PENDING | self.pending.len() as u32;
        self.pending.push(NONE);
        // The last vertex is in both.
        let last = *self.link(lower.last);
        let copy = self.new_link(last.point, last.vertex);
        let mut upper = Chain {
            bottom: copy,
            top: if last.above == NONE { copy } else { lower.top },
            last: copy,
        };
        if last.above != NONE {
            self.stack(copy, last.above, last.beyond);
        }
        lower.top = lower.last;
        self.link_mut(lower.top).above = NONE;
        self.cut_from_top(lower, point, vertex, diagonal);
        self.cut_from_bottom(&mut upper, point, vertex, diagonal);
        upper
    }
}

impl Visitor for Triangulator {
    fn visit(&mut self, rings: &Rings, event: &Event) {
        let &Event {
            vertex,
            ending,
            starting,
            interior_over,
        } = event;
        let point = rings.point(vertex);
        // Parts between two edges that end here.
        let inner = usize::from(interior_over.is_some());
        if let Some(ending) = ending.get(inner..) {
            for pair in ending.chunks_exact(2) {
                self.close(pair[0].edge, pair[1].edge, point, vertex);
            }
        }
        // The parts that go on below and above.
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
                let joint = *self.link(upper.bottom);
                self.stack(lower.top, joint.above, joint.beyond);
                lower.top = upper.top;
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
        // Parts between two edges that start here.
        if let Some(starting) = starting.get(inner..) {
            for pair in starting.chunks_exact(2) {
                let link = self.new_link(point, vertex);
                self.set_chain(
                    pair[0].edge,
                    Chain {
                        bottom: link,
                        top: link,
                        last: link,
                    },
                );
            }
        }
    }
}
