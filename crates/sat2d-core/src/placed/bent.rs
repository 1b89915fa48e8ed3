//! Convex pieces that rounding has made concave when they were placed: a vertex on a straight edge
//! may have moved inward by a unit in the last place. The placed coordinates are what counts, so
//! such a piece is triangulated.

use alloc::vec::Vec;
use core::cmp::Ordering;
use glam::DVec2;
use sat2d_base::exact::orient2d;

/// Counter-clockwise triangles, by index, that cover the simple polygon exactly; `None` if rounding
/// left no simple polygon. Ear clipping, for a few points: G. H. Meisters, "Polygons have ears",
/// 1975.
pub(crate) fn triangulate(points: &[DVec2]) -> Option<Vec<[usize; 3]>> {
    let mut ring: Vec<usize> = (0..points.len()).collect();
    let mut triangles = Vec::with_capacity(points.len());
    while ring.len() >= 3 {
        let n = ring.len();
        let corner = |i: usize| [ring[(i + n - 1) % n], ring[i], ring[(i + 1) % n]];
        let turn = |[a, b, c]: [usize; 3]| orient2d(points[a], points[b], points[c]);
        let is_ear = |ear: [usize; 3]| {
            turn(ear) == Ordering::Greater
                && ring
                    .iter()
                    .filter(|i| !ear.contains(i))
                    .all(|&i| outside(ear.map(|k| points[k]), points[i]))
        };
        let at = (0..n).find(|&i| is_ear(corner(i)))?;
        triangles.push(corner(at));
        ring.remove(at);
    }
    Some(triangles)
}

/// Whether a point lies outside a counter-clockwise triangle and not on its boundary.
fn outside([a, b, c]: [DVec2; 3], point: DVec2) -> bool {
    [(a, b), (b, c), (c, a)]
        .iter()
        .any(|&(p, q)| orient2d(p, q, point) == Ordering::Less)
}

#[cfg(test)]
mod tests {
    use crate::placed::bent::*;

    fn points(numbers: &[f64]) -> Vec<DVec2> {
        numbers.chunks(2).map(DVec2::from_slice).collect()
    }

    #[test]
    fn a_square_bent_inward_on_two_sides_is_covered_exactly() {
        let bent = points(&[
            0.0, 0.0, 4.0, 1e-300, 8.0, 0.0, 8.0, 8.0, 5.0, 8.0, 3.0, 7.5, 0.0, 8.0,
        ]);
        let triangles = triangulate(&bent).expect("simple");
        assert_eq!(triangles.len(), 5);
        let doubled: f64 = triangles
            .iter()
            .map(|t| (bent[t[1]] - bent[t[0]]).perp_dot(bent[t[2]] - bent[t[0]]))
            .sum();
        assert_eq!(doubled, 2.0 * 64.0 - 0.5 * 5.0);
    }

    #[test]
    fn what_is_no_polygon_is_told() {
        assert_eq!(triangulate(&points(&[0.0, 0.0, 1.0, 1.0, 2.0, 2.0])), None);
        let bow_tie = points(&[0.0, 0.0, 2.0, 2.0, 2.0, 0.0, 0.0, 2.0]);
        assert_eq!(triangulate(&bow_tie), None);
    }
}
