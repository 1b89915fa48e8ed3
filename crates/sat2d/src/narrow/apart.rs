//! The closest points of two circles or two rectangles that are plainly apart.
//!
//! Of rectangles the corners that are the least of their Minkowski difference along a direction are told by four signs; that corner is the next
//! direction, and where it stays the same it is the nearest point, or where one sign changes to and fro the side between both is. That no
//! other corners or edges are as near is proved as in [`facing`], but by the half-edges, with the bound of
//! [`rectangle`](super::rectangle) for all that rounding moves corners by. The distance is then found from the placed corners by the same
//! formulas as there.

use super::disc::Disc;
use super::distance::ClosestPoints;
use super::facing::{self, Before, RIVAL};
use super::local::LARGE;
use super::manifold::Feature;
use super::rectangle::{self, Parallelogram};
use crate::Transform;
use crate::shape::Hull;
use glam::DVec2;

/// The closest points of two circles, where they are plain.
#[inline(always)]
pub(super) fn circles(a: Given<'_>, b: Given<'_>) -> Option<ClosestPoints> {
    let discs = [Disc::new(a.0, a.1)?, Disc::new(b.0, b.1)?];
    if discs[0].size + discs[1].size > LARGE {
        return None;
    }
    facing::points(discs.map(|disc| (disc.center, disc.radius, disc.feature())))
        .filter(|near| near.distance > 0.0)
}

/// How many corners of the difference are looked at before the search for any hulls takes over.
const STEPS: usize = 4;

/// The closest points of two rectangles, where they are plain.
#[inline(always)]
pub(super) fn rectangles(a: Given<'_>, b: Given<'_>) -> Option<ClosestPoints> {
    let pair = Pair::new(a, b)?;
    // the nearest corner is hardly ever the first
    let mut corner = pair.least(pair.point(pair.least(pair.between)));
    for _ in 0..STEPS {
        let point = pair.point(corner);
        let next = pair.least(point);
        let changed = corner.number() ^ next.number();
        if changed == 0 {
            return pair.corners(corner);
        }
        if changed.is_power_of_two()
            && let Some(found) = pair.side(corner, changed.trailing_zeros())
        {
            return found;
        }
        corner = next;
    }
    None
}

type Given<'a> = (&'a Hull, &'a Transform);

/// Two rectangles whose placed corners go round as those of the parallelograms do.
struct Pair<'a> {
    a: Given<'a>,
    b: Given<'a>,
    p: Parallelogram,
    q: Parallelogram,
    /// From centre to centre.
    between: DVec2,
    magnitude: f64,
}

/// A corner of each: on which side of the centre it lies along both half-edges, by factors of 1 or -1.
#[derive(Clone, Copy)]
struct Corner {
    p: DVec2,
    q: DVec2,
}

impl Corner {
    /// One bit for each factor.
    #[inline(always)]
    fn number(self) -> u32 {
        self.p.cmpgt(DVec2::ZERO).bitmask() | self.q.cmpgt(DVec2::ZERO).bitmask() << 2
    }
}

/// The user's number of a corner.
#[inline(always)]
fn vertex(side: DVec2) -> usize {
    let (right, up) = (side.x > 0.0, side.y > 0.0);
    2 * usize::from(up) + usize::from(right != up)
}

/// How far both half-edges lead along a direction.
#[inline(always)]
fn along(p: &Parallelogram, direction: DVec2) -> DVec2 {
    let (x, y) = (DVec2::new(p.u.x, p.v.x), DVec2::new(p.u.y, p.v.y));
    x * direction.x + y * direction.y
}

#[inline(always)]
fn signs(v: DVec2) -> DVec2 {
    DVec2::new(1f64.copysign(v.x), 1f64.copysign(v.y))
}

#[inline(always)]
fn at((hull, t): Given<'_>, vertex: usize) -> DVec2 {
    t.apply(hull.points[vertex])
}

fn feature(vertex: usize) -> Feature {
    Feature::Vertex(vertex as u32)
}

impl<'a> Pair<'a> {
    #[inline(always)]
    fn new(a: Given<'a>, b: Given<'a>) -> Option<Pair<'a>> {
        let [p, q] = [a, b].map(|(hull, t)| Parallelogram::of_hull(hull, t));
        let magnitude = p.reach() + q.reach();
        let is_clear =
            |r: &Parallelogram| r.u.perp_dot(r.v).abs() > rectangle::bound(magnitude, r.sides());
        (is_clear(&p) & is_clear(&q) & (magnitude <= LARGE)).then(|| Pair {
            a,
            b,
            between: q.center - p.center,
            magnitude,
            p,
            q,
        })
    }

    /// About the corner of B - A that is least along a direction.
    #[inline(always)]
    fn least(&self, direction: DVec2) -> Corner {
        Corner {
            p: signs(along(&self.p, direction)),
            q: -signs(along(&self.q, direction)),
        }
    }

    /// About where it is.
    #[inline(always)]
    fn point(&self, corner: Corner) -> DVec2 {
        let Corner { p, q } = corner;
        (self.between + (self.q.u * q.x + self.q.v * q.y)) - (self.p.u * p.x + self.p.v * p.y)
    }

    /// The closest points, if this corner is proved the only one that is as near.
    #[inline(always)]
    fn corners(&self, corner: Corner) -> Option<ClosestPoints> {
        let (i, j) = (vertex(corner.p), vertex(corner.q));
        let ends = [
            (at(self.a, i), 0.0, feature(i)),
            (at(self.b, j), 0.0, feature(j)),
        ];
        let between = ends[1].0 - ends[0].0;
        let lead = RIVAL * between.length_squared()
            + rectangle::bound(self.magnitude, between.abs().element_sum());
        let lead = DVec2::splat(lead);
        let ahead = (along(&self.p, between) * corner.p).cmpgt(lead)
            & (along(&self.q, -between) * corner.q).cmpgt(lead);
        if !ahead.all() {
            return None;
        }
        facing::points(ends)
    }

    /// The closest points, if they are proved to lie on the side of the difference from this corner along one of the half-edges. None
    /// inside if that is not proved, none outside if they surely do not lie inside the side.
    #[inline(always)]
    fn side(&self, corner: Corner, half_edge: u32) -> Option<Option<ClosestPoints>> {
        let first = half_edge < 2;
        let (given, placed, side, (other, other_placed, other_side)) = if first {
            (self.a, &self.p, corner.p, (self.b, &self.q, corner.q))
        } else {
            (self.b, &self.q, corner.q, (self.a, &self.p, corner.p))
        };
        // edges 0 and 2 lie along u, 3 and 1 along v
        let edge = if half_edge & 1 == 0 {
            2 * usize::from(side.y > 0.0)
        } else {
            3 - 2 * usize::from(side.x > 0.0)
        };
        let mut ends = [edge, (edge + 1) & 3];
        if placed.u.perp_dot(placed.v) < 0.0 {
            ends.swap(0, 1);
        }
        let number = vertex(other_side);
        let before = Before::new(at(given, ends[0]), at(given, ends[1]), at(other, number));
        if !before.is_plain() {
            return None;
        }
        // by how much the other hull's edges lead away, at this vertex
        let rise = -along(other_placed, before.across) * other_side;
        let lead = RIVAL * before.height
            + rectangle::bound(self.magnitude, before.across.abs().element_sum());
        let steep = 4.0 * RIVAL * before.height * other_placed.sides() * before.length;
        let is_only =
            rise.cmpgt(DVec2::splat(lead)) & (rise * before.from_ends).cmpgt(DVec2::splat(steep));
        if !is_only.all() || before.height <= 0.0 {
            return Some(None);
        }
        let features = (Feature::Edge(edge as u32), feature(number));
        let near = before.closest((0.0, 0.0), features);
        Some(Some(if first { near } else { near.swapped() }))
    }
}
