//! Around every call: the guard against panics, outputs that are harmless on failure, lists, and
//! limits.

pub(crate) mod call;
pub(crate) mod limits;
pub(crate) mod lists;
