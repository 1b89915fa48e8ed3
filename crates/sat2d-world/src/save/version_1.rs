//! Version 1 of the format, which sat2d 0.1 wrote: only read.
//!
//! It differs from version 2 in the checksum, the order of the kinds, and what it lacks: how
//! polygons were decomposed, the user values of removed bodies, the touching tolerance, pairs that
//! are refused, and compound bodies.

use crate::pairs::pair::Pair;
use crate::save::decode::decode;
use crate::save::error::{RestoreError, damaged};
use crate::save::state::{BodyState, RefusalState, SlotState, State};
use crate::shared_shape::Shared;
use crate::{BodyId, BodyKind, Filter};
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;
use sat2d_core::decompose::Options;
use sat2d_core::shape::padding::Padding;
use sat2d_core::shape::saved::SavedShape;
use sat2d_core::transform::Transform;
use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};

/// An empty slot takes two bytes in this version and some 300 in memory, so a short input could
/// claim a large world. Of each of this many slots, and of all beyond [`MIN_SLOTS`], at least one
/// must have a body.
const SLOTS_PER_BODY: usize = 32;
/// So many slots may be empty in any case.
const MIN_SLOTS: usize = 1 << 16;

#[derive(Deserialize)]
struct OldState {
    shapes: Vec<OldShape>,
    slots: OldSlots,
    free: Vec<u32>,
    leaving: Vec<u32>,
    steps: u64,
    pairs: Vec<Pair>,
    ended: Vec<[OldId; 2]>,
}

/// A polygon that is not convex has no options.
struct OldShape(Shared);

/// Slots and bodies, apart as soon as they are read: an empty slot needs no room for a body.
#[derive(Default)]
struct OldSlots {
    slots: Vec<SlotState>,
    bodies: Vec<BodyState>,
}

#[derive(Deserialize)]
struct OldSlot {
    generation: u32,
    body: Option<OldBody>,
}

#[derive(Deserialize)]
struct OldBody {
    shape: u32,
    transform: Transform,
    kind: OldKind,
    filter: Filter,
    user: u64,
    /// The inverse mass.
    weight: f64,
    inserted_at: u64,
}

#[derive(Deserialize)]
enum OldKind {
    Static,
    Moving,
    Sensor,
}

#[derive(Clone, Copy, Deserialize)]
struct OldId {
    slot: u32,
    generation: u32,
}

impl<'de> Deserialize<'de> for OldShape {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let shape = SavedShape::<()>::deserialize(deserializer)?.shape(|()| Options::default());
        Ok(OldShape(Shared(Arc::new(shape.map_err(D::Error::custom)?))))
    }
}

impl<'de> Deserialize<'de> for OldSlots {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(OldSlots::default())
    }
}

impl<'de> Visitor<'de> for OldSlots {
    type Value = OldSlots;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("slots")
    }

    fn visit_seq<A: SeqAccess<'de>>(mut self, mut list: A) -> Result<OldSlots, A::Error> {
        while let Some(OldSlot { generation, body }) = list.next_element()? {
            self.slots.push(SlotState {
                generation,
                user: body.as_ref().map_or(0, |body| body.user),
                empty: body.is_none().then_some(Padding),
            });
            self.bodies.extend(body.map(BodyState::from));
        }
        Ok(self)
    }
}

/// Reads what follows mark and version.
pub(super) fn read(bytes: &[u8]) -> Result<State, RestoreError> {
    let old: OldState = decode(bytes, |state| fnv_1a(state).to_le_bytes())?;
    let OldSlots { slots, bodies } = old.slots;
    if slots.len() > MIN_SLOTS + SLOTS_PER_BODY * bodies.len() {
        return Err(damaged("nearly all slots are empty"));
    }
    // of a removed body there is none
    let user = |id: OldId| match slots.get(id.slot as usize) {
        Some(slot) if slot.generation == id.generation => slot.user,
        _ => 0,
    };
    let ended = old.ended.iter().map(|&ids| {
        let new = |id: OldId| BodyId::new(id.slot, id.generation);
        (ids.map(new), ids.map(user))
    });
    Ok(State {
        ended: ended.collect(),
        shapes: old.shapes.into_iter().map(|shape| shape.0).collect(),
        slots,
        bodies,
        free: old.free,
        leaving: old.leaving,
        steps: old.steps,
        touching_tolerance: 0.0,
        pairs: old.pairs,
        refusals: RefusalState::default(),
        parts: Vec::new(),
    })
}

impl From<OldBody> for BodyState {
    fn from(old: OldBody) -> BodyState {
        BodyState {
            shape: old.shape,
            transform: old.transform,
            kind: match old.kind {
                OldKind::Static => BodyKind::Static,
                OldKind::Moving => BodyKind::Moving,
                OldKind::Sensor => BodyKind::Sensor,
            },
            filter: old.filter,
            inverse_mass: old.weight,
            inserted_at: old.inserted_at,
        }
    }
}

/// FNV-1a with 64 bits (G. Fowler, L. C. Noll and K.-P. Vo, "The FNV Non-Cryptographic Hash
/// Algorithm").
fn fnv_1a(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |sum, &byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
