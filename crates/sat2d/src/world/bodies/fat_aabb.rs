//! Fat AABBs: boxes around bodies with a margin where they are going.
//!
//! The trees hold fat AABBs, and only bodies whose fat AABBs meet can become a pair. A body that
//! stays within its own changes no tree and finds no new partner. When it leaves, it gets a new one
//! that reaches ahead, as far as its last move would take it in some steps; so the margin is small
//! for slow bodies and on the sides that they do not move to. After the fat boxes of Box2D (E.
//! Catto, "Dynamic bounding volume hierarchies", 2019). No answer depends on fat AABBs.

use crate::aabb::Aabb;
use glam::DVec2;

/// The number of moves like the last one that stay within a fat AABB, at least, and how many more
/// at most.
///
/// How many it is for a body is left to the bits of its slot. Otherwise bodies that start together
/// would leave their fat AABBs together, in one long step.
const MOVES: u32 = 18;
const MORE_MOVES: u32 = 20;

/// The margin on every side, in moves, for bodies that move to and fro.
const MARGIN: f64 = 2.0;

/// The largest margin, as a part of half the perimeter, however fast a body is.
const MAX_MARGIN: f64 = 0.25;

/// How much of the largest margin the move from one box to another takes, at most 1.
#[inline(always)]
pub(crate) fn part_of_margin(before: &Aabb, now: &Aabb) -> f64 {
    let size = now.max - now.min;
    let moved = (before.min - now.min)
        .abs()
        .max((now.max - before.max).abs());
    let part = moved.max_element() / (MAX_MARGIN * (size.x + size.y));
    if part < 1.0 { part } else { 1.0 }
}

/// The fat AABB of a body that moved from one box to another.
pub(crate) fn reaching_ahead(before: &Aabb, now: &Aabb, slot: u32) -> Aabb {
    // multiplicative hashing by the golden ratio (D. E. Knuth, "Sorting and searching", 1973)
    let spread = slot.wrapping_mul(0x9e37_79b9) >> 16;
    let moves = f64::from(MOVES + spread % MORE_MOVES);
    let (low, high) = (before.min - now.min, now.max - before.max);
    let least = MARGIN * low.abs().max(high.abs()).max_element();
    let size = now.max - now.min;
    let most = DVec2::splat(MAX_MARGIN * (size.x + size.y));
    let margin = |by: DVec2| (by.max(DVec2::ZERO) * moves + DVec2::splat(least)).min(most);
    Aabb::new(now.min - margin(low), now.max + margin(high))
}
