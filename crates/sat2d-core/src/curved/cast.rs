//! A segment against an outline with curves.
//!
//! Whether the segment meets an edge is decided exactly. Where it does is the root of a polynomial
//! of the second degree in the parameter of the edge.

use crate::curve::meeting::Meeting;
use crate::curve::{Edge, OnEdge};
use crate::narrow::cast::path_filter::PathFilter;
use crate::narrow::check_point;
use crate::placed::PlacedOutline;
use crate::shape::{CurvedOutline, PlaceError};
use crate::transform::Transform;
use alloc::vec::Vec;
use core::ops::ControlFlow;
use glam::DVec2;
use sat2d_base::exact::real::{Real, Ring};
use sat2d_base::exact::vector::Vector;
use sat2d_base::exact::wide::Wide;
use sat2d_base::types::manifold::Feature;
use sat2d_base::types::{RayHit, Relation};

/// Where a segment first meets a placed outline.
///
/// # Errors
/// [`PlaceError`] if a coordinate is out of range.
#[inline(never)] // so that rays at other shapes do not need its stack frame
pub(crate) fn cast(
    (outline, transform): (&CurvedOutline, &Transform),
    start: DVec2,
    end: DVec2,
) -> Result<Option<RayHit>, PlaceError> {
    check_point(start)?;
    check_point(end)?;
    Ok(of_placed(
        &PlacedOutline::new(outline, transform)?,
        start,
        end,
    ))
}

fn of_placed(outline: &PlacedOutline<'_>, start: DVec2, end: DVec2) -> Option<RayHit> {
    let path = Edge::segment(start, end);
    let reach = outline.bounds().reach().max_element();
    let filter = PathFilter::new(start, end, reach);
    let mut near = Vec::new();
    let _ = outline.in_boxes(|bounds| filter.may_meet(bounds), &mut |number, edge| {
        near.push((number, edge));
        ControlFlow::<()>::Continue(())
    });
    let at_start = outline.point_relation(start);
    if at_start == Relation::Overlapping {
        return Some(RayHit::inside(start));
    }
    let is_met_at = |edge: &Edge, point: DVec2| edge.locate(&point) == OnEdge::On;
    let mut hits = Vec::new();
    for (number, edge) in &near {
        let on_edge = |s: f64, point: DVec2| Hit {
            fraction: path.parameter(point),
            point,
            normal: edge.outward(s),
            feature: Feature::Edge(outline.number(*number)),
        };
        if at_start == Relation::Touching {
            if is_met_at(edge, start) {
                hits.push(Hit {
                    fraction: 0.0,
                    ..on_edge(edge.parameter(start), start)
                });
            }
        } else if start != end {
            if path.meeting(edge) != Meeting::Apart {
                hits.extend(first_root(&path, edge).map(|s| on_edge(s, edge.point(s))));
            }
            if is_met_at(edge, end) {
                hits.push(Hit {
                    fraction: 1.0,
                    ..on_edge(edge.parameter(end), end)
                });
            }
        }
    }
    // a vertex takes the place of its edges
    let meets = |point: DVec2| match at_start {
        Relation::Touching => point == start,
        _ => start != end && path.locate(&point) == OnEdge::On,
    };
    for (number, edge) in &near {
        if meets(edge.start) {
            hits.push(at_vertex(outline, (*number, edge), &near, &path));
        }
    }
    let is_first = |one: &Hit, other: &Hit| {
        let at_vertex = |hit: &Hit| matches!(hit.feature, Feature::Vertex(_));
        let order = one.fraction.total_cmp(&other.fraction);
        order
            .then(at_vertex(other).cmp(&at_vertex(one)))
            .then(one.feature.cmp(&other.feature))
    };
    let first = hits.into_iter().min_by(is_first)?;
    Some(RayHit {
        fraction: first.fraction,
        point: first.point,
        normal: first.normal,
        feature: Some(first.feature),
    })
}

struct Hit {
    fraction: f64,
    point: DVec2,
    normal: DVec2,
    feature: Feature,
}

/// The hit of a vertex, with the normal of the edge that the path meets most squarely.
fn at_vertex(
    outline: &PlacedOutline<'_>,
    (number, edge): (usize, &Edge),
    near: &[(usize, Edge)],
    path: &Edge,
) -> Hit {
    let vertex = edge.start;
    let normals = near.iter().flat_map(|(_, edge)| {
        let at_start = (edge.start == vertex).then(|| edge.outward(0.0));
        let at_end = (edge.end == vertex).then(|| edge.outward(1.0));
        at_start.into_iter().chain(at_end)
    });
    let along = path.end - path.start;
    let squarest = normals.min_by(|m, n| m.dot(along).total_cmp(&n.dot(along)));
    Hit {
        fraction: path.parameter(vertex),
        point: vertex,
        normal: squarest.unwrap_or(DVec2::ZERO),
        feature: Feature::Vertex(outline.vertex(number, false)),
    }
}

/// Of the parameters at which an edge meets the line of a path that it is known to meet, the one
/// that the path comes to first.
fn first_root(path: &Edge, edge: &Edge) -> Option<f64> {
    let along = Vector::<Wide>::between(path.start, path.end);
    let form = edge.form(|p| along.cross(&Vector::<Wide>::between(path.start, p)));
    let zero = Wide::difference(0.0, 0.0);
    let coefficients = form.coefficients();
    let roots = match coefficients {
        // c₀ r + c₁ s
        [c_0, c_1] => [Some(c_0.value() / (*c_0 - *c_1).value()), None],
        [c_0, c_1, c_2] => {
            // c₀ r² + c₁ r s + c₂ s², with the two roots that lose no digits to a difference
            let square = *c_1 * *c_1 - (*c_0 * *c_2).scaled(4.0);
            let root = if square.value() > 0.0 {
                square.sqrt()
            } else {
                zero
            };
            let sum = if c_1.value() < 0.0 {
                *c_1 - root
            } else {
                *c_1 + root
            };
            let half = (-sum).scaled(0.5);
            // s / r is half / c₂ or c₀ / half
            let ratio = |s: f64, r: f64| (s / (s + r)).is_finite().then_some(s / (s + r));
            [
                ratio(half.value(), c_2.value()),
                ratio(c_0.value(), half.value()),
            ]
        }
        _ => [None, None],
    };
    let off = |s: f64| {
        let beyond = s - s.clamp(0.0, 1.0);
        let along = path.end - path.start;
        let at = (edge.point(s.clamp(0.0, 1.0)) - path.start).dot(along) / along.length_squared();
        // what is not on both comes last
        (beyond.abs().max((at - at.clamp(0.0, 1.0)).abs()), at)
    };
    let is_first = |one: &f64, other: &f64| {
        let ((off_one, at_one), (off_other, at_other)) = (off(*one), off(*other));
        let is_off = |off: f64| off > 1e-9;
        is_off(off_one)
            .cmp(&is_off(off_other))
            .then(at_one.total_cmp(&at_other))
    };
    let first = roots.into_iter().flatten().min_by(is_first)?;
    Some(first.clamp(0.0, 1.0))
}
