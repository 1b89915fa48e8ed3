//! Hulls that meet at the start, such as a body and the floor that it lies on.
//!
//! A stage of its own because most sweeps of a game start in touch: it asks for the relation and
//! the closest points once, where a search asks for both twice.

use crate::narrow::distance;
use crate::narrow::distance::compound;
use crate::narrow::ladder::All;
use crate::narrow::relation::relation;
use crate::narrow::sweep::conservative_advancement::{MovingPair, work_of_pair};
use crate::narrow::sweep::motion::SweepError;
use crate::narrow::sweep::moving::Meeting;
use crate::narrow::sweep::relative_motion::contact_distance;
use sat2d_base::limit::WorkBudget;
use sat2d_base::types::Outcome;

/// The meeting of two hulls at time 0. Declines hulls that are farther apart there than half of
/// what counts as contact.
#[inline(never)]
pub(crate) fn sweep(
    pair: &MovingPair<'_>,
    work: &WorkBudget,
) -> Result<Outcome<Meeting>, SweepError> {
    let (a, b) = (pair.a.shape, pair.b.shape);
    // not the starts themselves: a motion turns -0 into 0
    let (ta, tb) = (&pair.a.motion.at(0.0)?, &pair.b.motion.at(0.0)?);
    work.spend(work_of_pair(a.vertices().len() + b.vertices().len()))?;
    let relation = relation(a, ta, b, tb)?;
    let closest = if relation.hits() {
        distance::ladder::checked(All, a, ta, b, tb)?
    } else {
        // the bits of the search, also where the distance is a few roundings
        let (a, b) = pair.place(0.0)?;
        compound::bodies(&a.geometry, &b.geometry)
    };
    if closest.distance > 0.5 * contact_distance(&closest, 0.0) {
        return Ok(Outcome::Undecided);
    }
    Ok(Outcome::Decided(Meeting {
        time: 0.0,
        relation,
        closest,
    }))
}
