//! The C API of sat2d. It has no logic: it checks pointers and numbers, calls the core, translates.
//!
//! Each file is one section of `include/sat2d.h`; the text at its top introduces the section. The
//! header is generated from the items here, so their documentation addresses C programmers. The
//! rules for all of them (what may be NULL, who frees, what happens on failure, threads) stand at
//! the top of the header; they are also the safety contract of every `unsafe` function here.
//!
//! The documentation of each function ends with an example that a test of `c_tests` compiles and
//! runs. What the examples of a section begin and end with stands in the section's text.
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

mod base;
mod batch;
mod boundary;
mod compat;
mod query;
mod shape;
mod world;

pub use base::*;
pub use batch::*;
pub use compat::*;
pub use query::*;
pub use shape::*;
pub use world::*;
