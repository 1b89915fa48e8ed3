//! Exact verification of an approximate decomposition, independently of how it was made.
//!
//! The certificates of the simplification and of its decomposition hold. For each group of pieces,
//! its outline is a simple polygon, and the hull is an outward simplification of that: it covers
//! the group, and every point of it is within the tolerance of the group. With
//! [`Deviation::Inward`], it is an inward simplification, and the group covers it. The corners of a
//! piece that was left out are within the tolerance of another piece, so all of it is, because the
//! points near a convex polygon form a convex set. The distances of the steps add up to the
//! tolerance at most.

use crate::approximate::approximation::{Approximation, shares};
use crate::approximate::fill_holes::{is_within, without};
use crate::approximate::join::is_near;
use crate::simplify::{Deviation, Simplification, VerifySimplificationError};
use crate::verify::{VerifyError, first_nonconvex_corner};
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec;
use alloc::vec::Vec;
use glam::DVec2;
use thiserror::Error;

/// Why a result is not an approximate decomposition of the given polygon.
#[derive(Clone, Debug, PartialEq, Error)]
#[non_exhaustive]
pub enum VerifyApproximationError {
    /// The tolerance is not a finite number of at least 0, or the tolerances of the two steps do
    /// not add up to it.
    #[error("the tolerances of the steps do not add up to a finite number of at least 0")]
    Tolerance,
    /// A filled ring is not a hole, or is too wide.
    #[error("ring {ring} is filled, but is no hole that is narrow enough")]
    Filled {
        /// The ring.
        ring: u32,
    },
    /// The simplification does not belong to the polygon.
    #[error("the simplification: {0}")]
    Simplification(VerifySimplificationError),
    /// The decomposition does not belong to the simplified polygon.
    #[error("the decomposition: {0}")]
    Decomposition(VerifyError),
    /// The parts of a piece do not form a polygon without holes, or its corners are not vertices of
    /// that polygon.
    #[error("piece {piece} is not made of parts that form a polygon without holes")]
    Malformed {
        /// The piece.
        piece: u32,
    },
    /// A piece is not a convex polygon with an area, or runs clockwise.
    #[error("piece {piece} is not convex and counter-clockwise at vertex {vertex}")]
    NotConvex {
        /// The piece.
        piece: u32,
        /// The vertex at the fault.
        vertex: u32,
    },
    /// A piece of the decomposition was left out, but is not near the piece that replaces it.
    #[error("part {part} of the decomposition was left out, but is too far from the piece")]
    LeftOut {
        /// The piece of the decomposition.
        part: u32,
    },
    /// A piece does not cover its parts, or is too far from them. Vertices in the error are places
    /// on the outline of the parts.
    #[error("piece {piece} and its parts: {error}")]
    Piece {
        /// The piece.
        piece: u32,
        /// What is wrong.
        error: VerifySimplificationError,
    },
}

impl Approximation {
    /// Proves that this is an approximate decomposition of the polygon with these valid `rings`;
    /// exactly and independently of how it was made, in O(n log n). All that [`Approximation`]
    /// promises follows.
    ///
    /// ```
    /// use sat2d::DVec2;
    /// use sat2d::decompose::{Deviation, Options, approximate};
    /// let p = |x, y| DVec2::new(x, y);
    /// let dented = [p(0.0, 0.0), p(4.0, 0.5), p(8.0, 0.0), p(8.0, 4.0), p(0.0, 4.0)];
    /// let one = approximate(&[&dented], 0.5, Deviation::Outward, &Options::default())?;
    /// assert!(one.verify(&[&dented]).is_ok());
    /// let deeper = [p(0.0, 0.0), p(4.0, 0.6), p(8.0, 0.0), p(8.0, 4.0), p(0.0, 4.0)];
    /// assert!(one.verify(&[&deeper]).is_err());
    /// # Ok::<(), sat2d::decompose::PolygonError>(())
    /// ```
    ///
    /// # Errors
    /// [`VerifyApproximationError`] with the first fault.
    pub fn verify(&self, rings: &[&[DVec2]]) -> Result<(), VerifyApproximationError> {
        use VerifyApproximationError as E;
        let is_shared = shares(self.tolerance, self.deviation()).any(|share| share == self.share);
        if !is_shared || self.simplification.tolerance() != self.share.removed {
            return Err(E::Tolerance);
        }
        for hole in &self.filled {
            let ring = rings.get(hole.ring as usize).filter(|_| hole.ring > 0);
            let is_narrow = |ring: &&[DVec2]| is_within(ring, hole.edge, self.share.filled);
            if !ring.is_some_and(is_narrow) {
                return Err(E::Filled { ring: hole.ring });
            }
        }
        let all = rings.concat();
        let (rings, numbers) = without(rings, &self.filled);
        self.simplification
            .verify(&rings)
            .map_err(E::Simplification)?;
        let simplified = self.simplification.points(&rings);
        let slices: Vec<&[DVec2]> = simplified.iter().map(Vec::as_slice).collect();
        self.decomposition
            .verify(&slices)
            .map_err(E::Decomposition)?;
        let points = simplified.concat();
        let kept = self.simplification.rings().flatten();
        let of_simplified: Vec<u32> = kept.map(|&v| numbers[v as usize]).collect();
        let inward = self.deviation() == Deviation::Inward;
        let hull_deviation = if inward {
            Deviation::Inward
        } else {
            Deviation::Outward
        };
        for ((piece, corners), outline) in (0..).zip(self.pieces()).zip(self.outlines()) {
            let outline = outline.ok_or(E::Malformed { piece })?;
            let vertices = outline.iter().map(|&v| of_simplified[v as usize]);
            let places: BTreeMap<u32, u32> = vertices.zip(0..).collect();
            let places = corners.iter().map(|corner| places.get(corner).copied());
            let places: Option<Vec<u32>> = places.collect();
            let places = places.ok_or(E::Malformed { piece })?;
            let hull: Vec<DVec2> = corners.iter().map(|&v| all[v as usize]).collect();
            if let Some(corner) = first_nonconvex_corner(&hull) {
                let vertex = corners[corner];
                return Err(E::NotConvex { piece, vertex });
            }
            let outline: Vec<DVec2> = outline.iter().map(|&v| points[v as usize]).collect();
            Simplification::new([places], self.share.joined, hull_deviation)
                .verify(&[&outline])
                .map_err(|error| E::Piece { piece, error })?;
        }
        let hulls: Vec<Vec<DVec2>> = self
            .pieces()
            .map(|piece| piece.iter().map(|&v| all[v as usize]).collect())
            .collect();
        let parts = (0..).zip(self.decomposition.pieces());
        for ((part, corners), (&piece, &left_out)) in
            parts.zip(self.piece_of.iter().zip(&self.left_out))
        {
            let hull = &hulls[piece];
            let is_near = |&v: &u32| is_near(hull, points[v as usize], self.share.joined);
            let is_allowed = self.deviation() != Deviation::Outward;
            if left_out && !(is_allowed && corners.vertices.iter().all(is_near)) {
                return Err(E::LeftOut { part });
            }
        }
        Ok(())
    }

    /// The outline of the parts of each piece, by the vertices of the simplified polygon; `None` if
    /// it is not one ring that passes through each of its vertices once.
    fn outlines(&self) -> impl Iterator<Item = Option<Vec<u32>>> {
        let mut edges = vec![BTreeSet::new(); self.count()];
        let parts = self.decomposition.pieces().zip(&self.piece_of);
        for ((part, &piece), _) in parts
            .zip(&self.left_out)
            .filter(|(_, left_out)| !**left_out)
        {
            let ends = part.vertices.iter().cycle().skip(1);
            edges[piece].extend(part.vertices.iter().copied().zip(ends.copied()));
        }
        edges.into_iter().map(|edges| {
            let outer = edges
                .iter()
                .filter(|&&(from, to)| !edges.contains(&(to, from)));
            let count = outer.clone().count();
            let next: BTreeMap<u32, u32> = outer.copied().collect();
            let start = *next.first_key_value()?.0;
            let mut outline = vec![start];
            while let Some(&at) = next.get(outline.last()?).filter(|&&at| at != start) {
                outline.push(at);
                if outline.len() > count {
                    return None;
                }
            }
            (outline.len() == count).then_some(outline)
        })
    }
}

#[cfg(test)]
mod tests {
    use crate::approximate::approximate;
    use crate::approximate::approximation::Share;
    use crate::approximate::certificate::*;
    use crate::approximate::fill_holes::FilledHole;
    use crate::index::Index;
    use crate::options::{Method, Options};
    use crate::polygon::decompose;
    use VerifyApproximationError as E;

    fn polygon(corners: &[[i32; 2]]) -> Vec<DVec2> {
        let corners = corners.iter();
        corners
            .map(|&[x, y]| DVec2::new(x.into(), y.into()))
            .collect()
    }

    /// A square with a square hole.
    fn washer() -> Vec<Vec<DVec2>> {
        vec![
            polygon(&[[0, 0], [9, 0], [9, 9], [0, 9]]),
            polygon(&[[3, 3], [6, 3], [6, 6], [3, 6]]),
        ]
    }

    /// The approximation of a polygon, which is proven, after a change.
    fn forged(
        rings: &[Vec<DVec2>],
        tolerance: f64,
        max_corners: Option<usize>,
        forge: impl Fn(&mut Approximation),
    ) -> Result<(), E> {
        let slices: Vec<&[DVec2]> = rings.iter().map(Vec::as_slice).collect();
        let options = Options {
            method: Method::Fast,
            max_corners,
            ..Options::default()
        };
        let mut made = approximate(&slices, tolerance, Deviation::Outward, &options).unwrap();
        assert_eq!(made.verify(&slices), Ok(()));
        forge(&mut made);
        made.verify(&slices)
    }

    /// Makes one piece of some parts; every other part is a piece of its own.
    fn unite(made: &mut Approximation, parts: &[u32], corners: &[u32]) {
        let all: Vec<Vec<u32>> = made
            .decomposition
            .pieces()
            .map(|p| p.vertices.to_vec())
            .collect();
        made.starts = [0, corners.len()].map(Index::new).to_vec();
        made.vertices = corners.to_vec();
        for ((part, outline), piece) in (0..).zip(&all).zip(&mut made.piece_of) {
            *piece = if parts.contains(&part) {
                Index::FIRST
            } else {
                made.vertices.extend(outline);
                made.starts.push(Index::new(made.vertices.len()));
                Index::new(made.starts.len() - 2)
            };
        }
    }

    #[test]
    fn other_tolerances_than_those_of_the_steps_are_noticed() {
        let tolerance = |forge: fn(&mut Approximation)| forged(&washer(), 0.5, None, forge);
        assert_eq!(tolerance(|made| made.tolerance = 0.25), Err(E::Tolerance));
        assert_eq!(tolerance(|made| made.tolerance = -0.5), Err(E::Tolerance));
        assert_eq!(
            tolerance(|made| made.share.joined = 0.25),
            Err(E::Tolerance)
        );
        assert_eq!(tolerance(|_| ()), Ok(()));
    }

    #[test]
    fn a_decomposition_of_another_polygon_is_noticed() {
        let result = forged(&washer(), 0.0, None, |made| {
            let other = polygon(&[[0, 0], [9, 0], [9, 9], [0, 9]]);
            made.decomposition = decompose(&[&other], &Options::default()).unwrap();
        });
        assert!(matches!(result, Err(E::Decomposition(_))), "{result:?}");
    }

    #[test]
    fn a_piece_around_a_hole_is_noticed() {
        let result = forged(&washer(), 0.0, None, |made| {
            let parts: Vec<u32> = (0..made.decomposition.count() as u32).collect();
            unite(made, &parts, &[0, 1, 2, 3]);
        });
        assert_eq!(result, Err(E::Malformed { piece: 0 }));
    }

    #[test]
    fn a_piece_without_parts_is_noticed() {
        let result = forged(&washer(), 0.0, None, |made| {
            let before = made.count();
            made.vertices.extend([0, 1, 4]);
            made.starts.push(Index::new(made.vertices.len()));
            assert_eq!(made.count(), before + 1);
        });
        assert!(matches!(result, Err(E::Malformed { .. })), "{result:?}");
    }

    /// Parts around a reflex vertex, of which each two have that vertex in common.
    #[test]
    fn parts_that_only_touch_at_a_vertex_are_noticed() {
        let corners = [
            [1, -4],
            [5, -4],
            [5, 5],
            [-5, 5],
            [-5, -4],
            [-1, -4],
            [0, 0],
        ];
        let rings = [polygon(&corners)];
        let mut tried = 0;
        for first in 0..5 {
            for second in 0..5 {
                let result = forged(&rings, 0.0, Some(3), |made| {
                    assert_eq!(made.decomposition.count(), 5);
                    let all: Vec<_> = made.decomposition.pieces().map(|p| p.vertices).collect();
                    let [one, other] = [first, second].map(|part: u32| all[part as usize]);
                    let common = one.iter().filter(|v| other.contains(v)).count();
                    if common == 1 {
                        let corners = one.to_vec();
                        unite(made, &[first, second], &corners);
                    }
                });
                if result.is_err() {
                    assert_eq!(result, Err(E::Malformed { piece: 0 }));
                    tried += 1;
                }
            }
        }
        assert!(tried > 0);
    }

    #[test]
    fn corners_elsewhere_or_in_another_order_are_noticed() {
        let rings = [polygon(&[[0, 0], [4, 0], [4, 4], [0, 4]])];
        let result = forged(&rings, 0.0, None, |made| made.vertices.swap(1, 2));
        assert!(
            matches!(result, Err(E::NotConvex { piece: 0, .. })),
            "{result:?}"
        );
        let result = forged(&rings, 0.0, None, |made| made.vertices.reverse());
        assert!(
            matches!(result, Err(E::NotConvex { piece: 0, .. })),
            "{result:?}"
        );
        let result = forged(&washer(), 0.0, None, |made| {
            let foreign = (0..8).find(|v| !made.pieces().next().unwrap().contains(v));
            made.vertices[0] = foreign.unwrap();
        });
        assert_eq!(result, Err(E::Malformed { piece: 0 }));
    }

    /// A rectangle with a dent of depth 2, of two parts: the hull is too far from them by itself.
    #[test]
    fn a_hull_that_is_too_far_from_its_parts_is_noticed() {
        let rings = [polygon(&[[0, 0], [6, 2], [12, 0], [12, 6], [0, 6]])];
        let hull = |tolerance: f64| {
            forged(&rings, tolerance, None, |made| {
                assert_eq!(made.decomposition.count(), 2);
                unite(made, &[0, 1], &[0, 2, 3, 4]);
            })
        };
        assert!(matches!(hull(1.9), Err(E::Piece { piece: 0, .. })));
        // a triangle leaves a corner out
        let result = forged(&rings, 1.9, None, |made| unite(made, &[0, 1], &[0, 2, 3]));
        assert!(
            matches!(result, Err(E::Piece { piece: 0, .. })),
            "{result:?}"
        );
    }

    #[test]
    fn holes_that_are_too_wide_and_outer_rings_are_not_filled() {
        let fill = |hole: FilledHole| {
            forged(&washer(), 1.5, None, |made| {
                assert_eq!((made.count(), made.filled.len()), (1, 1));
                made.filled = vec![hole];
            })
        };
        let hole = |ring, edge| FilledHole { ring, edge };
        assert_eq!(fill(hole(1, [1, 2])), Ok(()));
        for wrong in [
            hole(1, [0, 2]), // the ring is on both sides
            hole(1, [2, 1]),
            hole(1, [1, 1]),
            hole(1, [1, 4]),
            hole(0, [0, 1]),
            hole(2, [0, 1]),
        ] {
            let ring = wrong.ring;
            assert_eq!(fill(wrong), Err(E::Filled { ring }), "{wrong:?}");
        }
        let wider = forged(&washer(), 1.5, None, |made| made.share.filled = 0.75);
        assert_eq!(wider, Err(E::Tolerance));
        // twice the tolerance is the side of the square, and more than a diagonal of the hole
        for wrong in [hole(1, [1, 1]), hole(0, [0, 1])] {
            let ring = wrong.ring;
            let result = forged(&washer(), 4.5, None, |made| {
                assert_eq!(made.share.filled, 4.5);
                made.filled = vec![wrong];
            });
            assert_eq!(result, Err(E::Filled { ring }), "{wrong:?}");
        }
    }

    /// A square with an arm of length 9, which is left out by hand.
    #[test]
    fn parts_that_are_left_out_outward_or_far_away_are_noticed() {
        let corners = [
            [0, 0],
            [9, 0],
            [9, 4],
            [18, 4],
            [18, 5],
            [9, 5],
            [9, 9],
            [0, 9],
        ];
        let rings = [polygon(&corners)];
        let leave_out = |tolerance, deviation| {
            forged(&rings, tolerance, None, |made| {
                assert_eq!((made.count(), made.decomposition.count()), (1, 2));
                let parts = made.decomposition.pieces();
                made.left_out = parts.map(|part| part.vertices.contains(&3)).collect();
                made.vertices = vec![0, 1, 6, 7];
                made.starts = vec![Index::FIRST, Index::new(4)];
                made.simplification = Simplification::new([(0..8).collect()], 0.0, deviation);
            })
        };
        let is_left_out = |result| matches!(result, Err(E::LeftOut { .. }));
        for deviation in [Deviation::Either, Deviation::Inward] {
            assert_eq!(leave_out(9.0, deviation), Ok(()));
            assert!(is_left_out(leave_out(8.9, deviation)));
        }
        assert!(is_left_out(leave_out(9.0, Deviation::Outward)));
    }

    /// The square has a notch of depth 1 in its upper side, and a tooth of height 1 on its right
    /// side.
    #[test]
    fn pieces_that_are_joined_to_the_wrong_side_are_noticed() {
        let corners = [
            [0, 0],
            [8, 0],
            [8, 3],
            [9, 4],
            [8, 5],
            [8, 8],
            [4, 7],
            [0, 8],
        ];
        let rings = [polygon(&corners)];
        let join = |corners: &[u32], deviation| {
            forged(&rings, 1.0, None, |made| {
                made.share = Share {
                    filled: 0.0,
                    removed: 0.0,
                    joined: 1.0,
                };
                made.simplification = Simplification::new([(0..8).collect()], 0.0, deviation);
                made.decomposition = decompose(&[&rings[0]], &Options::default()).unwrap();
                let parts = made.decomposition.count();
                made.piece_of = vec![Index::FIRST; parts];
                made.left_out = vec![false; parts];
                made.starts = [0, corners.len()].map(Index::new).to_vec();
                made.vertices = corners.to_vec();
            })
        };
        let is_wrong_side = |result: Result<(), E>| {
            let error = result.unwrap_err();
            matches!(&error, E::Piece { error, .. }
                if matches!(error, VerifySimplificationError::WrongSide { .. }))
        };
        let (outside, inside) = ([0, 1, 3, 5, 7], [0, 1, 5, 6]);
        assert!(is_wrong_side(join(&outside, Deviation::Inward)));
        assert!(is_wrong_side(join(&inside, Deviation::Outward)));
    }
}
