//! Fewer pieces by local search: patches of neighbouring pieces are decomposed again optimally.
//!
//! A *patch* consists of neighbouring pieces that together have no hole and a limited number of
//! corners. If the [`optimal`](crate::methods::optimal) method decomposes it into fewer
//! pieces, these replace the old ones. Every piece is the seed of a patch, or among the inner
//! pieces of one, once, and again after a neighbour has changed. The search terminates because each
//! improvement leaves fewer pieces.

use crate::index::{Index, NONE, spans};
use crate::mesh::disk::Disk;
use crate::mesh::partition::Partition;
use crate::mesh::triangle_builder::TriangleBuilder;
use crate::mesh::triangle_mesh::{Mesh, boundary_edge, next, same_side, sides, triangle_of};
use crate::methods::optimal::OptimalSolver;
use alloc::collections::VecDeque;
use alloc::vec::Vec;
use glam::DVec2;
use sat2d_base::limit::{LimitError, WorkBudget};

/// Enough for patches of 100 corners that all see each other, and for nearly all of 300.
const STEPS_PER_PATCH: u64 = 1 << 22;

/// Improves patches of at most as many corners as each of `sizes` says, in turn, until none around
/// `seeds` can be improved, or around a piece next to one that was, or until no work is left.
/// Pieces with more corners stay as they are.
pub(crate) fn improve_patches(
    points: &[DVec2],
    partition: &Partition,
    seeds: impl Iterator<Item = Index> + Clone,
    sizes: &[u32],
    work: &WorkBudget,
) -> Partition {
    let mut patches = Patches::new(points, partition);
    for &corners in sizes {
        if patches.improve(seeds.clone(), corners, work).is_err() {
            break;
        }
    }
    patches.into_partition()
}

struct Piece {
    /// One of its triangles, see `sibling`; [`NONE`] if the piece no longer exists.
    triangle: Index,
    corners: u32,
    queued: bool,
    /// The number of the last patch that contained it, or 0.
    patch: u32,
}

struct Patches<'a> {
    points: &'a [DVec2],
    /// The triangles of all pieces.
    mesh: Mesh,
    /// The piece of each triangle.
    piece_of: Vec<Index>,
    /// The next triangle of the same piece, or [`NONE`].
    sibling: Vec<Index>,
    pieces: Vec<Piece>,
    queue: VecDeque<Index>,
    /// The number of the patch, from 1.
    patch: u32,
    /// The pieces of the patch, and their triangles.
    members: Vec<Index>,
    triangles: Vec<Index>,
    local: Vec<Index>,
    disk: Disk,
    solver: OptimalSolver,
    builder: TriangleBuilder,
}

impl<'a> Patches<'a> {
    fn new(points: &'a [DVec2], partition: &Partition) -> Patches<'a> {
        let halves = partition.origins.len();
        let count = partition.starts.len() - 1;
        let mut patches = Patches {
            points,
            mesh: Mesh::default(),
            piece_of: Vec::new(),
            sibling: Vec::new(),
            pieces: Vec::with_capacity(count),
            queue: VecDeque::with_capacity(count),
            patch: 0,
            members: Vec::new(),
            triangles: Vec::new(),
            local: Vec::new(),
            disk: Disk::default(),
            solver: OptimalSolver::default(),
            builder: TriangleBuilder::default(),
        };
        // The half-edge of the mesh for each half-edge of the partition.
        let mut half_of = alloc::vec![NONE; halves];
        for span in spans(&partition.starts) {
            let before = patches.piece_of.len();
            let triangles = before + span.len() - 2;
            let own = Index::new(before).to(Index::new(triangles));
            patches.triangles.clear();
            patches.triangles.extend(own);
            patches.piece_of.resize(triangles, NONE);
            patches.sibling.resize(triangles, NONE);
            patches.mesh.origins.resize(3 * triangles, NONE);
            patches.mesh.twins.resize(3 * triangles, NONE);
            let positions: Vec<Index> = Index::below(span.len()).collect();
            let vertices = &partition.origins[span.clone()];
            let halves = &mut half_of[span];
            let piece = Index::new(patches.pieces.len());
            patches.pieces.push(Piece {
                triangle: NONE,
                corners: 0,
                queued: false,
                patch: 0,
            });
            patches.builder.start();
            patches
                .builder
                .cut_off(&positions, piece, |p| points[vertices[p]]);
            patches.write_triangles(vertices, |p, half| halves[p] = half);
        }
        for (half, &twin) in half_of.iter().zip(&partition.twins) {
            patches.mesh.twins[*half] = match boundary_edge(twin) {
                Some(_) => twin,
                None => half_of[twin],
            };
        }
        patches.local.resize(patches.piece_of.len(), NONE);
        patches
    }

    fn improve(
        &mut self,
        seeds: impl Iterator<Item = Index>,
        most: u32,
        work: &WorkBudget,
    ) -> Result<(), LimitError> {
        for piece in seeds {
            self.enqueue(piece);
        }
        while let Some(seed) = self.queue.pop_front() {
            let piece = &mut self.pieces[seed];
            let due = core::mem::replace(&mut piece.queued, false);
            if due && piece.triangle != NONE && piece.corners < most {
                work.spend(1)?;
                self.gather(seed, most);
                // each triangle is compared with those before
                let triangles = self.triangles.len() as u64;
                work.spend(triangles + triangles * triangles / 16)?;
                if !self.solve_again(work) {
                    // Patches around its inner pieces would be almost the same.
                    let inner = self.members.len() / 2;
                    for &member in &self.members[..inner] {
                        self.pieces[member].queued = false;
                    }
                }
            }
        }
        Ok(())
    }

    fn enqueue(&mut self, piece: Index) {
        let entry = &mut self.pieces[piece];
        if entry.triangle != NONE && !entry.queued {
            entry.queued = true;
            self.queue.push_back(piece);
        }
    }

    /// Collects a patch of at most `most` corners around a seed, nearest pieces first. Each piece
    /// is added along a single edge, so the patch has no hole.
    fn gather(&mut self, seed: Index, most: u32) {
        self.patch += 1;
        self.members.clear();
        self.triangles.clear();
        let mut corners = self.pieces[seed].corners;
        self.join(seed);
        let mut looked_at = 0;
        while looked_at < self.triangles.len() {
            let triangle = self.triangles[looked_at];
            looked_at += 1;
            for half in sides(triangle) {
                let twin = self.mesh.twin(half);
                if boundary_edge(twin).is_some() {
                    continue;
                }
                let other = self.piece_of[triangle_of(twin)];
                let piece = &self.pieces[other];
                if piece.patch != self.patch
                    && corners + piece.corners - 2 <= most
                    && self.shares_one_edge(other)
                {
                    corners += piece.corners - 2;
                    self.join(other);
                }
            }
        }
    }

    fn join(&mut self, piece: Index) {
        self.pieces[piece].patch = self.patch;
        self.members.push(piece);
        let mut triangle = self.pieces[piece].triangle;
        while triangle != NONE {
            self.triangles.push(triangle);
            triangle = self.sibling[triangle];
        }
    }

    /// Whether the patch shares exactly one edge with a piece that is next to it.
    fn shares_one_edge(&self, piece: Index) -> bool {
        let halves = self.triangles.iter().flat_map(|&triangle| sides(triangle));
        let meets = |half: &Index| {
            let twin = self.mesh.twin(*half);
            boundary_edge(twin).is_none() && self.piece_of[triangle_of(twin)] == piece
        };
        halves.filter(meets).nth(1).is_none()
    }

    /// Replaces the pieces of the patch by an optimal decomposition if that has fewer; returns
    /// whether it did.
    fn solve_again(&mut self, work: &WorkBudget) -> bool {
        let Patches {
            points,
            mesh,
            triangles,
            local,
            disk,
            solver,
            members,
            builder,
            ..
        } = self;
        let before = members.len();
        if before < 2 || !disk.build(points, mesh, triangles, local) || before <= lower_bound(disk)
        {
            return false;
        }
        match solver.solve_within(disk, STEPS_PER_PATCH, work.left(), work) {
            Some(after) if after < before => {}
            _ => return false,
        }
        let across: Vec<Index> = disk
            .boundary
            .iter()
            .map(|&half| mesh.twin(same_side(half, triangles[triangle_of(half)])))
            .collect();
        builder.start();
        let mut piece_ids = members.iter();
        solver.pieces(disk, |corners| {
            let piece_id = *piece_ids
                .next()
                .expect("there are fewer pieces than before");
            builder.cut_off(corners, piece_id, |p| disk.at(p));
        });
        for &member in self.members.iter() {
            self.pieces[member].triangle = NONE;
            self.pieces[member].corners = 0;
        }
        let vertices = core::mem::take(&mut self.disk.vertices);
        let mut boundary = core::mem::take(&mut self.disk.boundary);
        self.write_triangles(&vertices, |p, half| boundary[p] = half);
        for (&half, &twin) in boundary.iter().zip(&across) {
            self.mesh.twins[half] = twin;
            if boundary_edge(twin).is_none() {
                self.mesh.twins[twin] = half;
                self.enqueue(self.piece_of[triangle_of(twin)]);
            }
        }
        (self.disk.vertices, self.disk.boundary) = (vertices, boundary);
        for index in 0..self.members.len() {
            self.enqueue(self.members[index]);
        }
        true
    }

    /// Writes the triangles of the builder over `self.triangles`; `vertices` are those of its
    /// positions. Calls `boundary` with each position and the boundary half-edge that starts there,
    /// whose twin is not set yet.
    fn write_triangles(&mut self, vertices: &[Index], mut boundary: impl FnMut(Index, Index)) {
        let Patches {
            builder,
            mesh,
            triangles,
            piece_of,
            sibling,
            pieces,
            ..
        } = self;
        builder.find_twins(vertices.len());
        let global = |half: Index| same_side(half, triangles[triangle_of(half)]);
        for (half, (&corner, &twin)) in Index::all().zip(builder.corners.iter().zip(&builder.twins))
        {
            let at = global(half);
            mesh.origins[at] = vertices[corner];
            match boundary_edge(twin) {
                Some(position) => boundary(position, at),
                None => mesh.twins[at] = global(twin),
            }
        }
        for (&triangle, &piece_id) in triangles.iter().zip(&builder.piece_ids) {
            let piece = &mut pieces[piece_id];
            piece_of[triangle] = piece_id;
            sibling[triangle] = piece.triangle;
            piece.triangle = triangle;
            piece.corners = piece.corners.max(2) + 1;
        }
    }

    /// The pieces as half-edges: the sides of triangles that are not between two of one piece.
    fn into_partition(self) -> Partition {
        let Patches {
            mesh,
            piece_of,
            pieces,
            ..
        } = self;
        let inner = |half: Index| {
            let twin = mesh.twin(half);
            boundary_edge(twin).is_none()
                && piece_of[triangle_of(twin)] == piece_of[triangle_of(half)]
        };
        let mut partition = Partition::default();
        let mut number = alloc::vec![NONE; mesh.origins.len()];
        partition.starts.push(Index::FIRST);
        for piece in pieces.iter().filter(|piece| piece.triangle != NONE) {
            let (mut triangle, mut start) = (piece.triangle, NONE);
            while start == NONE {
                start = sides(triangle)
                    .into_iter()
                    .find(|&half| !inner(half))
                    .unwrap_or(NONE);
                triangle = self.sibling[triangle];
            }
            let mut half = start;
            loop {
                number[half] = Index::new(partition.origins.len());
                partition.origins.push(mesh.origin(half));
                partition.twins.push(mesh.twin(half));
                half = next(half);
                while inner(half) {
                    half = next(mesh.twin(half));
                }
                if half == start {
                    break;
                }
            }
            partition.starts.push(Index::new(partition.origins.len()));
        }
        for twin in &mut partition.twins {
            if boundary_edge(*twin).is_none() {
                *twin = number[*twin];
            }
        }
        partition
    }
}

/// A lower bound for the number of pieces of a disk: every reflex corner needs a diagonal, and a
/// diagonal has two ends.
pub(crate) fn lower_bound(disk: &Disk) -> usize {
    disk.reflex
        .iter()
        .filter(|&&reflex| reflex)
        .count()
        .div_ceil(2)
        + 1
}
