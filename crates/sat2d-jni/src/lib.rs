//! The native library of the Java package `sat2d`, whose class `Native` declares its functions.
//!
//! One function for each of the C API, made from `include/sat2d_bindings.h`: small structs cross
//! the border as their fields, objects as handles, everything else as an address, and each returns
//! the status. They throw nothing. The C API lets no panic out.

mod draw;
mod handle;
mod kept;
mod object;
mod predicate;
mod record;
mod refusal;
mod relation;
mod support;

use std::ffi::c_void;

include!(concat!(env!("OUT_DIR"), "/natives.rs"));
