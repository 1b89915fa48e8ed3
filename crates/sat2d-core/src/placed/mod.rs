//! The forms of a placed shape that the algorithms hold. Each holds a shape, or a part of one, and
//! where it is; they differ in what is computed before the first question.
//!
//! - [`Placement`](placement::Placement): a hull and its transform, borrowed. Every question makes
//!   it for the stages of `narrow`; it costs nothing.
//! - [`Disc`](disc::Disc): center, radius and a bound of both, for circle stages and the world; 8
//!   products.
//! - [`Parallelogram`](parallelogram::Parallelogram): center, two half-edges and bounds, for
//!   rectangle stages, the world and `batch`; 12 products.
//! - [`CollisionProxy`](collision_proxy::CollisionProxy): one of these two, or a box, in a cache
//!   line. The world makes it when a body moves, and reads it for pairs of bodies.
//! - [`HullProxy`](hull_proxy::HullProxy): a `Placement`, its groups of four vertices and norms for
//!   error bounds, for the filter, MPR and the contact of small polygons; 20 products.
//! - [`LazyHull`](lazy_hull::LazyHull): a `Placement` whose vertices are placed on demand.
//!   Distance, cast and sweep of hulls make it for GJK and the linear sweep; a bend test, then 4
//!   products a vertex.
//! - [`HullView`]: placed vertices, stored anywhere, and their numbers: what exact stages, SAT and
//!   clipping read of the next two.
//! - [`CornerBuffer`]: up to 16 placed vertices on the stack, for the exact relation and pieces; 4
//!   products a vertex.
//! - [`PlacedHull`]: placed vertices and what is around each, owned, and repaired where rounding
//!   bent the hull, for contact, distance and sweep in general; 4 products a vertex, and an
//!   allocation past 16.
//! - [`InflatedHull`]: a `Placement` and the ellipse around each of its points, for the relation
//!   where a hull has ellipses; 4 products, and a `PlacedHull` for the exact stage.
//! - [`InflatedBox`]: a box around the vertices and the radius, for the ways of bodies that move,
//!   before anything else; 4 products a vertex.
//! - [`PlacedPieces`]: the tree of pieces and the transform. `Placed` makes it for compound stages;
//!   a bound, and a piece is placed when it is near.
//! - [`PlacedOutline`]: the tree of edges and the transform, for questions about outlines with
//!   curves; a bound, and an edge is placed when it is near.
//! - [`PlacedGeometry`]: a `PlacedHull` or `PlacedPieces`, which `Placed` makes for general stages.
//! - [`Placed`]: a shape, its transform and a `PlacedGeometry`, which the caller makes for several
//!   questions.
//! - [`ConvexPart`](convex_part::ConvexPart): a hull, and the piece that it is of a larger shape.
//!   Compound stages make it for contact, sweep and separation; it costs nothing.
//!
//! `narrow::polygon_lanes` has one more, for two stages of small polygons. [`Fit`] proves that a
//! transform may place a hull; [`Enlargement`] scales a pair up that is too small to multiply.

mod bent;
pub mod collision_proxy;
pub mod convex_part;
mod corner_buffer;
pub mod disc;
mod enlargement;
pub(crate) mod hull_proxy;
pub(crate) mod hull_support;
mod hull_view;
mod inflated_box;
mod inflated_hull;
pub(crate) mod lazy_hull;
pub(crate) mod local_point;
pub mod parallelogram;
mod placed_hull;
mod placed_outline;
mod placed_pieces;
mod placed_shape;
pub(crate) mod placement;

pub(crate) use corner_buffer::CornerBuffer;
pub(crate) use enlargement::{Enlargement, SMALL};
pub use hull_view::{HullView, Numbering};
pub use inflated_box::InflatedBox;
pub(crate) use inflated_hull::InflatedHull;
pub use placed_hull::{Fit, INLINE, PlacedHull};
pub(crate) use placed_outline::PlacedOutline;
pub(crate) use placed_pieces::PlacedPieces;
pub use placed_shape::Placed;
pub use placed_shape::PlacedGeometry;
