//! Many bodies: which of them meet, what began and what ended, who is where, and how to part them.

mod body;
mod error;
mod events;
mod footprint;
mod ids;
mod pairs;
mod step;
mod store;

pub use body::{Body, BodyKind, Filter};
pub use error::WorldError;
pub use events::{Events, PairEvent, Phase};
pub use ids::BodyId;
pub use store::World;
