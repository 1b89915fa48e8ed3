//! The function that a world asks about pairs, in Java.

use jni::objects::{GlobalRef, JClass, JObject, JValue};
use jni::{JNIEnv, JavaVM};
use sat2d_ffi::{sat_body_id, sat_world, sat_world_set_pair_predicate, sat_world_user};
use std::ffi::c_void;

struct Predicate {
    vm: JavaVM,
    object: GlobalRef,
}

impl Predicate {
    fn new(env: &mut JNIEnv, object: &JObject) -> Option<Predicate> {
        let vm = env.get_java_vm().ok()?;
        let object = env.new_global_ref(object).ok()?;
        Some(Predicate { vm, object })
    }

    /// The answer; false after an exception, which Java throws when the call of the world returns.
    fn ask(&self, a: (sat_body_id, u64), b: (sat_body_id, u64)) -> bool {
        let Ok(mut env) = self.vm.get_env() else {
            return false;
        };
        if env.exception_check().unwrap_or(true) {
            return false;
        }
        let numbers = [a.0.bits, a.1, b.0.bits, b.1].map(|number| JValue::Long(number as i64));
        let answer = env.call_method(&self.object, "ask", "(JJJJ)Z", &numbers);
        answer.and_then(|answer| answer.z()).unwrap_or(false)
    }
}

/// A body and its user number.
///
/// # Safety
/// The world lives.
unsafe fn with_user(world: *const sat_world, id: sat_body_id) -> (sat_body_id, u64) {
    let mut user = 0;
    // SAFETY: by the contract; a body that a question is about is in the world.
    let _ = unsafe { sat_world_user(world, id, &mut user) };
    (id, user)
}

/// # Safety
/// The world lives, and `user` is a predicate that lives.
unsafe extern "C" fn ask(
    world: *const sat_world,
    a: sat_body_id,
    b: sat_body_id,
    user: *mut c_void,
) -> bool {
    // SAFETY: by the contract.
    unsafe { (*user.cast::<Predicate>()).ask(with_user(world, a), with_user(world, b)) }
}

/// Sets the predicate of a world; null sets none. Returns the address of what keeps it, to be freed
/// by `predicateFree` when the world has another one or is freed, or the status of the error as a
/// negative number.
///
/// # Safety
/// `world` is the address of a world, or 0.
#[unsafe(no_mangle)]
pub unsafe extern "system" fn Java_io_sat2d_Native_predicateNew<'a>(
    mut env: JNIEnv<'a>,
    _: JClass<'a>,
    world: i64,
    object: JObject<'a>,
) -> i64 {
    let world = world as *mut sat_world;
    if object.is_null() {
        // SAFETY: by the contract.
        return -i64::from(unsafe {
            sat_world_set_pair_predicate(world, None, std::ptr::null_mut())
        });
    }
    let Some(predicate) = Predicate::new(&mut env, &object) else {
        return -i64::from(sat2d_ffi::SAT_ERR_MEMORY);
    };
    let kept = Box::into_raw(Box::new(predicate));
    // SAFETY: by the contract; Java keeps the predicate as long as the world has it.
    let status = unsafe { sat_world_set_pair_predicate(world, Some(ask), kept.cast()) };
    if status != sat2d_ffi::SAT_OK {
        // SAFETY: nothing else has it.
        drop(unsafe { Box::from_raw(kept) });
        return -i64::from(status);
    }
    kept as i64
}

/// Frees what keeps a predicate; 0 is fine.
///
/// # Safety
/// No world has it.
#[unsafe(no_mangle)]
pub unsafe extern "system" fn Java_io_sat2d_Native_predicateFree<'a>(
    _: JNIEnv<'a>,
    _: JClass<'a>,
    kept: i64,
) {
    if kept != 0 {
        // SAFETY: by the contract.
        drop(unsafe { Box::from_raw(kept as *mut Predicate) });
    }
}
