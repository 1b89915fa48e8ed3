//! Pushing overlapping bodies apart.

use crate::bodies::arrays::Bodies;
use crate::pair_filter::PairFilter;
use crate::pairs::pair::Pair;
use crate::response::demand::{MAX_WORK, least_push};
use crate::response::island::Islands;
use crate::response::moved::moved;
use crate::{BodyId, BodyKind, World, WorldError};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use glam::DVec2;
use sat2d_base::limit::WorkBudget;
use sat2d_base::sort::sort_by;
use sat2d_core::placed::Placed;
use sat2d_core::transform::Transform;

/// What [`World::separate`] has done.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct SeparateResult {
    /// The number of pairs that still overlap by more than rounding.
    pub overlapping: usize,
    /// The depth of the deepest contact of such a pair, in the world's units; 0 if there is none.
    pub depth: f64,
    /// How many iterations it took.
    pub iterations: usize,
}

/// Overlaps of up to this many rounding margins, of the island's coarsest pair, count as parted if
/// nothing improves them: where bodies fit exactly, each one's margin is taken from another's.
const MARGINS_LEFT: f64 = 4.0;
/// An iteration improves something if the longest push that the next one demands is less than this
/// part of the one that it demanded, and an overlap if it is less than this part of the lowest of
/// the same pair before.
const IMPROVED: f64 = 0.875;
/// An iteration that moves no body by more than this part of the longest push that the next one
/// demands does not lead to where others would improve something.
const MOVED: f64 = 0.125;

impl World {
    /// Pushes overlapping bodies apart. Static bodies and bodies of inverse mass 0 stay, and
    /// sensors neither push nor are pushed. A body and its [parts](World::attach) are pushed as
    /// one. [Chains](sat2d_core::Shape::chain) push to their fronts only.
    ///
    /// An iteration looks at the overlapping bodies and all that are near them, island by island.
    /// It takes the contacts, and the closest points of pairs that do not overlap yet, for straight
    /// edges, and moves the bodies by the least displacements, weighted with their masses, that
    /// part all of them at once: two bodies alone share their overlap in proportion to their
    /// inverse masses, and a stack on a static floor rises as a whole. That is the nonlinear
    /// projected Gauss–Seidel method with accumulated pushes (C. Hildreth, "A quadratic programming
    /// procedure", 1957), with conjugate gradients (M. Silcowitz, S. Niebe and K. Erleben, "A
    /// nonsmooth nonlinear conjugate gradient method for interactive contact force problems",
    /// 2010). The next iteration looks at the bodies where they are then. It ends as soon as
    /// nothing overlaps, when an iteration would neither move nor improve anything, when only
    /// rounding is left and no longer falls, or after `iterations`. An overlap of a few rounding
    /// margins that is left then counts as parted. Crates need about 3, heaps of convex shapes
    /// about 5, large heaps of concave ones up to 26.
    ///
    /// Where contacts of two concave bodies conflict, the pair's least
    /// [separation](sat2d_core::query::separation()) decides, so two bodies alone move by exactly
    /// that. A body between others that stay, whose pushes contradict each other or meet far away,
    /// takes the least way out of all of them; against a contradiction up to half of its width or
    /// height.
    ///
    /// The result depends on the bodies alone, to the bit.
    ///
    /// ```
    /// use sat2d::{DVec2, Shape, Transform};
    /// use sat2d::world::{Body, BodyKind, World};
    /// let mut world = World::new();
    /// let tile = std::sync::Arc::new(Shape::rectangle(2.0, 2.0)?);
    /// world.insert(Body::new(tile.clone(), Transform::IDENTITY).kind(BodyKind::Static))?;
    /// let at = Transform::translation(DVec2::new(1.5, 0.25))?;
    /// let id = world.insert(Body::new(tile, at))?;
    /// let done = world.separate(4);
    /// assert_eq!((done.overlapping, done.depth, done.iterations), (0, 0.0, 1));
    /// let [.., x, y] = world.transform(id)?.to_array();
    /// assert!((x - 2.0).abs() < 1e-14 && y == 0.25);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Panics
    /// If there is not enough memory for the pairs; [`separate_within`](World::separate_within)
    /// reports that as an error.
    pub fn separate(&mut self, iterations: usize) -> SeparateResult {
        match self.separate_within(iterations, usize::MAX) {
            Ok(result) => result,
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
    ) -> Result<SeparateResult, WorldError> {
        record!(self.separate_within(iterations, max_pairs));
        let mut moves = Vec::new();
        let answers = self.pairs.refusals.answers.clone();
        let outcome = self.push_all_apart(iterations, max_pairs, &mut moves);
        if outcome.is_err() {
            self.pairs.refusals.answers = answers;
            for (id, from) in moves.into_iter().rev() {
                // the body was there before, so this succeeds
                let _ = self.set_transform(id, from);
            }
        }
        outcome
    }

    /// Adds to `made` the bodies that were pushed, and from where.
    fn push_all_apart(
        &mut self,
        iterations: usize,
        max_pairs: usize,
        made: &mut Vec<(BodyId, Transform)>,
    ) -> Result<SeparateResult, WorldError> {
        let (mut result, mut first) = (SeparateResult::default(), 0.0);
        let mut margins: Vec<(u32, f64)> = Vec::new();
        let work = WorkBudget::new(MAX_WORK);
        // the longest push that was demanded in the last iteration, and the longest that was made
        let mut last = None;
        // by pair, the lowest depth so far: a body between two others returns to each of them
        let mut lowest: BTreeMap<u64, f64> = BTreeMap::new();
        loop {
            let (bodies, broad_phase) = (&mut self.bodies, &mut self.broad_phase);
            let mut pairs =
                (self.pairs).overlapping(bodies, broad_phase, self.threads, max_pairs)?;
            let answers = core::mem::take(&mut self.pairs.refusals.answers);
            let mut island_slots = core::mem::take(&mut self.island_slots);
            let filter = PairFilter::new(self, answers, 0.0);
            pairs.retain(|pair| {
                self.bodies.is_pushed_from_front(*pair) && filter.pushes(pair.a(), pair.b())
            });
            let (mut deepest, mut has_improved): (f64, bool) = (0.0, false);
            for pair in &pairs {
                let depth = self.bodies.depth(*pair);
                deepest = deepest.max(depth);
                let before = lowest.entry(pair.key()).or_insert(f64::INFINITY);
                has_improved |= depth < IMPROVED * *before;
                *before = before.min(depth);
            }
            if result.iterations == 0 {
                first = deepest;
            }
            let mut moves = Vec::new();
            let is_rounding = |pair: &Pair| self.bodies.is_rounding(*pair, &margins);
            let mut ends = pairs.is_empty()
                || result.iterations == iterations
                || !has_improved && pairs.iter().all(is_rounding);
            if !ends {
                margins.clear();
                let mut islands =
                    Islands::new(self, &filter, &mut island_slots, (deepest, first), &work);
                for slot in pairs.iter().flat_map(|pair| [pair.a(), pair.b()]) {
                    islands.part(slot, &mut moves, &mut margins);
                }
                sort_by(&mut margins, &mut |(p, _), (q, _)| p.cmp(q));
                let (demanded, left) = (islands.longest(), islands.left());
                let made = moves.iter().map(|(_, by)| by.length());
                let made = made.fold(0.0, f64::max);
                let improves_nothing = |(before, demanded, made): (f64, f64, f64)| {
                    demanded >= IMPROVED * before && made <= MOVED * demanded
                };
                ends = last.is_some_and(|(before, made_before)| {
                    improves_nothing((before, demanded, made_before))
                        || improves_nothing((demanded, left, made))
                });
                last = Some((demanded, made));
            }
            self.pairs.refusals.answers = filter.into_answers();
            self.island_slots = island_slots;
            if ends {
                // what is left of an exact fit is rounding
                pairs.retain(|pair| !self.bodies.is_rounding(*pair, &margins));
                let depths = pairs.iter().map(|pair| self.bodies.depth(*pair));
                result.depth = depths.fold(0.0, f64::max);
                result.overlapping = pairs.len();
                return Ok(result);
            }
            for (slot, by) in moves {
                self.push(slot, by, made);
            }
            result.iterations += 1;
        }
    }

    /// Moves a body. One that would leave the range of coordinates stays.
    fn push(&mut self, slot: u32, by: DVec2, made: &mut Vec<(BodyId, Transform)>) {
        let (id, from) = (self.bodies.id(slot), self.bodies.transforms[slot as usize]);
        if let Ok(to) = moved(&from, by)
            && self.set_transform(id, to).is_ok()
        {
            made.push((id, from));
        }
    }
}

impl Bodies {
    /// Whether an overlap is to be parted: one with a chain only if it is one with its front.
    fn is_pushed_from_front(&self, pair: Pair) -> bool {
        let has_chain = [pair.a(), pair.b()]
            .into_iter()
            .any(|slot| self.is_chain(slot));
        !has_chain || self.depth(pair) > 0.0
    }

    /// The depth of the deepest contact of a pair that pushes.
    fn depth(&self, pair: Pair) -> f64 {
        let contacts = self.placed_pair(pair).map(|(a, b)| a.contacts_in_front(&b));
        let deepest = contacts.as_ref().and_then(|contacts| contacts.first());
        deepest.map_or(0.0, |contact| contact.depth)
    }

    /// Whether the overlap of a pair counts as rounding, by the margins of bodies' islands, sorted
    /// by slot.
    fn is_rounding(&self, pair: Pair, margins: &[(u32, f64)]) -> bool {
        let margin = |slot: u32| {
            let owner = self.parts.owner(slot);
            let found = margins.binary_search_by_key(&owner, |&(slot, _)| slot);
            found.map_or(0.0, |at| margins[at].1)
        };
        let most = MARGINS_LEFT * margin(pair.a()).max(margin(pair.b()));
        let Some((a, b)) = self.placed_pair(pair) else {
            return false;
        };
        // the contacts of concave shapes are deeper than the least push
        let depth = least_push(&a, &b, 0.0).map(|push| push.length);
        depth.unwrap_or_else(|| self.depth(pair)) <= most
    }

    /// Both bodies of a pair where they are, as they push and are pushed.
    pub(super) fn placed_pair(&self, pair: Pair) -> Option<(Placed<'_>, Placed<'_>)> {
        self.placed_solid(pair.a()).zip(self.placed_solid(pair.b()))
    }

    /// The inverse mass with which a body is pushed; a part is pushed with its owner.
    pub(super) fn push_mass(&self, slot: u32) -> f64 {
        let slot = self.parts.owner(slot);
        match self.kind(slot) {
            BodyKind::Static => 0.0,
            _ => self.slots[slot as usize].inverse_mass,
        }
    }
}
