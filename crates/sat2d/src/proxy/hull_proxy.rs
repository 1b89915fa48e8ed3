//! A hull and its transform with what the filter and MPR read of them, and the error bounds of
//! both.

use crate::num::{MAX_COORDINATE, U, larger, lesser, power_of_two};
use crate::proxy::local_point::LocalPoint;
use crate::proxy::placement::Placement;
use crate::shape::ring::Group;
use crate::shape::{Fit, Hull};
use crate::simd::of_lanes;
use crate::transform::Transform;
use glam::DVec2;

/// Roundings of |d| `magnitude` between placed vertices and a gap: 3 for the vertices, 2 in g, 2 in g·x, 1 in the sum with d·t, 1 in the
/// difference of both ends, 4 in the part of the radii and 1 in its subtraction, since that part is no larger than the gap of the cores where
/// a gap is left; so 14, of which this is more than three times.
pub(crate) const GAP_ERROR: f64 = 48.0 * U;

/// Roundings of ‖M‖ times `magnitude` and |p - t| between a placed vertex and an evaluated side: 3 for the vertex, 3 in w, 2 in the
/// product with it, 6 for the direction of the edge, 2 in determinant, level and their product, 2 in the difference; so 18, times the sum of
/// the direction's magnitudes, which is at most the root of 2; and this is five times as much. A determinant rounded to the wrong sign proves nothing: the point would have to be outside of all edges.
pub(crate) const SIDE_ERROR: f64 = 128.0 * U;

/// Bounds for ‖M‖ within which, with those for `magnitude` and with [`TINY`], no product below loses to underflow more than the
/// error bounds forgive, nor overflows.
pub(crate) const NORM: core::ops::RangeInclusive<f64> = power_of_two(-300)..=power_of_two(300);

/// Added to lengths, it keeps bounds above what underflow costs. With it no gap is told along a direction shorter than 2^-448, so that the
/// square of its length, by which the radii are measured, is a normal number.
pub(crate) const TINY: f64 = power_of_two(-400);

/// Bounds for the sum of both magnitudes. Placed coordinates below about 1e-120 are left to the exact path.
pub(crate) const MAGNITUDE: core::ops::RangeInclusive<f64> = TINY..=MAX_COORDINATE;

/// One hull of a pair and where it is.
pub(crate) struct HullProxy<'a> {
    pub(crate) hull: &'a Hull,
    pub(crate) groups: &'a [Group],
    pub(crate) vertices: usize,
    pub(crate) transform: &'a Transform,
    pub(crate) center: DVec2,
    pub(crate) norm: f64,
    pub(crate) magnitude: f64,
    pub(crate) radius: f64,
}

impl<'a> HullProxy<'a> {
    /// Of a hull that may be placed; `None` where it may not.
    #[inline(always)]
    pub(crate) fn new(placement: Placement<'a>) -> Option<HullProxy<'a>> {
        HullProxy::plain(placement).or_else(|| HullProxy::checked(placement))
    }

    /// Of a hull without its radius, wherever it is placed.
    #[inline(always)]
    pub(crate) fn of_core(placement: Placement<'a>) -> HullProxy<'a> {
        HullProxy::with_radius(placement, 0.0)
    }

    #[inline(always)]
    fn with_radius(Placement { hull, transform: t }: Placement<'a>, radius: f64) -> HullProxy<'a> {
        let norm = (t.a.abs() + t.b.abs()) + (t.c.abs() + t.d.abs());
        HullProxy {
            hull,
            groups: &hull.groups,
            vertices: hull.vertices as usize,
            transform: t,
            center: hull.lanes.placed_center(t),
            norm,
            magnitude: norm * hull.lanes.reach + (t.tx.abs() + t.ty.abs()),
            radius,
        }
    }

    /// Of a hull that certainly may be placed: it has no radius or its transform is a similarity
    /// to the last bit, and no coordinate comes near the end of the range.
    #[inline(always)]
    fn plain(placement: Placement<'a>) -> Option<HullProxy<'a>> {
        let Placement { hull, transform: t } = placement;
        let proxy = if hull.radius == 0.0 {
            HullProxy::with_radius(placement, 0.0)
        } else if t.is_plain_similarity() {
            HullProxy::with_radius(placement, hull.radius * t.scale())
        } else {
            return None;
        };
        (proxy.magnitude + proxy.radius <= 0.5 * MAX_COORDINATE).then_some(proxy)
    }

    #[cold]
    fn checked(placement: Placement<'a>) -> Option<HullProxy<'a>> {
        let fit = Fit::new(placement.hull, placement.transform).ok()?;
        Some(HullProxy::with_radius(placement, fit.radius))
    }

    /// The greatest dot product of `direction` with a point of the core.
    #[inline(always)]
    pub(crate) fn support(&self, direction: DVec2) -> f64 {
        let t = self.transform;
        let g = DVec2::new(
            direction.x * t.a + direction.y * t.b,
            direction.x * t.c + direction.y * t.d,
        );
        let mut most = [f64::NEG_INFINITY; 4];
        for group in self.groups {
            for (lane, most) in most.iter_mut().enumerate() {
                *most = larger(g.x * group.x[lane] + g.y * group.y[lane], *most);
            }
        }
        of_lanes(most, larger) + (direction.x * t.tx + direction.y * t.ty)
    }

    /// `None` if a point is proved to lie inside the core; otherwise the outward normal of the edge
    /// that it is farthest outside of. `magnitude` is that of the pair.
    #[inline(always)]
    pub(crate) fn separating_direction(&self, point: DVec2, magnitude: f64) -> Option<DVec2> {
        let t = self.transform;
        let own = LocalPoint::new(t, point);
        let mut least = [f64::INFINITY; 4];
        for group in self.groups {
            for (lane, least) in least.iter_mut().enumerate() {
                *least = lesser(own.depth(group, lane), *least);
            }
        }
        let least = of_lanes(least, lesser);
        let size = magnitude + (own.to.x.abs() + own.to.y.abs());
        if least > SIDE_ERROR * self.norm * (size + TINY) {
            return None;
        }
        // the largest of numbers, of which all but those of such edges are taken to be 0, since LLVM branches on what is replaced
        let mut numbers = [0.0; 4];
        for (g, group) in self.groups.iter().enumerate() {
            for (lane, most) in numbers.iter_mut().enumerate() {
                let is_least = own.depth(group, lane) == least;
                *most = larger(if is_least { (4 * g + lane) as f64 } else { 0.0 }, *most);
            }
        }
        let number = of_lanes(numbers, larger) as usize;
        let (group, lane) = (&self.groups[number / 4], number % 4);
        let edge = DVec2::new(group.edge_x[lane], group.edge_y[lane]);
        Some(t.apply_vector(edge).perp() * -own.sign)
    }
}
