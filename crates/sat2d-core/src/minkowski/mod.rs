//! Algorithms on the Minkowski difference of two convex hulls.

pub(crate) mod chord;
pub(crate) mod edge_support;
pub(crate) mod gjk;
pub(crate) mod hull_pair;
pub(crate) mod inflated_pair;
pub(crate) mod mpr;
pub(crate) mod nearest;
pub(crate) mod sat;
pub(crate) mod segments;
pub(crate) mod slabs;
pub(crate) mod tie_break;
