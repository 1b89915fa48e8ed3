//! The order of the events of the sweep.

use crate::index::Index;
use crate::input::rings::MAX_VERTICES;
use alloc::vec::Vec;
use glam::DVec2;
use sat2d_base::num::lexicographic;
use sat2d_base::sort::sort_by;

const VERTEX_BITS: u32 = MAX_VERTICES.ilog2();

/// The events of a sweep; keeps its memory.
#[derive(Default)]
pub(crate) struct EventQueue {
    /// The vertices by x, then by y, then by number.
    pub order: Vec<Index>,
    /// The rank of each vertex; the same for vertices at the same point.
    pub rank: Vec<u32>,
    keys: Vec<u64>,
}

impl EventQueue {
    /// Sorts vertices. No coordinate may be -0.
    pub fn fill(&mut self, points: &[DVec2]) {
        // One word sorts faster than a point: the leading bits of x, then the vertex. The order of
        // floats is that of their bits, if those of negative floats are inverted.
        let key = |(point, vertex): (&DVec2, u64)| {
            let bits = point.x.to_bits();
            let ordered = bits ^ ((bits as i64 >> 63) as u64 | 1 << 63);
            ordered >> VERTEX_BITS << VERTEX_BITS | vertex
        };
        self.keys.clear();
        self.keys.extend(points.iter().zip(0..).map(key));
        self.keys.sort_unstable();
        let vertex = |&key: &u64| Index::new((key & ((1 << VERTEX_BITS) - 1)) as usize);
        self.order.clear();
        self.order.extend(self.keys.iter().map(vertex));
        self.sort_alike(points);
        self.rank.clear();
        self.rank.resize(points.len(), 0);
        let mut rank = 0;
        let Some(&first) = self.order.first() else {
            return;
        };
        let mut last = points[first];
        for &vertex in &self.order {
            let point = points[vertex];
            rank += u32::from(point != last);
            self.rank[vertex] = rank;
            last = point;
        }
    }

    /// Sorts the vertices whose keys have the same bits of x.
    fn sort_alike(&mut self, points: &[DVec2]) {
        let is_alike = |a: &u64, b: &u64| a >> VERTEX_BITS == b >> VERTEX_BITS;
        let mut start = 0;
        for alike in self.keys.chunk_by(is_alike) {
            let end = start + alike.len();
            if alike.len() > 1 {
                let point = |vertex: Index| points[vertex];
                sort_by(&mut self.order[start..end], &mut |&a, &b| {
                    lexicographic(point(a), point(b)).then(a.cmp(&b))
                });
            }
            start = end;
        }
    }
}
