//! Whether a step caches pairs or rebuilds them, chosen by how fast the bodies move.
//!
//! Slow bodies stay within their fat AABBs for many steps, and their pairs stay as they are. Fast
//! ones leave them at once: fat AABBs and cached pairs then cost more than they save. A new world
//! rebuilds pairs until its bodies have moved slowly: to fill the cache takes longer than to find
//! the pairs that meet, and is of no use for bodies that rest. No answer depends on the choice.

use crate::bodies::fat_aabb::LEAVES;
use crate::pair_source::PairSource;
use crate::tuning::{
    CACHE_BELOW, CACHE_LARGE_BELOW, LARGE, MANY_DUE, REBUILD_ABOVE, REBUILD_LARGE_ABOVE,
    STEP_WEIGHT,
};

/// How a step finds the pairs that meet.
#[derive(Clone, Debug)]
pub(crate) struct Strategy {
    source: PairSource,
    /// The number of bodies that left their fat AABBs since the last step, or would have, times
    /// [`LEAVES`].
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
            source: PairSource::Rebuilt,
            leaving: 0,
            share: 0.0,
            is_settling: true,
            due: 0.0,
        }
    }
}

impl Strategy {
    #[inline(always)]
    pub(crate) fn source(&self) -> PairSource {
        self.source
    }

    /// Counts bodies that left their fat AABBs.
    pub(crate) fn count(&mut self, leaving: usize) {
        self.leaving += leaving as u64 * LEAVES;
    }

    /// Counts bodies that moved from one tight AABB to another: the sum of
    /// [`would_leave`](crate::bodies::fat_aabb::would_leave).
    pub(crate) fn count_moves(&mut self, would_leave: u64) {
        self.leaving += would_leave;
    }

    /// Counts the cached pairs that were due.
    pub(super) fn count_due(&mut self, due: usize, cached: usize) {
        let share = due as f64 / cached.max(1) as f64;
        self.due += (share - self.due) * STEP_WEIGHT;
    }

    /// Rebuilds pairs again, after the choice to cache them.
    pub(super) fn rebuild_again(&mut self) {
        self.source = PairSource::Rebuilt;
        self.is_settling = false;
    }

    /// Chooses for the next step, after one in which anything may have changed or nothing has.
    /// Returns whether the choice changed.
    pub(super) fn choose(&mut self, movers: usize, has_changed: bool) -> bool {
        let leaving = core::mem::take(&mut self.leaving) as f64 / LEAVES as f64;
        let share = leaving / movers.max(1) as f64;
        let has_settled = has_changed && core::mem::take(&mut self.is_settling);
        if !has_settled {
            self.share += (share.min(1.0) - self.share) * STEP_WEIGHT;
        }
        if self.source == PairSource::Rebuilt && (has_settled || !has_changed) {
            return false; // bodies that rest say nothing about their speed either
        }
        let is_large = movers > LARGE;
        let most = match self.source {
            PairSource::Rebuilt if is_large => CACHE_LARGE_BELOW,
            PairSource::Rebuilt => CACHE_BELOW,
            PairSource::Cached if is_large && self.due > MANY_DUE => REBUILD_LARGE_ABOVE,
            PairSource::Cached => REBUILD_ABOVE,
        };
        let source = match self.share > most {
            true => PairSource::Rebuilt,
            false => PairSource::Cached,
        };
        let is_other = source != self.source;
        self.is_settling = (is_other || self.is_settling) && source == PairSource::Cached;
        self.source = source;
        is_other
    }
}

#[cfg(test)]
mod tests {
    use crate::bodies::fat_aabb::would_leave;
    use crate::pair_source::PairSource::{Cached, Rebuilt};
    use crate::pairs::strategy::*;
    use glam::DVec2;
    use sat2d_base::aabb::Aabb;

    /// A hundred squares of size 1 that move by `speed` in each step.
    fn steps(strategy: &mut Strategy, speed: f64, count: usize) -> usize {
        steps_of(strategy, 100, speed, 0, count)
    }

    /// Steps of this number of squares that move alike; `due` of a hundred pairs are due.
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
            if strategy.source() == Rebuilt {
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
            source: Cached,
            is_settling: false,
            ..Strategy::default()
        }
    }

    #[test]
    fn pairs_of_fast_bodies_are_rebuilt_and_those_of_slow_ones_cached() {
        let mut strategy = caching();
        assert_eq!(steps(&mut strategy, 0.02, 1000), 0);
        for _ in 0..3 {
            assert_eq!(steps(&mut strategy, 1.0, 1000), 1);
            assert_eq!(strategy.source(), Rebuilt);
            assert_eq!(steps(&mut strategy, 0.001, 1000), 1);
            assert_eq!(strategy.source(), Cached);
        }
    }

    #[test]
    fn pairs_of_new_bodies_are_rebuilt_until_these_have_moved_slowly() {
        for bodies in [100, LARGE + 1] {
            let mut strategy = Strategy::default();
            let new = would_leave(&Aabb::EMPTY, &Aabb::of_points(&[DVec2::ONE]));
            strategy.count_moves(new * bodies as u64);
            assert!(!strategy.choose(bodies, true));
            assert_eq!(strategy.source(), Rebuilt);
            assert_eq!(steps_of(&mut strategy, bodies, 0.0, 0, 1000), 0);
            assert_eq!(strategy.source(), Rebuilt);
            assert_eq!(steps_of(&mut strategy, bodies, 0.01, 0, 1), 1);
            // the fat AABBs that all of them get then do not count, after a rest neither
            assert_eq!(steps_of(&mut strategy, bodies, 0.0, 0, 10), 0);
            let share = strategy.share;
            assert_eq!(steps_of(&mut strategy, bodies, 1.0, 0, 1), 0);
            assert_eq!(strategy.share, share);
            assert_eq!(steps_of(&mut strategy, bodies, 0.02, 0, 1000), 0);
            assert_eq!(strategy.source(), Cached);
        }
        let mut strategy = Strategy::default();
        assert_eq!(steps(&mut strategy, 1.0, 10), 0);
        assert_eq!(strategy.source(), Rebuilt);
    }

    #[test]
    fn a_speed_between_changes_nothing() {
        let mut strategy = caching();
        assert_eq!(steps(&mut strategy, 0.05, 1000), 0);
        assert_eq!(steps(&mut strategy, 1.0, 1000), 1);
        assert_eq!(steps(&mut strategy, 0.05, 1000), 0);
        assert_eq!(strategy.source(), Rebuilt);
    }

    #[test]
    fn pairs_of_many_bodies_are_rebuilt_at_lower_speeds_if_many_are_due() {
        for (bodies, due, source) in [
            (LARGE + 1, 30, Rebuilt),
            (LARGE + 1, 20, Cached),
            (LARGE, 30, Cached),
        ] {
            let mut strategy = caching();
            let changes = steps_of(&mut strategy, bodies, 0.04, due, 1000);
            assert_eq!(
                (changes, strategy.source()),
                (usize::from(source == Rebuilt), source)
            );
            steps_of(&mut strategy, bodies, 0.02, due, 1000);
            assert_eq!(strategy.source(), Cached);
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
        assert_eq!(strategy.source(), Cached);
        strategy.rebuild_again();
        assert_eq!(strategy.source(), Rebuilt);
    }
}
