//! Repairs invalid polygons: replaces them by the area that a fill rule fills, computed by the
//! crate [i_overlay](https://docs.rs/i_overlay).
//!
//! ```
//! use sat2d::DVec2;
//! use sat2d::outline::FillRule;
//!
//! // a bow tie
//! let ring = [(0.0, 0.0), (4.0, 4.0), (4.0, 0.0), (0.0, 4.0)].map(|(x, y)| DVec2::new(x, y));
//! assert!(sat2d_repair::validate(&[&[&ring]]).is_err());
//! let polygons = sat2d_repair::filled(&[&ring], FillRule::EvenOdd)?;
//! assert_eq!(polygons.len(), 2);
//! # Ok::<(), sat2d_repair::RepairError>(())
//! ```
//!
//! i_overlay scales coordinates to 64-bit integers by a power of two, so vertices keep all bits
//! unless the coordinates of a polygon span more than about 60 binary digits. Intersection points
//! are new vertices and are rounded. If rounding makes edges cross, the result is repaired again.

mod error;
mod limit;
mod region;

pub use error::RepairError;
pub use region::region;

use i_overlay::core::fill_rule;
use i_overlay::float::overlay::OverlayOptions;
use i_overlay::float::simplify::SimplifyShape;
use sat2d::DVec2;
use sat2d::decompose::{MultipolygonError, validate_multipolygon};
use sat2d::outline::FillRule;

/// The rings of a polygon, the outer one first.
pub type Rings = Vec<Vec<DVec2>>;

/// The most passes; each repairs what rounding did in the one before.
const ROUNDS: usize = 8;

/// The greatest coordinate that i_overlay takes: 2^500.
const MAX_COORDINATE: f64 = f64::from_bits((1023 + 500) << 52);

/// An error unless polygons are valid and no two have a common area or edge.
///
/// # Errors
///
/// The first fault.
pub fn validate<R: AsRef<[DVec2]>>(parts: &[&[R]]) -> Result<(), MultipolygonError> {
    let rings: Vec<Vec<&[DVec2]>> = parts.iter().map(|rings| slices(rings)).collect();
    let slices: Vec<&[&[DVec2]]> = rings.iter().map(Vec::as_slice).collect();
    validate_multipolygon(&slices)
}

/// What a rule fills of rings, as valid polygons without common area or edge; none if that has no
/// area.
///
/// The order and the number of the vertices are new, also of rings that are valid.
///
/// # Errors
///
/// [`RepairError`].
pub fn filled<R: AsRef<[DVec2]>>(rings: &[R], rule: FillRule) -> Result<Vec<Rings>, RepairError> {
    let rings = slices(rings);
    let coordinates = rings.iter().copied().flatten();
    for coordinate in coordinates.flat_map(|point| point.to_array()) {
        if !coordinate.is_finite() || coordinate.abs() > MAX_COORDINATE {
            return Err(RepairError::OutOfRange { coordinate });
        }
    }
    limit::check(&rings)?;
    let mut polygons = pass(&rings, rule);
    for _ in 0..ROUNDS {
        let parts: Vec<&[Vec<DVec2>]> = polygons.iter().map(Vec::as_slice).collect();
        if validate(&parts).is_ok() {
            return Ok(polygons);
        }
        let rings: Vec<&[DVec2]> = polygons.iter().flatten().map(Vec::as_slice).collect();
        polygons = pass(&rings, FillRule::EvenOdd);
    }
    Err(RepairError::Crossing { passes: ROUNDS })
}

fn slices<R: AsRef<[DVec2]>>(rings: &[R]) -> Vec<&[DVec2]> {
    rings.iter().map(AsRef::as_ref).collect()
}

fn pass(rings: &[&[DVec2]], rule: FillRule) -> Vec<Rings> {
    let rule = match rule {
        FillRule::EvenOdd => fill_rule::FillRule::EvenOdd,
        FillRule::NonZero => fill_rule::FillRule::NonZero,
    };
    let contours: Vec<Vec<[f64; 2]>> = rings
        .iter()
        .map(|ring| ring.iter().map(|point| point.to_array()).collect())
        .collect();
    let mut options = OverlayOptions::<f64, i64>::default();
    options.ogc = true;
    let shapes = contours.simplify_shape_custom_as::<i64>(rule, options, Default::default());
    let ring = |contour: Vec<[f64; 2]>| contour.into_iter().map(DVec2::from).collect();
    let shapes = shapes.into_iter();
    shapes
        .map(|contours| contours.into_iter().map(ring).collect())
        .collect()
}
