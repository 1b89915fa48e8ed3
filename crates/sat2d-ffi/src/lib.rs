//! The C API of sat2d. It has no logic: it checks pointers and numbers, calls the core, and
//! translates the results.
//!
//! Each file is one section of a header, `include/sat2d_compat.h` for those in `compat`, else
//! `include/sat2d.h`; the text at its top introduces the section. The headers are generated from
//! the items here, so their documentation addresses C programmers. The rules for all of them (what
//! may be NULL, who frees, what happens on failure, threads) stand at the top of `sat2d.h`; they
//! are also the safety contract of every `unsafe` function here.
//!
//! The documentation of each function ends with an example that a test of `c_tests` compiles and
//! runs. Code that all examples of a section begin or end with stands in the text of the section.
//!
//! Exported signatures are written out, never by a macro: cbindgen would not see them.
#![allow(
    non_camel_case_types,
    reason = "types have the names that C programmers read"
)]
#![allow(
    clippy::missing_safety_doc,
    reason = "one contract for all functions, at the top of the header"
)]
#![cfg_attr(
    not(all(feature = "compat", feature = "explain", feature = "world")),
    allow(dead_code, reason = "a part of the API needs a part of what all share")
)]

// WebAssembly without an operating system has no C library. The C API takes only types from it.
#[cfg(all(target_family = "wasm", target_os = "unknown"))]
extern crate self as libc;

#[cfg(all(target_family = "wasm", target_os = "unknown"))]
pub(crate) use {std::ffi::c_char, std::ffi::c_void, usize as size_t};

mod base;
mod batch;
#[cfg(feature = "compat")]
mod compat;
mod error;
mod guard;
mod query;
mod shape;
#[cfg(feature = "world")]
mod world;

pub use base::*;
pub use batch::*;
#[cfg(feature = "compat")]
pub use compat::*;
pub use error::*;
pub use query::*;
pub use shape::*;
#[cfg(feature = "world")]
pub use world::*;
