//! The forms of a placed shape that the algorithms hold.

pub(crate) mod convex_part;
pub(crate) mod disc;
pub(crate) mod hull_proxy;
pub(crate) mod hull_support;
pub(crate) mod lazy_hull;
pub(crate) mod local_point;
pub(crate) mod parallelogram;
pub(crate) mod placement;
pub(crate) mod polygon_lanes;
