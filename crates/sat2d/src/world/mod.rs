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
