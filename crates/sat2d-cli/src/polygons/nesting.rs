//! Which rings are holes of which: SVG paths list their rings in any order.

use super::input::Rings;
use sat2d::decompose::{MultipolygonError, Polygon, validate_multipolygon};
use sat2d::exact::orient2d;
use sat2d::outline::FillRule;
use sat2d::{Aabb, DVec2};
use std::cmp::Ordering;

/// The most vertices of pairs of rings that are compared: some seconds.
const MOST_VERTICES: usize = 1 << 24;

/// Groups the rings of valid polygons, in any order, into polygons.
pub fn group(rings: Vec<Vec<DVec2>>) -> Vec<Rings> {
    let crossing = vec![Vec::new(); rings.len()];
    grouped(rings, FillRule::EvenOdd, &crossing)
}

/// Groups rings into polygons as a path is filled. A ring that separates what is filled from what
/// is not is an outer one, or a hole of the innermost ring around it; any other ring is left out.
/// Rings that cross stay in one polygon, so that its validation reports them, unless all around
/// both sides of one is filled.
///
/// Each ring is compared with those whose boxes meet its own. More than [`MOST_VERTICES`] in all
/// are an error.
pub fn fill(rings: Vec<Vec<DVec2>>, rule: FillRule) -> Result<Vec<Rings>, String> {
    // rings that meet themselves have no winding, and are polygons for the validation to report
    let (rings, invalid): (Vec<_>, Vec<_>) =
        (rings.into_iter()).partition(|ring| Polygon::new(&[ring]).is_ok());
    let bounds: Vec<Aabb> = rings.iter().map(|ring| Aabb::of_points(ring)).collect();
    let mut crossing = vec![Vec::new(); rings.len()];
    let mut compared = 0;
    for high in 0..rings.len() {
        for low in 0..high {
            if !bounds[low].intersects(&bounds[high]) {
                continue;
            }
            compared += rings[low].len() + rings[high].len();
            if compared > MOST_VERTICES {
                return Err(format!(
                    "too many of its {} subpaths overlap: comparing them takes more than \
                     {MOST_VERTICES} vertices",
                    rings.len()
                ));
            }
            if do_cross(&rings[low], &rings[high]) {
                crossing[low].push(high);
                crossing[high].push(low);
            }
        }
    }
    let mut polygons = grouped(rings, rule, &crossing);
    polygons.extend(invalid.into_iter().map(|ring| vec![ring]));
    Ok(polygons)
}

/// Whether a rule fills the points around which rings wind so often.
fn fills(rule: FillRule, winding: i64) -> bool {
    match rule {
        FillRule::NonZero => winding != 0,
        FillRule::EvenOdd => winding % 2 != 0,
    }
}

/// Groups rings into polygons; `crossing` lists for each ring the others that it crosses.
fn grouped(rings: Vec<Vec<DVec2>>, rule: FillRule, crossing: &[Vec<usize>]) -> Vec<Rings> {
    let bounds: Vec<Aabb> = rings.iter().map(|ring| Aabb::of_points(ring)).collect();
    let all = || 0..rings.len();
    let around = |inner: usize| -> Vec<usize> {
        let others = all().filter(|&outer| outer != inner && !crossing[inner].contains(&outer));
        let near = others.filter(|&outer| bounds[outer].contains(&bounds[inner]));
        near.filter(|&outer| is_inside(&rings[inner], &rings[outer]))
            .collect()
    };
    let turns: Vec<i64> = rings.iter().map(|ring| turn(ring)).collect();
    let around: Vec<Vec<usize>> = all().map(around).collect();
    let outside = |ring: usize| around[ring].iter().map(|&other| turns[other]).sum::<i64>();
    let is_kept = |ring: usize| {
        let [low, high] = crossing[ring].iter().fold([0; 2], |[low, high], &other| {
            [low + turns[other].min(0), high + turns[other].max(0)]
        });
        let sides = [outside(ring), outside(ring) + turns[ring]];
        match rule {
            FillRule::EvenOdd => true,
            FillRule::NonZero if crossing[ring].is_empty() => {
                sides.map(|winding| fills(rule, winding)) != [true; 2]
            }
            FillRule::NonZero => {
                sides.iter().any(|side| side + low <= 0)
                    && sides.iter().any(|side| side + high >= 0)
            }
        }
    };
    let kept: Vec<bool> = all().map(is_kept).collect();
    // the innermost ring around a hole is the one with the most rings around itself
    let depth = |ring: usize| around[ring].iter().filter(|&&other| kept[other]).count();
    let outer_of = |ring: usize| {
        let outer = around[ring].iter().copied().filter(|&outer| kept[outer]);
        let innermost = outer.max_by_key(|&outer| depth(outer));
        innermost.filter(|_| fills(rule, outside(ring)))
    };
    let crossed = |ring: usize| {
        let mut first = crossing[ring].iter().copied();
        first.find(|&other| kept[other] && other < ring)
    };
    let mut polygons: Vec<Rings> = Vec::new();
    let mut index_of = vec![None; rings.len()];
    let is_outer = |ring: usize| kept[ring] && outer_of(ring).is_none();
    for ring in all().filter(|&ring| is_outer(ring)) {
        let index = crossed(ring).and_then(|other| index_of[other]);
        if let Some(index) = index {
            let polygon: &mut Rings = &mut polygons[index];
            polygon.push(rings[ring].clone());
        } else {
            polygons.push(vec![rings[ring].clone()]);
        }
        index_of[ring] = index.or(Some(polygons.len() - 1));
    }
    for ring in all().filter(|&ring| kept[ring]) {
        let outer = outer_of(ring);
        if let Some(index) = outer.and_then(|outer| index_of[outer]) {
            polygons[index].push(rings[ring].clone());
        }
    }
    polygons
}

/// Whether the boundaries of two simple rings cross each other.
fn do_cross(a: &[DVec2], b: &[DVec2]) -> bool {
    let contains = |outer: &[DVec2], inner: &[DVec2]| {
        let mut sides = inner.iter().map(|&point| crossing_parity(outer, point));
        sides.all(|side| side != Some(false))
    };
    match validate_multipolygon(&[&[a], &[b]]) {
        Err(MultipolygonError::EdgesCross { .. }) => true,
        // nested, or crossing in common vertices
        Err(MultipolygonError::PartsOverlap { .. }) => !contains(a, b) && !contains(b, a),
        _ => false,
    }
}

/// 1 for a ring that runs counter-clockwise with y up, -1 for the other direction.
fn turn(ring: &[DVec2]) -> i64 {
    let lowest = (0..ring.len()).min_by(|&i, &j| {
        let [a, b] = [ring[i], ring[j]];
        a.x.total_cmp(&b.x).then(a.y.total_cmp(&b.y))
    });
    let Some(lowest) = lowest else { return 0 };
    let corner = ring[lowest];
    let other = |point: &DVec2| *point != corner;
    let (before, after) = ring.split_at(lowest);
    let next = after.iter().chain(before).copied().find(other);
    let last = before
        .iter()
        .rev()
        .chain(after.iter().rev())
        .copied()
        .find(other);
    match (last, next) {
        (Some(last), Some(next)) => orient2d(last, corner, next) as i64,
        _ => 0,
    }
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
