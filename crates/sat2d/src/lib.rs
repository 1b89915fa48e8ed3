//! 2D collision detection by separating axes, decided exactly.
//!
//! A [`Shape`] has its own coordinates, and a [`Transform`] places it. [`relation`] decides whether
//! two placed shapes are `Disjoint`, `Touching` or `Overlapping`, exactly for the coordinates
//! given. Mirrored, scaled, skewed and nested placements need no special care.
//!
//! ```
//! use sat2d::{DVec2, Relation, Shape, Transform, relation};
//! let wall = Shape::rectangle(10.0, 2.0)?;
//! let ball = Shape::circle(DVec2::ZERO, 1.0)?;
//! let at = Transform::translation(DVec2::new(3.0, 2.0))?;
//! assert_eq!(relation(&wall, &Transform::IDENTITY, &ball, &at)?, Relation::Touching);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! | module | contents |
//! | --- | --- |
//! | [`query`] | two placed shapes: contacts, distance, separation, rays, sweeps |
//! | [`response`] | how bodies respond to a contact: move apart, bounce, slide |
//! | [`world`] | many bodies: pairs, events, queries, characters, recordings |
//! | [`batch`] | many pairs at once, in arrays |
//! | [`combine`] | shapes made of shapes: union, intersection, differences |
//! | [`broad`] | a tree of boxes |
//! | [`decompose`] | concave polygons, with holes, as convex pieces |
//! | [`exact`] | exact predicates |
//! | [`compat`] | the answers of the originals, bit for bit |
//!
//! Points are those of `glam`, and transforms convert from and to its `DAffine2`. The feature
//! `mint` adds conversions for other math libraries, by the types of the `mint` crate.
//!
//! `docs/architecture.md` describes the folders behind them.
#![no_std]

#[doc(inline)]
pub use sat2d_compat as compat;
#[doc(hidden)]
pub use sat2d_core::internals;
pub use sat2d_core::{
    Aabb, Connectivity, DEFAULT_WORK_LIMIT, DVec2, LimitError, MAX_COORDINATE, Mask, MaskError,
    PlaceError, Placed, Relation, Shape, ShapeError, ShapeKind, Silhouette, Transform,
    TransformError,
};
pub use sat2d_core::{batch, broad, combine, exact, outline, query, response};
pub use sat2d_core::{hits, overlaps, relation};
#[doc(inline)]
pub use sat2d_decompose as decompose;
#[doc(inline)]
pub use sat2d_world as world;
