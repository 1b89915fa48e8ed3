//! A triangulation as flat half-edges.

use crate::index::{Index, NONE};
use alloc::vec::Vec;
use glam::DVec2;

/// Marks a twin that is not a half-edge but an edge of the polygon; the other bits are its number.
pub(crate) const BOUNDARY: u32 = 1 << 31;

/// The twin value for the polygon's edge that starts at vertex `edge` of
/// [`Rings`](crate::input::rings::Rings).
#[inline]
pub(crate) const fn boundary(edge: Index) -> Index {
    edge.marked(BOUNDARY)
}

/// The polygon's edge in a twin value, or `None` for a half-edge.
#[inline]
pub(crate) const fn boundary_edge(twin: Index) -> Option<Index> {
    twin.unmarked(BOUNDARY)
}

/// The half-edge after `half` in its triangle.
#[inline]
pub(crate) fn next(half: Index) -> Index {
    if u32::from(half) % 3 == 2 {
        half - 2
    } else {
        half + 1
    }
}

/// The half-edge before `half` in its triangle.
#[inline]
pub(crate) fn prev(half: Index) -> Index {
    if u32::from(half).is_multiple_of(3) {
        half + 2
    } else {
        half - 1
    }
}

/// The triangle of a half-edge.
#[inline]
pub(crate) fn triangle_of(half: Index) -> Index {
    Index::from(u32::from(half) / 3)
}

/// The half-edges of a triangle.
#[inline]
pub(crate) fn sides(triangle: Index) -> [Index; 3] {
    let first = Index::from(3 * u32::from(triangle));
    [first, first + 1, first + 2]
}

/// The half-edge of `triangle` in the place that `half` has in its own triangle.
#[inline]
pub(crate) fn same_side(half: Index, triangle: Index) -> Index {
    sides(triangle)[0] + u32::from(half) % 3
}

/// Triangles that cover a polygon exactly once and whose corners are its vertices.
///
/// Triangle `t` has the half-edges `3t`, `3t + 1`, `3t + 2`, counter-clockwise. Half-edge `h`
/// starts at vertex `origins[h]` of [`Rings`](crate::input::rings::Rings) and ends where
/// the next one starts. Vertices of different rings at the same place are one vertex here, the
/// lowest of them; the twins tell which ring and edge is meant. Only `twins` defines neighbours:
/// two fans of triangles about such a vertex have equal vertices but are not neighbours.
#[derive(Clone, Debug, Default)]
pub(crate) struct Mesh {
    /// The vertex where each half-edge starts.
    pub origins: Vec<Index>,
    /// The opposite half-edge in the neighbouring triangle, or [`boundary`] of the polygon's edge.
    pub twins: Vec<Index>,
}

impl Mesh {
    /// The half-edges: three for each triangle.
    pub fn half_edges(&self) -> impl Iterator<Item = Index> + use<> {
        Index::below(self.origins.len())
    }

    /// The triangles.
    pub fn triangles(&self) -> impl ExactSizeIterator<Item = Index> + use<> {
        Index::below(self.origins.len() / 3)
    }

    /// Fills `list` with the half-edge of the higher number of each diagonal, in ascending order.
    pub fn list_diagonals(&self, list: &mut Vec<Index>) {
        list.resize(self.twins.len(), NONE);
        // without a branch, which would often be mispredicted
        let mut count = 0;
        for (half, &twin) in Index::all().zip(&self.twins) {
            list[count] = half;
            count += usize::from(twin < half);
        }
        list.truncate(count);
    }

    /// The vertex where a half-edge starts.
    #[inline]
    pub fn origin(&self, half: Index) -> Index {
        self.origins[half]
    }

    /// The twin of a half-edge.
    #[inline]
    pub fn twin(&self, half: Index) -> Index {
        self.twins[half]
    }

    /// Sets the twin of a half-edge, and if that is a half-edge as well, its twin.
    #[inline]
    pub fn join(&mut self, half: Index, beyond: Index) {
        self.twins[half] = beyond;
        if boundary_edge(beyond).is_none() {
            self.twins[beyond] = half;
        }
    }

    /// The point where a half-edge starts.
    #[inline]
    pub fn point(&self, points: &[DVec2], half: Index) -> DVec2 {
        points[self.origin(half)]
    }
}
