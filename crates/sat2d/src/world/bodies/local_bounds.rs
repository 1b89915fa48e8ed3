//! What is kept of a shape, and of where it is placed, so that a frame's moves and verdicts are fast.

use crate::aabb::Aabb;
use crate::num::MAX_COORDINATE;
use crate::proxy::disc::Disc;
use crate::proxy::parallelogram::Parallelogram;
use crate::shape::{Body, Fit, Kind};
use crate::shape::{PlaceError, Shape};
use crate::transform::Transform;
use glam::DVec2;

/// Rectangles that reach no farther are in range whatever was rounded.
const PLAIN: f64 = MAX_COORDINATE / 2.0;

/// In the place of how far a rectangle reaches: that it is a circle. This is a NaN as all others are that are no rectangles.
const DISC: f64 = f64::from_bits(f64::NAN.to_bits() | 1);

/// The box around a shape in its own coordinates: its middle and half its size.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mold {
    center: DVec2,
    half: DVec2,
}

impl Mold {
    /// Where there is no shape.
    #[cfg(feature = "serde")]
    pub(crate) const NONE: Mold = Mold {
        center: DVec2::ZERO,
        half: DVec2::ZERO,
    };

    pub(crate) fn new(shape: &Shape) -> Mold {
        match &shape.body {
            Body::Hull(hull) if hull.kind == Kind::Rectangle => Mold {
                center: hull.center,
                half: hull.half,
            },
            Body::Hull(hull) if hull.kind == Kind::Disc => Mold {
                center: hull.center,
                half: DVec2::splat(hull.radius),
            },
            _ => {
                let bounds = shape.bounds();
                let half = (bounds.max - bounds.min) / 2.0;
                Mold {
                    center: bounds.min + half,
                    half,
                }
            }
        }
    }

    /// Near to where the box is put, which is to where a rectangle is put.
    #[inline(always)]
    pub(crate) fn placed(&self, transform: &Transform) -> Parallelogram {
        let reach = self.center.abs() + self.half;
        Parallelogram::new(self.center, self.half, reach, transform)
    }
}

/// The circle where it is put, if it is one; the mold and [`reach`] are a shape's.
#[inline(always)]
pub(crate) fn disc(mold: &Mold, reach: f64, transform: &Transform) -> Option<Disc> {
    if reach.to_bits() != DISC.to_bits() {
        return None;
    }
    let center = (mold.center, mold.center.abs().element_sum());
    Disc::of_reach(center, mold.half.x, transform)
}

/// The largest magnitude of a coordinate of a rectangle; NaN for any other shape.
pub(crate) fn reach(shape: &Shape) -> f64 {
    match &shape.body {
        Body::Hull(hull) if hull.kind == Kind::Disc => DISC,
        Body::Hull(hull) if hull.kind == Kind::Rectangle => {
            (hull.center.abs() + hull.half).max_element()
        }
        _ => f64::NAN,
    }
}

/// Whether a rectangle of this reach certainly may be placed there; not if that is NaN.
#[inline(always)]
pub(crate) fn fits_plainly(reach: f64, transform: &Transform) -> bool {
    Parallelogram::magnitude(reach, transform) <= PLAIN
}

/// A box around a shape that is known to fit there, of which the mold was placed as given. It is only looked at where that does not tell.
#[inline(always)]
pub(crate) fn bounds<'a>(
    placed: &Parallelogram,
    reach: f64,
    shape: impl FnOnce() -> Option<&'a Shape>,
    transform: &Transform,
) -> Aabb {
    if fits_plainly(reach, transform) {
        return placed.bounds();
    }
    shape().map_or(Aabb::EMPTY, |shape| general_bounds(shape, transform))
}

/// The box around any shape that is known to fit there.
#[inline(never)]
pub(crate) fn general_bounds(shape: &Shape, transform: &Transform) -> Aabb {
    match &shape.body {
        Body::Hull(hull) => hull.bounds_at(transform),
        Body::Pieces(_) => {
            let placed = shape.place(transform);
            placed.map_or(Aabb::EMPTY, |placed| placed.bounds())
        }
    }
}

/// Whether a shape may be placed there. It is only looked at where mold and reach do not tell.
#[inline(always)]
pub(crate) fn check<'a>(
    (mold, reach): (&Mold, f64),
    shape: impl FnOnce() -> Option<&'a Shape>,
    transform: &Transform,
) -> Result<(), PlaceError> {
    let fits_plainly = fits_plainly(reach, transform)
        || disc(mold, reach, transform).is_some_and(|disc| disc.size <= PLAIN);
    if fits_plainly {
        return Ok(());
    }
    shape().map_or(Ok(()), |shape| general_check(shape, transform))
}

/// The same of a shape of which nothing is kept.
pub(crate) fn check_shape(shape: &Shape, transform: &Transform) -> Result<(), PlaceError> {
    if fits_plainly(reach(shape), transform) {
        return Ok(());
    }
    general_check(shape, transform)
}

#[inline(never)]
fn general_check(shape: &Shape, transform: &Transform) -> Result<(), PlaceError> {
    match &shape.body {
        Body::Hull(hull) => Fit::new(hull, transform).map(|_| ()),
        Body::Pieces(_) => shape.place(transform).map(|_| ()),
    }
}
