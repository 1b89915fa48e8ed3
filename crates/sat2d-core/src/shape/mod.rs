//! Shapes, validated by the constructors and immutable afterwards.
//!
//! A hull is the convex hull of its points, inflated by an ellipse: by a radius where that is a
//! disc. A shape is one hull, the pieces of one polygon or several, the segments of a chain, or an
//! outline with curves.

mod chain;
mod constructors;
mod convex;
mod error;
mod firmness;
mod hull;
mod kind;
mod masks;
mod moments;
mod on_demand;
pub mod outline;
#[cfg(feature = "serde")]
pub mod padding;
mod piece_list;
mod pieces;
mod polygon_ring;
pub(crate) mod ring;
#[cfg(feature = "serde")]
pub mod saved;
mod sprite;
mod tiles;
pub(crate) mod tree;

pub(crate) use convex::is_convex_ccw;
pub use error::{PlaceError, ShapeError};
pub use hull::{CenterLanes, Hull, Kind};
pub use kind::ShapeKind;
use on_demand::OnDemand;
pub(crate) use outline::contours::Contours;
pub(crate) use outline::curved_outline::CurvedOutline;
pub(crate) use piece_list::Piece;
pub(crate) use pieces::Pieces;
pub(crate) use polygon_ring::{PolygonRing, bends_clearly};
pub(crate) use sprite::Sprite;
pub(crate) use tree::Branches;

use crate::shape::outline::OutlineError;
use alloc::boxed::Box;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;
use glam::DVec2;
use sat2d_base::aabb::Aabb;
use sat2d_base::types::manifold::Feature;

/// A shape in its own coordinates. A [`Transform`](crate::Transform) places it.
///
/// Vertices are numbered from 0 in the order in which they were given; edge `k` leads from vertex
/// `k` to the next one.
///
/// ```
/// use sat2d::{DVec2, Relation, Shape, Transform, relation};
/// let door = Shape::rectangle(4.0, 2.0)?;
/// let ball = Shape::circle(DVec2::ZERO, 1.0)?;
/// let there = Transform::placement_degrees(DVec2::new(3.0, 0.0), 90.0, -1.0, 1.0)?;
/// assert_eq!(relation(&door, &Transform::IDENTITY, &ball, &there)?, Relation::Touching);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// Two shapes are equal if they have the same rings of vertices in the same order, the same
/// half-axes (or radius), and are both the same kind of outline (polygon, several polygons, open or
/// closed chain). How a concave polygon is decomposed does not matter.
///
/// `Debug` shows what equality compares, so equal shapes print alike.
#[derive(Clone)]
pub struct Shape {
    pub(crate) geometry: Geometry,
}

/// One hull, the pieces of concave polygons or of a chain, or an outline with curves.
#[derive(Clone, Debug)]
pub enum Geometry {
    Hull(Hull),
    Pieces(Box<Pieces>),
    Outline(Box<CurvedOutline>, Around),
}

/// The polygons around an outline, computed when they are asked for.
#[derive(Clone, Debug)]
pub struct Around {
    polygons: OnDemand<Option<Circumscribed>>,
    _curves: Curves,
}

/// Whether outlines are compiled in. Without the feature there is no value of this type, so no
/// shape is an outline, and the compiler leaves out all that asks one.
#[cfg(feature = "curves")]
type Curves = ();
#[cfg(not(feature = "curves"))]
#[derive(Clone, Debug)]
enum Curves {}

impl Around {
    #[cfg(feature = "curves")]
    fn new() -> Result<Around, OutlineError> {
        Ok(Around {
            polygons: OnDemand::default(),
            _curves: (),
        })
    }

    #[cfg(not(feature = "curves"))]
    fn new() -> Result<Around, OutlineError> {
        Err(OutlineError::Unsupported)
    }
}

/// The polygons around an outline, which stand for it where it pushes and is pushed.
#[derive(Debug)]
pub struct Circumscribed {
    pub(crate) shape: Arc<Shape>,
    /// What the vertices of the shape are on the outline.
    vertices: Vec<Feature>,
    /// The edges of the outline that the edges of the shape follow.
    edges: Vec<u32>,
}

impl Shape {
    /// The vertices as they were given, of all rings one after the other. A circle has its center,
    /// a capsule the ends of its segment.
    pub fn vertices(&self) -> &[DVec2] {
        match &self.geometry {
            Geometry::Hull(hull) => &hull.points,
            Geometry::Pieces(pieces) => pieces.vertices(),
            Geometry::Outline(outline, _) => &outline.vertices,
        }
    }

    /// The rings of vertices, the outer one first; all shapes but polygons with holes have one. An
    /// [open chain](crate::ShapeKind::OpenChain) is one as well, although its last vertex is not
    /// connected to its first. A [multipolygon](crate::ShapeKind::MultiPolygon) has the rings of
    /// its polygons one after the other; the outer ones are counter-clockwise with y up, and each
    /// is followed by its holes, which are clockwise.
    pub fn rings(&self) -> impl ExactSizeIterator<Item = &[DVec2]> + Clone {
        let ends: &[usize] = match &self.geometry {
            Geometry::Hull(_) => &[],
            Geometry::Pieces(pieces) => &pieces.rings,
            Geometry::Outline(outline, _) => &outline.given.1,
        };
        let vertices = self.vertices();
        (0..ends.len().max(1)).map(move |ring| {
            let start = if ring == 0 { 0 } else { ends[ring - 1] };
            &vertices[start..ends.get(ring).copied().unwrap_or(vertices.len())]
        })
    }

    /// The half-axes, along x and y, of the ellipse around each vertex: of an
    /// [ellipse](Shape::ellipse) its own; of other shapes both are the [radius](Shape::radius).
    pub fn half_axes(&self) -> DVec2 {
        match &self.geometry {
            Geometry::Hull(hull) => hull.half_axes(),
            Geometry::Pieces(_) | Geometry::Outline(..) => DVec2::ZERO,
        }
    }

    /// The radius by which the hull of the vertices is inflated; 0 for shapes that are not round.
    /// Of an ellipse it is the longer half-axis.
    pub fn radius(&self) -> f64 {
        match &self.geometry {
            Geometry::Hull(hull) => hull.radius,
            Geometry::Pieces(_) | Geometry::Outline(..) => 0.0,
        }
    }

    /// The bounds of the shape in its own coordinates: the least box, rounded outward if the shape
    /// has a radius or curves.
    pub fn bounds(&self) -> Aabb {
        match &self.geometry {
            Geometry::Hull(hull) => hull.bounds(),
            Geometry::Pieces(pieces) => pieces.bounds(),
            Geometry::Outline(outline, _) => outline.least_bounds(),
        }
    }
}

impl Shape {
    /// What the shape consists of.
    #[doc(hidden)]
    #[inline]
    pub fn geometry(&self) -> &Geometry {
        &self.geometry
    }

    /// Whether it is an outline with curves.
    #[doc(hidden)]
    pub fn is_outline(&self) -> bool {
        matches!(self.geometry, Geometry::Outline(..))
    }

    /// Whether it is a chain, open or closed.
    #[doc(hidden)]
    pub fn is_chain(&self) -> bool {
        matches!(&self.geometry, Geometry::Pieces(pieces) if pieces.boundary.is_chain())
    }
}

impl fmt::Debug for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // -0 equals 0, and -0 + 0 is 0
        let ring = |ring: &[DVec2]| ring.iter().map(|&v| v + DVec2::ZERO).collect::<Vec<_>>();
        let mut shape = f.debug_struct("Shape");
        shape.field("kind", &self.kind());
        match &self.geometry {
            Geometry::Hull(hull) if hull.is_stretched => {
                shape.field("half_axes", &hull.half_axes());
            }
            _ => {
                shape.field("radius", &(self.radius() + 0.0));
            }
        }
        shape
            .field("rings", &self.rings().map(ring).collect::<Vec<_>>())
            .finish()
    }
}

impl PartialEq for Shape {
    fn eq(&self, other: &Shape) -> bool {
        if let (Geometry::Outline(one, _), Geometry::Outline(other, _)) =
            (&self.geometry, &other.geometry)
        {
            return one == other;
        }
        self.kind() == other.kind()
            && self.half_axes() == other.half_axes()
            && self.rings().eq(other.rings())
    }
}
