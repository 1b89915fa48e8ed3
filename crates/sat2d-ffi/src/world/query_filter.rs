//! Query filters: which bodies a query, a ray or a sweep is about.
//!
//! The example plays in the scene of @ref sat_world.

use crate::base::status::{Failure, SAT_ERR_CHOICE};
use crate::world::body::{SAT_NO_BODY, sat_body_id, sat_filter};
use sat2d::world::{BodyId, Filter, QueryFilter};
use std::mem::{offset_of, size_of};

/// The kinds of bodies that a query is about: a sum of `SAT_QUERY_` constants.
pub type sat_query_kinds = u32;

/// Static bodies.
pub const SAT_QUERY_STATIC: sat_query_kinds = 1;
/// Moving bodies.
pub const SAT_QUERY_MOVING: sat_query_kinds = 2;
/// Sensors.
pub const SAT_QUERY_SENSORS: sat_query_kinds = 4;
/// All three.
pub const SAT_QUERY_ALL: sat_query_kinds = 7;

/// Which bodies a query, a ray or a sweep is about. Where one is wanted, NULL stands for all bodies. `sat_query_filter_default` is a start.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct sat_query_filter {
    /// A body that does not count: the one that asks, say. `SAT_NO_BODY` for none.
    pub except: sat_body_id,
    /// What the query is and minds, as if it were a body: bodies that would not mind it, or it them, are left out.
    pub filter: sat_filter,
    /// A sum of `SAT_QUERY_` constants.
    pub kinds: sat_query_kinds,
    /// Set it to 0.
    pub reserved: u32,
}

const _: () = assert!(
    size_of::<sat_query_filter>() == 24
        && offset_of!(sat_query_filter, filter) == 8
        && offset_of!(sat_query_filter, kinds) == 16
);

/// The filter behind an argument, all bodies where it is NULL.
///
/// # Safety
/// As [`get`](crate::boundary::entry::get).
pub(crate) unsafe fn filter<'a>(
    filter: *const sat_query_filter,
) -> Result<QueryFilter<'a>, Failure> {
    // SAFETY: as the caller vouches.
    let Some(filter) = (unsafe { filter.as_ref() }) else {
        return Ok(QueryFilter::ALL);
    };
    // SAFETY: an id of the core has the layout of its number.
    let except = unsafe { &*(&raw const filter.except).cast::<BodyId>() };
    let kinds = filter.kinds;
    if kinds & !SAT_QUERY_ALL != 0 {
        let message = format_args!("kinds is {kinds}, which is no sum of SAT_QUERY_ constants");
        return Err(Failure::new(SAT_ERR_CHOICE, message));
    }
    Ok(QueryFilter {
        filter: filter.filter.into(),
        statics: kinds & SAT_QUERY_STATIC != 0,
        moving: kinds & SAT_QUERY_MOVING != 0,
        sensors: kinds & SAT_QUERY_SENSORS != 0,
        except: match filter.except {
            SAT_NO_BODY => &[],
            _ => std::slice::from_ref(except),
        },
    })
}

/// A filter that leaves no body out, as NULL does: of every category, minds all, all kinds. A start for others.
///
/// ```c
/// sat_query_filter filter = sat_query_filter_default();
/// sat_body_id found[8];
/// size_t count;
/// filter.kinds = SAT_QUERY_MOVING;
/// filter.except = hero; // the one that asks
/// sat_world_query_point(world, (sat_vec2){0.75, 0}, &filter, found, 8, &count);
/// assert(count == 0);
/// ```
#[unsafe(no_mangle)]
pub extern "C" fn sat_query_filter_default() -> sat_query_filter {
    sat_query_filter {
        except: SAT_NO_BODY,
        filter: Filter::ALL.into(),
        kinds: SAT_QUERY_ALL,
        reserved: 0,
    }
}
