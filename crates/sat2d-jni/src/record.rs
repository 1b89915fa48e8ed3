//! Recordings, which Java takes.

use crate::callback_ref::{CallbackRef, set_callback};
use crate::handle::{self, RECORDER};
use jni::JNIEnv;
use jni::objects::{JClass, JObject, JValue};
use sat2d_ffi::{SAT_OK, sat_world_start_recording, sat_world_stop_recording};
use std::ffi::c_void;

/// Whether Java took the bytes; false after an exception.
///
/// # Safety
/// There are `count` bytes, and `user` is a `CallbackRef` that lives.
unsafe extern "C" fn take(bytes: *const u8, count: usize, user: *mut c_void) -> bool {
    // SAFETY: by the contract.
    let (callback, bytes) = unsafe {
        let bytes = std::slice::from_raw_parts(bytes, count);
        (&*user.cast::<CallbackRef>(), bytes)
    };
    let taken = callback.call(|env, object| {
        env.with_local_frame(2, |env| {
            let array = env.byte_array_from_slice(bytes)?;
            env.call_method(object, "take", "([B)Z", &[JValue::Object(&array)])?
                .z()
        })
    });
    taken.unwrap_or(false)
}

/// Begins a recording. Returns the status.
#[unsafe(no_mangle)]
pub extern "system" fn Java_io_sat2d_Native_startRecording<'a>(
    mut env: JNIEnv<'a>,
    _: JClass<'a>,
    world: i64,
    object: JObject<'a>,
) -> i32 {
    let claim = match handle::change(world) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    let world = claim.address();
    // SAFETY: the claim keeps the world, which keeps the recorder as long as it calls it.
    let callback = set_callback(&mut env, &object, |callback| unsafe {
        sat_world_start_recording(world, Some(take), callback)
    });
    let callback = match callback {
        Ok(callback) => callback,
        Err(status) => return status,
    };
    if env.exception_check().unwrap_or(true) {
        // A call that throws has done nothing.
        // SAFETY: the claim keeps the world, which has nothing of the recording after this.
        unsafe { sat_world_stop_recording(world, &mut false) };
        claim.set_callback(RECORDER, None);
    } else {
        claim.set_callback(RECORDER, Some(callback));
    }
    SAT_OK
}

/// Ends a recording. Returns the status.
///
/// # Safety
/// There is room for a `bool` at `out_complete`.
#[unsafe(no_mangle)]
pub unsafe extern "system" fn Java_io_sat2d_Native_stopRecording<'a>(
    _: JNIEnv<'a>,
    _: JClass<'a>,
    world: i64,
    out_complete: i64,
) -> i32 {
    let claim = match handle::change(world) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the claim keeps the world; the rest by the contract.
    let status = unsafe { sat_world_stop_recording(claim.address(), out_complete as *mut bool) };
    if status == SAT_OK {
        claim.set_callback(RECORDER, None);
    }
    status
}
