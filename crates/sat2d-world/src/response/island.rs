//! Islands: bodies that overlap, and all that may be pushed with them.
//!
//! From a body that overlaps something, an island grows over the bodies near it, until only static
//! and immovable bodies border on it. Pairs that do not overlap but are near each other belong to
//! it as well: they must not be pushed into each other.

use crate::pair_filter::PairFilter;
use crate::pairs::pair::Pair;
use crate::query::filter::QueryFilter;
use crate::response::demand::{Demand, MAX_WORK, PairDemands};
use crate::response::half_planes::{Inequality, displacements};
use crate::response::moved::moved;
use crate::slot_set::SlotSet;
use crate::{BodyKind, World};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use glam::DVec2;
use sat2d_base::limit::WorkBudget;
use sat2d_base::num::power_of_two;
use sat2d_base::sort::sort_by;
use sat2d_base::types::Relation;
use sat2d_core::narrow::separation::least_translation::Moves;
use sat2d_core::narrow::way_out::way_out;

/// Bodies that are no farther apart than this many times the deepest overlap are in one island.
const NEAR: f64 = 32.0;
/// But no farther than this part of the width and height of one of them.
const NEAR_SIZE: f64 = 0.25;
/// How far apart parts of concave bodies may be that are looked at first, in parts of how far apart
/// bodies may be: twice the deepest overlap.
const FIRST_LOOK: f64 = 0.0625;
/// No overlap counts as less deep than this part of the deepest one before all iterations: what is
/// left of it in a stack adds up from body to body.
const LEFT: f64 = power_of_two(-10);
/// A demand of a body that stays is missed if more of it is left than this part of all demands of
/// such bodies.
const MISSED: f64 = 0.125;
/// Demands meet far away if that is more than this many times their sum. Between two edges that is
/// an angle of less than about 30 degrees.
const THROWN: f64 = 2.0;
/// Another way is taken if it is shorter than this part of the way along the demands.
const SHORTER: f64 = 0.99;
/// The longest way out between bodies that stay, in parts of the lesser of a body's width and
/// height: one that lies deeper between them than that is not thrown out, but stays.
const LONGEST_WAY_OUT: f64 = 0.5;

/// The islands of a world.
pub(crate) struct Islands<'w> {
    world: &'w World,
    filter: &'w PairFilter<'w>,
    /// How far apart bodies of one island may be.
    near: f64,
    /// The bodies that are in an island already.
    slots: &'w mut SlotSet,
    /// The longest push that a pair demanded.
    longest: f64,
    /// How much of a push is left, at most, once the bodies have moved.
    left: f64,
    /// For all ways out together.
    work: &'w WorkBudget,
}

impl<'w> Islands<'w> {
    /// `deepest` is the deepest overlap now, `first` the one before all iterations. Without `work`
    /// left, bodies between others that stay move along their contacts.
    pub(crate) fn new(
        world: &'w World,
        filter: &'w PairFilter<'w>,
        slots: &'w mut SlotSet,
        (deepest, first): (f64, f64),
        work: &'w WorkBudget,
    ) -> Islands<'w> {
        slots.clear(world.bodies.slots.len());
        Islands {
            world,
            filter,
            near: NEAR * deepest.max(LEFT * first),
            slots,
            longest: 0.0,
            left: 0.0,
            work,
        }
    }

    /// The longest push that a pair of the islands so far demanded.
    pub(super) fn longest(&self) -> f64 {
        self.longest
    }

    /// How much of one of these pushes is left, at most, once the bodies have moved, if contacts
    /// are straight edges. What is left of all is what demands contradict each other.
    pub(super) fn left(&self) -> f64 {
        self.left
    }

    /// The displacements by slot that part the bodies of the island of some body, unless it was in
    /// an island before. Adds the largest rounding margin of the island's pairs for each body.
    pub(crate) fn part(
        &mut self,
        first: u32,
        moves: &mut Vec<(u32, DVec2)>,
        margins: &mut Vec<(u32, f64)>,
    ) {
        let (slots, pairs) = self.grow(first);
        if slots.is_empty() {
            return;
        }
        let index: BTreeMap<u32, usize> = (0..).zip(&slots).map(|(i, &slot)| (slot, i)).collect();
        // all bodies that stay are the last one
        let mut inverse_masses: Vec<f64> = slots
            .iter()
            .map(|&slot| self.world.bodies.push_mass(slot))
            .collect();
        inverse_masses.push(0.0);
        let owner = |slot: u32| self.world.bodies.parts.owner(slot);
        let index = |slot: u32| index.get(&owner(slot)).copied().unwrap_or(slots.len());
        let world = self.world;
        let mut demands: Vec<BodyDemands<'_>> = Vec::with_capacity(pairs.len());
        for &pair in &pairs {
            if let Some(placed) = world.bodies.placed_pair(pair) {
                let first = self.near * FIRST_LOOK;
                let of_pair = PairDemands::new(placed, first, self.near);
                demands.push(([index(pair.a()), index(pair.b())], of_pair));
            }
        }
        let margin = demands.iter().map(|(_, pair)| pair.margin());
        let margin = margin.fold(0.0, f64::max);
        margins.extend(slots.iter().map(|&slot| (slot, margin)));
        let (mut inequalities, mut found, wedged) =
            least_displacements(&mut demands, &inverse_masses, self.near);
        let lengths = inequalities.iter().map(|row| row.length);
        self.longest = lengths.fold(self.longest, f64::max);
        if !wedged.is_empty() {
            let mut between: BTreeMap<usize, Vec<Pair>> = BTreeMap::new();
            for &pair in &pairs {
                let [a, b] = [index(pair.a()), index(pair.b())];
                if a.max(b) == slots.len() {
                    between.entry(a.min(b)).or_default().push(pair);
                }
            }
            let mut ways: BTreeMap<usize, Demand> = BTreeMap::new();
            for one in &wedged {
                if let Some(way) = self.way_out(one, slots[one.body], &between[&one.body]) {
                    ways.insert(one.body, way);
                }
            }
            // ways out may lead far
            for (_, pair) in &mut demands {
                if pair.within() < self.near {
                    pair.look(self.near);
                }
            }
            inequalities = of_pairs(&demands);
            lead_out(&ways, slots.len(), &mut inequalities);
            found = displacements(&inequalities, &inverse_masses);
        }
        // demands that only meet far away must not throw a body there in one iteration
        let demanded: f64 = inequalities.iter().map(|row| row.length.max(0.0)).sum();
        let farthest = found.iter().map(|by| by.length()).fold(0.0, f64::max);
        let part = (THROWN * demanded / farthest).min(1.0);
        let left = inequalities.iter().map(|row| {
            let [a, b] = row.bodies.map(|body| found[body]);
            row.length - row.normal.dot(b - a) * part
        });
        self.left = left.fold(self.left, f64::max);
        let found = slots.into_iter().zip(found);
        let found = found.map(|(slot, by)| (slot, by * part));
        let mut found: Vec<(u32, DVec2)> = found.filter(|(_, by)| *by != DVec2::ZERO).collect();
        if let [pair] = pairs[..]
            && self.is_overlapping_after(pair, &found)
            && let Some(fit) = self.exact_fit(pair)
        {
            found = fit;
        }
        moves.extend(found);
    }

    /// The displacements of a pair alone by exactly the least translation that separates it. Where
    /// the bodies fit exactly, there is no room for a margin.
    fn exact_fit(&self, pair: Pair) -> Option<Vec<(u32, DVec2)>> {
        let bodies = &self.world.bodies;
        let (a, b) = bodies.placed_pair(pair)?;
        let work = WorkBudget::new(MAX_WORK);
        let least = a.least_separation(&b, Moves::Either, &work).ok()??;
        let least = least.translation;
        let slots = [pair.a(), pair.b()];
        let masses = slots.map(|slot| bodies.push_mass(slot));
        let share = |i: usize| least * (masses[i] / (masses[0] + masses[1]));
        let fit = Vec::from([(slots[0], DVec2::ZERO - share(0)), (slots[1], share(1))]);
        (!self.is_overlapping_after(pair, &fit)).then_some(fit)
    }

    /// Whether two bodies overlap once they are displaced; false for parts of bodies.
    fn is_overlapping_after(&self, pair: Pair, moves: &[(u32, DVec2)]) -> bool {
        let bodies = &self.world.bodies;
        let placed = |slot: u32| {
            let by = moves.iter().find(|(of, _)| *of == slot);
            let by = by.map_or(DVec2::ZERO, |&(_, by)| by);
            let to = moved(&bodies.transforms[slot as usize], by).ok()?;
            let is_alone = bodies.with_parts(bodies.parts.owner(slot)).count() == 1;
            bodies
                .get_solid(slot)
                .filter(|_| is_alone)?
                .shape
                .place(&to)
                .ok()
        };
        let (a, b) = (placed(pair.a()), placed(pair.b()));
        a.zip(b)
            .is_some_and(|(a, b)| a.relation(&b) == Relation::Overlapping)
    }

    /// The bodies of an island that can be pushed, sorted, and its pairs, sorted. Of compound
    /// bodies the owners are pushed, and the parts are in pairs.
    fn grow(&mut self, first: u32) -> (Vec<u32>, Vec<Pair>) {
        let (mut slots, mut pairs) = (Vec::new(), Vec::new());
        self.add_body(first, &mut slots);
        let mut next = 0;
        while let Some(&owner) = slots.get(next) {
            next += 1;
            for slot in self.world.bodies.with_parts(owner) {
                self.add_neighbors(slot, &mut slots, &mut pairs);
            }
        }
        slots.sort_unstable();
        sort_by(&mut pairs, &mut |p, q| p.key().cmp(&q.key()));
        pairs.dedup_by_key(|pair| pair.key());
        (slots, pairs)
    }

    /// Adds a body, with all its parts, that can be pushed and is in no island yet.
    fn add_body(&mut self, slot: u32, slots: &mut Vec<u32>) {
        let owner = self.world.bodies.parts.owner(slot);
        if self.world.bodies.push_mass(owner) > 0.0 && self.slots.insert(owner) {
            slots.push(owner);
        }
    }

    /// Adds the pairs of a body and its neighbors, and these.
    fn add_neighbors(&mut self, slot: u32, slots: &mut Vec<u32>, pairs: &mut Vec<Pair>) {
        let bodies = &self.world.bodies;
        if bodies.kind(slot) == BodyKind::Sensor {
            return;
        }
        let bounds = |slot: u32| bodies.bounds(slot as usize);
        let size = bounds(slot).max - bounds(slot).min;
        let region = bounds(slot).inflated(self.near.min(NEAR_SIZE * size.element_sum()));
        for other in QueryFilter::ALL.candidates(bodies, &self.world.broad_phase, &region) {
            let is_partner = other != slot
                && bodies.interact(slot, other)
                && bodies.kind(other) != BodyKind::Sensor
                && bounds(other).intersects(&region)
                && self.filter.pushes(slot, other);
            if is_partner {
                pairs.push(Pair::new(slot, other));
                self.add_body(other, slots);
            }
        }
    }

    /// The least way of a body out of others that stay, by which it is parted from all of these. It
    /// is no longer than the larger of a length and a part of the body's size.
    fn way_out(&self, wedged: &Wedged, slot: u32, between: &[Pair]) -> Option<Demand> {
        let bodies = &self.world.bodies;
        let placed = between.iter().filter_map(|pair| {
            let is_first = bodies.parts.owner(pair.a()) == slot;
            let (moving, other) = if is_first {
                (pair.a(), pair.b())
            } else {
                (pair.b(), pair.a())
            };
            bodies.placed_solid(other).zip(bodies.placed_solid(moving))
        });
        let placed: Vec<_> = placed.collect();
        let sizes = placed.iter().map(|(_, moving)| moving.bounds());
        let sizes = sizes.map(|bounds| (bounds.max - bounds.min).min_element());
        let size = sizes.fold(0.0, f64::max);
        let mut within = SHORTER * wedged.far;
        if wedged.is_missed {
            within = within.max(LONGEST_WAY_OUT * size);
        }
        let way = way_out(&placed, within, self.work).ok()??;
        Some(Demand {
            normal: way.normalize(),
            length: way.length(),
        })
    }
}

/// What two bodies, by their indices, demand.
type BodyDemands<'a> = ([usize; 2], PairDemands<'a>);

/// The inequalities of all demands, the least displacements that satisfy them, and the bodies that
/// are wedged. A pair is looked at again, as far as it approaches, if that is farther than it was
/// looked at. So demands that are left out are satisfied, and the displacements are the least of
/// all.
fn least_displacements(
    demands: &mut [BodyDemands<'_>],
    inverse_masses: &[f64],
    near: f64,
) -> (Vec<Inequality>, Vec<DVec2>, Vec<Wedged>) {
    loop {
        let inequalities = of_pairs(demands);
        let found = displacements(&inequalities, inverse_masses);
        let staying = inverse_masses.len() - 1;
        let pressed = pressed(&inequalities, &found, staying);
        let mut is_complete = true;
        for ([a, b], pair) in &mut *demands {
            let approach = (found[*b] - found[*a]).length();
            // whether the pushes of bodies that stay contradict each other may depend on all of them
            let mut bodies = pressed.iter().map(|(body, ..)| *body);
            let is_pressed = *a.max(b) == staying && bodies.any(|body| body == *a.min(b));
            let is_short = pair.within() < near && (is_pressed || approach > pair.within());
            if is_short {
                let within = if is_pressed { near } else { 2.0 * approach };
                pair.look(within.min(near));
                is_complete = false;
            }
        }
        if is_complete {
            let wedged = wedged(&pressed, staying);
            return (inequalities, found, wedged);
        }
    }
}

fn of_pairs(demands: &[BodyDemands<'_>]) -> Vec<Inequality> {
    let of_all = demands.iter().flat_map(|(bodies, pair)| {
        pair.demands().iter().map(|demand| Inequality {
            bodies: *bodies,
            normal: demand.normal,
            length: demand.length,
        })
    });
    of_all.collect()
}

/// Adds the ways out of bodies that are wedged between static ones, and drops the demands of their
/// static neighbors that these ways do not meet.
fn lead_out(ways: &BTreeMap<usize, Demand>, staying: usize, inequalities: &mut Vec<Inequality>) {
    inequalities.retain(|row| {
        let [a, b] = row.bodies;
        let (mover, toward) = if a == staying { (b, 1.0) } else { (a, -1.0) };
        let is_between = a.max(b) == staying;
        let Some(way) = ways.get(&mover).filter(|_| is_between) else {
            return true;
        };
        let demand = Demand {
            normal: row.normal * toward,
            length: row.length,
        };
        demand.is_met_by(*way)
    });
    inequalities.extend(ways.iter().map(|(&body, way)| Inequality {
        bodies: [staying, body],
        normal: way.normal,
        length: way.length,
    }));
}

/// A body between others that stay.
struct Wedged {
    body: usize,
    /// How far their pushes move it.
    far: f64,
    /// Whether that does not part it: the pushes contradict each other.
    is_missed: bool,
}

/// Whether two bodies miss a demand by much of a length.
fn is_missed(row: &Inequality, found: [DVec2; 2], length: f64) -> bool {
    row.length > 0.0 && row.length - row.normal.dot(found[1] - found[0]) > MISSED * length
}

/// A body, what those that stay demand of it, and the sum of their pushes.
type Pressed<'i> = (usize, Vec<&'i Inequality>, f64);

/// The bodies between others that stay, whose pushes together contradict each other, or only meet
/// far away. `staying` stands for all that stay.
fn pressed<'i>(
    inequalities: &'i [Inequality],
    found: &[DVec2],
    staying: usize,
) -> Vec<Pressed<'i>> {
    let mover = |row: &Inequality| match row.bodies {
        [a, b] if a == staying => Some(b),
        [a, b] if b == staying => Some(a),
        _ => None,
    };
    let mut demands: BTreeMap<usize, Vec<&Inequality>> = BTreeMap::new();
    for row in inequalities {
        if let Some(i) = mover(row) {
            demands.entry(i).or_default().push(row);
        }
    }
    let with_length = demands.into_iter().map(|(i, rows)| {
        let length: f64 = rows.iter().map(|row| row.length.max(0.0)).sum();
        (i, rows, length)
    });
    let is_pressed = |(i, rows, length): &Pressed<'i>| {
        let is_far = found[*i].length() > THROWN * length;
        let mut missed =
            (rows.iter()).filter(|row| is_missed(row, row.bodies.map(|i| found[i]), *length));
        *length > 0.0 && (is_far || missed.next().is_some())
    };
    with_length.filter(is_pressed).collect()
}

/// Those whose pushes contradict each other, or only meet far away, even if nothing else moves.
/// `staying` stands for all that stay.
fn wedged(pressed: &[Pressed<'_>], staying: usize) -> Vec<Wedged> {
    let mut wedged = Vec::new();
    for &(i, ref rows, length) in pressed {
        let own: Vec<Inequality> = rows
            .iter()
            .map(|row| Inequality {
                bodies: row.bodies.map(|body| usize::from(body == staying)),
                ..**row
            })
            .collect();
        let alone = displacements(&own, &[1.0, 0.0]);
        let far = alone[0].length();
        let is_missed = own
            .iter()
            .any(|row| is_missed(row, row.bodies.map(|i| alone[i]), length));
        if is_missed || far > THROWN * length {
            wedged.push(Wedged {
                body: i,
                far,
                is_missed,
            });
        }
    }
    wedged
}
