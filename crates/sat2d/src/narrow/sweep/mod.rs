//! Sweep: when two moving shapes first meet.
//!
//! [`ladder`] has the stages. The exact relation of the placed shapes decides what lies on either
//! side of the result.

pub(crate) mod at_start;
pub(crate) mod bounds;
pub(crate) mod conservative_advancement;
pub(crate) mod first_meeting;
pub(crate) mod ladder;
pub(crate) mod leaving;
pub(crate) mod linear;
pub(crate) mod linear_disc;
pub(crate) mod linear_parallelogram;
pub(crate) mod motion;
pub(crate) mod moving;
pub(crate) mod one_sided;
pub(crate) mod options;
pub(crate) mod outline;
pub(crate) mod relative_motion;
pub(crate) mod separated;

use crate::limit::WorkBudget;
use crate::narrow::ladder::All;
use crate::narrow::one_sided::has_chain;
use crate::narrow::sweep::conservative_advancement::MovingPair;
use crate::narrow::sweep::motion::{Motion, SweepError};
use crate::narrow::sweep::moving::MovingShape;
use crate::narrow::sweep::options::{AtStart, SweepOptions};
use crate::placed::PlacedHull;
use crate::shape::{PlaceError, Shape};
use crate::types::{Impact, Outcome};

/// When two shapes that move from time 0 to 1 first meet; `None` if they stay `Disjoint`.
///
/// Nothing tunnels, however fast it moves. At the resulting time the shapes, placed by
/// [`Motion::at`], touch or are just disjoint, and never overlap: they are apart by at most 64
/// units in the last place of the largest coordinate on their way for straight motions, and by at
/// most 1.5e-11 of it if one turns. (The offset of the transform of a shape that moves counts as a
/// coordinate, since it is rounded on the way; distances below 2^-1022 count as none.) Shapes that
/// pass each other as closely as that count as meeting; if they come so close only at the end, and
/// are disjoint there, they may not. So a straight motion that exactly touches, such as one along a
/// tangent of a circle, is a hit, and `None` hides no overlap by rounding.
///
/// At most 4096 steps are taken. Straight motions take a few, turning ones a few dozen, and more if
/// most of the turning does not lead toward the other shape. If they do not suffice (shapes that
/// nearly touch during very many turns), the result is the time reached: the shapes are disjoint
/// until then and there, and nothing is known about what follows.
///
/// Shapes that overlap at time 0 are reported there with the relation `Overlapping`. Shapes that
/// touch at time 0, or are as near as said above, are also reported at time 0, even if they part or
/// slide: `approach` is then 0 or less. To find what they meet later, use [`sweep_with`] and
/// [`AtStart`](crate::query::AtStart).
///
/// ```
/// use sat2d::query::{Motion, sweep};
/// use sat2d::{DVec2, Relation, Shape, Transform};
/// let wall = Shape::rectangle(0.125, 10.0)?;
/// let bullet = Shape::circle(DVec2::ZERO, 0.5)?;
/// let from = Transform::translation(DVec2::new(-100.5625, 1.0))?;
/// let flight = Motion::linear(from, DVec2::new(1600.0, 0.0))?;
/// let still = Motion::still(Transform::IDENTITY);
/// let hit = sweep(&wall, &still, &bullet, &flight)?.ok_or("tunnelled")?;
/// assert_eq!((hit.time, hit.closest.normal), (0.0625, DVec2::NEG_X));
/// assert_ne!(hit.relation, Relation::Overlapping);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`SweepError`] if a shape cannot be placed at some time of its motion. [`SweepError::Limit`] if
/// the sweep takes more than [`DEFAULT_WORK_LIMIT`](crate::DEFAULT_WORK_LIMIT) units of work, as
/// concave shapes of a thousand corners may that turn; [`sweep_with`] takes another limit.
#[inline(always)]
pub fn sweep(
    a: &Shape,
    motion_a: &Motion,
    b: &Shape,
    motion_b: &Motion,
) -> Result<Option<Impact>, SweepError> {
    sweep_pair(
        MovingShape::new(a, motion_a),
        MovingShape::new(b, motion_b),
        &WorkBudget::by_default(),
    )
}

/// [`sweep`] with options: what to do about contacts at the start, and a limit on the work.
///
/// With [`AtStart::SkipParting`](crate::query::AtStart::SkipParting), a body that was stopped at
/// its time of impact and rebounds does not meet again what it leaves:
///
/// ```
/// use sat2d::query::{AtStart, Motion, SweepOptions, sweep, sweep_with};
/// use sat2d::{DVec2, Shape, Transform};
/// let (floor, ball) = (Shape::rectangle(9.0, 2.0)?, Shape::circle(DVec2::ZERO, 1.0)?);
/// let still = Motion::still(Transform::IDENTITY);
/// let on_floor = Transform::translation(DVec2::new(0.0, 2.0))?;
/// let rises = Motion::linear(on_floor, DVec2::new(1.0, 3.0))?;
/// assert_eq!(sweep(&floor, &still, &ball, &rises)?.map(|hit| hit.time), Some(0.0));
/// let bounce = SweepOptions { at_start: AtStart::SkipParting, ..SweepOptions::default() };
/// assert!(sweep_with(&floor, &still, &ball, &rises, &bounce)?.is_none());
/// let sinks = Motion::linear(on_floor, DVec2::new(1.0, -3.0))?;
/// let hit = sweep_with(&floor, &still, &ball, &sinks, &bounce)?.ok_or("passed")?;
/// assert_eq!((hit.time, hit.approach), (0.0, 3.0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// With a lower limit on its work, a sweep that would take longer is an error:
///
/// ```
/// use sat2d::query::{Motion, SweepError, SweepOptions, sweep_with};
/// use sat2d::{DVec2, LimitError, Shape, Transform};
/// let bar = Shape::rectangle(8.0, 1.0)?;
/// let at = Transform::translation(DVec2::new(0.0, 5.0))?;
/// let turns = Motion::turning(at, DVec2::new(0.0, -3.0), 2.0, DVec2::new(0.0, 5.0))?;
/// let rests = Motion::still(Transform::IDENTITY);
/// let few = SweepOptions { work_limit: Some(20), ..SweepOptions::default() };
/// let error = SweepError::Limit(LimitError::Work { limit: 20 });
/// assert_eq!(sweep_with(&bar, &rests, &bar, &turns, &few), Err(error));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// Those of [`sweep`]. [`PlaceError::CurvedOutline`] if a shape is an outline with curves and
/// contacts at the start are not to be reported.
pub fn sweep_with(
    a: &Shape,
    motion_a: &Motion,
    b: &Shape,
    motion_b: &Motion,
    options: &SweepOptions,
) -> Result<Option<Impact>, SweepError> {
    let work = options.work();
    work.spend((a.vertices().len() + b.vertices().len()) as u64)?;
    let (a, b) = (MovingShape::new(a, motion_a), MovingShape::new(b, motion_b));
    if options.at_start != AtStart::Report && (a.is_outline() || b.is_outline()) {
        return Err(PlaceError::CurvedOutline.into());
    }
    let first = sweep_pair(a, b, &work)?;
    at_start::after_start(first, &MovingPair::new(a, b), options, &work, &[])
}

/// [`sweep_with`], but chains are passed from behind.
///
/// # Errors
/// Those of [`sweep_with`].
pub(crate) fn sweep_in_front(
    a: &Shape,
    motion_a: &Motion,
    b: &Shape,
    motion_b: &Motion,
    options: &SweepOptions,
) -> Result<Option<Impact>, SweepError> {
    if !has_chain(a, b) {
        return sweep_with(a, motion_a, b, motion_b, options);
    }
    let (a, b) = (MovingShape::new(a, motion_a), MovingShape::new(b, motion_b));
    one_sided::sweep(&MovingPair::new(a, b), options, &options.work())
}

/// Whether a shape on a straight motion enters another one, a chain only from the front. `paths`
/// are what its pieces cover on their way, in order.
///
/// # Errors
/// Those of [`sweep`].
pub(crate) fn enters_from_front(
    a: &Shape,
    motion_a: &Motion,
    paths: &[PlacedHull],
    b: &Shape,
    motion_b: &Motion,
) -> Result<bool, SweepError> {
    let (a, b) = (MovingShape::new(a, motion_a), MovingShape::new(b, motion_b));
    one_sided::enters(&MovingPair::new(a, b), paths)
}

#[inline(always)]
fn sweep_pair(
    a: MovingShape<'_>,
    b: MovingShape<'_>,
    work: &WorkBudget,
) -> Result<Option<Impact>, SweepError> {
    match ladder::straight_discs(All, a, b) {
        Outcome::Decided(meeting) => Ok(meeting.map(|meeting| meeting.impact(a.motion, b.motion))),
        Outcome::Undecided => all_pairs(a, b, work),
    }
}

/// [`ladder::all_pairs`], in a function of its own so that the path of two discs stays small.
#[inline(never)]
fn all_pairs(
    a: MovingShape<'_>,
    b: MovingShape<'_>,
    work: &WorkBudget,
) -> Result<Option<Impact>, SweepError> {
    ladder::all_pairs(All, a, b, work)
}
