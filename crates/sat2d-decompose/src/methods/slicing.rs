//! Rotational slicing, as in a TypeScript program for concave shapes, without its errors.
//!
//! That program extends the edge that arrives at the first reflex corner, and cuts from the corner
//! to the first later corner on the left of that line. It then does the same with the part that
//! keeps the start of the list, and then with the other part. It does not check that the cut is
//! inside the polygon, ignores the first and the last corner, and fails if no later corner is on
//! the left.
//!
//! Here the cut ends at the first corner on the left that is *clearly visible*, where the search
//! continues at the start of the list after its end; and every corner is examined, the last and the
//! first after all others. Such a corner always exists: in a triangulation, the apex of the
//! triangle on the arriving edge is one. Where the pieces of the original program are correct, so
//! were its cuts, and the pieces here are the same in the same order. Holes are first connected by
//! bridges.

use crate::index::{Index, NONE};
use crate::mesh::cut_disk::CutDisk;
use crate::mesh::disk::Disk;
use crate::mesh::partition::Partition;
use crate::mesh::triangle_mesh::{Mesh, boundary, boundary_edge};
use crate::methods::bridges::bridge_holes;
use alloc::vec::Vec;
use glam::DVec2;
use sat2d_base::limit::{LimitError, WorkBudget};

/// Slices a polygon with the triangulation `mesh`, starting at the first vertex of the outer ring.
/// The work is the number of corners that are examined, and of triangles that cuts pass through.
pub(crate) fn slice(
    points: &[DVec2],
    mesh: &Mesh,
    work: &WorkBudget,
) -> Result<Partition, LimitError> {
    let triangles: Vec<Index> = mesh.triangles().collect();
    let mut local = alloc::vec![NONE; triangles.len()];
    let mut disk = Disk::default();
    if !disk.build(points, mesh, &triangles, &mut local) {
        let whole = disk.build(points, &bridge_holes(points, mesh), &triangles, &mut local);
        debug_assert!(whole, "all boundaries were joined to one");
    }
    let mut partition = Partition {
        starts: alloc::vec![Index::FIRST],
        ..Partition::default()
    };
    cut_all(&disk, first_position(mesh, &disk), work, |corners| {
        partition.origins.extend(corners);
        partition.starts.push(Index::new(partition.origins.len()));
    })?;
    // The two sides of a bridge share the lesser of their half-edge numbers in the mesh.
    let boundary = |position: Index| {
        let half = disk.boundary[position];
        let twin = mesh.twin(half);
        match boundary_edge(twin) {
            Some(_) => twin,
            None => half.min(twin),
        }
    };
    Ok(disk.finish(partition, boundary))
}

/// The position where the first edge of the outer ring starts.
fn first_position(mesh: &Mesh, disk: &Disk) -> Index {
    let at = disk
        .boundary
        .iter()
        .position(|&half| mesh.twin(half) == boundary(Index::FIRST));
    Index::new(at.unwrap_or(0))
}

/// Calls `emit` with the positions of each piece.
fn cut_all(
    disk: &Disk,
    first: Index,
    work: &WorkBudget,
    mut emit: impl FnMut(&[Index]),
) -> Result<(), LimitError> {
    let mut parts = CutDisk::new(disk);
    let mut waiting = alloc::vec![first];
    let mut piece = Vec::new();
    while let Some(mut first) = waiting.pop() {
        // All corners before this one are convex, except perhaps the first, which comes last.
        let mut at = parts.corner(first).next;
        loop {
            work.spend(1)?;
            if parts.is_reflex(at) {
                let steps = parts.steps;
                let diagonal = parts.first_left_of_edge(at);
                let sliced = parts.cut(diagonal);
                work.spend(parts.steps - steps)?;
                waiting.push(sliced);
                // The corners of every part are in the order of the boundary, from any start.
                let place = |corner| parts.corner(corner).position.get();
                let start = place(first);
                let [end, reflex] = [diagonal.to, at]
                    .map(|corner| (place(corner) + disk.len() - start) % disk.len());
                if end < reflex {
                    // The part starts at the end of the cut now.
                    (first, at) = (diagonal.to, diagonal.to);
                    continue;
                }
            }
            if at == first {
                break;
            }
            at = parts.corner(at).next;
        }
        piece.clear();
        loop {
            let corner = parts.corner(at);
            piece.push(corner.position);
            at = corner.next;
            if at == first {
                break;
            }
        }
        emit(&piece);
    }
    Ok(())
}
