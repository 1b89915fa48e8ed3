//! What is kept of a placed shape so that a frame's verdicts are fast.

use crate::narrow::rectangle::Parallelogram;
use crate::shape::{Fit, Kind};
use crate::{Aabb, PlaceError, Shape, Transform};

/// Where a body lies: a box around it, and for a rectangle its parallelogram.
#[derive(Clone, Copy, Debug)]
pub(super) struct Footprint {
    pub(super) bounds: Aabb,
    pub(super) rectangle: Parallelogram,
}

impl Footprint {
    /// Of a shape that is known to fit there.
    #[inline]
    pub(super) fn new(shape: &Shape, transform: &Transform) -> Footprint {
        if shape.hull.kind == Kind::Rectangle {
            let rectangle = Parallelogram::new(&shape.hull, transform);
            let bounds = rectangle.bounds();
            return Footprint { bounds, rectangle };
        }
        Footprint {
            bounds: shape
                .place(transform)
                .map_or(Aabb::EMPTY, |placed| placed.bounds()),
            rectangle: Parallelogram::NONE,
        }
    }
}

/// Whether a shape may be placed there.
#[inline]
pub(super) fn check(shape: &Shape, transform: &Transform) -> Result<(), PlaceError> {
    Fit::new(&shape.hull, transform).map(|_| ())
}
