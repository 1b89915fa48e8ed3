//! Convexity of a ring, decided exactly.

use crate::shape::ShapeError;
use core::cmp::Ordering;
use glam::DVec2;
use sat2d_base::exact::orient2d;
use sat2d_base::num::lexicographic;
use sat2d_decompose::{Polygon, PolygonError};

/// Whether a ring that turns in one direction only goes round once: whether the points along it
/// rise and then fall, in lexicographic order, exactly once.
pub(crate) fn turns_once(points: &[DVec2]) -> bool {
    let n = points.len();
    let rises = |i: usize| lexicographic(points[i], points[(i + 1) % n]) == Ordering::Less;
    (0..n).filter(|&i| !rises(i) && rises((i + 1) % n)).count() == 1
}

/// Whether the ring is a counter-clockwise convex polygon. Straight vertices are allowed, repeated
/// neighbours are not.
pub(crate) fn is_convex_ccw(points: &[DVec2]) -> bool {
    let n = points.len();
    let corner = |i: usize| (points[i], points[(i + 1) % n], points[(i + 2) % n]);
    let mut bends = false;
    for i in 0..n {
        let (p, q, r) = corner(i);
        if p == q {
            return false;
        }
        match orient2d(p, q, r) {
            Ordering::Less => return false,
            Ordering::Greater => bends = true,
            Ordering::Equal => {}
        }
    }
    bends && turns_once(points)
}

/// Validates a ring of finite points, and returns whether it is clockwise (with y up).
pub(crate) fn validate(points: &[DVec2]) -> Result<bool, ShapeError> {
    let n = points.len();
    if n < 3 {
        return Err(ShapeError::TooFewPoints { got: n, needed: 3 });
    }
    for i in 0..n {
        let next = (i + 1) % n;
        if points[i] == points[next] {
            return Err(ShapeError::RepeatedPoint {
                first: i.min(next),
                second: i.max(next),
            });
        }
    }
    let turn = |i: usize| orient2d(points[(i + n - 1) % n], points[i], points[(i + 1) % n]);
    let (mut left, mut right) = (None, None);
    for i in 0..n {
        match turn(i) {
            Ordering::Greater => left = left.or(Some(i)),
            Ordering::Less => right = right.or(Some(i)),
            Ordering::Equal => {}
        }
    }
    match (left, right) {
        (None, None) => Err(ShapeError::ZeroArea),
        (Some(_), None) if turns_once(points) => Ok(false),
        (None, Some(_)) if turns_once(points) => Ok(true),
        _ => Err(why_not_convex(points, left, right)),
    }
}

/// Distinguishes a simple polygon with a reflex vertex from one that crosses itself.
#[cold]
fn why_not_convex(points: &[DVec2], left: Option<usize>, right: Option<usize>) -> ShapeError {
    let n = points.len();
    let meet = |a: u32, b: u32| ShapeError::SelfIntersecting {
        first: a.min(b) as usize,
        second: a.max(b) as usize,
    };
    match Polygon::new(&[points]) {
        Ok(_) => {}
        Err(PolygonError::EdgesCross { edges: [a, b], .. })
        | Err(PolygonError::EdgesOverlap { edges: [a, b], .. }) => return meet(a, b),
        Err(PolygonError::VertexOnEdge { vertex, edge, .. }) => return meet(vertex, edge),
        Err(PolygonError::Spike { vertex, .. }) => {
            return meet((vertex + n as u32 - 1) % n as u32, vertex);
        }
        Err(PolygonError::RepeatedVertex { vertices, .. }) => {
            return ShapeError::RepeatedPoint {
                first: vertices[0].min(vertices[1]) as usize,
                second: vertices[0].max(vertices[1]) as usize,
            };
        }
        Err(error) => return ShapeError::Polygon(error),
    }
    // A simple polygon is convex at its lexicographically least vertex, so the turn there is the
    // winding.
    let least = (0..n)
        .min_by(|&i, &j| lexicographic(points[i], points[j]))
        .unwrap_or(0);
    let counter_clockwise = orient2d(
        points[(least + n - 1) % n],
        points[least],
        points[(least + 1) % n],
    ) != Ordering::Less;
    let vertex = if counter_clockwise { right } else { left };
    ShapeError::NotConvex {
        vertex: vertex.unwrap_or(least),
    }
}
