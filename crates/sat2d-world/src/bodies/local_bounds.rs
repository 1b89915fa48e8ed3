//! What is stored of a shape, so that moving it and deciding its pairs is fast.

use glam::DVec2;
use sat2d_base::aabb::Aabb;
use sat2d_base::num::MAX_COORDINATE;
use sat2d_core::placed::Fit;
use sat2d_core::placed::disc::Disc;
use sat2d_core::placed::parallelogram::Parallelogram;
use sat2d_core::shape::{Geometry, Kind};
use sat2d_core::shape::{PlaceError, Shape};
use sat2d_core::transform::Transform;

/// Shapes whose computed coordinates are no larger are in range, however they were rounded.
const CERTAINLY_IN_RANGE: f64 = MAX_COORDINATE / 2.0;

/// In place of the largest coordinate of a rectangle: marks a circle. A NaN, like the value of
/// every shape that is not a rectangle.
const DISC: f64 = f64::from_bits(f64::NAN.to_bits() | 1);

/// The box around a shape in its own coordinates: its center and half its size.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LocalBounds {
    center: DVec2,
    half: DVec2,
}

impl LocalBounds {
    /// In an empty slot.
    #[cfg(feature = "serde")]
    pub(crate) const NONE: LocalBounds = LocalBounds {
        center: DVec2::ZERO,
        half: DVec2::ZERO,
    };

    pub(crate) fn new(shape: &Shape) -> LocalBounds {
        match shape.geometry() {
            Geometry::Hull(hull) if hull.kind == Kind::Rectangle => LocalBounds {
                center: hull.center(),
                half: hull.half(),
            },
            Geometry::Hull(hull) if hull.kind == Kind::Disc => LocalBounds {
                center: hull.center(),
                half: DVec2::splat(hull.radius),
            },
            geometry => {
                let bounds = match geometry {
                    // how far the control points move bounds how far the curves do
                    Geometry::Outline(outline, _) => outline.control_bounds(),
                    _ => shape.bounds(),
                };
                let half = (bounds.max - bounds.min) / 2.0;
                LocalBounds {
                    center: bounds.min + half,
                    half,
                }
            }
        }
    }

    /// Half the width.
    #[inline(always)]
    pub(super) fn half_width(&self) -> f64 {
        self.half.x
    }

    /// The placed box, rounded. Of a rectangle that is the placed shape.
    #[inline(always)]
    pub(crate) fn placed(&self, transform: &Transform) -> Parallelogram {
        let reach = self.center.abs() + self.half;
        Parallelogram::new(self.center, self.half, reach, transform)
    }
}

#[inline(always)]
fn is_disc(max_coordinate: f64) -> bool {
    max_coordinate.to_bits() == DISC.to_bits()
}

/// The placed circle, if the shape is one; `local` and `max_coordinate` (see the
/// function) are those of the shape.
#[inline(always)]
pub(super) fn disc(
    local: &LocalBounds,
    max_coordinate: f64,
    transform: &Transform,
) -> Option<Disc> {
    if !is_disc(max_coordinate) {
        return None;
    }
    let center = (local.center, local.center.abs().element_sum());
    Disc::of_reach(center, local.half.x, transform)
}

/// The largest magnitude of a coordinate of a rectangle; NaN for any other shape.
pub(crate) fn max_coordinate(shape: &Shape) -> f64 {
    match shape.geometry() {
        Geometry::Hull(hull) if hull.kind == Kind::Disc => DISC,
        Geometry::Hull(hull) if hull.kind == Kind::Rectangle => {
            (hull.center().abs() + hull.half()).max_element()
        }
        _ => f64::NAN,
    }
}

/// Whether a shape with this largest coordinate certainly stays in range; false for a NaN.
#[inline(always)]
pub(crate) fn is_certainly_in_range(max_coordinate: f64, transform: &Transform) -> bool {
    transform.magnitude(max_coordinate) <= CERTAINLY_IN_RANGE
}

/// A box around a shape that is known to be in range. The shape is needed only if the placed local
/// bounds do not decide.
#[inline(always)]
pub(crate) fn bounds<'a>(
    placed: &Parallelogram,
    max_coordinate: f64,
    shape: impl FnOnce() -> Option<&'a Shape>,
    transform: &Transform,
) -> Aabb {
    if is_certainly_in_range(max_coordinate, transform) {
        return placed.bounds();
    }
    shape().map_or(Aabb::EMPTY, |shape| general_bounds(shape, transform))
}

/// The box around any shape that is known to be in range.
#[inline(never)]
pub(super) fn general_bounds(shape: &Shape, transform: &Transform) -> Aabb {
    match shape.geometry() {
        Geometry::Hull(hull) => hull.bounds_at(transform),
        Geometry::Pieces(_) | Geometry::Outline(..) => {
            shape.placed_bounds(transform).unwrap_or(Aabb::EMPTY)
        }
    }
}

/// Checks whether a shape may be placed. The shape is needed only if `local` and
/// `max_coordinate` do not decide.
#[inline(always)]
pub(crate) fn check<'a>(
    (local, max_coordinate): (&LocalBounds, f64),
    shape: impl FnOnce() -> Option<&'a Shape>,
    transform: &Transform,
) -> Result<(), PlaceError> {
    // that of a circle's box is enough, also where it is placed as an ellipse
    let largest = if is_disc(max_coordinate) {
        (local.center.abs() + local.half).max_element()
    } else {
        max_coordinate
    };
    if is_certainly_in_range(largest, transform) {
        return Ok(());
    }
    shape().map_or(Ok(()), |shape| general_check(shape, transform))
}

/// Checks whether a shape may be placed if nothing is stored of it.
pub(crate) fn check_shape(shape: &Shape, transform: &Transform) -> Result<(), PlaceError> {
    if is_certainly_in_range(max_coordinate(shape), transform) {
        return Ok(());
    }
    general_check(shape, transform)
}

#[inline(never)]
fn general_check(shape: &Shape, transform: &Transform) -> Result<(), PlaceError> {
    match shape.geometry() {
        Geometry::Hull(hull) => Fit::new(hull, transform).map(|_| ()),
        Geometry::Pieces(_) | Geometry::Outline(..) => shape.bounds_at(transform).map(|_| ()),
    }
}
