//! Rings prepared for geometry: without repeated points, with the same winding and coordinates in a
//! safe range; every vertex and edge keeps its input number.

use crate::decompose::input::error::PolygonError;
use crate::exact::area::sum_of_strips;
use crate::exact::{moments, orient2d};
use crate::num::{lexicographic, power_of_two};
use alloc::vec::Vec;
use core::cmp::Ordering;
use glam::DVec2;

/// With this limit, three half-edges for each triangle fit into 30 bits.
pub(crate) const MAX_VERTICES: usize = 1 << 27;
/// Exponents of the largest coordinate for which the rings are not scaled: products of four
/// coordinates neither overflow nor lose much to underflow, and neither do squares of lengths in
/// single precision.
const SAFE_EXPONENTS: core::ops::RangeInclusive<i32> = -32..=62;

/// The vertices of all rings.
///
/// The vertices of the input come in the order of their rings, each ring contiguous from
/// `starts[ring]` and with the interior on its left. Vertices inserted into an edge, where another
/// ring touches it, follow at the end; `next` and `prev` give the order along a ring. An edge has
/// the number of the vertex where it starts.
#[derive(Clone, Debug)]
pub(crate) struct Rings {
    /// The coordinates, scaled by a power of two if that is necessary and exact.
    pub points: Vec<DVec2>,
    pub next: Vec<u32>,
    pub prev: Vec<u32>,
    pub ring: Vec<u32>,
    /// The input number of each vertex; the lowest one of repeated points.
    pub vertex: Vec<u32>,
    /// The input number of the edge from each vertex to its `next`.
    pub edge: Vec<u32>,
    /// The first vertex of each ring, then the number of vertices of the input.
    pub starts: Vec<u32>,
    /// The coordinates of the input are `points` times two to the power of this.
    exponent: i32,
    /// Whether the rings are one polygon, whose interior is to be connected, and not several.
    pub is_one_polygon: bool,
}

impl Rings {
    /// Cleans `rings`: the outer one first, then holes; closed or not, in either direction.
    pub fn new(rings: &[&[DVec2]]) -> Result<Rings, PolygonError> {
        if rings.is_empty() {
            return Err(PolygonError::NoRings);
        }
        let mut cleaned = Rings::with_outer(rings, |ring| ring == 0)?;
        cleaned.is_one_polygon = true;
        Ok(cleaned)
    }

    /// Cleans the rings of several polygons; `is_outer` tells outer rings from holes.
    pub fn with_outer(
        rings: &[&[DVec2]],
        is_outer: impl Fn(u32) -> bool,
    ) -> Result<Rings, PolygonError> {
        let count = rings.iter().map(|ring| ring.len()).sum();
        if count > MAX_VERTICES {
            return Err(PolygonError::TooManyVertices {
                count,
                most: MAX_VERTICES,
            });
        }
        let mut cleaned = Rings {
            points: Vec::with_capacity(count),
            next: Vec::with_capacity(count),
            prev: Vec::with_capacity(count),
            ring: Vec::with_capacity(count),
            vertex: Vec::with_capacity(count),
            edge: Vec::with_capacity(count),
            starts: Vec::with_capacity(rings.len() + 1),
            exponent: 0,
            is_one_polygon: false,
        };
        cleaned.starts.push(0);
        let mut first = 0;
        for (ring, points) in (0..).zip(rings) {
            if points.is_empty() && !is_outer(ring) {
                cleaned.starts.push(cleaned.points.len() as u32);
                continue;
            }
            cleaned.push_ring(ring, first, points)?;
            first += points.len() as u32;
        }
        cleaned.scale();
        for ring in 0..rings.len() as u32 {
            cleaned.orient(ring, is_outer(ring))?;
        }
        Ok(cleaned)
    }

    /// The number of vertices, inserted ones included.
    pub fn len(&self) -> usize {
        self.points.len()
    }

    /// The number of rings, empty ones included.
    pub fn ring_count(&self) -> u32 {
        self.starts.len() as u32 - 1
    }

    /// Whether there is a hole with points.
    pub fn has_holes(&self) -> bool {
        self.starts.get(1) != self.starts.last()
    }

    /// Whether the vertex was inserted into an edge because another ring touches it there.
    pub fn is_inserted(&self, vertex: u32) -> bool {
        Some(&vertex) >= self.starts.last()
    }

    /// The coordinates of a vertex.
    #[inline]
    pub fn point(&self, vertex: u32) -> DVec2 {
        self.points[vertex as usize]
    }

    /// The factor from `points` to the coordinates of the input.
    pub fn unit(&self) -> f64 {
        power_of_two(self.exponent)
    }

    /// The coordinates of a vertex in the input.
    pub fn user_point(&self, vertex: u32) -> DVec2 {
        self.point(vertex) * self.unit()
    }

    /// The turn of the ring at `vertex`: `Greater` is left (convex), `Less` is right (reflex).
    pub fn turn(&self, vertex: u32) -> Ordering {
        let v = vertex as usize;
        orient2d(
            self.point(self.prev[v]),
            self.points[v],
            self.point(self.next[v]),
        )
    }

    /// The vertices where the interior angle is above 180 degrees, in the order of their numbers.
    pub fn reflex_vertices(&self) -> impl Iterator<Item = u32> {
        (0..self.len() as u32).filter(|&v| self.turn(v) == Ordering::Less)
    }

    /// Whether there is no hole and no reflex vertex.
    pub fn is_convex(&self) -> bool {
        !self.has_holes() && self.reflex_vertices().next().is_none()
    }

    /// The area in the unit of the input, rounded to the nearest double; infinite if it exceeds all
    /// doubles.
    pub fn area(&self) -> f64 {
        let strip = |v: usize| {
            let [from, to] = [self.prev[v], self.next[v]].map(|v| self.point(v).y);
            (self.points[v].x, from, to)
        };
        let doubled = sum_of_strips((0..self.len()).map(strip)).filter(|_| self.exponent == 0);
        doubled.map_or_else(
            || moments::rounded_area(self.slices(), self.exponent),
            |doubled| doubled / 2.0,
        )
    }

    /// The centroid in the unit of the input, each coordinate rounded to the nearest double.
    pub fn centroid(&self) -> DVec2 {
        moments::rounded_centroid(self.slices(), self.exponent)
    }

    /// The points of each ring, without those inserted, which are on its edges.
    fn slices(&self) -> impl Iterator<Item = &[DVec2]> + Clone {
        let ends = self.starts.windows(2);
        ends.map(|ends| &self.points[ends[0] as usize..ends[1] as usize])
    }

    /// Inserts a vertex at the place of `touching` into the edge `edge`, and returns it.
    pub fn insert_into(&mut self, edge: u32, touching: u32) -> u32 {
        let new = self.len() as u32;
        let after = self.next[edge as usize];
        self.points.push(self.point(touching));
        self.next.push(after);
        self.prev.push(edge);
        self.ring.push(self.ring[edge as usize]);
        self.vertex.push(self.vertex[touching as usize]);
        self.edge.push(self.edge[edge as usize]);
        self.next[edge as usize] = new;
        self.prev[after as usize] = new;
        new
    }

    fn push_ring(&mut self, ring: u32, first: u32, points: &[DVec2]) -> Result<(), PolygonError> {
        let start = self.points.len();
        for (vertex, &point) in (first..).zip(points) {
            if !point.is_finite() {
                return Err(PolygonError::NotFinite {
                    ring,
                    vertex,
                    point,
                });
            }
            // -0 becomes 0, so that equal points have equal bits.
            let point = point + DVec2::ZERO;
            if self.points.len() > start && self.points.last() == Some(&point) {
                // The edge starts at the last of the repeated points.
                *self.edge.last_mut().expect("a vertex has an edge") = vertex;
                continue;
            }
            self.points.push(point);
            self.vertex.push(vertex);
            self.edge.push(vertex);
            self.ring.push(ring);
        }
        while self.points.len() > start + 1 && self.points.last() == Some(&self.points[start]) {
            self.points.pop();
            self.vertex.pop();
            self.edge.pop();
            self.ring.pop();
        }
        let distinct = self.points.len() - start;
        if distinct < 3 {
            return Err(PolygonError::TooFewPoints { ring, distinct });
        }
        let (low, high) = (start as u32, self.points.len() as u32);
        self.next.extend(low + 1..high);
        self.next.push(low);
        self.prev.push(high - 1);
        self.prev.extend(low..high - 1);
        self.starts.push(high);
        Ok(())
    }

    /// Scales the coordinates by a power of two so that the largest is near 1, unless a coordinate
    /// would lose bits (a subnormal number beside a very large one). Without scaling the predicates
    /// are still exact, only slower.
    fn scale(&mut self) {
        let largest = self
            .points
            .iter()
            .fold(0.0_f64, |most, p| most.max(p.x.abs()).max(p.y.abs()));
        let exponent = libm::frexp(largest).1;
        if largest == 0.0 || SAFE_EXPONENTS.contains(&exponent) {
            return;
        }
        let shift = (-exponent).clamp(-1000, 1000);
        let (scale, unit) = (libm::ldexp(1.0, shift), libm::ldexp(1.0, -shift));
        if self.points.iter().all(|&p| p * scale * unit == p) {
            self.points.iter_mut().for_each(|p| *p *= scale);
            self.exponent = -shift;
        }
    }

    /// Reverses a ring if its interior is not on its left: the outer ring becomes counter-clockwise
    /// with y up, a hole clockwise. The turn at the leftmost (of several: lowest) vertex is the
    /// winding of a simple ring. Rejects rings that turn back on themselves.
    fn orient(&mut self, ring: u32, is_outer: bool) -> Result<(), PolygonError> {
        let range = self.starts[ring as usize]..self.starts[ring as usize + 1];
        if range.is_empty() {
            return Ok(());
        }
        let mut leftmost = range.start;
        for v in range.clone() {
            let (p, leftmost_point) = (self.point(v), self.point(leftmost));
            if lexicographic(p, leftmost_point) == Ordering::Less {
                leftmost = v;
            }
            let (before, after) = (
                self.point(self.prev[v as usize]),
                self.point(self.next[v as usize]),
            );
            if lexicographic(before, p) == lexicographic(after, p)
                && orient2d(before, p, after) == Ordering::Equal
            {
                return Err(self.spike_or_flat(ring, v));
            }
        }
        let wanted = if is_outer {
            Ordering::Greater
        } else {
            Ordering::Less
        };
        if self.turn(leftmost) != wanted {
            self.reverse(range.start as usize..range.end as usize);
        }
        Ok(())
    }

    fn spike_or_flat(&self, ring: u32, vertex: u32) -> PolygonError {
        let (tip, foot) = (self.point(vertex), self.point(self.next[vertex as usize]));
        let range = self.starts[ring as usize]..self.starts[ring as usize + 1];
        if range
            .into_iter()
            .all(|v| orient2d(tip, foot, self.point(v)) == Ordering::Equal)
        {
            return PolygonError::ZeroArea { ring };
        }
        PolygonError::Spike {
            ring,
            vertex: self.vertex[vertex as usize],
            at: self.user_point(vertex),
        }
    }

    /// Reverses a ring except for its first vertex. The edge from a to b then starts at b.
    fn reverse(&mut self, range: core::ops::Range<usize>) {
        self.points[range.start + 1..range.end].reverse();
        self.vertex[range.start + 1..range.end].reverse();
        self.edge[range].reverse();
    }
}
