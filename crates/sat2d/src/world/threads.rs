//! Work side by side.

/// Runs both, on two threads if `threads` is set.
pub(crate) fn join(threads: bool, one: impl FnOnce() + Send, other: impl FnOnce() + Send) {
    #[cfg(feature = "parallel")]
    if threads {
        rayon::join(one, other);
        return;
    }
    let _ = threads;
    one();
    other();
}
