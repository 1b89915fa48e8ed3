//! What the package answers and the C API does not.

use sat2d::DVec2;
use sat2d::decompose::Polygon;
use sat2d::world::{Difference, Replay};
use sat2d_ffi::{
    SAT_ERR_INTERNAL, SAT_OK, keep_error, sat_alloc, sat_pair_event, sat_status, sat_vec2,
    sat_world, sat_world_event_count, sat_world_events, sat_world_step_within,
};
use std::alloc::{Layout, handle_alloc_error};
use std::slice::from_raw_parts;

/// `orient2d`: -1, 0 or 1.
#[unsafe(no_mangle)]
pub extern "C" fn js_orient2d(ax: f64, ay: f64, bx: f64, by: f64, cx: f64, cy: f64) -> i32 {
    let (a, b, c) = (DVec2::new(ax, ay), DVec2::new(bx, by), DVec2::new(cx, cy));
    sat2d::exact::orient2d(a, b, c) as i32
}

/// `Polygon::area`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn js_polygon_area(
    points: *const sat_vec2,
    ring_sizes: *const usize,
    ring_count: usize,
    out_area: *mut f64,
) -> sat_status {
    // SAFETY: by the rules of the C API.
    let sizes = unsafe { from_raw_parts(ring_sizes, ring_count) };
    let count = sizes.iter().sum();
    // SAFETY: by the rules of the C API.
    let points = unsafe { from_raw_parts(points, count) };
    let points: Vec<DVec2> = points.iter().map(|at| DVec2::new(at.x, at.y)).collect();
    let mut rest = &points[..];
    let rings: Vec<&[DVec2]> = sizes
        .iter()
        .map(|&size| rest.split_off(..size).unwrap_or_default())
        .collect();
    match Polygon::new(&rings) {
        Ok(polygon) => {
            // SAFETY: by the rules of the C API.
            unsafe { out_area.write(polygon.area()) };
            SAT_OK
        }
        Err(error) => keep_error(error),
    }
}

/// What a recording shows that is run to its end, or to the first difference.
#[repr(C)]
pub struct Replayed {
    /// The number of steps.
    pub steps: u32,
    /// The kind of the first difference: 0 for none, 1 result, 2 placements, 3 events.
    pub difference: u32,
    /// The call since the last step whose result differs.
    pub call: u32,
    /// Whether the recording was stopped, not cut off.
    pub is_complete: u32,
}

/// `Replay`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn js_replay(
    bytes: *const u8,
    count: usize,
    out_replayed: *mut Replayed,
) -> sat_status {
    let mut found = Replayed {
        steps: 0,
        difference: 0,
        call: 0,
        is_complete: 0,
    };
    // SAFETY: by the rules of the C API.
    let mut replay = match Replay::new(unsafe { from_raw_parts(bytes, count) }) {
        Ok(replay) => replay,
        Err(error) => return keep_error(error),
    };
    loop {
        let step = match replay.next_step() {
            Ok(Some(step)) => step,
            Ok(None) => break,
            Err(error) => return keep_error(error),
        };
        found.steps = step.number as u32;
        if let Some(difference) = step.difference {
            (found.difference, found.call) = match difference {
                Difference::Result { call } => (1, call as u32),
                Difference::Placements => (2, 0),
                Difference::Events => (3, 0),
                _ => return SAT_ERR_INTERNAL,
            };
            break;
        }
    }
    found.is_complete = u32::from(found.difference == 0 && replay.is_complete());
    // SAFETY: by the rules of the C API.
    unsafe { out_replayed.write(found) };
    SAT_OK
}

/// Events in memory that the caller frees with `sat_free`.
#[repr(C)]
pub struct Events {
    /// Where they are.
    pub events: *mut sat_pair_event,
    /// Their number.
    pub count: usize,
}

/// `sat_world_step_within` and `sat_world_events` in one call, which ends as a whole or not at all.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn js_world_step(
    world: *mut sat_world,
    max_pairs: usize,
    out_events: *mut Events,
) -> sat_status {
    // SAFETY: by the rules of the C API.
    let status = unsafe { sat_world_step_within(world, max_pairs) };
    if status != SAT_OK {
        return status;
    }
    let mut count = 0;
    // SAFETY: by the rules of the C API.
    unsafe { sat_world_event_count(world, &mut count) };
    let size = count * size_of::<sat_pair_event>();
    let events: *mut sat_pair_event = sat_alloc(size).cast();
    if events.is_null() && count > 0 {
        handle_alloc_error(Layout::array::<sat_pair_event>(count).unwrap_or(Layout::new::<u8>()));
    }
    // SAFETY: by the rules of the C API.
    unsafe {
        out_events.write(Events { events, count });
        sat_world_events(world, events, count, &mut count)
    }
}
