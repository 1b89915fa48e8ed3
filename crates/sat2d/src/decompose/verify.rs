//! The judge of a decomposition: knows nothing of how it was made, and decides exactly.
//!
//! If every piece is convex and counter-clockwise, and the directed edges of all pieces add up to the directed edges of the polygon, then the
//! pieces cover it exactly once: around any point off the edges the pieces' winding numbers, each 0 or 1, add up to the polygon's, 0 or 1.

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

/// What is wrong with a decomposition.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum VerifyError {
    /// A piece has a corner that is no vertex of the rings, or no list of edges as long as that of its corners, or fewer than three corners.
    #[error("piece {piece} is malformed")]
    Malformed {
        /// The piece.
        piece: usize,
    },
    /// A piece bends inwards, turns back, winds more than once, has no area or runs clockwise.
    #[error("piece {piece} is not convex and counter-clockwise at vertex {vertex}")]
    NotConvex {
        /// The piece.
        piece: usize,
        /// The vertex where that shows.
        vertex: u32,
    },
    /// A diagonal has not exactly one piece on each side.
    #[error("the diagonal from vertex {from} to {to} has not one piece on each side")]
    UnmatchedDiagonal {
        /// Where it starts.
        from: u32,
        /// Where it ends.
        to: u32,
    },
    /// The pieces' parts of an edge of the rings are not exactly that edge.
    #[error("edge {edge} of the rings is not covered exactly by edges of the pieces")]
    EdgeNotCovered {
        /// The edge.
        edge: u32,
    },
}

impl Decomposition {
    /// Proves, exactly and without regard to how it was made, that this is a decomposition of the polygon `rings`, which must be valid ones: every piece
    /// is convex, counter-clockwise and has an area; every edge that is said to be one of the rings is, and these are there once with the interior
    /// on their left; every diagonal has a piece on each side. It follows that the pieces cover the polygon and nothing else, once. O(n log n).
    pub fn verify(&self, rings: &[&[DVec2]]) -> Result<(), VerifyError> {
        let edges = Edges::of(rings);
        let mut diagonals = Vec::new();
        let mut parts = Vec::new();
        for (number, piece) in self.pieces().enumerate() {
            let corners = edges
                .corners(&piece)
                .ok_or(VerifyError::Malformed { piece: number })?;
            if let Some(corner) = first_flaw(&corners) {
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

/// The first corner that keeps points from being a convex counter-clockwise polygon with an area.
///
/// No corner turns right or back; then the polygon winds as often as its edges change from leftward to rightward.
fn first_flaw(corners: &[DVec2]) -> Option<usize> {
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

/// Every diagonal must be there once in each direction.
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

/// The user's vertices and edges.
struct Edges {
    points: Vec<DVec2>,
    /// Of each edge, directed so that the interior is on its left; `None` where its ends are at one place.
    directed: Vec<Option<[DVec2; 2]>>,
}

impl Edges {
    fn of(rings: &[&[DVec2]]) -> Edges {
        let mut edges = Edges {
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
        let sound = piece.vertices.len() >= 3 && piece.edges.len() == piece.vertices.len();
        piece
            .vertices
            .iter()
            .map(|&v| self.points.get(v as usize).copied())
            .collect::<Option<_>>()
            .filter(|_| sound)
    }

    /// The parts of each edge must lie on it and follow each other from its start to its end.
    fn match_parts(&self, mut parts: Vec<(u32, [DVec2; 2])>) -> Result<(), VerifyError> {
        // Along an edge that runs leftward the parts come in reverse; both chains below are built from left to right.
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
mod tests {
    use crate::decompose::options::{Method, Options};
    use crate::decompose::polygon::decompose;
    use crate::decompose::verify::*;

    fn washer() -> (Vec<Vec<DVec2>>, Decomposition) {
        let square = |low: f64, high: f64| {
            let p = DVec2::new;
            alloc::vec![p(low, low), p(high, low), p(high, high), p(low, high)]
        };
        let rings = alloc::vec![square(0.0, 9.0), square(3.0, 6.0)];
        let fast = Options {
            method: Method::Fast,
            ..Options::default()
        };
        let pieces = decompose(&[&rings[0], &rings[1]], &fast).unwrap();
        (rings, pieces)
    }

    /// What the judge says of the washer's pieces after some forgery.
    fn judge(forge: impl Fn(&mut Decomposition)) -> Result<(), VerifyError> {
        let (rings, mut pieces) = washer();
        forge(&mut pieces);
        pieces.verify(&[&rings[0], &rings[1]])
    }

    fn drop_last_piece(pieces: &mut Decomposition) {
        pieces.starts.pop();
        let end = pieces.starts[pieces.starts.len() - 1] as usize;
        pieces.vertices.truncate(end);
        pieces.sources.truncate(end);
    }

    #[test]
    fn an_honest_decomposition_passes() {
        assert_eq!(judge(|_| ()), Ok(()));
    }

    #[test]
    fn a_missing_or_doubled_piece_is_noticed() {
        assert!(judge(drop_last_piece).is_err());
        let doubled = judge(|pieces| {
            let last = pieces.starts[pieces.count() - 1] as usize..pieces.vertices.len();
            pieces.vertices.extend_from_within(last.clone());
            pieces.sources.extend_from_within(last);
            pieces.starts.push(pieces.vertices.len() as u32);
        });
        assert!(doubled.is_err());
    }

    #[test]
    fn a_piece_that_is_clockwise_or_bent_or_wound_twice_is_noticed() {
        let flaw = |result| matches!(result, Err(VerifyError::NotConvex { .. }));
        assert!(flaw(judge(|pieces| pieces.vertices.reverse())));
        assert!(flaw(judge(|pieces| pieces.vertices.swap(0, 1))));
        let (p, spread) = (
            DVec2::new,
            [
                (0.0, 3.0),
                (2.0, -2.0),
                (-3.0, 1.0),
                (3.0, 1.0),
                (-2.0, -2.0),
            ],
        );
        assert_eq!(
            first_flaw(
                &spread
                    .map(|(x, y)| p(x, y))
                    .iter()
                    .rev()
                    .copied()
                    .collect::<Vec<_>>()
            ),
            Some(0),
            "a pentagram"
        );
        assert_eq!(
            first_flaw(&[p(0.0, 0.0), p(2.0, 0.0), p(1.0, 0.0), p(1.0, 1.0)]),
            Some(1),
            "a spike"
        );
        assert_eq!(
            first_flaw(&[p(0.0, 0.0), p(1.0, 0.0), p(2.0, 0.0), p(1.0, 1.0)]),
            None,
            "a straight corner"
        );
    }

    #[test]
    fn edges_under_a_false_name_are_noticed() {
        let (_, pieces) = washer();
        for i in 0..pieces.sources.len() {
            let other = match pieces.sources[i] {
                EdgeSource::Input(edge) => {
                    [EdgeSource::Diagonal, EdgeSource::Input((edge + 1) % 8)]
                }
                EdgeSource::Diagonal => [EdgeSource::Input(0), EdgeSource::Input(99)],
            };
            for source in other {
                assert!(
                    judge(|pieces| pieces.sources[i] = source).is_err(),
                    "edge {i} as {source:?}"
                );
            }
        }
    }

    #[test]
    fn vertices_that_do_not_exist_are_noticed() {
        assert_eq!(
            judge(|pieces| pieces.vertices[0] = 8),
            Err(VerifyError::Malformed { piece: 0 })
        );
    }

    #[test]
    fn a_filled_hole_is_noticed() {
        let filled = judge(|pieces| {
            pieces.vertices.extend([4, 5, 6, 7]);
            pieces.sources.extend([4, 5, 6, 7].map(EdgeSource::Input));
            pieces.starts.push(pieces.vertices.len() as u32);
        });
        assert!(matches!(filled, Err(VerifyError::EdgeNotCovered { .. })));
    }
}
