//! Simplification: polygons with fewer corners, within a tolerance and still valid.
//!
//! `remove_corners` takes corners away as long as that is allowed; `corner_tree` finds those that
//! are in the way. `certificate` checks a result and knows nothing about how it was made.

mod certificate;
mod corner_tree;
mod remove_corners;
mod simplification;

pub use certificate::VerifySimplificationError;
pub(super) use remove_corners::{remove_corners, square_of_distance};
pub(super) use simplification::is_tolerance;
pub use simplification::{Deviation, Simplification};
