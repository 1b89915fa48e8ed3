//! The bounds that sat2d proves for the first contact of a moving shape.

use crate::exact::{Bounds, Entry, Turning, fraction};
use crate::form::Form;
use crate::witness::shape;
use anyhow::{Result, bail};
use sat2d::Transform;
use sat2d::query::{Motion, sweep_bounds};

/// The most by which both bounds differ, where the shapes do not only graze each other.
const WIDTH: f64 = 1.0 / (1_u64 << 40) as f64;

/// What passes a vertex as closely as this may graze it.
const GRAZING: f64 = 1e-9;

/// Whether the exact part of the motion before the first contact of `a`, which moves, is between
/// the bounds.
///
/// # Errors
/// If it is not, or if the bounds are farther apart than sat2d promises.
pub fn check_bounds(a: &Form, b: &Form, motion: [f64; 2], exact: &Entry) -> Result<()> {
    let moves = Motion::linear(Transform::IDENTITY, motion.into())?;
    let still = Motion::still(Transform::IDENTITY);
    let bounds = sweep_bounds(&shape(a)?, &moves, &shape(b)?, &still)?;
    let grazes = exact.margin <= GRAZING;
    let is_right = match (&bounds, &exact.fraction) {
        (None, exact) => exact.is_none(),
        (Some(bounds), None) => grazes && bounds.latest.is_none(),
        (Some(bounds), Some(exact)) => {
            let is_narrow = |latest| latest - bounds.earliest <= WIDTH || grazes;
            let is_before = |latest| *exact <= fraction(latest) && is_narrow(latest);
            fraction(bounds.earliest) <= *exact && bounds.latest.map_or(grazes, is_before)
        }
    };
    if !is_right {
        bail!("sat2d proves {bounds:?}");
    }
    Ok(())
}

/// Whether the bounds for two polygons that turn have times in common with those that are proved
/// here.
///
/// # Errors
/// If they have none.
pub fn check_turning(a: &Turning, b: &Turning, exact: &Bounds) -> Result<()> {
    let motion = |of: &Turning| {
        let (way, pivot) = (of.way.into(), of.pivot.into());
        Motion::turning(Transform::IDENTITY, way, of.angle, pivot)
    };
    let bounds = sweep_bounds(&shape(&a.form)?, &motion(a)?, &shape(&b.form)?, &motion(b)?)?;
    let is_right = match (&bounds, &exact.times) {
        (None, exact) => exact.is_none(),
        (Some(bounds), None) => bounds.latest.is_none(),
        (Some(bounds), Some([earliest, latest])) => {
            bounds.earliest <= *latest && bounds.latest.is_none_or(|found| *earliest <= found)
        }
    };
    if !is_right {
        bail!(
            "sat2d proves {bounds:?}, the exact bounds are {:?}",
            exact.times
        );
    }
    Ok(())
}
