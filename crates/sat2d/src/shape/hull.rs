//! A hull: the convex hull of a few points, inflated by a radius.

use crate::Aabb;
use glam::DVec2;
use smallvec::SmallVec;

/// Which fast paths a hull may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A circle, segment or capsule: one or two points.
    Round,
    /// Four corners, of which `center` and `half` are the other form.
    Rectangle,
    /// A convex polygon.
    Polygon,
}

#[derive(Clone, Debug)]
pub(crate) struct Hull {
    pub(crate) kind: Kind,
    /// In the order of the user.
    pub(crate) points: SmallVec<[DVec2; 4]>,
    pub(crate) radius: f64,
    /// Whether the user's order is clockwise, with y up.
    pub(crate) clockwise: bool,
    /// The largest magnitude of an x and of a y.
    pub(crate) reach: DVec2,
    /// The middle of a rectangle and half its size, up to rounding.
    pub(crate) center: DVec2,
    pub(crate) half: DVec2,
}

impl Hull {
    pub(crate) fn new(kind: Kind, points: &[DVec2], radius: f64, clockwise: bool) -> Hull {
        let reach = points
            .iter()
            .fold(DVec2::ZERO, |reach, p| reach.max(p.abs()));
        let bounds = Aabb::of_points(points);
        Hull {
            kind,
            points: points.into(),
            radius,
            clockwise,
            reach,
            center: bounds.min + (bounds.max - bounds.min) / 2.0,
            half: (bounds.max - bounds.min) / 2.0,
        }
    }

    /// The rectangle between two corners, `min` below or at `max`; a segment or a point where it has no area.
    pub(crate) fn rectangle(min: DVec2, max: DVec2) -> Hull {
        if min == max {
            return Hull::new(Kind::Round, &[min], 0.0, false);
        }
        if min.x == max.x || min.y == max.y {
            return Hull::new(Kind::Round, &[min, max], 0.0, false);
        }
        let corners = [min, DVec2::new(max.x, min.y), max, DVec2::new(min.x, max.y)];
        Hull::new(Kind::Rectangle, &corners, 0.0, false)
    }

    pub(crate) fn bounds(&self) -> Aabb {
        let core = Aabb::of_points(&self.points);
        if self.radius == 0.0 {
            core
        } else {
            core.inflated(self.radius)
        }
    }
}
