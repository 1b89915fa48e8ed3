//! Collision response of two bodies: separating, sliding and bouncing.

use glam::DVec2;
use sat2d_base::types::manifold::Manifold;
use thiserror::Error;

/// Why a contact cannot be resolved.
#[derive(Clone, Copy, Debug, PartialEq, Error)]
#[non_exhaustive]
pub enum ResolveError {
    /// An inverse mass or the restitution is below 0, infinite or NaN.
    #[error("{name} is {value}; expected a finite number of 0 or more")]
    BadNumber {
        /// Which number: `inverse_mass_a`, `inverse_mass_b` or `restitution`.
        name: &'static str,
        /// Its value.
        value: f64,
    },
}

/// The moves that separate two bodies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Resolution {
    /// The move of the first body.
    pub a: DVec2,
    /// The move of the second.
    pub b: DVec2,
}

/// Divides the translation that separates two bodies between them, in proportion to their inverse
/// masses (one over the mass). Bodies of equal mass move equally far. A body of inverse mass 3
/// moves three times as far as one of inverse mass 1. A body of inverse mass 0 is static and does
/// not move.
///
/// ```
/// use sat2d::query::contact;
/// use sat2d::response::resolve;
/// use sat2d::{DVec2, Shape, Transform};
/// let tile = Shape::rectangle(4.0, 4.0)?;
/// let at = Transform::translation(DVec2::new(3.0, 0.5))?;
/// let hit = contact(&tile, &Transform::IDENTITY, &tile, &at)?.ok_or("apart")?;
/// let parted = resolve(&hit, 0.0, 2.5)?; // the first is a wall
/// assert_eq!((parted.a, parted.b), (DVec2::ZERO, DVec2::new(1.0, 0.0)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`ResolveError`] if an inverse mass is below 0, infinite or NaN.
pub fn resolve(
    contact: &Manifold,
    inverse_mass_a: f64,
    inverse_mass_b: f64,
) -> Result<Resolution, ResolveError> {
    resolve_along(
        contact.normal,
        contact.depth,
        inverse_mass_a,
        inverse_mass_b,
    )
}

/// As [`resolve`], for any unit normal from the first body to the second and any depth. With those
/// of a [`Separation`](crate::query::Separation) it separates concave bodies.
///
/// ```
/// use sat2d::response::resolve_along;
/// use sat2d::DVec2;
/// let parted = resolve_along(DVec2::X, 1.0, 1.0, 3.0)?;
/// assert_eq!((parted.a, parted.b), (DVec2::new(-0.25, 0.0), DVec2::new(0.75, 0.0)));
/// # Ok::<(), sat2d::response::ResolveError>(())
/// ```
///
/// # Errors
/// [`ResolveError`] if an inverse mass is below 0, infinite or NaN.
pub fn resolve_along(
    normal: DVec2,
    depth: f64,
    inverse_mass_a: f64,
    inverse_mass_b: f64,
) -> Result<Resolution, ResolveError> {
    let (share_a, share_b) = shares(inverse_mass_a, inverse_mass_b)?;
    Ok(Resolution {
        // from zero, so that a body that stays moves by 0 and not by -0
        a: DVec2::ZERO - normal * (depth * share_a),
        b: DVec2::ZERO + normal * (depth * share_b),
    })
}

/// The velocities of two bodies after a collision. Each body is given by its velocity and its
/// inverse mass.
///
/// The speed at which the bodies approach along the normal is removed, so that they slide, and
/// `restitution` times that speed is added in the opposite direction, so that they bounce: 0 is no
/// bounce, 1 loses no energy. The inverse masses divide the change as in [`resolve`]. Bodies that
/// already move apart, and two static bodies, keep their velocities.
///
/// ```
/// use sat2d::query::contact;
/// use sat2d::response::rebound;
/// use sat2d::{DVec2, Shape, Transform};
/// let floor = Shape::rectangle(100.0, 2.0)?;
/// let ball = Shape::circle(DVec2::ZERO, 1.0)?;
/// let at = Transform::translation(DVec2::new(7.0, 1.9))?;
/// let hit = contact(&floor, &Transform::IDENTITY, &ball, &at)?.ok_or("apart")?;
/// let falling = DVec2::new(3.0, -4.0);
/// assert_eq!(rebound(&hit, (DVec2::ZERO, 0.0), (falling, 1.0), 0.0)?.1, DVec2::new(3.0, 0.0));
/// assert_eq!(rebound(&hit, (DVec2::ZERO, 0.0), (falling, 1.0), 0.5)?.1, DVec2::new(3.0, 2.0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`ResolveError`] if an inverse mass or the restitution is below 0, infinite or NaN.
pub fn rebound(
    contact: &Manifold,
    body_a: (DVec2, f64),
    body_b: (DVec2, f64),
    restitution: f64,
) -> Result<(DVec2, DVec2), ResolveError> {
    rebound_along(contact.normal, body_a, body_b, restitution)
}

/// As [`rebound`], for any unit normal from the first body to the second: for example, that of the
/// closest points of an [`Impact`](crate::query::Impact), for bodies stopped at their time of
/// impact.
///
/// ```
/// use sat2d::response::rebound_along;
/// use sat2d::DVec2;
/// let cue = (DVec2::new(2.0, 1.0), 1.0);
/// let (cue, ball) = rebound_along(DVec2::X, cue, (DVec2::ZERO, 1.0), 1.0)?;
/// assert_eq!((cue, ball), (DVec2::new(0.0, 1.0), DVec2::new(2.0, 0.0)));
/// # Ok::<(), sat2d::response::ResolveError>(())
/// ```
///
/// # Errors
/// [`ResolveError`] if an inverse mass or the restitution is below 0, infinite or NaN.
pub fn rebound_along(
    normal: DVec2,
    (velocity_a, inverse_mass_a): (DVec2, f64),
    (velocity_b, inverse_mass_b): (DVec2, f64),
    restitution: f64,
) -> Result<(DVec2, DVec2), ResolveError> {
    let (share_a, share_b) = shares(inverse_mass_a, inverse_mass_b)?;
    check("restitution", restitution)?;
    let parting = (velocity_b - velocity_a).dot(normal);
    if parting >= 0.0 || share_a + share_b == 0.0 {
        return Ok((velocity_a, velocity_b));
    }
    let change = normal * (-parting * (1.0 + restitution));
    Ok((velocity_a - change * share_a, velocity_b + change * share_b))
}

/// Removes the part of a velocity that points into an obstacle; the rest slides along its surface.
/// `normal` is the unit normal of that surface, toward the moving body. With several obstacles,
/// call it once for each.
///
/// ```
/// use sat2d::response::slide;
/// use sat2d::DVec2;
/// assert_eq!(slide(DVec2::new(3.0, -4.0), DVec2::Y), DVec2::new(3.0, 0.0));
/// assert_eq!(slide(DVec2::new(3.0, 4.0), DVec2::Y), DVec2::new(3.0, 4.0));
/// ```
pub fn slide(velocity: DVec2, normal: DVec2) -> DVec2 {
    let into = velocity.dot(normal);
    if into < 0.0 {
        velocity - normal * into
    } else {
        velocity
    }
}

/// The shares of two inverse masses in their sum; both are 0 if both inverse masses are.
fn shares(inverse_mass_a: f64, inverse_mass_b: f64) -> Result<(f64, f64), ResolveError> {
    check("inverse_mass_a", inverse_mass_a)?;
    check("inverse_mass_b", inverse_mass_b)?;
    let larger = inverse_mass_a.max(inverse_mass_b);
    if larger == 0.0 {
        return Ok((0.0, 0.0));
    }
    // divided by the larger one first, so that the sum cannot overflow
    let (a, b) = (inverse_mass_a / larger, inverse_mass_b / larger);
    Ok((a / (a + b), b / (a + b)))
}

fn check(name: &'static str, value: f64) -> Result<(), ResolveError> {
    if value.is_finite() && value >= 0.0 {
        Ok(())
    } else {
        Err(ResolveError::BadNumber { name, value })
    }
}
