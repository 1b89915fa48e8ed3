//! Proofs that need no placed point: a direction in which two hulls are apart, or a point inside both.
//!
//! Placing all vertices and asking all edges costs more than most pairs are worth: nearly all are plainly apart or plainly
//! overlap. So the question is taken to the shapes' own coordinates, where vertices and edges lie ready in groups of four.
//!
//! - A direction d becomes g = Mᵀd there, and d·(Mx + t) = g·x + d·t.
//! - A world point p becomes q with Mq + t = p, or det(M) q = adj(M)(p - t) =: w without a division. The cross product of an edge's
//!   unit e with q - x is (e×w - det(M) e×x) / det(M), and e×x is kept with the edge.
//!
//! What counts are the placed vertices as rounded doubles, each within 3u of `magnitude` from where the map puts it (u = 2^-53, and
//! `magnitude` bounds |x| + |y| of all there is). A gap along d beyond (|d.x| + |d.y|) times that and the roundings of its evaluation proves the hulls
//! of the rounded vertices apart. A point that is, in world lengths, farther inside every edge than vertices have moved is inside the
//! hull of the moved ones; the evaluation scales lengths by at most ‖M‖, the sum of magnitudes of the coefficients.
//! Whatever is not proved here is left to [`sat`](crate::minkowski::sat) and [`round`](crate::narrow::relation::rounded).

use crate::exact::orientation::U;
use crate::minkowski::mpr;
use crate::narrow::relation::small_polygon;
use crate::shape::ring::{Four, Group};
use crate::shape::{Hull, MAX_COORDINATE, larger, lesser};
use crate::transform::Transform;
use crate::types::Relation;
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
pub(crate) const NORM: core::ops::RangeInclusive<f64> = power(-300)..=power(300);

/// Added to lengths, it keeps bounds above what underflow costs. With it no gap is told along a direction shorter than 2^-448, so that the
/// square of its length, by which the radii are measured, is a normal number.
pub(crate) const TINY: f64 = power(-400);

/// Bounds for the sum of both magnitudes. Placed coordinates below about 1e-120 are left to the exact path.
const MAGNITUDE: core::ops::RangeInclusive<f64> = TINY..=MAX_COORDINATE;

const fn power(of_two: i64) -> f64 {
    f64::from_bits(((1023 + of_two) << 52) as u64)
}

/// One hull of a pair and where it is.
pub(crate) struct Side<'a> {
    pub(crate) hull: &'a Hull,
    groups: &'a [Group],
    vertices: usize,
    pub(crate) transform: &'a Transform,
    pub(crate) center: DVec2,
    norm: f64,
    magnitude: f64,
    pub(crate) radius: f64,
}

impl<'a> Side<'a> {
    #[inline(always)]
    pub(crate) fn new(hull: &'a Hull, t: &'a Transform, radius: f64) -> Side<'a> {
        let norm = (t.a.abs() + t.b.abs()) + (t.c.abs() + t.d.abs());
        Side {
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

    /// One that certainly may be placed: its map scales all alike to the last bit if it has a radius, and no coordinate comes near the end of
    /// the range. What is not told here [`Fit`] tells.
    #[inline(always)]
    pub(crate) fn plain(hull: &'a Hull, t: &'a Transform) -> Option<Side<'a>> {
        let side = if hull.radius == 0.0 {
            Side::new(hull, t, 0.0)
        } else if t.is_plain_similarity() {
            Side::new(hull, t, hull.radius * t.scale())
        } else {
            return None;
        };
        (side.magnitude + side.radius <= 0.5 * MAX_COORDINATE).then_some(side)
    }

    /// The greatest dot product of `direction` with a point of the core.
    #[inline(always)]
    fn support(&self, direction: DVec2) -> f64 {
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

    /// `None` if a point is proved to lie inside the core; otherwise the direction out across the edge it is farthest outside of. `magnitude`
    /// is that of the pair.
    #[inline(always)]
    fn way_out(&self, point: DVec2, magnitude: f64) -> Option<DVec2> {
        let t = self.transform;
        let own = Own::new(t, point);
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

/// A point p in a hull's own coordinates: |det M| q with Mq + t = p, which takes no division.
#[derive(Clone, Copy)]
pub(crate) struct Own {
    /// From the map's offset to the point, in the coordinates of the placed.
    pub(crate) to: DVec2,
    pub(crate) point: DVec2,
    /// |det M|, and the sign that was taken off it.
    pub(crate) determinant: f64,
    sign: f64,
}

impl Own {
    #[inline(always)]
    pub(crate) fn new(t: &Transform, point: DVec2) -> Own {
        let to = point - DVec2::new(t.tx, t.ty);
        let determinant = t.a * t.d - t.b * t.c;
        let sign = 1f64.copysign(determinant);
        Own {
            to,
            point: DVec2::new(t.d * to.x - t.c * to.y, t.a * to.y - t.b * to.x) * sign,
            determinant: determinant * sign,
            sign,
        }
    }

    /// How deep it lies behind an edge, times |det M|.
    #[inline(always)]
    pub(crate) fn depth(&self, group: &Group, lane: usize) -> f64 {
        let across = group.edge_x[lane] * self.point.y - group.edge_y[lane] * self.point.x;
        across - self.determinant * group.level[lane]
    }
}

/// One of four lanes. Half against half first, as vector instructions have it.
#[inline(always)]
pub(crate) fn of_lanes([x, y, z, w]: Four, pick: impl Fn(f64, f64) -> f64) -> f64 {
    pick(pick(x, z), pick(y, w))
}

/// Counts by adding: more than any number in a lane. What is found counts as this and its number, so that the sum tells whether there is one and which;
/// LLVM has that in a few vector instructions, while it takes masks of integers apart.
pub(crate) const ONE: f64 = 1024.0;

/// What the first four lanes count as; the next four by 4 more.
pub(crate) const COUNTED: Four = [ONE, ONE + 1.0, ONE + 2.0, ONE + 3.0];

/// The number of the only one that was counted.
#[inline(always)]
pub(crate) fn only(sum: f64) -> Option<usize> {
    // 2^52 puts the units of the sum into the last bits
    let bits = (sum + power(52)).to_bits();
    (ONE..2.0 * ONE)
        .contains(&sum)
        .then_some((bits & (ONE as u64 - 1)) as usize)
}

/// `part` between 0 and 1; 0 for NaN, which `clamp` would keep.
#[inline(always)]
pub(crate) fn fraction(part: f64) -> f64 {
    lesser(larger(part, 0.0), 1.0)
}

/// The relation where a search proves it, as of hulls of many vertices.
pub(crate) fn searched(a: &Side<'_>, b: &Side<'_>) -> Option<Relation> {
    let magnitude = a.magnitude + b.magnitude;
    let is_ordinary =
        NORM.contains(&a.norm) && NORM.contains(&b.norm) && MAGNITUDE.contains(&magnitude);
    is_ordinary
        .then(|| mpr::relation(a, b, magnitude))
        .flatten()
}

/// The relation where it is plain.
#[inline]
pub(crate) fn relation(a: &Side<'_>, b: &Side<'_>) -> Option<Relation> {
    let magnitude = a.magnitude + b.magnitude;
    let is_ordinary =
        NORM.contains(&a.norm) && NORM.contains(&b.norm) && MAGNITUDE.contains(&magnitude);
    if !is_ordinary {
        return None;
    }
    if a.groups.is_empty() || b.groups.is_empty() {
        return mpr::relation(a, b, magnitude);
    }
    let toward = b.center - a.center;
    let along = Extents::new(a, b, toward);
    if along.apart(magnitude) {
        return Some(Relation::Disjoint);
    }
    match (a.vertices, b.vertices) {
        (1, 3..) => disc(b, a, magnitude),
        (3.., 1) => disc(a, b, magnitude),
        (3.., 3..) => polygons(a, b, &along, magnitude),
        _ => None,
    }
}

/// Whether two hulls without a radius are plainly apart along the line between their centres.
#[inline(always)]
pub(crate) fn apart(a: (&Hull, &Transform), b: (&Hull, &Transform)) -> bool {
    let (a, b) = (Side::new(a.0, a.1, 0.0), Side::new(b.0, b.1, 0.0));
    let magnitude = a.magnitude + b.magnitude;
    let is_ordinary =
        NORM.contains(&a.norm) && NORM.contains(&b.norm) && MAGNITUDE.contains(&magnitude);
    is_ordinary && Extents::new(&a, &b, b.center - a.center).apart(magnitude)
}

/// Two discs, from centre to centre.
#[inline(always)]
pub(crate) fn discs(toward: DVec2, radius: f64) -> Option<Relation> {
    let (distance2, radius2) = (toward.length_squared(), radius * radius);
    // every step, the difference of the centres as well, is rounded relative to itself
    let bound = GAP_ERROR * (distance2 + radius2 + TINY);
    beyond_doubt(distance2 - radius2, bound)
}

/// What a gap tells that is off by less than a bound; nothing if it may be 0.
#[inline(always)]
pub(crate) fn beyond_doubt(gap: f64, bound: f64) -> Option<Relation> {
    if gap.abs() <= bound {
        return None;
    }
    Some(if gap > 0.0 {
        Relation::Disjoint
    } else {
        Relation::Overlapping
    })
}

/// Two hulls with insides that are not apart along the line between their centres.
#[inline(always)]
fn polygons(a: &Side<'_>, b: &Side<'_>, along: &Extents, magnitude: f64) -> Option<Relation> {
    // halfway through what they share of that line
    let toward = along.direction;
    let middle = 0.5 * (along.a_end + along.b_start) - toward.dot(a.center);
    let part = middle / toward.length_squared();
    let point = a.center + toward * fraction(part);
    let out_of_a = a.way_out(point, magnitude);
    let out_of_b = b.way_out(point, magnitude).map(|out| -out);
    if out_of_a.is_none() && out_of_b.is_none() {
        return Some(Relation::Overlapping);
    }
    for out in [out_of_a, out_of_b].into_iter().flatten() {
        let across = Extents::new(a, b, out);
        let (gap, bound) = (across.gap(), across.bound(magnitude));
        if gap > bound {
            return Some(Relation::Disjoint);
        }
        if gap > -bound {
            // they nearly touch, which no other direction is likely to disprove
            return None;
        }
    }
    if a.vertices.max(b.vertices) <= small_polygon::MOST {
        return None;
    }
    mpr::relation(a, b, magnitude)
}

/// A hull with an inside and a disc that are not apart along the line between their centres.
#[inline(always)]
fn disc(hull: &Side<'_>, disc: &Side<'_>, magnitude: f64) -> Option<Relation> {
    let Some(out) = hull.way_out(disc.center, magnitude) else {
        return Some(Relation::Overlapping);
    };
    let across = Extents::new(hull, disc, out);
    if across.apart(magnitude) {
        return Some(Relation::Disjoint);
    }
    // The disc reaches beyond the edge. Halfway between the edge and where the disc ends along `out` lies a point of the disc,
    // which may be inside the hull: certainly of the disc, since it is nearer to its centre than half its radius and half of what is to spare.
    let length2 = out.length_squared();
    let gap = across.b_start - across.a_end;
    let reach = disc.radius * libm::sqrt(length2);
    let step = 0.5 * (gap.max(0.0) + reach);
    let spare = reach - step > across.bound(magnitude);
    let point = disc.center - out * (step / length2);
    (spare && hull.way_out(point, magnitude).is_none()).then_some(Relation::Overlapping)
}

/// Where two hulls end along a direction that leads from `a` to `b`.
struct Extents {
    direction: DVec2,
    radius: f64,
    a_end: f64,
    b_start: f64,
}

impl Extents {
    #[inline(always)]
    fn new(a: &Side<'_>, b: &Side<'_>, direction: DVec2) -> Extents {
        Extents {
            direction,
            radius: a.radius + b.radius,
            a_end: a.support(direction),
            b_start: -b.support(-direction),
        }
    }

    /// Whether they are proved apart.
    #[inline(always)]
    fn apart(&self, magnitude: f64) -> bool {
        self.gap() > self.bound(magnitude)
    }

    #[inline(always)]
    fn gap(&self) -> f64 {
        let gap = self.b_start - self.a_end;
        if self.radius > 0.0 {
            gap - self.radius * libm::sqrt(self.direction.length_squared())
        } else {
            gap
        }
    }

    /// Bounds the error of the gap. A radius so large that its own rounding is more than this leaves no doubt.
    #[inline(always)]
    fn bound(&self, magnitude: f64) -> f64 {
        GAP_ERROR * (self.direction.x.abs() + self.direction.y.abs() + TINY) * magnitude
    }
}
