//! The order of the events of the sweep.

use crate::decompose::input::rings::MAX_VERTICES;
use crate::num::lexicographic;
use alloc::vec::Vec;
use glam::DVec2;

/// The vertices by x, then by y, then by number. No coordinate may be -0.
pub(crate) fn event_order(points: &[DVec2]) -> Vec<u32> {
    const VERTEX_BITS: u32 = MAX_VERTICES.ilog2();
    // One word sorts faster than a point: the leading bits of x, then the vertex. Floats are
    // ordered like their bits if those of negative ones are inverted.
    let key = |(point, vertex): (&DVec2, u64)| {
        let bits = point.x.to_bits();
        let ordered = if bits >> 63 == 0 {
            bits | 1 << 63
        } else {
            !bits
        };
        ordered >> VERTEX_BITS << VERTEX_BITS | vertex
    };
    let mut keys: Vec<u64> = points.iter().zip(0..).map(key).collect();
    keys.sort_unstable();
    let vertex = |key: u64| (key & ((1 << VERTEX_BITS) - 1)) as u32;
    let mut order: Vec<u32> = keys.iter().map(|&key| vertex(key)).collect();
    let is_alike = |a: &u64, b: &u64| a >> VERTEX_BITS == b >> VERTEX_BITS;
    let mut start = 0;
    for alike in keys.chunk_by(is_alike) {
        let end = start + alike.len();
        if alike.len() > 1 {
            let point = |vertex: u32| points[vertex as usize];
            order[start..end]
                .sort_unstable_by(|&a, &b| lexicographic(point(a), point(b)).then(a.cmp(&b)));
        }
        start = end;
    }
    order
}
