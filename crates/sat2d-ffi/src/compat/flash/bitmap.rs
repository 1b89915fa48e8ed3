//! Compatibility: `BitmapData.hitTest` of ActionScript 2 and 3.
//!
//! Every function takes the pixel of the stage (or of any other space) where an image's upper left
//! pixel is, and a threshold: a pixel counts if its alpha is at least the threshold. Pixels outside
//! of an image never count. Thresholds are taken modulo 2^32 and clamped to 0 and 255: in
//! ActionScript 3, which declares them as `uint`, -1 is 4294967295 and so 255; in ActionScript 2 it
//! is 0. For whole coordinates, recordings of Flash players decide all of it, except thresholds
//! above 255 or below 0 in ActionScript 3, which follow Ruffle. They do not show what the players
//! did with fractions, so coordinates are integers here.

use crate::compat::flash::geom::rectangle::{sat_compat_flash_script, script};
use crate::error::status::{Failure, SAT_ERR_COUNT, sat_status};
use crate::guard::call::{answer, get};
use crate::guard::lists::list;
use libc::size_t;
use sat2d::compat::flash::Bitmap;
use std::mem::size_of;

/// The alpha channel of an image, which stays the caller's.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct sat_compat_flash_bitmap {
    /// `width * height` bytes, row by row from the top; may be NULL if there are none.
    pub alpha: *const u8,
    /// The number of columns.
    pub width: size_t,
    /// The number of rows.
    pub height: size_t,
    /// The language of the program, which decides what thresholds mean; 0 is
    /// `SAT_COMPAT_FLASH_AS3`.
    pub script: sat_compat_flash_script,
}

/// A place in whole pixels, y down.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct sat_compat_flash_pixel {
    /// The x coordinate.
    pub x: i32,
    /// The y coordinate.
    pub y: i32,
}

const _: () = assert!(size_of::<sat_compat_flash_pixel>() == 8);

/// The image behind an argument.
///
/// # Safety
/// `pointer` as [`get`], and its `alpha` as [`list`].
unsafe fn image<'a>(
    pointer: *const sat_compat_flash_bitmap,
    name: &str,
) -> Result<Bitmap<'a>, Failure> {
    // SAFETY: by the caller's contract.
    let image = unsafe { get(pointer, name) }?;
    let count = image.width.checked_mul(image.height).ok_or_else(|| {
        let sat_compat_flash_bitmap { width, height, .. } = *image;
        Failure::new(
            SAT_ERR_COUNT,
            format_args!("{name}: {width} times {height} pixels are more than any array can have"),
        )
    })?;
    // SAFETY: by the caller's contract.
    let alpha = unsafe { list(image.alpha, count, "alpha") }?;
    Ok(Bitmap::new(image.width, alpha).of_script(script(image.script)?))
}

/// `hitTest(firstPoint, threshold, point)`: whether the pixel at a point counts. A threshold of 0
/// acts as 1 here. On failure `out_hit` is false.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_COUNT`, `SAT_ERR_INVALID_ENUM` (a script).
///
/// ```c
/// const uint8_t alpha[4] = {0, 255, 128, 0};
/// const sat_compat_flash_bitmap image = {alpha, 2, 2, SAT_COMPAT_FLASH_AS3};
/// bool hit;
/// sat_compat_flash_bitmap_hits_point(&image, (sat_compat_flash_pixel){10, 10}, 200,
///                                    (sat_compat_flash_pixel){11, 10}, &hit);
/// assert(hit);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_flash_bitmap_hits_point(
    bitmap: *const sat_compat_flash_bitmap,
    corner: sat_compat_flash_pixel,
    threshold: i64,
    point: sat_compat_flash_pixel,
    out_hit: *mut bool,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let bitmap = unsafe { image(bitmap, "bitmap") }?;
        Ok(bitmap.hits_point((corner.x, corner.y), threshold, (point.x, point.y)))
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_hit, false, body) }
}

/// `hitTest(firstPoint, threshold, rectangle)`: whether a pixel within the rectangle counts.
/// Rectangles are half open; at threshold 0 every pixel counts. On failure `out_hit` is false.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_COUNT`, `SAT_ERR_INVALID_ENUM` (a script).
///
/// ```c
/// const uint8_t alpha[4] = {0, 255, 128, 0};
/// const sat_compat_flash_bitmap image = {alpha, 2, 2, SAT_COMPAT_FLASH_AS3};
/// bool hit;
/// sat_compat_flash_bitmap_hits_rectangle(&image, (sat_compat_flash_pixel){10, 10}, 100,
///                                        (sat_compat_flash_pixel){0, 11}, 11, 5, &hit);
/// assert(hit); // the lower left pixel
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_flash_bitmap_hits_rectangle(
    bitmap: *const sat_compat_flash_bitmap,
    corner: sat_compat_flash_pixel,
    threshold: i64,
    upper_left: sat_compat_flash_pixel,
    width: i32,
    height: i32,
    out_hit: *mut bool,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let bitmap = unsafe { image(bitmap, "bitmap") }?;
        let rectangle = [upper_left.x, upper_left.y, width, height];
        Ok(bitmap.hits_rectangle((corner.x, corner.y), threshold, rectangle))
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_hit, false, body) }
}

/// `hitTest(firstPoint, threshold, bitmap, secondPoint, secondThreshold)`: whether a pixel of each
/// image at the same place both count. At threshold 0 every pixel counts. On failure `out_hit` is
/// false.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_COUNT`, `SAT_ERR_INVALID_ENUM` (a script).
///
/// ```c
/// const uint8_t alpha[4] = {255, 0, 0, 0};
/// const sat_compat_flash_bitmap dot = {alpha, 2, 2, SAT_COMPAT_FLASH_AS3};
/// bool hit;
/// sat_compat_flash_bitmap_hits_bitmap(&dot, (sat_compat_flash_pixel){4, 4}, 255, &dot,
///                                     (sat_compat_flash_pixel){5, 4}, 255, &hit);
/// assert(!hit);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_flash_bitmap_hits_bitmap(
    bitmap: *const sat_compat_flash_bitmap,
    corner: sat_compat_flash_pixel,
    threshold: i64,
    other: *const sat_compat_flash_bitmap,
    other_corner: sat_compat_flash_pixel,
    other_threshold: i64,
    out_hit: *mut bool,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let (bitmap, other) = unsafe { (image(bitmap, "bitmap")?, image(other, "other")?) };
        Ok(bitmap.hits_bitmap(
            (corner.x, corner.y),
            threshold,
            &other,
            (other_corner.x, other_corner.y),
            other_threshold,
        ))
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_hit, false, body) }
}
