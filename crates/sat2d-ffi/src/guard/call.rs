//! The guard around every call: no panic reaches C, and errors become status codes with harmless
//! outputs.

use crate::error::status::{Failure, SAT_ERR_INTERNAL, SAT_ERR_NULL, SAT_OK, sat_status};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Runs the body of a call and writes its result to `out`, or `harmless` if it fails. The body ends
/// before `out` is written, so `out` may also be one of the caller's inputs.
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
        return null("the output").status();
    }
    let (value, status) = match guarded(body) {
        Ok(value) => (value, SAT_OK),
        Err(failure) => (harmless, failure.status()),
    };
    // SAFETY: not NULL; the rest is the caller's contract.
    unsafe { out.write(value) };
    status
}

/// Runs the body of a call that writes its result to `out` itself, as its last act: for large
/// results that should not be copied. Writes `harmless` if the body fails.
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
        return null("the output").status();
    }
    match guarded(body) {
        Ok(()) => SAT_OK,
        Err(failure) => {
            // SAFETY: not NULL; the rest is the caller's contract.
            unsafe { out.write(harmless) };
            failure.status()
        }
    }
}

/// Runs the body of a call whose only result is its status.
#[inline(always)]
pub(crate) fn done(body: impl FnOnce() -> Result<(), Failure>) -> sat_status {
    match guarded(body) {
        Ok(()) => SAT_OK,
        Err(failure) => failure.status(),
    }
}

/// Runs a body and turns a panic into a failure.
#[inline(always)]
pub(crate) fn guarded<T>(body: impl FnOnce() -> Result<T, Failure>) -> Result<T, Failure> {
    // A panic leaves no half-done state that could be seen again: shapes are immutable, outputs are
    // written afterwards, and a world that panicked during a change rejects all further calls.
    catch_unwind(AssertUnwindSafe(body)).unwrap_or_else(|_| Err(internal()))
}

/// The reference behind an argument.
///
/// # Safety
/// `pointer` is NULL or points to a `T` that outlives `'a` and is not written meanwhile.
#[inline(always)]
pub(crate) unsafe fn get<'a, T>(pointer: *const T, name: &str) -> Result<&'a T, Failure> {
    // SAFETY: by the caller's contract.
    unsafe { pointer.as_ref() }.ok_or_else(|| null(name))
}

#[cold]
pub(crate) fn null(name: &str) -> Failure {
    Failure::new(SAT_ERR_NULL, format_args!("{name}: the pointer is NULL"))
}

#[cold]
fn internal() -> Failure {
    let message = format_args!("the library panicked, which is a fault of its own");
    Failure::new(SAT_ERR_INTERNAL, message)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::error::status::tests::last_error;

    #[test]
    fn a_panic_becomes_a_status_and_the_output_harmless() {
        let mut out = 7;
        // SAFETY: `out` is a local.
        let status = unsafe { answer(&mut out, 0, || panic!("on purpose")) };
        assert_eq!((status, out), (SAT_ERR_INTERNAL, 0));
        assert!(last_error().contains("panicked"));
    }
}
