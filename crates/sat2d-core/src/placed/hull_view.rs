//! A view of a placed hull: its points, wherever they are stored, and the user's indices of
//! vertices and edges.

use alloc::boxed::Box;
use alloc::vec::Vec;
use glam::DVec2;
use sat2d_base::aabb::Aabb;
use sat2d_base::exact::ellipse::Ellipse;

/// A [`PlacedHull`](crate::placed::PlacedHull) whose points may be stored anywhere.
#[derive(Clone, Copy, Debug)]
pub struct HullView<'a> {
    pub points: &'a [DVec2],
    /// Whether it is known that no three points are collinear.
    pub(crate) is_strict: bool,
    pub(crate) center: DVec2,
    /// If there is an ellipse around each point, not a disc: no less than its longer half-axis.
    pub(crate) radius: f64,
    pub(crate) ellipse: Option<&'a Ellipse>,
    pub(crate) numbering: &'a Numbering,
}

impl HullView<'_> {
    /// A box around the hull: the least one, rounded outward if there is a radius.
    #[inline]
    pub(crate) fn bounds(&self) -> Aabb {
        let core = Aabb::of_points(self.points);
        if self.radius == 0.0 {
            core
        } else if let Some(ellipse) = self.ellipse {
            core.grown(ellipse.half_size())
        } else {
            core.inflated(self.radius)
        }
    }

    /// The hull of the points alone.
    pub(crate) fn without_inflation(&self) -> Self {
        HullView {
            radius: 0.0,
            ellipse: None,
            ..*self
        }
    }

    /// What is around each point: an ellipse, or the disc of the radius.
    pub(crate) fn inflation(&self) -> Ellipse {
        self.ellipse.copied().unwrap_or(Ellipse::disc(self.radius))
    }

    /// The user's index of point `i`.
    #[inline]
    pub(crate) fn vertex_number(&self, i: usize) -> usize {
        match self.numbering {
            Numbering::Forward => i,
            Numbering::Backward => self.points.len() - 1 - i,
            Numbering::Listed(list) => list.corners[i] as usize,
            Numbering::Cut(corners, _) => corners[i] as usize,
        }
    }

    /// The user's index of the edge from point `i` to the next, at `point`. A segment is edge 0 on
    /// both sides. An edge that exists only because a polygon was cut has the index after the last.
    #[inline]
    pub(crate) fn edge_number(&self, i: usize, point: DVec2) -> usize {
        let n = self.points.len();
        match self.numbering {
            Numbering::Listed(list) => list.edge_number(i, point),
            Numbering::Cut(corners, vertices) => {
                let (from, to) = (corners[i], corners[(i + 1) % n]);
                let edge = if (from + 1) % vertices == to {
                    from
                } else if (to + 1) % vertices == from {
                    to
                } else {
                    *vertices
                };
                edge as usize
            }
            _ if n < 3 => 0,
            Numbering::Forward => i,
            Numbering::Backward => (2 * n - 2 - i) % n,
        }
    }
}

/// How the points of a placed hull correspond to the user's indices.
#[derive(Clone, Debug)]
pub enum Numbering {
    /// Point `i` is vertex `i`.
    Forward,
    /// Point `i` is vertex `n - 1 - i`.
    Backward,
    /// Some vertices are not corners of the hull.
    Listed(Box<Listed>),
    /// A triangle of a polygon that rounding made concave: the vertices of its corners, and the
    /// number of vertices of the polygon.
    Cut([u32; 3], u32),
}

impl Numbering {
    /// For views of points that are stored elsewhere.
    pub(crate) const FORWARD: &'static Numbering = &Numbering::Forward;
    pub(crate) const BACKWARD: &'static Numbering = &Numbering::Backward;
}

/// The indices of a hull that lost vertices to rounding.
#[derive(Clone, Debug)]
pub struct Listed {
    /// Point `i` is vertex `corners[i]`.
    pub(crate) corners: Vec<u32>,
    /// All placed vertices, by index.
    pub(crate) vertices: Vec<DVec2>,
    /// Whether the indices decrease counter-clockwise.
    pub(crate) backward: bool,
}

impl Listed {
    /// The user's edge nearest to `point` along the side from corner `i` to the next: the first
    /// whose end is at least as far along that side as `point`.
    fn edge_number(&self, i: usize, point: DVec2) -> usize {
        let n = self.vertices.len();
        let first = self.corners[i] as usize;
        let last = self.corners[(i + 1) % self.corners.len()] as usize;
        let start = self.vertices[first];
        let side = self.vertices[last] - start;
        let place = (point - start).dot(side);
        let mut vertex = first;
        loop {
            let next = (vertex + if self.backward { n - 1 } else { 1 }) % n;
            if next == last || (self.vertices[next] - start).dot(side) >= place {
                return if self.backward { next } else { vertex };
            }
            vertex = next;
        }
    }
}
