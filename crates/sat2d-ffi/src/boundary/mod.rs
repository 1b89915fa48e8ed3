//! The boundary between C and Rust: guards against panics, errors, pairs of pointers, lists.

pub(crate) mod entry;
mod errors;
pub(crate) mod pair;
pub(crate) mod question;
