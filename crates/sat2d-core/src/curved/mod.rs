//! Questions about two shapes, at least one of which is an outline with curves.
//!
//! A file or folder has the name of the question, as in [`narrow`](crate::narrow), whose algorithms
//! for hulls and pieces they use. [`solid`] refines what polygons around the curves answer to where
//! the curves themselves face each other. [`query`](crate::query) chooses between both folders.

pub(crate) mod cast;
pub(crate) mod contact;
pub(crate) mod containment;
pub(crate) mod distance;
mod fitting;
pub(crate) mod relation;
pub(crate) mod separation;
pub(crate) mod signed_distance;
pub(crate) mod solid;
pub(crate) mod sweep;
