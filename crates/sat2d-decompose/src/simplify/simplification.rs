//! The result of a simplification.

use crate::index::{Index, spans};
use alloc::vec::Vec;
use glam::DVec2;

/// The direction in which a result may deviate from its polygon, within a tolerance.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub enum Deviation {
    /// Both: the result may leave out a part of the polygon, and cover a part of the outside.
    #[default]
    Either,
    /// Outward only: the result covers the polygon, so it is never smaller.
    Outward,
    /// Inward only: the polygon covers the result, so it is never larger.
    Inward,
}

/// Whether a number can be a tolerance.
pub(crate) fn is_tolerance(tolerance: f64) -> bool {
    tolerance.is_finite() && tolerance >= 0.0
}

/// A polygon with fewer corners, all of them vertices of the original polygon.
///
/// It has the rings of that polygon, in the same order and direction, and is a valid polygon as
/// well. Between two corners that follow each other in a ring, an edge replaces a chain of the
/// input; every vertex of the chain is within the tolerance of that edge. It follows that
///
/// - the Hausdorff distance between each ring and its original is at most the tolerance: every
///   point of one is within the tolerance of a point of the other;
/// - every point that belongs to one of the two polygons only is within the tolerance of both
///   outlines.
///
/// [`verify`](Simplification::verify) proves it.
#[derive(Clone, Debug, PartialEq)]
pub struct Simplification {
    /// The first corner of each ring, then the number of corners.
    pub(super) starts: Vec<Index>,
    /// The vertex numbers of the corners, ascending in each ring.
    pub(super) vertices: Vec<u32>,
    pub(super) tolerance: f64,
    pub(super) deviation: Deviation,
}

impl Simplification {
    /// From the numbers of the corners of each ring, as [`rings`](Simplification::rings) has them:
    /// a result that was saved. Nothing is checked; [`verify`](Simplification::verify) proves it.
    ///
    /// ```
    /// use sat2d::DVec2;
    /// use sat2d::decompose::{Deviation, Simplification, simplify};
    /// let p = |x, y| DVec2::new(x, y);
    /// let bent = [p(0.0, 0.0), p(2.0, 0.25), p(4.0, 0.0), p(4.0, 4.0), p(0.0, 4.0)];
    /// let square = simplify(&[&bent], 0.25, Deviation::Outward)?;
    /// let saved: Vec<Vec<u32>> = square.rings().map(<[u32]>::to_vec).collect();
    /// assert_eq!(saved, [[0, 2, 3, 4]]);
    /// assert_eq!(Simplification::new(saved, 0.25, Deviation::Outward), square);
    /// # Ok::<(), sat2d::decompose::PolygonError>(())
    /// ```
    pub fn new(
        rings: impl IntoIterator<Item = Vec<u32>>,
        tolerance: f64,
        deviation: Deviation,
    ) -> Simplification {
        let mut made = Simplification {
            starts: alloc::vec![Index::FIRST],
            vertices: Vec::new(),
            tolerance,
            deviation,
        };
        for mut ring in rings {
            ring.sort_unstable();
            made.vertices.append(&mut ring);
            made.starts.push(Index::new(made.vertices.len()));
        }
        made
    }

    /// The corners of each ring by the numbers of the vertices, ascending. Of repeated points the
    /// first one is taken. A hole without points has no corners.
    pub fn rings(&self) -> impl ExactSizeIterator<Item = &[u32]> + DoubleEndedIterator + Clone {
        spans(&self.starts).map(|span| &self.vertices[span])
    }

    /// The number of corners of all rings together.
    pub fn corner_count(&self) -> usize {
        self.vertices.len()
    }

    /// The points of each ring, ready for [`decompose`](crate::decompose()) or for a
    /// shape. `rings` are those that were simplified.
    ///
    /// # Panics
    /// If `rings` have fewer vertices than those that were simplified.
    pub fn points(&self, rings: &[&[DVec2]]) -> Vec<Vec<DVec2>> {
        let all = rings.concat();
        let ring = |ring: &[u32]| ring.iter().map(|&v| all[v as usize]).collect();
        self.rings().map(ring).collect()
    }

    /// The tolerance that was asked for.
    pub fn tolerance(&self) -> f64 {
        self.tolerance
    }

    /// The deviation that was asked for.
    pub fn deviation(&self) -> Deviation {
        self.deviation
    }
}
