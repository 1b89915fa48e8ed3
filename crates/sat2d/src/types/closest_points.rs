//! The closest points of two shapes.

use crate::types::manifold::{Feature, Manifold, Side};
use glam::DVec2;

/// How far two shapes are apart, and where they are nearest to each other.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ClosestPoints {
    /// The distance: above 0 exactly where the shapes are disjoint (one that would round to 0 is the smallest normal number
    /// instead), else 0.
    pub distance: f64,
    /// The unit vector from the first shape to the second: from `on_a` to `on_b`, but right however near these are.
    pub normal: DVec2,
    /// The point of the first shape that is nearest to the second.
    pub on_a: DVec2,
    /// The point of the second shape that is nearest to the first.
    pub on_b: DVec2,
    /// What of the first shape `on_a` lies on.
    pub feature_a: Feature,
    /// What of the second shape `on_b` lies on.
    pub feature_b: Feature,
}

impl ClosestPoints {
    /// The deepest point of a contact.
    pub(crate) fn of_contact(hit: &Manifold) -> ClosestPoints {
        let point = hit.points()[0];
        ClosestPoints {
            distance: 0.0,
            normal: hit.normal,
            on_a: point.on_a,
            on_b: point.on_b,
            feature_a: point.feature_a,
            feature_b: point.feature_b,
        }
    }

    /// The same with features named anew, given where they are.
    pub(crate) fn renamed(self, name: impl Fn(Side, Feature, DVec2) -> Feature) -> ClosestPoints {
        ClosestPoints {
            feature_a: name(Side::A, self.feature_a, self.on_a),
            feature_b: name(Side::B, self.feature_b, self.on_b),
            ..self
        }
    }

    pub(crate) fn swapped(self) -> ClosestPoints {
        ClosestPoints {
            normal: DVec2::ZERO - self.normal,
            on_a: self.on_b,
            on_b: self.on_a,
            feature_a: self.feature_b,
            feature_b: self.feature_a,
            ..self
        }
    }
}
