//! Objects that Java owns by handles: made, closed and found.

use crate::handle;
use crate::natives::FREE;
use jni::JNIEnv;
use jni::objects::JClass;
use sat2d_ffi::{sat_body, sat_body_id, sat_shape, sat_shape_share, sat_world_get};
use std::ffi::c_void;
use std::mem::MaybeUninit;

/// A handle of an object that the library has made; 0 if there is no memory, and it is freed.
///
/// # Safety
/// There is such an object at the address, and nobody else frees it.
#[unsafe(no_mangle)]
pub unsafe extern "system" fn Java_io_sat2d_Native_adopt<'a>(
    _: JNIEnv<'a>,
    _: JClass<'a>,
    address: i64,
    object: i32,
) -> i64 {
    let Some(free) = FREE.get(object as usize) else {
        return 0;
    };
    // SAFETY: by the contract.
    unsafe { handle::adopt(address as *mut c_void, *free) }
}

/// Frees an object when no call uses it; twice is fine.
#[unsafe(no_mangle)]
pub extern "system" fn Java_io_sat2d_Native_close<'a>(_: JNIEnv<'a>, _: JClass<'a>, handle: i64) {
    handle::close(handle);
}

/// A reference of its own to the shape of a body. The world keeps its shape during the call.
///
/// # Safety
/// There is room for an address at `out_shape`.
#[unsafe(no_mangle)]
pub unsafe extern "system" fn Java_io_sat2d_Native_worldShape<'a>(
    _: JNIEnv<'a>,
    _: JClass<'a>,
    world: i64,
    id: i64,
    out_shape: i64,
) -> i32 {
    let world = match handle::read(world) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    let id = sat_body_id { bits: id as u64 };
    let mut body = MaybeUninit::<sat_body>::zeroed();
    // SAFETY: the claim keeps the world; the library writes all of a body where it succeeds.
    unsafe {
        let status = sat_world_get(world.address(), id, body.as_mut_ptr());
        if status != sat2d_ffi::SAT_OK {
            return status;
        }
        sat_shape_share((*body.as_ptr()).shape, out_shape as *mut *mut sat_shape)
    }
}
