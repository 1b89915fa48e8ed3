//! Sweeping: when two moving shapes first meet.
//!
//! Nothing is passed over, however fast it moves. Shapes move during one unit of time, from 0 to 1; at the time that comes out
//! they touch or are just disjoint, never overlapping.
//!
//! The examples play in the scene of @ref sat_relation.

use crate::base::geometry::sat_vec2;
use crate::base::status::{Failure, sat_status};
use crate::base::transform::{map, sat_transform};
use crate::boundary::entry::{answer, get};
use crate::query::distance::sat_closest_points;
use crate::query::relation::{code, sat_relation};
use crate::shape::handle::sat_shape;
use sat2d::query::{Impact, Motion};
use std::mem::{offset_of, size_of};

/// How a shape moves from time 0 to 1: from where `start` puts it, along a translation, while turning about a pivot that moves along
/// with it. It is filled in by hand or by `sat_motion_between`, and checked where it is used; one that is all zero but for `start`
/// stays.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct sat_motion {
    /// Where the shape is at time 0.
    pub start: sat_transform,
    /// How far it moves, along x and along y.
    pub translation: sat_vec2,
    /// The angle by which it turns, in radians from the x axis towards the y axis; any number of turns.
    pub rotation: f64,
    /// The point about which it turns, where that is at time 0.
    pub pivot: sat_vec2,
}

/// The first moment at which two moving shapes meet. All zero where they do not.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct sat_impact {
    /// The time from 0 to 1.
    pub time: f64,
    /// How fast they approach along the normal at this point, per unit of time: 0 or less if they slide along or off each
    /// other, as shapes that touch at the start may.
    pub approach: f64,
    /// Where they meet: the closest points at this time; if they overlap at time 0, those of their contact.
    pub closest: sat_closest_points,
    /// How they stand to each other at this time: `SAT_TOUCHING`, or `SAT_DISJOINT` by no more than rounding; `SAT_OVERLAPPING` only
    /// at time 0, if they overlap already.
    pub relation: sat_relation,
    /// 1 where they meet, else 0.
    pub hit: i32,
}

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

/// The checked motion behind an argument.
///
/// # Safety
/// As [`get`].
pub(crate) unsafe fn motion(motion: *const sat_motion, name: &str) -> Result<Motion, Failure> {
    // SAFETY: as the caller vouches.
    let motion = unsafe { get(motion, name) }?;
    let start = *motion.start.checked()?;
    let (translation, pivot) = (motion.translation.into(), motion.pivot.into());
    Ok(Motion::turning(start, translation, motion.rotation, pivot)?)
}

/// The motion from one placement to another of the same size and form: the origin of the shape goes straight, and the shape turns
/// about it the shorter way. At time 1 it is at `end` but for rounding. On failure `out` is all zero.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_NOT_FINITE`, `SAT_ERR_SINGULAR`, `SAT_ERR_NOT_RIGID`.
///
/// ```c
/// const sat_transform start = {1, 0, 0, 1, 0, 0}, end = {0, 1, -1, 0, 8, 0}; // a quarter turn on
/// sat_motion motion;
/// sat_motion_between(&start, &end, &motion);
/// assert(motion.translation.x == 8 && fabs(motion.rotation - acos(-1) / 2) < 1e-15);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_motion_between(
    start: *const sat_transform,
    end: *const sat_transform,
    out: *mut sat_motion,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let (start, end) = unsafe { (*map(start, "start")?, *map(end, "end")?) };
        Ok(Motion::between(start, end)?.into())
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out, sat_motion::default(), body) }
}

/// Where a moving shape is at a time: `start` itself at 0. On failure `out` is all zero.
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
    out: *mut sat_transform,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(self::motion(motion, "motion")?.at(time)?.into()) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out, sat_transform::default(), body) }
}

/// When shapes `a` and `b`, each with its motion, first are not disjoint. At that time, placed by `sat_motion_at`, they touch or are
/// disjoint by rounding: for straight motions by at most 64 units in the last place of their coordinates' magnitude, where one turns
/// by 1.5e-11 of that magnitude; such as pass each other as closely as that count as meeting. At most 4096 steps are taken (straight
/// motions need a few, turning ones a few dozen); should they not suffice, the time reached by then comes out, before which the
/// shapes do not meet. Where they do not meet, and on failure, `out` is all zero.
///
/// Shapes that overlap or touch at time 0 are told there, even if they part or slide: then `approach` is 0 or less. To find what they meet
/// after that, start them a hair apart along the normal.
///
/// Errors: `SAT_ERR_NULL`, and where a shape cannot be placed somewhere on its way `SAT_ERR_NOT_FINITE`, `SAT_ERR_SINGULAR`,
/// `SAT_ERR_NOT_SIMILARITY`, `SAT_ERR_OUT_OF_RANGE`.
///
/// ```c
/// const sat_motion stays = {here, {0, 0}, 0, {0, 0}};
/// const sat_motion falls = {above, {0, -8}, 0, {0, 0}};
/// sat_impact impact;
/// sat_sweep(ground, &stays, box, &falls, &impact);
/// assert(impact.hit && impact.time == 0.25 && impact.relation == SAT_TOUCHING); // 2 of 8 down
/// assert(impact.closest.normal.y == 1 && impact.approach == 8);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_sweep(
    a: *const sat_shape,
    motion_a: *const sat_motion,
    b: *const sat_shape,
    motion_b: *const sat_motion,
    out: *mut sat_impact,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let (a, motion_a, b, motion_b) = unsafe {
            (
                get(a, "a")?,
                motion(motion_a, "motion_a")?,
                get(b, "b")?,
                motion(motion_b, "motion_b")?,
            )
        };
        let impact = sat2d::query::sweep(&a.shape, &motion_a, &b.shape, &motion_b)?;
        Ok(impact.map(sat_impact::from).unwrap_or_default())
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out, sat_impact::default(), body) }
}
