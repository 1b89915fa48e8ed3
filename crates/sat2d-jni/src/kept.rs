//! Objects of Java that the library calls back, longer than the call that got them.

use jni::objects::{GlobalRef, JClass, JObject};
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

/// Keeps an object and sets it by a function that takes its address. Returns the address, to be
/// freed by `keptFree` when the library has it no longer, or the status of the error as a negative
/// number.
pub fn keep(
    env: &mut JNIEnv,
    object: &JObject,
    set: impl FnOnce(*mut c_void) -> sat_status,
) -> i64 {
    let Some(kept) = Kept::new(env, object) else {
        return -i64::from(sat2d_ffi::SAT_ERR_MEMORY);
    };
    let kept = Box::into_raw(Box::new(kept));
    let status = set(kept.cast());
    if status != sat2d_ffi::SAT_OK {
        // SAFETY: nothing else has it.
        drop(unsafe { Box::from_raw(kept) });
        return -i64::from(status);
    }
    kept as i64
}

/// Frees what keeps an object; 0 is fine.
///
/// # Safety
/// It is an address from `keep`, and the library has it no longer.
pub unsafe fn free(kept: i64) {
    if kept != 0 {
        // SAFETY: by the contract.
        drop(unsafe { Box::from_raw(kept as *mut Kept) });
    }
}

/// The same for Java.
///
/// # Safety
/// As `free`.
#[unsafe(no_mangle)]
pub unsafe extern "system" fn Java_io_sat2d_Native_keptFree<'a>(
    _: JNIEnv<'a>,
    _: JClass<'a>,
    kept: i64,
) {
    // SAFETY: by the contract.
    unsafe { free(kept) };
}
