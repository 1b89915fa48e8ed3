//! The edges of outlines: segments and arcs of conics, and where they meet, exactly.
//!
//! An arc is a rational quadratic Bézier curve: a parabola or a part of an ellipse, never more than
//! half of it. An affine map of its three control points is the map of the curve. With the
//! barycentric coordinates `u`, `v`, `t` of a point in the triangle of the control points, the arc
//! is where `v² = 4 w² u t` and `v ≥ 0` (G. Farin, "Curves and Surfaces for CAGD", 2002, on
//! conics). So one arc on another one is a root of a polynomial of the fourth degree.

mod bounds;
pub(crate) mod edge;
pub(crate) mod facing;
pub(crate) mod inequalities;
pub(crate) mod meeting;
pub(crate) mod probe;

pub(crate) use bounds::least_bounds;
pub(crate) use edge::Edge;
pub(crate) use facing::{Faced, Facing};
pub(crate) use probe::{OnEdge, Probe};
