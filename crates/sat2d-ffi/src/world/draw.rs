//! Worlds: debug drawing.
//!
//! The library decides what to draw, and the caller's functions draw it.
//!
//! The examples play in the scene of @ref sat_world, and call these functions:
//!
//! ```c
//! static void count_corners(const sat_vec2 *corners, size_t count, sat_paint paint, void *user) {
//!     (void)corners, (void)paint; // a real one fills the polygon with a colour
//!     *(int *)user += (int)count;
//! }
//! static void note_colour(sat_vec2 center, double radius, sat_paint paint, void *user) {
//!     const char **colour = user;
//!     (void)center, (void)paint; // a real one fills the disc with colour[0]
//!     if (radius > 0)
//!         colour[1] = colour[0];
//! }
//! ```

use crate::base::geometry::sat_vec2;
use crate::error::status::{Failure, SAT_ERR_RESERVED, sat_status};
use crate::guard::call::{done, get};
use crate::world::body::sat_body_id;
use crate::world::handle::sat_world;
use libc::{c_char, c_void, size_t};
use sat2d::DVec2;
use sat2d::world::{Canvas, Paint, World};
use std::ffi::CString;

/// What a stroke of a drawing shows, so that the caller can choose a colour: one of the
/// `SAT_PAINT_` constants.
pub type sat_paint = i32;

/// A static body.
pub const SAT_PAINT_STATIC: sat_paint = 0;
/// A moving body.
pub const SAT_PAINT_MOVING: sat_paint = 1;
/// A sensor.
pub const SAT_PAINT_SENSOR: sat_paint = 2;
/// The outline of a concave body, drawn over its pieces.
pub const SAT_PAINT_OUTLINE: sat_paint = 3;
/// A contact: from the boundary of one body to that of the other.
pub const SAT_PAINT_CONTACT: sat_paint = 4;
/// The id of a body.
pub const SAT_PAINT_LABEL: sat_paint = 5;

/// The caller's functions that draw, in the world's coordinates. A function may be NULL: then its
/// part is not drawn. Each takes the caller's pointer as `user`. Corners and texts are valid until
/// the function returns. The functions must not change the world.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct sat_draw_callbacks {
    /// Draws a line.
    pub line: Option<
        unsafe extern "C" fn(from: sat_vec2, to: sat_vec2, paint: sat_paint, user: *mut c_void),
    >,
    /// Fills a convex polygon, counter-clockwise with y up.
    pub polygon: Option<
        unsafe extern "C" fn(
            corners: *const sat_vec2,
            count: size_t,
            paint: sat_paint,
            user: *mut c_void,
        ),
    >,
    /// Fills a disc; with a radius of 0 a point.
    pub circle: Option<
        unsafe extern "C" fn(center: sat_vec2, radius: f64, paint: sat_paint, user: *mut c_void),
    >,
    /// Writes a text, ended by a zero byte, in the middle of a body.
    pub text: Option<
        unsafe extern "C" fn(
            at: sat_vec2,
            text: *const c_char,
            paint: sat_paint,
            user: *mut c_void,
        ),
    >,
    /// Fills an ellipse: the points `center + x * u + y * w` for all (x, y) of the unit disc, that
    /// is, the unit disc under the transform with the columns `u` and `w`.
    pub ellipse: Option<
        unsafe extern "C" fn(
            center: sat_vec2,
            u: sat_vec2,
            w: sat_vec2,
            paint: sat_paint,
            user: *mut c_void,
        ),
    >,
    /// Must be NULL.
    pub reserved: [*const c_void; 1],
}

fn code(paint: Paint) -> sat_paint {
    match paint {
        Paint::Static => SAT_PAINT_STATIC,
        Paint::Moving => SAT_PAINT_MOVING,
        Paint::Sensor => SAT_PAINT_SENSOR,
        Paint::Outline => SAT_PAINT_OUTLINE,
        Paint::Contact => SAT_PAINT_CONTACT,
        Paint::Label => SAT_PAINT_LABEL,
    }
}

/// The caller's functions and pointer.
struct Caller<'a>(&'a sat_draw_callbacks, *mut c_void);

impl Canvas for Caller<'_> {
    fn line(&mut self, from: DVec2, to: DVec2, paint: Paint) {
        if let Some(line) = self.0.line {
            // SAFETY: by the contract of the header.
            unsafe { line(from.into(), to.into(), code(paint), self.1) };
        }
    }

    fn polygon(&mut self, corners: &[DVec2], paint: Paint) {
        if let Some(polygon) = self.0.polygon {
            // the two types of vectors have one layout, asserted with sat_vec2
            let start = corners.as_ptr().cast();
            // SAFETY: by the contract of the header.
            unsafe { polygon(start, corners.len(), code(paint), self.1) };
        }
    }

    fn circle(&mut self, center: DVec2, radius: f64, paint: Paint) {
        if let Some(circle) = self.0.circle {
            // SAFETY: by the contract of the header.
            unsafe { circle(center.into(), radius, code(paint), self.1) };
        }
    }

    fn ellipse(&mut self, center: DVec2, u: DVec2, w: DVec2, paint: Paint) {
        if let Some(ellipse) = self.0.ellipse {
            // SAFETY: by the contract of the header.
            unsafe { ellipse(center.into(), u.into(), w.into(), code(paint), self.1) };
        }
    }

    fn text(&mut self, at: DVec2, text: &str, paint: Paint) {
        if let (Some(draw), Ok(text)) = (self.0.text, CString::new(text)) {
            // SAFETY: by the contract of the header.
            unsafe { draw(at.into(), text.as_ptr(), code(paint), self.1) };
        }
    }
}

/// Draws all bodies in the order of their ids, then their ids, then the contacts of the last step.
/// A concave body is drawn as its convex pieces and its outline, a rounded one as polygons and
/// discs, or ellipses where its transform is not a similarity. To colour some bodies differently,
/// draw them by `sat_world_draw_body`, with the colour behind `user`.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// sat_draw_callbacks pen = {0};
/// int corners = 0;
/// pen.polygon = count_corners;
/// sat_world_draw(world, &pen, &corners);
/// assert(corners == 8); // two tiles
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_draw(
    world: *const sat_world,
    callbacks: *const sat_draw_callbacks,
    user: *mut c_void,
) -> sat_status {
    // SAFETY: by the contract of the header.
    done(|| unsafe {
        on_canvas(world, callbacks, user, |world, canvas| {
            world.draw(canvas);
            Ok(())
        })
    })
}

/// Draws one body as `sat_world_draw` does, without its id and contacts: for bodies that look
/// different, because of their team or because they are selected.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_STALE_ID`.
///
/// ```c
/// sat_draw_callbacks pen = {0};
/// const char *colour[2] = {"blue", NULL};
/// pen.circle = note_colour;
/// sat_world_set_shape(world, hero, ball);
/// sat_world_draw_body(world, wall, &pen, colour); // has no discs
/// assert(colour[1] == NULL);
/// sat_world_draw_body(world, hero, &pen, colour);
/// assert(strcmp(colour[1], "blue") == 0);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_draw_body(
    world: *const sat_world,
    id: sat_body_id,
    callbacks: *const sat_draw_callbacks,
    user: *mut c_void,
) -> sat_status {
    // SAFETY: by the contract of the header.
    done(|| unsafe {
        on_canvas(world, callbacks, user, |world, canvas| {
            Ok(world.draw_body(id.into(), canvas)?)
        })
    })
}

/// Draws a world by the caller's functions; it does not change meanwhile.
///
/// # Safety
/// As [`get`].
unsafe fn on_canvas(
    world: *const sat_world,
    callbacks: *const sat_draw_callbacks,
    user: *mut c_void,
    draw: impl FnOnce(&World, &mut Caller<'_>) -> Result<(), Failure>,
) -> Result<(), Failure> {
    // SAFETY: by the caller's contract.
    let (handle, callbacks) = unsafe { (get(world, "world")?, get(callbacks, "callbacks")?) };
    if callbacks.reserved.iter().any(|pointer| !pointer.is_null()) {
        return Err(Failure::new(
            SAT_ERR_RESERVED,
            format_args!("reserved is not NULL"),
        ));
    }
    let world = handle.look()?;
    let _calling = handle.calling();
    draw(world, &mut Caller(callbacks, user))
}
