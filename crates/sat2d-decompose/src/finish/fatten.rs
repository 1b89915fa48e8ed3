//! Better-shaped pieces at the same number: moves one diagonal at a time, as long as the sum of the
//! measure over its two pieces grows and neither becomes worse than the worst piece at the start.
//!
//! Two pieces that share a diagonal form a polygon with at most two reflex corners, the ends of the
//! diagonal. With two, no other diagonal is possible. With one, every diagonal must start there,
//! and all of the polygon is visible from there, because a ray from there cuts it into two convex
//! parts. With none (the method or the limit on corners kept the pieces apart), the diagonals that
//! keep one end are tried. After a move the diagonals around both pieces are tried again.
//!
//! Which diagonals are possible is decided exactly. The measure is evaluated in doubles, in
//! scale-free numbers; where lengths differ so much that these overflow, the comparison is false
//! and the diagonal stays.

use crate::index::{Index, spans};
use crate::mesh::half_edges::HalfEdges;
use crate::mesh::partition::Partition;
use crate::mesh::triangle_mesh::boundary_edge;
use crate::options::Preference;
use alloc::collections::VecDeque;
use alloc::vec::Vec;
use core::cmp::Ordering;
use core::f64::consts::TAU;
use glam::DVec2;
use sat2d_base::exact::orient2d;
use sat2d_base::limit::WorkBudget;
use sat2d_base::num::lexicographic;

/// The search ends after examining this many corners for each edge of a piece. On the test corpus
/// it ends by itself, after at most 60.
const CORNERS_PER_EDGE: usize = 256;
/// The factor by which a value must grow to count as better: far above rounding, so that no two
/// diagonals replace each other forever.
const GAIN: f64 = 1.0 + 1e-9;

/// Moves diagonals according to `preference`. Pieces keep at most `most` corners, and their number
/// stays.
pub(crate) fn fatten(
    points: &[DVec2],
    partition: Partition,
    most: usize,
    preference: Preference,
    work: &WorkBudget,
) -> Partition {
    let measure = match preference {
        Preference::AsCut => return partition,
        Preference::Fat => quotients,
        Preference::WideAngles => least_angles,
    };
    let is_lesser_half = |half: &Index| {
        let twin = partition.twins[*half];
        boundary_edge(twin).is_none() && *half < twin
    };
    let halves = Index::below(partition.twins.len());
    let queue: VecDeque<Index> = halves.filter(is_lesser_half).collect();
    let (mut corners, mut ahead) = (Vec::new(), Vec::new());
    let measures = spans(&partition.starts).map(|span| {
        let piece = &partition.origins[span];
        corners.clear();
        corners.extend(piece.iter().map(|&v| points[v]));
        measure(&corners, &mut ahead);
        ahead[piece.len() - 1]
    });
    let floor = measures.fold(f64::INFINITY, f64::min);
    let mut queued = alloc::vec![false; partition.twins.len()];
    queue.iter().for_each(|&half| queued[half] = true);
    let most_work = (CORNERS_PER_EDGE * partition.twins.len()) as u64;
    let budget = most_work.min(work.left());
    let mut search = DiagonalSearch {
        points,
        measure,
        most,
        floor,
        half_edges: HalfEdges::new(&partition.starts),
        origins: partition.origins,
        twins: partition.twins,
        queue,
        queued,
        ring: Vec::new(),
        corners,
        ahead,
        behind: Vec::new(),
        budget,
    };
    let is_done = search.run();
    if !is_done && budget < most_work {
        work.cut_short();
    }
    // as much is left
    let _ = work.spend(budget - search.budget);
    search
        .half_edges
        .into_partition(&search.origins, &search.twins)
}

/// Measures parts of a polygon: the value at index `k` is that of the convex part with the corners
/// `0..=k`, without meaning for `k` below 2.
type Measure = fn(&[DVec2], &mut Vec<f64>);

/// The pieces, and the diagonals that are to be tried.
struct DiagonalSearch<'a> {
    points: &'a [DVec2],
    measure: Measure,
    most: usize,
    /// The measure of the worst piece at the start.
    floor: f64,
    half_edges: HalfEdges,
    origins: Vec<Index>,
    twins: Vec<Index>,
    /// The lesser half-edge of each diagonal that is to be tried.
    queue: VecDeque<Index>,
    queued: Vec<bool>,
    /// The half-edges around the two pieces that share a diagonal.
    ring: Vec<Index>,
    /// The points where these start.
    corners: Vec<DVec2>,
    /// The measure of the parts that begin at the first corner, see [`Measure`].
    ahead: Vec<f64>,
    /// The measure of the parts that end at the first corner: the corners in reverse order.
    behind: Vec<f64>,
    /// The number of corners that may still be examined.
    budget: u64,
}

impl DiagonalSearch<'_> {
    /// Tries all diagonals; false if the budget did not suffice.
    fn run(&mut self) -> bool {
        while let Some(half) = self.queue.pop_front() {
            self.queued[half] = false;
            let twin = self.twins[half];
            let moved = match (self.is_reflex(half, twin), self.is_reflex(twin, half)) {
                (true, true) => false,
                (true, false) => self.rotate(half),
                (false, true) => self.rotate(twin),
                (false, false) => self.rotate(half) || self.rotate(twin),
            };
            if moved {
                self.enqueue_around(half);
            }
            if self.budget == 0 {
                return false;
            }
        }
        true
    }

    /// Whether the polygon of the two pieces has a reflex corner where `half` starts.
    fn is_reflex(&self, half: Index, twin: Index) -> bool {
        let corner = self.half_edges.corner_without(half, twin);
        let [a, b, c] = corner.map(|h| self.point(h));
        orient2d(a, b, c) == Ordering::Less
    }

    fn point(&self, half: Index) -> DVec2 {
        self.points[self.origins[half]]
    }

    /// Rotates a diagonal about the start of `half` to the best corner; false if it stays.
    fn rotate(&mut self, half: Index) -> bool {
        let twin = self.twins[half];
        let end = self.gather(half, twin);
        let n = self.ring.len();
        self.budget = self.budget.saturating_sub(n as u64);
        (self.measure)(&self.corners, &mut self.ahead);
        self.corners[1..].reverse();
        (self.measure)(&self.corners, &mut self.behind);
        self.corners[1..].reverse();
        let (mut to, mut best) = (end, (self.ahead[end] + self.behind[n - end]) * GAIN);
        let nearest = 2.max((n + 1).saturating_sub(self.most));
        for j in nearest..=(n - 2).min(self.most - 1) {
            let (a, b) = (self.ahead[j], self.behind[n - j]);
            // False for NaN.
            let is_better = a + b > best && a >= self.floor && b >= self.floor;
            if is_better && self.is_possible(j) {
                (to, best) = (j, a + b);
            }
        }
        if to == end {
            return false;
        }
        self.origins[twin] = self.origins[self.ring[to]];
        self.half_edges.link(self.ring[end - 1], self.ring[end]);
        self.half_edges.link(self.ring[to - 1], twin);
        self.half_edges.link(half, self.ring[to]);
        true
    }

    /// Collects the polygon around a diagonal, from the corner where `half` starts, and returns the
    /// index of the diagonal's other end.
    fn gather(&mut self, half: Index, twin: Index) -> usize {
        self.ring.clear();
        let mut end = 0;
        for side in [twin, half] {
            end = self.ring.len();
            let mut at = self.half_edges.next(side);
            while at != side {
                self.ring.push(at);
                at = self.half_edges.next(at);
            }
        }
        self.corners.clear();
        for at in 0..self.ring.len() {
            self.corners.push(self.point(self.ring[at]));
        }
        end
    }

    /// Whether the diagonal from the first corner to corner `j` leaves two convex parts with an
    /// area. At all other corners the polygon is convex anyway.
    fn is_possible(&self, j: usize) -> bool {
        let [first, second, end, last] =
            [0, 1, j, self.corners.len() - 1].map(|corner| self.corners[corner]);
        is_convex(end, first, second) && is_convex(last, first, end)
    }

    /// Queues the diagonals around the two pieces that share `half`, and `half` itself.
    fn enqueue_around(&mut self, half: Index) {
        self.ring.push(half);
        for &half in &self.ring {
            let twin = self.twins[half];
            let diagonal = half.min(twin);
            if boundary_edge(twin).is_none() && !self.queued[diagonal] {
                self.queued[diagonal] = true;
                self.queue.push_back(diagonal);
            }
        }
    }
}

/// Whether the corner `at` is convex or straight, neither reflex nor a spike.
fn is_convex(before: DVec2, at: DVec2, after: DVec2) -> bool {
    match orient2d(before, at, after) {
        Ordering::Greater => true,
        Ordering::Equal => lexicographic(before, at) == lexicographic(at, after),
        Ordering::Less => false,
    }
}

/// The isoperimetric quotients of the parts: 4π times the area by the square of the perimeter.
fn quotients(corners: &[DVec2], out: &mut Vec<f64>) {
    out.clear();
    out.extend([0.0; 2]);
    let first = corners[0];
    let length = |a: DVec2, b: DVec2| libm::sqrt((b - a).length_squared());
    let (mut along, mut doubled_area) = (length(first, corners[1]), 0.0);
    for pair in corners[1..].windows(2) {
        along += length(pair[0], pair[1]);
        doubled_area += (pair[0] - first).perp_dot(pair[1] - first).abs();
        let perimeter = along + length(pair[1], first);
        out.push(TAU * doubled_area / (perimeter * perimeter));
    }
}

/// The least interior angles of the parts, in the measure of [`angle`].
fn least_angles(corners: &[DVec2], out: &mut Vec<f64>) {
    out.clear();
    out.extend([0.0; 2]);
    let (first, second) = (corners[0], corners[1]);
    let mut inner = f64::INFINITY;
    for three in corners.windows(3) {
        let [before, at, end] = [three[0], three[1], three[2]];
        inner = lesser(inner, angle(before, at, end));
        let ends = lesser(angle(end, first, second), angle(at, end, first));
        out.push(lesser(inner, ends));
    }
}

/// The lesser of two numbers, or NaN if one is NaN.
fn lesser(a: f64, b: f64) -> f64 {
    if a.is_nan() || a < b { a } else { b }
}

/// A number that grows with the angle at a corner: 0 for 0°, 1 for 90°, 2 for 180°.
fn angle(before: DVec2, at: DVec2, after: DVec2) -> f64 {
    let (a, b) = (before - at, after - at);
    let (cos, sin) = (a.dot(b), a.perp_dot(b).abs());
    let share = sin / (sin + cos.abs());
    if cos < 0.0 { 2.0 - share } else { share }
}
