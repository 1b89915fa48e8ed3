//! A triangulation as flat half-edges.

use alloc::vec::Vec;
use glam::DVec2;

/// Marks a twin that is not a half-edge but an edge of the polygon; the other bits are its number.
pub(crate) const BOUNDARY: u32 = 1 << 31;

/// The twin value for the polygon's edge that starts at vertex `edge` of
/// [`Rings`](crate::decompose::input::rings::Rings).
#[inline]
pub(crate) const fn boundary(edge: u32) -> u32 {
    BOUNDARY | edge
}

/// The polygon's edge in a twin value, or `None` for a half-edge.
#[inline]
pub(crate) const fn boundary_edge(twin: u32) -> Option<u32> {
    if twin & BOUNDARY != 0 {
        Some(twin & !BOUNDARY)
    } else {
        None
    }
}

/// The half-edge after `half` in its triangle.
#[inline]
pub(crate) const fn next(half: u32) -> u32 {
    if half % 3 == 2 { half - 2 } else { half + 1 }
}

/// The half-edge before `half` in its triangle.
#[inline]
pub(crate) const fn prev(half: u32) -> u32 {
    if half.is_multiple_of(3) {
        half + 2
    } else {
        half - 1
    }
}

/// Triangles that cover a polygon exactly once and whose corners are its vertices.
///
/// Triangle `t` has the half-edges `3t`, `3t + 1`, `3t + 2`, counter-clockwise. Half-edge `h`
/// starts at vertex `origins[h]` of [`Rings`](crate::decompose::input::rings::Rings) and ends where
/// the next one starts. Vertices of different rings at the same place are one vertex here, the
/// lowest of them; the twins tell which ring and edge is meant. Only `twins` defines neighbours:
/// two fans of triangles about such a vertex have equal vertices but are not neighbours.
#[derive(Clone, Debug, Default)]
pub(crate) struct Mesh {
    /// The vertex where each half-edge starts.
    pub origins: Vec<u32>,
    /// The opposite half-edge in the neighbouring triangle, or [`boundary`] of the polygon's edge.
    pub twins: Vec<u32>,
}

impl Mesh {
    /// The number of half-edges: three for each triangle.
    pub fn half_edges(&self) -> u32 {
        self.origins.len() as u32
    }

    /// Fills `list` with the half-edge of the higher number of each diagonal, in ascending order.
    pub fn list_diagonals(&self, list: &mut Vec<u32>) {
        list.resize(self.twins.len(), 0);
        // without a branch, which would often be mispredicted
        let mut count = 0;
        for (half, &twin) in (0..).zip(&self.twins) {
            list[count] = half;
            count += usize::from(twin < half);
        }
        list.truncate(count);
    }

    /// The vertex where a half-edge starts.
    #[inline]
    pub fn origin(&self, half: u32) -> u32 {
        self.origins[half as usize]
    }

    /// The twin of a half-edge.
    #[inline]
    pub fn twin(&self, half: u32) -> u32 {
        self.twins[half as usize]
    }

    /// Sets the twin of a half-edge, and if that is a half-edge as well, its twin.
    #[inline]
    pub fn join(&mut self, half: u32, beyond: u32) {
        self.twins[half as usize] = beyond;
        if boundary_edge(beyond).is_none() {
            self.twins[beyond as usize] = half;
        }
    }

    /// The point where a half-edge starts.
    #[inline]
    pub fn point(&self, points: &[DVec2], half: u32) -> DVec2 {
        points[self.origin(half) as usize]
    }
}
