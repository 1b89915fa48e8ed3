//! A limit on the number of corners of a piece.

use crate::index::{Index, NONE, spans};
use crate::mesh::partition::Partition;
use crate::mesh::triangle_mesh::boundary_edge;
use alloc::vec::Vec;
use core::cmp::Ordering;
use glam::DVec2;
use sat2d_base::exact::orient2d;
use sat2d_base::limit::{LimitError, WorkBudget};

/// Cuts every piece with more than `most` corners (at least 3) into parts of about the same size,
/// as few as its straight corners allow. The work is the number of corners for each cut.
pub(crate) fn limit(
    points: &[DVec2],
    partition: Partition,
    most: usize,
    work: &WorkBudget,
) -> Result<Partition, LimitError> {
    if spans(&partition.starts).all(|span| span.len() <= most) {
        return Ok(partition);
    }
    let mut limiter = Limiter {
        points,
        starts: alloc::vec![Index::FIRST],
        edges: Vec::new(),
        diagonals: Index::FIRST,
    };
    for ends in partition.starts.windows(2) {
        let mut piece: Vec<Edge> = ends[0]
            .to(ends[1])
            .map(|half| Edge {
                origin: partition.origins[half],
                kind: Kind::Original(half),
            })
            .collect();
        while piece.len() > most {
            work.spend(piece.len() as u64)?;
            limiter.cut_off(&mut piece, most);
        }
        limiter.add(&piece);
    }
    Ok(limiter.into_partition(&partition.twins))
}

/// What an edge of a new piece is.
#[derive(Clone, Copy)]
enum Kind {
    /// This half-edge of the original pieces.
    Original(Index),
    /// One of the two edges of the new diagonal with this number.
    Diagonal(Index),
}

#[derive(Clone, Copy)]
struct Edge {
    origin: Index,
    kind: Kind,
}

struct Limiter<'a> {
    points: &'a [DVec2],
    starts: Vec<Index>,
    edges: Vec<Edge>,
    diagonals: Index,
}

impl Limiter<'_> {
    /// Cuts a part of at most `most` corners off a larger piece.
    fn cut_off(&mut self, piece: &mut Vec<Edge>, most: usize) {
        let m = piece.len();
        let at = |i: usize| self.points[piece[i % m].origin];
        let strict: Vec<bool> = (0..m)
            .map(|i| orient2d(at(i + m - 1), at(i), at(i + 1)) == Ordering::Greater)
            .collect();
        // A part has an area if it has a strict corner between the ends of the diagonal.
        let has_area = |mut between: core::ops::Range<usize>| between.any(|i| strict[i % m]);
        let is_possible = |&(size, start): &(usize, usize)| {
            let end = start + size - 1;
            has_area(start + 1..end) && has_area(end + 1..start + m)
        };
        let parts = (m - 2).div_ceil(most - 2);
        let even = (m - 2).div_ceil(parts) + 2;
        let sizes = (3..=even).rev().chain(even + 1..=most);
        let (size, start) = sizes
            .flat_map(|size| (0..m).map(move |start| (size, start)))
            .find(is_possible)
            .expect("a convex polygon has an ear");
        piece.rotate_left(start);
        let diagonal = Kind::Diagonal(self.diagonals);
        self.diagonals += 1;
        let mut part = piece[..size].to_vec();
        part[size - 1].kind = diagonal;
        self.add(&part);
        piece.drain(1..size - 1);
        piece[0].kind = diagonal;
    }

    fn add(&mut self, piece: &[Edge]) {
        self.edges.extend_from_slice(piece);
        self.starts.push(Index::new(self.edges.len()));
    }

    fn into_partition(self, old_twins: &[Index]) -> Partition {
        let mut number = alloc::vec![NONE; old_twins.len()];
        let mut halves = alloc::vec![[NONE; 2]; self.diagonals.get()];
        for (half, edge) in Index::all().zip(&self.edges) {
            match edge.kind {
                Kind::Original(old) => number[old] = half,
                Kind::Diagonal(diagonal) => {
                    let [first, second] = &mut halves[diagonal];
                    *(if *first == NONE { first } else { second }) = half;
                }
            }
        }
        let twin = |(half, edge): (Index, &Edge)| match edge.kind {
            Kind::Original(old) => match old_twins[old] {
                edge if boundary_edge(edge).is_some() => edge,
                old_twin => number[old_twin],
            },
            Kind::Diagonal(diagonal) => {
                let [first, second] = halves[diagonal];
                if half == first { second } else { first }
            }
        };
        Partition {
            twins: Index::all().zip(&self.edges).map(twin).collect(),
            origins: self.edges.iter().map(|edge| edge.origin).collect(),
            starts: self.starts,
        }
    }
}
