//! The function that a world asks about pairs, in Java.

use crate::callback_ref::{CallbackRef, set_callback};
use crate::handle::{self, PREDICATE};
use jni::JNIEnv;
use jni::objects::{JClass, JObject, JValue};
use sat2d_ffi::{SAT_OK, sat_body_id, sat_world, sat_world_set_pair_predicate, sat_world_user};
use std::ffi::c_void;
use std::ptr::null_mut;

/// A body and its user number.
///
/// # Safety
/// The world lives.
unsafe fn with_user(world: *const sat_world, id: sat_body_id) -> [u64; 2] {
    let mut user = 0;
    // SAFETY: by the contract; a body that a question is about is in the world.
    let _ = unsafe { sat_world_user(world, id, &mut user) };
    [id.bits, user]
}

/// The answer; the two bodies meet after an exception.
///
/// # Safety
/// The world lives, and `user` is a `CallbackRef` that lives.
unsafe extern "C" fn ask(
    world: *const sat_world,
    a: sat_body_id,
    b: sat_body_id,
    user: *mut c_void,
) -> bool {
    // SAFETY: by the contract.
    let (callback, a, b) = unsafe {
        (
            &*user.cast::<CallbackRef>(),
            with_user(world, a),
            with_user(world, b),
        )
    };
    let numbers = [a[0], a[1], b[0], b[1]].map(|number| JValue::Long(number as i64));
    callback
        .call(|env, object| env.call_method(object, "ask", "(JJJJ)Z", &numbers)?.z())
        .unwrap_or(true)
}

/// Sets the predicate of a world; null sets none. Returns the status.
#[unsafe(no_mangle)]
pub extern "system" fn Java_io_sat2d_Native_setPairPredicate<'a>(
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
    if object.is_null() {
        // SAFETY: the claim keeps the world.
        let status = unsafe { sat_world_set_pair_predicate(world, None, null_mut()) };
        if status == SAT_OK {
            claim.set_callback(PREDICATE, None);
        }
        return status;
    }
    // SAFETY: the claim keeps the world, which keeps the predicate as long as it calls it.
    let callback = set_callback(&mut env, &object, |callback| unsafe {
        sat_world_set_pair_predicate(world, Some(ask), callback)
    });
    match callback {
        Ok(callback) => {
            claim.set_callback(PREDICATE, Some(callback));
            SAT_OK
        }
        Err(status) => status,
    }
}
