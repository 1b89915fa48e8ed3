//! Cubic Bézier curves, and the edges of outlines near them.

use crate::curve::Edge;
use crate::shape::outline::flatten::Curve;
use glam::DVec2;
use sat2d_base::num::{length, power_of_two, unit};
use sat2d_base::sort::sort_by;

/// The most quadratic curves for a cubic one. So many are nearer to it than rounding.
const MOST_PARTS: f64 = 65536.0;

/// A cubic Bézier curve by its control points, the first and the last of which are its ends.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Cubic(pub(super) [DVec2; 4]);

impl Cubic {
    /// How many edges [`edges`](Cubic::edges) makes at most.
    pub(super) fn count(&self, tolerance: f64) -> usize {
        let [start, first, second, end] = self.0;
        let third = (end - second * 3.0) + (first * 3.0 - start);
        let error = libm::hypot(third.x, third.y) * (libm::sqrt(3.0) / 36.0);
        libm::ceil(libm::cbrt(error / tolerance)).clamp(1.0, MOST_PARTS) as usize
    }

    /// Visits edges no farther than `tolerance` from the curve, up to rounding: segments if it is
    /// straight, else quadratic curves, each for an equal part of the parameter.
    ///
    /// The difference of a cubic curve and the quadratic one with the control point
    /// `(3 (c₁ + c₂) - p₀ - p₃) / 4` is `(p₃ - 3 c₂ + 3 c₁ - p₀) (s³ - 3/2 s² + 1/2 s)`, whose last
    /// factor is at most √3 / 36.
    pub(super) fn edges(&self, tolerance: f64, mut visit: impl FnMut(Edge)) {
        let [start, first, second, end] = self.0;
        if let Some(turns) = self.straight_turns() {
            let mut from = start;
            for to in turns.into_iter().flatten().chain([end]) {
                visit(Edge::segment(from, to));
                from = to;
            }
            return;
        }
        let parts = self.count(tolerance);
        let count = parts as f64;
        let at = |s: f64| {
            let r = 1.0 - s;
            let [a, b, c, d] = [r * r * r, 3.0 * r * r * s, 3.0 * r * s * s, s * s * s];
            start * a + first * b + second * c + end * d
        };
        // half the derivative, for the control point where the tangents of both ends meet on
        // average
        let slope = |s: f64| {
            let r = 1.0 - s;
            (first - start) * (r * r) + (second - first) * (2.0 * r * s) + (end - second) * (s * s)
        };
        let mut p = start;
        for part in 0..parts {
            let [from, to] = [part, part + 1].map(|k| k as f64 / count);
            let q = if part + 1 == parts { end } else { at(to) };
            // the control points of the cubic part
            let (first, second) = (p + slope(from) / count, q - slope(to) / count);
            let control = ((first + second) * 3.0 - p - q) / 4.0;
            visit(Edge {
                start: p,
                control,
                end: q,
                weight: 1.0,
            });
            p = q;
        }
    }

    /// The points where it turns back on its line; `None` if its control points are on no line, up
    /// to the rounding of their coordinates.
    ///
    /// Quadratic parts of such a curve would do more: where two of the control points coincide, the
    /// part at that end begins backward.
    fn straight_turns(&self) -> Option<[Option<DVec2>; 2]> {
        let [start, ..] = self.0;
        let offsets = self.0.map(|point| point - start);
        let size = |offset: &DVec2| offset.abs().max_element();
        let longer = |one: DVec2, other: DVec2| {
            if size(&other) > size(&one) {
                other
            } else {
                one
            }
        };
        let longest = offsets.into_iter().fold(DVec2::ZERO, longer);
        if longest == DVec2::ZERO {
            return Some([None; 2]);
        }
        let (along, unit_length) = (unit(longest), length(longest));
        let reach = self.0.iter().map(|point| point.abs().max_element());
        let rounding = reach.fold(0.0, f64::max) * power_of_two(-50);
        if !offsets.iter().all(|&v| along.perp_dot(v).abs() <= rounding) {
            return None;
        }
        let [_, x, y, z] = offsets.map(|offset| offset.dot(along) / unit_length);
        // a third of the derivative is a r² + 2 b r s + c s²
        let [a, b, c] = [x, y - x, z - y];
        let at = |s: f64| {
            let r = 1.0 - s;
            ((x * r + y * s) * 3.0 * r + z * s * s) * s
        };
        let root = libm::sqrt((b * b - a * c).max(0.0));
        // the one whose terms do not cancel; the other follows from the product of the roots
        let sum = if a - b < 0.0 {
            a - b - root
        } else {
            a - b + root
        };
        let mut turns = [a / sum, sum / (a - b * 2.0 + c)];
        sort_by(&mut turns, &mut f64::total_cmp);
        let mut before = 0.0;
        Some(turns.map(|s| {
            let place = at(s);
            let is_turn = 0.0 < s && s < 1.0 && b * b > a * c;
            let turns_back = is_turn
                && (place - before).abs() * unit_length > rounding
                && (place - z).abs() * unit_length > rounding;
            turns_back.then(|| {
                before = place;
                start + longest * place
            })
        }))
    }
}

impl Curve for Cubic {
    type Points = [DVec2; 4];

    fn points(&self) -> [DVec2; 4] {
        self.0
    }

    /// Its coefficients for the control points are together at most 3/4.
    const BULGE: f64 = 0.75;

    fn halves(&self) -> [Cubic; 2] {
        // P. de Casteljau's algorithm
        let [start, first, second, end] = self.0;
        let middle = |p: DVec2, q: DVec2| p + (q - p) / 2.0;
        let (a, b, c) = (
            middle(start, first),
            middle(first, second),
            middle(second, end),
        );
        let (d, e) = (middle(a, b), middle(b, c));
        let at = middle(d, e);
        [Cubic([start, a, d, at]), Cubic([at, e, c, end])]
    }
}
