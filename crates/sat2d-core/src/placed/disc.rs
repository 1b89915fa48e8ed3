//! A placed circle or point, for the fast paths: it has no list of vertices, and building it cannot
//! fail with an error.

use crate::placed::placement::Placement;
use crate::shape::Hull;
use crate::transform::Transform;
use glam::DVec2;
use sat2d_base::aabb::Aabb;
use sat2d_base::num::{U, lesser, power_of_two, roots};
use sat2d_base::types::manifold::{CorePoint, Feature};

/// A placed circle.
#[derive(Clone, Copy)]
pub struct Disc {
    pub center: DVec2,
    pub radius: f64,
    /// An upper bound, up to a few roundings, for |x| + |y| of the centre plus the radius. Too
    /// large or NaN if the circle may not be placed.
    pub size: f64,
}

impl Disc {
    /// `None` if the transform is not a similarity, so that the image is not a circle.
    #[inline(always)]
    pub(crate) fn new(hull: &Hull, t: &Transform) -> Option<Disc> {
        // the sum of both coordinates bounds each
        let reach = hull.reach.x + hull.reach.y;
        Disc::of_reach((hull.center(), reach), hull.radius, t)
    }

    /// From the centre in the shape's coordinates, whose |x| + |y| is at most `reach`.
    #[inline(always)]
    pub fn of_reach((center, reach): (DVec2, f64), radius: f64, t: &Transform) -> Option<Disc> {
        let radius = radius * t.scale();
        let core = (t.a.abs() + t.b.abs()) * reach + (t.tx.abs() + t.ty.abs());
        Disc::stays_round(t).then_some(Disc {
            center: t.apply(center),
            radius,
            size: core + radius,
        })
    }

    /// The bounding box.
    #[inline(always)]
    pub fn bounds(&self) -> Aabb {
        let center = Aabb::new(self.center, self.center);
        if self.radius == 0.0 {
            center
        } else {
            center.inflated(self.radius)
        }
    }

    /// Whether the transform is a similarity.
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

/// Coordinates and squared scales up to this (2^200) keep placed discs in range, since a disc and
/// the coefficients are at most 2^100.
const SIZE: f64 = power_of_two(200);

/// Squared scales are at least this (2^-200), so that no determinant is 0.
const LEAST: f64 = power_of_two(-200);

/// Two placed discs.
pub(crate) struct DiscPair {
    pub(crate) centers: [DVec2; 2],
    /// The radii before placing.
    pub(crate) given: DVec2,
    /// The squared scales of the transforms.
    squares: DVec2,
}

impl DiscPair {
    /// `None` if a transform may not be a similarity or a coordinate may leave the range.
    #[inline(always)]
    pub(crate) fn new(a: Placement<'_>, b: Placement<'_>) -> Option<DiscPair> {
        let discs = DiscPair::anywhere(a, b)?;
        let size = discs.centers[0].abs() + discs.centers[1].abs() + discs.squares;
        (size.x + size.y <= SIZE).then_some(discs)
    }

    /// `None` if a transform may not be a similarity.
    ///
    /// A transform with columns x = (a, b) and y = (c, d) is a similarity if x and y are equally
    /// long and orthogonal. Let u be the unit roundoff. If the rounded squares differ by at most
    /// u·x² and the dot product is at most u·x², then the lengths differ by at most 2.5u of |x|,
    /// and the angle differs from a right angle by at most 2u. So y is within 3.3u·|x| of x turned
    /// by a right angle either way. [`Transform::is_similarity`] tolerates 8u of the largest
    /// coefficient, which is at least 5.6u·|x|. Numbers that are not finite fail here as well.
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

/// Two dot products. The products are computed lane by lane; only the sums shuffle lanes.
#[inline(always)]
fn dots(first: [DVec2; 2], second: [DVec2; 2]) -> DVec2 {
    let (p, q) = (first[0] * second[0], first[1] * second[1]);
    DVec2::new(p.x, q.x) + DVec2::new(p.y, q.y)
}
