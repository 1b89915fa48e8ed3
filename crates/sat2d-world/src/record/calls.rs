//! The calls that change a world: the one table from which they are recorded and replayed.
//!
//! ```text
//! Call(argument: Type, …) [not recorded: Type = replayed as, …] => method(arguments) -> Outcome;
//! ```
//!
//! [`define_calls`] makes of each row
//!
//! - the variant `Call::Name`, which holds the arguments as they are written (`argument.rs`),
//! - its arm in [`Call::make`], which reads the arguments, calls the method and hashes its outcome
//!   (`outcome.rs`),
//! - a function `method`, which records the call and makes it. The first line of the method,
//!   `record!(self.method(…));`, passes the call to it while the world is being recorded.
//!
//! The order of the rows is part of the format: a new row goes to the end.

use crate::record::argument::{Argument, Reader};
use crate::record::define_calls::define_calls;
use crate::record::error::ReplayError;
use crate::record::outcome::Outcome;
use crate::{
    Body, BodyId, BodyKind, CharacterOptions, CharacterResult, Filter, MoveOptions, SeparateResult,
    SlideResult, World, WorldError,
};
use alloc::sync::Arc;
use alloc::vec::Vec;
use glam::DVec2;
use sat2d_core::shape::Shape;
use sat2d_core::transform::Transform;
use serde::{Deserialize, Serialize};

type Result<T> = core::result::Result<T, WorldError>;

define_calls! {
    Insert(body: Body) => insert(body) -> Result<BodyId>;
    InsertMany(bodies: Vec<Body>) => insert_many(bodies) -> Result<Vec<BodyId>>;
    Remove(id: BodyId) => remove(id) -> Result<Body>;
    SetTransform((id, to): (BodyId, Transform)) => set_transform(id, to) -> Result<()>;
    SetTransforms(moves: Vec<(BodyId, Transform)>) => set_transforms(&moves) -> Result<()>;
    SetShape(id: BodyId, shape: Arc<Shape>) => set_shape(id, shape) -> Result<()>;
    SetKind(id: BodyId, kind: BodyKind) => set_kind(id, kind) -> Result<()>;
    SetFilter(id: BodyId, filter: Filter) => set_filter(id, filter) -> Result<()>;
    SetUser(id: BodyId, user: u64) => set_user(id, user) -> Result<()>;
    SetInverseMass(id: BodyId, inverse: f64) => set_inverse_mass(id, inverse) -> Result<()>;
    SetTouchingTolerance(tolerance: f64) => set_touching_tolerance(tolerance) -> Result<()>;
    // how many pairs are near each other depends on what came before, so limits are not recorded
    Step() [max_pairs: usize = usize::MAX] => step_recorded(max_pairs) -> Result<()>;
    Separate(iterations: usize) [max_pairs: usize = usize::MAX]
        => separate_within(iterations, max_pairs) -> Result<SeparateResult>;
    MoveAndSlide(id: BodyId, delta: DVec2) => move_and_slide(id, delta) -> Result<SlideResult>;
    MoveCharacter(id: BodyId, delta: DVec2, options: CharacterOptions)
        => move_character(id, delta, &options) -> Result<CharacterResult>;
    SetOneWay(id: BodyId, direction: Option<DVec2>) => set_one_way(id, direction) -> Result<()>;
    // a replay puts the answers of the recording into the place of this predicate
    SetPairPredicate()
        [predicate: impl Fn(&World, BodyId, BodyId) -> bool + Send + Sync + 'static
            = |_: &World, _, _| true]
        => set_pair_predicate(predicate) -> ();
    ClearPairPredicate() => clear_pair_predicate() -> ();
    Attach(owner: BodyId, part: Body) => attach(owner, part) -> Result<BodyId>;
    SetLocalTransform(id: BodyId, local: Transform) => set_local_transform(id, local) -> Result<()>;
    SetKinds(kinds: Vec<(BodyId, BodyKind)>) => set_kinds(&kinds) -> Result<()>;
    MoveAndSlideWith(id: BodyId, delta: DVec2, options: MoveOptions)
        => move_and_slide_with(id, delta, &options) -> Result<SlideResult>;
    MoveCharacterWithSkin(id: BodyId, delta: DVec2, options: CharacterOptions, skin: f64)
        => move_character_with_skin(id, delta, options, skin) -> Result<CharacterResult>;
}

impl Call {
    /// Whether it may take long, so that what was recorded so far should be written before.
    pub(crate) fn is_long(&self) -> bool {
        matches!(self, Call::Step() | Call::Separate(_))
    }

    pub(crate) fn is_step(&self) -> bool {
        matches!(self, Call::Step())
    }
}
