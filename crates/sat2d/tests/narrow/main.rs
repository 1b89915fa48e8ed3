//! Relation, contact, distance, separation, casts and sweeps of two shapes.

mod arrangement;
mod cast_laws;
mod cast_stages;
mod circles;
#[path = "../common/mod.rs"]
mod common;
mod concave_cases;
mod concave_contact;
mod concave_queries;
mod concave_relation;
mod contact_features;
mod contact_laws;
mod contact_scenes;
mod contact_stages;
mod depth_table;
mod distance_laws;
mod mixed_magnitudes;
mod mixed_pairs;
mod pairs;
mod placed_shapes;
mod rational_gap;
mod reference_table;
mod relation_disc_polygon;
mod relation_large_polygons;
mod relation_laws;
mod relation_outlines;
mod relation_small_polygons;
mod relation_stages;
mod relation_table;
mod relation_underflow;
mod response;
mod separation;
mod separation_cases;
mod similarities;
mod sweep_laws;
mod sweep_stages;
