//! Questions about two shapes of hulls and pieces: relation, contact, distance, casts, sweeps,
//! separation, containment; and the signed distance of a point.
//!
//! # The ladders
//!
//! Stages answer a question, cheapest first. A stage decides only where an error bound proves its
//! answer, otherwise it declines (`Outcome::Undecided`) and the next one runs. The last stage is
//! exact, or the general algorithm on placed points, and always decides. It is the reference: every
//! other stage gives the same answer, bit for bit. Two things are not the same to the bit: the
//! distance, which some stages compute in doubles and others with more digits, and when two shapes
//! that move meet, which depends on the steps of the search.
//!
//! The ladders of [`relation`](relation::ladder), [`contact`](contact::ladder),
//! [`distance`](distance::ladder), [`cast`](cast::ladder) and [`sweep`](sweep::ladder) list their
//! stages from top to bottom and say what each declines. `stages`, a feature, asks each stage
//! alone, for tests. Separation, containment and explanation have one algorithm each.
//!
//! The C API asks the stages for simple kinds, which a ladder has in `unchecked`, before it checks
//! its arguments.
//!
//! Shapes of several pieces run `compound`, which finds the pieces that are near in a tree of
//! boxes. Sweeps advance all of them at once instead.
//!
//! `docs/performance.md`, "Where the time goes", has what a pair costs, and which share of the
//! pairs each stage decides.

pub mod cast;
pub(crate) mod contact;
pub(crate) mod containment;
pub mod distance;
pub(crate) mod explain;
pub(crate) mod ladder;
pub mod motion_bound;
pub mod one_sided;
mod polygon_lanes;
mod rasterize;
pub mod relation;
pub(crate) mod response;
pub mod separation;
pub(crate) mod signed_distance;
#[cfg(feature = "stages")]
pub mod stages;
pub(crate) mod sweep;
pub mod way_out;
pub(crate) mod wedge;

pub use contact::ladder::unchecked as contact_of_disc;
pub use distance::ladder::unchecked as distance_of_discs;
pub use explain::explain;
pub use explain::explanation::{ExplainError, Explanation, SeparatingAxis};
pub use ladder::All;
pub use relation::check_point;
pub use relation::ladder::{same_kind, unchecked as relation_of_simple_kinds};
pub use response::{
    Resolution, ResolveError, rebound, rebound_along, resolve, resolve_along, slide,
};
pub use separation::{Separation, SeparationError};
pub use sweep::motion::{Motion, SweepError};
pub use sweep::options::{AtStart, SweepOptions};
pub use wedge::separating_normals;
