//! Is a point nearer to a point or to a segment than a sum of two radii? Squares are compared, so nothing is rounded.

use super::integer::Unit;
use super::orientation::{U, UNDERFLOW};
use core::cmp::Ordering;
use glam::DVec2;
use num_bigint::BigInt;

/// Bound for the relative error of the squares below, with plenty to spare: each is a handful of operations on
/// differences that are rounded once.
const SQUARE_ERROR: f64 = 64.0 * U;

/// Below this a square has lost bits to underflow, so nothing may be divided by it.
const SMALLEST_SQUARE: f64 = UNDERFLOW / U;

/// The distance from `point` to the segment from `start` to `end` (which may be one point) against the exact sum of two radii:
/// `Less` if it is smaller.
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

/// Whether `point` lies left of the line from `start` to a different `end` by the exact difference of two radii, not below 0,
/// or more.
pub(crate) fn clears_line(point: DVec2, start: DVec2, end: DVec2, radii: (f64, f64)) -> bool {
    let (along, to) = (end - start, point - start);
    let (left, right) = (along.x * to.y, along.y * to.x);
    let reach = (radii.0 - radii.1) * libm::sqrt(along.length_squared());
    let error = SQUARE_ERROR * (left.abs() + right.abs() + reach) + SMALLEST_SQUARE;
    let beyond = left - right - reach;
    if beyond > error {
        true
    } else if beyond < -error {
        false
    } else {
        clears_line_exact(point, start, end, radii)
    }
}

#[cold]
fn clears_line_exact(point: DVec2, start: DVec2, end: DVec2, radii: (f64, f64)) -> bool {
    let unit = Unit::of([
        point.x, point.y, start.x, start.y, end.x, end.y, radii.0, radii.1,
    ]);
    let [px, py, sx, sy, ex, ey, r, s] = [
        point.x, point.y, start.x, start.y, end.x, end.y, radii.0, radii.1,
    ]
    .map(|x| unit.measure(x));
    let (along_x, along_y) = (ex - &sx, ey - &sy);
    let cross = &along_x * (py - sy) - &along_y * (px - sx);
    let radius = r - s;
    cross >= BigInt::ZERO
        && &cross * &cross >= &radius * &radius * (&along_x * &along_x + &along_y * &along_y)
}

/// [`point_segment`] by whole numbers only.
#[cold]
fn point_segment_exact(point: DVec2, start: DVec2, end: DVec2, radii: (f64, f64)) -> Ordering {
    let unit = Unit::of([
        point.x, point.y, start.x, start.y, end.x, end.y, radii.0, radii.1,
    ]);
    let vector = |to: DVec2, from: DVec2| {
        (
            unit.measure(to.x) - unit.measure(from.x),
            unit.measure(to.y) - unit.measure(from.y),
        )
    };
    let dot = |a: &(BigInt, BigInt), b: &(BigInt, BigInt)| &a.0 * &b.0 + &a.1 * &b.1;
    let radius = unit.measure(radii.0) + unit.measure(radii.1);
    let radius2 = &radius * &radius;
    let (along, to) = (vector(end, start), vector(point, start));
    let (place, length2) = (dot(&to, &along), dot(&along, &along));
    if place <= BigInt::ZERO {
        return dot(&to, &to).cmp(&radius2);
    }
    if place >= length2 {
        let to_end = vector(point, end);
        return dot(&to_end, &to_end).cmp(&radius2);
    }
    let cross = &along.0 * &to.1 - &along.1 * &to.0;
    (&cross * &cross).cmp(&(radius2 * length2))
}
