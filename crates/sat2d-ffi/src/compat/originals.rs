//! Parity: the answers of four old programs, bit for bit.
//!
//! Each function takes the plain numbers its original took and gives the answer the original gave, with its rounding, its
//! overflow and its oddities, so that a port can prove on recorded cases that nothing changed. Where an original computed with
//! NaN, an infinity or a wrapped integer, so do these: no number is an error here. For answers that are right use
//! `sat_collide`.

use crate::base::geometry::{sat_vec2, vectors};
use crate::base::status::{Failure, SAT_ERR_CHOICE, sat_status};
use crate::boundary::entry::{answer, get, list};
use sat2d::compat::{awt, flash, typescript, xywh};
use std::mem::{offset_of, size_of};

/// Whether and how a rectangle of the ActionScript program is mirrored, one of the `SAT_COMPAT_FLASH_MIRROR_` constants.
pub type sat_compat_flash_mirror = i32;

/// Not mirrored.
pub const SAT_COMPAT_FLASH_MIRROR_NONE: sat_compat_flash_mirror = 0;
/// Left and right are swapped: a negative scaleX.
pub const SAT_COMPAT_FLASH_MIRROR_HORIZONTAL: sat_compat_flash_mirror = 1;
/// Top and bottom are swapped: a negative scaleY. The original's author describes this one and never wrote it.
pub const SAT_COMPAT_FLASH_MIRROR_VERTICAL: sat_compat_flash_mirror = 2;

/// A rectangle as the ActionScript program saw a display object on the stage, y down.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct sat_compat_flash_rect {
    /// The centre's x, in pixels.
    pub x: f64,
    /// The centre's y, in pixels, growing downwards.
    pub y: f64,
    /// The unrotated size along x, in pixels. Only half its integer part counts, rounded down: 9.9 is as 8.
    pub width: f64,
    /// The unrotated size along y, in pixels, read like the width.
    pub height: f64,
    /// The rotation on the stage in degrees, clockwise as seen; for a nested object see `sat_compat_flash_global_rotation`.
    pub rotation: f64,
    /// Whether the object is mirrored; `sat_compat_flash_mirror_of` makes it from a recorded scaleX.
    pub mirror: sat_compat_flash_mirror,
    /// Not read. It fills the struct to a multiple of 8 bytes on every platform.
    pub reserved: i32,
}

/// Everything the ActionScript program computed about two rectangles.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct sat_compat_flash_outcome {
    /// The four axes it tests, in its order: two of the first rectangle, two of the second, not normalised.
    pub axes: [sat_vec2; 4],
    /// 1 where the bounding circles meet, or their distance is NaN; else 0.
    pub is_near: i32,
    /// 1 where it is a hit: the circles meet and no axis shows a gap (touching is a hit); else 0.
    pub hit: i32,
}

/// One container, or the object itself, in the nesting of display objects.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct sat_compat_flash_level {
    /// Its own rotation in degrees.
    pub rotation: f64,
    /// Its own horizontal scale.
    pub scale_x: f64,
}

/// A point with 32-bit coordinates, like `java.awt.Point`.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct sat_compat_awt_point {
    /// The x coordinate.
    pub x: i32,
    /// The y coordinate.
    pub y: i32,
}

/// An upright rectangle as the Python program had it.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct sat_compat_xywh_rect {
    /// The left side.
    pub x: f64,
    /// The top side (the smaller y).
    pub y: f64,
    /// The size along x.
    pub width: f64,
    /// The size along y.
    pub height: f64,
}

/// A circle as the Python program had it.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct sat_compat_xywh_circle {
    /// The centre's x.
    pub x: f64,
    /// The centre's y.
    pub y: f64,
    /// The radius.
    pub radius: f64,
}

const _: () = assert!(
    size_of::<sat_compat_flash_rect>() == 48
        && offset_of!(sat_compat_flash_rect, mirror) == 40
        && size_of::<sat_compat_flash_outcome>() == 72
        && offset_of!(sat_compat_flash_outcome, is_near) == 64
        && size_of::<sat_compat_flash_level>() == 16
        && size_of::<sat_compat_awt_point>() == 8
        && size_of::<sat_compat_xywh_rect>() == 32
        && size_of::<sat_compat_xywh_circle>() == 24
);

impl sat_compat_flash_rect {
    fn checked(&self) -> Result<flash::Rect, Failure> {
        let mirror = match self.mirror {
            SAT_COMPAT_FLASH_MIRROR_NONE => flash::Mirror::None,
            SAT_COMPAT_FLASH_MIRROR_HORIZONTAL => flash::Mirror::Horizontal,
            SAT_COMPAT_FLASH_MIRROR_VERTICAL => flash::Mirror::Vertical,
            other => {
                let message = format_args!("mirror is {other}, not 0, 1 or 2");
                return Err(Failure::new(SAT_ERR_CHOICE, message));
            }
        };
        Ok(flash::Rect {
            x: self.x,
            y: self.y,
            width: self.width,
            height: self.height,
            rotation: self.rotation,
            mirror,
        })
    }
}

impl From<&sat_compat_xywh_rect> for xywh::Rect {
    fn from(rect: &sat_compat_xywh_rect) -> xywh::Rect {
        xywh::Rect {
            x: rect.x,
            y: rect.y,
            width: rect.width,
            height: rect.height,
        }
    }
}

/// The four corners of an argument.
///
/// # Safety
/// As [`list`], with a count of 4.
unsafe fn corners(
    points: *const sat_compat_awt_point,
    name: &str,
) -> Result<[awt::Point; 4], Failure> {
    // SAFETY: as the caller vouches.
    let corners: &[sat_compat_awt_point; 4] = unsafe { get(points.cast(), name) }?;
    Ok(corners.map(|p| awt::Point { x: p.x, y: p.y }))
}

/// What the ActionScript program makes of a recorded scaleX: below 0 is mirrored horizontally, all else (NaN too) not at all.
///
/// ```c
/// assert(sat_compat_flash_mirror_of(-1) == SAT_COMPAT_FLASH_MIRROR_HORIZONTAL);
/// assert(sat_compat_flash_mirror_of(0.5) == SAT_COMPAT_FLASH_MIRROR_NONE);
/// ```
#[unsafe(no_mangle)]
pub extern "C" fn sat_compat_flash_mirror_of(scale_x: f64) -> sat_compat_flash_mirror {
    match flash::Mirror::from(scale_x) {
        flash::Mirror::None => SAT_COMPAT_FLASH_MIRROR_NONE,
        flash::Mirror::Horizontal => SAT_COMPAT_FLASH_MIRROR_HORIZONTAL,
        flash::Mirror::Vertical => SAT_COMPAT_FLASH_MIRROR_VERTICAL,
    }
}

/// The ActionScript program's axes, bounding-circle check and verdict on two rotated, perhaps mirrored rectangles. On failure `out`
/// is all zero, which is no hit.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_CHOICE` (a mirror that is none of the constants).
///
/// ```c
/// const sat_compat_flash_rect a = {0, 0, 8, 6, 0, SAT_COMPAT_FLASH_MIRROR_NONE, 0};
/// const sat_compat_flash_rect b = {8, 0, 8.9, 6, 0, SAT_COMPAT_FLASH_MIRROR_NONE, 0}; // 8.9 is as 8
/// sat_compat_flash_outcome outcome;
/// sat_compat_flash_collide(&a, &b, &outcome);
/// assert(outcome.is_near && outcome.hit); // touching is a hit
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_flash_collide(
    a: *const sat_compat_flash_rect,
    b: *const sat_compat_flash_rect,
    out: *mut sat_compat_flash_outcome,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let (a, b) = unsafe { (get(a, "a")?, get(b, "b")?) };
        let outcome = flash::collide(&a.checked()?, &b.checked()?);
        Ok(sat_compat_flash_outcome {
            axes: outcome.axes.map(sat_vec2::from),
            is_near: outcome.near.into(),
            hit: outcome.hit.into(),
        })
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out, sat_compat_flash_outcome::default(), body) }
}

/// The ActionScript program's rotation on the stage, in degrees, of an object nested in containers: `count` levels, the outermost
/// container first, the object itself last; 0 for none. Each level adds its rotation times the scale of the level above it, which is
/// wrong where a scale is not 1 or -1 or two levels above are mirrored, and is meant to be. On failure `out` is 0.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_COUNT`.
///
/// ```c
/// const sat_compat_flash_level levels[2] = {{30, -1}, {10, 1}}; // a mirrored container, and what is in it
/// double rotation;
/// sat_compat_flash_global_rotation(levels, 2, &rotation);
/// assert(rotation == 20);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_flash_global_rotation(
    levels: *const sat_compat_flash_level,
    count: usize,
    out: *mut f64,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let levels = unsafe { list(levels, count, "levels") }?;
        let levels: Vec<_> = levels.iter().map(|l| (l.rotation, l.scale_x)).collect();
        Ok(flash::global_rotation(&levels))
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out, 0.0, body) }
}

/// The Java program's verdict on two rectangles of four corners each, in order round them: its int products wrap as Java's do, and
/// touching is a hit. On failure `hit` is false.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// const sat_compat_awt_point a[4] = {{0, 0}, {10, 0}, {10, 10}, {0, 10}};
/// const sat_compat_awt_point b[4] = {{11, 0}, {21, 0}, {21, 10}, {11, 10}};
/// bool hit;
/// sat_compat_awt_hit(a, b, &hit);
/// assert(!hit);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_awt_hit(
    a: *const sat_compat_awt_point,
    b: *const sat_compat_awt_point,
    hit: *mut bool,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(awt::hit(&corners(a, "a")?, &corners(b, "b")?)) };
    // SAFETY: by the contract of the header.
    unsafe { answer(hit, false, body) }
}

/// The Python program's verdict on two upright rectangles; touching is no hit. On failure `hit` is false.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// const sat_compat_xywh_rect a = {0, 0, 4, 2}, b = {4, 0, 4, 2};
/// bool hit;
/// sat_compat_xywh_rect_to_rect(&a, &b, &hit);
/// assert(!hit); // touching is no hit
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_xywh_rect_to_rect(
    a: *const sat_compat_xywh_rect,
    b: *const sat_compat_xywh_rect,
    hit: *mut bool,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe {
        Ok(xywh::rect_to_rect(
            &get(a, "a")?.into(),
            &get(b, "b")?.into(),
        ))
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(hit, false, body) }
}

/// The Python program's verdict on a circle and an upright rectangle, by a rounded square root; touching is no hit. On failure `hit`
/// is false.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// const sat_compat_xywh_circle ball = {7, 6, 5.1};
/// const sat_compat_xywh_rect rect = {0, 0, 4, 2};
/// bool hit;
/// sat_compat_xywh_circle_to_rect(&ball, &rect, &hit);
/// assert(hit); // its centre is 5 from the corner
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_xywh_circle_to_rect(
    circle: *const sat_compat_xywh_circle,
    rect: *const sat_compat_xywh_rect,
    hit: *mut bool,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let (circle, rect) = unsafe { (get(circle, "circle")?, get(rect, "rect")?) };
        let circle = xywh::Circle {
            x: circle.x,
            y: circle.y,
            radius: circle.radius,
        };
        Ok(xywh::circle_to_rect(&circle, &rect.into()))
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(hit, false, body) }
}

/// Whether the TypeScript program calls a polygon of `count` points concave. It never looks at the first and the last vertex, so it
/// misses some that are. On failure `out` is false.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_COUNT`.
///
/// ```c
/// const sat_vec2 dart[4] = {{0, 0}, {4, 1}, {0, 4}, {1, 1}};
/// bool concave;
/// sat_compat_typescript_is_concave(dart, 4, &concave);
/// assert(!concave); // it is, but at the last vertex, where the original never looked
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_typescript_is_concave(
    points: *const sat_vec2,
    count: usize,
    out: *mut bool,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(typescript::is_concave(vectors(points, count)?)) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out, false, body) }
}
