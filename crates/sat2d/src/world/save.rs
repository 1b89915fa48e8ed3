//! The state of a world as bytes, and back.
//!
//! The bytes begin with a mark, the version of the format and a CRC-32 of the rest, which is the
//! state in postcard's encoding. What can be computed (boxes, trees, proxies) is not saved.
//! Everything that is read is checked as strictly as if a caller passed it.

use crate::shape::Shape;
use crate::transform::{Transform, TransformError};
use crate::world::bodies::arrays::{MAX_SLOTS, Role, Slot};
use crate::world::bodies::local_bounds::{LocalBounds, check_shape, max_coordinate};
use crate::world::body::check_inverse_mass;
use crate::world::pairs::pair::{EndedPair, Pair};
use crate::world::{BodyId, BodyKind, Filter, World, WorldError};
use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};
use thiserror::Error;

const MARK: [u8; 4] = *b"s2dw";
/// The version of the format that is written, and the only one that is read.
const VERSION: u32 = 2;
/// Mark, version, checksum.
const HEADER: usize = 4 + 4 + 4;

/// No world takes as many steps, so that counting on from a restored number cannot overflow.
const MAX_STEPS: u64 = 1 << 62;

/// Why bytes cannot be restored.
#[derive(Clone, Debug, PartialEq, Error)]
#[non_exhaustive]
pub enum RestoreError {
    /// They are not a saved world.
    #[error("the bytes are not a saved world")]
    NotAWorld,
    /// They have another version of the format.
    #[error("the world was saved in format version {found}; expected {expected}")]
    Version {
        /// The version in the bytes.
        found: u32,
        /// The version that can be read.
        expected: u32,
    },
    /// Bytes are missing, superfluous or changed.
    #[error("the saved world is damaged: {what}")]
    Damaged {
        /// What is wrong.
        what: &'static str,
    },
    /// A body is invalid.
    #[error("slot {slot} of the saved world: {error}")]
    Body {
        /// Its slot.
        slot: usize,
        /// What is wrong with it.
        error: WorldError,
    },
}

#[derive(Serialize, Deserialize)]
struct State {
    /// Each once, even if bodies share it.
    shapes: Vec<Shape>,
    slots: Vec<SlotState>,
    free: Vec<u32>,
    leaving: Vec<u32>,
    steps: u64,
    pairs: Vec<Pair>,
    /// With the user values of both bodies.
    ended: Vec<([BodyId; 2], [u64; 2])>,
}

#[derive(Serialize, Deserialize)]
struct SlotState {
    generation: u32,
    /// Events of a removed body still carry it.
    user: u64,
    body: Option<BodyState>,
}

#[derive(Serialize, Deserialize)]
struct BodyState {
    shape: u32,
    transform: [f64; 6],
    kind: BodyKind,
    filter: Filter,
    inverse_mass: f64,
    /// The number of steps when the body was inserted.
    inserted_at: u64,
}

impl World {
    /// The state of the world as bytes: the same on every machine, and equal for equal worlds.
    ///
    /// ```
    /// use sat2d::world::{Body, World};
    /// use sat2d::{Shape, Transform};
    /// let mut world = World::new();
    /// let id = world.insert(Body::new(Shape::rectangle(2.0, 1.0)?, Transform::IDENTITY).user(7))?;
    /// let bytes = world.save();
    /// let again = World::restore(&bytes)?;
    /// assert_eq!(again.get(id)?.user, 7);
    /// assert!(World::restore(&bytes[..bytes.len() - 1]).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn save(&self) -> Vec<u8> {
        let mut bytes = vec![0; HEADER];
        bytes[..4].copy_from_slice(&MARK);
        bytes[4..8].copy_from_slice(&VERSION.to_le_bytes());
        // serializing into memory cannot fail
        let state = postcard::to_allocvec(&self.state()).unwrap_or_default();
        bytes.extend_from_slice(&state);
        let sum = crc32fast::hash(&bytes[HEADER..]);
        bytes[8..HEADER].copy_from_slice(&sum.to_le_bytes());
        bytes
    }

    fn state(&self) -> State {
        let mut shapes: Vec<&Arc<Shape>> = Vec::new();
        let mut known = alloc::collections::BTreeMap::new();
        let mut slots = Vec::with_capacity(self.bodies.slots.len());
        for slot in 0..self.bodies.slots.len() as u32 {
            let body = self.bodies.get(slot).map(|body| BodyState {
                shape: *known.entry(Arc::as_ptr(body.shape)).or_insert_with(|| {
                    shapes.push(body.shape);
                    shapes.len() as u32 - 1
                }),
                transform: body.transform.to_array(),
                kind: body.kind,
                filter: body.filter,
                inverse_mass: body.inverse_mass,
                inserted_at: self.bodies.slots[slot as usize].inserted_at,
            });
            let generation = self.bodies.generations[slot as usize];
            slots.push(SlotState {
                generation,
                user: self.bodies.users[slot as usize],
                body,
            });
        }
        State {
            shapes: shapes.into_iter().map(|shape| (**shape).clone()).collect(),
            slots,
            free: self.bodies.free.clone(),
            leaving: self.bodies.leaving.clone(),
            steps: self.steps,
            pairs: self.pairs.meeting.clone(),
            ended: self
                .pairs
                .ended
                .iter()
                .map(|end| (end.ids, end.users))
                .collect(),
        }
    }

    /// The world that was [saved](World::save). It continues with the same ids, pairs and events.
    ///
    /// # Errors
    /// [`RestoreError`] if the bytes are not exactly those of a world saved in this version of the
    /// format.
    pub fn restore(bytes: &[u8]) -> Result<World, RestoreError> {
        let Some((header, rest)) = bytes.split_at_checked(HEADER) else {
            return Err(RestoreError::NotAWorld);
        };
        if header[..4] != MARK {
            return Err(RestoreError::NotAWorld);
        }
        let version = u32::from_le_bytes([header[4], header[5], header[6], header[7]]);
        if version != VERSION {
            return Err(RestoreError::Version {
                found: version,
                expected: VERSION,
            });
        }
        if header[8..] != crc32fast::hash(rest).to_le_bytes() {
            return Err(damaged("the checksum does not match"));
        }
        let state: State = match postcard::take_from_bytes(rest) {
            Ok((state, [])) => state,
            Ok(_) => return Err(damaged("there are bytes after the end")),
            Err(_) => return Err(damaged("the state cannot be read")),
        };
        state.world()
    }
}

impl State {
    fn world(self) -> Result<World, RestoreError> {
        let count = self.slots.len();
        if count > MAX_SLOTS {
            return Err(damaged("there are too many slots"));
        }
        let shapes: Vec<Arc<Shape>> = self.shapes.into_iter().map(Arc::new).collect();
        let mut world = World::new();
        for (slot, state) in self.slots.into_iter().enumerate() {
            if state.generation == 0 {
                return Err(damaged("a generation is 0"));
            }
            let id = (state.generation, state.user);
            match state.body {
                Some(body) => world.add_saved(slot, id, body, &shapes)?,
                None => world.add_empty(id),
            }
        }
        // an empty slot is in exactly one list, or has run out of generations
        let mut waiting = vec![false; count];
        for &slot in self.free.iter().chain(&self.leaving) {
            let at = slot as usize;
            let is_valid_entry =
                waiting.get(at).is_some_and(|&listed| !listed) && !world.bodies.roles[at].alive;
            if !is_valid_entry {
                return Err(damaged("a free slot is in use or does not exist"));
            }
            waiting[at] = true;
        }
        // the next body in such a slot would have no generation left
        let is_exhausted = |&slot: &u32| world.bodies.generations[slot as usize] == u32::MAX;
        if self.free.iter().any(is_exhausted) {
            return Err(damaged("a free slot has run out of generations"));
        }
        if self.steps > MAX_STEPS {
            return Err(damaged("the number of steps is out of range"));
        }
        let lost = |slot: usize| {
            !world.bodies.roles[slot].alive
                && !waiting[slot]
                && world.bodies.generations[slot] < u32::MAX
        };
        if (0..count).any(lost) {
            return Err(damaged("an empty slot is not free"));
        }
        let is_valid = |pair: &Pair| pair.is_valid() && (pair.b() as usize) < count;
        if !self.pairs.iter().all(is_valid) || !self.pairs.is_sorted_by(|p, q| p.key() < q.key()) {
            return Err(damaged("the pairs are out of order"));
        }
        let ended = self.ended.into_iter();
        world.pairs.ended = ended.map(|(ids, users)| EndedPair { ids, users }).collect();
        if !world.pairs.ended.is_sorted_by_key(EndedPair::key) {
            return Err(damaged("the ended pairs are out of order"));
        }
        world.pairs.cache.replace(&self.pairs);
        world.pairs.meeting = self.pairs;
        world.bodies.free = self.free;
        world.bodies.leaving = self.leaving;
        world.steps = self.steps;
        // all bodies may have moved since the last step
        for slot in 0..count {
            world.refilter(slot);
        }
        let alive: Vec<u32> = (0..count as u32)
            .filter(|&slot| world.bodies.roles[slot as usize].alive)
            .collect();
        world.bodies.len = alive.len();
        world.broad_phase.insert_many(&alive, &world.bodies);
        Ok(world)
    }
}

impl World {
    fn add_saved(
        &mut self,
        slot: usize,
        (generation, user): (u32, u64),
        body: BodyState,
        shapes: &[Arc<Shape>],
    ) -> Result<(), RestoreError> {
        let shape = shapes.get(body.shape as usize);
        let shape = shape
            .ok_or(damaged("a body has a shape that does not exist"))?
            .clone();
        let [a, b, c, d, x, y] = body.transform;
        let transform = Transform::new(a, b, c, d, x, y).map_err(bad_transform)?;
        check_shape(&shape, &transform)
            .map_err(WorldError::Place)
            .and_then(|()| check_inverse_mass(body.inverse_mass))
            .map_err(|error| RestoreError::Body { slot, error })?;
        let local = (LocalBounds::new(&shape), max_coordinate(&shape));
        let entry = Slot {
            shape: Some(shape),
            inverse_mass: body.inverse_mass,
            inserted_at: body.inserted_at,
        };
        let role = Role {
            filter: body.filter,
            kind: body.kind,
            alive: true,
        };
        let id = (generation, user);
        self.bodies.push(id, entry, role, transform, local);
        self.resize();
        self.place_anew(slot);
        Ok(())
    }

    fn add_empty(&mut self, id: (u32, u64)) {
        let local = (LocalBounds::NONE, f64::NAN);
        let transform = Transform::IDENTITY;
        self.bodies
            .push(id, Slot::EMPTY, Role::EMPTY, transform, local);
        self.resize();
    }
}

fn damaged(what: &'static str) -> RestoreError {
    RestoreError::Damaged { what }
}

fn bad_transform(_: TransformError) -> RestoreError {
    damaged("a transform is invalid")
}
