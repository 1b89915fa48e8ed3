//! The region, as the questions see it.

use crate::aabb::Aabb;
use crate::curve::Edge;
use crate::exact::hull::convex_hull;
use crate::num::unit;
use crate::shape::convex::validate;
use crate::shape::hull::{Hull, Kind};
use crate::shape::outline::check;
use crate::shape::outline::contours::Contours;
use crate::shape::outline::error::OutlineError;
use crate::shape::outline::fill_rule::FillRule;
use crate::shape::outline::path::Path;
use alloc::vec::Vec;
use glam::DVec2;

/// A region between contours with curves.
#[derive(Clone, Debug)]
pub(crate) struct CurvedOutline {
    /// The edges that bound the region, which is on their left.
    pub(crate) contours: Contours,
    /// The user's number of each of them.
    pub(crate) numbers: Vec<u32>,
    /// All edges as they were given, and where each contour ends.
    pub(crate) given: (Vec<Edge>, Vec<usize>),
    pub(crate) rule: FillRule,
    /// Where the edges given begin.
    pub(crate) vertices: Vec<DVec2>,
    /// The convex hull of the control points.
    pub(crate) outer: Hull,
    /// The polygon of the vertices, if it and the outline are convex, and about the radius of a
    /// disc in it around its center.
    pub(crate) inner: Option<(Hull, f64)>,
}

impl CurvedOutline {
    pub(super) fn new(path: &Path, rule: FillRule) -> Result<CurvedOutline, OutlineError> {
        let (given, ends) = path.contours()?;
        let contours = Contours::new(check::sound_edges(&given)?);
        check::check_meetings(&contours)?;
        let (edges, numbers) = check::boundary(&contours, &ends, rule);
        if edges.is_empty() {
            return Err(OutlineError::NoArea);
        }
        Ok(CurvedOutline {
            outer: outer_polygon(&edges),
            inner: inner_polygon(&edges),
            contours: Contours::new(edges),
            numbers,
            rule,
            vertices: given.iter().map(|edge| edge.start).collect(),
            given: (given, ends),
        })
    }

    /// The region on the left of edges that bound one, for questions that name no feature.
    pub(crate) fn of_boundary(edges: Vec<Edge>) -> CurvedOutline {
        CurvedOutline {
            outer: outer_polygon(&edges),
            inner: None,
            numbers: Vec::new(),
            rule: FillRule::EvenOdd,
            vertices: Vec::new(),
            given: (Vec::new(), Vec::new()),
            contours: Contours::new(edges),
        }
    }

    /// The user's number of the vertex at the start or at the end of an edge of the boundary.
    pub(crate) fn vertex(&self, edge: usize, at_end: bool) -> u32 {
        let number = self.numbers[edge];
        let (given, ends) = &self.given;
        let is_reversed = self.contours.edges[edge].start != given[number as usize].start;
        if at_end == is_reversed {
            return number;
        }
        // the vertex after it on the contour
        let after = number + 1;
        match ends.binary_search(&(after as usize)) {
            Ok(0) => 0,
            Ok(contour) => ends[contour - 1] as u32,
            Err(_) => after,
        }
    }

    /// The least box around the control points.
    pub(crate) fn bounds(&self) -> Aabb {
        let boxes = self.contours.edges.iter().map(Edge::bounds);
        boxes.fold(Aabb::EMPTY, |sum, of_edge| sum.union(&of_edge))
    }
}

fn polygon(corners: &[DVec2], clockwise: bool) -> Hull {
    let mut hull = Hull::new(Kind::Polygon, corners, 0.0, clockwise);
    hull.prepare();
    hull
}

/// The convex hull of the control points.
fn outer_polygon(edges: &[Edge]) -> Hull {
    let points: Vec<DVec2> = edges
        .iter()
        .flat_map(|e| [e.start, e.control, e.end])
        .collect();
    let corners: Vec<DVec2> = convex_hull(&points).iter().map(|&i| points[i]).collect();
    polygon(&corners, false)
}

/// The polygon between the vertices of one contour, if it is convex and no curve bends inward.
fn inner_polygon(edges: &[Edge]) -> Option<(Hull, f64)> {
    let follows = |(edge, next): (&Edge, &Edge)| edge.end == next.start;
    let is_contour = edges.iter().zip(edges.iter().cycle().skip(1)).all(follows);
    let bends_outward = edges.iter().all(|edge| edge.turn().is_ge());
    let vertices: Vec<DVec2> = edges.iter().map(|edge| edge.start).collect();
    let clockwise = validate(&vertices).ok()?;
    if !is_contour || !bends_outward || clockwise {
        return None;
    }
    let polygon = polygon(&vertices, clockwise);
    let center = polygon.center();
    let distance = |edge: &Edge| unit(edge.end - edge.start).perp_dot(center - edge.start);
    let radius = edges.iter().map(distance).fold(f64::INFINITY, f64::min);
    Some((polygon, radius))
}

impl PartialEq for CurvedOutline {
    fn eq(&self, other: &CurvedOutline) -> bool {
        self.rule == other.rule && self.given == other.given
    }
}
