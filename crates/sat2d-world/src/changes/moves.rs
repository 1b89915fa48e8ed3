//! Moving bodies, and changing their shapes, kinds, filters and values.

use crate::bodies::body::{check_inverse_mass, check_kind, check_tolerance};
use crate::bodies::local_bounds::{LocalBounds, check_shape, max_coordinate};
use crate::bodies::placements::{MovedBodies, Moves};
#[cfg(feature = "parallel")]
use crate::tuning::{DIVIDE_MOVES_FROM, MOVE_WORK};
use crate::tuning::{READ_AHEAD, READ_AHEAD_UP_TO, UPDATE_ALL_FROM};
use crate::{BodyId, BodyKind, Filter, World, WorldError};
use alloc::sync::Arc;
use alloc::vec::Vec;
use sat2d_base::aabb::Aabb;
use sat2d_base::simd::dispatch;
use sat2d_core::shape::Shape;
use sat2d_core::transform::Transform;

impl World {
    /// Moves a body, and its parts with it.
    ///
    /// # Errors
    /// [`WorldError`] if no body has this id, it is a [part](World::attach) of another one, or it
    /// or one of its parts cannot be placed there.
    pub fn set_transform(&mut self, id: BodyId, transform: Transform) -> Result<(), WorldError> {
        record!(self.set_transform((id, transform)));
        let slot = self.bodies.slot(id)?;
        if self.bodies.roles[slot].is_compound {
            for (slot, transform) in self.bodies.placed_parts(slot as u32, &transform)? {
                self.place_and_update(slot as usize, &transform);
            }
            return Ok(());
        }
        self.bodies.check(slot, &transform)?;
        self.place_and_update(slot, &transform);
        Ok(())
    }

    /// Places a body where it is known to be in range, and updates its tree.
    pub(super) fn place_and_update(&mut self, slot: usize, transform: &Transform) {
        if self
            .pairs
            .place(&mut self.bodies, &mut self.broad_phase, slot, transform)
        {
            self.broad_phase.update(&self.bodies, slot);
        }
    }

    /// Moves many bodies at once, and their parts with them: either all of them or none. The last
    /// move of a body that is named twice counts.
    ///
    /// # Errors
    /// As [`set_transform`](World::set_transform), in a [`WorldError::At`] that names the move.
    pub fn set_transforms(&mut self, moves: &[(BodyId, Transform)]) -> Result<(), WorldError> {
        record!(self.set_transforms(moves.to_vec()));
        let moves = &*self.bodies.moves_with_parts(moves)?;
        let source = self.pairs.strategy.source();
        #[cfg(feature = "parallel")]
        if self.has_threads_for(moves.len()) {
            // one task for the pool, since starting one takes longer from outside
            return rayon::scope(|_| {
                let moved = (self.bodies).move_parallel(source, moves, &mut self.last_moves)?;
                self.pairs.pending.add_all();
                self.update_after_moves(moved, true);
                Ok(())
            });
        }
        if moves.is_empty() {
            return Ok(()); // no pair may have changed
        }
        let mut all = moves.iter().enumerate();
        all.try_for_each(|(index, a_move)| self.bodies.check_move(index, a_move))?;
        let mut moved = MovedBodies::default();
        let are_few = moves.len() * READ_AHEAD_UP_TO <= self.bodies.slots.len();
        for some in moves.chunks(if are_few { READ_AHEAD } else { moves.len() }) {
            if are_few {
                let slots = some.iter().map(|(id, _)| id.slot() as usize);
                self.bodies.read_ahead(slots);
            }
            moved = dispatch(Moves {
                moves: some.iter().map(|(id, transform)| (id.slot(), transform)),
                block: self.bodies.placements(source),
                moved,
            });
        }
        let slots = moves.iter().map(|(id, _)| id.slot());
        self.pairs.pending.add(slots, self.pairs.cache.len());
        self.update_after_moves(moved, false);
        Ok(())
    }

    /// Whether this number of moves is divided between threads.
    #[cfg(feature = "parallel")]
    fn has_threads_for(&self, moves: usize) -> bool {
        let are_many =
            moves >= self.bodies.slots.len() / DIVIDE_MOVES_FROM && moves < u32::MAX as usize;
        are_many && self.threads.divide(MOVE_WORK.saturating_mul(moves))
    }

    /// Updates the move buffer and the trees after moves.
    fn update_after_moves(&mut self, moved: MovedBodies, threads: bool) {
        self.pairs.may_have_changed = true;
        self.pairs.strategy.count_moves(moved.would_leave);
        for one in moved.proxies {
            self.pairs
                .buffer_move(&mut self.bodies, &mut self.broad_phase, one);
        }
        let slots = moved.slots;
        let tree_box = |slot| self.bodies.tree_boxes[slot as usize];
        let broad_phase = &mut self.broad_phase;
        if !broad_phase.statics.is_empty() {
            broad_phase.statics.update_some(&slots, tree_box);
        }
        if slots.len() * UPDATE_ALL_FROM > broad_phase.movers.len() {
            broad_phase.movers.update_all_by(threads, tree_box);
        } else {
            broad_phase.movers.update_some(&slots, tree_box);
        }
    }

    /// Sets how far bodies may be apart and still meet, as far as [`step`](World::step) is
    /// concerned: 0, the default, asks the exact relation. With more, pairs that are apart by at
    /// most so much have events, as [`Relation::Touching`](sat2d_core::Relation::Touching). Bodies
    /// that rest on each other, off by rounding or by what [`separate`](World::separate) leaves
    /// between them, then do not begin and end to meet from step to step. Queries and
    /// [`relation`](World::relation) stay exact. With a tolerance, no rectangles are decided in
    /// batches, so steps take longer.
    ///
    /// ```
    /// use sat2d::world::{Body, World};
    /// use sat2d::{DVec2, Shape, Transform};
    /// let mut world = World::new();
    /// let tile = std::sync::Arc::new(Shape::rectangle(2.0, 2.0)?);
    /// world.insert(Body::new(tile.clone(), Transform::IDENTITY))?;
    /// let above = Transform::translation(DVec2::new(0.0, 2.005))?;
    /// world.insert(Body::new(tile, above))?;
    /// assert_eq!(world.step().len(), 0);
    /// world.set_touching_tolerance(0.01)?;
    /// assert_eq!(world.step().len(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`WorldError::BadNumber`] if the tolerance is below 0 or not finite.
    pub fn set_touching_tolerance(&mut self, tolerance: f64) -> Result<(), WorldError> {
        record!(self.set_touching_tolerance(tolerance));
        check_tolerance(tolerance)?;
        if tolerance == self.bodies.touching_tolerance {
            return Ok(());
        }
        self.bodies.touching_tolerance = tolerance;
        for slot in 0..self.bodies.slots.len() {
            if self.bodies.roles[slot].alive {
                self.bodies.tree_boxes[slot] = Aabb::EMPTY;
                self.pairs
                    .place_new(&mut self.bodies, &mut self.broad_phase, slot);
                self.broad_phase.update(&self.bodies, slot);
            }
        }
        Ok(())
    }

    /// How far bodies may be apart and still meet, as far as events are concerned.
    pub fn touching_tolerance(&self) -> f64 {
        self.bodies.touching_tolerance
    }

    /// Changes the shape of a body.
    ///
    /// # Errors
    /// [`WorldError`] if no body has this id, the shape cannot be placed where the body is, or it
    /// is an outline with curves that cannot be solid and the body is no sensor.
    pub fn set_shape(
        &mut self,
        id: BodyId,
        shape: impl Into<Arc<Shape>>,
    ) -> Result<(), WorldError> {
        let shape = shape.into();
        record!(self.set_shape(id, shape));
        let slot = self.bodies.slot(id)?;
        let bodies = &mut self.bodies;
        check_shape(&shape, &bodies.transforms[slot])?;
        check_kind(&shape, bodies.roles[slot].kind)?;
        bodies.local_bounds[slot] = LocalBounds::new(&shape);
        bodies.max_coordinates[slot] = max_coordinate(&shape);
        bodies.slots[slot].shape = Some(shape);
        if self
            .pairs
            .place_new(&mut self.bodies, &mut self.broad_phase, slot)
        {
            self.broad_phase.update(&self.bodies, slot);
        }
        Ok(())
    }

    /// Changes the kind of a body.
    ///
    /// # Errors
    /// [`WorldError::Stale`]; [`WorldError::Place`] if the shape is an outline with curves that
    /// cannot be solid.
    pub fn set_kind(&mut self, id: BodyId, kind: BodyKind) -> Result<(), WorldError> {
        record!(self.set_kind(id, kind));
        let slot = self.bodies.check_kind(id, kind)?;
        let before = self.bodies.roles[slot].kind;
        (self.bodies.roles).change(slot, |role| role.kind = kind);
        if (before == BodyKind::Static) != (kind == BodyKind::Static) {
            self.broad_phase.tree(before).remove(id.slot());
            let tree_box = self.bodies.tree_boxes[slot];
            self.broad_phase.tree(kind).insert(id.slot(), tree_box);
        }
        self.pairs
            .refilter(&mut self.bodies, &mut self.broad_phase, slot);
        Ok(())
    }

    /// Changes the kinds of many bodies at once: either all of them or none. The last kind of a
    /// body that is named twice counts. Of a good part of all bodies, this costs less than one by
    /// one.
    ///
    /// ```
    /// use sat2d::world::{Body, BodyKind, World};
    /// use sat2d::{Shape, Transform};
    /// let tile = std::sync::Arc::new(Shape::rectangle(2.0, 1.0)?);
    /// let tiles = (0..3).map(|_| Body::new(tile.clone(), Transform::IDENTITY)).collect();
    /// let mut world = World::new();
    /// let ids = world.insert_many(tiles)?;
    /// world.set_kinds(&[(ids[0], BodyKind::Static), (ids[1], BodyKind::Static)])?;
    /// assert_eq!(world.kind(ids[1])?, BodyKind::Static);
    /// assert_eq!(world.step().len(), 2); // the third one meets both
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// As [`set_kind`](World::set_kind), in a [`WorldError::At`] that names the entry.
    pub fn set_kinds(&mut self, kinds: &[(BodyId, BodyKind)]) -> Result<(), WorldError> {
        record!(self.set_kinds(kinds.to_vec()));
        for (index, &(id, kind)) in kinds.iter().enumerate() {
            let checked = self.bodies.check_kind(id, kind);
            checked.map_err(|error| error.at(index))?;
        }
        for &(id, kind) in kinds {
            let slot = id.slot() as usize;
            (self.bodies.roles).change(slot, |role| role.kind = kind);
            self.pairs
                .refilter(&mut self.bodies, &mut self.broad_phase, slot);
        }
        let slots: Vec<u32> = kinds.iter().map(|(id, _)| id.slot()).collect();
        self.broad_phase.change_trees(&slots, &self.bodies);
        Ok(())
    }

    /// Changes the filter of a body.
    ///
    /// # Errors
    /// [`WorldError::Stale`].
    pub fn set_filter(&mut self, id: BodyId, filter: Filter) -> Result<(), WorldError> {
        record!(self.set_filter(id, filter));
        let slot = self.bodies.slot(id)?;
        (self.bodies.roles).change(slot, |role| role.filter = filter);
        self.pairs
            .refilter(&mut self.bodies, &mut self.broad_phase, slot);
        Ok(())
    }

    /// Changes the caller's value of a body.
    ///
    /// # Errors
    /// [`WorldError::Stale`].
    pub fn set_user(&mut self, id: BodyId, user: u64) -> Result<(), WorldError> {
        record!(self.set_user(id, user));
        let slot = self.bodies.slot(id)?;
        self.bodies.identities[slot].user = user;
        Ok(())
    }

    /// Changes the inverse mass of a body: one over its mass.
    ///
    /// # Errors
    /// [`WorldError`] if no body has this id, or the inverse mass is below 0 or not finite.
    pub fn set_inverse_mass(&mut self, id: BodyId, inverse_mass: f64) -> Result<(), WorldError> {
        record!(self.set_inverse_mass(id, inverse_mass));
        let slot = self.bodies.slot(id)?;
        check_inverse_mass(inverse_mass)?;
        self.bodies.slots[slot].inverse_mass = inverse_mass;
        Ok(())
    }
}
