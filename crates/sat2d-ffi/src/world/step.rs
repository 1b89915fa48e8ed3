//! Worlds: steps and their events.
//!
//! A step finds which bodies meet and compares them with the previous step. Its events stay until
//! the next step and can be read any number of times.
//!
//! The examples play in the scene of @ref sat_world.

use crate::error::status::sat_status;
use crate::guard::call::{answer, done};
use crate::guard::limits::most_pairs;
use crate::guard::lists::list_out;
use crate::query::relation::{code, sat_relation};
use crate::world::body::sat_body_id;
use crate::world::handle::{alter, look, sat_world};
use libc::size_t;
use sat2d::world::{PairEvent, Phase, World};
use std::mem::{offset_of, size_of};

/// How a pair of bodies changed between two steps: one of the `SAT_PHASE_` constants.
pub type sat_phase = i32;

/// They meet, and did not at the previous step.
pub const SAT_PHASE_BEGIN: sat_phase = 0;
/// They meet, as at the previous step.
pub const SAT_PHASE_STAY: sat_phase = 1;
/// They no longer meet or interact, or one of them was removed.
pub const SAT_PHASE_END: sat_phase = 2;

/// Two bodies that meet, or met at the previous step.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct sat_pair_event {
    /// The body with the lower id.
    pub a: sat_body_id,
    /// The other body.
    pub b: sat_body_id,
    /// The user data of the first body; of a removed body, as it was when it was removed.
    pub user_a: u64,
    /// The user data of the second body.
    pub user_b: u64,
    /// One of the `SAT_PHASE_` constants.
    pub phase: sat_phase,
    /// Their relation: `SAT_TOUCHING` or `SAT_OVERLAPPING`; at the end `SAT_DISJOINT`, for any
    /// reason. Bodies within the touching tolerance of each other are `SAT_TOUCHING`.
    pub relation: sat_relation,
}

const _: () = assert!(
    size_of::<sat_pair_event>() == 40
        && offset_of!(sat_pair_event, b) == 8
        && offset_of!(sat_pair_event, user_a) == 16
        && offset_of!(sat_pair_event, phase) == 32
        && offset_of!(sat_pair_event, relation) == 36
);

impl From<PairEvent> for sat_pair_event {
    fn from(event: PairEvent) -> sat_pair_event {
        sat_pair_event {
            a: event.a.into(),
            b: event.b.into(),
            user_a: event.user_a,
            user_b: event.user_b,
            phase: match event.phase {
                Phase::Begin => SAT_PHASE_BEGIN,
                Phase::Stay => SAT_PHASE_STAY,
                Phase::End => SAT_PHASE_END,
            },
            relation: code(event.relation),
        }
    }
}

/// Takes a step: finds which bodies meet and compares them with the previous step.
/// `sat_world_events` returns the result. On failure there is no step.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_BUSY`, `SAT_ERR_MEMORY`.
///
/// ```c
/// sat_pair_event events[16];
/// size_t count;
/// sat_world_step(world);
/// sat_world_events(world, events, 16, &count);
/// assert(count == 1 && events[0].phase == SAT_PHASE_BEGIN && events[0].user_b == 7);
/// sat_world_step(world);
/// sat_world_events(world, events, 16, &count);
/// assert(count == 1 && events[0].phase == SAT_PHASE_STAY);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_step(world: *mut sat_world) -> sat_status {
    // SAFETY: by the contract of the header.
    unsafe { sat_world_step_within(world, 0) }
}

/// Takes a step unless the world has more than `max_pairs` near pairs: pairs of bodies that
/// interact and whose bounds, each larger by half of the touching tolerance, meet. 0 is no limit.
/// Near pairs determine the memory and time of a step; each takes about 60 bytes. Many bodies in
/// one place are all near each other: a thousand bodies make half a million pairs. All near pairs
/// count, also those that have not changed since the last step. A copy of the world and a restored
/// one fail at the same limits.
///
/// On failure there is no step, and nothing is lost: the events are still those of the last step,
/// and once there are fewer pairs, or with a higher limit, a step reports what it would have
/// reported anyway.
///
/// Errors: those of `sat_world_step` and `SAT_ERR_LIMIT`.
///
/// ```c
/// sat_status status;
/// size_t count;
/// sat_world_insert(world, &body, &hero); // a third body in the same place
/// status = sat_world_step_within(world, 2);
/// assert(status == SAT_ERR_LIMIT);
/// sat_world_step_within(world, 3);
/// sat_world_event_count(world, &count);
/// assert(count == 3);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_step_within(
    world: *mut sat_world,
    max_pairs: size_t,
) -> sat_status {
    let step = |world: &mut World| {
        world.step_within(most_pairs(max_pairs))?;
        Ok(())
    };
    // SAFETY: by the contract of the header.
    done(|| unsafe { alter(world, step) })
}

/// Sets the largest gap at which bodies still meet in steps and their events. 0, the default, uses
/// the exact relation. With a tolerance, pairs whose gap is at most that have events, as
/// `SAT_TOUCHING`: bodies that rest on each other, with gaps of rounding or gaps that
/// `sat_world_separate` leaves, then do not begin and end to meet from step to step. Queries and
/// `sat_world_relation` stay exact. With a tolerance, no rectangles are decided in batches, so
/// steps take longer.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_BUSY`, `SAT_ERR_NOT_FINITE`, `SAT_ERR_NEGATIVE`.
///
/// ```c
/// const sat_transform beside = {1, 0, 0, 1, 2.001, 0}; // 0.001 from the wall
/// size_t count;
/// sat_world_set_transform(world, hero, &beside);
/// sat_world_step(world);
/// sat_world_event_count(world, &count);
/// assert(count == 0);
/// sat_world_set_touching_tolerance(world, 0.01);
/// sat_world_step(world);
/// sat_world_event_count(world, &count);
/// assert(count == 1);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_set_touching_tolerance(
    world: *mut sat_world,
    tolerance: f64,
) -> sat_status {
    let set = |world: &mut World| Ok(world.set_touching_tolerance(tolerance)?);
    // SAFETY: by the contract of the header.
    done(|| unsafe { alter(world, set) })
}

/// The largest gap at which bodies still meet in events. On failure `out_tolerance` is 0.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// double tolerance;
/// sat_world_touching_tolerance(world, &tolerance);
/// assert(tolerance == 0);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_touching_tolerance(
    world: *const sat_world,
    out_tolerance: *mut f64,
) -> sat_status {
    // SAFETY: by the contract of the header.
    unsafe { answer(out_tolerance, 0.0, || Ok(look(world)?.touching_tolerance())) }
}

/// The number of events of the last step. On failure `out_count` is 0.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// size_t count;
/// sat_world_step(world);
/// sat_world_event_count(world, &count);
/// assert(count == 1);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_event_count(
    world: *const sat_world,
    out_count: *mut size_t,
) -> sat_status {
    // SAFETY: by the contract of the header.
    unsafe { answer(out_count, 0, || Ok(look(world)?.events().len())) }
}

/// The events of the last step, one for each pair that meets or met at the previous step, in the
/// order of the ids, into the caller's buffer; `out_count` is their number. If the buffer is too
/// small nothing is copied and `out_count` is the capacity needed; a buffer of capacity 0 may be
/// NULL. On other failures `out_count` is 0.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_CAPACITY`.
///
/// ```c
/// sat_pair_event *events = NULL;
/// size_t count;
/// sat_world_step(world);
/// sat_world_event_count(world, &count);
/// events = malloc((count + 1) * sizeof *events);
/// assert(events != NULL);
/// sat_world_events(world, events, count, &count);
/// assert(sat_body_id_equal(events[0].a, wall) && sat_body_id_equal(events[0].b, hero));
/// assert(events[0].relation == SAT_OVERLAPPING);
/// free(events);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_events(
    world: *const sat_world,
    out_events: *mut sat_pair_event,
    capacity: size_t,
    out_count: *mut size_t,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let events = unsafe { look(world) }?.events();
        Ok(events.into_iter().map(sat_pair_event::from))
    };
    // SAFETY: by the contract of the header.
    unsafe { list_out(out_events, capacity, out_count, "events", body) }
}
