//! What a ray or a moving shape meets first.

use super::query::QueryFilter;
use super::{BodyId, World, WorldError};
use crate::narrow::{self, Impact, Motion, RayHit};
use crate::{Aabb, DVec2, PlaceError, Shape, Transform};
use alloc::vec::Vec;

/// By how much of itself a fraction along a ray may be off, with plenty to spare.
const SLACK: f64 = 1e-9;

impl World {
    /// The first body that a ray meets, no farther than `reach` times `direction`, and where; of two that are met at once the one of the lower
    /// name. See [`cast_ray`](crate::cast_ray()).
    ///
    /// ```
    /// use sat2d::{Body, DVec2, QueryFilter, Shape, Transform, World};
    /// let mut world = World::new();
    /// let tile = std::sync::Arc::new(Shape::rectangle(2.0, 2.0)?);
    /// let mut put = |x| world.insert(Body::new(tile.clone(), Transform::translation(DVec2::new(x, 0.0))?)).map_err(Box::<dyn std::error::Error>::from);
    /// let (far, near) = (put(9.0)?, put(5.0)?);
    /// let (id, hit) = world.cast_ray(DVec2::ZERO, DVec2::X, 100.0, &QueryFilter::ALL)?.ok_or("free")?;
    /// assert_eq!((id, hit.fraction), (near, 4.0));
    /// let all = world.cast_ray_all(DVec2::ZERO, DVec2::X, 100.0, &QueryFilter::ALL)?;
    /// assert!(all.iter().map(|(id, _)| *id).eq([near, far]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`WorldError::Place`] if the origin or the far end is not finite or out of range.
    pub fn cast_ray(
        &self,
        origin: DVec2,
        direction: DVec2,
        reach: f64,
        filter: &QueryFilter,
    ) -> Result<Option<(BodyId, RayHit)>, WorldError> {
        let end = check_ray(origin, direction, reach)?;
        let mut best: Option<(BodyId, RayHit)> = None;
        let path = Path::new(origin, end);
        let entry = |bounds: &Aabb| path.entry(bounds) * reach;
        let mut limit = reach * (1.0 + SLACK);
        for tree in [&self.movers, &self.statics] {
            tree.near_first(entry, limit, |slot| {
                if let Some((id, hit)) = self.ray_hit(slot, origin, direction, reach, filter)
                    && best
                        .as_ref()
                        .is_none_or(|(other, first)| (hit.fraction, id) < (first.fraction, *other))
                {
                    limit = hit.fraction * (1.0 + SLACK);
                    best = Some((id, hit));
                }
                limit
            });
        }
        Ok(best)
    }

    /// All bodies that a ray meets, no farther than `reach` times `direction`: the first first, those met at once in the order of their names.
    ///
    /// # Errors
    /// As [`cast_ray`](World::cast_ray).
    pub fn cast_ray_all(
        &self,
        origin: DVec2,
        direction: DVec2,
        reach: f64,
        filter: &QueryFilter,
    ) -> Result<Vec<(BodyId, RayHit)>, WorldError> {
        let end = check_ray(origin, direction, reach)?;
        let mut hits = Vec::new();
        for tree in [&self.movers, &self.statics] {
            tree.query_segment(origin, end, |slot| {
                hits.extend(self.ray_hit(slot, origin, direction, reach, filter));
            });
        }
        hits.sort_by(|(a, p), (b, q)| p.fraction.total_cmp(&q.fraction).then(a.cmp(b)));
        Ok(hits)
    }

    fn ray_hit(
        &self,
        slot: u32,
        origin: DVec2,
        direction: DVec2,
        reach: f64,
        filter: &QueryFilter,
    ) -> Option<(BodyId, RayHit)> {
        let body = self.body(slot).filter(|_| self.concerns(slot, filter))?;
        // the numbers were checked
        let hit = narrow::cast_ray(body.shape, &body.transform, origin, direction, reach);
        Some((self.id(slot), hit.ok()??))
    }

    /// The first body that a moving shape meets, and how; of two that are met at once the one of the lower name. The bodies stand still
    /// meanwhile. In the impact the moving shape is the first, the body the second. See [`sweep`](crate::sweep()).
    ///
    /// A body that the shape touches at the start is told at time 0, even if the way leads off it or along it: then `approach` is 0 or less. To
    /// find what comes after, start a hair off, against the normal, or leave the body out by [`QueryFilter::except`].
    ///
    /// # Errors
    /// [`WorldError::Sweep`] if the shape cannot be placed somewhere on its way.
    pub fn sweep(
        &self,
        shape: &Shape,
        motion: &Motion,
        filter: &QueryFilter,
    ) -> Result<Option<(BodyId, Impact)>, WorldError> {
        let moving = motion.bounds_at_start(shape)?;
        let path = Path::new(DVec2::ZERO, motion.translation());
        // of the boxes, as the body's grown by the shape's around a point that moves
        let rate = |bounds: &Aabb| {
            let (min, max) = (bounds.min - moving.max, bounds.max - moving.min);
            // wider than what the differences were rounded by
            let slack = (min.abs().max(max.abs())) * f64::EPSILON;
            let grown = Aabb::new(min - slack, max + slack);
            path.entry(&grown)
        };
        let mut best: Option<(BodyId, Impact)> = None;
        let mut error = None;
        let mut limit = 1.0;
        for tree in [&self.movers, &self.statics] {
            tree.nearest(rate, limit, |slot, _| {
                match self.impact(slot, shape, motion, filter) {
                    Ok(Some((id, impact)))
                        if best.as_ref().is_none_or(|(other, first)| {
                            (impact.time, id) < (first.time, *other)
                        }) =>
                    {
                        limit = impact.time * (1.0 + SLACK);
                        best = Some((id, impact));
                    }
                    Ok(_) => {}
                    Err(cause) => {
                        error = Some(cause);
                        limit = f64::NEG_INFINITY;
                    }
                }
                limit
            });
        }
        error.map_or(Ok(best), Err)
    }

    fn impact(
        &self,
        slot: u32,
        shape: &Shape,
        motion: &Motion,
        filter: &QueryFilter,
    ) -> Result<Option<(BodyId, Impact)>, WorldError> {
        let body = self.body(slot).filter(|_| self.concerns(slot, filter));
        let Some(body) = body else {
            return Ok(None);
        };
        let still = Motion::still(body.transform);
        let impact = narrow::sweep(shape, motion, body.shape, &still)?;
        Ok(impact.map(|impact| (self.id(slot), impact)))
    }
}

/// The far end of a ray whose numbers are good.
fn check_ray(origin: DVec2, direction: DVec2, reach: f64) -> Result<DVec2, PlaceError> {
    // a cast at a shape that is there checks the same numbers
    let point = Shape::circle(DVec2::ZERO, 0.0).map_err(|_| PlaceError::BadPoint {
        x: origin.x,
        y: origin.y,
    })?;
    narrow::cast_ray(&point, &Transform::IDENTITY, origin, direction, reach)?;
    Ok(origin + direction * reach)
}

/// Where a component of a path is no longer than that, its boxes tell nothing of when they are entered: a reciprocal may be infinite.
const SHORT: f64 = 1e-300;

/// A segment that boxes are held against.
struct Path {
    start: DVec2,
    around: Aabb,
    along: DVec2,
    inverse: DVec2,
}

impl Path {
    fn new(start: DVec2, end: DVec2) -> Path {
        let along = end - start;
        Path {
            start,
            around: Aabb::of_points(&[start, end]),
            along,
            inverse: along.recip(),
        }
    }

    /// A lower bound for the part of the segment after which it is in a box; infinite where it misses it.
    ///
    /// A box is entered when the last of its slabs is and left when the first is (T. Kay, J. Kajiya, "Ray tracing complex scenes", 1986). Either
    /// part is a difference times a reciprocal, off by a few roundings of itself.
    #[inline(always)]
    fn entry(&self, bounds: &Aabb) -> f64 {
        if !self.around.intersects(bounds) {
            return f64::INFINITY;
        }
        let (mut first, mut last) = (0.0, 1.0);
        for axis in 0..2 {
            if self.along[axis].abs() <= SHORT {
                continue;
            }
            let low = (bounds.min[axis] - self.start[axis]) * self.inverse[axis];
            let high = (bounds.max[axis] - self.start[axis]) * self.inverse[axis];
            let (enters, leaves) = if self.along[axis] > 0.0 {
                (low, high)
            } else {
                (high, low)
            };
            first = if enters > first { enters } else { first };
            last = if leaves < last { leaves } else { last };
        }
        let first = first * (1.0 - SLACK);
        // parts so small that they lose digits are as good as 0
        if first > last * (1.0 + SLACK) + f64::MIN_POSITIVE {
            return f64::INFINITY;
        }
        first
    }
}
