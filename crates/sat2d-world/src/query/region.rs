//! Region queries.

use crate::bodies::arrays::Bodies;
use crate::bodies::local_bounds;
use crate::bodies::local_bounds::LocalBounds;
use crate::query::filter::QueryFilter;
use crate::{BodyId, World, WorldError};
use alloc::vec::Vec;
use core::cell::OnceCell;
use core::fmt;
use core::ops::ControlFlow;
use glam::DVec2;
use sat2d_base::aabb::Aabb;
use sat2d_base::types::{Outcome, Relation};
use sat2d_core::narrow::relation::parallelogram;
use sat2d_core::placed::Placed;
use sat2d_core::placed::parallelogram::Parallelogram;
use sat2d_core::query;
use sat2d_core::shape::{PlaceError, Shape};
use sat2d_core::transform::Transform;
use smallvec::SmallVec;

/// How much of a body must be in a region.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[repr(u8)]
pub enum Coverage {
    /// A common point is enough: touching counts.
    #[default]
    Touching = 0,
    /// They must overlap: touching does not count.
    Overlapping = 1,
    /// All of the body; boundaries may meet.
    Inside = 2,
}

impl fmt::Display for Coverage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Coverage::Touching => "touching",
            Coverage::Overlapping => "overlapping",
            Coverage::Inside => "inside",
        })
    }
}

/// The region of a query.
#[derive(Clone, Copy, Debug)]
pub enum Region<'a> {
    /// A point.
    Point(DVec2),
    /// An axis-aligned box, by any two opposite corners.
    Box(Aabb),
    /// A disc.
    Circle {
        /// Its center.
        center: DVec2,
        /// Its radius: 0 or more.
        radius: f64,
    },
    /// A placed shape.
    Shape(&'a Shape, &'a Transform),
}

impl World {
    /// The bodies in a region, in the order of their ids.
    ///
    /// ```
    /// use sat2d::{Aabb, DVec2, Shape, Transform};
    /// use sat2d::world::{Body, Coverage, QueryFilter, Region, World};
    /// let mut world = World::new();
    /// let disc = Body::new(Shape::circle(DVec2::ZERO, 1.0)?, Transform::IDENTITY);
    /// let id = world.insert(disc)?;
    /// let region = Region::Circle { center: DVec2::new(2.0, 0.0), radius: 1.0 };
    /// let all = QueryFilter::ALL;
    /// assert_eq!(world.query(&region, Coverage::Touching, &all)?, [id]);
    /// assert_eq!(world.query(&region, Coverage::Overlapping, &all)?, []);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`WorldError`] if a number of the region is not finite or out of range, a radius is below 0,
    /// a box has its minimum beyond its maximum, or a shape cannot be placed.
    pub fn query(
        &self,
        region: &Region<'_>,
        coverage: Coverage,
        filter: &QueryFilter<'_>,
    ) -> Result<Vec<BodyId>, WorldError> {
        let mut found = Vec::new();
        self.query_into(region, coverage, filter, &mut found)?;
        Ok(found)
    }

    /// [`query`](World::query) into a buffer, which is cleared first: a buffer that is used again
    /// needs no allocation. After an error the buffer is empty.
    ///
    /// ```
    /// use sat2d::{DVec2, Shape, Transform};
    /// use sat2d::world::{Body, Coverage, QueryFilter, Region, World};
    /// let mut world = World::new();
    /// let disc = Body::new(Shape::circle(DVec2::ZERO, 1.0)?, Transform::IDENTITY);
    /// let id = world.insert(disc)?;
    /// let mut found = Vec::new();
    /// for x in 0..3 {
    ///     let point = Region::Point(DVec2::new(f64::from(x), 0.0));
    ///     world.query_into(&point, Coverage::Touching, &QueryFilter::ALL, &mut found)?;
    ///     assert_eq!(found.contains(&id), x < 2);
    /// }
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// As [`query`](World::query).
    pub fn query_into(
        &self,
        region: &Region<'_>,
        coverage: Coverage,
        filter: &QueryFilter<'_>,
        found: &mut Vec<BodyId>,
    ) -> Result<(), WorldError> {
        found.clear();
        let mut slots: SmallVec<[u32; 64]> = SmallVec::new();
        let _ = self.visit_region(region, coverage, filter, |slot| {
            slots.push(slot);
            ControlFlow::<()>::Continue(())
        })?;
        slots.sort_unstable();
        found.extend(slots.into_iter().map(|slot| self.bodies.id(slot)));
        Ok(())
    }

    /// Calls `visit` for each body in a region until it returns [`ControlFlow::Break`], and returns
    /// what it broke with. The order is unspecified; for the order of ids use
    /// [`query`](World::query).
    ///
    /// ```
    /// use sat2d::{DVec2, Shape, Transform};
    /// use sat2d::world::{Body, Coverage, QueryFilter, Region, World};
    /// use std::ops::ControlFlow;
    /// let mut world = World::new();
    /// let disc = Body::new(Shape::circle(DVec2::ZERO, 1.0)?, Transform::IDENTITY).user(7);
    /// world.insert(disc)?;
    /// let point = Region::Point(DVec2::ZERO);
    /// let any = world.query_each(&point, Coverage::Touching, &QueryFilter::ALL, |id| {
    ///     ControlFlow::Break(id)
    /// })?;
    /// let ControlFlow::Break(id) = any else { panic!("the disc covers the point") };
    /// assert_eq!(world.user(id)?, 7);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// As [`query`](World::query).
    pub fn query_each<B>(
        &self,
        region: &Region<'_>,
        coverage: Coverage,
        filter: &QueryFilter<'_>,
        mut visit: impl FnMut(BodyId) -> ControlFlow<B>,
    ) -> Result<ControlFlow<B>, WorldError> {
        self.visit_region(region, coverage, filter, |slot| visit(self.bodies.id(slot)))
    }

    /// All bodies that contain a point, boundaries included, in the order of their ids.
    ///
    /// # Errors
    /// [`WorldError::Shape`] if the point is not finite or out of range.
    pub fn query_point(
        &self,
        point: DVec2,
        filter: &QueryFilter<'_>,
    ) -> Result<Vec<BodyId>, WorldError> {
        self.query(&Region::Point(point), Coverage::Touching, filter)
    }

    /// The bodies in a box, in the order of their ids. The box may have any two opposite corners as
    /// its `min` and `max`, as a selection that is drawn on a screen has.
    ///
    /// ```
    /// use sat2d::{Aabb, DVec2, Shape, Transform};
    /// use sat2d::world::{Body, Coverage, QueryFilter, World};
    /// // a selection rectangle over two tiles, one of which only touches it
    /// let mut world = World::new();
    /// let tile = std::sync::Arc::new(Shape::rectangle(2.0, 2.0)?);
    /// let first = world.insert(Body::new(tile.clone(), Transform::IDENTITY))?;
    /// let second = world.insert(Body::new(tile, Transform::translation(DVec2::new(3.0, 0.0))?))?;
    /// let selection = Aabb::new(DVec2::new(-1.0, -1.0), DVec2::new(2.0, 1.0));
    /// let all = QueryFilter::ALL;
    /// assert_eq!(world.query_box(&selection, Coverage::Touching, &all)?, [first, second]);
    /// assert_eq!(world.query_box(&selection, Coverage::Overlapping, &all)?, [first]);
    /// assert_eq!(world.query_box(&selection, Coverage::Inside, &all)?, [first]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`WorldError::Shape`] if a number is not finite or out of range.
    pub fn query_box(
        &self,
        region: &Aabb,
        coverage: Coverage,
        filter: &QueryFilter<'_>,
    ) -> Result<Vec<BodyId>, WorldError> {
        self.query(&Region::Box(*region), coverage, filter)
    }

    /// The bodies in a disc, in the order of their ids.
    ///
    /// # Errors
    /// [`WorldError`] if a number is not finite or out of range, or the radius is below 0.
    pub fn query_circle(
        &self,
        center: DVec2,
        radius: f64,
        coverage: Coverage,
        filter: &QueryFilter<'_>,
    ) -> Result<Vec<BodyId>, WorldError> {
        self.query(&Region::Circle { center, radius }, coverage, filter)
    }

    /// The bodies in a placed shape, in the order of their ids.
    ///
    /// # Errors
    /// [`WorldError::Place`] if the shape cannot be placed there.
    pub fn query_shape(
        &self,
        shape: &Shape,
        transform: &Transform,
        coverage: Coverage,
        filter: &QueryFilter<'_>,
    ) -> Result<Vec<BodyId>, WorldError> {
        self.query(&Region::Shape(shape, transform), coverage, filter)
    }

    /// Visits the slots of the bodies in a region in the order of the trees.
    fn visit_region<B>(
        &self,
        region: &Region<'_>,
        coverage: Coverage,
        filter: &QueryFilter<'_>,
        visit: impl FnMut(u32) -> ControlFlow<B>,
    ) -> Result<ControlFlow<B>, WorldError> {
        let (shape, whole);
        let (shape, transform, whole) = match *region {
            Region::Point(point) => {
                shape = Shape::circle(point, 0.0)?;
                (&shape, &Transform::IDENTITY, None)
            }
            Region::Circle { center, radius } => {
                shape = Shape::circle(center, radius)?;
                (&shape, &Transform::IDENTITY, None)
            }
            Region::Box(bounds) => {
                // a selection is drawn from any corner to the opposite one
                let corners = [bounds.min, bounds.max];
                let is_finite = corners.iter().all(|corner| corner.is_finite());
                whole = if is_finite {
                    Aabb::of_points(&corners)
                } else {
                    bounds
                };
                shape = Shape::of_box(&whole)?;
                (&shape, &Transform::IDENTITY, Some(&whole))
            }
            Region::Shape(shape, transform) => (shape, transform, None),
        };
        Ok(self.visit_shape(shape, transform, whole, coverage, filter, visit)?)
    }

    /// Visits the slots of the bodies in a placed shape, which is exactly the box `whole` if that
    /// is given.
    fn visit_shape<B>(
        &self,
        shape: &Shape,
        transform: &Transform,
        whole: Option<&Aabb>,
        coverage: Coverage,
        filter: &QueryFilter<'_>,
        mut visit: impl FnMut(u32) -> ControlFlow<B>,
    ) -> Result<ControlFlow<B>, PlaceError> {
        local_bounds::check_shape(shape, transform)?;
        let placed = LocalBounds::new(shape).placed(transform);
        let max_coordinate = local_bounds::max_coordinate(shape);
        let bounds = local_bounds::bounds(&placed, max_coordinate, || Some(shape), transform);
        let bounds = whole.unwrap_or(&bounds);
        let rectangle = Parallelogram::of_shape(shape, transform).unwrap_or(Parallelogram::NONE);
        // the shape is placed only if the rectangle of a body does not decide
        let region = OnceCell::new();
        let mut refused = None;
        let mut holds = |slot: u32| {
            if coverage != Coverage::Inside
                && let Outcome::Decided(relation) =
                    parallelogram::relation(&rectangle, self.bodies.rectangle(slot))
            {
                return covers(coverage, relation);
            }
            // that it is in range was checked above, but an outline is not placed beforehand
            let region = region.get_or_init(|| shape.place(transform));
            let is_in = match (region, self.bodies.placed(slot)) {
                (Ok(region), Some(body)) => Ok(is_in(region, &body, coverage)),
                _ => self
                    .bodies
                    .is_in_outline((shape, transform), slot, coverage),
            };
            is_in.unwrap_or_else(|error| {
                refused = Some(error);
                false
            })
        };
        // a body whose fat AABB is in the box is inside, and so touches it
        let box_decides = whole.is_some() && coverage != Coverage::Overlapping;
        for tree in filter.trees(&self.broad_phase) {
            let flow = tree.query_boxes(bounds, |slot, tree_box| {
                let is_within = box_decides && bounds.contains(tree_box);
                if filter.considers(&self.bodies, slot) && (is_within || holds(slot)) {
                    return visit(slot);
                }
                ControlFlow::Continue(())
            });
            if flow.is_break() {
                return Ok(flow);
            }
        }
        refused.map_or(Ok(ControlFlow::Continue(())), Err)
    }
}

impl Bodies {
    /// Whether enough of a body is in a region, where one of them is an outline with curves.
    #[cold]
    fn is_in_outline(
        &self,
        (region, at): (&Shape, &Transform),
        slot: u32,
        coverage: Coverage,
    ) -> Result<bool, PlaceError> {
        let Some(shape) = self.shape(slot) else {
            return Ok(false);
        };
        let body = (&**shape, &self.transforms[slot as usize]);
        if coverage == Coverage::Inside {
            return query::contains((region, at), body);
        }
        let relation = query::relation(region, at, body.0, body.1)?;
        Ok(covers(coverage, relation))
    }
}

/// Whether enough of a body is in a region.
#[inline(never)]
fn is_in(region: &Placed<'_>, body: &Placed<'_>, coverage: Coverage) -> bool {
    match coverage {
        Coverage::Inside => region.contains(body),
        _ => covers(coverage, region.relation(body)),
    }
}

/// Whether a relation is enough for a coverage other than `Inside`.
fn covers(coverage: Coverage, relation: Relation) -> bool {
    match coverage {
        Coverage::Touching => relation.hits(),
        _ => relation.overlaps(),
    }
}
