//! Islands: bodies that overlap, and all that may be pushed with them.
//!
//! From a body that overlaps something, an island grows over the bodies near it, until only static
//! and immovable bodies border on it. Pairs that do not overlap but are near each other belong to
//! it as well: they must not be pushed into each other.

use crate::num::power_of_two;
use crate::world::pairs::pair::Pair;
use crate::world::query::filter::QueryFilter;
use crate::world::response::demand::{Demand, demands};
use crate::world::response::half_planes::{Inequality, displacements};
use crate::world::response::taken::Taken;
use crate::world::solidity::Solidity;
use crate::world::{BodyKind, World};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use glam::DVec2;

/// Bodies that are no farther apart than this many times the deepest overlap are in one island.
const NEAR: f64 = 32.0;
/// But no farther than this part of the width and height of one of them.
const NEAR_SIZE: f64 = 0.25;
/// No overlap counts as less deep than this part of the deepest one before all iterations: what is
/// left of it in a stack adds up from body to body.
const LEFT: f64 = power_of_two(-10);

/// The islands of a world.
pub(crate) struct Islands<'w> {
    world: &'w World,
    solidity: &'w Solidity<'w>,
    /// How far apart bodies of one island may be.
    near: f64,
    taken: &'w mut Taken,
}

impl<'w> Islands<'w> {
    /// `deepest` is the deepest overlap now, `first` the one before all iterations.
    pub(crate) fn new(
        world: &'w World,
        solidity: &'w Solidity<'w>,
        taken: &'w mut Taken,
        (deepest, first): (f64, f64),
    ) -> Islands<'w> {
        taken.clear(world.bodies.slots.len());
        Islands {
            world,
            solidity,
            near: NEAR * deepest.max(LEFT * first),
            taken,
        }
    }

    /// The displacements by slot that part the bodies of the island of some body, unless it was in
    /// an island before.
    pub(crate) fn part(&mut self, first: u32, moves: &mut Vec<(u32, DVec2)>) {
        let (slots, pairs) = self.grow(first);
        if slots.is_empty() {
            return;
        }
        let index: BTreeMap<u32, usize> = (0..).zip(&slots).map(|(i, &slot)| (slot, i)).collect();
        // all bodies that stay are the last one
        let mut inverse_masses: Vec<f64> = slots
            .iter()
            .map(|&slot| self.world.push_mass(slot))
            .collect();
        inverse_masses.push(0.0);
        let owner = |slot: u32| self.world.bodies.parts.owner(slot);
        let index = |slot: u32| index.get(&owner(slot)).copied().unwrap_or(slots.len());
        let mut inequalities = Vec::new();
        for pair in pairs {
            let bodies = [index(pair.a()), index(pair.b())];
            self.add_inequalities(pair, bodies, &mut inequalities);
        }
        let found = displacements(&inequalities, &inverse_masses);
        moves.extend(
            slots
                .into_iter()
                .zip(found)
                .filter(|(_, by)| *by != DVec2::ZERO),
        );
    }

    /// The bodies of an island that can be pushed, sorted, and its pairs, sorted. Of compound
    /// bodies the owners are pushed, and the parts are in pairs.
    fn grow(&mut self, first: u32) -> (Vec<u32>, Vec<Pair>) {
        let (mut slots, mut pairs) = (Vec::new(), Vec::new());
        self.take(first, &mut slots);
        let mut next = 0;
        while let Some(&owner) = slots.get(next) {
            next += 1;
            for slot in self.world.with_parts(owner) {
                self.add_neighbors(slot, &mut slots, &mut pairs);
            }
        }
        slots.sort_unstable();
        pairs.sort_unstable_by_key(|pair| pair.key());
        pairs.dedup_by_key(|pair| pair.key());
        (slots, pairs)
    }

    /// Adds a body, with all its parts, that can be pushed and is in no island yet.
    fn take(&mut self, slot: u32, slots: &mut Vec<u32>) {
        let owner = self.world.bodies.parts.owner(slot);
        if self.world.push_mass(owner) > 0.0 && self.taken.insert(owner) {
            slots.push(owner);
        }
    }

    /// Adds the pairs of a body and its neighbors, and these.
    fn add_neighbors(&mut self, slot: u32, slots: &mut Vec<u32>, pairs: &mut Vec<Pair>) {
        let bodies = &self.world.bodies;
        let is_sensor = |slot: u32| bodies.roles[slot as usize].kind == BodyKind::Sensor;
        if is_sensor(slot) {
            return;
        }
        let bounds = |slot: u32| bodies.bounds(slot as usize);
        let size = bounds(slot).max - bounds(slot).min;
        let region = bounds(slot).inflated(self.near.min(NEAR_SIZE * size.element_sum()));
        for other in self.world.candidates(&region, &QueryFilter::ALL) {
            let is_partner = other != slot
                && bodies.interact(slot, other)
                && !is_sensor(other)
                && bounds(other).intersects(&region)
                && self.solidity.pushes(slot, other);
            if is_partner {
                pairs.push(Pair::new(slot, other));
                self.take(other, slots);
            }
        }
    }

    /// What a pair demands: to be parted where it overlaps, and not to meet where it does not.
    fn add_inequalities(&self, pair: Pair, bodies: [usize; 2], into: &mut Vec<Inequality>) {
        let bodies_of = |slot| self.world.bodies.get(slot);
        let (Some(a), Some(b)) = (bodies_of(pair.a()), bodies_of(pair.b())) else {
            return;
        };
        let (Ok(a), Ok(b)) = (a.shape.place(&a.transform), b.shape.place(&b.transform)) else {
            return;
        };
        into.extend(
            demands(&a, &b, self.near)
                .into_iter()
                .map(|Demand { normal, length }| Inequality {
                    bodies,
                    normal,
                    length,
                }),
        );
    }
}
