//! Outlines and convex hulls.

use crate::curved::relation::region::Region;
use crate::placed::{HullView, PlacedOutline};
use crate::shape::ring::next;
use core::ops::ControlFlow;
use glam::DVec2;
use sat2d_base::exact::ellipse::Ellipse;
use sat2d_base::types::Relation;

/// The relation of an outline and a polygon with an area.
pub(super) fn polygon(outline: &PlacedOutline<'_>, hull: HullView<'_>) -> Relation {
    region(outline, &Region::Polygon(hull.points))
}

/// The relation of an outline and the hull of ellipses around some points that are not flat: the
/// strongest one of its parts, since no open set lies where these meet.
pub(super) fn inflated(
    outline: &PlacedOutline<'_>,
    points: &[DVec2],
    ellipse: &Ellipse,
) -> Relation {
    let core = (points.len() > 2).then_some(Region::Polygon(points));
    // both directions of a segment are one edge
    let edges = if points.len() > 2 {
        points.len()
    } else {
        points.len() - 1
    };
    let strips = (0..edges).map(|i| {
        let ends = [points[i], points[next(i, points.len())]];
        Region::Strip(ends, ellipse)
    });
    let caps = points.iter().map(|&point| Region::Ellipse(point, ellipse));
    let mut strongest = Relation::Disjoint;
    for part in core.into_iter().chain(caps).chain(strips) {
        strongest = strongest.max(region(outline, &part));
        if strongest == Relation::Overlapping {
            break;
        }
    }
    strongest
}

fn region(outline: &PlacedOutline<'_>, region: &Region<'_>) -> Relation {
    let bounds = region.bounds();
    let mut strongest = Relation::Disjoint;
    let _ = outline.near(&bounds, &mut |_, edge| {
        strongest = strongest.max(region.relation(&edge));
        if strongest == Relation::Overlapping {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    if strongest == Relation::Overlapping {
        return strongest;
    }
    // no edge enters it, so all of its interior is inside or none
    let inner = match region {
        Region::Polygon(points) if strongest == Relation::Disjoint => {
            outline.point_relation(points[0])
        }
        _ => outline.relation_to(&region.inner_point(), &bounds),
    };
    strongest.max(inner)
}
