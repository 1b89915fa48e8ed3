//! The description of the C API: one typed model, from which the headers and the bindings of every
//! language are generated.
//!
//! ```text
//! crates/sat2d-ffi/src --header--> include/sat2d*.h --declarations-> the C side of the model
//! crates/sat2d-api/api.toml -----------------------------notes-----> what C cannot say
//!                                                          model --> include/api.json, backends
//! ```
//!
//! `cargo run -p sat2d-api` writes every generated file that is committed; `--check` fails if one
//! of them differs. With `--package` it writes those that the build of a package makes.

pub mod backend;
pub mod declarations;
pub mod header;
pub mod json;
pub mod model;
pub mod notes;
pub mod output;
pub mod outputs;
