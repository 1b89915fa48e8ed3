//! The exact answers, in fractions, with textbook algorithms: orientation tests on all edges, the
//! separating axes of all pairs of convex pieces, nearest points of all pairs of edges. What has
//! curves is judged in whole numbers, by Sturm's theorem.
//!
//! No code of sat2d is used here, since sat2d is one of the libraries that are judged.

mod closeness;
mod curves;
mod distance;
mod location;
mod measure;
mod number;
mod path;
mod region;
mod relation;
mod ring;
#[cfg(test)]
mod tests;
mod turning;

pub use curves::{
    boundary, curved_relation, is_outline, locate_curved, ray_at_curves, ray_at_ellipse,
};
pub use distance::squared_distance;
pub use location::{Location, locate};
pub use number::{F, fraction, nearest, text};
pub use path::{Entry, ray, sweep};
pub use region::Region;
pub use relation::{Relation, Verdict, relation};
pub use ring::{hull, is_simple, turn};
pub use turning::{Bounds, Turning, first_contact};
