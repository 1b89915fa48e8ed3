//! A box around a placed shape, and the radius around the box.

use crate::placed::Fit;
use crate::shape::{Geometry, PlaceError, Shape};
use crate::transform::Transform;
use sat2d_base::aabb::Aabb;
use sat2d_base::exact::wide::two_sum;
use sat2d_base::num::next_up;

/// A box and a radius. Unlike the bounds of a round shape it is not rounded outward, so that it
/// tells what lies flush from what overlaps.
#[derive(Clone, Copy, Debug)]
pub struct InflatedBox {
    core: Aabb,
    radius: f64,
}

impl InflatedBox {
    /// Around a placed shape.
    pub fn of(shape: &Shape, transform: &Transform) -> Result<InflatedBox, PlaceError> {
        if let Geometry::Hull(hull) = &shape.geometry {
            let fit = Fit::new(hull, transform)?;
            if !fit.is_elliptic() {
                return Ok(InflatedBox {
                    core: hull.core_bounds_at(transform),
                    radius: fit.radius,
                });
            }
        }
        Ok(InflatedBox {
            core: shape.place(transform)?.bounds(),
            radius: 0.0,
        })
    }

    /// Around both.
    pub fn union(&self, other: &InflatedBox) -> InflatedBox {
        InflatedBox {
            core: self.core.union(&other.core),
            radius: self.radius.max(other.radius),
        }
    }

    /// The bounds: those of [`Placed`](crate::placed::Placed) for one shape.
    pub fn bounds(&self) -> Aabb {
        if self.radius == 0.0 {
            self.core
        } else {
            self.core.inflated(self.radius)
        }
    }

    /// Whether shapes in these boxes may overlap: not if arbitrarily small translations part the
    /// boxes.
    pub fn may_overlap(&self, other: &InflatedBox) -> bool {
        let (p, q) = (&self.core, &other.core);
        let radius = match two_sum(self.radius, other.radius) {
            [radius, rest] if rest > 0.0 => next_up(radius),
            [radius, _] => radius,
        };
        let is_beyond = |high: f64, low: f64| {
            let [gap, rest] = two_sum(high, -low);
            gap > radius || gap == radius && rest >= 0.0
        };
        !(is_beyond(p.min.x, q.max.x)
            || is_beyond(q.min.x, p.max.x)
            || is_beyond(p.min.y, q.max.y)
            || is_beyond(q.min.y, p.max.y))
    }
}

#[cfg(test)]
mod tests {
    use crate::placed::inflated_box::*;
    use crate::query;
    use glam::DVec2;
    use sat2d_base::types::Relation;

    #[test]
    fn shapes_that_lie_flush_do_not_overlap_and_others_may() {
        let disc = Shape::circle(DVec2::ZERO, 0.3).unwrap();
        let square = Shape::rectangle(0.7, 1.1).unwrap();
        let rng = &mut fastrand::Rng::with_seed(1);
        let (mut flush, mut overlapping) = (0, 0);
        for _ in 0..4000 {
            let (p, q) = [(&disc, &disc), (&disc, &square), (&square, &square)][rng.usize(0..3)];
            let width = |shape: &Shape| {
                if core::ptr::eq(shape, &disc) {
                    0.3
                } else {
                    0.35
                }
            };
            let from = DVec2::new(rng.f64(), rng.f64());
            let ulps = f64::from(rng.i32(-3..4)) * f64::EPSILON / 2.0;
            let to = from + DVec2::X * (width(p) + width(q) + ulps);
            let [from, to] = [from, to].map(|at| Transform::translation(at).unwrap());
            let [a, b] = [(p, &from), (q, &to)].map(|(s, at)| InflatedBox::of(s, at).unwrap());
            assert_eq!(a.bounds(), p.place(&from).unwrap().bounds());
            let overlap = query::relation(p, &from, q, &to) == Ok(Relation::Overlapping);
            assert_eq!(a.may_overlap(&b), overlap);
            assert_eq!(b.may_overlap(&a), overlap);
            flush += u32::from(!overlap);
            overlapping += u32::from(overlap);
        }
        assert!(flush > 1000 && overlapping > 1000);
    }
}
