//! Work side by side.
//!
//! Its unit is what a step does for a pair of bodies that are near each other, on average: some
//! hundred instructions.

/// Which work is divided between threads: none without the feature `parallel`.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Threads {
    /// The least work that is worth it, if any is.
    #[cfg(feature = "parallel")]
    least: Option<usize>,
}

impl Threads {
    /// Divides at least this much work; `None` divides none.
    #[cfg(feature = "parallel")]
    pub(super) fn new(least: Option<usize>) -> Threads {
        Threads { least }
    }

    /// Whether this much work is divided.
    pub(super) fn divide(self, work: usize) -> bool {
        #[cfg(feature = "parallel")]
        return self.least.is_some_and(|least| work >= least);
        #[cfg(not(feature = "parallel"))]
        {
            let _ = work;
            false
        }
    }
}

/// Runs both, on two threads if `threads` is set.
pub(super) fn join(threads: bool, one: impl FnOnce() + Send, other: impl FnOnce() + Send) {
    #[cfg(feature = "parallel")]
    if threads {
        rayon::join(one, other);
        return;
    }
    let _ = threads;
    one();
    other();
}
