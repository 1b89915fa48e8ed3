//! Worlds: pairs that pass through each other: one-way bodies, and a predicate of the caller.
//!
//! A pair that begins to meet is refused if a one-way body is entered from its open side, or if the
//! predicate refuses it. A refused pair has no events, and `sat_world_separate` and
//! `sat_world_move_and_slide` ignore it, until the bodies have moved apart.
//!
//! The examples play in the scene of @ref sat_world, and call this function:
//!
//! ```c
//! static bool enemies_only(const sat_world *world, sat_body_id a, sat_body_id b, void *user) {
//!     uint64_t team_a, team_b;
//!     sat_world_user(world, a, &team_a);
//!     sat_world_user(world, b, &team_b);
//!     *(int *)user += 1;
//!     return team_a != team_b;
//! }
//! ```

use crate::base::geometry::sat_vec2;
use crate::error::status::sat_status;
use crate::guard::call::{answer, done, get};
use crate::world::body::sat_body_id;
use crate::world::handle::{Calling, alter, look, sat_world};
use libc::c_void;
use sat2d::DVec2;
use sat2d::world::{BodyId, World};
use std::sync::Arc;
use std::sync::atomic::AtomicU32;

/// A caller's function that takes a world, two bodies of it, the lower id first, and the caller's
/// pointer. It returns whether they meet. It may read this world, by functions that take it as
/// `const sat_world *`, until it returns; the world of the running call returns `SAT_ERR_BUSY`
/// during that time. It must neither throw nor `longjmp`.
pub type sat_pair_predicate = Option<
    unsafe extern "C" fn(
        world: *const sat_world,
        a: sat_body_id,
        b: sat_body_id,
        user: *mut c_void,
    ) -> bool,
>;

/// A predicate with the caller's pointer.
struct Predicate {
    call: unsafe extern "C" fn(*const sat_world, sat_body_id, sat_body_id, *mut c_void) -> bool,
    user: *mut c_void,
    callbacks: Arc<AtomicU32>,
}

// SAFETY: it is called by the thread that changes the world, which by the contract of the header
// may use the caller's pointer.
unsafe impl Send for Predicate {}
// SAFETY: as above; only one thread at a time changes a world.
unsafe impl Sync for Predicate {}

impl Predicate {
    fn ask(&self, world: &World, a: BodyId, b: BodyId) -> bool {
        let _calling = Calling::new(&self.callbacks);
        let shown = sat_world::shown(world, self.callbacks.clone());
        // SAFETY: by the contract of the header.
        unsafe { (self.call)(&shown, a.into(), b.into(), self.user) }
    }
}

/// Sets the function that is called, with `user`, for each pair of bodies that begins to meet; NULL
/// sets none. As long as it is set, `user` must be valid in every thread that changes the world.
///
/// It is not called for pairs that filters and kinds exclude, but for sensors. A step calls it for
/// the pairs that begin, in the order of their ids; the answer holds until the pair ends.
/// `sat_world_separate` and `sat_world_move_and_slide` also call it for pairs that have not begun
/// but may push or stop a body; these answers hold until the next step has adopted them. Queries,
/// rays and sweeps do not call it. It is called only in the calling thread. A restored world has no
/// predicate. On failure the predicate stays.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_BUSY`.
///
/// ```c
/// int questions = 0;
/// size_t count;
/// sat_world_set_user(world, wall, 7); // the hero's team
/// sat_world_set_pair_predicate(world, enemies_only, &questions);
/// sat_world_step(world);
/// sat_world_step(world);
/// sat_world_event_count(world, &count);
/// assert(count == 0 && questions == 1);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_set_pair_predicate(
    world: *mut sat_world,
    predicate: sat_pair_predicate,
    user: *mut c_void,
) -> sat_status {
    done(|| {
        // SAFETY: by the contract of the header.
        let callbacks = unsafe { get(world, "world") }?.callbacks();
        let predicate = predicate.map(|call| Predicate {
            call,
            user,
            callbacks,
        });
        let set = |world: &mut World| {
            match predicate {
                Some(asked) => world.set_pair_predicate(move |world, a, b| asked.ask(world, a, b)),
                None => world.clear_pair_predicate(),
            }
            Ok(())
        };
        // SAFETY: by the contract of the header.
        unsafe { alter(world, set) }
    })
}

/// Makes a body one-way, or solid again if `direction` is zero: other bodies pass through it in
/// this direction, and stop at the surfaces that face the direction. A platform that is entered
/// from below has the direction up. The direction is in the coordinates of the body's shape, so it
/// turns and mirrors with the body; its length does not matter. On failure the body stays as it is.
///
/// A body that begins to meet a one-way body elsewhere than at a surface that faces the direction
/// passes through until the two have moved apart. If bodies already overlap when they begin to
/// meet, the normal of their contact decides: a body that moves by more than half of both
/// thicknesses in one step may seem to come from the other side. `sat_world_move_and_slide` and
/// sweeps know the motion: there the surface that is met first decides, and bodies that overlap at
/// the start are passed. Rays and sweeps pass one-way bodies only with `SAT_QUERY_ONE_WAY`. Sensors
/// detect one-way bodies from all sides. A pair that meets when the direction is set stays as it
/// is.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_BUSY`, `SAT_ERR_STALE_ID`, `SAT_ERR_NOT_FINITE`.
///
/// ```c
/// const sat_transform below = {1, 0, 0, 1, 0, -4};
/// sat_slide_result up, down;
/// sat_world_set_one_way(world, wall, (sat_vec2){0, 1});
/// sat_world_set_transform(world, hero, &below);
/// sat_world_move_and_slide(world, hero, (sat_vec2){0, 8}, NULL, 0, &up);
/// sat_world_move_and_slide(world, hero, (sat_vec2){0, -8}, NULL, 0, &down);
/// assert(up.hit_count == 0 && up.moved.y == 8);
/// assert(down.hit_count == 1 && fabs(down.moved.y + 2) < 1e-9);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_set_one_way(
    world: *mut sat_world,
    id: sat_body_id,
    direction: sat_vec2,
) -> sat_status {
    let direction = DVec2::from(direction);
    let direction = (direction != DVec2::ZERO).then_some(direction);
    let change = |world: &mut World| Ok(world.set_one_way(id.into(), direction)?);
    // SAFETY: by the contract of the header.
    done(|| unsafe { alter(world, change) })
}

/// The direction in which other bodies pass through a body; zero if it is solid from all sides, and
/// on failure.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_STALE_ID`.
///
/// ```c
/// sat_vec2 direction;
/// sat_world_one_way(world, wall, &direction);
/// assert(direction.x == 0 && direction.y == 0);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_one_way(
    world: *const sat_world,
    id: sat_body_id,
    out_direction: *mut sat_vec2,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let direction = unsafe { look(world)?.one_way(id.into())? };
        Ok(direction.unwrap_or(DVec2::ZERO).into())
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_direction, sat_vec2::default(), body) }
}
