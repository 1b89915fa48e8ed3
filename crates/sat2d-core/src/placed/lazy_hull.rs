//! A hull and its transform, whose vertices are placed one by one on demand: most questions need
//! few of them.
//!
//! A search in the hull's own coordinates finds candidate features, in plain doubles and without
//! proof. The proof then looks at placed vertices near the candidate only, since the hull is in
//! convex position: a vertex that lies farther along a direction than both of its neighbours lies
//! farther than all others.

use crate::placed::hull_support;
use crate::placed::placed_hull::Fit;
use crate::shape::{Hull, Kind, ring};
use crate::transform::Transform;
use glam::DVec2;
use sat2d_base::num::power_of_two;
use sat2d_base::types::manifold::{CorePoint, Feature};

/// Beyond this magnitude products of four lengths might overflow.
pub(crate) const LARGE: f64 = power_of_two(200);

/// A hull and its transform. Vertices have the indices of the user's order.
#[derive(Clone, Copy)]
pub(crate) struct LazyHull<'a> {
    pub(crate) hull: &'a Hull,
    pub(crate) transform: &'a Transform,
    pub(crate) radius: f64,
    /// Whether the user's order is clockwise where the hull is placed.
    pub(crate) backward: bool,
}

impl<'a> LazyHull<'a> {
    /// `None` if placing may round the hull out of convex position, coordinates are very large, or
    /// there are ellipses around the points.
    #[inline(always)]
    pub(crate) fn new(hull: &'a Hull, transform: &'a Transform, fit: Fit) -> Option<LazyHull<'a>> {
        let is_polygon = hull.points.len() > 2;
        let is_convex = !is_polygon || hull.bends_clearly(transform, fit.reach);
        if !is_convex || fit.reach > LARGE || fit.is_elliptic() {
            return None;
        }
        Some(LazyHull {
            hull,
            transform,
            radius: fit.radius,
            backward: is_polygon && hull.clockwise != transform.is_mirrored(),
        })
    }

    /// The number of vertices.
    #[inline(always)]
    pub(crate) fn len(&self) -> usize {
        self.hull.points.len()
    }

    /// An approximate centre.
    #[inline(always)]
    pub(crate) fn center(&self) -> DVec2 {
        self.transform.apply(self.hull.center())
    }

    /// A placed vertex.
    #[inline(always)]
    pub(crate) fn at(&self, vertex: usize) -> DVec2 {
        self.transform.apply(self.hull.points[vertex])
    }

    /// The next vertex counter-clockwise.
    #[inline(always)]
    pub(crate) fn after(&self, vertex: usize) -> usize {
        self.step(vertex, self.backward)
    }

    /// The next vertex clockwise.
    #[inline(always)]
    pub(crate) fn before(&self, vertex: usize) -> usize {
        self.step(vertex, !self.backward)
    }

    #[inline(always)]
    fn step(&self, vertex: usize, down: bool) -> usize {
        if down {
            ring::previous(vertex, self.len())
        } else {
            ring::next(vertex, self.len())
        }
    }

    /// The vertex that is about farthest along a direction.
    #[inline(always)]
    pub(crate) fn farthest(&self, direction: DVec2) -> usize {
        let (t, points) = (self.transform, &self.hull.points[..]);
        let g = t.local_direction(direction);
        match (self.hull.kind, points) {
            (Kind::Rectangle, _) => {
                // counter-clockwise from the corner with the least coordinates
                let (right, up) = (g.x > 0.0, g.y > 0.0);
                usize::from(right != up) + 2 * usize::from(up)
            }
            (_, [_]) => 0,
            (_, [p, q]) => usize::from(q.dot(g) > p.dot(g)),
            _ if points.len() > ring::SCANNED => hull_support::bisected(self.hull, g).0,
            _ => hull_support::scanned(points, g).0,
        }
    }

    /// The vertex with the radius around it.
    #[inline(always)]
    pub(crate) fn core_point(&self, vertex: usize) -> CorePoint {
        CorePoint {
            point: self.at(vertex),
            radius: self.radius,
            feature: self.vertex_feature(vertex),
        }
    }

    /// The vertex as a feature.
    #[inline(always)]
    pub(crate) fn vertex_feature(&self, vertex: usize) -> Feature {
        if self.radius > 0.0 {
            Feature::Arc(vertex as u32)
        } else {
            Feature::Vertex(vertex as u32)
        }
    }

    /// The edge from a vertex to the next counter-clockwise, as a feature.
    #[inline(always)]
    pub(crate) fn edge_feature(&self, start: usize) -> Feature {
        Feature::Edge(match self.len() {
            0..3 => 0,
            _ if self.backward => self.after(start) as u32,
            _ => start as u32,
        })
    }
}
