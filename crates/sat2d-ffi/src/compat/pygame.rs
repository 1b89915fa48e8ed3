//! Compatibility: `pygame.mask.Mask` of pygame and pygame-ce.
//!
//! The bits are those of a mask, see @ref sat_mask; the other mask's pixel (0, 0) is at `offset`.
//!
//! The examples begin with a bar that rises to the right, and a mask of all pixels:
//!
//! ```c
//! sat_mask *bar = NULL, *all = NULL;
//! size_t x, y;
//! sat_mask_new(80, 80, &bar);
//! sat_mask_new(80, 80, &all);
//! for (y = 0; y < 80; y++) {
//!     sat_mask_set(bar, 79 - y, y, true);
//!     for (x = 0; x < 80; x++)
//!         sat_mask_set(all, x, y, true);
//! }
//! ```
//!
//! and end with
//!
//! ```c
//! sat_mask_free(all);
//! sat_mask_free(bar);
//! ```

use crate::error::status::{Failure, SAT_ERR_INVALID_ENUM, sat_status};
use crate::guard::call::answer;
use crate::shape::mask::handle::{alphas, hand_out, look, sat_mask};
use crate::shape::mask::overlap::{sat_found_pixel, sat_pixel};
use libc::size_t;
use sat2d::compat::pygame::{self, LongBits};

/// The number of bits of an `unsigned long` where the game runs: `SAT_COMPAT_PYGAME_LONG_64` or
/// `…_32`.
pub type sat_compat_pygame_long = i32;

/// 64-bit Linux and macOS.
pub const SAT_COMPAT_PYGAME_LONG_64: sat_compat_pygame_long = 0;
/// Windows, and everything with 32 bits.
pub const SAT_COMPAT_PYGAME_LONG_32: sat_compat_pygame_long = 1;

fn long_bits(value: sat_compat_pygame_long) -> Result<LongBits, Failure> {
    match value {
        SAT_COMPAT_PYGAME_LONG_64 => Ok(LongBits::Long64),
        SAT_COMPAT_PYGAME_LONG_32 => Ok(LongBits::Long32),
        other => Err(Failure::new(
            SAT_ERR_INVALID_ENUM,
            format_args!("long_bits is {other}, none of the SAT_COMPAT_PYGAME_LONG_ constants"),
        )),
    }
}

/// `pygame.mask.from_surface(surface, threshold)` of a surface with an alpha for each pixel: the
/// pixels whose alpha is greater than the threshold, which is 127 unless the game says otherwise.
/// `alpha` has `width * height` bytes, row by row. The caller frees the mask with `sat_mask_free`.
/// On failure `out_mask` is NULL.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_COUNT` (more than 2^27 pixels).
///
/// ```c
/// const uint8_t alpha[4] = {0, 127, 128, 255};
/// sat_mask *sprite = NULL;
/// size_t count;
/// sat_compat_pygame_from_surface(alpha, 4, 1, 127, &sprite);
/// sat_mask_count(sprite, &count);
/// assert(count == 2);
/// sat_mask_free(sprite);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_pygame_from_surface(
    alpha: *const u8,
    width: size_t,
    height: size_t,
    threshold: i32,
    out_mask: *mut *mut sat_mask,
) -> sat_status {
    let make = || {
        // SAFETY: by the contract of the header.
        let alpha = unsafe { alphas(alpha, width, height) }?;
        Ok(pygame::from_surface(width, height, alpha, threshold)?)
    };
    // SAFETY: by the contract of the header.
    unsafe { hand_out(out_mask, make) }
}

/// `mask.overlap(other, offset)`: the first pixel found that is set in both, in the coordinates of
/// `mask`. Which one is found first depends on the size of an `unsigned long` where the game runs.
/// All zero if there is none, and on failure.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_INVALID_ENUM`.
///
/// ```c
/// const sat_pixel here = {0, 0};
/// sat_found_pixel linux_one, windows_one;
/// sat_compat_pygame_overlap(all, bar, here, SAT_COMPAT_PYGAME_LONG_64, &linux_one);
/// sat_compat_pygame_overlap(all, bar, here, SAT_COMPAT_PYGAME_LONG_32, &windows_one);
/// assert(linux_one.found && linux_one.pixel.x == 63 && linux_one.pixel.y == 16);
/// assert(windows_one.found && windows_one.pixel.x == 31 && windows_one.pixel.y == 48);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_pygame_overlap(
    mask: *const sat_mask,
    other: *const sat_mask,
    offset: sat_pixel,
    long_bits: sat_compat_pygame_long,
    out_pixel: *mut sat_found_pixel,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let (mask, other) = unsafe { (look(mask, "mask")?, look(other, "other")?) };
        let long_bits = self::long_bits(long_bits)?;
        Ok(pygame::overlap(mask, other, offset.pair(), long_bits).into())
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_pixel, sat_found_pixel::default(), body) }
}

/// `mask.overlap_area(other, offset)`: the number of pixels that are set in both. On failure
/// `out_area` is 0.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// size_t area;
/// sat_compat_pygame_overlap_area(all, bar, (sat_pixel){-3, 0}, &area);
/// assert(area == 77);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_pygame_overlap_area(
    mask: *const sat_mask,
    other: *const sat_mask,
    offset: sat_pixel,
    out_area: *mut size_t,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let (mask, other) = unsafe { (look(mask, "mask")?, look(other, "other")?) };
        Ok(pygame::overlap_area(mask, other, offset.pair()))
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_area, 0, body) }
}

/// `mask.overlap_mask(other, offset)`: the pixels that are set in both, as a mask of the size of
/// `mask`. The caller frees it with `sat_mask_free`. On failure `out_mask` is NULL.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// sat_mask *common = NULL;
/// bool found;
/// sat_compat_pygame_overlap_mask(all, bar, (sat_pixel){0, 0}, &common);
/// sat_mask_get(common, 70, 9, &found);
/// assert(found);
/// sat_mask_free(common);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_pygame_overlap_mask(
    mask: *const sat_mask,
    other: *const sat_mask,
    offset: sat_pixel,
    out_mask: *mut *mut sat_mask,
) -> sat_status {
    let make = || {
        // SAFETY: by the contract of the header.
        let (mask, other) = unsafe { (look(mask, "mask")?, look(other, "other")?) };
        Ok(pygame::overlap_mask(mask, other, offset.pair()))
    };
    // SAFETY: by the contract of the header.
    unsafe { hand_out(out_mask, make) }
}
