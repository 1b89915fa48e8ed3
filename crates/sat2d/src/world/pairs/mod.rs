//! Pairs of bodies: which may meet, and which do.

pub(crate) mod bucket;
pub(crate) mod cache;
pub(crate) mod cached_pair;
mod direct;
pub(crate) mod events;
pub(crate) mod find;
pub(crate) mod list;
mod neighbor_lists;
pub(crate) mod pair;
pub(crate) mod pair_limit;
pub(crate) mod pending;
pub(crate) mod phase;
pub(crate) mod rectangle_batch;
pub(crate) mod refusal;
pub(crate) mod state;
mod step;
pub(crate) mod strategy;
pub(crate) mod update;
