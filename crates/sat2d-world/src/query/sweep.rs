//! What a moving shape meets first.

use crate::bodies::arrays::Bodies;
use crate::query::filter::QueryFilter;
use crate::query::ray_path::{RayPath, SLACK};
use crate::{BodyId, BodyRef, World, WorldError};
use sat2d_base::aabb::Aabb;
use sat2d_base::types::Impact;
use sat2d_core::narrow::{Motion, SweepOptions};
use sat2d_core::query;
use sat2d_core::shape::Shape;

impl World {
    /// The first body that a moving shape meets, and how; of several that it meets at once the one
    /// with the lowest id. The bodies of the world stand still meanwhile. In the impact the moving
    /// shape is the first one and the body the second. See [`sweep`](sat2d_core::query::sweep).
    ///
    /// Which body is first is decided by the times of impact as doubles, which are rounded: bodies
    /// that are met at once may have times that differ in the last digits, and the other way round.
    ///
    /// A body that the shape touches at the start is met at time 0, even if the motion leads away
    /// from it or along it; then `approach` is 0 or less. To find what comes after, set
    /// [`QueryFilter::at_start`] to
    /// [`AtStart::SkipParting`](sat2d_core::query::AtStart::SkipParting). Then the loop of a body
    /// that bounces is: sweep, place it by [`Motion::at`] the time of impact,
    /// [rebound](sat2d_core::response::rebound_along), go on with the rest of the time; the example
    /// `bouncing_bullets` runs it.
    ///
    /// ```
    /// use sat2d::{DVec2, Shape, Transform};
    /// use sat2d::query::Motion;
    /// use sat2d::world::{Body, QueryFilter, World};
    /// let mut world = World::new();
    /// let wall = Body::new(Shape::rectangle(2.0, 9.0)?, Transform::translation(DVec2::X * 5.0)?);
    /// let wall = world.insert(wall)?;
    /// let bullet = Shape::circle(DVec2::ZERO, 1.0)?;
    /// let motion = Motion::linear(Transform::IDENTITY, DVec2::X * 6.0)?;
    /// let (id, impact) = world.sweep(&bullet, &motion, &QueryFilter::ALL)?.ok_or("a miss")?;
    /// assert_eq!((id, impact.time), (wall, 0.5));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`WorldError::Sweep`] if the shape cannot be placed somewhere on its path.
    pub fn sweep(
        &self,
        shape: &Shape,
        motion: &Motion,
        filter: &QueryFilter<'_>,
    ) -> Result<Option<(BodyId, Impact)>, WorldError> {
        let moving = motion.bounds_at_start(shape)?;
        let path = RayPath::new(&moving, motion.translation());
        let rate = |bounds: &Aabb| path.entry(bounds);
        let mut best: Option<(BodyId, Impact)> = None;
        let mut error = None;
        let mut limit = 1.0;
        for tree in filter.trees(&self.broad_phase) {
            tree.nearest(rate, limit, |slot, _| {
                match self.bodies.impact(slot, shape, motion, filter) {
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
}

impl Bodies {
    /// When and how a moving shape meets a body that the filter does not let it pass.
    fn impact(
        &self,
        slot: u32,
        shape: &Shape,
        motion: &Motion,
        filter: &QueryFilter<'_>,
    ) -> Result<Option<(BodyId, Impact)>, WorldError> {
        let body = self.get(slot).filter(|_| filter.considers(self, slot));
        let Some(body) = body else {
            return Ok(None);
        };
        let still = Motion::still(body.transform);
        let options = SweepOptions {
            at_start: filter.at_start,
            ..SweepOptions::default()
        };
        let sweep = if filter.one_way {
            query::sweep_in_front
        } else {
            query::sweep_with
        };
        let impact = sweep(shape, motion, body.shape, &still, &options)?;
        if let Some(impact) = &impact
            && filter.is_one_way(self, slot)
            && (!self.stops_at(slot, -impact.closest.normal)
                || impact.time == 0.0 && overlap(shape, motion, &body)?)
        {
            return Ok(None);
        }
        Ok(impact.map(|impact| (self.id(slot), impact)))
    }
}

/// Whether a moving shape overlaps a body at the start.
fn overlap(shape: &Shape, motion: &Motion, body: &BodyRef<'_>) -> Result<bool, WorldError> {
    let start = motion.at(0.0)?;
    let relation = query::relation(shape, &start, body.shape, &body.transform)?;
    Ok(relation.overlaps())
}
