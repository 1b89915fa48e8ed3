//! Bridges between holes and the outer ring, for methods that need a single boundary.

use crate::decompose::mesh::disk::NONE;
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
    let mut inner: Vec<u32> = (0..mesh.half_edges())
        .filter(|&half| mesh.twin(half) < half)
        .collect();
    let length = |half: &u32| {
        mesh.point(points, *half)
            .distance_squared(mesh.point(points, next(*half)))
    };
    inner.sort_by(|a, b| length(a).total_cmp(&length(b)));
    let mut open = mesh.clone();
    let mut joined = UnionFind::new(boundaries);
    for half in inner {
        let [a, b] = [half, next(half)].map(|corner| boundary_of[corner as usize]);
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
