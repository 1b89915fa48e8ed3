//! Snap rounding: segments whose crossings are points of the grid.
//!
//! A point of the grid is *hot* if a segment ends there, or if two segments cross nearer to it than
//! to others. Each segment is led through all hot points whose unit square it meets. Then no two
//! segments cross, and no hot point lies within a segment. Squares have their left and lower edges,
//! so that each point of the plane is in one of them. J. D. Hobby, "Practical segment intersection
//! with finite precision output", 1999; L. J. Guibas and D. H. Marimont, "Rounding arrangements
//! dynamically", 1998.

use crate::overlay::error::OverlayError;
use crate::overlay::grid::{Cell, cross, dot, side, to};
use alloc::vec::Vec;
use core::ops::ControlFlow;
use glam::DVec2;
use sat2d_base::aabb::Aabb;
use sat2d_base::broad::{BoundsTree, PairSearch};
use sat2d_base::num::power_of_two;

/// The most crossings of segments.
const MOST_CROSSINGS: usize = 1 << 22;

/// The most parts into which the crossings divide the segments.
const MOST_PARTS: usize = 1 << 24;

/// How often segments of either operand lead along a side, less often back.
pub(super) type Count = [i32; 2];

/// A segment from its lexicographically lower end.
#[derive(Clone, Copy, Debug)]
pub(super) struct Side {
    pub(super) from: Cell,
    pub(super) to: Cell,
    /// How many more of the segments given lead from `from` to `to` than back. Not 0 for both
    /// operands.
    pub(super) count: Count,
    /// The first of these segments.
    pub(super) segment: u32,
}

impl Side {
    fn new([from, to]: [Cell; 2], count: Count, segment: u32) -> Side {
        let (from, to, count) = match from < to {
            true => (from, to, count),
            false => (to, from, count.map(|count| -count)),
        };
        Side {
            from,
            to,
            count,
            segment,
        }
    }
}

/// Segments of the two operands without repetitions, in lexicographic order; those that lead there
/// and back are gone.
pub(super) fn merged(segments: [Vec<[Cell; 2]>; 2]) -> Vec<Side> {
    let mut sides = Vec::with_capacity(segments[0].len() + segments[1].len());
    for (segments, count) in segments.into_iter().zip([[1, 0], [0, 1]]) {
        let numbers = sides.len() as u32..;
        let numbered = segments.into_iter().zip(numbers);
        sides.extend(numbered.map(|(ends, number)| Side::new(ends, count, number)));
    }
    merge(sides)
}

fn merge(mut sides: Vec<Side>) -> Vec<Side> {
    // equal sides are added up, so their order does not matter
    sides.sort_unstable_by_key(|side| (side.from, side.to));
    sides.dedup_by(|next, side| {
        let is_same = (next.from, next.to) == (side.from, side.to);
        if is_same {
            side.count = [0, 1].map(|operand| side.count[operand] + next.count[operand]);
            side.segment = side.segment.min(next.segment);
        }
        is_same
    });
    sides.retain(|side| side.from != side.to && side.count != [0, 0]);
    sides
}

/// The same segments, led through hot points.
pub(super) fn snapped(sides: Vec<Side>) -> Result<Vec<Side>, OverlayError> {
    let mut hot = hot_points(&sides)?;
    if hot.is_empty() {
        return Ok(sides);
    }
    let along = |number: u32, cell: Cell| {
        let side = &sides[number as usize];
        // the squares that a segment meets lie along it, so their centers do
        dot(to(side.from, side.to), to(side.from, cell))
    };
    hot.sort_unstable_by(|&(side, p), &(other, q)| {
        side.cmp(&other)
            .then_with(|| along(side, p).cmp(&along(side, q)))
    });
    hot.dedup();
    let count = sides.len() + hot.len();
    if count > MOST_PARTS {
        return Err(OverlayError::TooManySegments {
            count,
            most: MOST_PARTS,
        });
    }
    let mut parts = Vec::with_capacity(count);
    let mut rest = hot.as_slice();
    for (number, side) in (0..).zip(&sides) {
        let own = rest
            .iter()
            .take_while(|(of_side, _)| *of_side == number)
            .count();
        let (through, others) = rest.split_at(own);
        rest = others;
        let mut from = side.from;
        for &(_, to) in through {
            parts.push(Side::new([from, to], side.count, side.segment));
            from = to;
        }
        parts.push(Side::new([from, side.to], side.count, side.segment));
    }
    Ok(merge(parts))
}

/// The hot points that each segment meets, its own ends left out: the number of the segment and the
/// point.
fn hot_points(sides: &[Side]) -> Result<Vec<(u32, Cell)>, OverlayError> {
    let boxes: Vec<Aabb> = sides.iter().map(around).collect();
    let tree = BoundsTree::build(&boxes);
    let (mut hot, mut crossings) = (Vec::new(), Vec::new());
    let search = PairSearch::new(&tree, &tree).run(|pairs| {
        for (a, b) in pairs {
            let (one, other) = (&sides[a as usize], &sides[b as usize]);
            crossings.extend(crossing(one, other));
            for (number, side, near) in [(a, one, other), (b, other, one)] {
                let ends = [near.from, near.to].into_iter();
                let met = ends.filter(|&end| !side.has_end(end) && side.meets(end));
                hot.extend(met.map(|end| (number, end)));
            }
        }
        match crossings.len() > MOST_CROSSINGS || hot.len() > MOST_PARTS {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        }
    });
    if search.is_break() {
        return Err(OverlayError::TooManyCrossings {
            most: MOST_CROSSINGS,
        });
    }
    crossings.sort_unstable();
    crossings.dedup();
    for cell in crossings {
        let center = center(cell);
        tree.query(&Aabb::new(center, center), |number| {
            let side = &sides[number as usize];
            if !side.has_end(cell) && side.meets(cell) {
                hot.push((number, cell));
            }
        });
        if hot.len() > MOST_PARTS {
            let count = hot.len();
            return Err(OverlayError::TooManySegments {
                count,
                most: MOST_PARTS,
            });
        }
    }
    Ok(hot)
}

fn center([x, y]: Cell) -> DVec2 {
    DVec2::new(x as f64, y as f64)
}

/// A box with the centers of all squares that a segment meets.
fn around(side: &Side) -> Aabb {
    let [from, to] = [center(side.from), center(side.to)];
    Aabb::new(from.min(to) - 0.5, from.max(to) + 0.5)
}

/// The point of the grid in whose square two segments cross, unless an end is on the other one.
fn crossing(a: &Side, b: &Side) -> Option<Cell> {
    let parts = |a: &Side, b: &Side| {
        let ends = [b.from, b.to].map(|end| side(a.from, a.to, end));
        ends[0].is_ne() && ends[1] == ends[0].reverse()
    };
    if !parts(a, b) || !parts(b, a) {
        return None;
    }
    let [along_a, along_b] = [a, b].map(|side| to(side.from, side.to));
    let part = cross(to(a.from, b.from), along_b).unsigned_abs();
    let whole = cross(along_a, along_b).unsigned_abs();
    let coordinate = |axis: usize| {
        let (start, end) = (a.from[axis], a.to[axis]);
        start + rounded_part(end - start, part, whole)
    };
    Some([coordinate(0), coordinate(1)])
}

/// The whole number nearest to `length · part / whole`, where half a unit is rounded up as the
/// squares have it; `part` is at most `whole`, which is below 2^107.
///
/// Long division by digits of 20 bits, so that no product leaves 128 bits.
fn rounded_part(length: i64, part: u128, whole: u128) -> i64 {
    const DIGIT: u32 = 20;
    let (mut quotient, mut rest) = (0, 0);
    for shift in [2 * DIGIT, DIGIT, 0] {
        let digit = (length.unsigned_abs() >> shift) & ((1 << DIGIT) - 1);
        let total = (rest << DIGIT) + u128::from(digit) * part;
        quotient = (quotient << DIGIT) + (total / whole) as i64;
        rest = total % whole;
    }
    match length < 0 {
        true => -quotient - i64::from(2 * rest > whole),
        false => quotient + i64::from(2 * rest >= whole),
    }
}

impl Side {
    fn has_end(&self, cell: Cell) -> bool {
        cell == self.from || cell == self.to
    }

    /// Whether the segment meets the square around a hot point.
    fn meets(&self, cell: Cell) -> bool {
        !self.is_far_from(cell) && meets(self, cell)
    }

    /// Whether a corner of the square around a point is certainly on the same side as the others.
    fn is_far_from(&self, cell: Cell) -> bool {
        let along = center(self.to) - center(self.from);
        let offset = center(cell) - center(self.from);
        let (one, other) = (along.x * offset.y, along.y * offset.x);
        let error = (one.abs() + other.abs()) * power_of_two(-51);
        (one - other).abs() > along.abs().element_sum() + error
    }
}

/// A bound of the parameter of a segment, from 0 to 1, as a fraction whose denominator is above 0.
#[derive(Clone, Copy)]
struct Limit {
    part: i128,
    whole: i128,
    is_included: bool,
}

/// Whether a segment meets the square around a point of the grid.
fn meets(side: &Side, cell: Cell) -> bool {
    let limit = |part: i128, whole: i128, is_included| Limit {
        part,
        whole,
        is_included,
    };
    let (along, offset) = (to(side.from, side.to), to(side.from, cell));
    let mut lower = [limit(0, 1, true); 3];
    let mut upper = [limit(1, 1, true); 3];
    for axis in 0..2 {
        // twice the distances, which are whole
        let (low, high) = (2 * offset[axis] - 1, 2 * offset[axis] + 1);
        let whole = 2 * along[axis];
        match whole.signum() {
            1 => (lower[axis], upper[axis]) = (limit(low, whole, true), limit(high, whole, false)),
            -1 => {
                (lower[axis], upper[axis]) =
                    (limit(-high, -whole, false), limit(-low, -whole, true));
            }
            _ if low > 0 || high <= 0 => return false,
            _ => {}
        }
    }
    let is_open = |a: &Limit, b: &Limit| {
        let (a_times, b_times) = (a.part * b.whole, b.part * a.whole);
        a_times < b_times || a_times == b_times && a.is_included && b.is_included
    };
    lower.iter().all(|a| upper.iter().all(|b| is_open(a, b)))
}

#[cfg(test)]
mod tests {
    use crate::overlay::snap::*;

    /// On a coarse grid nearly everything has to be snapped.
    #[test]
    fn snapped_segments_have_only_ends_in_common() {
        for seed in 0..400 {
            let mut rng = fastrand::Rng::with_seed(seed);
            let most = rng.i64(3..40);
            let cell = |rng: &mut fastrand::Rng| [rng.i64(0..=most), rng.i64(0..=most)];
            let segments = (0..rng.usize(2..30)).map(|_| [cell(&mut rng), cell(&mut rng)]);
            let sides = snapped(merged([segments.collect(), Vec::new()])).unwrap();
            for a in &sides {
                for b in &sides {
                    let on_a = |end| {
                        let from = to(a.from, end);
                        let is_inside = dot(from, to(end, a.to)) > 0;
                        side(a.from, a.to, end).is_eq() && is_inside
                    };
                    assert!(!on_a(b.from) && !on_a(b.to), "seed {seed}: {a:?} {b:?}");
                    assert!(crossing(a, b).is_none(), "seed {seed}: {a:?} {b:?}");
                }
            }
        }
    }
}
