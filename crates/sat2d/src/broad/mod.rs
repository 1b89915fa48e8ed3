//! Many boxes: which of them meet each other, a region, a ray; which are nearest to a point.
//!
//! One structure serves all of it, an R-tree of eight boxes a node that is built at once from the top, kept tight under moves,
//! and built anew when moves have loosened it. Pairs come from going through the tree against itself.

mod build;
mod many;
mod near;
mod node;
mod pairs;
#[cfg(feature = "parallel")]
mod parallel;
mod query;
mod tree;

pub(crate) use pairs::PairSearch;
pub use tree::BoundsTree;
