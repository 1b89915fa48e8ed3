//! Compatibility: the ActionScript program, bit for bit.
//!
//! Each function takes the numbers that its original took and returns the answer that the original
//! returned, with its rounding, its overflow and its bugs, so that a port can prove on recorded
//! cases that nothing changed. If an original computed with NaN, an infinity or a wrapped integer,
//! so does this function: no number is an error. For exact answers use `sat_collide`.

use crate::base::geometry::sat_vec2;
use crate::error::status::{Failure, SAT_ERR_INVALID_ENUM, sat_status};
use crate::guard::call::{answer, get};
use crate::guard::lists::{check_reserved, list};
use libc::size_t;
use sat2d::compat::flash;
use std::mem::{offset_of, size_of};

/// How a rectangle of the ActionScript program is mirrored: one of the `SAT_COMPAT_FLASH_MIRROR_`
/// constants.
pub type sat_compat_flash_mirror = i32;

/// Not mirrored.
pub const SAT_COMPAT_FLASH_MIRROR_NONE: sat_compat_flash_mirror = 0;
/// Left and right are swapped: a negative scaleX.
pub const SAT_COMPAT_FLASH_MIRROR_HORIZONTAL: sat_compat_flash_mirror = 1;
/// Top and bottom are swapped: a negative scaleY. The original describes this one without
/// implementing it.
pub const SAT_COMPAT_FLASH_MIRROR_VERTICAL: sat_compat_flash_mirror = 2;

/// A rectangle as the ActionScript program saw a display object on the stage, y down.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct sat_compat_flash_rect {
    /// The centre's x, in pixels.
    pub x: f64,
    /// The centre's y, in pixels, growing downwards.
    pub y: f64,
    /// The unrotated size along x, in pixels. Only half its integer part counts, rounded down: 9.9
    /// counts as 8.
    pub width: f64,
    /// The unrotated size along y, in pixels, with the same rounding.
    pub height: f64,
    /// The rotation on the stage in degrees, clockwise on the screen; of a nested object, that of
    /// `sat_compat_flash_global_rotation`.
    pub rotation: f64,
    /// How the object is mirrored; `sat_compat_flash_mirror_of` finds it from a recorded scaleX.
    pub mirror: sat_compat_flash_mirror,
    /// Must be 0.
    pub reserved: u32,
}

/// Everything that the ActionScript program computed about two rectangles.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct sat_compat_flash_outcome {
    /// The four axes that it tests, in its order: two of the first rectangle, two of the second,
    /// not normalised.
    pub axes: [sat_vec2; 4],
    /// 1 if the bounding circles meet or their distance is NaN, else 0.
    pub is_near: u32,
    /// 1 for a hit: the circles meet and no axis shows a gap (touching is a hit); else 0.
    pub hit: u32,
}

/// A container, or the object itself, in the nesting of display objects.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct sat_compat_flash_level {
    /// Its own rotation in degrees.
    pub rotation: f64,
    /// Its own horizontal scale.
    pub scale_x: f64,
}

const _: () = assert!(
    size_of::<sat_compat_flash_rect>() == 48
        && offset_of!(sat_compat_flash_rect, mirror) == 40
        && size_of::<sat_compat_flash_outcome>() == 72
        && offset_of!(sat_compat_flash_outcome, is_near) == 64
        && size_of::<sat_compat_flash_level>() == 16
);

impl sat_compat_flash_rect {
    fn checked(&self) -> Result<flash::Rect, Failure> {
        check_reserved(&[self.reserved])?;
        let mirror = match self.mirror {
            SAT_COMPAT_FLASH_MIRROR_NONE => flash::Mirror::None,
            SAT_COMPAT_FLASH_MIRROR_HORIZONTAL => flash::Mirror::Horizontal,
            SAT_COMPAT_FLASH_MIRROR_VERTICAL => flash::Mirror::Vertical,
            other => {
                let message = format_args!(
                    "mirror is {other}, none of the SAT_COMPAT_FLASH_MIRROR_ constants"
                );
                return Err(Failure::new(SAT_ERR_INVALID_ENUM, message));
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

/// The mirror of a recorded scaleX in the ActionScript program: horizontal if it is negative, none
/// otherwise (also for NaN).
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

/// The ActionScript program's axes, bounding-circle test and verdict on two rotated and possibly
/// mirrored rectangles. On failure `out_outcome` is all zero, which is no hit.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_INVALID_ENUM` (a mirror), `SAT_ERR_RESERVED`.
///
/// ```c
/// const sat_compat_flash_rect a = {0, 0, 8, 6, 0, SAT_COMPAT_FLASH_MIRROR_NONE, 0};
/// const sat_compat_flash_rect b = {8, 0, 8.9, 6, 0, 0, 0}; // 8.9 counts as 8
/// sat_compat_flash_outcome outcome;
/// sat_compat_flash_collide(&a, &b, &outcome);
/// assert(outcome.is_near && outcome.hit); // touching is a hit
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_flash_collide(
    a: *const sat_compat_flash_rect,
    b: *const sat_compat_flash_rect,
    out_outcome: *mut sat_compat_flash_outcome,
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
    unsafe { answer(out_outcome, sat_compat_flash_outcome::default(), body) }
}

/// The ActionScript program's rotation on the stage, in degrees, of an object nested in containers:
/// `count` levels, the outermost container first, the object itself last; 0 for none. Each level
/// adds its rotation times the scale of the level above it. That is wrong if the scale of a
/// container is not 1 or -1, or if a container other than the innermost is mirrored, and is
/// reproduced here. On failure `out_rotation` is 0.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_COUNT`.
///
/// ```c
/// const sat_compat_flash_level levels[2] = {{30, -1}, {10, 1}}; // mirrored container, object
/// double rotation;
/// sat_compat_flash_global_rotation(levels, 2, &rotation);
/// assert(rotation == 20);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_flash_global_rotation(
    levels: *const sat_compat_flash_level,
    count: size_t,
    out_rotation: *mut f64,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let levels = unsafe { list(levels, count, "levels") }?;
        let levels: Vec<_> = levels.iter().map(|l| (l.rotation, l.scale_x)).collect();
        Ok(flash::global_rotation(&levels))
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_rotation, 0.0, body) }
}
