//! The bodies nearest to a point.

use crate::bodies::arrays::Bodies;
use crate::query::exact_order::{self, Ranked};
use crate::query::filter::QueryFilter;
use crate::query::k_nearest::KNearest;
use crate::{BodyId, World, WorldError};
use alloc::vec::Vec;
use core::cmp::Ordering;
use glam::DVec2;
use sat2d_base::aabb::Aabb;
use sat2d_core::narrow::check_point;
use sat2d_core::narrow::distance::bounds::Bounds;
use sat2d_core::narrow::distance::exact_distance::Nearness;
use sat2d_core::query;
use sat2d_core::shape::Shape;

/// A body near a point.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct NearBody {
    /// The body.
    pub id: BodyId,
    /// Its distance from the point: 0 if the point is inside or on the boundary.
    pub distance: f64,
    /// Its point nearest to the point: the point itself if that is inside.
    pub point: DVec2,
}

impl Ranked for NearBody {
    type Exact = Nearness;

    fn id(&self) -> BodyId {
        self.id
    }

    /// Of the exact distance.
    fn bounds(&self) -> Bounds {
        let error = match self.distance > 0.0 {
            true => DISTANCE_ERROR * self.distance + f64::MIN_POSITIVE,
            false => 0.0,
        };
        Bounds {
            low: self.distance - error,
            high: self.distance + error,
        }
    }
}

impl World {
    /// The `k` bodies nearest to a point, at most, and none farther than `reach`, which may be
    /// infinite. The nearest comes first; equally near ones are in the order of their ids. Which is
    /// nearer, equally near or within reach is exact, even where distances round to the same
    /// double; of outlines with curves, the distances as doubles decide.
    ///
    /// ```
    /// use sat2d::{DVec2, Shape, Transform};
    /// use sat2d::world::{Body, QueryFilter, World};
    /// let mut world = World::new();
    /// let disc = std::sync::Arc::new(Shape::circle(DVec2::ZERO, 1.0)?);
    /// for x in [9.0, 3.0, 6.0] {
    ///     let at = Transform::translation(DVec2::new(x, 0.0))?;
    ///     world.insert(Body::new(disc.clone(), at))?;
    /// }
    /// let near = world.nearest(DVec2::ZERO, 2, f64::INFINITY, &QueryFilter::ALL)?;
    /// let distances: Vec<f64> = near.iter().map(|body| body.distance).collect();
    /// assert_eq!(distances, [2.0, 5.0]);
    /// assert_eq!(near[0].point, DVec2::X * 2.0);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`WorldError`] if the point is not finite or out of range, or `reach` is NaN or below 0.
    pub fn nearest(
        &self,
        point: DVec2,
        k: usize,
        reach: f64,
        filter: &QueryFilter<'_>,
    ) -> Result<Vec<NearBody>, WorldError> {
        if reach.is_nan() || reach < 0.0 {
            return Err(WorldError::BadNumber {
                name: "reach",
                value: reach,
                expected: "a number of 0 or more",
            });
        }
        if check_point(point).is_err() {
            Shape::circle(point, 0.0)?; // its error names the coordinate
        }
        if k == 0 {
            return Ok(Vec::new());
        }
        let mut nearest = KNearest::new(k, Bounds::of_distance(reach).high);
        let rate = |bounds: &Aabb| square_distance(bounds, point);
        for tree in filter.trees(&self.broad_phase) {
            tree.near_first(rate, nearest.limit(), |slot| {
                self.bodies.offer_near(&mut nearest, slot, point, filter);
                nearest.limit()
            });
        }
        let near = nearest.candidates().filter_map(|(slot, near)| {
            let near = near.or_else(|| self.bodies.near_body(point, slot))?;
            let Bounds { low, high } = near.bounds();
            let is_within = high <= reach
                || low <= reach
                    && self
                        .bodies
                        .nearness(&near, point)
                        .compare(&Nearness::at(reach))
                        != Ordering::Greater;
            is_within.then_some(near)
        });
        let mut near: Vec<NearBody> = near.collect();
        exact_order::sort(
            &mut near,
            |one| self.bodies.nearness(one, point),
            Nearness::compare,
        );
        near.truncate(k);
        Ok(near)
    }
}

impl Bodies {
    /// How near a body is, exactly.
    #[cold]
    fn nearness(&self, near: &NearBody, point: DVec2) -> Nearness {
        match self.placed(near.id.slot()) {
            Some(shape) if near.distance > 0.0 => {
                Nearness::of_point(point, &shape, near.bounds().high)
            }
            _ => Nearness::at(near.distance),
        }
    }

    /// Offers a body if it may be near enough.
    #[inline(always)]
    fn offer_near(
        &self,
        nearest: &mut KNearest<NearBody>,
        slot: u32,
        point: DVec2,
        filter: &QueryFilter<'_>,
    ) {
        let rectangle = self.rectangle(slot);
        let bounds = rectangle.square_distance(point);
        let low = match bounds {
            Some(bounds) => bounds.low,
            None => square_distance(&rectangle.box_about(), point) * (1.0 - SLACK),
        };
        if low > nearest.limit() || !filter.considers(self, slot) {
            return;
        }
        if let Some(bounds) = bounds {
            let inside = (bounds.high == 0.0).then(|| self.near_body_at(slot, 0.0, point));
            nearest.offer(slot, bounds, inside);
        } else if let Some(near) = self.near_body(point, slot) {
            nearest.offer(slot, Bounds::of_distance(near.distance), Some(near));
        }
    }

    fn near_body_at(&self, slot: u32, distance: f64, point: DVec2) -> NearBody {
        NearBody {
            id: self.id(slot),
            distance,
            point,
        }
    }

    #[inline(never)]
    fn near_body(&self, point: DVec2, slot: u32) -> Option<NearBody> {
        let (shape, transform) = (self.shape(slot)?, &self.transforms[slot as usize]);
        let closest = query::distance_of_point(point, shape, transform).ok()?;
        let inside = closest.distance == 0.0;
        let nearest = if inside { point } else { closest.on_b };
        Some(self.near_body_at(slot, closest.distance, nearest))
    }
}

/// A bound for the relative error of a squared distance to a box, much larger than needed.
const SLACK: f64 = 1e-9;
/// A bound for the relative error of a distance of a point from a shape.
const DISTANCE_ERROR: f64 = 2e-12;

/// The squared distance of a point from a box, rounded.
#[inline(always)]
fn square_distance(bounds: &Aabb, point: DVec2) -> f64 {
    let larger = |a: f64, b: f64| if a > b { a } else { b };
    let gap = |axis: usize| {
        let (below, above) = (
            bounds.min[axis] - point[axis],
            point[axis] - bounds.max[axis],
        );
        larger(larger(below, above), 0.0)
    };
    let (x, y) = (gap(0), gap(1));
    x * x + y * y
}
