//! The least translation of a body out of several others at once.
//!
//! The translations under which it overlaps one of them are the union of the differences of all
//! pairs of parts, as for the [separation](mod@crate::narrow::separation) of two shapes. Here the
//! pairs may have different radii, and only a way up to some length is of interest.

use crate::narrow::separation::boundary_features::BoundaryFeature;
use crate::narrow::separation::ellipses::is_elliptic;
use crate::narrow::separation::least_translation::{radius, separates_second};
use crate::narrow::separation::minkowski_difference::{Difference, Inflation, operands};
use crate::narrow::separation::nudge::outward_directions;
use crate::placed::Placed;
use alloc::vec::Vec;
use glam::DVec2;
use sat2d_base::limit::{LimitError, WorkBudget};
use sat2d_base::num::U;
use sat2d_base::sort::sort_by;

/// How much of an edge rounding alone may cover, in parts of the largest translation.
const TOLERANCE: f64 = 32.0 * U;
/// The steps outward that make up for rounding, in rounding margins.
const STEPS: [f64; 3] = [1.0, 4.0, 16.0];

/// The least translation of the second shapes, at most `within` long, after which no pair overlaps;
/// `None` if there is none. All second shapes move together.
pub fn way_out(
    pairs: &[(Placed<'_>, Placed<'_>)],
    within: f64,
    work: &WorkBudget,
) -> Result<Option<DVec2>, LimitError> {
    let differences = differences(pairs, within, work)?;
    let mut candidates: Vec<DVec2> = Vec::new();
    for (difference, inflation) in &differences {
        for feature in features(difference, inflation.radius) {
            if feature.distance() <= within {
                work.spend(differences.len() as u64)?;
                add_free(&feature, &differences, &mut candidates);
            }
        }
    }
    candidates.retain(|translation| translation.length() <= within);
    sort_by(&mut candidates, &mut |p, q| {
        p.length_squared().total_cmp(&q.length_squared())
    });
    for candidate in candidates {
        for translation in outward(candidate, pairs, &differences) {
            work.spend(differences.len() as u64)?;
            if pairs
                .iter()
                .all(|(a, b)| separates_second(a, b, translation) == Ok(true))
            {
                return Ok(Some(translation));
            }
        }
    }
    Ok(None)
}

/// The differences of all pairs of parts that come within a length of the origin.
fn differences(
    pairs: &[(Placed<'_>, Placed<'_>)],
    within: f64,
    work: &WorkBudget,
) -> Result<Vec<(Difference, Inflation)>, LimitError> {
    let mut differences = Vec::new();
    for (a, b) in pairs {
        // the operand of a hull with ellipses is a polygon around these
        let radius_of = |placed| {
            if is_elliptic(placed) {
                0.0
            } else {
                radius(placed)
            }
        };
        let radius = radius_of(a) + radius_of(b);
        let margin = within + radius;
        let (bounds_a, bounds_b) = (a.bounds(), b.bounds());
        let extent = (bounds_a.max - bounds_b.min)
            .max(bounds_b.max - bounds_a.min)
            .max_element();
        let inflation = Inflation {
            radius,
            tolerance: TOLERANCE * extent,
        };
        let parts_a = operands(a, &bounds_b.inflated(margin), 1.0, radius);
        for part_b in &operands(b, &bounds_a.inflated(margin), -1.0, radius) {
            for part_a in &parts_a {
                let difference = Difference::new(part_a, part_b, inflation);
                work.spend(1 + difference.edges.len() as u64)?;
                differences.push((difference, inflation));
            }
        }
    }
    Ok(differences)
}

/// The features of the boundary of an inflated difference, without those that lie inside of others.
fn features(difference: &Difference, radius: f64) -> Vec<BoundaryFeature> {
    let edges = || difference.edges.iter().filter(|edge| !edge.is_inside);
    let mut features: Vec<_> = edges()
        .map(|edge| BoundaryFeature::edge(edge, radius))
        .collect();
    if radius > 0.0 {
        let corners = edges().flat_map(|edge| [edge.start, edge.end]);
        features.extend(corners.map(|corner| BoundaryFeature::circle(corner, radius)));
        if difference.edges.is_empty() {
            features.push(BoundaryFeature::circle(difference.corner, radius));
        }
    }
    features
}

/// Adds the ends of all intervals of a feature that no difference certainly covers, and its point
/// nearest to the origin where that is free.
fn add_free(
    feature: &BoundaryFeature,
    differences: &[(Difference, Inflation)],
    candidates: &mut Vec<DVec2>,
) {
    let mut covers: Vec<(f64, f64)> = Vec::new();
    for (difference, inflation) in differences {
        let of_one = feature.covers(difference, *inflation);
        covers.extend(of_one.iter().map(|c| (c.from.certain, c.to.certain)));
    }
    sort_by(&mut covers, &mut |p, q| p.0.total_cmp(&q.0));
    let (mut low, high) = feature.domain();
    let foot = feature.foot();
    let mut add = |from: f64, to: f64| {
        candidates.push(feature.point(from));
        candidates.push(feature.point(to));
        if from < foot && foot < to {
            candidates.push(feature.point(foot));
        }
    };
    for (from, to) in covers {
        if from > low {
            add(low, from.min(high));
        }
        low = low.max(to);
    }
    if low <= high {
        add(low, high);
    }
}

/// The candidate, and the same moved outward, by as much as rounding may have put it inside.
fn outward(
    candidate: DVec2,
    pairs: &[(Placed<'_>, Placed<'_>)],
    differences: &[(Difference, Inflation)],
) -> impl Iterator<Item = DVec2> {
    let margins = pairs.iter().map(|(a, b)| a.rounding_margin(b));
    let margin = margins.fold(0.0, f64::max);
    let inflated = differences.iter().map(|(d, inflation)| (d, *inflation));
    let directions = outward_directions(inflated, candidate).into_iter();
    directions
        .flat_map(move |direction| STEPS.map(|steps| candidate + direction * (steps * margin)))
}
