//! The world: where bodies are kept, put in, moved and taken out.

use super::footprint::{Footprint, Mold, check};
use super::pairs::{EndedPair, Pair};
use super::step::Card;
use super::{Body, BodyId, BodyKind, Filter, WorldError};
use crate::narrow::rectangle::Parallelogram;
use crate::{Aabb, BoundsTree, PlaceError, Shape, Transform};
use alloc::sync::Arc;
use alloc::vec::Vec;

/// Bodies, which of them meet, and what changed about that since the step before.
///
/// Everything is told in the order of the bodies' names, so the answers depend on which bodies there are and where, not on the way they
/// got there. Positions may change at any time; [`step`](World::step) compares with the step before.
///
/// ```
/// use sat2d::{Body, BodyKind, DVec2, Phase, Relation, Shape, Transform, World};
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
    /// By slot.
    pub(super) slots: Vec<Slot>,
    /// By slot. Counts from 1.
    pub(super) generations: Vec<u32>,
    pub(super) gates: Vec<Gate>,
    pub(super) molds: Vec<Mold>,
    pub(super) bounds: Vec<Aabb>,
    pub(super) rectangles: Vec<Parallelogram>,
    /// Slots to use again, the last first.
    pub(super) free: Vec<u32>,
    /// Slots to use again after the next step, which has yet to tell of their pairs' end.
    pub(super) leaving: Vec<u32>,
    pub(super) len: usize,
    /// Static bodies, and all others, by slot.
    pub(super) statics: BoundsTree,
    pub(super) movers: BoundsTree,
    /// Slots whose pairs may differ from those of the last step; each once.
    pub(super) changed: Vec<u32>,
    /// How many steps were taken.
    pub(super) steps: u64,
    /// The pairs that meet, as of the last step, in order.
    pub(super) pairs: Vec<Pair>,
    /// Those that met at the step before and no longer at the last.
    pub(super) ended: Vec<EndedPair>,
    /// Room for sorting, kept between the steps.
    pub(super) scratch: Vec<Pair>,
    pub(super) found: Vec<Pair>,
    pub(super) counts: Vec<u32>,
    /// What pairs are decided by, in the order of the trees.
    pub(super) movers_cards: Vec<Card>,
    pub(super) statics_cards: Vec<Card>,
}

/// A place for a body.
#[derive(Clone, Debug)]
pub(super) struct Slot {
    /// `None` where the slot is free or about to be.
    pub(super) body: Option<Body>,
    /// The number of steps when the body was put in.
    pub(super) born: u64,
}

/// What decides at a glance about a candidate pair.
#[derive(Clone, Copy, Debug)]
pub(super) struct Gate {
    pub(super) filter: Filter,
    pub(super) kind: BodyKind,
    /// Whether there is a body.
    pub(super) alive: bool,
    /// Whether it is among [`World::changed`].
    pub(super) changed: bool,
}

/// More slots than any machine has memory for, and few enough for the numbers in the trees.
const MAX_SLOTS: usize = 1 << 28;

/// From this share of the moving bodies on, moving all of them at once costs less than one by one: one in so many.
pub(super) const MANY: usize = 6;

impl World {
    /// An empty world.
    pub fn new() -> World {
        World::default()
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
    pub fn get(&self, id: BodyId) -> Result<&Body, WorldError> {
        self.slot(id)?;
        let body = self.body(id.slot);
        body.ok_or(WorldError::Stale { id })
    }

    /// A box around a body, wider than the least one by a few roundings at most.
    ///
    /// # Errors
    /// [`WorldError::Stale`].
    pub fn bounds(&self, id: BodyId) -> Result<Aabb, WorldError> {
        Ok(self.bounds[self.slot(id)?])
    }

    /// All bodies in the order of their names.
    pub fn iter(&self) -> impl Iterator<Item = (BodyId, &Body)> {
        let entries = self.slots.iter().enumerate();
        entries.filter_map(|(slot, entry)| Some((self.id(slot as u32), entry.body.as_ref()?)))
    }

    pub(super) fn id(&self, slot: u32) -> BodyId {
        BodyId {
            slot,
            generation: self.generations[slot as usize],
        }
    }

    /// Where a body is kept.
    #[inline]
    pub(super) fn slot(&self, id: BodyId) -> Result<usize, WorldError> {
        let slot = id.slot as usize;
        match self.generations.get(slot) {
            Some(&generation) if generation == id.generation && self.gates[slot].alive => Ok(slot),
            _ => Err(WorldError::Stale { id }),
        }
    }

    pub(super) fn body(&self, slot: u32) -> Option<&Body> {
        self.slots[slot as usize].body.as_ref()
    }

    fn get_mut(&mut self, id: BodyId) -> Result<&mut Body, WorldError> {
        let slot = self.slot(id)?;
        let body = self.slots[slot].body.as_mut();
        body.ok_or(WorldError::Stale { id })
    }

    /// Puts a body in.
    ///
    /// # Errors
    /// [`WorldError`] if it cannot be placed, its weight is below 0 or not finite, or the world is full.
    pub fn insert(&mut self, body: Body) -> Result<BodyId, WorldError> {
        let mold = Mold::new(&body.shape);
        check(&mold, || Some(&*body.shape), &body.transform)?;
        check_weight(body.weight)?;
        let slot = self.seat(body, mold)?;
        let bounds = self.bounds[slot as usize];
        self.tree(slot).insert(slot, bounds);
        Ok(self.id(slot))
    }

    /// Puts many bodies in at once, which builds a better tree, faster. All are put in or none.
    ///
    /// # Errors
    /// As [`insert`](World::insert); [`WorldError::PlaceAt`] says which.
    pub fn insert_many(&mut self, bodies: Vec<Body>) -> Result<Vec<BodyId>, WorldError> {
        for (index, body) in bodies.iter().enumerate() {
            let mold = Mold::new(&body.shape);
            check(&mold, || Some(&*body.shape), &body.transform)
                .map_err(|error| WorldError::PlaceAt { index, error })?;
            check_weight(body.weight)?;
        }
        if bodies.len() > MAX_SLOTS - self.slots.len() {
            return Err(WorldError::Full);
        }
        let slots: Vec<u32> = bodies
            .into_iter()
            .map(|body| {
                let mold = Mold::new(&body.shape);
                self.seat(body, mold)
            })
            .collect::<Result<_, _>>()?;
        for kind in [BodyKind::Static, BodyKind::Moving] {
            let is_static = kind == BodyKind::Static;
            let gates = &self.gates;
            let these = slots
                .iter()
                .filter(|&&slot| (gates[slot as usize].kind == BodyKind::Static) == is_static);
            let boxes = these.map(|&slot| (slot, self.bounds[slot as usize]));
            let tree = if is_static {
                &mut self.statics
            } else {
                &mut self.movers
            };
            if slots.len() * MANY > tree.len() {
                tree.extend(boxes);
            } else {
                boxes.for_each(|(slot, bounds)| tree.insert(slot, bounds));
            }
        }
        Ok(slots.into_iter().map(|slot| self.id(slot)).collect())
    }

    /// Finds a place for a body that was checked; the tree is yet to be told.
    fn seat(&mut self, body: Body, mold: Mold) -> Result<u32, WorldError> {
        let footprint = Footprint::new(&mold, &body.shape, &body.transform);
        let mut gate = Gate {
            filter: body.filter,
            kind: body.kind,
            alive: true,
            changed: false,
        };
        let entry = Slot {
            body: Some(body),
            born: self.steps,
        };
        let slot = if let Some(slot) = self.free.pop() {
            let at = slot as usize;
            gate.changed = self.gates[at].changed;
            self.slots[at] = entry;
            self.generations[at] += 1;
            self.gates[at] = gate;
            self.molds[at] = mold;
            self.bounds[at] = footprint.bounds;
            self.rectangles[at] = footprint.rectangle;
            slot
        } else {
            if self.slots.len() >= MAX_SLOTS {
                return Err(WorldError::Full);
            }
            self.slots.push(entry);
            self.generations.push(1);
            self.gates.push(gate);
            self.molds.push(mold);
            self.bounds.push(footprint.bounds);
            self.rectangles.push(footprint.rectangle);
            self.slots.len() as u32 - 1
        };
        self.len += 1;
        self.mark(slot as usize);
        Ok(slot)
    }

    /// Takes a body out and returns it. The next step tells of the end of its pairs.
    ///
    /// # Errors
    /// [`WorldError::Stale`].
    pub fn remove(&mut self, id: BodyId) -> Result<Body, WorldError> {
        let slot = self.slot(id)?;
        self.tree(id.slot).remove(id.slot);
        self.mark(slot);
        self.gates[slot].alive = false;
        self.len -= 1;
        if self.slots[slot].born == self.steps {
            self.release(id.slot); // no step has seen it, so it has no pairs to end
        } else {
            self.leaving.push(id.slot);
        }
        let body = self.slots[slot].body.take();
        body.ok_or(WorldError::Stale { id })
    }

    /// Lets a slot be used again, unless it has run out of generations.
    pub(super) fn release(&mut self, slot: u32) {
        if self.generations[slot as usize] < u32::MAX {
            self.free.push(slot);
        }
    }

    /// Moves a body.
    ///
    /// # Errors
    /// [`WorldError`] if there is no such body or it cannot be placed there.
    pub fn set_transform(&mut self, id: BodyId, transform: Transform) -> Result<(), WorldError> {
        let slot = self.slot(id)?;
        self.check(id, &transform)?;
        self.get_mut(id)?.transform = transform;
        self.replace(slot);
        Ok(())
    }

    /// Moves many bodies at once, all or none; one that is named twice goes where it is told last.
    ///
    /// # Errors
    /// As [`set_transform`](World::set_transform); [`WorldError::PlaceAt`] says which.
    pub fn set_transforms(&mut self, moves: &[(BodyId, Transform)]) -> Result<(), WorldError> {
        for (index, (id, transform)) in moves.iter().enumerate() {
            self.slot(*id)?;
            self.check(*id, transform)
                .map_err(|error| WorldError::PlaceAt { index, error })?;
        }
        let many = moves.len() * MANY > self.movers.len();
        for (id, transform) in moves {
            let slot = id.slot as usize;
            self.get_mut(*id)?.transform = *transform;
            if many && self.gates[slot].kind != BodyKind::Static {
                self.settle(slot);
            } else {
                self.replace(slot);
            }
        }
        if many {
            let bounds = &self.bounds;
            self.movers.update_all(|slot| bounds[slot as usize]);
        }
        Ok(())
    }

    /// Whether the shape of a body that there is may be placed there.
    #[inline(always)]
    fn check(&self, id: BodyId, transform: &Transform) -> Result<(), PlaceError> {
        let shape = || self.body(id.slot).map(|body| &*body.shape);
        check(&self.molds[id.slot as usize], shape, transform)
    }

    /// Gives a body another shape.
    ///
    /// # Errors
    /// [`WorldError`] if there is no such body or the shape cannot be placed where it is.
    pub fn set_shape(
        &mut self,
        id: BodyId,
        shape: impl Into<Arc<Shape>>,
    ) -> Result<(), WorldError> {
        let (body, shape) = (self.get_mut(id)?, shape.into());
        let mold = Mold::new(&shape);
        check(&mold, || Some(&*shape), &body.transform)?;
        body.shape = shape;
        self.molds[id.slot as usize] = mold;
        self.replace(id.slot as usize);
        Ok(())
    }

    /// Gives a body another part to play.
    ///
    /// # Errors
    /// [`WorldError::Stale`].
    pub fn set_kind(&mut self, id: BodyId, kind: BodyKind) -> Result<(), WorldError> {
        let slot = self.slot(id)?;
        self.tree(id.slot).remove(id.slot);
        self.get_mut(id)?.kind = kind;
        self.gates[slot].kind = kind;
        let bounds = self.bounds[slot];
        self.tree(id.slot).insert(id.slot, bounds);
        self.mark(slot);
        Ok(())
    }

    /// Gives a body another filter.
    ///
    /// # Errors
    /// [`WorldError::Stale`].
    pub fn set_filter(&mut self, id: BodyId, filter: Filter) -> Result<(), WorldError> {
        self.get_mut(id)?.filter = filter;
        self.gates[id.slot as usize].filter = filter;
        self.mark(id.slot as usize);
        Ok(())
    }

    /// Gives a body other user data.
    ///
    /// # Errors
    /// [`WorldError::Stale`].
    pub fn set_user(&mut self, id: BodyId, user: u64) -> Result<(), WorldError> {
        self.get_mut(id)?.user = user;
        Ok(())
    }

    /// Gives a body another weight.
    ///
    /// # Errors
    /// [`WorldError`] if there is no such body or the weight is below 0 or not finite.
    pub fn set_weight(&mut self, id: BodyId, weight: f64) -> Result<(), WorldError> {
        check_weight(weight)?;
        self.get_mut(id)?.weight = weight;
        Ok(())
    }

    fn tree(&mut self, slot: u32) -> &mut BoundsTree {
        match self.gates[slot as usize].kind {
            BodyKind::Static => &mut self.statics,
            BodyKind::Moving | BodyKind::Sensor => &mut self.movers,
        }
    }

    /// Brings up to date what is kept of where a body is.
    #[inline]
    fn settle(&mut self, slot: usize) {
        let Some(body) = &self.slots[slot].body else {
            return;
        };
        let footprint = Footprint::new(&self.molds[slot], &body.shape, &body.transform);
        self.bounds[slot] = footprint.bounds;
        self.rectangles[slot] = footprint.rectangle;
        self.mark(slot);
    }

    /// The same and in its tree.
    pub(super) fn replace(&mut self, slot: usize) {
        self.settle(slot);
        let bounds = self.bounds[slot];
        self.tree(slot as u32).update(slot as u32, bounds);
    }

    fn mark(&mut self, slot: usize) {
        if !self.gates[slot].changed {
            self.gates[slot].changed = true;
            self.changed.push(slot as u32);
        }
    }

    /// Bytes of memory the world holds, shapes aside.
    pub fn memory(&self) -> usize {
        fn of<T>(list: &Vec<T>) -> usize {
            list.capacity() * size_of::<T>()
        }
        of(&self.slots)
            + of(&self.generations)
            + of(&self.gates)
            + of(&self.molds)
            + of(&self.bounds)
            + of(&self.rectangles)
            + of(&self.free)
            + of(&self.leaving)
            + of(&self.changed)
            + of(&self.pairs)
            + of(&self.ended)
            + of(&self.scratch)
            + of(&self.found)
            + of(&self.counts)
            + of(&self.movers_cards)
            + of(&self.statics_cards)
            + self.statics.memory()
            + self.movers.memory()
    }
}

fn check_weight(weight: f64) -> Result<(), WorldError> {
    if (0.0..f64::INFINITY).contains(&weight) {
        Ok(())
    } else {
        Err(WorldError::BadNumber {
            name: "weight",
            value: weight,
            expected: "a finite number of 0 or more",
        })
    }
}
