//! Random polygons with corners on a lattice, where collinear corners and cuts through corners are
//! common.

use proptest::prelude::*;
use sat2d::DVec2;
use sat2d_test_support::partition_judge::{P, cross, is_polygon};

pub fn doubles(ring: &[P]) -> Vec<DVec2> {
    ring.iter()
        .map(|p| DVec2::new(p.0 as f64, p.1 as f64))
        .collect()
}

/// Grows a polygon: inserts each point into the first edge, counted from a random one, that keeps
/// the polygon simple.
fn grown(points: &[(P, usize)]) -> Vec<P> {
    let mut ring: Vec<P> = Vec::new();
    for &(point, start) in points {
        if ring.contains(&point) {
            continue;
        }
        if ring.len() < 3 {
            ring.push(point);
            if ring.len() == 3 && !is_polygon(std::slice::from_ref(&ring)) {
                ring.pop();
            }
            continue;
        }
        let n = ring.len();
        let wider = (0..n).map(|i| {
            let mut wider = ring.clone();
            wider.insert((start + i) % n + 1, point);
            wider
        });
        if let Some(wider) = wider
            .into_iter()
            .find(|ring| is_polygon(std::slice::from_ref(ring)))
        {
            ring = wider;
        }
    }
    ring
}

/// Simple polygons with at most `most` corners, integer coordinates below `size` and either
/// winding. Many corners are collinear.
pub fn lattice_polygon(size: i128, most: usize) -> impl Strategy<Value = Vec<P>> {
    prop::collection::vec(((0..size, 0..size), 0..most), most)
        .prop_map(|points| grown(&points))
        .prop_filter("more than a triangle", |ring| ring.len() >= 4)
}

/// Polygons with at most `most` corners in the outer ring and up to `holes` holes of three or four,
/// integer coordinates below `size`, and any windings. Holes often touch other rings.
pub fn polygon_with_holes(
    size: i128,
    most: usize,
    holes: usize,
) -> impl Strategy<Value = Vec<Vec<P>>> {
    let hole = prop::collection::vec(((0..size, 0..size), 0..4_usize), 3..=4);
    let holes = prop::collection::vec(hole, 4 * holes).prop_map(move |all| (all, holes));
    let frame = vec![(0, 0), (size, 0), (size, size), (0, size)];
    let outer = prop_oneof![lattice_polygon(size, most), Just(frame)];
    (outer, holes).prop_map(|(outer, (candidates, holes))| {
        let mut rings = vec![outer];
        for candidate in candidates {
            if rings.len() <= holes {
                rings.push(grown(&candidate));
                if rings.last().is_some_and(|hole| hole.len() < 3) || !is_polygon(&rings) {
                    rings.pop();
                }
            }
        }
        rings
    })
}

/// Whether the open segment between two corners of a counter-clockwise ring lies inside the polygon
/// and on no other corner.
pub fn may_cut(ring: &[P], from: usize, to: usize) -> bool {
    let n = ring.len();
    let (a, b) = (ring[from], ring[to]);
    let touches = |p: P| {
        let within = |a: i128, b: i128, p: i128| a.min(b) <= p && p <= a.max(b);
        p != a && p != b && cross(a, b, p) == 0 && within(a.0, b.0, p.0) && within(a.1, b.1, p.1)
    };
    let crosses = |i: usize| {
        let (c, d) = (ring[i], ring[(i + 1) % n]);
        cross(a, b, c).signum() * cross(a, b, d).signum() < 0
            && cross(c, d, a).signum() * cross(c, d, b).signum() < 0
    };
    // The direction to `b` is between the edges that leave `a` and arrive there,
    // counter-clockwise.
    let (after, before) = (ring[(from + 1) % n], ring[(from + n - 1) % n]);
    let starts_inside = if cross(before, a, after) >= 0 {
        cross(a, after, b) > 0 && cross(a, b, before) > 0
    } else {
        !(cross(a, before, b) >= 0 && cross(a, b, after) >= 0)
    };
    starts_inside && !ring.iter().any(|&p| touches(p)) && !(0..n).any(crosses)
}
