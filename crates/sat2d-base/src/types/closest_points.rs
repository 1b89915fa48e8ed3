//! The closest points of two shapes.

use crate::types::manifold::{CorePoint, Feature, Manifold, Side};
use glam::DVec2;

/// The distance between two shapes, and their closest points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ClosestPoints {
    /// The distance: above 0 exactly where the shapes are disjoint (one that would round to 0 is
    /// the smallest positive number instead), otherwise 0.
    pub distance: f64,
    /// The unit vector from the first shape to the second: from `on_a` to `on_b`, accurate however
    /// near these are to each other.
    pub normal: DVec2,
    /// The point of the first shape that is closest to the second.
    pub on_a: DVec2,
    /// The point of the second shape that is closest to the first.
    pub on_b: DVec2,
    /// The feature of the first shape that `on_a` lies on.
    pub feature_a: Feature,
    /// The feature of the second shape that `on_b` lies on.
    pub feature_b: Feature,
}

impl ClosestPoints {
    /// Further apart than any two shapes, whose coordinates are finite.
    #[doc(hidden)]
    pub const FARTHEST: ClosestPoints = ClosestPoints {
        distance: f64::INFINITY,
        normal: DVec2::X,
        on_a: DVec2::ZERO,
        on_b: DVec2::ZERO,
        feature_a: Feature::Vertex(0),
        feature_b: Feature::Vertex(0),
    };

    /// The closest points of two hulls, from the points of their cores and the unit normal.
    #[inline(always)]
    #[doc(hidden)]
    pub fn between(distance: f64, normal: DVec2, [a, b]: [CorePoint; 2]) -> ClosestPoints {
        ClosestPoints {
            distance,
            normal,
            on_a: a.point + normal * a.radius,
            on_b: b.point - normal * b.radius,
            feature_a: a.feature,
            feature_b: b.feature,
        }
    }

    /// The deepest point of a contact.
    #[doc(hidden)]
    pub fn of_contact(contact: &Manifold) -> ClosestPoints {
        let point = contact.points()[0];
        ClosestPoints {
            distance: 0.0,
            normal: contact.normal,
            on_a: point.on_a,
            on_b: point.on_b,
            feature_a: point.feature_a,
            feature_b: point.feature_b,
        }
    }

    /// The same points with their features renamed; `name` also gets the point.
    #[doc(hidden)]
    pub fn renamed(self, name: impl Fn(Side, Feature, DVec2) -> Feature) -> ClosestPoints {
        ClosestPoints {
            feature_a: name(Side::A, self.feature_a, self.on_a),
            feature_b: name(Side::B, self.feature_b, self.on_b),
            ..self
        }
    }

    /// The same points with the shapes in the other order.
    #[doc(hidden)]
    pub fn swapped(self) -> ClosestPoints {
        ClosestPoints {
            normal: DVec2::ZERO - self.normal,
            on_a: self.on_b,
            on_b: self.on_a,
            feature_a: self.feature_b,
            feature_b: self.feature_a,
            ..self
        }
    }

    /// The same points in other coordinates.
    #[doc(hidden)]
    pub fn mapped(
        self,
        place: impl Fn(DVec2) -> DVec2,
        length: impl Fn(f64) -> f64,
    ) -> ClosestPoints {
        ClosestPoints {
            distance: length(self.distance),
            on_a: place(self.on_a),
            on_b: place(self.on_b),
            ..self
        }
    }
}
