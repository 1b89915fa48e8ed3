//! Worlds of bodies.

pub(crate) mod access;
pub(crate) mod body;
pub(crate) mod cast;
pub(crate) mod change;
pub(crate) mod compound;
pub(crate) mod draw;
pub(crate) mod filter;
pub(crate) mod handle;
pub(crate) mod insert;
pub(crate) mod nearest;
pub(crate) mod query;
pub(crate) mod query_each;
pub(crate) mod refusal;
pub(crate) mod response;
pub(crate) mod save;
pub(crate) mod step;

pub use access::*;
pub use body::*;
pub use cast::*;
pub use change::*;
pub use compound::*;
pub use draw::*;
pub use filter::*;
pub use handle::*;
pub use insert::*;
pub use nearest::*;
pub use query::*;
pub use query_each::*;
pub use refusal::*;
pub use response::*;
pub use save::*;
pub use step::*;
