//! Compound bodies: several shapes that move as one.

use crate::bodies::parts::Part;
use crate::{Body, BodyId, World, WorldError};
use alloc::vec::Vec;
use sat2d_core::transform::Transform;

impl World {
    /// Inserts a body as a part of another one, its owner, and returns the id of the part. The
    /// transform of the part is its place in the coordinates of the owner.
    ///
    /// A part is a body with an id, shape, kind, filter, user value and one-way direction of its
    /// own. Events, queries and responses name it, not its owner;
    /// [`owner`](World::owner) leads from the one to the other. Body and parts are one as follows:
    ///
    /// - Where the owner moves, its parts move along: each is where the product of the owner's
    ///   transform and its [local transform](World::local_transform) says. To move a part alone,
    ///   call [`set_local_transform`](World::set_local_transform); to
    ///   [`set_transform`](World::set_transform) a part is an error.
    /// - They are never a pair of each other.
    /// - [`separate`](World::separate) pushes them as one: kind and inverse mass of the owner say
    ///   how easily, and those of its parts do not matter. A part that is a sensor pushes nothing.
    /// - [`move_and_slide`](World::move_and_slide) and [`move_character`](World::move_character) of
    ///   the owner move all of them as far as none is stopped; parts that are sensors are not.
    /// - A query that [leaves out](crate::QueryFilter::except) the owner leaves out its
    ///   parts too.
    /// - [`remove`](World::remove) of the owner removes its parts.
    ///
    /// A part cannot have parts itself. Bodies without parts pay nothing for those that have some.
    ///
    /// ```
    /// use sat2d::world::{Body, BodyKind, World};
    /// use sat2d::{DVec2, Shape, Transform};
    /// let mut world = World::new();
    /// let at = |x: f64, y: f64| Transform::translation(DVec2::new(x, y));
    /// let tank = world.insert(Body::new(Shape::rectangle(4.0, 2.0)?, at(0.0, 0.0)?))?;
    /// let turret = Body::new(Shape::circle(DVec2::ZERO, 1.0)?, at(0.0, 1.5)?);
    /// let turret = world.attach(tank, turret)?;
    /// let view = Body::new(Shape::rectangle(9.0, 1.0)?, at(6.0, 1.5)?);
    /// let view = world.attach(tank, view.kind(BodyKind::Sensor))?;
    /// let crate_ = world.insert(Body::new(Shape::rectangle(1.0, 1.0)?, at(19.0, 1.0)?))?;
    /// assert!(world.step().is_empty()); // nothing between the tank and its parts
    ///
    /// world.set_transform(tank, at(10.0, 0.0)?)?;
    /// assert_eq!(world.transform(turret)?, at(10.0, 1.5)?);
    /// let event = world.step().iter().next().unwrap();
    /// assert_eq!((event.a, event.b), (view, crate_));
    /// assert_eq!(world.owner(view)?, tank);
    /// assert_eq!(world.owner(crate_)?, crate_); // no part of another body
    /// assert_eq!(world.parts(tank)?, [turret, view]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// As [`insert`](World::insert); [`WorldError::IsPart`] if the owner is a part itself, and
    /// [`WorldError::Transform`] if the product of the transforms is no valid transform.
    pub fn attach(&mut self, owner: BodyId, part: Body) -> Result<BodyId, WorldError> {
        record!(self.attach(owner, part));
        let slot = self.bodies.slot(owner)?;
        self.bodies.check_no_part(slot as u32)?;
        let local = part.transform;
        let transform = self.bodies.transforms[slot].product(&local)?;
        let id = self.insert(Body { transform, ..part })?;
        let owner = owner.slot();
        (self.bodies).set_part(id.slot(), Part { owner, local });
        Ok(id)
    }

    /// The body that a part belongs to; a body that is no part belongs to itself.
    ///
    /// # Errors
    /// [`WorldError::Stale`].
    pub fn owner(&self, id: BodyId) -> Result<BodyId, WorldError> {
        let slot = self.bodies.slot(id)? as u32;
        Ok(self.bodies.id(self.bodies.parts.owner(slot)))
    }

    /// The parts of a body, in the order of their ids; none if it is a part itself or has none.
    ///
    /// # Errors
    /// [`WorldError::Stale`].
    pub fn parts(&self, id: BodyId) -> Result<Vec<BodyId>, WorldError> {
        let slot = self.bodies.slot(id)? as u32;
        let parts = self.bodies.parts.of(slot).iter();
        Ok(parts.map(|&part| self.bodies.id(part)).collect())
    }

    /// Where a part is in the coordinates of its owner; the identity for a body that is no part.
    ///
    /// # Errors
    /// [`WorldError::Stale`].
    pub fn local_transform(&self, id: BodyId) -> Result<Transform, WorldError> {
        let slot = self.bodies.slot(id)? as u32;
        let part = self.bodies.parts.get(slot);
        Ok(part.map_or(Transform::IDENTITY, |part| part.local))
    }

    /// Moves a part in the coordinates of its owner: turns a turret, for example.
    ///
    /// ```
    /// use sat2d::world::{Body, World, WorldError};
    /// use sat2d::{DVec2, Shape, Transform};
    /// let mut world = World::new();
    /// let tile = std::sync::Arc::new(Shape::rectangle(2.0, 1.0)?);
    /// let right = Transform::translation(DVec2::X * 5.0)?;
    /// let owner = world.insert(Body::new(tile.clone(), right))?;
    /// let part = world.attach(owner, Body::new(tile, Transform::IDENTITY))?;
    /// world.set_local_transform(part, Transform::translation(DVec2::Y)?)?;
    /// assert_eq!(world.transform(part)?.position(), DVec2::new(5.0, 1.0));
    /// let refused = world.set_transform(part, right).unwrap_err();
    /// assert_eq!(refused, WorldError::IsPart { id: part, owner });
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`WorldError::NotAPart`] if the body is no part; otherwise as [`attach`](World::attach).
    pub fn set_local_transform(&mut self, id: BodyId, local: Transform) -> Result<(), WorldError> {
        record!(self.set_local_transform(id, local));
        let slot = self.bodies.slot(id)?;
        let Some(&Part { owner, .. }) = self.bodies.parts.get(slot as u32) else {
            return Err(WorldError::NotAPart { id });
        };
        let transform = self.bodies.transforms[owner as usize].product(&local)?;
        self.bodies.check(slot, &transform)?;
        (self.bodies).set_part(slot as u32, Part { owner, local });
        self.place_and_update(slot, &transform);
        Ok(())
    }
}
