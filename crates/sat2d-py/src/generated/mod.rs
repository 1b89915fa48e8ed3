//! What `sat2d-api` writes.

#[rustfmt::skip]
mod module;
#[rustfmt::skip]
pub mod words;
