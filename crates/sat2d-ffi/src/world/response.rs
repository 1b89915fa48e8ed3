//! Worlds: pushing bodies apart, moving and sliding.
//!
//! The examples play in the scene of @ref sat_world.

use crate::base::geometry::sat_vec2;
use crate::error::status::sat_status;
use crate::guard::call::answer;
use crate::guard::limits::most_pairs;
use crate::guard::lists::Buffer;
use crate::world::body::sat_body_id;
use crate::world::handle::{alter, sat_world};
use libc::size_t;
use sat2d::world::{SeparateResult, SlideHit, World};
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
    let body = || {
        // SAFETY: by the contract of the header.
        let hits = unsafe { Buffer::new(out_hits, capacity, "out_hits") }?;
        let slide = |world: &mut World| Ok(world.move_and_slide(id.into(), delta.into())?);
        // SAFETY: by the contract of the header.
        let result = unsafe { alter(world, slide) }?;
        let hit_count = result.hits.len();
        hits.fill(result.hits.into_iter().map(sat_slide_hit::from));
        Ok(sat_slide_result {
            moved: result.moved.into(),
            hit_count,
            stuck: result.stuck.into(),
            reserved: 0,
        })
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_result, sat_slide_result::default(), body) }
}
