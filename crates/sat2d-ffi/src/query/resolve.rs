//! Resolution: what two bodies do about a contact.
//!
//! They part, and slide or bounce. Normal and depth are those of a `sat_contact` or, for concave shapes as a whole, a
//! `sat_separation`; the normal of a `sat_impact` will do for velocities. A weight says how readily a body gives way (in mechanics:
//! one over its mass); a body of weight 0 is static.

use crate::base::geometry::{finite, sat_vec2};
use crate::base::status::{Failure, SAT_ERR_NOT_FINITE, sat_status};
use crate::boundary::entry::answer;
use sat2d::response::Resolution;
use std::mem::{offset_of, size_of};

/// How far each of two bodies has to move so that they part.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct sat_resolution {
    /// The move of the first body.
    pub a: sat_vec2,
    /// The move of the second.
    pub b: sat_vec2,
}

/// The velocities of two bodies.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct sat_velocities {
    /// That of the first body.
    pub a: sat_vec2,
    /// That of the second.
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

/// Divides the translation that parts two bodies, `normal * depth` from the first to the second, between them: equal weights share
/// evenly, a weight of 3 against 1 takes three quarters, and of a static and another body the other does all the moving. Two
/// static bodies both stay. On failure `out` is all zero: both stay.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_NOT_FINITE`, `SAT_ERR_NEGATIVE` (a weight).
///
/// ```c
/// sat_resolution moves;
/// sat_resolve((sat_vec2){0, 1}, 0.5, 1, 3, &moves); // the second gives way three times as readily
/// assert(moves.a.y == -0.125 && moves.b.y == 0.375);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_resolve(
    normal: sat_vec2,
    depth: f64,
    weight_a: f64,
    weight_b: f64,
    out: *mut sat_resolution,
) -> sat_status {
    let body = || {
        let normal = finite(normal, "normal")?;
        if !depth.is_finite() {
            let message = format_args!("depth is {depth}, not finite");
            return Err(Failure::new(SAT_ERR_NOT_FINITE, message));
        }
        Ok(sat2d::response::resolve_along(normal, depth, weight_a, weight_b)?.into())
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out, sat_resolution::default(), body) }
}

/// The velocities of two bodies after they met: what takes them into each other along `normal` (from the first to the second, of
/// length 1) is taken away, and `restitution` times as much given back the other way (0: they slide; 1: they bounce off as
/// fast as they came). The change is shared by the weights as in `sat_resolve`. Bodies that part already, and two
/// static ones, keep their velocities. On failure `out` is all zero.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_NOT_FINITE`, `SAT_ERR_NEGATIVE` (a weight or the restitution).
///
/// ```c
/// sat_velocities after;
/// // a ball falls on a static floor and keeps half its speed
/// sat_rebound((sat_vec2){0, 1}, (sat_vec2){0, 0}, 0, (sat_vec2){3, -4}, 1, 0.5, &after);
/// assert(after.a.y == 0 && after.b.x == 3 && after.b.y == 2);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_rebound(
    normal: sat_vec2,
    velocity_a: sat_vec2,
    weight_a: f64,
    velocity_b: sat_vec2,
    weight_b: f64,
    restitution: f64,
    out: *mut sat_velocities,
) -> sat_status {
    let body = || {
        let normal = finite(normal, "normal")?;
        let body_a = (finite(velocity_a, "velocity_a")?, weight_a);
        let body_b = (finite(velocity_b, "velocity_b")?, weight_b);
        let (a, b) = sat2d::response::rebound_along(normal, body_a, body_b, restitution)?;
        Ok(sat_velocities {
            a: a.into(),
            b: b.into(),
        })
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out, sat_velocities::default(), body) }
}

/// What is left of a velocity on an obstacle whose surface has this unit normal, toward the moving body: what goes into the obstacle
/// is removed, the rest slides on. For several obstacles slide on each. On failure `out` is zero.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_NOT_FINITE`.
///
/// ```c
/// sat_vec2 left;
/// sat_slide((sat_vec2){3, -4}, (sat_vec2){0, 1}, &left); // runs on along the floor
/// assert(left.x == 3 && left.y == 0);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_slide(
    velocity: sat_vec2,
    normal: sat_vec2,
    out: *mut sat_vec2,
) -> sat_status {
    let body = || {
        let (velocity, normal) = (finite(velocity, "velocity")?, finite(normal, "normal")?);
        Ok(sat2d::response::slide(velocity, normal).into())
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out, sat_vec2::default(), body) }
}
