//! The translation that separates the polygons around outlines with curves, and so the outlines.

use crate::limit::WorkBudget;
use crate::narrow::contact;
use crate::narrow::relation;
use crate::narrow::separation::error::SeparationError;
use crate::num::unit;
use crate::shape::Shape;
use crate::transform::Transform;
use crate::types::Relation;
use glam::DVec2;

/// How often the margin for rounding is doubled.
const MAX_DOUBLINGS: usize = 8;

/// The translation that separates two shapes, of which at least one is an outline.
pub(crate) fn translation(
    (a, ta): (&Shape, &Transform),
    (b, tb): (&Shape, &Transform),
    work: &WorkBudget,
) -> Result<Option<DVec2>, SeparationError> {
    let (p, q) = (
        contact::outline::placed(a, ta)?,
        contact::outline::placed(b, tb)?,
    );
    if relation::relation(a, ta, b, tb)? != Relation::Overlapping {
        return Ok(None);
    }
    let margin = p.rounding_margin(&q);
    // none if rounding alone keeps the polygons apart
    let least = match p.least_separation(&q, work)? {
        Some(least) => least.translation,
        None => p.distance(&q).normal * margin,
    };
    let mut found = least;
    for doubling in 0..MAX_DOUBLINGS {
        let moved = Transform {
            tx: tb.tx + found.x,
            ty: tb.ty + found.y,
            ..*tb
        };
        if relation::relation(a, ta, b, &moved)? != Relation::Overlapping {
            break;
        }
        found = least + unit(least) * (margin * f64::from(1 << doubling));
    }
    Ok(Some(found))
}
