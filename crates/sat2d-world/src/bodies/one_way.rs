//! One-way bodies and chains: from which side they stop others.

use crate::bodies::arrays::Bodies;
use crate::{BodyKind, WorldError};
use glam::DVec2;
use sat2d_base::aabb::Aabb;
use sat2d_base::types::Relation;
use sat2d_core::narrow::Motion;
use sat2d_core::narrow::one_sided::faces;
use sat2d_core::query;
use sat2d_core::shape::Shape;
use sat2d_core::transform::Transform;

/// What lies in a surface by no more than this part of the magnitude of the coordinates, measured
/// along the direction of a one-way body, touches it: as much as rounding may add up to in several
/// moves, on slopes of up to 75 degrees.
pub(crate) const TOUCHING: f64 = 4096.0 * f64::EPSILON;

impl Bodies {
    /// Whether two bodies where they are meet at surfaces that face the directions of both, as far
    /// as they are one-way.
    pub(crate) fn faces_one_way(&self, a: u32, b: u32) -> bool {
        let directions = [self.pass_direction(a), self.pass_direction(b)];
        let is_sensor = |slot| self.kind(slot) == BodyKind::Sensor;
        if directions == [None, None] || is_sensor(a) || is_sensor(b) {
            return true;
        }
        let Some((p, q)) = self.placed_solid(a).zip(self.placed_solid(b)) else {
            return true;
        };
        let (normal, gap) = match p.contact(&q) {
            Some(contact) => (contact.normal, None),
            None => {
                let closest = p.distance(&q);
                (closest.normal, Some(closest.distance))
            }
        };
        let stops = |direction: Option<DVec2>, normal: DVec2, [slot, other]: [u32; 2]| {
            let across = gap.map(|gap| normal * -gap);
            direction.is_none_or(|to| faces(to, normal) || self.lies_on(other, slot, across))
        };
        stops(directions[0], normal, [a, b]) && stops(directions[1], -normal, [b, a])
    }

    /// Whether a body meets a one-way body at nothing but surfaces that face its direction, within
    /// rounding. At a corner that both share, the normal of their contact decides nothing.
    ///
    /// A body that is apart, but within the touching tolerance, meets what it meets after the
    /// offset `across` the gap. There it is moved in by as much as it is lifted, so that
    /// rounding of the offset does not leave it apart.
    fn lies_on(&self, slot: u32, one_way: u32, across: Option<DVec2>) -> bool {
        let lifted = || {
            let (shape, mut at) = (self.solid(slot)?, self.transforms[slot as usize]);
            if let Some(across) = across {
                let lift = self.lift_length(shape, &at, one_way)?;
                let in_contact = across + across.normalize_or_zero() * lift;
                at = Motion::linear(at, in_contact).ok()?.at(1.0).ok()?;
            }
            self.lifted(shape, &at, one_way, 0.0)
        };
        lifted().is_some_and(|(_, relation)| relation == Relation::Disjoint)
    }

    /// As much as rounding may add up to at the coordinates of a shape and a body.
    fn lift_length(&self, shape: &Shape, at: &Transform, other: u32) -> Option<f64> {
        let reach = |bounds: Aabb| bounds.reach().max_element();
        let here = reach(shape.place(at).ok()?.bounds());
        let there = reach(self.placed_solid(other)?.bounds());
        Some(TOUCHING * here.max(there))
    }

    /// Where a shape is if it is lifted in the direction of a one-way body, by its skin or by as much
    /// as rounding may add up to if that is more, and how they relate then.
    pub(crate) fn lifted(
        &self,
        shape: &Shape,
        at: &Transform,
        other: u32,
        skin: f64,
    ) -> Option<(Transform, Relation)> {
        let (direction, body) = (self.pass_direction(other)?, self.get_solid(other)?);
        let length = self.lift_length(shape, at, other)?.max(skin);
        let lift = Motion::linear(*at, direction * length).ok()?;
        let lifted = lift.at(1.0).ok()?;
        let relation = query::relation(shape, &lifted, body.shape, &body.transform);
        Some((lifted, relation.ok()?))
    }

    /// The unit direction in which others pass through a body where it is.
    pub(crate) fn pass_direction(&self, slot: u32) -> Option<DVec2> {
        let direction = unit(*self.one_way.get(&slot)?)?;
        unit(self.transforms[slot as usize].apply_vector(direction))
    }

    /// Whether a body is a chain.
    pub(crate) fn is_chain(&self, slot: u32) -> bool {
        let shape = self.solid(slot);
        shape.is_some_and(|shape| shape.is_chain())
    }

    /// Whether a surface with this outward normal of a body stops others.
    pub(crate) fn stops_at(&self, slot: u32, normal: DVec2) -> bool {
        let direction = self.pass_direction(slot);
        direction.is_none_or(|direction| faces(direction, normal))
    }
}

/// The unit vector of this direction, however long the vector is; none if it is zero.
fn unit(vector: DVec2) -> Option<DVec2> {
    (vector / vector.abs().max_element()).try_normalize()
}

pub(crate) fn check_direction(direction: DVec2) -> Result<(), WorldError> {
    if direction.is_finite() && direction != DVec2::ZERO {
        return Ok(());
    }
    let is_bad = |value: &f64| !value.is_finite();
    Err(WorldError::BadNumber {
        name: "direction",
        value: direction.to_array().into_iter().find(is_bad).unwrap_or(0.0),
        expected: "a finite vector other than 0",
    })
}
