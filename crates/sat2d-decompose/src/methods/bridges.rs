//! Bridges between holes and the outer ring, for methods that need a single boundary.

use crate::index::{Index, NONE, spans};
use crate::mesh::partition::Partition;
use crate::mesh::triangle_mesh::{Mesh, boundary, boundary_edge, next};
use crate::union_find::UnionFind;
use alloc::vec::Vec;
use core::ops::Range;
use glam::DVec2;
use sat2d_base::sort::sort_by;

/// A copy of the mesh with some inner edges made boundary (of the edge 0), so that all boundaries
/// are connected to one. The bridges are the shortest possible: a minimum spanning tree by J. B.
/// Kruskal, "On the Shortest Spanning Subtree of a Graph", 1956.
pub(crate) fn bridge_holes(points: &[DVec2], mesh: &Mesh) -> Mesh {
    let mut boundary_of = alloc::vec![NONE; mesh.origins.len()];
    let mut boundaries = Index::FIRST;
    for start in mesh.half_edges() {
        if boundary_edge(mesh.twin(start)).is_some() && boundary_of[start] == NONE {
            follow(mesh, start, |corner| boundary_of[corner] = boundaries);
            boundaries += 1;
        }
    }
    let ends = |half: Index| [half, next(half)].map(|corner| boundary_of[corner]);
    // an edge between two corners of one boundary joins nothing
    let is_between = |half: Index| ends(half)[0] != ends(half)[1];
    let mut inner: Vec<Index> = mesh
        .half_edges()
        .filter(|&half| mesh.twin(half) < half && is_between(half))
        .collect();
    let length = |half: &Index| {
        mesh.point(points, *half)
            .distance_squared(mesh.point(points, next(*half)))
    };
    sort_by(&mut inner, &mut |a, b| length(a).total_cmp(&length(b)));
    let mut open = mesh.clone();
    let mut joined = UnionFind::new(boundaries.get());
    for half in inner {
        let [a, b] = ends(half);
        if joined.union(a, b) {
            for half in [half, mesh.twin(half)] {
                open.twins[half] = boundary(Index::FIRST);
            }
        }
    }
    open
}

/// Calls `visit` with every corner on the boundary through `start`, as the half-edge that leaves it
/// in its triangle.
fn follow(mesh: &Mesh, start: Index, mut visit: impl FnMut(Index)) {
    let mut half = start;
    loop {
        half = next(half);
        visit(half);
        while boundary_edge(mesh.twin(half)).is_none() {
            half = next(mesh.twin(half));
            visit(half);
        }
        if half == start {
            return;
        }
    }
}

/// The pieces of `partition` that have a bridge as an edge; `open` is `mesh` with bridges.
pub(crate) fn pieces_at_bridges(mesh: &Mesh, open: &Mesh, partition: &Partition) -> Vec<Index> {
    let key = |a: Index, b: Index| (a.min(b), a.max(b));
    let is_bridge = |half: &Index| open.twin(*half) != mesh.twin(*half);
    let mut bridges: Vec<(Index, Index)> = mesh
        .half_edges()
        .filter(is_bridge)
        .map(|half| key(mesh.origin(half), mesh.origin(next(half))))
        .collect();
    bridges.sort_unstable();
    let has_bridge = |span: Range<usize>| {
        let corners = &partition.origins[span];
        let after = corners.iter().cycle().skip(1);
        let mut edges = corners.iter().zip(after);
        edges.any(|(&a, &b)| bridges.binary_search(&key(a, b)).is_ok())
    };
    let pieces = Index::all().zip(spans(&partition.starts));
    let at_bridges = pieces.filter(|(_, span)| has_bridge(span.clone()));
    at_bridges.map(|(piece, _)| piece).collect()
}
