//! Versions 2 and 3 of the format: the state of a world as it is written, and the world made from
//! it.

use crate::bodies::arrays::{Bodies, Identity, MAX_SLOTS, Slot};
use crate::bodies::body::{check_inverse_mass, check_kind, check_tolerance};
use crate::bodies::local_bounds::{LocalBounds, check_shape, max_coordinate};
use crate::bodies::one_way::check_direction;
use crate::bodies::parts::Part;
use crate::bodies::roles::Role;
use crate::pairs::pair::{EndedPair, Pair};
use crate::pairs::refusal::{Answers, Refusals, is_among};
use crate::save::decode::decode;
use crate::save::error::{RestoreError, damaged};
use crate::shared_shape::Shared;
use crate::{BodyId, BodyKind, Filter, World, WorldError};
use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;
use glam::DVec2;
use sat2d_core::shape::ShapeKind;
use sat2d_core::shape::padding::Padding;
use sat2d_core::transform::Transform;
use serde::{Deserialize, Serialize};

/// No world takes as many steps, so that counting on from a restored number cannot overflow.
const MAX_STEPS: u64 = 1 << 62;

#[derive(Serialize, Deserialize)]
pub(super) struct State {
    /// Each once, even if bodies share it.
    pub(super) shapes: Vec<Shared>,
    pub(super) slots: Vec<SlotState>,
    /// The bodies, in the order of their slots.
    pub(super) bodies: Vec<BodyState>,
    pub(super) free: Vec<u32>,
    pub(super) leaving: Vec<u32>,
    pub(super) steps: u64,
    pub(super) pairs: Vec<Pair>,
    /// With the user values of both bodies.
    pub(super) ended: Vec<([BodyId; 2], [u64; 2])>,
    pub(super) touching_tolerance: f64,
    pub(super) refusals: RefusalState,
    /// The slots of parts, sorted, those of their owners, and their local transforms.
    pub(super) parts: Vec<(u32, u32, Transform)>,
}

/// What lets pairs of bodies pass through each other.
#[derive(Default, Serialize, Deserialize)]
pub(super) struct RefusalState {
    /// The slots of one-way bodies and their directions.
    one_way: Vec<(u32, DVec2)>,
    pairs: Vec<Pair>,
    answers: Vec<([BodyId; 2], bool)>,
}

#[derive(Serialize, Deserialize)]
pub(super) struct SlotState {
    pub(super) generation: u32,
    /// Events of a removed body still carry it.
    pub(super) user: u64,
    /// In the place of a body, as much memory as an empty slot takes; `None` if there is one.
    pub(super) empty: Option<Padding<32>>,
}

#[derive(Serialize, Deserialize)]
pub(super) struct BodyState {
    pub(super) shape: u32,
    pub(super) transform: Transform,
    pub(super) kind: BodyKind,
    pub(super) filter: Filter,
    pub(super) inverse_mass: f64,
    /// The number of steps when the body was inserted.
    pub(super) inserted_at: u64,
}

impl State {
    /// The state of a world.
    pub(super) fn of(world: &World) -> State {
        let mut shapes = Vec::new();
        let mut known = alloc::collections::BTreeMap::new();
        let mut slots = Vec::with_capacity(world.bodies.slots.len());
        let mut bodies = Vec::with_capacity(world.bodies.len);
        for slot in 0..world.bodies.slots.len() as u32 {
            let body = world.bodies.get(slot);
            slots.push(SlotState {
                generation: world.bodies.identities[slot as usize].generation,
                user: world.bodies.identities[slot as usize].user,
                empty: body.is_none().then_some(Padding),
            });
            let Some(body) = body else { continue };
            bodies.push(BodyState {
                shape: *known.entry(Arc::as_ptr(body.shape)).or_insert_with(|| {
                    shapes.push(Shared(body.shape.clone()));
                    shapes.len() as u32 - 1
                }),
                transform: body.transform,
                kind: body.kind,
                filter: body.filter,
                inverse_mass: body.inverse_mass,
                inserted_at: world.bodies.slots[slot as usize].inserted_at,
            });
        }
        let ended = &world.pairs.ended;
        let parts = world.bodies.parts.iter();
        State {
            shapes,
            slots,
            bodies,
            free: world.bodies.free.clone(),
            leaving: world.bodies.leaving.clone(),
            steps: world.steps,
            touching_tolerance: world.bodies.touching_tolerance,
            pairs: world.pairs.meeting.clone(),
            ended: ended.iter().map(|end| (end.ids, end.users)).collect(),
            refusals: RefusalState::of(world),
            parts: parts
                .map(|(slot, part)| (slot, part.owner, part.local))
                .collect(),
        }
    }

    /// Reads what follows mark and version.
    pub(super) fn read(bytes: &[u8]) -> Result<State, RestoreError> {
        decode(bytes, |state| crc32fast::hash(state).to_le_bytes())
    }

    pub(super) fn has(&self, kind: ShapeKind) -> bool {
        self.shapes.iter().any(|Shared(shape)| shape.kind() == kind)
    }

    /// The world with this state.
    pub(super) fn world(self) -> Result<World, RestoreError> {
        self.check()?;
        let count = self.slots.len();
        let mut world = World::new();
        world.bodies.touching_tolerance = self.touching_tolerance;
        world.bodies.reserve(count);
        let mut bodies = self.bodies.into_iter();
        for (slot, state) in self.slots.into_iter().enumerate() {
            let identity = Identity {
                user: state.user,
                generation: state.generation,
            };
            match state.empty {
                Some(Padding) => world.bodies.push_empty(identity),
                None => {
                    let body = bodies.next().ok_or(damaged("a body is missing"))?;
                    body.push_to(&mut world.bodies, identity, &self.shapes)?;
                }
            }
            world.resize();
            if world.bodies.roles[slot].alive {
                (world.pairs).place_new(&mut world.bodies, &mut world.broad_phase, slot);
            }
        }
        world.pairs.ended = self.ended.into_iter().map(ended_pair).collect();
        world.pairs.pending.add_all();
        world.pairs.meeting = self.pairs;
        self.refusals.add_to(&mut world)?;
        set_parts(&mut world.bodies, self.parts)?;
        world.bodies.free = self.free;
        world.bodies.leaving = self.leaving;
        world.steps = self.steps;
        // all bodies may have moved since the last step, and pairs of removed ones are to end
        for slot in 0..count {
            if world.bodies.roles[slot].alive {
                (world.pairs).refilter(&mut world.bodies, &mut world.broad_phase, slot);
            } else {
                world.pairs.invalidate(&mut world.bodies, slot);
            }
        }
        let alive: Vec<u32> = (0..count as u32)
            .filter(|&slot| world.bodies.roles[slot as usize].alive)
            .collect();
        world.bodies.len = alive.len();
        world.broad_phase.insert_many(&alive, &world.bodies);
        Ok(world)
    }

    /// Checks all but the bodies, the refusals and the parts, which are checked where they are
    /// stored.
    fn check(&self) -> Result<(), RestoreError> {
        let count = self.slots.len();
        require(count <= MAX_SLOTS, "there are too many slots")?;
        let used = self.slots.iter().filter(|slot| slot.empty.is_none());
        let is_complete = used.count() == self.bodies.len();
        require(
            is_complete,
            "there are not as many bodies as slots for them",
        )?;
        let tolerance = check_tolerance(self.touching_tolerance);
        require(tolerance.is_ok(), "the touching tolerance is out of range")?;
        let mut generations = self.slots.iter().map(|slot| slot.generation);
        require(
            generations.all(|generation| generation > 0),
            "a generation is 0",
        )?;
        self.check_empty_slots()?;
        require(
            self.steps <= MAX_STEPS,
            "the number of steps is out of range",
        )?;
        require(are_valid(&self.pairs, count), "the pairs are out of order")?;
        let ended = self.ended.iter().map(|&ended| ended_pair(ended).key());
        require(ended.is_sorted(), "the ended pairs are out of order")
    }

    /// Checks that an empty slot is in exactly one list, or has run out of generations.
    fn check_empty_slots(&self) -> Result<(), RestoreError> {
        let mut waiting = vec![false; self.slots.len()];
        for &slot in self.free.iter().chain(&self.leaving) {
            let at = slot as usize;
            let state = self.slots.get(at);
            let is_new = state.is_some_and(|state| state.empty.is_some() && !waiting[at]);
            require(is_new, "a free slot is in use or does not exist")?;
            waiting[at] = true;
        }
        // the next body in such a slot would have no generation left
        let is_exhausted = |&slot: &u32| self.slots[slot as usize].generation == u32::MAX;
        let are_usable = !self.free.iter().any(is_exhausted);
        require(are_usable, "a free slot has run out of generations")?;
        let is_lost = |(state, waits): (&SlotState, bool)| {
            state.empty.is_some() && !waits && state.generation < u32::MAX
        };
        let are_listed = !self.slots.iter().zip(waiting).any(is_lost);
        require(are_listed, "an empty slot is not free")
    }
}

/// The error if something does not hold.
fn require(holds: bool, otherwise: &'static str) -> Result<(), RestoreError> {
    match holds {
        true => Ok(()),
        false => Err(damaged(otherwise)),
    }
}

fn ended_pair((ids, users): ([BodyId; 2], [u64; 2])) -> EndedPair {
    EndedPair { ids, users }
}

impl BodyState {
    /// Stores the body in a new slot. It is yet to be placed.
    fn push_to(
        self,
        bodies: &mut Bodies,
        identity: Identity,
        shapes: &[Shared],
    ) -> Result<(), RestoreError> {
        let slot = bodies.slots.len();
        let shape = shapes.get(self.shape as usize);
        let Shared(shape) = shape.ok_or(damaged("a body has a shape that does not exist"))?;
        check_shape(shape, &self.transform)
            .and_then(|()| check_kind(shape, self.kind))
            .map_err(WorldError::Place)
            .and_then(|()| check_inverse_mass(self.inverse_mass))
            .map_err(|error| RestoreError::Body { slot, error })?;
        let local = (LocalBounds::new(shape), max_coordinate(shape));
        let entry = Slot {
            shape: Some(shape.clone()),
            inverse_mass: self.inverse_mass,
            inserted_at: self.inserted_at,
        };
        let role = Role {
            filter: self.filter,
            kind: self.kind,
            alive: true,
            is_compound: false,
        };
        bodies.push(identity, entry, role, self.transform, local);
        Ok(())
    }
}

/// Makes bodies parts of others.
fn set_parts(bodies: &mut Bodies, parts: Vec<(u32, u32, Transform)>) -> Result<(), RestoreError> {
    let is_part = |slot: u32| parts.binary_search_by_key(&slot, |part| part.0).is_ok();
    let is_valid =
        |&(slot, owner, _): &_| bodies.is_alive(slot) && bodies.is_alive(owner) && !is_part(owner);
    if !parts.is_sorted_by(|p, q| p.0 < q.0) || !parts.iter().all(is_valid) {
        return Err(damaged("the parts of bodies are invalid"));
    }
    for (slot, owner, local) in parts {
        let placed = bodies.transforms[owner as usize].product(&local);
        if placed != Ok(bodies.transforms[slot as usize]) {
            return Err(damaged("a part is not where its owner puts it"));
        }
        bodies.set_part(slot, Part { owner, local });
    }
    Ok(())
}

impl RefusalState {
    fn of(world: &World) -> RefusalState {
        let refusals = &world.pairs.refusals;
        let one_way = world.bodies.one_way.iter();
        let answers = refusals.answers.known.iter();
        RefusalState {
            one_way: one_way.map(|(slot, to)| (*slot, *to)).collect(),
            pairs: refusals.pairs.clone(),
            answers: answers.map(|(ids, answer)| (*ids, *answer)).collect(),
        }
    }

    /// Adds this to a world with its bodies and pairs.
    fn add_to(self, world: &mut World) -> Result<(), RestoreError> {
        let is_valid = |&(slot, to): &_| world.bodies.is_alive(slot) && check_direction(to).is_ok();
        if !self.one_way.iter().all(is_valid) || !self.one_way.is_sorted_by(|p, q| p.0 < q.0) {
            return Err(damaged("the one-way bodies are invalid"));
        }
        world.bodies.one_way = self.one_way.into_iter().collect();
        let meets = |pair: &Pair| is_among(&world.pairs.meeting, *pair);
        if !are_valid(&self.pairs, world.bodies.slots.len()) || self.pairs.iter().any(meets) {
            return Err(damaged("the refused pairs are invalid"));
        }
        if !self.answers.is_sorted_by(|(p, _), (q, _)| p < q) {
            return Err(damaged("the answers about pairs are out of order"));
        }
        world.pairs.refusals = Refusals {
            pairs: self.pairs,
            answers: Answers {
                known: self.answers.into_iter().collect(),
                answered: Vec::new(),
            },
        };
        Ok(())
    }
}

/// Whether pairs are in order, each once, and of slots that exist.
fn are_valid(pairs: &[Pair], slots: usize) -> bool {
    let is_valid = |pair: &Pair| pair.is_valid() && (pair.b() as usize) < slots;
    pairs.iter().all(is_valid) && pairs.is_sorted_by(|p, q| p.key() < q.key())
}
