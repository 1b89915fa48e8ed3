//! The least box around edges.
//!
//! Let a coordinate be p and q at the ends of an arc and c at its control point, and c greater than
//! both. A number e from the greater end to c bounds the coordinate on the arc exactly if the form
//! `(e - p) r² - 2 w (c - e) r s + (e - q) s²` is nowhere below 0, which is
//! `(e - p) (e - q) ≥ w² (c - e)²`. The greatest coordinate is where both sides are equal.

use crate::curve::Edge;
use core::cmp::Ordering;
use glam::DVec2;
use sat2d_base::aabb::Aabb;
use sat2d_base::exact::bounded::BoundedWide;
use sat2d_base::exact::long::Long;
use sat2d_base::exact::real::Signed;
use sat2d_base::num::U;

/// How many numbers from the rounded extremum on are tried as bounds, in steps of a rounding of the
/// largest coordinate.
const TRIES: usize = 4;

/// More than the relative error of how far the control point is beyond the arc: a quotient and a
/// root of numbers of which none is a difference but those of the coordinates.
const DEPTH_ERROR: f64 = 32.0 * U;

/// The least box around edges, rounded outward; exact where its sides are doubles.
pub(crate) fn least_bounds(edges: impl Iterator<Item = Edge>) -> Aabb {
    edges.fold(Aabb::EMPTY, |sum, edge| {
        // most arcs do not reach beyond the others even at their control points
        if sum.contains(&Aabb::of_points(&[edge.start, edge.control, edge.end])) {
            sum
        } else {
            sum.union(&edge.least_bounds())
        }
    })
}

impl Edge {
    fn least_bounds(&self) -> Aabb {
        let [p, c, q] = [self.start, self.control, self.end];
        if self.is_straight() {
            return Aabb::of_points(&[p, q]);
        }
        let greatest = |values| greatest(values, self.weight);
        let least = |values: [f64; 3]| 0.0 - greatest(values.map(|value| 0.0 - value));
        let (x, y) = ([p.x, c.x, q.x], [p.y, c.y, q.y]);
        Aabb {
            min: DVec2::new(least(x), least(y)),
            max: DVec2::new(greatest(x), greatest(y)),
        }
    }
}

/// A bound for a coordinate of an arc, from its values at the control points.
fn greatest([p, c, q]: [f64; 3], weight: f64) -> f64 {
    let of_ends = p.max(q);
    if c <= of_ends {
        return of_ends;
    }
    // the smaller root of (u - x)(v - x) = w² x²
    let (u, v) = (c - of_ends, c - p.min(q));
    let ratio = u / v;
    let root = libm::sqrt((1.0 - ratio) * (1.0 - ratio) + 4.0 * weight * weight * ratio);
    let depth = 2.0 * u / (1.0 + ratio + root);
    let rounded = (c - depth).clamp(of_ends, c);
    let mut bound = rounded;
    let rounding = U * p.abs().max(c.abs()).max(q.abs());
    for _ in 0..TRIES {
        if is_bound(bound, [p, c, q], weight) {
            return bound;
        }
        bound = bound.next_up().max(bound + rounding).min(c);
    }
    let error = DEPTH_ERROR * depth + 2.0 * U * rounded.abs();
    (rounded + error).next_up().min(c)
}

/// Whether a number from the greater end to the control point bounds the coordinate.
fn is_bound(bound: f64, values: [f64; 3], weight: f64) -> bool {
    let sign = excess::<BoundedWide>(bound, values, weight);
    let sign = sign.or_else(|| excess::<Long>(bound, values, weight));
    sign.is_some_and(Ordering::is_ge)
}

fn excess<R: Signed>(bound: f64, [p, c, q]: [f64; 3], weight: f64) -> Option<Ordering> {
    let beyond = R::difference(c, bound).times(&R::difference(weight, 0.0));
    let ends = R::difference(bound, p).times(&R::difference(bound, q));
    ends.minus(&beyond.times(&beyond)).known_sign()
}
