//! What a ray meets.

use crate::bodies::arrays::Bodies;
use crate::broad_phase::BroadPhase;
use crate::query::exact_order::{self, Ranked};
use crate::query::filter::QueryFilter;
use crate::query::k_nearest::KNearest;
use crate::query::ray_path::RayPath;
use crate::{BodyId, World, WorldError};
use alloc::vec::Vec;
use glam::DVec2;
use sat2d_base::aabb::Aabb;
use sat2d_base::exact::surd::Surd;
use sat2d_base::num::power_of_two;
use sat2d_base::types::RayHit;
use sat2d_core::narrow::cast::entry::fraction_error;
use sat2d_core::narrow::cast::exact_fraction::ExactPath;
use sat2d_core::narrow::cast::reach::{check_reach, reach_beyond};
use sat2d_core::narrow::distance::bounds::Bounds;
use sat2d_core::narrow::{AtStart, check_point};
use sat2d_core::query;
use sat2d_core::shape::PlaceError;
use smallvec::SmallVec;

/// Rays that are scaled by less than this (2^-900) may have no precision at all.
const SHORTEST: f64 = power_of_two(-900);
/// By how much of its size (2^-48) the path of an infinite ray is widened for the search: its end
/// is rounded otherwise than those of the casts at single bodies.
const WIDENING: f64 = power_of_two(-48);
/// The cosine of the angle between a path and a normal (2^-9) below which the error of the fraction
/// may be [`GRAZING_ERROR`] times as large: a root halves the digits of where an arc is grazed.
const GRAZING: f64 = power_of_two(-9);
/// How many times larger the error of a fraction may be at a path that grazes.
const GRAZING_ERROR: f64 = power_of_two(16);

impl World {
    /// The first body that a ray meets no farther than `reach` times `direction`, and where; of
    /// several that it meets at once the one with the lowest id. `reach` may be infinite. A ray
    /// whose direction or reach is 0 is its origin. See [`cast_ray`](sat2d_core::query::cast_ray).
    ///
    /// Which body is first, or that several are met at once, is exact, for shapes with and without
    /// radii, even where their fractions round to the same double. A ray of finite reach is the
    /// segment to its end, rounded; one of infinite reach is not rounded for this, and a body that
    /// only the rounded ray grazes has the place of its rounded fraction.
    ///
    /// A body that the ray starts in is hit at 0, unless [`QueryFilter::at_start`] is
    /// [`AtStart::SkipOverlapping`]: then the ray passes through all of it.
    ///
    /// ```
    /// use sat2d::{DVec2, Shape, Transform};
    /// use sat2d::query::AtStart;
    /// use sat2d::world::{Body, QueryFilter, World};
    /// let mut world = World::new();
    /// let tile = std::sync::Arc::new(Shape::rectangle(2.0, 2.0)?);
    /// let far = Body::new(tile.clone(), Transform::translation(DVec2::X * 9.0)?);
    /// let near = Body::new(tile, Transform::translation(DVec2::X * 5.0)?);
    /// let (far, near) = (world.insert(far)?, world.insert(near)?);
    /// let all = QueryFilter::ALL;
    /// let (id, hit) = world.cast_ray(DVec2::ZERO, DVec2::X, 100.0, &all)?.ok_or("a miss")?;
    /// assert_eq!((id, hit.fraction), (near, 4.0));
    /// let all = world.cast_ray_all(DVec2::ZERO, DVec2::X, f64::INFINITY, &all)?;
    /// assert!(all.iter().map(|(id, _)| *id).eq([near, far]));
    /// // from inside the near one
    /// let past = QueryFilter { at_start: AtStart::SkipOverlapping, ..QueryFilter::ALL };
    /// let (id, _) = world.cast_ray(DVec2::X * 5.0, DVec2::X, 100.0, &past)?.ok_or("a miss")?;
    /// assert_eq!(id, far);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`WorldError::Place`] if `reach` is NaN or below 0, or the origin or the far end is not
    /// finite or out of range.
    pub fn cast_ray(
        &self,
        origin: DVec2,
        direction: DVec2,
        reach: f64,
        filter: &QueryFilter<'_>,
    ) -> Result<Option<(BodyId, RayHit)>, WorldError> {
        let ray = Ray::new(origin, direction, reach, &self.broad_phase)?;
        let (path, along, error) = (
            ray.path(),
            ray.end - origin,
            ray.fraction_error(&self.broad_phase),
        );
        let skips = filter.at_start == AtStart::SkipOverlapping;
        let mut nearest = KNearest::new(1, 1.0 + error);
        for tree in filter.trees(&self.broad_phase) {
            tree.near_first(
                |bounds| path.entry(bounds),
                nearest.limit(),
                |slot| {
                    let rectangle = self.bodies.rectangle(slot);
                    // these bounds hold for one segment, which an infinite ray is not
                    let bounds = match ray.is_infinite() || filter.is_one_way(&self.bodies, slot) {
                        false => rectangle.entry_bounds(origin, along),
                        true => None,
                    };
                    // the ray may start inside: only the cast itself decides that
                    let bounds = bounds.filter(|bounds| !skips || bounds.low > 0.0);
                    let low = match bounds {
                        Some(bounds) => bounds.low,
                        None => path.entry(&rectangle.box_about()),
                    };
                    if low > nearest.limit() || !filter.considers(&self.bodies, slot) {
                        return nearest.limit();
                    }
                    if let Some(Bounds { low, high }) = bounds {
                        let inside = (high == 0.0).then(|| ray.hit_inside(&self.bodies, slot));
                        let high = high + 2.0 * error;
                        nearest.offer(slot, Bounds { low, high }, inside);
                    } else if let Some(hit) = ray.hit_body(&self.bodies, slot, filter, error) {
                        nearest.offer(slot, hit.bounds, Some(hit));
                    }
                    nearest.limit()
                },
            );
        }
        let hits = nearest.candidates().filter_map(|(slot, hit)| {
            hit.or_else(|| ray.hit_body(&self.bodies, slot, filter, error))
        });
        let mut hits: SmallVec<[HitBody; 2]> = hits.collect();
        ray.sort(&mut hits, &self.bodies, filter);
        Ok(hits.first().map(HitBody::answer))
    }

    /// All bodies that a ray meets no farther than `reach` times `direction`, the first one first;
    /// those that it meets at once are in the order of their ids. `reach` may be infinite. The
    /// order is exact, as in [`cast_ray`](World::cast_ray).
    ///
    /// # Errors
    /// As [`cast_ray`](World::cast_ray).
    pub fn cast_ray_all(
        &self,
        origin: DVec2,
        direction: DVec2,
        reach: f64,
        filter: &QueryFilter<'_>,
    ) -> Result<Vec<(BodyId, RayHit)>, WorldError> {
        let ray = Ray::new(origin, direction, reach, &self.broad_phase)?;
        let error = ray.fraction_error(&self.broad_phase);
        let mut hits = Vec::new();
        let mut visit = |slot| {
            if filter.considers(&self.bodies, slot) {
                hits.extend(ray.hit_body(&self.bodies, slot, filter, error));
            }
        };
        for tree in filter.trees(&self.broad_phase) {
            if ray.is_infinite() {
                let path = ray.path();
                tree.near_first(
                    |bounds| path.entry(bounds),
                    1.0,
                    |slot| {
                        visit(slot);
                        1.0
                    },
                );
            } else {
                tree.query_segment(origin, ray.end, &mut visit);
            }
        }
        ray.sort(&mut hits, &self.bodies, filter);
        Ok(hits.iter().map(HitBody::answer).collect())
    }
}

/// A body that a ray meets.
#[derive(Clone, Copy)]
struct HitBody {
    slot: u32,
    id: BodyId,
    /// Of the exact fraction of the searched path.
    bounds: Bounds,
    path_fraction: f64,
    hit: RayHit,
}

impl HitBody {
    fn answer(&self) -> (BodyId, RayHit) {
        (self.id, self.hit)
    }
}

impl Ranked for HitBody {
    type Exact = Surd;

    fn id(&self) -> BodyId {
        self.id
    }

    fn bounds(&self) -> Bounds {
        self.bounds
    }
}

/// A ray, and the path along which it is searched.
struct Ray {
    origin: DVec2,
    direction: DVec2,
    reach: f64,
    /// The reach of the searched path: that of the ray, or one that leads beyond all bodies.
    finite: f64,
    /// The end of the searched path.
    end: DVec2,
}

impl Ray {
    /// A ray whose numbers are valid.
    fn new(
        origin: DVec2,
        direction: DVec2,
        reach: f64,
        broad_phase: &BroadPhase,
    ) -> Result<Ray, PlaceError> {
        check_reach(reach)?;
        check_point(origin)?;
        let finite = match reach {
            f64::INFINITY => reach_beyond(origin, direction, &broad_phase.extent(origin)),
            _ => reach,
        };
        // one of no length is its origin, and ends there
        let reach = if finite == 0.0 { 0.0 } else { reach };
        let end = origin + direction * finite;
        check_point(end)?;
        Ok(Ray {
            origin,
            direction,
            reach,
            finite,
            end,
        })
    }

    /// A body that the ray certainly starts in.
    fn hit_inside(&self, bodies: &Bodies, slot: u32) -> HitBody {
        HitBody {
            slot,
            id: bodies.id(slot),
            bounds: Bounds {
                low: 0.0,
                high: 0.0,
            },
            path_fraction: 0.0,
            hit: RayHit::inside(self.origin),
        }
    }

    /// A body that the ray meets and that stops it; `error` bounds the error of a fraction.
    fn hit_body(
        &self,
        bodies: &Bodies,
        slot: u32,
        filter: &QueryFilter<'_>,
        error: f64,
    ) -> Option<HitBody> {
        let (path_fraction, hit) = self.first_on(bodies, slot, filter)?;
        let along = self.end - self.origin;
        let grazes = hit.normal.dot(along).abs() < GRAZING * along.length();
        let error = match grazes {
            _ if hit.starts_inside() => 0.0,
            false => error,
            true if self.is_infinite() => f64::INFINITY,
            true => error * GRAZING_ERROR,
        };
        Some(HitBody {
            slot,
            id: bodies.id(slot),
            bounds: Bounds {
                low: path_fraction - error,
                high: path_fraction + error,
            },
            path_fraction,
            hit,
        })
    }

    /// Sorts bodies by the exact fractions at which the ray meets them, and by their ids.
    fn sort(&self, hits: &mut [HitBody], bodies: &Bodies, filter: &QueryFilter<'_>) {
        exact_order::sort(
            hits,
            |one| match one.hit.starts_inside() {
                true => Surd::of(0.0),
                false => self.exact_fraction(one, bodies, filter),
            },
            Surd::compare,
        );
    }

    /// The exact fraction at which the ray meets a body; of an infinite ray in directions.
    #[cold]
    fn exact_fraction(&self, one: &HitBody, bodies: &Bodies, filter: &QueryFilter<'_>) -> Surd {
        let (exact, rounded) = match self.is_infinite() {
            true => (
                ExactPath::along(self.origin, self.direction),
                one.hit.fraction,
            ),
            false => (ExactPath::between(self.origin, self.end), one.path_fraction),
        };
        let fraction = (bodies.placed(one.slot)).and_then(|shape| {
            shape.exact_fraction([self.origin, self.end], &exact, filter.one_way)
        });
        fraction.unwrap_or_else(|| Surd::of(rounded))
    }

    /// Where the ray meets a body that stops it, and the fraction of the searched path.
    fn first_on(
        &self,
        bodies: &Bodies,
        slot: u32,
        filter: &QueryFilter<'_>,
    ) -> Option<(f64, RayHit)> {
        let (fraction, hit) = if filter.one_way && bodies.is_chain(slot) {
            self.first_on_front(bodies, slot)?
        } else {
            self.first_on_boundary(bodies, slot)?
        };
        let skips = filter.at_start == AtStart::SkipOverlapping && hit.starts_inside();
        let stops = !filter.is_one_way(bodies, slot) || bodies.stops_at(slot, hit.normal);
        (stops && !skips).then_some((fraction, hit))
    }

    /// Where the ray meets the front of a chain.
    fn first_on_front(&self, bodies: &Bodies, slot: u32) -> Option<(f64, RayHit)> {
        let chain = bodies.placed(slot)?;
        let hit = chain.cast_segment_in_front(self.origin, self.end)?;
        Some((hit.fraction, hit.scaled(self.finite)))
    }

    fn first_on_boundary(&self, bodies: &Bodies, slot: u32) -> Option<(f64, RayHit)> {
        let (shape, transform) = (bodies.shape(slot)?, &bodies.transforms[slot as usize]);
        let Ray {
            origin,
            direction,
            reach,
            finite,
            end,
        } = *self;
        if self.is_infinite() {
            let hit = query::cast_ray(shape, transform, origin, direction, reach).ok()??;
            return Some((hit.fraction / finite, hit));
        }
        let hit = query::cast_segment(shape, transform, origin, end).ok()??;
        Some((hit.fraction, hit.scaled(reach)))
    }

    /// A bound for the error of the fractions of the searched path.
    fn fraction_error(&self, broad_phase: &BroadPhase) -> f64 {
        if self.finite < SHORTEST {
            return f64::INFINITY;
        }
        let extent = broad_phase.extent(self.origin);
        let size = (extent.max - extent.min).element_sum();
        fraction_error(size, (self.end - self.origin).length())
    }

    fn is_infinite(&self) -> bool {
        self.reach == f64::INFINITY
    }

    fn path(&self) -> RayPath {
        let along = self.end - self.origin;
        let mut start = Aabb::new(self.origin, self.origin);
        if self.is_infinite() {
            start = start.inflated(WIDENING * (self.origin.abs() + along.abs()).max_element());
        }
        RayPath::new(&start, along)
    }
}
