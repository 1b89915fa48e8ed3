//! Changes of single bodies between two steps: what the next step has to find and to examine.

use crate::bodies::arrays::Bodies;
use crate::bodies::displacement::{FULL, INVALIDATED};
use crate::bodies::fat_aabb::would_leave;
use crate::bodies::placements::MovedProxy;
use crate::broad_phase::BroadPhase;
use crate::pair_source::PairSource;
use crate::pairs::state::Pairs;
use sat2d_base::aabb::Aabb;
use sat2d_core::transform::Transform;

impl Pairs {
    /// Places a body that is new or has a new shape. Returns whether its tree must be updated.
    pub(crate) fn place_new(
        &mut self,
        bodies: &mut Bodies,
        broad_phase: &mut BroadPhase,
        slot: usize,
    ) -> bool {
        self.invalidate(bodies, slot);
        let transform = bodies.transforms[slot];
        self.place(bodies, broad_phase, slot, &transform)
    }

    /// Places a body where it is known to be in range. Returns whether its tree must be updated.
    pub(crate) fn place(
        &mut self,
        bodies: &mut Bodies,
        broad_phase: &mut BroadPhase,
        slot: usize,
        transform: &Transform,
    ) -> bool {
        let source = self.strategy.source();
        let moved = bodies.placements(source).place(slot, transform);
        self.may_have_changed = true;
        let cached = self.cache.len();
        self.pending.add(core::iter::once(slot as u32), cached);
        if let Some(moved) = moved {
            self.buffer_move(bodies, broad_phase, moved);
        }
        moved.is_some()
    }

    /// Makes all pairs of a body due in the next step: the body is new, removed or changed.
    pub(crate) fn invalidate(&mut self, bodies: &mut Bodies, slot: usize) {
        self.may_have_changed = true;
        let displacement = &mut bodies.displacements[slot];
        if *displacement != INVALIDATED {
            *displacement = INVALIDATED;
            self.invalidated.push(slot as u32);
        }
    }

    /// Makes the next step find the partners of a body.
    pub(crate) fn buffer_move(
        &mut self,
        bodies: &mut Bodies,
        broad_phase: &mut BroadPhase,
        moved: MovedProxy,
    ) {
        let slot = moved.slot as usize;
        if self.strategy.source() == PairSource::Rebuilt {
            let now = &bodies.tree_boxes[slot];
            return (self.strategy).count_moves(would_leave(&moved.old, now));
        }
        if bodies.displacements[slot] == FULL {
            self.invalidate(bodies, slot);
        }
        broad_phase.buffer_move(moved);
    }

    /// Makes the next step find the partners of a body that did not move, and examine its pairs.
    pub(crate) fn refilter(
        &mut self,
        bodies: &mut Bodies,
        broad_phase: &mut BroadPhase,
        slot: usize,
    ) {
        self.invalidate(bodies, slot);
        self.buffer_move(
            bodies,
            broad_phase,
            MovedProxy {
                slot: slot as u32,
                old: Aabb::EMPTY,
            },
        );
    }
}

#[cfg(test)]
mod tests {
    use crate::Body;
    use crate::pairs::changes::*;
    use glam::DVec2;
    use sat2d_core::shape::Shape;

    /// A square that was placed, and whether pairs are cached from then on.
    fn square(source: PairSource) -> (Bodies, BroadPhase, Pairs) {
        let mut pairs = Pairs::default();
        // a step for new bodies, then one in which nothing moved fast
        pairs.strategy.choose(1, true);
        if source == PairSource::Cached {
            pairs.strategy.choose(1, true);
        }
        assert_eq!(pairs.strategy.source(), source);
        let (mut bodies, mut broad_phase) = (Bodies::default(), BroadPhase::default());
        let body = Body::new(Shape::rectangle(2.0, 2.0).unwrap(), Transform::IDENTITY);
        bodies.add(body, 0).unwrap();
        broad_phase.resize(1);
        pairs.cache.resize(1);
        assert!(pairs.place_new(&mut bodies, &mut broad_phase, 0));
        (bodies, broad_phase, pairs)
    }

    #[test]
    fn a_body_that_leaves_its_tree_box_is_buffered_once() {
        let (mut bodies, mut broad_phase, mut pairs) = square(PairSource::Cached);
        assert_eq!(broad_phase.move_buffer.len(), 1);
        broad_phase.clear_move_buffer();
        for (x, leaves) in [(0.1, true), (0.11, false), (9.0, true), (99.0, true)] {
            let at = Transform::translation(DVec2::new(x, 0.0)).unwrap();
            assert_eq!(
                pairs.place(&mut bodies, &mut broad_phase, 0, &at),
                leaves,
                "{x}"
            );
            assert_eq!(broad_phase.move_buffer.len(), 1);
        }
    }

    #[test]
    fn while_pairs_are_rebuilt_nothing_is_buffered() {
        let (mut bodies, mut broad_phase, mut pairs) = square(PairSource::Rebuilt);
        let at = Transform::translation(DVec2::X).unwrap();
        assert!(pairs.place(&mut bodies, &mut broad_phase, 0, &at));
        pairs.refilter(&mut bodies, &mut broad_phase, 0);
        assert!(broad_phase.move_buffer.is_empty());
        assert_eq!(bodies.tree_boxes[0], bodies.tight_aabb(0));
    }

    #[test]
    fn a_body_is_invalidated_once() {
        let (mut bodies, mut broad_phase, mut pairs) = square(PairSource::Cached);
        pairs.invalidate(&mut bodies, 0);
        pairs.refilter(&mut bodies, &mut broad_phase, 0);
        assert_eq!(pairs.invalidated, [0]);
        assert_eq!(bodies.displacements, [INVALIDATED]);
    }
}
