//! The result: convex pieces, with vertices and edges numbered as in the input.

use crate::index::{Index, spans};
use crate::input::rings::Rings;
use crate::mesh::half_edges::HalfEdges;
use crate::mesh::partition::Partition;
use crate::mesh::triangle_mesh::{Mesh, boundary_edge};
use alloc::vec::Vec;

/// Where an edge of a piece comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum EdgeSource {
    /// The input edge of this number, or a part of it between points where other rings touch it.
    /// Edge `k` leads from vertex `k` to the next vertex of its ring; where points are repeated,
    /// it is the edge of the last of them.
    Input(u32),
    /// A diagonal inside the polygon, between two pieces.
    Diagonal,
}

/// One convex piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece<'a> {
    /// The numbers of its corners, counter-clockwise with y up. An angle is 180° where a
    /// neighbouring piece has a corner. Vertices at the same place (repeated points, rings that
    /// touch) are represented by the lowest of their numbers.
    pub vertices: &'a [u32],
    /// Where the edge from each corner to the next one comes from.
    pub edges: &'a [EdgeSource],
}

/// Convex pieces that cover a polygon exactly once and whose corners are its vertices.
#[derive(Clone, Debug, PartialEq)]
pub struct Decomposition {
    /// The first corner of each piece, then the number of corners.
    pub(super) starts: Vec<Index>,
    pub(super) vertices: Vec<u32>,
    pub(super) sources: Vec<EdgeSource>,
    least: usize,
    complete: bool,
    area: f64,
}

impl Decomposition {
    /// A result without pieces, which never leaves the library.
    pub(super) fn empty() -> Decomposition {
        Decomposition {
            starts: Vec::new(),
            vertices: Vec::new(),
            sources: Vec::new(),
            least: 1,
            complete: false,
            area: 0.0,
        }
    }

    /// Translates a partition into the vertex and edge numbers of the input; keeps the memory.
    pub(super) fn set_partition(&mut self, partition: &Partition, rings: &Rings, least: usize) {
        let vertices = partition.origins.iter();
        self.vertices.clear();
        self.vertices
            .extend(vertices.map(|&vertex| rings.vertex[vertex]));
        self.sources.clear();
        self.sources
            .extend(partition.twins.iter().map(|&twin| source(rings, twin)));
        self.starts.clear();
        self.starts.extend_from_slice(&partition.starts);
        self.least = least;
    }

    /// Translates the half-edges of merged triangles, and takes them; keeps the memory.
    pub(super) fn set_half_edges(
        &mut self,
        half_edges: &mut HalfEdges,
        mesh: &Mesh,
        rings: &Rings,
    ) {
        // Lists of a known length need no check for room at each half-edge.
        self.vertices.resize(mesh.origins.len(), 0);
        self.sources
            .resize(mesh.origins.len(), EdgeSource::Diagonal);
        self.starts.clear();
        self.starts.reserve(mesh.origins.len() / 3 + 1);
        self.starts.push(Index::FIRST);
        let mut places = self.vertices.iter_mut().zip(&mut self.sources);
        let mut count = Index::FIRST;
        half_edges.drain(
            |half| {
                if let Some((vertex, edge)) = places.next() {
                    *vertex = rings.vertex[mesh.origin(half)];
                    *edge = source(rings, mesh.twin(half));
                }
            },
            |end| {
                self.starts.push(end);
                count = end;
            },
        );
        self.vertices.truncate(count.get());
        self.sources.truncate(count.get());
        self.least = 1;
    }

    /// One piece: the ring of a convex polygon.
    pub(super) fn set_whole(&mut self, rings: &Rings) {
        self.starts.clear();
        self.starts.extend([0, rings.len()].map(Index::new));
        self.vertices.clear();
        self.vertices.extend_from_slice(&rings.vertex);
        self.sources.clear();
        let edges = rings.edge.iter();
        self.sources
            .extend(edges.map(|&edge| EdgeSource::Input(edge)));
        self.least = 1;
    }

    /// Sets what does not depend on the method.
    pub(super) fn finish(&mut self, rings: &Rings, complete: bool) {
        self.complete = complete;
        self.area = rings.area();
    }

    /// The number of pieces; at least one.
    pub fn count(&self) -> usize {
        self.starts.len() - 1
    }

    /// The pieces, in a deterministic order.
    pub fn pieces(&self) -> impl ExactSizeIterator<Item = Piece<'_>> + DoubleEndedIterator {
        spans(&self.starts).map(|span| Piece {
            vertices: &self.vertices[span.clone()],
            edges: &self.sources[span],
        })
    }

    /// Whether it is proven that no decomposition has fewer pieces, without new points and within
    /// the given number of corners. `false` means that this is not known.
    pub fn is_optimal(&self) -> bool {
        self.count() == self.least
    }

    /// A number of pieces that is proven to be necessary without new points.
    /// [`count`](Decomposition::count) exceeds the least number by at most the difference to this
    /// bound. It is the least number itself where [`is_optimal`](Decomposition::is_optimal).
    ///
    /// The bound of [`Method::Fewest`](crate::Method::Fewest) counts the diagonals that
    /// reflex vertices need and that can serve two of them;
    /// [`Method::Balanced`](crate::Method::Balanced) lets each diagonal serve two. The
    /// other methods do not look for a bound, and return 1.
    ///
    /// ```
    /// use sat2d::DVec2;
    /// use sat2d::decompose::{Method, Options, decompose};
    /// let square = |low: f64, high: f64| {
    ///     [(low, low), (high, low), (high, high), (low, high)].map(|(x, y)| DVec2::new(x, y))
    /// };
    /// let frame = [&square(0.0, 9.0)[..], &square(3.0, 6.0)[..]];
    /// let fewest = Options { method: Method::Fewest, ..Options::default() };
    /// let pieces = decompose(&frame, &fewest)?;
    /// assert_eq!((pieces.count(), pieces.lower_bound()), (4, 4));
    /// # Ok::<(), sat2d::decompose::PolygonError>(())
    /// ```
    pub fn lower_bound(&self) -> usize {
        self.least
    }

    /// Whether the [work limit](crate::Options::work_limit) sufficed for all that the
    /// options ask for. `false` means that a higher limit may give fewer or better pieces.
    pub fn is_complete(&self) -> bool {
        self.complete
    }

    /// The area of the polygon without its holes, rounded to the nearest double; infinite if it
    /// exceeds all doubles.
    pub fn area(&self) -> f64 {
        self.area
    }
}

/// The source of an edge with this twin.
#[inline]
fn source(rings: &Rings, twin: Index) -> EdgeSource {
    let edge = boundary_edge(twin);
    // read for diagonals as well, so that no branch is needed, which would often be mispredicted
    let input = rings.edge[edge.unwrap_or_default()];
    edge.map_or(EdgeSource::Diagonal, |_| EdgeSource::Input(input))
}
