//! The least translation that separates two shapes, however concave.
//!
//! ```text
//! the translations of b under which it overlaps a are the union of the interiors of
//!     D(i, j) = piece i of a - piece j of b   (convex; with radii, all within their sum of it)
//! the answer is the point nearest to the origin on the boundary of this union:
//!
//! radius = the depth of the origin in the D that holds it deepest    a lower bound
//! loop
//!     all D that come within the radius of the origin
//!     along their edges and arcs, from the origin outward (edges from cuts are inside, so skipped)
//!         what no other D covers: its nearest point and its ends are candidates
//!         of the candidates nearer than the walk has come, the first that the exact relation
//!             confirms, as it is or moved by rounding, is the answer; see [`nudge`], [`exact_fit`]
//!     radius = twice that
//! ```
//!
//! Of many D only the parts are kept, and of many edges only the nearest are looked at together,
//! see [`differences`]: memory grows with the parts and with what is left of edges, not with the
//! pairs of parts.
//!
//! A hull with ellipses around its points takes [`ellipses`] instead.
//!
//! The union of the D as the set of overlapping translations: T. Lozano-Pérez, "Spatial Planning: A
//! Configuration Space Approach" (1983). Adding up the separations of single pieces, as is often
//! done, separates the shapes too, but by a longer translation.

pub(crate) mod boundary_features;
pub(crate) mod boundary_walk;
pub(crate) mod differences;
pub(crate) mod ellipses;
pub(crate) mod error;
pub(crate) mod exact_fit;
pub(crate) mod half_planes;
pub mod least_translation;
pub(crate) mod minkowski_difference;
pub(crate) mod nearest_first;
pub(crate) mod nudge;

pub use crate::narrow::separation::error::SeparationError;
use crate::narrow::separation::least_translation::{Moves, Overlap};
use crate::placed::Placed;
use glam::DVec2;
use sat2d_base::limit::{DEFAULT_WORK_LIMIT, WorkBudget};
use sat2d_base::types::Relation;

/// The least translation that separates two shapes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Separation {
    /// The translation of the second shape that separates it from the first. Its negative moves the
    /// first instead. Never zero.
    pub translation: DVec2,
}

impl Separation {
    /// The length of the translation.
    pub fn depth(&self) -> f64 {
        libm::hypot(self.translation.x, self.translation.y)
    }

    /// The unit vector along the translation: from the first shape to the second.
    pub fn normal(&self) -> DVec2 {
        let largest = self.translation.abs().max_element();
        (self.translation / largest).normalize()
    }
}

impl Placed<'_> {
    /// The least translation of `other` that separates it from this shape, see
    /// [`query::separation`](crate::query::separation);
    /// `None` exactly where they do not overlap.
    ///
    /// # Errors
    /// [`SeparationError::Place`] if no translation within the range separates the shapes, and
    /// [`SeparationError::Limit`] after [`DEFAULT_WORK_LIMIT`] units of work.
    pub fn separation(&self, other: &Placed<'_>) -> Result<Option<Separation>, SeparationError> {
        self.separation_within(other, DEFAULT_WORK_LIMIT)
    }

    /// [`separation`](Placed::separation) with another limit on its work, see
    /// [`query::separation_within`](crate::query::separation_within).
    ///
    /// # Errors
    /// [`SeparationError`].
    pub fn separation_within(
        &self,
        other: &Placed<'_>,
        work_limit: u64,
    ) -> Result<Option<Separation>, SeparationError> {
        self.least_separation(other, Moves::Second, &WorkBudget::new(work_limit))
    }

    #[doc(hidden)]
    pub fn least_separation(
        &self,
        other: &Placed<'_>,
        moves: Moves,
        work: &WorkBudget,
    ) -> Result<Option<Separation>, SeparationError> {
        work.spend((self.shape.vertices().len() + other.shape.vertices().len()) as u64)?;
        if self.relation(other) != Relation::Overlapping {
            return Ok(None);
        }
        if ellipses::has_ellipses(self, other) {
            let translation = ellipses::least(self, other, work)?;
            return Ok(Some(Separation { translation }));
        }
        let translation = Overlap::new(self, other, moves, work).translation()?;
        Ok(Some(Separation { translation }))
    }
}
