//! The closest points of two circles or two rectangles that are plainly apart.
//!
//! Of rectangles the corners that are the least of their Minkowski difference along a direction are told by four signs; that corner is the next
//! direction, and where it stays the same it is the nearest point, or where one sign changes to and fro the side between both is. That no
//! other corners or edges are as near is proved as in [`gjk`], but by the half-edges, with the bound of
//! [`parallelogram`] for all that rounding moves corners by. The distance is then found from the placed corners by the same
//! formulas as there.

use crate::minkowski::gjk;
use crate::minkowski::gjk::{Before, RIVAL};
use crate::num::{larger, lesser};
use crate::proxy::disc::DiscPair;
use crate::proxy::disc::boundary;
use crate::proxy::lazy_hull::LARGE;
use crate::proxy::parallelogram;
use crate::proxy::parallelogram::Parallelogram;
use crate::proxy::placement::Placement;
use crate::types::ClosestPoints;
use crate::types::manifold::Feature;
use glam::DVec2;

/// The closest points of two circles, where they are plain; of overlapping ones those of their contact.
#[inline(always)]
pub(crate) fn circles(a: Placement<'_>, b: Placement<'_>) -> Option<ClosestPoints> {
    let discs = DiscPair::new(a, b)?;
    centers(discs.centers, discs.radii())
}

/// The same of placed circles: a contact of two has the same formulas.
#[inline(always)]
pub(crate) fn centers([p, q]: [DVec2; 2], radii: DVec2) -> Option<ClosestPoints> {
    let (square, radius) = ((q - p).length_squared(), radii.x + radii.y);
    let length = libm::sqrt(square);
    let (gap, error) = (length - radius, gjk::ERROR * (length + radius));
    if !((square >= gjk::SMALL_SQUARE) & (error <= gjk::RELATIVE * gap.abs())) {
        return None;
    }
    let ends = [
        (p, radii.x, boundary(radii.x)),
        (q, radii.y, boundary(radii.y)),
    ];
    Some(gjk::apart_by(larger(gap, 0.0), length, ends))
}

/// How many corners of the difference are looked at before the search for any hulls takes over.
const STEPS: usize = 4;

/// The closest points of two rectangles, where they are plain.
#[inline(always)]
pub(crate) fn rectangles(a: Placement<'_>, b: Placement<'_>) -> Option<ClosestPoints> {
    let pair = Pair::new(a, b)?;
    // the nearest corner is hardly ever the first
    let mut corner = pair.least(pair.point(&pair.least(pair.between)));
    for _ in 0..STEPS {
        let next = pair.least(pair.point(&corner));
        let changed = corner.number() ^ next.number();
        if changed == 0 {
            return pair.corners(corner.number());
        }
        if changed.is_power_of_two()
            && let Some(found) = pair.side(corner.number(), changed)
        {
            return found;
        }
        corner = next;
    }
    None
}

/// Two rectangles whose placed corners go round as those of the parallelograms do.
struct Pair<'a> {
    given: [Placement<'a>; 2],
    placed: [Parallelogram; 2],
    /// From centre to centre.
    between: DVec2,
    magnitude: f64,
}

/// A corner of each, by how far the half-edges lead along a direction along which they are the nearest to each other. In the lanes of a vector: the first,
/// the second rectangle.
#[derive(Clone, Copy)]
struct Corner {
    u: DVec2,
    v: DVec2,
}

/// The bits of [`Corner::number`].
const U: u32 = 1;
const V: u32 = 4;

impl Corner {
    /// A bit for each that is below 0: u of the first, of the second, v of the first, of the second.
    #[inline(always)]
    fn number(&self) -> u32 {
        (self.u.is_negative_bitmask() * U) | (self.v.is_negative_bitmask() * V)
    }
}

/// The sides of the centres on which a corner of each rectangle lies, along u and v.
#[inline(always)]
fn sides(number: u32) -> [[bool; 2]; 2] {
    let is_below = |bit: u32| number & bit != 0;
    // the first one reaches toward the second, and the second back
    [
        [!is_below(U), !is_below(V)],
        [is_below(2 * U), is_below(2 * V)],
    ]
}

/// The user's number of a corner.
#[inline(always)]
fn vertex([right, up]: [bool; 2]) -> usize {
    2 * usize::from(up) + usize::from(right != up)
}

#[inline(always)]
fn factors(side: [bool; 2]) -> DVec2 {
    let [x, y] = side.map(|side| if side { 1.0 } else { -1.0 });
    DVec2::new(x, y)
}

#[inline(always)]
fn signs(v: DVec2) -> DVec2 {
    DVec2::new(1f64.copysign(v.x), 1f64.copysign(v.y))
}

/// How far both half-edges lead along a direction.
#[inline(always)]
fn along(p: &Parallelogram, direction: DVec2) -> DVec2 {
    DVec2::new(p.u.dot(direction), p.v.dot(direction))
}

fn feature(vertex: usize) -> Feature {
    Feature::Vertex(vertex as u32)
}

/// Whether an edge and a corner of another rectangle before it, on these sides of its centre, are proved the only features that are as near. All
/// coordinates are bounded by `magnitude`.
#[inline(always)]
pub(crate) fn is_alone(
    before: &Before,
    other: &Parallelogram,
    side: DVec2,
    magnitude: f64,
) -> bool {
    // by how much the other's edges lead away at the corner
    let rise = -along(other, before.across) * side;
    let lead =
        RIVAL * before.height + parallelogram::bound(magnitude, before.across.abs().element_sum());
    let steep = 4.0 * RIVAL * before.height * other.sides() * before.length;
    let is_only =
        rise.cmpgt(DVec2::splat(lead)) & (rise * before.from_ends).cmpgt(DVec2::splat(steep));
    is_only.all() & (before.height > 0.0)
}

impl<'a> Pair<'a> {
    #[inline(always)]
    fn new(a: Placement<'a>, b: Placement<'a>) -> Option<Pair<'a>> {
        let given = [a, b];
        let placed =
            given.map(|Placement { hull, transform }| Parallelogram::of_hull(hull, transform));
        let [p, q] = &placed;
        let magnitude = p.reach() + q.reach();
        let is_clear = |r: &Parallelogram| {
            r.u.perp_dot(r.v).abs() > parallelogram::bound(magnitude, r.sides())
        };
        let is_plain = is_clear(p) & is_clear(q) & (magnitude <= LARGE);
        is_plain.then(|| Pair {
            between: q.center - p.center,
            given,
            placed,
            magnitude,
        })
    }

    /// One coordinate of a half-edge of each.
    #[inline(always)]
    fn lanes(&self, of: impl Fn(&Parallelogram) -> f64) -> DVec2 {
        DVec2::new(of(&self.placed[0]), of(&self.placed[1]))
    }

    /// About the corner of B - A that is least along a direction.
    #[inline(always)]
    fn least(&self, direction: DVec2) -> Corner {
        Corner {
            u: self.lanes(|r| r.u.x) * direction.x + self.lanes(|r| r.u.y) * direction.y,
            v: self.lanes(|r| r.v.x) * direction.x + self.lanes(|r| r.v.y) * direction.y,
        }
    }

    /// About where it is: the half-edges of both lead toward each other.
    #[inline(always)]
    fn point(&self, corner: &Corner) -> DVec2 {
        let (u, v) = (signs(corner.u), signs(corner.v));
        let x = self.lanes(|r| r.u.x) * u + self.lanes(|r| r.v.x) * v;
        let y = self.lanes(|r| r.u.y) * u + self.lanes(|r| r.v.y) * v;
        self.between - (DVec2::new(x.x, y.x) + DVec2::new(x.y, y.y))
    }

    #[inline(always)]
    fn at(&self, which: usize, vertex: usize) -> DVec2 {
        let Placement { hull, transform } = self.given[which];
        transform.apply(hull.points[vertex])
    }

    /// The closest points, if this corner is proved the only one that is as near.
    #[inline(always)]
    fn corners(&self, number: u32) -> Option<ClosestPoints> {
        let [i, j] = sides(number).map(vertex);
        let (p, q) = (self.at(0, i), self.at(1, j));
        let between = q - p;
        let lead = RIVAL * between.length_squared()
            + parallelogram::bound(self.magnitude, between.abs().element_sum());
        let leads = self.least(between);
        let nearest = lesser(
            lesser(leads.u.x.abs(), leads.u.y.abs()),
            lesser(leads.v.x.abs(), leads.v.y.abs()),
        );
        if !((leads.number() == number) & (nearest > lead)) {
            return None;
        }
        gjk::points([(p, 0.0, feature(i)), (q, 0.0, feature(j))])
    }

    /// The closest points, if they are proved to lie on the side of the difference from this corner to the one of which the number differs by a
    /// bit. None inside if that is not proved, none outside if they surely do not lie inside the side.
    #[inline(always)]
    fn side(&self, number: u32, bit: u32) -> Option<Option<ClosestPoints>> {
        let sides = sides(number);
        let (first, other) = if bit & (U | V) != 0 { (0, 1) } else { (1, 0) };
        let [right, up] = sides[first];
        // edges 0 and 2 lie along u, 3 and 1 along v
        let edge = if bit < V {
            2 * usize::from(up)
        } else {
            3 - 2 * usize::from(right)
        };
        let placed = &self.placed[first];
        let mirrored = usize::from(placed.u.perp_dot(placed.v) < 0.0);
        let (start, end) = ((edge + mirrored) & 3, (edge + 1 - mirrored) & 3);
        let corner = vertex(sides[other]);
        let before = Before::new(
            self.at(first, start),
            self.at(first, end),
            self.at(other, corner),
        );
        if !before.is_plain() {
            return None;
        }
        let side = factors(sides[other]);
        if !is_alone(&before, &self.placed[other], side, self.magnitude) {
            return Some(None);
        }
        let features = (Feature::Edge(edge as u32), feature(corner));
        let near = before.closest((0.0, 0.0), features);
        Some(Some(if first == 0 { near } else { near.swapped() }))
    }
}
