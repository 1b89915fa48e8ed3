//! Worlds: inserting and removing bodies.
//!
//! The examples play in the scene of @ref sat_world.

use crate::error::status::{Failure, sat_status};
use crate::guard::call::{answer, done, get, null};
use crate::guard::lists::list;
use crate::world::body::{sat_body, sat_body_id};
use crate::world::handle::{alter, sat_world};
use libc::size_t;

/// Inserts a body and returns its id, on failure a zeroed one. Queries find it at once; events
/// report it from the next step on.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_BUSY`, `SAT_ERR_INVALID_ENUM`, `SAT_ERR_RESERVED`,
/// `SAT_ERR_NOT_FINITE`, `SAT_ERR_NEGATIVE` (the inverse mass), `SAT_ERR_SINGULAR`,
/// `SAT_ERR_OUT_OF_RANGE`, `SAT_ERR_FULL`, `SAT_ERR_NOT_OFFERED` (an outline that cannot be solid,
/// and the body is no sensor).
///
/// ```c
/// sat_body coin;
/// sat_body_id id;
/// memset(&coin, 0, sizeof coin); // all defaults
/// coin.shape = ball;
/// coin.kind = SAT_BODY_SENSOR;
/// coin.transform = sat_transform_translation((sat_vec2){20, 0});
/// sat_world_insert(world, &coin, &id);
/// assert(!sat_body_id_is_none(id));
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_insert(
    world: *mut sat_world,
    body: *const sat_body,
    out_id: *mut sat_body_id,
) -> sat_status {
    let insert = || {
        // SAFETY: by the contract of the header.
        let body = unsafe { get(body, "body")?.checked() }?;
        // SAFETY: by the contract of the header.
        unsafe { alter(world, |world| Ok(world.insert(body)?.into())) }
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_id, sat_body_id::default(), insert) }
}

/// Inserts `count` bodies at once, all or none. This is faster than single calls, and makes queries
/// faster. Their ids go to `out_ids`, which has the capacity `count`; on failure all of them are
/// zeroed, and `sat_last_error` names the invalid body.
///
/// Errors: those of `sat_world_insert` and `SAT_ERR_COUNT`.
///
/// ```c
/// sat_body coins[3];
/// sat_body_id ids[3];
/// size_t i;
/// for (i = 0; i < 3; i++) {
///     coins[i] = sat_body_default();
///     coins[i].shape = ball;
///     coins[i].transform.tx = 20 + 2 * (double)i;
/// }
/// sat_status status = sat_world_insert_many(world, coins, 3, ids);
/// assert(status == SAT_OK && !sat_body_id_equal(ids[0], ids[2]));
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_insert_many(
    world: *mut sat_world,
    bodies: *const sat_body,
    count: size_t,
    out_ids: *mut sat_body_id,
) -> sat_status {
    done(|| {
        if out_ids.is_null() && count > 0 {
            return Err(null("out_ids"));
        }
        // SAFETY: by the contract of the header.
        let bodies = unsafe { list(bodies, count, "bodies") }?;
        for i in 0..count {
            // SAFETY: the capacity is the contract of the header.
            unsafe { out_ids.add(i).write(sat_body_id::default()) };
        }
        let checked = bodies.iter().enumerate().map(|(index, body)| {
            // SAFETY: by the contract of the header.
            unsafe { body.checked() }.map_err(|failure| failure.at(index))
        });
        let checked = checked.collect::<Result<Vec<_>, Failure>>()?;
        // SAFETY: by the contract of the header.
        let ids = unsafe { alter(world, |world| Ok(world.insert_many(checked)?)) }?;
        for (i, id) in ids.into_iter().enumerate() {
            // SAFETY: there is one id a body, and the capacity is the contract of the header.
            unsafe { out_ids.add(i).write(id.into()) };
        }
        Ok(())
    })
}

/// Removes a body, and its parts with it. The next step reports the end of their pairs.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_BUSY`, `SAT_ERR_STALE_ID`.
///
/// ```c
/// sat_status once = sat_world_remove(world, wall);
/// sat_status again = sat_world_remove(world, wall);
/// assert(once == SAT_OK && again == SAT_ERR_STALE_ID);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_remove(world: *mut sat_world, id: sat_body_id) -> sat_status {
    let change = |world: &mut sat2d::world::World| {
        world.remove(id.into())?;
        Ok(())
    };
    // SAFETY: by the contract of the header.
    done(|| unsafe { alter(world, change) })
}
