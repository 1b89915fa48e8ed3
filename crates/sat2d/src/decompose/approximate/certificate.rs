//! Exact verification of an approximate decomposition, independently of how it was made.
//!
//! The certificates of the simplification and of its decomposition hold. For each group of pieces,
//! its outline is a simple polygon, and the hull is an outward simplification of that: it covers
//! the group, and every point of it is within the tolerance of the group. With
//! [`Deviation::Inward`], it is an inward simplification, and the group covers it. The corners of a
//! piece that was left out are within the tolerance of another piece, so all of it is, because the
//! points near a convex polygon form a convex set. The distances of the steps add up to the
//! tolerance at most.

use crate::decompose::approximate::approximation::{Approximation, shares};
use crate::decompose::approximate::fill_holes::{is_within, without};
use crate::decompose::approximate::join::is_near;
use crate::decompose::simplify::{Deviation, Simplification, VerifySimplificationError};
use crate::decompose::verify::{VerifyError, first_nonconvex_corner};
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
            let hull = &hulls[piece as usize];
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
            edges[piece as usize].extend(part.vertices.iter().copied().zip(ends.copied()));
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
mod tests;
