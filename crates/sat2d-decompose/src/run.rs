//! The choice of the method.

use crate::decomposition::Decomposition;
use crate::finish::fatten::fatten;
use crate::finish::limit_corners;
use crate::input::rings::Rings;
use crate::mesh::delaunay::{self, FlipMemory};
use crate::mesh::triangle_mesh::Mesh;
use crate::methods::balanced::{BALANCED, FEWEST, search};
use crate::methods::hertel_mehlhorn::{Merger, merge};
use crate::methods::slicing::slice;
use crate::options::{Method, Options, Preference};
use sat2d_base::limit::WorkBudget;

/// The lists of the steps that all methods share and of `Fast`, kept to reuse their memory.
#[derive(Default)]
pub(crate) struct RunMemory {
    flips: FlipMemory,
    merger: Merger,
}

/// Decomposes a validated polygon according to `options`; `mesh` is any triangulation of it, and is
/// Delaunay afterwards. Merging the triangles is not counted as work, since it is the last resort.
pub(crate) fn run(
    rings: &Rings,
    mesh: &mut Mesh,
    options: &Options,
    work: &WorkBudget,
    memory: &mut RunMemory,
    result: &mut Decomposition,
) {
    let most = options.max_corners.unwrap_or(usize::MAX).max(3);
    if rings.is_convex() && rings.len() <= most {
        result.set_whole(rings);
    } else {
        delaunay::make_delaunay(mesh, &rings.points, &mut memory.flips, work);
        match (options.method, options.prefer) {
            (Method::Fast, Preference::AsCut) => {
                memory.merger.merge(mesh, rings, most);
                result.set_half_edges(&mut memory.merger.half_edges, mesh, rings);
            }
            _ => cut(rings, mesh, most, options, work, result),
        }
    }
    result.finish(rings, work.is_complete());
}

/// Decomposes by methods that are not worth keeping memory for, and improves the pieces.
fn cut(
    rings: &Rings,
    mesh: &Mesh,
    most: usize,
    options: &Options,
    work: &WorkBudget,
    result: &mut Decomposition,
) {
    let (partition, least) = match options.method {
        Method::Fast => (merge(mesh, rings, most), 1),
        Method::Fewest => search(rings, mesh, most, &FEWEST, work),
        Method::Balanced => search(rings, mesh, most, &BALANCED, work),
        Method::Slicing => {
            let sliced = slice(&rings.points, mesh, work);
            let limited = sliced.and_then(|s| limit_corners::limit(&rings.points, s, most, work));
            (limited.unwrap_or_else(|_| merge(mesh, rings, most)), 1)
        }
    };
    let partition = fatten(&rings.points, partition, most, options.prefer, work);
    result.set_partition(&partition, rings, least);
}
