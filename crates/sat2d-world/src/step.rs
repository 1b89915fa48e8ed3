//! A step: which pairs meet now, and what changed.

use crate::{Events, World, WorldError};

impl World {
    /// Finds all pairs of bodies that meet now, and compares them with the last step.
    ///
    /// Two bodies are a pair if they meet, their filters accept each other, and they are neither
    /// both static nor both sensors; for those call [`World::relation`]. The events do not depend
    /// on the order in which bodies were inserted or moved. They stay readable by
    /// [`events`](World::events) until the next step.
    ///
    /// The events borrow the world. To change it in a loop over them, take copies:
    ///
    /// ```
    /// use sat2d::world::{Body, Phase, World};
    /// use sat2d::{Shape, Transform};
    /// let mut world = World::new();
    /// let coin = std::sync::Arc::new(Shape::circle((0.0, 0.0).into(), 1.0)?);
    /// let hero = world.insert(Body::new(coin.clone(), Transform::IDENTITY))?;
    /// let first = world.insert(Body::new(coin, Transform::IDENTITY))?;
    /// let events: Vec<_> = world.step().iter().collect();
    /// for event in events {
    ///     if event.phase == Phase::Begin && event.a == hero {
    ///         world.remove(event.b)?;
    ///     }
    /// }
    /// assert!(!world.contains(first));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Panics
    /// If there is not enough memory for the pairs; [`step_within`](World::step_within) reports
    /// that as an error.
    pub fn step(&mut self) -> Events<'_> {
        match self.step_recorded(usize::MAX) {
            Ok(()) => self.events(),
            Err(error) => panic!("{error}"),
        }
    }

    /// Takes a [`step`](World::step) unless the world has more than `max_pairs` near pairs: pairs
    /// of bodies that interact and whose [bounds](World::bounds), each larger by half of the
    /// [touching tolerance](World::touching_tolerance), meet. They determine the memory and time of
    /// a step; each takes about 60 bytes. Many bodies in one place are near each other: a thousand
    /// have half a million pairs.
    ///
    /// All near pairs count, those that have not changed since the last step too. Only where bodies
    /// are now matters, so a copy of the world and one that was saved and restored fail at the same
    /// limits.
    ///
    /// After an error the world is as it was. The events are still those of the last step, and
    /// moves are not lost: once there are fewer pairs, or with a higher limit, a step reports what
    /// it would have reported anyway.
    ///
    /// ```
    /// use sat2d::world::{Body, World, WorldError};
    /// use sat2d::{LimitError, Shape, Transform};
    /// let tile = std::sync::Arc::new(Shape::rectangle(2.0, 1.0)?);
    /// let mut world = World::new();
    /// for _ in 0..10 {
    ///     world.insert(Body::new(tile.clone(), Transform::IDENTITY))?;
    /// }
    /// let error = world.step_within(44).unwrap_err();
    /// assert_eq!(error, WorldError::Limit(LimitError::Pairs { limit: 44 }));
    /// assert_eq!(world.step_within(45)?.len(), 45); // 9 + 8 + … + 1
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`WorldError::Limit`], and [`WorldError::OutOfMemory`] if there is not enough memory to find
    /// the pairs.
    pub fn step_within(&mut self, max_pairs: usize) -> Result<Events<'_>, WorldError> {
        self.step_recorded(max_pairs)?;
        Ok(self.events())
    }

    /// The events of the last step.
    pub fn events(&self) -> Events<'_> {
        Events::new(&self.bodies, &self.pairs)
    }

    pub(super) fn step_recorded(&mut self, max_pairs: usize) -> Result<(), WorldError> {
        record!(self.step_recorded(max_pairs));
        self.step_in_pool(max_pairs)?;
        self.refuse_pairs();
        Ok(())
    }

    fn step_in_pool(&mut self, max_pairs: usize) -> Result<(), WorldError> {
        #[cfg(feature = "parallel")]
        if self.pairs.divides(&self.broad_phase, self.threads) {
            // one task for the pool, since starting one takes longer from outside
            return rayon::scope(|_| self.step_inner(max_pairs));
        }
        self.step_inner(max_pairs)
    }

    fn step_inner(&mut self, max_pairs: usize) -> Result<(), WorldError> {
        let (bodies, broad_phase) = (&mut self.bodies, &mut self.broad_phase);
        (self.pairs).step(bodies, broad_phase, self.threads, max_pairs)?;
        bodies.release_leaving();
        self.steps += 1;
        Ok(())
    }
}
