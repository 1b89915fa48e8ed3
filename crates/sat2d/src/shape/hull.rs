//! A hull: the convex hull of a few points, inflated by a radius.

use crate::aabb::Aabb;
use crate::num::{U, UNDERFLOW, larger, lexicographic, power_of_two};
use crate::shape::ring::{Group, SCANNED, groups};
use crate::transform::Transform;
use alloc::boxed::Box;
use glam::DVec2;
use smallvec::SmallVec;

/// The fast paths that apply to a hull.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A circle or point: one point, which is `center`; its coordinates and its radius are at most
    /// [`Hull::MAX_DISC`].
    Disc,
    /// A segment or capsule of two points, or a larger circle.
    Round,
    /// A rectangle: four corners, which `center` and `half` represent up to rounding.
    Rectangle,
    /// A convex polygon.
    Polygon,
}

/// Rectangles with smaller coordinates (2^-960) count as polygons: half of a subnormal size is
/// rounded by more than the error bounds of rectangles allow.
const HALVED: f64 = power_of_two(-960);

/// The data that place rectangles and circles. The coordinates of a vector are stored twice each,
/// because loading two lanes takes one instruction, and broadcasting one number takes another.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub(crate) struct Lanes {
    /// The center: x twice, y twice.
    pub(crate) center: [DVec2; 2],
    /// Half the size: x twice, y twice.
    pub(crate) half: [DVec2; 2],
    /// The largest magnitude of a coordinate.
    pub(crate) reach: f64,
    /// The larger coordinate of the half size.
    pub(crate) longer: f64,
}

impl Lanes {
    #[inline(always)]
    pub(crate) fn new(center: DVec2, half: DVec2, reach: DVec2) -> Lanes {
        let twice = |v: DVec2| [DVec2::splat(v.x), DVec2::splat(v.y)];
        Lanes {
            center: twice(center),
            half: twice(half),
            reach: larger(reach.x, reach.y),
            longer: larger(half.x, half.y),
        }
    }

    /// The placed center, evaluated as by [`Transform::apply`].
    #[inline(always)]
    pub(crate) fn placed_center(&self, t: &Transform) -> DVec2 {
        let (x, y) = (DVec2::new(t.a, t.b), DVec2::new(t.c, t.d));
        (x * self.center[0] + y * self.center[1]) + DVec2::new(t.tx, t.ty)
    }
}

/// What the fast paths read comes first, so that it shares cache lines.
#[derive(Clone, Debug)]
#[repr(C)]
pub(crate) struct Hull {
    pub(crate) kind: Kind,
    /// Whether the points are in clockwise order, with y up.
    pub(crate) clockwise: bool,
    /// The number of points, which are stored farther away.
    pub(crate) vertices: u32,
    pub(crate) radius: f64,
    pub(crate) lanes: Lanes,
    /// The vertices and edges in groups of four; empty for pieces of a concave shape and for large
    /// hulls.
    pub(crate) groups: Box<[Group]>,
    /// The least turn of the ring: see [`bends_clearly`](Hull::bends_clearly). 0 if a vertex is
    /// straight.
    bend: f64,
    /// The largest magnitudes of an x and of a y.
    pub(crate) reach: DVec2,
    /// The center of the bounds of the points and half their size, up to rounding.
    pub(crate) center: DVec2,
    pub(crate) half: DVec2,
    /// The lexicographically least and greatest vertices; set if there are no groups.
    pub(crate) leftmost: u32,
    pub(crate) rightmost: u32,
    /// In the order of the input.
    pub(crate) points: SmallVec<[DVec2; 4]>,
}

impl Hull {
    /// 2^100.
    const MAX_DISC: f64 = power_of_two(100);

    pub(crate) fn new(kind: Kind, points: &[DVec2], radius: f64, clockwise: bool) -> Hull {
        let reach = points
            .iter()
            .fold(DVec2::ZERO, |reach, p| reach.max(p.abs()));
        let bounds = Aabb::of_points(points);
        let half = (bounds.max - bounds.min) / 2.0;
        // exact for a single point
        let center = match points {
            [point] => *point,
            _ => bounds.min + half,
        };
        let kind = match kind {
            Kind::Disc if reach.max_element().max(radius) > Hull::MAX_DISC => Kind::Round,
            kind => kind,
        };
        Hull {
            lanes: Lanes::new(center, half, reach),
            kind,
            vertices: points.len() as u32,
            points: points.into(),
            radius,
            clockwise,
            reach,
            center,
            half,
            bend: least_bend(points),
            groups: Box::default(),
            leftmost: 0,
            rightmost: 0,
        }
    }

    /// Precomputes what the stages for pairs need: the groups, or for large hulls the ends of the
    /// two monotone chains.
    pub(crate) fn prepare(&mut self) {
        if self.points.len() <= SCANNED {
            self.groups = groups(&self.points, self.clockwise);
            return;
        }
        let order = |i: &usize, j: &usize| lexicographic(self.points[*i], self.points[*j]);
        let all = 0..self.points.len();
        let (leftmost, rightmost) = (all.clone().min_by(order), all.max_by(order));
        self.leftmost = leftmost.unwrap_or(0) as u32;
        self.rightmost = rightmost.unwrap_or(0) as u32;
    }

    /// Whether the placed points certainly turn the same way at every vertex and go round once, as
    /// the original points do.
    ///
    /// Placing maps edges e, f that meet at a vertex to Me + η, Mf + θ, where rounding leaves at
    /// most 2δ in each coordinate of η and θ. So the magnitude of their cross product is at least
    /// |det M| e×f - 2δ(|Me| + |Mf|) - 8δ², where |·| is the sum of magnitudes, and |Me| ≤ ‖M‖ |e|
    /// with the larger column sum ‖M‖. With `bend`, the least e×f / (|e| + |f|) of the ring, it
    /// keeps its sign if |det M| bend > 4δ‖M‖ (then ‖M‖(|e| + |f|) > 16δ, so 8δ² is below the half
    /// that is to spare). The same holds for any smaller δ, so between the exact ring and the
    /// rounded one no turn ever vanishes, and the winding number stays.
    #[inline(always)]
    pub(crate) fn bends_clearly(&self, t: &Transform, reach: f64) -> bool {
        let (ad, bc) = (t.a * t.d, t.b * t.c);
        let det = (ad - bc).abs() - 4.0 * U * (ad.abs() + bc.abs()) - UNDERFLOW;
        let norm = larger(t.a.abs() + t.b.abs(), t.c.abs() + t.d.abs());
        let delta = 4.0 * U * reach;
        // twice what is needed, for the rounding errors of this line
        det * self.bend > 8.0 * delta * norm + UNDERFLOW
    }

    /// The rectangle between two corners, `min` at or below `max`; a segment or a point if it has
    /// no area.
    pub(crate) fn rectangle(min: DVec2, max: DVec2) -> Hull {
        if min == max {
            return Hull::new(Kind::Disc, &[min], 0.0, false);
        }
        if min.x == max.x || min.y == max.y {
            return Hull::new(Kind::Round, &[min, max], 0.0, false);
        }
        let corners = [min, DVec2::new(max.x, min.y), max, DVec2::new(min.x, max.y)];
        let reach = min.abs().max(max.abs()).max_element();
        let kind = if reach < HALVED {
            Kind::Polygon
        } else {
            Kind::Rectangle
        };
        Hull::new(kind, &corners, 0.0, false)
    }

    /// The bounds of the hull in its own coordinates.
    pub(crate) fn bounds(&self) -> Aabb {
        let core = Aabb::of_points(&self.points);
        if self.radius == 0.0 {
            core
        } else {
            core.inflated(self.radius)
        }
    }

    /// The bounds of the placed hull, without placing it; the transform must be valid for it.
    pub(crate) fn bounds_at(&self, t: &Transform) -> Aabb {
        let points = self.points.iter().map(|&p| t.apply(p));
        let core = points.fold(Aabb::EMPTY, |all, p| all.union(&Aabb::new(p, p)));
        if self.radius == 0.0 {
            core
        } else {
            core.inflated(self.radius * t.scale())
        }
    }
}

/// The least, over the vertices of a ring, of the cross product of the two edges by the sum of the
/// magnitudes of their coordinates; 0 if rounding leaves it in doubt.
fn least_bend(points: &[DVec2]) -> f64 {
    let n = points.len();
    if n < 3 {
        return 0.0;
    }
    (0..n)
        .map(|i| {
            let e = points[(i + 1) % n] - points[i];
            let f = points[(i + 2) % n] - points[(i + 1) % n];
            let (left, right) = (e.x * f.y, e.y * f.x);
            let cross = (left - right).abs() - 4.0 * U * (left.abs() + right.abs()) - UNDERFLOW;
            let sum = e.abs() + f.abs();
            (cross / (sum.x + sum.y)).max(0.0)
        })
        .fold(f64::INFINITY, f64::min)
}
