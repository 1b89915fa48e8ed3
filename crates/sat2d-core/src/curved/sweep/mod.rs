//! Outlines with curves that move, or that other shapes move to.
//!
//! [`FirstMeeting`] finds when parts of the shapes meet. For straight motions, polygons around both
//! shapes and inside of both bound the time from below and above. The exact relation of the placed
//! shapes decides what lies on either side of the result.

pub(crate) mod after_start;
mod first_meeting;
mod parts;
mod separated;
mod turning;

use crate::curved::distance::closest_given;
use crate::curved::relation;
use crate::curved::sweep::first_meeting::FirstMeeting;
use crate::curved::sweep::parts::Parts;
use crate::curved::sweep::turning::{Turn, Turning};
use crate::narrow::sweep::conservative_advancement::{Advance, MovingPair, STEPS};
use crate::narrow::sweep::linear;
use crate::narrow::sweep::motion::{SweepError, TURNING};
use crate::narrow::sweep::moving::{Meeting, MovingHull, MovingShape};
use crate::shape::{Geometry, Hull, Shape};
use crate::transform::Transform;
use core::cell::Cell;
use sat2d_base::aabb::Aabb;
use sat2d_base::limit::{LimitError, WorkBudget};
use sat2d_base::types::{Impact, Relation};

/// A sweep looks at so many pairs of edges, and at so many more for each edge or piece. Then the
/// shapes have met if they are close by then, and the sweep fails otherwise.
const LOOKS: u64 = 1 << 14;
const LOOKS_PER_PART: u64 = 1 << 6;

/// Where a search comes no nearer, rounding may have left this many times the distance up to which
/// shapes count as having met: 64 units in the last place where none turns.
const NEARLY_MET: f64 = 4.0;

/// The search starts again where doubles are finer by this factor.
const CLOSER: f64 = 0.75;

/// When two shapes, one of them an outline, first meet. Not inlined, so that sweeps without curves
/// need no stack space for it.
#[cold]
#[inline(never)]
pub(crate) fn sweep(
    pair: &MovingPair<'_>,
    work: &WorkBudget,
) -> Result<Option<Impact>, SweepError> {
    let search = Search {
        pair,
        work,
        looks: Cell::new(LOOKS + LOOKS_PER_PART * (parts(pair.a.shape) + parts(pair.b.shape))),
    };
    // a shape inside the other one meets none of its edges
    let relation = search.relation(0.0)?;
    if relation.hits() {
        return search.impact(0.0, relation).map(Some);
    }
    let until = if pair.is_without_turning() {
        search.polygons()
    } else {
        Some([0.0, 1.0])
    };
    match until {
        Some(until) => search.first_impact(until),
        None => Ok(None),
    }
}

/// The number of edges of an outline, or of convex pieces.
fn parts(shape: &Shape) -> u64 {
    match &shape.geometry {
        Geometry::Hull(_) => 1,
        Geometry::Pieces(pieces) => pieces.len() as u64,
        Geometry::Outline(outline, _) => outline.contours.edges.len() as u64,
    }
}

/// A hull around a shape, and one inside of it.
fn hulls(shape: &Shape) -> [Option<&Hull>; 2] {
    match &shape.geometry {
        Geometry::Hull(hull) => [Some(hull), Some(hull)],
        Geometry::Outline(outline, _) => {
            let inner = outline.inner.as_ref().map(|(hull, _)| hull);
            [Some(&outline.outer), inner]
        }
        Geometry::Pieces(_) => [None, None],
    }
}

struct Search<'p, 'a> {
    pair: &'p MovingPair<'a>,
    work: &'p WorkBudget,
    /// How many pairs of edges may still be looked at.
    looks: Cell<u64>,
}

impl<'a> Search<'_, 'a> {
    /// The first impact, after a time until which the shapes are apart, and before one at which
    /// they have met, or 1.
    fn first_impact(&self, [mut now, mut until]: [f64; 2]) -> Result<Option<Impact>, SweepError> {
        for _ in 0..STEPS {
            let enough = self.enough(now, &self.transforms(now)?)?;
            let Some(step) = self.first_meeting(now, until, enough)? else {
                if until < 1.0 {
                    // by rounding alone
                    until = 1.0;
                    continue;
                }
                return Ok(None);
            };
            let at = (now + step).min(1.0);
            if at > now && self.enough(at, &self.transforms(at)?)? < CLOSER * enough {
                // doubles are finer there
                now = at;
                continue;
            }
            let (time, relation) = match self.relation(at)? {
                Relation::Overlapping => self.step_back(now, at)?,
                relation => (at, relation),
            };
            let hit = self.impact(time, relation)?;
            let is_stuck = time <= now;
            let met = if is_stuck {
                NEARLY_MET * enough
            } else {
                enough
            };
            if relation.hits() || hit.closest.distance <= met {
                return Ok(Some(hit));
            }
            if is_stuck && now == 1.0 {
                return Ok(None);
            }
            if self.looks.get() == 0 {
                break;
            }
            now = if is_stuck {
                // the gap cannot close sooner than this
                let way = hit.closest.distance / 2.0;
                let next = (now + way / self.pair.fastest()).min(1.0);
                if self.relation(next)? == Relation::Overlapping {
                    // the distance was less, by rounding
                    return Ok(Some(hit));
                }
                next
            } else {
                time
            };
        }
        let limit = LOOKS;
        Err(LimitError::Work { limit }.into())
    }

    /// A time until which the shapes are apart, by polygons around both, and one until which they
    /// meet, if they do, by polygons inside of both; `None` if they never meet.
    fn polygons(&self) -> Option<[f64; 2]> {
        let MovingPair { a, b, .. } = self.pair;
        let (of_a, of_b) = (hulls(a.shape), hulls(b.shape));
        let meeting = |p: Option<&Hull>, q: Option<&Hull>, safe: &mut Option<Advance>| {
            let [p, q] = [(p, a), (q, b)].map(|(hull, shape)| {
                let motion = shape.motion;
                hull.map(|hull| MovingHull { hull, motion })
            });
            p.zip(q)
                .and_then(|(p, q)| linear::sweep(p, q, safe).decided())
        };
        let mut safe = None;
        let from = match meeting(of_a[0], of_b[0], &mut safe) {
            Some(None) => return None,
            Some(Some(meeting)) => meeting.time,
            None => safe.map_or(0.0, |advance| advance.time),
        };
        let met = meeting(of_a[1], of_b[1], &mut None).flatten();
        Some([from, met.map_or(1.0, |meeting| meeting.time)])
    }

    /// The time from `now` on before which no parts meet; `None` if none do until then.
    fn first_meeting(&self, now: f64, until: f64, enough: f64) -> Result<Option<f64>, SweepError> {
        let (first, second) = self.sides();
        let parts = |of: &MovingShape<'a>| -> Result<Parts<'a>, SweepError> {
            Ok(Parts::new(of.shape, &of.motion.at(now)?)?)
        };
        let shapes = [parts(first)?, parts(second)?];
        let turning = (!self.pair.is_without_turning()).then(|| Turning {
            turns: [first, second].map(|of| Turn {
                pivot: of.motion.pivot() + of.motion.translation() * now,
                translation: of.motion.translation(),
                rotation: of.motion.rotation(),
            }),
            enough,
        });
        let search = FirstMeeting {
            displacement: second.motion.translation() - first.motion.translation(),
            turning,
            enough,
            until: until - now,
            work: self.work,
            looks: &self.looks,
        };
        Ok(search.time(shapes)?)
    }

    fn transforms(&self, time: f64) -> Result<[Transform; 2], SweepError> {
        let MovingPair { a, b, .. } = self.pair;
        Ok([a.motion.at(time)?, b.motion.at(time)?])
    }

    fn relation(&self, time: f64) -> Result<Relation, SweepError> {
        let [at, bt] = self.transforms(time)?;
        Ok(relation::relation(
            (self.pair.a.shape, &at),
            (self.pair.b.shape, &bt),
        )?)
    }

    fn impact(&self, time: f64, relation: Relation) -> Result<Impact, SweepError> {
        let [at, bt] = self.transforms(time)?;
        let meeting = Meeting {
            time,
            relation,
            closest: closest_given(
                relation.hits(),
                (self.pair.a.shape, &at),
                (self.pair.b.shape, &bt),
            )?,
        };
        Ok(meeting.impact(self.pair.a.motion, self.pair.b.motion))
    }

    /// The distance up to which the shapes count as having met.
    fn enough(&self, time: f64, [at, bt]: &[Transform; 2]) -> Result<f64, SweepError> {
        let MovingPair { a, b, .. } = self.pair;
        let reach = |bounds: Aabb| bounds.reach().max_element();
        let reach = reach(a.shape.bounds_at(at)?).max(reach(b.shape.bounds_at(bt)?));
        let way = a.motion.way(time) + b.motion.way(time);
        let straight = (16.0 * reach).max(4.0 * way) * f64::EPSILON;
        let is_straight = self.pair.is_without_turning();
        Ok(straight.max(f64::MIN_POSITIVE) * if is_straight { 1.0 } else { TURNING })
    }

    /// An outline, and the other shape.
    fn sides(&self) -> (&MovingShape<'a>, &MovingShape<'a>) {
        let MovingPair { a, b, .. } = self.pair;
        if a.is_outline() { (a, b) } else { (b, a) }
    }

    /// Goes back from a time at which rounding made the shapes overlap, in growing steps, but never
    /// before a time at which they were disjoint. Returns the time and the relation then.
    fn step_back(&self, safe: f64, overlapping: f64) -> Result<(f64, Relation), SweepError> {
        let enough = self.enough(overlapping, &self.transforms(overlapping)?)?;
        let unit = enough / 8.0 / self.pair.fastest();
        let mut back = unit.max(overlapping - overlapping.next_down());
        loop {
            let time = (overlapping - back).max(safe);
            let relation = self.relation(time)?;
            if time == safe || relation != Relation::Overlapping {
                return Ok((time, relation));
            }
            back *= 2.0;
        }
    }
}
