//! Many boxes and many pairs at once.

mod batch;
mod bounds_tree;
mod points;
