//! Where a point is.

use super::measure::{squared_to_edge, squared_to_edges};
use super::number::{F, Point, dot, minus, nearest, root, square};
use super::region::Region;
use super::ring::{is_inside_ring, is_on};

/// Where a point is to a shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Location {
    /// Not in the shape.
    Outside,
    /// On its boundary, or on a segment.
    Boundary,
    /// In its interior.
    Inside,
}

/// Where a point is, and how far from the boundary.
pub fn locate(shape: &Region, point: &Point) -> (Location, f64) {
    if let Some((center, radius)) = &shape.circle {
        let to = minus(point, center);
        let (squared, reach) = (dot(&to, &to), square(radius));
        let location = match squared.cmp(&reach) {
            std::cmp::Ordering::Less => Location::Inside,
            std::cmp::Ordering::Equal => Location::Boundary,
            std::cmp::Ordering::Greater => Location::Outside,
        };
        return (location, gap_of_squares(&squared, &reach, radius));
    }
    let location = location(shape, point);
    (location, root(&squared_to_edges(shape, point)))
}

/// Where a point is to a polygon or a segment.
pub(super) fn location(shape: &Region, point: &Point) -> Location {
    if shape.edges.iter().any(|edge| is_on(edge, point)) {
        return Location::Boundary;
    }
    let around = shape
        .rings
        .iter()
        .filter(|ring| is_inside_ring(ring, point));
    match around.count() % 2 {
        1 => Location::Inside,
        _ => Location::Outside,
    }
}

/// The magnitude of √squared - radius without cancellation; `reach` is its square.
pub(super) fn gap_of_squares(squared: &F, reach: &F, radius: &F) -> f64 {
    nearest(&(squared - reach)).abs() / (root(squared) + nearest(radius))
}

/// The squared distance of the centre of a circle from a polygon: 0 inside.
pub(super) fn squared_to_polygon(shape: &Region, point: &Point) -> F {
    match location(shape, point) {
        Location::Outside => {
            let edges = shape.edges.iter();
            edges
                .map(|edge| squared_to_edge(edge, point))
                .min()
                .unwrap_or(F::ZERO)
        }
        _ => F::ZERO,
    }
}
