//! Contact: how two shapes that are not disjoint meet, and the shortest way to separate them.
//!
//! [`ladder`] has the stages for two hulls. A shape of several pieces takes [`compound`]. Hulls
//! with ellipses around their points take [`ellipses`].

pub(crate) mod clip;
pub(crate) mod compound;
pub(crate) mod disc;
pub(crate) mod disc_polygon;
pub(crate) mod edge_corner;
pub(crate) mod ellipses;
pub(crate) mod general;
pub(crate) mod ladder;
pub(crate) mod parallelogram;
pub(crate) mod sides;
pub(crate) mod small_polygon;
pub(crate) mod straight;

use crate::placed::{Placed, PlacedGeometry};
use alloc::vec::Vec;
use sat2d_base::types::manifold::Manifold;

impl Placed<'_> {
    /// How two placed shapes meet, see
    /// [`query::contact`](crate::query::contact); `None` exactly where they are disjoint.
    pub fn contact(&self, other: &Placed<'_>) -> Option<Manifold> {
        match (&self.geometry, &other.geometry) {
            (PlacedGeometry::Hull(a), PlacedGeometry::Hull(b)) => general::hulls(a, b),
            (a, b) => compound::bodies(a, b).into_iter().next(),
        }
    }

    /// All contacts of two placed shapes, see
    /// [`query::contacts`](crate::query::contacts); none exactly where they are disjoint.
    pub fn contacts(&self, other: &Placed<'_>) -> Vec<Manifold> {
        compound::bodies(&self.geometry, &other.geometry)
    }

    /// The length to add to a translation by `normal * depth` so that rounding cannot leave an
    /// overlap: 16 units in the last place of the largest magnitude that a coordinate of either
    /// shape, or the sum of their radii, has.
    ///
    /// It covers the error of depth and normal and the rounding of moved coordinates, as long as
    /// the offset of the transform that moves them is at most 4 times that magnitude.
    ///
    /// ```
    /// use sat2d::{DVec2, Relation, Shape, Transform};
    /// let tile = Shape::rectangle(0.7, 0.3)?;
    /// let turned = Transform::placement_degrees(DVec2::new(0.2, 0.1), 33.0, 1.0, 1.0)?;
    /// let (a, b) = (tile.place(&Transform::IDENTITY)?, tile.place(&turned)?);
    /// let hit = a.contact(&b).ok_or("apart")?;
    /// let out = hit.normal * (hit.depth + a.rounding_margin(&b));
    /// let parted = Transform::translation(out)?.product(&turned)?;
    /// assert_ne!(a.relation(&tile.place(&parted)?), Relation::Overlapping);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn rounding_margin(&self, other: &Placed<'_>) -> f64 {
        let ((reach_a, radius_a), (reach_b, radius_b)) =
            (self.geometry.magnitude(), other.geometry.magnitude());
        let reach = (radius_a + radius_b).max(reach_a).max(reach_b);
        // a unit in the last place is at most EPSILON of the magnitude
        (16.0 * f64::EPSILON * reach).max(f64::MIN_POSITIVE)
    }
}
