//! Random queries of each class. All arithmetic is that of doubles without any function whose last
//! bit differs between platforms, so a seed makes the same queries everywhere. What a query is
//! worth is decided by the exact answer afterwards, so rounding here does no harm.

mod class;
mod motion;
mod outline;
mod pair;
mod placement;
mod point;
pub mod rng;
mod scene;
mod segment;
mod shape;
mod turning;

pub use class::{Class, Precision};
pub use motion::{cast, flight};
pub use outline::{outline_cast, outline_point, outlines};
pub use pair::{pair, polygons};
pub use placement::{Placement, placed};
pub use point::point;
pub use rng::Rng;
pub use scene::{Placed, Scene, Spot, ellipse_cast, ellipse_point, ellipses};
pub use segment::segments;
pub use shape::is_valid;
pub use turning::turning;
