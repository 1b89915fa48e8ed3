//! Holes that an approximation may fill because no point in them is far from the polygon.
//!
//! If a hole lies between two parallel lines, a line across leaves it on both sides of any point in
//! it. So the point is within half of the distance of the two lines of the polygon.

use alloc::vec::Vec;
use core::cmp::Ordering;
use glam::DVec2;
use sat2d_base::exact::distance::point_segment;
use sat2d_base::exact::hull::convex_hull;
use sat2d_base::exact::orient2d;

/// A hole that is filled.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct FilledHole {
    pub(super) ring: u32,
    /// Two places in the ring, the ends of an edge of its convex hull: one of the two lines passes
    /// through them.
    pub(super) edge: [u32; 2],
}

/// The holes that may be filled within a tolerance.
pub(super) fn fillable(rings: &[&[DVec2]], tolerance: f64) -> Vec<FilledHole> {
    let holes = (0..)
        .zip(rings)
        .skip(1)
        .filter(|(_, ring)| !ring.is_empty());
    let narrow = holes.filter_map(|(ring, points)| {
        let corners: Vec<u32> = convex_hull(points).iter().map(|&c| c as u32).collect();
        let ends = corners.iter().cycle().skip(1);
        let mut edges = corners.iter().zip(ends).map(|(&from, &to)| [from, to]);
        let edge = edges.find(|&edge| is_within(points, edge, tolerance))?;
        Some(FilledHole { ring, edge })
    });
    narrow.collect()
}

/// Whether a ring is within twice the tolerance of the line through two of its points, on the left.
pub(super) fn is_within(ring: &[DVec2], edge: [u32; 2], tolerance: f64) -> bool {
    let [Some(&from), Some(&to)] = edge.map(|place| ring.get(place as usize)) else {
        return false;
    };
    let width = 2.0 * tolerance;
    let is_between = |&p: &DVec2| {
        orient2d(from, to, p) != Ordering::Less
            && point_segment(p, from, to, (width, 0.0)) != Ordering::Greater
    };
    width.is_finite() && from != to && ring.iter().all(is_between)
}

/// The rings with the filled ones emptied, and the number of each remaining vertex.
pub(super) fn without<'a>(
    rings: &[&'a [DVec2]],
    filled: &[FilledHole],
) -> (Vec<&'a [DVec2]>, Vec<u32>) {
    let mut rest = rings.to_vec();
    for hole in filled {
        rest[hole.ring as usize] = &[];
    }
    let mut numbers = Vec::new();
    let mut first = 0;
    for (ring, rest) in rings.iter().zip(&rest) {
        numbers.extend(first..first + rest.len() as u32);
        first += ring.len() as u32;
    }
    (rest, numbers)
}
