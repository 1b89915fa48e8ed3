//! `java.awt.Polygon`.

use crate::awt::{Point, Rectangle2D};
use alloc::vec::Vec;

/// A polygon of int vertices, like `java.awt.Polygon`: a point is in if a ray from it crosses an
/// odd number of edges. The vertices stay the caller's.
///
/// A point on the boundary is in if what lies just right of it is in or, on a level edge, what lies
/// just below. Every question looks at the bounding box first, whose sizes wrap in 32 bits; so a
/// polygon without width or height meets nothing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Polygon<'a> {
    vertices: &'a [Point],
    bounds: Rectangle2D,
}

/// An edge whose first end is not below the second, in doubles.
#[derive(Clone, Copy)]
struct Edge {
    upper: [f64; 2],
    lower: [f64; 2],
}

impl<'a> Polygon<'a> {
    /// A polygon by its vertices in order, in either direction. Takes O(n) for the bounding box.
    #[must_use]
    pub fn new(vertices: &'a [Point]) -> Polygon<'a> {
        let extent = |coordinate: fn(&Point) -> i32| {
            let min = vertices.iter().map(coordinate).min().unwrap_or(0);
            let max = vertices.iter().map(coordinate).max().unwrap_or(0);
            (f64::from(min), f64::from(max.wrapping_sub(min)))
        };
        let (x, width) = extent(|p| p.x);
        let (y, height) = extent(|p| p.y);
        Polygon {
            vertices,
            bounds: Rectangle2D::new(x, y, width, height),
        }
    }

    /// `getBounds2D`: the bounding box; a width or height of more than 2³¹ − 1 wraps.
    #[must_use]
    pub fn bounds(&self) -> Rectangle2D {
        self.bounds
    }

    /// `contains(double, double)` and, as an int is exact in a double, `contains(int, int)`.
    ///
    /// ```
    /// use sat2d::compat::awt::{Point, Polygon};
    /// let corners = [(0, 0), (8, 0), (8, 6), (0, 6)].map(|(x, y)| Point { x, y });
    /// let square = Polygon::new(&corners);
    /// assert!(square.contains(0.0, 0.0) && !square.contains(8.0, 3.0));
    /// ```
    #[must_use]
    pub fn contains(&self, px: f64, py: f64) -> bool {
        self.vertices.len() > 2
            && self.bounds.contains(px, py)
            && self.sides().filter(|&side| crosses(side, px, py)).count() % 2 == 1
    }

    /// `intersects(double, double, double, double)`: whether the interiors meet, or so it seems. It
    /// is true wherever an edge passes through the rectangle, and also where a level edge ends on
    /// the rectangle's left side.
    #[must_use]
    pub fn intersects(&self, rectangle: &Rectangle2D) -> bool {
        self.heights_on_the_left(rectangle)
            .is_none_or(|heights| !heights.is_empty())
    }

    /// `contains(double, double, double, double)`: whether the rectangle lies inside; false where
    /// an edge passes through it, whatever is on its sides.
    #[must_use]
    pub fn contains_rectangle(&self, rectangle: &Rectangle2D) -> bool {
        let (top, bottom) = (rectangle.y, rectangle.y + rectangle.height);
        self.heights_on_the_left(rectangle)
            .is_some_and(|heights| heights == [top, bottom] || heights == [bottom, top])
    }

    /// The heights at which what lies left of the rectangle changes between inside and outside of
    /// the polygon: those at which an odd number of edges there end. `None` if an edge crosses the
    /// rectangle.
    fn heights_on_the_left(&self, rectangle: &Rectangle2D) -> Option<Vec<f64>> {
        let mut heights = Vec::new();
        if !self.bounds.intersects(rectangle) {
            return Some(heights);
        }
        let (left, right) = (rectangle.x, rectangle.x + rectangle.width);
        let (top, bottom) = (rectangle.y, rectangle.y + rectangle.height);
        let mut toggle = |height: f64| match heights.iter().position(|&other| other == height) {
            Some(at) => {
                heights.swap_remove(at);
            }
            None => heights.push(height),
        };
        for [a, b] in self.sides() {
            let Edge {
                upper: [mut ax, mut ay],
                lower: [mut bx, mut by],
            } = Edge::between(a, b);
            if ay >= bottom || by <= top || (ax >= right && bx >= right) {
                continue;
            }
            if ay == by {
                if ax >= left || bx >= left {
                    return None;
                }
                continue;
            }
            let (x, y, dx, dy) = (ax, ay, bx - ax, by - ay);
            if ay < top {
                (ax, ay) = (x + (top - y) * dx / dy, top);
            }
            if by > bottom {
                (bx, by) = (x + (bottom - y) * dx / dy, bottom);
            }
            if ax >= right && bx >= right {
                continue;
            }
            if ax > left || bx > left {
                return None;
            }
            toggle(ay);
            toggle(by);
        }
        Some(heights)
    }

    /// The edges, the first of which comes from the last vertex.
    fn sides(&self) -> impl Iterator<Item = [Point; 2]> {
        let before = self.vertices.iter().cycle();
        let before = before.skip(self.vertices.len().saturating_sub(1));
        before.zip(self.vertices).map(|(&a, &b)| [a, b])
    }
}

impl Edge {
    fn between(a: Point, b: Point) -> Edge {
        let place = |p: Point| [f64::from(p.x), f64::from(p.y)];
        let (upper, lower) = if a.y <= b.y { (a, b) } else { (b, a) };
        Edge {
            upper: place(upper),
            lower: place(lower),
        }
    }
}

/// Whether a ray from the point to the right crosses the edge. Differences of vertices wrap.
fn crosses([a, b]: [Point; 2], px: f64, py: f64) -> bool {
    let (ax, bx) = (f64::from(a.x), f64::from(b.x));
    let top = if a.y <= b.y { a } else { b };
    let (tx, ty) = (f64::from(top.x), f64::from(top.y));
    let bottom = f64::from(a.y.max(b.y));
    if !(ty <= py && py < bottom) || (px >= ax && px >= bx) {
        return false;
    }
    let dx = f64::from(a.x.wrapping_sub(b.x));
    let dy = f64::from(a.y.wrapping_sub(b.y));
    (px < ax && px < bx) || px - tx < (py - ty) / dy * dx
}
