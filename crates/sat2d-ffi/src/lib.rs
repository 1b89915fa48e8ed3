//! The C face of sat2d. It holds no logic: it checks pointers and numbers, calls the core, translates.
//!
//! One file is one section of `include/sat2d.h`, and the text at its top is the section's. The header is generated from
//! the items here, so what is written on them is addressed to a C programmer. The rules that hold for all
//! of them (what may be NULL, who frees, what happens on failure, threads) stand once, at the top of the header; they are
//! also the safety contract of every `unsafe` function of this crate.
//!
//! Every function's comment ends with an example that a test of `c_tests` compiles and runs; what the examples of a section begin and end with
//! stands in the section's text.
//!
//! Exported signatures are written out, never by a macro: cbindgen would not see them.
#![allow(
    non_camel_case_types,
    reason = "types are named as C programmers will read them"
)]
#![allow(
    clippy::missing_safety_doc,
    reason = "one contract for all functions, at the top of the header"
)]

pub mod base;
pub mod batch;
mod boundary;
pub mod compat;
pub mod query;
pub mod shape;
pub mod world;

pub use base::*;
pub use batch::*;
pub use compat::*;
pub use query::*;
pub use shape::*;
pub use world::*;
