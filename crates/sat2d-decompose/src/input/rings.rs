//! Rings prepared for geometry: without repeated points, with the same winding and coordinates in a
//! safe range; every vertex and edge keeps its input number.

use crate::index::{Index, spans};
use crate::input::error::PolygonError;
use alloc::vec::Vec;
use core::cmp::Ordering;
use core::ops::{Range, RangeInclusive};
use glam::DVec2;
use sat2d_base::exact::area::sum_of_strips;
use sat2d_base::exact::moments::{self, Holes};
use sat2d_base::exact::orient2d;
use sat2d_base::exact::orientation::orient2d_inlined;
use sat2d_base::num::{lexicographic, power_of_two};

/// With this limit, three half-edges for each triangle fit into 30 bits.
pub(crate) const MAX_VERTICES: usize = 1 << 27;
/// Exponents of the largest coordinate for which the rings are not scaled: products of four
/// coordinates neither overflow nor lose much to underflow, and neither do squares of lengths in
/// single precision.
const SAFE_EXPONENTS: RangeInclusive<i32> = -32..=62;

/// The vertices of all rings.
///
/// The vertices of the input come in the order of their rings, each ring contiguous from
/// `starts[ring]` and with the interior on its left. Vertices inserted into an edge, where another
/// ring touches it, follow at the end; `next` and `prev` give the order along a ring. An edge has
/// the number of the vertex where it starts.
#[derive(Clone, Debug, Default)]
pub(crate) struct Rings {
    /// The coordinates, scaled by a power of two if that is necessary and exact.
    pub points: Vec<DVec2>,
    pub next: Vec<Index>,
    pub prev: Vec<Index>,
    pub ring: Vec<u32>,
    /// The input number of each vertex; the lowest one of repeated points.
    pub vertex: Vec<u32>,
    /// The input number of the edge from each vertex to its `next`.
    pub edge: Vec<u32>,
    /// The turn of the ring at each vertex: `Greater` is left (convex), `Less` is right (reflex).
    pub turns: Vec<Ordering>,
    /// The first vertex of each ring, then the number of vertices of the input.
    pub starts: Vec<Index>,
    /// The coordinates of the input are `points` times two to the power of this.
    exponent: i32,
    /// Whether the rings are one polygon, whose interior is to be connected, and not several.
    pub is_one_polygon: bool,
}

impl Rings {
    /// Cleans the rings of a polygon; see [`fill`](Rings::fill).
    #[cfg(test)]
    pub fn new(rings: &[&[DVec2]]) -> Result<Rings, PolygonError> {
        let mut cleaned = Rings::default();
        cleaned.fill(rings)?;
        Ok(cleaned)
    }

    /// Replaces all rings by the cleaned `rings`: the outer one first, then holes; closed or not,
    /// in either direction. Keeps the memory.
    pub fn fill(&mut self, rings: &[&[DVec2]]) -> Result<(), PolygonError> {
        if rings.is_empty() {
            return Err(PolygonError::NoRings);
        }
        self.fill_with_outer(rings, |ring| ring == 0)?;
        self.is_one_polygon = true;
        Ok(())
    }

    /// Replaces all rings by those of several polygons; `is_outer` distinguishes outer rings from
    /// holes.
    pub fn fill_with_outer(
        &mut self,
        rings: &[&[DVec2]],
        is_outer: impl Fn(u32) -> bool,
    ) -> Result<(), PolygonError> {
        let count = rings.iter().map(|ring| ring.len()).sum();
        if count > MAX_VERTICES {
            return Err(PolygonError::TooManyVertices {
                count,
                most: MAX_VERTICES,
            });
        }
        self.clear(count);
        let mut first = 0;
        let mut largest = 0.0_f64;
        for (ring, points) in (0..).zip(rings) {
            if points.is_empty() && !is_outer(ring) {
                self.starts.push(Index::new(self.points.len()));
                continue;
            }
            largest = largest.max(self.push_ring(ring, first, points)?);
            first += points.len() as u32;
        }
        self.scale(largest);
        for ring in 0..rings.len() as u32 {
            self.orient(ring, is_outer(ring))?;
        }
        Ok(())
    }

    /// Removes all rings, and reserves room for this many vertices.
    fn clear(&mut self, count: usize) {
        self.points.clear();
        self.points.reserve(count);
        self.turns.clear();
        self.turns.reserve(count);
        for neighbours in [&mut self.next, &mut self.prev] {
            neighbours.clear();
            neighbours.reserve(count);
        }
        for numbers in [&mut self.ring, &mut self.vertex, &mut self.edge] {
            numbers.clear();
            numbers.reserve(count);
        }
        self.starts.clear();
        self.starts.push(Index::FIRST);
        self.exponent = 0;
        self.is_one_polygon = false;
    }

    /// The number of vertices, inserted ones included.
    pub fn len(&self) -> usize {
        self.points.len()
    }

    /// The number of rings, empty ones included.
    pub fn ring_count(&self) -> usize {
        self.starts.len() - 1
    }

    /// Whether there is a hole with points.
    pub fn has_holes(&self) -> bool {
        self.starts.get(1) != self.starts.last()
    }

    /// Whether the vertex was inserted into an edge because another ring touches it there.
    pub fn is_inserted(&self, vertex: Index) -> bool {
        Some(&vertex) >= self.starts.last()
    }

    /// The coordinates of a vertex.
    #[inline]
    pub fn point(&self, vertex: Index) -> DVec2 {
        self.points[vertex]
    }

    /// The factor from `points` to the coordinates of the input.
    pub fn unit(&self) -> f64 {
        power_of_two(self.exponent)
    }

    /// The coordinates of a vertex in the input.
    pub fn user_point(&self, vertex: Index) -> DVec2 {
        self.point(vertex) * self.unit()
    }

    /// The vertices where the interior angle is above 180 degrees, in the order of their numbers.
    pub fn reflex_vertices(&self) -> impl Iterator<Item = Index> {
        Index::all()
            .zip(&self.turns)
            .filter_map(|(v, &turn)| (turn == Ordering::Less).then_some(v))
    }

    /// Whether there is no hole and no reflex vertex.
    pub fn is_convex(&self) -> bool {
        !self.has_holes() && self.reflex_vertices().next().is_none()
    }

    /// The area in the unit of the input, rounded to the nearest double; infinite if it exceeds all
    /// doubles.
    pub fn area(&self) -> f64 {
        let strip = |v: Index| {
            let [from, to] = [self.prev[v], self.next[v]].map(|v| self.point(v).y);
            (self.point(v).x, from, to)
        };
        let doubled =
            sum_of_strips(Index::below(self.len()).map(strip)).filter(|_| self.exponent == 0);
        doubled.map_or_else(
            || moments::rounded_area(self.slices(), Holes::AfterFirst, self.exponent),
            |doubled| doubled / 2.0,
        )
    }

    /// The centroid in the unit of the input, each coordinate rounded to the nearest double.
    pub fn centroid(&self) -> DVec2 {
        moments::rounded_centroid(self.slices(), Holes::AfterFirst, self.exponent)
    }

    /// The points of each ring, without those inserted, which are on its edges.
    fn slices(&self) -> impl Iterator<Item = &[DVec2]> + Clone {
        spans(&self.starts).map(|span| &self.points[span])
    }

    /// The vertices of a ring, without those inserted.
    fn range_of(&self, ring: u32) -> Range<usize> {
        let ring = Index::from(ring);
        self.starts[ring].get()..self.starts[ring + 1].get()
    }

    /// Inserts a vertex at the place of `touching` into the edge `edge`, and returns it.
    pub fn insert_into(&mut self, edge: Index, touching: Index) -> Index {
        let new = Index::new(self.len());
        let after = self.next[edge];
        self.points.push(self.point(touching));
        self.next.push(after);
        self.prev.push(edge);
        self.ring.push(self.ring[edge]);
        self.vertex.push(self.vertex[touching]);
        self.edge.push(self.edge[edge]);
        self.turns.push(Ordering::Equal);
        self.next[edge] = new;
        self.prev[after] = new;
        new
    }

    /// Adds a ring and returns its largest coordinate.
    fn push_ring(&mut self, ring: u32, first: u32, points: &[DVec2]) -> Result<f64, PolygonError> {
        let start = self.points.len();
        // The bits of floats that are not negative are ordered like the floats; those of infinity
        // and NaN are the largest.
        let magnitude = |x: f64| x.to_bits() & !(1 << 63);
        let mut largest = 0;
        let mut last = points.last();
        let mut repeats = points.len() < 3;
        for point in points {
            largest = largest.max(magnitude(point.x)).max(magnitude(point.y));
            repeats |= last == Some(point);
            last = Some(point);
        }
        if largest >= f64::INFINITY.to_bits() {
            let not_finite = (first..).zip(points).find(|(_, point)| !point.is_finite());
            let (vertex, &point) = not_finite.expect("a coordinate is not finite");
            return Err(PolygonError::NotFinite {
                ring,
                vertex,
                point,
            });
        }
        // -0 becomes 0, so that equal points have equal bits.
        let point = |&point: &DVec2| point + DVec2::ZERO;
        if repeats {
            self.push_distinct(first, points.iter().map(point));
        } else {
            let end = first + points.len() as u32;
            self.points.extend(points.iter().map(point));
            self.vertex.extend(first..end);
            self.edge.extend(first..end);
        }
        let distinct = self.points.len() - start;
        if distinct < 3 {
            return Err(PolygonError::TooFewPoints { ring, distinct });
        }
        let (low, high) = (Index::new(start), Index::new(self.points.len()));
        self.ring.resize(self.points.len(), ring);
        self.next.extend((low + 1).to(high));
        self.next.push(low);
        self.prev.push(high - 1);
        self.prev.extend(low.to(high - 1));
        self.starts.push(high);
        Ok(f64::from_bits(largest))
    }

    /// Adds the points of a ring without those that repeat the one before.
    fn push_distinct(&mut self, first: u32, points: impl Iterator<Item = DVec2>) {
        let start = self.points.len();
        for (vertex, point) in (first..).zip(points) {
            if self.points.len() > start && self.points.last() == Some(&point) {
                // The edge starts at the last of the repeated points.
                *self.edge.last_mut().expect("a vertex has an edge") = vertex;
                continue;
            }
            self.points.push(point);
            self.vertex.push(vertex);
            self.edge.push(vertex);
        }
        while self.points.len() > start + 1 && self.points.last() == Some(&self.points[start]) {
            self.points.pop();
            self.vertex.pop();
            self.edge.pop();
        }
    }

    /// Scales the coordinates by a power of two so that the largest is near 1, unless a coordinate
    /// would lose bits (a subnormal number beside a very large one). Without scaling the predicates
    /// are still exact, only slower.
    fn scale(&mut self, largest: f64) {
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
        let range = self.range_of(ring);
        if range.is_empty() {
            return Ok(());
        }
        let points = &self.points[range.clone()];
        self.turns.resize(range.end, Ordering::Equal);
        let first = points[0];
        let (mut leftmost, mut leftmost_point) = (0, first);
        let (mut before, mut p) = (points[points.len() - 1], first);
        for (i, turn) in self.turns[range.clone()].iter_mut().enumerate() {
            let after = *points.get(i + 1).unwrap_or(&first);
            if lexicographic(p, leftmost_point) == Ordering::Less {
                (leftmost, leftmost_point) = (i, p);
            }
            *turn = orient2d_inlined(before, p, after);
            if *turn == Ordering::Equal && lexicographic(before, p) == lexicographic(after, p) {
                return Err(self.spike_or_flat(ring, Index::new(range.start + i)));
            }
            (before, p) = (p, after);
        }
        let wanted = if is_outer {
            Ordering::Greater
        } else {
            Ordering::Less
        };
        if self.turns[range.start + leftmost] != wanted {
            self.reverse(range);
        }
        Ok(())
    }

    fn spike_or_flat(&self, ring: u32, vertex: Index) -> PolygonError {
        let (tip, foot) = (self.point(vertex), self.point(self.next[vertex]));
        let is_on_line = |&p: &DVec2| orient2d(tip, foot, p) == Ordering::Equal;
        if self.points[self.range_of(ring)].iter().all(is_on_line) {
            return PolygonError::ZeroArea { ring };
        }
        PolygonError::Spike {
            ring,
            vertex: self.vertex[vertex],
            at: self.user_point(vertex),
        }
    }

    /// Reverses a ring except for its first vertex. The edge from a to b then starts at b, and left
    /// turns are right turns.
    fn reverse(&mut self, range: Range<usize>) {
        self.points[range.start + 1..range.end].reverse();
        self.vertex[range.start + 1..range.end].reverse();
        self.edge[range.clone()].reverse();
        self.turns[range.start + 1..range.end].reverse();
        for turn in &mut self.turns[range] {
            *turn = turn.reverse();
        }
    }
}
