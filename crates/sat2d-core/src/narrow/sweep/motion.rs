//! The motion of a shape: straight, turning, or both.

use crate::shape::{Geometry, PlaceError, Shape};
use crate::transform::{Transform, TransformError};
use glam::DVec2;
use sat2d_base::aabb::Aabb;
use sat2d_base::limit::LimitError;
use sat2d_base::num::power_of_two;
use thiserror::Error;

/// By how much two placements may differ besides a rotation, in parts of their size.
const RIGID: f64 = power_of_two(-30);

/// Shapes that turn count as met at this many times the rounding at which straight ones do: at
/// 2^-36 (about 1.5e-11) of the magnitude of their coordinates.
pub(crate) const TURNING: f64 = 4096.0;

/// The motion of a shape during one unit of time: from its placement by `start`, along a
/// translation, while it turns about a pivot that moves with it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Motion {
    pub(crate) start: Transform,
    translation: DVec2,
    rotation: f64,
    pivot: DVec2,
}

/// Why two shapes cannot be swept.
#[derive(Clone, Copy, Debug, PartialEq, Error)]
#[non_exhaustive]
pub enum SweepError {
    /// A translation, rotation or pivot is NaN or infinite.
    #[error("{name} is {value}, not a finite number")]
    NotFinite {
        /// The parameter: `translation`, `rotation` or `pivot`.
        name: &'static str,
        /// Its value; of a vector, the coordinate at fault.
        value: f64,
    },
    /// No rotation and translation leads from one placement to the other.
    #[error("from {from:?} to {to:?} the shape would change its size or form")]
    NotRigid {
        /// The coefficients a, b, c, d of the first placement.
        from: [f64; 4],
        /// Those of the second.
        to: [f64; 4],
    },
    /// A shape cannot be placed at some time of its motion.
    #[error(transparent)]
    Place(#[from] PlaceError),
    /// A placement at some time of the motion has coefficients that are not finite.
    #[error(transparent)]
    Transform(#[from] TransformError),
    /// The work limit does not suffice.
    #[error(transparent)]
    Limit(#[from] LimitError),
}

impl Motion {
    /// No motion.
    #[inline]
    pub fn still(start: Transform) -> Motion {
        Motion {
            start,
            translation: DVec2::ZERO,
            rotation: 0.0,
            pivot: DVec2::ZERO,
        }
    }

    /// A straight motion by `translation`.
    ///
    /// # Errors
    /// [`SweepError::NotFinite`] if a coordinate is NaN or infinite.
    #[inline]
    pub fn linear(start: Transform, translation: DVec2) -> Result<Motion, SweepError> {
        if !translation.is_finite() {
            return Err(not_finite(translation, 0.0, DVec2::ZERO));
        }
        Ok(Motion {
            translation,
            ..Motion::still(start)
        })
    }

    /// A motion by `translation` with a rotation by `rotation` radians (from the x axis toward the
    /// y axis, any number of turns) about `pivot`, given by its position at the start.
    ///
    /// ```
    /// use sat2d::query::Motion;
    /// use sat2d::{DVec2, Transform};
    /// let (by, angle) = (DVec2::new(4.0, 0.0), core::f64::consts::PI);
    /// let half_turn = Motion::turning(Transform::IDENTITY, by, angle, DVec2::X)?;
    /// let end = half_turn.at(1.0)?.apply(DVec2::ZERO);
    /// assert!((end - DVec2::new(6.0, 0.0)).length() < 1e-15);
    /// # Ok::<(), sat2d::query::SweepError>(())
    /// ```
    ///
    /// # Errors
    /// [`SweepError::NotFinite`] if a number is NaN or infinite.
    pub fn turning(
        start: Transform,
        translation: DVec2,
        rotation: f64,
        pivot: DVec2,
    ) -> Result<Motion, SweepError> {
        if !(translation.is_finite() && rotation.is_finite() && pivot.is_finite()) {
            return Err(not_finite(translation, rotation, pivot));
        }
        Ok(Motion {
            start,
            translation,
            rotation,
            pivot,
        })
    }

    /// The motion from one placement to another of the same size and form: the origin of the shape
    /// moves straight, and the shape turns about it by the smaller angle (a half turn from the x
    /// axis toward the y axis). At time 1 it is at `end` up to rounding.
    ///
    /// ```
    /// use sat2d::query::Motion;
    /// use sat2d::{DVec2, Transform};
    /// let start = Transform::placement_degrees(DVec2::new(1.0, 2.0), 30.0, -2.0, 2.0)?;
    /// let end = Transform::placement_degrees(DVec2::new(7.0, 3.0), -15.0, -2.0, 2.0)?;
    /// let motion = Motion::between(start, end)?;
    /// let nose = DVec2::new(5.0, 1.0);
    /// assert!((motion.at(1.0)?.apply(nose) - end.apply(nose)).length() < 1e-14);
    /// assert!(Motion::between(start, Transform::IDENTITY).is_err()); // the sizes differ
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`SweepError::NotRigid`] if the placements differ by more than a rotation and a translation,
    /// beyond 2^-30 of the size.
    pub fn between(start: Transform, end: Transform) -> Result<Motion, SweepError> {
        let axes = |t: &Transform| [DVec2::new(t.a, t.b), DVec2::new(t.c, t.d)];
        let ([u, v], [to_u, to_v]) = (axes(&start), axes(&end));
        let size = u.abs().max(v.abs()).max_element();
        let (from, to) = if u.length() >= v.length() {
            (u / size, to_u / size)
        } else {
            (v / size, to_v / size)
        };
        let rotation = if size == 0.0 {
            0.0
        } else {
            libm::atan2(from.perp_dot(to), from.dot(to))
        };
        let (sin, cos) = libm::sincos(rotation);
        let turn = |w: DVec2| DVec2::new(cos * w.x - sin * w.y, sin * w.x + cos * w.y);
        let off = |w: DVec2, to: DVec2| (turn(w) - to).abs().max_element();
        let largest = off(u, to_u).max(off(v, to_v));
        if largest > RIGID * size || largest.is_nan() {
            return Err(SweepError::NotRigid {
                from: [start.a, start.b, start.c, start.d],
                to: [end.a, end.b, end.c, end.d],
            });
        }
        let origin = DVec2::new(start.tx, start.ty);
        let translation = DVec2::new(end.tx, end.ty) - origin;
        Motion::turning(start, translation, rotation, origin)
    }

    /// The placement of the shape at a time: exactly `start` at 0.
    ///
    /// # Errors
    /// [`SweepError::Transform`] if a coefficient of the placement is not finite.
    pub fn at(&self, time: f64) -> Result<Transform, SweepError> {
        let [a, b, c, d, tx, ty] = self.start.to_array();
        let straight = self.straight_at(time);
        let origin = DVec2::new(straight.tx, straight.ty);
        if self.rotation == 0.0 {
            return Ok(Transform::new(a, b, c, d, origin.x, origin.y)?);
        }
        let (sin, cos) = libm::sincos(self.rotation * time);
        let turn = |v: DVec2| DVec2::new(cos * v.x - sin * v.y, sin * v.x + cos * v.y);
        let (x_axis, y_axis) = (turn(DVec2::new(a, b)), turn(DVec2::new(c, d)));
        // a correction of the origin without rotation, which is exactly 0 if the angle is 0
        let arm = DVec2::new(tx, ty) - self.pivot;
        let origin = origin
            + DVec2::new(
                (cos - 1.0) * arm.x - sin * arm.y,
                sin * arm.x + (cos - 1.0) * arm.y,
            );
        Ok(Transform::new(
            x_axis.x, x_axis.y, y_axis.x, y_axis.y, origin.x, origin.y,
        )?)
    }

    /// Whether there is no rotation.
    #[inline(always)]
    pub(crate) fn is_straight(&self) -> bool {
        self.rotation == 0.0
    }

    /// The placement at a time without regard to rotation. Coefficients are not checked.
    #[inline(always)]
    pub(crate) fn straight_at(&self, time: f64) -> Transform {
        Transform {
            tx: self.start.tx + self.translation.x * time,
            ty: self.start.ty + self.translation.y * time,
            ..self.start
        }
    }

    /// The magnitude of the offset at the start plus that of the way until a time; 0 if the shape
    /// rests.
    #[inline(always)]
    pub(crate) fn way(&self, time: f64) -> f64 {
        if self.translation == DVec2::ZERO && self.rotation == 0.0 {
            return 0.0;
        }
        let start = DVec2::new(self.start.tx, self.start.ty);
        (start.abs() + self.translation.abs() * time).max_element()
    }

    /// A box that, moved along the translation, contains the shape at every time, with a margin
    /// above the distance that counts as contact.
    #[doc(hidden)]
    pub fn bounds_at_start(&self, shape: &Shape) -> Result<Aabb, SweepError> {
        let start = shape.bounds_at(&self.start)?;
        let largest = start.reach() + self.translation.abs();
        let met = 64.0 * f64::EPSILON * TURNING * largest.max_element();
        Ok(start.inflated(self.turning_speed(shape) + met))
    }

    /// The most by which turning can move a point of the shape's core per unit of time, or of the
    /// ellipses about it. A radius about the core does not matter.
    pub(crate) fn turning_speed(&self, shape: &Shape) -> f64 {
        if self.rotation == 0.0 {
            return 0.0;
        }
        let corners = match &shape.geometry {
            Geometry::Outline(outline, _) => &outline.outer.points[..],
            _ => shape.vertices(),
        };
        let arms = corners.iter().map(|&p| self.start.apply(p) - self.pivot);
        let arm = arms.map(DVec2::length).fold(0.0, f64::max);
        let beyond = match &shape.geometry {
            Geometry::Hull(hull) if hull.is_elliptic_at(&self.start) => {
                hull.ellipse_at(&self.start).reach()
            }
            _ => 0.0,
        };
        // a little more, for rounding
        (arm + beyond) * self.rotation.abs() * (1.0 + 1e-12)
    }

    /// The velocity of a point of the shape that is at `p` at a time.
    #[inline(always)]
    pub(crate) fn velocity(&self, time: f64, p: DVec2) -> DVec2 {
        if self.rotation == 0.0 {
            return self.translation;
        }
        let arm = p - (self.pivot + self.translation * time);
        self.translation + arm.perp() * self.rotation
    }

    /// The placement of the shape at time 0.
    #[inline]
    pub fn start(&self) -> Transform {
        self.start
    }

    /// The displacement of the pivot from time 0 to 1.
    #[inline]
    pub fn translation(&self) -> DVec2 {
        self.translation
    }

    /// The angle in radians, from the x axis toward the y axis, by which the shape turns from time
    /// 0 to 1.
    pub fn rotation(&self) -> f64 {
        self.rotation
    }

    /// The point about which the shape turns, by its position at time 0.
    pub fn pivot(&self) -> DVec2 {
        self.pivot
    }
}

/// The error of a motion with a number that is not finite: it names the first one.
#[cold]
#[inline(never)]
fn not_finite(translation: DVec2, rotation: f64, pivot: DVec2) -> SweepError {
    let [others @ .., last] = [
        ("translation", translation.x),
        ("translation", translation.y),
        ("rotation", rotation),
        ("pivot", pivot.x),
        ("pivot", pivot.y),
    ];
    let mut others = others.into_iter();
    let (name, value) = others.find(|(_, x)| !x.is_finite()).unwrap_or(last);
    SweepError::NotFinite { name, value }
}
