//! The constructors of shapes.

use crate::shape::convex::validate;
use crate::shape::error::{finite_length, finite_points};
use crate::shape::hull::{Hull, Kind};
use crate::shape::pieces::{Boundary, Pieces, Polygons};
use crate::shape::{Geometry, Shape, ShapeError};
use alloc::boxed::Box;
use alloc::vec::Vec;
use glam::DVec2;
use sat2d_base::aabb::Aabb;
use sat2d_base::exact::hull::convex_hull;
use sat2d_decompose::{Decomposer, Method, Options, decompose};

impl Shape {
    /// A circle. With a radius of 0 it is a point.
    ///
    /// # Errors
    /// [`ShapeError`] if a number is not finite or out of range, or the radius is below 0.
    pub fn circle(center: DVec2, radius: f64) -> Result<Shape, ShapeError> {
        finite_points(&[center])?;
        finite_length("radius", radius)?;
        Ok(Shape::of(Hull::new(Kind::Disc, &[center], radius, false)))
    }

    /// An ellipse about the origin, its half-axes along x and y. With equal ones it is a circle, if
    /// one is 0 a segment from the least to the greatest end, with both 0 a point.
    ///
    /// A transform moves it, turns it or makes any other ellipse of it.
    ///
    /// ```
    /// use sat2d::{DVec2, Relation, Shape, Transform, relation};
    /// let shadow = Shape::ellipse(5.0, 3.0)?;
    /// let crate_ = Shape::rectangle(2.0, 2.0)?;
    /// let at = |x, y| Transform::translation(DVec2::new(x, y));
    /// let here = Transform::IDENTITY;
    /// assert_eq!(relation(&shadow, &here, &crate_, &at(6.0, 0.0)?)?, Relation::Touching);
    /// // the corner of the crate: 4² / 5² + 2² / 3² > 1
    /// assert_eq!(relation(&shadow, &here, &crate_, &at(5.0, 3.0)?)?, Relation::Disjoint);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`ShapeError`] if a half-axis is not finite, out of range or below 0.
    pub fn ellipse(half_width: f64, half_height: f64) -> Result<Shape, ShapeError> {
        finite_length("half width", half_width)?;
        finite_length("half height", half_height)?;
        let half = DVec2::new(half_width, half_height);
        Ok(Shape::of(if half_width == half_height {
            Hull::new(Kind::Disc, &[DVec2::ZERO], half_width, false)
        } else if half_width == 0.0 || half_height == 0.0 {
            Hull::rectangle(-half, half)
        } else {
            Hull::ellipse(half)
        }))
    }

    /// The segment between two different points: vertex 0 is `start`, vertex 1 is `end`.
    ///
    /// # Errors
    /// [`ShapeError`] if a number is not finite or out of range, or the points are the same.
    pub fn segment(start: DVec2, end: DVec2) -> Result<Shape, ShapeError> {
        Shape::capsule(start, end, 0.0)
    }

    /// A capsule: all points within `radius` of the segment from `start` to `end`.
    ///
    /// # Errors
    /// [`ShapeError`] if a number is not finite or out of range, the radius is below 0, or the
    /// points are the same.
    pub fn capsule(start: DVec2, end: DVec2, radius: f64) -> Result<Shape, ShapeError> {
        finite_points(&[start, end])?;
        finite_length("radius", radius)?;
        if start == end {
            return Err(ShapeError::RepeatedPoint {
                first: 0,
                second: 1,
            });
        }
        Ok(Shape::of(Hull::new(
            Kind::Round,
            &[start, end],
            radius,
            false,
        )))
    }

    /// A rectangle about the origin, with the vertices (-w/2, -h/2), (w/2, -h/2), (w/2, h/2),
    /// (-w/2, h/2). With a width or a height of 0 it is a segment from the least to the greatest
    /// corner, with both a point.
    ///
    /// # Errors
    /// [`ShapeError`] if a size is not finite, out of range or below 0.
    pub fn rectangle(width: f64, height: f64) -> Result<Shape, ShapeError> {
        finite_length("width", width)?;
        finite_length("height", height)?;
        let half = DVec2::new(width, height) / 2.0;
        Ok(Shape::of(Hull::rectangle(-half, half)))
    }

    /// The rectangle from the corner (`x`, `y`) to the corner (`x + width`, `y + height`), where
    /// the sums are rounded to doubles. Its vertices are (x, y), (x + w, y), (x + w, y + h),
    /// (x, y + h). With a width or a height of 0 it is a segment, with both a point.
    ///
    /// # Errors
    /// [`ShapeError`] if a number is not finite or out of range, or a size is below 0.
    pub fn rectangle_xywh(x: f64, y: f64, width: f64, height: f64) -> Result<Shape, ShapeError> {
        finite_length("width", width)?;
        finite_length("height", height)?;
        let corners = [DVec2::new(x, y), DVec2::new(x + width, y + height)];
        finite_points(&corners)?;
        Ok(Shape::of(Hull::rectangle(corners[0], corners[1])))
    }

    /// The rectangle of a box, whose sides must be finite, in range and in order.
    #[doc(hidden)]
    pub fn of_box(bounds: &Aabb) -> Result<Shape, ShapeError> {
        finite_points(&[bounds.min, bounds.max])?;
        let size = bounds.max - bounds.min;
        finite_length("width", size.x)?;
        finite_length("height", size.y)?;
        Ok(Shape::of(Hull::rectangle(bounds.min, bounds.max)))
    }

    /// A convex polygon, its vertices in clockwise or counter-clockwise order. Vertices along a
    /// straight edge are kept.
    ///
    /// # Errors
    /// [`ShapeError`] if there are fewer than 3 points; if one is not finite, out of range or
    /// repeated; or if the polygon has no area, is not convex or crosses itself.
    pub fn convex_polygon(points: &[DVec2]) -> Result<Shape, ShapeError> {
        Shape::rounded_polygon(points, 0.0)
    }

    /// All points within `radius` of a convex polygon: a polygon with rounded corners.
    ///
    /// # Errors
    /// Like [`convex_polygon`](Shape::convex_polygon), and if the radius is below 0, not finite or
    /// out of range.
    pub fn rounded_polygon(points: &[DVec2], radius: f64) -> Result<Shape, ShapeError> {
        finite_points(points)?;
        finite_length("radius", radius)?;
        let clockwise = validate(points)?;
        Ok(Shape::of(Hull::new(
            Kind::Polygon,
            points,
            radius,
            clockwise,
        )))
    }

    /// Any simple polygon: convex or concave, with or without holes, the outer ring first.
    ///
    /// Rings may run in either direction, repeat their first point at the end, repeat points, and
    /// have vertices on straight edges. The polygon is decomposed into convex pieces, but no result
    /// shows that: a point on a diagonal is inside, and a diagonal is not an edge.
    ///
    /// Vertices are numbered through all rings as given, repeated and closing points included;
    /// edge `k` leads from vertex `k` to the next vertex of its ring.
    ///
    /// ```
    /// use sat2d::query::point_relation;
    /// use sat2d::{DVec2, Relation, Shape, Transform, relation};
    /// let p = |x, y| DVec2::new(x, y);
    /// let room = [p(0.0, 0.0), p(10.0, 0.0), p(10.0, 10.0), p(0.0, 10.0)];
    /// let hole = [p(3.0, 3.0), p(7.0, 3.0), p(7.0, 7.0), p(3.0, 7.0)];
    /// let walls = Shape::polygon(&[&room, &hole])?;
    /// let at = Transform::IDENTITY;
    /// let ball = Shape::circle(p(5.0, 5.0), 2.0)?;
    /// assert_eq!(relation(&walls, &at, &ball, &at)?, Relation::Touching); // the rim of the hole
    /// assert_eq!(point_relation(&walls, &at, p(5.0, 5.0))?, Relation::Disjoint);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`ShapeError::NotFinite`] or [`ShapeError::OutOfRange`] with the number of the vertex, and
    /// [`ShapeError::Polygon`] if the rings are not a valid polygon.
    pub fn polygon(rings: &[&[DVec2]]) -> Result<Shape, ShapeError> {
        Shape::polygon_with(rings, &Options::default())
    }

    /// Like [`polygon`](Shape::polygon), decomposed as `options` say. Answers do not depend on the
    /// options, but their cost may.
    ///
    /// # Errors
    /// Like [`polygon`](Shape::polygon).
    pub fn polygon_with(rings: &[&[DVec2]], options: &Options) -> Result<Shape, ShapeError> {
        finite_points(rings.iter().copied().flatten())?;
        if let [ring] = rings
            && let Ok(clockwise) = validate(ring)
        {
            return Ok(Shape::of(Hull::new(Kind::Polygon, ring, 0.0, clockwise)));
        }
        if rings.iter().skip(1).any(|hole| hole.is_empty()) {
            let mut filled = rings.to_vec();
            let mut is_outer = true;
            filled.retain(|ring| core::mem::take(&mut is_outer) || !ring.is_empty());
            return Shape::polygon_with(&filled, options);
        }
        let decomposition = decompose(rings, options)?;
        Ok(Shape {
            geometry: Geometry::Pieces(Box::new(Pieces::new(rings, &decomposition, *options))),
        })
    }

    /// The shape of polygons that have at most single points in common, as
    /// [`validate_multipolygon`](sat2d_decompose::validate_multipolygon) demands, each with its
    /// outer ring first, which is counter-clockwise, and clockwise holes.
    pub(crate) fn of_polygons(polygons: &[Vec<Vec<DVec2>>]) -> Result<Shape, ShapeError> {
        // as masks are: a shape that is made while a game runs is not asked as often as it is made
        let options = Options {
            method: Method::Fast,
            ..Options::default()
        };
        if let [polygon] = polygons {
            return Shape::polygon_with(&slices(polygon), &options);
        }
        let mut decomposer = Decomposer::new();
        let mut together = Polygons::default();
        for polygon in polygons {
            let rings = slices(polygon);
            together.add(&rings, decomposer.decompose(&rings, &options)?);
        }
        let pieces = together.pieces(Boundary::Polygons, options);
        Ok(Shape {
            geometry: Geometry::Pieces(Box::new(pieces)),
        })
    }

    /// The convex hull of any points.
    ///
    /// Its vertices are the corners of the hull, counter-clockwise with y up from the leftmost (of
    /// several, the lowest). It is a segment if the points lie on a line, and a point if all are
    /// the same.
    ///
    /// ```
    /// use sat2d::{DVec2, Shape};
    /// let p = |x, y| DVec2::new(x, y);
    /// let hull = Shape::hull(&[p(2.0, 2.0), p(1.0, 1.0), p(2.0, 0.0), p(0.0, 0.0), p(0.0, 2.0)])?;
    /// assert_eq!(hull.vertices(), [p(0.0, 0.0), p(2.0, 0.0), p(2.0, 2.0), p(0.0, 2.0)]);
    /// # Ok::<(), sat2d::ShapeError>(())
    /// ```
    ///
    /// # Errors
    /// [`ShapeError`] if there is no point, or one is not finite or out of range.
    pub fn hull(points: &[DVec2]) -> Result<Shape, ShapeError> {
        finite_points(points)?;
        let corners: Vec<DVec2> = convex_hull(points).iter().map(|&i| points[i]).collect();
        let kind = match corners.len() {
            0 => return Err(ShapeError::TooFewPoints { got: 0, needed: 1 }),
            1 => Kind::Disc,
            2 => Kind::Round,
            _ => Kind::Polygon,
        };
        Ok(Shape::of(Hull::new(kind, &corners, 0.0, false)))
    }

    fn of(mut hull: Hull) -> Shape {
        hull.prepare();
        Shape {
            geometry: Geometry::Hull(hull),
        }
    }
}

fn slices(rings: &[Vec<DVec2>]) -> Vec<&[DVec2]> {
    rings.iter().map(Vec::as_slice).collect()
}
