//! A placed shape.

use crate::placed::inflated_box::InflatedBox;
use crate::placed::placed_hull::{Fit, PlacedHull};
use crate::placed::placed_outline::PlacedOutline;
use crate::placed::placed_pieces::PlacedPieces;
use crate::shape::{Geometry, PlaceError, Shape};
use crate::transform::Transform;
use core::fmt;
use sat2d_base::aabb::Aabb;

impl Shape {
    /// The shape placed by `transform`, for several queries.
    ///
    /// # Errors
    /// [`PlaceError`] if a coordinate leaves the range.
    #[inline]
    pub fn place(&self, transform: &Transform) -> Result<Placed<'_>, PlaceError> {
        Placed::new(self, transform)
    }

    /// The bounds of the placed shape: the least box, rounded outward if the shape has a radius or
    /// curves, or is concave.
    ///
    /// # Errors
    /// [`PlaceError`] if a coordinate leaves the range.
    pub fn placed_bounds(&self, transform: &Transform) -> Result<Aabb, PlaceError> {
        match &self.geometry {
            Geometry::Outline(outline, _) => {
                Ok(PlacedOutline::new(outline, transform)?.least_bounds())
            }
            _ => Ok(InflatedBox::of(self, transform)?.bounds()),
        }
    }

    /// A box around the placed shape, which is found at once.
    #[doc(hidden)]
    pub fn bounds_at(&self, transform: &Transform) -> Result<Aabb, PlaceError> {
        match &self.geometry {
            Geometry::Hull(hull) => {
                Fit::new(hull, transform)?;
                Ok(hull.bounds_at(transform))
            }
            Geometry::Pieces(pieces) => Ok(PlacedPieces::new(pieces, transform)?.bounds()),
            Geometry::Outline(outline, _) => Ok(PlacedOutline::new(outline, transform)?.bounds()),
        }
    }
}

/// A shape and the transform that places it, for several queries. Cheap to make; hulls of up to 16
/// vertices need no allocation.
///
/// Two placed shapes are equal if their shapes and transforms are. `Debug` shows these.
///
/// ```
/// use sat2d::{DVec2, Relation, Shape, Transform};
/// let square = Shape::rectangle(2.0, 2.0)?;
/// let here = square.place(&Transform::IDENTITY)?;
/// let there = Transform::translation(DVec2::new(2.0, 0.5))?;
/// assert_eq!(here.relation(&square.place(&there)?), Relation::Touching);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Placed<'a> {
    pub(crate) shape: &'a Shape,
    pub(crate) transform: Transform,
    pub(crate) geometry: PlacedGeometry<'a>,
}

/// One placed hull, or pieces that are placed if something is near them.
#[expect(
    clippy::large_enum_variant,
    reason = "a box for the hull would be an allocation in every verdict"
)]
#[derive(Clone, Debug)]
pub enum PlacedGeometry<'a> {
    Hull(PlacedHull),
    Pieces(PlacedPieces<'a>),
}

impl PlacedGeometry<'_> {
    /// The largest magnitude of a coordinate (of pieces but for a few roundings), and the radius.
    pub(crate) fn magnitude(&self) -> (f64, f64) {
        match self {
            PlacedGeometry::Hull(hull) => (hull.reach(), hull.radius),
            PlacedGeometry::Pieces(pieces) => (pieces.bounds().reach().max_element(), 0.0),
        }
    }
}

impl<'a> Placed<'a> {
    #[inline]
    pub(crate) fn new(shape: &'a Shape, transform: &Transform) -> Result<Self, PlaceError> {
        let geometry = match &shape.geometry {
            Geometry::Hull(hull) => PlacedGeometry::Hull(PlacedHull::new(hull, transform)?),
            Geometry::Pieces(pieces) => {
                PlacedGeometry::Pieces(PlacedPieces::new(pieces, transform)?)
            }
            Geometry::Outline(..) => return Err(PlaceError::CurvedOutline),
        };
        Ok(Placed {
            shape,
            transform: *transform,
            geometry,
        })
    }

    /// What the placed shape consists of.
    #[doc(hidden)]
    #[inline]
    pub fn geometry(&self) -> &PlacedGeometry<'a> {
        &self.geometry
    }

    /// The shape that was placed.
    pub fn shape(&self) -> &'a Shape {
        self.shape
    }

    /// The bounds of the placed shape: the least box for a convex shape without a radius, otherwise
    /// rounded outward.
    pub fn bounds(&self) -> Aabb {
        match &self.geometry {
            PlacedGeometry::Hull(hull) => hull.bounds(),
            PlacedGeometry::Pieces(pieces) => pieces.bounds(),
        }
    }
}

impl fmt::Debug for Placed<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // -0 equals 0, and -0 + 0 is 0
        let transform = self.transform.to_array().map(|number| number + 0.0);
        f.debug_struct("Placed")
            .field("shape", &self.shape)
            .field("transform", &transform)
            .finish()
    }
}

impl PartialEq for Placed<'_> {
    fn eq(&self, other: &Placed<'_>) -> bool {
        self.transform == other.transform && self.shape == other.shape
    }
}
