//! The bounds that sat2d proves for the first contact of a moving shape.

use crate::exact::{F, fraction};
use crate::form::Form;
use crate::witness::shape;
use anyhow::{Result, bail};
use sat2d::Transform;
use sat2d::query::{Motion, sweep_bounds};

/// The most by which both bounds differ.
const WIDTH: f64 = 1.0 / (1_u64 << 40) as f64;

/// Whether the exact part of the motion before the first contact of `a`, which moves, is between
/// the bounds.
///
/// # Errors
/// If it is not, or if the bounds are farther apart than sat2d promises.
pub fn check_bounds(a: &Form, b: &Form, motion: [f64; 2], exact: Option<&F>) -> Result<()> {
    let moves = Motion::linear(Transform::IDENTITY, motion.into())?;
    let still = Motion::still(Transform::IDENTITY);
    let bounds = sweep_bounds(&shape(a)?, &moves, &shape(b)?, &still)?;
    let is_right = match (&bounds, exact) {
        (None, exact) => exact.is_none(),
        // what only grazes is not proved
        (Some(bounds), None) => bounds.latest.is_none(),
        (Some(bounds), Some(exact)) => {
            let is_before =
                |latest| *exact <= fraction(latest) && latest - bounds.earliest <= WIDTH;
            fraction(bounds.earliest) <= *exact && bounds.latest.is_none_or(is_before)
        }
    };
    if !is_right {
        bail!("sat2d proves {bounds:?}");
    }
    Ok(())
}
