//! Bridges between holes and the outer ring, for methods that need a single boundary.

use crate::decompose::mesh::disk::NONE;
use crate::decompose::mesh::partition::Partition;
use crate::decompose::mesh::triangle_mesh::{BOUNDARY, Mesh, next};
use crate::decompose::union_find::UnionFind;
use alloc::vec::Vec;
use glam::DVec2;

/// A copy of the mesh with some inner edges made boundary (with the twin [`BOUNDARY`]), so that all
/// boundaries are connected to one. The bridges are the shortest possible: a minimum spanning tree
/// by J. B. Kruskal, "On the Shortest Spanning Subtree of a Graph", 1956.
pub(crate) fn bridge_holes(points: &[DVec2], mesh: &Mesh) -> Mesh {
    let mut boundary_of = alloc::vec![NONE; mesh.origins.len()];
    let mut boundaries = 0;
    for start in 0..mesh.half_edges() {
        if mesh.twin(start) & BOUNDARY != 0 && boundary_of[start as usize] == NONE {
            follow(mesh, start, |corner| {
                boundary_of[corner as usize] = boundaries
            });
            boundaries += 1;
        }
    }
    let ends = |half: u32| [half, next(half)].map(|corner| boundary_of[corner as usize]);
    // an edge between two corners of one boundary joins nothing
    let is_between = |half: u32| ends(half)[0] != ends(half)[1];
    let mut inner: Vec<u32> = (0..mesh.half_edges())
        .filter(|&half| mesh.twin(half) < half && is_between(half))
        .collect();
    let length = |half: &u32| {
        mesh.point(points, *half)
            .distance_squared(mesh.point(points, next(*half)))
    };
    inner.sort_by(|a, b| length(a).total_cmp(&length(b)));
    let mut open = mesh.clone();
    let mut joined = UnionFind::new(boundaries);
    for half in inner {
        let [a, b] = ends(half);
        if joined.union(a, b) {
            open.twins[half as usize] = BOUNDARY;
            open.twins[mesh.twin(half) as usize] = BOUNDARY;
        }
    }
    open
}

/// Calls `visit` with every corner on the boundary through `start`, as the half-edge that leaves it
/// in its triangle.
fn follow(mesh: &Mesh, start: u32, mut visit: impl FnMut(u32)) {
    let mut half = start;
    loop {
        half = next(half);
        visit(half);
        while mesh.twin(half) & BOUNDARY == 0 {
            half = next(mesh.twin(half));
            visit(half);
        }
        if half == start {
            return;
        }
    }
}

/// The pieces of `partition` that have a bridge as an edge; `open` is `mesh` with bridges.
pub(crate) fn pieces_at_bridges(mesh: &Mesh, open: &Mesh, partition: &Partition) -> Vec<u32> {
    let key = |a: u32, b: u32| (a.min(b), a.max(b));
    let is_bridge = |half: &u32| (open.twin(*half) ^ mesh.twin(*half)) & BOUNDARY != 0;
    let mut bridges: Vec<(u32, u32)> = (0..mesh.half_edges())
        .filter(is_bridge)
        .map(|half| key(mesh.origin(half), mesh.origin(next(half))))
        .collect();
    bridges.sort_unstable();
    let has_bridge = |piece: &usize| {
        let ends = partition.starts[*piece] as usize..partition.starts[piece + 1] as usize;
        let corners = &partition.origins[ends];
        let after = corners.iter().cycle().skip(1);
        let mut edges = corners.iter().zip(after);
        edges.any(|(&a, &b)| bridges.binary_search(&key(a, b)).is_ok())
    };
    let pieces = (0..partition.count()).filter(has_bridge);
    pieces.map(|piece| piece as u32).collect()
}
