//! The handles that Java holds in the place of addresses.
//!
//! A handle names a slot of a table and the generation of the object in it. Slots are never freed,
//! only reused with the next generation, so a handle may be used at any time by any thread: that of
//! a closed object is refused. A call claims the objects that it uses. Many calls may read an
//! object at once; a call that changes it is alone, and refuses all others. An object that is
//! closed meanwhile is freed when the last call lets go of it.

use crate::callback_ref::CallbackRef;
pub use crate::refusal::{BUSY, CLOSED, MEMORY};
use std::cell::UnsafeCell;
use std::ffi::c_void;
use std::mem::offset_of;
use std::ptr::null_mut;
use std::sync::atomic::{AtomicPtr, AtomicU64, AtomicUsize, Ordering, fence};
use std::sync::{Mutex, PoisonError};

/// The places of what a world calls back.
pub const PREDICATE: usize = 0;
/// See [`PREDICATE`].
pub const RECORDER: usize = 1;

/// The number of readers stands in the bits below.
const CHANGING: u64 = 1 << 30;
const WAS_CLOSED: u64 = 1 << 31;
const READERS: u64 = CHANGING - 1;
const GENERATION: u32 = 32;

/// What frees an object.
pub type Free = unsafe fn(*mut c_void);

/// An object of the library and what it calls back.
struct Object {
    address: *mut c_void,
    free: Free,
    /// What a world calls, freed after the world.
    callbacks: [Option<Box<CallbackRef>>; 2],
}

struct Slot {
    /// The generation, two flags and the number of readers.
    state: AtomicU64,
    /// The thread that changes the object, by [`this_thread`].
    owner: AtomicUsize,
    object: UnsafeCell<Option<Object>>,
}

/// Slots in blocks, each twice as large as the one before, so that none ever moves.
struct Table {
    blocks: [AtomicPtr<Slot>; BLOCKS],
    unused: Mutex<Unused>,
}

struct Unused {
    /// Slots that were used before.
    freed: Vec<u32>,
    /// The first slot that was never used.
    fresh: u32,
    /// The number of slots in all blocks.
    room: u32,
}

const FIRST_BLOCK: u32 = 64;
const BLOCKS: usize = 24;

// SAFETY: an object is reached only by a claim, or by the one thread that frees it.
unsafe impl Sync for Slot {}

static TABLE: Table = Table {
    blocks: [const { AtomicPtr::new(null_mut()) }; BLOCKS],
    unused: Mutex::new(Unused {
        freed: Vec::new(),
        fresh: 0,
        room: 0,
    }),
};

/// A number of this thread that no other living thread has.
fn this_thread() -> usize {
    thread_local!(static MARK: u8 = const { 0 });
    MARK.with(|mark| std::ptr::from_ref(mark) as usize)
}

/// The block of a slot and the place in it.
fn place(index: u32) -> (usize, usize) {
    let from_first = u64::from(index) + u64::from(FIRST_BLOCK);
    let block = from_first.ilog2() - FIRST_BLOCK.ilog2();
    let before = u64::from(FIRST_BLOCK) << block;
    (block as usize, (from_first - before) as usize)
}

impl Table {
    fn slot(&self, index: u32) -> Option<&'static Slot> {
        let (block, at) = place(index);
        let first = self.blocks.get(block)?.load(Ordering::Acquire);
        if first.is_null() {
            return None;
        }
        // SAFETY: the block has this place, and blocks are never freed.
        Some(unsafe { &*first.add(at) })
    }

    /// A slot without an object; none if there is no memory.
    fn take(&self) -> Option<u32> {
        let mut unused = self.unused.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(index) = unused.freed.pop() {
            return Some(index);
        }
        if unused.fresh == unused.room {
            let (block, _) = place(unused.room);
            let length = FIRST_BLOCK.checked_shl(block as u32)?;
            let room = unused.room.checked_add(length)?;
            // Giving a slot back must not fail.
            unused.freed.try_reserve(room as usize).ok()?;
            let mut slots = Vec::new();
            slots.try_reserve_exact(length as usize).ok()?;
            slots.extend((0..length).map(|_| Slot {
                state: AtomicU64::new(1 << GENERATION | WAS_CLOSED),
                owner: AtomicUsize::new(0),
                object: UnsafeCell::new(None),
            }));
            let slots: &'static mut [Slot] = slots.leak();
            self.blocks
                .get(block)?
                .store(slots.as_mut_ptr(), Ordering::Release);
            unused.room = room;
        }
        unused.fresh += 1;
        Some(unused.fresh - 1)
    }

    fn give_back(&self, index: u32) {
        let mut unused = self.unused.lock().unwrap_or_else(PoisonError::into_inner);
        unused.freed.push(index);
    }
}

/// The slot, its index, and the generation in its place in the state.
fn find(handle: i64) -> Option<(&'static Slot, u64)> {
    let slot = TABLE.slot(handle as u32)?;
    Some((slot, handle as u64 >> GENERATION << GENERATION))
}

/// Makes a handle of an object, which it owns from now on; 0 if there is no memory, and the object
/// is freed.
///
/// # Safety
/// `free` frees the object at `address`, and nobody else does.
pub unsafe fn adopt(address: *mut c_void, free: Free) -> i64 {
    let taken = TABLE.take();
    let Some((index, slot)) = taken.and_then(|index| Some((index, TABLE.slot(index)?))) else {
        // SAFETY: by the contract.
        unsafe { free(address) };
        return 0;
    };
    let callbacks = [None, None];
    let object = Object {
        address,
        free,
        callbacks,
    };
    // SAFETY: the slot is in no list, and a state that says closed keeps all others away.
    unsafe { *slot.object.get() = Some(object) };
    let generation = slot.state.load(Ordering::Relaxed) >> GENERATION << GENERATION;
    slot.state.store(generation, Ordering::Release);
    (generation | u64::from(index)) as i64
}

/// Frees the object when no call uses it. Twice is fine.
pub fn close(handle: i64) {
    let Some((slot, generation)) = find(handle) else {
        return;
    };
    let closed = slot
        .state
        .fetch_update(Ordering::Acquire, Ordering::Relaxed, |state| {
            let open = state >> GENERATION << GENERATION == generation && state & WAS_CLOSED == 0;
            open.then_some(state | WAS_CLOSED)
        });
    if closed.is_ok_and(|before| before == generation) {
        slot.free(handle as u32);
    }
}

impl Slot {
    /// Frees the object of a slot that is closed and that no call uses.
    fn free(&self, index: u32) {
        // SAFETY: the one thread that made the state so is here, and a closed state keeps all
        // others away.
        let object = unsafe { (*self.object.get()).take() };
        if let Some(object) = object {
            // SAFETY: by the contract of `adopt`. What it calls back lives until the end of this.
            unsafe { (object.free)(object.address) };
        }
        let generation = self.state.load(Ordering::Relaxed) >> GENERATION;
        if let Some(next) = generation
            .checked_add(1)
            .filter(|next| *next <= u64::from(u32::MAX))
        {
            let state = next << GENERATION | WAS_CLOSED;
            self.state.store(state, Ordering::Release);
            TABLE.give_back(index);
        }
    }
}

/// The use of an object by a call.
pub struct Claim {
    address: *mut c_void,
    slot: Option<&'static Slot>,
    index: u32,
    by: u64,
}

impl Claim {
    /// The address of the object; it lives as long as the claim.
    pub fn address<T>(&self) -> *mut T {
        self.address.cast()
    }

    /// Claims by adding to the state, if a bit of `against` is not set.
    fn new(handle: i64, by: u64, against: u64) -> Result<Claim, i32> {
        let (slot, generation) = find(handle).ok_or(CLOSED)?;
        let index = handle as u32;
        let mut state = slot.state.load(Ordering::Relaxed);
        loop {
            if state >> GENERATION << GENERATION != generation || state & WAS_CLOSED != 0 {
                return Err(CLOSED);
            }
            if state & CHANGING != 0 && slot.owner.load(Ordering::Relaxed) == this_thread() {
                // From a callback of the call that changes the object: the C API says what such a
                // call may do.
                // SAFETY: the outer call keeps the object.
                let object = unsafe { &*slot.object.get() };
                let address = object.as_ref().map_or(null_mut(), |object| object.address);
                let slot = None;
                return Ok(Claim {
                    address,
                    slot,
                    index,
                    by: 0,
                });
            }
            if state & against != 0 {
                return Err(BUSY);
            }
            match slot.state.compare_exchange_weak(
                state,
                state + by,
                Ordering::Acquire,
                Ordering::Relaxed,
            ) {
                Ok(_) => break,
                Err(now) => state = now,
            }
        }
        if by == CHANGING {
            slot.owner.store(this_thread(), Ordering::Relaxed);
        }
        // SAFETY: the claim keeps all others from changing or freeing it.
        let object = unsafe { &*slot.object.get() };
        let address = object.as_ref().map_or(null_mut(), |object| object.address);
        let slot = Some(slot);
        Ok(Claim {
            address,
            slot,
            index,
            by,
        })
    }

    /// Replaces what the object calls back. Call it after the library has the new one.
    pub fn set_callback(&self, which: usize, callback: Option<Box<CallbackRef>>) {
        if let Some(slot) = self.slot.filter(|_| self.by == CHANGING) {
            // SAFETY: this call alone uses the object.
            if let Some(object) = unsafe { &mut *slot.object.get() } {
                object.callbacks[which] = callback;
            }
        }
    }
}

impl Drop for Claim {
    fn drop(&mut self) {
        let Some(slot) = self.slot else {
            return;
        };
        if self.by == CHANGING {
            slot.owner.store(0, Ordering::Relaxed);
        }
        let state = slot.state.fetch_sub(self.by, Ordering::Release) - self.by;
        if state & WAS_CLOSED != 0 && state & (CHANGING | READERS) == 0 {
            fence(Ordering::Acquire);
            slot.free(self.index);
        }
    }
}

/// Claims an object for a call that only reads it.
pub fn read(handle: i64) -> Result<Claim, i32> {
    Claim::new(handle, 1, CHANGING)
}

/// Claims an object for a call that changes it.
pub fn change(handle: i64) -> Result<Claim, i32> {
    Claim::new(handle, CHANGING, CHANGING | READERS)
}

/// Claims the objects of a list whose handles stand in the memory of the call, each `stride` bytes
/// after the one before, and puts their addresses there. Closed objects become NULL, so that the C
/// API names their place in the list.
///
/// # Safety
/// There are so many handles, and nobody else uses this memory.
unsafe fn read_list(first: *mut u8, stride: usize, count: usize) -> Result<Vec<Claim>, i32> {
    let mut claims = Vec::new();
    claims.try_reserve_exact(count).map_err(|_| MEMORY)?;
    for i in 0..count {
        // SAFETY: by the contract.
        let entry = unsafe { &mut *first.add(i * stride).cast::<i64>() };
        let claim = read(*entry).ok();
        *entry = claim.as_ref().map_or(0, |claim| claim.address as i64);
        claims.extend(claim);
    }
    Ok(claims)
}

/// Claims the shapes of bodies.
///
/// # Safety
/// There are so many bodies, with handles as shapes, in memory that nobody else uses.
pub unsafe fn read_bodies(bodies: i64, count: i64) -> Result<Vec<Claim>, i32> {
    let shape = offset_of!(sat2d_ffi::sat_body, shape);
    let stride = size_of::<sat2d_ffi::sat_body>();
    // SAFETY: by the contract.
    unsafe { read_list((bodies as *mut u8).add(shape), stride, count as usize) }
}

/// Claims the shapes of a list of handles.
///
/// # Safety
/// There are so many handles in memory that nobody else uses.
pub unsafe fn read_shapes(shapes: i64, count: i64) -> Result<Vec<Claim>, i32> {
    // SAFETY: by the contract.
    unsafe { read_list(shapes as *mut u8, size_of::<i64>(), count as usize) }
}
