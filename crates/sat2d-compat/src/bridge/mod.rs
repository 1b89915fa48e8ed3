//! From the objects of original programs to exact shapes. [`compat`](crate) and the exact
//! library know nothing of each other; only this folder knows both.

mod flash_stage;
