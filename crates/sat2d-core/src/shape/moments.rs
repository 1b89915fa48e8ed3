//! Area and centroid of a shape.

use crate::shape::hull::Hull;
use crate::shape::pieces::{Boundary, Pieces};
use crate::shape::{Geometry, Shape};
use alloc::vec::Vec;
use core::f64::consts::PI;
use glam::DVec2;
use sat2d_base::exact::moments::{self, Holes};
use sat2d_base::num::power_of_two;

impl Shape {
    /// The area in the shape's own coordinates, in squared units of length; 0 for points, segments
    /// and chains.
    ///
    /// Of a polygon it is the area between its rings: that of the outer ring, those of the holes
    /// subtracted. It is computed exactly and then rounded to the nearest double.
    ///
    /// A radius `r` adds the area within `r` of the polygon, `perimeter · r + π · r²` (J. Steiner,
    /// "Über parallele Flächen", 1840), evaluated in doubles. The relative error is then at most
    /// `(n + 8) · 2^-53` for `n` vertices, except for results that underflow. The perimeter of a
    /// segment counts both of its sides, so a capsule has the area `2 · length · r + π · r²`. An
    /// ellipse has the area π times the product of its half-axes.
    ///
    /// ```
    /// use sat2d::{DVec2, Shape};
    /// let p = |x, y| DVec2::new(x, y);
    /// let room = [p(0.0, 0.0), p(10.0, 0.0), p(10.0, 10.0), p(0.0, 10.0)];
    /// let pillar = [p(3.0, 3.0), p(7.0, 3.0), p(7.0, 7.0), p(3.0, 7.0)];
    /// assert_eq!(Shape::polygon(&[&room, &pillar])?.area(), 84.0);
    /// assert_eq!(Shape::circle(p(5.0, 5.0), 2.0)?.area(), 4.0 * std::f64::consts::PI);
    /// # Ok::<(), sat2d::ShapeError>(())
    /// ```
    pub fn area(&self) -> f64 {
        if self.is_chain() {
            return 0.0;
        }
        if let Geometry::Outline(outline, _) = &self.geometry {
            return outline.area();
        }
        let polygon = moments::rounded_area(self.rings(), self.holes(), 0);
        match &self.geometry {
            Geometry::Hull(hull) if hull.is_stretched => PI * hull.half_axes().element_product(),
            Geometry::Hull(hull) if hull.radius > 0.0 => {
                let perimeter: f64 = edges(&hull.points).map(|(p, q)| length(q - p)).sum();
                polygon + (perimeter + PI * hull.radius) * hull.radius
            }
            _ => polygon,
        }
    }

    /// The centroid, the centre of mass of a body of even density, in the shape's own coordinates.
    ///
    /// Of a circle or an ellipse it is the centre, of a segment or capsule the middle, of a chain
    /// that of its segments by their lengths, off by a few roundings for each. Of a polygon without
    /// a radius it is the centroid of its area, holes excluded, computed exactly; each coordinate
    /// is then rounded to the nearest double. A rounded polygon's centroid is evaluated in doubles
    /// and off by at most a few roundings of the largest coordinate or of the radius (unless its
    /// least extent is below 2^-900 of its largest).
    ///
    /// Where the shape is placed by a transform, its centroid is where the transform puts this
    /// point.
    ///
    /// ```
    /// use sat2d::{DVec2, Shape};
    /// let p = |x, y| DVec2::new(x, y);
    /// let corner = [p(0.0, 0.0), p(4.0, 0.0), p(4.0, 1.0), p(1.0, 1.0), p(1.0, 4.0), p(0.0, 4.0)];
    /// let centroid = Shape::polygon(&[&corner])?.centroid();
    /// assert_eq!(centroid, p(19.0 / 14.0, 19.0 / 14.0));
    /// # Ok::<(), sat2d::ShapeError>(())
    /// ```
    pub fn centroid(&self) -> DVec2 {
        match &self.geometry {
            Geometry::Hull(hull) if hull.points.len() <= 2 => hull.center(),
            Geometry::Hull(hull) if hull.radius > 0.0 => rounded_centroid(hull),
            Geometry::Pieces(pieces) if pieces.boundary.is_chain() => chain_centroid(pieces),
            Geometry::Outline(outline, _) => outline.centroid(),
            _ => moments::rounded_centroid(self.rings(), self.holes(), 0),
        }
    }

    fn holes(&self) -> Holes {
        match &self.geometry {
            Geometry::Pieces(pieces) if pieces.boundary == Boundary::Polygons => Holes::Clockwise,
            _ => Holes::AfterFirst,
        }
    }
}

/// The centroid of a convex polygon with a radius `r`.
///
/// The shape consists of the polygon, a strip of width `r` along each edge, and a sector about each
/// vertex whose angle is the exterior angle there. The parts of the strips' and sectors' moments
/// that point outward cancel: both the edges and the differences of successive normals sum to 0.
/// So a strip counts as if it were on its edge, a sector as if it were at its vertex.
fn rounded_centroid(hull: &Hull) -> DVec2 {
    // By a power of two, so that no product overflows and none that matters underflows.
    let size = hull.half().max_element().max(hull.radius);
    let exponent = libm::frexp(size).1.clamp(-1000, 1000);
    let scale = power_of_two(-exponent);
    let points: Vec<DVec2> = hull
        .points
        .iter()
        .map(|&p| (p - hull.center()) * scale)
        .collect();
    let radius = hull.radius * scale;

    let ring = core::iter::once(points.as_slice());
    let mut area = moments::rounded_area(ring.clone(), Holes::AfterFirst, 0);
    let mut moment = moments::rounded_centroid(ring, Holes::AfterFirst, 0) * area;
    for (p, q) in edges(&points) {
        let strip = length(q - p) * radius;
        area += strip;
        moment += (p + (q - p) / 2.0) * strip;
    }
    let after = edges(&points).skip(1).chain(edges(&points));
    for ((p, q), (_, r)) in edges(&points).zip(after) {
        let (arriving, leaving) = (q - p, r - q);
        let angle = libm::atan2(arriving.perp_dot(leaving).abs(), arriving.dot(leaving));
        let sector = angle / 2.0 * radius * radius;
        area += sector;
        moment += q * sector;
    }
    if area == 0.0 {
        // The whole shape is thinner than a scaled double can express.
        return hull.center();
    }
    hull.center() + moment / area / scale
}

/// The mean of the middles of the segments, weighted with their lengths.
fn chain_centroid(pieces: &Pieces) -> DVec2 {
    let bounds = pieces.bounds();
    let from = bounds.min;
    // in parts of the size, so that nothing overflows
    let size = bounds.longer_side();
    let (mut total, mut moment) = (0.0, DVec2::ZERO);
    for piece in pieces.iter() {
        let [p, q] = [piece.ring.points[0], piece.ring.points[1]].map(|p| (p - from) / size);
        total += length(q - p);
        moment += (p + (q - p) / 2.0) * length(q - p);
    }
    from + moment / total * size
}

fn edges(points: &[DVec2]) -> impl Iterator<Item = (DVec2, DVec2)> {
    let ends = points.iter().copied().cycle().skip(1);
    points.iter().copied().zip(ends)
}

fn length(edge: DVec2) -> f64 {
    libm::hypot(edge.x, edge.y)
}
