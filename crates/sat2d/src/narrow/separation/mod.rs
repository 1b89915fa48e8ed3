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
pub(crate) mod least_translation;
pub(crate) mod minkowski_difference;
pub(crate) mod nearest_first;
pub(crate) mod nudge;
pub(crate) mod outline;

use crate::limit::{DEFAULT_WORK_LIMIT, WorkBudget};
pub use crate::narrow::separation::error::SeparationError;
use crate::narrow::separation::least_translation::Overlap;
use crate::placed::Placed;
use crate::shape::Shape;
use crate::transform::Transform;
use crate::types::Relation;
use glam::DVec2;

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

/// The least translation of `b` that separates shape `b` at `tb` from shape `a` at `ta`. The shapes
/// may be convex or concave, with holes, round, or segments. `None` exactly where their
/// [`relation`](crate::relation()) is not `Overlapping`.
///
/// The translation is verified: added to `tx` and `ty` of `tb`, it makes the relation `Touching` or
/// `Disjoint`. (The [`product`](Transform::product) of the translation and `tb` does the same.)
///
/// It is the least: no shorter one separates the shapes, up to 1e-12 of its length and the rounding
/// of placed coordinates, which is some units in the last place of the largest coordinate. Where
/// the shapes come free at the end of a narrow wedge, that rounding counts as many times more as
/// the wedge is longer than wide. If several translations are equally short, the result is always
/// the same one.
///
/// An exact fit counts if doubles reach it: a block as wide as a slot moves into the slot. Where
/// the translations that fit are a part of a line, the result is the nearest of them whose
/// coordinates are doubles. It differs from the least by rounding if the line's direction is one of
/// small whole numbers, such as along an axis or at 3 to 4; on other lines there may be no such
/// translation. A fit at a single point counts only if its coordinates are doubles. Both orders of
/// the shapes find the same fits.
///
/// Of a concave [outline with curves](Shape::outline) it may be longer, as said there.
///
/// The work depends on the number p of pairs of pieces that come within twice the result's length
/// of each other, and on the number e of their edges: mostly about p + e, at worst p·e. Two convex
/// polygons of n and m corners take O(n + m). Memory mostly grows with the pieces, not with pairs.
///
/// ```
/// use sat2d::query::separation;
/// use sat2d::{DVec2, Relation, Shape, Transform};
/// let p = |x, y| DVec2::new(x, y);
/// // a U whose feet stand half a unit deep in the floor: the shortest translation is upward
/// let u = Shape::polygon(&[&[
///     p(0.0, 0.0), p(1.0, 0.0), p(1.0, 3.0), p(2.0, 3.0),
///     p(2.0, 0.0), p(3.0, 0.0), p(3.0, 4.0), p(0.0, 4.0),
/// ]])?;
/// let floor = Shape::rectangle(100.0, 2.0)?;
/// let (ground, at) = (Transform::IDENTITY, Transform::translation(p(7.0, 0.5))?);
/// let out = separation(&floor, &ground, &u, &at)?.ok_or("apart")?;
/// assert_eq!(out.translation, p(0.0, 0.5));
/// let moved = Transform::translation(out.translation)?.product(&at)?;
/// assert_eq!(sat2d::relation(&floor, &ground, &u, &moved)?, Relation::Touching);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`SeparationError::Place`] if a coordinate leaves the range, before or after the translation, or
/// an outline cannot be solid. [`SeparationError::Limit`] if the search takes more than
/// [`DEFAULT_WORK_LIMIT`] units of work, as that of two concave shapes of a thousand corners may;
/// [`separation_within`] takes another limit.
pub fn separation(
    a: &Shape,
    ta: &Transform,
    b: &Shape,
    tb: &Transform,
) -> Result<Option<Separation>, SeparationError> {
    separation_within(a, ta, b, tb, DEFAULT_WORK_LIMIT)
}

/// [`separation`] with a limit on its work: a lower one for callers who must not wait, a higher one
/// or `u64::MAX` for shapes of many corners.
///
/// The [units of work](crate::LimitError) are pairs of pieces that are looked at, and their edges.
/// Two octagons take some hundred, two concave shapes of a hundred pieces up to some million.
///
/// ```
/// use sat2d::query::{SeparationError, separation, separation_within};
/// use sat2d::{LimitError, Shape, Transform};
/// let tile = Shape::rectangle(2.0, 1.0)?;
/// let at = Transform::IDENTITY;
/// let few = separation_within(&tile, &at, &tile, &at, 10);
/// assert_eq!(few, Err(SeparationError::Limit(LimitError::Work { limit: 10 })));
/// let many = separation_within(&tile, &at, &tile, &at, 1000)?;
/// assert_eq!(many, separation(&tile, &at, &tile, &at)?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// Those of [`separation`].
pub fn separation_within(
    a: &Shape,
    ta: &Transform,
    b: &Shape,
    tb: &Transform,
    work_limit: u64,
) -> Result<Option<Separation>, SeparationError> {
    if a.is_outline() || b.is_outline() {
        return of_outlines((a, ta), (b, tb), &WorkBudget::new(work_limit));
    }
    a.place(ta)?.separation_within(&b.place(tb)?, work_limit)
}

fn of_outlines(
    a: (&Shape, &Transform),
    b: (&Shape, &Transform),
    work: &WorkBudget,
) -> Result<Option<Separation>, SeparationError> {
    let found = outline::translation(a, b, work)?;
    Ok(found.map(|translation| Separation { translation }))
}

impl Placed<'_> {
    /// The least translation of `other` that separates it from this shape, see [`separation`];
    /// `None` exactly where they do not overlap.
    ///
    /// # Errors
    /// [`SeparationError::Place`] if no translation within the range separates the shapes, and
    /// [`SeparationError::Limit`] after [`DEFAULT_WORK_LIMIT`] units of work.
    pub fn separation(&self, other: &Placed<'_>) -> Result<Option<Separation>, SeparationError> {
        self.separation_within(other, DEFAULT_WORK_LIMIT)
    }

    /// [`separation`](Placed::separation) with another limit on its work, see [`separation_within`].
    ///
    /// # Errors
    /// [`SeparationError`].
    pub fn separation_within(
        &self,
        other: &Placed<'_>,
        work_limit: u64,
    ) -> Result<Option<Separation>, SeparationError> {
        self.least_separation(other, &WorkBudget::new(work_limit))
    }

    fn least_separation(
        &self,
        other: &Placed<'_>,
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
        let overlap = Overlap::new(self, other, work);
        let translation = match overlap.least()? {
            Some(translation) => translation,
            None => overlap.beyond_bounds()?,
        };
        Ok(Some(Separation { translation }))
    }
}
