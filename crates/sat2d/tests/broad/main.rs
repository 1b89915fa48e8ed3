//! Many boxes and many pairs at once.

mod batch;
mod bounds_tree;
#[path = "../common/mod.rs"]
mod common;
mod points;
