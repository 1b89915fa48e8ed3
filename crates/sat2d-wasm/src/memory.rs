//! Memory that cannot be had.
//!
//! Rust ends the program where memory for a vector cannot be had, in the middle of a change. So the
//! allocator holds a reserve of twice the bytes in use, which is the most that vectors take where
//! they double. A call that began takes it rather than fail. JavaScript then refills it before the
//! next call or, where it cannot be had, makes calls on a copy of the memory that it can go back
//! to. Pages of the reserve that nothing has written take no memory of the machine.

use std::alloc::{GlobalAlloc, Layout, System};
use std::ptr::null_mut;
use std::sync::atomic::{AtomicPtr, AtomicUsize, Ordering::Relaxed};

/// The least size of the reserve, and the most: that of the largest block.
const LEAST: usize = 1 << 20;
const MOST: usize = (1 << 31) - (1 << 16);

/// Calls without a large result, on what there is already, take less than the bytes in use by this.
const SHARE: usize = 4;

/// The size of the reserve for small requests: what lists that grow by `try_reserve` leave where
/// they take all else.
const SMALL: usize = 1 << 16;

/// The largest request that is small.
const SMALL_REQUEST: usize = 1 << 12;

const ALIGN: usize = 16;

#[link(wasm_import_module = "sat2d")]
unsafe extern "C" {
    /// Tells JavaScript that the reserve was taken.
    safe fn reserve_taken();
}

/// A block that is held for later.
struct Reserve {
    block: AtomicPtr<u8>,
    size: AtomicUsize,
}

impl Reserve {
    const fn new() -> Reserve {
        Reserve {
            block: AtomicPtr::new(null_mut()),
            size: AtomicUsize::new(0),
        }
    }

    fn size(&self) -> usize {
        self.size.load(Relaxed)
    }

    /// Gives the block back to the allocator. Returns whether there was one.
    fn release(&self) -> bool {
        let size = self.size.swap(0, Relaxed);
        let block = self.block.swap(null_mut(), Relaxed);
        if size > 0 {
            // SAFETY: `hold` allocated it with this layout, and it was not freed.
            unsafe { System.dealloc(block, layout(size)) };
        }
        size > 0
    }

    /// Holds a block of this size, or the largest of its halves, quarters and so on that can be had
    /// and is not below the least size.
    fn hold(&self, size: usize, least: usize) {
        self.release();
        let mut size = size;
        while size >= least {
            // SAFETY: the size is not 0.
            let block = unsafe { System.alloc(layout(size)) };
            if !block.is_null() {
                self.block.store(block, Relaxed);
                self.size.store(size, Relaxed);
                return;
            }
            size /= 2;
        }
    }
}

/// The layout of a block of a reserve, of [`MOST`] bytes at most.
fn layout(size: usize) -> Layout {
    // SAFETY: the alignment is a power of two, and the size is no more than the largest.
    unsafe { Layout::from_size_align_unchecked(size, ALIGN) }
}

/// The system's allocator with a reserve.
struct Memory {
    reserve: Reserve,
    small: Reserve,
    /// The bytes in use.
    used: AtomicUsize,
    /// So many bytes in use, and the reserve has to grow.
    grow_at: AtomicUsize,
    /// The last request that failed, 0 if none.
    failed: AtomicUsize,
}

#[global_allocator]
static MEMORY: Memory = Memory {
    reserve: Reserve::new(),
    small: Reserve::new(),
    used: AtomicUsize::new(0),
    // not before JavaScript has asked for it
    grow_at: AtomicUsize::new(usize::MAX),
    failed: AtomicUsize::new(0),
};

impl Memory {
    /// What a request of this size gets, if need be from the reserves. `added` is what it adds to
    /// the bytes in use, modulo 2^32.
    #[inline(always)]
    fn get(&self, size: usize, added: usize, ask: impl Fn() -> *mut u8) -> *mut u8 {
        let block = match ask() {
            block if block.is_null() => self.take(size, ask),
            block => block,
        };
        if !block.is_null() {
            let used = self.used.load(Relaxed).wrapping_add(added);
            self.used.store(used, Relaxed);
            if used > self.grow_at.load(Relaxed) {
                self.hold();
            }
        }
        block
    }

    #[cold]
    fn take(&self, size: usize, ask: impl Fn() -> *mut u8) -> *mut u8 {
        for reserve in [&self.reserve, &self.small] {
            let is_for_it = size <= SMALL_REQUEST || !std::ptr::eq(reserve, &self.small);
            if is_for_it && reserve.release() {
                self.grow_at.store(usize::MAX, Relaxed);
                reserve_taken();
                let block = ask();
                if !block.is_null() {
                    return block;
                }
            }
        }
        self.failed.store(size, Relaxed);
        null_mut()
    }

    /// Holds a reserve of twice the bytes in use, or what can be had of it.
    #[cold]
    fn hold(&self) {
        let used = self.used.load(Relaxed);
        if self.small.size() == 0 {
            self.small.hold(SMALL, SMALL);
        }
        if self.reserve.size() < used.saturating_mul(2).min(MOST) {
            // more than it has to be now, so that it does not grow each time
            let size = used.saturating_mul(2).saturating_add(used / 2);
            self.reserve.hold(size.clamp(LEAST, MOST), LEAST);
        }
        self.grow_at
            .store(used.saturating_add(used / 8).max(LEAST / 2), Relaxed);
    }

    /// Whether a call that may take so many bytes has a reserve.
    fn suffices(&self, bytes: usize) -> bool {
        self.small.size() > 0 && self.reserve.size() >= bytes.max(LEAST)
    }
}

// Not inlined, which would make the module larger by a percent.
// SAFETY: every block is the system's, of the layout that was asked for.
unsafe impl GlobalAlloc for Memory {
    #[inline(never)]
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: by the caller's contract.
        let ask = || unsafe { System.alloc(layout) };
        self.get(layout.size(), layout.size(), ask)
    }

    #[inline(never)]
    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        // SAFETY: by the caller's contract.
        let ask = || unsafe { System.alloc_zeroed(layout) };
        self.get(layout.size(), layout.size(), ask)
    }

    #[inline(never)]
    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        let used = self.used.load(Relaxed).wrapping_sub(layout.size());
        self.used.store(used, Relaxed);
        // SAFETY: by the caller's contract.
        unsafe { System.dealloc(block, layout) }
    }

    #[inline(never)]
    unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        // SAFETY: by the caller's contract; a block stays where `realloc` fails.
        let ask = || unsafe { System.realloc(block, layout, size) };
        self.get(size, size.wrapping_sub(layout.size()), ask)
    }
}

/// Holds a reserve. Returns whether it suffices for a call on what there is already.
#[unsafe(no_mangle)]
pub extern "C" fn js_hold_reserve() -> bool {
    MEMORY.hold();
    MEMORY.suffices(MEMORY.used.load(Relaxed) / SHARE)
}

/// Holds a reserve. Returns whether it suffices for a call after which twice as much may be in use.
#[unsafe(no_mangle)]
pub extern "C" fn js_hold_to_double() -> bool {
    MEMORY.hold();
    MEMORY.suffices(MEMORY.used.load(Relaxed).saturating_mul(2))
}

/// Holds a reserve. Returns whether it suffices for a call that may take so many bytes.
#[unsafe(no_mangle)]
pub extern "C" fn js_hold_bytes(bytes: usize) -> bool {
    if MEMORY.reserve.size() < bytes && bytes <= MOST {
        MEMORY.reserve.hold(bytes, bytes);
    }
    js_hold_reserve() && MEMORY.suffices(bytes)
}

/// The size of the reserve.
#[unsafe(no_mangle)]
pub extern "C" fn js_reserve_size() -> usize {
    MEMORY.hold();
    MEMORY.reserve.size()
}

/// The size of the last request that failed since this was asked; 0 if none.
#[unsafe(no_mangle)]
pub extern "C" fn js_failed_request() -> usize {
    MEMORY.failed.swap(0, Relaxed)
}
