//! A circle (or a point) where a map puts it, for the short ways: no vertex list, nothing that could fail.

use crate::aabb::Aabb;
use crate::shape::Hull;
use crate::transform::Transform;
use crate::types::manifold::Feature;
use glam::DVec2;

/// A placed circle.
#[derive(Clone, Copy)]
pub(crate) struct Disc {
    pub(crate) center: DVec2,
    pub(crate) radius: f64,
    /// An upper bound, but for a few roundings, for |x| + |y| of the centre and for the radius, added up. Too large or not a number where the
    /// circle may not be placed.
    pub(crate) size: f64,
}

impl Disc {
    /// None where the map is no similarity, so that there is no circle.
    #[inline(always)]
    pub(crate) fn new(hull: &Hull, t: &Transform) -> Option<Disc> {
        // the sum of both coordinates bounds each
        let reach = hull.reach.x + hull.reach.y;
        Disc::of_reach((hull.center, reach), hull.radius, t)
    }

    /// Of the circle with this centre, whose coordinates are not above `reach`, in its own coordinates.
    #[inline(always)]
    pub(crate) fn of_reach(
        (center, reach): (DVec2, f64),
        radius: f64,
        t: &Transform,
    ) -> Option<Disc> {
        let radius = radius * t.scale();
        let core = (t.a.abs() + t.b.abs()) * reach + (t.tx.abs() + t.ty.abs());
        Disc::stays_round(t).then_some(Disc {
            center: t.apply(center),
            radius,
            size: core + radius,
        })
    }

    /// The box around it.
    #[inline]
    pub(crate) fn bounds(&self) -> Aabb {
        let center = Aabb::new(self.center, self.center);
        if self.radius == 0.0 {
            center
        } else {
            center.inflated(self.radius)
        }
    }

    /// Whether the map is a similarity.
    #[inline(always)]
    pub(crate) fn stays_round(t: &Transform) -> bool {
        t.is_plain_similarity() || is_rounded_similarity(t)
    }
}

/// The whole boundary of a circle, which is a point if the radius is 0.
#[inline(always)]
pub(crate) fn boundary(radius: f64) -> Feature {
    if radius > 0.0 {
        Feature::Arc(0)
    } else {
        Feature::Vertex(0)
    }
}

#[cold]
fn is_rounded_similarity(t: &Transform) -> bool {
    t.is_similarity()
}
