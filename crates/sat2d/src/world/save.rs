//! The state of a world as bytes, and back.
//!
//! The bytes begin with a mark, the version of the format and a checksum of the rest, which is the state in postcard's encoding.
//! What was found out once (boxes, trees, cards) is not saved but found out anew; everything that is read is checked as
//! strictly as if a caller gave it.

use crate::aabb::Aabb;
use crate::shape::Shape;
use crate::transform::{Transform, TransformError};
use crate::world::bodies::local_bounds::{Mold, check_shape, reach};
use crate::world::pairs::list::{EndedPair, Pair};
use crate::world::world::{Gate, MAX_SLOTS, Slot, check_inverse_mass};
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

/// Why bytes are no world.
#[derive(Clone, Debug, PartialEq, Error)]
#[non_exhaustive]
pub enum RestoreError {
    /// They do not begin as a saved world does.
    #[error("these bytes are no saved world")]
    NotAWorld,
    /// They were written in another version of the format.
    #[error("the world was saved in version {found} of the format, this is version {expected}")]
    Version {
        /// The version in the bytes.
        found: u32,
        /// The version that is understood.
        expected: u32,
    },
    /// Some are missing, too many or changed.
    #[error("the saved world is damaged: {what}")]
    Damaged {
        /// What does not fit.
        what: &'static str,
    },
    /// A body in them is none.
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
    /// Each once, however many bodies share it.
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
    born: u64,
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
        // writing to memory does not fail
        let state = postcard::to_allocvec(&self.state()).unwrap_or_default();
        bytes.extend_from_slice(&state);
        let sum = crc32fast::hash(&bytes[HEADER..]);
        bytes[8..HEADER].copy_from_slice(&sum.to_le_bytes());
        bytes
    }

    fn state(&self) -> State {
        let mut shapes: Vec<&Arc<Shape>> = Vec::new();
        let mut known = alloc::collections::BTreeMap::new();
        let mut slots = Vec::with_capacity(self.slots.len());
        for slot in 0..self.slots.len() as u32 {
            let body = self.body(slot).map(|body| BodyState {
                shape: *known.entry(Arc::as_ptr(body.shape)).or_insert_with(|| {
                    shapes.push(body.shape);
                    shapes.len() as u32 - 1
                }),
                transform: body.transform.to_array(),
                kind: body.kind,
                filter: body.filter,
                inverse_mass: body.inverse_mass,
                born: self.slots[slot as usize].born,
            });
            let generation = self.generations[slot as usize];
            slots.push(SlotState {
                generation,
                user: self.users[slot as usize],
                body,
            });
        }
        State {
            shapes: shapes.into_iter().map(|shape| (**shape).clone()).collect(),
            slots,
            free: self.free.clone(),
            leaving: self.leaving.clone(),
            steps: self.steps,
            pairs: self.pairs.clone(),
            ended: self.ended.iter().map(|end| (end.ids, end.users)).collect(),
        }
    }

    /// The world that was [saved](World::save). It goes on as the other would: with the same names, pairs and events.
    ///
    /// # Errors
    /// [`RestoreError`] if the bytes are not exactly what was saved, in this version of the format.
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
            return Err(damaged("the checksum does not fit"));
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
            world.generations.push(state.generation);
            world.users.push(state.user);
            match state.body {
                Some(body) => world.seat_saved(slot, body, &shapes)?,
                None => world.seat_nothing(),
            }
        }
        // a slot without a body waits in one list exactly, or has run out of generations
        let mut waiting = vec![false; count];
        for &slot in self.free.iter().chain(&self.leaving) {
            let is_free = waiting.get(slot as usize).is_some_and(|&listed| !listed)
                && !world.gates[slot as usize].alive;
            if !is_free {
                return Err(damaged("a slot that waits is taken or none"));
            }
            waiting[slot as usize] = true;
        }
        let lost = |slot: usize| {
            !world.gates[slot].alive && !waiting[slot] && world.generations[slot] < u32::MAX
        };
        if (0..count).any(lost) {
            return Err(damaged("a slot is lost"));
        }
        let is_sound = |pair: &Pair| pair.is_sound() && (pair.b() as usize) < count;
        if !self.pairs.iter().all(is_sound) || !self.pairs.is_sorted_by(|p, q| p.key() < q.key()) {
            return Err(damaged("the pairs are out of order"));
        }
        let ended = self.ended.into_iter();
        world.ended = ended.map(|(ids, users)| EndedPair { ids, users }).collect();
        if !world.ended.is_sorted_by_key(EndedPair::key) {
            return Err(damaged("the ended pairs are out of order"));
        }
        world.neighbors.replace(&self.pairs);
        world.pairs = self.pairs;
        world.free = self.free;
        world.leaving = self.leaving;
        world.steps = self.steps;
        // all of them may have moved since the last step; to look is the same as to know
        for slot in 0..count {
            world.renew(slot);
            world.stray(slot, Aabb::EMPTY);
        }
        let alive: Vec<u32> = (0..count as u32)
            .filter(|&slot| world.gates[slot as usize].alive)
            .collect();
        world.len = alive.len();
        world.plant(&alive);
        Ok(world)
    }
}

impl World {
    fn seat_saved(
        &mut self,
        slot: usize,
        body: BodyState,
        shapes: &[Arc<Shape>],
    ) -> Result<(), RestoreError> {
        let shape = shapes.get(body.shape as usize);
        let shape = shape
            .ok_or(damaged("a body has a shape that is none"))?
            .clone();
        let [a, b, c, d, x, y] = body.transform;
        let transform = Transform::new(a, b, c, d, x, y).map_err(bad_transform)?;
        let (mold, reach) = (Mold::new(&shape), reach(&shape));
        check_shape(&shape, &transform)
            .map_err(WorldError::Place)
            .and_then(|()| check_inverse_mass(body.inverse_mass))
            .map_err(|error| RestoreError::Body { slot, error })?;
        self.slots.push(Slot {
            shape: Some(shape),
            inverse_mass: body.inverse_mass,
            born: body.born,
        });
        self.gates.push(Gate {
            filter: body.filter,
            kind: body.kind,
            alive: true,
        });
        self.transforms.push(transform);
        self.molds.push(mold);
        self.reaches.push(reach);
        self.push_stand();
        self.settle(slot);
        Ok(())
    }

    fn seat_nothing(&mut self) {
        self.slots.push(Slot {
            shape: None,
            inverse_mass: 0.0,
            born: 0,
        });
        self.gates.push(Gate {
            filter: Filter::ALL,
            kind: BodyKind::Static,
            alive: false,
        });
        self.transforms.push(Transform::IDENTITY);
        self.molds.push(Mold::NONE);
        self.reaches.push(f64::NAN);
        self.push_stand();
    }
}

fn damaged(what: &'static str) -> RestoreError {
    RestoreError::Damaged { what }
}

fn bad_transform(_: TransformError) -> RestoreError {
    damaged("a transform is none")
}
