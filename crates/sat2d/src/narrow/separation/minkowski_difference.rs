//! The Minkowski difference of two convex parts: all translations under which they meet.
//!
//! Of convex A and B it is { p - q : p in A, q in B }, a convex polygon whose sides are the edges of A and the negated edges of B in
//! the order of their angles. Moved by t, B overlaps A exactly where t lies strictly inside, and with a radius exactly where t is nearer
//! to the polygon than the sum of the radii.

use crate::aabb::Aabb;
use crate::narrow::separation::boundary_features::Reach;
use crate::shape::{Placed, PlacedBody};
use alloc::vec::Vec;
use core::cmp::Ordering;
use core::ops::ControlFlow;
use glam::DVec2;
use smallvec::SmallVec;

/// Directions that differ by less are about the same.
const SLACK: f64 = 1e-9;

/// An edge of a part.
struct Edge {
    along: DVec2,
    /// Outward, of length 1.
    normal: DVec2,
    /// Whether it lies inside the shape, where another part goes on.
    is_cut: bool,
}

/// A convex part of a placed shape, or of its mirror image in the origin, in the unit of the difference.
pub(crate) struct Part {
    /// Counter-clockwise from the lowest, of several the leftmost; two for a segment, one for a point.
    points: SmallVec<[DVec2; 8]>,
    /// The edge that leaves each point, in the order of their angles from the direction of x on. A segment has one for either side, a point
    /// none.
    edges: SmallVec<[Edge; 8]>,
    /// Of each point the ones before and after it on the outline of the shape; none for a convex shape.
    outline: SmallVec<[[DVec2; 2]; 8]>,
    pub(crate) bounds: Aabb,
}

impl Part {
    /// From points counter-clockwise, all coordinates multiplied by `factor`, which is below 0 for a mirror image. `is_cut` tells of the
    /// edge from one point to another, by index, whether it is a cut, `neighbors` what is before and after a point on the outline.
    fn new(
        points: &[DVec2],
        factor: f64,
        is_cut: impl Fn(usize, usize) -> bool,
        neighbors: impl Fn(usize) -> Option<[DVec2; 2]>,
    ) -> Part {
        let n = points.len();
        let first = (1..n).fold(0, |best, i| {
            let (p, q) = (points[i] * factor, points[best] * factor);
            let is_lower = p.y < q.y || p.y == q.y && p.x < q.x;
            if is_lower { i } else { best }
        });
        let nth = |k: usize| (first + k) % n;
        let edge = |k: usize| {
            let along = (points[nth(k + 1)] - points[nth(k)]) * factor;
            Edge {
                along,
                normal: DVec2::new(along.y, -along.x) / along.length(),
                is_cut: is_cut(nth(k), nth(k + 1)),
            }
        };
        let scaled: SmallVec<[DVec2; 8]> = (0..n).map(|k| points[nth(k)] * factor).collect();
        Part {
            edges: (0..if n == 1 { 0 } else { n }).map(edge).collect(),
            outline: (0..n)
                .filter_map(|k| neighbors(nth(k)))
                .map(|ends| ends.map(|p| p * factor))
                .collect(),
            bounds: Aabb::of_points(&scaled),
            points: scaled,
        }
    }

    /// Whether the shape surely reaches beyond a point along a unit direction, right beside it: it has a reflex corner there, or an edge that leads
    /// that way. Then no translation that makes an edge across the direction meet this point is free, but perhaps at the ends, where
    /// the edges beside it meet the other shape as well.
    fn reaches_beyond(&self, i: usize, direction: DVec2, rounding: f64) -> bool {
        let Some(&[before, after]) = self.outline.get(i) else {
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

/// The convex parts whose boxes may meet `near`, all coordinates multiplied by a factor.
pub(crate) fn parts(placed: &Placed<'_>, near: &Aabb, factor: f64) -> Vec<Part> {
    let mut parts = Vec::new();
    match &placed.body {
        PlacedBody::Hull(hull) => {
            parts.push(Part::new(&hull.points, factor, |_, _| false, |_| None));
        }
        PlacedBody::Pieces(pieces) => {
            let _: ControlFlow<()> = pieces.near(near, |piece, hull| {
                let number = |i: usize| hull.vertex_number(i);
                let is_cut = |i: usize, j: usize| piece.is_cut(number(i), number(j));
                let neighbors = |i: usize| Some(pieces.neighbors(piece.vertices[number(i)]));
                parts.push(Part::new(&hull.points, factor, is_cut, neighbors));
                ControlFlow::Continue(())
            });
        }
    }
    parts
}

/// A side of a difference.
pub(crate) struct Side {
    pub(crate) start: DVec2,
    pub(crate) end: DVec2,
    /// Outward, of length 1.
    pub(crate) normal: DVec2,
    /// How far along the normal the side's line lies.
    pub(crate) offset: f64,
    /// Whether it is surely inside of what all differences cover: it comes from a cut, or from a corner that is none of the shape.
    pub(crate) is_inside: bool,
}

/// The difference of two parts.
pub(crate) struct Difference {
    /// Counter-clockwise; two for a segment, none for a point.
    pub(crate) sides: Vec<Side>,
    /// A corner, or the point.
    pub(crate) corner: DVec2,
    /// A box around it.
    pub(crate) bounds: Aabb,
}

/// Orders vectors by angle, from the direction of x counter-clockwise through a full turn.
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
    /// The difference of two parts, the second of which is given as its mirror image.
    pub(crate) fn new(a: &Part, b: &Part, reach: Reach) -> Difference {
        let (n, m) = (a.edges.len(), b.edges.len());
        let at = |i: usize, j: usize| {
            let nth =
                |part: &Part, i: usize| part.points[if i == part.points.len() { 0 } else { i }];
            nth(a, i) + nth(b, j)
        };
        let (mut i, mut j) = (0, 0);
        let mut start = at(0, 0);
        let mut sides: Vec<Side> = Vec::with_capacity(n + m);
        while i < n || j < m {
            let of_a = j == m
                || i < n && by_angle(a.edges[i].along, b.edges[j].along) != Ordering::Greater;
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
                sides.push(Side {
                    start,
                    end,
                    normal: edge.normal,
                    offset: edge.normal.dot(start),
                    // the arcs of round shapes have directions between those of sides
                    is_inside: edge.is_cut
                        || reach.radius == 0.0
                            && other.reaches_beyond(corner, edge.normal, reach.tolerance),
                });
            }
            start = end;
        }
        Difference {
            sides,
            corner: start,
            bounds: Aabb::new(a.bounds.min + b.bounds.min, a.bounds.max + b.bounds.max),
        }
    }

    /// How far a point is from the polygon, below 0 inside, and the direction in which that grows. The distance is a convex function.
    pub(crate) fn distance(&self, x: DVec2) -> (f64, DVec2) {
        if self.sides.len() > 2 {
            let inside = self
                .sides
                .iter()
                .map(|side| (side.normal.dot(x) - side.offset, side.normal))
                .fold((f64::NEG_INFINITY, DVec2::X), greater);
            if inside.0 <= 0.0 {
                return inside;
            }
        }
        let mut nearest = x - self.corner;
        let mut square = nearest.length_squared();
        for side in &self.sides {
            let (along, to) = (side.end - side.start, x - side.start);
            let share = to.dot(along) / along.length_squared();
            let from = to - along * share.clamp(0.0, 1.0);
            if from.length_squared() < square {
                (nearest, square) = (from, from.length_squared());
            }
        }
        let distance = libm::sqrt(square);
        if distance > 0.0 {
            (distance, nearest / distance)
        } else {
            (0.0, self.sides.first().map_or(DVec2::X, |side| side.normal))
        }
    }

    /// About the middle of the corners.
    pub(crate) fn middle(&self) -> DVec2 {
        if self.sides.is_empty() {
            return self.corner;
        }
        let sum: DVec2 = self.sides.iter().map(|side| side.start).sum();
        sum / self.sides.len() as f64
    }

    /// The directions out of a corner: the middle of those of the sides that meet there. `None` if there is no corner within
    /// `tolerance` of the point.
    pub(crate) fn out_of_corner(&self, x: DVec2, tolerance: f64) -> Option<DVec2> {
        let near = |p: DVec2| (p - x).abs().max_element() <= tolerance;
        let n = self.sides.len();
        let k = (0..n).find(|&k| near(self.sides[k].start))?;
        if n == 2 {
            return Some(x - self.middle());
        }
        Some(self.sides[k].normal + self.sides[(k + n - 1) % n].normal)
    }
}

fn greater(a: (f64, DVec2), b: (f64, DVec2)) -> (f64, DVec2) {
    if b.0 > a.0 { b } else { a }
}
