//! A hull with an ellipse around each of its placed points, which are placed on demand.

use crate::placed::placed_hull::{Fit, PlacedHull};
use crate::placed::placement::Placement;
use crate::shape::PlaceError;
use glam::DVec2;
use sat2d_base::aabb::Aabb;
use sat2d_base::exact::ellipse::Ellipse;

/// A hull, its transform, and the ellipse around each of its placed points.
pub(crate) struct InflatedHull<'a> {
    placement: Placement<'a>,
    pub(crate) ellipse: Ellipse,
    /// Half the size of a box around the ellipse, rounded up.
    half_size: DVec2,
    /// The proof that the hull without its radius may be placed.
    fit: Fit,
}

impl<'a> InflatedHull<'a> {
    pub(crate) fn new(placement: Placement<'a>) -> Result<InflatedHull<'a>, PlaceError> {
        let Placement { hull, transform } = placement;
        let (fit, ellipse, half_size) = Fit::with_ellipse(hull, transform)?;
        Ok(InflatedHull {
            placement,
            ellipse,
            half_size,
            fit,
        })
    }

    /// The placed points, without a radius.
    pub(crate) fn core(&self) -> PlacedHull {
        let Placement { hull, transform } = self.placement;
        PlacedHull::fitted(hull, transform, self.fit)
    }

    /// A box around the placed hull, rounded outward.
    pub(crate) fn bounds(&self) -> Aabb {
        let Placement { hull, transform } = self.placement;
        hull.core_bounds_at(transform).grown(self.half_size)
    }
}
