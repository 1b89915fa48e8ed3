//! Outlines with curves that move, or that other shapes move to.
//!
//! Straight motions: polygons around both shapes and inside of both bound the time at which they
//! meet from below and above, and [`FirstMeeting`] finds when edges do in between.
//!
//! Turning motions: conservative advancement, edge by edge. An edge lies in the triangle of its
//! control points. As long as two such triangles, or one and a convex part of another shape, are
//! apart, their edges cannot meet, so the steps of
//! [`conservative_advancement`](crate::narrow::sweep::conservative_advancement) are safe for them.
//! Where a triangle is much nearer than its edge, both are halved. The exact relation of the placed
//! shapes decides what lies on either side of the result.

pub(crate) mod after_start;
mod first_meeting;
mod separated;

use crate::aabb::Aabb;
use crate::curve::Edge;
use crate::curved::distance::{Target, around, closest_given};
use crate::curved::relation;
use crate::curved::sweep::first_meeting::{FirstMeeting, Obstacle};
use crate::limit::{LimitError, WorkBudget};
use crate::narrow::sweep::conservative_advancement::{Advance, MovingPair, STEPS, gap};
use crate::narrow::sweep::linear;
use crate::narrow::sweep::motion::{SweepError, TURNING};
use crate::narrow::sweep::moving::{Meeting, MovingHull};
use crate::placed::{PlacedHull, PlacedOutline, PlacedPieces};
use crate::shape::{CurvedOutline, Geometry, Hull, Shape};
use crate::transform::Transform;
use crate::types::{Impact, Relation};
use alloc::boxed::Box;
use glam::DVec2;

/// The gap of two triangles is taken if it is at least this part of the distance of points on their
/// edges; otherwise the edges are halved.
const NEAR: f64 = 0.998;
/// After so many halvings of two edges both are as straight as rounding allows.
const HALVINGS: u32 = 64;
/// The work of the gap of two triangles.
const WORK_PER_PAIR: u64 = 16;

/// Where a search comes no nearer, rounding may have left this many times the distance up to which
/// shapes count as having met.
const NEARLY_MET: f64 = TURNING;

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
    let search = Search { pair, work };
    // a shape inside the other one meets none of its edges
    let relation = search.relation(0.0)?;
    if relation.hits() {
        return search.impact(0.0, relation).map(Some);
    }
    if pair.is_without_turning() {
        search.straight()
    } else {
        search.turning(relation)
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
}

impl Search<'_, '_> {
    /// Safe steps.
    fn turning(&self, at_start: Relation) -> Result<Option<Impact>, SweepError> {
        let relation = at_start;
        let Some(mut now) = self.look(0.0)? else {
            return self.impact(0.0, relation).map(Some);
        };
        for _ in 0..STEPS {
            let time = now.time + now.step;
            if time == f64::INFINITY {
                return Ok(None);
            }
            if time == now.time {
                break;
            }
            let at = time.min(1.0);
            if let Some(advance) = self.look(at)? {
                if time > 1.0 {
                    return Ok(None);
                }
                now = advance;
                continue;
            }
            now = match self.relation(at)? {
                Relation::Overlapping => {
                    let (before, relation) = self.step_back(now.time, at)?;
                    match self.look(before)? {
                        Some(advance) if before > now.time => advance,
                        _ => return self.impact(before, relation).map(Some),
                    }
                }
                // too late, unless rounding makes them meet at the end
                Relation::Disjoint if time > 1.0 => return Ok(None),
                relation => return self.impact(at, relation).map(Some),
            };
        }
        let hit = self.impact(now.time, self.relation(now.time)?)?;
        self.accepted(hit, self.enough(now.time, &self.transforms(now.time)?)?)
    }

    /// The impact at which a search ends that comes no nearer; an error if the shapes are clearly
    /// apart.
    fn accepted(&self, hit: Impact, enough: f64) -> Result<Option<Impact>, SweepError> {
        if hit.relation.hits() || hit.closest.distance <= NEARLY_MET * enough {
            return Ok(Some(hit));
        }
        let limit = STEPS as u64;
        Err(LimitError::Work { limit }.into())
    }

    /// What moves straight, from the time at which the polygons around both meet.
    fn straight(&self) -> Result<Option<Impact>, SweepError> {
        let Some([mut now, mut until]) = self.polygons() else {
            return Ok(None);
        };
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
            let distance = hit.closest.distance;
            let is_stuck = time <= now;
            let met = if is_stuck {
                NEARLY_MET * enough
            } else {
                enough
            };
            if relation.hits() || distance <= met {
                return Ok(Some(hit));
            }
            if is_stuck && now == 1.0 {
                return Ok(None);
            }
            now = if is_stuck {
                // curves that fit meet nearly everywhere at once, so the search gave up; but the
                // gap cannot close sooner than this
                (now + distance / 2.0 / self.pair.fastest()).min(1.0)
            } else {
                time
            };
        }
        let hit = self.impact(now, self.relation(now)?)?;
        self.accepted(hit, self.enough(now, &self.transforms(now)?)?)
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

    /// The time from `now` on before which no edges meet; `None` if none do until then.
    fn first_meeting(&self, now: f64, until: f64, enough: f64) -> Result<Option<f64>, SweepError> {
        let at = self.transforms(now)?;
        let (outline, (other, there), displacement) = self.sides(&at);
        let outline = PlacedOutline::new(outline.0, outline.1)?;
        let obstacle = match &other.geometry {
            Geometry::Hull(hull) => Obstacle::Hull(Box::new(PlacedHull::new(hull, there)?)),
            Geometry::Pieces(pieces) => Obstacle::Pieces(PlacedPieces::new(pieces, there)?),
            Geometry::Outline(other, _) => Obstacle::Outline(PlacedOutline::new(other, there)?),
        };
        let search = FirstMeeting {
            displacement,
            enough,
            until: until - now,
            work: self.work,
        };
        Ok(search.time(&outline, obstacle)?)
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

    /// The outline, the other shape, and the displacement of that one in the frame of the outline.
    fn sides<'s>(
        &'s self,
        [at, bt]: &'s [Transform; 2],
    ) -> (
        (&'s CurvedOutline, &'s Transform),
        (&'s Shape, &'s Transform),
        DVec2,
    ) {
        let MovingPair {
            a, b, displacement, ..
        } = self.pair;
        match (&a.shape.geometry, &b.shape.geometry) {
            (Geometry::Outline(outline, _), _) => ((outline, at), (b.shape, bt), *displacement),
            (_, Geometry::Outline(outline, _)) => ((outline, bt), (a.shape, at), -*displacement),
            _ => unreachable!("one of them is an outline"),
        }
    }

    /// A step that is safe; `None` if the shapes have met.
    fn look(&self, time: f64) -> Result<Option<Advance>, SweepError> {
        let at = self.transforms(time)?;
        let enough = self.enough(time, &at)?;
        let (outline, other, displacement) = self.sides(&at);
        let mut step = Step {
            pair: self.pair,
            displacement,
            enough,
            met: false,
            first: Advance {
                time,
                step: f64::INFINITY,
                speed: self.pair.fastest(),
            },
            looked: 0,
        };
        step.look(outline, other)?;
        self.work.spend(step.looked)?;
        Ok((!step.met).then_some(step.first))
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

/// The search for the first time at which an edge may meet something.
struct Step<'p, 'a> {
    pair: &'p MovingPair<'a>,
    /// Of the other shape, in the frame of the outline.
    displacement: DVec2,
    /// The distance up to which the shapes count as having met.
    enough: f64,
    /// Whether they have.
    met: bool,
    /// The shortest of the steps that are safe for each edge so far.
    first: Advance,
    /// The work so far.
    looked: u64,
}

impl Step<'_, '_> {
    fn look(
        &mut self,
        (outline, at): (&CurvedOutline, &Transform),
        (other, there): (&Shape, &Transform),
    ) -> Result<(), SweepError> {
        let outline = PlacedOutline::new(outline, at)?;
        let all = f64::INFINITY;
        match &other.geometry {
            Geometry::Hull(hull) => {
                let hull = PlacedHull::new(hull, there)?;
                outline.nearest(&hull.bounds(), all, |_, edge| {
                    self.of_edge(&edge, &Target::Hull(&hull), None, HALVINGS)
                });
            }
            Geometry::Pieces(pieces) => {
                let pieces = PlacedPieces::new(pieces, there)?;
                outline.nearest(&pieces.bounds(), all, |_, edge| {
                    let limit = self.limit();
                    pieces.nearest(&edge.bounds(), limit, |_, hull| {
                        self.of_edge(&edge, &Target::Hull(hull), None, HALVINGS)
                    });
                    self.limit()
                });
            }
            Geometry::Outline(other, _) => {
                let other = PlacedOutline::new(other, there)?;
                outline.nearest(&other.least_bounds(), all, |_, edge| {
                    let limit = self.limit();
                    other.nearest(&edge.bounds(), limit, |_, of_other| {
                        self.of_edge(&edge, &Target::Edge(of_other), None, HALVINGS)
                    });
                    self.limit()
                });
            }
        }
        Ok(())
    }

    /// What is farther apart cannot meet within the step, nor before time 1.
    fn limit(&self) -> f64 {
        if self.met {
            return f64::NEG_INFINITY;
        }
        self.first.step.min(1.0) * self.pair.fastest() + self.enough
    }

    /// Takes the step that is safe for an edge if it is shorter, and returns the limit. `points` is
    /// the distance of points on the edge and the target, if it is known.
    fn of_edge(
        &mut self,
        edge: &Edge,
        target: &Target<'_>,
        points: Option<f64>,
        halvings: u32,
    ) -> f64 {
        if self.met {
            return self.limit();
        }
        self.looked += WORK_PER_PAIR;
        let hull = around(edge);
        let near = target.with_hull(|other| gap(&hull, other, 0.0));
        let (gap, step, speed) = near.map_or((0.0, 0.0, 0.0), |(gap, normal)| {
            let speed = self.pair.turning_speed - self.displacement.dot(normal);
            // half of what counts as contact is left for rounding
            let safe = gap - self.enough / 2.0;
            let step = if speed > 0.0 {
                safe / speed
            } else {
                f64::INFINITY
            };
            (gap, step, speed)
        });
        let is_apart = gap > self.enough;
        if is_apart && step >= self.first.step {
            return self.limit();
        }
        let is_exact = halvings == 0 || edge.is_straight() && target.arc().is_none();
        let points = || points.unwrap_or_else(|| target.distance_of_points(edge));
        if is_apart && (is_exact || gap >= NEAR * points()) {
            (self.first.step, self.first.speed) = (step, speed);
        } else if !is_apart && (is_exact || points() <= self.enough) {
            self.met = true;
        } else {
            let mut halves = target.halves(edge).map(|(edge, target)| {
                let distance = target.distance_of_points(&edge);
                (distance, edge, target)
            });
            halves.sort_by(|one, other| one.0.total_cmp(&other.0));
            for (points, edge, target) in halves {
                self.of_edge(&edge, &target, Some(points), halvings - 1);
            }
        }
        self.limit()
    }
}
