//! The families of tables, one file each.

pub mod awt;
pub mod flash;
pub mod flash_bitmap;
mod flash_calls;
pub mod flash_display;
pub mod flash_geom;
pub mod flash_hit_test;
mod flash_lists;
pub mod flash_shapes;
pub mod flash_stage;
pub mod jdk;
mod jdk_affine;
mod jdk_calls;
mod jdk_changes;
mod jdk_fields;
mod jdk_figures;
mod jdk_float;
mod jdk_programs;
mod jdk_round;
pub mod pygame;
pub mod pygame_rects;
pub mod relation;
pub mod slicing;
pub mod xywh;
