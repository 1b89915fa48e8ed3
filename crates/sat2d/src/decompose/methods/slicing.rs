//! Rotational slicing, as a TypeScript program for concave shapes did it, with its errors repaired.
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

use crate::decompose::mesh::disk::{Disk, NONE};
use crate::decompose::mesh::half_edges::TwinFinder;
use crate::decompose::mesh::partition::Partition;
use crate::decompose::mesh::triangle_mesh::{BOUNDARY, Mesh, boundary};
use crate::decompose::methods::bridges::bridge_holes;
use crate::decompose::methods::visibility::{Visibility, VisibilityWalk};
use crate::exact::orient2d;
use crate::limit::{LimitError, Work};
use alloc::vec::Vec;
use core::cmp::Ordering;
use core::ops::ControlFlow;
use glam::DVec2;

/// Slices a polygon with the triangulation `mesh`, starting at the first vertex of the outer ring.
/// The work is the number of corners that are examined or moved.
pub(crate) fn slice(points: &[DVec2], mesh: &Mesh, work: &Work) -> Result<Partition, LimitError> {
    let triangles: Vec<u32> = (0..mesh.half_edges() / 3).collect();
    let mut local = alloc::vec![NONE; triangles.len()];
    let mut disk = Disk::default();
    if !disk.build(points, mesh, &triangles, &mut local) {
        let whole = disk.build(points, &bridge_holes(points, mesh), &triangles, &mut local);
        debug_assert!(whole, "all boundaries were joined to one");
    }
    let mut partition = Partition {
        starts: alloc::vec![0],
        ..Partition::default()
    };
    Slicer::new(&disk, work).run(first_position(mesh, &disk), |corners| {
        partition.origins.extend(corners);
        partition.starts.push(partition.origins.len() as u32);
    })?;
    // The two sides of a bridge share the lesser of their half-edge numbers in the mesh.
    let boundary = |position: u32| {
        let half = disk.boundary[position as usize];
        let twin = mesh.twin(half);
        if twin & BOUNDARY != 0 {
            twin
        } else {
            half.min(twin)
        }
    };
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
    Ok(partition)
}

/// The position where the first edge of the outer ring starts.
fn first_position(mesh: &Mesh, disk: &Disk) -> u32 {
    let at = disk
        .boundary
        .iter()
        .position(|&half| mesh.twin(half) == boundary(0));
    at.unwrap_or(0) as u32
}

struct Slicer<'a> {
    disk: &'a Disk,
    work: &'a Work,
    walk: VisibilityWalk,
    /// Whether each position is a corner of the current part.
    inside: Vec<bool>,
}

impl<'a> Slicer<'a> {
    fn new(disk: &'a Disk, work: &'a Work) -> Slicer<'a> {
        Slicer {
            disk,
            work,
            walk: VisibilityWalk::default(),
            inside: alloc::vec![false; disk.points.len()],
        }
    }

    /// Calls `emit` with each piece.
    fn run(&mut self, first: u32, mut emit: impl FnMut(&[u32])) -> Result<(), LimitError> {
        let n = self.disk.len();
        let mut parts: Vec<Vec<u32>> = alloc::vec![(first..n).chain(0..first).collect()];
        while let Some(mut part) = parts.pop() {
            self.mark(&part, true);
            let mut convex = 0;
            while let Some(reflex) = self.first_reflex(&part, convex)? {
                let end = self.cut_end(&part, reflex)?;
                let sliced = divide(&mut part, reflex, end);
                self.mark(&sliced[1..sliced.len() - 1], false);
                convex = if end > reflex { reflex } else { 0 };
                parts.push(sliced);
            }
            self.mark(&part, false);
            emit(&part);
        }
        Ok(())
    }

    fn mark(&mut self, part: &[u32], inside: bool) {
        for &position in part {
            self.inside[position as usize] = inside;
        }
    }

    /// The first reflex corner after index `convex`, up to which none is reflex; the last corner
    /// and the first one come at the end.
    fn first_reflex(&self, part: &[u32], convex: usize) -> Result<Option<usize>, LimitError> {
        let m = part.len();
        let bends = |&i: &usize| {
            let [a, b, c] = [i + m - 1, i, i + 1].map(|j| self.disk.at(part[j % m]));
            orient2d(a, b, c) == Ordering::Less
        };
        let found = (convex + 1..m).chain([0]).find(bends);
        let examined = found.map_or(m, |i| if i > convex { i } else { m }) - convex;
        self.work.spend(1 + examined as u64)?;
        Ok(found)
    }

    /// The corner at which the cut from the corner at index `reflex` ends.
    fn cut_end(&mut self, part: &[u32], reflex: usize) -> Result<usize, LimitError> {
        let m = part.len();
        let Slicer {
            disk,
            work,
            walk,
            inside,
        } = self;
        let corner = part[reflex];
        let (before, at) = (disk.at(part[(reflex + m - 1) % m]), disk.at(corner));
        let (mut end, edges_before) = (NONE, walk.edges);
        walk.visible_from(disk, corner, |position, visibility| {
            let fits = visibility == Visibility::Clear
                && inside[position as usize]
                && orient2d(before, at, disk.at(position)) == Ordering::Greater;
            if !fits {
                return ControlFlow::Continue(());
            }
            end = position;
            ControlFlow::Break(())
        });
        let edges = walk.edges - edges_before;
        // moving a corner costs far less than examining it
        work.spend(1 + edges + m as u64 / 16)?;
        // The corners of every part are in the order of the boundary, from any start.
        let since_first = |position: u32| (position + disk.len() - part[0]) % disk.len();
        let found = part.binary_search_by_key(&since_first(end), |&position| since_first(position));
        Ok(found.expect("a corner on the left of an edge that bends inwards can be seen"))
    }
}

/// Cuts a part between two of its corners. It keeps the corners before `from`; the other part is
/// returned.
fn divide(part: &mut Vec<u32>, from: usize, to: usize) -> Vec<u32> {
    if from < to {
        let sliced = part[from..=to].to_vec();
        part.drain(from + 1..to);
        sliced
    } else {
        let sliced = [&part[from..], &part[..=to]].concat();
        part.truncate(from + 1);
        part.drain(..to);
        sliced
    }
}
