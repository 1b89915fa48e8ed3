//! Stores the recording of a world until the caller's function can take it: that function may read
//! the world, so it is called when no change is under way.

use libc::{c_void, size_t};
use std::mem::take;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The caller's function, and its pointer.
pub(crate) struct Target {
    pub(crate) write: unsafe extern "C" fn(*const u8, size_t, *mut c_void) -> bool,
    pub(crate) user: *mut c_void,
}

/// The bytes that wait, and whether the caller's function still takes them.
#[derive(Default)]
pub(crate) struct Waiting {
    bytes: Mutex<Vec<u8>>,
    is_refused: AtomicBool,
}

/// The recording of a world, if one is being made.
#[derive(Default)]
pub(crate) struct Tape {
    is_on: AtomicBool,
    target: Mutex<Option<Target>>,
    waiting: Mutex<Arc<Waiting>>,
}

/// The contents of a lock. They are sound after a panic, too.
fn open<T>(lock: &Mutex<T>) -> MutexGuard<'_, T> {
    lock.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Waiting {
    /// Adds bytes, unless the caller's function takes no more.
    pub(crate) fn add(&self, bytes: &[u8]) -> bool {
        let takes = !self.is_refused.load(Ordering::Relaxed);
        if takes {
            open(&self.bytes).extend_from_slice(bytes);
        }
        takes
    }
}

impl Tape {
    /// Begins a recording.
    pub(crate) fn start(&self, target: Target) -> Arc<Waiting> {
        let waiting = Arc::<Waiting>::default();
        *open(&self.waiting) = waiting.clone();
        *open(&self.target) = Some(target);
        self.is_on.store(true, Ordering::Relaxed);
        waiting
    }

    #[inline]
    pub(crate) fn is_on(&self) -> bool {
        self.is_on.load(Ordering::Relaxed)
    }

    /// Passes what waits to the caller's function. Returns whether it has taken everything so far.
    pub(crate) fn flush(&self) -> bool {
        let waiting = open(&self.waiting).clone();
        let bytes = take(&mut *open(&waiting.bytes));
        let target = open(&self.target);
        let Some(Target { write, user }) = &*target else {
            return false;
        };
        // SAFETY: by the contract of the header, for `sat_world_start_recording`.
        let refuses =
            |part: &[u8]| unsafe { !part.is_empty() && !write(part.as_ptr(), part.len(), *user) };
        if !waiting.is_refused.load(Ordering::Relaxed) && refuses(&bytes) {
            waiting.is_refused.store(true, Ordering::Relaxed);
        }
        !waiting.is_refused.load(Ordering::Relaxed)
    }

    /// Ends the recording, after the last [`flush`](Tape::flush).
    pub(crate) fn stop(&self) {
        self.is_on.store(false, Ordering::Relaxed);
        *open(&self.target) = None;
    }
}
