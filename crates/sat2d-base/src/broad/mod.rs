//! The broad phase: a tree of axis-aligned boxes for pairs, regions, segments and nearest boxes.
//!
//! One structure serves all queries: an R-tree with eight boxes a node, built top-down, kept tight
//! when boxes move, and rebuilt when moves have loosened it. Pairs are found by a self-join of the
//! tree.

mod build;
mod many;
mod near;
mod node;
mod pairs;
#[cfg(feature = "parallel")]
mod parallel;
mod query;
mod tree;

pub use pairs::{LeafPairs, PairSearch};
pub use tree::BoundsTree;
