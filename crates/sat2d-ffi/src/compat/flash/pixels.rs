//! Compatibility: `BitmapData.getColorBoundsRect` of ActionScript 2 and 3.
//!
//! Recordings of Flash players decide it for images of one colour; the rest is as in Ruffle.

use crate::compat::flash::geom::rectangle::sat_compat_flash_rectangle;
use crate::error::status::{Failure, SAT_ERR_COUNT, sat_status};
use crate::guard::call::answer;
use crate::guard::lists::list;
use libc::size_t;
use sat2d::compat::flash::Pixels;

/// `getColorBoundsRect(mask, color, findColor)`: the box of the pixels with
/// ``(pixel & mask) == color``, or with ``!=`` if `find_color` is false.
///
/// `argb` has `width * height` colours, `0xAARRGGBB`, row by row from the top, as `setPixel32`
/// takes them; it may be NULL if there are none. The player stores colours multiplied by their
/// alphas, and compares these: a colour without alpha is 0 in a transparent image. In an image that
/// is not, alphas always agree. No pixel, or the upper left one alone, gives an empty rectangle. On
/// failure `out_bounds` is all zero.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_COUNT`.
///
/// ```c
/// const uint32_t argb[4] = {0xFF000000, 0xFFFF0000, 0xFF000000, 0xFFFF0000};
/// sat_compat_flash_rectangle red;
/// sat_compat_flash_color_bounds(argb, 2, 2, true, 0xFFFFFFFF, 0xFFFF0000, true, &red);
/// assert(red.x == 1 && red.y == 0 && red.width == 1 && red.height == 2);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_flash_color_bounds(
    argb: *const u32,
    width: size_t,
    height: size_t,
    transparent: bool,
    mask: u32,
    color: u32,
    find_color: bool,
    out_bounds: *mut sat_compat_flash_rectangle,
) -> sat_status {
    let body = || {
        let count = width.checked_mul(height).ok_or_else(|| {
            Failure::new(
                SAT_ERR_COUNT,
                format_args!("{width} times {height} pixels are more than any array can have"),
            )
        })?;
        // SAFETY: by the contract of the header.
        let argb = unsafe { list(argb, count, "argb") }?;
        let image = Pixels::new(width, argb, transparent);
        Ok(image.color_bounds(mask, color, find_color).into())
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_bounds, sat_compat_flash_rectangle::default(), body) }
}
