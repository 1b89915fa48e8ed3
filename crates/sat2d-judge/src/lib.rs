//! An independent judge of regions between segments, quadratic curves and arcs of ellipses, in
//! whole numbers of any length.
//!
//! It shares nothing with the library, which it judges in the library's tests and in the tables of
//! `conformance/`. [`relation`] divides every edge of one region where it meets the curves of the
//! other one's edges, by Sturm's theorem, and asks on which side of the other region a point of
//! each part lies. [`common_points`] says where two edges meet, in the same way.
//! [`point_relation`] solves each edge for the height of the point and counts the solutions beyond
//! it. [`ray`] solves each edge for the line of the ray.

mod curve;
mod location;
mod pair;
mod ray;
mod roots;

pub use curve::{Curve, Q, q};
pub use location::point_relation;
pub use pair::{common_points, is_simple, relation};
pub use ray::{Hit, ray};
pub use roots::{Form, all_positive_somewhere, none_negative_somewhere};

/// How two regions lie to each other, or a point to a region.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Relation {
    /// No point in common.
    Disjoint,
    /// Points in common, but none inside of both.
    Touching,
    /// Interiors in common.
    Overlapping,
}
