//! Contours as the boundary of a region: what they must not do, and which edges bound it.

use crate::curve::meeting::Meeting;
use crate::curve::{Edge, OnEdge};
use crate::shape::outline::contours::Contours;
use crate::shape::outline::error::OutlineError;
use crate::shape::outline::fill_rule::FillRule;
use crate::transform::Transform;
use alloc::vec::Vec;
use core::ops::ControlFlow;
use glam::DVec2;
use sat2d_base::aabb::Aabb;
use sat2d_base::exact::orient2d;
use sat2d_base::num::MAX_COORDINATE;

/// Edges are numbered with 32 bits. The limit is that of polygons.
const MOST_EDGES: usize = 1 << 27;

/// That there are edges, not too many, with all points in range.
pub(super) fn check_edges(edges: &[Edge]) -> Result<(), OutlineError> {
    if edges.is_empty() {
        return Err(OutlineError::NoEdges);
    }
    OutlineError::check_count_within(edges.len(), MOST_EDGES)?;
    let points = |edge: &Edge| [edge.start, edge.control, edge.end];
    let mut numbered = edges.iter().enumerate();
    numbered.try_for_each(|(number, edge)| check_points(number, &points(edge)))
}

/// That points of an edge are in range.
pub(super) fn check_points(edge: usize, points: &[DVec2]) -> Result<(), OutlineError> {
    let in_range = |p: &DVec2| p.abs().max_element() <= MAX_COORDINATE && !p.is_nan();
    match points.iter().find(|point| !in_range(point)) {
        Some(&at) => Err(OutlineError::BadPoint { edge, at }),
        None => Ok(()),
    }
}

/// The edges with those segments that have control points, as segments.
pub(super) fn sound_edges(edges: &[Edge]) -> Result<Vec<Edge>, OutlineError> {
    check_edges(edges)?;
    let sound = |(number, edge): (usize, &Edge)| {
        if edge.is_straight() || orient2d(edge.start, edge.control, edge.end).is_ne() {
            return Ok(*edge);
        }
        let hull = Aabb::of_points(&[edge.start, edge.end]);
        if edge.start == edge.end || !hull.contains_point(edge.control) {
            return Err(OutlineError::Folded { edge: number });
        }
        Ok(Edge::segment(edge.start, edge.end))
    };
    edges.iter().enumerate().map(sound).collect()
}

/// That no two edges meet elsewhere than at ends of both.
pub(super) fn check_meetings(contours: &Contours) -> Result<(), OutlineError> {
    let slack = Contours::slack(contours.reach.max_element());
    for (first, edge) in contours.edges.iter().enumerate() {
        let bounds = edge.bounds();
        let mut fault: Option<OutlineError> = None;
        let placed = (&Transform::IDENTITY, slack);
        let _ = contours.in_boxes(placed, |b| b.intersects(&bounds), &mut |second, other| {
            let found = (second > first).then(|| fault_of_pair([first, second], edge, &other));
            // the one with the lowest number, in any order of the tree
            if let Some(Some(found)) = found
                && fault.is_none_or(|known| second_of(&known) > second)
            {
                fault = Some(found);
            }
            ControlFlow::<()>::Continue(())
        });
        if let Some(fault) = fault {
            return Err(fault);
        }
    }
    Ok(())
}

fn second_of(error: &OutlineError) -> usize {
    match error {
        OutlineError::EdgesMeet { second, .. } | OutlineError::EdgesOverlap { second, .. } => {
            *second
        }
        _ => 0,
    }
}

fn fault_of_pair([first, second]: [usize; 2], e: &Edge, f: &Edge) -> Option<OutlineError> {
    if e.is_along(f) {
        let shared = [(e, f), (f, e)].iter().find_map(|(e, f)| end_inside(e, f));
        let same_ends =
            [e.start, e.end] == [f.start, f.end] || [e.end, e.start] == [f.start, f.end];
        let at = shared.or(same_ends.then(|| e.point(0.5)))?;
        return Some(OutlineError::EdgesOverlap { first, second, at });
    }
    let at = match e.meeting(f) {
        Meeting::Apart => [(e, f), (f, e)]
            .iter()
            .find_map(|(e, f)| end_inside(e, f))?,
        _ => e.point(e.meets_at(f)),
    };
    Some(OutlineError::EdgesMeet { first, second, at })
}

/// An end of an edge that lies on another one and is not an end of that.
fn end_inside(e: &Edge, f: &Edge) -> Option<DVec2> {
    let is_inside = |p: &DVec2| *p != f.start && *p != f.end && f.locate(p) == OnEdge::On;
    [e.start, e.end].into_iter().find(is_inside)
}

/// The edges that bound the region, each with it on the left, and their numbers, by how often the
/// contours wind round the left of each.
pub(super) fn boundary(edges: &[Edge], turns: &[i32], rule: FillRule) -> (Vec<Edge>, Vec<u32>) {
    let is_inside = |turns: i32| match rule {
        FillRule::EvenOdd => turns % 2 != 0,
        FillRule::NonZero => turns != 0,
    };
    let numbered = edges.iter().zip(turns).zip(0..);
    let bounding = numbered.filter_map(|((edge, &turns), number)| {
        match (is_inside(turns), is_inside(turns - 1)) {
            (true, false) => Some((*edge, number)),
            (false, true) => Some((edge.reversed(), number)),
            _ => None,
        }
    });
    bounding.unzip()
}
