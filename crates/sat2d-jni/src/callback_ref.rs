//! Objects of Java that the library calls back, longer than the call that got them.

use crate::refusal::MEMORY;
use jni::objects::{GlobalRef, JObject};
use jni::{JNIEnv, JavaVM};
use sat2d_ffi::sat_status;
use std::ffi::c_void;

/// An object that is called back.
pub struct Kept {
    vm: JavaVM,
    object: GlobalRef,
}

impl Kept {
    fn new(env: &mut JNIEnv, object: &JObject) -> Option<Kept> {
        let vm = env.get_java_vm().ok()?;
        let object = env.new_global_ref(object).ok()?;
        Some(Kept { vm, object })
    }

    /// Calls the object; nothing after an exception, which Java throws when the call of the world
    /// returns.
    pub fn call<T>(
        &self,
        call: impl FnOnce(&mut JNIEnv, &JObject) -> jni::errors::Result<T>,
    ) -> Option<T> {
        let mut env = self.vm.get_env().ok()?;
        if env.exception_check().unwrap_or(true) {
            return None;
        }
        call(&mut env, &self.object).ok()
    }
}

/// Keeps an object and sets it by a function that takes its address. The result is to be kept as
/// long as the library has the address; it is the status of an error otherwise.
pub fn keep(
    env: &mut JNIEnv,
    object: &JObject,
    set: impl FnOnce(*mut c_void) -> sat_status,
) -> Result<Box<Kept>, i32> {
    let mut kept = Box::new(Kept::new(env, object).ok_or(MEMORY)?);
    match set(std::ptr::from_mut(&mut *kept).cast()) {
        sat2d_ffi::SAT_OK => Ok(kept),
        status => Err(status),
    }
}
