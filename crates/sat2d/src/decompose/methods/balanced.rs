//! Few pieces: the optimal method where its cost is acceptable, otherwise local search.

use crate::decompose::finish::limit_corners;
use crate::decompose::input::rings::Rings;
use crate::decompose::mesh::disk::{Disk, NONE};
use crate::decompose::mesh::half_edges::TwinFinder;
use crate::decompose::mesh::partition::Partition;
use crate::decompose::mesh::triangle_mesh::Mesh;
use crate::decompose::methods::hertel_mehlhorn::merge;
use crate::decompose::methods::optimal::OptimalSolver;
use crate::decompose::methods::patches::improve_patches;
use crate::limit::Work;
use alloc::vec::Vec;
use glam::DVec2;

/// From so many vertices on, it is worth looking first whether merged triangles are already as few
/// pieces as possible, as they are for combs.
const LARGE: usize = 1 << 12;

/// The limits on the work.
pub(crate) struct Effort {
    /// The largest number of steps of the dynamic program on the whole polygon: this many plus ...
    pub steps: u64,
    /// ... this many for each vertex.
    pub steps_per_vertex: u64,
    /// The largest number of corners of a patch, for each round of the local search.
    pub patches: &'static [u32],
}

/// Some milliseconds for some hundred vertices, some tenths of a second for 20,000.
pub(crate) const BALANCED: Effort = Effort {
    steps: 1 << 22,
    steps_per_vertex: 1 << 12,
    patches: &[24, 100],
};
/// Half a minute at most; far less unless thousands of vertices each see thousands of others.
pub(crate) const FEWEST: Effort = Effort {
    steps: 1 << 33,
    steps_per_vertex: 0,
    patches: &[24, 100, 300],
};

/// Few pieces of at most `most` corners, and whether that is proven to be the least number. `mesh`
/// is the constrained Delaunay triangulation.
pub(crate) fn search(
    rings: &Rings,
    mesh: &Mesh,
    most: usize,
    effort: &Effort,
    work: &Work,
) -> (Partition, bool) {
    let points = &rings.points;
    let steps = effort.steps + effort.steps_per_vertex * rings.len() as u64;
    let hole_free = !rings.has_holes();
    // every reflex vertex needs a diagonal, and a diagonal has two ends
    let lower_bound = rings.reflex_vertices().count().div_ceil(2) + 1;
    let merged = || merge(mesh, rings, usize::MAX);
    let optimal = match hole_free {
        true if rings.len() >= LARGE => Some(merged()).filter(|all| all.count() == lower_bound),
        _ => None,
    };
    let optimal = match optimal {
        None if hole_free => self::optimal(points, mesh, steps, work),
        found => found,
    };
    let proven = optimal.is_some();
    let few = optimal.unwrap_or_else(|| improve_patches(points, &merged(), effort.patches, work));
    let count = few.count();
    let Ok(few) = limit_corners::limit(points, few, most, work) else {
        return (merge(mesh, rings, most), false);
    };
    if few.count() == count {
        // no piece exceeded the limit
        return (few, proven || (hole_free && count == lower_bound));
    }
    let merged = merge(mesh, rings, most);
    if merged.count() < few.count() {
        (merged, false)
    } else {
        (few, false)
    }
}

/// The least number of pieces of a polygon without holes; `None` if it has holes or the dynamic
/// program would need more than `limit` steps, or more than half of the work that is left: the
/// rest is for the local search.
fn optimal(points: &[DVec2], mesh: &Mesh, limit: u64, work: &Work) -> Option<Partition> {
    let triangles: Vec<u32> = (0..mesh.half_edges() / 3).collect();
    let mut local = alloc::vec![NONE; triangles.len()];
    let (mut disk, mut solver) = (Disk::default(), OptimalSolver::default());
    if !disk.build(points, mesh, &triangles, &mut local) {
        return None;
    }
    solver.solve_within(&disk, limit, work.left() / 2, work)?;
    let mut partition = Partition {
        starts: alloc::vec![0],
        ..Partition::default()
    };
    solver.pieces(&disk, |corners| {
        partition.origins.extend(corners);
        partition.starts.push(partition.origins.len() as u32);
    });
    let boundary = |position: u32| mesh.twin(disk.boundary[position as usize]);
    TwinFinder::default().find(
        &partition.starts,
        &partition.origins,
        disk.len(),
        boundary,
        &mut partition.twins,
    );
    for corner in &mut partition.origins {
        *corner = disk.vertices[*corner as usize];
    }
    Some(partition)
}
