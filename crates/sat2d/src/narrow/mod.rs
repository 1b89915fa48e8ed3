//! Questions about two shapes: relation, contact, distance, casts, sweeps, separation.
//!
//! # The ladder
//!
//! Stages answer each question, cheapest first. A stage decides only where an error bound proves
//! its answer, otherwise it declines (`Outcome::Undecided`) and the next one runs. The last stage
//! is exact, or the general algorithm on placed points, and always decides. It is the reference:
//! every other stage gives the same answer, bit for bit.
//!
//! `docs/performance.md`, "Where the time goes", has what a pair costs, and which share of the
//! pairs each stage of the relation decides.
//!
//! ## Relation
//!
//! The chain is in [`relation`](mod@relation); [`Placed::relation`](crate::Placed::relation) takes
//! the same one. Each stage has the proof of its bound in its file.
//!
//! - `parallelogram`: four gaps along the normals of half-edges, for two rectangles. Declines gaps
//!   within the bound, invalid transforms.
//! - `disc`: squares of the distance and of the radii, for two discs. Declines nearly touching,
//!   transforms that may not be similarities.
//! - `disc_polygon`: the edge that faces the centre, for a disc and a polygon. Declines radii on
//!   polygons, nearly touching, two edges about as near.
//! - `small_polygon::up_to_four`: every edge against every vertex, in lanes, for two polygons of up
//!   to 4 vertices. Declines radii, unusual sizes, polygons that rounding may bend.
//! - `filter`: a separating direction or a point inside both, in the shapes' own coordinates.
//!   Declines what two directions and a point leave open.
//! - `filter`, then `mpr`: a search in the Minkowski difference, for more than 8 vertices, for
//!   rounded polygons and a disc beside one. Declines nearly touching.
//! - `small_polygon::up_to_eight`: as `up_to_four`, for 5 to 8 vertices. Declines as `up_to_four`.
//! - `exact`: separating axes on placed points with `orient2d`, or exact distances of cores: pairs
//!   that exactly touch and have straight vertices or radii. Declines nothing.
//!
//! Shapes of several pieces run [`compound`](relation::compound): `pixels` for two masks at whole
//! pixels, then a tree of boxes; for each piece that is near, `piece_filter`, `filter` for large
//! pieces, `small_polygon` on placed points, `exact`.
//!
//! The C API runs the stages for simple kinds before it checks its arguments.
//!
//! ## Contact
//!
//! - `disc`: one square root along the line of centres. Declines discs that may only touch.
//! - `disc_polygon`: the edge that faces the centre, with its two ends placed. Declines depths
//!   within the error, centres near an edge's line.
//! - `parallelogram`: the four gaps, then the deepest corner by signs of cross products. Declines
//!   another edge or corner about as good.
//! - `small_polygon`: every edge against every vertex, in lanes, of up to 16 vertices. Declines
//!   rivals.
//! - `filter`: the line between the centres, for all other kinds. Declines pairs that meet.
//! - `general`: edges against support points of the placed hulls, clipped. Declines nothing.
//! - `compound`: pairs of pieces that are near, without cuts. Declines nothing.
//!
//! ## Distance
//!
//! - `disc`: one square root along the line of centres. Declines gaps within the error.
//! - `parallelogram`: corners of the difference by signs. Declines rivals, pairs that meet.
//! - `gjk`: support points of the difference. Declines pairs that meet, rivals.
//! - the stages of contact: pairs that are not disjoint, of rectangles before `gjk`. Declines
//!   disjoint pairs, kinds without a fast path for contacts.
//! - `general`: all vertices and edges, exact where doubles cannot tell. Declines nothing.
//! - `compound`: the nearest pieces by their boxes. Declines nothing.
//!
//! ## Cast
//!
//! The exact relation of the path and the shape decides whether they meet.
//!
//! - `disc`: the start of a chord. Declines grazing paths, starts on the circle.
//! - `parallelogram`: slabs. Declines other shapes, doubt about a slab.
//! - `polygon`: the edge that the path enters. Declines many vertices, radii, doubt about the edge.
//! - `entry`, `compound`: all edges of the placed hull, piece by piece. Declines nothing.
//! - `precise`: instead of the doubles of the stages above, where the path is more than 64 times as
//!   long as the coordinates of a hit on an arc are large, or meets an edge at so small an angle
//!   that rounding shifts the hit. Twice their precision, or big integers, give the digits that
//!   doubles lose on the way.
//!
//! ## Sweep
//!
//! The exact relation of the placed shapes decides on either side of the result.
//!
//! - `linear_disc`: a quadratic equation. Declines grazing discs.
//! - `linear_parallelogram`: slabs of the difference. Declines turning motions, doubt about a slab.
//! - `linear`: a ray against the difference. Declines turning motions, concave shapes.
//! - `conservative_advancement`: steps that cannot pass a meeting. Declines nothing.
//!
//! ## Separation
//!
//! One algorithm without stages, see [`separation`](mod@separation).

pub(crate) mod cast;
pub(crate) mod contact;
pub(crate) mod containment;
pub(crate) mod distance;
pub(crate) mod motion_bound;
pub(crate) mod one_sided;
mod polygon_lanes;
mod rasterize;
pub(crate) mod relation;
pub(crate) mod response;
pub(crate) mod separation;
pub(crate) mod sweep;
pub(crate) mod way_out;
pub(crate) mod wedge;

pub use cast::{cast_ray, cast_segment};
pub use contact::{contact, contacts, first_stage as contact_first_stage};
pub use containment::containment;
pub use distance::{checked_distance, distance, first_stage as distance_first_stage};
pub(crate) use relation::check_point;
pub use relation::{
    checked_relation, first_stage as relation_first_stage, hits, overlaps, point_relation,
    relation, relation_stages, same_kind,
};
pub use response::{
    Resolution, ResolveError, rebound, rebound_along, resolve, resolve_along, slide,
};
pub use separation::{Separation, SeparationError, separation, separation_within};
pub use sweep::motion::{Motion, SweepError};
pub use sweep::options::{AtStart, SweepOptions};
pub(crate) use sweep::{enters_from_front, sweep_in_front};
pub use sweep::{sweep, sweep_with};
pub(crate) use wedge::separating_normals;
