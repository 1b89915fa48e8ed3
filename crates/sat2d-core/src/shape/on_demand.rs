//! What few shapes need, computed when it is first asked for.

use alloc::boxed::Box;
use core::fmt::{Debug, Formatter, Result};
use once_cell::race::OnceBox;

/// A value that follows from the shape it belongs to. A copy of the shape computes it again.
pub(crate) struct OnDemand<T>(OnceBox<T>);

impl<T> OnDemand<T> {
    #[inline(always)]
    pub(crate) fn get_or_compute(&self, compute: impl FnOnce() -> T) -> &T {
        self.0.get_or_init(|| Box::new(compute()))
    }
}

impl<T> Default for OnDemand<T> {
    fn default() -> OnDemand<T> {
        OnDemand(OnceBox::new())
    }
}

impl<T> Clone for OnDemand<T> {
    fn clone(&self) -> OnDemand<T> {
        OnDemand::default()
    }
}

impl<T: Debug> Debug for OnDemand<T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        self.0.get().fmt(f)
    }
}
