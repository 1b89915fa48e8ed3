//! The choice of the method.

use crate::decompose::decomposition::Decomposition;
use crate::decompose::finish::fatten::fatten;
use crate::decompose::finish::limit_corners;
use crate::decompose::input::rings::Rings;
use crate::decompose::mesh::delaunay;
use crate::decompose::mesh::partition::Partition;
use crate::decompose::mesh::triangle_mesh::Mesh;
use crate::decompose::methods::balanced::{BALANCED, FEWEST, search};
use crate::decompose::methods::hertel_mehlhorn::merge;
use crate::decompose::methods::slicing::slice;
use crate::decompose::options::{Method, Options};
use crate::limit::Work;

/// Decomposes a validated polygon as `options` say; `mesh` is any triangulation of it. Merging the
/// triangles is not counted as work, since it is the last resort.
pub(crate) fn run(rings: &Rings, mut mesh: Mesh, options: &Options, work: &Work) -> Decomposition {
    let most = options.max_corners.unwrap_or(usize::MAX).max(3);
    if rings.is_convex() && rings.len() <= most {
        return Decomposition::new(Partition::whole(rings), rings, true, true);
    }
    delaunay::make_delaunay(&mut mesh, &rings.points, work);
    let (partition, optimal) = match options.method {
        Method::Fast => (merge(&mesh, rings, most), false),
        Method::Fewest => search(rings, &mesh, most, &FEWEST, work),
        Method::Balanced => search(rings, &mesh, most, &BALANCED, work),
        Method::Slicing => {
            let sliced = slice(&rings.points, &mesh, work);
            let limited = sliced.and_then(|s| limit_corners::limit(&rings.points, s, most, work));
            (limited.unwrap_or_else(|_| merge(&mesh, rings, most)), false)
        }
    };
    let partition = fatten(&rings.points, partition, most, options.prefer, work);
    Decomposition::new(partition, rings, optimal, work.is_complete())
}
