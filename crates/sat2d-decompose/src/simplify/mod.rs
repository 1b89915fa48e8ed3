//! Simplification: polygons with fewer corners, within a tolerance and still valid.
//!
//! `remove_corners` removes corners as long as that is allowed; `corner_tree` finds corners that
//! prevent it. `certificate` checks a result independently of how it was made.

mod certificate;
mod corner_tree;
mod remove_corners;
mod simplification;

pub use certificate::VerifySimplificationError;
pub(super) use remove_corners::{remove_corners, square_of_distance};
pub(super) use simplification::is_tolerance;
pub use simplification::{Deviation, Simplification};
