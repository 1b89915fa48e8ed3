//! A small placed polygon with its vertices in lanes. A few vector instructions at a time compare
//! every edge with every vertex of another polygon, without a branch.

use crate::shape::Hull;
use crate::shape::ring::{self, Group};
use crate::transform::Transform;
use glam::DVec2;
use sat2d_base::aabb::Aabb;
use sat2d_base::num::{larger, lesser};
use sat2d_base::simd::of_lanes;

/// One number per vertex, in groups of four.
pub(crate) type Lanes<const G: usize> = [[f64; 4]; G];

/// A placed polygon in lanes. Lanes past the last vertex repeat the first one.
pub(crate) struct PolygonLanes<const G: usize> {
    pub(crate) vertices: usize,
    pub(crate) x: Lanes<G>,
    pub(crate) y: Lanes<G>,
    /// Whether the vertices run clockwise where they are placed. Valid if they are certainly in
    /// convex position.
    pub(crate) reversed: bool,
}

impl<const G: usize> PolygonLanes<G> {
    /// A placed hull of at most 4·G vertices with its groups, of which there must be one.
    #[inline(always)]
    pub(crate) fn new(hull: &Hull, groups: &[Group], t: &Transform) -> PolygonLanes<G> {
        let (mut x, mut y) = ([[0.0; 4]; G], [[0.0; 4]; G]);
        for g in 0..G {
            // all lanes of a group past the last are the first vertex
            let is_past = g >= groups.len();
            let group = &groups[if is_past { 0 } else { g }];
            for lane in 0..4 {
                let at = if is_past { 0 } else { lane };
                let (px, py) = (group.x[at], group.y[at]);
                x[g][lane] = (t.a * px + t.c * py) + t.tx;
                y[g][lane] = (t.b * px + t.d * py) + t.ty;
            }
        }
        PolygonLanes {
            vertices: hull.vertices as usize,
            x,
            y,
            reversed: hull.clockwise != t.is_plainly_mirrored(),
        }
    }

    /// At most 4·G placed corners, counter-clockwise.
    #[inline(always)]
    pub(crate) fn of_placed(corners: &[DVec2]) -> PolygonLanes<G> {
        let (mut x, mut y) = ([[0.0; 4]; G], [[0.0; 4]; G]);
        let flat = x.as_flattened_mut().iter_mut().zip(y.as_flattened_mut());
        for (i, (x, y)) in flat.enumerate() {
            let corner = corners[if i < corners.len() { i } else { 0 }];
            (*x, *y) = (corner.x, corner.y);
        }
        PolygonLanes {
            vertices: corners.len(),
            x,
            y,
            reversed: false,
        }
    }

    #[inline(always)]
    pub(crate) fn bounds(&self) -> Aabb {
        let (min_x, max_x) = extremes(&self.x);
        let (min_y, max_y) = extremes(&self.y);
        Aabb::new(DVec2::new(min_x, min_y), DVec2::new(max_x, max_y))
    }

    #[inline(always)]
    pub(crate) fn point(&self, i: usize) -> DVec2 {
        DVec2::new(self.x.as_flattened()[i], self.y.as_flattened()[i])
    }

    /// The ends of an edge. The interior is on the left of the line from the first to the second.
    #[inline(always)]
    pub(crate) fn edge(&self, i: usize) -> [DVec2; 2] {
        let (start, end) = (self.point(i), self.point(ring::next(i, self.vertices)));
        if self.reversed {
            [end, start]
        } else {
            [start, end]
        }
    }

    /// The edges that leave the vertices in the user's order, reversed where needed so that they
    /// run counter-clockwise; zero past the last.
    #[inline(always)]
    pub(crate) fn edges(&self) -> (Lanes<G>, Lanes<G>) {
        (self.differences(&self.x), self.differences(&self.y))
    }

    /// The depth of the deepest vertex of another polygon behind each edge, times the length of the
    /// edge, and the edges; 0 past the last edge.
    #[inline(always)]
    pub(crate) fn depths<const H: usize>(
        &self,
        other: &PolygonLanes<H>,
    ) -> (Lanes<G>, [Lanes<G>; 2]) {
        let origin = DVec2::new(self.x[0][0], self.y[0][0]);
        let (edge_x, edge_y) = self.edges();
        let mut depths = [[f64::NEG_INFINITY; 4]; G];
        let (x, y) = (other.x.as_flattened(), other.y.as_flattened());
        for (&x, &y) in x.iter().zip(y) {
            let (x, y) = (x - origin.x, y - origin.y);
            for g in 0..G {
                for lane in 0..4 {
                    let left = edge_x[g][lane] * y - edge_y[g][lane] * x;
                    depths[g][lane] = larger(left, depths[g][lane]);
                }
            }
        }
        for g in 0..G {
            for lane in 0..4 {
                let (x, y) = (self.x[g][lane] - origin.x, self.y[g][lane] - origin.y);
                depths[g][lane] -= edge_x[g][lane] * y - edge_y[g][lane] * x;
            }
        }
        (depths, [edge_x, edge_y])
    }

    #[inline(always)]
    fn differences(&self, values: &Lanes<G>) -> Lanes<G> {
        let sign = if self.reversed { -1.0 } else { 1.0 };
        let values = values.as_flattened();
        let mut edges = [[0.0; 4]; G];
        let flat = edges.as_flattened_mut();
        for i in 0..4 * G {
            // lanes past the last vertex repeat the first
            flat[i] = (values[(i + 1) % (4 * G)] - values[i]) * sign;
        }
        edges
    }
}

#[inline(always)]
fn extremes<const G: usize>(values: &Lanes<G>) -> (f64, f64) {
    let (mut low, mut high) = (values[0], values[0]);
    for group in &values[1..] {
        for lane in 0..4 {
            low[lane] = lesser(group[lane], low[lane]);
            high[lane] = larger(group[lane], high[lane]);
        }
    }
    (of_lanes(low, lesser), of_lanes(high, larger))
}
