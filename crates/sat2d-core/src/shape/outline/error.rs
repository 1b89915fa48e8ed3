//! Why contours are no outline.

use crate::overlay::OverlayError;
use glam::DVec2;
use thiserror::Error;

/// Why a [`Path`](crate::outline::Path) is not the outline of a region. Edges count from 0 through
/// all contours, in the order in which they were added; those that close contours count as well.
#[derive(Clone, Copy, Debug, PartialEq, Error)]
#[non_exhaustive]
pub enum OutlineError {
    /// There is no edge.
    #[error("the outline has no edges")]
    NoEdges,
    /// There are too many edges.
    #[error("{count} edges are too many, at most {most} are possible")]
    TooManyEdges {
        /// The number of edges; of what is made of them, the number at which it was given up.
        count: usize,
        /// 2^27; 2^22 for a stroke, a union, or all quadratic curves that replace cubic ones, and
        /// 2^24 for the parts into which crossings divide their segments; 2^21 for a flattened
        /// outline.
        most: usize,
    },
    /// The edges of a stroke or a union cross too often.
    #[error("the edges cross more than {most} times")]
    TooManyCrossings {
        /// 2^22.
        most: usize,
    },
    /// A coordinate is NaN, infinite or beyond the range.
    #[error(
        "edge {edge} has the point ({}, {}), which is not finite or beyond the range of 2^500",
        at.x, at.y
    )]
    BadPoint {
        /// The edge.
        edge: usize,
        /// The point.
        at: DVec2,
    },
    /// The tolerance of a cubic curve, a stroke or a polygon is NaN or not above 0.
    #[error("the tolerance of the curve at edge {edge} is {tolerance:?}, not above 0")]
    BadTolerance {
        /// The first edge of the curve; 0 if the tolerance is that of the whole.
        edge: usize,
        /// The tolerance.
        tolerance: f64,
    },
    /// The weight of a control point is not from 0 to 1.
    #[error("the control point of edge {edge} has the weight {weight:?}, not one from 0 to 1")]
    BadWeight {
        /// The edge.
        edge: usize,
        /// The weight.
        weight: f64,
    },
    /// The width of a stroke is NaN, not above 0 or beyond the range.
    #[error("the width of the stroke is {width:?}, not above 0 and at most 2^500")]
    BadWidth {
        /// The width.
        width: f64,
    },
    /// The miter limit of a stroke is NaN, below 1 or beyond the range.
    #[error("the miter limit of the stroke is {limit:?}, not from 1 to 2^500")]
    BadMiterLimit {
        /// The limit.
        limit: f64,
    },
    /// The control points of a curve lie on a line on which the curve turns back.
    #[error("edge {edge} folds back on itself: its control points lie on one line")]
    Folded {
        /// The edge.
        edge: usize,
    },
    /// Two edges cross or touch elsewhere than at ends of both.
    #[error("edges {first} and {second} meet near ({}, {})", at.x, at.y)]
    EdgesMeet {
        /// The edge with the lower number.
        first: usize,
        /// The other edge.
        second: usize,
        /// Where they meet, up to rounding.
        at: DVec2,
    },
    /// Two edges have a piece in common.
    #[error("edges {first} and {second} overlap near ({}, {})", at.x, at.y)]
    EdgesOverlap {
        /// The edge with the lower number.
        first: usize,
        /// The other edge.
        second: usize,
        /// A point of both, up to rounding.
        at: DVec2,
    },
    /// The fill rule leaves no region.
    #[error("the outline has no area")]
    NoArea,
    /// The library was built without the feature `curves`.
    #[error("the library was built without the feature curves")]
    Unsupported,
}

impl OutlineError {
    /// That the tolerance of a whole path is above 0.
    pub(super) fn check_tolerance(tolerance: f64) -> Result<(), OutlineError> {
        if tolerance > 0.0 {
            return Ok(());
        }
        let edge = 0;
        Err(OutlineError::BadTolerance { edge, tolerance })
    }

    /// That what becomes an outline has not too many segments.
    pub(super) fn check_count(count: usize) -> Result<(), OutlineError> {
        OutlineError::check_count_within(count, 1 << 22)
    }

    /// That no more edges or vertices are made than a limit allows.
    pub(super) fn check_count_within(count: usize, most: usize) -> Result<(), OutlineError> {
        if count > most {
            return Err(OutlineError::TooManyEdges { count, most });
        }
        Ok(())
    }
}

impl From<OverlayError> for OutlineError {
    fn from(error: OverlayError) -> OutlineError {
        match error {
            OverlayError::TooManySegments { count, most } => {
                OutlineError::TooManyEdges { count, most }
            }
            OverlayError::TooManyCrossings { most } => OutlineError::TooManyCrossings { most },
        }
    }
}
