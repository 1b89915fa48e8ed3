//! Recordings, which Java takes.

use crate::kept::{Kept, free, keep};
use jni::JNIEnv;
use jni::objects::{JClass, JObject, JValue};
use sat2d_ffi::{sat_world, sat_world_start_recording, sat_world_stop_recording};
use std::ffi::c_void;

/// Whether Java took the bytes; false after an exception.
///
/// # Safety
/// There are `count` bytes, and `user` is a `Kept` that lives.
unsafe extern "C" fn take(bytes: *const u8, count: usize, user: *mut c_void) -> bool {
    // SAFETY: by the contract.
    let (kept, bytes) = unsafe {
        let bytes = std::slice::from_raw_parts(bytes, count);
        (&*user.cast::<Kept>(), bytes)
    };
    let taken = kept.call(|env, object| {
        env.with_local_frame(2, |env| {
            let array = env.byte_array_from_slice(bytes)?;
            env.call_method(object, "take", "([B)Z", &[JValue::Object(&array)])?
                .z()
        })
    });
    taken.unwrap_or(false)
}

/// Begins a recording. Returns what `keep` does.
///
/// # Safety
/// `world` is the address of a world, or 0.
#[unsafe(no_mangle)]
pub unsafe extern "system" fn Java_io_sat2d_Native_recordingNew<'a>(
    mut env: JNIEnv<'a>,
    _: JClass<'a>,
    world: i64,
    object: JObject<'a>,
) -> i64 {
    let world = world as *mut sat_world;
    // SAFETY: by the contract; Java keeps the object as long as the world has it.
    let kept = keep(&mut env, &object, |kept| unsafe {
        sat_world_start_recording(world, Some(take), kept)
    });
    if kept > 0 && env.exception_check().unwrap_or(true) {
        // Java does not get the address of a call that throws.
        // SAFETY: by the contract; the world has nothing of the recording after this.
        unsafe {
            sat_world_stop_recording(world, &mut false);
            free(kept);
        }
        return 0;
    }
    kept
}
