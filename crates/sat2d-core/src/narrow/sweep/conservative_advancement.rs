//! Conservative advancement, the last stage of a sweep: for shapes that turn, for shapes of several
//! pieces, and for all that the other stages leave undecided.
//!
//! Two convex shapes that are a distance apart along a normal cannot meet before that distance is
//! closed at the greatest speed that any of their points has along it, so time may advance that far
//! without a look in between (B. V. Mirtich, "Impulse-based dynamic simulation of rigid body
//! systems", 1996).
//!
//! ```text
//! t = 0
//! while the shapes at t are apart by more than rounding:
//!     speed = the most by which the distance along the normal can shrink per unit of time
//!     if speed <= 0: they never meet
//!     t += distance / speed; if t > 1: they do not meet in time
//! ```
//!
//! Contacts at the start that the shapes [leave](crate::narrow::sweep::leaving) may be left out.
//!
//! For shapes of several pieces, time advances by what is safe for every pair of pieces; pairs too
//! far apart to matter are skipped by their boxes. The exact relation of the placed shapes decides
//! what lies on either side of the result.

use crate::minkowski::hull_pair::HullPair;
use crate::narrow::distance;
use crate::narrow::distance::compound;
use crate::narrow::one_sided::{Key, key};
use crate::narrow::sweep::leaving::{Leaving, Parting, is_left};
use crate::narrow::sweep::motion::{SweepError, TURNING};
use crate::narrow::sweep::moving::{Meeting, MovingShape, displacement};
use crate::narrow::sweep::relative_motion::contact_distance;
use crate::narrow::{contact, relation};
use crate::placed::convex_part::{ConvexPart, each_near_pair, each_pair_within};
use crate::placed::{Placed, PlacedGeometry, PlacedHull};
use core::cell::{Cell, RefCell};
use glam::DVec2;
use sat2d_base::limit::WorkBudget;
use sat2d_base::num::length;
use sat2d_base::types::{ClosestPoints, Impact, Relation};

/// The most steps taken. Straight motions take a few, turning ones a few dozen, and more the less
/// of their turning speed leads toward each other.
pub(crate) const STEPS: usize = 4096;

/// The work of the distance of two pieces, besides looking at their corners.
const WORK_PER_PAIR: u64 = 16;

/// The work of the distance of two pieces with this many corners.
pub(crate) fn work_of_pair(corners: usize) -> u64 {
    WORK_PER_PAIR + corners as u64
}

/// A safe step ahead.
#[derive(Clone, Copy)]
pub(crate) struct Advance {
    /// When it starts.
    pub(crate) time: f64,
    /// How long it is.
    pub(crate) step: f64,
    /// How fast the nearest features may approach.
    pub(crate) speed: f64,
}

/// The shapes at one time.
enum State {
    /// They are apart by more than rounding, so this step is safe.
    Apart(Advance),
    /// They are not.
    Met(Relation),
    /// Parts that met at the start have come closer since, instead of parting.
    Closer,
}

/// A pair of moving shapes.
pub(crate) struct MovingPair<'a> {
    pub(crate) a: MovingShape<'a>,
    pub(crate) b: MovingShape<'a>,
    /// The displacement of b in the frame of a.
    pub(crate) displacement: DVec2,
    /// The most by which turning can close a gap per unit of time.
    pub(crate) turning_speed: f64,
}

impl<'a> MovingPair<'a> {
    pub(crate) fn new(a: MovingShape<'a>, b: MovingShape<'a>) -> MovingPair<'a> {
        MovingPair {
            a,
            b,
            displacement: displacement(a.motion, b.motion),
            turning_speed: a.motion.turning_speed(a.shape) + b.motion.turning_speed(b.shape),
        }
    }

    /// Whether no vertex moves by turning.
    #[inline(always)]
    pub(crate) fn is_without_turning(&self) -> bool {
        self.turning_speed == 0.0
    }

    /// A bound for the speed at which any gap can close: a little more, for rounding.
    pub(crate) fn fastest(&self) -> f64 {
        (length(self.displacement) + self.turning_speed) * (1.0 + 1e-12)
    }

    pub(crate) fn place(&self, time: f64) -> Result<(Placed<'a>, Placed<'a>), SweepError> {
        Ok((self.a.place(time)?, self.b.place(time)?))
    }
}

/// The search for the first impact of a pair.
pub(crate) struct Advancement<'p, 'a> {
    pair: &'p MovingPair<'a>,
    work: &'p WorkBudget,
    /// The work of looking at all pieces near each other, as it was the last time. The exact
    /// relation and the closest points take about as much.
    last_look: Cell<u64>,
    /// Whether contacts that are left at the start are left out.
    skips_parting: bool,
    /// Those that are.
    leaving: RefCell<Leaving>,
    /// The parts that pass each other.
    passed: &'p [Key],
}

impl<'p, 'a> Advancement<'p, 'a> {
    pub(crate) fn new(
        pair: &'p MovingPair<'a>,
        work: &'p WorkBudget,
        passed: &'p [Key],
    ) -> Advancement<'p, 'a> {
        Advancement {
            pair,
            work,
            last_look: Cell::new(0),
            skips_parting: false,
            leaving: RefCell::default(),
            passed,
        }
    }

    /// The first impact of shapes that meet at the start, without the contacts that they leave.
    #[inline(never)]
    pub(crate) fn run_from_contact(mut self) -> Result<Option<Impact>, SweepError> {
        self.skips_parting = true;
        self.run(None)
    }

    /// The first impact. `safe` is a first step that an earlier stage has proved to start safely;
    /// it may end too late by the rounding of transforms with large offsets.
    #[inline(never)]
    pub(crate) fn run(&self, safe: Option<Advance>) -> Result<Option<Impact>, SweepError> {
        let mut now = match safe {
            Some(advance) => advance,
            None => match self.look(0.0)? {
                State::Apart(advance) => advance,
                State::Met(_) | State::Closer => return self.impact(0.0).map(Some),
            },
        };
        let mut is_predicted = safe.is_some();
        let mut watched_step: f64 = 0.0;
        for _ in 0..STEPS {
            if self.is_watching() {
                // doubled, since nothing is known about when the parts leave each other
                watched_step = (2.0 * watched_step).max(self.least_step(now.time)?);
                now.step = now.step.min(watched_step);
            }
            let time = now.time + now.step;
            if time == f64::INFINITY {
                return Ok(None);
            }
            if time == now.time {
                break;
            }
            now = match self.look(time.min(1.0))? {
                State::Met(Relation::Overlapping) => {
                    let hit = self.step_back(&now, time.min(1.0))?;
                    let enough = contact_distance(&hit.closest, 0.0);
                    if !is_predicted || hit.closest.distance <= enough {
                        return Ok(Some(hit));
                    }
                    match self.look(hit.time)? {
                        State::Apart(advance) => advance,
                        State::Met(_) | State::Closer => return Ok(Some(hit)),
                    }
                }
                State::Closer => return self.last_before(now.time, time.min(1.0)).map(Some),
                // too late, unless rounding makes them meet at the end
                State::Apart(_) | State::Met(Relation::Disjoint) if time > 1.0 => {
                    return Ok(None);
                }
                State::Met(_) => return self.impact(time.min(1.0)).map(Some),
                State::Apart(advance) => advance,
            };
            is_predicted = false;
        }
        // The step is below the resolution of doubles, or there were too many steps: the time
        // reached is safe, and nothing proves that the shapes do not meet after it.
        self.impact(now.time).map(Some)
    }

    /// Whether parts that turn have to be watched until they have left each other.
    fn is_watching(&self) -> bool {
        !self.pair.is_without_turning() && !self.leaving.borrow().is_empty()
    }

    /// The time in which the shapes may part by what counts as contact.
    fn least_step(&self, time: f64) -> Result<f64, SweepError> {
        let (a, b) = self.pair.place(time)?;
        Ok(self.enough(time, &a, &b) / self.pair.fastest())
    }

    /// The last time, up to rounding, before parts that met at the start come closer, by bisection.
    fn last_before(&self, mut before: f64, mut closer: f64) -> Result<Impact, SweepError> {
        loop {
            let middle = before + (closer - before) / 2.0;
            if middle <= before || middle >= closer {
                break;
            }
            let (a, b) = self.pair.place(middle)?;
            let enough = self.enough(middle, &a, &b);
            let leaving = self.leaving.borrow();
            let mut are_closer = false;
            self.work.spend(self.last_look.get())?;
            each_near_pair(&a.geometry, &b.geometry, &mut |p, q| {
                are_closer |= leaving.are_closer(&p, &q, enough);
            });
            *(if are_closer { &mut closer } else { &mut before }) = middle;
        }
        self.leaving.replace(Leaving::default());
        self.impact(before)
    }

    /// The distance up to which the shapes count as having met. It is more than the rounding of the
    /// time and of offsets moves a shape: at one of two doubles that follow each other a point may
    /// be on one side of a segment, and at the next one on the other.
    fn enough(&self, time: f64, a: &Placed<'_>, b: &Placed<'_>) -> f64 {
        let is_straight = self.pair.is_without_turning();
        let turning = if is_straight { 1.0 } else { TURNING };
        let way = self.pair.a.motion.way(time) + self.pair.b.motion.way(time);
        a.rounding_margin(b).max(4.0 * f64::EPSILON * way) * turning
    }

    /// Goes back from a time at which rounding made the shapes overlap, in growing steps, but never
    /// before a time at which they were disjoint.
    fn step_back(&self, safe: &Advance, overlapping: f64) -> Result<Impact, SweepError> {
        let (a, b) = self.pair.place(overlapping)?;
        // the time in which they part by two units in the last place
        let unit = a.rounding_margin(&b) / 8.0 / safe.speed;
        let mut back = unit.max(overlapping - overlapping.next_down());
        loop {
            let time = (overlapping - back).max(safe.time);
            let (a, b) = self.pair.place(time)?;
            self.work.spend(self.last_look.get())?;
            if time == safe.time || self.relation(&a, &b) != Relation::Overlapping {
                return self.impact(time);
            }
            back *= 2.0;
        }
    }

    /// Looks at the shapes as closely as is needed to decide whether they are apart.
    fn look(&self, time: f64) -> Result<State, SweepError> {
        let pair = self.pair;
        let (a, b) = pair.place(time)?;
        let enough = self.enough(time, &a, &b);
        let fastest = pair.fastest();
        let (mut met, mut closer) = (false, false);
        let mut next = Advance {
            time,
            step: f64::INFINITY,
            speed: fastest,
        };
        // a pair farther apart than this cannot meet within the step, nor before time 1
        let limit = |step: f64| step.min(1.0) * fastest + enough;
        let mut looked = (pieces(&a) + pieces(&b)) as u64;
        let mut enough_work = self.work.spend(looked);
        each_pair_within(&a.geometry, &b.geometry, limit(1.0), &mut |p, q| {
            let units = work_of_pair(p.hull.points.len() + q.hull.points.len());
            looked += units;
            enough_work = enough_work.and_then(|()| self.work.spend(units));
            if enough_work.is_err() {
                return f64::NEG_INFINITY; // no pair is as near
            }
            if self.passes(&p, &q) {
                return limit(next.step);
            }
            if self.skips_parting {
                let watched = self.watch(&p, &q, time, enough);
                closer |= watched == Parting::Closer;
                if watched != Parting::Parted {
                    return limit(next.step);
                }
            }
            match gap(p.hull, q.hull, enough) {
                Some((gap, normal)) => {
                    let speed = pair.turning_speed - pair.displacement.dot(normal);
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
        enough_work?;
        self.last_look.set(looked);
        if closer {
            return Ok(State::Closer);
        }
        Ok(if met {
            self.work.spend(looked)?;
            State::Met(self.relation(&a, &b))
        } else {
            State::Apart(next)
        })
    }

    /// What has become of two parts that may have met at the start.
    fn watch(&self, p: &ConvexPart<'_>, q: &ConvexPart<'_>, time: f64, enough: f64) -> Parting {
        let mut leaving = self.leaving.borrow_mut();
        let (a, b) = (self.pair.a.motion, self.pair.b.motion);
        let turning_speed = self.pair.turning_speed;
        if time > 0.0 {
            return leaving.watch(p, q, turning_speed > 0.0, enough);
        }
        let meet = gap(p.hull, q.hull, enough).is_none();
        if meet && is_left((p, a), (q, b), turning_speed, enough) {
            leaving.add(p, q);
            return Parting::Leaving;
        }
        Parting::Parted
    }

    fn passes(&self, p: &ConvexPart<'_>, q: &ConvexPart<'_>) -> bool {
        !self.passed.is_empty() && self.passed.contains(&key(p, q))
    }

    /// The relation of the shapes, without the parts that are left out.
    fn relation(&self, a: &Placed<'_>, b: &Placed<'_>) -> Relation {
        let leaving = self.leaving.borrow();
        if leaving.is_empty() && self.passed.is_empty() {
            return a.relation(b);
        }
        let mut most = Relation::Disjoint;
        each_near_pair(&a.geometry, &b.geometry, &mut |p, q| {
            if !leaving.contains(&p, &q) && !self.passes(&p, &q) {
                most = most.max(relation::exact::hulls(p.hull, q.hull));
            }
        });
        most
    }

    /// The closest points of the shapes, without the parts that are left out.
    fn closest(&self, a: &Placed<'_>, b: &Placed<'_>) -> ClosestPoints {
        let leaving = self.leaving.borrow();
        if leaving.is_empty() && self.passed.is_empty() {
            return compound::bodies(&a.geometry, &b.geometry);
        }
        compound::pieces(&a.geometry, &b.geometry, |p, q| {
            !leaving.contains(p, q) && !self.passes(p, q)
        })
    }

    fn impact(&self, time: f64) -> Result<Impact, SweepError> {
        self.work.spend(2 * self.last_look.get())?;
        let (a, b) = self.pair.place(time)?;
        let meeting = Meeting {
            time,
            relation: self.relation(&a, &b),
            closest: self.closest(&a, &b),
        };
        Ok(meeting.impact(self.pair.a.motion, self.pair.b.motion))
    }
}

/// The number of convex pieces.
fn pieces(placed: &Placed<'_>) -> usize {
    match &placed.geometry {
        PlacedGeometry::Hull(_) => 1,
        PlacedGeometry::Pieces(pieces) => pieces.pieces().len(),
    }
}

/// The distance of two parts and its direction, if it is more than `enough`. Doubles are tried
/// first. Exact numbers follow where the error of doubles is more than half of the distance, and
/// where the parts are less far apart along the direction: nothing would prove a step safe then.
pub(crate) fn gap(p: &PlacedHull, q: &PlacedHull, enough: f64) -> Option<(f64, DVec2)> {
    let pair = HullPair::new(p, q);
    let is_elliptic = p.ellipse.is_some() || q.ellipse.is_some();
    if !pair.is_small && !is_elliptic {
        let nearest = pair.estimate();
        if nearest.gap > enough.max(2.0 * pair.error) {
            let normal = contact::general::normal(&pair, &nearest.link);
            if pair.gap_along(normal) >= nearest.gap - pair.error {
                return Some((nearest.gap, normal));
            }
        }
    }
    if relation::exact::hulls(p, q).hits() {
        return None;
    }
    let closest = distance::general::hulls(p, q);
    (closest.distance > enough).then_some((closest.distance, closest.normal))
}
