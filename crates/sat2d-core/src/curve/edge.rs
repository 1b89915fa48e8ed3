//! An edge of an outline.

use crate::transform::Transform;
use core::cmp::Ordering;
use glam::DVec2;
use sat2d_base::aabb::Aabb;
use sat2d_base::exact::form::Form;
use sat2d_base::exact::orient2d;
use sat2d_base::exact::real::Ring;
use sat2d_base::exact::vector::Vector;
use sat2d_base::exact::wide::Wide;
use sat2d_base::num::unit;

/// A segment, or the arc of a conic from `start` to `end`:
///
/// ```text
/// (r² start + 2 r s weight control + s² end) / (r² + 2 r s weight + s²),   r = 1 - s
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Edge {
    pub(crate) start: DVec2,
    pub(crate) control: DVec2,
    pub(crate) end: DVec2,
    /// 1 for a parabola, from 0 to 1 for an ellipse, 0 for a segment.
    pub(crate) weight: f64,
}

impl Edge {
    pub(crate) fn segment(start: DVec2, end: DVec2) -> Edge {
        Edge {
            start,
            control: start,
            end,
            weight: 0.0,
        }
    }

    /// A segment if the control points lie on a line.
    pub(crate) fn arc(start: DVec2, control: DVec2, end: DVec2, weight: f64) -> Edge {
        if orient2d(start, control, end).is_eq() {
            return Edge::segment(start, end);
        }
        Edge {
            start,
            control,
            end,
            weight,
        }
    }

    pub fn is_straight(&self) -> bool {
        self.weight == 0.0
    }

    /// The side to which an arc turns: `Greater` for the left one, with y up. That of a segment is
    /// `Equal`.
    pub(crate) fn turn(&self) -> Ordering {
        if self.is_straight() {
            Ordering::Equal
        } else {
            orient2d(self.start, self.control, self.end)
        }
    }

    /// The edge in the other direction.
    pub(crate) fn reversed(&self) -> Edge {
        Edge {
            start: self.end,
            end: self.start,
            ..*self
        }
    }

    /// Placed by a transform; an arc that rounding makes straight is a segment.
    pub fn placed(&self, t: &Transform) -> Edge {
        let (start, end) = (t.apply(self.start), t.apply(self.end));
        if self.is_straight() {
            Edge::segment(start, end)
        } else {
            Edge::arc(start, t.apply(self.control), end, self.weight)
        }
    }

    /// The corners of a polygon around it: two or three points.
    pub(crate) fn hull(&self) -> ([DVec2; 3], usize) {
        match self.turn() {
            Ordering::Equal => ([self.start, self.end, self.end], 2),
            Ordering::Greater => ([self.start, self.control, self.end], 3),
            Ordering::Less => ([self.end, self.control, self.start], 3),
        }
    }

    pub(crate) fn bounds(&self) -> Aabb {
        let ([p, q, r], _) = self.hull();
        Aabb::of_points(&[p, q, r])
    }

    /// An affine function of the points, times the common denominator: above 0, so the sign is that
    /// of the function.
    pub(crate) fn form<R: Ring>(&self, affine: impl Fn(DVec2) -> R) -> Form<R> {
        if self.is_straight() {
            return Form::linear([affine(self.start), affine(self.end)]);
        }
        let twice = R::difference(2.0 * self.weight, 0.0);
        Form::new([
            affine(self.start),
            affine(self.control).times(&twice),
            affine(self.end),
        ])
    }

    /// The common denominator.
    pub(crate) fn denominator<R: Ring>(&self) -> Form<R> {
        self.form(|_| R::difference(1.0, 0.0))
    }

    /// The point at `s`, up to rounding.
    pub fn point(&self, s: f64) -> DVec2 {
        if self.is_straight() {
            return self.start + (self.end - self.start) * s;
        }
        let r = 1.0 - s;
        let [p, q, w] = [r * r, 2.0 * r * s * self.weight, s * s];
        (self.start * p + self.control * q + self.end * w) / (p + q + w)
    }

    /// Both halves of it, up to rounding.
    pub(crate) fn halves(&self) -> [Edge; 2] {
        if self.is_straight() {
            let middle = self.start + (self.end - self.start) / 2.0;
            return [
                Edge::segment(self.start, middle),
                Edge::segment(middle, self.end),
            ];
        }
        // the middle one of three points of the same weight
        let w = self.weight;
        let near = |end: DVec2| end + (self.control - end) * (w / (1.0 + w));
        let [first, second] = [near(self.start), near(self.end)];
        let middle = first + (second - first) / 2.0;
        let weight = libm::sqrt((1.0 + w) / 2.0);
        let half = |start, control, end| Edge {
            start,
            control,
            end,
            weight,
        };
        [
            half(self.start, first, middle),
            half(middle, second, self.end),
        ]
    }

    /// The direction of the edge at `s`, of any length, up to rounding.
    pub(crate) fn direction(&self, s: f64) -> DVec2 {
        if self.is_straight() {
            return self.end - self.start;
        }
        // the derivative without the squared denominator and the factor 2, by the product rule
        let (w, r) = (self.weight, 1.0 - s);
        let (a, b) = (self.control - self.start, self.end - self.control);
        a * (w * r * r) + (a + b) * (r * s) + b * (w * s * s)
    }

    /// The unit normal at `s` that points away from what is on the left.
    pub(crate) fn outward(&self, s: f64) -> DVec2 {
        DVec2::ZERO - unit(self.direction(s)).perp()
    }

    /// The parameter of a point of it.
    pub(crate) fn parameter(&self, point: DVec2) -> f64 {
        if self.is_straight() {
            let along = self.end - self.start;
            if along == DVec2::ZERO {
                return 0.0;
            }
            let length = unit(along);
            return ((point - self.start).dot(length) / along.dot(length)).clamp(0.0, 1.0);
        }
        // the barycentric coordinates are as r² to s²
        let area = |p: DVec2, q: DVec2| {
            let along = Vector::<Wide>::between(p, q);
            libm::sqrt(along.cross(&Vector::between(p, point)).value().abs())
        };
        let (r, s) = (area(self.control, self.end), area(self.start, self.control));
        if r + s > 0.0 { s / (r + s) } else { 0.0 }
    }

    /// The derivative by the parameter at `s`, up to rounding.
    pub(crate) fn velocity(&self, s: f64) -> DVec2 {
        if self.is_straight() {
            return self.end - self.start;
        }
        let r = 1.0 - s;
        let divisor = r * r + 2.0 * r * s * self.weight + s * s;
        self.direction(s) * (2.0 / (divisor * divisor))
    }
}

#[cfg(test)]
mod tests {
    use crate::curve::edge::*;

    #[test]
    fn halves_are_the_same_curve() {
        let arc = Edge::arc(
            DVec2::new(1.0, 0.0),
            DVec2::new(1.0, 1.0),
            DVec2::new(0.0, 1.0),
            libm::sqrt(0.5),
        );
        for half in arc.halves() {
            for k in 0..=8 {
                let at = half.point(f64::from(k) / 8.0);
                assert!((at.length() - 1.0).abs() < 1e-15, "{at}");
            }
        }
        let parabola = Edge::arc(
            DVec2::new(-1.0, 1.0),
            DVec2::new(0.0, -1.0),
            DVec2::new(1.0, 1.0),
            1.0,
        );
        for half in parabola.halves() {
            for k in 0..=8 {
                let s = f64::from(k) / 8.0;
                let (at, along) = (half.point(s), half.direction(s));
                assert!((at.y - at.x * at.x).abs() < 1e-15, "{at}");
                assert!((along.y - 2.0 * at.x * along.x).abs() < 1e-15, "{along}");
            }
        }
    }
}
