//! The compatibility profiles against the recorded answers of the original programs.

mod awt;
mod awt_random_tables;
mod awt_rows;
mod awt_tables;
mod flash;
mod flash_bitmap;
mod flash_contours;
mod flash_display;
mod flash_fills;
mod flash_geom;
mod flash_program;
mod flash_stage;
mod flash_table;
mod pygame;
#[cfg(feature = "serde")]
mod serialized;
mod typescript;
mod xywh;
