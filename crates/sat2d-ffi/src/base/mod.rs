//! The basis of all other sections: details of the last error, versions, memory, vectors,
//! transforms.

pub(crate) mod error_details;
pub(crate) mod geometry;
pub(crate) mod memory;
pub(crate) mod transform;
pub(crate) mod version;

pub use error_details::*;
pub use geometry::*;
pub use memory::*;
pub use transform::*;
pub use version::*;
