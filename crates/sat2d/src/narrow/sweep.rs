//! Sweep: when two moving shapes first meet.
//!
//! Conservative advancement (B. V. Mirtich, "Impulse-based dynamic simulation of rigid body systems", 1996): two convex shapes that are
//! a distance apart along a normal cannot meet before that distance is closed at the greatest speed that any of their points
//! has along it, so time may be advanced that far without looking between.
//!
//! ```text
//! t = 0
//! while the shapes at t are apart by more than rounding:
//!     speed = the most that the distance along the normal can shrink by per unit of time
//!     if speed <= 0: they never meet
//!     t += distance / speed; if t > 1: they do not meet in time
//! ```
//!
//! What lies on either side of the result is decided by the exact verdict where the shapes are placed.

use super::distance::{self, ClosestPoints};
use super::nearest::Pair;
use super::{contact, verdict};
use crate::shape::{Body, PlaceError, PlacedHull, Shape};
use crate::{Aabb, Relation, Transform, TransformError};
use glam::DVec2;
use thiserror::Error;

/// How many steps may be taken. Shapes that only move take a few; turning ones a few dozen, more the less of their turning speed
/// is toward each other.
const STEPS: usize = 4096;
/// Turning shapes count as met at so many times the rounding that straight ones do: at 2^-36 (about 1.5e-11) of the magnitude of
/// their coordinates.
const TURNING: f64 = 4096.0;

/// How a shape moves during one unit of time: from where `start` puts it, along a translation, while turning about a pivot that
/// moves along with it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Motion {
    start: Transform,
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
        /// What it is: `translation`, `rotation` or `pivot`.
        name: &'static str,
        /// Its value (of a vector the coordinate that is at fault).
        value: f64,
    },
    /// A shape cannot be placed somewhere on its way.
    #[error(transparent)]
    Place(#[from] PlaceError),
    /// A placement on the way has no finite coefficients.
    #[error(transparent)]
    Transform(#[from] TransformError),
}

impl Motion {
    /// No motion.
    pub fn still(start: Transform) -> Motion {
        Motion {
            start,
            translation: DVec2::ZERO,
            rotation: 0.0,
            pivot: DVec2::ZERO,
        }
    }

    /// A straight move by `translation`.
    ///
    /// # Errors
    /// [`SweepError::NotFinite`] if a coordinate is NaN or infinite.
    pub fn linear(start: Transform, translation: DVec2) -> Result<Motion, SweepError> {
        Motion::turning(start, translation, 0.0, DVec2::ZERO)
    }

    /// A move by `translation` while turning by `rotation` radians (from the x axis towards the y axis, any number of turns) about
    /// `pivot`, which is given where it is at the start.
    ///
    /// ```
    /// use sat2d::{DVec2, Motion, Transform};
    /// let half_turn = Motion::turning(Transform::IDENTITY, DVec2::new(4.0, 0.0), core::f64::consts::PI, DVec2::X)?;
    /// let end = half_turn.at(1.0)?.apply(DVec2::ZERO);
    /// assert!((end - DVec2::new(6.0, 0.0)).length() < 1e-15);
    /// # Ok::<(), sat2d::SweepError>(())
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
        let numbers = [
            ("translation", translation.x),
            ("translation", translation.y),
            ("rotation", rotation),
            ("pivot", pivot.x),
            ("pivot", pivot.y),
        ];
        if let Some(&(name, value)) = numbers.iter().find(|(_, value)| !value.is_finite()) {
            return Err(SweepError::NotFinite { name, value });
        }
        Ok(Motion {
            start,
            translation,
            rotation,
            pivot,
        })
    }

    /// Where the shape is at a time: `start` itself at 0.
    ///
    /// # Errors
    /// [`SweepError::Transform`] if the placement has no finite coefficients.
    pub fn at(&self, time: f64) -> Result<Transform, SweepError> {
        let [a, b, c, d, tx, ty] = self.start.to_array();
        let origin = DVec2::new(tx, ty) + self.translation * time;
        if self.rotation == 0.0 {
            return Ok(Transform::new(a, b, c, d, origin.x, origin.y)?);
        }
        let (sin, cos) = libm::sincos(self.rotation * time);
        let turn = |v: DVec2| DVec2::new(cos * v.x - sin * v.y, sin * v.x + cos * v.y);
        let (x_axis, y_axis) = (turn(DVec2::new(a, b)), turn(DVec2::new(c, d)));
        // as a correction of the unturned origin, which is exactly none where the angle is 0
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

    /// A box around the shape all the way, wider by more than what counts as met.
    pub(crate) fn bounds(&self, shape: &Shape) -> Result<Aabb, SweepError> {
        let start = shape.place(&self.start)?.bounds();
        let end = Aabb::new(start.min + self.translation, start.max + self.translation);
        let all = start.union(&end);
        let reach = all.min.abs().max(all.max.abs()).max_element();
        let met = 64.0 * f64::EPSILON * TURNING * reach;
        Ok(all.inflated(self.turning_speed(shape) + met))
    }

    /// The most by which turning can move a point of the shape's core per unit of time. A radius about a core moves nothing.
    fn turning_speed(&self, shape: &Shape) -> f64 {
        if self.rotation == 0.0 {
            return 0.0;
        }
        let arms = shape
            .vertices()
            .iter()
            .map(|&p| self.start.apply(p) - self.pivot);
        // a little more, for rounding
        arms.map(DVec2::length).fold(0.0, f64::max) * self.rotation.abs() * (1.0 + 1e-12)
    }
}

/// The first moment at which two moving shapes meet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Impact {
    /// The time from 0 to 1.
    pub time: f64,
    /// How the shapes stand to each other where their motions put them at this time: `Touching`, or `Disjoint` by no more than rounding;
    /// `Overlapping` only at time 0, if they overlap already.
    pub relation: Relation,
    /// Where they meet: the closest points at this time; if they overlap at time 0, those of their contact.
    pub closest: ClosestPoints,
    /// How fast they approach along the normal at this point, per unit of time: 0 or less if they slide along or
    /// off each other (as shapes that touch at the start may).
    pub approach: f64,
}

/// When two shapes that move from time 0 to 1 first are not disjoint; `None` if they stay so.
///
/// Nothing is passed over, however fast it moves. At the time that comes out the shapes, placed by [`Motion::at`], touch or are just
/// disjoint, never overlapping: for straight motions within 64 units in the last place of their coordinates' magnitude, where one turns
/// within 1.5e-11 of that magnitude. Shapes that pass each other as closely as that count as meeting.
///
/// Shapes that overlap at time 0 are reported there with the relation `Overlapping`; such that touch at 0 (or are as near as
/// that) likewise, even if they part or slide: `approach` tells.
///
/// ```
/// use sat2d::{sweep, DVec2, Motion, Relation, Shape, Transform};
/// let wall = Shape::rectangle(0.125, 10.0)?;
/// let bullet = Shape::circle(DVec2::ZERO, 0.5)?;
/// let from = Transform::translation(DVec2::new(-100.5625, 1.0))?;
/// let flight = Motion::linear(from, DVec2::new(1600.0, 0.0))?;
/// let hit = sweep(&wall, &Motion::still(Transform::IDENTITY), &bullet, &flight)?.ok_or("tunnelled")?;
/// assert_eq!((hit.time, hit.closest.normal), (0.0625, DVec2::NEG_X));
/// assert_ne!(hit.relation, Relation::Overlapping);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`SweepError`] if a shape cannot be placed somewhere on its way.
pub fn sweep(
    a: &Shape,
    motion_a: &Motion,
    b: &Shape,
    motion_b: &Motion,
) -> Result<Option<Impact>, SweepError> {
    Sweep::new((a, motion_a), (b, motion_b)).run()
}

struct Sweep<'a> {
    a: (&'a Shape, &'a Motion),
    b: (&'a Shape, &'a Motion),
    translation: DVec2,
    turning: f64,
}

/// A time at which the shapes are apart, by how much and in which direction.
#[derive(Clone, Copy)]
struct Apart {
    time: f64,
    gap: f64,
    normal: DVec2,
}

/// What there is to see at one time.
enum Look {
    /// More than rounding between the shapes.
    Apart(Apart),
    /// No more.
    Met(Relation),
}

impl<'a> Sweep<'a> {
    fn new(a: (&'a Shape, &'a Motion), b: (&'a Shape, &'a Motion)) -> Sweep<'a> {
        Sweep {
            a,
            b,
            translation: b.1.translation - a.1.translation,
            turning: a.1.turning_speed(a.0) + b.1.turning_speed(b.0),
        }
    }

    fn run(&self) -> Result<Option<Impact>, SweepError> {
        let mut now = match self.look(0.0)? {
            Look::Apart(apart) => apart,
            Look::Met(_) => return self.impact(0.0).map(Some),
        };
        for _ in 0..STEPS {
            let speed = self.turning - self.translation.dot(now.normal);
            if speed <= 0.0 {
                return Ok(None);
            }
            let time = now.time + now.gap / speed;
            if time == now.time {
                break;
            }
            now = match self.look(time.min(1.0))? {
                Look::Met(Relation::Overlapping) => {
                    return self.land(now.time, time.min(1.0), speed).map(Some);
                }
                // too late, unless rounding has it that they meet at the end
                Look::Apart(_) | Look::Met(Relation::Disjoint) if time > 1.0 => return Ok(None),
                Look::Met(_) => return self.impact(time.min(1.0)).map(Some),
                Look::Apart(apart) => apart,
            };
        }
        // no nearer by any step that a double can tell, or hardly so by very many: this time is safe, and nothing says that they do
        // not meet after it
        self.impact(now.time).map(Some)
    }

    /// Goes back from a time at which rounding made the shapes overlap, by ever larger steps, no farther than to a time at which
    /// they were disjoint.
    fn land(&self, safe: f64, overlapping: f64, speed: f64) -> Result<Impact, SweepError> {
        let (a, b) = self.place(overlapping)?;
        // time enough to part by two units in the last place
        let unit = contact::margin(&a, &b) / 8.0 / speed;
        let mut back = unit.max(overlapping - overlapping.next_down());
        loop {
            let time = (overlapping - back).max(safe);
            let (a, b) = self.place(time)?;
            if time == safe || verdict::hulls(&a, &b) != Relation::Overlapping {
                return self.impact(time);
            }
            back *= 2.0;
        }
    }

    /// Looks at the shapes with doubles, and closely where these cannot tell them apart.
    fn look(&self, time: f64) -> Result<Look, SweepError> {
        let (a, b) = self.place(time)?;
        let pair = Pair::new(&a, &b);
        let turning = if self.turning == 0.0 { 1.0 } else { TURNING };
        let enough = (contact::margin(&a, &b) * turning).max(2.0 * pair.error);
        if !pair.is_small {
            let nearest = pair.estimate();
            if nearest.gap > enough {
                return Ok(Look::Apart(Apart {
                    time,
                    gap: nearest.gap,
                    normal: contact::normal(&pair, &nearest.link),
                }));
            }
        }
        let relation = verdict::hulls(&a, &b);
        if relation == Relation::Disjoint {
            let closest = distance::hulls(&a, &b);
            if closest.distance > enough {
                return Ok(Look::Apart(Apart {
                    time,
                    gap: closest.distance,
                    normal: closest.normal,
                }));
            }
        }
        Ok(Look::Met(relation))
    }

    fn place(&self, time: f64) -> Result<(PlacedHull, PlacedHull), SweepError> {
        let (ta, tb) = (self.a.1.at(time)?, self.b.1.at(time)?);
        let (Body::Hull(a), Body::Hull(b)) = (&self.a.0.body, &self.b.0.body) else {
            todo!()
        };
        let a = PlacedHull::new(a, &ta)?;
        let b = PlacedHull::new(b, &tb)?;
        Ok((a, b))
    }

    fn impact(&self, time: f64) -> Result<Impact, SweepError> {
        let (a, b) = self.place(time)?;
        let closest = distance::hulls(&a, &b);
        let point = |motion: &Motion, p: DVec2| {
            let arm = p - (motion.pivot + motion.translation * time);
            motion.translation + arm.perp() * motion.rotation
        };
        let velocity = point(self.b.1, closest.on_b) - point(self.a.1, closest.on_a);
        Ok(Impact {
            time,
            relation: verdict::hulls(&a, &b),
            closest,
            approach: 0.0 - velocity.dot(closest.normal),
        })
    }
}
