//! The bodies near one that moves.
//!
//! A move asks about many short paths in one place, and the world stays as it is in the meantime.
//! So what is near is looked for once, in a region that is larger than the first path.

use crate::query::filter::QueryFilter;
use crate::{BodyRef, World};
use alloc::boxed::Box;
use alloc::vec::Vec;
use core::cell::OnceCell;
use sat2d_base::aabb::Aabb;
use sat2d_core::placed::{InflatedBox, Placed};

/// By which part of its longer side a region is enlarged. Most steps and falls are shorter.
const MARGIN: f64 = 0.25;

/// The obstacles in a region.
pub(super) struct Nearby<'w> {
    region: Aabb,
    bodies: Vec<NearBody<'w>>,
}

struct NearBody<'w> {
    slot: u32,
    /// Around what can be entered; none if that is not all in one box.
    bounds: OnceCell<Option<InflatedBox>>,
    /// `None` if it cannot be placed.
    placed: OnceCell<Option<Box<Placed<'w>>>>,
}

impl<'w> Nearby<'w> {
    /// Nothing is known yet.
    pub(super) const UNKNOWN: Nearby<'w> = Nearby {
        region: Aabb::EMPTY,
        bodies: Vec::new(),
    };

    /// The bodies that a filter considers and that a way in a box may enter, in order: their indices
    /// here and their slots. `bounds` are those of what can be entered; they are asked for once.
    pub(super) fn entered(
        &mut self,
        world: &World,
        filter: &QueryFilter<'_>,
        way: &InflatedBox,
        bounds: impl Fn(u32) -> Option<InflatedBox>,
    ) -> Vec<(usize, u32)> {
        let region = way.bounds();
        if !self.region.contains(&region) {
            self.region = region.inflated(MARGIN * region.longer_side());
            let slots = filter.candidates(&world.bodies, &world.broad_phase, &self.region);
            self.bodies.clear();
            self.bodies.extend(slots.into_iter().map(|slot| NearBody {
                slot,
                bounds: OnceCell::new(),
                placed: OnceCell::new(),
            }));
        }
        let is_met = |(_, body): &(usize, &NearBody<'_>)| {
            let tree_box = &world.bodies.tree_boxes[body.slot as usize];
            tree_box.intersects(&region) && {
                let bounds = body.bounds.get_or_init(|| bounds(body.slot));
                bounds.is_none_or(|bounds| bounds.may_overlap(way))
            }
        };
        let met = self.bodies.iter().enumerate().filter(is_met);
        met.map(|(index, body)| (index, body.slot)).collect()
    }

    /// A body that [`entered`](Nearby::entered) returned last, by its index. It is placed once.
    pub(super) fn placed(&self, index: usize, body: &BodyRef<'w>) -> Option<&Placed<'w>> {
        let placed = self.bodies[index].placed.get_or_init(|| {
            let placed = body.shape.place(&body.transform).ok();
            placed.map(Box::new)
        });
        placed.as_deref()
    }
}
