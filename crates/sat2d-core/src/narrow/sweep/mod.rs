//! Sweep: when two moving shapes first meet.
//!
//! [`ladder`] has the stages. The exact relation of the placed shapes decides what lies on either
//! side of the result.

pub(crate) mod at_start;
pub(crate) mod bounds;
pub(crate) mod conservative_advancement;
pub(crate) mod ladder;
pub(crate) mod leaving;
pub(crate) mod linear;
pub(crate) mod linear_disc;
pub(crate) mod linear_parallelogram;
pub(crate) mod motion;
pub(crate) mod moving;
pub(crate) mod one_sided;
pub(crate) mod options;
pub(crate) mod relative_motion;
pub(crate) mod start;

use crate::narrow::ladder::All;
use crate::narrow::sweep::motion::SweepError;
use crate::narrow::sweep::moving::MovingShape;
use sat2d_base::limit::WorkBudget;
use sat2d_base::types::Impact;

/// The stages of a sweep of hulls and pieces after that for two discs that move straight, in a
/// function of their own so that the path of two discs stays small.
#[inline(never)]
pub(crate) fn all_pairs(
    a: MovingShape<'_>,
    b: MovingShape<'_>,
    work: &WorkBudget,
) -> Result<Option<Impact>, SweepError> {
    ladder::all_pairs(All, a, b, work)
}
