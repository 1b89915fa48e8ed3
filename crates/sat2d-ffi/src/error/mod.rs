//! Status codes, the error of the last call of each thread, and the status of each error of the
//! core.

mod of_core;
pub(crate) mod place;
pub(crate) mod status;

#[doc(hidden)]
pub use of_core::keep_error;
pub use status::*;
