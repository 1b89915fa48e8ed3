//! Pairs of bodies: which may meet, and which do.

pub(super) mod batch;
pub(super) mod bucket;
pub(super) mod cache;
pub(super) mod cached_pair;
mod changes;
mod direct;
pub(super) mod events;
pub(super) mod find;
pub(super) mod list;
mod neighbor_lists;
mod overlaps;
pub(super) mod pair;
pub(super) mod pair_limit;
pub(super) mod pending;
pub(super) mod phase;
pub(super) mod refusal;
pub(super) mod state;
mod step;
pub(super) mod strategy;
pub(super) mod update;
