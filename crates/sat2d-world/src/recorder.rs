//! The entries of a recording, in blocks, and where these go.

use crate::pairs::refusal::Answered;
use crate::shared_shape::Shared;
use alloc::boxed::Box;
use alloc::collections::BTreeMap;
use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use sat2d_core::shape::Shape;
use serde::{Deserialize, Serialize};

/// What a recording begins with.
pub(super) const MARK: [u8; 4] = *b"s2dr";
/// The version of the format.
pub(super) const VERSION: u32 = 1;
/// Length and checksum of a block.
pub(super) const BLOCK_HEADER: usize = 8;

/// The size of a block at which it is written.
const BLOCK: usize = 1 << 16;

/// What a recording consists of, with the calls of type `C`. Their order is part of the format.
#[derive(Serialize, Deserialize)]
pub(super) enum Entry<C> {
    /// The world at the beginning, saved.
    Begin {
        world: Vec<u8>,
        has_predicate: bool,
    },
    /// The next shape. The first one has the number 0.
    Shape(Shared),
    Call(C),
    /// What the pair predicate answered during the last call.
    Answered(Vec<Answered>),
    /// A hash of the outcome of the last call.
    Result(u64),
    /// The last call stopped at a limit, or for lack of memory, and changed nothing.
    Stopped,
    /// Hashes of what the last call, a step, has found.
    Stepped {
        events: u64,
        placements: u64,
    },
    /// The recording was stopped.
    End,
}

/// Takes the bytes of a recording; `false` ends it.
pub(super) type Sink = Box<dyn FnMut(&[u8]) -> bool + Send + Sync>;

/// A recording that is being made.
pub(super) struct Recorder {
    sink: Sink,
    /// The block that is being filled.
    block: Vec<u8>,
    /// The shapes that were written, by address, with their numbers. Owning them keeps the
    /// addresses from being used again.
    shapes: BTreeMap<usize, (u32, Arc<Shape>)>,
    /// Whether the sink has taken everything so far.
    pub(super) is_complete: bool,
}

impl Recorder {
    /// A recording that begins with this entry.
    pub(super) fn new(sink: Sink, begin: &Entry<()>) -> Recorder {
        let mut recorder = Recorder {
            sink,
            block: vec![0; BLOCK_HEADER],
            shapes: BTreeMap::new(),
            is_complete: true,
        };
        let mut prefix = Vec::from(MARK);
        prefix.extend_from_slice(&VERSION.to_le_bytes());
        recorder.is_complete = (recorder.sink)(&prefix);
        recorder.add(begin);
        recorder.write();
        recorder
    }

    pub(super) fn add<C: Serialize>(&mut self, entry: &Entry<C>) {
        // serializing into memory cannot fail
        let bytes = postcard::to_allocvec(entry).unwrap_or_default();
        self.block.extend_from_slice(&bytes);
        if self.block.len() >= BLOCK {
            self.write();
        }
    }

    /// Writes the block.
    pub(super) fn write(&mut self) {
        let length = self.block.len() - BLOCK_HEADER;
        if length == 0 {
            return;
        }
        let sum = crc32fast::hash(&self.block[BLOCK_HEADER..]);
        // blocks end soon after 64 KiB, or with one call
        self.block[..4].copy_from_slice(&(length as u32).to_le_bytes());
        self.block[4..BLOCK_HEADER].copy_from_slice(&sum.to_le_bytes());
        self.is_complete = self.is_complete && (self.sink)(&self.block);
        self.block.truncate(BLOCK_HEADER);
    }

    /// The number of a shape. If it is new, it is written first.
    pub(super) fn shape(&mut self, shape: &Arc<Shape>) -> u32 {
        let (address, number) = (Arc::as_ptr(shape) as usize, self.shapes.len() as u32);
        if let Some((number, _)) = self.shapes.get(&address) {
            return *number;
        }
        self.shapes.insert(address, (number, shape.clone()));
        self.add(&Entry::<()>::Shape(Shared(shape.clone())));
        number
    }
}

impl Drop for Recorder {
    fn drop(&mut self) {
        self.write();
    }
}

/// The recording of a world, if one is being made. A copy of the world is not recorded.
#[derive(Default)]
pub(super) struct Recording(pub(super) Option<Box<Recorder>>);

impl Clone for Recording {
    fn clone(&self) -> Recording {
        Recording(None)
    }
}

impl fmt::Debug for Recording {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0.is_some() { "on" } else { "off" })
    }
}
