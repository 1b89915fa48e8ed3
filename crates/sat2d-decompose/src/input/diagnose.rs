//! The errors of the validation: which rule is violated, and where.

use crate::index::Index;
use crate::input::error::PolygonError;
use crate::input::rings::Rings;
use crate::input::sweep_line::SweepEdge;
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::cmp::Ordering;
use glam::DVec2;
use sat2d_base::exact::orient2d;

/// Why interior and exterior do not alternate between `low` and `high` at the point of the vertices
/// `group`: rings cross there ([`PolygonError::EdgesCross`]), or a hole is in the wrong place.
pub(super) fn wrong_nesting(
    rings: &Rings,
    [low, high]: [Option<SweepEdge>; 2],
    group: &[Index],
    ending: &[SweepEdge],
    starting: &[SweepEdge],
) -> PolygonError {
    // Around a point, the edges of rings that only touch are nested like brackets. After the
    // removal of such pairs, the first ring that occurs twice crosses the one between.
    let ring = |edge: Index| rings.ring[edge];
    let mut around: Vec<Index> = Vec::new();
    for edge in starting.iter().chain(ending.iter().rev()).map(|c| c.edge) {
        match around.last() {
            Some(&last) if ring(last) == ring(edge) => drop(around.pop()),
            _ => around.push(edge),
        }
    }
    let mut seen = BTreeMap::new();
    for (j, &edge) in around.iter().enumerate() {
        if let Some(i) = seen.insert(ring(edge), j) {
            return PolygonError::EdgesCross {
                edges: [edge, around[i + 1]].map(|e| rings.edge[e]),
                near: rings.user_point(group[0]),
            };
        }
    }
    let beside = [high, low].map(|c| c.map_or((0, Index::FIRST), |c| (ring(c.edge), c.edge)));
    let [(hole, edge), (other, _)] = if beside[0].0 != 0 {
        beside
    } else {
        [beside[1], beside[0]]
    };
    // Rings may touch at the point: the vertex has to be one of the hole.
    let mut vertex = (group.iter().copied())
        .find(|&v| rings.ring[v] == hole)
        .unwrap_or(edge);
    while rings.is_inserted(vertex) {
        vertex = rings.prev[vertex];
    }
    let at = rings.user_point(vertex);
    let vertex = rings.vertex[vertex];
    if other == 0 || other == hole {
        PolygonError::HoleOutside {
            ring: hole,
            vertex,
            at,
        }
    } else {
        PolygonError::NestedHoles {
            ring: hole,
            other,
            vertex,
            at,
        }
    }
}

/// The vertex lies on an edge of its own ring. If it was inserted, two edges of the ring pass
/// through a vertex of another.
pub(super) fn vertex_on_edge(rings: &Rings, vertex: Index, edge: Index) -> PolygonError {
    if rings.is_inserted(vertex) {
        let [from, to] = [edge, rings.next[edge]].map(|v| rings.point(v));
        let ends = [&rings.prev, &rings.next].map(|v| rings.point(v[vertex]));
        let edges = [vertex, edge].map(|e| rings.edge[e]);
        let near = rings.user_point(vertex);
        return match ends.map(|end| orient2d(from, to, end)) {
            [Ordering::Equal, Ordering::Equal] => PolygonError::EdgesOverlap { edges, near },
            _ => PolygonError::EdgesCross { edges, near },
        };
    }
    PolygonError::VertexOnEdge {
        ring: rings.ring[edge],
        vertex: rings.vertex[vertex],
        edge: rings.edge[edge],
        at: rings.user_point(vertex),
    }
}

/// The edges at the vertex are out of order on the sweep line, so two edges crossed before.
pub(crate) fn trust_misplaced(rings: &Rings, vertex: Index) -> PolygonError {
    PolygonError::TrustMisplaced {
        vertex: rings.vertex[vertex],
        at: rings.user_point(vertex),
    }
}

/// The two edges cross.
pub(super) fn edges_cross(rings: &Rings, a: &SweepEdge, b: &SweepEdge) -> PolygonError {
    PolygonError::EdgesCross {
        edges: [a, b].map(|c| rings.edge[c.edge]),
        near: crossing_point(a, b) * rings.unit(),
    }
}

/// The intersection of two edges that cross, rounded; a point of the first if rounding fails.
fn crossing_point(a: &SweepEdge, b: &SweepEdge) -> DVec2 {
    let (along_a, along_b) = (a.right - a.left, b.right - b.left);
    let t = (b.left - a.left).perp_dot(along_b) / along_a.perp_dot(along_b);
    if t.is_finite() {
        a.left + along_a * t.clamp(0.0, 1.0)
    } else {
        a.left
    }
}
