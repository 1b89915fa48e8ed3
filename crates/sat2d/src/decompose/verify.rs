//! Exact verification of a decomposition, independently of how it was made.
//!
//! If every piece is convex and counter-clockwise, and the directed edges of all pieces add up to
//! the directed edges of the polygon, then the pieces cover it exactly once: around any point that
//! is not on an edge, the winding numbers of the pieces, each 0 or 1, add up to that of the
//! polygon, 0 or 1.

use crate::decompose::decomposition::{Decomposition, EdgeSource, Piece};
use crate::exact::integer::Unit;
use crate::exact::moments::doubled_area;
use crate::exact::orient2d;
use crate::num::lexicographic;
use alloc::vec::Vec;
use core::cmp::Ordering;
use glam::DVec2;
use num_bigint::Sign;
use thiserror::Error;

/// Why a result is not a decomposition of the given polygon.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum VerifyError {
    /// A piece has fewer than three corners, or a corner that is not a vertex of the rings.
    #[error("piece {piece} is malformed: fewer than three corners, or not vertices of the rings")]
    Malformed {
        /// The piece.
        piece: usize,
    },
    /// A piece is not a convex polygon with an area, or runs clockwise.
    #[error("piece {piece} is not convex and counter-clockwise at vertex {vertex}")]
    NotConvex {
        /// The piece.
        piece: usize,
        /// The vertex at the fault.
        vertex: u32,
    },
    /// A diagonal does not have exactly one piece on each side.
    #[error("the diagonal from vertex {from} to {to} does not have one piece on each side")]
    UnmatchedDiagonal {
        /// The vertex where it starts.
        from: u32,
        /// The vertex where it ends.
        to: u32,
    },
    /// The parts of an input edge in the pieces do not add up to that edge.
    #[error("edge {edge} of the rings is not covered exactly by edges of the pieces")]
    EdgeNotCovered {
        /// The edge.
        edge: u32,
    },
}

impl Decomposition {
    /// Proves that this is a decomposition of the polygon with these valid `rings`; exactly and
    /// independently of how it was made, in O(n log n).
    ///
    /// It checks that every piece is convex, counter-clockwise and has an area; that every edge
    /// that claims to be an edge of a ring is one, and that these edges are covered once with the
    /// interior on the left; and that every diagonal has a piece on each side. It follows that the
    /// pieces cover the polygon exactly once, and nothing else.
    ///
    /// ```
    /// use sat2d::DVec2;
    /// use sat2d::decompose::{Options, decompose};
    /// let p = |x, y| DVec2::new(x, y);
    /// let arrow = [p(0.0, 0.0), p(4.0, 0.0), p(4.0, 4.0), p(3.0, 1.0)];
    /// let pieces = decompose(&[&arrow], &Options::default())?;
    /// assert!(pieces.verify(&[&arrow]).is_ok());
    /// assert!(pieces.verify(&[&arrow[..3]]).is_err());
    /// # Ok::<(), sat2d::decompose::PolygonError>(())
    /// ```
    ///
    /// # Errors
    /// [`VerifyError`] with the first fault.
    pub fn verify(&self, rings: &[&[DVec2]]) -> Result<(), VerifyError> {
        let edges = InputEdges::of(rings);
        let mut diagonals = Vec::new();
        let mut parts = Vec::new();
        for (number, piece) in self.pieces().enumerate() {
            let corners = edges
                .corners(&piece)
                .ok_or(VerifyError::Malformed { piece: number })?;
            if let Some(corner) = first_nonconvex_corner(&corners) {
                return Err(VerifyError::NotConvex {
                    piece: number,
                    vertex: piece.vertices[corner],
                });
            }
            for (i, source) in piece.edges.iter().enumerate() {
                let j = (i + 1) % corners.len();
                let ends = [
                    (corners[i], piece.vertices[i]),
                    (corners[j], piece.vertices[j]),
                ];
                match *source {
                    EdgeSource::Diagonal => diagonals.push(ends),
                    EdgeSource::Input(edge) => parts.push((edge, ends.map(|end| end.0))),
                }
            }
        }
        match_diagonals(diagonals)?;
        edges.match_parts(parts)
    }
}

/// The first corner at which the points are not a convex counter-clockwise polygon with an area.
///
/// If no corner turns right or back, the winding number is the number of times that the edges
/// change from leftward to rightward.
pub(super) fn first_nonconvex_corner(corners: &[DVec2]) -> Option<usize> {
    let n = corners.len();
    let (mut has_area, mut reversals) = (false, 0);
    for i in 0..n {
        let [a, b, c] = [corners[(i + n - 1) % n], corners[i], corners[(i + 1) % n]];
        let reverses = lexicographic(a, b) != lexicographic(b, c);
        reversals += u32::from(reverses);
        match orient2d(a, b, c) {
            Ordering::Greater => has_area = true,
            Ordering::Equal if a != b && b != c && !reverses => {}
            _ => return Some(i),
        }
    }
    (!has_area || reversals != 2).then_some(0)
}

/// Checks that every diagonal occurs once in each direction.
fn match_diagonals(mut diagonals: Vec<[(DVec2, u32); 2]>) -> Result<(), VerifyError> {
    type Ends = [(DVec2, u32); 2];
    let compare =
        |a: &Ends, b: &Ends| lexicographic(a[0].0, b[0].0).then(lexicographic(a[1].0, b[1].0));
    let mut back: Vec<Ends> = diagonals.iter().map(|&[from, to]| [to, from]).collect();
    diagonals.sort_unstable_by(compare);
    back.sort_unstable_by(compare);
    let unmatched = |ends: &Ends| VerifyError::UnmatchedDiagonal {
        from: ends[0].1,
        to: ends[1].1,
    };
    if let Some(pair) = diagonals
        .windows(2)
        .find(|pair| compare(&pair[0], &pair[1]).is_eq())
    {
        return Err(unmatched(&pair[0]));
    }
    match diagonals
        .iter()
        .zip(&back)
        .find(|(there, back)| compare(there, back).is_ne())
    {
        // The lesser of the two has no counterpart further on.
        Some((there, back)) => Err(unmatched(if compare(there, back).is_lt() {
            there
        } else {
            back
        })),
        None => Ok(()),
    }
}

/// The vertices and edges of the input.
struct InputEdges {
    points: Vec<DVec2>,
    /// Each edge with the interior on its left; `None` if its ends are at the same place.
    directed: Vec<Option<[DVec2; 2]>>,
}

impl InputEdges {
    fn of(rings: &[&[DVec2]]) -> InputEdges {
        let mut edges = InputEdges {
            points: rings.concat(),
            directed: Vec::new(),
        };
        for (ring, points) in rings.iter().enumerate() {
            let unit = Unit::of(points.iter().flat_map(|p| [p.x, p.y]));
            let wanted = if ring == 0 { Sign::Plus } else { Sign::Minus };
            let reversed = doubled_area(points, unit).sign() != wanted;
            for (i, &from) in points.iter().enumerate() {
                let to = points[(i + 1) % points.len()];
                edges.directed.push((from != to).then_some(if reversed {
                    [to, from]
                } else {
                    [from, to]
                }));
            }
        }
        edges
    }

    fn corners(&self, piece: &Piece) -> Option<Vec<DVec2>> {
        piece
            .vertices
            .iter()
            .map(|&v| self.points.get(v as usize).copied())
            .collect::<Option<Vec<_>>>()
            .filter(|corners| corners.len() >= 3)
    }

    /// Checks that the parts of each edge lie on it and follow each other from start to end.
    fn match_parts(&self, mut parts: Vec<(u32, [DVec2; 2])>) -> Result<(), VerifyError> {
        // On an edge that runs leftward the sorted parts are in reverse order.
        parts.sort_unstable_by(|a, b| a.0.cmp(&b.0).then(lexicographic(a.1[0], b.1[0])));
        let mut parts = parts.as_slice();
        for (edge, ends) in (0..).zip(&self.directed) {
            let count = parts.iter().take_while(|part| part.0 == edge).count();
            let (here, rest) = parts.split_at(count);
            parts = rest;
            let Some([from, to]) = *ends else {
                if here.is_empty() {
                    continue;
                }
                return Err(VerifyError::EdgeNotCovered { edge });
            };
            let on_line = |part: &[DVec2; 2]| {
                part.iter()
                    .all(|&p| orient2d(from, to, p) == Ordering::Equal)
            };
            let mut at = from;
            let mut follow = |part: &[DVec2; 2]| {
                core::mem::replace(&mut at, part[1]) == part[0]
                    && on_line(part)
                    && lexicographic(part[0], part[1]) == lexicographic(from, to)
            };
            let all_follow = if lexicographic(from, to).is_lt() {
                here.iter().all(|part| follow(&part.1))
            } else {
                here.iter().rev().all(|part| follow(&part.1))
            };
            if !all_follow || at != to {
                return Err(VerifyError::EdgeNotCovered { edge });
            }
        }
        match parts.first() {
            Some(&(edge, _)) => Err(VerifyError::EdgeNotCovered { edge }),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests;
