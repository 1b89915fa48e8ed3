//! The arrays of bodies, and their slots.

use crate::bodies::displacement::TickScale;
use crate::bodies::local_bounds::{LocalBounds, max_coordinate};
use crate::bodies::parts::{Part, Parts};
use crate::bodies::roles::{Role, Roles};
use crate::memory::bytes;
use crate::{Body, BodyId, BodyKind, BodyRef, WorldError};
use alloc::collections::BTreeMap;
use alloc::sync::Arc;
use alloc::vec::Vec;
use glam::DVec2;
use sat2d_base::aabb::Aabb;
use sat2d_core::placed::Placed;
use sat2d_core::placed::collision_proxy::CollisionProxy;
use sat2d_core::shape::Shape;
use sat2d_core::transform::Transform;

/// The bodies of a world. Each array has one entry a slot; what a step goes through is kept apart
/// from what it seldom needs.
#[derive(Clone, Debug, Default)]
pub(crate) struct Bodies {
    pub(crate) slots: Vec<Slot>,
    pub(crate) identities: Vec<Identity>,
    pub(crate) roles: Roles,
    pub(crate) transforms: Vec<Transform>,
    pub(crate) local_bounds: Vec<LocalBounds>,
    /// The largest coordinate of each rectangle, which proves that it stays in range;
    /// NaN for other shapes and empty slots.
    pub(crate) max_coordinates: Vec<f64>,
    /// The boxes in the trees: [fat](crate::bodies::fat_aabb) while pairs are cached,
    /// [tight](Bodies::tight_aabb) while they are rebuilt.
    pub(crate) tree_boxes: Vec<Aabb>,
    pub(crate) proxies: Vec<CollisionProxy>,
    /// For each body an upper bound, in ticks, of how far any of its points has moved since the
    /// body was invalidated last, or
    /// [`INVALIDATED`](crate::bodies::displacement::INVALIDATED) until the step after that.
    pub(crate) displacements: Vec<u32>,
    /// The length of a tick.
    pub(crate) scale: TickScale,
    /// Pairs that are no farther apart meet, for events.
    pub(crate) touching_tolerance: f64,
    /// By slot, in which direction others pass through a one-way body, in its own coordinates.
    pub(crate) one_way: BTreeMap<u32, DVec2>,
    pub(crate) parts: Parts,
    /// The free slots. The last one is used first.
    pub(crate) free: Vec<u32>,
    /// Slots of removed bodies. They become free after the next step, which ends their pairs.
    pub(crate) leaving: Vec<u32>,
    /// The number of bodies.
    pub(crate) len: usize,
}

/// What an event reports of a body besides its slot.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Identity {
    /// The caller's value, which stays until the slot is used again.
    pub(crate) user: u64,
    /// Generations count from 1.
    pub(crate) generation: u32,
}

/// What a step seldom needs of a body.
#[derive(Clone, Debug)]
pub(crate) struct Slot {
    /// `None` if the slot is free or will be.
    pub(crate) shape: Option<Arc<Shape>>,
    pub(crate) inverse_mass: f64,
    /// The number of steps when the body was inserted.
    pub(crate) inserted_at: u64,
}

impl Slot {
    #[cfg(feature = "serde")]
    const EMPTY: Slot = Slot {
        shape: None,
        inverse_mass: 0.0,
        inserted_at: 0,
    };
}

/// The number of slots that trees and pairs can address.
pub(crate) const MAX_SLOTS: usize = 1 << 28;

impl Bodies {
    pub(crate) fn id(&self, slot: u32) -> BodyId {
        BodyId::new(slot, self.identities[slot as usize].generation)
    }

    /// The slot of a body.
    #[inline]
    pub(crate) fn slot(&self, id: BodyId) -> Result<usize, WorldError> {
        let slot = id.slot() as usize;
        match self.identities.get(slot) {
            Some(identity) if identity.generation == id.generation() && self.roles[slot].alive => {
                Ok(slot)
            }
            _ => Err(WorldError::Stale { id }),
        }
    }

    pub(crate) fn shape(&self, slot: u32) -> Option<&Arc<Shape>> {
        self.slots[slot as usize].shape.as_ref()
    }

    pub(crate) fn kind(&self, slot: u32) -> BodyKind {
        self.roles[slot as usize].kind
    }

    /// A body where it is; none in an empty slot, and none of an outline with curves.
    pub(crate) fn placed(&self, slot: u32) -> Option<Placed<'_>> {
        let transform = &self.transforms[slot as usize];
        // that it is in range was checked when the body was moved
        self.shape(slot)?.place(transform).ok()
    }

    /// What stands for the shape of a body where it pushes and is pushed.
    pub(crate) fn solid(&self, slot: u32) -> Option<&Arc<Shape>> {
        self.shape(slot).map(Shape::solid)
    }

    /// What stands for the shape of a body where it pushes and is pushed, placed.
    pub(crate) fn placed_solid(&self, slot: u32) -> Option<Placed<'_>> {
        let transform = &self.transforms[slot as usize];
        self.solid(slot)?.place(transform).ok()
    }

    /// The body with that shape.
    pub(crate) fn get_solid(&self, slot: u32) -> Option<BodyRef<'_>> {
        let body = self.get(slot)?;
        let shape = body.shape.solid();
        Some(BodyRef { shape, ..body })
    }

    pub(crate) fn get(&self, slot: u32) -> Option<BodyRef<'_>> {
        let at = slot as usize;
        Some(BodyRef {
            shape: self.shape(slot)?,
            transform: self.transforms[at],
            kind: self.roles[at].kind,
            filter: self.roles[at].filter,
            user: self.identities[at].user,
            inverse_mass: self.slots[at].inverse_mass,
        })
    }

    /// Whether a step reports two bodies as a pair if they meet.
    #[inline]
    pub(crate) fn interact(&self, a: u32, b: u32) -> bool {
        (self.roles.interact(a, b)).unwrap_or_else(|| self.interact_by_role(a, b))
    }

    #[inline(never)]
    fn interact_by_role(&self, a: u32, b: u32) -> bool {
        // bodies with the same owner, or one that is the owner of the other, do not
        self.roles.interact_by_role(a, b) && self.parts.owner(a) != self.parts.owner(b)
    }

    /// Makes a body a part, or changes its local transform.
    pub(crate) fn set_part(&mut self, slot: u32, part: Part) {
        self.parts.insert(slot, part);
        for slot in [slot, part.owner] {
            (self.roles).change(slot as usize, |role| role.is_compound = true);
        }
    }

    /// Stores a valid body in a free or new slot. It is yet to be placed.
    pub(crate) fn add(&mut self, body: Body, step: u64) -> Result<u32, WorldError> {
        let Body {
            transform, user, ..
        } = body;
        let local_bounds = LocalBounds::new(&body.shape);
        let max_coordinate = max_coordinate(&body.shape);
        let entry = Slot {
            inverse_mass: body.inverse_mass,
            inserted_at: step,
            shape: Some(body.shape),
        };
        let role = Role {
            filter: body.filter,
            kind: body.kind,
            alive: true,
            is_compound: false,
        };
        let slot = if let Some(slot) = self.free.pop() {
            let at = slot as usize;
            let generation = self.identities[at].generation + 1;
            self.identities[at] = Identity { user, generation };
            self.roles.change(at, |changed| *changed = role);
            self.slots[at] = entry;
            self.transforms[at] = transform;
            self.local_bounds[at] = local_bounds;
            self.max_coordinates[at] = max_coordinate;
            self.tree_boxes[at] = Aabb::EMPTY;
            slot
        } else {
            if self.slots.len() >= MAX_SLOTS {
                return Err(WorldError::Full);
            }
            let local = (local_bounds, max_coordinate);
            let identity = Identity {
                user,
                generation: 1,
            };
            self.push(identity, entry, role, transform, local);
            self.slots.len() as u32 - 1
        };
        self.len += 1;
        Ok(slot)
    }

    /// Adds a slot. Its body, if any, is yet to be placed.
    pub(crate) fn push(
        &mut self,
        identity: Identity,
        slot: Slot,
        role: Role,
        transform: Transform,
        (local_bounds, max_coordinate): (LocalBounds, f64),
    ) {
        self.slots.push(slot);
        self.identities.push(identity);
        self.roles.push(role);
        self.transforms.push(transform);
        self.local_bounds.push(local_bounds);
        self.max_coordinates.push(max_coordinate);
        self.proxies.push(CollisionProxy::none());
        self.tree_boxes.push(Aabb::EMPTY);
        self.displacements.push(0);
    }

    /// Adds a slot without a body.
    #[cfg(feature = "serde")]
    pub(crate) fn push_empty(&mut self, identity: Identity) {
        let local = (LocalBounds::NONE, f64::NAN);
        self.push(
            identity,
            Slot::EMPTY,
            Role::EMPTY,
            Transform::IDENTITY,
            local,
        );
    }

    /// Whether there is such a slot, with a body in it.
    #[cfg(feature = "serde")]
    pub(crate) fn is_alive(&self, slot: u32) -> bool {
        let role = self.roles.get(slot as usize);
        role.is_some_and(|role| role.alive)
    }

    /// Marks the slot of a removed body. It becomes free now if no step has seen the body, which
    /// then has no pairs to end, and otherwise after the next step.
    pub(crate) fn remove(&mut self, slot: u32, step: u64) {
        let at = slot as usize;
        self.roles.change(at, |role| role.alive = false);
        self.max_coordinates[at] = f64::NAN;
        self.slots[at].shape = None;
        self.one_way.remove(&slot);
        if let Some(owner) = self.parts.remove(slot) {
            (self.roles).change(owner as usize, |role| role.is_compound = false);
        }
        self.len -= 1;
        if self.slots[at].inserted_at == step {
            self.release(slot);
        } else {
            self.leaving.push(slot);
        }
    }

    /// Frees the slots of removed bodies.
    pub(crate) fn release_leaving(&mut self) {
        for slot in core::mem::take(&mut self.leaving) {
            self.release(slot);
        }
    }

    /// Frees a slot, unless it has run out of generations.
    fn release(&mut self, slot: u32) {
        if self.identities[slot as usize].generation < u32::MAX {
            self.free.push(slot);
        }
    }

    /// Chooses the length of a tick for the bodies that there are, `movers` of which are not
    /// static. All pairs must be due, since this changes the meaning of their thresholds.
    pub(crate) fn adjust_scale(&mut self, movers: usize) {
        let mut sum = 0.0;
        for (role, tree_box) in self.roles.iter().zip(&self.tree_boxes) {
            let size = (tree_box.max - tree_box.min).element_sum();
            sum += if role.alive & (role.kind != BodyKind::Static) {
                size
            } else {
                0.0
            };
        }
        if sum > 0.0 {
            self.scale = TickScale::of_size(sum / movers as f64);
        }
    }

    /// Reserves memory for more bodies.
    pub(crate) fn reserve(&mut self, more: usize) {
        let more = more.saturating_sub(self.free.len());
        self.slots.reserve(more);
        self.identities.reserve(more);
        self.roles.reserve(more);
        self.transforms.reserve(more);
        self.local_bounds.reserve(more);
        self.max_coordinates.reserve(more);
        self.tree_boxes.reserve(more);
        self.proxies.reserve(more);
        self.displacements.reserve(more);
    }

    /// Bytes of memory held, shapes aside.
    pub(crate) fn memory(&self) -> usize {
        let ids = bytes(&self.slots) + bytes(&self.identities) + self.roles.memory();
        let shapes = bytes(&self.local_bounds) + bytes(&self.max_coordinates);
        let placements = bytes(&self.transforms) + bytes(&self.proxies) + bytes(&self.tree_boxes);
        let lists = bytes(&self.displacements) + bytes(&self.free) + bytes(&self.leaving);
        let rare = self.one_way.len() * size_of::<(u32, DVec2)>();
        ids + shapes + placements + lists + rare + self.parts.memory()
    }
}
