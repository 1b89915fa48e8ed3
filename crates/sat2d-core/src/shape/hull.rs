//! A hull: the convex hull of a few points, inflated by a radius or by the half-axes of an ellipse.

use crate::shape::on_demand::OnDemand;
use crate::shape::polygon_ring::{PolygonRing, bends_clearly, center_of_bounds, least_bend};
use crate::shape::ring::{Group, SCANNED, group, groups, vertices};
use crate::transform::Transform;
use alloc::boxed::Box;
use core::slice::from_ref;
use glam::DVec2;
use sat2d_base::aabb::Aabb;
use sat2d_base::exact::ellipse::Ellipse;
use sat2d_base::num::{U, larger, lesser, lexicographic, power_of_two};

/// The fast paths that apply to a hull.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A circle or point: one point, which is `center`; its coordinates and its radius are at most
    /// [`Hull::MAX_DISC`].
    Disc,
    /// A segment or capsule of two points, an ellipse, or a larger circle.
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
pub struct CenterLanes {
    /// The center: x twice, y twice.
    pub(crate) center: [DVec2; 2],
    /// Half the size: x twice, y twice.
    pub(crate) half: [DVec2; 2],
    /// The largest magnitude of a coordinate.
    pub(crate) reach: f64,
    /// The larger coordinate of the half size.
    pub(crate) longer: f64,
}

impl CenterLanes {
    #[inline(always)]
    pub(crate) fn new(center: DVec2, half: DVec2, reach: DVec2) -> CenterLanes {
        let twice = |v: DVec2| [DVec2::splat(v.x), DVec2::splat(v.y)];
        CenterLanes {
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
pub struct Hull {
    pub kind: Kind,
    /// Whether the points are in clockwise order, with y up.
    pub(crate) clockwise: bool,
    /// Whether the only group is computed when it is first needed.
    has_group_on_demand: bool,
    /// Whether the half-axes differ.
    pub(crate) is_stretched: bool,
    /// Whether the half-axis along y is the longer one.
    is_tall: bool,
    /// The number of points, which are stored farther away.
    pub(crate) vertices: u32,
    /// Of an ellipse the longer half-axis.
    pub radius: f64,
    pub(crate) lanes: CenterLanes,
    /// The vertices and edges in groups of four, unless the hull is a circle or has more than
    /// [`SCANNED`] vertices.
    pub(crate) groups: Box<[Group]>,
    /// The group of a circle, which has stages of its own: few pairs need it.
    group_on_demand: OnDemand<Group>,
    /// The least turn of the ring: see [`bends_clearly`](Hull::bends_clearly). 0 if a vertex is
    /// straight.
    bend: f64,
    /// The largest magnitudes of an x and of a y.
    pub(crate) reach: DVec2,
    /// In the order of the input. A circle has its center here.
    pub(crate) points: Box<[DVec2]>,
    /// Of a large hull, the lexicographically least and greatest vertices.
    extremes: [u32; 2],
    /// The shorter half-axis of the ellipse around each point.
    shorter: f64,
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
        let center = center_of_bounds(points);
        let kind = match kind {
            Kind::Disc if reach.max_element().max(radius) > Hull::MAX_DISC => Kind::Round,
            kind => kind,
        };
        Hull {
            lanes: CenterLanes::new(center, half, reach),
            kind,
            vertices: points.len() as u32,
            points: points.into(),
            radius,
            clockwise,
            reach,
            bend: least_bend(points),
            has_group_on_demand: false,
            groups: Box::default(),
            group_on_demand: OnDemand::default(),
            extremes: [0, 0],
            shorter: radius,
            is_stretched: false,
            is_tall: false,
        }
    }

    /// An ellipse about the origin with different half-axes, both above 0.
    pub(crate) fn ellipse(half_axes: DVec2) -> Hull {
        let longer = larger(half_axes.x, half_axes.y);
        Hull {
            shorter: lesser(half_axes.x, half_axes.y),
            is_stretched: true,
            is_tall: half_axes.y > half_axes.x,
            ..Hull::new(Kind::Round, &[DVec2::ZERO], longer, false)
        }
    }

    /// The half-axes of the ellipse around each point, along x and y: both are the radius unless
    /// the hull is stretched.
    #[inline]
    pub(crate) fn half_axes(&self) -> DVec2 {
        if self.is_tall {
            DVec2::new(self.shorter, self.radius)
        } else {
            DVec2::new(self.radius, self.shorter)
        }
    }

    /// Precomputes what the stages for pairs need: the groups, or for large hulls the ends of the
    /// two monotone chains.
    pub(crate) fn prepare(&mut self) {
        if self.points.len() > SCANNED {
            let order = |i: &usize, j: &usize| lexicographic(self.points[*i], self.points[*j]);
            let all = 0..self.points.len();
            let ends = [all.clone().min_by(order), all.max_by(order)];
            self.extremes = ends.map(|end| end.unwrap_or(0) as u32);
        } else if self.kind == Kind::Disc {
            self.has_group_on_demand = true;
        } else {
            self.groups = groups(&self.points, self.clockwise);
        }
    }

    /// The vertices and edges in groups of four; none for large hulls and unprepared ones.
    #[inline(always)]
    pub(crate) fn groups(&self) -> &[Group] {
        if self.groups.is_empty() {
            self.groups_on_demand()
        } else {
            &self.groups
        }
    }

    /// The vertices and edges in groups of four, of a hull whose list of them is empty.
    #[inline(never)]
    fn groups_on_demand(&self) -> &[Group] {
        if self.has_group_on_demand {
            let compute = || group(&self.points, false, 0);
            from_ref(self.group_on_demand.get_or_compute(compute))
        } else {
            &[]
        }
    }

    /// The lexicographically least and greatest vertices of a large hull.
    pub(crate) fn extremes(&self) -> [usize; 2] {
        self.extremes.map(|vertex| vertex as usize)
    }

    /// The center of the bounds of the points, up to rounding.
    #[inline(always)]
    pub fn center(&self) -> DVec2 {
        let [x, y] = self.lanes.center;
        DVec2::new(x.x, y.x)
    }

    /// Half the size of the bounds of the points, up to rounding.
    #[inline(always)]
    pub fn half(&self) -> DVec2 {
        let [x, y] = self.lanes.half;
        DVec2::new(x.x, y.x)
    }

    /// Whether the placed points are certainly in convex position: see [`bends_clearly`].
    #[inline(always)]
    pub(crate) fn bends_clearly(&self, t: &Transform, reach: f64) -> bool {
        bends_clearly(self.bend, t, reach)
    }

    /// [`bends_clearly`](Hull::bends_clearly) under a plain similarity with this determinant and
    /// this sum of the magnitudes of a column, neither of which is near the limits of doubles.
    #[inline(always)]
    pub(crate) fn bends_clearly_under_similarity(
        &self,
        determinant: f64,
        norm: f64,
        reach: f64,
    ) -> bool {
        // twice what is needed, for the rounding errors of this line and of the determinant
        determinant * self.bend > 8.0 * (4.0 * U * reach) * norm
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
        let reach = Aabb::new(min, max).reach().max_element();
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
        } else if self.is_stretched {
            core.grown(self.half_axes())
        } else {
            core.inflated(self.radius)
        }
    }

    /// The bounds of the placed hull, without placing it; the transform must be valid for it.
    pub fn bounds_at(&self, t: &Transform) -> Aabb {
        let core = self.core_bounds_at(t);
        if self.radius == 0.0 {
            core
        } else if self.is_elliptic_at(t) {
            core.grown(self.ellipse_at(t).half_size())
        } else {
            core.inflated(self.radius * t.scale())
        }
    }

    /// Whether the hull is round and placed with an ellipse around each point, not a disc.
    #[inline(always)]
    pub(crate) fn is_elliptic_at(&self, t: &Transform) -> bool {
        self.radius != 0.0 && (self.is_stretched || !t.is_similarity())
    }

    /// The ellipse around each placed point.
    #[inline]
    pub(crate) fn ellipse_at(&self, t: &Transform) -> Ellipse {
        if self.radius == 0.0 {
            Ellipse::disc(0.0)
        } else if self.is_elliptic_at(t) {
            let half = self.half_axes();
            Ellipse {
                u: DVec2::new(t.a, t.b) * half.x,
                w: DVec2::new(t.c, t.d) * half.y,
            }
        } else {
            Ellipse::disc(self.radius * t.scale())
        }
    }

    /// The bounds of the placed points.
    pub(crate) fn core_bounds_at(&self, t: &Transform) -> Aabb {
        let with = |all: Aabb, p: DVec2| {
            let placed = t.apply(p);
            all.union(&Aabb::new(placed, placed))
        };
        // the groups of a polygon will be read next, if something is near
        if self.groups.is_empty() {
            self.points.iter().copied().fold(Aabb::EMPTY, with)
        } else {
            vertices(&self.groups, self.points.len()).fold(Aabb::EMPTY, with)
        }
    }
}

impl<'a> From<&'a Hull> for PolygonRing<'a> {
    #[inline(always)]
    fn from(hull: &'a Hull) -> PolygonRing<'a> {
        PolygonRing {
            points: &hull.points,
            clockwise: hull.clockwise,
            bend: hull.bend,
            center: hull.center(),
        }
    }
}
