//! The state of a world.

use crate::BodyId;
use crate::bodies::arrays::Bodies;
use crate::broad_phase::BroadPhase;
use crate::pairs::state::Pairs;
#[cfg(feature = "serde")]
use crate::recorder::Recording;
use crate::slot_set::SlotSet;
use crate::threads::Threads;
#[cfg(feature = "parallel")]
use crate::tuning::WORTH_DIVIDING;
use alloc::sync::Arc;
#[cfg(feature = "parallel")]
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
    pub(super) bodies: Bodies,
    pub(super) broad_phase: BroadPhase,
    pub(super) pairs: Pairs,
    /// The number of steps taken.
    pub(super) steps: u64,
    /// Which pairs may begin, if the caller says so.
    pub(super) predicate: Option<Predicate>,
    pub(super) threads: Threads,
    /// The bodies that are pushed apart: memory that stays from call to call.
    pub(super) island_slots: SlotSet,
    /// By slot, the number of a body's last move: memory that stays from call to call.
    #[cfg(feature = "parallel")]
    pub(super) last_moves: Vec<u32>,
    #[cfg(feature = "serde")]
    pub(super) recording: Recording,
}

type Asked = dyn Fn(&World, BodyId, BodyId) -> bool + Send + Sync;

/// The caller's predicate about pairs.
#[derive(Clone)]
pub(super) struct Predicate(Arc<Asked>);

impl Predicate {
    pub(super) fn new(
        asked: impl Fn(&World, BodyId, BodyId) -> bool + Send + Sync + 'static,
    ) -> Predicate {
        Predicate(Arc::new(asked))
    }

    /// What it says about a pair.
    pub(super) fn asked(&self, world: &World, a: BodyId, b: BodyId) -> bool {
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

    /// Bytes of memory that the world holds, shapes aside.
    pub fn memory(&self) -> usize {
        #[cfg(feature = "parallel")]
        let last_moves = crate::memory::bytes(&self.last_moves);
        #[cfg(not(feature = "parallel"))]
        let last_moves = 0;
        self.bodies.memory()
            + self.broad_phase.memory()
            + self.pairs.memory()
            + self.island_slots.memory()
            + last_moves
    }
}
