//! Which bodies are in a region, and which are nearest to a point.

use crate::aabb::Aabb;
use crate::broad::BoundsTree;
use crate::narrow;
use crate::narrow::check_point;
use crate::narrow::distance::bounds::Bounds;
use crate::proxy::parallelogram::Parallelogram;
use crate::shape::Placed;
use crate::shape::{PlaceError, Shape};
use crate::transform::Transform;
use crate::types::Relation;
use crate::world::bodies::local_bounds;
use crate::world::bodies::local_bounds::Mold;
use crate::world::query::k_nearest::Contest;
use crate::world::{BodyId, BodyKind, BodyRef, Filter, World, WorldError};
use alloc::vec::Vec;
use core::cell::OnceCell;
use glam::DVec2;
use smallvec::SmallVec;

/// Which bodies a query is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct QueryFilter {
    /// What the query is and minds, as if it were a body.
    pub filter: Filter,
    /// Whether static bodies count.
    pub statics: bool,
    /// Whether moving bodies count.
    pub moving: bool,
    /// Whether sensors count.
    pub sensors: bool,
    /// A body that does not: the one that asks, say.
    pub except: Option<BodyId>,
}

impl QueryFilter {
    /// All bodies.
    pub const ALL: QueryFilter = QueryFilter {
        filter: Filter::ALL,
        statics: true,
        moving: true,
        sensors: true,
        except: None,
    };

    /// What would stop a body: all static and moving ones that its filter accepts, except itself.
    pub fn obstacles_of(id: BodyId, body: &BodyRef<'_>) -> QueryFilter {
        QueryFilter {
            filter: body.filter,
            sensors: false,
            except: Some(id),
            ..QueryFilter::ALL
        }
    }
}

impl Default for QueryFilter {
    fn default() -> Self {
        QueryFilter::ALL
    }
}

/// How much of a body must be in a region.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[repr(u8)]
pub enum Coverage {
    /// A common point will do: touching counts.
    #[default]
    Touching = 0,
    /// They must overlap: touching does not count.
    Overlapping = 1,
    /// All of the body, boundaries may meet.
    Inside = 2,
}

/// A body near a point.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Near {
    /// The body.
    pub id: BodyId,
    /// How far it is from the point: 0 if the point is within it or on its boundary.
    pub distance: f64,
    /// Its nearest point.
    pub point: DVec2,
}

impl World {
    /// All bodies that a point is in or on the boundary of, in the order of their names.
    ///
    /// # Errors
    /// [`WorldError::Place`] if the point is not finite or out of range.
    pub fn query_point(
        &self,
        point: DVec2,
        filter: &QueryFilter,
    ) -> Result<Vec<BodyId>, WorldError> {
        self.query_circle(point, 0.0, Coverage::Touching, filter)
    }

    /// All bodies in a box, in the order of their names.
    ///
    /// ```
    /// use sat2d::world::{Body, Coverage, QueryFilter, World};
    /// use sat2d::{Aabb, DVec2, Shape, Transform};
    /// // a marquee drawn over two tiles, one of which sticks out
    /// let mut world = World::new();
    /// let tile = std::sync::Arc::new(Shape::rectangle(2.0, 2.0)?);
    /// let first = world.insert(Body::new(tile.clone(), Transform::IDENTITY))?;
    /// let second = world.insert(Body::new(tile, Transform::translation(DVec2::new(3.0, 0.0))?))?;
    /// let marquee = Aabb::new(DVec2::new(-1.0, -1.0), DVec2::new(2.0, 1.0));
    /// let all = QueryFilter::ALL;
    /// assert_eq!(world.query_box(&marquee, Coverage::Touching, &all)?, [first, second]);
    /// assert_eq!(world.query_box(&marquee, Coverage::Overlapping, &all)?, [first]);
    /// assert_eq!(world.query_box(&marquee, Coverage::Inside, &all)?, [first]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`WorldError::Shape`] if a side of the box is not finite, out of range or on the wrong side of the other.
    pub fn query_box(
        &self,
        region: &Aabb,
        coverage: Coverage,
        filter: &QueryFilter,
    ) -> Result<Vec<BodyId>, WorldError> {
        let shape = Shape::of_box(region)?;
        Ok(self.query_region(&shape, &Transform::IDENTITY, Some(region), coverage, filter)?)
    }

    /// All bodies in a circle, in the order of their names.
    ///
    /// # Errors
    /// [`WorldError`] if a number is not finite or out of range, or the radius is below 0.
    pub fn query_circle(
        &self,
        center: DVec2,
        radius: f64,
        coverage: Coverage,
        filter: &QueryFilter,
    ) -> Result<Vec<BodyId>, WorldError> {
        let shape = Shape::circle(center, radius)?;
        self.query_shape(&shape, &Transform::IDENTITY, coverage, filter)
    }

    /// All bodies in a placed shape, in the order of their names.
    ///
    /// # Errors
    /// [`WorldError::Place`] if the shape cannot be placed there.
    pub fn query_shape(
        &self,
        shape: &Shape,
        transform: &Transform,
        coverage: Coverage,
        filter: &QueryFilter,
    ) -> Result<Vec<BodyId>, WorldError> {
        Ok(self.query_region(shape, transform, None, coverage, filter)?)
    }

    /// All bodies in a placed shape, which may be known to be a box.
    fn query_region(
        &self,
        shape: &Shape,
        transform: &Transform,
        whole: Option<&Aabb>,
        coverage: Coverage,
        filter: &QueryFilter,
    ) -> Result<Vec<BodyId>, PlaceError> {
        local_bounds::check_shape(shape, transform)?;
        let (placed, reach) = (
            Mold::new(shape).placed(transform),
            local_bounds::reach(shape),
        );
        let bounds = local_bounds::bounds(&placed, reach, || Some(shape), transform);
        let rectangle = Parallelogram::of_shape(shape, transform).unwrap_or(Parallelogram::NONE);
        // most often none is asked for what a glance at its rectangle does not tell
        let region = OnceCell::new();
        let holds = |slot: u32| {
            if coverage != Coverage::Inside
                && let Some(relation) = crate::narrow::relation::parallelogram::relation(
                    &rectangle,
                    self.rectangle(slot),
                )
            {
                return covers(coverage, relation);
            }
            // that both can be placed was checked
            let region = region.get_or_init(|| shape.place(transform).ok());
            region
                .as_ref()
                .is_some_and(|region| self.is_in(region, slot, coverage))
        };
        let mut slots: SmallVec<[u32; 64]> = SmallVec::new();
        // what is in a box touches it
        let whole_will_do = coverage != Coverage::Overlapping;
        for tree in self.trees(filter) {
            let bounds = whole.unwrap_or(&bounds);
            tree.query_boxes(bounds, |slot, fence| {
                let is_within = whole.is_some() && whole_will_do && bounds.contains(fence);
                if self.concerns(slot, filter) && (is_within || holds(slot)) {
                    slots.push(slot);
                }
            });
        }
        slots.sort_unstable();
        Ok(slots.into_iter().map(|slot| self.id(slot)).collect())
    }

    #[inline(never)]
    fn is_in(&self, region: &Placed<'_>, slot: u32, coverage: Coverage) -> bool {
        let body = self.body(slot);
        body.and_then(|body| body.shape.place(&body.transform).ok())
            .is_some_and(|body| match coverage {
                Coverage::Inside => region.contains(&body),
                _ => covers(coverage, region.relation(&body)),
            })
    }

    /// The bodies that are nearest to a point, at most `count` and none farther than `reach`: the nearest first, equally near ones in the
    /// order of their names.
    ///
    /// # Errors
    /// [`WorldError`] if the point is not finite or out of range, or the reach is NaN or below 0.
    pub fn nearest(
        &self,
        point: DVec2,
        count: usize,
        reach: f64,
        filter: &QueryFilter,
    ) -> Result<Vec<Near>, WorldError> {
        if reach.is_nan() || reach < 0.0 {
            return Err(WorldError::BadNumber {
                name: "reach",
                value: reach,
                expected: "a number of 0 or more",
            });
        }
        if check_point(point).is_err() {
            Shape::circle(point, 0.0)?; // says what is wrong with it
        }
        if count == 0 {
            return Ok(Vec::new());
        }
        let mut contest = Contest::new(count, Bounds::of_distance(reach).high);
        let rate = |bounds: &Aabb| square_distance(bounds, point);
        for tree in self.trees(filter) {
            tree.near_first(rate, contest.limit(), |slot| {
                self.offer_near(&mut contest, slot, point, filter);
                contest.limit()
            });
        }
        let near = contest.contenders().filter_map(|(slot, near)| {
            let near = near.or_else(|| self.near(point, slot))?;
            (near.distance <= reach).then_some(near)
        });
        let mut near: Vec<Near> = near.collect();
        near.sort_unstable_by(|p, q| p.distance.total_cmp(&q.distance).then(p.id.cmp(&q.id)));
        near.truncate(count);
        Ok(near)
    }

    /// Lets a body take part if it may be near enough.
    #[inline(always)]
    fn offer_near(
        &self,
        contest: &mut Contest<Near>,
        slot: u32,
        point: DVec2,
        filter: &QueryFilter,
    ) {
        let rectangle = self.rectangle(slot);
        let glance = rectangle.square_distance(point);
        let low = match glance {
            Some(bounds) => bounds.low,
            None => square_distance(&rectangle.box_about(), point) * (1.0 - SLACK),
        };
        if low > contest.limit() || !self.concerns(slot, filter) {
            return;
        }
        if let Some(bounds) = glance {
            let inside = (bounds.high == 0.0).then(|| self.near_at(slot, 0.0, point));
            contest.offer(slot, bounds, inside);
        } else if let Some(near) = self.near(point, slot) {
            contest.offer(slot, Bounds::of_distance(near.distance), Some(near));
        }
    }

    fn near_at(&self, slot: u32, distance: f64, point: DVec2) -> Near {
        Near {
            id: self.id(slot),
            distance,
            point,
        }
    }

    #[inline(never)]
    fn near(&self, point: DVec2, slot: u32) -> Option<Near> {
        let (shape, transform) = (self.shape(slot)?, &self.transforms[slot as usize]);
        let closest = narrow::distance::point::to_shape(point, shape, transform).ok()?;
        let inside = closest.distance == 0.0;
        let nearest = if inside { point } else { closest.on_b };
        Some(self.near_at(slot, closest.distance, nearest))
    }

    /// The trees with the bodies that a query may be about.
    pub(crate) fn trees(&self, filter: &QueryFilter) -> impl Iterator<Item = &BoundsTree> {
        let movers = (filter.moving || filter.sensors).then_some(&self.movers);
        movers
            .into_iter()
            .chain(filter.statics.then_some(&self.statics))
    }

    /// The bodies that a query is about and whose boxes meet a region, in order.
    pub(crate) fn candidates(&self, region: &Aabb, filter: &QueryFilter) -> Vec<u32> {
        let mut slots = Vec::new();
        for tree in self.trees(filter) {
            tree.query(region, |slot| {
                if self.concerns(slot, filter) {
                    slots.push(slot);
                }
            });
        }
        slots.sort_unstable();
        slots
    }

    /// Whether a query is about a body.
    pub(crate) fn concerns(&self, slot: u32, filter: &QueryFilter) -> bool {
        let gate = &self.gates[slot as usize];
        let kind = match gate.kind {
            BodyKind::Static => filter.statics,
            BodyKind::Moving => filter.moving,
            BodyKind::Sensor => filter.sensors,
        };
        kind && gate.filter.accepts(filter.filter) && filter.except != Some(self.id(slot))
    }
}

/// Whether a relation is as much as is asked for, short of lying inside.
fn covers(coverage: Coverage, relation: Relation) -> bool {
    match coverage {
        Coverage::Touching => relation.hits(),
        _ => relation.overlaps(),
    }
}

/// By how much of itself the square of a distance to a box may be off, with plenty to spare.
const SLACK: f64 = 1e-9;

/// The square of the distance of a point from a box, up to rounding.
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
