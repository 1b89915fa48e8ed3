//! The state of a world; inserting and removing bodies.

use crate::world::bodies::arrays::{Bodies, MAX_SLOTS};
use crate::world::bodies::body::check_inverse_mass;
use crate::world::bodies::local_bounds::check_shape;
use crate::world::broad_phase::BroadPhase;
use crate::world::pairs::state::Pairs;
#[cfg(feature = "serde")]
use crate::world::record::recorder::Recording;
use crate::world::slot_set::SlotSet;
use crate::world::threads::Threads;
#[cfg(feature = "parallel")]
use crate::world::tuning::WORTH_DIVIDING;
use crate::world::{Body, BodyId, WorldError};
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;

/// Bodies, the pairs of them that meet, and what changed since the previous step.
///
/// All results are in the order of the bodies' ids, and depend on which bodies there are and where
/// they are, not on how they got there. Bodies may move at any time; [`step`](World::step) compares
/// with the step before.
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
    pub(crate) bodies: Bodies,
    pub(crate) broad_phase: BroadPhase,
    pub(crate) pairs: Pairs,
    /// The number of steps taken.
    pub(crate) steps: u64,
    /// Which pairs may begin, if the caller says so.
    pub(crate) predicate: Option<Predicate>,
    pub(crate) threads: Threads,
    /// The bodies that are pushed apart: memory that stays from call to call.
    pub(crate) island_slots: SlotSet,
    /// By slot, the number of a body's last move: memory that stays from call to call.
    #[cfg(feature = "parallel")]
    pub(crate) last_moves: Vec<u32>,
    #[cfg(feature = "serde")]
    pub(crate) recording: Recording,
}

type Asked = dyn Fn(&World, BodyId, BodyId) -> bool + Send + Sync;

/// The caller's predicate about pairs.
#[derive(Clone)]
pub(crate) struct Predicate(Arc<Asked>);

impl Predicate {
    pub(crate) fn new(
        asked: impl Fn(&World, BodyId, BodyId) -> bool + Send + Sync + 'static,
    ) -> Predicate {
        Predicate(Arc::new(asked))
    }

    /// What it says about a pair.
    pub(crate) fn asked(&self, world: &World, a: BodyId, b: BodyId) -> bool {
        (self.0)(world, a, b)
    }
}

impl fmt::Debug for Predicate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Predicate")
    }
}

impl World {
    /// An empty world.
    pub fn new() -> World {
        World::default()
    }

    /// Whether steps and moves of many bodies are divided between the threads of rayon's current
    /// pool. Off by default. The answers are the same to the bit.
    ///
    /// Where dividing it would take longer than it saves, one thread does the work: in steps of
    /// fewer than 65,536 pairs that are near each other, which about 18,000 bodies have, and for
    /// fewer than 16,384 moves in one call. [`set_parallel_from`](World::set_parallel_from) changes
    /// that.
    ///
    /// It is fastest if the caller is one of the pool's threads, by
    /// `rayon::ThreadPoolBuilder::use_current_thread` or within `rayon::ThreadPool::install`. From
    /// any other thread each call is handed over and waited for.
    #[cfg(feature = "parallel")]
    pub fn set_parallel(&mut self, parallel: bool) {
        self.threads = Threads::new(parallel.then_some(WORTH_DIVIDING));
    }

    /// [Uses threads](World::set_parallel) in steps of at least so many pairs that are near each
    /// other, and for a quarter as many moves in one call: less than 65,536 if many cores are idle
    /// and the caller is one of the pool's threads, more if others need the cores.
    ///
    /// ```
    /// use sat2d::world::{Body, World};
    /// use sat2d::{Shape, Transform};
    /// let mut world = World::new();
    /// let tile = std::sync::Arc::new(Shape::rectangle(2.0, 1.0)?);
    /// let tiles = (0..100).map(|_| Body::new(tile.clone(), Transform::IDENTITY)).collect();
    /// world.insert_many(tiles)?;
    /// world.set_parallel_from(1000);
    /// assert_eq!(world.step().len(), 4950);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[cfg(feature = "parallel")]
    pub fn set_parallel_from(&mut self, near_pairs: usize) {
        self.threads = Threads::new(Some(near_pairs));
    }

    /// Inserts a body.
    ///
    /// # Errors
    /// [`WorldError`] if the body cannot be placed, its inverse mass is below 0 or not finite, or
    /// the world is full.
    pub fn insert(&mut self, body: Body) -> Result<BodyId, WorldError> {
        record!(self.insert(body));
        check_shape(&body.shape, &body.transform)?;
        check_inverse_mass(body.inverse_mass)?;
        let kind = body.kind;
        let slot = self.add(body)?;
        let tree_box = self.bodies.tree_boxes[slot as usize];
        self.broad_phase.tree(kind).insert(slot, tree_box);
        Ok(self.bodies.id(slot))
    }

    /// Inserts many bodies at once, which is faster and builds a better tree. Either all of them
    /// are inserted or none. The ids are in the order of the bodies.
    ///
    /// # Errors
    /// As [`insert`](World::insert), in a [`WorldError::At`] that names the body.
    pub fn insert_many(&mut self, bodies: Vec<Body>) -> Result<Vec<BodyId>, WorldError> {
        record!(self.insert_many(bodies));
        for (index, body) in bodies.iter().enumerate() {
            let place = check_shape(&body.shape, &body.transform).map_err(WorldError::from);
            let checked = place.and_then(|()| check_inverse_mass(body.inverse_mass));
            checked.map_err(|error| error.at(index))?;
        }
        if bodies.len() > MAX_SLOTS - self.bodies.slots.len() {
            return Err(WorldError::Full);
        }
        self.bodies.reserve(bodies.len());
        self.broad_phase.reserve(bodies.len());
        let slots = bodies.into_iter().map(|body| self.add(body));
        let slots: Vec<u32> = slots.collect::<Result<_, _>>()?;
        self.broad_phase.insert_many(&slots, &self.bodies);
        Ok(slots.into_iter().map(|slot| self.bodies.id(slot)).collect())
    }

    /// Adds a valid body, without putting it into a tree.
    fn add(&mut self, body: Body) -> Result<u32, WorldError> {
        let slot = self.bodies.add(body, self.steps)?;
        self.resize();
        self.place_new(slot as usize);
        Ok(slot)
    }

    /// Makes sure that the broad phase and the pair cache have an entry for each slot.
    pub(crate) fn resize(&mut self) {
        let slots = self.bodies.slots.len();
        self.broad_phase.resize(slots);
        self.pairs.cache.resize(slots);
    }

    /// Removes a body, and its [parts](World::attach) with it, and returns it. The next step
    /// reports the end of their pairs.
    ///
    /// # Errors
    /// [`WorldError::Stale`].
    pub fn remove(&mut self, id: BodyId) -> Result<Body, WorldError> {
        record!(self.remove(id));
        let body = self.get(id)?.to_body();
        let parts = self.bodies.parts.of(id.slot()).to_vec();
        for slot in parts.into_iter().chain([id.slot()]) {
            let kind = self.bodies.roles[slot as usize].kind;
            self.broad_phase.tree(kind).remove(slot);
            self.invalidate(slot as usize);
            self.bodies.remove(slot, self.steps);
        }
        Ok(body)
    }

    /// Bytes of memory that the world holds, shapes aside.
    pub fn memory(&self) -> usize {
        #[cfg(feature = "parallel")]
        let last_moves = crate::world::memory::bytes(&self.last_moves);
        #[cfg(not(feature = "parallel"))]
        let last_moves = 0;
        self.bodies.memory()
            + self.broad_phase.memory()
            + self.pairs.memory()
            + self.island_slots.memory()
            + last_moves
    }
}
