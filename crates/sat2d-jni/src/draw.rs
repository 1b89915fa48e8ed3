//! Drawings, on a canvas in Java.

use crate::handle;
use jni::JNIEnv;
use jni::objects::{JClass, JObject, JValue};
use sat2d_ffi::{
    sat_body_id, sat_draw_callbacks, sat_paint, sat_vec2, sat_world_draw, sat_world_draw_body,
};
use std::ffi::{CStr, c_char, c_void};
use std::ptr::null;

/// A canvas, for the time of a call.
struct Pen<'c, 'a> {
    env: &'c mut JNIEnv<'a>,
    canvas: &'c JObject<'a>,
}

impl Pen<'_, '_> {
    /// # Safety
    /// `user` is a `Pen` that lives, and nobody else has it.
    unsafe fn draw(
        user: *mut c_void,
        draw: impl FnOnce(&mut JNIEnv, &JObject) -> jni::errors::Result<()>,
    ) {
        // SAFETY: by the contract.
        let pen = unsafe { &mut *user.cast::<Pen>() };
        // Java throws an exception when the drawing returns.
        if !pen.env.exception_check().unwrap_or(true) {
            let canvas = pen.canvas;
            let _ = pen.env.with_local_frame(2, |env| draw(env, canvas));
        }
    }
}

unsafe extern "C" fn line(from: sat_vec2, to: sat_vec2, paint: sat_paint, user: *mut c_void) {
    let [x0, y0, x1, y1] = [from.x, from.y, to.x, to.y].map(JValue::Double);
    let arguments = [x0, y0, x1, y1, JValue::Int(paint)];
    // SAFETY: the library passes the pen on.
    unsafe {
        Pen::draw(user, |env, canvas| {
            env.call_method(canvas, "line", "(DDDDI)V", &arguments)?.v()
        });
    }
}

unsafe extern "C" fn polygon(
    corners: *const sat_vec2,
    count: usize,
    paint: sat_paint,
    user: *mut c_void,
) {
    // SAFETY: the library passes so many corners, of two doubles each.
    let corners = unsafe { std::slice::from_raw_parts(corners.cast::<f64>(), 2 * count) };
    // SAFETY: the library passes the pen on.
    unsafe {
        Pen::draw(user, |env, canvas| {
            let array = env.new_double_array(corners.len() as i32)?;
            env.set_double_array_region(&array, 0, corners)?;
            let arguments = [JValue::Object(&array), JValue::Int(paint)];
            env.call_method(canvas, "polygon", "([DI)V", &arguments)?
                .v()
        });
    }
}

unsafe extern "C" fn circle(center: sat_vec2, radius: f64, paint: sat_paint, user: *mut c_void) {
    let [x, y, radius] = [center.x, center.y, radius].map(JValue::Double);
    let arguments = [x, y, radius, JValue::Int(paint)];
    // SAFETY: the library passes the pen on.
    unsafe {
        Pen::draw(user, |env, canvas| {
            env.call_method(canvas, "circle", "(DDDI)V", &arguments)?
                .v()
        });
    }
}

unsafe extern "C" fn ellipse(
    center: sat_vec2,
    u: sat_vec2,
    w: sat_vec2,
    paint: sat_paint,
    user: *mut c_void,
) {
    let [x, y, ux, uy, wx, wy] = [center.x, center.y, u.x, u.y, w.x, w.y].map(JValue::Double);
    let arguments = [x, y, ux, uy, wx, wy, JValue::Int(paint)];
    // SAFETY: the library passes the pen on.
    unsafe {
        Pen::draw(user, |env, canvas| {
            env.call_method(canvas, "ellipse", "(DDDDDDI)V", &arguments)?
                .v()
        });
    }
}

unsafe extern "C" fn text(at: sat_vec2, text: *const c_char, paint: sat_paint, user: *mut c_void) {
    // SAFETY: the library passes a text that ends with a zero.
    let text = unsafe { CStr::from_ptr(text) }.to_string_lossy();
    let [x, y] = [at.x, at.y].map(JValue::Double);
    // SAFETY: the library passes the pen on.
    unsafe {
        Pen::draw(user, |env, canvas| {
            let text = env.new_string(text)?;
            let arguments = [x, y, JValue::Object(&text), JValue::Int(paint)];
            env.call_method(canvas, "text", "(DDLjava/lang/String;I)V", &arguments)?
                .v()
        });
    }
}

const CALLBACKS: sat_draw_callbacks = sat_draw_callbacks {
    line: Some(line),
    polygon: Some(polygon),
    circle: Some(circle),
    text: Some(text),
    ellipse: Some(ellipse),
    reserved: [null(); 1],
};

/// Draws a world, or one of its bodies. Returns the status.
#[unsafe(no_mangle)]
pub extern "system" fn Java_io_sat2d_Native_draw<'a>(
    mut env: JNIEnv<'a>,
    _: JClass<'a>,
    world: i64,
    is_body: u8,
    id: i64,
    canvas: JObject<'a>,
) -> i32 {
    let claim = match handle::read(world) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    let world = claim.address();
    let mut pen = Pen {
        env: &mut env,
        canvas: &canvas,
    };
    let user = (&raw mut pen).cast();
    let id = sat_body_id { bits: id as u64 };
    // SAFETY: the claim keeps the world, and the pen lives until the end of the call.
    unsafe {
        if is_body == 0 {
            sat_world_draw(world, &CALLBACKS, user)
        } else {
            sat_world_draw_body(world, id, &CALLBACKS, user)
        }
    }
}
