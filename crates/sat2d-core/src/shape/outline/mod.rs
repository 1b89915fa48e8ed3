//! Outlines with curves: regions between closed contours of segments, quadratic curves and elliptic
//! arcs.

mod arc;
mod check;
mod circumscribed;
mod constructor;
pub(crate) mod contours;
mod cubic;
pub(crate) mod curved_outline;
mod error;
mod fill_rule;
mod flatten;
mod inscribed;
pub mod join;
mod moments;
mod path;
mod plane_sweep;
mod ray_winding;
mod stroke;
mod united;

pub use error::OutlineError;
pub use fill_rule::FillRule;
pub use path::Path;
pub use stroke::{Cap, Join, Stroke};
