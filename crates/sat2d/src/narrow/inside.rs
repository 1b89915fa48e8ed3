//! Whether one hull lies within another, exactly.
//!
//! With the radii r inside and s outside: where r ≤ s, the inner core must lie within the outer core grown by s - r, which holds if
//! its vertices do. Where r > s, it must keep r - s from the line of every edge of the outer core, on the inner side.

use crate::exact::distance::{clears_line, point_segment};
use crate::exact::orient2d;
use crate::shape::PlacedHull;
use core::cmp::Ordering;
use glam::DVec2;

/// Whether all of `inner` belongs to `outer`, boundaries included.
pub(crate) fn contains(outer: &PlacedHull, inner: &PlacedHull) -> bool {
    let ring = &outer.points;
    if inner.radius <= outer.radius {
        let radii = (outer.radius, -inner.radius);
        return inner.points.iter().all(|&point| {
            edges(ring).any(|(p, q)| point_segment(point, p, q, radii) != Ordering::Greater)
                || ring.len() > 2 && edges(ring).all(|(p, q)| orient2d(p, q, point).is_ge())
        });
    }
    let radii = (inner.radius, outer.radius);
    ring.len() > 2
        && edges(ring).all(|(p, q)| inner.points.iter().all(|&v| clears_line(v, p, q, radii)))
}

/// The edges of a core; of a single point the one from it to itself.
fn edges(ring: &[DVec2]) -> impl Iterator<Item = (DVec2, DVec2)> {
    let next = ring.iter().cycle().skip(1);
    ring.iter().zip(next).map(|(&p, &q)| (p, q))
}
