//! Worlds of bodies: pairs that meet, their events, queries and responses.
//!
//! A [`World`] holds bodies. [`World::step`] finds the pairs of bodies that meet and reports what
//! began, stays and ended. Queries ask for the bodies in a region, near a point, along a ray or in
//! the way of a shape, and responses push bodies apart or move one along its obstacles.
//!
//! Each room imports only from those above it in this table. `docs/architecture.md` goes through a
//! step, room by room; `docs/world.md`, "How a step works", explains the algorithms.
//!
//! | room | what is in it |
//! | --- | --- |
//! | `id`, `error`, `pair_source` | ids, errors, what several rooms agree on |
//! | `character_options`, `move_options` | how bodies are to move |
//! | `tuning`, `threads`, `memory`, `slot_set`, `shared_shape` | speed, threads, memory |
//! | `bodies` | the arrays of bodies: roles, placements, proxies, tree boxes, displacements |
//! | `broad_phase` | the trees of boxes and the move buffer |
//! | `pairs` | finding pairs that may meet, the pair cache, deciding pairs, events |
//! | `recorder` | the entries and blocks of recordings |
//! | `world` | the state of a world |
//! | `query` | bodies by id, regions, the nearest bodies, rays, sweeps |
//! | `pair_filter` | one-way bodies and the caller's predicate |
//! | `changes` | inserting, moving and changing bodies, bodies of several shapes |
//! | `step` | a step of all of it |
//! | `response` | separating bodies, moving and sliding, characters |
//! | `draw`, `save` | debug drawing; saving and restoring |
//! | `record` | recording and replaying |
#![no_std]

extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

/// The first line of each method that changes a world: `record!(self.remove(id));`. While the world
/// is being recorded, it records the call, makes it, and returns its outcome. The table of these
/// calls is `record/calls.rs`.
macro_rules! record {
    ($world:ident.$method:ident($($argument:expr),*)) => {
        #[cfg(feature = "serde")]
        if $world.is_recording() {
            return crate::record::calls::$method($world, $($argument),*);
        }
    };
}

mod bodies;
mod broad_phase;
mod changes;
mod character_options;
mod draw;
mod error;
mod id;
mod memory;
mod move_options;
mod pair_filter;
mod pair_source;
mod pairs;
mod query;
#[cfg(feature = "serde")]
mod record;
#[cfg(feature = "serde")]
mod recorder;
mod response;
#[cfg(feature = "serde")]
mod save;
#[cfg(feature = "serde")]
mod shared_shape;
mod slot_set;
mod status;
mod step;
mod threads;
mod tuning;
mod world;

pub use bodies::body::{Body, BodyKind, BodyRef, Filter};
pub use character_options::{CharacterOptions, Ground};
pub use draw::{Canvas, Paint};
pub use error::WorldError;
pub use id::BodyId;
pub use move_options::MoveOptions;
pub use pairs::events::{EventIter, Events, PairEvent};
pub use pairs::phase::Phase;
pub use query::filter::QueryFilter;
pub use query::nearest::NearBody;
pub use query::region::{Coverage, Region};
#[cfg(feature = "serde")]
pub use record::error::ReplayError;
#[cfg(feature = "serde")]
pub use record::replay::{Difference, Replay, ReplayedStep};
pub use response::character::CharacterResult;
pub use response::move_and_slide::SlideResult;
pub use response::mover::SlideHit;
pub use response::separate::SeparateResult;
#[cfg(feature = "serde")]
pub use save::RestoreError;
pub use world::World;
