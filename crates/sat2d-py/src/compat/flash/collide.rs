//! A game in ActionScript, by rotated rectangles.

use crate::generated::words::FlashMirror;
use crate::input::Vector;
use crate::results::result;
use pyo3::prelude::*;
use sat2d::compat::flash;

/// A rotated rectangle: x, y, width, height, rotation in degrees, mirror.
#[derive(FromPyObject)]
pub struct FlashRect(f64, f64, f64, f64, f64, FlashMirror);

impl From<FlashRect> for flash::Rect {
    fn from(FlashRect(x, y, width, height, rotation, mirror): FlashRect) -> flash::Rect {
        flash::Rect {
            x,
            y,
            width,
            height,
            rotation,
            mirror: mirror.0,
        }
    }
}

result! {
    in "sat2d.compat.flash";

    /// What two rotated rectangles do.
    Outcome {
        /// The four axes that are tried.
        axes: Vec<Vector>,
        /// Whether their circles meet.
        near: bool,
        /// Whether they hit.
        hit: bool,
    }
}

/// What two rotated rectangles do: x, y, width, height, degrees and mirror of each.
#[pyfunction]
#[pyo3(signature = (a: "FlashRect", b: "FlashRect"))]
pub(crate) fn collide(a: FlashRect, b: FlashRect) -> Outcome {
    let outcome = flash::collide(&a.into(), &b.into());
    Outcome {
        axes: outcome.axes.into_iter().map(Vector).collect(),
        near: outcome.near,
        hit: outcome.hit,
    }
}

/// The mirror of a recorded `scaleX`: horizontal if it is negative.
#[pyfunction]
pub(crate) fn mirror_of(scale_x: f64) -> FlashMirror {
    FlashMirror(flash::Mirror::from(scale_x))
}

/// The rotation on the stage of nested objects: the rotation and x scale of each.
#[pyfunction]
#[pyo3(signature = (levels: "Sequence[tuple[float, float]]"))]
pub(crate) fn global_rotation(levels: Vec<(f64, f64)>) -> f64 {
    flash::global_rotation(&levels)
}
