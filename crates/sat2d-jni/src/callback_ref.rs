//! References to Java objects that the library calls back after the call that passed them.

use crate::refusal::MEMORY;
use jni::objects::{GlobalRef, JObject};
use jni::{JNIEnv, JavaVM};
use sat2d_ffi::sat_status;
use std::ffi::c_void;

/// A reference to an object that is called back.
pub struct CallbackRef {
    vm: JavaVM,
    object: GlobalRef,
}

impl CallbackRef {
    fn new(env: &mut JNIEnv, object: &JObject) -> Option<CallbackRef> {
        let vm = env.get_java_vm().ok()?;
        let object = env.new_global_ref(object).ok()?;
        Some(CallbackRef { vm, object })
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

/// Makes a reference and passes its address to `set`. Keep the result as long as the library has
/// the address. On an error, returns its status.
pub fn set_callback(
    env: &mut JNIEnv,
    object: &JObject,
    set: impl FnOnce(*mut c_void) -> sat_status,
) -> Result<Box<CallbackRef>, i32> {
    let mut callback = Box::new(CallbackRef::new(env, object).ok_or(MEMORY)?);
    match set(std::ptr::from_mut(&mut *callback).cast()) {
        sat2d_ffi::SAT_OK => Ok(callback),
        status => Err(status),
    }
}
