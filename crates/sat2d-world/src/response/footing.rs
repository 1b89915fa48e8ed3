//! What a character stood on.

use crate::bodies::one_way::TOUCHING;
use crate::character_options::Ground;
use crate::response::carried::Carried;
use crate::{BodyRef, World};
use alloc::vec::Vec;
use glam::DVec2;
use sat2d_base::types::Relation;
use sat2d_core::narrow::one_sided::faces;
use sat2d_core::narrow::{Motion, SweepOptions};
use sat2d_core::placed::Placed;
use sat2d_core::query;
use sat2d_core::shape::Shape;
use sat2d_core::transform::Transform;

/// How often the height above a ground is doubled to find a free place there.
const MAX_DOUBLINGS: usize = 32;
/// What a body stood on before the ground moved.
pub(crate) struct Footing {
    slot: u32,
    /// The unit normal of the floor, toward the body.
    pub(crate) normal: DVec2,
    /// For each of those carried, whether it was outside of the ground. What was inside was on its
    /// way through a one-way body.
    outside: Vec<bool>,
}

impl Footing {
    /// On a ground of those that a body at this transform carries.
    pub(crate) fn new(
        world: &World,
        ground: &Ground,
        carried: &[Carried<'_>],
        body: &Transform,
    ) -> Footing {
        let floor = world.bodies.solid(ground.id.slot());
        let floor = floor.and_then(|shape| shape.place(&ground.transform).ok());
        let is_outside = |part: &Carried<'_>| {
            let at = part.at(body).ok();
            let here = at.and_then(|at| part.shape.place(&at).ok());
            let Some((here, floor)) = here.as_ref().zip(floor.as_ref()) else {
                return false;
            };
            let depth = here.contact(floor).map_or(0.0, |hit| hit.depth);
            depth <= touching(here, floor)
        };
        Footing {
            slot: ground.id.slot(),
            normal: ground.normal,
            outside: carried.iter().map(is_outside).collect(),
        }
    }

    /// Whether a body is the ground and stops one of those carried.
    pub(super) fn holds(&self, part: usize, slot: u32) -> bool {
        self.slot == slot && self.outside.get(part) == Some(&true)
    }

    /// How far a shape must be lifted to lie on the ground, if the least push, which has this
    /// length and unit normal, leads through the ground.
    pub(super) fn way_up(
        &self,
        (shape, at): (&Shape, &Transform),
        ground: &BodyRef<'_>,
        depth: f64,
        normal: DVec2,
    ) -> Option<f64> {
        if !faces(-self.normal, normal) {
            return None;
        }
        let mut height = depth;
        for _ in 0..MAX_DOUBLINGS {
            let up = Motion::linear(*at, self.normal * height).ok()?;
            let raised = up.at(1.0).ok()?;
            let relation = query::relation(shape, &raised, ground.shape, &ground.transform);
            if relation != Ok(Relation::Overlapping) {
                let down = Motion::linear(raised, -self.normal * height).ok()?;
                let still = Motion::still(ground.transform);
                let options = SweepOptions::default();
                let met = query::sweep_in_front(shape, &down, ground.shape, &still, &options);
                return Some(height * (1.0 - met.ok()??.time));
            }
            height *= 2.0;
        }
        None
    }
}

/// By how much two shapes that touch may be apart or overlap: both may have been lifted off
/// corners.
pub(super) fn touching(p: &Placed<'_>, q: &Placed<'_>) -> f64 {
    let bounds = p.bounds().union(&q.bounds());
    TOUCHING * bounds.reach().max_element()
}
