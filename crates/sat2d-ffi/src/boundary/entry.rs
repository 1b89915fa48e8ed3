//! The door between C and Rust: pointers become references, panics and errors become status codes.

use crate::base::status::{
    Failure, SAT_ERR_CAPACITY, SAT_ERR_COUNT, SAT_ERR_INTERNAL, SAT_ERR_NULL, SAT_OK, sat_status,
};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Runs the body of an entry: its answer is written to `out`, `harmless` in its place if it fails. The body ends before `out` is
/// written, so `out` may be one of the caller's arguments as well.
///
/// # Safety
/// `out` is NULL or may be written.
#[inline(always)]
pub(crate) unsafe fn answer<T>(
    out: *mut T,
    harmless: T,
    body: impl FnOnce() -> Result<T, Failure>,
) -> sat_status {
    if out.is_null() {
        return null("the answer").status();
    }
    let (value, status) = match guarded(body) {
        Ok(value) => (value, SAT_OK),
        Err(failure) => (harmless, failure.status()),
    };
    // SAFETY: not NULL, and the caller vouches for the rest.
    unsafe { out.write(value) };
    status
}

/// Runs the body of an entry that writes its answer to `out` itself, as its last act: a large one, not to be copied. `harmless` is
/// written if it fails.
///
/// # Safety
/// `out` is NULL or may be written.
#[inline(always)]
pub(crate) unsafe fn answer_in_place<T>(
    out: *mut T,
    harmless: T,
    body: impl FnOnce() -> Result<(), Failure>,
) -> sat_status {
    if out.is_null() {
        return null("the answer").status();
    }
    match guarded(body) {
        Ok(()) => SAT_OK,
        Err(failure) => {
            // SAFETY: not NULL, and the caller vouches for the rest.
            unsafe { out.write(harmless) };
            failure.status()
        }
    }
}

/// Runs the body of an entry that has no answer but its status.
#[inline(always)]
pub(crate) fn done(body: impl FnOnce() -> Result<(), Failure>) -> sat_status {
    match guarded(body) {
        Ok(()) => SAT_OK,
        Err(failure) => failure.status(),
    }
}

/// Runs a body from which no panic may pass.
#[inline(always)]
pub(crate) fn guarded<T>(body: impl FnOnce() -> Result<T, Failure>) -> Result<T, Failure> {
    // Nothing a body could leave half done is seen again: shapes are immutable, answers are written afterwards, and a world that
    // was left in the middle of a change refuses all further calls.
    catch_unwind(AssertUnwindSafe(body)).unwrap_or_else(|_| Err(internal()))
}

/// The reference behind an argument.
///
/// # Safety
/// `pointer` is NULL or points to a `T` that outlives `'a` and is not written meanwhile.
#[inline(always)]
pub(crate) unsafe fn get<'a, T>(pointer: *const T, name: &str) -> Result<&'a T, Failure> {
    // SAFETY: as the caller vouches.
    unsafe { pointer.as_ref() }.ok_or_else(|| null(name))
}

/// The slice behind a pointer and a count. NULL is an empty list where the count is 0.
///
/// # Safety
/// `pointer` is NULL or points to `count` of `T` that outlive `'a` and are not written meanwhile.
#[inline]
pub(crate) unsafe fn list<'a, T>(
    pointer: *const T,
    count: usize,
    name: &str,
) -> Result<&'a [T], Failure> {
    if count == 0 {
        Ok(&[])
    } else if pointer.is_null() {
        Err(null(name))
    } else {
        countable::<T>(count, name)?;
        // SAFETY: not NULL, not longer than memory, and the caller vouches for the rest.
        Ok(unsafe { std::slice::from_raw_parts(pointer, count) })
    }
}

/// Whether an array may have so many entries.
#[inline]
pub(crate) fn countable<T>(count: usize, name: &str) -> Result<(), Failure> {
    if count > isize::MAX as usize / size_of::<T>() {
        return Err(Failure::new(
            SAT_ERR_COUNT,
            format_args!("{name}: a count of {count} is larger than any array can be"),
        ));
    }
    Ok(())
}

/// Room in the caller's memory for a list.
pub(crate) struct Room<T> {
    start: *mut T,
    capacity: usize,
}

impl<T> Room<T> {
    /// The room at `start`, which may be NULL where there is none.
    ///
    /// # Safety
    /// `start` is NULL or `capacity` of `T` may be written there until [`fill`](Room::fill) has returned.
    #[inline]
    pub(crate) unsafe fn new(
        start: *mut T,
        capacity: usize,
        name: &str,
    ) -> Result<Room<T>, Failure> {
        if start.is_null() && capacity > 0 {
            return Err(null(name));
        }
        Ok(Room { start, capacity })
    }

    /// Writes as many of the items as there is room for.
    #[inline]
    pub(crate) fn fill(self, items: impl Iterator<Item = T>) {
        for (i, item) in (0..self.capacity).zip(items) {
            // SAFETY: i is below the capacity, for which the caller of `new` vouched.
            unsafe { self.start.add(i).write(item) };
        }
    }
}

/// Runs the body of an entry whose answer is a list: copies it to the caller's buffer, if it has the room, and writes how many items
/// there are to `count`, 0 if the body fails.
///
/// # Safety
/// `buffer` as [`Room::new`], `count` as [`answer`].
pub(crate) unsafe fn list_out<T, I: ExactSizeIterator<Item = T>>(
    buffer: *mut T,
    capacity: usize,
    count: *mut usize,
    what: &str,
    body: impl FnOnce() -> Result<I, Failure>,
) -> sat_status {
    let mut too_small = SAT_OK;
    let body = || {
        // SAFETY: as the caller vouches.
        let room = unsafe { Room::new(buffer, capacity, "buffer") }?;
        let items = body()?;
        let needed = items.len();
        if capacity < needed {
            let message = format_args!("{needed} {what}, room for {capacity}");
            too_small = Failure::new(SAT_ERR_CAPACITY, message).status();
        } else {
            room.fill(items);
        }
        Ok(needed)
    };
    // SAFETY: as the caller vouches.
    match unsafe { answer(count, 0, body) } {
        SAT_OK => too_small,
        failure => failure,
    }
}

#[cold]
pub(crate) fn null(name: &str) -> Failure {
    Failure::new(SAT_ERR_NULL, format_args!("{name}: the pointer is NULL"))
}

#[cold]
fn internal() -> Failure {
    Failure::new(
        SAT_ERR_INTERNAL,
        format_args!("the library panicked, which is a fault of its own"),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sat_last_error;
    use std::ffi::CStr;

    #[test]
    fn a_panic_becomes_a_status_and_the_answer_harmless() {
        let mut out = 7;
        // SAFETY: `out` is a local.
        let status = unsafe { answer(&mut out, 0, || panic!("on purpose")) };
        assert_eq!((status, out), (SAT_ERR_INTERNAL, 0));
        // SAFETY: the text is NUL-terminated, and read before the next call.
        let message = unsafe { CStr::from_ptr(sat_last_error()) };
        assert!(message.to_str().unwrap().contains("panicked"));
    }
}
