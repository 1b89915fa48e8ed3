//! Worlds: characters that walk, stand and climb steps.
//!
//! The examples play in the scene of @ref sat_world.

use crate::base::geometry::sat_vec2;
use crate::base::transform::sat_transform;
use crate::error::status::{Failure, sat_status};
use crate::guard::call::{answer, get};
use crate::guard::lists::{Buffer, check_reserved};
use crate::world::body::sat_body_id;
use crate::world::handle::{alter, sat_world};
use crate::world::response::sat_slide_hit;
use libc::size_t;
use sat2d::world::{CharacterOptions, Ground, World};
use std::mem::{offset_of, size_of};

/// The floor that a character stands on. All zero means none: the character is in the air.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct sat_ground {
    /// The body.
    pub body: sat_body_id,
    /// The unit normal of the floor, towards the character.
    pub normal: sat_vec2,
    /// Where they meet.
    pub point: sat_vec2,
    /// The placement of the body at that time. If it has moved by the next move, it carries the
    /// character along.
    pub transform: sat_transform,
}

/// How `sat_world_move_character` moves a body. All zero is a character in a world with y up that
/// walks on slopes of up to 45 degrees, climbs no steps, and is in the air.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct sat_character_options {
    /// Against gravity, of any length. Zero is the default: (0, 1).
    pub up: sat_vec2,
    /// The angle of the steepest floor in radians, up to 1.5. Steeper surfaces are walls, on which
    /// characters neither stand nor climb. 0 is the default: 45 degrees.
    pub max_slope: f64,
    /// The height of the highest step that it climbs, in the world's units.
    pub step: f64,
    /// The height of the highest step that it goes down without falling. It follows slopes down
    /// anyway.
    pub snap: f64,
    /// Its ground: the one in the result of its last move.
    pub ground: sat_ground,
    /// It passes what reaches into its way by at most this length, in the world's units, as a body
    /// does that `sat_world_move_and_slide_with` moves. A foothold narrower than the skin does not
    /// hold it.
    pub skin: f64,
    /// Must be 0.
    pub reserved: [u32; 2],
}

/// The result of moving a character.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct sat_character_result {
    /// How far the body moved, in the world's units.
    pub moved: sat_vec2,
    /// The part of it by which its ground has carried it.
    pub carried: sat_vec2,
    /// The ground that it stands on; all zero in the air. Pass it to the next move.
    pub ground: sat_ground,
    /// The number of times that an obstacle stopped or deflected it, floors included: at most 32.
    pub hit_count: size_t,
    /// 1 if it overlapped something at the start and could not be pushed out, so that it stayed;
    /// else 0.
    pub stuck: u32,
    /// Always 0.
    pub reserved: u32,
}

const _: () = assert!(size_of::<sat_ground>() == 88 && offset_of!(sat_ground, transform) == 40);
const _: () = assert!(
    size_of::<sat_character_options>() == 144
        && offset_of!(sat_character_options, max_slope) == 16
        && offset_of!(sat_character_options, step) == 24
        && offset_of!(sat_character_options, snap) == 32
        && offset_of!(sat_character_options, ground) == 40
        && offset_of!(sat_character_options, skin) == 128
        && offset_of!(sat_character_options, reserved) == 136
);
const _: () = assert!(
    offset_of!(sat_character_result, ground) == 32
        && offset_of!(sat_character_result, hit_count) == 120
);

impl From<Ground> for sat_ground {
    fn from(ground: Ground) -> sat_ground {
        sat_ground {
            body: ground.id.into(),
            normal: ground.normal.into(),
            point: ground.point.into(),
            transform: ground.transform.into(),
        }
    }
}

impl sat_character_options {
    fn read(&self) -> Result<CharacterOptions, Failure> {
        check_reserved(&self.reserved)?;
        let default = CharacterOptions::default();
        let given = |value, default| if value == 0.0 { default } else { value };
        let ground = (self.ground.body.bits != 0).then(|| {
            let sat_ground {
                body,
                normal,
                point,
                transform,
            } = self.ground;
            let transform = *transform.checked()?;
            Ok::<_, Failure>(Ground {
                id: body.into(),
                normal: normal.into(),
                point: point.into(),
                transform,
            })
        });
        let is_given = self.up != sat_vec2::default();
        Ok(CharacterOptions {
            up: if is_given { self.up.into() } else { default.up },
            max_slope: given(self.max_slope, default.max_slope),
            step: self.step,
            snap: self.snap,
            skin: self.skin,
            ground: ground.transpose()?,
        })
    }
}

/// Moves a body by `delta` as `sat_world_move_and_slide` does, and treats floors as games with
/// characters do. Add gravity to `delta` in each frame. `options` may be NULL for the defaults. The
/// obstacles go to `out_hits`, the first `capacity` of them; a buffer of capacity 0 may be NULL, a
/// capacity of 32 always suffices. On failure the body stays and `out_result` is all zero.
///
/// - A character on the ground walks up and down at the same speed, by the length of the horizontal
///   part of `delta`, and does not slide down. It follows slopes down as far as they are floors, so
///   it never leaves the ground for a frame.
/// - Surfaces steeper than `max_slope` are walls: it slides down along them, never up.
/// - Where a wall stops it on the ground, it climbs a step if that leads farther: up, ahead and
///   down, after the procedure `PM_StepSlideMove` of Quake III Arena (id Software, 1999). The edge
///   of a floor counts as floor, also for round feet.
/// - If its ground has moved, it first moves along with it, as far as other bodies allow. Set the
///   transforms of platforms before the call.
/// - An upward `delta` of any length is a jump: the character leaves the ground.
///
/// All state is in `options->ground` and in the world, so a move can be repeated. A ground that was
/// removed is not an error: the character is in the air.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_BUSY`, `SAT_ERR_STALE_ID`, `SAT_ERR_NOT_FINITE`,
/// `SAT_ERR_NEGATIVE`, `SAT_ERR_OUT_OF_RANGE`, `SAT_ERR_SINGULAR`, `SAT_ERR_RESERVED`.
///
/// ```c
/// sat_character_options options = {0}; // y is up
/// sat_character_result walked;
/// const sat_transform above = {1, 0, 0, 1, 0, 3};
/// sat_world_set_transform(world, hero, &above);
/// sat_world_move_character(world, hero, (sat_vec2){0, -9}, &options, NULL, 0, &walked);
/// assert(sat_body_id_equal(walked.ground.body, wall) && walked.ground.normal.y == 1);
/// options.ground = walked.ground; // stands on the wall
/// sat_world_move_character(world, hero, (sat_vec2){0.5, -9}, &options, NULL, 0, &walked);
/// assert(fabs(walked.moved.x - 0.5) < 1e-9 && fabs(walked.moved.y) < 1e-9);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_move_character(
    world: *mut sat_world,
    id: sat_body_id,
    delta: sat_vec2,
    options: *const sat_character_options,
    out_hits: *mut sat_slide_hit,
    capacity: size_t,
    out_result: *mut sat_character_result,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let hits = unsafe { Buffer::new(out_hits, capacity, "out_hits") }?;
        let options = match options.is_null() {
            true => CharacterOptions::default(),
            // SAFETY: by the contract of the header.
            false => unsafe { get(options, "options") }?.read()?,
        };
        let (id, delta) = (id.into(), delta.into());
        let walk = |world: &mut World| Ok(world.move_character(id, delta, &options)?);
        // SAFETY: by the contract of the header.
        let result = unsafe { alter(world, walk) }?;
        let hit_count = result.hits.len();
        hits.fill(result.hits.into_iter().map(sat_slide_hit::from));
        Ok(sat_character_result {
            moved: result.moved.into(),
            carried: result.carried.into(),
            ground: result.ground.map(sat_ground::from).unwrap_or_default(),
            hit_count,
            stuck: result.stuck.into(),
            reserved: 0,
        })
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_result, sat_character_result::default(), body) }
}
