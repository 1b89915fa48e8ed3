//! What a question answers with its proof: the relation and its certificate.

use crate::shape::PlaceError;
use alloc::boxed::Box;
use alloc::vec::Vec;
use core::ops::Range;
use glam::DVec2;
use sat2d_base::exact::rational::{Rational, direction};
use sat2d_base::types::Relation;
use smallvec::SmallVec;
use thiserror::Error;

/// The relation of two placed shapes with a certificate that proves it: see
/// [`explain`](crate::query::explain()).
#[derive(Clone, Debug, PartialEq)]
pub struct Explanation {
    pub(crate) relation: Relation,
    pub(crate) point: Option<Box<[Rational; 2]>>,
    pub(crate) parts: [Vec<Vec<u32>>; 2],
    pub(crate) axes: SmallVec<[SeparatingAxis; 1]>,
}

/// A direction along which some parts of the second shape lie beyond some parts of the first.
#[derive(Clone, Debug, PartialEq)]
pub struct SeparatingAxis {
    /// Which of the [parts](Explanation::parts) of the first shape.
    pub of_a: Range<u32>,
    /// Which of the parts of the second shape.
    pub of_b: Range<u32>,
    /// From the first shape to the second; its length has no meaning, but it is not 0.
    pub normal: [Rational; 2],
    /// Where the line between these parts is, in the middle: `direction() · x` of its points. It is
    /// rounded, for drawing, and no part of the proof.
    pub offset: f64,
}

impl SeparatingAxis {
    /// The unit vector along the normal, rounded.
    pub fn direction(&self) -> DVec2 {
        direction(&self.normal)
    }
}

impl Explanation {
    /// The relation, as [`relation`](crate::relation()) has it.
    pub fn relation(&self) -> Relation {
        self.relation
    }

    /// A point that both shapes have in common; `None` if they are disjoint.
    ///
    /// If they overlap, it is in the interior of one of them, at least, and in the other one; or
    /// two segments cross there.
    pub fn point(&self) -> Option<&[Rational; 2]> {
        self.point.as_deref()
    }

    /// The convex parts of both shapes that the axes speak of, each part by the numbers of its
    /// vertices. A convex shape is its own only part, and its list is empty. The lists are empty as
    /// well if the shapes overlap.
    pub fn parts(&self) -> &[Vec<Vec<u32>>; 2] {
        &self.parts
    }

    /// The axes. For each part of the first shape and each part of the second there is one of which
    /// both are. Each axis separates all of its parts: strictly if the shapes are disjoint. If they
    /// touch, the parts may meet the line between. There are none if the shapes overlap.
    pub fn axes(&self) -> &[SeparatingAxis] {
        &self.axes
    }
}

/// Why there is no [`Explanation`].
#[derive(Clone, Copy, Debug, PartialEq, Error)]
#[non_exhaustive]
pub enum ExplainError {
    /// A shape cannot be placed, or is an outline with curves.
    #[error(transparent)]
    Place(#[from] PlaceError),
    /// The shapes have this relation, but no certificate was found: one of them is an ellipse, or
    /// has ellipses around its vertices, and they are closer to touching than doubles can tell; or
    /// the rounding of its placed vertices made a concave polygon flat, or made it cross itself.
    #[error("no certificate was found for this pair, which is {relation:?}")]
    NoCertificate {
        /// The relation, which is exact in any case.
        relation: Relation,
    },
}
