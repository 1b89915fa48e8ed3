//! The WebAssembly module of the npm package `sat2d`, in `packages/sat2d-js`: the C API, and what
//! JavaScript needs besides.
//!
//! The package reads and writes the structs of the C API in the module's memory; what does that is
//! generated from the description of the C API. Here is only what C programs have from elsewhere:
//! an allocator that keeps a reserve, functions for callbacks, which JavaScript cannot make, and
//! the answers that the package has and the C API has not.
#![cfg(target_family = "wasm")]
#![allow(
    clippy::missing_safety_doc,
    reason = "JavaScript passes addresses by the rules of the C API"
)]

mod answers;
mod callbacks;
#[rustfmt::skip]
mod layout;
mod memory;
mod shape;

pub use sat2d_ffi::*;
