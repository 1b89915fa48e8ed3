//! Resolution: how two bodies respond to a contact.
//!
//! They move apart, and slide or bounce. Normal and depth are those of a `sat_manifold` or, for
//! concave shapes as a whole, of a `sat_minimum_translation`; for velocities you can also use the
//! normal of a `sat_impact`. Masses are given as inverse masses, 1 / mass: a body of inverse mass 0
//! does not move.

use crate::base::geometry::{finite, sat_vec2};
use crate::error::status::{Failure, SAT_ERR_NOT_FINITE, sat_status};
use crate::guard::call::answer;
use sat2d::response::{self, Resolution};
use std::mem::{offset_of, size_of};

/// The moves of two bodies that separate them.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct sat_resolution {
    /// The move of the first body.
    pub a: sat_vec2,
    /// The move of the second body.
    pub b: sat_vec2,
}

/// The velocities of two bodies.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct sat_velocities {
    /// The velocity of the first body.
    pub a: sat_vec2,
    /// The velocity of the second body.
    pub b: sat_vec2,
}

const _: () = assert!(size_of::<sat_resolution>() == 32 && offset_of!(sat_resolution, b) == 16);
const _: () = assert!(size_of::<sat_velocities>() == 32 && offset_of!(sat_velocities, b) == 16);

impl From<Resolution> for sat_resolution {
    fn from(resolution: Resolution) -> sat_resolution {
        sat_resolution {
            a: resolution.a.into(),
            b: resolution.b.into(),
        }
    }
}

/// Divides the translation that separates two bodies, `normal * depth` from the first to the
/// second, between them in proportion to their inverse masses: with equal inverse masses both move
/// half of it, with 3 and 1 the first moves three quarters. A body of inverse mass 0 stays; if both
/// have inverse mass 0, both stay. On failure `out_resolution` is all zero: both stay.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_NOT_FINITE`, `SAT_ERR_NEGATIVE` (an inverse mass).
///
/// ```c
/// sat_resolution moves;
/// sat_resolve((sat_vec2){0, 1}, 0.5, 1, 3, &moves); // the second has a third of the mass
/// assert(moves.a.y == -0.125 && moves.b.y == 0.375);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_resolve(
    normal: sat_vec2,
    depth: f64,
    inverse_mass_a: f64,
    inverse_mass_b: f64,
    out_resolution: *mut sat_resolution,
) -> sat_status {
    let body = || {
        let normal = finite(normal, "normal")?;
        if !depth.is_finite() {
            let message = format_args!("depth is {depth}, not finite");
            return Err(Failure::new(SAT_ERR_NOT_FINITE, message));
        }
        Ok(response::resolve_along(normal, depth, inverse_mass_a, inverse_mass_b)?.into())
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_resolution, sat_resolution::default(), body) }
}

/// The velocities of two bodies after a collision along `normal`, the unit vector from the first to
/// the second. The approaching part of their relative velocity is removed, and `restitution` times
/// as much is added in the other direction: 0 slides, 1 bounces without loss. The change is divided
/// by the inverse masses as in `sat_resolve`. Bodies that already move apart, and two bodies of
/// inverse mass 0, keep their velocities. On failure `out_velocities` is all zero.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_NOT_FINITE`, `SAT_ERR_NEGATIVE` (an inverse mass or the
/// restitution).
///
/// ```c
/// sat_velocities after;
/// // a ball falls on a floor of infinite mass and keeps half its speed
/// sat_rebound((sat_vec2){0, 1}, (sat_vec2){0, 0}, 0, (sat_vec2){3, -4}, 1, 0.5, &after);
/// assert(after.a.y == 0 && after.b.x == 3 && after.b.y == 2);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_rebound(
    normal: sat_vec2,
    velocity_a: sat_vec2,
    inverse_mass_a: f64,
    velocity_b: sat_vec2,
    inverse_mass_b: f64,
    restitution: f64,
    out_velocities: *mut sat_velocities,
) -> sat_status {
    let body = || {
        let normal = finite(normal, "normal")?;
        let body_a = (finite(velocity_a, "velocity_a")?, inverse_mass_a);
        let body_b = (finite(velocity_b, "velocity_b")?, inverse_mass_b);
        let (a, b) = response::rebound_along(normal, body_a, body_b, restitution)?;
        Ok(sat_velocities {
            a: a.into(),
            b: b.into(),
        })
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_velocities, sat_velocities::default(), body) }
}

/// The velocity that remains on an obstacle: the part that leads into the obstacle is removed, the
/// rest slides along it. `normal` is the obstacle's unit normal, towards the moving body. For
/// several obstacles, call it for each in turn. On failure `out_velocity` is zero.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_NOT_FINITE`.
///
/// ```c
/// sat_vec2 rest;
/// sat_slide((sat_vec2){3, -4}, (sat_vec2){0, 1}, &rest); // runs on along the floor
/// assert(rest.x == 3 && rest.y == 0);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_slide(
    velocity: sat_vec2,
    normal: sat_vec2,
    out_velocity: *mut sat_vec2,
) -> sat_status {
    let body = || {
        let (velocity, normal) = (finite(velocity, "velocity")?, finite(normal, "normal")?);
        Ok(response::slide(velocity, normal).into())
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_velocity, sat_vec2::default(), body) }
}
