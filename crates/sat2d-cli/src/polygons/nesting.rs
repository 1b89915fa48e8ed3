//! Which rings are holes of which: SVG paths list their rings in any order.

use super::input::Rings;
use sat2d::exact::orient2d;
use sat2d::{Aabb, DVec2};
use std::cmp::Ordering;

/// Groups rings into polygons by the even-odd rule: a ring inside an odd number of others is a hole
/// of the innermost of these, any other ring is the outer one of a polygon. Rings that cross each
/// other stay in one polygon, so that its validation reports them.
pub fn group(rings: Vec<Vec<DVec2>>) -> Vec<Rings> {
    let bounds: Vec<Aabb> = rings.iter().map(|ring| Aabb::of_points(ring)).collect();
    let around: Vec<Vec<usize>> = (0..rings.len())
        .map(|inner| {
            let others = (0..rings.len()).filter(|&outer| outer != inner);
            let near = others.filter(|&outer| bounds[outer].contains(&bounds[inner]));
            near.filter(|&outer| is_inside(&rings[inner], &rings[outer]))
                .collect()
        })
        .collect();
    // the innermost ring around a hole is the one with the most rings around itself
    let outer_of = |ring: usize| {
        let is_hole = around[ring].len() % 2 == 1;
        let innermost = around[ring]
            .iter()
            .max_by_key(|&&outer| around[outer].len());
        innermost.copied().filter(|_| is_hole)
    };
    let mut polygons: Vec<Rings> = Vec::new();
    let mut index_of = vec![None; rings.len()];
    for ring in (0..rings.len()).filter(|&ring| outer_of(ring).is_none()) {
        index_of[ring] = Some(polygons.len());
        polygons.push(vec![rings[ring].clone()]);
    }
    for (index, ring) in rings.into_iter().enumerate() {
        let outer = outer_of(index);
        if let Some(polygon) = outer.and_then(|outer| index_of[outer]) {
            polygons[polygon].push(ring);
        }
    }
    polygons
}

/// Whether the first vertex of `inner` that is not on the boundary of `outer` is inside it.
fn is_inside(inner: &[DVec2], outer: &[DVec2]) -> bool {
    let sides = inner.iter().map(|&point| crossing_parity(outer, point));
    sides.flatten().next().unwrap_or(false)
}

/// Whether a ray from the point to the right crosses the ring an odd number of times; `None` on the
/// boundary. Exact. Source: Kai Hormann, Alexander Agathos, "The point in polygon problem for
/// arbitrary polygons" (2001).
fn crossing_parity(ring: &[DVec2], point: DVec2) -> Option<bool> {
    let mut inside = false;
    let ends = ring.iter().cycle().skip(1);
    for (&from, &to) in ring.iter().zip(ends) {
        let side = orient2d(from, to, point);
        if side == Ordering::Equal && Aabb::of_points(&[from, to]).contains_point(point) {
            return None;
        }
        let crosses = (from.y <= point.y) != (to.y <= point.y);
        if crosses && (side == Ordering::Greater) == (from.y <= point.y) {
            inside = !inside;
        }
    }
    Some(inside)
}

#[cfg(test)]
mod tests {
    use super::group;
    use sat2d::DVec2;

    fn square(from: f64, to: f64) -> Vec<DVec2> {
        [(from, from), (to, from), (to, to), (from, to)]
            .map(|(x, y)| DVec2::new(x, y))
            .to_vec()
    }

    #[test]
    fn holes_go_to_the_innermost_ring_around_them_in_any_order() {
        let [hole, island, outer, lake] =
            [(1.0, 9.0), (2.0, 8.0), (0.0, 10.0), (3.0, 7.0)].map(|(from, to)| square(from, to));
        let aside = square(20.0, 21.0);
        let rings = vec![
            hole.clone(),
            island.clone(),
            outer.clone(),
            aside.clone(),
            lake.clone(),
        ];
        let polygons = group(rings);
        assert_eq!(
            polygons,
            [vec![island, lake], vec![outer, hole], vec![aside]]
        );
    }

    #[test]
    fn vertices_on_the_boundary_do_not_decide() {
        let outer = square(0.0, 4.0);
        let touching = [(0.0, 0.0), (4.0, 4.0), (1.0, 3.0)].map(|(x, y)| DVec2::new(x, y));
        let polygons = group(vec![touching.to_vec(), outer.clone()]);
        assert_eq!(polygons, [vec![outer, touching.to_vec()]]);
    }
}
