//! Pushing overlapping bodies apart.

use crate::narrow;
use crate::shape::PlaceError;
use crate::transform::Transform;
use crate::types::Relation;
use crate::world::pairs::pair::Pair;
use crate::world::{BodyId, BodyKind, BodyRef, World, WorldError};
use alloc::vec::Vec;
use glam::DVec2;

impl World {
    /// Pushes overlapping bodies apart, pair by pair in the order of their ids, each along the
    /// normal of its contact and in proportion to the inverse masses. Static bodies stay, and
    /// sensors neither push nor are pushed. A body may be pushed into another one, so this is
    /// repeated up to `iterations` times. Returns the number of pairs that still overlap.
    ///
    /// ```
    /// use sat2d::{DVec2, Shape, Transform};
    /// use sat2d::world::{Body, BodyKind, World};
    /// let mut world = World::new();
    /// let tile = std::sync::Arc::new(Shape::rectangle(2.0, 2.0)?);
    /// world.insert(Body::new(tile.clone(), Transform::IDENTITY).kind(BodyKind::Static))?;
    /// let at = Transform::translation(DVec2::new(1.5, 0.25))?;
    /// let id = world.insert(Body::new(tile, at))?;
    /// assert_eq!(world.separate(4), 0);
    /// let [.., x, y] = world.transform(id)?.to_array();
    /// assert!((x - 2.0).abs() < 1e-14 && y == 0.25);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Panics
    /// If there is not enough memory for the pairs; [`separate_within`](World::separate_within)
    /// reports that as an error.
    pub fn separate(&mut self, iterations: usize) -> usize {
        match self.separate_within(iterations, usize::MAX) {
            Ok(overlapping) => overlapping,
            Err(error) => panic!("{error}"),
        }
    }

    /// [Separates](World::separate) the bodies unless the world has, before or after an iteration,
    /// more than `max_pairs` near pairs, as in [`step_within`](World::step_within). After an error
    /// all bodies are where they were.
    ///
    /// # Errors
    /// [`WorldError::Limit`], and [`WorldError::OutOfMemory`] if there is not enough memory to find
    /// the pairs.
    pub fn separate_within(
        &mut self,
        iterations: usize,
        max_pairs: usize,
    ) -> Result<usize, WorldError> {
        let mut moves = Vec::new();
        let outcome = self.push_all_apart(iterations, max_pairs, &mut moves);
        if outcome.is_err() {
            for (id, from) in moves.into_iter().rev() {
                // the body was there before, so this succeeds
                let _ = self.set_transform(id, from);
            }
        }
        outcome
    }

    /// Adds to `moves` the bodies that were pushed, and from where.
    fn push_all_apart(
        &mut self,
        iterations: usize,
        max_pairs: usize,
        moves: &mut Vec<(BodyId, Transform)>,
    ) -> Result<usize, WorldError> {
        for _ in 0..iterations {
            let pairs = self.overlapping(max_pairs)?;
            if pairs.is_empty() {
                return Ok(0);
            }
            for pair in pairs {
                self.push_apart(pair, moves);
            }
        }
        Ok(self.overlapping(max_pairs)?.len())
    }

    /// The pairs that overlap and may be pushed, sorted.
    fn overlapping(&mut self, max_pairs: usize) -> Result<Vec<Pair>, WorldError> {
        let mut pairs = Vec::new();
        if self.pairs.strategy.is_anew() {
            let near = self.find_near_pairs(Vec::new(), max_pairs)?;
            self.bodies
                .decide_pairs(self.has_threads(), &near, &mut pairs);
            pairs.retain(|pair| pair.relation().overlaps());
        } else {
            self.find_pairs(max_pairs)?;
            pairs.extend(self.cached_overlaps());
        }
        let is_sensor = |slot: u32| self.bodies.roles[slot as usize].kind == BodyKind::Sensor;
        pairs.retain(|pair| !is_sensor(pair.a()) && !is_sensor(pair.b()));
        pairs.sort_unstable_by_key(|pair| pair.key());
        Ok(pairs)
    }

    /// The pairs of the cache that overlap.
    fn cached_overlaps(&self) -> impl Iterator<Item = Pair> {
        let bodies = &self.bodies;
        self.pairs.cache.pairs().filter_map(|pair| {
            let (a, b) = (pair.a(), pair.b());
            let relation = match pair.is_due(&bodies.displacements) {
                true if bodies.interact(a, b) => bodies.relation(a, b),
                true => Relation::Disjoint,
                false => pair.before(),
            };
            relation.overlaps().then(|| Pair::new(a, b))
        })
    }

    /// Pushes a pair apart if it still overlaps. A body that would leave the range of coordinates
    /// stays.
    fn push_apart(&mut self, pair: Pair, made: &mut Vec<(BodyId, Transform)>) {
        let (Some(a), Some(b)) = (self.bodies.get(pair.a()), self.bodies.get(pair.b())) else {
            return;
        };
        let (Ok(placed_a), Ok(placed_b)) =
            (a.shape.place(&a.transform), b.shape.place(&b.transform))
        else {
            return;
        };
        let Some(mut contact) = placed_a.contact(&placed_b).filter(|hit| hit.depth > 0.0) else {
            return;
        };
        contact.depth += placed_a.rounding_margin(&placed_b);
        let inverse_mass = |body: &BodyRef<'_>| match body.kind {
            BodyKind::Static => 0.0,
            _ => body.inverse_mass,
        };
        let Ok(moves) = narrow::resolve(&contact, inverse_mass(&a), inverse_mass(&b)) else {
            return;
        };
        for (slot, offset) in [(pair.a(), moves.a), (pair.b(), moves.b)] {
            if offset != DVec2::ZERO
                && let Some(body) = self.bodies.get(slot)
                && let Ok(to) = moved(&body.transform, offset)
            {
                let (id, from) = (self.bodies.id(slot), body.transform);
                // an error means that it would leave the range: then it stays
                if self.set_transform(id, to).is_ok() {
                    made.push((id, from));
                }
            }
        }
    }
}

/// A placement moved by an offset.
pub(crate) fn moved(transform: &Transform, offset: DVec2) -> Result<Transform, PlaceError> {
    let [a, b, c, d, x, y] = transform.to_array();
    let (x, y) = (x + offset.x, y + offset.y);
    // only the translation changed, so nothing else can be invalid
    Transform::new(a, b, c, d, x, y).map_err(|_| PlaceError::BadPoint { x, y })
}
