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
            let tolerance = tolerance.max(least_tolerance(edge));
            let is_flat = |part: &Edge, _| chord_height(part) / 2.0 <= tolerance;
            flatten(edge, [true; 2], &is_flat, &mut ring);
        }
        first = end;
        ring
    });
    rings.collect()
}

/// The least tolerance for which a curve is halved: 2^-40 of its size, which takes a million
/// points, and 2^-50 of its coordinates, which is more than the rounding of its points, so halving
/// ends.
pub(super) fn least_tolerance(edge: &Edge) -> f64 {
    let (chord, to_control) = (edge.end - edge.start, edge.control - edge.start);
    let size = chord.abs().max(to_control.abs()).max_element();
    let farthest = (edge.start.abs())
        .max(edge.control.abs())
        .max(edge.end.abs());
    (size * power_of_two(-40)).max(farthest.max_element() * power_of_two(-50))
}

/// Adds the start of an edge, and points of it until the chords of all parts are flat enough. The
/// flags say which ends of the edge are ends of the part.
pub(super) fn flatten(
    edge: &Edge,
    at_ends: [bool; 2],
    is_flat: &impl Fn(&Edge, [bool; 2]) -> bool,
    ring: &mut Vec<DVec2>,
) {
    if edge.is_straight() || edge.start == edge.end || is_flat(edge, at_ends) {
        ring.push(edge.start);
        return;
    }
    let [first, second] = edge.halves();
    flatten(&first, [at_ends[0], false], is_flat, ring);
    flatten(&second, [false, at_ends[1]], is_flat, ring);
}

/// The height of the triangle of the control points over the chord. With a weight of at most 1, the
/// curve takes at most half of it.
pub(super) fn chord_height(edge: &Edge) -> f64 {
    let (chord, to_control) = (edge.end - edge.start, edge.control - edge.start);
    chord.perp_dot(to_control).abs() / libm::hypot(chord.x, chord.y)
}
