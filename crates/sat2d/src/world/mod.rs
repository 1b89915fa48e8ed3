//! Many bodies: which of them meet, what began and what ended, who is where, and how to part them.

mod block;
mod body;
mod card;
mod cast;
mod contest;
#[cfg(feature = "parallel")]
mod deal;
mod draw;
mod error;
mod events;
mod fence;
mod footprint;
mod gauge;
mod ids;
mod judge;
mod moves;
mod near_pair;
mod neighbors;
mod pairs;
mod query;
#[cfg(feature = "serde")]
mod save;
mod search;
mod separate;
mod sift;
mod slide;
mod step;
mod store;

pub use body::{Body, BodyKind, BodyRef, Filter};
pub use draw::{Canvas, Paint};
pub use error::WorldError;
pub use events::{Events, PairEvent, Phase};
pub use ids::BodyId;
pub use query::{Coverage, Near, QueryFilter};
#[cfg(feature = "serde")]
pub use save::RestoreError;
pub use slide::{Slid, SlideHit};
pub use store::World;
