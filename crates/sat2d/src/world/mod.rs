//! Worlds of bodies: pairs that meet, their events, queries and responses.
//!
//! A [`World`] holds bodies. [`World::step`] finds the pairs of bodies that meet and reports what
//! began, stays and ended. Queries ask for the bodies in a region, near a point, along a ray or in
//! the way of a shape, and responses push bodies apart or move one along its obstacles.
//!
//! | module | what it does |
//! | --- | --- |
//! | `bodies` | bodies, and the arrays of them: placements, proxies, fat AABBs, displacements |
//! | `broad_phase` | the trees of fat AABBs and the move buffer |
//! | `pairs` | the pair cache: finding pairs that may meet, deciding those that are due; events |
//! | `world` | the state of a world; inserting and removing bodies |
//! | `query` | bodies by id, regions, the nearest bodies, rays, sweeps |
//! | `pair_filter` | one-way bodies, the caller's predicate about pairs |
//! | `changes` | moving and changing bodies, bodies of several shapes |
//! | `step` | a step |
//! | `response` | separating bodies, moving and sliding, characters |
//! | `draw`, `save`, `record` | debug drawing; saving and restoring; recording and replaying |
//! | `threads`, `trim`, `slot_set` | work side by side; giving memory back; sets of slots |
//!
//! # A step
//!
//! `docs/world.md`, "How a step works", explains the algorithms and cites their sources. This is
//! where they are:
//!
//! ```text
//! World::set_transform                          changes/moves.rs, placement.rs
//!     placed proxy and bounds of the body       bodies/placements.rs
//!     displacement since its pairs were decided bodies/displacement.rs
//!     left its fat AABB? new one, move buffer   bodies/fat_aabb.rs, broad_phase.rs
//!
//! World::step                                   step.rs
//!     nothing has changed: the same pairs stay  pairs/list.rs
//!     with the pair cache, where bodies move slowly
//!         find_pairs                            pairs/find.rs
//!             bodies in the move buffer query the trees of fat AABBs
//!             new pairs enter the pair cache    pairs/cache.rs
//!         update_pairs                          pairs/update.rs
//!             a cached pair is due if its bodies have moved far enough for its relation to change
//!             after moves of a few bodies, only their pairs are gone through
//!                                               pairs/neighbor_lists.rs
//!             rectangles are decided in batches pairs/rectangle_batch.rs
//!             all others by narrow::relation    bodies/relation.rs
//!             a motion bound says when it is due again
//!         update_meeting                        pairs/list.rs
//!             sorted list of pairs that meet, list of pairs that ended
//!     without it, in new worlds and where bodies move fast
//!         find_near_pairs                       pairs/find.rs
//!             all pairs whose tight AABBs meet
//!         decide_pairs                          pairs/direct.rs
//!         set_phases                            pairs/list.rs
//!             compares with the last step
//!     choose: with or without, the next time    pairs/strategy.rs
//!     refuse_pairs                              pair_filter.rs, pairs/refusal.rs
//!         of the pairs that begin, one-way bodies and the caller's predicate refuse some
//!     Events                                    pairs/events.rs
//!         Begin, Stay, End in the order of the bodies' ids
//! ```
//!
//! With threads, moves and the parts of a step are divided between them; the results are the same
//! to the bit.

/// The first line of each method that changes a world: `record!(self.remove(id));`. While the world
/// is being recorded, it records the call, makes it, and returns its outcome. The table of these
/// calls is `record/calls.rs`.
macro_rules! record {
    ($world:ident.$method:ident($($argument:expr),*)) => {
        #[cfg(feature = "serde")]
        if $world.is_recording() {
            return crate::world::record::calls::$method($world, $($argument),*);
        }
    };
}

pub(crate) mod bodies;
pub(crate) mod broad_phase;
mod changes;
pub(crate) mod character_options;
pub(crate) mod draw;
pub(crate) mod error;
pub(crate) mod id;
pub(crate) mod pair_filter;
pub(crate) mod pairs;
pub(crate) mod query;
#[cfg(feature = "serde")]
pub(crate) mod record;
pub(crate) mod response;
#[cfg(feature = "serde")]
pub(crate) mod save;
#[cfg(feature = "serde")]
pub(crate) mod shared_shape;
pub(crate) mod slot_set;
pub(crate) mod step;
pub(crate) mod threads;
pub(crate) mod trim;
#[expect(clippy::module_inception, reason = "the file of the type `World`")]
pub(crate) mod world;

pub use bodies::body::{Body, BodyKind, BodyRef, Filter};
pub use character_options::{CharacterOptions, Ground};
pub use draw::{Canvas, Paint};
pub use error::WorldError;
pub use id::BodyId;
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
