//! Exact verification of a simplification, independently of how it was made.
//!
//! If every vertex of a chain is within the tolerance of the edge that replaces it, so is every
//! point of the chain, because the points near a segment form a convex set. And since the chain
//! leads from one end of the edge to the other, it passes over every point of the edge.
//!
//! If every vertex of a chain is on the left of its edge, chain and edge together go round any
//! point 0 or 1 times, counter-clockwise. So the winding numbers of a polygon that has the interior
//! on the left do not decrease where edges replace such chains; as both polygons are valid, these
//! numbers are 0 or 1, and the result covers the polygon.

use crate::input::check::valid;
use crate::input::error::PolygonError;
use crate::simplify::simplification::{Deviation, Simplification, is_tolerance};
use alloc::vec::Vec;
use core::cmp::Ordering;
use glam::DVec2;
use num_bigint::Sign;
use sat2d_base::exact::distance::point_segment;
use sat2d_base::exact::integer::Unit;
use sat2d_base::exact::moments::doubled_area;
use sat2d_base::exact::orient2d;
use thiserror::Error;

/// Why a result is not a simplification of the given polygon.
#[derive(Clone, Debug, PartialEq, Error)]
#[non_exhaustive]
pub enum VerifySimplificationError {
    /// There are more or fewer rings than in the polygon, or the tolerance is not a finite number
    /// of at least 0.
    #[error("the number of rings or the tolerance is wrong")]
    Malformed,
    /// A ring has fewer than three corners, or they are not vertices of that ring, ascending.
    #[error("ring {ring} does not consist of at least three vertices of the polygon's ring")]
    MalformedRing {
        /// The ring.
        ring: u32,
    },
    /// A vertex is farther from the edge that replaces its chain than the tolerance.
    #[error("vertex {vertex} is too far from the edge from vertex {from} to {to}")]
    TooFar {
        /// The vertex.
        vertex: u32,
        /// The vertex where the edge starts.
        from: u32,
        /// The vertex where the edge ends.
        to: u32,
    },
    /// A vertex is on the wrong side of the edge that replaces its chain.
    #[error("vertex {vertex} is on the wrong side of the edge from vertex {from} to {to}")]
    WrongSide {
        /// The vertex.
        vertex: u32,
        /// The vertex where the edge starts.
        from: u32,
        /// The vertex where the edge ends.
        to: u32,
    },
    /// A ring runs in another direction than that of the polygon.
    #[error("ring {ring} runs in another direction than the polygon's ring")]
    Reversed {
        /// The ring.
        ring: u32,
    },
    /// The corners are not a valid polygon; in the error they are numbered from 0.
    #[error("the corners are not a valid polygon: {0}")]
    Invalid(PolygonError),
}

impl Simplification {
    /// Proves that this is a simplification of the polygon with these valid `rings`; exactly and
    /// independently of how it was made, in O(n log n).
    ///
    /// It checks that the corners of every ring are vertices of that ring, in the same order; that
    /// every other vertex is within the [tolerance](Simplification::tolerance) of the edge that
    /// replaces its chain, and on the side that the [deviation](Simplification::deviation) allows;
    /// and that the corners are a valid polygon. All that [`Simplification`] promises follows.
    ///
    /// ```
    /// use sat2d::DVec2;
    /// use sat2d::decompose::{Deviation, simplify};
    /// let p = |x, y| DVec2::new(x, y);
    /// let bent = [p(0.0, 0.0), p(2.0, 0.25), p(4.0, 0.0), p(4.0, 4.0), p(0.0, 4.0)];
    /// let square = simplify(&[&bent], 0.25, Deviation::Outward)?;
    /// assert!(square.verify(&[&bent]).is_ok());
    /// let dented = [p(0.0, 0.0), p(2.0, -0.25), p(4.0, 0.0), p(4.0, 4.0), p(0.0, 4.0)];
    /// assert!(square.verify(&[&dented]).is_err(), "it does not cover this one");
    /// # Ok::<(), sat2d::decompose::PolygonError>(())
    /// ```
    ///
    /// # Errors
    /// [`VerifySimplificationError`] with the first fault.
    pub fn verify(&self, rings: &[&[DVec2]]) -> Result<(), VerifySimplificationError> {
        use VerifySimplificationError as E;
        if self.rings().len() != rings.len() || !is_tolerance(self.tolerance) {
            return Err(E::Malformed);
        }
        let mut first = 0;
        let mut simplified: Vec<Vec<DVec2>> = Vec::with_capacity(rings.len());
        for ((ring, points), corners) in (0..).zip(rings).zip(self.rings()) {
            let last = first + points.len() as u32;
            let follows = |pair: &[u32]| pair[0] < pair[1];
            let is_ring = corners.iter().all(|v| (first..last).contains(v))
                && corners.windows(2).all(follows)
                && (corners.len() >= 3 || ring > 0 && points.is_empty());
            if !is_ring {
                return Err(E::MalformedRing { ring });
            }
            let kept: Vec<DVec2> = corners
                .iter()
                .map(|&v| points[(v - first) as usize])
                .collect();
            if !points.is_empty() {
                let before = direction(points);
                if direction(&kept) != before {
                    return Err(E::Reversed { ring });
                }
                let wanted = if ring == 0 { Sign::Plus } else { Sign::Minus };
                self.check_chains(points, first, corners, before == wanted)?;
            }
            simplified.push(kept);
            first = last;
        }
        let simplified: Vec<&[DVec2]> = simplified.iter().map(Vec::as_slice).collect();
        valid(&simplified).map(|_| ()).map_err(E::Invalid)
    }

    /// Checks the vertices between the corners of a ring, which starts with vertex `first` and
    /// whose interior is on its left or on its right.
    fn check_chains(
        &self,
        points: &[DVec2],
        first: u32,
        corners: &[u32],
        interior_on_left: bool,
    ) -> Result<(), VerifySimplificationError> {
        let forbidden = match (self.deviation, interior_on_left) {
            (Deviation::Either, _) => None,
            (Deviation::Outward, true) | (Deviation::Inward, false) => Some(Ordering::Less),
            (Deviation::Outward, false) | (Deviation::Inward, true) => Some(Ordering::Greater),
        };
        let point = |vertex: u32| points[(vertex - first) as usize];
        let end = first + points.len() as u32;
        let starts = corners.iter().copied();
        let ends = starts.clone().cycle().skip(1);
        for (from, to) in starts.zip(ends) {
            let chain = if from < to {
                (from + 1..to).chain(first..first)
            } else {
                (from + 1..end).chain(first..to)
            };
            let (a, b) = (point(from), point(to));
            for vertex in chain {
                let p = point(vertex);
                if point_segment(p, a, b, (self.tolerance, 0.0)) == Ordering::Greater {
                    return Err(VerifySimplificationError::TooFar { vertex, from, to });
                }
                if Some(orient2d(a, b, p)) == forbidden {
                    return Err(VerifySimplificationError::WrongSide { vertex, from, to });
                }
            }
        }
        Ok(())
    }
}

/// The sign of the area of a ring.
fn direction(points: &[DVec2]) -> Sign {
    let unit = Unit::of(points.iter().flat_map(|p| [p.x, p.y]));
    doubled_area(points, unit).sign()
}
