//! Two masks at a whole-pixel offset.
//!
//! Pixel (0, 0) of the other mask is at pixel `offset` of the first. The functions compare 64
//! pixels at a time.
//!
//! The examples begin with a bar of eight pixels:
//!
//! ```c
//! const uint64_t pixels = 255;
//! sat_mask *bar = NULL;
//! sat_mask_new_words(&pixels, 8, 1, &bar);
//! ```
//!
//! and end with
//!
//! ```c
//! sat_mask_free(bar);
//! ```

use crate::error::status::sat_status;
use crate::guard::call::answer;
use crate::shape::mask::handle::{hand_out, look, sat_mask};
use libc::size_t;
use std::mem::size_of;

/// A pixel or an offset, in whole pixels.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct sat_pixel {
    /// The column.
    pub x: i32,
    /// The row.
    pub y: i32,
}

/// A pixel that was found. All zero if none was.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct sat_found_pixel {
    /// The pixel.
    pub pixel: sat_pixel,
    /// 1 if there is one, else 0.
    pub found: u32,
}

const _: () = assert!(size_of::<sat_pixel>() == 8 && size_of::<sat_found_pixel>() == 12);

impl sat_pixel {
    pub(crate) fn pair(self) -> (i32, i32) {
        (self.x, self.y)
    }
}

impl From<Option<(i32, i32)>> for sat_found_pixel {
    fn from(found: Option<(i32, i32)>) -> sat_found_pixel {
        let (x, y) = found.unwrap_or_default();
        sat_found_pixel {
            pixel: sat_pixel { x, y },
            found: found.is_some().into(),
        }
    }
}

/// Whether a pixel of each mask is at the same place. On failure `out_overlaps` is false.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// bool last, beside;
/// sat_mask_overlaps(bar, bar, (sat_pixel){7, 0}, &last);
/// sat_mask_overlaps(bar, bar, (sat_pixel){8, 0}, &beside);
/// assert(last && !beside);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_mask_overlaps(
    mask: *const sat_mask,
    other: *const sat_mask,
    offset: sat_pixel,
    out_overlaps: *mut bool,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let (mask, other) = unsafe { (look(mask, "mask")?, look(other, "other")?) };
        Ok(mask.overlaps(other, offset.pair()))
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_overlaps, false, body) }
}

/// The number of pixels of one mask at whose place the other has a pixel too. On failure `out_area`
/// is 0.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// size_t area;
/// sat_mask_overlap_area(bar, bar, (sat_pixel){-3, 0}, &area);
/// assert(area == 5);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_mask_overlap_area(
    mask: *const sat_mask,
    other: *const sat_mask,
    offset: sat_pixel,
    out_area: *mut size_t,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let (mask, other) = unsafe { (look(mask, "mask")?, look(other, "other")?) };
        Ok(mask.overlap_area(other, offset.pair()))
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_area, 0, body) }
}

/// The pixels of `mask` at whose place the other mask has a pixel too, as a mask of the size of
/// `mask`. The caller frees it with `sat_mask_free`. On failure `out_mask` is NULL.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// sat_mask *common = NULL;
/// sat_pixel_box box;
/// sat_mask_overlap_mask(bar, bar, (sat_pixel){6, 0}, &common);
/// sat_mask_bounds(common, &box);
/// assert(box.x == 6 && box.width == 2);
/// sat_mask_free(common);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_mask_overlap_mask(
    mask: *const sat_mask,
    other: *const sat_mask,
    offset: sat_pixel,
    out_mask: *mut *mut sat_mask,
) -> sat_status {
    let make = || {
        // SAFETY: by the contract of the header.
        let (mask, other) = unsafe { (look(mask, "mask")?, look(other, "other")?) };
        Ok(mask.overlap_mask(other, offset.pair()))
    };
    // SAFETY: by the contract of the header.
    unsafe { hand_out(out_mask, make) }
}

/// The first pixel of `mask` at whose place the other mask has a pixel too: the least column of the
/// least row. All zero if there is none, and on failure.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// sat_found_pixel first, none;
/// sat_mask_first_overlap(bar, bar, (sat_pixel){6, 0}, &first);
/// sat_mask_first_overlap(bar, bar, (sat_pixel){0, 1}, &none);
/// assert(first.found && first.pixel.x == 6 && first.pixel.y == 0 && !none.found);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_mask_first_overlap(
    mask: *const sat_mask,
    other: *const sat_mask,
    offset: sat_pixel,
    out_pixel: *mut sat_found_pixel,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let (mask, other) = unsafe { (look(mask, "mask")?, look(other, "other")?) };
        let first = mask.first_overlap(other, offset.pair());
        Ok(first.map(|(x, y)| (x as i32, y as i32)).into())
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_pixel, sat_found_pixel::default(), body) }
}
