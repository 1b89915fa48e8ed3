//! Directions that lead out of the union of differences from a point on its boundary.
//!
//! Rounding may put a candidate a few units in the last place inside. It is then moved out along
//! one of these directions.

use crate::narrow::separation::minkowski_difference::{Difference, DifferenceEdge, Inflation};
use alloc::vec::Vec;
use glam::DVec2;
use sat2d_base::sort::sort_by;
use smallvec::SmallVec;

/// Between two lines that meet at less than about a thousandth of a radian, no direction is tried.
const NARROWEST: f64 = 1e-6;

/// How much a direction must gain on every difference, in parts of its gain on the two that it is
/// made from.
const LEAST_GAIN: f64 = 1e-3;

/// How often a step outward is doubled.
const DOUBLINGS: u32 = 24;

/// The normals of one difference at a point on its boundary: one, or two at a corner.
type Normals = SmallVec<[DVec2; 2]>;

/// Vectors that lead from a point on the boundary away from all differences that meet there, the
/// shortest first. They gain a length of 1 on the difference, or on the two, between which they
/// lead.
pub(crate) fn outward_directions<'d>(
    differences: impl Iterator<Item = (&'d Difference, Inflation)>,
    point: DVec2,
) -> Vec<DVec2> {
    let active: Vec<Normals> = differences
        .map(|(difference, inflation)| outward_normals(difference, inflation, point))
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
    let leads_out = |direction: &DVec2| {
        let gains = |normals: &Normals| normals.iter().any(|n| n.dot(*direction) > LEAST_GAIN);
        active.iter().all(gains)
    };
    let mut directions: Vec<DVec2> = Vec::new();
    for (i, &m) in normals.iter().enumerate() {
        for &n in &normals[..=i] {
            // a normal paired with itself gives that normal
            let opening = 1.0 + m.dot(n);
            if opening > NARROWEST {
                directions.push((m + n) / opening);
            }
        }
    }
    directions.retain(leads_out);
    sort_by(&mut directions, &mut |v, w| {
        v.length_squared().total_cmp(&w.length_squared())
    });
    directions
}

/// The translation, or one that leads a little farther away from one or two surfaces with these
/// normals, in steps that grow from `unit`: the first that is free and not 0.
pub(crate) fn freed(
    translation: DVec2,
    normals: &[DVec2],
    unit: f64,
    is_free: impl Fn(DVec2) -> bool,
) -> Option<DVec2> {
    let is_free = |by: DVec2| by != DVec2::ZERO && is_free(by);
    let translation = translation + DVec2::ZERO;
    if is_free(translation) {
        return Some(translation);
    }
    // away from one surface, or from two at once
    let pairs = normals.iter().enumerate().flat_map(|(i, &m)| {
        let others = normals[..=i].iter();
        let openings = others.map(move |&n| (m + n, 1.0 + m.dot(n)));
        openings.filter(|&(_, opening)| opening > NARROWEST)
    });
    let mut directions: Vec<DVec2> = pairs.map(|(sum, opening)| sum / opening).collect();
    sort_by(&mut directions, &mut |v, w| {
        v.length_squared().total_cmp(&w.length_squared())
    });
    (0..DOUBLINGS).find_map(|doubling| {
        let step = unit * f64::from(1u32 << doubling);
        let tried = directions
            .iter()
            .map(|direction| translation + *direction * step);
        tried.into_iter().find(|&by| is_free(by))
    })
}

/// The outward normals of a difference at a point; none if the point is not on its boundary, up to
/// rounding.
fn outward_normals(difference: &Difference, inflation: Inflation, point: DVec2) -> Normals {
    let near = |distance: f64| (distance - inflation.radius).abs() <= 4.0 * inflation.tolerance;
    let slack = inflation.radius + 4.0 * inflation.tolerance;
    if !difference.bounds.inflated(slack).contains_point(point) {
        return Normals::new();
    }
    let (distance, gradient) = difference.distance(point);
    if !near(distance) {
        return Normals::new();
    }
    // The gradient of a distance that may be rounding alone has an arbitrary direction. A radius
    // that small rounds no corner, so the edges count, as they do without a radius.
    let mut normals = Normals::new();
    if inflation.radius <= 4.0 * inflation.tolerance {
        let edges = difference.edges.iter();
        let is_near = |edge: &&DifferenceEdge| near(edge.normal.dot(point) - edge.offset);
        normals.extend(edges.filter(is_near).map(|edge| edge.normal));
    }
    if normals.is_empty() && inflation.radius > 0.0 {
        normals.push(gradient);
    }
    normals
}
