//! Lists: the caller's arrays as slices, and results copied into the caller's buffers.

use crate::error::status::{
    Failure, SAT_ERR_CAPACITY, SAT_ERR_COUNT, SAT_ERR_RESERVED, SAT_OK, sat_status,
};
use crate::guard::call::{answer, null};
use libc::size_t;

/// The slice behind a pointer and a count. NULL is an empty list if the count is 0.
///
/// # Safety
/// `pointer` is NULL or points to `count` of `T` that outlive `'a` and are not written meanwhile.
#[inline]
pub(crate) unsafe fn list<'a, T>(
    pointer: *const T,
    count: size_t,
    name: &str,
) -> Result<&'a [T], Failure> {
    if count == 0 {
        Ok(&[])
    } else if pointer.is_null() {
        Err(null(name))
    } else {
        check_count::<T>(count, name)?;
        // SAFETY: not NULL, not longer than memory; the rest is the caller's contract.
        Ok(unsafe { std::slice::from_raw_parts(pointer, count) })
    }
}

/// Rejects counts that no array can have.
#[inline]
pub(crate) fn check_count<T>(count: size_t, name: &str) -> Result<(), Failure> {
    if count > isize::MAX as usize / size_of::<T>() {
        return Err(Failure::new(
            SAT_ERR_COUNT,
            format_args!("{name}: a count of {count} is larger than any array can be"),
        ));
    }
    Ok(())
}

/// Rejects reserved fields that are not 0, so that later versions can give them a meaning.
pub(crate) fn check_reserved(reserved: &[u32]) -> Result<(), Failure> {
    match reserved.iter().find(|&&value| value != 0) {
        None => Ok(()),
        Some(value) => Err(Failure::new(
            SAT_ERR_RESERVED,
            format_args!("reserved is {value}, not 0"),
        )),
    }
}

/// The caller's memory for a list.
pub(crate) struct Buffer<T> {
    start: *mut T,
    capacity: size_t,
}

impl<T> Buffer<T> {
    /// The buffer at `start`, which may be NULL if `capacity` is 0.
    ///
    /// # Safety
    /// `start` is NULL or `capacity` of `T` may be written there until [`fill`](Buffer::fill) has
    /// returned.
    #[inline]
    pub(crate) unsafe fn new(
        start: *mut T,
        capacity: size_t,
        name: &str,
    ) -> Result<Buffer<T>, Failure> {
        if start.is_null() && capacity > 0 {
            return Err(null(name));
        }
        Ok(Buffer { start, capacity })
    }

    /// Writes as many of the items as fit.
    #[inline]
    pub(crate) fn fill(self, items: impl Iterator<Item = T>) {
        for (i, item) in (0..self.capacity).zip(items) {
            // SAFETY: i is below the capacity, which is the contract of `new`.
            unsafe { self.start.add(i).write(item) };
        }
    }
}

/// Runs the body of a call whose result is a list. Copies the list to the caller's buffer if it
/// fits, and writes the number of items to `out_count`, 0 if the body fails.
///
/// # Safety
/// `buffer` as [`Buffer::new`], `out_count` as [`answer`].
pub(crate) unsafe fn list_out<T, I: ExactSizeIterator<Item = T>>(
    buffer: *mut T,
    capacity: size_t,
    out_count: *mut size_t,
    what: &str,
    body: impl FnOnce() -> Result<I, Failure>,
) -> sat_status {
    let mut too_small = SAT_OK;
    let body = || {
        // SAFETY: by the caller's contract.
        let buffer = unsafe { Buffer::new(buffer, capacity, "the buffer") }?;
        let items = body()?;
        let needed = items.len();
        if capacity < needed {
            let message = format_args!("{needed} {what}, but the capacity is {capacity}");
            too_small = Failure::new(SAT_ERR_CAPACITY, message).status();
        } else {
            buffer.fill(items);
        }
        Ok(needed)
    };
    // SAFETY: by the caller's contract.
    match unsafe { answer(out_count, 0, body) } {
        SAT_OK => too_small,
        failure => failure,
    }
}
