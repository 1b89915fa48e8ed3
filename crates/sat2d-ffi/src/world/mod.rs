//! Worlds of bodies.

pub(crate) mod body;
pub(crate) mod body_change;
pub(crate) mod cast;
pub(crate) mod draw;
pub(crate) mod handle;
pub(crate) mod query;
pub(crate) mod query_filter;
pub(crate) mod save;
pub(crate) mod step;

pub use body::*;
pub use body_change::*;
pub use cast::*;
pub use draw::*;
pub use handle::*;
pub use query::*;
pub use query_filter::*;
pub use save::*;
pub use step::*;
