//! The result of an approximate decomposition.

use crate::approximate::fill_holes::FilledHole;
use crate::decomposition::Decomposition;
use crate::index::{Index, NONE, spans};
use crate::simplify::{Deviation, Simplification, is_tolerance};
use alloc::vec;
use alloc::vec::Vec;

/// Convex pieces whose union is within a tolerance of a polygon. All corners are vertices of it.
///
/// - Every point of the polygon is within the tolerance of a piece, and every point of a piece is
///   within the tolerance of the polygon.
/// - With [`Deviation::Outward`] every point of the polygon is in a piece, with
///   [`Deviation::Inward`] every point of a piece is in the polygon.
///
/// Pieces may overlap. [`verify`](Approximation::verify) proves all this. The proof needs the steps
/// that made the pieces, so the result stores them: narrow holes are filled, the polygon is
/// simplified, the simplification is decomposed, and each piece is the convex hull of some pieces
/// of that decomposition, or inward a convex polygon inside them. Other pieces, near a piece, are
/// left out.
#[derive(Clone, Debug, PartialEq)]
pub struct Approximation {
    pub(super) tolerance: f64,
    pub(super) share: Share,
    pub(super) filled: Vec<FilledHole>,
    /// The simplification of the polygon without the filled holes.
    pub(super) simplification: Simplification,
    pub(super) decomposition: Decomposition,
    /// For each piece of the decomposition, the piece that it is a part of or near.
    pub(super) piece_of: Vec<Index>,
    /// Whether each piece of the decomposition was left out.
    pub(super) left_out: Vec<bool>,
    /// The first corner of each piece, then the number of corners.
    pub(super) starts: Vec<Index>,
    pub(super) vertices: Vec<u32>,
    /// Whether no decomposition was cut short.
    pub(super) is_complete: bool,
}

/// The parts of the tolerance that the steps may use. Their exact sum is at most the tolerance.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Share {
    /// For holes that are filled.
    pub(super) filled: f64,
    /// For vertices that are removed.
    pub(super) removed: f64,
    /// For pieces that are joined or left out.
    pub(super) joined: f64,
}

/// Some pieces of the decomposition, and the corners of the convex polygon in their place.
pub(super) struct Group {
    pub(super) parts: Vec<Index>,
    /// The pieces that are left out because they are near the hull.
    pub(super) left_out: Vec<Index>,
    /// Counter-clockwise, by the vertices of the simplified polygon.
    pub(super) corners: Vec<Index>,
}

impl Approximation {
    pub(super) fn new(
        tolerance: f64,
        share: Share,
        (filled, numbers): (Vec<FilledHole>, &[u32]),
        simplification: Simplification,
        decomposition: Decomposition,
        groups: &[Group],
    ) -> Approximation {
        let kept = simplification.rings().flatten().copied();
        let of_simplified: Vec<Index> = kept.map(Index::from).collect();
        let mut piece_of = vec![NONE; decomposition.count()];
        let mut left_out = vec![false; decomposition.count()];
        let (mut starts, mut vertices) = (vec![Index::FIRST], Vec::new());
        for (piece, group) in Index::all().zip(groups) {
            for &part in &group.parts {
                piece_of[part] = piece;
            }
            for &part in &group.left_out {
                piece_of[part] = piece;
                left_out[part] = true;
            }
            let start = vertices.len();
            let corners = group.corners.iter();
            vertices.extend(corners.map(|&v| numbers[of_simplified[v]]));
            let piece = &mut vertices[start..];
            let lowest = (0..piece.len()).min_by_key(|&i| piece[i]);
            piece.rotate_left(lowest.unwrap_or(0));
            starts.push(Index::new(vertices.len()));
        }
        Approximation {
            tolerance,
            share,
            filled,
            simplification,
            piece_of,
            left_out,
            starts,
            vertices,
            is_complete: decomposition.is_complete(),
            decomposition,
        }
    }

    /// The number of pieces; at least one.
    pub fn count(&self) -> usize {
        self.starts.len() - 1
    }

    /// The corners of each piece by the numbers of the vertices, counter-clockwise with y up from
    /// the lowest number on. The pieces are in a deterministic order. No angle is 180°. Vertices at
    /// the same place are represented by one of them.
    pub fn pieces(&self) -> impl ExactSizeIterator<Item = &[u32]> + DoubleEndedIterator + Clone {
        spans(&self.starts).map(|span| &self.vertices[span])
    }

    /// The tolerance that was asked for.
    pub fn tolerance(&self) -> f64 {
        self.tolerance
    }

    /// The deviation that was asked for.
    pub fn deviation(&self) -> Deviation {
        self.simplification.deviation()
    }

    /// Whether the [work limit](crate::Options::work_limit), which holds for each
    /// decomposition that is tried, sufficed for all that the options ask for in all of them.
    /// `false` means that a higher limit may give fewer pieces.
    pub fn is_complete(&self) -> bool {
        self.is_complete
    }
}

/// The ways to share a tolerance between the steps; none if it is not a valid tolerance.
pub(super) fn shares(tolerance: f64, deviation: Deviation) -> impl Iterator<Item = Share> + Clone {
    let half = tolerance / 2.0;
    let share = |filled, removed, joined| Share {
        filled,
        removed,
        joined,
    };
    // half of the least double would be rounded
    let is_half = half + half == tolerance;
    let fills = deviation != Deviation::Inward && tolerance > 0.0;
    let all = [
        (share(0.0, 0.0, tolerance), true),
        (share(0.0, tolerance, 0.0), true),
        (share(0.0, half, half), is_half),
        (share(tolerance, 0.0, 0.0), fills),
        (share(half, 0.0, half), fills && is_half),
        (share(half, half, 0.0), fills && is_half),
    ];
    let is_possible = is_tolerance(tolerance);
    all.into_iter()
        .filter_map(move |(share, is_allowed)| (is_possible && is_allowed).then_some(share))
}
