//! The extension module of the Python package `sat2d`, in `packages/sat2d-py`.
//!
//! It holds no logic: it reads Python objects, calls the core and makes Python objects. The stubs
//! of the package, `python/sat2d/_sat2d.pyi`, have the documentation that users see.

mod arrays;
mod body;
mod decompose;
mod error;
mod input;
mod query;
mod recording;
mod results;
mod shape;
mod sweep;
mod transform;
mod world;
mod world_query;

use pyo3::prelude::*;

#[pymodule]
mod _sat2d {
    #[pymodule_export]
    use crate::body::{
        Body, BodyHit, BodyImpact, Events, NearBody, PairEvent, SeparateResult, SlideHit,
        SlideResult,
    };
    #[pymodule_export]
    use crate::decompose::{Decomposition, Piece, Polygon, decompose};
    #[pymodule_export]
    use crate::query::{
        cast_ray, cast_segment, contact, contacts, containment, distance, hits, overlaps,
        point_relation, relation, separation,
    };
    #[pymodule_export]
    use crate::recording::replayed;
    #[pymodule_export]
    use crate::results::{
        Aabb, ClosestPoints, ContactPoint, Feature, Impact, Manifold, RayHit, Resolution,
        Separation,
    };
    #[pymodule_export]
    use crate::shape::{Shape, placed_bounds};
    #[pymodule_export]
    use crate::sweep::{Motion, rebound, resolve, slide, sweep};
    #[pymodule_export]
    use crate::transform::Transform;
    #[pymodule_export]
    use crate::world::World;
}
