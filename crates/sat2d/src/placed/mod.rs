//! The forms of a placed shape that the algorithms hold. Each holds a shape, or a part of one, and
//! where it is; they differ in what is computed before the first question.
//!
//! | form | holds | made by | read by | cost |
//! | --- | --- | --- | --- | --- |
//! | [`Placement`] | a hull and its transform, borrowed | every question | the stages of `narrow` |
//! none |
//! | [`Disc`](disc::Disc) | center, radius, a bound of both | circle stages, the world | the same |
//! 8 products |
//! | [`Parallelogram`](parallelogram::Parallelogram) | center, two half-edges, bounds | rectangle
//! stages, the world, `batch` | the same | 12 products |
//! | [`CollisionProxy`](collision_proxy::CollisionProxy) | one of the two above, or a box, in a
//! cache line | the world, when a body moves | pairs of bodies | that of its form |
//! | [`HullProxy`](hull_proxy::HullProxy) | a `Placement`, its groups of four vertices, norms for
//! error bounds | filter, MPR, the contact of small polygons | the same | 20 products |
//! | [`LazyHull`](lazy_hull::LazyHull) | a `Placement` whose vertices are placed on demand |
//! distance, cast and sweep of hulls | GJK, the linear sweep | a bend test, then 4 products a
//! vertex |
//! | [`HullView`] | placed vertices, stored anywhere, and their numbers | the two below | exact
//! stages, SAT, clipping | none |
//! | [`CornerBuffer`] | up to 16 placed vertices on the stack | exact relation, pieces | through
//! `HullView` | 4 products a vertex |
//! | [`PlacedHull`] | placed vertices and what is around each, owned; repaired where rounding bent
//! the hull | contact, distance and sweep in general | through `HullView` | the same; an allocation
//! past 16 |
//! | [`InflatedHull`] | a `Placement` and the ellipse around each of its points | relation, where
//! one of the hulls has ellipses | the same | 4 products; a `PlacedHull` for the exact stage |
//! | [`PlacedPieces`] | the tree of pieces and the transform | `Placed` | compound stages | one
//! bound; a piece is placed when it is near |
//! | [`PlacedOutline`] | the tree of edges and the transform | questions about outlines with curves
//! | the same | one bound; an edge is placed when it is near |
//! | [`PlacedGeometry`] | a `PlacedHull` or `PlacedPieces` | `Placed` | general stages | that of
//! its form |
//! | [`Placed`] | a shape, its transform, a `PlacedGeometry` | the caller, for several questions |
//! every question | that of its body |
//! | [`ConvexPart`](convex_part::ConvexPart) | a hull, and the piece that it is of a larger outline
//! | compound stages | contact, sweep, separation | none |
//!
//! `narrow::polygon_lanes` has one more, for two stages of small polygons. [`Fit`] proves that a
//! transform may place a hull; [`Enlargement`] scales a pair up that is too small to multiply.

mod bent;
pub(crate) mod collision_proxy;
pub(crate) mod convex_part;
mod corner_buffer;
pub(crate) mod disc;
mod enlargement;
pub(crate) mod hull_proxy;
pub(crate) mod hull_support;
mod hull_view;
mod inflated_hull;
pub(crate) mod lazy_hull;
pub(crate) mod local_point;
pub(crate) mod parallelogram;
mod placed_hull;
mod placed_outline;
mod placed_pieces;
mod placed_shape;
pub(crate) mod placement;

pub(crate) use corner_buffer::CornerBuffer;
pub(crate) use enlargement::{Enlargement, SMALL};
pub(crate) use hull_view::{HullView, Numbering};
pub(crate) use inflated_hull::InflatedHull;
pub(crate) use placed_hull::{Fit, INLINE, PlacedHull};
pub(crate) use placed_outline::PlacedOutline;
pub(crate) use placed_pieces::PlacedPieces;
pub use placed_shape::Placed;
pub(crate) use placed_shape::PlacedGeometry;
