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

pub mod batch;
pub mod body;
pub mod body_change;
pub mod cast;
pub mod compat;
pub mod contact;
pub mod decompose;
pub mod distance;
pub mod draw;
mod entry;
pub mod geometry;
mod pair;
pub mod polygon;
pub mod query;
pub mod query_filter;
mod question;
mod refusal;
pub mod relation;
pub mod resolve;
pub mod save;
pub mod separation;
pub mod shape;
pub mod status;
pub mod step;
pub mod sweep;
pub mod transform;
pub mod version;
pub mod world;
pub mod world_cast;

pub use batch::*;
pub use body::*;
pub use body_change::*;
pub use cast::*;
pub use compat::*;
pub use contact::*;
pub use decompose::*;
pub use distance::*;
pub use draw::*;
pub use geometry::*;
pub use polygon::*;
pub use query::*;
pub use query_filter::*;
pub use relation::*;
pub use resolve::*;
pub use save::*;
pub use separation::*;
pub use shape::*;
pub use status::*;
pub use step::*;
pub use sweep::*;
pub use transform::*;
pub use version::*;
pub use world::*;
pub use world_cast::*;
