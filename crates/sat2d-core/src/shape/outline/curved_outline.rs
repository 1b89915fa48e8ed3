//! The region, as the questions see it.

use crate::curve::{Edge, least_bounds};
use crate::shape::convex::validate;
use crate::shape::hull::{Hull, Kind};
use crate::shape::outline::check;
use crate::shape::outline::contours::Contours;
use crate::shape::outline::error::OutlineError;
use crate::shape::outline::fill_rule::FillRule;
use crate::shape::outline::inscribed;
use crate::shape::outline::path::Path;
use crate::shape::outline::{plane_sweep, ray_winding};
use alloc::vec::Vec;
use glam::DVec2;
use sat2d_base::aabb::Aabb;
use sat2d_base::exact::hull::convex_hull;
use sat2d_base::num::unit;

/// A region between contours with curves.
#[derive(Clone, Debug)]
pub struct CurvedOutline {
    /// The edges that bound the region, which is on their left.
    pub contours: Contours,
    /// The user's number of each of them, in order.
    pub(crate) numbers: Vec<u32>,
    /// All edges as they were given, and where each contour ends.
    pub(crate) given: (Vec<Edge>, Vec<usize>),
    pub(crate) rule: FillRule,
    /// Where the edges given begin.
    pub(crate) vertices: Vec<DVec2>,
    /// The convex hull of the control points.
    pub(crate) outer: Hull,
    /// A convex polygon in the outline: of a convex one that of its vertices. And about the radius
    /// of a disc in the polygon around its center.
    pub(crate) inner: Option<(Hull, f64)>,
}

impl CurvedOutline {
    pub(super) fn new(path: &Path, rule: FillRule) -> Result<CurvedOutline, OutlineError> {
        let (given, ends) = path.contours()?;
        let sound = check::sound_edges(&given)?;
        let turns = match plane_sweep::turns_on_left(&sound) {
            Some(turns) => turns,
            None => {
                let contours = Contours::new(sound.clone());
                check::check_meetings(&contours)?;
                ray_winding::turns_on_left(&contours, &ends)
            }
        };
        let (edges, numbers) = check::boundary(&sound, &turns, rule);
        if edges.is_empty() {
            return Err(OutlineError::NoArea);
        }
        let outer = outer_polygon(&edges);
        let convex = convex_polygon(&edges);
        let contours = Contours::new(edges);
        let in_others = || inscribed::polygon(&contours, &outer.bounds());
        let inner = convex.or_else(in_others);
        Ok(CurvedOutline {
            outer,
            inner: inner.map(|corners| inner_polygon(&corners, contours.reach)),
            contours,
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

    /// Whether no edge of the boundary bends, so that it is one of polygons.
    pub(crate) fn is_straight(&self) -> bool {
        self.contours.edges.iter().all(Edge::is_straight)
    }

    /// The least box around the control points, within which all is computed.
    pub fn control_bounds(&self) -> Aabb {
        self.outer.bounds()
    }

    /// The least box around the curves, rounded outward.
    pub(crate) fn least_bounds(&self) -> Aabb {
        least_bounds(self.contours.edges.iter().copied())
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

/// The vertices of one contour, if their polygon is convex and no curve bends inward.
fn convex_polygon(edges: &[Edge]) -> Option<Vec<DVec2>> {
    let follows = |(edge, next): (&Edge, &Edge)| edge.end == next.start;
    let is_contour = edges.iter().zip(edges.iter().cycle().skip(1)).all(follows);
    let bends_outward = edges.iter().all(|edge| edge.turn().is_ge());
    let vertices: Vec<DVec2> = edges.iter().map(|edge| edge.start).collect();
    let clockwise = validate(&vertices).ok()?;
    (is_contour && bends_outward && !clockwise).then_some(vertices)
}

/// A polygon in an outline with a reach, and about the radius of a disc in it around its center.
fn inner_polygon(corners: &[DVec2], reach: DVec2) -> (Hull, f64) {
    let mut polygon = polygon(corners, false);
    // the edges of the outline are rounded by more than the corners of a polygon near the origin
    polygon.reach = reach;
    polygon.lanes.reach = reach.max_element();
    let center = polygon.center();
    let next = corners.iter().cycle().skip(1);
    let distance = |(start, end): (&DVec2, &DVec2)| unit(*end - *start).perp_dot(center - *start);
    let distances = corners.iter().zip(next).map(distance);
    let radius = distances.fold(f64::INFINITY, f64::min);
    (polygon, radius)
}

impl PartialEq for CurvedOutline {
    fn eq(&self, other: &CurvedOutline) -> bool {
        self.rule == other.rule && self.given == other.given
    }
}
