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

#[cfg(test)]
mod tests {
    use crate::exact::hull::convex_hull;
    use crate::exact::judge::{cross, vector};
    use alloc::vec::Vec;
    use core::cmp::Ordering;
    use glam::DVec2;
    use num_bigint::BigInt;

    /// One to seven points of a small grid, of which many coincide or are in line.
    #[test]
    fn corners_are_the_points_that_no_others_surround() {
        let rng = &mut fastrand::Rng::with_seed(1);
        let mut counts = [0; 8];
        for _ in 0..4000 {
            let size = rng.i32(1..5);
            let mut number = || rng.i32(..size).into();
            let mut point = || DVec2::new(number(), number());
            let mut points: Vec<DVec2> = (0..7).map(|_| point()).collect();
            points.truncate(rng.usize(1..8));
            let side = |a: DVec2, b: DVec2, c: DVec2| {
                cross(&vector(a, b), &vector(a, c)).cmp(&BigInt::ZERO)
            };
            // a corner has all other points on one side of a line through it, or of its own line
            let is_corner = |p: DVec2| {
                let others = || points.iter().copied().filter(|&q| q != p);
                let is_end = |q: DVec2| {
                    others().all(|r| match side(p, q, r) {
                        Ordering::Equal => (q - p).dot(r - p) > 0.0,
                        order => order == Ordering::Greater,
                    })
                };
                others().next().is_none() || others().any(is_end)
            };
            let hull = convex_hull(&points);
            let corners: Vec<DVec2> = hull.iter().map(|&i| points[i]).collect();
            let n = corners.len();
            assert!(corners.iter().all(|&p| is_corner(p)), "{points:?} {hull:?}");
            assert!(points.iter().all(|&p| is_corner(p) == corners.contains(&p)));
            // each corner once, counter-clockwise
            assert!((0..n).all(|i| !corners[..i].contains(&corners[i])));
            let turn = |i: usize| side(corners[i], corners[(i + 1) % n], corners[(i + 2) % n]);
            assert!(
                n < 3 || (0..n).all(|i| turn(i).is_gt()),
                "{points:?} {hull:?}"
            );
            counts[n] += 1;
        }
        assert!(counts[1..7].iter().all(|&count| count > 20), "{counts:?}");
    }
}
