//! The Minkowski difference of two convex parts: all translations under which they meet.
//!
//! Of convex A and B it is { p - q : p in A, q in B }, a convex polygon whose sides are the edges of A and the negated edges of B in
//! the order of their angles. Moved by t, B overlaps A exactly where t lies strictly inside, and with a radius exactly where t is nearer
//! to the polygon than the sum of the radii.

use crate::Aabb;
use alloc::vec::Vec;
use core::cmp::Ordering;
use glam::DVec2;
use smallvec::SmallVec;

/// A convex part of a placed shape.
pub(super) struct Part {
    /// Counter-clockwise; two for a segment, one for a point.
    pub(super) points: SmallVec<[DVec2; 8]>,
    /// Whether the edge from each point to the next lies inside the shape, where another part goes on.
    pub(super) cuts: SmallVec<[bool; 8]>,
}

impl Part {
    /// The edge that leaves a point.
    fn edge(&self, i: usize) -> DVec2 {
        self.points[(i + 1) % self.points.len()] - self.points[i]
    }

    /// How many edges there are: a segment has one for either side, a point none.
    fn edges(&self) -> usize {
        match self.points.len() {
            1 => 0,
            n => n,
        }
    }

    /// The point farthest along y, of several the one farthest along x, with both times `sign`.
    fn extreme(&self, sign: f64) -> usize {
        let ahead = |p: DVec2, q: DVec2| {
            let (p, q) = (p * sign, q * sign);
            p.y > q.y || p.y == q.y && p.x > q.x
        };
        (1..self.points.len()).fold(0, |best, i| {
            if ahead(self.points[i], self.points[best]) {
                i
            } else {
                best
            }
        })
    }
}

/// A side of a difference.
pub(super) struct Side {
    pub(super) start: DVec2,
    pub(super) end: DVec2,
    /// Outward, of length 1.
    pub(super) normal: DVec2,
    /// How far along the normal the side's line lies.
    pub(super) offset: f64,
    /// Whether it comes from a cut.
    pub(super) is_cut: bool,
}

/// The difference of two parts.
pub(super) struct Difference {
    /// Counter-clockwise; two for a segment, none for a point.
    pub(super) sides: Vec<Side>,
    /// A corner, or the point.
    pub(super) corner: DVec2,
    /// A box around it.
    pub(super) bounds: Aabb,
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
    /// The difference of two parts, all coordinates multiplied by `scale`.
    pub(super) fn new(a: &Part, b: &Part, scale: f64) -> Difference {
        let (n, m) = (a.edges(), b.edges());
        let (first_a, first_b) = (a.extreme(-1.0), b.extreme(1.0));
        let at = |i: usize, j: usize| {
            let p = a.points[(first_a + i) % a.points.len()];
            let q = b.points[(first_b + j) % b.points.len()];
            (p - q) * scale
        };
        let (mut i, mut j) = (0, 0);
        let corner = at(0, 0);
        let mut sides = Vec::with_capacity(n + m);
        let mut bounds = Aabb::new(corner, corner);
        while i < n || j < m {
            let (k, l) = (
                (first_a + i) % a.points.len(),
                (first_b + j) % b.points.len(),
            );
            let of_a = j == m
                || i < n && by_angle(a.edge(k) * scale, -b.edge(l) * scale) != Ordering::Greater;
            let start = at(i, j);
            let (along, is_cut) = if of_a {
                i += 1;
                (a.edge(k) * scale, a.cuts[k])
            } else {
                j += 1;
                (-b.edge(l) * scale, b.cuts[l])
            };
            let length = along.length();
            bounds = bounds.union(&Aabb::new(start, start));
            if length > 0.0 {
                let normal = DVec2::new(along.y, -along.x) / length;
                sides.push(Side {
                    start,
                    end: at(i, j),
                    normal,
                    offset: normal.dot(start),
                    is_cut,
                });
            }
        }
        Difference {
            sides,
            corner,
            bounds,
        }
    }

    /// How far a point is from the polygon, below 0 inside, and the direction in which that grows. The distance is a convex function.
    pub(super) fn distance(&self, x: DVec2) -> (f64, DVec2) {
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
    pub(super) fn middle(&self) -> DVec2 {
        if self.sides.is_empty() {
            return self.corner;
        }
        let sum: DVec2 = self.sides.iter().map(|side| side.start).sum();
        sum / self.sides.len() as f64
    }

    /// The directions out of a corner: the middle of those of the sides that meet there. `None` if there is no corner within
    /// `tolerance` of the point.
    pub(super) fn out_of_corner(&self, x: DVec2, tolerance: f64) -> Option<DVec2> {
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
