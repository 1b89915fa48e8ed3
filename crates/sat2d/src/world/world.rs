//! The world: where bodies are kept, put in and taken out.

use crate::aabb::Aabb;
use crate::broad::BoundsTree;
use crate::shape::Shape;
use crate::transform::Transform;
use crate::world::bodies::collision_proxy::Card;
use crate::world::bodies::displacement::Gauge;
use crate::world::bodies::fat_aabb::Stray;
use crate::world::bodies::local_bounds::{Mold, check_shape, reach};
use crate::world::pairs::cache::Neighbors;
use crate::world::pairs::list::{EndedPair, Pair};
use crate::world::{Body, BodyId, BodyKind, BodyRef, Filter, WorldError};
use alloc::sync::Arc;
use alloc::vec::Vec;

/// Bodies, which of them meet, and what changed about that since the step before.
///
/// Everything is told in the order of the bodies' names, so the answers depend on which bodies there are and where, not on the way they
/// got there. Positions may change at any time; [`step`](World::step) compares with the step before.
///
/// ```
/// use sat2d::world::{Body, BodyKind, Phase, World};
/// use sat2d::{DVec2, Relation, Shape, Transform};
/// let mut world = World::new();
/// let floor = Shape::rectangle(20.0, 2.0)?;
/// let floor = world.insert(Body::new(floor, Transform::IDENTITY).kind(BodyKind::Static))?;
/// let ball = Shape::circle(DVec2::ZERO, 1.0)?;
/// let ball = world.insert(Body::new(ball, Transform::translation(DVec2::new(3.0, 5.0))?))?;
/// assert!(world.step().is_empty());
///
/// world.set_transform(ball, Transform::translation(DVec2::new(3.0, 2.0))?)?;
/// let event = world.step().iter().next().unwrap();
/// assert_eq!((event.a, event.b), (floor, ball));
/// assert_eq!((event.phase, event.relation), (Phase::Begin, Relation::Touching));
///
/// world.remove(ball)?;
/// assert_eq!(world.step().iter().next().unwrap().phase, Phase::End);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct World {
    /// By slot, like the lists after it, which hold apart what a frame goes through.
    pub(crate) slots: Vec<Slot>,
    /// Counts from 1.
    pub(crate) generations: Vec<u32>,
    /// What the caller keeps with each body. It stays until the slot is used again.
    pub(crate) users: Vec<u64>,
    pub(crate) gates: Vec<Gate>,
    pub(crate) transforms: Vec<Transform>,
    pub(crate) molds: Vec<Mold>,
    /// How far a rectangle reaches, and so whether it certainly fits somewhere; NaN where there is another shape or no body.
    pub(crate) reaches: Vec<f64>,
    /// The boxes in the trees, which bodies are within.
    pub(crate) fences: Vec<Aabb>,
    /// What pairs are decided by.
    pub(crate) cards: Vec<Card>,
    /// How far any point of a body may have come since it was put in or became another, at most, as the gauge counts it;
    /// [`RENEWED`](crate::world::bodies::displacement::RENEWED) until the step after that.
    pub(crate) travels: Vec<u32>,
    /// With what all ways are counted that pairs are to be compared with.
    pub(crate) gauge: Gauge,
    /// Which are on the list `strayed`.
    pub(crate) astray: Vec<bool>,
    /// Slots to use again, the last first.
    pub(crate) free: Vec<u32>,
    /// Slots to use again after the next step, which has yet to tell of their pairs' end.
    pub(crate) leaving: Vec<u32>,
    pub(crate) len: usize,
    /// The fences of static bodies, and of all others, by slot.
    pub(crate) statics: BoundsTree,
    pub(crate) movers: BoundsTree,
    /// Whether any pair may differ from what it was at the last step.
    pub(crate) stirred: bool,
    /// Slots all whose pairs are to be looked at in the next step; each once.
    pub(crate) renewed: Vec<u32>,
    /// Those whose neighbors have to be found anew; each once.
    pub(crate) strayed: Vec<Stray>,
    /// How many steps were taken.
    pub(crate) steps: u64,
    /// Who is near whom: all bodies that mind each other and whose fences meet, as of when `strayed` was last emptied, and some that parted.
    pub(crate) neighbors: Neighbors,
    /// The pairs that meet, as of the last step, in order.
    pub(crate) pairs: Vec<Pair>,
    /// Those that met at the step before and no longer at the last.
    pub(crate) ended: Vec<EndedPair>,
    pub(crate) room: Room,
    /// Whether threads are used.
    #[cfg(feature = "parallel")]
    pub(crate) parallel: bool,
}

/// Memory that is kept from step to step; what is in it can be found anew.
#[derive(Clone, Debug, Default)]
pub(crate) struct Room {
    pub(crate) found: Vec<Pair>,
    pub(crate) sorted: Vec<Pair>,
    /// What differs from the step before.
    pub(crate) news: Vec<Pair>,
    pub(crate) counts: Vec<u32>,
    /// Slots whose fences were moved and whose trees have yet to be told.
    pub(crate) moved: Vec<u32>,
    /// By slot, the number of a body's last move.
    #[cfg(feature = "parallel")]
    pub(crate) told: Vec<u32>,
}

/// What is seldom looked at of a body.
#[derive(Clone, Debug)]
pub(crate) struct Slot {
    /// `None` where the slot is free or about to be.
    pub(crate) shape: Option<Arc<Shape>>,
    pub(crate) inverse_mass: f64,
    /// The number of steps when the body was put in.
    pub(crate) born: u64,
}

/// What decides at a glance whether a body is of interest.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Gate {
    pub(crate) filter: Filter,
    pub(crate) kind: BodyKind,
    /// Whether there is a body.
    pub(crate) alive: bool,
}

/// More slots than any machine has memory for, and few enough for the numbers in trees and pairs.
pub(crate) const MAX_SLOTS: usize = 1 << 28;

/// If at least one in so many moving bodies is concerned, all of them are treated at once, which then costs less than one by one.
pub(crate) const MANY: usize = 6;

impl World {
    /// An empty world.
    pub fn new() -> World {
        World::default()
    }

    /// Whether what concerns many bodies at once - steps, moves of many - is divided between the threads of rayon's current pool. Off
    /// at first; worth it from some thousand bodies on. The answers are the same to the bit.
    ///
    /// A caller that is one of the pool's threads has part of the work itself at once: by `rayon::ThreadPoolBuilder::use_current_thread`, or within
    /// `rayon::ThreadPool::install`. From any other thread each call is handed over and waited for, which a world of 10,000 bodies notices.
    #[cfg(feature = "parallel")]
    pub fn set_parallel(&mut self, parallel: bool) {
        self.parallel = parallel;
    }

    /// Whether threads are used.
    pub(crate) fn has_threads(&self) -> bool {
        #[cfg(feature = "parallel")]
        return self.parallel;
        #[cfg(not(feature = "parallel"))]
        false
    }

    /// How many bodies there are.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Whether there is a body of this name.
    pub fn contains(&self, id: BodyId) -> bool {
        self.slot(id).is_ok()
    }

    /// A body.
    ///
    /// # Errors
    /// [`WorldError::Stale`].
    pub fn get(&self, id: BodyId) -> Result<BodyRef<'_>, WorldError> {
        self.slot(id)?;
        self.body(id.slot()).ok_or(WorldError::Stale { id })
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
        Ok(self.transforms[self.slot(id)?])
    }

    /// The shape of a body.
    ///
    /// # Errors
    /// [`WorldError::Stale`].
    #[inline]
    pub fn shape(&self, id: BodyId) -> Result<&Arc<Shape>, WorldError> {
        let shape = &self.slots[self.slot(id)?].shape;
        shape.as_ref().ok_or(WorldError::Stale { id })
    }

    /// The kind of a body.
    ///
    /// # Errors
    /// [`WorldError::Stale`].
    #[inline]
    pub fn kind(&self, id: BodyId) -> Result<BodyKind, WorldError> {
        Ok(self.gates[self.slot(id)?].kind)
    }

    /// The filter of a body.
    ///
    /// # Errors
    /// [`WorldError::Stale`].
    #[inline]
    pub fn filter(&self, id: BodyId) -> Result<Filter, WorldError> {
        Ok(self.gates[self.slot(id)?].filter)
    }

    /// The caller's value of a body.
    ///
    /// # Errors
    /// [`WorldError::Stale`].
    #[inline]
    pub fn user(&self, id: BodyId) -> Result<u64, WorldError> {
        Ok(self.users[self.slot(id)?])
    }

    /// One over the mass of a body.
    ///
    /// # Errors
    /// [`WorldError::Stale`].
    #[inline]
    pub fn inverse_mass(&self, id: BodyId) -> Result<f64, WorldError> {
        Ok(self.slots[self.slot(id)?].inverse_mass)
    }

    /// All bodies in the order of their ids.
    pub fn iter(&self) -> impl Iterator<Item = (BodyId, BodyRef<'_>)> {
        let slots = 0..self.slots.len() as u32;
        slots.filter_map(|slot| Some((self.id(slot), self.body(slot)?)))
    }

    pub(crate) fn id(&self, slot: u32) -> BodyId {
        BodyId::new(slot, self.generations[slot as usize])
    }

    /// Where a body is kept.
    #[inline]
    pub(crate) fn slot(&self, id: BodyId) -> Result<usize, WorldError> {
        let slot = id.slot() as usize;
        match self.generations.get(slot) {
            Some(&generation) if generation == id.generation() && self.gates[slot].alive => {
                Ok(slot)
            }
            _ => Err(WorldError::Stale { id }),
        }
    }

    pub(crate) fn shape_at(&self, slot: u32) -> Option<&Arc<Shape>> {
        self.slots[slot as usize].shape.as_ref()
    }

    pub(crate) fn body(&self, slot: u32) -> Option<BodyRef<'_>> {
        let at = slot as usize;
        Some(BodyRef {
            shape: self.shape_at(slot)?,
            transform: self.transforms[at],
            kind: self.gates[at].kind,
            filter: self.gates[at].filter,
            user: self.users[at],
            inverse_mass: self.slots[at].inverse_mass,
        })
    }

    /// Puts a body in.
    ///
    /// # Errors
    /// [`WorldError`] if it cannot be placed, its inverse mass is below 0 or not finite, or the world is full.
    pub fn insert(&mut self, body: Body) -> Result<BodyId, WorldError> {
        check_shape(&body.shape, &body.transform)?;
        check_inverse_mass(body.inverse_mass)?;
        let slot = self.seat(body)?;
        let fence = self.fences[slot as usize];
        self.tree(slot).insert(slot, fence);
        Ok(self.id(slot))
    }

    /// Puts many bodies in at once, which builds a better tree, faster. All are put in or none.
    ///
    /// # Errors
    /// As [`insert`](World::insert); [`WorldError::PlaceAt`] says which.
    pub fn insert_many(&mut self, bodies: Vec<Body>) -> Result<Vec<BodyId>, WorldError> {
        for (index, body) in bodies.iter().enumerate() {
            check_shape(&body.shape, &body.transform)
                .map_err(|error| WorldError::PlaceAt { index, error })?;
            check_inverse_mass(body.inverse_mass)?;
        }
        if bodies.len() > MAX_SLOTS - self.slots.len() {
            return Err(WorldError::Full);
        }
        self.reserve(bodies.len());
        let seats = bodies.into_iter().map(|body| self.seat(body));
        let slots: Vec<u32> = seats.collect::<Result<_, _>>()?;
        self.plant(&slots);
        Ok(slots.into_iter().map(|slot| self.id(slot)).collect())
    }

    /// Makes room for so many bodies more.
    fn reserve(&mut self, more: usize) {
        let more = more.saturating_sub(self.free.len());
        self.slots.reserve(more);
        self.generations.reserve(more);
        self.users.reserve(more);
        self.gates.reserve(more);
        self.transforms.reserve(more);
        self.molds.reserve(more);
        self.reaches.reserve(more);
        self.fences.reserve(more);
        self.cards.reserve(more);
        self.travels.reserve(more);
        self.astray.reserve(more);
    }

    /// Puts bodies that have a place into their trees.
    pub(crate) fn plant(&mut self, slots: &[u32]) {
        let (gates, fences) = (&self.gates, &self.fences);
        let is_static = |slot: u32| gates[slot as usize].kind == BodyKind::Static;
        for (tree, statics) in [(&mut self.statics, true), (&mut self.movers, false)] {
            let these = slots.iter().filter(|&&slot| is_static(slot) == statics);
            let boxes = these.map(|&slot| (slot, fences[slot as usize]));
            if slots.len() * MANY > tree.len() {
                tree.extend(boxes);
            } else {
                boxes.for_each(|(slot, fence)| tree.insert(slot, fence));
            }
        }
    }

    /// Finds a place for a body that was checked; the tree is yet to be told.
    fn seat(&mut self, body: Body) -> Result<u32, WorldError> {
        let (mold, reach) = (Mold::new(&body.shape), reach(&body.shape));
        let entry = Slot {
            inverse_mass: body.inverse_mass,
            born: self.steps,
            shape: Some(body.shape),
        };
        let user = body.user;
        let gate = Gate {
            filter: body.filter,
            kind: body.kind,
            alive: true,
        };
        let slot = if let Some(slot) = self.free.pop() {
            let at = slot as usize;
            self.generations[at] += 1;
            self.gates[at] = gate;
            self.slots[at] = entry;
            self.users[at] = user;
            self.transforms[at] = body.transform;
            self.molds[at] = mold;
            self.reaches[at] = reach;
            self.fences[at] = Aabb::EMPTY;
            slot
        } else {
            if self.slots.len() >= MAX_SLOTS {
                return Err(WorldError::Full);
            }
            self.slots.push(entry);
            self.users.push(user);
            self.generations.push(1);
            self.gates.push(gate);
            self.transforms.push(body.transform);
            self.molds.push(mold);
            self.reaches.push(reach);
            self.push_stand();
            self.slots.len() as u32 - 1
        };
        self.len += 1;
        self.settle(slot as usize);
        Ok(slot)
    }

    /// A place in the lists of where bodies are, for one that is yet to settle.
    pub(crate) fn push_stand(&mut self) {
        self.cards.push(Card::none());
        self.fences.push(Aabb::EMPTY);
        self.travels.push(0);
        self.astray.push(false);
        self.neighbors.reach(self.cards.len());
    }

    /// Takes a body out and returns it. The next step tells of the end of its pairs.
    ///
    /// # Errors
    /// [`WorldError::Stale`].
    pub fn remove(&mut self, id: BodyId) -> Result<Body, WorldError> {
        let body = self.get(id)?.to_body();
        let slot = id.slot() as usize;
        self.tree(id.slot()).remove(id.slot());
        self.renew(slot);
        self.gates[slot].alive = false;
        self.reaches[slot] = f64::NAN;
        self.slots[slot].shape = None;
        self.len -= 1;
        if self.slots[slot].born == self.steps {
            self.release(id.slot()); // no step has seen it, so it has no pairs to end
        } else {
            self.leaving.push(id.slot());
        }
        Ok(body)
    }

    /// Lets a slot be used again, unless it has run out of generations.
    pub(crate) fn release(&mut self, slot: u32) {
        if self.generations[slot as usize] < u32::MAX {
            self.free.push(slot);
        }
    }

    /// The tree that a body is in.
    pub(crate) fn tree(&mut self, slot: u32) -> &mut BoundsTree {
        match self.gates[slot as usize].kind {
            BodyKind::Static => &mut self.statics,
            BodyKind::Moving | BodyKind::Sensor => &mut self.movers,
        }
    }

    /// Bytes of memory the world holds, shapes aside.
    pub fn memory(&self) -> usize {
        fn of<T>(list: &Vec<T>) -> usize {
            list.capacity() * size_of::<T>()
        }
        let bodies = of(&self.slots) + of(&self.generations) + of(&self.users) + of(&self.gates);
        let molds = of(&self.molds) + of(&self.reaches);
        let places = of(&self.transforms) + of(&self.cards) + of(&self.fences);
        let marks = of(&self.travels) + of(&self.astray);
        let lists = of(&self.free) + of(&self.leaving) + of(&self.renewed) + of(&self.strayed);
        let pairs = self.neighbors.memory() + of(&self.pairs) + of(&self.ended);
        let Room {
            found,
            sorted,
            news,
            counts,
            moved,
            #[cfg(feature = "parallel")]
            told,
        } = &self.room;
        let room = of(found) + of(sorted) + of(news) + of(counts) + of(moved);
        #[cfg(feature = "parallel")]
        let room = room + of(told);
        let trees = self.statics.memory() + self.movers.memory();
        bodies + molds + places + marks + lists + pairs + room + trees
    }
}

pub(crate) fn check_inverse_mass(inverse_mass: f64) -> Result<(), WorldError> {
    if (0.0..f64::INFINITY).contains(&inverse_mass) {
        Ok(())
    } else {
        Err(WorldError::BadNumber {
            name: "inverse_mass",
            value: inverse_mass,
            expected: "a finite number of 0 or more",
        })
    }
}
