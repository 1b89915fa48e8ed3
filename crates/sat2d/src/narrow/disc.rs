//! A circle (or a point) where a map puts it, for the short ways: no vertex list, nothing that could fail.

use super::manifold::Feature;
use crate::Transform;
use crate::shape::Hull;
use glam::DVec2;

/// A placed circle.
#[derive(Clone, Copy)]
pub(super) struct Disc {
    pub(super) center: DVec2,
    pub(super) radius: f64,
    /// An upper bound, but for a few roundings, for |x| + |y| of the centre and for the radius, added up. Too large or not a number where the
    /// circle may not be placed.
    pub(super) size: f64,
}

impl Disc {
    /// None where the map is no similarity, so that there is no circle.
    #[inline(always)]
    pub(super) fn new(hull: &Hull, t: &Transform) -> Option<Disc> {
        let radius = hull.radius * t.scale();
        // the sum of both coordinates bounds each
        let reach = hull.reach.x + hull.reach.y;
        let core = (t.a.abs() + t.b.abs()) * reach + (t.tx.abs() + t.ty.abs());
        Disc::stays_round(t).then_some(Disc {
            center: t.apply(hull.center),
            radius,
            size: core + radius,
        })
    }

    /// Whether the map is a similarity.
    #[inline(always)]
    pub(super) fn stays_round(t: &Transform) -> bool {
        t.is_plain_similarity() || is_rounded_similarity(t)
    }
}

/// The whole boundary of a circle, which is a point if the radius is 0.
#[inline(always)]
pub(super) fn boundary(radius: f64) -> Feature {
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
