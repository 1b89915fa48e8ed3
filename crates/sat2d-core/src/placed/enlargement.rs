//! Enlargement of pairs of hulls that are so small that products of their coordinates underflow.

use crate::placed::hull_view::{HullView, Numbering};
use crate::placed::placed_hull::PlacedHull;
use glam::DVec2;
use sat2d_base::exact::ellipse::Ellipse;
use sat2d_base::num::power_of_two;
use sat2d_base::types::manifold::Manifold;

/// Pairs of a smaller extent are enlarged before anything is multiplied.
pub(crate) const SMALL: f64 = power_of_two(-400);
/// Pairs of a smaller extent are enlarged twice.
const TINY: f64 = power_of_two(-1000);
/// The factor by which pairs are enlarged, and its inverse.
const ENLARGE: f64 = power_of_two(600);
/// The inverse of [`ENLARGE`].
const REDUCE: f64 = power_of_two(-600);

/// Enlarged points of a pair are less than 2^254 from the origin; beyond this, one is far away.
const FAR: f64 = power_of_two(400);

/// A map that enlarges the points of a small pair; it is exact for these.
///
/// A small pair need not be near the origin: on a line along an axis, for example, all points have
/// one coordinate in common, however large. This coordinate becomes 0.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Enlargement {
    /// The coordinates that all points have in common, 0 where they may differ.
    origin: DVec2,
    /// How often to multiply by [`ENLARGE`]: the product may exceed all doubles.
    steps: u8,
}

impl Enlargement {
    pub(crate) const NONE: Enlargement = Enlargement {
        origin: DVec2::ZERO,
        steps: 0,
    };

    /// The enlargement of points that lie within an extent below [`SMALL`] of one of them.
    pub(crate) fn new(extent: f64, point: DVec2) -> Enlargement {
        let steps = if extent < TINY { 2 } else { 1 };
        // doubles above this are at least the extent apart, so the coordinates must be equal
        let least = if extent < TINY { TINY } else { SMALL } * power_of_two(53);
        let common = |x: f64| if x.abs() > least { x } else { 0.0 };
        Enlargement {
            origin: DVec2::new(common(point.x), common(point.y)),
            steps,
        }
    }

    /// An enlarged point.
    #[inline]
    pub(crate) fn point(&self, point: DVec2) -> DVec2 {
        (0..self.steps).fold(point - self.origin, |p, _| p * ENLARGE)
    }

    /// A point that may be far from the pair. Far beyond it, only the direction is kept.
    pub(crate) fn far_point(&self, point: DVec2) -> DVec2 {
        let mut far = point - self.origin;
        for _ in 0..self.steps {
            let size = far.abs().max_element();
            if size > FAR {
                return far * libm::scalbn(1.0, -libm::ilogb(size / FAR));
            }
            far *= ENLARGE;
        }
        far
    }

    /// A point before it was enlarged.
    #[inline]
    pub(crate) fn original(&self, point: DVec2) -> DVec2 {
        let small = (0..self.steps).fold(point, |p, _| p * REDUCE);
        // a zero keeps its sign where nothing was subtracted
        let moved = |x: f64, by: f64| if by == 0.0 { x } else { x + by };
        DVec2::new(moved(small.x, self.origin.x), moved(small.y, self.origin.y))
    }

    /// A length of 0 or more before it was enlarged: 0 only if it is 0.
    pub(crate) fn original_length(&self, length: f64) -> f64 {
        let small = (0..self.steps).fold(length, |x, _| x * REDUCE);
        if small == 0.0 && length > 0.0 {
            f64::from_bits(1)
        } else {
            small
        }
    }

    /// The contact of a pair before it was enlarged.
    pub(crate) fn original_contact(&self, contact: &Manifold) -> Manifold {
        contact.mapped(|p| self.original(p), |x| self.original_length(x))
    }

    /// An enlarged hull.
    pub(crate) fn hull(&self, hull: HullView<'_>) -> PlacedHull {
        let mut numbering = hull.numbering.clone();
        if let Numbering::Listed(list) = &mut numbering {
            list.vertices.iter_mut().for_each(|p| *p = self.point(*p));
        }
        let common = |x: f64, origin: f64| if origin == 0.0 { x } else { origin };
        let center = DVec2::new(
            common(hull.center.x, self.origin.x),
            common(hull.center.y, self.origin.y),
        );
        PlacedHull {
            points: hull.points.iter().map(|&p| self.point(p)).collect(),
            center: self.point(center),
            radius: (0..self.steps).fold(hull.radius, |x, _| x * ENLARGE),
            numbering,
            ellipse: hull.ellipse.map(|ellipse| {
                let axis = |axis| (0..self.steps).fold(axis, |axis: DVec2, _| axis * ENLARGE);
                Ellipse {
                    u: axis(ellipse.u),
                    w: axis(ellipse.w),
                }
            }),
        }
    }
}
