//! The boundary of what segments wind round, where segments have only ends in common.

use crate::shape::outline::overlay::grid::{Cell, cross, dot, side, to};
use crate::shape::outline::overlay::snap::Side;
use crate::shape::outline::sweep_line::SweepLine;
use alloc::vec::Vec;
use core::cmp::Ordering;
use sat2d_base::sort::{sort, sort_by};

/// A side that a sweep line meets.
#[derive(Clone, Copy)]
struct Crossed {
    from: Cell,
    to: Cell,
    /// How often the segments wind round what is just above it.
    above: i32,
}

/// The rings around the faces that are inside, which lie on their left. Straight vertices are left
/// out.
pub(super) fn rings(sides: &[Side], is_inside: impl Fn(i32) -> bool) -> Vec<Vec<Cell>> {
    linked(directed(sides, is_inside))
}

/// The sides with a face on one side that is inside, directed so that this is the left one.
///
/// A vertical line sweeps from left to right, and a bit faster at the top, so that a vertical side
/// has its left above it. (M. I. Shamos and D. Hoey, "Geometric intersection problems", 1976.)
fn directed(sides: &[Side], is_inside: impl Fn(i32) -> bool) -> Vec<[Cell; 2]> {
    let mut vertices: Vec<Cell> = sides.iter().flat_map(|side| [side.from, side.to]).collect();
    sort(&mut vertices);
    vertices.dedup();
    let mut found = Vec::new();
    let mut line: SweepLine<Crossed> = SweepLine::new();
    let mut starting = Vec::new();
    let mut crossed = Vec::new();
    let mut rest = sides;
    for vertex in vertices {
        let is_below = |crossed: &Crossed| side(crossed.from, crossed.to, vertex).is_gt();
        let place = line.first_not(is_below);
        let ending = line.from(place).take_while(|c| c.to == vertex).count();
        let count = rest.iter().take_while(|side| side.from == vertex).count();
        let (own, others) = rest.split_at(count);
        rest = others;
        starting.clear();
        starting.extend_from_slice(own);
        sort_by(&mut starting, &mut |a: &Side, b| side(vertex, b.to, a.to));
        let mut winding = line.before(place).map_or(0, |below| below.above);
        crossed.clear();
        for &Side { from, to, count } in &starting {
            let below = is_inside(winding);
            winding += count;
            let above = is_inside(winding);
            if below != above {
                found.push(if above { [from, to] } else { [to, from] });
            }
            let above = winding;
            crossed.push(Crossed { from, to, above });
        }
        line.replace(place, ending, &crossed);
    }
    found
}

/// Rings of directed sides. Where more than two meet, those follow each other that bound the same
/// part of the inside.
fn linked(mut sides: Vec<[Cell; 2]>) -> Vec<Vec<Cell>> {
    sort(&mut sides);
    let starting = |vertex: Cell| {
        let first = sides.partition_point(|&[from, _]| from < vertex);
        let count = sides[first..].iter().take_while(|s| s[0] == vertex).count();
        first..first + count
    };
    let mut is_used = alloc::vec![false; sides.len()];
    let mut rings = Vec::new();
    for start in 0..sides.len() {
        let mut ring = Vec::new();
        let mut at = start;
        while !core::mem::replace(&mut is_used[at], true) {
            let [before, vertex] = sides[at];
            let following = starting(vertex);
            let is_alone = following.len() == 1;
            let back = to(vertex, before);
            let turns = |&a: &usize, &b: &usize| {
                clockwise(back, to(vertex, sides[a][1]), to(vertex, sides[b][1]))
            };
            let Some(next) = following.min_by(turns) else {
                break;
            };
            let ahead = to(vertex, sides[next][1]);
            // a vertex of several rings stays, even where one of them is straight
            if !is_alone || cross(back, ahead) != 0 {
                ring.push(vertex);
            }
            at = next;
        }
        if !ring.is_empty() {
            rings.push(ring);
        }
    }
    rings
}

/// Which of two directions comes first if one turns clockwise from `start`.
fn clockwise(start: [i128; 2], a: [i128; 2], b: [i128; 2]) -> Ordering {
    let half = |direction| match cross(start, direction).cmp(&0) {
        Ordering::Less => 0,
        Ordering::Equal if dot(start, direction) < 0 => 1,
        _ => 2,
    };
    (half(a).cmp(&half(b))).then_with(|| cross(a, b).cmp(&0))
}

#[cfg(test)]
mod tests {
    use crate::shape::outline::overlay::boundary::*;
    use crate::shape::outline::overlay::snap::{merged, snapped};

    /// How often sides wind round a point: a ray downward, from a point that is no vertex.
    fn winding(sides: &[Side], [x, y]: [f64; 2]) -> i32 {
        let below = |side: &&Side| {
            let [a, b] = [side.from, side.to].map(|[x, y]| [x as f64, y as f64]);
            let height = || a[1] + (b[1] - a[1]) * (x - a[0]) / (b[0] - a[0]);
            a[0] < x && x < b[0] && height() < y
        };
        sides.iter().filter(below).map(|side| side.count).sum()
    }

    #[test]
    fn the_sweep_knows_what_is_inside() {
        let (mut kept_sides, mut dropped) = (0, 0);
        for seed in 0..400 {
            let mut rng = fastrand::Rng::with_seed(seed);
            let most = rng.i64(3..60);
            let mut segments = Vec::new();
            for _ in 0..rng.usize(1..12) {
                let mut cell = || [rng.i64(0..=most), rng.i64(0..=most)];
                let [a, b, c] = [cell(), cell(), cell()];
                segments.extend([[a, b], [b, c], [c, a]]);
            }
            let sides = snapped(merged(segments)).unwrap();
            let is_inside = |turns| turns != 0;
            let found = directed(&sides, is_inside);
            for side in sides.iter().filter(|side| side.from[0] < side.to[0]) {
                // near the middle, where no vertex is above or below
                let [x, y] = [0, 1].map(|k| {
                    let [from, to] = [side.from[k] as f64, side.to[k] as f64];
                    from + (to - from) * 0.500123
                });
                let [below, above] =
                    [-1e-7, 1e-7].map(|off| is_inside(winding(&sides, [x, y + off])));
                let expected = match (below, above) {
                    (false, true) => Some([side.from, side.to]),
                    (true, false) => Some([side.to, side.from]),
                    _ => None,
                };
                let ends = [[side.from, side.to], [side.to, side.from]];
                let kept = found.iter().find(|s| ends.contains(s)).copied();
                assert_eq!(kept, expected, "seed {seed}: {side:?}");
                *(if kept.is_some() {
                    &mut kept_sides
                } else {
                    &mut dropped
                }) += 1;
            }
        }
        assert!(
            kept_sides > 1000 && dropped > 1000,
            "{kept_sides} {dropped}"
        );
    }
}
