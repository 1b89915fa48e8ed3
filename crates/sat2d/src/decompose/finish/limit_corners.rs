//! Pieces with no more than a given number of corners.

use crate::decompose::mesh::disk::NONE;
use crate::decompose::mesh::triangle_mesh::boundary_edge;
use crate::decompose::partition::Partition;
use crate::exact::orient2d;
use alloc::vec::Vec;
use core::cmp::Ordering;
use glam::DVec2;

/// Cuts every piece with more than `most` (3 at least) corners into as few as its straight corners allow, of about the same size.
pub(crate) fn limit(points: &[DVec2], partition: Partition, most: usize) -> Partition {
    if partition
        .starts
        .windows(2)
        .all(|ends| (ends[1] - ends[0]) as usize <= most)
    {
        return partition;
    }
    let mut limited = Limited {
        points,
        starts: alloc::vec![0],
        sides: Vec::new(),
        cuts: 0,
    };
    for ends in partition.starts.windows(2) {
        let mut piece: Vec<Side> = (ends[0]..ends[1])
            .map(|half| Side {
                origin: partition.origins[half as usize],
                kind: Kind::Old(half),
            })
            .collect();
        while piece.len() > most {
            limited.cut_off(&mut piece, most);
        }
        limited.add(&piece);
    }
    limited.into_partition(&partition.twins)
}

/// What a side of a new piece is.
#[derive(Clone, Copy)]
enum Kind {
    /// This half-edge of the pieces that there were.
    Old(u32),
    /// One of the two sides of this cut.
    Cut(u32),
}

#[derive(Clone, Copy)]
struct Side {
    origin: u32,
    kind: Kind,
}

struct Limited<'a> {
    points: &'a [DVec2],
    starts: Vec<u32>,
    sides: Vec<Side>,
    cuts: u32,
}

impl Limited<'_> {
    /// Cuts a piece of at most `most` corners off a larger one.
    fn cut_off(&mut self, piece: &mut Vec<Side>, most: usize) {
        let m = piece.len();
        let at = |i: usize| self.points[piece[i % m].origin as usize];
        let strict: Vec<bool> = (0..m)
            .map(|i| orient2d(at(i + m - 1), at(i), at(i + 1)) == Ordering::Greater)
            .collect();
        // Both sides of a cut have an area where both have a strict corner.
        let bends = |mut between: core::ops::Range<usize>| between.any(|i| strict[i % m]);
        let may_cut = |&(size, start): &(usize, usize)| {
            let end = start + size - 1;
            bends(start + 1..end) && bends(end + 1..start + m)
        };
        let parts = (m - 2).div_ceil(most - 2);
        let even = (m - 2).div_ceil(parts) + 2;
        let sizes = (3..=even).rev().chain(even + 1..=most);
        let (size, start) = sizes
            .flat_map(|size| (0..m).map(move |start| (size, start)))
            .find(may_cut)
            .expect("a convex polygon has an ear");
        piece.rotate_left(start);
        let cut = Kind::Cut(self.cuts);
        self.cuts += 1;
        let mut part = piece[..size].to_vec();
        part[size - 1].kind = cut;
        self.add(&part);
        piece.drain(1..size - 1);
        piece[0].kind = cut;
    }

    fn add(&mut self, piece: &[Side]) {
        self.sides.extend_from_slice(piece);
        self.starts.push(self.sides.len() as u32);
    }

    fn into_partition(self, old_twins: &[u32]) -> Partition {
        let mut number = alloc::vec![NONE; old_twins.len()];
        let mut cut_sides = alloc::vec![[NONE; 2]; self.cuts as usize];
        for (half, side) in (0..).zip(&self.sides) {
            match side.kind {
                Kind::Old(old) => number[old as usize] = half,
                Kind::Cut(cut) => {
                    let [first, second] = &mut cut_sides[cut as usize];
                    *(if *first == NONE { first } else { second }) = half;
                }
            }
        }
        let twin = |(half, side): (u32, &Side)| match side.kind {
            Kind::Old(old) => match old_twins[old as usize] {
                edge if boundary_edge(edge).is_some() => edge,
                old_twin => number[old_twin as usize],
            },
            Kind::Cut(cut) => {
                let [first, second] = cut_sides[cut as usize];
                if half == first { second } else { first }
            }
        };
        Partition {
            twins: (0..).zip(&self.sides).map(twin).collect(),
            origins: self.sides.iter().map(|side| side.origin).collect(),
            starts: self.starts,
        }
    }
}
