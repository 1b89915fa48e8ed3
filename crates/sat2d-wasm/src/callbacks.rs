//! Callbacks of worlds. JavaScript cannot make functions that the C API can call, so these call it;
//! `user` is the number of the function that they stand for.

use sat2d_ffi::{
    sat_body_id, sat_draw_callbacks, sat_paint, sat_pair_predicate, sat_record_callback, sat_vec2,
    sat_world, sat_world_user,
};
use std::ffi::{CStr, c_char, c_void};
use std::ptr::{from_ref, null};

#[link(wasm_import_module = "sat2d")]
unsafe extern "C" {
    /// Whether two bodies, with these user values, interact.
    safe fn ask(user: usize, a: f64, b: f64, user_a: f64, user_b: f64) -> bool;
    /// Whether the bytes of a recording were taken.
    safe fn take(user: usize, bytes: *const u8, count: usize) -> bool;
    safe fn draw_line(user: usize, x0: f64, y0: f64, x1: f64, y1: f64, paint: sat_paint);
    safe fn draw_polygon(user: usize, corners: *const sat_vec2, count: usize, paint: sat_paint);
    safe fn draw_circle(user: usize, x: f64, y: f64, radius: f64, paint: sat_paint);
    safe fn draw_ellipse(
        user: usize,
        x: f64,
        y: f64,
        ux: f64,
        uy: f64,
        wx: f64,
        wy: f64,
        paint: sat_paint,
    );
    safe fn draw_text(
        user: usize,
        x: f64,
        y: f64,
        text: *const c_char,
        length: usize,
        paint: sat_paint,
    );
}

unsafe extern "C" fn predicate(
    world: *const sat_world,
    a: sat_body_id,
    b: sat_body_id,
    user: *mut c_void,
) -> bool {
    let value = |id| {
        let mut value = 0;
        // SAFETY: the world is the caller's; both bodies are there, for they meet.
        unsafe { sat_world_user(world, id, &mut value) };
        value as f64
    };
    ask(
        user.addr(),
        a.bits as f64,
        b.bits as f64,
        value(a),
        value(b),
    )
}

unsafe extern "C" fn recorder(bytes: *const u8, count: usize, user: *mut c_void) -> bool {
    take(user.addr(), bytes, count)
}

unsafe extern "C" fn line(from: sat_vec2, to: sat_vec2, paint: sat_paint, user: *mut c_void) {
    draw_line(user.addr(), from.x, from.y, to.x, to.y, paint);
}

unsafe extern "C" fn polygon(
    corners: *const sat_vec2,
    count: usize,
    paint: sat_paint,
    user: *mut c_void,
) {
    draw_polygon(user.addr(), corners, count, paint);
}

unsafe extern "C" fn circle(center: sat_vec2, radius: f64, paint: sat_paint, user: *mut c_void) {
    draw_circle(user.addr(), center.x, center.y, radius, paint);
}

unsafe extern "C" fn ellipse(
    center: sat_vec2,
    u: sat_vec2,
    w: sat_vec2,
    paint: sat_paint,
    user: *mut c_void,
) {
    draw_ellipse(user.addr(), center.x, center.y, u.x, u.y, w.x, w.y, paint);
}

unsafe extern "C" fn text(at: sat_vec2, text: *const c_char, paint: sat_paint, user: *mut c_void) {
    // SAFETY: by the contract of the C API.
    let length = unsafe { CStr::from_ptr(text) }.count_bytes();
    draw_text(user.addr(), at.x, at.y, text, length, paint);
}

/// What `sat_world_set_pair_predicate` takes.
#[unsafe(no_mangle)]
pub extern "C" fn js_predicate() -> sat_pair_predicate {
    Some(predicate)
}

/// What `sat_world_start_recording` takes.
#[unsafe(no_mangle)]
pub extern "C" fn js_recorder() -> sat_record_callback {
    Some(recorder)
}

/// What `sat_world_draw` takes.
#[unsafe(no_mangle)]
pub extern "C" fn js_draw_callbacks() -> *const sat_draw_callbacks {
    struct Shared(sat_draw_callbacks);
    // SAFETY: the reserved pointer is NULL.
    unsafe impl Sync for Shared {}
    static CALLBACKS: Shared = Shared(sat_draw_callbacks {
        line: Some(line),
        polygon: Some(polygon),
        circle: Some(circle),
        text: Some(text),
        ellipse: Some(ellipse),
        reserved: [null(); 1],
    });
    from_ref(&CALLBACKS.0)
}
