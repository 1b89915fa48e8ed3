//! The library that C and C++ programs link: `libsat2d.so` (or `.dylib`, `.dll`) and `libsat2d.a`.
//!
//! It contains the C API, which `sat2d-ffi` defines, and nothing else.

pub use sat2d_ffi::*;
