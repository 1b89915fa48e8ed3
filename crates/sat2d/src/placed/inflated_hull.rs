//! A hull with an ellipse around each of its placed points, which are placed on demand.

use crate::aabb::Aabb;
use crate::exact::ellipse::Ellipse;
use crate::placed::placed_hull::{Fit, PlacedHull};
use crate::placed::placement::Placement;
use crate::shape::PlaceError;
use glam::DVec2;

/// A hull, its transform, and the ellipse around each of its placed points.
pub(crate) struct InflatedHull<'a> {
    placement: Placement<'a>,
    pub(crate) ellipse: Ellipse,
    /// The proof that the hull without its radius may be placed.
    fit: Fit,
}

impl<'a> InflatedHull<'a> {
    pub(crate) fn new(placement: Placement<'a>) -> Result<InflatedHull<'a>, PlaceError> {
        let (fit, ellipse) = Fit::with_ellipse(placement.hull, placement.transform)?;
        Ok(InflatedHull {
            placement,
            ellipse,
            fit,
        })
    }

    /// The placed center, if the hull is a circle.
    #[inline(always)]
    pub(crate) fn center(&self) -> Option<DVec2> {
        let Placement { hull, transform } = self.placement;
        match *hull.points {
            [point] => Some(transform.apply(point)),
            _ => None,
        }
    }

    /// The hull and its transform.
    #[inline(always)]
    pub(crate) fn placement(&self) -> Placement<'a> {
        self.placement
    }

    /// The placed points, without a radius.
    pub(crate) fn core(&self) -> PlacedHull {
        let Placement { hull, transform } = self.placement;
        PlacedHull::fitted(hull, transform, self.fit)
    }

    /// A box around the placed hull, rounded outward.
    pub(crate) fn bounds(&self) -> Aabb {
        let Placement { hull, transform } = self.placement;
        let (core, half) = (hull.core_bounds_at(transform), self.ellipse.half_size());
        core.grown(half)
    }
}
