//! Round hulls under transforms that are no similarities: an ellipse around each point of a core.
//!
//! The exact stage of [`rounded`](crate::narrow::relation::rounded) decides them, with the sum of
//! two ellipses in place of the sum of two discs. The difference of two polygons that share points
//! of their boundaries has 0 on its own, so the sum overlaps it there if it has an inside.

use crate::minkowski::sat;
use crate::narrow::relation::rounded;
use crate::placed::{HullView, InflatedHull};
use sat2d_base::exact::ellipse::{Ellipse, has_inside, is_line_between, point_segment};
use sat2d_base::types::Relation;

/// The relation of two hulls.
pub(crate) fn relation(a: &InflatedHull<'_>, b: &InflatedHull<'_>) -> Relation {
    let (core_a, core_b) = (a.core(), b.core());
    cores(core_a.view(), &a.ellipse, core_b.view(), &b.ellipse)
}

/// The relation of two placed hulls.
#[cold]
#[inline(never)]
pub(crate) fn views(a: HullView<'_>, b: HullView<'_>) -> Relation {
    cores(a, &a.inflation(), b, &b.inflation())
}

/// The relation of two cores with ellipses around their points.
pub(crate) fn cores(a: HullView<'_>, of_a: &Ellipse, b: HullView<'_>, of_b: &Ellipse) -> Relation {
    if a.points.len() > 1 && b.points.len() > 1 {
        let relation = sat::relation(a.core(), b.core());
        if relation.overlaps() || relation.hits() && has_inside([of_a, of_b]) {
            return Relation::Overlapping;
        }
    }
    let relation = rounded::of_disjoint_cores(a.points, b.points, |point, start, end| {
        point_segment(point, start, end, [of_a, of_b])
    });
    if !relation.hits() || has_inside([of_a, of_b]) {
        return relation;
    }
    // What is flat may pass a corner of a polygon outside or inside of it.
    let is_point = |hull: HullView<'_>, of: &Ellipse| hull.points.len() == 1 && of.is_point();
    let no_points = !is_point(a, of_a) || !is_point(b, of_b);
    if no_points && !is_line_between(a.points, b.points, [of_a, of_b]) {
        Relation::Overlapping
    } else {
        Relation::Touching
    }
}
