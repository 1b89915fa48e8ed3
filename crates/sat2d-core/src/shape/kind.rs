//! The kind of a shape.

use crate::shape::pieces::Boundary;
use crate::shape::{Geometry, Shape};
use core::fmt;
use glam::DVec2;

/// The kind of a shape, as its vertices and its radius show it, whichever constructor made it.
///
/// ```
/// use sat2d::{DVec2, Shape, ShapeKind};
/// assert_eq!(Shape::rectangle(4.0, 2.0)?.kind(), ShapeKind::Rectangle);
/// assert_eq!(Shape::rectangle(4.0, 0.0)?.kind(), ShapeKind::Segment);
/// let corners = [(0.0, 0.0), (4.0, 0.0), (0.0, 3.0)].map(DVec2::from);
/// assert_eq!(Shape::polygon(&[&corners])?.kind(), ShapeKind::ConvexPolygon);
/// assert_eq!(ShapeKind::ConvexPolygon.to_string(), "convex polygon");
/// # Ok::<(), sat2d::ShapeError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[repr(i32)]
pub enum ShapeKind {
    /// One vertex, radius 0.
    Point = 1,
    /// One vertex, radius above 0.
    Circle = 2,
    /// Two vertices, radius 0.
    Segment = 3,
    /// Two vertices, radius above 0.
    Capsule = 4,
    /// Four vertices that are the corners of a box with sides parallel to the axes of the shape's
    /// own coordinates, in any order round it; radius 0.
    Rectangle = 5,
    /// Any other convex polygon with radius 0.
    ConvexPolygon = 6,
    /// A convex polygon with a radius above 0.
    RoundedPolygon = 7,
    /// A polygon that is concave or has holes.
    ConcavePolygon = 8,
    /// A [chain](Shape::chain) of segments with two ends.
    OpenChain = 9,
    /// A chain of segments whose last vertex is connected to the first.
    ClosedChain = 10,
    /// Several polygons: a [mask](Shape::mask) whose pixels are not all connected.
    MultiPolygon = 11,
    /// One vertex and an [ellipse](Shape::ellipse) around it.
    Ellipse = 12,
    /// An [outline](Shape::outline) of segments, quadratic curves and elliptic arcs.
    Outline = 13,
}

impl fmt::Display for ShapeKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ShapeKind::Point => "point",
            ShapeKind::Circle => "circle",
            ShapeKind::Segment => "segment",
            ShapeKind::Capsule => "capsule",
            ShapeKind::Rectangle => "rectangle",
            ShapeKind::ConvexPolygon => "convex polygon",
            ShapeKind::RoundedPolygon => "rounded polygon",
            ShapeKind::ConcavePolygon => "concave polygon",
            ShapeKind::OpenChain => "open chain",
            ShapeKind::ClosedChain => "closed chain",
            ShapeKind::MultiPolygon => "multipolygon",
            ShapeKind::Ellipse => "ellipse",
            ShapeKind::Outline => "outline",
        })
    }
}

impl Shape {
    /// What kind of shape this is: see [`ShapeKind`] for an example.
    pub fn kind(&self) -> ShapeKind {
        let hull = match &self.geometry {
            Geometry::Hull(hull) => hull,
            Geometry::Outline(..) => return ShapeKind::Outline,
            Geometry::Pieces(pieces) => {
                return match pieces.boundary {
                    Boundary::Polygon => ShapeKind::ConcavePolygon,
                    Boundary::Polygons => ShapeKind::MultiPolygon,
                    Boundary::OpenChain => ShapeKind::OpenChain,
                    Boundary::ClosedChain => ShapeKind::ClosedChain,
                };
            }
        };
        match (hull.points.len(), hull.radius > 0.0) {
            (1, false) => ShapeKind::Point,
            (1, true) if hull.is_stretched => ShapeKind::Ellipse,
            (1, true) => ShapeKind::Circle,
            (2, false) => ShapeKind::Segment,
            (2, true) => ShapeKind::Capsule,
            (_, true) => ShapeKind::RoundedPolygon,
            (_, false) if is_box(&hull.points) => ShapeKind::Rectangle,
            (_, false) => ShapeKind::ConvexPolygon,
        }
    }
}

/// Whether the vertices of a convex polygon are the four corners of an axis-parallel box.
fn is_box(points: &[DVec2]) -> bool {
    let &[p, q, r, s] = points else {
        return false;
    };
    let horizontal_first = p.y == q.y && q.x == r.x && r.y == s.y && s.x == p.x;
    let vertical_first = p.x == q.x && q.y == r.y && r.x == s.x && s.y == p.y;
    horizontal_first || vertical_first
}
