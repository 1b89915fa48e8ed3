//! The translation that separates outlines with curves.
//!
//! Of convex shapes it is that of the contact. Of others, the polygons around the outlines tell
//! which curves meet there. Every such pair limits the translation by a half-plane, whose normal is
//! that of the curves: the point of all half-planes that is nearest to the origin is the next
//! guess (Newton's method for the conditions that hold the least translation, as in sequential
//! quadratic programming: R. Fletcher, "Practical Methods of Optimization", 1987).

use crate::curved::contact;
use crate::curved::contact::{named, placed, tolerance};
use crate::curved::relation;
use crate::curved::solid::{Solid, at_closest, depth_on_curves};
use crate::limit::WorkBudget;
use crate::narrow::distance;
use crate::narrow::separation::error::SeparationError;
use crate::narrow::separation::nudge::freed;
use crate::num::{length, power_of_two, unit};
use crate::placed::convex_part::each_pair_within;
use crate::placed::{Placed, PlacedGeometry};
use crate::shape::{PlaceError, Shape};
use crate::transform::Transform;
use crate::types::Relation;
use crate::types::manifold::Manifold;
use alloc::vec::Vec;
use glam::DVec2;

/// How often the margin for rounding is doubled.
const MAX_DOUBLINGS: usize = 8;

/// The most guesses, and the most times that features are added where a guess still overlaps.
const GUESSES: usize = 64;
const ROUNDS: usize = 6;

/// A guess farther than this many tolerances from the translation of the polygons is missing a
/// half-plane. Along a curve, a small change of the gap moves the nearest point much farther.
const FAR: f64 = 64.0;

/// Steps are not extrapolated if their ratio is nearer to 1 than this.
const LEAST_SHRINKING: f64 = 1e-3;

/// A guess may miss a half-plane by this part of the tolerance.
const HALF_PLANE_ERROR: f64 = power_of_two(-36);

/// The translation that separates two shapes, at least one of them an outline.
pub(crate) fn translation(
    (a, ta): (&Shape, &Transform),
    (b, tb): (&Shape, &Transform),
    work: &WorkBudget,
) -> Result<Option<DVec2>, SeparationError> {
    let pair = Pair {
        a: (a, ta),
        b: (b, tb),
        polygons: [placed(a, ta)?, placed(b, tb)?],
    };
    if pair.relation(DVec2::ZERO)? != Relation::Overlapping {
        return Ok(None);
    }
    let [p, q] = &pair.polygons;
    if let (PlacedGeometry::Hull(one), PlacedGeometry::Hull(other)) = (&p.geometry, &q.geometry) {
        work.spend((one.points.len() + other.points.len()) as u64)?;
        let hits = contact::contacts((a, ta), (b, tb))?;
        let found = hits.first().map(|hit| (hit.normal * hit.depth, hit.normal));
        if let Some((translation, normal)) = found
            && let Some(free) = pair.outward(translation, &[normal])
        {
            return Ok(Some(free));
        }
    }
    let around = pair.of_polygons(work)?;
    let found = pair.of_curves(around, work)?;
    let is_shorter = |found: &DVec2| found.length_squared() < around.length_squared();
    Ok(Some(found.filter(is_shorter).unwrap_or(around)))
}

struct Pair<'a> {
    a: (&'a Shape, &'a Transform),
    b: (&'a Shape, &'a Transform),
    polygons: [Placed<'a>; 2],
}

/// The translations v with normal · v >= reach, after which a pair of curves does not overlap.
#[derive(Clone, Copy)]
struct HalfPlane {
    normal: DVec2,
    reach: f64,
}

/// A point that is nearest to the origin in all half-planes.
enum Guess {
    /// The curves are where the half-planes say. With the normals of those that it is on.
    Settled(DVec2, Vec<DVec2>),
    /// It is far from the translation of the polygons.
    Far(DVec2),
    /// There is none, or none that settles.
    None,
}

impl<'a> Pair<'a> {
    fn moved(&self, by: DVec2) -> Transform {
        let (_, t) = self.b;
        Transform {
            tx: t.tx + by.x,
            ty: t.ty + by.y,
            ..*t
        }
    }

    /// The relation after a translation of the second shape.
    fn relation(&self, by: DVec2) -> Result<Relation, PlaceError> {
        let ((a, ta), (b, _)) = (self.a, self.b);
        relation::relation((a, ta), (b, &self.moved(by)))
    }

    fn margin(&self) -> f64 {
        let [p, q] = &self.polygons;
        p.rounding_margin(q)
    }

    /// The translation, or one a little farther along the normals, if it separates the shapes.
    fn outward(&self, translation: DVec2, normals: &[DVec2]) -> Option<DVec2> {
        let is_free = |by| matches!(self.relation(by), Ok(found) if found != Relation::Overlapping);
        freed(translation, normals, self.margin() / 16.0, is_free)
    }

    /// The translation that separates the polygons.
    fn of_polygons(&self, work: &WorkBudget) -> Result<DVec2, SeparationError> {
        let [p, q] = &self.polygons;
        let margin = self.margin();
        // none if rounding alone keeps the polygons apart
        let least = match p.least_separation(q, work)? {
            Some(least) => least.translation,
            None => p.distance(q).normal * margin,
        };
        let mut found = least;
        for doubling in 0..MAX_DOUBLINGS {
            if self.relation(found)? != Relation::Overlapping {
                break;
            }
            found = least + unit(least) * (margin * f64::from(1 << doubling));
        }
        Ok(found)
    }

    /// The translation that separates the curves, near that of the polygons.
    fn of_curves(
        &self,
        around: DVec2,
        work: &WorkBudget,
    ) -> Result<Option<DVec2>, SeparationError> {
        let [p, q] = &self.polygons;
        let tolerance = tolerance(p, q);
        let mut hits = self.hits(around, tolerance)?;
        for _ in 0..ROUNDS {
            work.spend(hits.len() as u64)?;
            let found = match self.converged(&hits, around, tolerance)? {
                Guess::Settled(found, normals) => {
                    if let Some(free) = self.outward(found, &normals) {
                        return Ok(Some(free));
                    }
                    found
                }
                Guess::Far(found) => found,
                Guess::None => break,
            };
            // what it would meet there is missing
            let missing = self.hits(found, tolerance)?;
            if missing.is_empty() {
                break;
            }
            hits.extend(missing);
        }
        Ok(None)
    }

    /// The contacts of the polygons after a translation, and what is apart by no more than the
    /// tolerance, with the translation.
    fn hits(&self, by: DVec2, tolerance: f64) -> Result<Vec<(Manifold, DVec2)>, PlaceError> {
        let [p, q] = &self.polygons;
        let moved = q.shape.place(&self.moved(by))?;
        let mut hits = p.contacts(&moved);
        each_pair_within(&p.geometry, &moved.geometry, tolerance, |p, q| {
            let near = distance::compound::of_parts(&p, &q);
            if near.distance > 0.0 && near.distance <= tolerance {
                hits.push(at_closest(&near, -near.distance));
            }
            tolerance
        });
        let name = |hit: &Manifold| (named(hit, self.a.0, self.b.0), by);
        Ok(hits.iter().map(name).collect())
    }

    /// The least translation out of all half-planes of the features of some contacts.
    fn converged(
        &self,
        hits: &[(Manifold, DVec2)],
        start: DVec2,
        tolerance: f64,
    ) -> Result<Guess, PlaceError> {
        let ((a, ta), (b, _)) = (self.a, self.b);
        let enough = HALF_PLANE_ERROR * tolerance;
        let (mut guess, mut step): (DVec2, Option<DVec2>) = (start, None);
        for _ in 0..GUESSES {
            let moved = self.moved(guess);
            let solids = [Solid::new(a, ta)?, Solid::new(b, &moved)?];
            let half_plane = |(hit, at): &(Manifold, DVec2)| {
                let mut hit = *hit;
                hit.depth -= hit.normal.dot(guess - *at);
                let (depth, normal) = depth_on_curves(&hit, &solids, tolerance)?;
                let reach = normal.dot(guess) + depth;
                Some(HalfPlane { normal, reach })
            };
            let half_planes: Vec<HalfPlane> = hits.iter().filter_map(half_plane).collect();
            let Some(next) = least(&half_planes, enough) else {
                return Ok(Guess::None);
            };
            // along a curve, the guesses approach each other more slowly than their lengths do
            if (length(next) - length(guess)).abs() <= enough {
                let is_on = |half: &&HalfPlane| next.dot(half.normal) <= half.reach + enough;
                let on = half_planes.iter().filter(is_on);
                return Ok(Guess::Settled(next, on.map(|half| half.normal).collect()));
            }
            if length(next - start) > FAR * tolerance {
                return Ok(Guess::Far(next));
            }
            let last = step.take();
            let ahead = last.map(|last| limit(guess - last, last, next - guess));
            step = last.is_none().then(|| next - guess);
            guess = ahead.unwrap_or(next);
        }
        Ok(Guess::None)
    }
}

/// The limit of guesses whose steps change by a constant ratio: A. C. Aitken's process, "On
/// Bernoulli's numerical solution of algebraic equations", 1926. The steps hardly shrink along a
/// curve that bends about as much as a circle around the origin.
fn limit(start: DVec2, first: DVec2, second: DVec2) -> DVec2 {
    let ratio = second.dot(first) / first.length_squared();
    if (1.0 - ratio).abs() < LEAST_SHRINKING {
        return start + first + second;
    }
    start + first / (1.0 - ratio)
}

/// The shortest vector in all half-planes: where the boundary of one is nearest to the origin, or
/// where those of two cross.
fn least(half_planes: &[HalfPlane], enough: f64) -> Option<DVec2> {
    let crossing = |one: &HalfPlane, other: &HalfPlane| {
        let area = one.normal.perp_dot(other.normal);
        (other.normal * one.reach - one.normal * other.reach).perp() / -area
    };
    let feet = half_planes.iter().map(|half| half.normal * half.reach);
    let pairs = half_planes.iter().enumerate().flat_map(|(i, one)| {
        let others = half_planes[..i].iter();
        others.map(move |other| crossing(one, other))
    });
    let is_in = |point: &DVec2| {
        let is_out_of = |half: &HalfPlane| half.normal.dot(*point) < half.reach - enough;
        point.is_finite() && !half_planes.iter().any(is_out_of)
    };
    let all = feet.chain(pairs).filter(is_in);
    all.min_by(|p, q| p.length_squared().total_cmp(&q.length_squared()))
}
