//! Sweeps: when two moving shapes first meet.
//!
//! Shapes do not tunnel through each other at any speed. Shapes move during one unit of time, from
//! 0 to 1. At the time of impact they touch or are just disjoint, never overlapping.
//!
//! The examples play in the scene of @ref sat_relation.

use crate::base::geometry::sat_vec2;
use crate::base::transform::{checked, sat_transform};
use crate::error::status::{Failure, SAT_ERR_INVALID_ENUM, sat_status};
use crate::guard::call::{answer, get};
use crate::guard::lists::check_reserved;
use crate::query::distance::sat_closest_points;
use crate::query::relation::{code, sat_relation};
use crate::shape::handle::sat_shape;
use sat2d::query::{self, AtStart, Impact, ImpactBounds, Motion, SweepOptions};
use std::mem::{offset_of, size_of};

/// How a shape moves from time 0 to 1: from `start` along a translation, while rotating about a
/// pivot that moves with it. Fill it in by hand or with `sat_motion_between`; it is checked where
/// it is used. A motion that is all zero except for `start` rests.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct sat_motion {
    /// The placement at time 0.
    pub start: sat_transform,
    /// The translation from time 0 to 1.
    pub translation: sat_vec2,
    /// The angle of the rotation in radians from the x axis towards the y axis; any number of
    /// turns.
    pub rotation: f64,
    /// The centre of the rotation, at time 0.
    pub pivot: sat_vec2,
}

/// The first time at which two moving shapes meet. All zero if they do not.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct sat_impact {
    /// The time from 0 to 1.
    pub time: f64,
    /// The speed of approach along the normal at this point, per unit of time; 0 or negative if the
    /// shapes slide along each other or move apart, as shapes that touch at the start may.
    pub approach: f64,
    /// The closest points at this time; those of the contact if the shapes overlap at time 0.
    pub closest: sat_closest_points,
    /// The relation at this time: `SAT_TOUCHING`, or `SAT_DISJOINT` by no more than rounding;
    /// `SAT_OVERLAPPING` only if the shapes overlap at time 0.
    pub relation: sat_relation,
    /// 1 if the shapes meet, else 0.
    pub hit: u32,
}

/// The first time at which two moving shapes meet, within proved bounds. All zero if they do not.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct sat_impact_bounds {
    /// The shapes have no common point before this time. From 0 to 1.
    pub earliest: f64,
    /// The shapes have a common point at this time, if a contact is proved; if not, it is 1.
    pub latest: f64,
    /// 1 if a contact is proved, else 0: the shapes may only graze each other.
    pub proved: u32,
    /// 1 if the shapes meet or may meet, 0 if it is proved that they do not.
    pub hit: u32,
}

/// What a sweep does about shapes that meet at the start: a `SAT_AT_START_` constant.
///
/// Shapes leave a contact at the start if they approach along its normal at a speed of 0 or less,
/// up to 2^-48 of their speeds: they move apart, or slide along each other. The sweep skips
/// contacts that the shapes leave: in straight motions for good, with rotation until the shapes are
/// apart by more than the contact distance. If rotating shapes come closer instead, the last time
/// before that is the impact, and `approach` may be 0. Pieces of concave shapes count one by one,
/// so that a ball in a corner leaves one wall and hits the other.
pub type sat_at_start = u32;

/// Every contact is reported at time 0. The default.
pub const SAT_AT_START_REPORT: sat_at_start = 0;
/// Contacts that the shapes leave are skipped, so that a body that was placed at its time of impact
/// and rebounds can be swept again.
pub const SAT_AT_START_SKIP_PARTING: sat_at_start = 1;
/// As `SAT_AT_START_SKIP_PARTING`; shapes that overlap at the start are skipped as a whole, in any
/// direction of motion.
pub const SAT_AT_START_SKIP_OVERLAPPING: sat_at_start = 2;

/// The options of `sat_sweep_with`. All zero means the defaults.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct sat_sweep_options {
    /// The most units of work, see @ref sat_status; 0 is the default of 2^25, `UINT64_MAX` no
    /// limit. A sweep of convex shapes takes some hundred units; concave shapes that turn close to
    /// each other may take millions.
    pub work_limit: u64,
    /// What to do about shapes that meet at the start.
    pub at_start: sat_at_start,
    /// Must be 0.
    pub reserved: u32,
}

const _: () =
    assert!(size_of::<sat_sweep_options>() == 16 && offset_of!(sat_sweep_options, at_start) == 8);
const _: () = assert!(
    size_of::<sat_motion>() == 88
        && offset_of!(sat_motion, translation) == 48
        && offset_of!(sat_motion, rotation) == 64
        && offset_of!(sat_motion, pivot) == 72
);
const _: () = assert!(
    size_of::<sat_impact>() == 96
        && offset_of!(sat_impact, closest) == 16
        && offset_of!(sat_impact, relation) == 88
        && offset_of!(sat_impact, hit) == 92
);

const _: () =
    assert!(size_of::<sat_impact_bounds>() == 24 && offset_of!(sat_impact_bounds, proved) == 16);

impl From<Motion> for sat_motion {
    fn from(motion: Motion) -> sat_motion {
        sat_motion {
            start: motion.start().into(),
            translation: motion.translation().into(),
            rotation: motion.rotation(),
            pivot: motion.pivot().into(),
        }
    }
}

impl From<Impact> for sat_impact {
    fn from(impact: Impact) -> sat_impact {
        sat_impact {
            time: impact.time,
            approach: impact.approach,
            closest: impact.closest.into(),
            relation: code(impact.relation),
            hit: 1,
        }
    }
}

impl From<ImpactBounds> for sat_impact_bounds {
    fn from(bounds: ImpactBounds) -> sat_impact_bounds {
        sat_impact_bounds {
            earliest: bounds.earliest,
            latest: bounds.latest.unwrap_or(1.0),
            proved: bounds.latest.is_some().into(),
            hit: 1,
        }
    }
}

/// The checked motion behind an argument.
///
/// # Safety
/// As [`get`].
pub(crate) unsafe fn motion(motion: *const sat_motion, name: &str) -> Result<Motion, Failure> {
    // SAFETY: by the caller's contract.
    let motion = unsafe { get(motion, name) }?;
    let start = *motion.start.checked()?;
    let (translation, pivot) = (motion.translation.into(), motion.pivot.into());
    Ok(Motion::turning(start, translation, motion.rotation, pivot)?)
}

/// The checked shapes and motions behind the arguments of a sweep.
///
/// # Safety
/// As [`get`], for each of them.
unsafe fn moving_pair<'a>(
    (a, motion_a): (*const sat_shape, *const sat_motion),
    (b, motion_b): (*const sat_shape, *const sat_motion),
) -> Result<(&'a sat_shape, Motion, &'a sat_shape, Motion), Failure> {
    // SAFETY: by the caller's contract.
    unsafe {
        Ok((
            get(a, "a")?,
            motion(motion_a, "motion_a")?,
            get(b, "b")?,
            motion(motion_b, "motion_b")?,
        ))
    }
}

/// The motion between two placements that differ by a rotation and a translation: the origin of
/// the shape moves straight, and the shape rotates about it the shorter way. At time 1 it is at
/// `end` up to rounding. On failure `out_motion` is all zero.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_NOT_FINITE`, `SAT_ERR_SINGULAR`, `SAT_ERR_NOT_RIGID`.
///
/// ```c
/// const sat_transform start = {1, 0, 0, 1, 0, 0}, end = {0, 1, -1, 0, 8, 0}; // by 90 degrees
/// sat_motion motion;
/// sat_motion_between(&start, &end, &motion);
/// assert(motion.translation.x == 8 && fabs(motion.rotation - acos(-1) / 2) < 1e-15);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_motion_between(
    start: *const sat_transform,
    end: *const sat_transform,
    out_motion: *mut sat_motion,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let (start, end) = unsafe { (*checked(start, "start")?, *checked(end, "end")?) };
        Ok(Motion::between(start, end)?.into())
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_motion, sat_motion::default(), body) }
}

/// The placement of a moving shape at a time: `start` itself at 0. On failure `out_transform` is
/// all zero.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_NOT_FINITE`, `SAT_ERR_SINGULAR`.
///
/// ```c
/// const sat_motion flies = {{1, 0, 0, 1, -100, 1}, {1600, 0}, 0, {0, 0}};
/// sat_transform halfway;
/// sat_motion_at(&flies, 0.5, &halfway);
/// assert(halfway.tx == 700 && halfway.ty == 1);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_motion_at(
    motion: *const sat_motion,
    time: f64,
    out_transform: *mut sat_transform,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(self::motion(motion, "motion")?.at(time)?.into()) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_transform, sat_transform::default(), body) }
}

/// The first time at which shapes `a` and `b`, each with its motion, are not disjoint. At that
/// time, placed by `sat_motion_at`, they touch or are disjoint by rounding: for straight motions by
/// at most 64 units in the last place of the largest coordinate on their way (the offset of a
/// transform that moves counts as one), with rotation by 1.5e-11 of that. Shapes that pass each
/// other as closely as that count as meeting; if they come so close only at the end, and are
/// disjoint there, they may not. The function takes at most 4096 steps; straight motions need a
/// few, rotations a few dozen. If these do not suffice, the result is the time reached, before
/// which the shapes do not meet. If they do not meet at all, and on failure, `out_impact` is all
/// zero.
///
/// Shapes that touch or overlap at time 0 meet there, even if they move apart or slide: then
/// `approach` is 0 or negative. To find later impacts, call `sat_sweep_with`.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_LIMIT` (more than 2^25 units of work), and
/// if a shape cannot be placed somewhere on its path `SAT_ERR_NOT_FINITE`, `SAT_ERR_SINGULAR`,
/// `SAT_ERR_OUT_OF_RANGE`.
///
/// ```c
/// const sat_motion rests = {here, {0, 0}, 0, {0, 0}};
/// const sat_motion falls = {above, {0, -8}, 0, {0, 0}};
/// sat_impact impact;
/// sat_sweep(ground, &rests, box, &falls, &impact);
/// assert(impact.hit && impact.time == 0.25 && impact.relation == SAT_TOUCHING); // 2 of 8 down
/// assert(impact.closest.normal.y == 1 && impact.approach == 8);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_sweep(
    a: *const sat_shape,
    motion_a: *const sat_motion,
    b: *const sat_shape,
    motion_b: *const sat_motion,
    out_impact: *mut sat_impact,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let (a, motion_a, b, motion_b) = unsafe { moving_pair((a, motion_a), (b, motion_b))? };
        let impact = query::sweep(&a.shape, &motion_a, &b.shape, &motion_b)?;
        Ok(impact.map(sat_impact::from).unwrap_or_default())
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_impact, sat_impact::default(), body) }
}

/// The options behind an argument; the defaults if it is NULL.
///
/// # Safety
/// `pointer` is NULL or points to options that are not written meanwhile.
unsafe fn options(pointer: *const sat_sweep_options) -> Result<SweepOptions, Failure> {
    // SAFETY: by the caller's contract.
    let given = unsafe { pointer.as_ref() }.copied().unwrap_or_default();
    check_reserved(&[given.reserved])?;
    Ok(SweepOptions {
        at_start: at_start(given.at_start)?,
        work_limit: (given.work_limit != 0).then_some(given.work_limit),
    })
}

/// The core's choice for what meets at the start.
pub(crate) fn at_start(number: sat_at_start) -> Result<AtStart, Failure> {
    Ok(match number {
        SAT_AT_START_REPORT => AtStart::Report,
        SAT_AT_START_SKIP_PARTING => AtStart::SkipParting,
        SAT_AT_START_SKIP_OVERLAPPING => AtStart::SkipOverlapping,
        other => {
            let message = format_args!("at_start is {other}, not a SAT_AT_START_ constant");
            return Err(Failure::new(SAT_ERR_INVALID_ENUM, message));
        }
    })
}

/// As `sat_sweep`, with options: what to do about contacts at the start, and the most units of
/// work, see @ref sat_status. NULL means the defaults, which are those of `sat_sweep`.
///
/// Once an outline with curves has left a contact at the start, the polygons around it are swept
/// on, within 1/4096 of its size, unless both shapes are convex and do not turn.
///
/// Errors: those of `sat_sweep`, `SAT_ERR_INVALID_ENUM`, `SAT_ERR_RESERVED`.
///
/// ```c
/// const sat_motion rests = {here, {0, 0}, 0, {0, 0}};
/// const sat_motion falls = {above, {0, -8}, 0, {0, 0}};
/// const sat_sweep_options few = {5, SAT_AT_START_REPORT, 0};
/// const sat_sweep_options bounce = {0, SAT_AT_START_SKIP_PARTING, 0};
/// sat_motion rises = {above, {0, 8}, 0, {0, 0}};
/// sat_impact impact;
/// sat_status status = sat_sweep_with(ground, &rests, box, &falls, &few, &impact);
/// assert(status == SAT_ERR_LIMIT && !impact.hit);
/// sat_sweep_with(ground, &rests, box, &falls, &bounce, &impact);
/// assert(impact.hit && impact.time == 0.25);
/// sat_motion_at(&falls, impact.time, &rises.start); // it touches the ground, and goes up again
/// sat_sweep_with(ground, &rests, box, &rises, NULL, &impact);
/// assert(impact.hit && impact.time == 0 && impact.approach == -8);
/// sat_sweep_with(ground, &rests, box, &rises, &bounce, &impact);
/// assert(!impact.hit);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_sweep_with(
    a: *const sat_shape,
    motion_a: *const sat_motion,
    b: *const sat_shape,
    motion_b: *const sat_motion,
    options: *const sat_sweep_options,
    out_impact: *mut sat_impact,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let (a, motion_a, b, motion_b) = unsafe { moving_pair((a, motion_a), (b, motion_b))? };
        // SAFETY: by the contract of the header.
        let options = unsafe { self::options(options) }?;
        let impact = query::sweep_with(&a.shape, &motion_a, &b.shape, &motion_b, &options)?;
        Ok(impact.map(sat_impact::from).unwrap_or_default())
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_impact, sat_impact::default(), body) }
}

/// The first time at which shapes `a` and `b`, each with its motion, have a common point, between
/// two times that are proved: `earliest` and `latest`, at most 2^-40 apart. If it is proved that
/// they never meet, and on failure, `out_bounds` is all zero.
///
/// The motion is the exact one: the vertices start where the shapes are placed at time 0, in
/// doubles, and move along straight lines and true circles. `sat_sweep` stops where shapes that are
/// placed in doubles on the way are just apart, so its time can be a few roundings outside.
///
/// Where shapes only graze each other, or have no inside and pass through each other at one
/// instant, no contact is proved: `proved` is 0, and `earliest` the time up to which they are
/// proved apart. If other parts of the shapes meet later, `latest` is their time. A rotation by
/// more than 2^60 radians proves nothing, and very many turns may take more than the 4096 steps
/// that are taken for a pair of parts.
///
/// The function takes much longer than `sat_sweep`: some hundred microseconds for two convex
/// shapes. Use it to verify results, not in every frame.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_NOT_OFFERED` (an outline with curves), `SAT_ERR_LIMIT` (more
/// than 2^25 units of work), and if a shape cannot be placed at time 0
/// `SAT_ERR_NOT_FINITE`, `SAT_ERR_SINGULAR`, `SAT_ERR_OUT_OF_RANGE`.
///
/// ```c
/// const sat_motion rests = {here, {0, 0}, 0, {0, 0}};
/// const sat_motion falls = {above, {0, -8}, 0.5, {10, 5}}; // while it turns
/// sat_impact_bounds bounds;
/// sat_sweep_bounds(ground, &rests, box, &falls, &bounds);
/// assert(bounds.hit && bounds.proved && bounds.latest < 0.25);
/// assert(bounds.latest - bounds.earliest <= ldexp(1, -40));
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_sweep_bounds(
    a: *const sat_shape,
    motion_a: *const sat_motion,
    b: *const sat_shape,
    motion_b: *const sat_motion,
    out_bounds: *mut sat_impact_bounds,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let (a, motion_a, b, motion_b) = unsafe { moving_pair((a, motion_a), (b, motion_b))? };
        let bounds = query::sweep_bounds(&a.shape, &motion_a, &b.shape, &motion_b)?;
        Ok(bounds.map(sat_impact_bounds::from).unwrap_or_default())
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_bounds, sat_impact_bounds::default(), body) }
}
