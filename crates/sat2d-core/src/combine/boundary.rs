//! The boundary of a placed shape as directed edges.

use crate::combine::error::CombineError;
use crate::curve::Edge;
use crate::placed::{PlacedHull, PlacedOutline};
use crate::shape::{Geometry, Hull, Pieces, Shape};
use crate::transform::Transform;
use alloc::vec::Vec;
use glam::DVec2;
use sat2d_base::num::{power_of_two, unit};

/// More than the rounding errors of the sine and cosine of a turn.
const TURN_ERROR: f64 = power_of_two(-40);

/// The edges around a placed shape, which has its interior on their left.
///
/// # Errors
/// [`CombineError::Place`] if the shape cannot be placed, [`CombineError::NoInterior`] of this
/// operand.
pub(super) fn boundary(
    operand: usize,
    shape: &Shape,
    transform: &Transform,
) -> Result<Vec<Edge>, CombineError> {
    let edges = match &shape.geometry {
        Geometry::Outline(outline, _) => {
            PlacedOutline::new(outline, transform)?;
            let count = outline.contours.edges.len();
            (0..count)
                .map(|number| outline.contours.placed(number, transform))
                .collect()
        }
        Geometry::Pieces(pieces) => {
            shape.place(transform)?;
            of_pieces(pieces, transform)
        }
        Geometry::Hull(hull) => {
            let placed = PlacedHull::new(hull, transform)?;
            match hull.radius > 0.0 {
                true => rounded(hull, transform),
                false => closed(&placed.points),
            }
        }
    };
    if edges.is_empty() {
        return Err(CombineError::NoInterior { operand });
    }
    Ok(edges)
}

/// The sides of a ring; none of a point or a segment.
fn closed(ring: &[DVec2]) -> Vec<Edge> {
    if ring.len() < 3 {
        return Vec::new();
    }
    let next = ring.iter().cycle().skip(1);
    ring.iter()
        .zip(next)
        .map(|(&start, &end)| Edge::segment(start, end))
        .collect()
}

fn of_pieces(pieces: &Pieces, transform: &Transform) -> Vec<Edge> {
    if pieces.boundary.is_chain() {
        return Vec::new();
    }
    let mut edges = Vec::with_capacity(pieces.points.len());
    for (ring, is_reversed) in pieces.rings_with_direction() {
        let is_reversed = is_reversed != transform.is_mirrored();
        let placed: Vec<DVec2> = ring.iter().map(|&vertex| transform.apply(vertex)).collect();
        edges.extend(closed(&placed).into_iter().map(|edge| match is_reversed {
            true => edge.reversed(),
            false => edge,
        }));
    }
    edges
}

/// The edges of a hull with a radius or an ellipse around each point.
///
/// Divided by the half-axes, the ellipse is the unit circle, and the outward normal of a side is a
/// point of it. The boundary follows the circle from the normal of one side to that of the next.
fn rounded(hull: &Hull, transform: &Transform) -> Vec<Edge> {
    let half_axes = hull.half_axes();
    let mut corners = hull.points.to_vec();
    let mut edges = Vec::new();
    if corners.len() > 2 && hull.clockwise {
        corners.reverse();
    }
    let n = corners.len();
    let normal = |from: DVec2, to: DVec2| {
        let along = (to - from) / half_axes;
        DVec2::ZERO - unit(along).perp()
    };
    let mut add = |edge: Edge| {
        let edge = edge.placed(transform);
        if edge.start != edge.end {
            edges.push(if transform.is_mirrored() {
                edge.reversed()
            } else {
                edge
            });
        }
    };
    for (i, &corner) in corners.iter().enumerate() {
        let (before, after) = (corners[(i + n - 1) % n], corners[(i + 1) % n]);
        let [first, last] = match n {
            1 => [DVec2::X; 2],
            _ => [normal(before, corner), normal(corner, after)],
        };
        let point = |on_circle: DVec2| corner + half_axes * on_circle;
        let mut at = first;
        // at most a quarter of the circle at a time
        loop {
            let turned = at.perp();
            let is_near = at.dot(last).min(turned.dot(last)) >= -TURN_ERROR;
            let is_last = is_near && (n > 1 || at != first);
            let next = if is_last { last } else { turned };
            if next != at {
                let cosine = at.dot(next);
                add(Edge {
                    start: point(at),
                    control: point((at + next) / (1.0 + cosine)),
                    end: point(next),
                    weight: libm::sqrt((1.0 + cosine) / 2.0),
                });
            }
            at = next;
            if is_last {
                break;
            }
        }
        if n > 1 {
            add(Edge::segment(point(last), after + half_axes * last));
        }
    }
    edges
}
