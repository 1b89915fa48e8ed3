//! Axis-aligned bounding boxes.

use crate::num::{next_down, next_up};
use glam::DVec2;

/// An axis-aligned box. Its sides belong to it.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Aabb {
    /// The corner with the least x and y.
    pub min: DVec2,
    /// The corner with the greatest x and y.
    pub max: DVec2,
}

impl Aabb {
    /// The empty box; the neutral element of [`union`](Aabb::union).
    pub const EMPTY: Aabb = Aabb {
        min: DVec2::INFINITY,
        max: DVec2::NEG_INFINITY,
    };

    /// The box between two corners; `min` must be at or below `max` in both coordinates.
    #[inline]
    pub const fn new(min: DVec2, max: DVec2) -> Aabb {
        Aabb { min, max }
    }

    /// The least box around points; [`EMPTY`](Aabb::EMPTY) for none.
    ///
    /// ```
    /// use sat2d::{Aabb, DVec2};
    /// let bounds = Aabb::of_points(&[DVec2::new(1.0, 5.0), DVec2::new(-2.0, 3.0)]);
    /// assert_eq!(bounds, Aabb::new(DVec2::new(-2.0, 3.0), DVec2::new(1.0, 5.0)));
    /// ```
    pub fn of_points(points: &[DVec2]) -> Aabb {
        points.iter().fold(Aabb::EMPTY, |bounds, &p| Aabb {
            min: bounds.min.min(p),
            max: bounds.max.max(p),
        })
    }

    /// The least box around both.
    #[inline]
    pub fn union(&self, other: &Aabb) -> Aabb {
        Aabb {
            min: self.min.min(other.min),
            max: self.max.max(other.max),
        }
    }

    /// The box with each side moved outward by `margin` and then to the next double, so that it
    /// contains the exact result.
    #[inline(always)]
    pub fn inflated(&self, margin: f64) -> Aabb {
        self.grown(DVec2::splat(margin))
    }

    /// The box with each side moved outward by the margin of its axis and then to the next double.
    #[inline(always)]
    #[doc(hidden)]
    pub fn grown(&self, margin: DVec2) -> Aabb {
        let (low, high) = (self.min - margin, self.max + margin);
        Aabb {
            min: DVec2::new(next_down(low.x), next_down(low.y)),
            max: DVec2::new(next_up(high.x), next_up(high.y)),
        }
    }

    /// The largest magnitude of a coordinate, along each axis.
    #[inline(always)]
    #[doc(hidden)]
    pub fn reach(&self) -> DVec2 {
        self.min.abs().max(self.max.abs())
    }

    /// The length of the longer side.
    #[inline(always)]
    #[doc(hidden)]
    pub fn longer_side(&self) -> f64 {
        (self.max - self.min).max_element()
    }

    /// Whether the boxes have a common point, on their sides too.
    #[inline]
    pub fn intersects(&self, other: &Aabb) -> bool {
        self.min.x <= other.max.x
            && other.min.x <= self.max.x
            && self.min.y <= other.max.y
            && other.min.y <= self.max.y
    }

    /// The distance to another box, up to rounding; 0 if they have a common point.
    #[inline]
    #[doc(hidden)]
    pub fn distance(&self, other: &Aabb) -> f64 {
        let gap = (other.min - self.max).max(self.min - other.max);
        let gap = gap.max(DVec2::ZERO);
        libm::sqrt(gap.length_squared())
    }

    /// Whether `other` lies within this box; common sides are allowed.
    #[inline]
    pub fn contains(&self, other: &Aabb) -> bool {
        self.min.x <= other.min.x
            && self.min.y <= other.min.y
            && self.max.x >= other.max.x
            && self.max.y >= other.max.y
    }

    /// Whether a point lies within the box or on a side.
    #[inline]
    pub fn contains_point(&self, point: DVec2) -> bool {
        self.min.x <= point.x
            && self.min.y <= point.y
            && self.max.x >= point.x
            && self.max.y >= point.y
    }
}

/// The empty box, [`Aabb::EMPTY`].
impl Default for Aabb {
    fn default() -> Aabb {
        Aabb::EMPTY
    }
}
