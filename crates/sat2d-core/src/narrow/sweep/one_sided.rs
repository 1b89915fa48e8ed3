//! Sweeps that pass chains from behind, segment by segment.
//!
//! Of some segments it is known before the motion that they are passed, such as those that it leads
//! away from. The others are judged where they are met; a sweep that meets them from behind begins
//! again without them.

use crate::narrow::one_sided::{Key, Passage, key, key_of, passage, stops_at};
use crate::narrow::relation;
use crate::narrow::sweep::at_start::after_start;
use crate::narrow::sweep::conservative_advancement::{Advancement, MovingPair};
use crate::narrow::sweep::motion::SweepError;
use crate::narrow::sweep::options::SweepOptions;
use crate::placed::convex_part::{ConvexPart, each_near_pair, each_pair_within};
use crate::placed::{PlacedGeometry, PlacedHull};
use crate::shape::Geometry;
use alloc::vec::Vec;
use glam::DVec2;
use sat2d_base::aabb::Aabb;
use sat2d_base::limit::WorkBudget;
use sat2d_base::num::length;
use sat2d_base::types::manifold::Feature;
use sat2d_base::types::{Impact, Relation};
use sat2d_decompose::EdgeSource;

/// The first impact, without those of chains from behind.
pub(crate) fn sweep(
    pair: &MovingPair<'_>,
    options: &SweepOptions,
    work: &WorkBudget,
) -> Result<Option<Impact>, SweepError> {
    let passed = Passages::from_start(pair, work)?.passed;
    let (impact, _) = first_in_front(pair, passed, options, work)?;
    Ok(impact)
}

/// Whether a shape on a straight motion enters another one, a segment of a chain only from the
/// front. `paths` are what its pieces cover on their way, in order.
pub(crate) fn enters(pair: &MovingPair<'_>, paths: &[PlacedHull]) -> Result<bool, SweepError> {
    let work = &WorkBudget::unlimited();
    let mut known = Passages::from_start(pair, work)?;
    let other = pair.b.place(0.0)?;
    let (mut stops, mut entered) = (false, Vec::new());
    for (i, path) in paths.iter().enumerate() {
        let own: *const () = match &pair.a.shape.geometry {
            Geometry::Hull(_) | Geometry::Outline(..) => core::ptr::null(),
            Geometry::Pieces(pieces) => key_of(&pieces.piece(i)),
        };
        each_near_pair(
            &PlacedGeometry::Hull(path.clone()),
            &other.geometry,
            &mut |path, q| {
                if relation::exact::hulls(path.hull, q.hull) == Relation::Overlapping {
                    let key = [own, key(&path, &q)[1]];
                    stops |= known.stop.contains(&key);
                    if known.open.contains(&key) {
                        entered.push(key);
                    }
                }
            },
        );
    }
    if stops || entered.is_empty() {
        return Ok(stops);
    }
    let others = known.open.iter().filter(|key| !entered.contains(key));
    known.passed.extend(others);
    // parts that only meet by the rounding of the path are not passed
    let options = SweepOptions::default();
    let (_, passed) = first_in_front(pair, known.passed, &options, work)?;
    Ok(entered.iter().any(|key| !passed.contains(key)))
}

/// The first impact at a front of parts other than those that pass each other, and all that do.
fn first_in_front(
    pair: &MovingPair<'_>,
    mut passed: Vec<Key>,
    options: &SweepOptions,
    work: &WorkBudget,
) -> Result<(Option<Impact>, Vec<Key>), SweepError> {
    loop {
        let first = Advancement::new(pair, work, &passed).run(None)?;
        let Some(impact) = after_start(first, pair, options, work, &passed)? else {
            return Ok((None, passed));
        };
        let behind = met_from_behind(pair, &impact, &passed)?;
        if behind.is_empty() {
            return Ok((Some(impact), passed));
        }
        passed.extend(behind);
    }
}

/// What is known about the pairs of parts that may meet, before they do.
#[derive(Default)]
struct Passages {
    /// Those that stop each other.
    stop: Vec<Key>,
    /// Those that pass each other.
    passed: Vec<Key>,
    /// Those that are judged where they meet.
    open: Vec<Key>,
}

impl Passages {
    /// Of turning shapes only the parts that are near each other at the start are looked at.
    fn from_start(pair: &MovingPair<'_>, work: &WorkBudget) -> Result<Passages, SweepError> {
        let (a, b) = pair.place(0.0)?;
        let by = if pair.is_without_turning() {
            pair.displacement
        } else {
            DVec2::ZERO
        };
        let margin = a.rounding_margin(&b);
        let limit = length(by) + margin;
        let (mut known, mut spent) = (Passages::default(), Ok(()));
        each_pair_within(&a.geometry, &b.geometry, limit, &mut |p, q| {
            spent = spent.and_then(|()| work.spend(1));
            if spent.is_err() {
                return f64::NEG_INFINITY; // no pair is as near
            }
            let (here, from) = (p.hull.bounds().inflated(margin), q.hull.bounds());
            let to = Aabb::new(from.min + by, from.max + by);
            if from.union(&to).intersects(&here) {
                match passage(&p, &q, by) {
                    Passage::Stop => known.stop.push(key(&p, &q)),
                    Passage::Pass => known.passed.push(key(&p, &q)),
                    Passage::WhereTheyMeet => known.open.push(key(&p, &q)),
                }
            }
            limit
        });
        spent?;
        Ok(known)
    }
}

/// The pairs of parts that meet in an impact from behind; none if others stop each other there.
fn met_from_behind(
    pair: &MovingPair<'_>,
    impact: &Impact,
    passed: &[Key],
) -> Result<Vec<Key>, SweepError> {
    let (a, b) = pair.place(impact.time)?;
    let met = &impact.closest;
    let near = 2.0 * a.rounding_margin(&b) + met.distance;
    let (mut behind, mut stops) = (Vec::new(), false);
    each_pair_within(&a.geometry, &b.geometry, near, &mut |p, q| {
        let key = key(&p, &q);
        if has(&p, met.feature_a) && has(&q, met.feature_b) && !passed.contains(&key) {
            if stops_at(&p, &q, met.normal) {
                stops = true;
            } else {
                behind.push(key);
            }
        }
        near
    });
    Ok(if stops { Vec::new() } else { behind })
}

/// Whether a part may have a feature.
fn has(part: &ConvexPart<'_>, feature: Feature) -> bool {
    match part.piece {
        Some((_, piece)) if part.is_segment() => match feature {
            Feature::Edge(number) => piece.edges().any(|edge| edge == EdgeSource::Input(number)),
            Feature::Vertex(number) | Feature::Arc(number) => piece.vertices().contains(&number),
        },
        _ => true,
    }
}
