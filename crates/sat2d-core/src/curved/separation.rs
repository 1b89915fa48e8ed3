//! The translation that separates outlines with curves.
//!
//! Of convex shapes it is that of the contact. Of others, the polygons around the outlines tell
//! which curves meet there. Every such pair limits the translation by a half-plane, whose normal is
//! that of the curves; [`half_planes`](crate::narrow::separation::half_planes) has the guesses.

use crate::curved::contact;
use crate::curved::contact::{named, placed, tolerance};
use crate::curved::relation;
use crate::curved::solid::{Solid, at_closest, depth_on_curves};
use crate::narrow::distance;
use crate::narrow::separation::error::SeparationError;
use crate::narrow::separation::half_planes::{Guess, HalfPlane, converged};
use crate::narrow::separation::least_translation::Moves;
use crate::narrow::separation::nudge::freed;
use crate::placed::convex_part::each_pair_within;
use crate::placed::{Placed, PlacedGeometry};
use crate::shape::{PlaceError, Shape};
use crate::transform::Transform;
use alloc::vec::Vec;
use glam::DVec2;
use sat2d_base::limit::WorkBudget;
use sat2d_base::num::{power_of_two, unit};
use sat2d_base::types::Relation;
use sat2d_base::types::manifold::Manifold;

/// How often the margin for rounding is doubled.
const MAX_DOUBLINGS: usize = 8;

/// The most times that features are added where a guess still overlaps.
const ROUNDS: usize = 6;

/// A guess farther than this many tolerances from the translation of the polygons is missing a
/// half-plane. Along a curve, a small change of the gap moves the nearest point much farther.
const FAR: f64 = 64.0;

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
        let least = match p.least_separation(q, Moves::Second, work)? {
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
        each_pair_within(&p.geometry, &moved.geometry, tolerance, &mut |p, q| {
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
        converged(
            start,
            HALF_PLANE_ERROR * tolerance,
            FAR * tolerance,
            |guess| {
                let moved = self.moved(guess);
                let solids = [Solid::new(a, ta)?, Solid::new(b, &moved)?];
                let half_plane = |(hit, at): &(Manifold, DVec2)| {
                    let mut hit = *hit;
                    hit.depth -= hit.normal.dot(guess - *at);
                    let (depth, normal) = depth_on_curves(&hit, &solids, tolerance)?;
                    let reach = normal.dot(guess) + depth;
                    Some(HalfPlane { normal, reach })
                };
                Ok(hits.iter().filter_map(half_plane).collect())
            },
        )
    }
}
