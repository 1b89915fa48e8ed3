//! Two ellipses, in doubles: the cubic of [`exact::ellipse`](sat2d_base::exact::ellipse) below 0 at
//! one place, or without a change of sign. The bound is derived in `docs/exactness.md`, section
//! "Two ellipses".

use crate::placed::placement::Placement;
use glam::DVec2;
use sat2d_base::num::{U, power_of_two};
use sat2d_base::types::{Outcome, Relation};

/// Bounds the error of a coefficient, in parts of the fourth power of the size.
const ERROR: f64 = 64.0 * U;
/// The sizes whose fourth powers neither overflow nor underflow, nor do squares of these.
const SIZES: core::ops::RangeInclusive<f64> = power_of_two(-100)..=power_of_two(100);

/// The relation of two circles or ellipses, each under any map; both must be in range.
#[inline(always)]
pub(crate) fn relation(a: Placement<'_>, b: Placement<'_>) -> Outcome<Relation> {
    let (Some(from), Some(to)) = (a.sole_point(), b.sole_point()) else {
        return Outcome::Undecided;
    };
    let [g, h] = [a, b].map(|of| of.hull.ellipse_at(of.transform));
    let d = to - from;
    let square = |one: DVec2, other: DVec2| {
        let cross = one.perp_dot(other);
        cross * cross
    };
    let mixed = square(g.u, h.u) + square(g.u, h.w) + (square(g.w, h.u) + square(g.w, h.w));
    let (c0, c3) = (square(g.u, g.w), square(h.u, h.w));
    let c1 = c0 + mixed - (square(g.u, d) + square(g.w, d));
    let c2 = c3 + mixed - (square(h.u, d) + square(h.w, d));
    let sum = g.u.abs() + g.w.abs() + (h.u.abs() + h.w.abs()) + d.abs();
    let size = (sum.x + sum.y) * (sum.x + sum.y);
    let error = ERROR * size * size;
    if !SIZES.contains(&size) || c0.min(c3) <= 1024.0 * error {
        return Outcome::Undecided;
    }
    if c1 > error && c2 > error {
        return Outcome::Decided(Relation::Overlapping);
    }
    // without a real root of its derivative the cubic rises from c0
    let radicand = c2 * c2 - 3.0 * c1 * c3;
    let doubt = 8.0 * error * (c1.abs() + c2.abs() + c3 + error);
    if radicand < -doubt {
        return Outcome::Decided(Relation::Overlapping);
    }
    // the larger root is where it is least
    let root = libm::sqrt(radicand);
    let x = (root - c2) / (3.0 * c3);
    let value = c0 + x * (c1 + x * (c2 + x * c3));
    let error = 4.0 * error * (1.0 + x * (1.0 + x * (1.0 + x)));
    let off = doubt / (root * c3) + ERROR * (root + c2.abs()) / c3 + error / c3 * (1.0 + x);
    let above_least = off * off * (2.0 * root + c3 * off);
    if !(x > 0.0 && radicand > 4.0 * doubt) {
        Outcome::Undecided
    } else if value < -error {
        Outcome::Decided(Relation::Disjoint)
    } else if value > error + above_least {
        Outcome::Decided(Relation::Overlapping)
    } else {
        Outcome::Undecided
    }
}
