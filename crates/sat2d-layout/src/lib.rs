//! Which file imports which: no cycles between files, and one direction between folders.
//!
//! File X imports file Y if X names an item that Y defines:
//!
//! - Any path counts, wherever it stands: in a private `use`, a type, an expression, a pattern or
//!   the arguments of a macro.
//! - The path is followed through re-exports to the file that defines the item. So `mod child;` and
//!   `pub use child::Item;` are not imports by themselves: a `mod.rs` may list and re-export its
//!   children, and still define what they use. It is an import as soon as the `mod.rs` uses the
//!   re-exported name itself.
//! - A path that ends at a module is not an import; what is named through it is.
//! - An associated item or a variant counts as the type that it belongs to.
//! - A method that stands in another file than its type counts where another folder calls it, if no
//!   other method of the target or of a crate that it uses has its name. Within a folder an `impl`
//!   may be split into files.
//! - A C or C++ file imports the headers of the project that it includes.
//!
//! These do not count: code behind `#[cfg(test)]`, which may use all that it tests; all other calls
//! of methods, because the text does not say whose method it is; attributes and documentation;
//! other packages, between which Cargo allows no cycle.

mod constants;
mod graph;
mod headers;
mod imports;
mod modules;
mod order;
mod resolve;

pub use constants::constants_table;
pub use graph::{Cycle, Graph};
pub use headers::includes;
pub use imports::{Sources, imports, read_file};
pub use order::{Order, Violation};
