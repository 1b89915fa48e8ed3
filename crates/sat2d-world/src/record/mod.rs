//! Recordings: every call that changes a world as bytes, to be run again.
//!
//! A recording begins with a mark and the version of the format, both 4 bytes, little-endian.
//! Blocks follow, each with its length and the CRC-32 of its contents, 4 bytes each, then the
//! contents: a list of entries in postcard's encoding. The first entry is the saved world. Then
//! come the calls with their arguments in the order in which they were made. After each call come
//! the answers of the pair predicate, if it was asked, and a hash of the result; after each step
//! hashes of its events and of all placements. A shape is written once, before the first call that
//! uses it, and of a move without rotation only the position. What a reader does not know it
//! rejects: new kinds of entries are added at the end, and raise the version.
//!
//! Limits on pairs are not recorded. Which steps they stop depends on the margins of boxes, so on
//! all moves before the recording; what was stopped has changed nothing, and is not made again.
//!
//! A block is written before each call that takes long, so that the recording of a program that
//! ended in the middle contains the call. A recording that lacks its end is valid up to there.
//!
//! Entries, blocks and where they go are in `recorder.rs`, since a world holds its recorder.
//!
//! | file | contents |
//! | --- | --- |
//! | `calls`, `define_calls` | the table of all calls, and what its rows become |
//! | `argument` | how arguments are written |
//! | `outcome`, `fingerprint` | hashes of outcomes, events and placements |
//! | `recording` | recording the calls of a world |
//! | `replay`, `error` | running a recording again |

pub(crate) mod argument;
pub(crate) mod calls;
pub(crate) mod define_calls;
pub(crate) mod error;
pub(crate) mod fingerprint;
pub(crate) mod outcome;
pub(crate) mod recording;
pub(crate) mod replay;
