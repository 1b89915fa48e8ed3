//! Removes corners one at a time, first the one that changes the outline least.
//!
//! As D. H. Douglas and T. K. Peucker measure it ("Algorithms for the reduction of the number of
//! points required to represent a digitized line or its caricature", 1973), an edge may replace a
//! chain if every vertex of the chain is within the tolerance of it. Corners are removed instead of
//! inserted because that is easy to do safely: if the triangle of a corner and its neighbours
//! contains no other corner of any ring, no edge can cross the new one. An edge that did would have
//! to leave the triangle through the other two sides, or end in it.
//!
//! Where rings touch, they stay as they are, or separate. An edge between two points that other
//! rings touch is never new: it might lie on an edge of another ring.

use crate::index::{Index, NONE, spans};
use crate::input::event_order::EventQueue;
use crate::input::rings::Rings;
use crate::simplify::corner_tree::CornerTree;
use crate::simplify::simplification::Deviation;
use alloc::collections::{BTreeMap, BinaryHeap};
use alloc::vec::Vec;
use core::cmp::{Ordering, Reverse};
use core::ops::Range;
use glam::DVec2;
use sat2d_base::exact::distance::point_segment;
use sat2d_base::exact::orient2d;

/// The corners that remain of each ring, by the numbers of the vertices in the input.
pub(crate) fn remove_corners(rings: &Rings, tolerance: f64, deviation: Deviation) -> Vec<Vec<u32>> {
    // without the vertices that were inserted, which are on edges
    let count = rings.starts.last().map_or(0, |count| count.get());
    let points: Vec<DVec2> = Index::below(count).map(|v| rings.user_point(v)).collect();
    let mut remover = Remover {
        tolerance,
        deviation,
        tree: CornerTree::new(&points),
        points: &points,
        ranges: rings
            .starts
            .windows(2)
            .map(|ends| ends[0]..ends[1])
            .collect(),
        left: spans(&rings.starts).map(|span| span.len()).collect(),
        ring: &rings.ring,
        next: Vec::new(),
        prev: Vec::new(),
        touches: touching(rings),
        versions: alloc::vec![0; count],
        queue: BinaryHeap::new(),
        waiting: BTreeMap::new(),
    };
    remover.link();
    remover.run();
    let Remover { ranges, next, .. } = remover;
    let is_left = |v: &Index| next[*v] != REMOVED;
    let vertex = |v: Index| rings.vertex[v];
    let ring = |range: Range<Index>| {
        let corners = range.start.to(range.end);
        corners.filter(is_left).map(vertex).collect()
    };
    ranges.into_iter().map(ring).collect()
}

/// The next corner of a removed one.
const REMOVED: Index = NONE;

/// Whether other rings touch each vertex, also those with a vertex inserted into an edge.
fn touching(rings: &Rings) -> Vec<bool> {
    let mut touches = alloc::vec![false; rings.len()];
    let mut events = EventQueue::default();
    events.fill(&rings.points);
    for group in events
        .order
        .chunk_by(|&a, &b| rings.point(a) == rings.point(b))
    {
        for &vertex in group {
            touches[vertex] = group.len() > 1;
        }
    }
    touches
}

/// A corner that may be removed: the square of the greatest distance from the new edge, its number,
/// and its version at the last examination. The square is above 0, so its bits are in order.
type Candidate = Reverse<(u64, Index, u32)>;

struct Remover<'a> {
    tolerance: f64,
    deviation: Deviation,
    points: &'a [DVec2],
    ring: &'a [u32],
    /// The vertices of each ring.
    ranges: Vec<Range<Index>>,
    /// The number of corners that are left of each ring.
    left: Vec<usize>,
    /// The next and the last corner that is left.
    next: Vec<Index>,
    prev: Vec<Index>,
    touches: Vec<bool>,
    tree: CornerTree<'a>,
    /// How often the neighbours of a corner have changed.
    versions: Vec<u32>,
    queue: BinaryHeap<Candidate>,
    /// Candidates that wait until another corner is removed.
    waiting: BTreeMap<Index, Vec<Candidate>>,
}

impl Remover<'_> {
    fn link(&mut self) {
        for range in &self.ranges {
            let Range { start, end } = *range;
            let next = |v: Index| if v + 1 == end { start } else { v + 1 };
            let prev = |v: Index| if v == start { end - 1 } else { v - 1 };
            self.next.extend(start.to(end).map(next));
            self.prev.extend(start.to(end).map(prev));
        }
    }

    fn run(&mut self) {
        for v in Index::below(self.points.len()) {
            self.consider(v);
        }
        while let Some(candidate) = self.queue.pop() {
            let Reverse((_, v, version)) = candidate;
            if self.versions[v] != version || self.left[self.ring_of(v)] == 3 {
                continue;
            }
            match self.obstacle(v) {
                None => self.remove(v),
                Some(other) => self.waiting.entry(other).or_default().push(candidate),
            }
        }
    }

    fn ring_of(&self, v: Index) -> usize {
        self.ring[v] as usize
    }

    /// The corners before and after one that is left.
    fn neighbours(&self, v: Index) -> [Index; 2] {
        [self.prev[v], self.next[v]]
    }

    /// Queues a corner if the edge between its neighbours may replace their chain.
    fn consider(&mut self, v: Index) {
        let [from, to] = self.neighbours(v);
        if self.touches[from] && self.touches[to] {
            return;
        }
        if let Some(square) = self.greatest_square(from, to) {
            let version = self.versions[v];
            self.queue.push(Reverse((square.to_bits(), v, version)));
        }
    }

    /// The square of the greatest distance of the vertices between two corners from the edge that
    /// joins these, rounded; `None` if a distance exceeds the tolerance or a vertex is on a wrong
    /// side.
    fn greatest_square(&self, from: Index, to: Index) -> Option<f64> {
        let [start, end] = [from, to].map(|v| self.points[v]);
        let range = &self.ranges[self.ring_of(from)];
        let mut greatest = 0.0;
        let mut v = from;
        loop {
            v = if v + 1 == range.end {
                range.start
            } else {
                v + 1
            };
            if v == to {
                return Some(greatest);
            }
            let point = self.points[v];
            let is_right_side = match self.deviation {
                Deviation::Either => true,
                Deviation::Outward => orient2d(start, end, point) != Ordering::Less,
                Deviation::Inward => orient2d(start, end, point) != Ordering::Greater,
            };
            let reach = (self.tolerance, 0.0);
            if !is_right_side || point_segment(point, start, end, reach) == Ordering::Greater {
                return None;
            }
            greatest = f64::max(greatest, square_of_distance(point, start, end));
        }
    }

    /// A corner that prevents the removal of a corner.
    fn obstacle(&self, v: Index) -> Option<Index> {
        let [from, to] = self.neighbours(v);
        let [a, b, c] = [from, v, to].map(|v| self.points[v]);
        // without a corner the outline stays the same
        if orient2d(a, b, c) == Ordering::Equal {
            return None;
        }
        self.tree.find_in_triangle([from, v, to])
    }

    fn remove(&mut self, v: Index) {
        let [from, to] = self.neighbours(v);
        self.next[from] = to;
        self.prev[to] = from;
        self.next[v] = REMOVED;
        self.versions[v] += 1;
        let ring = self.ring_of(v);
        self.left[ring] -= 1;
        self.tree.remove(v);
        for changed in [from, to] {
            self.versions[changed] += 1;
            self.consider(changed);
        }
        self.queue
            .extend(self.waiting.remove(&v).into_iter().flatten());
    }
}

/// The square of the distance of a point from a segment, rounded.
pub(crate) fn square_of_distance(point: DVec2, start: DVec2, end: DVec2) -> f64 {
    let (along, to) = (end - start, point - start);
    let place = to.dot(along) / along.length_squared();
    let square = (to - along * place.clamp(0.0, 1.0)).length_squared();
    // of extreme coordinates
    if square.is_nan() {
        f64::INFINITY
    } else {
        square
    }
}
