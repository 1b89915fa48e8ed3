//! The data of the dynamic program in [`optimal`](crate::decompose::methods::optimal).

use alloc::vec::Vec;

/// More than any number of pieces, small enough to add to.
pub(super) const UNREACHED: u32 = 1 << 30;

/// A boundary edge or a diagonal that chains may contain.
pub(super) struct Segment {
    /// The position where it starts.
    pub from: u32,
    /// W of a diagonal; 0 for a boundary edge.
    pub pieces: u32,
    /// The length of this diagonal and of all that W counts.
    pub length: f64,
    /// The last step of the chain that bounds the piece at this diagonal.
    pub chain: u32,
}

/// A step of a chain that a segment refers to. Chains share their common beginnings.
#[derive(Clone, Copy)]
pub(super) struct ChainStep {
    pub segment: u32,
    /// The step before, or [`NONE`](crate::decompose::mesh::disk::NONE).
    pub before: u32,
}

/// The segments that end at a position, in descending order of their start. The innermost loop
/// reads `costs` of all of them and `rest` of a few.
#[derive(Default)]
pub(super) struct Incoming {
    /// The start of the segment, and W.
    pub costs: Vec<[u32; 2]>,
    /// The bound below which the position before the start must be, and the segment.
    pub rest: Vec<[u32; 2]>,
}

/// A chain from i.
#[derive(Clone, Copy)]
pub(super) struct State {
    /// The position after the first step.
    pub first: u32,
    /// The position before the last step.
    pub before: u32,
    /// The segment of the last step.
    pub segment: u32,
    /// The state before the last step.
    pub parent: u32,
    /// The last step, or [`NONE`](crate::decompose::mesh::disk::NONE) if no segment refers to it.
    pub step: u32,
    /// The length of all its diagonals.
    pub length: f64,
}

/// The states at a position for the current i.
#[derive(Clone, Copy, Default)]
pub(super) struct ParetoFront {
    /// The start of the front, whose states are sorted by `before` and by `first`.
    pub start: u32,
    /// The end of the front.
    pub end: u32,
    /// Whether the state at `end` is the diagonal from i itself, which costs one more.
    pub direct: bool,
}

/// A cost and a first step in one number, which is less for a lower cost, or for the same cost and
/// a later first step.
#[inline]
pub(super) const fn packed(cost: u32, first: u32) -> u64 {
    packed_cost(cost) | !first as u64
}

/// The part of a [`packed`] number that `cost` contributes.
#[inline]
pub(super) const fn packed_cost(cost: u32) -> u64 {
    (cost as u64) << 32
}

/// The cost in a [`packed`] number.
#[inline]
pub(super) const fn cost(packed: u64) -> u32 {
    (packed >> 32) as u32
}
