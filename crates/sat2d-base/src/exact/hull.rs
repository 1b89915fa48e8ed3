//! The convex hull of points.

use crate::exact::orient2d;
use crate::num::lexicographic;
use crate::sort::sort_by;
use alloc::vec::Vec;
use core::cmp::Ordering;
use glam::DVec2;

/// The corners of the convex hull, by index, counter-clockwise from the lexicographically least;
/// two for points on a line, one if all are the same. A. M. Andrew, "Another efficient algorithm
/// for convex hulls in two dimensions", 1979.
pub fn convex_hull(points: &[DVec2]) -> Vec<usize> {
    let mut order: Vec<usize> = match surrounding(points) {
        // most of many points lie inside of a few of them
        Some(corners) => (0..points.len())
            .filter(|&i| !is_inside(&corners, points[i]))
            .collect(),
        None => (0..points.len()).collect(),
    };
    sort_by(&mut order, &mut |&i, &j| {
        lexicographic(points[i], points[j]).then(i.cmp(&j))
    });
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

/// With fewer points, sorting them all is faster.
const MANY: usize = 64;

/// The extreme points in eight directions, up to rounding, of many points, counter-clockwise (S. G.
/// Akl and G. T. Toussaint, "A fast convex hull algorithm", 1978).
fn surrounding(points: &[DVec2]) -> Option<[DVec2; 8]> {
    let &first = points.get(MANY)?;
    let ways = |p: DVec2| {
        let (sum, difference) = (p.x + p.y, p.x - p.y);
        [-p.x, -sum, -p.y, difference, p.x, sum, p.y, -difference]
    };
    let mut farthest = [first; 8];
    let mut most = ways(first);
    for &p in points {
        for ((far, most), way) in farthest.iter_mut().zip(&mut most).zip(ways(p)) {
            if way > *most {
                (*far, *most) = (p, way);
            }
        }
    }
    Some(farthest)
}

/// Whether a point is to the left of all edges of a closed polygon of any form. The polygon then
/// winds round the point, which is inside of the convex hull.
fn is_inside(corners: &[DVec2; 8], point: DVec2) -> bool {
    let ends = corners.iter().zip(corners.iter().cycle().skip(1));
    let mut edges = ends.filter(|(p, q)| p != q).peekable();
    edges.peek().is_some() && edges.all(|(&p, &q)| orient2d(p, q, point) == Ordering::Greater)
}

#[cfg(test)]
mod tests {
    use crate::exact::hull::{MANY, convex_hull};
    use crate::exact::judge::{cross, vector};
    use crate::num::lexicographic;
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
            let size = [1, 2, 3, 4, 5, 50][rng.usize(0..6)];
            let mut number = || rng.i32(0..size).into();
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

    /// On grids, on a line, at one place, and as they come.
    #[test]
    fn many_points_lie_within_their_hull() {
        let rng = &mut fastrand::Rng::with_seed(2);
        let mut counts = [0; 3];
        for _ in 0..400 {
            let (width, height) = (rng.i32(1..9), rng.i32(1..9));
            let is_grid = rng.bool();
            let mut point = || match is_grid {
                true => DVec2::new(rng.i32(0..width).into(), rng.i32(0..height).into()),
                false => DVec2::new(rng.f64() - 0.5, (rng.f64() - 0.5) * 1e-9),
            };
            let points: Vec<DVec2> = (0..3 * MANY).map(|_| point()).collect();
            let hull = convex_hull(&points);
            let n = hull.len();
            counts[n.min(3) - 1] += 1;
            let corner = |i: usize| points[hull[i % n]];
            // each corner by its first point, and the least first
            assert!(hull.iter().all(|&i| !points[..i].contains(&points[i])));
            let least = points.iter().copied().min_by(|&p, &q| lexicographic(p, q));
            assert_eq!(Some(corner(0)), least);
            for i in 0..n {
                let (p, q) = (corner(i), corner(i + 1));
                let side = |r| cross(&vector(p, q), &vector(p, r)).cmp(&BigInt::ZERO);
                if n < 3 {
                    assert!(points.iter().all(|&r| side(r).is_eq()));
                    let is_between =
                        |r: &DVec2| p.min(q).cmple(*r).all() && r.cmple(p.max(q)).all();
                    assert!(points.iter().all(is_between));
                } else {
                    assert!(points.iter().all(|&r| side(r).is_ge()));
                    assert!(side(corner(i + 2)).is_gt());
                }
            }
        }
        assert!(counts.iter().all(|&count| count > 2), "{counts:?}");
    }
}
