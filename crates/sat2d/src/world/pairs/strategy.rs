//! Whether a step caches pairs or finds them anew, chosen by how fast the bodies move.
//!
//! Slow bodies stay within their fat AABBs for many steps, and their pairs stay as they are. Fast
//! ones leave them at once: fat AABBs and cached pairs then cost more than they save. A new world
//! finds pairs anew until its bodies have moved slowly: to fill the cache takes longer than to find
//! the pairs that meet, and is of no use for bodies that rest. No answer depends on the choice.

use crate::aabb::Aabb;
use crate::world::bodies::fat_aabb::part_of_margin;

/// The shares of moving bodies that leave a fat AABB in a step above which pairs are found anew,
/// and below which they are cached again.
const MANY: f64 = 0.11;
const FEW: f64 = 0.08;

/// The same with more than [`LARGE`] moving bodies and [`MANY_DUE`] cached pairs: these come in no
/// order of places, as found ones do, and the data of all bodies exceed the second-level cache.
const MANY_OF_LARGE: f64 = 0.05;
const FEW_OF_LARGE: f64 = 0.045;
const LARGE: usize = 20_000;

/// The average share of the cached pairs above which many are due.
const MANY_DUE: f64 = 0.25;

/// The weight of the last step in the average.
const WEIGHT: f64 = 1.0 / 12.0;

/// A body that leaves its fat AABB, in the unit in which they are counted: whole numbers, so that
/// the sum does not depend on which thread moved a body.
const ONE: u64 = 1 << 16;

/// How a step finds the pairs that meet.
#[derive(Clone, Debug)]
pub(crate) struct Strategy {
    /// Whether each step finds all pairs anew, by tight AABBs, instead of updating the pair cache.
    is_anew: bool,
    /// The number of bodies that left their fat AABBs since the last step, or would have, times
    /// [`ONE`].
    leaving: u64,
    /// Its average share of the moving bodies over the last steps.
    share: f64,
    /// Whether the next step with a change says nothing about speed: its bodies are new, or pairs
    /// are cached again, and all bodies leave their tight AABBs when they move.
    is_settling: bool,
    /// The average share of the cached pairs that were due in the last steps that cached pairs.
    due: f64,
}

impl Default for Strategy {
    fn default() -> Strategy {
        Strategy {
            is_anew: true,
            leaving: 0,
            share: 0.0,
            is_settling: true,
            due: 0.0,
        }
    }
}

impl Strategy {
    #[inline(always)]
    pub(crate) fn is_anew(&self) -> bool {
        self.is_anew
    }

    /// Counts bodies that left their fat AABBs.
    pub(crate) fn count(&mut self, leaving: usize) {
        self.leaving += leaving as u64 * ONE;
    }

    /// Counts bodies that moved from one tight AABB to another: the sum of [`would_leave`].
    pub(crate) fn count_moves(&mut self, would_leave: u64) {
        self.leaving += would_leave;
    }

    /// Counts the cached pairs that were due, of so many.
    pub(crate) fn count_due(&mut self, due: usize, cached: usize) {
        let share = due as f64 / cached.max(1) as f64;
        self.due += (share - self.due) * WEIGHT;
    }

    /// Takes the choice to cache pairs back.
    pub(crate) fn stay_anew(&mut self) {
        self.is_anew = true;
        self.is_settling = false;
    }

    /// Chooses for the next step, after one in which anything may have changed or nothing has.
    /// Returns whether the choice changed.
    pub(crate) fn choose(&mut self, movers: usize, has_changed: bool) -> bool {
        let leaving = core::mem::take(&mut self.leaving) as f64 / ONE as f64;
        let share = leaving / movers.max(1) as f64;
        let has_settled = has_changed && core::mem::take(&mut self.is_settling);
        if !has_settled {
            self.share += (share.min(1.0) - self.share) * WEIGHT;
        }
        if self.is_anew && (has_settled || !has_changed) {
            return false; // bodies that rest say nothing about their speed either
        }
        let is_large = movers > LARGE;
        let is_anew = self.share
            > match self.is_anew {
                true if is_large => FEW_OF_LARGE,
                true => FEW,
                false if is_large && self.due > MANY_DUE => MANY_OF_LARGE,
                false => MANY,
            };
        let is_other = is_anew != self.is_anew;
        self.is_settling = (is_other || self.is_settling) && !is_anew;
        self.is_anew = is_anew;
        is_other
    }
}

/// How much a body that moved from one tight AABB to another counts: one that takes a tenth of the
/// largest margin would leave a fat AABB every ten steps.
#[inline(always)]
pub(crate) fn would_leave(before: &Aabb, now: &Aabb) -> u64 {
    (part_of_margin(before, now) * ONE as f64) as u64
}

#[cfg(test)]
mod tests {
    use crate::world::pairs::strategy::*;
    use glam::DVec2;

    /// A hundred squares of size 1 that move by `speed` in each step.
    fn steps(strategy: &mut Strategy, speed: f64, count: usize) -> usize {
        steps_of(strategy, 100, speed, 0, count)
    }

    /// The same as part of so many bodies that move alike; of a hundred pairs so many are due.
    fn steps_of(
        strategy: &mut Strategy,
        bodies: usize,
        speed: f64,
        due: usize,
        count: usize,
    ) -> usize {
        let square = |x| Aabb::new(DVec2::new(x, 0.0), DVec2::new(x + 1.0, 1.0));
        let mut changes = 0;
        for _ in 0..count {
            if strategy.is_anew() {
                let one = would_leave(&square(0.0), &square(speed));
                strategy.count_moves(one * bodies as u64);
            } else {
                strategy.count_due(due, 100);
                let margin_in_moves = if speed > 0.0 {
                    0.5 / speed
                } else {
                    f64::INFINITY
                };
                strategy.count((bodies as f64 / margin_in_moves.max(1.0)) as usize);
            }
            changes += usize::from(strategy.choose(bodies, speed > 0.0));
        }
        changes
    }

    /// A strategy that caches pairs.
    fn caching() -> Strategy {
        Strategy {
            is_anew: false,
            is_settling: false,
            ..Strategy::default()
        }
    }

    #[test]
    fn fast_bodies_are_found_anew_and_slow_ones_cached() {
        let mut strategy = caching();
        assert_eq!(steps(&mut strategy, 0.02, 1000), 0);
        for _ in 0..3 {
            assert_eq!(steps(&mut strategy, 1.0, 1000), 1);
            assert!(strategy.is_anew());
            assert_eq!(steps(&mut strategy, 0.001, 1000), 1);
            assert!(!strategy.is_anew());
        }
    }

    #[test]
    fn pairs_of_new_bodies_are_found_anew_until_these_have_moved_slowly() {
        for bodies in [100, LARGE + 1] {
            let mut strategy = Strategy::default();
            let new = would_leave(&Aabb::EMPTY, &Aabb::of_points(&[DVec2::ONE]));
            strategy.count_moves(new * bodies as u64);
            assert!(!strategy.choose(bodies, true) && strategy.is_anew());
            assert_eq!(steps_of(&mut strategy, bodies, 0.0, 0, 1000), 0);
            assert!(strategy.is_anew());
            assert_eq!(steps_of(&mut strategy, bodies, 0.01, 0, 1), 1);
            // the fat AABBs that all of them get then do not count, after a rest neither
            assert_eq!(steps_of(&mut strategy, bodies, 0.0, 0, 10), 0);
            let share = strategy.share;
            assert_eq!(steps_of(&mut strategy, bodies, 1.0, 0, 1), 0);
            assert_eq!(strategy.share, share);
            assert_eq!(steps_of(&mut strategy, bodies, 0.02, 0, 1000), 0);
            assert!(!strategy.is_anew());
        }
        let mut strategy = Strategy::default();
        assert_eq!(steps(&mut strategy, 1.0, 10), 0);
        assert!(strategy.is_anew());
    }

    #[test]
    fn a_speed_between_changes_nothing() {
        let mut strategy = caching();
        assert_eq!(steps(&mut strategy, 0.05, 1000), 0);
        assert_eq!(steps(&mut strategy, 1.0, 1000), 1);
        assert_eq!(steps(&mut strategy, 0.05, 1000), 0);
        assert!(strategy.is_anew());
    }

    #[test]
    fn many_bodies_are_found_anew_at_lower_speeds_if_many_pairs_are_due() {
        for (bodies, due, is_anew) in [
            (LARGE + 1, 30, true),
            (LARGE + 1, 20, false),
            (LARGE, 30, false),
        ] {
            let mut strategy = caching();
            let changes = steps_of(&mut strategy, bodies, 0.04, due, 1000);
            assert_eq!(
                (changes, strategy.is_anew()),
                (usize::from(is_anew), is_anew)
            );
            steps_of(&mut strategy, bodies, 0.02, due, 1000);
            assert!(!strategy.is_anew());
        }
        // bodies that were inserted leave their boxes at once, and all pairs are due
        let mut strategy = caching();
        assert_eq!(steps_of(&mut strategy, LARGE + 1, 1.0, 100, 1), 0);
        assert_eq!(steps_of(&mut strategy, LARGE + 1, 0.01, 10, 100), 0);
    }

    #[test]
    fn a_choice_can_be_taken_back() {
        let mut strategy = caching();
        assert_eq!(steps(&mut strategy, 1.0, 1000), 1);
        assert_eq!(steps(&mut strategy, 0.001, 1000), 1);
        assert!(!strategy.is_anew());
        strategy.stay_anew();
        assert!(strategy.is_anew());
    }
}
