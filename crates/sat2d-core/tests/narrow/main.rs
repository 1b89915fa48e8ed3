//! Questions about two shapes. A folder has the tests of one question, as in `src/narrow`; a file
//! beside the folders has laws that several questions obey.

mod cast;
mod chains;
mod contact;
mod containment;
mod curved_containment;
mod distance;
mod elliptic_containment;
mod fitting_curves;
mod motion_bound;
mod relation;
mod response;
mod separation;
mod signed_distance;
mod similarities;
mod straight_outlines;
mod support;
mod sweep;
mod work_limit;
