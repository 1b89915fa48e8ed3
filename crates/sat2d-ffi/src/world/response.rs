//! Worlds: pushing bodies apart, moving and sliding.
//!
//! The examples play in the scene of @ref sat_world.

use crate::base::geometry::sat_vec2;
use crate::error::status::{Failure, sat_status};
use crate::guard::call::answer;
use crate::guard::limits::most_pairs;
use crate::guard::lists::{Buffer, check_reserved};
use crate::world::body::sat_body_id;
use crate::world::handle::{alter, sat_world};
use libc::size_t;
use sat2d::world::{MoveOptions, SeparateResult, SlideHit, SlideResult, World, WorldError};
use std::mem::{offset_of, size_of};

/// An obstacle of a moving body.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct sat_slide_hit {
    /// The obstacle.
    pub body: sat_body_id,
    /// The unit normal of its boundary, towards the moving body.
    pub normal: sat_vec2,
}

/// The result of moving a body.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct sat_slide_result {
    /// How far the body moved, in the world's units.
    pub moved: sat_vec2,
    /// The number of times that an obstacle stopped or deflected it: at most 8.
    pub hit_count: size_t,
    /// 1 if it overlapped something at the start and could not be pushed out, so that it stayed;
    /// else 0.
    pub stuck: u32,
    /// Always 0.
    pub reserved: u32,
}

/// How `sat_world_move_and_slide_with` moves a body. All zero means the defaults.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct sat_move_options {
    /// The body passes what reaches into its way by at most this length, in the world's units: a
    /// tile that sticks out of a row because its coordinates were rounded. It goes aside by at most
    /// the skin, on, and back until it touches, and reports no hit. 0, the default, passes nothing.
    ///
    /// At most a sixteenth of the width and of the height of the body. A good value is a thousandth
    /// of a tile; at least 2^-22 of the largest coordinate if coordinates come from floats of 32
    /// bits.
    pub skin: f64,
    /// Must be 0.
    pub reserved: [u32; 4],
}

const _: () =
    assert!(size_of::<sat_move_options>() == 24 && offset_of!(sat_move_options, reserved) == 8);
const _: () = assert!(size_of::<sat_slide_hit>() == 24 && offset_of!(sat_slide_hit, normal) == 8);
const _: () = assert!(offset_of!(sat_slide_result, hit_count) == 16);

impl From<SlideHit> for sat_slide_hit {
    fn from(hit: SlideHit) -> sat_slide_hit {
        sat_slide_hit {
            body: hit.id.into(),
            normal: hit.normal.into(),
        }
    }
}

/// What `sat_world_separate` has done.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct sat_separate_result {
    /// The depth of the deepest contact of two bodies that still overlap, in the world's units; 0
    /// if there is none.
    pub depth: f64,
    /// The number of pairs that still overlap.
    pub overlapping: size_t,
    /// The number of iterations.
    pub iterations: size_t,
}

const _: () = assert!(offset_of!(sat_separate_result, overlapping) == 8);

impl From<SeparateResult> for sat_separate_result {
    fn from(result: SeparateResult) -> sat_separate_result {
        sat_separate_result {
            depth: result.depth,
            overlapping: result.overlapping,
            iterations: result.iterations,
        }
    }
}

/// Pushes overlapping bodies apart. Static bodies and bodies of inverse mass 0 stay; sensors
/// neither push nor are pushed.
///
/// An iteration treats the contacts, and the closest points of near bodies, as straight edges, and
/// moves the bodies by the least displacements, weighted with their masses, that separate all of
/// them at once (C. Hildreth, "A quadratic programming procedure", 1957; M. Silcowitz, S. Niebe and
/// K. Erleben, "A nonsmooth nonlinear conjugate gradient method for interactive contact force
/// problems", 2010): two bodies alone share their overlap in proportion to their inverse masses,
/// and a stack on a static floor rises as a whole. Crates need about 3 iterations, heaps of all
/// kinds of shapes about 5. The function ends as soon as nothing overlaps, or after `iterations`,
/// if bodies have no room. On failure `out_result` is all zero.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_BUSY`, `SAT_ERR_MEMORY`.
///
/// ```c
/// sat_relation relation;
/// sat_separate_result parted;
/// sat_world_separate(world, 4, &parted);
/// sat_world_relation(world, wall, hero, &relation);
/// assert(parted.overlapping == 0 && parted.depth == 0 && relation != SAT_OVERLAPPING);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_separate(
    world: *mut sat_world,
    iterations: size_t,
    out_result: *mut sat_separate_result,
) -> sat_status {
    // SAFETY: by the contract of the header.
    unsafe { sat_world_separate_within(world, iterations, 0, out_result) }
}

/// As `sat_world_separate`, unless the world has, before or after an iteration, more than
/// `max_pairs` near pairs as in `sat_world_step_within`; 0 is no limit. On failure all bodies are
/// where they were.
///
/// Errors: those of `sat_world_separate` and `SAT_ERR_LIMIT`.
///
/// ```c
/// sat_separate_result parted;
/// sat_status status = sat_world_separate_within(world, 4, 1000, &parted);
/// assert(status == SAT_OK && parted.overlapping == 0);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_separate_within(
    world: *mut sat_world,
    iterations: size_t,
    max_pairs: size_t,
    out_result: *mut sat_separate_result,
) -> sat_status {
    let most = most_pairs(max_pairs);
    let separate = |world: &mut World| Ok(world.separate_within(iterations, most)?.into());
    // SAFETY: by the contract of the header.
    let body = || unsafe { alter(world, separate) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_result, sat_separate_result::default(), body) }
}

/// Moves a body by `delta` as far as the static and moving bodies that it interacts with allow,
/// sliding along obstacles. It never overlaps one of them at the end: if it overlaps one at the
/// start, it is pushed out first, and if that fails, it stays. Other bodies do not move. The
/// obstacles go to `out_hits`, the first `capacity` of them; a buffer of capacity 0 may be NULL, a
/// capacity of 8 always suffices. On failure the body stays and `out_result` is all zero.
///
/// At the end the body touches the obstacle that stopped it, or is apart by the rounding of its
/// coordinates, so `sat_world_step` may report no pair of a body and its ground. To test for
/// ground, look for its normal among the hits of a downward move, sweep the shape a short way down
/// by `sat_world_sweep`, or move a sensor along that reaches below the feet.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_BUSY`, `SAT_ERR_STALE_ID`, `SAT_ERR_NOT_FINITE`,
/// `SAT_ERR_OUT_OF_RANGE`.
///
/// ```c
/// const sat_transform beside = {1, 0, 0, 1, 5, 0};
/// sat_slide_hit hits[8];
/// sat_slide_result slid;
/// sat_world_set_transform(world, hero, &beside);
/// sat_world_move_and_slide(world, hero, (sat_vec2){-9, 0}, hits, 8, &slid);
/// assert(!slid.stuck && slid.hit_count == 1);
/// assert(sat_body_id_equal(hits[0].body, wall) && hits[0].normal.x == 1);
/// assert(fabs(slid.moved.x + 3) < 1e-9); // the wall is 3 away
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_move_and_slide(
    world: *mut sat_world,
    id: sat_body_id,
    delta: sat_vec2,
    out_hits: *mut sat_slide_hit,
    capacity: size_t,
    out_result: *mut sat_slide_result,
) -> sat_status {
    let slide = |world: &mut World| world.move_and_slide(id.into(), delta.into());
    // SAFETY: by the contract of the header.
    let body = || unsafe { slid(world, slide, out_hits, capacity) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_result, sat_slide_result::default(), body) }
}

/// As `sat_world_move_and_slide`, with options: a skin, with which the body passes edges that reach
/// into its way by no more than that. NULL means the defaults, without a skin.
///
/// Where an obstacle ends a straight part of the way, the body goes aside by at most the skin, on
/// if the way is free there, and back until it touches something. It overlaps nothing on the way
/// and at the end. What it passes is no hit; at most 64 times a call. If it cannot pass, it is
/// where it would be without a skin, to the bit. What goes on behind the skin, such as a slope, is
/// not passed.
///
/// A foothold narrower than the skin does not hold a body that falls onto it, and a step of at most
/// the skin is climbed. What has sunk into the top of a one-way body by at most the skin lies on
/// it.
///
/// Errors: those of `sat_world_move_and_slide`, `SAT_ERR_NEGATIVE` (the skin), `SAT_ERR_RESERVED`;
/// `SAT_ERR_OUT_OF_RANGE` also if the skin is more than a sixteenth of the width or height of the
/// body.
///
/// ```c
/// const sat_transform beside = {1, 0, 0, 1, -0.5, 2};
/// sat_move_options options = {0};
/// sat_slide_result slid;
/// sat_body_id id;
/// body.kind = SAT_BODY_STATIC;
/// for (int i = 1; i < 3; ++i) { // a row with the wall, whose middle tile sticks out
///     body.transform.tx = 2 * i;
///     body.transform.ty = i == 1 ? 0.001 : 0;
///     sat_world_insert(world, &body, &id);
/// }
/// sat_world_set_shape(world, hero, tile);
/// sat_world_set_transform(world, hero, &beside);
/// sat_world_move_and_slide(world, hero, (sat_vec2){4, -1}, NULL, 0, &slid);
/// assert(slid.moved.x == 0.5); // stopped by the edge
/// options.skin = 0.016;
/// sat_world_move_and_slide_with(world, hero, (sat_vec2){4, -1}, &options, NULL, 0, &slid);
/// assert(slid.moved.x == 4 && slid.hit_count == 1); // only the floor
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_move_and_slide_with(
    world: *mut sat_world,
    id: sat_body_id,
    delta: sat_vec2,
    options: *const sat_move_options,
    out_hits: *mut sat_slide_hit,
    capacity: size_t,
    out_result: *mut sat_slide_result,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let given = unsafe { options.as_ref() }.copied().unwrap_or_default();
        check_reserved(&given.reserved)?;
        let options = MoveOptions { skin: given.skin };
        let slide =
            |world: &mut World| world.move_and_slide_with(id.into(), delta.into(), &options);
        // SAFETY: by the contract of the header.
        unsafe { slid(world, slide, out_hits, capacity) }
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_result, sat_slide_result::default(), body) }
}

/// Moves a body of the world behind an argument, and writes the obstacles.
///
/// # Safety
/// As [`alter`] and [`Buffer::new`].
unsafe fn slid(
    world: *mut sat_world,
    slide: impl FnOnce(&mut World) -> Result<SlideResult, WorldError>,
    out_hits: *mut sat_slide_hit,
    capacity: size_t,
) -> Result<sat_slide_result, Failure> {
    // SAFETY: by the caller's contract.
    let hits = unsafe { Buffer::new(out_hits, capacity, "out_hits") }?;
    // SAFETY: by the caller's contract.
    let result = unsafe { alter(world, |world| Ok(slide(world)?)) }?;
    let hit_count = result.hits.len();
    hits.fill(result.hits.into_iter().map(sat_slide_hit::from));
    Ok(sat_slide_result {
        moved: result.moved.into(),
        hit_count,
        stuck: result.stuck.into(),
        reserved: 0,
    })
}
