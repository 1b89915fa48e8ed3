//! Shapes and hulls with their motions.

use crate::narrow::sweep::motion::{Motion, SweepError};
use crate::placed::{Fit, Placed};
use crate::shape::{Geometry, Hull, Shape};
use crate::transform::Transform;
use glam::DVec2;
use sat2d_base::num::power_of_two;
use sat2d_base::types::{ClosestPoints, Impact, Relation};

/// Coordinates of velocities beyond this (2^1000) count as this where they would overflow.
const FASTEST: f64 = power_of_two(1000);

/// A shape and its motion.
#[derive(Clone, Copy)]
pub(crate) struct MovingShape<'a> {
    pub(crate) shape: &'a Shape,
    pub(crate) motion: &'a Motion,
}

impl<'a> MovingShape<'a> {
    #[inline(always)]
    pub(crate) fn new(shape: &'a Shape, motion: &'a Motion) -> MovingShape<'a> {
        MovingShape { shape, motion }
    }

    /// Whether it is an outline with curves.
    pub(crate) fn is_outline(&self) -> bool {
        self.shape.is_outline()
    }

    /// The shape where it is at a time.
    pub(crate) fn place(&self, time: f64) -> Result<Placed<'a>, SweepError> {
        Ok(self.shape.place(&self.motion.at(time)?)?)
    }

    /// The hull, if the shape is a single one.
    #[inline(always)]
    pub(crate) fn hull(&self) -> Option<MovingHull<'a>> {
        match &self.shape.geometry {
            Geometry::Hull(hull) => Some(MovingHull {
                hull,
                motion: self.motion,
            }),
            Geometry::Pieces(_) | Geometry::Outline(..) => None,
        }
    }
}

/// A hull and its motion.
#[derive(Clone, Copy)]
pub(crate) struct MovingHull<'a> {
    pub(crate) hull: &'a Hull,
    pub(crate) motion: &'a Motion,
}

impl MovingHull<'_> {
    /// Where the hull is at a time; `None` if it cannot be placed there.
    pub(crate) fn fit(&self, time: f64) -> Option<(Transform, Fit)> {
        let t = self.motion.at(time).ok()?;
        Some((t, Fit::new(self.hull, &t).ok()?))
    }

    /// The centre of the hull at a time, if the hull does not turn.
    #[inline(always)]
    pub(crate) fn center_without_turning(&self, time: f64) -> DVec2 {
        self.hull
            .lanes
            .placed_center(&self.motion.straight_at(time))
    }

    /// A point of the hull at a time, if the hull does not turn.
    #[inline(always)]
    pub(crate) fn point_without_turning(&self, time: f64, vertex: usize) -> DVec2 {
        self.motion
            .straight_at(time)
            .apply(self.hull.points[vertex])
    }
}

/// The displacement of `b` from time 0 to 1 in the frame of `a`.
#[inline(always)]
pub(crate) fn displacement(a: &Motion, b: &Motion) -> DVec2 {
    b.translation() - a.translation()
}

/// When two moving shapes meet, and their closest points then.
#[derive(Clone, Copy)]
pub(crate) struct Meeting {
    pub(crate) time: f64,
    pub(crate) relation: Relation,
    pub(crate) closest: ClosestPoints,
}

impl Meeting {
    /// The meeting of shapes that are apart by no more than rounding.
    #[inline(always)]
    pub(crate) fn at(time: f64, closest: ClosestPoints) -> Meeting {
        Meeting {
            time,
            relation: Relation::Disjoint,
            closest,
        }
    }

    /// The impact of shapes with these motions.
    #[inline(always)]
    pub(crate) fn impact(self, a: &Motion, b: &Motion) -> Impact {
        let Meeting {
            time,
            relation,
            closest,
        } = self;
        let velocities = [
            a.velocity(time, closest.on_a),
            b.velocity(time, closest.on_b),
        ];
        let [of_a, of_b] = velocities;
        let approach = 0.0 - (of_b - of_a).dot(closest.normal);
        Impact {
            time,
            relation,
            closest,
            approach: if approach.is_finite() {
                approach
            } else {
                bounded_approach(velocities, closest.normal)
            },
        }
    }
}

/// The approach of velocities that overflow, or whose difference does.
#[cold]
#[inline(never)]
fn bounded_approach(velocities: [DVec2; 2], normal: DVec2) -> f64 {
    let most = DVec2::splat(FASTEST);
    let [of_a, of_b] = velocities.map(|velocity| velocity.clamp(-most, most));
    0.0 - (of_b - of_a).dot(normal)
}
