//! A shape where a transform puts it. This is the one place that looks at mirrors: the points come out
//! counter-clockwise, whatever came in, and remember the numbers their user gave them.

use super::convex::{is_convex_ccw, lexicographic, turns_once};
use super::hull::{Hull, Kind};
use super::{MAX_COORDINATE, PlaceError, Shape};
use crate::exact::orient2d;
use crate::exact::orientation::{ORIENT_ERROR, UNDERFLOW};
use crate::{Aabb, Transform};
use alloc::boxed::Box;
use alloc::vec::Vec;
use core::cmp::Ordering;
use glam::DVec2;
use smallvec::SmallVec;

/// Placed hulls of up to this many points need no allocation.
pub(crate) const INLINE: usize = 16;

/// A shape together with where it is. Cheap to make, made to be asked and dropped; hulls of up to 16 vertices live on the stack.
///
/// ```
/// use sat2d::{DVec2, Relation, Shape, Transform};
/// let square = Shape::rectangle(2.0, 2.0)?;
/// let here = square.place(&Transform::IDENTITY)?;
/// let there = Transform::translation(DVec2::new(2.0, 0.5))?;
/// assert_eq!(here.relation(&square.place(&there)?), Relation::Touching);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Placed<'a> {
    pub(crate) shape: &'a Shape,
    pub(crate) hull: PlacedHull,
}

impl<'a> Placed<'a> {
    pub(super) fn new(shape: &'a Shape, transform: &Transform) -> Result<Self, PlaceError> {
        let hull = PlacedHull::new(&shape.hull, transform)?;
        Ok(Placed { shape, hull })
    }

    /// The shape that was placed.
    pub fn shape(&self) -> &'a Shape {
        self.shape
    }

    /// A box around the placed shape: the least one, for a round shape rounded outward.
    pub fn bounds(&self) -> Aabb {
        let core = Aabb::of_points(&self.hull.points);
        if self.hull.radius == 0.0 {
            core
        } else {
            core.inflated(self.hull.radius)
        }
    }
}

/// How the points of a placed hull are numbered by their user.
#[derive(Clone, Debug)]
pub(crate) enum Numbering {
    /// Point `i` is vertex `i`.
    Forward,
    /// Point `i` is vertex `n - 1 - i`.
    Backward,
    /// Some vertices are no corners of the hull.
    Listed(Box<Listed>),
}

/// What is to be known of a hull that lost vertices.
#[derive(Clone, Debug)]
pub(crate) struct Listed {
    /// Point `i` is vertex `corners[i]`.
    corners: Vec<u32>,
    /// Where all vertices were placed, by number.
    vertices: Vec<DVec2>,
    /// Whether the numbers fall as the points go round.
    backward: bool,
}

impl Listed {
    /// The user's edge that lies nearest to `point` along the side from corner `i` to the next: the first whose end is no nearer
    /// to that side's start than `point` is.
    fn edge_number(&self, i: usize, point: DVec2) -> usize {
        let n = self.vertices.len();
        let first = self.corners[i] as usize;
        let last = self.corners[(i + 1) % self.corners.len()] as usize;
        let start = self.vertices[first];
        let side = self.vertices[last] - start;
        let place = (point - start).dot(side);
        let mut vertex = first;
        loop {
            let next = (vertex + if self.backward { n - 1 } else { 1 }) % n;
            if next == last || (self.vertices[next] - start).dot(side) >= place {
                return if self.backward { next } else { vertex };
            }
            vertex = next;
        }
    }
}

/// One hull in world coordinates: distinct points in convex position counter-clockwise (two for a segment, one for a
/// point), straight ones allowed, and a radius.
#[derive(Clone, Debug)]
pub(crate) struct PlacedHull {
    pub(crate) points: SmallVec<[DVec2; INLINE]>,
    pub(crate) radius: f64,
    pub(crate) numbering: Numbering,
}

impl PlacedHull {
    pub(crate) fn new(hull: &Hull, transform: &Transform) -> Result<Self, PlaceError> {
        let radius = placed_radius(hull, transform)?;
        check_range(hull, transform, radius)?;
        let place = |p: &DVec2| transform.apply(*p);
        let n = hull.points.len();
        let backward = n > 2 && hull.clockwise != transform.is_mirrored();
        let (points, numbering): (SmallVec<[DVec2; INLINE]>, _) = if backward {
            (
                hull.points.iter().rev().map(place).collect(),
                Numbering::Backward,
            )
        } else {
            (hull.points.iter().map(place).collect(), Numbering::Forward)
        };
        let placed = PlacedHull {
            points,
            radius,
            numbering,
        };
        Ok(match hull.kind {
            _ if n == 1 => placed,
            Kind::Round if placed.points[0] != placed.points[1] => placed,
            Kind::Rectangle | Kind::Polygon if certainly_convex(&placed.points) => placed,
            _ => placed.repaired(),
        })
    }

    /// A single point, to ask a shape about.
    pub(crate) fn of_point(point: DVec2) -> PlacedHull {
        PlacedHull {
            points: core::iter::once(point).collect(),
            radius: 0.0,
            numbering: Numbering::Forward,
        }
    }

    /// A segment, or a point where the ends are the same.
    pub(crate) fn of_segment(start: DVec2, end: DVec2) -> PlacedHull {
        let mut hull = PlacedHull::of_point(start);
        if end != start {
            hull.points.push(end);
        }
        hull
    }

    /// The user's number of point `i`.
    pub(crate) fn vertex_number(&self, i: usize) -> usize {
        match &self.numbering {
            Numbering::Forward => i,
            Numbering::Backward => self.points.len() - 1 - i,
            Numbering::Listed(list) => list.corners[i] as usize,
        }
    }

    /// The user's number of the edge from point `i` to the next, at `point`. A segment is edge 0 on both sides.
    pub(crate) fn edge_number(&self, i: usize, point: DVec2) -> usize {
        let n = self.points.len();
        match &self.numbering {
            Numbering::Listed(list) => list.edge_number(i, point),
            _ if n < 3 => 0,
            Numbering::Forward => i,
            Numbering::Backward => (2 * n - 2 - i) % n,
        }
    }

    /// The same hull with every coordinate multiplied by a power of two.
    pub(crate) fn scaled(&self, power: f64) -> PlacedHull {
        let mut scaled = self.clone();
        scaled.radius *= power;
        scaled.points.iter_mut().for_each(|p| *p *= power);
        if let Numbering::Listed(list) = &mut scaled.numbering {
            list.vertices.iter_mut().for_each(|p| *p *= power);
        }
        scaled
    }

    /// Rounding may bend an edge with straight vertices inward or press points onto each other. The hull of the placed
    /// points is what counts, so where that happened they are gone through exactly.
    #[cold]
    fn repaired(self) -> PlacedHull {
        if self.points.len() > 2 && is_convex_ccw(&self.points) {
            return self;
        }
        let corners = convex_hull(&self.points);
        let backward = matches!(self.numbering, Numbering::Backward);
        let mut vertices = self.points.to_vec();
        if backward {
            vertices.reverse();
        }
        let number = |&i: &usize| self.vertex_number(i) as u32;
        PlacedHull {
            points: corners.iter().map(|&i| self.points[i]).collect(),
            radius: self.radius,
            numbering: Numbering::Listed(Box::new(Listed {
                corners: corners.iter().map(number).collect(),
                vertices,
                backward,
            })),
        }
    }
}

#[inline]
fn placed_radius(hull: &Hull, transform: &Transform) -> Result<f64, PlaceError> {
    if hull.radius == 0.0 {
        return Ok(0.0);
    }
    if !transform.is_similarity() {
        let Transform { a, b, c, d, .. } = *transform;
        return Err(PlaceError::NotSimilarity { a, b, c, d });
    }
    Ok(hull.radius * transform.scale())
}

#[inline]
fn check_range(hull: &Hull, t: &Transform, radius: f64) -> Result<(), PlaceError> {
    let x = t.a.abs() * hull.reach.x + t.c.abs() * hull.reach.y + t.tx.abs();
    let y = t.b.abs() * hull.reach.x + t.d.abs() * hull.reach.y + t.ty.abs();
    let reach = x.max(y) + radius;
    // written so that an overflow to infinity or NaN fails as well
    if reach <= MAX_COORDINATE {
        Ok(())
    } else {
        Err(PlaceError::OutOfRange { reach })
    }
}

/// Whether the ring turns left, beyond any rounding, at every vertex, and goes round once.
fn certainly_convex(points: &[DVec2]) -> bool {
    let n = points.len();
    let mut before = points[n - 1] - points[n - 2];
    let mut last = points[n - 1];
    for &point in points {
        let edge = point - last;
        let (left, right) = (before.x * edge.y, before.y * edge.x);
        // not the orientation of three points about one of them, but each factor is a difference rounded once as there
        if left - right <= ORIENT_ERROR * (left.abs() + right.abs()) + UNDERFLOW {
            return false;
        }
        (before, last) = (edge, point);
    }
    // fewer than five left turns, each below half a turn, cannot add up to two full ones
    n < 5 || turns_once(points)
}

/// The corners of the convex hull of points, counter-clockwise, by index; the lexicographically least first. Two for points on a
/// line, one where all are the same. A. M. Andrew, "Another efficient algorithm for convex hulls in two
/// dimensions" (1979).
pub(crate) fn convex_hull(points: &[DVec2]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..points.len()).collect();
    order.sort_by(|&i, &j| lexicographic(points[i], points[j]).then(i.cmp(&j)));
    order.dedup_by(|a, b| points[*a] == points[*b]);
    if order.len() < 3 {
        return order;
    }
    let mut hull: Vec<usize> = Vec::with_capacity(order.len() + 1);
    let upper = order.iter().rev().skip(1);
    let mut floor = 2;
    for (step, &i) in order.iter().chain(upper).enumerate() {
        if step == order.len() {
            floor = hull.len() + 1;
        }
        while hull.len() >= floor {
            let (p, q) = (hull[hull.len() - 2], hull[hull.len() - 1]);
            if orient2d(points[p], points[q], points[i]) == Ordering::Greater {
                break;
            }
            hull.pop();
        }
        hull.push(i);
    }
    hull.pop(); // the first again
    hull
}
