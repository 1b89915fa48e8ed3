//! The convex hull of points.

use crate::exact::orient2d;
use crate::num::lexicographic;
use alloc::vec::Vec;
use core::cmp::Ordering;
use glam::DVec2;

/// The corners of the convex hull, by index, counter-clockwise from the lexicographically least;
/// two for points on a line, one if all are the same. A. M. Andrew, "Another efficient algorithm
/// for convex hulls in two dimensions", 1979.
pub(crate) fn convex_hull(points: &[DVec2]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..points.len()).collect();
    order.sort_by(|&i, &j| lexicographic(points[i], points[j]).then(i.cmp(&j)));
    order.dedup_by(|a, b| points[*a] == points[*b]);
    if order.len() < 3 {
        return order;
    }
    let mut hull: Vec<usize> = Vec::with_capacity(order.len() + 1);
    let upper = order.iter().rev().skip(1);
    let mut floor = 2;
    for (step, &i) in order.iter().chain(upper).enumerate() {
        if step == order.len() {
            floor = hull.len() + 1;
        }
        while hull.len() >= floor {
            let (p, q) = (hull[hull.len() - 2], hull[hull.len() - 1]);
            if orient2d(points[p], points[q], points[i]) == Ordering::Greater {
                break;
            }
            hull.pop();
        }
        hull.push(i);
    }
    hull.pop(); // the first one again
    hull
}
