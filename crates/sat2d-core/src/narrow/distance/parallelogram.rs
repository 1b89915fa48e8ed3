//! The closest points of two rectangles that are clearly apart.
//!
//! Four signs give the corners that are least along a direction in their Minkowski difference. That
//! corner is the next direction. Where it stays the same, it is the nearest point; where one sign
//! alternates, the side between the two corners holds the nearest point. That no other corners or
//! edges are as near is proved as in [`gjk`], but by the half-edges, with the bound of
//! [`parallelogram`] for the rounding of placed corners. The distance follows from the placed
//! corners by the formulas of [`gjk`].

use crate::minkowski::gjk::{self, EdgePoint, RIVAL};
use crate::placed::lazy_hull::LARGE;
use crate::placed::parallelogram::{self, Parallelogram};
use crate::placed::placement::Placement;
use glam::DVec2;
use sat2d_base::num::lesser;
use sat2d_base::types::ClosestPoints;
use sat2d_base::types::manifold::{CorePoint, Feature};
use sat2d_base::types::outcome::Outcome;

/// How many corners of the difference to try before leaving the pair to the next stage.
const STEPS: usize = 4;

/// The closest points of two rectangles that are clearly apart.
#[inline(always)]
pub(crate) fn rectangles(a: Placement<'_>, b: Placement<'_>) -> Outcome<ClosestPoints> {
    let Some(pair) = OrientedRectangles::new(a, b) else {
        return Outcome::Undecided;
    };
    // the first corner is rarely the nearest one
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
    Outcome::Undecided
}

/// Two rectangles whose placed corners have the same orientation as their parallelograms.
struct OrientedRectangles<'a> {
    given: [Placement<'a>; 2],
    placed: [Parallelogram; 2],
    /// From centre to centre.
    between: DVec2,
    magnitude: f64,
}

/// A corner of each rectangle: those that are nearest to each other along a direction, by the dot
/// products of the half-edges with it. The lanes of a vector are the first and the second
/// rectangle.
#[derive(Clone, Copy)]
struct Corner {
    u: DVec2,
    v: DVec2,
}

/// The bits of [`Corner::number`].
const U: u32 = 1;
const V: u32 = 4;

impl Corner {
    /// One bit for each negative product: u of the first and of the second rectangle, then v.
    #[inline(always)]
    fn number(&self) -> u32 {
        (self.u.is_negative_bitmask() * U) | (self.v.is_negative_bitmask() * V)
    }
}

/// On which sides of the centres a corner of each rectangle lies, along u and v.
#[inline(always)]
fn sides(number: u32) -> [[bool; 2]; 2] {
    let is_below = |bit: u32| number & bit != 0;
    // the corner of the first faces the second, and the other way round
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

/// The dot products of both half-edges with a direction.
#[inline(always)]
fn along(p: &Parallelogram, direction: DVec2) -> DVec2 {
    DVec2::new(p.u.dot(direction), p.v.dot(direction))
}

fn feature(vertex: usize) -> Feature {
    Feature::Vertex(vertex as u32)
}

/// Whether an edge and a corner of another rectangle in front of it, on these sides of its centre,
/// are proved to be the only features that are as near. `magnitude` bounds all coordinates.
#[inline(always)]
pub(crate) fn is_alone(
    edge_point: &EdgePoint,
    other: &Parallelogram,
    side: DVec2,
    magnitude: f64,
) -> bool {
    // how far the other's edges at the corner lead away
    let rise = -along(other, edge_point.across) * side;
    let lead = RIVAL * edge_point.height
        + parallelogram::bound(magnitude, edge_point.across.abs().element_sum());
    let steep = 4.0 * RIVAL * edge_point.height * other.sides() * edge_point.length;
    let is_only =
        rise.cmpgt(DVec2::splat(lead)) & (rise * edge_point.from_ends).cmpgt(DVec2::splat(steep));
    is_only.all() & (edge_point.height > 0.0)
}

impl<'a> OrientedRectangles<'a> {
    #[inline(always)]
    fn new(a: Placement<'a>, b: Placement<'a>) -> Option<OrientedRectangles<'a>> {
        let given = [a, b];
        let placed =
            given.map(|Placement { hull, transform }| Parallelogram::of_hull(hull, transform));
        let [p, q] = &placed;
        let magnitude = p.reach() + q.reach();
        let is_clear = |r: &Parallelogram| {
            r.u.perp_dot(r.v).abs() > parallelogram::bound(magnitude, r.sides())
        };
        let is_plain = is_clear(p) & is_clear(q) & (magnitude <= LARGE);
        is_plain.then(|| OrientedRectangles {
            between: q.center - p.center,
            given,
            placed,
            magnitude,
        })
    }

    /// One coordinate of a half-edge, of both rectangles.
    #[inline(always)]
    fn lanes(&self, of: impl Fn(&Parallelogram) -> f64) -> DVec2 {
        DVec2::new(of(&self.placed[0]), of(&self.placed[1]))
    }

    /// The corner of B - A that is least along a direction, up to rounding.
    #[inline(always)]
    fn least(&self, direction: DVec2) -> Corner {
        Corner {
            u: self.lanes(|r| r.u.x) * direction.x + self.lanes(|r| r.u.y) * direction.y,
            v: self.lanes(|r| r.v.x) * direction.x + self.lanes(|r| r.v.y) * direction.y,
        }
    }

    /// Where that corner is, up to rounding: the half-edges of both lead toward each other.
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

    /// The closest points, if this corner is proved to be the only one that is as near.
    #[inline(always)]
    fn corners(&self, number: u32) -> Outcome<ClosestPoints> {
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
            return Outcome::Undecided;
        }
        gjk::points([(p, i), (q, j)].map(|(point, vertex)| CorePoint {
            point,
            radius: 0.0,
            feature: feature(vertex),
        }))
    }

    /// The closest points, if they are proved to lie on the side of the difference from this corner
    /// to the one whose number differs by a bit. `None` if the foot may not lie inside the side, so
    /// that the search goes on.
    #[inline(always)]
    fn side(&self, number: u32, bit: u32) -> Option<Outcome<ClosestPoints>> {
        let sides = sides(number);
        let (first, other) = if bit & (U | V) != 0 { (0, 1) } else { (1, 0) };
        let [right, up] = sides[first];
        let (slab, is_later) = if bit < V { (0, up) } else { (1, !right) };
        let placed = &self.placed[first];
        let is_mirrored = placed.u.perp_dot(placed.v) < 0.0;
        let beyond = u32::from(is_later != is_mirrored);
        let (edge, [start, end]) = parallelogram::slab_edge(slab, beyond, is_mirrored);
        let corner = vertex(sides[other]);
        let edge_point = EdgePoint::new(
            self.at(first, start),
            self.at(first, end),
            self.at(other, corner),
        );
        if !edge_point.is_plain() {
            return None;
        }
        let side = factors(sides[other]);
        if !is_alone(&edge_point, &self.placed[other], side, self.magnitude) {
            return Some(Outcome::Undecided);
        }
        let features = (Feature::Edge(edge), feature(corner));
        let near = edge_point.closest((0.0, 0.0), features);
        Some(Outcome::Decided(if first == 0 {
            near
        } else {
            near.swapped()
        }))
    }
}
