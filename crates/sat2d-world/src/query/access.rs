//! Bodies by id: their state, bounds, relations and contacts.

use crate::{BodyId, BodyKind, BodyRef, Filter, World, WorldError};
use alloc::sync::Arc;
use alloc::vec::Vec;
use sat2d_base::aabb::Aabb;
use sat2d_base::types::{Containment, Manifold, Relation};
use sat2d_core::query;
use sat2d_core::shape::Shape;
use sat2d_core::transform::Transform;

impl World {
    /// The number of bodies.
    pub fn len(&self) -> usize {
        self.bodies.len
    }

    /// Whether there is no body.
    pub fn is_empty(&self) -> bool {
        self.bodies.len == 0
    }

    /// Whether a body has this id.
    pub fn contains(&self, id: BodyId) -> bool {
        self.bodies.slot(id).is_ok()
    }

    /// A body. For single fields there are [`transform`](World::transform), [`user`](World::user)
    /// and others.
    ///
    /// # Errors
    /// [`WorldError::Stale`].
    pub fn get(&self, id: BodyId) -> Result<BodyRef<'_>, WorldError> {
        self.bodies.slot(id)?;
        self.bodies.get(id.slot()).ok_or(WorldError::Stale { id })
    }

    /// All bodies in the order of their ids.
    pub fn iter(&self) -> impl Iterator<Item = (BodyId, BodyRef<'_>)> {
        let slots = 0..self.bodies.slots.len() as u32;
        slots.filter_map(|slot| Some((self.bodies.id(slot), self.bodies.get(slot)?)))
    }

    /// Where a body is.
    ///
    /// ```
    /// use sat2d::{DVec2, Shape, Transform};
    /// use sat2d::world::{Body, BodyKind, World};
    /// let mut world = World::new();
    /// let at = Transform::translation(DVec2::X)?;
    /// let id = world.insert(Body::new(Shape::rectangle(2.0, 1.0)?, at).user(7))?;
    /// assert_eq!((world.transform(id)?, world.user(id)?), (at, 7));
    /// assert_eq!((world.kind(id)?, world.inverse_mass(id)?), (BodyKind::Moving, 1.0));
    /// world.remove(id)?;
    /// assert!(world.transform(id).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`WorldError::Stale`].
    #[inline]
    pub fn transform(&self, id: BodyId) -> Result<Transform, WorldError> {
        Ok(self.bodies.transforms[self.bodies.slot(id)?])
    }

    /// The shape of a body.
    ///
    /// # Errors
    /// [`WorldError::Stale`].
    #[inline]
    pub fn shape(&self, id: BodyId) -> Result<&Arc<Shape>, WorldError> {
        let shape = &self.bodies.slots[self.bodies.slot(id)?].shape;
        shape.as_ref().ok_or(WorldError::Stale { id })
    }

    /// The kind of a body.
    ///
    /// # Errors
    /// [`WorldError::Stale`].
    #[inline]
    pub fn kind(&self, id: BodyId) -> Result<BodyKind, WorldError> {
        Ok(self.bodies.roles[self.bodies.slot(id)?].kind)
    }

    /// The filter of a body.
    ///
    /// # Errors
    /// [`WorldError::Stale`].
    #[inline]
    pub fn filter(&self, id: BodyId) -> Result<Filter, WorldError> {
        Ok(self.bodies.roles[self.bodies.slot(id)?].filter)
    }

    /// The caller's value of a body.
    ///
    /// # Errors
    /// [`WorldError::Stale`].
    #[inline]
    pub fn user(&self, id: BodyId) -> Result<u64, WorldError> {
        Ok(self.bodies.identities[self.bodies.slot(id)?].user)
    }

    /// One over the mass of a body.
    ///
    /// # Errors
    /// [`WorldError::Stale`].
    #[inline]
    pub fn inverse_mass(&self, id: BodyId) -> Result<f64, WorldError> {
        Ok(self.bodies.slots[self.bodies.slot(id)?].inverse_mass)
    }

    /// A box around a body, larger than the smallest one by a few rounding errors at most.
    ///
    /// # Errors
    /// [`WorldError::Stale`].
    pub fn bounds(&self, id: BodyId) -> Result<Aabb, WorldError> {
        Ok(self.bodies.bounds(self.bodies.slot(id)?))
    }

    /// The relation of two bodies now. Their filters and kinds do not matter. See
    /// [`relation`](sat2d_core::relation()).
    ///
    /// # Errors
    /// [`WorldError::Stale`].
    pub fn relation(&self, a: BodyId, b: BodyId) -> Result<Relation, WorldError> {
        let (a, b) = (self.bodies.slot(a)?, self.bodies.slot(b)?);
        Ok(self.bodies.relation(a as u32, b as u32))
    }

    /// How one body lies within another now. Their filters and kinds do not matter. See
    /// [`containment`](sat2d_core::query::containment()).
    ///
    /// # Errors
    /// [`WorldError::Stale`].
    pub fn containment(&self, inner: BodyId, outer: BodyId) -> Result<Containment, WorldError> {
        let (a, b) = (self.get(inner)?, self.get(outer)?);
        let containment = query::containment(a.shape, &a.transform, b.shape, &b.transform);
        Ok(containment?)
    }

    /// The contact of two bodies now; `None` if they are disjoint. Their filters and kinds do not
    /// matter. See [`contact`](sat2d_core::query::contact).
    ///
    /// # Errors
    /// [`WorldError::Stale`].
    pub fn contact(&self, a: BodyId, b: BodyId) -> Result<Option<Manifold>, WorldError> {
        let (a, b) = (self.get(a)?, self.get(b)?);
        let contact = query::contact(a.shape, &a.transform, b.shape, &b.transform);
        Ok(contact?)
    }

    /// All contacts of two bodies: one, or of concave bodies one for each place where they meet;
    /// none if they are disjoint. Their filters and kinds do not matter. See
    /// [`contacts`](sat2d_core::query::contacts).
    ///
    /// ```
    /// use sat2d::{DVec2, Shape, Transform};
    /// use sat2d::world::{Body, World};
    /// let comb = [(0, 0), (5, 0), (5, 3), (4, 3), (4, 1), (1, 1), (1, 3), (0, 3)];
    /// let comb = comb.map(|(x, y)| DVec2::new(f64::from(x), f64::from(y)));
    /// let comb = Shape::polygon(&[&comb])?;
    /// let mut world = World::new();
    /// let comb = world.insert(Body::new(comb, Transform::IDENTITY))?;
    /// let at = Transform::translation(DVec2::new(2.5, 4.0))?;
    /// let bar = world.insert(Body::new(Shape::rectangle(5.0, 2.0)?, at))?;
    /// assert_eq!(world.contacts(comb, bar)?.len(), 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`WorldError::Stale`].
    pub fn contacts(&self, a: BodyId, b: BodyId) -> Result<Vec<Manifold>, WorldError> {
        let (a, b) = (self.get(a)?, self.get(b)?);
        Ok(query::contacts(
            a.shape,
            &a.transform,
            b.shape,
            &b.transform,
        )?)
    }
}
