//! Clones, which are the same world, and recordings, whose replays end in the same world.

use crate::worlds::{TestWorld, save};
use sat2d::world::Replay;
use sat2d_ffi::*;
use std::ffi::c_void;
use std::ptr::null_mut;

unsafe extern "C" fn write(bytes: *const u8, count: usize, user: *mut c_void) -> bool {
    // SAFETY: the list that the recording was started with, and `count` bytes.
    unsafe {
        let list = &mut *user.cast::<Vec<u8>>();
        list.extend_from_slice(std::slice::from_raw_parts(bytes, count));
    }
    true
}

fn fingerprint(world: *const sat_world) -> u64 {
    let mut found = 0;
    // SAFETY: the caller's world and a local.
    let status = unsafe { sat_world_fingerprint(world, &mut found) };
    assert_eq!(status, SAT_OK);
    found
}

impl TestWorld {
    /// Replaces the world by a clone.
    pub fn clone_world(&mut self) {
        self.end_recording();
        let mut twin = null_mut();
        // SAFETY: the world is this one's, and is not used again.
        unsafe {
            assert_eq!(sat_world_clone(self.world, &mut twin), SAT_OK);
            assert_eq!(fingerprint(twin), fingerprint(self.world));
            assert_eq!(save(twin), save(self.world));
            sat_world_free(self.world);
        }
        self.world = twin;
    }

    /// Records from now on; what was recorded before is judged.
    pub fn record(&mut self) {
        self.end_recording();
        let list = Box::into_raw(Box::new(Vec::new()));
        // SAFETY: the list lives until the recording has ended.
        let status = unsafe { sat_world_start_recording(self.world, Some(write), list.cast()) };
        assert_eq!(status, SAT_OK);
        self.recording = Some(list);
    }

    /// Ends a recording, if there is one, and replays it.
    pub fn end_recording(&mut self) {
        let Some(list) = self.recording.take() else {
            return;
        };
        let mut is_complete = false;
        // SAFETY: the world is this one's, and has no more use for the list then.
        let bytes = unsafe {
            let status = sat_world_stop_recording(self.world, &mut is_complete);
            assert!(status == SAT_OK && is_complete);
            Box::from_raw(list)
        };
        let mut replay = Replay::new(&bytes).expect("it was recorded");
        while let Some(step) = replay.next_step().expect("it was recorded") {
            assert_eq!(step.difference, None);
        }
        assert!(replay.is_complete());
        assert_eq!(replay.world().fingerprint(), fingerprint(self.world));
    }
}
