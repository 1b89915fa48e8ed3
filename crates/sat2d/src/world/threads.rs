//! Work side by side.
//!
//! Its unit is what a step does for a pair of bodies that are near each other, on average: some
//! hundred instructions.

/// The least work that is divided between threads. Waking another thread, and waiting for it, takes
/// 10 to 50 µs; this work takes one thread about half a millisecond.
#[cfg(feature = "parallel")]
pub(crate) const WORTH_DIVIDING: usize = 1 << 16;

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
