//! Bounds for an arc beside a curve that it nearly fits.
//!
//! Triangles around both exclude nothing before they are thinner than the gap: curves that fit into
//! each other 2^-40 apart would be halved 2^20 times. A conic is where a polynomial F of the second
//! degree is 0. Along an arc, F is a rational curve of the fourth degree, whose values lie between
//! the coefficients of its Bernstein form (R. T. Farouki, V. T. Rajan, "On the Numerical Condition
//! of Polynomials in Bernstein Form", 1987). If F is at least m on the arc and its gradient at most
//! g between arc and conic, they are at least m / g apart. For curves that fit, both vary little,
//! so this is nearly their distance, however long they are. If the arc moves, each coefficient is a
//! quadratic function of time, and no point meets the conic before the first root of any of them.

use crate::curve::Edge;
use core::ops::RangeInclusive;
use glam::DVec2;
use sat2d_base::exact::ellipse::Ellipse;
use sat2d_base::num::power_of_two;

/// More than the roundings of F, in parts of its terms.
const ROUNDING_OF_FORM: f64 = power_of_two(-48);
/// More than the rounding of twice the area of a triangle, in parts of the product of two sides,
/// and of its change on the way of a point.
const ROUNDING_OF_AREA: f64 = power_of_two(-49);

/// Values that have lost nothing to underflow, and whose squares do not overflow.
const IN_RANGE: RangeInclusive<f64> = power_of_two(-900)..=power_of_two(500);

/// A curve on which a polynomial of the second degree is 0, given by its polar form.
pub(super) enum Conic<'a> {
    /// That of an arc: with the barycentric coordinates a, b and c of its triangle,
    /// b² - 4 weight² a c.
    Arc(&'a Edge),
    /// That of an ellipse: the square of the vector that its axes map to a point, less 1, both
    /// times the square of their determinant.
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

    /// The polar form of what is quadratic in F.
    fn square(&self, p: DVec2, q: DVec2) -> f64 {
        match self {
            Conic::Arc(arc) => {
                let [a, b, c] = gradients(arc).map(|of| [of.dot(p), of.dot(q)]);
                b[0] * b[1] - 2.0 * arc.weight * arc.weight * (a[0] * c[1] + a[1] * c[0])
            }
            Conic::Ellipse(_, ellipse) => unmapped(ellipse, p).dot(unmapped(ellipse, q)),
        }
    }

    /// No less than what is quadratic in F at any unit vector.
    fn greatest_square(&self) -> f64 {
        match self {
            Conic::Arc(arc) => {
                let [a, b, c] = gradients(arc).map(DVec2::length);
                b * b + 4.0 * arc.weight * arc.weight * a * c
            }
            Conic::Ellipse(_, Ellipse { u, w, .. }) => u.length_squared() + w.length_squared(),
        }
    }

    /// Whether the curve has a point of the conic.
    fn has(&self, point: DVec2) -> bool {
        match self {
            Conic::Arc(arc) => {
                let areas = areas(arc, point);
                areas.iter().all(|area| *area >= 0.0) || areas.iter().all(|area| *area <= 0.0)
            }
            Conic::Ellipse(..) => true,
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

    /// The greatest length of the gradient on the curve.
    fn steepest_on_curve(&self) -> f64 {
        match self {
            Conic::Arc(arc) => {
                let corners = [arc.start, arc.control, arc.end];
                let lengths = corners.map(|p| self.gradient(p).length());
                lengths.into_iter().fold(0.0, f64::max)
            }
            Conic::Ellipse(_, ellipse) => {
                let Ellipse { u, w } = ellipse;
                2.0 * u.perp_dot(*w).abs() * libm::sqrt(u.length_squared() + w.length_squared())
            }
        }
    }

    /// More than the roundings of F along an arc, on its way from one place to another one.
    ///
    /// F is a sum of products of affine functions. Each of these is off by a few units in the last
    /// place of the product of two lengths, which may be much more than itself.
    fn rounding(&self, edge: &Edge, at_end: &Edge) -> f64 {
        let corners = [edge, at_end].map(|edge| [edge.start, edge.control, edge.end]);
        let most = |of: &dyn Fn(DVec2) -> f64| {
            let values = corners.as_flattened().iter().map(|p| of(*p));
            values.fold(0.0, f64::max)
        };
        // of a product, given the greatest values of both factors and their errors
        let product = |[p, p_off]: [f64; 2], [q, q_off]: [f64; 2]| {
            p * q_off + q * p_off + p_off * q_off + ROUNDING_OF_FORM * p * q
        };
        match self {
            Conic::Arc(arc) => {
                let [start, control, end] = [arc.start, arc.control, arc.end];
                let sides = [(control, end), (end, start), (start, control)];
                let mut index = 0;
                let [a, b, c] = sides.map(|(from, to)| {
                    let number = index;
                    index += 1;
                    let off = |p: DVec2| (to - from).length() * (from - p).length();
                    [
                        most(&|p| areas(arc, p)[number].abs()),
                        ROUNDING_OF_AREA * most(&off),
                    ]
                });
                product(b, b) + 4.0 * arc.weight * arc.weight * product(a, c)
            }
            Conic::Ellipse(center, ellipse) => {
                let off = most(&|p| (p - *center).length()) * ellipse.reach();
                let value = [off, ROUNDING_OF_AREA * off];
                2.0 * product(value, value)
            }
        }
    }

    /// A lower bound for the distance of an arc from the curve, or `enough` if that is less.
    pub(super) fn distance_bound(&self, edge: &Edge, enough: f64) -> f64 {
        let along = coefficients(edge, |p, q| self.polar(p, q));
        let least = along.iter().copied().fold(f64::INFINITY, f64::min);
        let most = along.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let value = least.max(0.0 - most) - self.rounding(edge, edge);
        let steepest = self.steepest(edge) + self.bend() * enough;
        if IN_RANGE.contains(&value) && IN_RANGE.contains(&steepest) {
            enough.min(value / steepest * (1.0 - 1e-12))
        } else {
            0.0
        }
    }
}

/// A time until which an arc and a conic are apart by more than `margin`, if the arc is displaced
/// by so much per unit of time; it is right up to `until`. Infinity if they never meet.
pub(super) fn apart_until(
    conic: &Conic<'_>,
    edge: &Edge,
    by: DVec2,
    margin: f64,
    until: f64,
) -> f64 {
    apart_while_turning(conic, edge, |_| by, 0.0, margin, until)
}

/// The same for an arc whose points move with these velocities, an affine function, and bend off by
/// no more than an acceleration, all in the frame of the conic.
pub(super) fn apart_while_turning(
    conic: &Conic<'_>,
    edge: &Edge,
    velocity: impl Fn(DVec2) -> DVec2,
    acceleration: f64,
    margin: f64,
    until: f64,
) -> f64 {
    let at_end = moved(edge, |p| p + velocity(p) * until);
    let steepest = conic.steepest(edge).max(conic.steepest(&at_end));
    // what is as near as the margin has about the gradient of the curve
    let margin = margin * conic.steepest_on_curve() + conic.rounding(edge, &at_end);
    // F(p + v t) = F(p) + t ∇F(p)·v + t² times what is quadratic in F at v
    let values = coefficients(edge, |p, q| conic.polar(p, q));
    let slopes = coefficients(edge, |p, q| {
        (conic.gradient(p).dot(velocity(q)) + conic.gradient(q).dot(velocity(p))) / 2.0
    });
    let squares = coefficients(edge, |p, q| conic.square(velocity(p), velocity(q)));
    let side = 1.0_f64.copysign(values[0]);
    // what F changes by off that path, times 1 / t²
    let off = acceleration / 2.0;
    let rest = off * steepest + conic.greatest_square() * (off * until) * (off * until);
    // F has no zero as long as all coefficients have one sign, each a function of time
    let times = values.iter().zip(&slopes).zip(&squares);
    let times = times.map(|((value, slope), square)| {
        let (value, slope) = (value * side - margin, slope * side);
        let square = if acceleration > 0.0 {
            square * side - rest
        } else {
            square * side
        };
        let is_in_range = [slope, square].iter().all(|x| x.abs() < *IN_RANGE.end());
        if IN_RANGE.contains(&value) && is_in_range {
            first_root(value, slope, square)
        } else {
            0.0
        }
    });
    times.fold(f64::INFINITY, f64::min) * (1.0 - 4.0 * f64::EPSILON)
}

/// The first time at which `value + slope · time + square · time²` is not above 0, as it is now.
fn first_root(value: f64, slope: f64, square: f64) -> f64 {
    let discriminant = slope * slope - 4.0 * square * value;
    let divisor = libm::sqrt(discriminant.max(0.0)) - slope;
    if discriminant < 0.0 || divisor <= 0.0 {
        return f64::INFINITY;
    }
    2.0 * value / divisor
}

/// Whether some points of an arc are no farther than `near` from a curve, up to rounding, once the
/// arc is displaced by so much.
pub(super) fn are_near(conic: &Conic<'_>, edge: &Edge, by: DVec2, near: f64) -> bool {
    [0.5, 0.0, 1.0].into_iter().any(|s| {
        let point = edge.point(s) + by;
        let (value, gradient) = (conic.polar(point, point), conic.gradient(point));
        let to_foot = gradient * (0.0 - value / gradient.length_squared());
        to_foot.length() <= near && conic.has(point + to_foot)
    })
}

fn moved(edge: &Edge, to: impl Fn(DVec2) -> DVec2) -> Edge {
    Edge {
        start: to(edge.start),
        control: to(edge.control),
        end: to(edge.end),
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
    // by a side, since the vectors from a point far away are nearly parallel
    let side = |from: DVec2, to: DVec2| (from - p).perp_dot(to - from);
    [
        side(arc.control, arc.end),
        side(arc.end, arc.start),
        side(arc.start, arc.control),
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

/// Bounds for the distances of the points of an arc from a center: by the least and the largest
/// coefficient of their squares, as a rational Bézier curve.
pub(super) fn distances(arc: &Edge, center: DVec2) -> [f64; 2] {
    let squares = coefficients(arc, |p, q| (p - center).dot(q - center));
    let least = squares.into_iter().fold(f64::INFINITY, f64::min);
    let most = squares.into_iter().fold(0.0, f64::max);
    [least.max(0.0), most].map(libm::sqrt)
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
