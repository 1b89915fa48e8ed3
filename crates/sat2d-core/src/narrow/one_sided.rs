//! The front of chains: which parts of two shapes stop each other, if a segment of a chain only
//! stops what comes from its front.

use crate::narrow::{contact, relation};
use crate::placed::convex_part::ConvexPart;
use crate::placed::{Placed, PlacedHull};
use crate::shape::{Piece, Shape};
use alloc::vec::Vec;
use glam::DVec2;
use sat2d_base::num::power_of_two;
use sat2d_base::types::{Manifold, Relation};

/// A surface faces a direction if the cosine of the angle between them is larger. Rounding may turn
/// the sides of a platform by less.
const FACING: f64 = power_of_two(-20);
/// Ways up to this part of the magnitude of the coordinates count as 0: as much as rounding may add
/// up to in several moves.
const SLACK: f64 = 1024.0 * f64::EPSILON;

/// Two convex parts, by the places of their points in memory.
pub(crate) type Key = [*const (); 2];

pub(crate) fn key(p: &ConvexPart<'_>, q: &ConvexPart<'_>) -> Key {
    [p, q].map(|part| match part.piece {
        Some((_, piece)) => key_of(&piece),
        None => core::ptr::null(),
    })
}

/// A piece, by the place of its points.
pub(crate) fn key_of(piece: &Piece<'_>) -> *const () {
    piece.ring.points.as_ptr().cast()
}

/// Whether two parts stop each other.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Passage {
    /// They do.
    Stop,
    /// They pass each other.
    Pass,
    /// They stop each other if they meet at the front; see [`stops_at`].
    WhereTheyMeet,
}

/// Whether a surface with this normal faces a direction, both unit vectors.
pub fn faces(direction: DVec2, normal: DVec2) -> bool {
    direction.dot(normal) > FACING
}

/// Whether one of two shapes is a chain.
pub fn has_chain(a: &Shape, b: &Shape) -> bool {
    a.is_chain() || b.is_chain()
}

/// Whether two parts stop each other when the second one moves straight in the frame of the first;
/// those that stay where they are do if they lie in front.
///
/// A segment is passed by what moves away from its front, by what lies behind its line, and by what
/// overlaps it so that the shortest way out does not lead to the front.
pub fn passage(p: &ConvexPart<'_>, q: &ConvexPart<'_>, by: DVec2) -> Passage {
    let mut passage = Passage::Stop;
    for (segment, other, by, toward) in [(p, q, by, 1.0), (q, p, -by, -1.0)] {
        if !segment.is_segment() {
            continue;
        }
        let Some(front) = segment.front() else {
            return Passage::Pass;
        };
        let slack = slack(segment, other);
        if by.dot(front) > slack {
            return Passage::Pass;
        }
        if relation::exact::hulls(p.hull, q.hull) == Relation::Overlapping {
            let normal = contact::compound::parts(*p, *q).map(|(_, hit)| hit.normal * toward);
            if normal.is_none_or(|normal| !faces(front, normal)) {
                return Passage::Pass;
            }
            continue;
        }
        let (least, most) = extent(other.hull, segment.hull.points[0], front);
        if least < -slack && (most <= slack || by == DVec2::ZERO) {
            return Passage::Pass;
        }
        if by != DVec2::ZERO {
            passage = Passage::WhereTheyMeet;
        }
    }
    passage
}

/// Whether two parts that meet stop each other at a surface with this unit normal, from the first
/// to the second: a segment of a chain if it faces its front, or if all of the other part lies in
/// front of its line.
pub(crate) fn stops_at(p: &ConvexPart<'_>, q: &ConvexPart<'_>, normal: DVec2) -> bool {
    [(p, q, normal), (q, p, -normal)]
        .into_iter()
        .all(|(segment, other, normal)| {
            !segment.is_segment()
                || segment.front().is_some_and(|front| {
                    let (least, _) = extent(other.hull, segment.hull.points[0], front);
                    faces(front, normal) || least >= -slack(segment, other)
                })
        })
}

/// What counts as 0 compared with the coordinates of two parts.
fn slack(p: &ConvexPart<'_>, q: &ConvexPart<'_>) -> f64 {
    let reach = p.hull.reach().max(q.hull.reach());
    SLACK * (reach + p.hull.radius.max(q.hull.radius))
}

/// How far a hull reaches from a point along a unit vector, at least and at most.
fn extent(hull: &PlacedHull, from: DVec2, along: DVec2) -> (f64, f64) {
    let places = hull.points.iter().map(|&p| (p - from).dot(along));
    let (least, most) = places.fold(
        (f64::INFINITY, f64::NEG_INFINITY),
        |(least, most), place| (least.min(place), most.max(place)),
    );
    (least - hull.radius, most + hull.radius)
}

impl Placed<'_> {
    /// The contacts with chains on their fronts, and all contacts of other shapes, the deepest
    /// first.
    #[doc(hidden)]
    pub fn contacts_in_front(&self, other: &Placed<'_>) -> Vec<Manifold> {
        if !has_chain(self.shape, other.shape) {
            return self.contacts(other);
        }
        contact::compound::among(&self.geometry, &other.geometry, |p, q| {
            passage(p, q, DVec2::ZERO) == Passage::Stop
        })
    }
}
