//! What a sweep reports after contacts at the start that it leaves out.

use crate::narrow::one_sided::Key;
use crate::narrow::sweep::conservative_advancement::{Advancement, MovingPair};
use crate::narrow::sweep::motion::SweepError;
use crate::narrow::sweep::options::{AtStart, SweepOptions};
use sat2d_base::limit::WorkBudget;
use sat2d_base::types::{Impact, Relation};

/// The impact to report, given the first one.
pub(crate) fn after_start(
    first: Option<Impact>,
    pair: &MovingPair<'_>,
    options: &SweepOptions,
    work: &WorkBudget,
    passed: &[Key],
) -> Result<Option<Impact>, SweepError> {
    match (first, options.at_start) {
        (Some(met), AtStart::SkipParting | AtStart::SkipOverlapping) if met.time == 0.0 => {
            if options.at_start == AtStart::SkipOverlapping && met.relation == Relation::Overlapping
            {
                return Ok(None);
            }
            Advancement::new(pair, work, passed).run_from_contact()
        }
        (first, _) => Ok(first),
    }
}
