//! Algorithms on the Minkowski difference of two convex hulls.

pub(crate) mod chord;
pub mod edge_support;
pub(crate) mod gjk;
pub mod hull_pair;
pub(crate) mod inflated_pair;
pub(crate) mod mpr;
pub(crate) mod nearest;
pub(crate) mod sat;
pub(crate) mod segments;
pub(crate) mod slabs;
pub(crate) mod tie_break;
