//! Memory for bindings.
//!
//! Languages without pointers of their own, such as JavaScript over WebAssembly, need memory that
//! both sides see: for points that go in and for answers that come out. C and C++ programs use
//! variables and arrays instead. The memory is that of the C library's `malloc`.

use libc::{c_void, size_t};
use std::ptr::null_mut;

/// Allocates `size` bytes, aligned for every type of this header. The bytes are not initialised.
/// The caller frees the memory with `sat_free`. Returns NULL if there is no memory or `size`
/// is 0.
///
/// ```c
/// sat_vec2 *points = sat_alloc(3 * sizeof *points);
/// if (points != NULL)
///     points[0] = (sat_vec2){0, 0};
/// sat_free(points);
/// ```
#[unsafe(no_mangle)]
pub extern "C" fn sat_alloc(size: size_t) -> *mut c_void {
    if size == 0 {
        return null_mut();
    }
    // SAFETY: malloc takes any size.
    unsafe { libc::malloc(size) }
}

/// Gives memory of `sat_alloc` back. NULL is fine.
///
/// ```c
/// void *memory = sat_alloc(64);
/// sat_free(memory);
/// sat_free(NULL); // does nothing
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_free(memory: *mut c_void) {
    // SAFETY: by the contract of the header the memory came from `sat_alloc` and is freed once.
    unsafe { libc::free(memory) }
}
