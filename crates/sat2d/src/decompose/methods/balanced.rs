//! Few pieces: the chain programme where it can be afforded, patches where not.

use crate::decompose::finish::limit_corners;
use crate::decompose::input::rings::Rings;
use crate::decompose::mesh::disk::{Disk, NONE};
use crate::decompose::mesh::half_edges::TwinFinder;
use crate::decompose::mesh::triangle_mesh::Mesh;
use crate::decompose::methods::hertel_mehlhorn::merge;
use crate::decompose::methods::optimal::Chains;
use crate::decompose::methods::patches::recut;
use crate::decompose::partition::Partition;
use alloc::vec::Vec;
use glam::DVec2;

/// How hard to look for few pieces.
pub(crate) struct Effort {
    /// The most steps that the chain programme may take on the whole polygon: this many and ...
    pub steps: u64,
    /// ... this many for each vertex.
    pub steps_per_vertex: u64,
    /// How many corners the patches have, one round after the other.
    pub patches: &'static [u32],
}

/// A few milliseconds for some hundred vertices, a few tenths of a second for 20,000.
pub(crate) const BALANCED: Effort = Effort {
    steps: 1 << 22,
    steps_per_vertex: 1 << 11,
    patches: &[24, 100],
};
/// Some seconds, where the programme gives up; far less for all but outlines of thousands of vertices that see thousands of others.
pub(crate) const FEWEST: Effort = Effort {
    steps: 1 << 32,
    steps_per_vertex: 0,
    patches: &[24, 100, 300],
};

/// Few pieces of at most `most` corners, and whether it is proven that no fewer will do. `mesh` is the constrained Delaunay triangulation.
pub(crate) fn search(
    rings: &Rings,
    mesh: &Mesh,
    most: usize,
    effort: &Effort,
) -> (Partition, bool) {
    let points = &rings.points;
    let steps = effort.steps + effort.steps_per_vertex * rings.len() as u64;
    let hole_free = rings.ring_count() == 1;
    let least = if hole_free {
        least(points, mesh, steps)
    } else {
        None
    };
    let proven = least.is_some();
    let few =
        least.unwrap_or_else(|| recut(points, &merge(mesh, rings, usize::MAX), effort.patches));
    let count = few.count();
    let few = limit_corners::limit(points, few, most);
    if few.count() == count {
        // Within the limit nothing had to be given up, and every reflex vertex needs a cut, which has but two ends.
        let conceivable = rings.reflex_vertices().count().div_ceil(2) + 1;
        return (few, proven || (hole_free && count == conceivable));
    }
    let merged = merge(mesh, rings, most);
    if merged.count() < few.count() {
        (merged, false)
    } else {
        (few, false)
    }
}

/// The fewest pieces of a polygon without holes, or `None` if it has holes or the programme would need more than `limit` steps.
fn least(points: &[DVec2], mesh: &Mesh, limit: u64) -> Option<Partition> {
    let triangles: Vec<u32> = (0..mesh.half_edges() / 3).collect();
    let mut local = alloc::vec![NONE; triangles.len()];
    let (mut disk, mut chains) = (Disk::default(), Chains::default());
    if !disk.take(points, mesh, &triangles, &mut local) {
        return None;
    }
    chains.solve(&disk, limit)?;
    let mut partition = Partition {
        starts: alloc::vec![0],
        ..Partition::default()
    };
    chains.pieces(&disk, |corners| {
        partition.origins.extend(corners);
        partition.starts.push(partition.origins.len() as u32);
    });
    let rim = |position: u32| mesh.twin(disk.rim[position as usize]);
    TwinFinder::default().twins(
        &partition.starts,
        &partition.origins,
        disk.len(),
        rim,
        &mut partition.twins,
    );
    for corner in &mut partition.origins {
        *corner = disk.vertices[*corner as usize];
    }
    Some(partition)
}
