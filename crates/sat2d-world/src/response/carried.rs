//! What moves when a body moves: the body itself and those of its parts that obstacles stop.

use crate::query::filter::QueryFilter;
use crate::response::nearby::Nearby;
use crate::{BodyId, BodyKind, BodyRef, World, WorldError};
use alloc::vec::Vec;
use core::cell::RefCell;
use glam::DVec2;
use sat2d_base::exact::hull::convex_hull;
use sat2d_base::types::Relation;
use sat2d_core::narrow::Motion;
use sat2d_core::narrow::one_sided::has_chain;
use sat2d_core::placed::{Fit, InflatedBox, Numbering, PlacedHull};
use sat2d_core::query;
use sat2d_core::shape::Geometry;
use sat2d_core::shape::{PlaceError, Shape};
use sat2d_core::transform::Transform;

/// A body that moves, or a part of it.
pub(crate) struct Carried<'w> {
    pub(crate) slot: u32,
    /// Of an outline, the polygons around it.
    pub(crate) shape: &'w Shape,
    /// Its obstacles.
    pub(crate) filter: QueryFilter<'w>,
    /// Where a part is in the coordinates of the body.
    local: Option<Transform>,
    /// The obstacles near it.
    nearby: RefCell<Nearby<'w>>,
}

impl<'w> Carried<'w> {
    /// A body that moves, then those of its parts that are no sensors.
    pub(crate) fn of(world: &'w World, id: &'w BodyId) -> Vec<Carried<'w>> {
        let carried = world.bodies.with_parts(id.slot()).filter_map(|slot| {
            let (body, part) = (world.bodies.get(slot)?, world.bodies.parts.get(slot));
            (part.is_none() || body.kind != BodyKind::Sensor).then(|| Carried {
                slot,
                shape: body.shape.solid(),
                filter: QueryFilter::obstacles_of(id, &body),
                local: part.map(|part| part.local),
                nearby: RefCell::new(Nearby::UNKNOWN),
            })
        });
        carried.collect()
    }

    /// Where it is if the body is at this transform.
    pub(crate) fn at(&self, body: &Transform) -> Result<Transform, WorldError> {
        match &self.local {
            Some(local) => Ok(body.product(local)?),
            None => Ok(*body),
        }
    }

    /// Bodies that are no obstacles from now on, with their parts.
    pub(super) fn leave_out(&mut self, bodies: &'w [BodyId]) {
        self.filter.except = bodies;
        self.nearby = RefCell::new(Nearby::UNKNOWN);
    }

    /// The obstacles that a straight move from one placement to another may enter, in order: their
    /// indices among those nearby and their slots.
    pub(super) fn near(
        &self,
        world: &World,
        from: &Transform,
        to: &Transform,
    ) -> Result<Vec<(usize, u32)>, PlaceError> {
        let way = InflatedBox::of(self.shape, from)?.union(&InflatedBox::of(self.shape, to)?);
        let mut nearby = self.nearby.borrow_mut();
        Ok(nearby.entered(world, &self.filter, &way, |slot| {
            let (shape, other) = (world.bodies.shape(self.slot)?, world.bodies.shape(slot)?);
            // polygons do not bound the curves that they stand for, and chains have a rule of
            // their own
            let is_bounded = !(shape.is_outline() || other.is_outline() || has_chain(shape, other));
            let solid = is_bounded.then(|| other.solid())?;
            InflatedBox::of(solid, &world.bodies.transforms[slot as usize]).ok()
        }))
    }

    /// What it covers on a straight move from one placement to another, piece by piece.
    pub(super) fn paths(
        &self,
        from: &Transform,
        to: &Transform,
    ) -> Result<Vec<PlacedHull>, PlaceError> {
        match self.shape.geometry() {
            Geometry::Hull(hull) => {
                let (start, end) = (PlacedHull::new(hull, from)?, PlacedHull::new(hull, to)?);
                Ok(Vec::from([path(&start, &end)]))
            }
            Geometry::Outline(..) => Err(PlaceError::CurvedOutline),
            Geometry::Pieces(pieces) => {
                let fits = (Fit::of_pieces(pieces, from)?, Fit::of_pieces(pieces, to)?);
                let paths = pieces.iter().map(|piece| {
                    let start = PlacedHull::fitted(piece.ring, from, fits.0);
                    path(&start, &PlacedHull::fitted(piece.ring, to, fits.1))
                });
                Ok(paths.collect())
            }
        }
    }

    /// Whether it enters a body on a straight move whose paths these are; a chain only from the
    /// front. `index` is that of the body among those nearby.
    pub(super) fn enters(
        &self,
        paths: &[PlacedHull],
        from: &Transform,
        by: DVec2,
        (index, body): (usize, &BodyRef<'w>),
    ) -> bool {
        let nearby = self.nearby.borrow();
        let Some(placed) = nearby.placed(index, body) else {
            return false;
        };
        if !has_chain(self.shape, body.shape) {
            let enters = |path| placed.relation_to_hull(path) == Relation::Overlapping;
            return paths.iter().any(enters);
        }
        let still = Motion::still(body.transform);
        // what cannot be placed on the way is an error elsewhere
        Motion::linear(*from, by).is_ok_and(|motion| {
            query::enters_from_front(self.shape, &motion, paths, body.shape, &still).unwrap_or(true)
        })
    }
}

/// Whether two bodies overlap that stand for outlines with polygons around them. Rounding may leave
/// a curve outside of its polygon, so where a move ends the curves themselves decide.
pub(super) fn overlap_as_outlines(
    world: &World,
    (slot, at): (u32, &Transform),
    obstacle: u32,
) -> bool {
    let bodies = &world.bodies;
    let Some((shape, other)) = bodies.shape(slot).zip(bodies.shape(obstacle)) else {
        return false;
    };
    if !(shape.is_outline() || other.is_outline()) || has_chain(shape, other) {
        return false;
    }
    let there = &bodies.transforms[obstacle as usize];
    query::relation(shape, at, other, there) == Ok(Relation::Overlapping)
}

/// What a hull covers on a straight move.
fn path(start: &PlacedHull, end: &PlacedHull) -> PlacedHull {
    if start.points == end.points {
        return start.clone();
    }
    let points: Vec<DVec2> = start.points.iter().chain(&end.points).copied().collect();
    let corners = convex_hull(&points);
    PlacedHull {
        points: corners.iter().map(|&i| points[i]).collect(),
        center: start.center + (end.center - start.center) / 2.0,
        radius: start.radius,
        numbering: Numbering::Forward,
        ellipse: start.ellipse,
    }
}
