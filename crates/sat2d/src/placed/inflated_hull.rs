//! A hull with an ellipse around each of its placed points, which are placed on demand.

use crate::aabb::Aabb;
use crate::exact::ellipse::Ellipse;
use crate::num::MAX_COORDINATE;
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
        let Placement { hull, transform: t } = placement;
        let ellipse = hull.ellipse_at(t);
        let fit = Fit::of_reach(hull.reach, 0.0, t)?;
        let reach = fit.reach + ellipse.half_size().max_element();
        if reach <= MAX_COORDINATE {
            Ok(InflatedHull {
                placement,
                ellipse,
                fit,
            })
        } else {
            Err(PlaceError::OutOfRange { reach })
        }
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

    /// The placed points, each with the ellipse around it.
    pub(crate) fn placed(&self) -> PlacedHull {
        self.core().with_ellipse(&self.ellipse)
    }

    /// A box around the placed hull, rounded outward.
    pub(crate) fn bounds(&self) -> Aabb {
        let Placement { hull, transform } = self.placement;
        let (core, half) = (hull.core_bounds_at(transform), self.ellipse.half_size());
        core.grown(half)
    }
}
