//! Snap rounding: segments whose crossings are points of the grid.
//!
//! A point of the grid is *hot* if a segment ends there, or if two segments cross nearer to it than
//! to others. Each segment is led through all hot points whose unit square it meets. Then no two
//! segments cross, and no hot point lies within a segment. Squares have their left and lower edges,
//! so that each point of the plane is in one of them. J. D. Hobby, "Practical segment intersection
//! with finite precision output", 1999; L. J. Guibas and D. H. Marimont, "Rounding arrangements
//! dynamically", 1998.

use crate::shape::outline::error::OutlineError;
use crate::shape::outline::overlay::grid::{Cell, cross, dot, side, to};
use alloc::vec::Vec;
use core::ops::ControlFlow;
use glam::DVec2;
use sat2d_base::aabb::Aabb;
use sat2d_base::broad::{BoundsTree, PairSearch};
use sat2d_base::sort::{sort, sort_by};

/// The most crossings of segments.
const MOST_CROSSINGS: usize = 1 << 22;

/// The most parts into which the crossings divide the segments.
const MOST_PARTS: usize = 1 << 24;

/// A segment from its lexicographically lower end.
#[derive(Clone, Copy, Debug)]
pub(super) struct Side {
    pub(super) from: Cell,
    pub(super) to: Cell,
    /// How many more of the segments given lead from `from` to `to` than back. Not 0.
    pub(super) count: i32,
}

/// Segments without repetitions, in lexicographic order; those that lead there and back are gone.
pub(super) fn merged(segments: Vec<[Cell; 2]>) -> Vec<Side> {
    let forward = |[from, to]: [Cell; 2]| {
        if from < to {
            ([from, to], 1)
        } else {
            ([to, from], -1)
        }
    };
    merged_sides(segments.into_iter().map(forward).collect())
}

fn merged_sides(mut sides: Vec<([Cell; 2], i32)>) -> Vec<Side> {
    sort(&mut sides);
    let groups = sides.chunk_by(|(a, _), (b, _)| a == b);
    let sum = |group: &[([Cell; 2], i32)]| {
        let ([from, to], _) = group[0];
        let count = group.iter().map(|(_, count)| count).sum();
        (from != to && count != 0).then_some(Side { from, to, count })
    };
    groups.filter_map(sum).collect()
}

/// The same segments, led through hot points.
pub(super) fn snapped(sides: Vec<Side>) -> Result<Vec<Side>, OutlineError> {
    let hot = hot_points(&sides)?;
    let squares: Vec<Aabb> = hot.iter().map(|&cell| around(cell)).collect();
    let squares = BoundsTree::build(&squares);
    let mut parts = Vec::with_capacity(sides.len());
    let mut through = Vec::new();
    for side in &sides {
        through.clear();
        squares.query_segment(center(side.from), center(side.to), |key| {
            let cell = hot[key as usize];
            if meets(side, cell) {
                through.push(cell);
            }
        });
        // the squares that a segment meets lie along it, so their centers do
        let along = to(side.from, side.to);
        let distance = |&cell: &Cell| dot(along, to(side.from, cell));
        sort_by(&mut through, &mut |p, q| distance(p).cmp(&distance(q)));
        OutlineError::check_count_within(parts.len() + through.len(), MOST_PARTS)?;
        let steps = through.windows(2).map(|step| [step[0], step[1]]);
        parts.extend(steps.map(|[from, to]| {
            if from < to {
                ([from, to], side.count)
            } else {
                ([to, from], -side.count)
            }
        }));
    }
    Ok(merged_sides(parts))
}

/// The hot points in lexicographic order.
fn hot_points(sides: &[Side]) -> Result<Vec<Cell>, OutlineError> {
    let bounds = |side: &Side| Aabb::of_points(&[center(side.from), center(side.to)]);
    let boxes: Vec<Aabb> = sides.iter().map(bounds).collect();
    let tree = BoundsTree::build(&boxes);
    let mut hot: Vec<Cell> = Vec::new();
    let search = PairSearch::new(&tree, &tree).run(|pairs| {
        let crossings = pairs.filter_map(|(a, b)| crossing(&sides[a as usize], &sides[b as usize]));
        hot.extend(crossings);
        if hot.len() > MOST_CROSSINGS {
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    });
    if search.is_break() {
        let most = MOST_CROSSINGS;
        return Err(OutlineError::TooManyCrossings { most });
    }
    hot.extend(sides.iter().flat_map(|side| [side.from, side.to]));
    sort(&mut hot);
    hot.dedup();
    Ok(hot)
}

fn center([x, y]: Cell) -> DVec2 {
    DVec2::new(x as f64, y as f64)
}

fn around(cell: Cell) -> Aabb {
    let half = DVec2::splat(0.5);
    Aabb::new(center(cell) - half, center(cell) + half)
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
    let (mut part, mut whole) = (cross(to(a.from, b.from), along_b), cross(along_a, along_b));
    if whole < 0 {
        (part, whole) = (-part, -whole);
    }
    let coordinate = |start: i64, along: i128| {
        // half up, as the squares have it
        start + (2 * part * along + whole).div_euclid(2 * whole) as i64
    };
    Some([
        coordinate(a.from[0], along_a[0]),
        coordinate(a.from[1], along_a[1]),
    ])
}

/// A bound of the parameter of a segment, from 0 to 1, as a fraction whose denominator is above 0.
#[derive(Clone, Copy)]
struct Limit {
    part: i128,
    whole: i128,
    is_included: bool,
}

/// Whether a segment meets the square around a hot point.
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
    use crate::shape::outline::overlay::snap::*;

    /// On a coarse grid nearly everything has to be snapped.
    #[test]
    fn snapped_segments_have_only_ends_in_common() {
        for seed in 0..400 {
            let mut rng = fastrand::Rng::with_seed(seed);
            let most = rng.i64(3..40);
            let cell = |rng: &mut fastrand::Rng| [rng.i64(0..=most), rng.i64(0..=most)];
            let segments = (0..rng.usize(2..30)).map(|_| [cell(&mut rng), cell(&mut rng)]);
            let sides = snapped(merged(segments.collect())).unwrap();
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
