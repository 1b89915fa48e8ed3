//! Bounds from below of distances and depths of shapes with curves, in doubles.

use num_traits::ToPrimitive;
use sat2d_judge::{Curve, Q, Relation, point_relation, q};
use std::cmp::Ordering;
use std::collections::BinaryHeap;

/// How often a pair of pieces is divided at most.
const STEPS: usize = 1000;

/// What rounding may add to a distance, as a part of the largest number.
pub(super) const ROUNDING: f64 = 1.0 / (1_u64 << 44) as f64;

/// A part of a curve in doubles.
#[derive(Clone, Copy)]
struct Piece {
    points: [[f64; 2]; 3],
    weights: [f64; 3],
}

impl Piece {
    fn of(curve: &Curve) -> Piece {
        let number = |x: &Q| x.to_f64().unwrap_or(f64::INFINITY);
        Piece {
            points: [0, 1, 2].map(|i| [0, 1].map(|axis| number(&curve.points[i][axis]))),
            weights: curve.weights,
        }
    }

    fn all(curves: &[Curve]) -> Vec<Piece> {
        curves.iter().map(Piece::of).collect()
    }

    fn point(p: [f64; 2]) -> Piece {
        Piece {
            points: [p; 3],
            weights: [1.0, 0.0, 1.0],
        }
    }

    /// Its halves by P. de Casteljau's algorithm.
    fn halves(&self) -> [Piece; 2] {
        let middle = |(p, v): ([f64; 2], f64), (q, w): ([f64; 2], f64)| {
            let sum = v + w;
            let at = |axis: usize| (p[axis] * v + q[axis] * w) / sum;
            let point = if sum > 0.0 { [at(0), at(1)] } else { p };
            (point, sum / 2.0)
        };
        let [p, c, e] = [0, 1, 2].map(|i| (self.points[i], self.weights[i]));
        let (first, second) = (middle(p, c), middle(c, e));
        let half = middle(first, second);
        [[p, first, half], [half, second, e]].map(|three| Piece {
            points: three.map(|(point, _)| point),
            weights: three.map(|(_, weight)| weight),
        })
    }

    fn ends(&self) -> [[f64; 2]; 2] {
        [self.points[0], self.points[2]]
    }

    /// How far it is from the segment between its ends, at most: it is in the triangle.
    fn bulge(&self) -> f64 {
        if self.weights[1] > 0.0 {
            from_segment(self.points[1], self.ends())
        } else {
            0.0
        }
    }

    fn length(&self) -> f64 {
        let [p, q] = self.ends();
        length([q[0] - p[0], q[1] - p[1]]) + self.bulge()
    }
}

fn length([x, y]: [f64; 2]) -> f64 {
    (x * x + y * y).sqrt()
}

/// The distance of a point from a segment.
fn from_segment(point: [f64; 2], [a, b]: [[f64; 2]; 2]) -> f64 {
    let (along, to) = (
        [b[0] - a[0], b[1] - a[1]],
        [point[0] - a[0], point[1] - a[1]],
    );
    let square = along[0] * along[0] + along[1] * along[1];
    let part = along[0] * to[0] + along[1] * to[1];
    let part = if square > 0.0 {
        (part / square).clamp(0.0, 1.0)
    } else {
        0.0
    };
    length([to[0] - along[0] * part, to[1] - along[1] * part])
}

/// The distance of two segments, up to rounding.
pub(super) fn between_segments([a, b]: [[f64; 2]; 2], [c, d]: [[f64; 2]; 2]) -> f64 {
    let side = |p: [f64; 2], q: [f64; 2], r: [f64; 2]| {
        (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])
    };
    let are_opposite = |one: f64, other: f64| (one > 0.0) != (other > 0.0);
    if are_opposite(side(a, b, c), side(a, b, d)) && are_opposite(side(c, d, a), side(c, d, b)) {
        return 0.0;
    }
    let ends = [
        from_segment(a, [c, d]),
        from_segment(b, [c, d]),
        from_segment(c, [a, b]),
        from_segment(d, [a, b]),
    ];
    ends.into_iter().fold(f64::INFINITY, f64::min)
}

/// Two pieces, and bounds of their distance.
struct Pair {
    pieces: [Piece; 2],
    least: f64,
    most: f64,
}

impl Pair {
    fn new(pieces: [Piece; 2]) -> Pair {
        let [one, other] = &pieces;
        let between = between_segments(one.ends(), other.ends());
        let ends = one
            .ends()
            .into_iter()
            .flat_map(|p| other.ends().map(|q| [p, q]));
        Pair {
            least: between - one.bulge() - other.bulge(),
            most: ends.fold(f64::INFINITY, |most, [p, q]| {
                most.min(length([q[0] - p[0], q[1] - p[1]]))
            }),
            pieces,
        }
    }
}

impl PartialEq for Pair {
    fn eq(&self, other: &Pair) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for Pair {}

impl PartialOrd for Pair {
    fn partial_cmp(&self, other: &Pair) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Pair {
    /// The nearest pair is the greatest.
    fn cmp(&self, other: &Pair) -> Ordering {
        other.least.total_cmp(&self.least)
    }
}

/// How far two boundaries are apart, at least: the nearest pair of pieces is divided, as in branch
/// and bound, until this is known to a sixty-fourth.
fn least_distance(a: &[Piece], b: &[Piece]) -> f64 {
    let all = a.iter().chain(b).flat_map(|piece| piece.points).flatten();
    let size = all.fold(0.0, |most: f64, x| most.max(x.abs()));
    let pairs = a.iter().flat_map(|p| b.iter().map(|q| Pair::new([*p, *q])));
    let mut pairs: BinaryHeap<Pair> = pairs.collect();
    let mut most = f64::INFINITY;
    for _ in 0..STEPS {
        let Some(nearest) = pairs.pop() else { break };
        most = most.min(nearest.most);
        let is_straight = nearest.pieces.iter().all(|piece| piece.bulge() == 0.0);
        if is_straight || most - nearest.least <= most / 64.0 {
            pairs.push(nearest);
            break;
        }
        let [one, other] = nearest.pieces;
        if one.length() >= other.length() {
            pairs.extend(one.halves().map(|half| Pair::new([half, other])));
        } else {
            pairs.extend(other.halves().map(|half| Pair::new([one, half])));
        }
    }
    let least = pairs.peek().map_or(0.0, |nearest| nearest.least);
    (least - size * ROUNDING).max(0.0)
}

/// How far two boundaries are apart, at least.
pub(super) fn distance(a: &[Curve], b: &[Curve]) -> f64 {
    least_distance(&Piece::all(a), &Piece::all(b))
}

/// How deep two shapes overlap, at least: the diameter of a disc in both.
pub(super) fn depth(a: &[Curve], b: &[Curve]) -> f64 {
    const GRID: usize = 10;
    let pieces = [a, b].map(Piece::all);
    let room = |at: [f64; 2]| {
        let point = [Piece::point(at)];
        let [one, other] = [0, 1].map(|i| least_distance(&pieces[i], &point));
        one.min(other)
    };
    // the points of a grid over both boxes
    let range = |axis: usize| {
        let of_one = |pieces: &Vec<Piece>| {
            let numbers = pieces
                .iter()
                .flat_map(|piece| piece.points.map(|p| p[axis]));
            numbers.fold([f64::INFINITY, -f64::INFINITY], |[low, high], x| {
                [low.min(x), high.max(x)]
            })
        };
        let [one, other] = [0, 1].map(|i| of_one(&pieces[i]));
        [one[0].max(other[0]), one[1].min(other[1])]
    };
    let (across, up) = (range(0), range(1));
    let place =
        |[low, high]: [f64; 2], i: usize| low + (high - low) * (i as f64 + 0.5) / GRID as f64;
    let grid = (0..GRID).flat_map(|i| (0..GRID).map(move |j| (i, j)));
    let mut spots: Vec<([f64; 2], f64)> = grid
        .map(|(i, j)| [place(across, i), place(up, j)])
        .map(|at| (at, room(at)))
        .collect();
    spots.sort_by(|one, other| other.1.total_cmp(&one.1));
    let is_inside = |at: &[f64; 2]| {
        let point = at.map(q);
        [a, b]
            .iter()
            .all(|of| point_relation(of, &point) == Relation::Overlapping)
    };
    let Some((mut at, mut radius)) = spots.into_iter().find(|(at, _)| is_inside(at)) else {
        return 0.0;
    };
    // within the disc around it, every point is in both
    let mut step = radius / 2.0;
    for _ in 0..20 {
        let near = [[1.0, 0.0], [-1.0, 0.0], [0.0, 1.0], [0.0, -1.0]];
        let near = near.map(|[x, y]| [at[0] + x * step, at[1] + y * step]);
        let better = near.into_iter().map(|at| (at, room(at)));
        match better.max_by(|one, other| one.1.total_cmp(&other.1)) {
            Some((there, larger)) if larger > radius => (at, radius) = (there, larger),
            _ => step /= 2.0,
        }
    }
    2.0 * radius
}
