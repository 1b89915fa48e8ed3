//! Compares the distance of a point from a point or a segment with a sum of two radii: by squares
//! of doubles if possible, otherwise by exact gaps.

use crate::exact::gap::{line_order, place_sign, point_order};
use crate::exact::orient2d;
use crate::num::{U, UNDERFLOW};
use core::cmp::Ordering;
use glam::DVec2;

/// A generous bound for the relative error of the squares below: each is a handful of operations on
/// differences that are rounded once.
const SQUARE_ERROR: f64 = 64.0 * U;

/// A smaller square has lost bits to underflow: it must not be a divisor, nor its root a length.
const SMALLEST_SQUARE: f64 = UNDERFLOW / U;

/// Compares the distance from `point` to the segment from `start` to `end` (which may be the same)
/// with the exact sum of two radii: `Less` if it is smaller.
#[inline]
pub fn point_segment(point: DVec2, start: DVec2, end: DVec2, radii: (f64, f64)) -> Ordering {
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
pub fn left_of_line(point: DVec2, start: DVec2, end: DVec2, radii: (f64, f64)) -> Ordering {
    let (along, to) = (end - start, point - start);
    let (left, right) = (along.x * to.y, along.y * to.x);
    let length2 = along.length_squared();
    let reach = (radii.0 - radii.1) * libm::sqrt(length2);
    let error = SQUARE_ERROR * (left.abs() + right.abs() + reach) + SMALLEST_SQUARE;
    let beyond = left - right - reach;
    let has_length = length2 >= SMALLEST_SQUARE;
    if has_length && beyond > error {
        Ordering::Greater
    } else if has_length && beyond < -error {
        Ordering::Less
    } else {
        // gaps are positive on the right
        line_order(end, start, point, (radii.0, -radii.1))
    }
}

/// [`point_segment`] where doubles cannot decide.
#[cold]
fn point_segment_exact(point: DVec2, start: DVec2, end: DVec2, radii: (f64, f64)) -> Ordering {
    if place_sign(start, end, point) != Ordering::Greater {
        point_order(start, point, radii)
    } else if place_sign(end, start, point) != Ordering::Greater {
        point_order(end, point, radii)
    } else if orient2d(start, end, point) == Ordering::Greater {
        line_order(end, start, point, radii)
    } else {
        line_order(start, end, point, radii)
    }
}

#[cfg(test)]
mod tests {
    use crate::exact::distance::*;
    use crate::exact::judge::{Case, cases, cross, dot, vector, whole};
    use alloc::vec::Vec;
    use num_bigint::BigInt;

    /// How often each ordering came out right.
    fn counted(
        judge: impl Fn(&Case) -> Ordering,
        answer: impl Fn(&Case) -> Ordering,
        cases: &[Case],
    ) -> [usize; 3] {
        let mut counts = [0; 3];
        for case in cases {
            let order = answer(case);
            assert_eq!(order, judge(case), "{case:?}");
            counts[(order as i8 + 1) as usize] += 1;
        }
        counts
    }

    #[test]
    fn segments_are_as_far_as_whole_numbers_say() {
        let judge = |case: &Case| {
            let (along, to) = (vector(case.start, case.end), vector(case.start, case.point));
            let radius = whole(case.radii.0) + whole(case.radii.1);
            let (place, length2, radius2) =
                (dot(&to, &along), dot(&along, &along), &radius * &radius);
            if place <= BigInt::ZERO {
                dot(&to, &to).cmp(&radius2)
            } else if place >= length2 {
                let back = vector(case.end, case.point);
                dot(&back, &back).cmp(&radius2)
            } else {
                let beside = cross(&along, &to);
                (&beside * &beside).cmp(&(radius2 * length2))
            }
        };
        let answer = |case: &Case| point_segment(case.point, case.start, case.end, case.radii);
        let counts = counted(judge, answer, &cases(1, 20_000));
        assert!(counts.iter().all(|&count| count > 500), "{counts:?}");
        let point = |case: Case| Case {
            end: case.start,
            ..case
        };
        let points: Vec<Case> = cases(2, 2000).into_iter().map(point).collect();
        counted(judge, answer, &points);
    }

    #[test]
    fn points_are_as_far_left_of_lines_as_whole_numbers_say() {
        let judge = |case: &Case| {
            let (along, to) = (vector(case.start, case.end), vector(case.start, case.point));
            let (left, reach) = (
                cross(&along, &to),
                whole(case.radii.0) - whole(case.radii.1),
            );
            if left <= BigInt::ZERO {
                left.cmp(&reach)
            } else {
                (&left * &left).cmp(&(&reach * &reach * dot(&along, &along)))
            }
        };
        let answer = |case: &Case| left_of_line(case.point, case.start, case.end, case.radii);
        let mut cases = cases(3, 20_000);
        for (number, case) in cases.iter_mut().enumerate() {
            // the difference is nearly a distance for most
            let (radius, less) = case.radii;
            case.radii = if number % 2 == 0 {
                (radius + less, 0.0)
            } else {
                (radius + 2.0 * less, less)
            };
        }
        let counts = counted(judge, answer, &cases);
        assert!(counts.iter().all(|&count| count > 500), "{counts:?}");
    }
}
