//! The typed model: the declarations of the header, joined with the notes of `api.toml`.

mod build;
mod layout;
mod names;
mod roles;
mod types;

pub use build::build;
pub use names::{camel_case, pascal_case, snake_case};
pub use roles::of_callback;
pub use types::*;
