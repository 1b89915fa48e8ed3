//! Hulls that meet at the start, such as a body and the floor that it lies on.
//!
//! A stage of its own because most sweeps of a game start in touch: the stages of closest points
//! and relations answer both questions once, where a search asks them twice of hulls that it has
//! placed.

use crate::limit::WorkBudget;
use crate::narrow::distance;
use crate::narrow::ladder::All;
use crate::narrow::relation::relation;
use crate::narrow::sweep::conservative_advancement::{MovingPair, work_of_pair};
use crate::narrow::sweep::motion::SweepError;
use crate::narrow::sweep::moving::Meeting;
use crate::narrow::sweep::relative_motion::contact_distance;
use crate::types::Outcome;

/// The meeting of two hulls at time 0. Declines hulls that are farther apart there than half of
/// what counts as contact.
#[inline(never)]
pub(crate) fn sweep(
    pair: &MovingPair<'_>,
    work: &WorkBudget,
) -> Result<Outcome<Meeting>, SweepError> {
    let (a, b) = (pair.a.shape, pair.b.shape);
    let (ta, tb) = (&pair.a.motion.start, &pair.b.motion.start);
    work.spend(work_of_pair(a.vertices().len() + b.vertices().len()))?;
    let closest = distance::ladder::checked(All, a, ta, b, tb)?;
    if closest.distance > 0.5 * contact_distance(&closest, 0.0) {
        return Ok(Outcome::Undecided);
    }
    Ok(Outcome::Decided(Meeting {
        time: 0.0,
        relation: relation(a, ta, b, tb)?,
        closest,
    }))
}
