//! One-way bodies and chains: from which side they stop others.

use crate::aabb::Aabb;
use crate::narrow::Motion;
use crate::narrow::one_sided::faces;
use crate::query;
use crate::shape::Shape;
use crate::transform::Transform;
use crate::types::Relation;
use crate::world::bodies::arrays::Bodies;
use crate::world::{BodyKind, WorldError};
use glam::DVec2;

/// What lies in a surface by no more than this part of the magnitude of the coordinates, measured
/// along the direction of a one-way body, touches it: as much as rounding may add up to in several
/// moves, on slopes of up to 75 degrees.
pub(in crate::world) const TOUCHING: f64 = 4096.0 * f64::EPSILON;

impl Bodies {
    /// Whether two bodies where they are meet at surfaces that face the directions of both, as far
    /// as they are one-way.
    pub(in crate::world) fn faces_one_way(&self, a: u32, b: u32) -> bool {
        let directions = [self.pass_direction(a), self.pass_direction(b)];
        let is_sensor = |slot| self.kind(slot) == BodyKind::Sensor;
        if directions == [None, None] || is_sensor(a) || is_sensor(b) {
            return true;
        }
        let Some((p, q)) = self.placed_solid(a).zip(self.placed_solid(b)) else {
            return true;
        };
        let normal = match p.contact(&q) {
            Some(contact) => contact.normal,
            None => p.distance(&q).normal,
        };
        let stops = |direction: Option<DVec2>, normal, [slot, other]: [u32; 2]| {
            direction.is_none_or(|to| faces(to, normal) || self.lies_on(other, slot))
        };
        stops(directions[0], normal, [a, b]) && stops(directions[1], -normal, [b, a])
    }

    /// Whether a body meets a one-way body at nothing but surfaces that face its direction, within
    /// rounding. At a corner that both share, the normal of their contact decides nothing.
    fn lies_on(&self, slot: u32, one_way: u32) -> bool {
        let at = &self.transforms[slot as usize];
        let shape = self.solid(slot);
        let lifted = shape.and_then(|shape| self.lifted(shape, at, one_way));
        lifted.is_some_and(|(_, relation)| relation == Relation::Disjoint)
    }

    /// Where a shape is if it is lifted by as much as rounding may add up to in the direction of a
    /// one-way body, and how they relate then.
    pub(in crate::world) fn lifted(
        &self,
        shape: &Shape,
        at: &Transform,
        other: u32,
    ) -> Option<(Transform, Relation)> {
        let (direction, body) = (self.pass_direction(other)?, self.get_solid(other)?);
        let reach = |bounds: Aabb| bounds.min.abs().max(bounds.max.abs()).max_element();
        let here = reach(shape.place(at).ok()?.bounds());
        let there = reach(self.placed_solid(other)?.bounds());
        let lift = Motion::linear(*at, direction * (TOUCHING * here.max(there))).ok()?;
        let lifted = lift.at(1.0).ok()?;
        let relation = query::relation(shape, &lifted, body.shape, &body.transform);
        Some((lifted, relation.ok()?))
    }

    /// The unit direction in which others pass through a body where it is.
    pub(in crate::world) fn pass_direction(&self, slot: u32) -> Option<DVec2> {
        let direction = unit(*self.one_way.get(&slot)?)?;
        unit(self.transforms[slot as usize].apply_vector(direction))
    }

    /// Whether a body is a chain.
    pub(in crate::world) fn is_chain(&self, slot: u32) -> bool {
        let shape = self.solid(slot);
        shape.is_some_and(|shape| shape.outline_kind().is_chain())
    }

    /// Whether a surface with this outward normal of a body stops others.
    pub(in crate::world) fn stops_at(&self, slot: u32, normal: DVec2) -> bool {
        let direction = self.pass_direction(slot);
        direction.is_none_or(|direction| faces(direction, normal))
    }
}

/// The unit vector of this direction, however long the vector is; none if it is zero.
fn unit(vector: DVec2) -> Option<DVec2> {
    (vector / vector.abs().max_element()).try_normalize()
}

pub(in crate::world) fn check_direction(direction: DVec2) -> Result<(), WorldError> {
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
