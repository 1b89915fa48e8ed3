//! Which stages of a ladder are asked.
//!
//! The `ladder.rs` of a question asks its stages in order. It passes the name of each to a
//! [`Stages`], so that the ladder itself is the list of its stages. All are asked, except by
//! `narrow::stages`, for tests and measurements.

/// Whether a ladder asks a stage.
pub trait Stages: Copy {
    /// Whether the stage with this name is asked.
    fn asks(self, name: &'static str) -> bool;

    /// Says that the last stage follows, which is asked in any case.
    fn reach_last(self, name: &'static str);
}

/// All stages are asked.
#[derive(Clone, Copy)]
pub struct All;

impl Stages for All {
    #[inline(always)]
    fn asks(self, _: &'static str) -> bool {
        true
    }

    #[inline(always)]
    fn reach_last(self, _: &'static str) {}
}
