//! Questions about one or two placed shapes.

pub(crate) mod cast;
pub(crate) mod contact;
pub(crate) mod containment;
pub(crate) mod distance;
#[cfg(feature = "explain")]
pub(crate) mod explain;
pub(crate) mod pair;
pub(crate) mod relation;
pub(crate) mod resolve;
pub(crate) mod separation;
pub(crate) mod sweep;

pub use cast::*;
pub use contact::*;
pub use containment::*;
pub use distance::*;
#[cfg(feature = "explain")]
pub use explain::*;
pub use relation::*;
pub use resolve::*;
pub use separation::*;
pub use sweep::*;
