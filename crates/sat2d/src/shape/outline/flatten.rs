//! Contours with curves as rings of vertices.

use crate::curve::Edge;
use crate::num::power_of_two;
use alloc::vec::Vec;
use glam::DVec2;

/// The rings of contours that end at these numbers of edges.
pub(super) fn rings(edges: &[Edge], ends: &[usize], tolerance: f64) -> Vec<Vec<DVec2>> {
    let mut first = 0;
    let rings = ends.iter().map(|&end| {
        let mut ring = Vec::new();
        for edge in &edges[first..end] {
            flatten(edge, tolerance.max(least_tolerance(edge)), &mut ring);
        }
        first = end;
        ring
    });
    rings.collect()
}

/// The least tolerance for which a curve is halved: 2^-40 of its size, which takes a million
/// points, and 2^-50 of its coordinates, which is more than the rounding of its points, so halving
/// ends.
fn least_tolerance(edge: &Edge) -> f64 {
    let (chord, to_control) = (edge.end - edge.start, edge.control - edge.start);
    let size = chord.abs().max(to_control.abs()).max_element();
    let farthest = (edge.start.abs())
        .max(edge.control.abs())
        .max(edge.end.abs());
    (size * power_of_two(-40)).max(farthest.max_element() * power_of_two(-50))
}

/// Adds the start of an edge, and points of it as near to each other as the tolerance asks for.
fn flatten(edge: &Edge, tolerance: f64, ring: &mut Vec<DVec2>) {
    let (chord, to_control) = (edge.end - edge.start, edge.control - edge.start);
    let length = libm::hypot(chord.x, chord.y);
    let height = chord.perp_dot(to_control).abs() / length;
    // with a weight of at most 1, the curve takes at most half of the height
    let is_flat = height / 2.0 <= tolerance;
    if edge.is_straight() || length == 0.0 || is_flat {
        ring.push(edge.start);
        return;
    }
    for half in edge.halves() {
        flatten(&half, tolerance, ring);
    }
}
