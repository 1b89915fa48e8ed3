//! The door between C and Rust: pointers become references, panics and errors become status codes.

use crate::status::{Failure, SAT_ERR_COUNT, SAT_ERR_INTERNAL, SAT_ERR_NULL, SAT_OK, sat_status};
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

/// Runs a body from which no panic may pass.
#[inline(always)]
pub(crate) fn guarded<T>(body: impl FnOnce() -> Result<T, Failure>) -> Result<T, Failure> {
    // Nothing a body could leave half done is seen again: shapes are immutable, answers are written afterwards.
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
    } else if count > isize::MAX as usize / size_of::<T>() {
        Err(Failure::new(
            SAT_ERR_COUNT,
            format_args!("{name}: a count of {count} is larger than any array can be"),
        ))
    } else {
        // SAFETY: not NULL, not longer than memory, and the caller vouches for the rest.
        Ok(unsafe { std::slice::from_raw_parts(pointer, count) })
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
