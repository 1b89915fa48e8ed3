//! Many bodies: which of them meet, what began and what ended, who is where, and how to part them.

pub(crate) mod block;
pub(crate) mod bodies;
pub(crate) mod body;
#[cfg(feature = "parallel")]
pub(crate) mod deal;
pub(crate) mod draw;
pub(crate) mod error;
pub(crate) mod events;
pub(crate) mod id;
pub(crate) mod moves;
pub(crate) mod pairs;
pub(crate) mod query;
pub(crate) mod response;
#[cfg(feature = "serde")]
pub(crate) mod save;
pub(crate) mod step;
pub(crate) mod world;

pub use body::{Body, BodyKind, BodyRef, Filter};
pub use draw::{Canvas, Paint};
pub use error::WorldError;
pub use events::{EventIter, Events, PairEvent, Phase};
pub use id::BodyId;
pub use query::filter::QueryFilter;
pub use query::nearest::NearBody;
pub use query::region::{Coverage, Region};
pub use response::move_and_slide::{SlideHit, SlideResult};
#[cfg(feature = "serde")]
pub use save::RestoreError;
pub use world::World;
