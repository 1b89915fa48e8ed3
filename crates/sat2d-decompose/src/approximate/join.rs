//! Joins neighbouring pieces as long as their convex hull stays near them.
//!
//! A hull may replace a group of pieces if every vertex on the outline of the group is within the
//! tolerance of the edge of the hull that spans it. Inward, it is the [`inner_hull`]. Pairs of
//! groups wait in a queue, first the pair whose hull deviates least. Afterwards, groups near the
//! hull of another group are left out, the smallest first.

use crate::approximate::approximation::Group;
use crate::approximate::inner_hull::inner_hull;
use crate::decomposition::{Decomposition, Piece};
use crate::index::{Index, NONE};
use crate::simplify::{Deviation, square_of_distance};
use crate::union_find::UnionFind;
use alloc::collections::BinaryHeap;
use alloc::vec;
use alloc::vec::Vec;
use core::cmp::{Ordering, Reverse};
use glam::DVec2;
use sat2d_base::exact::distance::point_segment;
use sat2d_base::exact::hull::convex_hull;
use sat2d_base::exact::orient2d;
use sat2d_base::sort::{sort, sort_by};

/// Joins the pieces of a decomposition, or leaves them out; `points` are those of all rings.
pub(super) fn join(
    points: &[DVec2],
    decomposition: &Decomposition,
    tolerance: f64,
    deviation: Deviation,
    max_corners: Option<usize>,
) -> Vec<Group> {
    let outline = |piece: Piece| piece.vertices.iter().copied().map(Index::from).collect();
    let outlines: Vec<Vec<Index>> = decomposition.pieces().map(outline).collect();
    let count = outlines.len();
    let mut joiner = Joiner {
        points,
        tolerance,
        is_inward: deviation == Deviation::Inward,
        max_corners: max_corners.unwrap_or(usize::MAX).max(3),
        owners: owners(&outlines),
        outlines,
        groups: UnionFind::new(count),
        versions: vec![0; count],
        queue: BinaryHeap::new(),
        places: vec![NONE; points.len()],
        near: vec![NONE; count],
    };
    joiner.run();
    if deviation != Deviation::Outward {
        joiner.leave_out();
    }
    joiner.finish()
}

/// A pair of groups with a hull that may replace them: the square of its greatest deviation, which
/// is not below 0, so that its bits are in order; both groups, and their versions at the last
/// examination. If the versions have changed, the pair is examined again.
type Candidate = Reverse<(u64, [Index; 2], [u32; 2])>;

struct Joiner<'a> {
    points: &'a [DVec2],
    tolerance: f64,
    is_inward: bool,
    max_corners: usize,
    /// The edges of all pieces, sorted, each with its piece.
    owners: Vec<([Index; 2], Index)>,
    groups: UnionFind,
    /// The outline of each group, counter-clockwise, by its representative.
    outlines: Vec<Vec<Index>>,
    versions: Vec<u32>,
    queue: BinaryHeap<Candidate>,
    /// The places of the vertices in the current outline, or [`NONE`].
    places: Vec<Index>,
    /// For each group that is left out, another one near it; [`NONE`] for the others.
    near: Vec<Index>,
}

impl Joiner<'_> {
    fn run(&mut self) {
        for group in Index::below(self.outlines.len()) {
            for neighbour in self.neighbours(group) {
                if group < neighbour {
                    self.consider([group, neighbour]);
                }
            }
        }
        while let Some(Reverse((_, pair, versions))) = self.queue.pop() {
            let now = pair.map(|group| self.groups.find(group));
            if now[0] == now[1] {
                continue;
            }
            if now == pair && now.map(|group| self.versions[group]) == versions {
                self.join(now);
            } else {
                self.consider(now);
            }
        }
    }

    /// Joins two groups. It looks for new pairs only among the neighbours of the smaller group.
    /// Possible pairs of the larger group are in the queue already, and the others stay impossible,
    /// since only a common neighbour could fill the gap between two groups.
    fn join(&mut self, pair: [Index; 2]) {
        let Some(outline) = self.joint_outline(pair) else {
            return;
        };
        let [kept, gone] = pair;
        let [first, second] = pair.map(|group| self.outlines[group].len());
        let neighbours = self.neighbours(if first <= second { kept } else { gone });
        self.groups.union(kept, gone);
        self.versions[kept] += 1;
        self.outlines[gone] = Vec::new();
        self.outlines[kept] = outline;
        for neighbour in neighbours {
            if neighbour != kept && neighbour != gone {
                self.consider([kept, neighbour]);
            }
        }
    }

    /// Queues a pair of neighbours if it may be joined.
    fn consider(&mut self, pair: [Index; 2]) {
        let outline = self.joint_outline(pair);
        if let Some(square) = outline.and_then(|outline| self.deviation(&outline)) {
            let versions = pair.map(|group| self.versions[group]);
            self.queue.push(Reverse((square.to_bits(), pair, versions)));
        }
    }

    /// The groups behind the edges of a group, sorted.
    fn neighbours(&mut self, group: Index) -> Vec<Index> {
        let outline = &self.outlines[group];
        let mut neighbours = Vec::new();
        for (i, &from) in outline.iter().enumerate() {
            let to = outline[(i + 1) % outline.len()];
            let found = self.owners.binary_search_by_key(&[to, from], |edge| edge.0);
            if let Ok(at) = found {
                neighbours.push(self.groups.find(self.owners[at].1));
            }
        }
        neighbours.sort_unstable();
        neighbours.dedup();
        neighbours
    }

    /// The outline of two groups together; `None` if they touch elsewhere than along one chain of
    /// edges, and so surround a hole.
    fn joint_outline(&mut self, [a, b]: [Index; 2]) -> Option<Vec<Index>> {
        let [a, b] = [a, b].map(|group| &self.outlines[group]);
        for (place, &v) in Index::all().zip(a) {
            self.places[v] = place;
        }
        let outline = joint_outline(a, b, &self.places);
        for &v in a {
            self.places[v] = NONE;
        }
        outline
    }

    /// The square of the greatest distance of an outline from its convex hull, rounded; `None` if
    /// that exceeds the tolerance, or the hull has too many corners.
    fn deviation(&self, outline: &[Index]) -> Option<f64> {
        if self.is_inward {
            let (square, corners) = inner_hull(&self.points_of(outline), self.tolerance)?;
            return (corners.len() <= self.max_corners).then_some(square);
        }
        let corners = hull_of(self.points, outline);
        if corners.len() > self.max_corners {
            return None;
        }
        let point = |place: usize| self.points[outline[place]];
        let mut greatest = 0.0;
        for (i, &from) in corners.iter().enumerate() {
            let to = corners[(i + 1) % corners.len()];
            let (start, end) = (point(from), point(to));
            let mut place = (from + 1) % outline.len();
            while place != to {
                let p = point(place);
                if point_segment(p, start, end, (self.tolerance, 0.0)) == Ordering::Greater {
                    return None;
                }
                greatest = f64::max(greatest, square_of_distance(p, start, end));
                place = (place + 1) % outline.len();
            }
        }
        Some(greatest)
    }

    fn points_of(&self, outline: &[Index]) -> Vec<DVec2> {
        outline.iter().map(|&v| self.points[v]).collect()
    }

    /// The corners of the hull that replaces a group, by their places in its outline, ascending.
    fn corners(&self, outline: &[Index]) -> Vec<usize> {
        let inner = self.is_inward.then(|| self.points_of(outline));
        let inner = inner.and_then(|points| inner_hull(&points, self.tolerance));
        inner.map_or_else(|| hull_of(self.points, outline), |(_, corners)| corners)
    }

    /// Leaves out groups that are within the tolerance of the hull of a neighbour that stays.
    fn leave_out(&mut self) {
        let hull = |outline: &[Index]| -> Vec<DVec2> {
            if outline.is_empty() {
                return Vec::new();
            }
            let corners = self.corners(outline).into_iter();
            corners.map(|place| self.points[outline[place]]).collect()
        };
        let hulls: Vec<Vec<DVec2>> = self.outlines.iter().map(|outline| hull(outline)).collect();
        let areas: Vec<f64> = hulls.iter().map(|hull| area(hull)).collect();
        let mut smallest: Vec<Index> = Index::below(hulls.len()).collect();
        sort_by(&mut smallest, &mut |&a, &b| areas[a].total_cmp(&areas[b]));
        let mut stays = vec![false; hulls.len()];
        for group in smallest {
            if stays[group] || self.outlines[group].is_empty() {
                continue;
            }
            let neighbours = self.neighbours(group).into_iter();
            let near = neighbours
                .filter(|&other| other != group && self.near[other] == NONE)
                .filter(|&other| {
                    let other = &hulls[other];
                    let is_near = |&v: &Index| is_near(other, self.points[v], self.tolerance);
                    self.outlines[group].iter().all(is_near)
                })
                .max_by(|&a, &b| areas[a].total_cmp(&areas[b]));
            if let Some(other) = near {
                self.near[group] = other;
                stays[other] = true;
            }
        }
    }

    fn finish(mut self) -> Vec<Group> {
        let mut number = vec![NONE; self.outlines.len()];
        let mut groups: Vec<Group> = Vec::new();
        for part in Index::below(self.outlines.len()) {
            let own = self.groups.find(part);
            let is_left_out = self.near[own] != NONE;
            let group = if is_left_out { self.near[own] } else { own };
            if number[group] == NONE {
                number[group] = Index::new(groups.len());
                let outline = &self.outlines[group];
                let corners = self.corners(outline);
                groups.push(Group {
                    parts: Vec::new(),
                    left_out: Vec::new(),
                    corners: corners.iter().map(|&place| outline[place]).collect(),
                });
            }
            let group = &mut groups[number[group]];
            let parts = if is_left_out {
                &mut group.left_out
            } else {
                &mut group.parts
            };
            parts.push(part);
        }
        groups
    }
}

/// The corners of the convex hull of an outline, by their places in it, ascending: on a simple
/// polygon they are in the same order as on the hull.
fn hull_of(points: &[DVec2], outline: &[Index]) -> Vec<usize> {
    let points: Vec<DVec2> = outline.iter().map(|&v| points[v]).collect();
    let mut corners = convex_hull(&points);
    corners.sort_unstable();
    corners
}

/// Twice the area of a convex polygon, rounded.
fn area(corners: &[DVec2]) -> f64 {
    let pairs = corners.windows(2).map(|pair| (pair[0], pair[1]));
    pairs
        .map(|(a, b)| (a - corners[0]).perp_dot(b - corners[0]))
        .sum()
}

/// Whether a point is within the tolerance of a convex polygon.
pub(super) fn is_near(corners: &[DVec2], p: DVec2, tolerance: f64) -> bool {
    let ends = corners.iter().cycle().skip(1);
    let edges = || corners.iter().zip(ends.clone());
    edges().all(|(&a, &b)| orient2d(a, b, p) != Ordering::Less)
        || edges().any(|(&a, &b)| point_segment(p, a, b, (tolerance, 0.0)) != Ordering::Greater)
}

/// The edges of all pieces, sorted.
fn owners(outlines: &[Vec<Index>]) -> Vec<([Index; 2], Index)> {
    let mut owners = Vec::new();
    for (piece, outline) in Index::all().zip(outlines) {
        let ends = outline.iter().cycle().skip(1);
        owners.extend(
            outline
                .iter()
                .zip(ends)
                .map(|(&from, &to)| ([from, to], piece)),
        );
    }
    sort(&mut owners);
    owners
}

/// The outline of two outlines together, given the places of the vertices in the first one.
fn joint_outline(a: &[Index], b: &[Index], places: &[Index]) -> Option<Vec<Index>> {
    let place = |v: Index| places[v];
    let after = |v: Index| (place(v).get() + 1) % a.len();
    let is_shared = |i: usize| {
        let [from, to] = [b[i % b.len()], b[(i + 1) % b.len()]];
        place(from) != NONE && place(to) != NONE && after(to) == place(from).get()
    };
    let edges = (0..b.len()).filter(|&i| is_shared(i)).count();
    let vertices = b.iter().filter(|&&v| place(v) != NONE).count();
    // more vertices: they touch elsewhere; as many: one surrounds the other
    if edges == 0 || vertices != edges + 1 {
        return None;
    }
    let first = (0..b.len()).find(|&i| is_shared(i) && !is_shared(i + b.len() - 1))?;
    let own_of_b = (first + edges..=first + b.len()).map(|i| b[i % b.len()]);
    let start = place(b[first]).get();
    let own_of_a = (start + 1..start + a.len() - edges).map(|i| a[i % a.len()]);
    Some(own_of_b.chain(own_of_a).collect())
}

#[cfg(test)]
mod tests {
    use crate::approximate::join::*;
    use crate::options::{Method, Options};
    use crate::polygon::decompose;

    /// A box with notches of these depths in its top: each takes one cut, unless it is filled.
    fn notched(depths: [f64; 4]) -> Vec<DVec2> {
        let mut corners = vec![DVec2::ZERO, DVec2::new(40.0, 0.0)];
        for (i, depth) in (0..).zip(depths) {
            let right = 40.0 - 10.0 * f64::from(i);
            corners.extend([(right, 20.0), (right - 5.0, 20.0 - depth)].map(DVec2::from));
        }
        corners.push(DVec2::new(0.0, 20.0));
        corners
    }

    #[test]
    fn pieces_are_joined_over_notches_that_are_no_deeper_than_the_tolerance() {
        let options = Options {
            method: Method::Fast,
            ..Options::default()
        };
        for depths in [
            [1.0, 2.0, 3.0, 4.0],
            [4.0, 1.0, 3.0, 2.0],
            [3.0, 4.0, 2.0, 1.0],
        ] {
            let points = notched(depths);
            let decomposition = decompose(&[&points], &options).unwrap();
            assert_eq!(decomposition.count(), 5);
            for (filled, tolerance) in [0.5, 1.0, 2.5, 3.0, 4.0].into_iter().enumerate() {
                let groups = join(&points, &decomposition, tolerance, Deviation::Outward, None);
                assert_eq!(groups.len(), 5 - filled, "{depths:?} {tolerance}");
                let mut parts: Vec<Index> = groups.iter().flat_map(|g| g.parts.clone()).collect();
                parts.sort_unstable();
                assert!(parts.into_iter().eq(Index::below(5)));
            }
            let all = join(&points, &decomposition, 4.0, Deviation::Outward, None);
            let mut corners = all[0].corners.clone();
            corners.sort_unstable();
            assert_eq!(corners, [0, 1, 2, 10].map(Index::new));
        }
    }

    /// The hull of two parts has four corners.
    #[test]
    fn a_joined_piece_may_have_as_many_corners_as_allowed() {
        let points =
            [[0, 0], [9, 0], [9, 9], [5, 8], [0, 9]].map(|[x, y]| DVec2::new(x.into(), y.into()));
        let decomposition = decompose(&[&points], &Options::default()).unwrap();
        assert_eq!(decomposition.count(), 2);
        for (most, count) in [(3, 2), (4, 1)] {
            let groups = join(&points, &decomposition, 1.0, Deviation::Outward, Some(most));
            assert_eq!(groups.len(), count);
        }
    }

    #[test]
    fn outlines_are_joined_along_all_of_one_chain() {
        let indices = |of: &[usize]| -> Vec<Index> { of.iter().copied().map(Index::new).collect() };
        let join = |a: &[usize], b: &[usize]| {
            let (a, b) = (&indices(a), &indices(b));
            let mut places = [NONE; 8];
            for (place, &v) in Index::all().zip(a) {
                places[v] = place;
            }
            let mut joint = joint_outline(a, b, &places)?;
            let lowest = (0..joint.len()).min_by_key(|&i| joint[i]);
            joint.rotate_left(lowest.unwrap());
            Some(joint.into_iter().map(Index::get).collect())
        };
        // one edge; two edges, wherever the second outline starts
        assert_eq!(join(&[0, 1, 2, 3], &[2, 1, 4]), Some(vec![0, 1, 4, 2, 3]));
        for b in [[2, 1, 0, 4], [1, 0, 4, 2], [0, 4, 2, 1], [4, 2, 1, 0]] {
            assert_eq!(join(&[0, 1, 2, 3], &b), Some(vec![0, 4, 2, 3]), "{b:?}");
        }
        // no edge; a vertex elsewhere; all around
        assert_eq!(join(&[0, 1, 2, 3], &[2, 4, 5]), None);
        assert_eq!(join(&[0, 1, 2, 3], &[2, 1, 4, 3, 5]), None);
        assert_eq!(join(&[0, 1, 2], &[2, 1, 0]), None);
    }

    #[test]
    fn areas_and_distances_of_a_convex_polygon() {
        let square = [[3.0, 1.0], [7.0, 1.0], [7.0, 5.0], [3.0, 5.0]].map(DVec2::from);
        assert_eq!(area(&square), 32.0);
        for (p, least) in [
            ([5.0, 3.0], 0.0),
            ([7.0, 3.0], 0.0),
            ([7.5, 3.0], 0.5),
            ([10.0, 9.0], 5.0),
        ] {
            let p = DVec2::from(p);
            assert!(is_near(&square, p, least), "{p}");
            assert!(
                least == 0.0 || !is_near(&square, p, least.next_down()),
                "{p}"
            );
        }
    }
}
