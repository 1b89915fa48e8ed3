//! The calls that change a world, as they are written.

use crate::world::character_options::CharacterOptions;
use crate::world::pairs::refusal::Answered;
use crate::world::shared_shape::Shared;
use crate::world::{Body, BodyId, BodyKind, Filter};
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

/// What a recording consists of. Their order is part of the format.
#[derive(Serialize, Deserialize)]
pub(crate) enum Entry {
    /// The world at the beginning, saved.
    Begin {
        world: Vec<u8>,
        has_predicate: bool,
    },
    /// The next shape. The first one has the number 0.
    Shape(Shared),
    Call(Call),
    /// What the pair predicate answered during the last call.
    Answered(Vec<Answered>),
    /// A hash of the result of the last call.
    Result(u64),
    /// The last call stopped at a limit, or for lack of memory, and changed nothing.
    Stopped,
    /// Hashes of what the last call, a step, has found.
    Stepped {
        events: u64,
        placements: u64,
    },
    /// The recording was stopped.
    End,
}

/// A call that changes a world. Their order is part of the format.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) enum Call {
    Insert(NewBody),
    InsertMany(Vec<NewBody>),
    Remove(BodyId),
    SetTransform(BodyId, Place),
    SetTransforms(Vec<(BodyId, Place)>),
    /// With the number of a shape.
    SetShape(BodyId, u32),
    SetKind(BodyId, BodyKind),
    SetFilter(BodyId, Filter),
    SetUser(BodyId, u64),
    SetInverseMass(BodyId, f64),
    SetTouchingTolerance(f64),
    /// Without its limit: how many pairs are near each other depends on what came before.
    Step,
    /// With the number of iterations.
    Separate(u64),
    MoveAndSlide(BodyId, [f64; 2]),
    MoveCharacter(BodyId, [f64; 2], CharacterOptions),
    SetOneWay(BodyId, Option<[f64; 2]>),
    SetPairPredicate,
    ClearPairPredicate,
    Attach(BodyId, NewBody),
    SetLocalTransform(BodyId, [f64; 6]),
    SetKinds(Vec<(BodyId, BodyKind)>),
}

/// A body that is inserted, with the number of its shape.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct NewBody {
    pub(crate) shape: u32,
    pub(crate) transform: [f64; 6],
    pub(crate) kind: BodyKind,
    pub(crate) filter: Filter,
    pub(crate) user: u64,
    pub(crate) inverse_mass: f64,
}

/// Where a body moves.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) enum Place {
    /// The rest of its transform stays the same.
    Position([f64; 2]),
    Transform([f64; 6]),
}

impl NewBody {
    pub(crate) fn new(body: &Body, shape: u32) -> NewBody {
        NewBody {
            shape,
            transform: body.transform.to_array(),
            kind: body.kind,
            filter: body.filter,
            user: body.user,
            inverse_mass: body.inverse_mass,
        }
    }
}

impl Call {
    /// Whether it may take long, so that what was recorded so far should be written before.
    pub(crate) fn is_long(&self) -> bool {
        matches!(self, Call::Step | Call::Separate(_))
    }

    pub(crate) fn is_step(&self) -> bool {
        matches!(self, Call::Step)
    }
}
