//! The relation of two bodies, and how far they may move before it can change.

use crate::bodies::arrays::Bodies;
use sat2d_base::num::power_of_two;
use sat2d_base::types::Relation;
use sat2d_core::batch::rectangle_verdict::verdict_of_rectangles;
use sat2d_core::narrow::motion_bound::{motion_bound_of_boxes, verdict_of_discs, verdict_of_hulls};
use sat2d_core::narrow::relation::parallelogram;
use sat2d_core::placed::parallelogram::Parallelogram;
use sat2d_core::query;

/// More than the relative error of a distance (2^-30).
const DISTANCE_ERROR: f64 = power_of_two(-30);

impl Bodies {
    /// The relation of two bodies.
    #[inline]
    pub(crate) fn relation(&self, a: u32, b: u32) -> Relation {
        parallelogram::relation(self.rectangle(a), self.rectangle(b))
            .unwrap_or_else(|| self.general_relation(a, b))
    }

    /// The rectangle of a body. For any other shape, a box that decides no question about it.
    #[inline(always)]
    pub(crate) fn rectangle(&self, slot: u32) -> &Parallelogram {
        self.proxies[slot as usize].rectangle()
    }

    #[inline(never)]
    fn general_relation(&self, a: u32, b: u32) -> Relation {
        let (Some(p), Some(q)) = (self.shape(a), self.shape(b)) else {
            return Relation::Disjoint;
        };
        let (at, bt) = (&self.transforms[a as usize], &self.transforms[b as usize]);
        // placing them cannot fail: that was checked when they were moved
        query::relation(p, at, q, bt).unwrap_or(Relation::Disjoint)
    }

    /// The relation of two bodies for events, where bodies within the touching tolerance of each
    /// other touch, and a motion bound.
    pub(crate) fn event_relation_and_bound(&self, a: u32, b: u32) -> (Relation, f64) {
        let (relation, bound) = self.relation_and_bound(a, b);
        let tolerance = self.touching_tolerance;
        if relation != Relation::Disjoint || tolerance == 0.0 {
            return (relation, bound);
        }
        // so far that the rounding of a distance does not matter
        let beyond = bound - tolerance * (1.0 + DISTANCE_ERROR);
        if beyond > 0.0 {
            return (Relation::Disjoint, beyond * (1.0 - DISTANCE_ERROR));
        }
        match self.distance(a, b) {
            Some(distance) if distance <= tolerance => (Relation::Touching, 0.0),
            _ => (Relation::Disjoint, 0.0),
        }
    }

    fn distance(&self, a: u32, b: u32) -> Option<f64> {
        let (at, bt) = (&self.transforms[a as usize], &self.transforms[b as usize]);
        let closest = query::distance(self.shape(a)?, at, self.shape(b)?, bt);
        Some(closest.ok()?.distance)
    }

    /// The relation of two bodies, and a motion bound: it cannot change while both move by less
    /// than that, added up.
    fn relation_and_bound(&self, a: u32, b: u32) -> (Relation, f64) {
        let (p, q) = (&self.proxies[a as usize], &self.proxies[b as usize]);
        if let (Some(p), Some(q)) = (p.disc(), q.disc())
            && let Some(verdict) = verdict_of_discs(&p, &q)
        {
            return verdict;
        }
        let are_rectangles = p.is_rectangle() && q.is_rectangle();
        let (p, q) = (p.rectangle(), q.rectangle());
        if are_rectangles && let (Some(relation), bound) = verdict_of_rectangles(p, q) {
            return (relation, bound);
        }
        let placed = |slot: u32| Some((&**self.shape(slot)?, &self.transforms[slot as usize]));
        let (Some(one), Some(other)) = (placed(a), placed(b)) else {
            return (Relation::Disjoint, 0.0);
        };
        if let Some(verdict) = verdict_of_hulls(one, other) {
            return verdict;
        }
        let relation = self.general_relation(a, b);
        let bound = match relation {
            Relation::Disjoint => motion_bound_of_boxes(p, q),
            _ => 0.0,
        };
        (relation, bound)
    }
}
