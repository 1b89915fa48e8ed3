//! Hashes of what a world reports, to compare worlds with.

use crate::{Events, World};

/// The multiplier of FxHash, of the Firefox browser.
const MULTIPLIER: u64 = 0x517c_c1b7_2722_0a95;

/// A hash of a sequence of numbers.
#[derive(Default)]
pub(crate) struct Fingerprint(u64);

impl Fingerprint {
    pub(crate) fn add(&mut self, value: u64) {
        self.0 = (self.0.rotate_left(5) ^ value).wrapping_mul(MULTIPLIER);
    }

    pub(crate) fn number(&mut self, value: f64) {
        self.add(value.to_bits());
    }

    pub(crate) fn finish(self) -> u64 {
        // the multiplication carries upward only
        self.0 ^ self.0 >> 32
    }
}

impl World {
    /// A hash of the ids and placements of all bodies, and of the events of the last step: the same
    /// on every machine, and with any number of threads. Players of a game can compare it to find
    /// out whether their worlds are the same. It does not cover shapes, kinds, filters and masses,
    /// and of `user` values only those of bodies with events; compare [`save`](World::save) for
    /// all.
    ///
    /// ```
    /// use sat2d::world::{Body, World};
    /// use sat2d::{DVec2, Shape, Transform};
    /// let mut world = World::new();
    /// let id = world.insert(Body::new(Shape::rectangle(2.0, 1.0)?, Transform::IDENTITY))?;
    /// let (other, before) = (world.clone(), world.fingerprint());
    /// world.set_transform(id, Transform::translation(DVec2::X * 1e-300)?)?;
    /// assert!(world.fingerprint() != before && other.fingerprint() == before);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn fingerprint(&self) -> u64 {
        let mut all = Fingerprint::default();
        all.add(placements(self));
        all.add(events(&self.events()));
        all.finish()
    }
}

/// A hash of the ids and placements of all bodies.
pub(crate) fn placements(world: &World) -> u64 {
    let mut hash = Fingerprint::default();
    for (id, body) in world.iter() {
        hash.add(id.to_bits());
        for number in body.transform.to_array() {
            hash.number(number);
        }
    }
    hash.finish()
}

/// A hash of the events of a step.
pub(crate) fn events(events: &Events<'_>) -> u64 {
    let mut hash = Fingerprint::default();
    for event in events.iter() {
        hash.add(event.a.to_bits());
        hash.add(event.b.to_bits());
        hash.add(event.user_a);
        hash.add(event.user_b);
        hash.add(event.phase as u64 * 4 + event.relation as u64);
    }
    hash.finish()
}
