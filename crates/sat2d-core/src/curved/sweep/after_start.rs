//! What a sweep of outlines reports after contacts at the start that it leaves out.

use crate::curved::contact;
use crate::narrow::sweep::at_start::after_start;
use crate::narrow::sweep::conservative_advancement::MovingPair;
use crate::narrow::sweep::leaving::SLIDING;
use crate::narrow::sweep::motion::SweepError;
use crate::narrow::sweep::moving::MovingShape;
use crate::narrow::sweep::options::{AtStart, SweepOptions};
use crate::shape::{Geometry, Shape};
use glam::DVec2;
use sat2d_base::limit::WorkBudget;
use sat2d_base::types::manifold::Side;
use sat2d_base::types::{Impact, Relation};

/// An impact of the polygons around two shapes with the features of the shapes.
pub(crate) fn named(impact: Impact, a: &Shape, b: &Shape) -> Impact {
    let name = |side: Side, feature, _| side.ordered(a, b).0.feature_of_polygons(feature);
    Impact {
        closest: impact.closest.renamed(name),
        ..impact
    }
}

/// What a sweep reports of two shapes, at least one of them an outline. Once it has left a contact
/// at the start, the polygons around it are swept on.
#[cold]
#[inline(never)]
pub(crate) fn outlines_after_start(
    first: Option<Impact>,
    (a, b): (MovingShape<'_>, MovingShape<'_>),
    options: &SweepOptions,
    work: &WorkBudget,
) -> Result<Option<Impact>, SweepError> {
    let Some(met) = first.filter(|met| met.time == 0.0 && options.at_start != AtStart::Report)
    else {
        return Ok(first);
    };
    let [around_a, around_b] =
        [a, b].map(|of| MovingShape::new(of.shape.polygons_around(), of.motion));
    let pair = MovingPair::new(around_a, around_b);
    let has_curves = |of: &MovingShape<'_>| of.shape.as_polygons().is_outline();
    if has_curves(&a) || has_curves(&b) {
        let is_convex = |of: &MovingShape<'_>| matches!(of.shape.geometry, Geometry::Hull(_));
        let are_convex = is_convex(&pair.a) && is_convex(&pair.b) && pair.is_without_turning();
        if options.at_start == AtStart::SkipOverlapping && met.relation == Relation::Overlapping {
            return Ok(None);
        }
        if let Some(entered) = approaching(met, a, b)? {
            return Ok(Some(entered));
        }
        // without polygons nothing is known about what comes after
        if are_convex || pair.a.is_outline() || pair.b.is_outline() {
            return Ok(None);
        }
    }
    let found = after_start(first, &pair, options, work, &[])?;
    Ok(found.map(|impact| named(impact, a.shape, b.shape)))
}

/// The impact at the start with the normal of a contact that the motions lead into, if they lead
/// into one. What meets along curves has no closest points with a normal.
fn approaching(
    met: Impact,
    a: MovingShape<'_>,
    b: MovingShape<'_>,
) -> Result<Option<Impact>, SweepError> {
    let (at, bt) = (a.motion.at(0.0)?, b.motion.at(0.0)?);
    // outlines that cannot be solid have none
    let hits = contact::contacts((a.shape, &at), (b.shape, &bt)).unwrap_or_default();
    let speeds = |on_a, on_b| (a.motion.velocity(0.0, on_a), b.motion.velocity(0.0, on_b));
    let leads_in = |normal: DVec2, on_a, on_b| {
        let (of_a, of_b) = speeds(on_a, on_b);
        let approach = (of_a - of_b).dot(normal);
        (approach > SLIDING * of_a.length().max(of_b.length())).then_some(approach)
    };
    if hits.is_empty() {
        let closest = &met.closest;
        let into = leads_in(closest.normal, closest.on_a, closest.on_b);
        return Ok(into.map(|_| met));
    }
    let into = hits.iter().find_map(|hit| {
        let points = hit.points().iter();
        let mut into = points.filter_map(|p| leads_in(hit.normal, p.on_a, p.on_b));
        Some((hit.normal, into.next()?))
    });
    Ok(into.map(|(normal, approach)| {
        let mut entered = Impact { approach, ..met };
        entered.closest.normal = normal;
        entered
    }))
}
