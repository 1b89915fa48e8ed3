//! Convex decomposition of simple polygons, with or without holes.
//!
//! `input` cleans the rings and validates them by a plane sweep, which hands every event to the
//! triangulation in `mesh`. One of the `methods` turns the triangles into convex pieces, and
//! `finish` limits their corners or improves their form; `run` chooses which. `verify` checks a
//! result exactly, independently of how it was made. If the result may deviate by a tolerance,
//! `simplify` removes corners first, and `approximate` joins pieces afterwards.
#![no_std]

extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

mod approximate;
mod decomposer;
mod decomposition;
mod finish;
mod index;
mod input;
mod many;
mod mesh;
mod methods;
mod multipolygon;
mod options;
mod polygon;
mod run;
mod simplify;
mod status;
mod union_find;
mod verify;
mod workspace;

pub use approximate::{Approximation, VerifyApproximationError, approximate};
pub use decomposer::Decomposer;
pub use decomposition::{Decomposition, EdgeSource, Piece};
pub use input::error::PolygonError;
pub use many::{decompose_many, decompose_many_trusted};
pub use multipolygon::{MultipolygonError, simplify_multipolygon, validate_multipolygon};
pub use options::{Method, Options, Preference};
pub use polygon::{Polygon, decompose, decompose_trusted, simplify};
pub use simplify::{Deviation, Simplification, VerifySimplificationError};
pub use verify::VerifyError;
