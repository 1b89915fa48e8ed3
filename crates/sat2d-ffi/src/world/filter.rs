//! Worlds: which bodies a query considers.
//!
//! The example plays in the scene of @ref sat_world.

use crate::error::status::{Failure, SAT_ERR_INVALID_ENUM};
use crate::guard::lists::list;
use crate::query::sweep::{at_start, sat_at_start};
use crate::world::body::{sat_body_id, sat_filter};
use libc::size_t;
use sat2d::world::{BodyId, Filter, QueryFilter};
use std::mem::{align_of, offset_of, size_of};
use std::ptr::null;

/// The kinds of bodies that a query considers, and how: a sum of `SAT_QUERY_` constants.
pub type sat_query_kinds = u32;

/// Static bodies.
pub const SAT_QUERY_STATIC: sat_query_kinds = 1;
/// Moving bodies.
pub const SAT_QUERY_MOVING: sat_query_kinds = 2;
/// Sensors.
pub const SAT_QUERY_SENSORS: sat_query_kinds = 4;
/// All three.
pub const SAT_QUERY_ALL: sat_query_kinds = 7;

/// Added to kinds: rays and sweeps pass through one-way bodies in which they start, and through
/// those that they meet first elsewhere than at a surface that faces the direction. It does not
/// affect other queries. Alone it means all three kinds.
pub const SAT_QUERY_ONE_WAY: sat_query_kinds = 8;

/// Which bodies a query, a ray or a sweep considers. All zero considers all bodies, as does NULL
/// for any pointer to a filter.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct sat_query_filter {
    /// Bodies to leave out: the one whose surroundings are queried, for example. Use it for a few
    /// bodies, and categories for many. Ids of removed bodies have no effect. May be NULL if
    /// `except_count` is 0.
    pub except: *const sat_body_id,
    /// The number of bodies to leave out.
    pub except_count: size_t,
    /// The categories and mask of the query, as if it were a body: it considers the bodies that
    /// would interact with it.
    pub filter: sat_filter,
    /// A sum of `SAT_QUERY_` constants. 0 is the default: all kinds.
    pub kinds: sat_query_kinds,
    /// What `sat_world_sweep` does about bodies that the shape meets at the start. With
    /// `SAT_AT_START_SKIP_OVERLAPPING`, a ray leaves out the bodies inside which it starts; it
    /// still hits those on whose boundary it starts. It does not affect other queries.
    pub at_start: sat_at_start,
}

const _: () = assert!(
    offset_of!(sat_query_filter, except_count) == size_of::<usize>()
        && offset_of!(sat_query_filter, filter) == 2 * size_of::<usize>()
        && size_of::<sat_query_filter>() == 16 + 2 * size_of::<usize>()
);
// A caller's array of sat_body_id is read in place as an array of the core's ids.
const _: () = assert!(
    size_of::<BodyId>() == size_of::<sat_body_id>()
        && align_of::<BodyId>() == align_of::<sat_body_id>()
);

/// The filter behind an argument; all bodies if it is NULL.
///
/// # Safety
/// `filter` is NULL or points to a filter whose `except` is as for [`list`].
pub(crate) unsafe fn filter<'a>(
    filter: *const sat_query_filter,
) -> Result<QueryFilter<'a>, Failure> {
    // SAFETY: by the caller's contract.
    let Some(filter) = (unsafe { filter.as_ref() }) else {
        return Ok(QueryFilter::ALL);
    };
    let one_way = filter.kinds & SAT_QUERY_ONE_WAY != 0;
    let kinds = match filter.kinds & !SAT_QUERY_ONE_WAY {
        0 => SAT_QUERY_ALL,
        kinds => kinds,
    };
    if kinds & !SAT_QUERY_ALL != 0 {
        let message = format_args!(
            "kinds is {}, not a sum of SAT_QUERY_ constants",
            filter.kinds
        );
        return Err(Failure::new(SAT_ERR_INVALID_ENUM, message));
    }
    Ok(QueryFilter {
        filter: filter.filter.of_query(),
        statics: kinds & SAT_QUERY_STATIC != 0,
        moving: kinds & SAT_QUERY_MOVING != 0,
        sensors: kinds & SAT_QUERY_SENSORS != 0,
        one_way,
        // SAFETY: by the caller's contract; the two types of ids have one layout (asserted above).
        except: unsafe { list(filter.except.cast(), filter.except_count, "except") }?,
        at_start: at_start(filter.at_start)?,
    })
}

/// The defaults of a query filter, spelled out: every category, a mask of all categories, all
/// kinds, no exceptions, contacts at the start of a sweep reported.
///
/// ```c
/// const sat_body_id self[1] = {hero};
/// sat_query_filter filter = sat_query_filter_default();
/// sat_body_id found[8];
/// size_t count;
/// filter.kinds = SAT_QUERY_MOVING;
/// filter.except = self; // it would find itself
/// filter.except_count = 1;
/// sat_world_query_point(world, (sat_vec2){0.75, 0}, &filter, found, 8, &count);
/// assert(count == 0);
/// ```
#[unsafe(no_mangle)]
pub extern "C" fn sat_query_filter_default() -> sat_query_filter {
    sat_query_filter {
        except: null(),
        except_count: 0,
        filter: Filter::ALL.into(),
        kinds: SAT_QUERY_ALL,
        at_start: 0,
    }
}
