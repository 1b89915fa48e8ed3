//! Fewer pieces by local search: neighbouring pieces are taken together and cut again as well as can be.
//!
//! A *patch* is a few neighbouring pieces that together have no hole and not too many corners. The chain programme
//! ([`optimal`](crate::decompose::methods::optimal)) cuts it into the fewest pieces that can be; where these are fewer than before they
//! take their place. Every piece is once the seed of a patch or among the inner pieces of one, and again after something next
//! to it has changed, so the search ends when nothing is due: each improvement leaves fewer pieces.

use crate::decompose::mesh::disk::{Disk, NONE};
use crate::decompose::mesh::fan::Fan;
use crate::decompose::mesh::half_edges::TwinFinder;
use crate::decompose::mesh::triangle_mesh::{Mesh, boundary, boundary_edge, next};
use crate::decompose::methods::optimal::Chains;
use crate::decompose::partition::Partition;
use alloc::collections::VecDeque;
use alloc::vec::Vec;
use glam::DVec2;

/// Enough for patches of 100 corners that all see each other, and for nearly all of 300.
const WORK_PER_PATCH: u64 = 1 << 22;

/// Cuts patches of at most `corners` corners again until none can be improved, for each of `sizes` in turn. Pieces with
/// more corners than that stay as they are.
pub(crate) fn recut(points: &[DVec2], partition: &Partition, sizes: &[u32]) -> Partition {
    let mut patches = Patches::new(points, partition);
    for &corners in sizes {
        patches.improve(corners);
    }
    patches.into_partition()
}

struct Piece {
    /// A triangle of it; the others by `sibling`. [`NONE`] if the piece is no more.
    triangle: u32,
    corners: u32,
    queued: bool,
    /// The last patch that it was taken into.
    patch: u32,
}

struct Patches<'a> {
    points: &'a [DVec2],
    /// Every piece is triangulated, so that the chain programme can look through it.
    mesh: Mesh,
    /// The piece of each triangle.
    piece_of: Vec<u32>,
    /// The next triangle in the same piece, or [`NONE`].
    sibling: Vec<u32>,
    pieces: Vec<Piece>,
    queue: VecDeque<u32>,
    patch: u32,
    /// The pieces of the patch, and its triangles.
    members: Vec<u32>,
    triangles: Vec<u32>,
    local: Vec<u32>,
    disk: Disk,
    chains: Chains,
    builder: Builder,
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
            chains: Chains::default(),
            builder: Builder::default(),
        };
        // The half-edge of the mesh for each of the partition.
        let mut half_of = alloc::vec![NONE; halves];
        for ends in partition.starts.windows(2) {
            let corners = ends[1] - ends[0];
            let first = patches.piece_of.len() as u32;
            patches.triangles.clear();
            patches.triangles.extend(first..first + corners - 2);
            let triangles = first as usize + corners as usize - 2;
            patches.piece_of.resize(triangles, NONE);
            patches.sibling.resize(triangles, NONE);
            patches.mesh.origins.resize(3 * triangles, NONE);
            patches.mesh.twins.resize(3 * triangles, NONE);
            let vertices = &partition.origins[ends[0] as usize..ends[1] as usize];
            let piece = patches.pieces.len() as u32;
            patches.pieces.push(Piece {
                triangle: NONE,
                corners: 0,
                queued: false,
                patch: NONE,
            });
            patches.builder.start();
            patches
                .builder
                .cut_off(&(0..corners).collect::<Vec<_>>(), piece, |p| {
                    points[vertices[p as usize] as usize]
                });
            patches.write(vertices, |p, half| half_of[(ends[0] + p) as usize] = half);
        }
        for (half, &twin) in half_of.iter().zip(&partition.twins) {
            patches.mesh.twins[*half as usize] = match boundary_edge(twin) {
                Some(_) => twin,
                None => half_of[twin as usize],
            };
        }
        patches.local.resize(patches.piece_of.len(), NONE);
        patches
    }

    fn improve(&mut self, most: u32) {
        for piece in 0..self.pieces.len() as u32 {
            self.enqueue(piece);
        }
        while let Some(seed) = self.queue.pop_front() {
            let piece = &mut self.pieces[seed as usize];
            let due = core::mem::replace(&mut piece.queued, false);
            if due && piece.triangle != NONE && piece.corners < most {
                self.gather(seed, most);
                if !self.cut_again() {
                    // Patches about its inner pieces would be much the same.
                    let inner = self.members.len() / 2;
                    for &member in &self.members[..inner] {
                        self.pieces[member as usize].queued = false;
                    }
                }
            }
        }
    }

    fn enqueue(&mut self, piece: u32) {
        let entry = &mut self.pieces[piece as usize];
        if entry.triangle != NONE && !entry.queued {
            entry.queued = true;
            self.queue.push_back(piece);
        }
    }

    /// Takes pieces around a seed into a patch, nearest first, as long as it has at most `most` corners. Each is joined
    /// along one edge, so the patch has no hole.
    fn gather(&mut self, seed: u32, most: u32) {
        self.patch += 1;
        self.members.clear();
        self.triangles.clear();
        let mut corners = self.pieces[seed as usize].corners;
        self.join(seed);
        let mut looked_at = 0;
        while looked_at < self.triangles.len() {
            let triangle = self.triangles[looked_at];
            looked_at += 1;
            for half in 3 * triangle..3 * triangle + 3 {
                let twin = self.mesh.twin(half);
                if boundary_edge(twin).is_some() {
                    continue;
                }
                let other = self.piece_of[twin as usize / 3];
                let piece = &self.pieces[other as usize];
                if piece.patch != self.patch
                    && corners + piece.corners - 2 <= most
                    && self.meets_once(other)
                {
                    corners += piece.corners - 2;
                    self.join(other);
                }
            }
        }
    }

    fn join(&mut self, piece: u32) {
        self.pieces[piece as usize].patch = self.patch;
        self.members.push(piece);
        let mut triangle = self.pieces[piece as usize].triangle;
        while triangle != NONE {
            self.triangles.push(triangle);
            triangle = self.sibling[triangle as usize];
        }
    }

    /// Whether the patch has one edge in common with a piece, not more.
    fn meets_once(&self, piece: u32) -> bool {
        let halves = self.triangles.iter().flat_map(|&t| 3 * t..3 * t + 3);
        let meets = |half: &u32| {
            let twin = self.mesh.twin(*half);
            boundary_edge(twin).is_none() && self.piece_of[twin as usize / 3] == piece
        };
        halves.filter(meets).nth(1).is_none()
    }

    /// Puts the best pieces in place of those of the patch, if they are fewer; whether they are.
    fn cut_again(&mut self) -> bool {
        let Patches {
            points,
            mesh,
            triangles,
            local,
            disk,
            chains,
            members,
            builder,
            ..
        } = self;
        let before = members.len();
        if before < 2
            || !disk.take(points, mesh, triangles, local)
            || before <= least_conceivable(disk)
        {
            return false;
        }
        match chains.solve(disk, WORK_PER_PATCH) {
            Some(after) if (after as usize) < before => {}
            _ => return false,
        }
        let across: Vec<u32> = disk
            .rim
            .iter()
            .map(|&half| mesh.twin(3 * triangles[half as usize / 3] + half % 3))
            .collect();
        builder.start();
        let mut names = members.iter();
        chains.pieces(disk, |corners| {
            let name = *names.next().expect("there are fewer pieces than before");
            builder.cut_off(corners, name, |p| disk.at(p));
        });
        for &member in self.members.iter() {
            self.pieces[member as usize].triangle = NONE;
            self.pieces[member as usize].corners = 0;
        }
        let vertices = core::mem::take(&mut self.disk.vertices);
        let mut rim = core::mem::take(&mut self.disk.rim);
        self.write(&vertices, |p, half| rim[p as usize] = half);
        for (&half, &twin) in rim.iter().zip(&across) {
            self.mesh.twins[half as usize] = twin;
            if boundary_edge(twin).is_none() {
                self.mesh.twins[twin as usize] = half;
                self.enqueue(self.piece_of[twin as usize / 3]);
            }
        }
        (self.disk.vertices, self.disk.rim) = (vertices, rim);
        for index in 0..self.members.len() {
            self.enqueue(self.members[index]);
        }
        true
    }

    /// Writes what the builder holds over `self.triangles`; `vertices` are those of its positions. Calls `rim` with each position and
    /// the half-edge of the rim that starts there, which has no twin yet.
    fn write(&mut self, vertices: &[u32], mut rim: impl FnMut(u32, u32)) {
        let Patches {
            builder,
            mesh,
            triangles,
            piece_of,
            sibling,
            pieces,
            ..
        } = self;
        builder.find_twins(vertices.len() as u32);
        let global = |half: u32| 3 * triangles[half as usize / 3] + half % 3;
        for (half, (&corner, &twin)) in (0..).zip(builder.corners.iter().zip(&builder.twins)) {
            let at = global(half);
            mesh.origins[at as usize] = vertices[corner as usize];
            match boundary_edge(twin) {
                Some(position) => rim(position, at),
                None => mesh.twins[at as usize] = global(twin),
            }
        }
        for (&triangle, &name) in triangles.iter().zip(&builder.names) {
            let piece = &mut pieces[name as usize];
            piece_of[triangle as usize] = name;
            sibling[triangle as usize] = piece.triangle;
            piece.triangle = triangle;
            piece.corners = piece.corners.max(2) + 1;
        }
    }

    /// The pieces as half-edges: the sides of triangles that have another piece, or nothing, across.
    fn into_partition(self) -> Partition {
        let Patches {
            mesh,
            piece_of,
            pieces,
            ..
        } = self;
        let inner = |half: u32| {
            let twin = mesh.twin(half);
            boundary_edge(twin).is_none()
                && piece_of[twin as usize / 3] == piece_of[half as usize / 3]
        };
        let mut partition = Partition::default();
        let mut number = alloc::vec![NONE; mesh.origins.len()];
        partition.starts.push(0);
        for piece in pieces.iter().filter(|piece| piece.triangle != NONE) {
            let (mut triangle, mut start) = (piece.triangle, NONE);
            while start == NONE {
                start = (3 * triangle..3 * triangle + 3)
                    .find(|&half| !inner(half))
                    .unwrap_or(NONE);
                triangle = self.sibling[triangle as usize];
            }
            let mut half = start;
            loop {
                number[half as usize] = partition.origins.len() as u32;
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
            partition.starts.push(partition.origins.len() as u32);
        }
        for twin in &mut partition.twins {
            if boundary_edge(*twin).is_none() {
                *twin = number[*twin as usize];
            }
        }
        partition
    }
}

/// No decomposition of a disk has fewer pieces: every reflex corner needs a cut, and a cut has two ends.
pub(crate) fn least_conceivable(disk: &Disk) -> usize {
    disk.reflex
        .iter()
        .filter(|&&reflex| reflex)
        .count()
        .div_ceil(2)
        + 1
}

/// New triangles for a patch.
#[derive(Default)]
struct Builder {
    fan: Fan,
    twin_finder: TwinFinder,
    /// Three positions a triangle.
    corners: Vec<u32>,
    /// The twin of each side, or the position where it starts as [`boundary`].
    twins: Vec<u32>,
    /// The piece of each triangle.
    names: Vec<u32>,
    starts: Vec<u32>,
}

impl Builder {
    fn start(&mut self) {
        self.corners.clear();
        self.names.clear();
    }

    fn cut_off(&mut self, corners: &[u32], name: u32, at: impl Fn(u32) -> DVec2) {
        let Builder {
            fan,
            corners: all,
            names,
            ..
        } = self;
        fan.triangulate(corners, at, |triangle| {
            all.extend(triangle);
            names.push(name);
        });
    }

    fn find_twins(&mut self, positions: u32) {
        self.starts.clear();
        self.starts
            .extend((0..=self.names.len() as u32).map(|t| 3 * t));
        self.twin_finder.twins(
            &self.starts,
            &self.corners,
            positions,
            boundary,
            &mut self.twins,
        );
    }
}
