//! A hull and the transform that places it.

use crate::shape::Hull;
use crate::transform::Transform;
use glam::DVec2;

/// A hull in its own coordinates and the transform that places it.
#[derive(Clone, Copy)]
pub(crate) struct Placement<'a> {
    pub(crate) hull: &'a Hull,
    pub(crate) transform: &'a Transform,
}

impl<'a> Placement<'a> {
    #[inline(always)]
    pub(crate) fn new(hull: &'a Hull, transform: &'a Transform) -> Placement<'a> {
        Placement { hull, transform }
    }

    /// Whether the hull is round and placed with an ellipse around each point, not a disc.
    #[inline(always)]
    pub(crate) fn is_elliptic(&self) -> bool {
        self.hull.is_elliptic_at(self.transform)
    }

    /// The placed point of a hull that has one only: a circle, an ellipse or a point.
    #[inline(always)]
    pub(crate) fn sole_point(&self) -> Option<DVec2> {
        match *self.hull.points {
            [point] => Some(self.transform.apply(point)),
            _ => None,
        }
    }

    /// An upper bound for |x| + |y| of all placed points without the radius, up to a few roundings.
    #[inline(always)]
    pub(crate) fn magnitude(&self) -> f64 {
        self.transform.magnitude(self.hull.lanes.reach)
    }
}
