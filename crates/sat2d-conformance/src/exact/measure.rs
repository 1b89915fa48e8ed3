//! Squared distances of points and edges.

use super::number::{F, Point, cross, dot, minus, square};
use super::region::Region;
use super::ring::{Edge, meet};

/// The least squared distance of the edges of two shapes.
pub(super) fn squared_between(a: &[Edge], b: &[Edge]) -> F {
    let pairs = a
        .iter()
        .flat_map(|one| b.iter().map(move |other| (one, other)));
    let distances = pairs.map(|(one, other)| {
        if meet(one, other) {
            return F::ZERO;
        }
        let ends = [
            squared_to_edge(one, &other[0]),
            squared_to_edge(one, &other[1]),
            squared_to_edge(other, &one[0]),
            squared_to_edge(other, &one[1]),
        ];
        ends.into_iter().min().unwrap_or(F::ZERO)
    });
    distances.min().unwrap_or(F::ZERO)
}

/// The squared distance of a point from the edges of a shape.
pub(super) fn squared_to_edges(shape: &Region, point: &Point) -> F {
    let edges = shape.edges.iter();
    edges
        .map(|edge| squared_to_edge(edge, point))
        .min()
        .unwrap_or(F::ZERO)
}

/// The squared distance of a point from a segment, whose ends may be the same.
pub(super) fn squared_to_edge([a, b]: &Edge, point: &Point) -> F {
    let (along, to) = (minus(b, a), minus(point, a));
    let (place, length) = (dot(&to, &along), dot(&along, &along));
    if place <= F::ZERO {
        dot(&to, &to)
    } else if place >= length {
        let back = minus(point, b);
        dot(&back, &back)
    } else {
        square(&cross(&along, &to)) / length
    }
}
