//! What a header declares: sections, constants, types and functions, with their
//! documentation.

mod docs;
mod lexer;
mod parser;
mod types;

pub use docs::{Block, Docs};
pub use parser::parse;
pub use types::{Callback, Constant, Field, Item, ItemKind, Scalar, Section, Signature, Type};
