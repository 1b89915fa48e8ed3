//! Compares the distance of a point from a point or a segment with a sum of two radii: by squares
//! of doubles if possible, otherwise by exact gaps.

use crate::exact::gap::{line_gap, place_sign, point_gap};
use crate::exact::orient2d;
use crate::num::{U, UNDERFLOW};
use core::cmp::Ordering;
use glam::DVec2;

/// A generous bound for the relative error of the squares below: each is a handful of operations on
/// differences that are rounded once.
const SQUARE_ERROR: f64 = 64.0 * U;

/// A smaller square has lost bits to underflow and must not be a divisor.
const SMALLEST_SQUARE: f64 = UNDERFLOW / U;

/// Compares the distance from `point` to the segment from `start` to `end` (which may be the same)
/// with the exact sum of two radii: `Less` if it is smaller.
#[inline]
pub(crate) fn point_segment(point: DVec2, start: DVec2, end: DVec2, radii: (f64, f64)) -> Ordering {
    let (along, to) = (end - start, point - start);
    let radius = radii.0 + radii.1;
    let (place, length2) = (to.dot(along), along.length_squared());
    let distance2 = if place <= 0.0 {
        to.length_squared()
    } else if place >= length2 {
        (point - end).length_squared()
    } else if length2 >= SMALLEST_SQUARE {
        let cross = along.x * to.y - along.y * to.x;
        (cross / length2) * cross
    } else {
        return point_segment_exact(point, start, end, radii);
    };
    let radius2 = radius * radius;
    let error = SQUARE_ERROR * (to.length_squared() + length2 + radius2) + UNDERFLOW;
    if distance2 - radius2 > error {
        Ordering::Greater
    } else if distance2 - radius2 < -error {
        Ordering::Less
    } else {
        point_segment_exact(point, start, end, radii)
    }
}

/// Compares how far `point` lies left of the line from `start` to a different `end` with the exact
/// difference of two radii, which must not be below 0: `Greater` if it is farther.
pub(crate) fn left_of_line(point: DVec2, start: DVec2, end: DVec2, radii: (f64, f64)) -> Ordering {
    let (along, to) = (end - start, point - start);
    let (left, right) = (along.x * to.y, along.y * to.x);
    let reach = (radii.0 - radii.1) * libm::sqrt(along.length_squared());
    let error = SQUARE_ERROR * (left.abs() + right.abs() + reach) + SMALLEST_SQUARE;
    let beyond = left - right - reach;
    if beyond > error {
        Ordering::Greater
    } else if beyond < -error {
        Ordering::Less
    } else {
        // `line_gap` is positive on the right
        let gap = line_gap(end, start, point, (radii.0, -radii.1));
        gap.partial_cmp(&0.0).unwrap_or(Ordering::Equal)
    }
}

/// [`point_segment`] where doubles cannot decide.
#[cold]
fn point_segment_exact(point: DVec2, start: DVec2, end: DVec2, radii: (f64, f64)) -> Ordering {
    let gap = if place_sign(start, end, point) != Ordering::Greater {
        point_gap(start, point, radii)
    } else if place_sign(end, start, point) != Ordering::Greater {
        point_gap(end, point, radii)
    } else if orient2d(start, end, point) == Ordering::Greater {
        line_gap(end, start, point, radii)
    } else {
        line_gap(start, end, point, radii)
    };
    gap.partial_cmp(&0.0).unwrap_or(Ordering::Equal)
}
