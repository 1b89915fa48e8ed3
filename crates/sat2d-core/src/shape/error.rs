//! The errors of constructing and placing shapes.

use crate::shape::outline::OutlineError;
use core::fmt;
use glam::DVec2;
use sat2d_base::num::MAX_COORDINATE;
use sat2d_decompose::PolygonError;
use thiserror::Error;

/// Why the arguments do not make a valid shape. Indices count the points as given, from 0.
#[derive(Clone, Debug, PartialEq, Error)]
#[non_exhaustive]
pub enum ShapeError {
    /// A coordinate or length is NaN or infinite.
    #[error("{} is {value:?}, not a finite number", Quantity(name, *index))]
    NotFinite {
        /// `x`, `y`, `radius`, `width`, `height`, `half width` or `half height`.
        name: &'static str,
        /// The point; 0 for a length.
        index: usize,
        /// The value.
        value: f64,
    },
    /// A coordinate or length is larger in magnitude than [`MAX_COORDINATE`].
    #[error(
        "{} is {value:?}, beyond the range of 2^500 in which answers are exact",
        Quantity(name, *index)
    )]
    OutOfRange {
        /// `x`, `y`, `radius`, `width`, `height`, `half width` or `half height`.
        name: &'static str,
        /// The point; 0 for a length.
        index: usize,
        /// The value.
        value: f64,
    },
    /// A radius, width, height, or half of one, is below 0.
    #[error("{name} is {value:?}, below 0")]
    Negative {
        /// `radius`, `width`, `height`, `half width` or `half height`.
        name: &'static str,
        /// The value.
        value: f64,
    },
    /// There are fewer points than the shape needs.
    #[error("{got} points are too few, {needed} are needed")]
    TooFewPoints {
        /// The number of points given.
        got: usize,
        /// The least number of points.
        needed: usize,
    },
    /// Two points are the same.
    #[error("points {first} and {second} are the same")]
    RepeatedPoint {
        /// The earlier one.
        first: usize,
        /// The later one.
        second: usize,
    },
    /// All points lie on one line.
    #[error("the polygon has no area: all its points lie on one line")]
    ZeroArea,
    /// The polygon is simple but has a reflex vertex.
    #[error("the polygon is not convex at vertex {vertex}")]
    NotConvex {
        /// The first reflex vertex.
        vertex: usize,
    },
    /// Two edges that are not neighbours meet, or neighbours overlap.
    #[error("the polygon crosses or touches itself: edges {first} and {second} meet")]
    SelfIntersecting {
        /// The edge with the lower number.
        first: usize,
        /// The other edge.
        second: usize,
    },
    /// No pixel of a mask counts.
    #[error("no pixel of the mask counts")]
    NoPixels,
    /// The pivot of a mask is farther away than 2^52, where rounding could make the corners of
    /// pixels coincide.
    #[error("{name} of the pivot is {value:?}, farther from 0 than 2^52")]
    FarPivot {
        /// `x` or `y`.
        name: &'static str,
        /// The value.
        value: f64,
    },
    /// The rings are not a valid polygon.
    #[error(transparent)]
    Polygon(#[from] PolygonError),
    /// The contours are not the outline of a region.
    #[error(transparent)]
    Outline(#[from] OutlineError),
}

/// Why a shape cannot be placed by a transform.
#[derive(Clone, Copy, Debug, PartialEq, Error)]
#[non_exhaustive]
pub enum PlaceError {
    /// The placed shape may reach farther from the origin than [`MAX_COORDINATE`].
    #[error(
        "the placed shape may reach {reach:?} from the origin, \
         beyond the range of 2^500 in which answers are exact"
    )]
    OutOfRange {
        /// An upper bound for the magnitude of its coordinates.
        reach: f64,
    },
    /// A point of a query is NaN, infinite or beyond [`MAX_COORDINATE`].
    #[error("the point ({x:?}, {y:?}) is not finite or beyond the range of 2^500")]
    BadPoint {
        /// The x coordinate.
        x: f64,
        /// The y coordinate.
        y: f64,
    },
    /// The shape is an [outline with curves](crate::Shape::outline), for which the question has no
    /// answer, or one that cannot be solid.
    #[error("an outline with curves has no answer to this question or cannot be solid; flatten it")]
    CurvedOutline,
    /// The reach of a ray is NaN or below 0.
    #[error("reach is {reach:?}; expected a number of 0 or more")]
    BadReach {
        /// The reach.
        reach: f64,
    },
}

/// The name of a coordinate of a point, or of a length, in a message.
struct Quantity<'a>(&'a str, usize);

impl fmt::Display for Quantity<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Quantity(name @ ("x" | "y"), index) => write!(f, "{name} of point {index}"),
            Quantity(name, _) => f.write_str(name),
        }
    }
}

/// Checks that all points are finite and in range.
pub(crate) fn finite_points<'a>(
    points: impl IntoIterator<Item = &'a DVec2>,
) -> Result<(), ShapeError> {
    for (index, p) in points.into_iter().enumerate() {
        finite("x", index, p.x)?;
        finite("y", index, p.y)?;
    }
    Ok(())
}

/// Checks that a length is finite, in range and not below 0.
pub(crate) fn finite_length(name: &'static str, value: f64) -> Result<(), ShapeError> {
    finite(name, 0, value)?;
    if value < 0.0 {
        return Err(ShapeError::Negative { name, value });
    }
    Ok(())
}

fn finite(name: &'static str, index: usize, value: f64) -> Result<(), ShapeError> {
    if !value.is_finite() {
        Err(ShapeError::NotFinite { name, index, value })
    } else if value.abs() > MAX_COORDINATE {
        Err(ShapeError::OutOfRange { name, index, value })
    } else {
        Ok(())
    }
}
