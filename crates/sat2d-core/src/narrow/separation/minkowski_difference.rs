//! The Minkowski difference of two convex parts: all translations under which they meet.
//!
//! For convex A and B it is { p - q : p in A, q in B }, a convex polygon whose edges are those of A
//! and the negated ones of B in the order of their angles. B moved by t overlaps A exactly if t
//! lies strictly inside the polygon; with radii, exactly if t is nearer to it than their sum.

use crate::placed::{Placed, PlacedGeometry, PlacedHull};
use alloc::vec::Vec;
use core::cmp::Ordering;
use core::iter;
use core::ops::ControlFlow;
use glam::DVec2;
use sat2d_base::aabb::Aabb;
use sat2d_base::exact::hull::convex_hull;
use sat2d_base::num::{lengthened, power_of_two};
use smallvec::SmallVec;

/// Directions that differ by less count as equal.
const SLACK: f64 = 1e-9;

/// A core that is smaller than this part of the radii (2^-100) is a point: it changes no digit of
/// the separation, and products of its edges might underflow.
const SPECK: f64 = power_of_two(-100);

/// By how much a regular polygon of 48 corners about a circle exceeds one in it: 1 / cos(π/48),
/// rounded up.
const AROUND: f64 = 1.002_15;

/// The sum of the radii by which differences are inflated.
#[derive(Clone, Copy)]
pub(crate) struct Inflation {
    pub(crate) radius: f64,
    /// How much of the radius may be rounding.
    pub(crate) tolerance: f64,
}

impl Inflation {
    /// The distance within which a point is certainly covered.
    pub(crate) fn certain(self) -> f64 {
        self.radius - self.tolerance
    }
}

/// An edge of an operand.
struct OperandEdge {
    along: DVec2,
    /// The outward unit normal.
    normal: DVec2,
    /// Whether it is a cut between two pieces of the shape.
    is_cut: bool,
}

/// An operand of a difference: a convex part of a placed shape or of its reflection in the origin,
/// scaled.
pub(crate) struct Operand {
    /// Counter-clockwise from the lowest one, of several the leftmost; two for a segment, one for a
    /// point.
    points: SmallVec<[DVec2; 8]>,
    /// The edge that leaves each point, in the order of their angles from the x axis on. A segment
    /// has one for either side, a point none.
    edges: SmallVec<[OperandEdge; 8]>,
    /// The points before and after each point on the boundary of the shape; none for a convex
    /// shape.
    neighbors: SmallVec<[[DVec2; 2]; 8]>,
    pub(crate) bounds: Aabb,
}

impl Operand {
    /// The operand with these points, counter-clockwise. All coordinates are multiplied by
    /// `factor`, which is below 0 for a reflection. `is_cut` says whether the edge between two
    /// points, given by their indices, is a cut; `neighbors` gives the points before and after one
    /// on the boundary.
    fn new(
        points: &[DVec2],
        factor: f64,
        is_cut: impl Fn(usize, usize) -> bool,
        neighbors: impl Fn(usize) -> Option<[DVec2; 2]>,
    ) -> Operand {
        let n = points.len();
        let first = (1..n).fold(0, |best, i| {
            let (p, q) = (points[i] * factor, points[best] * factor);
            let is_lower = p.y < q.y || p.y == q.y && p.x < q.x;
            if is_lower { i } else { best }
        });
        let nth = |k: usize| (first + k) % n;
        let edge = |k: usize| {
            let along = (points[nth(k + 1)] - points[nth(k)]) * factor;
            let long = lengthened(along);
            OperandEdge {
                along,
                normal: DVec2::new(long.y, -long.x) / long.length(),
                is_cut: is_cut(nth(k), nth(k + 1)),
            }
        };
        let scaled: SmallVec<[DVec2; 8]> = (0..n).map(|k| points[nth(k)] * factor).collect();
        Operand {
            edges: (0..if n == 1 { 0 } else { n }).map(edge).collect(),
            neighbors: (0..n)
                .filter_map(|k| neighbors(nth(k)))
                .map(|ends| ends.map(|p| p * factor))
                .collect(),
            bounds: Aabb::of_points(&scaled),
            points: scaled,
        }
    }

    /// The number of corners.
    pub(crate) fn len(&self) -> usize {
        self.points.len()
    }

    /// A part with so many of the corners. It is inside of this one.
    pub(crate) fn coarser(&self, corners: usize) -> Operand {
        let n = self.points.len();
        let points: Vec<DVec2> = (0..corners).map(|k| self.points[k * n / corners]).collect();
        Operand::new(&points, 1.0, |_, _| true, |_| None)
    }

    /// Whether an edge separates a point from the difference of this part and another one, given
    /// as its reflection: the point is farther than `distance` outside of the edge's line.
    pub(crate) fn separates(&self, other: &Operand, at: DVec2, distance: f64) -> bool {
        iter::zip(&self.edges, &self.points).any(|(edge, start)| {
            let beyond = edge.normal.dot(at - start) - distance;
            other.points.iter().all(|p| edge.normal.dot(*p) < beyond)
        })
    }

    /// Whether the shape certainly extends beyond a point along a unit direction, right beside it:
    /// it has a reflex vertex there, or an edge in that direction. A translation that makes an edge
    /// across the direction meet this point is then not free, except perhaps at the ends, where the
    /// edges beside it meet the other shape as well.
    fn reaches_beyond(&self, i: usize, direction: DVec2, rounding: f64) -> bool {
        let Some(&[before, after]) = self.neighbors.get(i) else {
            return false;
        };
        let at = self.points[i];
        let (to, from) = (at - before, after - at);
        let (len_to, len_from) = (to.length(), from.length());
        let clearly = |beyond: f64, length: f64| beyond > SLACK * length + rounding;
        clearly(-to.dot(direction), len_to)
            || clearly(from.dot(direction), len_from)
            || -to.perp_dot(from) > (SLACK * len_to + rounding) * len_from + rounding * len_to
    }
}

/// A polygon around a hull with ellipses: larger than these by 0.3 % at most.
fn around(hull: &PlacedHull) -> Vec<DVec2> {
    let larger = hull
        .view()
        .inflation()
        .inscribed::<48>()
        .map(|offset| offset * AROUND);
    let points = hull.points.iter();
    let points: Vec<DVec2> = points
        .flat_map(|&point| larger.map(|offset| point + offset))
        .collect();
    convex_hull(&points).iter().map(|&i| points[i]).collect()
}

/// The convex parts of a shape whose boxes may meet `near`, all coordinates multiplied by a factor.
/// `radius` is the sum of the radii of both shapes.
pub(crate) fn operands(placed: &Placed<'_>, near: &Aabb, factor: f64, radius: f64) -> Vec<Operand> {
    let mut parts = Vec::new();
    match &placed.geometry {
        PlacedGeometry::Hull(hull) if hull.elliptic_inflation().is_some() => {
            let points = around(hull);
            parts.push(Operand::new(&points, factor, |_, _| false, |_| None));
        }
        PlacedGeometry::Hull(hull) => {
            let size = hull.points.iter().map(|p| (*p - hull.points[0]).abs());
            let is_point = size.fold(DVec2::ZERO, DVec2::max).max_element() < radius * SPECK;
            let points = if is_point {
                &hull.points[..1]
            } else {
                &hull.points[..]
            };
            parts.push(Operand::new(points, factor, |_, _| false, |_| None));
        }
        PlacedGeometry::Pieces(pieces) => {
            let _: ControlFlow<()> = pieces.near(near, &mut |piece, hull| {
                let number = |i: usize| hull.vertex_number(i);
                let is_cut = |i: usize, j: usize| piece.is_cut(number(i), number(j));
                // where several angles meet, nothing is known of what lies beyond the vertex
                let neighbors = |i: usize| {
                    let vertex = piece.vertices()[number(i)];
                    Some(pieces.sole_neighbors(vertex).unwrap_or([hull.points[i]; 2]))
                };
                parts.push(Operand::new(&hull.points, factor, is_cut, neighbors));
                ControlFlow::Continue(())
            });
        }
    }
    parts
}

/// An edge of a difference.
#[derive(Clone)]
pub(crate) struct DifferenceEdge {
    pub(crate) start: DVec2,
    pub(crate) end: DVec2,
    /// The outward unit normal.
    pub(crate) normal: DVec2,
    /// How far along the normal the edge's line lies.
    pub(crate) offset: f64,
    /// Whether it certainly lies inside the union of all differences: it comes from a cut, or from
    /// a corner that is none of the shape's.
    pub(crate) is_inside: bool,
}

/// The difference of two parts.
#[derive(Clone)]
pub(crate) struct Difference {
    /// Counter-clockwise; two for a segment, none for a point.
    pub(crate) edges: Vec<DifferenceEdge>,
    /// A corner, or the point.
    pub(crate) corner: DVec2,
    /// A box around it.
    pub(crate) bounds: Aabb,
}

/// Orders vectors by angle, from the x axis counter-clockwise through a full turn.
fn by_angle(p: DVec2, q: DVec2) -> Ordering {
    let lower = |v: DVec2| v.y < 0.0 || v.y == 0.0 && v.x < 0.0;
    let turn = || {
        0.0f64
            .partial_cmp(&p.perp_dot(q))
            .unwrap_or(Ordering::Equal)
    };
    lower(p).cmp(&lower(q)).then_with(turn)
}

impl Difference {
    /// The difference of two parts; the second one is given as its reflection.
    pub(crate) fn new(a: &Operand, b: &Operand, inflation: Inflation) -> Difference {
        let (n, m) = (a.edges.len(), b.edges.len());
        let at = |i: usize, j: usize| {
            let nth =
                |part: &Operand, i: usize| part.points[if i == part.points.len() { 0 } else { i }];
            nth(a, i) + nth(b, j)
        };
        let (mut i, mut j) = (0, 0);
        let mut start = at(0, 0);
        let mut edges: Vec<DifferenceEdge> = Vec::with_capacity(n + m);
        while i < n || j < m {
            // edges that scaling shortened to nothing have no angle
            let is_none = |edges: &[OperandEdge], i: usize| edges[i].along == DVec2::ZERO;
            let of_a = j == m
                || i < n
                    && (is_none(&a.edges, i)
                        || !is_none(&b.edges, j)
                            && by_angle(a.edges[i].along, b.edges[j].along) != Ordering::Greater);
            let (edge, other, corner) = if of_a {
                (&a.edges[i], b, j)
            } else {
                (&b.edges[j], a, i)
            };
            if of_a {
                i += 1;
            } else {
                j += 1;
            }
            let end = at(i, j);
            if edge.along != DVec2::ZERO {
                let corner = if corner == other.points.len() {
                    0
                } else {
                    corner
                };
                edges.push(DifferenceEdge {
                    start,
                    end,
                    normal: edge.normal,
                    offset: edge.normal.dot(start),
                    // the arcs of round shapes have directions between those of edges
                    is_inside: edge.is_cut
                        || inflation.radius == 0.0
                            && other.reaches_beyond(corner, edge.normal, inflation.tolerance),
                });
            }
            start = end;
        }
        Difference {
            edges,
            corner: start,
            bounds: Aabb::new(a.bounds.min + b.bounds.min, a.bounds.max + b.bounds.max),
        }
    }

    /// Whether the inflated difference certainly covers a point.
    pub(crate) fn certainly_covers(&self, at: DVec2, inflation: Inflation) -> bool {
        let (min, max) = (self.bounds.min, self.bounds.max);
        let beyond = (min - at).max(at - max).max_element();
        beyond < inflation.certain() && self.is_within(at, inflation.certain())
    }

    /// Whether a point is nearer than a distance; below 0: deeper inside than that.
    fn is_within(&self, at: DVec2, distance: f64) -> bool {
        if distance <= 0.0 {
            let is_deep = |edge: &DifferenceEdge| edge.normal.dot(at) - edge.offset < distance;
            return self.edges.len() > 2 && self.edges.iter().all(is_deep);
        }
        self.distance(at).0 < distance
    }

    /// The distance of a point from the polygon, below 0 inside, and its gradient. The distance is
    /// a convex function.
    pub(crate) fn distance(&self, x: DVec2) -> (f64, DVec2) {
        if self.edges.len() > 2 {
            let inside = self
                .edges
                .iter()
                .map(|edge| (edge.normal.dot(x) - edge.offset, edge.normal))
                .fold((f64::NEG_INFINITY, DVec2::X), greater);
            if inside.0 <= 0.0 {
                return inside;
            }
        }
        let mut nearest = x - self.corner;
        let mut square = nearest.length_squared();
        for edge in &self.edges {
            let (along, to) = (edge.end - edge.start, x - edge.start);
            let fraction = to.dot(along) / along.length_squared();
            let from = to - along * fraction.clamp(0.0, 1.0);
            if from.length_squared() < square {
                (nearest, square) = (from, from.length_squared());
            }
        }
        let distance = libm::sqrt(square);
        if distance > 0.0 {
            (distance, nearest / distance)
        } else {
            (0.0, self.edges.first().map_or(DVec2::X, |edge| edge.normal))
        }
    }

    /// The centroid of the corners.
    pub(crate) fn middle(&self) -> DVec2 {
        if self.edges.is_empty() {
            return self.corner;
        }
        let sum: DVec2 = self.edges.iter().map(|edge| edge.start).sum();
        sum / self.edges.len() as f64
    }

    /// The direction out of a corner, between those of the edges that meet there. `None` if there
    /// is no corner within `tolerance` of the point.
    pub(crate) fn out_of_corner(&self, x: DVec2, tolerance: f64) -> Option<DVec2> {
        let near = |p: DVec2| (p - x).abs().max_element() <= tolerance;
        let n = self.edges.len();
        let k = (0..n).find(|&k| near(self.edges[k].start))?;
        if n == 2 {
            return Some(x - self.middle());
        }
        Some(self.edges[k].normal + self.edges[(k + n - 1) % n].normal)
    }
}

fn greater(a: (f64, DVec2), b: (f64, DVec2)) -> (f64, DVec2) {
    if b.0 > a.0 { b } else { a }
}
