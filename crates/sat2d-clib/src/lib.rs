//! The library that C and C++ programs link: `libsat2d.so` (or `.dylib`, `.dll`) and `libsat2d.a`.
//!
//! There is nothing in it but the C face, which `sat2d-ffi` defines.

pub use sat2d_ffi::*;
