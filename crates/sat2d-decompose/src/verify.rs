//! Exact verification of a decomposition, independently of how it was made.
//!
//! If every piece is convex and counter-clockwise, and the directed edges of all pieces add up to
//! the directed edges of the polygon, then the pieces cover it exactly once: around any point that
//! is not on an edge, the winding numbers of the pieces, each 0 or 1, add up to that of the
//! polygon, 0 or 1.

use crate::decomposition::{Decomposition, EdgeSource, Piece};
use alloc::vec::Vec;
use core::cmp::Ordering;
use glam::DVec2;
use num_bigint::Sign;
use sat2d_base::exact::integer::Unit;
use sat2d_base::exact::moments::doubled_area;
use sat2d_base::exact::orient2d;
use sat2d_base::num::lexicographic;
use sat2d_base::sort::sort_by;
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
    sort_by(&mut diagonals, &mut { compare });
    sort_by(&mut back, &mut { compare });
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
        sort_by(&mut parts, &mut |a, b| {
            a.0.cmp(&b.0).then(lexicographic(a.1[0], b.1[0]))
        });
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
    use crate::index::Index;
    use crate::options::{Method, Options};
    use crate::polygon::decompose;
    use crate::verify::*;

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

    /// The result of verifying the decomposition after a change.
    fn judge(forge: impl Fn(&mut Decomposition)) -> Result<(), VerifyError> {
        let (rings, mut pieces) = washer();
        forge(&mut pieces);
        pieces.verify(&[&rings[0], &rings[1]])
    }

    fn drop_last_piece(pieces: &mut Decomposition) {
        pieces.starts.pop();
        let end = pieces.starts[pieces.starts.len() - 1].get();
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
            let last = pieces.starts[pieces.count() - 1].get()..pieces.vertices.len();
            pieces.vertices.extend_from_within(last.clone());
            pieces.sources.extend_from_within(last);
            pieces.starts.push(Index::new(pieces.vertices.len()));
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
            first_nonconvex_corner(
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
            first_nonconvex_corner(&[p(0.0, 0.0), p(2.0, 0.0), p(1.0, 0.0), p(1.0, 1.0)]),
            Some(1),
            "a spike"
        );
        assert_eq!(
            first_nonconvex_corner(&[p(0.0, 0.0), p(1.0, 0.0), p(2.0, 0.0), p(1.0, 1.0)]),
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
            pieces.starts.push(Index::new(pieces.vertices.len()));
        });
        assert!(matches!(filled, Err(VerifyError::EdgeNotCovered { .. })));
    }

    /// The result of verifying pieces that are given as corners, each with the source of the edge
    /// that starts there.
    fn judge_pieces(
        rings: &[&[DVec2]],
        corners: &[&[(u32, EdgeSource)]],
    ) -> Result<(), VerifyError> {
        let (_, mut pieces) = washer();
        pieces.starts = alloc::vec![Index::FIRST];
        pieces.vertices.clear();
        pieces.sources.clear();
        for &(vertex, source) in corners.iter().copied().flatten() {
            pieces.vertices.push(vertex);
            pieces.sources.push(source);
        }
        for piece in corners {
            let start = pieces.starts[pieces.starts.len() - 1].get();
            pieces.starts.push(Index::new(start + piece.len()));
        }
        pieces.verify(rings)
    }

    fn ring(corners: &[(f64, f64)]) -> Vec<DVec2> {
        corners.iter().map(|&(x, y)| DVec2::new(x, y)).collect()
    }

    #[test]
    fn a_missing_piece_that_has_no_edge_of_the_rings_is_noticed() {
        use EdgeSource::{Diagonal, Input};
        let hexagon = ring(&[
            (0.0, 0.0),
            (4.0, -1.0),
            (8.0, 0.0),
            (7.0, 3.0),
            (4.0, 6.0),
            (1.0, 3.0),
        ]);
        let ears: [&[_]; 3] = [
            &[(0, Input(0)), (1, Input(1)), (2, Diagonal)],
            &[(2, Input(2)), (3, Input(3)), (4, Diagonal)],
            &[(4, Input(4)), (5, Input(5)), (0, Diagonal)],
        ];
        let inner: &[_] = &[(0, Diagonal), (2, Diagonal), (4, Diagonal)];
        let [a, b, c] = ears;
        assert_eq!(judge_pieces(&[&hexagon], &[a, b, c, inner]), Ok(()));
        let unmatched = |pieces: &[&[_]]| {
            let result = judge_pieces(&[&hexagon], pieces);
            matches!(result, Err(VerifyError::UnmatchedDiagonal { .. }))
        };
        assert!(unmatched(&[a, b, c]));
        assert!(unmatched(&[a, b, c, inner, inner]));
    }

    #[test]
    fn no_pieces_and_pieces_of_two_corners_are_noticed() {
        let triangle = ring(&[(0.0, 0.0), (4.0, 0.0), (0.0, 4.0)]);
        let none = judge_pieces(&[&triangle], &[]);
        assert_eq!(none, Err(VerifyError::EdgeNotCovered { edge: 0 }));
        let line: &[_] = &[(0, EdgeSource::Input(0)), (1, EdgeSource::Diagonal)];
        let two = judge_pieces(&[&triangle], &[line]);
        assert_eq!(two, Err(VerifyError::Malformed { piece: 0 }));
    }

    /// The pieces lack the triangle below the reflex corner 3, and say that the way past that
    /// corner is the edge below.
    #[test]
    fn a_detour_beside_an_edge_is_noticed() {
        use EdgeSource::Input;
        let notched = ring(&[(0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (2.0, 1.0), (0.0, 4.0)]);
        let left: &[_] = &[(0, Input(0)), (3, Input(3)), (4, Input(4))];
        let right: &[_] = &[(3, Input(0)), (1, Input(1)), (2, Input(2))];
        let detour = judge_pieces(&[&notched], &[left, right]);
        assert_eq!(detour, Err(VerifyError::EdgeNotCovered { edge: 0 }));
    }

    /// A piece with a doubled corner or a spike is refused at that corner.
    #[test]
    fn corners_that_do_not_turn_are_told() {
        let at = |corners: &[(f64, f64)]| first_nonconvex_corner(&ring(corners));
        let square = [(0.0, 0.0), (2.0, 0.0), (2.0, 2.0), (0.0, 2.0)];
        assert_eq!(at(&square), None);
        let [a, b, c, d] = square;
        assert_eq!(at(&[a, b, b, c, d]), Some(1));
        assert_eq!(at(&[a, b, c, c, d]), Some(2));
        assert_eq!(at(&[a, (1.0, 0.0), b, c, d]), None);
        assert_eq!(at(&[a, b, (1.0, 0.0), b, c, d]), Some(1));
    }
}
