//! What is kept of a shape, and of where it is placed, so that a frame's moves and verdicts are fast.

use crate::narrow::rectangle::Parallelogram;
use crate::shape::{Body, Fit, Kind};
use crate::{Aabb, MAX_COORDINATE, PlaceError, Shape, Transform};
use glam::DVec2;

/// Rectangles that reach no farther are in range whatever was rounded.
const PLAIN: f64 = MAX_COORDINATE / 2.0;

/// A rectangle in its own coordinates: its middle and half its size. NaN for any other shape.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mold {
    center: DVec2,
    half: DVec2,
}

impl Mold {
    /// No rectangle.
    pub(super) const NONE: Mold = Mold {
        center: DVec2::NAN,
        half: DVec2::NAN,
    };

    pub(super) fn new(shape: &Shape) -> Mold {
        match &shape.body {
            Body::Hull(hull) if hull.kind == Kind::Rectangle => Mold {
                center: hull.center,
                half: hull.half,
            },
            _ => Mold::NONE,
        }
    }

    /// The largest magnitude of a coordinate; NaN where this is no rectangle.
    pub(super) fn reach(&self) -> f64 {
        (self.center.abs() + self.half).max_element()
    }

    /// NaN where this is no rectangle.
    #[inline(always)]
    pub(super) fn placed(&self, transform: &Transform) -> Parallelogram {
        Parallelogram::new(
            self.center,
            self.half,
            self.center.abs() + self.half,
            transform,
        )
    }
}

/// Whether a rectangle of this reach certainly may be placed there; not if that is NaN.
#[inline(always)]
pub(super) fn fits_plainly(reach: f64, transform: &Transform) -> bool {
    Parallelogram::magnitude(reach, transform) <= PLAIN
}

/// A box around a shape that is known to fit there. It is only looked at where its mold does not tell.
#[inline(always)]
pub(super) fn bounds<'a>(
    mold: &Mold,
    shape: impl FnOnce() -> Option<&'a Shape>,
    transform: &Transform,
) -> Aabb {
    let rectangle = mold.placed(transform);
    if rectangle.reach() <= PLAIN {
        return rectangle.bounds();
    }
    shape().map_or(Aabb::EMPTY, |shape| general_bounds(shape, transform))
}

#[inline(never)]
fn general_bounds(shape: &Shape, transform: &Transform) -> Aabb {
    let placed = shape.place(transform);
    placed.map_or(Aabb::EMPTY, |placed| placed.bounds())
}

/// Whether a shape may be placed there. It is only looked at where its mold does not tell.
#[inline(always)]
pub(super) fn check<'a>(
    mold: &Mold,
    shape: impl FnOnce() -> Option<&'a Shape>,
    transform: &Transform,
) -> Result<(), PlaceError> {
    if mold.placed(transform).reach() <= PLAIN {
        return Ok(());
    }
    shape().map_or(Ok(()), |shape| general_check(shape, transform))
}

#[inline(never)]
fn general_check(shape: &Shape, transform: &Transform) -> Result<(), PlaceError> {
    match &shape.body {
        Body::Hull(hull) => Fit::new(hull, transform).map(|_| ()),
        Body::Pieces(_) => shape.place(transform).map(|_| ()),
    }
}
