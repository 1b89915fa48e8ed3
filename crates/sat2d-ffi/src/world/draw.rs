//! Drawing worlds, for a developer's eyes.
//!
//! The library says what to draw, the caller's functions draw it.
//!
//! The examples play in the scene of @ref sat_world, and call these functions:
//!
//! ```c
//! static void count_corners(const sat_vec2 *corners, size_t count, sat_paint paint, void *user) {
//!     (void)corners, (void)paint; // a real one fills them with a colour
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
use crate::base::status::{Failure, sat_status};
use crate::boundary::entry::{done, get};
use crate::world::body::sat_body_id;
use crate::world::handle::sat_world;
use sat2d::DVec2;
use sat2d::world::{BodyId, Canvas, Paint, World};
use std::ffi::{CString, c_char, c_void};

/// What a stroke of a drawing stands for, so that a colour can be chosen for it: one of the `SAT_PAINT_` constants.
pub type sat_paint = i32;

/// A static body.
pub const SAT_PAINT_STATIC: sat_paint = 0;
/// A moving body.
pub const SAT_PAINT_MOVING: sat_paint = 1;
/// A sensor.
pub const SAT_PAINT_SENSOR: sat_paint = 2;
/// The outline of a concave body, drawn over its pieces.
pub const SAT_PAINT_OUTLINE: sat_paint = 3;
/// Where two bodies meet: from the one's boundary to the other's.
pub const SAT_PAINT_CONTACT: sat_paint = 4;
/// The name of a body.
pub const SAT_PAINT_NAME: sat_paint = 5;

/// The caller's functions that draw, in the world's coordinates. What is NULL is not drawn. Each is given the pointer that the caller gave
/// along as `user`. The corners and texts that they are given last until they return. The world must not be changed in them.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct sat_draw_callbacks {
    /// A line.
    pub line: Option<
        unsafe extern "C" fn(from: sat_vec2, to: sat_vec2, paint: sat_paint, user: *mut c_void),
    >,
    /// A convex polygon to be filled, counter-clockwise with y up.
    pub polygon: Option<
        unsafe extern "C" fn(
            corners: *const sat_vec2,
            count: usize,
            paint: sat_paint,
            user: *mut c_void,
        ),
    >,
    /// A disc to be filled; with a radius of 0 a point.
    pub circle: Option<
        unsafe extern "C" fn(center: sat_vec2, radius: f64, paint: sat_paint, user: *mut c_void),
    >,
    /// A text in the middle of a body, ended by a zero byte.
    pub text: Option<
        unsafe extern "C" fn(
            at: sat_vec2,
            text: *const c_char,
            paint: sat_paint,
            user: *mut c_void,
        ),
    >,
}

/// The caller's functions and pointer.
struct Caller<'a>(&'a sat_draw_callbacks, *mut c_void);

impl Canvas for Caller<'_> {
    fn line(&mut self, from: DVec2, to: DVec2, paint: Paint) {
        if let Some(line) = self.0.line {
            // SAFETY: by the contract of the header.
            unsafe { line(from.into(), to.into(), paint as sat_paint, self.1) };
        }
    }

    fn polygon(&mut self, corners: &[DVec2], paint: Paint) {
        if let Some(polygon) = self.0.polygon {
            // the two types of vectors have one layout, as asserted with sat_vec2
            let start = corners.as_ptr().cast();
            // SAFETY: by the contract of the header.
            unsafe { polygon(start, corners.len(), paint as sat_paint, self.1) };
        }
    }

    fn circle(&mut self, center: DVec2, radius: f64, paint: Paint) {
        if let Some(circle) = self.0.circle {
            // SAFETY: by the contract of the header.
            unsafe { circle(center.into(), radius, paint as sat_paint, self.1) };
        }
    }

    fn text(&mut self, at: DVec2, text: &str, paint: Paint) {
        if let (Some(draw), Ok(text)) = (self.0.text, CString::new(text)) {
            // SAFETY: by the contract of the header.
            unsafe { draw(at.into(), text.as_ptr(), paint as sat_paint, self.1) };
        }
    }
}

/// Draws all bodies in the order of their names, then their names, then where they met at the last step. A concave body comes as its convex
/// pieces and its outline, a rounded one as what it covers: polygons and discs. To colour bodies by team or by what is selected, draw
/// those by `sat_world_draw_body`, with the colour behind `user`.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// sat_draw_callbacks pen = {NULL, NULL, NULL, NULL};
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

/// Draws one body as `sat_world_draw` does, without its name and where it met others: for bodies that are to look different, by team, say,
/// or because they are selected.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_STALE_ID`.
///
/// ```c
/// sat_draw_callbacks pen = {NULL, NULL, NULL, NULL};
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
            Ok(world.draw_body(BodyId::from_bits(id), canvas)?)
        })
    })
}

/// Draws something of a world by the caller's functions, during which the world does not change.
///
/// # Safety
/// As [`get`].
unsafe fn on_canvas(
    world: *const sat_world,
    callbacks: *const sat_draw_callbacks,
    user: *mut c_void,
    draw: impl FnOnce(&World, &mut Caller<'_>) -> Result<(), Failure>,
) -> Result<(), Failure> {
    // SAFETY: as the caller vouches.
    let (handle, callbacks) = unsafe { (get(world, "world")?, get(callbacks, "callbacks")?) };
    let world = handle.look()?;
    let _calling = handle.calling();
    draw(world, &mut Caller(callbacks, user))
}
