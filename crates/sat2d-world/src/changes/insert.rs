//! Inserting and removing bodies.

use crate::bodies::arrays::MAX_SLOTS;
use crate::bodies::body::{check_inverse_mass, check_kind};
use crate::bodies::local_bounds::check_shape;
use crate::{Body, BodyId, World, WorldError};
use alloc::vec::Vec;

impl World {
    /// Inserts a body.
    ///
    /// # Errors
    /// [`WorldError`] if the body cannot be placed, its shape is an outline with curves that
    /// cannot be solid and it is no sensor, its inverse mass is below 0 or not finite, or the world
    /// is full.
    pub fn insert(&mut self, body: Body) -> Result<BodyId, WorldError> {
        record!(self.insert(body));
        check(&body)?;
        let kind = body.kind;
        let slot = self.add(body)?;
        let tree_box = self.bodies.tree_boxes[slot as usize];
        self.broad_phase.tree(kind).insert(slot, tree_box);
        Ok(self.bodies.id(slot))
    }

    /// Inserts many bodies at once, which is faster and builds a better tree. Either all of them
    /// are inserted or none. The ids are in the order of the bodies.
    ///
    /// # Errors
    /// As [`insert`](World::insert), in a [`WorldError::At`] that names the body.
    pub fn insert_many(&mut self, bodies: Vec<Body>) -> Result<Vec<BodyId>, WorldError> {
        record!(self.insert_many(bodies));
        for (index, body) in bodies.iter().enumerate() {
            check(body).map_err(|error| error.at(index))?;
        }
        if bodies.len() > MAX_SLOTS - self.bodies.slots.len() {
            return Err(WorldError::Full);
        }
        self.bodies.reserve(bodies.len());
        self.broad_phase.reserve(bodies.len());
        let slots = bodies.into_iter().map(|body| self.add(body));
        let slots: Vec<u32> = slots.collect::<Result<_, _>>()?;
        self.broad_phase.insert_many(&slots, &self.bodies);
        Ok(slots.into_iter().map(|slot| self.bodies.id(slot)).collect())
    }

    /// Adds a valid body, without putting it into a tree.
    fn add(&mut self, body: Body) -> Result<u32, WorldError> {
        let slot = self.bodies.add(body, self.steps)?;
        self.resize();
        (self.pairs).place_new(&mut self.bodies, &mut self.broad_phase, slot as usize);
        Ok(slot)
    }

    /// Makes sure that the broad phase and the pair cache have an entry for each slot.
    pub(crate) fn resize(&mut self) {
        let slots = self.bodies.slots.len();
        self.broad_phase.resize(slots);
        self.pairs.cache.resize(slots);
    }

    /// Removes a body, and its [parts](World::attach) with it, and returns it. The next step
    /// reports the end of their pairs.
    ///
    /// # Errors
    /// [`WorldError::Stale`].
    pub fn remove(&mut self, id: BodyId) -> Result<Body, WorldError> {
        record!(self.remove(id));
        let body = self.get(id)?.to_body();
        let parts = self.bodies.parts.of(id.slot()).to_vec();
        for slot in parts.into_iter().chain([id.slot()]) {
            self.broad_phase.tree(self.bodies.kind(slot)).remove(slot);
            (self.pairs).invalidate(&mut self.bodies, slot as usize);
            self.bodies.remove(slot, self.steps);
        }
        Ok(body)
    }
}

fn check(body: &Body) -> Result<(), WorldError> {
    check_shape(&body.shape, &body.transform)?;
    check_kind(&body.shape, body.kind)?;
    check_inverse_mass(body.inverse_mass)
}
