//! Two square roots at once. A unit that takes roots and divides does one after the other, but most machines have an instruction for two, which the
//! compiler finds where it knows what is asked: `libm` hides that. Roots are rounded correctly either way, so the bits are the same.

use glam::DVec2;

/// The roots of both numbers.
#[cfg(feature = "std")]
#[inline(always)]
pub(super) fn roots(squares: DVec2) -> DVec2 {
    DVec2::new(squares.x.sqrt(), squares.y.sqrt())
}

/// The roots of both numbers.
#[cfg(not(feature = "std"))]
#[inline(always)]
pub(super) fn roots(squares: DVec2) -> DVec2 {
    DVec2::new(libm::sqrt(squares.x), libm::sqrt(squares.y))
}
