//! Two parallelograms: the gaps along the normals of their four half-edges.
//!
//! Branch predictors cannot learn along which axis a random pair separates. So all four gaps are
//! computed, and the only branch is on uncertain pairs, which are rare.

use crate::placed::parallelogram::{Gap, Parallelogram, RectanglePair, bound};
use crate::placed::placement::Placement;
use crate::transform::Transform;
use glam::DVec2;
use sat2d_base::num::{MAX_COORDINATE, lesser};
use sat2d_base::types::{Outcome, Relation};

/// The relation of two rectangles where it is certain, which it nearly always is.
#[inline(always)]
pub fn relation(p: &Parallelogram, q: &Parallelogram) -> Outcome<Relation> {
    RectanglePair::new(p, q).gap().outcome()
}

/// The relation of two rectangles whose transforms may break the invariants of [`Transform`]; those
/// are declined.
///
/// A coefficient that is not finite makes the bounds not finite. The cross product of the
/// half-edges is the determinant times a quarter of the rectangle's area, with an error below the
/// bound for gaps. So if it exceeds that bound, the determinant is not 0.
#[inline(always)]
pub(crate) fn unchecked_relation(a: Placement<'_>, b: Placement<'_>) -> Outcome<Relation> {
    let (p, q) = (
        Parallelogram::of_hull(a.hull, a.transform),
        Parallelogram::of_hull(b.hull, b.transform),
    );
    // both magnitudes in one vector take fewer instructions
    let offset = |t: &Transform| DVec2::new(t.tx, t.ty).abs();
    let spans = DVec2::new(
        a.transform.norm() * a.hull.lanes.reach,
        b.transform.norm() * b.hull.lanes.reach,
    );
    let magnitude = (spans + (offset(a.transform) + offset(b.transform))).element_sum();
    let gaps = RectanglePair::new(&p, &q).gaps();
    let gap = Gap {
        largest: gaps.largest(),
        bound: bound(magnitude, p.sides() + q.sides()),
    };
    let is_sure =
        (magnitude <= MAX_COORDINATE) & (lesser(gaps.least_area(), gap.largest.abs()) > gap.bound);
    is_sure.then(|| gap.relation()).into()
}
