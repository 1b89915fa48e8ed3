//! Contacts at the start of a sweep that the shapes leave.
//!
//! Two convex parts that meet leave each other if a line separates them along whose normal they do
//! not approach. Moved straight, they stay on their sides of this line, so they never meet again;
//! that needs no search. Parts that turn are watched until they are apart.

use crate::minkowski::edge_support::each_edge;
use crate::minkowski::hull_pair::HullPair;
use crate::narrow::one_sided::{Key, key};
use crate::narrow::sweep::motion::Motion;
use crate::narrow::sweep::moving::displacement;
use crate::narrow::{contact, distance};
use crate::placed::convex_part::ConvexPart;
use alloc::vec::Vec;
use glam::DVec2;
use sat2d_base::num::power_of_two;
use sat2d_base::types::Manifold;

/// Approaches up to this part (2^-48) of the speeds count as 0. The roundings of a unit normal and
/// of its product with a velocity are an eighth of that.
pub(crate) const SLIDING: f64 = power_of_two(-48);

/// What has become of two parts since the start.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Parting {
    /// They have been apart, or did not leave each other at the start.
    Parted,
    /// They met at the start and have not been apart.
    Leaving,
    /// They have come closer than they were before.
    Closer,
}

/// The pairs of parts that met at the start and have not been apart since.
#[derive(Default)]
pub(crate) struct Leaving {
    /// With the largest gap so far: minus the depth as long as they overlap.
    pairs: Vec<(Key, f64)>,
}

impl Leaving {
    pub(crate) fn is_empty(&self) -> bool {
        self.pairs.is_empty()
    }

    /// Adds two parts that meet at the start.
    pub(crate) fn add(&mut self, p: &ConvexPart<'_>, q: &ConvexPart<'_>) {
        self.pairs.push((key(p, q), gap(p, q)));
    }

    pub(crate) fn contains(&self, p: &ConvexPart<'_>, q: &ConvexPart<'_>) -> bool {
        self.position(p, q).is_some()
    }

    /// What has become of two parts. Parts that do not turn are left out for good.
    pub(crate) fn watch(
        &mut self,
        p: &ConvexPart<'_>,
        q: &ConvexPart<'_>,
        turns: bool,
        enough: f64,
    ) -> Parting {
        let Some(i) = self.position(p, q) else {
            return Parting::Parted;
        };
        if !turns {
            return Parting::Leaving;
        }
        if self.are_closer(p, q, enough) {
            return Parting::Closer;
        }
        let now = gap(p, q);
        if now > enough {
            self.pairs.swap_remove(i);
            return Parting::Parted;
        }
        self.pairs[i].1 = now.max(self.pairs[i].1);
        Parting::Leaving
    }

    /// Whether two parts that met at the start have come closer than they were, by `enough`.
    pub(crate) fn are_closer(&self, p: &ConvexPart<'_>, q: &ConvexPart<'_>, enough: f64) -> bool {
        self.position(p, q)
            .is_some_and(|i| gap(p, q) < self.pairs[i].1 - enough)
    }

    fn position(&self, p: &ConvexPart<'_>, q: &ConvexPart<'_>) -> Option<usize> {
        let key = key(p, q);
        self.pairs.iter().position(|(other, _)| *other == key)
    }
}

/// The distance, or minus the depth.
fn gap(p: &ConvexPart<'_>, q: &ConvexPart<'_>) -> f64 {
    match contact::general::hulls(p.hull, q.hull) {
        Some(contact) => -contact.depth,
        None => distance::general::hulls(p.hull, q.hull).distance,
    }
}

/// Whether two parts that are at most `enough` apart at the start leave each other.
/// `turning_speed` is the most by which turning can close a gap per unit of time.
pub(crate) fn is_left(
    (p, a): (&ConvexPart<'_>, &Motion),
    (q, b): (&ConvexPart<'_>, &Motion),
    turning_speed: f64,
    enough: f64,
) -> bool {
    let displacement = displacement(a, b);
    let slow = SLIDING * (displacement.abs().element_sum() + turning_speed);
    let parts = |normal: DVec2, [on_a, on_b]: [DVec2; 2]| {
        (b.velocity(0.0, on_b) - a.velocity(0.0, on_a)).dot(normal) >= -slow
    };
    let contact = contact::general::hulls(p.hull, q.hull);
    let parts_at_contact = match &contact {
        Some(contact) => {
            let mut points = contact.points().iter();
            points.all(|point| parts(contact.normal, [point.on_a, point.on_b]))
        }
        None => {
            let near = distance::general::hulls(p.hull, q.hull);
            parts(near.normal, [near.on_a, near.on_b])
        }
    };
    let overlaps = |contact: &Manifold| contact.depth > enough;
    if parts_at_contact || turning_speed > 0.0 || contact.as_ref().is_some_and(overlaps) {
        return parts_at_contact;
    }
    let pair = HullPair::new(p.hull, q.hull);
    pair.radius == 0.0
        && !pair.is_small
        && parts_along_an_edge(&pair, displacement, slow, enough.max(pair.error))
}

/// Whether the line of an edge separates two sharp hulls that touch, up to `enough`, and they do
/// not approach along its normal.
fn parts_along_an_edge(pair: &HullPair<'_>, displacement: DVec2, slow: f64, enough: f64) -> bool {
    let mut found = false;
    for (one, other, displacement) in [
        (pair.p, pair.q, displacement),
        (pair.q, pair.p, -displacement),
    ] {
        each_edge(one, other, |edge| {
            found |= edge.separation(other.points[edge.vertex]) >= -enough
                && displacement.dot(edge.normal()) >= -slow;
            !found
        });
    }
    found
}
