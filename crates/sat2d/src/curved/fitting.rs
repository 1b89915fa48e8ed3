//! Bounds for an arc beside a curve that it nearly fits.
//!
//! Triangles around both exclude nothing before they are thinner than the gap: curves that fit into
//! each other 2^-40 apart would be halved 2^20 times. A conic is where a polynomial F of the second
//! degree is 0. Along an arc, F is a rational curve of the fourth degree, whose values lie between
//! the coefficients of its Bernstein form (R. T. Farouki, V. T. Rajan, "On the Numerical Condition
//! of Polynomials in Bernstein Form", 1987). If F is at least m on the arc and its gradient at most
//! g between arc and conic, they are at least m / g apart. For curves that fit, both vary little, so
//! this is nearly their distance, however long they are.

use crate::curve::Edge;
use crate::exact::ellipse::Ellipse;
use crate::num::power_of_two;
use core::ops::RangeInclusive;
use glam::DVec2;

/// More than the roundings of F and of what it is computed from, in parts of its terms.
const ROUNDING_OF_FORM: f64 = power_of_two(-47);

/// Values that have lost nothing to underflow, and whose squares do not overflow.
const IN_RANGE: RangeInclusive<f64> = power_of_two(-900)..=power_of_two(500);

/// A curve on which a polynomial of the second degree is 0, given by its polar form.
pub(super) enum Conic<'a> {
    /// That of an arc: with the barycentric coordinates a, b and c of its triangle,
    /// b² - 4 weight² a c.
    Arc(&'a Edge),
    /// That of an ellipse: the square of the vector that its axes map to a point, less 1, both times
    /// the square of their determinant.
    Ellipse(DVec2, &'a Ellipse),
}

impl Conic<'_> {
    /// The polar form: F(p, p) is F at p.
    fn polar(&self, p: DVec2, q: DVec2) -> f64 {
        match self {
            Conic::Arc(arc) => {
                let ([a, b, c], [k, l, m]) = (areas(arc, p), areas(arc, q));
                b * l - 2.0 * arc.weight * arc.weight * (a * m + c * k)
            }
            Conic::Ellipse(center, ellipse) => {
                let [p, q] = [p, q].map(|point| unmapped(ellipse, point - *center));
                let area = ellipse.u.perp_dot(ellipse.w);
                p.dot(q) - area * area
            }
        }
    }

    /// The sum of the magnitudes of the terms of F at a point.
    fn magnitude(&self, p: DVec2) -> f64 {
        match self {
            Conic::Arc(arc) => {
                let [a, b, c] = areas(arc, p);
                b * b + 4.0 * (a * c).abs()
            }
            Conic::Ellipse(center, ellipse) => {
                let reach = (p - *center).length() * ellipse.reach();
                2.0 * reach * reach
            }
        }
    }

    /// The gradient of F, an affine function.
    fn gradient(&self, p: DVec2) -> DVec2 {
        match self {
            Conic::Arc(arc) => {
                let ([a, b, c], [of_a, of_b, of_c]) = (areas(arc, p), gradients(arc));
                let both = of_c * a + of_a * c;
                of_b * (2.0 * b) - both * (4.0 * arc.weight * arc.weight)
            }
            Conic::Ellipse(center, ellipse) => {
                let DVec2 { x, y } = unmapped(ellipse, p - *center);
                (ellipse.u.perp() * y - ellipse.w.perp() * x) * 2.0
            }
        }
    }

    /// By how much the gradient changes at most per unit of length.
    fn bend(&self) -> f64 {
        match self {
            // its gradient is asked for at all points between
            Conic::Arc(_) => 0.0,
            Conic::Ellipse(_, Ellipse { u, w, .. }) => {
                2.0 * (u.length_squared() + w.length_squared())
            }
        }
    }

    /// The greatest length of the gradient between an arc and the conic, near the arc.
    fn steepest(&self, edge: &Edge) -> f64 {
        let of_edge = [edge.start, edge.control, edge.end];
        let of_conic = match self {
            Conic::Arc(arc) => [arc.start, arc.control, arc.end],
            Conic::Ellipse(..) => of_edge,
        };
        // the length of an affine function is greatest at a corner
        let corners = of_edge.into_iter().chain(of_conic);
        let lengths = corners.map(|p| self.gradient(p).length());
        lengths.fold(0.0, f64::max)
    }

    /// More than the roundings of F along an arc.
    fn rounding(&self, edge: &Edge) -> f64 {
        let corners = [edge.start, edge.control, edge.end];
        let magnitudes = corners.map(|p| self.magnitude(p));
        ROUNDING_OF_FORM * magnitudes.into_iter().fold(0.0, f64::max)
    }

    /// A lower bound for the distance of an arc from the curve, or `enough` if that is less.
    pub(super) fn distance_bound(&self, edge: &Edge, enough: f64) -> f64 {
        let along = coefficients(edge, |p, q| self.polar(p, q));
        let least = along.iter().copied().fold(f64::INFINITY, f64::min);
        let most = along.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let value = least.max(0.0 - most) - self.rounding(edge);
        let steepest = self.steepest(edge) + self.bend() * enough;
        if IN_RANGE.contains(&value) && IN_RANGE.contains(&steepest) {
            enough.min(value / steepest * (1.0 - 1e-12))
        } else {
            0.0
        }
    }
}

/// A time until which two arcs are apart by more than `margin`, if the first one is displaced by
/// so much per unit of time; it is right up to `until`. Infinity if they never meet.
pub(super) fn apart_until(
    one: &Edge,
    other: &Edge,
    displacement: DVec2,
    margin: f64,
    until: f64,
) -> f64 {
    let of_other = conic_until(other, one, displacement, margin, until);
    let back = DVec2::ZERO - displacement;
    of_other.max(conic_until(one, other, back, margin, until))
}

/// A time until which an arc that moves is apart from the conic of another one by more than
/// `margin`.
fn conic_until(arc: &Edge, edge: &Edge, by: DVec2, margin: f64, until: f64) -> f64 {
    let conic = Conic::Arc(arc);
    let steepest = [0.0, until].map(|time| conic.steepest(&moved(edge, by * time)));
    let margin = margin * steepest[0].max(steepest[1]) + conic.rounding(edge);
    // F(p + by t) = F(p) + t ∇F(p)·by + t² times what is quadratic in F at by
    let values = coefficients(edge, |p, q| conic.polar(p, q));
    let slopes = coefficients(edge, |p, q| {
        (conic.gradient(p) + conic.gradient(q)).dot(by) / 2.0
    });
    let [a, b, c] = gradients(arc).map(|of| of.dot(by));
    let square = b * b - 4.0 * arc.weight * arc.weight * a * c;
    let side = 1.0_f64.copysign(values[0]);
    let least = |of: &[f64; 5]| of.iter().map(|x| x * side).fold(f64::INFINITY, f64::min);
    let (value, slope, square) = (least(&values) - margin, least(&slopes), square * side);
    let is_in_range = |x: f64| x.abs() < *IN_RANGE.end();
    if !IN_RANGE.contains(&value) || !is_in_range(slope) || !is_in_range(square) {
        return 0.0;
    }
    if slope >= 0.0 && square >= 0.0 {
        return f64::INFINITY;
    }
    // value + slope t + square t² is above 0 until its first root
    let discriminant = slope * slope - 4.0 * square * value;
    let divisor = libm::sqrt(discriminant.max(0.0)) - slope;
    if discriminant < 0.0 || divisor <= 0.0 {
        return f64::INFINITY;
    }
    2.0 * value / divisor * (1.0 - 1e-12)
}

fn moved(edge: &Edge, by: DVec2) -> Edge {
    Edge {
        start: edge.start + by,
        control: edge.control + by,
        end: edge.end + by,
        ..*edge
    }
}

/// The vector that the axes of an ellipse map to another one, times their determinant.
fn unmapped(ellipse: &Ellipse, vector: DVec2) -> DVec2 {
    DVec2::new(vector.perp_dot(ellipse.w), ellipse.u.perp_dot(vector))
}

/// Twice the areas of the triangles of a point and two of the control points: its barycentric
/// coordinates times twice the area of their triangle.
fn areas(arc: &Edge, p: DVec2) -> [f64; 3] {
    let [start, control, end] = [arc.start, arc.control, arc.end].map(|corner| corner - p);
    [
        control.perp_dot(end),
        end.perp_dot(start),
        start.perp_dot(control),
    ]
}

/// The gradients of these areas.
fn gradients(arc: &Edge) -> [DVec2; 3] {
    [
        (arc.end - arc.control).perp(),
        (arc.start - arc.end).perp(),
        (arc.control - arc.start).perp(),
    ]
}

/// A symmetric function of two points, affine in each, along an arc: the coefficients of its
/// Bernstein form, each divided by that of the squared denominator. All values lie between them.
pub(super) fn coefficients(edge: &Edge, polar: impl Fn(DVec2, DVec2) -> f64) -> [f64; 5] {
    let Edge {
        start,
        control,
        end,
        weight,
    } = *edge;
    let of_control = 2.0 * weight * weight;
    let middle = polar(start, end) + of_control * polar(control, control);
    [
        polar(start, start),
        polar(start, control),
        middle / (1.0 + of_control),
        polar(control, end),
        polar(end, end),
    ]
}
