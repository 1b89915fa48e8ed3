//! Recording the calls of a world.

use crate::World;
use crate::record::argument::Writer;
use crate::record::calls::Call;
use crate::record::fingerprint;
use crate::record::outcome::Outcome;
use crate::recorder::{Entry, Recorder, Recording};
use alloc::boxed::Box;

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
    /// [`Replay`]: crate::Replay
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
        recorder.add(&Entry::<()>::End);
        recorder.write();
        recorder.is_complete
    }

    /// Whether calls are being recorded.
    pub fn is_recording(&self) -> bool {
        self.recording.0.is_some()
    }

    /// Records a call that is made next. The calls that it makes itself are not recorded.
    pub(crate) fn begin_call(
        &mut self,
        call: impl FnOnce(&mut Writer<'_>) -> Call,
    ) -> Option<RecordedCall> {
        let mut recorder = self.recording.0.take()?;
        let call = call(&mut Writer {
            world: self,
            recorder: &mut recorder,
        });
        let (is_long, is_step) = (call.is_long(), call.is_step());
        recorder.add(&Entry::Call(call));
        if is_long {
            recorder.write();
        }
        self.pairs.refusals.answers.answered.clear();
        Some(RecordedCall { recorder, is_step })
    }

    /// Records the outcome of a call, and goes on recording.
    pub(crate) fn end_call(&mut self, call: Option<RecordedCall>, outcome: &impl Outcome) {
        let Some(RecordedCall {
            mut recorder,
            is_step,
        }) = call
        else {
            return;
        };
        let answered = core::mem::take(&mut self.pairs.refusals.answers.answered);
        if outcome.stopped().is_some() {
            recorder.add(&Entry::<()>::Stopped);
        } else {
            if !answered.is_empty() {
                recorder.add(&Entry::<()>::Answered(answered));
            }
            recorder.add(&Entry::<()>::Result(outcome.hash()));
            if is_step {
                recorder.add(&Entry::<()>::Stepped {
                    events: fingerprint::events(&self.events()),
                    placements: fingerprint::placements(self),
                });
            }
        }
        self.recording.0 = recorder.is_complete.then_some(recorder);
    }
}

/// A call that is being recorded. If it panics, the recording ends with it.
pub(crate) struct RecordedCall {
    recorder: Box<Recorder>,
    is_step: bool,
}
