//! The extension module of the Python package `sat2d`, in `packages/sat2d-py`.
//!
//! It holds no logic: it reads Python objects, calls the core and makes Python objects. The
//! documentation here is what users see: `sat2d-api` makes the stubs of the package from this
//! source, from signatures, types and documentation. A type that Rust does not tell stands in
//! `#[pyo3(signature = …)]`, and what no signature can say in `stubs/`.

mod arrays;
mod as_numpy;
mod batch;
mod body;
mod character;
mod compat;
mod decompose;
mod decompose_options;
mod draw;
mod error;
mod exact;
mod explain;
mod generated;
mod geojson;
mod input;
mod mask;
mod multipolygon;
mod pickle;
mod plain;
mod query;
mod recording;
mod reduced;
mod repair;
mod results;
mod shape;
mod simplify;
mod sweep;
mod transform;
mod users;
mod world;
mod world_query;
