//! Constants that decide how fast a world is. No answer depends on them.
//!
//! Each section names the scenes that measured it, as arguments of
//!
//! ```sh
//! cargo run --release -p sat2d-bench --bin world -- ours ARGUMENTS
//! ```
//!
//! which prints milliseconds a frame. `docs/journal.md`, "Frames", has what was found.

// `10000 100000 "speed 0.02" "speed 0.05" "speed 0.1" "speed 0.2" "sizes 1:100"`, and `level`

/// The shares of moving bodies that leave a fat AABB in a step above which pairs are rebuilt, and
/// below which they are cached again.
pub(super) const REBUILD_ABOVE: f64 = 0.11;
/// The share below which the pairs of smaller worlds are cached again.
pub(super) const CACHE_BELOW: f64 = 0.08;

/// The share of moving bodies that leave a fat AABB in a step above which pairs are rebuilt in
/// worlds of more than [`LARGE`] moving bodies, if more than [`MANY_DUE`] of the cached pairs are
/// due: these come in no order of places, as found ones do, and the data of all bodies exceed the
/// second-level cache.
pub(super) const REBUILD_LARGE_ABOVE: f64 = 0.05;
/// The share below which the pairs of large worlds are cached again.
pub(super) const CACHE_LARGE_BELOW: f64 = 0.045;
pub(super) const LARGE: usize = 20_000;

/// The average share of the cached pairs above which many are due.
pub(super) const MANY_DUE: f64 = 0.25;

/// The weight of the last step in the averages.
pub(super) const STEP_WEIGHT: f64 = 1.0 / 12.0;

// `10000 "speed 0.02" "speed 0.1" "trembling by 0.5"`

/// The number of moves like the last one that stay within a fat AABB, at least, and how many more
/// at most.
///
/// How many it is for a body is left to the bits of its slot. Otherwise bodies that start together
/// would leave their fat AABBs together, in one long step.
pub(super) const MOVES_WITHIN: u32 = 18;
pub(super) const MORE_MOVES_WITHIN: u32 = 20;

/// The margin of a fat AABB on every side, in moves, for bodies that move to and fro.
pub(super) const MARGIN: f64 = 2.0;

/// The largest margin, as a part of half the perimeter, however fast a body is.
pub(super) const MAX_MARGIN: f64 = 0.25;

/// The average size of a body in ticks, as a power of two. A movement by 1/250,000 of its size is a
/// tick, and a body can move by half its size some thousand times before its count is full.
pub(super) const TICK_RESOLUTION: u64 = 18;

// `10000 "speed 0.02" "10 % moving" "1 % moving"`

/// If more than one in this many of the bodies in a tree is concerned, updating all of them at once
/// costs less than one by one.
pub(super) const UPDATE_ALL_FROM: usize = 6;

/// If at least one in this many of the moving bodies is in the move buffer, finding all pairs costs
/// less than a query for each.
pub(super) const FIND_ALL_FROM: usize = 4;

// `10000 100000 "1 % moving"`

/// Looking up the pairs of one body is faster than a scan of this many pairs.
pub(super) const LOOKUP: usize = 64;

/// Building neighbor lists takes as long as this many scans of all pairs.
pub(super) const WORTH_LISTS: u32 = 8;

/// Neighbor lists are dropped when more than one in this many pairs was added since they were
/// built.
pub(super) const STALE_LISTS: usize = 32;

/// Neighbor lists are dropped when fewer than one in this many of their pairs are still in the
/// cache, unless they have at most [`SHORT_LISTS`] partners.
pub(super) const SPARSE_LISTS: usize = 2;
pub(super) const SHORT_LISTS: usize = 256;

/// If at most one in this many bodies moves, they lie far from each other in memory, and what their
/// moves need is read ahead.
pub(super) const READ_AHEAD_UP_TO: usize = 4;

/// The number of moves for which that is done at a time: what they need fits into the first-level
/// cache.
pub(super) const READ_AHEAD: usize = 64;

// `10000 100000 "speed 0.02" "speed 1"`

/// The number of slots whose pairs are in one bucket: so few that their proxies fit into the
/// first-level cache.
pub(super) const BUCKET_SLOTS: usize = 256;

/// The number of pairs decided at once: few enough for their data to stay in the cache.
pub(super) const BATCH: usize = 128;

/// The number of pairs that are selected without a branch. A batch exceeds [`BATCH`] by less.
pub(super) const ROW: usize = 8;

/// How many numbers of a pair are gathered first: the difference of the centers.
pub(super) const FIRST_COLUMNS: usize = 2;

/// How far apart two bodies are, in parts of the sum of their sizes, before their fat AABBs are
/// compared.
pub(super) const PARTED: f64 = 0.125;

/// The number of pairs that are compared before what ended among them is reported.
pub(super) const PHASE_CHUNK: usize = 64;

// `threads`

/// The least work that is divided between threads, in [units](crate::threads). Waking
/// another thread, and waiting for it, takes 10 to 50 µs; this work takes one thread about half a
/// millisecond.
#[cfg(feature = "parallel")]
pub(super) const WORTH_DIVIDING: usize = 1 << 16;

/// The number of parts of a search with threads: enough to keep all of them busy to the end.
#[cfg(feature = "parallel")]
pub(super) const SEARCH_PARTS: usize = 256;

/// The number of moved bodies whose partners a thread finds at a time.
#[cfg(feature = "parallel")]
pub(super) const SEARCH_CHUNK: usize = 64;

/// The number of pairs that a thread decides at a time.
#[cfg(feature = "parallel")]
pub(super) const DECIDE_CHUNK: usize = 8 * BATCH;

/// The number of pairs that are worth another thread when lists are merged.
pub(super) const MERGE_CHUNK: usize = 16_384;

/// How much [work](crate::threads) a move is.
#[cfg(feature = "parallel")]
pub(super) const MOVE_WORK: usize = 4;

/// One thread is faster if fewer than one in this many bodies move.
#[cfg(feature = "parallel")]
pub(super) const DIVIDE_MOVES_FROM: usize = 4;

/// The number of slots in a block of moves: enough to be worth a task, few enough to keep all
/// threads busy.
#[cfg(feature = "parallel")]
pub(super) const MOVE_BLOCK: usize = 1024;

// the bytes a body that the same program prints, and `cargo test -p sat2d --test world memory::`

/// Lists with less room than this keep their memory.
pub(super) const TRIM_FROM: usize = 64;
