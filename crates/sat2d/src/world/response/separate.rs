//! Pushing apart what overlaps.

use crate::narrow;
use crate::shape::PlaceError;
use crate::transform::Transform;
use crate::types::Manifold;
use crate::types::Relation;
use crate::world::pairs::cached_pair::NearPair;
use crate::world::pairs::list::Pair;
use crate::world::{BodyId, BodyKind, World, WorldError};
use alloc::vec::Vec;
use glam::DVec2;

impl World {
    /// Where two bodies meet; `None` where they are disjoint. Whether they mind each other does not matter. See
    /// [`contact`](crate::contact()).
    ///
    /// # Errors
    /// [`WorldError::Stale`].
    pub fn contact(&self, a: BodyId, b: BodyId) -> Result<Option<Manifold>, WorldError> {
        let (a, b) = (self.get(a)?, self.get(b)?);
        let contact = narrow::contact(a.shape, &a.transform, b.shape, &b.transform);
        Ok(contact?)
    }

    /// All contacts of two bodies: one, or of concave bodies one for each place where they meet;
    /// none if they are disjoint. Their filters and kinds do not matter. See
    /// [`contacts`](crate::query::contacts).
    ///
    /// ```
    /// use sat2d::{DVec2, Shape, Transform};
    /// use sat2d::world::{Body, World};
    /// let comb = [(0, 0), (5, 0), (5, 3), (4, 3), (4, 1), (1, 1), (1, 3), (0, 3)];
    /// let comb = comb.map(|(x, y)| DVec2::new(f64::from(x), f64::from(y)));
    /// let comb = Shape::polygon(&[&comb])?;
    /// let mut world = World::new();
    /// let comb = world.insert(Body::new(comb, Transform::IDENTITY))?;
    /// let bar = Body::new(Shape::rectangle(5.0, 2.0)?, Transform::translation(DVec2::new(2.5, 4.0))?);
    /// let bar = world.insert(bar)?;
    /// assert_eq!(world.contacts(comb, bar)?.len(), 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`WorldError::Stale`].
    pub fn contacts(&self, a: BodyId, b: BodyId) -> Result<Vec<Manifold>, WorldError> {
        let (a, b) = (self.get(a)?, self.get(b)?);
        Ok(narrow::contacts(
            a.shape,
            &a.transform,
            b.shape,
            &b.transform,
        )?)
    }

    /// Pushes overlapping bodies apart, pair by pair in the order of their names, each along the normal of its contact and shared by
    /// their inverse masses; static bodies stay, sensors neither push nor are pushed. What is pushed may be pushed into others,
    /// so this is done again, at most `iterations` times. Returns how many pairs overlap then.
    ///
    /// ```
    /// use sat2d::world::{Body, BodyKind, World};
    /// use sat2d::{DVec2, Shape, Transform};
    /// let mut world = World::new();
    /// let tile = std::sync::Arc::new(Shape::rectangle(2.0, 2.0)?);
    /// world.insert(Body::new(tile.clone(), Transform::IDENTITY).kind(BodyKind::Static))?;
    /// let id = world.insert(Body::new(tile, Transform::translation(DVec2::new(1.5, 0.25))?))?;
    /// assert_eq!(world.separate(4), 0);
    /// let [.., x, y] = world.get(id)?.transform.to_array();
    /// assert!((x - 2.0).abs() < 1e-14 && y == 0.25);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn separate(&mut self, iterations: usize) -> usize {
        for _ in 0..iterations {
            let pairs = self.overlapping();
            if pairs.is_empty() {
                return 0;
            }
            for pair in pairs {
                self.part(pair);
            }
        }
        self.overlapping().len()
    }

    /// The pairs that overlap and may be pushed, in order.
    fn overlapping(&mut self) -> Vec<Pair> {
        self.refresh();
        let is_sensor = |slot: u32| self.gates[slot as usize].kind == BodyKind::Sensor;
        let overlap = |near: &NearPair| {
            let (a, b) = (near.a(), near.b());
            let relation = match near.is_due(&self.travels) {
                true if self.minds(a, b) => self.verdict(a, b),
                true => Relation::Disjoint,
                false => near.before(),
            };
            let is_pushed = relation.overlaps() && !is_sensor(a) && !is_sensor(b);
            is_pushed.then(|| Pair::new(a, b))
        };
        let mut pairs: Vec<Pair> = self.neighbors.pairs().filter_map(overlap).collect();
        pairs.sort_unstable_by_key(|pair| pair.key());
        pairs
    }

    /// Pushes a pair apart, if it still overlaps. A push that would take a body out of range is left undone.
    fn part(&mut self, pair: Pair) {
        let (Some(a), Some(b)) = (self.body(pair.a()), self.body(pair.b())) else {
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
        let inverse_mass = |kind, inverse_mass| {
            if kind == BodyKind::Static {
                0.0
            } else {
                inverse_mass
            }
        };
        let (inverse_mass_a, inverse_mass_b) = (
            inverse_mass(a.kind, a.inverse_mass),
            inverse_mass(b.kind, b.inverse_mass),
        );
        let Ok(moves) = narrow::resolve(&contact, inverse_mass_a, inverse_mass_b) else {
            return;
        };
        for (slot, offset) in [(pair.a(), moves.a), (pair.b(), moves.b)] {
            if offset != DVec2::ZERO
                && let Some(body) = self.body(slot)
                && let Ok(to) = moved(&body.transform, offset)
            {
                // out of range: it stays where it is
                let _ = self.set_transform(self.id(slot), to);
            }
        }
    }
}

/// A placement moved on.
pub(crate) fn moved(transform: &Transform, offset: DVec2) -> Result<Transform, PlaceError> {
    let [a, b, c, d, x, y] = transform.to_array();
    let (x, y) = (x + offset.x, y + offset.y);
    // the rest of the map is as good as it was
    Transform::new(a, b, c, d, x, y).map_err(|_| PlaceError::BadPoint { x, y })
}
