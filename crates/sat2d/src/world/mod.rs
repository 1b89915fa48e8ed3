//! Worlds of bodies: pairs that meet, their events, queries and responses.
//!
//! A [`World`] holds bodies. [`World::step`] finds the pairs of bodies that meet and reports what
//! began, stays and ended. Queries ask for the bodies in a region, near a point, along a ray or in
//! the way of a shape, and responses push bodies apart or move one along its obstacles.
//!
//! | module | what it does |
//! | --- | --- |
//! | `world` | the state of a world; inserting and removing bodies |
//! | `bodies` | the arrays of bodies: placements, proxies, fat AABBs, displacements |
//! | `broad_phase` | the trees of fat AABBs and the move buffer |
//! | `pairs` | the pair cache: finding pairs that may meet, deciding those that are due |
//! | `step`, `events` | a step, and what it reports |
//! | `moves`, `parallel_moves`, `placement` | moving and changing bodies |
//! | `compound` | bodies of several shapes |
//! | `access` | the bodies by id, their relations and contacts |
//! | `solidity` | one-way bodies, the caller's predicate about pairs |
//! | `query` | regions, the nearest bodies, rays, sweeps |
//! | `response` | separating bodies, moving and sliding, characters |
//! | `draw`, `save`, `record` | debug drawing; saving and restoring; recording and replaying |
//! | `threads`, `trim` | work side by side; giving memory back |
//!
//! # A step
//!
//! `docs/world.md`, "How a step works", explains the algorithms and cites their sources. This is
//! where they are:
//!
//! ```text
//! World::set_transform                          moves.rs, placement.rs
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
//!     refuse_pairs                              solidity.rs, pairs/refusal.rs
//!         of the pairs that begin, one-way bodies and the caller's predicate refuse some
//!     Events                                    events.rs
//!         Begin, Stay, End in the order of the bodies' ids
//! ```
//!
//! With threads, moves and the parts of a step are divided between them; the results are the same
//! to the bit.

pub(crate) mod access;
pub(crate) mod bodies;
pub(crate) mod body;
pub(crate) mod broad_phase;
pub(crate) mod compound;
pub(crate) mod draw;
pub(crate) mod error;
pub(crate) mod events;
pub(crate) mod id;
pub(crate) mod moves;
pub(crate) mod pairs;
#[cfg(feature = "parallel")]
pub(crate) mod parallel_moves;
pub(crate) mod phase;
pub(crate) mod placement;
pub(crate) mod query;
#[cfg(feature = "serde")]
pub(crate) mod record;
pub(crate) mod response;
#[cfg(feature = "serde")]
pub(crate) mod save;
pub(crate) mod solidity;
pub(crate) mod step;
pub(crate) mod threads;
pub(crate) mod trim;
#[expect(clippy::module_inception, reason = "the file of the type `World`")]
pub(crate) mod world;

pub use body::{Body, BodyKind, BodyRef, Filter};
pub use draw::{Canvas, Paint};
pub use error::WorldError;
pub use events::{EventIter, Events, PairEvent};
pub use id::BodyId;
pub use phase::Phase;
pub use query::filter::QueryFilter;
pub use query::nearest::NearBody;
pub use query::region::{Coverage, Region};
#[cfg(feature = "serde")]
pub use record::error::ReplayError;
#[cfg(feature = "serde")]
pub use record::replay::{Difference, Replay, ReplayedStep};
pub use response::character::CharacterResult;
pub use response::character_options::{CharacterOptions, Ground};
pub use response::move_and_slide::SlideResult;
pub use response::mover::SlideHit;
pub use response::separate::SeparateResult;
#[cfg(feature = "serde")]
pub use save::RestoreError;
pub use world::World;
