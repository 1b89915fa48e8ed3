//! What addresses alone cannot do: texts and buffers.

use jni::JNIEnv;
use jni::objects::{JByteBuffer, JClass};
use jni::sys::jstring;
use std::ffi::{CStr, c_char};
use std::ptr::null_mut;

/// A text of the library as one of Java; null if the JVM has no memory for it.
fn text(env: &mut JNIEnv, text: *const c_char) -> jstring {
    // SAFETY: the texts of the library end with a zero and live until the next failure.
    let text = unsafe { CStr::from_ptr(text) }.to_string_lossy();
    env.new_string(text)
        .map_or(null_mut(), |made| made.into_raw())
}

/// The message of the last failed call of this thread.
#[unsafe(no_mangle)]
pub extern "system" fn Java_io_sat2d_Native_lastError<'a>(
    mut env: JNIEnv<'a>,
    _: JClass<'a>,
) -> jstring {
    text(&mut env, sat2d_ffi::sat_last_error())
}

/// The version of the library.
#[unsafe(no_mangle)]
pub extern "system" fn Java_io_sat2d_Native_versionString<'a>(
    mut env: JNIEnv<'a>,
    _: JClass<'a>,
) -> jstring {
    text(&mut env, sat2d_ffi::sat_version_string())
}

/// The address of a direct buffer; 0 of another one.
#[unsafe(no_mangle)]
pub extern "system" fn Java_io_sat2d_Native_addressOf<'a>(
    env: JNIEnv<'a>,
    _: JClass<'a>,
    buffer: JByteBuffer<'a>,
) -> i64 {
    let address = env.get_direct_buffer_address(&buffer);
    address.map_or(0, |address| address as i64)
}
