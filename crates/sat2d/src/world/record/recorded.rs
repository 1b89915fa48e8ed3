//! Recording the calls of a world.

use crate::transform::Transform;
use crate::world::record::call::{Call, Entry, Place};
use crate::world::record::fingerprint;
use crate::world::record::outcome::Outcome;
use crate::world::record::recorder::{Recorder, Recording, Shapes};
use crate::world::{BodyId, World};
use alloc::boxed::Box;
use alloc::vec::Vec;

impl World {
    /// Records every call that changes the world from now on, until
    /// [`stop_recording`](World::stop_recording). `sink` takes the bytes, block by block, and
    /// returns whether it could; after `false` it is not called again. The recording begins with
    /// the saved world, and ends a recording that was being made. A [`Replay`] runs it again, as
    /// does the command `sat2d replay`.
    ///
    /// Recorded are calls with their arguments, failed ones too, the answers of the predicate, and
    /// hashes of the results; after each step, hashes of the events and of all placements. A call
    /// takes about 20 bytes. Queries change nothing and are not recorded, nor are limits and
    /// threads. A clone of the world is not recorded. A predicate that panics ends the recording.
    ///
    /// ```
    /// use sat2d::world::{Body, Replay, World};
    /// use sat2d::{DVec2, Shape, Transform};
    /// use std::io::Write;
    /// use std::sync::{Arc, Mutex};
    /// let file = Arc::new(Mutex::new(Vec::new())); // or a std::fs::File
    /// let mut world = World::new();
    /// let to = file.clone();
    /// world.start_recording(move |bytes| to.lock().unwrap().write_all(bytes).is_ok());
    /// let id = world.insert(Body::new(Shape::rectangle(2.0, 1.0)?, Transform::IDENTITY))?;
    /// world.set_transform(id, Transform::translation(DVec2::X)?)?;
    /// world.step();
    /// assert!(world.stop_recording());
    ///
    /// let bytes = file.lock().unwrap();
    /// let mut replay = Replay::new(&bytes)?;
    /// let step = replay.next_step()?.ok_or("a step")?;
    /// assert_eq!((step.number, step.difference), (1, None));
    /// assert_eq!(replay.world().fingerprint(), world.fingerprint());
    /// assert!(replay.next_step()?.is_none() && replay.is_complete());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// [`Replay`]: crate::world::Replay
    pub fn start_recording(&mut self, sink: impl FnMut(&[u8]) -> bool + Send + Sync + 'static) {
        self.stop_recording();
        let begin = Entry::Begin {
            world: self.save(),
            has_predicate: self.predicate.is_some(),
        };
        let recorder = Recorder::new(Box::new(sink), &begin);
        self.recording = Recording(Some(Box::new(recorder)));
    }

    /// Ends a recording: writes the rest, and drops the sink. Returns whether the sink has taken
    /// everything; `false` if nothing was being recorded.
    pub fn stop_recording(&mut self) -> bool {
        let Some(mut recorder) = self.recording.0.take() else {
            return false;
        };
        recorder.add(&Entry::End);
        recorder.write();
        recorder.is_complete
    }

    /// Whether calls are being recorded.
    pub fn is_recording(&self) -> bool {
        self.recording.0.is_some()
    }

    /// Records a call and makes it. Calls that this one makes are not recorded.
    #[cold]
    pub(crate) fn recorded<T: Outcome>(
        &mut self,
        call: impl FnOnce(&World, &mut Shapes<'_>) -> Call,
        make: impl FnOnce(&mut World) -> T,
    ) -> T {
        let Some(mut recorder) = self.recording.0.take() else {
            return make(self);
        };
        let call = call(self, &mut Shapes(&mut recorder));
        let (is_long, is_step) = (call.is_long(), call.is_step());
        recorder.add(&Entry::Call(call));
        if is_long {
            recorder.write();
        }
        self.pairs.refusals.answers.answered.clear();
        let result = make(self);
        let answered = core::mem::take(&mut self.pairs.refusals.answers.answered);
        if result.has_stopped() {
            recorder.add(&Entry::Stopped);
        } else {
            if !answered.is_empty() {
                recorder.add(&Entry::Answered(answered));
            }
            recorder.add(&Entry::Result(result.outcome()));
        }
        if is_step && !result.has_stopped() {
            recorder.add(&Entry::Stepped {
                events: fingerprint::events(&self.events()),
                placements: fingerprint::placements(self),
            });
        }
        self.recording.0 = recorder.is_complete.then_some(recorder);
        result
    }
}

/// Where a body moves, as it is recorded.
pub(crate) fn place(world: &World, id: BodyId, to: &Transform) -> Place {
    let [.., x, y] = to.to_array();
    let bits = |transform: Transform| {
        let [a, b, c, d, ..] = transform.to_array();
        [a, b, c, d].map(f64::to_bits)
    };
    match world.transform(id) {
        Ok(from) if bits(from) == bits(*to) => Place::Position([x, y]),
        _ => Place::Transform(to.to_array()),
    }
}

/// Where bodies move, as it is recorded.
pub(crate) fn places(world: &World, moves: &[(BodyId, Transform)]) -> Vec<(BodyId, Place)> {
    let place = |(id, to): &(BodyId, Transform)| (*id, place(world, *id, to));
    moves.iter().map(place).collect()
}
