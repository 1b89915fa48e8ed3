//! Better pieces, as many: cuts are turned one at a time, as long as the sum over the two pieces beside one grows, and none becomes worse
//! than the worst of all was at the start.
//!
//! Two pieces with a common cut are one polygon with at most two reflex corners, the ends of the cut. With two there is no other cut. With one,
//! every cut starts there, and all of the polygon can be seen from there: it lies within two convex parts that a ray from there makes. With none
//! (the number of corners, or the method, kept the two apart) those cuts are tried that keep one end. A cut that was turned has those around
//! its two pieces tried again.
//!
//! Which cut may be is decided exactly; how good it is, in doubles, by scale-free numbers. Where lengths are so far apart that these overflow,
//! a comparison is false and the cut stays.

use crate::decompose::mesh::half_edges::HalfEdges;
use crate::decompose::mesh::triangle_mesh::boundary_edge;
use crate::decompose::options::Preference;
use crate::decompose::partition::Partition;
use crate::exact::orient2d;
use crate::num::lexicographic;
use alloc::collections::VecDeque;
use alloc::vec::Vec;
use core::cmp::Ordering;
use core::f64::consts::TAU;
use glam::DVec2;

/// The search ends when it has looked at this many corners for each edge of a piece. On the corpus of the tests it ends by itself, after 60 at
/// most.
const CORNERS_PER_EDGE: usize = 256;
/// By which factor a number must be larger to count as larger: far above what rounding does, so that no two cuts take turns.
const GAIN: f64 = 1.0 + 1e-9;

/// Turns cuts to where `preference` has them, with pieces of at most `most` corners. The number of pieces stays.
pub(crate) fn fatten(
    points: &[DVec2],
    partition: Partition,
    most: usize,
    preference: Preference,
) -> Partition {
    let measure = match preference {
        Preference::AsCut => return partition,
        Preference::Fat => quotients,
        Preference::WideAngles => least_angles,
    };
    let (mut next, mut prev) = (Vec::new(), Vec::new());
    for ends in partition.starts.windows(2) {
        let (first, last) = (ends[0], ends[1] - 1);
        next.extend(first + 1..=last);
        next.push(first);
        prev.push(last);
        prev.extend(first..last);
    }
    let lesser_of_cut = |half: &u32| {
        let twin = partition.twins[*half as usize];
        boundary_edge(twin).is_none() && *half < twin
    };
    let halves = 0..partition.twins.len() as u32;
    let queue: VecDeque<u32> = halves.filter(lesser_of_cut).collect();
    let (mut corners, mut ahead) = (Vec::new(), Vec::new());
    let goodness = partition.starts.windows(2).map(|ends| {
        let piece = &partition.origins[ends[0] as usize..ends[1] as usize];
        corners.clear();
        corners.extend(piece.iter().map(|&v| points[v as usize]));
        measure(&corners, &mut ahead);
        ahead[piece.len() - 1]
    });
    let floor = goodness.fold(f64::INFINITY, f64::min);
    let mut queued = alloc::vec![false; partition.twins.len()];
    queue.iter().for_each(|&half| queued[half as usize] = true);
    let budget = CORNERS_PER_EDGE * partition.twins.len();
    let mut cuts = Cuts {
        points,
        measure,
        most,
        floor,
        links: HalfEdges::new(next, prev),
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
    cuts.run();
    cuts.links.collect(&cuts.origins, &cuts.twins)
}

/// Tells of a polygon's parts how good they are: number `k` is of the convex part with the corners `0..=k` (of no meaning for `k` below 2).
type Measure = fn(&[DVec2], &mut Vec<f64>);

/// The pieces, and the cuts that are to be tried.
struct Cuts<'a> {
    points: &'a [DVec2],
    measure: Measure,
    most: usize,
    /// How good the worst piece was at the start.
    floor: f64,
    links: HalfEdges,
    origins: Vec<u32>,
    twins: Vec<u32>,
    /// Of each cut that is to be tried the lesser half-edge.
    queue: VecDeque<u32>,
    queued: Vec<bool>,
    /// The half-edges around the two pieces beside a cut.
    ring: Vec<u32>,
    /// Where they start.
    corners: Vec<DVec2>,
    /// What the measure says of the parts that begin at the first corner, and ...
    ahead: Vec<f64>,
    /// ... of those that end there, by how many corners they have besides.
    behind: Vec<f64>,
    /// How many corners may still be looked at.
    budget: usize,
}

impl Cuts<'_> {
    fn run(&mut self) {
        while let Some(half) = self.queue.pop_front() {
            self.queued[half as usize] = false;
            let twin = self.twins[half as usize];
            let turned = match (self.is_reflex(half, twin), self.is_reflex(twin, half)) {
                (true, true) => false,
                (true, false) => self.turn(half),
                (false, true) => self.turn(twin),
                (false, false) => self.turn(half) || self.turn(twin),
            };
            if turned {
                self.enqueue_around(half);
            }
            if self.budget == 0 {
                return;
            }
        }
    }

    /// Whether the polygon of the two pieces bends inwards where `half` starts.
    fn is_reflex(&self, half: u32, twin: u32) -> bool {
        let corner = self.links.corner_without(half, twin);
        let [a, b, c] = corner.map(|h| self.point(h));
        orient2d(a, b, c) == Ordering::Less
    }

    fn point(&self, half: u32) -> DVec2 {
        self.points[self.origins[half as usize] as usize]
    }

    /// Turns a cut about the start of `half` to the best corner; whether there is a better one than that where it ends.
    fn turn(&mut self, half: u32) -> bool {
        let twin = self.twins[half as usize];
        let end = self.gather(half, twin);
        let n = self.ring.len();
        self.budget = self.budget.saturating_sub(n);
        (self.measure)(&self.corners, &mut self.ahead);
        self.corners[1..].reverse();
        (self.measure)(&self.corners, &mut self.behind);
        self.corners[1..].reverse();
        let (mut to, mut best) = (end, (self.ahead[end] + self.behind[n - end]) * GAIN);
        let nearest = 2.max((n + 1).saturating_sub(self.most));
        for j in nearest..=(n - 2).min(self.most - 1) {
            let (a, b) = (self.ahead[j], self.behind[n - j]);
            // False for what is not a number.
            let is_better = a + b > best && a >= self.floor && b >= self.floor;
            if is_better && self.may_cut(j) {
                (to, best) = (j, a + b);
            }
        }
        if to == end {
            return false;
        }
        self.origins[twin as usize] = self.origins[self.ring[to] as usize];
        self.links.link(self.ring[end - 1], self.ring[end]);
        self.links.link(self.ring[to - 1], twin);
        self.links.link(half, self.ring[to]);
        true
    }

    /// Takes up the polygon beside a cut, from the corner where `half` starts; returns the place of the cut's other end.
    fn gather(&mut self, half: u32, twin: u32) -> usize {
        self.ring.clear();
        let mut end = 0;
        for side in [twin, half] {
            end = self.ring.len();
            let mut at = self.links.next(side);
            while at != side {
                self.ring.push(at);
                at = self.links.next(at);
            }
        }
        self.corners.clear();
        for at in 0..self.ring.len() {
            self.corners.push(self.point(self.ring[at]));
        }
        end
    }

    /// Whether a cut from the first corner to number `j` leaves two convex parts that have an area. Elsewhere the polygon is convex.
    fn may_cut(&self, j: usize) -> bool {
        let [first, second, end, last] =
            [0, 1, j, self.corners.len() - 1].map(|corner| self.corners[corner]);
        is_convex(end, first, second) && is_convex(last, first, end)
    }

    /// Has the cuts around the two pieces beside a cut tried again, and that one too.
    fn enqueue_around(&mut self, half: u32) {
        self.ring.push(half);
        for &half in &self.ring {
            let twin = self.twins[half as usize];
            let cut = half.min(twin);
            if boundary_edge(twin).is_none() && !self.queued[cut as usize] {
                self.queued[cut as usize] = true;
                self.queue.push_back(cut);
            }
        }
    }
}

/// Whether the corner `at` is convex: straight perhaps, but neither bent inwards nor folded up.
fn is_convex(before: DVec2, at: DVec2, after: DVec2) -> bool {
    match orient2d(before, at, after) {
        Ordering::Greater => true,
        Ordering::Equal => lexicographic(before, at) == lexicographic(at, after),
        Ordering::Less => false,
    }
}

/// The isoperimetric quotients of parts, 4π times the area over the square of the perimeter: 1 for a circle.
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

/// The least interior angles of parts, in a measure of [`angle`].
fn least_angles(corners: &[DVec2], out: &mut Vec<f64>) {
    out.clear();
    out.extend([0.0; 2]);
    let (first, second) = (corners[0], corners[1]);
    let mut inner = f64::INFINITY;
    for three in corners.windows(3) {
        let [before, at, end] = [three[0], three[1], three[2]];
        inner = least(inner, angle(before, at, end));
        let ends = least(angle(end, first, second), angle(at, end, first));
        out.push(least(inner, ends));
    }
}

/// The lesser of two numbers; none if one is none.
fn least(a: f64, b: f64) -> f64 {
    if a.is_nan() || a < b { a } else { b }
}

/// A number that grows with the angle at a corner: 0 for 0°, 1 for 90°, 2 for 180°.
fn angle(before: DVec2, at: DVec2, after: DVec2) -> f64 {
    let (a, b) = (before - at, after - at);
    let (cos, sin) = (a.dot(b), a.perp_dot(b).abs());
    let share = sin / (sin + cos.abs());
    if cos < 0.0 { 2.0 - share } else { share }
}
