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
//! Two convex shapes of which none turns are told beforehand, mostly, by [`linear`].
//!
//! Of shapes of several pieces, time is advanced by what is safe for every pair of pieces; those too far off to matter are left out by
//! their boxes.
//!
//! What lies on either side of the result is decided by the exact verdict where the shapes are placed.

pub(crate) mod linear;
pub(crate) mod linear_pairs;
pub(crate) mod motion;

use crate::minkowski::nearest::Pair;
use crate::narrow::distance;
use crate::narrow::distance::compound;
use crate::narrow::part::{Part, each_pair_within};
use crate::narrow::sweep::linear::Glide;
use crate::narrow::sweep::motion::{Motion, SweepError};
use crate::narrow::{contact, relation};
use crate::shape::{Body, Kind, Placed, Shape};
use crate::types::ClosestPoints;
use crate::types::{Impact, Relation};
use glam::DVec2;

/// How many steps may be taken. Shapes that only move take a few; turning ones a few dozen, more the less of their turning speed
/// is toward each other.
const STEPS: usize = 4096;
/// Turning shapes count as met at so many times the rounding that straight ones do: at 2^-36 (about 1.5e-11) of the magnitude of
/// their coordinates.
pub(crate) const TURNING: f64 = 4096.0;

/// When two shapes that move from time 0 to 1 first are not disjoint; `None` if they stay so.
///
/// Nothing is passed over, however fast it moves. At the time that comes out the shapes, placed by [`Motion::at`], touch or are just
/// disjoint, never overlapping: for straight motions within 64 units in the last place of their coordinates' magnitude, where one turns
/// within 1.5e-11 of that magnitude. Shapes that pass each other as closely as that count as meeting.
///
/// At most 4096 steps are taken: straight motions take a few, turning ones a few dozen, more the more of their turning is not toward each
/// other. Should they not suffice (shapes that nearly touch all along a great many turns), the time reached by then comes out:
/// the shapes are disjoint until then and there, and nothing is said of what follows.
///
/// Shapes that overlap at time 0 are reported there with the relation `Overlapping`; such that touch at 0 (or are as near as
/// that) likewise, even if they part or slide: `approach` tells, by being 0 or less. To find what they meet after that, start them a hair
/// apart along the normal.
///
/// ```
/// use sat2d::query::{Motion, sweep};
/// use sat2d::{DVec2, Relation, Shape, Transform};
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
#[inline(always)]
pub fn sweep(
    a: &Shape,
    motion_a: &Motion,
    b: &Shape,
    motion_b: &Motion,
) -> Result<Option<Impact>, SweepError> {
    if let (Body::Hull(hull_a), Body::Hull(hull_b)) = (&a.body, &b.body)
        && let (Kind::Disc, Kind::Disc) = (hull_a.kind, hull_b.kind)
        && motion_a.is_straight() & motion_b.is_straight()
    {
        let told = match linear_pairs::circles((hull_a, motion_a), (hull_b, motion_b)) {
            Some(Glide::Meet(time, closest)) => Some((time, Relation::Disjoint, closest)),
            Some(Glide::Overlap(closest)) => Some((0.0, Relation::Overlapping, closest)),
            Some(Glide::Miss) => None,
            _ => return others(a, motion_a, b, motion_b),
        };
        let toward = motion_b.translation() - motion_a.translation();
        return Ok(told.map(|(time, relation, closest)| Impact {
            time,
            relation,
            approach: 0.0 - toward.dot(closest.normal),
            closest,
        }));
    }
    others(a, motion_a, b, motion_b)
}

/// What is no two circles that plainly meet or miss on straight ways.
#[inline(never)]
fn others(
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

/// What there is to see at one time.
enum Look {
    /// More than rounding between the shapes, and how long they cannot meet.
    Apart(Advance),
    /// No more.
    Met(Relation),
}

/// A safe step ahead.
#[derive(Clone, Copy)]
struct Advance {
    /// When it starts.
    time: f64,
    /// How long it is.
    step: f64,
    /// How fast the nearest features may approach.
    speed: f64,
}

impl<'a> Sweep<'a> {
    fn new(a: (&'a Shape, &'a Motion), b: (&'a Shape, &'a Motion)) -> Sweep<'a> {
        Sweep {
            a,
            b,
            translation: b.1.translation() - a.1.translation(),
            turning: a.1.turning_speed(a.0) + b.1.turning_speed(b.0),
        }
    }

    fn run(&self) -> Result<Option<Impact>, SweepError> {
        let mut now = match self.glide() {
            Glide::Meet(time, closest) => {
                return Ok(Some(self.impact_with(time, Relation::Disjoint, closest)));
            }
            Glide::Overlap(closest) => {
                return Ok(Some(self.impact_with(0.0, Relation::Overlapping, closest)));
            }
            Glide::Miss => return Ok(None),
            Glide::From { safe, time, speed } => Advance {
                time: safe,
                step: time - safe,
                speed,
            },
            Glide::Unknown => match self.look(0.0)? {
                Look::Apart(advance) => advance,
                Look::Met(_) => return self.impact(0.0).map(Some),
            },
        };
        for _ in 0..STEPS {
            let time = now.time + now.step;
            if time == f64::INFINITY {
                return Ok(None);
            }
            if time == now.time {
                break;
            }
            now = match self.look(time.min(1.0))? {
                Look::Met(Relation::Overlapping) => {
                    return self.land(&now, time.min(1.0)).map(Some);
                }
                // too late, unless rounding has it that they meet at the end
                Look::Apart(_) | Look::Met(Relation::Disjoint) if time > 1.0 => return Ok(None),
                Look::Met(_) => return self.impact(time.min(1.0)).map(Some),
                Look::Apart(advance) => advance,
            };
        }
        // no nearer by any step that a double can tell, or hardly so by very many: this time is safe, and nothing says that they do
        // not meet after it
        self.impact(now.time).map(Some)
    }

    /// What can be said of two convex shapes of which none turns without placing all their vertices.
    fn glide(&self) -> Glide {
        match (&self.a.0.body, &self.b.0.body) {
            (Body::Hull(a), Body::Hull(b)) if self.turning == 0.0 => {
                linear::glide((a, self.a.1), (b, self.b.1))
            }
            _ => Glide::Unknown,
        }
    }

    /// Goes back from a time at which rounding made the shapes overlap, by ever larger steps, no farther than to a time at which
    /// they were disjoint.
    fn land(&self, safe: &Advance, overlapping: f64) -> Result<Impact, SweepError> {
        let (a, b) = self.place(overlapping)?;
        // time enough to part by two units in the last place
        let unit = a.rounding_margin(&b) / 8.0 / safe.speed;
        let mut back = unit.max(overlapping - overlapping.next_down());
        loop {
            let time = (overlapping - back).max(safe.time);
            let (a, b) = self.place(time)?;
            if time == safe.time || a.relation(&b) != Relation::Overlapping {
                return self.impact(time);
            }
            back *= 2.0;
        }
    }

    /// Looks at the shapes as closely as is needed to tell that they are apart.
    fn look(&self, time: f64) -> Result<Look, SweepError> {
        let (a, b) = self.place(time)?;
        let turning = if self.turning == 0.0 { 1.0 } else { TURNING };
        let enough = a.rounding_margin(&b) * turning;
        // a little more, for rounding
        let fastest = (self.translation.length() + self.turning) * (1.0 + 1e-12);
        let mut met = false;
        let mut next = Advance {
            time,
            step: f64::INFINITY,
            speed: fastest,
        };
        // no pair that is farther away than this can meet within the step, nor before time 1
        let limit = |step: f64| step.min(1.0) * fastest + enough;
        each_pair_within(&a.body, &b.body, limit(1.0), |p, q| {
            match apart(&p, &q, enough) {
                Some((gap, normal)) => {
                    let speed = self.turning - self.translation.dot(normal);
                    if speed > 0.0 && gap / speed < next.step {
                        next = Advance {
                            time,
                            step: gap / speed,
                            speed,
                        };
                    }
                }
                None => (met, next.step) = (true, 0.0),
            }
            limit(next.step)
        });
        Ok(if met {
            Look::Met(a.relation(&b))
        } else {
            Look::Apart(next)
        })
    }

    fn place(&self, time: f64) -> Result<(Placed<'a>, Placed<'a>), SweepError> {
        let (ta, tb) = (self.a.1.at(time)?, self.b.1.at(time)?);
        Ok((self.a.0.place(&ta)?, self.b.0.place(&tb)?))
    }

    fn impact(&self, time: f64) -> Result<Impact, SweepError> {
        let (a, b) = self.place(time)?;
        let closest = compound::bodies(&a.body, &b.body);
        Ok(self.impact_with(time, a.relation(&b), closest))
    }

    fn impact_with(&self, time: f64, relation: Relation, closest: ClosestPoints) -> Impact {
        let velocity =
            self.b.1.velocity(time, closest.on_b) - self.a.1.velocity(time, closest.on_a);
        Impact {
            time,
            relation,
            closest,
            approach: 0.0 - velocity.dot(closest.normal),
        }
    }
}

/// How far two parts are apart and in which direction, if by more than `enough` and by more than doubles may be wrong. They are looked at
/// with doubles, and closely where these cannot tell.
fn apart(p: &Part<'_>, q: &Part<'_>, enough: f64) -> Option<(f64, DVec2)> {
    let pair = Pair::new(p.hull, q.hull);
    let enough = enough.max(2.0 * pair.error);
    if !pair.is_small {
        let nearest = pair.estimate();
        if nearest.gap > enough {
            return Some((nearest.gap, contact::general::normal(&pair, &nearest.link)));
        }
    }
    if relation::hulls(p.hull, q.hull).hits() {
        return None;
    }
    let closest = distance::hulls(p.hull, q.hull);
    (closest.distance > enough).then_some((closest.distance, closest.normal))
}
