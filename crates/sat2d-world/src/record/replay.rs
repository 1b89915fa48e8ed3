//! Running a recording again.

use crate::record::calls::Call;
use crate::record::error::{ReplayError, damaged};
use crate::record::fingerprint;
use crate::recorder::{BLOCK_HEADER, Entry, MARK, VERSION};
use crate::save::decode::split_version;
use crate::shared_shape::Shared;
use crate::world::Predicate;
use crate::{BodyId, World};
use alloc::collections::BTreeMap;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;
use sat2d_core::shape::Shape;

/// A [recording](World::start_recording) that is run again, step by step, and compared.
///
/// The bytes may come from anywhere; they are checked as those of [`World::restore`] are.
#[derive(Debug)]
pub struct Replay<'a> {
    world: World,
    shapes: Vec<Arc<Shape>>,
    /// The entries of the current block that were not read yet.
    entries: &'a [u8],
    /// The blocks after it.
    blocks: &'a [u8],
    steps: u64,
    /// The last call that was read, until it is made.
    call: Option<Call>,
    /// What the predicate answered during that call.
    answered: BTreeMap<[BodyId; 2], bool>,
    is_complete: bool,
}

/// A step of a recording, after it was taken again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReplayedStep {
    /// The number of the step, from 1.
    pub number: u64,
    /// The number of calls since the step before it, itself included.
    pub calls: usize,
    /// The first difference since the step before it, if there is one. What comes after it is
    /// likely to differ, too.
    pub difference: Option<Difference>,
}

/// What differs from a recording.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Difference {
    /// The result of this call since the step before, from 1.
    Result {
        /// Its number.
        call: usize,
    },
    /// The placements of bodies.
    Placements,
    /// The events of the step.
    Events,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Difference::Result { call } => write!(f, "the result of its call {call}"),
            Difference::Placements => f.write_str("the placements of bodies"),
            Difference::Events => f.write_str("its events"),
        }
    }
}

impl<'a> Replay<'a> {
    /// The recording in these bytes, before its first call.
    ///
    /// # Errors
    /// [`ReplayError`] if they are not the beginning of a recording.
    pub fn new(bytes: &'a [u8]) -> Result<Replay<'a>, ReplayError> {
        let version = split_version(bytes, MARK);
        let (found, blocks) = version.ok_or(ReplayError::NotARecording)?;
        if found != VERSION {
            return Err(ReplayError::Version {
                found,
                expected: VERSION,
            });
        }
        let mut replay = Replay {
            world: World::new(),
            shapes: Vec::new(),
            entries: &[],
            blocks,
            steps: 0,
            call: None,
            answered: BTreeMap::new(),
            is_complete: false,
        };
        match replay.next_entry()? {
            Some(Entry::Begin {
                world,
                has_predicate,
            }) => {
                replay.world = World::restore(&world)?;
                replay.world.predicate = has_predicate.then(|| Predicate::new(|_, _, _| true));
            }
            _ => return Err(damaged("the world at the beginning is missing")),
        }
        Ok(replay)
    }

    /// The world as it is now.
    pub fn world(&self) -> &World {
        &self.world
    }

    /// As [`World::set_parallel`].
    #[cfg(feature = "parallel")]
    pub fn set_parallel(&mut self, parallel: bool) {
        self.world.set_parallel(parallel);
    }

    /// Whether the end of the recording was reached: it was stopped, not cut off.
    pub fn is_complete(&self) -> bool {
        self.is_complete
    }

    /// Makes the calls up to the next step, and the step. `None` after the last one. Calls after
    /// that are made, too; a difference in these is reported as a step without an end.
    ///
    /// # Errors
    /// [`ReplayError`] if the bytes are damaged, or there is not enough memory for the pairs.
    pub fn next_step(&mut self) -> Result<Option<ReplayedStep>, ReplayError> {
        let mut step = ReplayedStep {
            number: self.steps + 1,
            calls: 0,
            difference: None,
        };
        while let Some(entry) = self.next_entry()? {
            let difference = match entry {
                Entry::Begin { .. } => return Err(damaged("there is a second beginning")),
                Entry::End => {
                    if !self.entries.is_empty() || !self.blocks.is_empty() {
                        return Err(damaged("there are bytes after the end"));
                    }
                    self.is_complete = true;
                    break;
                }
                Entry::Shape(Shared(shape)) => {
                    self.shapes.push(shape);
                    None
                }
                Entry::Call(call) => {
                    step.calls += 1;
                    if self.call.replace(call).is_some() {
                        return Err(damaged("a call has no result"));
                    }
                    None
                }
                Entry::Answered(answered) => {
                    self.answered = answered.into_iter().collect();
                    None
                }
                Entry::Result(result) => {
                    let call = step.calls;
                    let made = self.make()?.ok_or(damaged("a result belongs to no call"))?;
                    (result != made).then_some(Difference::Result { call })
                }
                Entry::Stopped => {
                    self.call = None;
                    None
                }
                Entry::Stepped { events, placements } => {
                    self.steps += 1;
                    let world = &self.world;
                    let differs = if placements != fingerprint::placements(world) {
                        Some(Difference::Placements)
                    } else if events != fingerprint::events(&world.events()) {
                        Some(Difference::Events)
                    } else {
                        None
                    };
                    step.difference = step.difference.or(differs);
                    return Ok(Some(step));
                }
            };
            step.difference = step.difference.or(difference);
        }
        // the call in which the program ended, if it did
        self.make()?;
        Ok(step.difference.map(|_| step))
    }

    /// Makes the last call that was read. Returns the hash of its result.
    fn make(&mut self) -> Result<Option<u64>, ReplayError> {
        let Some(call) = self.call.take() else {
            return Ok(None);
        };
        let answered = core::mem::take(&mut self.answered);
        if self.world.predicate.is_some() {
            // a pair that was not asked about is a difference, which the result will show
            let says = move |_: &World, a, b| answered.get(&[a, b]).copied().unwrap_or(true);
            self.world.predicate = Some(Predicate::new(says));
        }
        call.make(&mut self.world, &self.shapes).map(Some)
    }

    /// The next entry; `None` at the end, or where the recording was cut off.
    fn next_entry(&mut self) -> Result<Option<Entry<Call>>, ReplayError> {
        if self.entries.is_empty() {
            let Some((header, rest)) = self.blocks.split_first_chunk::<BLOCK_HEADER>() else {
                return Ok(None);
            };
            let [a, b, c, d, sum @ ..] = *header;
            let length = u32::from_le_bytes([a, b, c, d]) as usize;
            let Some((block, rest)) = rest.split_at_checked(length) else {
                return Ok(None);
            };
            if crc32fast::hash(block) != u32::from_le_bytes(sum) {
                return Err(damaged("the checksum of a block does not match"));
            }
            if block.is_empty() {
                return Err(damaged("there is an empty block"));
            }
            (self.entries, self.blocks) = (block, rest);
        }
        match postcard::take_from_bytes(self.entries) {
            Ok((entry, rest)) => {
                self.entries = rest;
                Ok(Some(entry))
            }
            Err(_) => Err(damaged("an entry cannot be read")),
        }
    }
}
