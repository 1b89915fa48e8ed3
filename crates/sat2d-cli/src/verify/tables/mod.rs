//! The families of tables, one file each.

pub mod awt;
pub mod flash;
pub mod flash_bitmap;
pub mod jdk;
pub mod relation;
pub mod slicing;
pub mod xywh;
