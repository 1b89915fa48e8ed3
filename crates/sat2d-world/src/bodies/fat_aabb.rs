//! Fat AABBs: boxes around bodies with a margin where they are going.
//!
//! The trees hold fat AABBs, and only bodies whose fat AABBs meet can become a pair. A body that
//! stays within its own changes no tree and finds no new partner. When it leaves, it gets a new one
//! that reaches ahead, as far as its last move would take it in some steps; so the margin is small
//! for slow bodies and on the sides that they do not move to. After the fat boxes of Box2D (E.
//! Catto, "Dynamic bounding volume hierarchies", 2019). No answer depends on fat AABBs.

use crate::tuning::{MARGIN, MAX_MARGIN, MORE_MOVES_WITHIN, MOVES_WITHIN};
use glam::DVec2;
use sat2d_base::aabb::Aabb;

/// One body that leaves its fat AABB, in the unit of [`would_leave`].
pub(crate) const LEAVES: u64 = 1 << 16;

/// How much a body that moved from one tight AABB to another counts among those that leave their
/// fat AABBs, in parts of [`LEAVES`]: a body that takes a tenth of the largest margin would leave
/// a fat AABB every ten steps. Whole numbers, so that a sum does not depend on which thread moved
/// a body.
#[inline(always)]
pub(crate) fn would_leave(before: &Aabb, now: &Aabb) -> u64 {
    let size = now.max - now.min;
    let moved = (before.min - now.min)
        .abs()
        .max((now.max - before.max).abs());
    let part = moved.max_element() / (MAX_MARGIN * (size.x + size.y));
    let part = if part < 1.0 { part } else { 1.0 };
    (part * LEAVES as f64) as u64
}

/// The fat AABB of a body that moved from one box to another.
pub(super) fn reaching_ahead(before: &Aabb, now: &Aabb, slot: u32) -> Aabb {
    // multiplicative hashing by the golden ratio (D. E. Knuth, "Sorting and searching", 1973)
    let spread = slot.wrapping_mul(0x9e37_79b9) >> 16;
    let moves = f64::from(MOVES_WITHIN + spread % MORE_MOVES_WITHIN);
    let (low, high) = (before.min - now.min, now.max - before.max);
    let least = MARGIN * low.abs().max(high.abs()).max_element();
    let size = now.max - now.min;
    let most = DVec2::splat(MAX_MARGIN * (size.x + size.y));
    let margin = |by: DVec2| (by.max(DVec2::ZERO) * moves + DVec2::splat(least)).min(most);
    Aabb::new(now.min - margin(low), now.max + margin(high))
}
