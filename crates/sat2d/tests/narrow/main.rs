//! Questions about two shapes. A folder has the tests of one question, as in `src/narrow`; a file
//! beside the folders has laws that several questions obey.

mod aligned_ellipses;
mod cast;
mod chains;
#[path = "../common/mod.rs"]
mod common;
mod contact;
mod containment;
mod curved_containment;
mod distance;
mod elliptic_containment;
mod motion_bound;
mod moved_scenes;
mod relation;
mod response;
mod separation;
mod similarities;
mod support;
mod sweep;
mod work_limit;
