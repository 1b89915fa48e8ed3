//! Steps: which bodies meet, what began and what ended, and parting them.
//!
//! The examples play in the scene of @ref sat_world.

use crate::base::geometry::sat_vec2;
use crate::base::status::sat_status;
use crate::boundary::entry::{Room, answer, list_out};
use crate::query::relation::{code, sat_relation};
use crate::world::body::sat_body_id;
use crate::world::handle::{alter, look, sat_world};
use sat2d::world::{BodyId, PairEvent, SlideHit};
use std::mem::{offset_of, size_of};

/// What became of a pair between two steps: one of the `SAT_PHASE_` constants.
pub type sat_phase = i32;

/// They meet, and did not at the step before.
pub const SAT_PHASE_BEGIN: sat_phase = 0;
/// They meet and did so before.
pub const SAT_PHASE_STAY: sat_phase = 1;
/// They no longer meet, or mind each other, or one of them is gone.
pub const SAT_PHASE_END: sat_phase = 2;

/// Two bodies that meet, or met until now.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct sat_pair_event {
    /// The body of the lower name.
    pub a: sat_body_id,
    /// The other.
    pub b: sat_body_id,
    /// One of the `SAT_PHASE_` constants.
    pub phase: sat_phase,
    /// How they stand to each other: `SAT_TOUCHING` or `SAT_OVERLAPPING`; at the end `SAT_DISJOINT`, whatever the reason.
    pub relation: sat_relation,
}

/// Something that was in the way of a body.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct sat_slide_hit {
    /// The body that was in the way.
    pub body: sat_body_id,
    /// Its surface's unit normal, toward the body that moved.
    pub normal: sat_vec2,
}

/// What became of a body that was to move.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct sat_slid {
    /// How far it got from where it was, in the world's units.
    pub moved: sat_vec2,
    /// How many times something stopped it or turned it: at most 8.
    pub hit_count: u32,
    /// 1 if it overlapped something at the start and could not be pushed out, so that it stayed where it was, else 0.
    pub stuck: i32,
}

const _: () = assert!(
    size_of::<sat_pair_event>() == 24
        && offset_of!(sat_pair_event, b) == 8
        && offset_of!(sat_pair_event, phase) == 16
        && offset_of!(sat_pair_event, relation) == 20
);
const _: () = assert!(size_of::<sat_slide_hit>() == 24 && offset_of!(sat_slide_hit, normal) == 8);
const _: () = assert!(
    size_of::<sat_slid>() == 24
        && offset_of!(sat_slid, hit_count) == 16
        && offset_of!(sat_slid, stuck) == 20
);

impl From<PairEvent> for sat_pair_event {
    fn from(event: PairEvent) -> sat_pair_event {
        sat_pair_event {
            a: event.a.to_bits(),
            b: event.b.to_bits(),
            phase: event.phase as sat_phase,
            relation: code(event.relation),
        }
    }
}

impl From<SlideHit> for sat_slide_hit {
    fn from(hit: SlideHit) -> sat_slide_hit {
        sat_slide_hit {
            body: hit.id.to_bits(),
            normal: hit.normal.into(),
        }
    }
}

/// Finds which bodies meet and compares with the step before: one event a pair that meets or met until now, in the order of the names.
/// They are copied into the caller's `buffer` of `capacity` events, and their number is written to `count`. Where the buffer is too
/// small nothing is copied and `count` is what is needed, but the step is taken: `sat_world_events` has its events until the next.
/// A buffer of capacity 0 may be NULL. On other failures there is no step and `count` is 0.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_BUSY`, `SAT_ERR_CAPACITY`.
///
/// ```c
/// sat_pair_event events[16];
/// size_t count;
/// sat_world_step(world, events, 16, &count);
/// assert(count == 1 && events[0].a == wall && events[0].b == hero && events[0].phase == SAT_PHASE_BEGIN);
/// sat_world_step(world, events, 16, &count);
/// assert(count == 1 && events[0].phase == SAT_PHASE_STAY && events[0].relation == SAT_OVERLAPPING);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_step(
    world: *mut sat_world,
    buffer: *mut sat_pair_event,
    capacity: usize,
    count: *mut usize,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let events = unsafe {
            alter(world, |world| {
                let events = world.step();
                Ok(events.iter().map(sat_pair_event::from).collect::<Vec<_>>())
            })
        };
        Ok(events?.into_iter())
    };
    // SAFETY: by the contract of the header.
    unsafe { list_out(buffer, capacity, count, "events", body) }
}

/// The events of the last step once more, into the caller's `buffer` of `capacity` events; their number is written to `count`. Where
/// the buffer is too small nothing is copied and `count` is what is needed; a buffer of capacity 0 may be NULL. On other failures
/// `count` is 0.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_CAPACITY`.
///
/// ```c
/// sat_pair_event *events = NULL;
/// size_t count;
/// sat_world_step(world, NULL, 0, &count); // however many there are
/// events = malloc((count + 1) * sizeof *events);
/// assert(events != NULL);
/// sat_world_events(world, events, count, &count);
/// assert(count == 1 && events[0].phase == SAT_PHASE_BEGIN);
/// free(events);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_events(
    world: *const sat_world,
    buffer: *mut sat_pair_event,
    capacity: usize,
    count: *mut usize,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let events = unsafe { look(world) }?.events();
        let events: Vec<_> = events.iter().map(sat_pair_event::from).collect();
        Ok(events.into_iter())
    };
    // SAFETY: by the contract of the header.
    unsafe { list_out(buffer, capacity, count, "events", body) }
}

/// Pushes overlapping bodies apart, pair by pair in the order of the names, each along the normal of its contact and shared by the bodies'
/// weights; static bodies stay, sensors neither push nor are pushed. What is pushed may be pushed into others, so this is done again, at
/// most `iterations` times. Writes to `remaining` how many pairs overlap then, on failure 0.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_BUSY`.
///
/// ```c
/// sat_relation relation;
/// size_t remaining;
/// sat_world_separate(world, 4, &remaining);
/// sat_world_relation(world, wall, hero, &relation);
/// assert(remaining == 0 && relation != SAT_OVERLAPPING);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_separate(
    world: *mut sat_world,
    iterations: u32,
    remaining: *mut usize,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { alter(world, |world| Ok(world.separate(iterations as usize))) };
    // SAFETY: by the contract of the header.
    unsafe { answer(remaining, 0, body) }
}

/// Moves a body by `delta` as far as static and moving bodies that it minds let it, sliding along what is in its way. It never ends
/// overlapping one of them: if it does at the start it is first pushed out, and where this fails left where it is. The others stay
/// where they are. What was in the way is copied into the caller's `hits`, the first `capacity` of them; a buffer of capacity 0 may
/// be NULL, 8 are always room enough. On failure the body stays and `out` is all zero.
///
/// At the end it touches what stopped it or is off it by a hair (the rounding of its coordinates), so `sat_world_step` may tell no pair
/// of a body and the ground it stands on. To ask whether there is ground, look for its normal among the hits of a move that leads down,
/// sweep the shape a little way down by `sat_world_sweep`, or move a sensor along that reaches a little below the feet.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_BUSY`, `SAT_ERR_STALE_ID`, `SAT_ERR_NOT_FINITE`, `SAT_ERR_OUT_OF_RANGE`.
///
/// ```c
/// const sat_transform beside = {1, 0, 0, 1, 5, 0};
/// sat_slide_hit hits[8];
/// sat_slid slid;
/// sat_world_set_transform(world, hero, &beside);
/// sat_world_move_and_slide(world, hero, (sat_vec2){-9, 0}, hits, 8, &slid);
/// assert(!slid.stuck && slid.hit_count == 1 && hits[0].body == wall && hits[0].normal.x == 1);
/// assert(fabs(slid.moved.x + 3) < 1e-9); // the wall is 3 away
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_move_and_slide(
    world: *mut sat_world,
    id: sat_body_id,
    delta: sat_vec2,
    hits: *mut sat_slide_hit,
    capacity: usize,
    out: *mut sat_slid,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let room = unsafe { Room::new(hits, capacity, "hits") }?;
        let slide = |world: &mut sat2d::world::World| {
            Ok(world.move_and_slide(BodyId::from_bits(id), delta.into())?)
        };
        // SAFETY: by the contract of the header.
        let slid = unsafe { alter(world, slide) }?;
        let hit_count = slid.hits.len() as u32;
        room.fill(slid.hits.into_iter().map(sat_slide_hit::from));
        Ok(sat_slid {
            moved: slid.moved.into(),
            hit_count,
            stuck: slid.stuck.into(),
        })
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out, sat_slid::default(), body) }
}
