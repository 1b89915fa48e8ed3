//! Few pieces: the optimal method, for large polygons among short diagonals only; with holes, or
//! where it costs too much, local search.

use crate::finish::limit_corners;
use crate::index::Index;
use crate::input::rings::Rings;
use crate::mesh::disk::Disk;
use crate::mesh::partition::Partition;
use crate::mesh::triangle_mesh::Mesh;
use crate::methods::bridge_search::search_bridges;
use crate::methods::bridges::{bridge_holes, pieces_at_bridges};
use crate::methods::hertel_mehlhorn::merge;
use crate::methods::lower_bound::{best_weights, even_weights, pieces_needed};
use crate::methods::optimal::OptimalSolver;
use crate::methods::patches::improve_patches;
use glam::DVec2;
use sat2d_base::limit::WorkBudget;

/// From this many vertices on, it pays to test first whether merging the triangles already gives
/// the fewest pieces, as for combs.
const LARGE: usize = 1 << 12;

/// The limits on the work.
pub(crate) struct Effort {
    /// The largest number of steps of the dynamic program on the whole polygon: this many plus ...
    pub steps: u64,
    /// ... this many for each vertex.
    pub steps_per_vertex: u64,
    /// From this many vertices on, the dynamic program does not see across more than `depth` edges
    /// of the triangulation, so that its cost grows no faster than the number of vertices.
    pub many: usize,
    /// See `many`.
    pub depth: u32,
    /// The largest number of corners of a patch, for each round of the local search.
    pub patches: &'static [u32],
    /// Whether it is worth looking for the best lower bound.
    pub best_bound: bool,
    /// The largest number of steps of the search with holes.
    pub bridge_steps: u64,
}

/// The journal, "Convex decomposition", compares other depths: fewer pieces against more time.
pub(crate) const BALANCED: Effort = Effort {
    steps: 1 << 22,
    steps_per_vertex: 1 << 12,
    many: 128,
    depth: 10,
    patches: &[24, 100],
    best_bound: false,
    bridge_steps: 1 << 15,
};
/// Half a minute at most; far less unless thousands of vertices each see thousands of others.
pub(crate) const FEWEST: Effort = Effort {
    steps: 1 << 33,
    steps_per_vertex: 0,
    many: usize::MAX,
    depth: u32::MAX,
    patches: &[24, 100, 300],
    best_bound: true,
    bridge_steps: 1 << 28,
};

/// Few pieces of at most `most` corners, and a number of pieces that is proven to be necessary.
/// `mesh` is the constrained Delaunay triangulation.
pub(crate) fn search(
    rings: &Rings,
    mesh: &Mesh,
    most: usize,
    effort: &Effort,
    work: &WorkBudget,
) -> (Partition, usize) {
    let points = &rings.points;
    let (few, least) = few_and_least(rings, mesh, effort, work);
    let count = few.count();
    let Ok(few) = limit_corners::limit(points, few, most, work) else {
        return (merge(mesh, rings, most), least);
    };
    if few.count() == count {
        // no piece exceeded the limit
        return (few, least);
    }
    let merged = merge(mesh, rings, most);
    if merged.count() < few.count() {
        (merged, least)
    } else {
        (few, least)
    }
}

/// Few pieces with any number of corners, and a number of pieces that is proven to be necessary.
fn few_and_least(
    rings: &Rings,
    mesh: &Mesh,
    effort: &Effort,
    work: &WorkBudget,
) -> (Partition, usize) {
    let points = &rings.points;
    let steps = effort.steps + effort.steps_per_vertex * rings.len() as u64;
    let mut region = Disk::default();
    region.build_with_holes(points, mesh);
    let mut weights = even_weights(&region);
    let mut least = pieces_needed(&region, &weights);
    let mut merged = None;
    if region.boundaries() == 1 {
        if rings.len() >= LARGE {
            let pieces = merge(mesh, rings, usize::MAX);
            if pieces.count() == least {
                return (pieces, least);
            }
            merged = Some(pieces);
        }
        let mut solver = OptimalSolver::default();
        if rings.len() >= effort.many {
            solver.walk.depth = effort.depth;
        }
        // half of the work that is left is for the local search
        let solved = solver.solve_within(&region, steps, work.left() / 2, work);
        if let Some(count) = solved {
            if solver.walk.is_cut {
                let merged = merged.unwrap_or_else(|| merge(mesh, rings, usize::MAX));
                if merged.count() < count {
                    return (merged, least);
                }
            } else {
                least = count;
            }
            return (solver.partition(mesh, &region, rings.len()), least);
        }
    }
    let merged = merged.unwrap_or_else(|| merge(mesh, rings, usize::MAX));
    if region.boundaries() > 1
        && rings.len() >= LARGE.max(effort.many)
        && let Some(few) = few_at_bridges(points, mesh, steps, effort, work)
        && few.count() < merged.count()
    {
        return (few, least);
    }
    let seeds = Index::below(merged.count());
    let few = improve_patches(points, &merged, seeds, effort.patches, work);
    if effort.best_bound && few.count() > least {
        weights = best_weights(&region, work).unwrap_or(weights);
        least = pieces_needed(&region, &weights);
    }
    if region.boundaries() == 1 || few.count() == least {
        return (few, least);
    }
    let (count, steps) = (few.count(), effort.bridge_steps);
    let found = search_bridges(points, mesh, &region, &weights, count, steps, work);
    let few = found.fewer.unwrap_or(few);
    if found.is_least {
        least = few.count();
    }
    (few, least)
}

/// Few pieces of a large polygon with holes: those of the disk that is left when bridges connect
/// the holes, and a local search at the bridges. That takes less than a local search everywhere.
fn few_at_bridges(
    points: &[DVec2],
    mesh: &Mesh,
    steps: u64,
    effort: &Effort,
    work: &WorkBudget,
) -> Option<Partition> {
    let open = bridge_holes(points, mesh);
    let mut disk = Disk::default();
    disk.build_with_holes(points, &open);
    let mut solver = OptimalSolver::default();
    solver.walk.depth = effort.depth;
    solver.solve_within(&disk, steps, work.left() / 2, work)?;
    let pieces = solver.partition(mesh, &disk, points.len());
    let seeds = pieces_at_bridges(mesh, &open, &pieces).into_iter();
    Some(improve_patches(
        points,
        &pieces,
        seeds,
        &effort.patches[..1],
        work,
    ))
}
