//! Memory for bindings.
//!
//! Languages without pointers, such as JavaScript over WebAssembly, need memory that both sides can
//! access, for inputs and results. C and C++ programs use variables and arrays instead. The memory
//! is that of the C library's `malloc`.

use libc::{c_void, size_t};

/// Allocates `size` bytes, aligned for every type of this header. The bytes are not initialised.
/// The caller frees the memory with `sat_free`. Returns NULL if there is not enough memory or
/// `size` is 0.
///
/// ```c
/// sat_vec2 *points = sat_alloc(3 * sizeof *points);
/// if (points != NULL)
///     points[0] = (sat_vec2){0, 0};
/// sat_free(points);
/// ```
#[unsafe(no_mangle)]
pub extern "C" fn sat_alloc(size: size_t) -> *mut c_void {
    heap::alloc(size)
}

/// Frees memory from `sat_alloc`. NULL is fine.
///
/// ```c
/// void *memory = sat_alloc(64);
/// sat_free(memory);
/// sat_free(NULL); // does nothing
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_free(memory: *mut c_void) {
    // SAFETY: by the contract of the header the memory came from `sat_alloc` and is freed once.
    unsafe { heap::free(memory) }
}

/// The C library's memory.
#[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
mod heap {
    use libc::{c_void, size_t};
    use std::ptr::null_mut;

    pub(super) fn alloc(size: size_t) -> *mut c_void {
        if size == 0 {
            return null_mut();
        }
        // SAFETY: malloc takes any size.
        unsafe { libc::malloc(size) }
    }

    pub(super) unsafe fn free(memory: *mut c_void) {
        // SAFETY: by the caller's contract.
        unsafe { libc::free(memory) }
    }
}

/// Rust's allocator, where there is no C library. The size of a block stands before it.
#[cfg(all(target_family = "wasm", target_os = "unknown"))]
mod heap {
    use libc::{c_void, size_t};
    use std::alloc::{Layout, alloc as allocate, dealloc};
    use std::ptr::null_mut;

    /// The alignment of every block, and the room for its size.
    const HEAD: usize = 16;

    fn layout(size: size_t) -> Option<Layout> {
        Layout::from_size_align(size.checked_add(HEAD)?, HEAD).ok()
    }

    pub(super) fn alloc(size: size_t) -> *mut c_void {
        let Some(layout) = layout(size).filter(|_| size > 0) else {
            return null_mut();
        };
        // SAFETY: the size of the layout is not 0, and the head is in the block.
        unsafe {
            let block = allocate(layout);
            if block.is_null() {
                return null_mut();
            }
            block.cast::<size_t>().write(size);
            block.add(HEAD).cast()
        }
    }

    pub(super) unsafe fn free(memory: *mut c_void) {
        if memory.is_null() {
            return;
        }
        // SAFETY: by the caller's contract it came from `alloc`, which wrote the size before it.
        unsafe {
            let block = memory.cast::<u8>().sub(HEAD);
            if let Some(layout) = layout(block.cast::<size_t>().read()) {
                dealloc(block, layout);
            }
        }
    }
}
