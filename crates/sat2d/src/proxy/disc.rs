//! A circle (or a point) where a map puts it, for the short ways: no vertex list, nothing that could fail.

use crate::aabb::Aabb;
use crate::num::{U, lesser, power_of_two, roots};
use crate::proxy::placement::Placement;
use crate::shape::Hull;
use crate::transform::Transform;
use crate::types::manifold::{CorePoint, Feature};
use glam::DVec2;

/// A placed circle.
#[derive(Clone, Copy)]
pub(crate) struct Disc {
    pub(crate) center: DVec2,
    pub(crate) radius: f64,
    /// An upper bound, but for a few roundings, for |x| + |y| of the centre and for the radius, added up. Too large or not a number where the
    /// circle may not be placed.
    pub(crate) size: f64,
}

impl Disc {
    /// None where the map is no similarity, so that there is no circle.
    #[inline(always)]
    pub(crate) fn new(hull: &Hull, t: &Transform) -> Option<Disc> {
        // the sum of both coordinates bounds each
        let reach = hull.reach.x + hull.reach.y;
        Disc::of_reach((hull.center, reach), hull.radius, t)
    }

    /// Of the circle with this centre, whose coordinates are not above `reach`, in its own coordinates.
    #[inline(always)]
    pub(crate) fn of_reach(
        (center, reach): (DVec2, f64),
        radius: f64,
        t: &Transform,
    ) -> Option<Disc> {
        let radius = radius * t.scale();
        let core = (t.a.abs() + t.b.abs()) * reach + (t.tx.abs() + t.ty.abs());
        Disc::stays_round(t).then_some(Disc {
            center: t.apply(center),
            radius,
            size: core + radius,
        })
    }

    /// The box around it.
    #[inline]
    pub(crate) fn bounds(&self) -> Aabb {
        let center = Aabb::new(self.center, self.center);
        if self.radius == 0.0 {
            center
        } else {
            center.inflated(self.radius)
        }
    }

    /// Whether the map is a similarity.
    #[inline(always)]
    pub(crate) fn stays_round(t: &Transform) -> bool {
        t.is_plain_similarity() || is_rounded_similarity(t)
    }
}

/// The centre of a circle with the radius around it; a point if the radius is 0.
#[inline(always)]
pub(crate) fn core_point(center: DVec2, radius: f64) -> CorePoint {
    CorePoint {
        point: center,
        radius,
        feature: if radius > 0.0 {
            Feature::Arc(0)
        } else {
            Feature::Vertex(0)
        },
    }
}

#[cold]
fn is_rounded_similarity(t: &Transform) -> bool {
    t.is_similarity()
}

/// Coordinates and squares of scales up to this (2^200) keep what is placed in range: a disc and the coefficients are at most 2^100.
const SIZE: f64 = power_of_two(200);

/// The square of a scale is at least this (2^-200), and a map has no determinant of 0 then.
const LEAST: f64 = power_of_two(-200);

/// Two discs where their maps put them.
pub(crate) struct DiscPair {
    pub(crate) centers: [DVec2; 2],
    /// The radii as they were given, and the squares of the scales.
    pub(crate) given: DVec2,
    squares: DVec2,
}

impl DiscPair {
    /// Nothing where a map may be no similarity or a coordinate may leave the range.
    #[inline(always)]
    pub(crate) fn new(a: Placement<'_>, b: Placement<'_>) -> Option<DiscPair> {
        let discs = DiscPair::anywhere(a, b)?;
        let size = discs.centers[0].abs() + discs.centers[1].abs() + discs.squares;
        (size.x + size.y <= SIZE).then_some(discs)
    }

    /// Nothing where a map may be no similarity.
    ///
    /// With columns x = (a, b) and y = (c, d) a map is a similarity where x and y are as long and square to each other. Where the rounded squares differ
    /// by at most u·x², and the dot product is at most u·x², u the unit of roundoff, the lengths truly differ by at most 2.5u of x, and the angle by 2u. So y
    /// is within 3.3u of x turned by a right angle either way, and [`Transform::is_similarity`] forgives 8u of the largest coefficient, which is
    /// at least 5.6u of x. Numbers that are not finite fail here as well.
    #[inline(always)]
    pub(crate) fn anywhere(
        Placement {
            hull: a,
            transform: ta,
        }: Placement<'_>,
        Placement {
            hull: b,
            transform: tb,
        }: Placement<'_>,
    ) -> Option<DiscPair> {
        let columns = |t: &Transform| (DVec2::new(t.a, t.b), DVec2::new(t.c, t.d));
        let ((xa, ya), (xb, yb)) = (columns(ta), columns(tb));
        let squares = dots([xa, xb], [xa, xb]);
        let unlike = (squares - dots([ya, yb], [ya, yb])).abs() + dots([xa, xb], [ya, yb]).abs();
        let spare = squares - unlike / U;
        let is_similarity = lesser(spare.x, spare.y) >= LEAST;
        let discs = DiscPair {
            centers: [a.lanes.placed_center(ta), b.lanes.placed_center(tb)],
            given: DVec2::new(a.radius, b.radius),
            squares,
        };
        is_similarity.then_some(discs)
    }

    /// The placed radii.
    #[inline(always)]
    pub(crate) fn radii(&self) -> DVec2 {
        self.given * roots(self.squares)
    }
}

/// Two dot products, of which the sums alone take lanes apart.
#[inline(always)]
fn dots(first: [DVec2; 2], second: [DVec2; 2]) -> DVec2 {
    let (p, q) = (first[0] * second[0], first[1] * second[1]);
    DVec2::new(p.x, q.x) + DVec2::new(p.y, q.y)
}
