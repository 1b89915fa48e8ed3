//! The ways out of the union of differences from a point on its frontier: what rounding has put a few units in the last place
//! inside is moved out along one of them.

use crate::narrow::separation::boundary_features::Reach;
use crate::narrow::separation::minkowski_difference::Difference;
use alloc::vec::Vec;
use glam::DVec2;
use smallvec::SmallVec;

/// Two lines that meet at less than about a thousandth of a radian leave no way out worth trying.
const NARROWEST: f64 = 1e-6;

/// How much a way out has to gain on every difference, of what it gains on the two that it keeps from.
const LEAST_GAIN: f64 = 1e-3;

/// The directions out of one difference at a point on its boundary: one, or two at a corner.
type Outward = SmallVec<[DVec2; 2]>;

/// Vectors that lead from a point on the frontier away from all differences that meet there, the shortest first. They gain a
/// length of 1 on the difference, or on the two, between which they lead out.
pub(crate) fn ways_out(differences: &[Difference], reach: Reach, point: DVec2) -> Vec<DVec2> {
    let active: Vec<Outward> = differences
        .iter()
        .map(|difference| outward(difference, reach, point))
        .filter(|normals| !normals.is_empty())
        .collect();
    let mut normals: Vec<DVec2> = Vec::new();
    for &normal in active.iter().flatten() {
        if normals
            .iter()
            .all(|n| (*n - normal).length_squared() > 1e-20)
        {
            normals.push(normal);
        }
    }
    let leads_out = |way: &DVec2| {
        let gains = |outward: &Outward| outward.iter().any(|n| n.dot(*way) > LEAST_GAIN);
        active.iter().all(gains)
    };
    let mut ways: Vec<DVec2> = Vec::new();
    for (i, &m) in normals.iter().enumerate() {
        for &n in &normals[..=i] {
            // of one with itself: that normal
            let room = 1.0 + m.dot(n);
            if room > NARROWEST {
                ways.push((m + n) / room);
            }
        }
    }
    ways.retain(leads_out);
    ways.sort_by(|v, w| v.length_squared().total_cmp(&w.length_squared()));
    ways
}

/// The directions out of a difference that has the point on its boundary, up to rounding; else none.
fn outward(difference: &Difference, reach: Reach, point: DVec2) -> Outward {
    let near = |distance: f64| (distance - reach.radius).abs() <= 4.0 * reach.tolerance;
    let slack = reach.radius + 4.0 * reach.tolerance;
    if !difference.bounds.inflated(slack).contains_point(point) {
        return Outward::new();
    }
    let (distance, growth) = difference.distance(point);
    if !near(distance) {
        Outward::new()
    } else if reach.radius > 0.0 {
        Outward::from_iter([growth])
    } else {
        let sides = difference.sides.iter();
        sides
            .filter(|side| near(side.normal.dot(point) - side.offset))
            .map(|side| side.normal)
            .collect()
    }
}
