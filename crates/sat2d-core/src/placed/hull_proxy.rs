//! A hull and its transform with what the filter and MPR read of them, and the error bounds of
//! both.

use crate::placed::local_point::LocalPoint;
use crate::placed::placed_hull::Fit;
use crate::placed::placement::Placement;
use crate::shape::Hull;
use crate::shape::ring::Group;
use crate::transform::Transform;
use glam::DVec2;
use sat2d_base::num::{MAX_COORDINATE, U, larger, lesser, power_of_two};
use sat2d_base::simd::of_lanes;

/// The error of a gap along d is at most this, times |d| and `magnitude`. See
/// `docs/exactness.md`, section "Gap along a direction".
pub(crate) const GAP_ERROR: f64 = 48.0 * U;

/// The error of a depth behind an edge is at most this, times ‖M‖, times `magnitude` plus |p - t|.
/// See `docs/exactness.md`, section "Depth behind an edge".
pub(crate) const SIDE_ERROR: f64 = 128.0 * U;

/// The range of ‖M‖. Together with [`MAGNITUDE`] and [`TINY`] it ensures that no product overflows,
/// and that underflow costs less than the slack in the error bounds.
pub(crate) const NORM: core::ops::RangeInclusive<f64> = power_of_two(-300)..=power_of_two(300);

/// Added to lengths, it keeps bounds above the cost of underflow. It also leaves undecided every
/// gap along a direction shorter than 2^-448, so the squared length of a direction, which scales
/// the radii, is a normal number.
pub(crate) const TINY: f64 = power_of_two(-400);

/// The range of the sum of both magnitudes. Placed coordinates below about 1e-120 are left to the
/// exact stage.
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
    /// `None` if placing the hull is an error, or there are ellipses around its points.
    ///
    /// It certainly is none if the hull has no radius or its transform is a similarity to the last
    /// bit, and if no coordinate comes near the end of the range.
    #[inline(always)]
    pub(crate) fn new(placement: Placement<'a>, groups: &'a [Group]) -> Option<HullProxy<'a>> {
        let Placement { hull, transform: t } = placement;
        let radius = if hull.radius == 0.0 {
            0.0
        } else if t.is_plain_similarity() && !hull.is_stretched {
            hull.radius * t.scale()
        } else {
            return HullProxy::checked(placement, groups);
        };
        let proxy = HullProxy::with_radius(placement, groups, radius);
        if proxy.magnitude + radius <= 0.5 * MAX_COORDINATE {
            Some(proxy)
        } else {
            HullProxy::checked(placement, groups)
        }
    }

    /// Without the radius, and without the checks that placing makes.
    #[inline(always)]
    pub(crate) fn of_core(placement: Placement<'a>, groups: &'a [Group]) -> HullProxy<'a> {
        HullProxy::with_radius(placement, groups, 0.0)
    }

    #[inline(always)]
    fn with_radius(placement: Placement<'a>, groups: &'a [Group], radius: f64) -> HullProxy<'a> {
        let Placement { hull, transform: t } = placement;
        HullProxy {
            hull,
            groups,
            vertices: hull.vertices as usize,
            transform: t,
            center: hull.lanes.placed_center(t),
            norm: t.norm(),
            magnitude: placement.magnitude(),
            radius,
        }
    }

    #[cold]
    fn checked(placement: Placement<'a>, groups: &'a [Group]) -> Option<HullProxy<'a>> {
        let fit = Fit::new(placement.hull, placement.transform).ok()?;
        (!fit.is_elliptic()).then(|| HullProxy::with_radius(placement, groups, fit.radius))
    }

    /// The greatest dot product of `direction` with a point of the core.
    #[inline(always)]
    pub(crate) fn support(&self, direction: DVec2) -> f64 {
        let t = self.transform;
        let g = t.local_direction(direction);
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
        // the largest number of such an edge; all others count as 0. LLVM compiles a conditional
        // replacement to a branch, but not this.
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
