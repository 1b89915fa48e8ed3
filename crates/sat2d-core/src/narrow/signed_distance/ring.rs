//! The edges of a convex ring that may be the nearest ones to a point, by branch and bound on
//! ranges of edges. It needs no tree: where all edges of a range lead into one quadrant, the box of
//! its ends holds them all. If moreover the point is on the inner side of the chord from end to
//! end, the chord is nearer: it bounds a convex region that lies between the normals at its ends.

use crate::minkowski::gjk::ERROR;
use crate::narrow::signed_distance::nearest_edge::{Names, NearestEdge};
use crate::transform::Transform;
use glam::DVec2;
use sat2d_base::aabb::Aabb;
use sat2d_base::num::{U, fraction, one_norm};
use smallvec::SmallVec;

/// Rings of fewer edges are not searched.
const SCANNED: usize = 16;

/// The names of an edge; `None` for a cut between pieces.
pub(crate) type Name<'f> = &'f dyn Fn(usize) -> Option<Names>;

/// The vertices of a ring and what places them.
pub(crate) struct Ring<'a> {
    points: &'a [DVec2],
    transform: &'a Transform,
    /// Whether it is clockwise where it is placed.
    is_backward: bool,
}

impl<'a> Ring<'a> {
    pub(crate) fn new(
        points: &'a [DVec2],
        transform: &'a Transform,
        is_backward: bool,
    ) -> Ring<'a> {
        Ring {
            points,
            transform,
            is_backward,
        }
    }

    /// The placed vertex with a number, of which those past the last are counted from the first.
    fn at(&self, vertex: usize) -> DVec2 {
        let n = self.points.len();
        let vertex = if vertex < n { vertex } else { vertex - n };
        self.transform.apply(self.points[vertex])
    }

    /// Offers the edges that may be the nearest ones, given the largest magnitude of a coordinate
    /// if the placed ring is certainly convex, otherwise all of them.
    pub(crate) fn offer_to(&self, nearest: &mut NearestEdge, reach: Option<f64>, name: Name<'_>) {
        match reach {
            Some(reach) if self.points.len() > SCANNED => self.offer_near(nearest, reach, name),
            _ => {
                // both sides of a segment are one edge
                let count = match self.points.len() {
                    2 => 1,
                    n => n,
                };
                for i in 0..count {
                    self.offer(nearest, i, name);
                }
            }
        }
    }

    fn offer(&self, nearest: &mut NearestEdge, edge: usize, name: Name<'_>) {
        match name(edge) {
            Some(names) => {
                let ends = [self.at(edge), self.at(edge + 1)];
                nearest.offer(ends, &names, self.is_backward);
            }
            // the ends of a cut are vertices of the boundary, whose edges are in other pieces
            None => nearest.offer_vertex(self.at(edge)),
        }
    }

    fn offer_near(&self, nearest: &mut NearestEdge, reach: f64, name: Name<'_>) {
        let point = nearest.point();
        let slack = 32.0 * U * reach.max(point.abs().max_element()) + f64::MIN_POSITIVE;
        let bound = |start, end| self.bound(start, end, point) - slack;
        // ranges of edges still to be searched, the nearer one of two on top
        let mut open: SmallVec<[(usize, usize, f64); 64]> = SmallVec::new();
        open.push((0, self.points.len(), 0.0));
        while let Some((start, end, least)) = open.pop() {
            if least > nearest.limit() {
                continue;
            }
            if end - start == 1 {
                self.offer(nearest, start, name);
                continue;
            }
            let middle = start + (end - start) / 2;
            let first = (start, middle, bound(start, middle));
            let second = (middle, end, bound(middle, end));
            if first.2 < second.2 {
                open.extend([second, first]);
            } else {
                open.extend([first, second]);
            }
        }
    }

    /// A lower bound for the distance of a range of edges, up to rounding of the coordinates.
    fn bound(&self, start: usize, end: usize, point: DVec2) -> f64 {
        let (from, to) = (self.at(start), self.at(end));
        let (first, last) = (self.at(start + 1) - from, to - self.at(end - 1));
        let turn = if self.is_backward {
            last.perp_dot(first)
        } else {
            first.perp_dot(last)
        };
        let is_one_quadrant = first.x * last.x >= 0.0
            && first.y * last.y >= 0.0
            && (end - start == 1 || turn > ERROR * one_norm(first) * one_norm(last));
        if !is_one_quadrant {
            return 0.0;
        }
        let (chord, from_start) = (to - from, point - from);
        let is_inner = (chord.perp_dot(from_start) >= 0.0) != self.is_backward;
        if is_inner || end - start == 1 {
            let place = fraction(from_start.dot(chord) / chord.length_squared());
            return (from_start - chord * place).length() * (1.0 - 8.0 * U);
        }
        Aabb::of_points(&[from, to]).distance(&Aabb::new(point, point))
    }
}

#[cfg(test)]
mod tests {
    use crate::narrow::signed_distance::ring::Ring;
    use crate::transform::Transform;
    use alloc::vec::Vec;
    use glam::DVec2;

    /// Points of the unit circle, counter-clockwise, from rational parameters.
    fn circle(quarter: i32) -> Vec<DVec2> {
        let axes = [DVec2::X, DVec2::Y, DVec2::NEG_X, DVec2::NEG_Y];
        let of_quarter = |axis: DVec2| {
            (0..quarter).map(move |k| {
                let t = f64::from(k) / f64::from(quarter);
                (axis * (1.0 - t * t) + axis.perp() * (2.0 * t)) / (1.0 + t * t)
            })
        };
        axes.into_iter().flat_map(of_quarter).collect()
    }

    fn distance(point: DVec2, start: DVec2, end: DVec2) -> f64 {
        let along = end - start;
        let place = (point - start).dot(along) / along.length_squared();
        (start + along * place.clamp(0.0, 1.0) - point).length()
    }

    #[test]
    fn no_edge_of_a_range_is_nearer_than_its_bound() {
        let points = circle(6);
        let n = points.len();
        let (mut tight, mut useful) = (0, 0);
        for (mirror, skew) in [(1.0, 0.0), (-1.0, 0.5)] {
            let map = Transform::new(mirror, skew, 0.25, 0.5, 0.125, 0.0).expect("a map");
            let ring = Ring::new(&points, &map, mirror < 0.0);
            for at in 0..13 * 13 {
                let grid = |k: i32| f64::from(k - 6) * 0.23;
                let point = DVec2::new(grid(at % 13), grid(at / 13));
                for start in 0..n {
                    for end in start + 1..=n {
                        let edges =
                            (start..end).map(|k| distance(point, ring.at(k), ring.at(k + 1)));
                        let least = edges.fold(f64::INFINITY, f64::min);
                        let bound = ring.bound(start, end, point);
                        assert!(bound <= least + 1e-12, "{bound}, {least}: {start}..{end}");
                        useful += u32::from(bound > 0.0);
                        tight += u32::from(bound > 0.9 * least);
                    }
                }
            }
        }
        assert!(useful > 10_000 && tight > 8_000, "{useful}, {tight}");
    }
}
