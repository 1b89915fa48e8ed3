//! The boundary between C and Rust: the guard against panics, errors as status codes, pairs of
//! pointers, lists.

mod errors;
pub(crate) mod guard;
pub(crate) mod limits;
pub(crate) mod lists;
pub(crate) mod pair;

pub use errors::keep_error;
