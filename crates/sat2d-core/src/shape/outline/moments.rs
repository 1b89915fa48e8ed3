//! Area and centroid by integrals along the boundary (G. Green's theorem).

use crate::curve::Edge;
use crate::shape::outline::curved_outline::CurvedOutline;
use glam::DVec2;

/// Nodes and weights of C. F. Gauss's quadrature with five points, from -1 to 1.
const NODES: [(f64, f64); 5] = [
    (0.0, 0.568_888_888_888_888_9),
    (0.538_469_310_105_683_1, 0.478_628_670_499_366_47),
    (-0.538_469_310_105_683_1, 0.478_628_670_499_366_47),
    (0.906_179_845_938_664, 0.236_926_885_056_189_08),
    (-0.906_179_845_938_664, 0.236_926_885_056_189_08),
];
/// Arcs of ellipses are divided into so many parts, which leaves an error near that of rounding.
const PARTS: usize = 8;

impl CurvedOutline {
    /// The area, up to rounding.
    pub(crate) fn area(&self) -> f64 {
        let from = self.control_bounds().min;
        self.contours
            .edges
            .iter()
            .map(|edge| sector(edge, from).0)
            .sum()
    }

    /// The centroid, up to rounding.
    pub(crate) fn centroid(&self) -> DVec2 {
        let from = self.control_bounds().min;
        let sectors = self.contours.edges.iter().map(|edge| sector(edge, from));
        let (area, moment) = sectors.fold((0.0, DVec2::ZERO), |(area, moment), sector| {
            (area + sector.0, moment + sector.1)
        });
        from + moment / area
    }
}

/// The area and the moment of what lies between a point and an edge, above 0 if the edge runs
/// counter-clockwise round it.
fn sector(edge: &Edge, from: DVec2) -> (f64, DVec2) {
    let parts = if edge.is_straight() || edge.weight == 1.0 {
        1
    } else {
        PARTS
    };
    let (mut area, mut moment) = (0.0, DVec2::ZERO);
    for part in 0..parts {
        for (node, weight) in NODES {
            let s = (part as f64 + (node + 1.0) / 2.0) / parts as f64;
            let to = edge.point(s) - from;
            let density = to.perp_dot(edge.velocity(s)) * (weight / (4.0 * parts as f64));
            area += density;
            moment += to * (density * (2.0 / 3.0));
        }
    }
    (area, moment)
}
