//! Questions about one or two placed shapes.

#[cfg(feature = "full")]
pub(crate) mod cast;
#[cfg(feature = "full")]
pub(crate) mod contact;
#[cfg(feature = "full")]
pub(crate) mod containment;
#[cfg(feature = "full")]
pub(crate) mod distance;
#[cfg(feature = "full")]
pub(crate) mod explain;
pub(crate) mod pair;
pub(crate) mod relation;
#[cfg(feature = "full")]
pub(crate) mod resolve;
#[cfg(feature = "full")]
pub(crate) mod separation;
#[cfg(feature = "full")]
pub(crate) mod sweep;

#[cfg(feature = "full")]
pub use cast::*;
#[cfg(feature = "full")]
pub use contact::*;
#[cfg(feature = "full")]
pub use containment::*;
#[cfg(feature = "full")]
pub use distance::*;
#[cfg(feature = "full")]
pub use explain::*;
pub use relation::*;
#[cfg(feature = "full")]
pub use resolve::*;
#[cfg(feature = "full")]
pub use separation::*;
#[cfg(feature = "full")]
pub use sweep::*;
