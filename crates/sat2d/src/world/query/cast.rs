//! What a ray or a moving shape meets first.

use crate::aabb::Aabb;
use crate::narrow;
use crate::narrow::distance::bounds::Bounds;
use crate::narrow::{Motion, check_point};
use crate::num::power_of_two;
use crate::shape::{PlaceError, Shape};
use crate::types::Impact;
use crate::types::RayHit;
use crate::world::query::k_nearest::Contest;
use crate::world::query::region::QueryFilter;
use crate::world::{BodyId, World, WorldError};
use alloc::vec::Vec;
use glam::DVec2;

/// By how much of itself a part of a way may be off, with plenty to spare.
const SLACK: f64 = 1e-9;
/// By how much of the way a cast may tell another part of it than where the shape is met (2^-36): at the least angle at which it trusts doubles to say
/// where lines meet, 2^-10, a rounding counts a thousandfold. In parts of the sizes of shapes beside the way it is as much.
const DOUBT: f64 = power_of_two(-36);
/// Ways and reaches shorter than this (2^-900) may tell parts with no precision at all.
const SHORTEST: f64 = power_of_two(-900);

impl World {
    /// The first body that a ray meets, no farther than `reach` times `direction`, and where; of two that are met at once the one of the lower
    /// name. See [`cast_ray`](crate::cast_ray()).
    ///
    /// ```
    /// use sat2d::world::{Body, QueryFilter, World};
    /// use sat2d::{DVec2, Shape, Transform};
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
        if reach < 0.0 {
            return Ok(None);
        }
        let along = end - origin;
        let path = Path::new(&Aabb::new(origin, origin), along);
        let doubt = if reach < SHORTEST {
            f64::INFINITY
        } else {
            self.doubt(along.length())
        };
        let mut contest = Contest::new(1, 1.0 + doubt);
        for tree in self.trees(filter) {
            tree.near_first(
                |bounds| path.entry(bounds),
                contest.limit(),
                |slot| {
                    let rectangle = self.rectangle(slot);
                    let glance = rectangle.entry(origin, along);
                    let low = match glance {
                        Some(bounds) => bounds.low,
                        None => path.entry(&rectangle.box_about()),
                    };
                    if low > contest.limit() || !self.concerns(slot, filter) {
                        return contest.limit();
                    }
                    if let Some(Bounds { low, high }) = glance {
                        let inside = (high == 0.0).then(|| RayHit::inside(origin));
                        let high = high + 2.0 * doubt;
                        contest.offer(slot, Bounds { low, high }, inside);
                    } else if let Some(hit) = self.segment_hit(slot, origin, end) {
                        let (low, high) = (hit.fraction - doubt, hit.fraction + doubt);
                        contest.offer(slot, Bounds { low, high }, Some(hit));
                    }
                    contest.limit()
                },
            );
        }
        let hits = contest.contenders().filter_map(|(slot, hit)| {
            let hit = hit.or_else(|| self.segment_hit(slot, origin, end))?;
            Some((self.id(slot), scaled(hit, reach)))
        });
        Ok(hits.min_by(|(a, p), (b, q)| p.fraction.total_cmp(&q.fraction).then(a.cmp(b))))
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
        for tree in self.trees(filter) {
            tree.query_segment(origin, end, |slot| {
                if self.concerns(slot, filter)
                    && let Some(hit) = self.segment_hit(slot, origin, end)
                {
                    hits.push((self.id(slot), scaled(hit, reach)));
                }
            });
        }
        hits.sort_by(|(a, p), (b, q)| p.fraction.total_cmp(&q.fraction).then(a.cmp(b)));
        Ok(hits)
    }

    /// Where a segment whose ends were checked meets a body.
    fn segment_hit(&self, slot: u32, start: DVec2, end: DVec2) -> Option<RayHit> {
        let (shape, transform) = (self.shape(slot)?, &self.transforms[slot as usize]);
        narrow::cast_segment(shape, transform, start, end).ok()?
    }

    /// What part of a way of some length a cast at a body may be wrong about.
    fn doubt(&self, length: f64) -> f64 {
        if length < SHORTEST {
            return f64::INFINITY;
        }
        let trees = [&self.movers, &self.statics].into_iter();
        let all = trees
            .filter(|tree| !tree.is_empty())
            .fold(Aabb::EMPTY, |all, tree| all.union(&tree.bounds()));
        let size = (all.max - all.min).max(DVec2::ZERO).element_sum();
        DOUBT * (1.0 + 4.0 * size / length)
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
        let path = Path::new(&moving, motion.translation());
        let rate = |bounds: &Aabb| path.entry(bounds);
        let mut best: Option<(BodyId, Impact)> = None;
        let mut error = None;
        let mut limit = 1.0;
        for tree in self.trees(filter) {
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
    let end = origin + direction * reach;
    check_point(origin)?;
    check_point(end)?;
    Ok(end)
}

/// A hit on a segment as one on a ray.
fn scaled(hit: RayHit, reach: f64) -> RayHit {
    RayHit {
        fraction: hit.fraction * reach,
        ..hit
    }
}

/// The way of a box, a point or one around a moving shape, which other boxes are held against.
struct Path {
    /// The box at the start, grown by more than a rounding.
    min: DVec2,
    max: DVec2,
    inverse: DVec2,
}

/// By how much more than a rounding the box of a path is grown (see [`LEAST`]).
const GROWTH: f64 = 1e-290;
/// A component of a path that is no longer than this counts as this long: the grown box then is at both sides of a slab at once.
const LEAST: f64 = 1e-300;

impl Path {
    fn new(start: &Aabb, along: DVec2) -> Path {
        let grown = |side: DVec2| side.abs() * (2.0 * f64::EPSILON) + DVec2::splat(GROWTH);
        let inverse = |way: f64| 1.0 / if way.abs() > LEAST { way } else { LEAST };
        Path {
            min: start.min - grown(start.min),
            max: start.max + grown(start.max),
            inverse: DVec2::new(inverse(along.x), inverse(along.y)),
        }
    }

    /// A lower bound for the part of the way after which it is in a box; infinite where it misses it.
    ///
    /// A box is entered when the last of its slabs is and left when the first is (T. Kay, J. Kajiya, "Ray tracing complex scenes", 1986). Either
    /// part is a difference times a reciprocal, off by a few roundings of itself.
    #[inline(always)]
    fn entry(&self, bounds: &Aabb) -> f64 {
        let larger = |a: f64, b: f64| if a > b { a } else { b };
        let smaller = |a: f64, b: f64| if a < b { a } else { b };
        let slab = |axis: usize| {
            let one = (bounds.min[axis] - self.max[axis]) * self.inverse[axis];
            let other = (bounds.max[axis] - self.min[axis]) * self.inverse[axis];
            (smaller(one, other), larger(one, other))
        };
        let (x, y) = (slab(0), slab(1));
        let enters = larger(larger(x.0, y.0), 0.0) * (1.0 - SLACK);
        let leaves = smaller(smaller(x.1, y.1), 1.0);
        if enters > leaves {
            f64::INFINITY
        } else {
            enters
        }
    }
}
