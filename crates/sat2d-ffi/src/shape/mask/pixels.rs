//! The pixels of a mask: single pixels, the pixels in a shape, and their number.
//!
//! The examples begin with the ground of a landscape of 64 by 48 pixels, from row 16 on:
//!
//! ```c
//! uint64_t rows[48];
//! sat_mask *ground = NULL;
//! size_t row;
//! for (row = 0; row < 48; row++)
//!     rows[row] = row < 16 ? 0 : UINT64_MAX;
//! sat_mask_new_words(rows, 64, 48, &ground);
//! ```
//!
//! and end with
//!
//! ```c
//! sat_mask_free(ground);
//! ```

use crate::base::transform::{checked, sat_transform};
use crate::error::status::sat_status;
use crate::guard::call::{answer, done, get};
use crate::shape::handle::sat_shape;
use crate::shape::mask::handle::{alter, look, sat_mask};
use libc::size_t;
use std::mem::{offset_of, size_of};

/// A box of whole pixels. All zero means no box.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct sat_pixel_box {
    /// The first column.
    pub x: u32,
    /// The first row.
    pub y: u32,
    /// The number of columns.
    pub width: u32,
    /// The number of rows.
    pub height: u32,
}

const _: () = assert!(size_of::<sat_pixel_box>() == 16 && offset_of!(sat_pixel_box, width) == 8);

/// The number of columns. On failure `out_width` is 0.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// size_t width;
/// sat_mask_width(ground, &width);
/// assert(width == 64);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_mask_width(
    mask: *const sat_mask,
    out_width: *mut size_t,
) -> sat_status {
    // SAFETY: by the contract of the header.
    unsafe { answer(out_width, 0, || Ok(look(mask, "mask")?.width())) }
}

/// The number of rows. On failure `out_height` is 0.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// size_t height;
/// sat_mask_height(ground, &height);
/// assert(height == 48);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_mask_height(
    mask: *const sat_mask,
    out_height: *mut size_t,
) -> sat_status {
    // SAFETY: by the contract of the header.
    unsafe { answer(out_height, 0, || Ok(look(mask, "mask")?.height())) }
}

/// Whether the pixel in column `x` and row `y` counts. Pixels outside of the mask do not count. On
/// failure `out_is_set` is false.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// bool above, below, outside;
/// sat_mask_get(ground, 20, 15, &above);
/// sat_mask_get(ground, 20, 16, &below);
/// sat_mask_get(ground, 20, 48, &outside);
/// assert(!above && below && !outside);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_mask_get(
    mask: *const sat_mask,
    x: size_t,
    y: size_t,
    out_is_set: *mut bool,
) -> sat_status {
    // SAFETY: by the contract of the header.
    unsafe { answer(out_is_set, false, || Ok(look(mask, "mask")?.get(x, y))) }
}

/// Sets or clears the pixel in column `x` and row `y`. Outside of the mask it does nothing.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// bool found;
/// sat_mask_set(ground, 20, 16, false);
/// sat_mask_get(ground, 20, 16, &found);
/// assert(!found);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_mask_set(
    mask: *mut sat_mask,
    x: size_t,
    y: size_t,
    is_set: bool,
) -> sat_status {
    done(|| {
        // SAFETY: by the contract of the header.
        unsafe { alter(mask) }?.set(x, y, is_set);
        Ok(())
    })
}

/// Sets or clears all pixels whose centres are in a placed shape or on its boundary, decided
/// exactly. Pixel (x, y) has its centre at (x + 0.5, y + 0.5). On failure the mask stays as it is.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_NOT_FINITE`, `SAT_ERR_SINGULAR`, `SAT_ERR_OUT_OF_RANGE`.
///
/// ```c
/// const sat_transform at = {1, 0, 0, 1, 32.5, 16.5};
/// sat_shape *blast = NULL;
/// bool inside, outside;
/// sat_shape_new_circle((sat_vec2){0, 0}, 5.5, &blast);
/// sat_mask_fill(ground, blast, &at, false); // a crater
/// sat_mask_get(ground, 32, 21, &inside);
/// sat_mask_get(ground, 32, 22, &outside); // 6 pixels below the centre
/// assert(!inside && outside);
/// sat_shape_free(blast);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_mask_fill(
    mask: *mut sat_mask,
    shape: *const sat_shape,
    transform: *const sat_transform,
    is_set: bool,
) -> sat_status {
    done(|| {
        // SAFETY: by the contract of the header.
        let (mask, shape, transform) = unsafe {
            (
                alter(mask)?,
                get(shape, "shape")?,
                checked(transform, "transform")?,
            )
        };
        mask.fill_shape(&shape.shape, transform, is_set)?;
        Ok(())
    })
}

/// The number of pixels that count. On failure `out_count` is 0.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// size_t count;
/// sat_mask_count(ground, &count);
/// assert(count == 64 * 32);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_mask_count(
    mask: *const sat_mask,
    out_count: *mut size_t,
) -> sat_status {
    // SAFETY: by the contract of the header.
    unsafe { answer(out_count, 0, || Ok(look(mask, "mask")?.count())) }
}

/// Whether no pixel counts. On failure `out_is_empty` is true.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// bool is_empty;
/// sat_mask_is_empty(ground, &is_empty);
/// assert(!is_empty);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_mask_is_empty(
    mask: *const sat_mask,
    out_is_empty: *mut bool,
) -> sat_status {
    // SAFETY: by the contract of the header.
    unsafe { answer(out_is_empty, true, || Ok(look(mask, "mask")?.is_empty())) }
}

/// The least box around the pixels that count; all zero if there are none, and on failure.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// sat_pixel_box box;
/// sat_mask_bounds(ground, &box);
/// assert(box.x == 0 && box.y == 16 && box.width == 64 && box.height == 32);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_mask_bounds(
    mask: *const sat_mask,
    out_box: *mut sat_pixel_box,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let bounds = unsafe { look(mask, "mask") }?.bounds();
        let found = bounds.map(|(columns, rows)| sat_pixel_box {
            x: columns.start as u32,
            y: rows.start as u32,
            width: columns.len() as u32,
            height: rows.len() as u32,
        });
        Ok(found.unwrap_or_default())
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_box, sat_pixel_box::default(), body) }
}

/// 64 pixels of row `y`, from column `x` on: bit `i` is the pixel in column `x + i`. Pixels outside
/// of the mask do not count. On failure `out_word` is 0.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// uint64_t word, above;
/// sat_mask_word(ground, 60, 16, &word);
/// sat_mask_word(ground, 60, 15, &above);
/// assert(word == 15 && above == 0); // four pixels are left of this row
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_mask_word(
    mask: *const sat_mask,
    x: i64,
    y: i64,
    out_word: *mut u64,
) -> sat_status {
    // SAFETY: by the contract of the header.
    unsafe { answer(out_word, 0, || Ok(look(mask, "mask")?.word(x, y))) }
}
