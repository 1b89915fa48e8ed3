//! Masks: which pixels of a sprite count.
//!
//! A mask has a bit for each pixel. Pixel (x, y) is in column x and row y, both from 0; the first
//! row is at the least y, on top if y points down. A mask has at most 2^27 pixels. It belongs to
//! the caller alone: no other object keeps a reference to it.
//!
//! @ref sat_mask_overlap compares masks at whole-pixel offsets. The shapes of @ref
//! sat_mask_silhouettes have any placement.

use crate::error::status::{Failure, SAT_ERR_COUNT, sat_status};
use crate::guard::call::{answer, get, null};
use crate::guard::lists::list;
use libc::size_t;
use sat2d::Mask;
use std::ptr::null_mut;

/// A mask, made by a `sat_mask_new` function, `sat_mask_clone` or `sat_mask_overlap_mask`, and
/// freed with `sat_mask_free`.
pub struct sat_mask {
    pub(crate) mask: Mask,
}

/// The mask behind an argument.
///
/// # Safety
/// As [`get`].
pub(crate) unsafe fn look<'a>(mask: *const sat_mask, name: &str) -> Result<&'a Mask, Failure> {
    // SAFETY: by the caller's contract.
    Ok(&unsafe { get(mask, name) }?.mask)
}

/// The mask behind an argument, to change it.
///
/// # Safety
/// `mask` is NULL or points to a mask that nothing else reads or writes during `'a`.
pub(crate) unsafe fn alter<'a>(mask: *mut sat_mask) -> Result<&'a mut Mask, Failure> {
    // SAFETY: by the caller's contract.
    let mask = unsafe { mask.as_mut() }.ok_or_else(|| null("mask"))?;
    Ok(&mut mask.mask)
}

/// Hands a new mask to the caller.
///
/// # Safety
/// As [`answer`].
pub(crate) unsafe fn hand_out(
    out_mask: *mut *mut sat_mask,
    make: impl FnOnce() -> Result<Mask, Failure>,
) -> sat_status {
    let body = || Ok(Box::into_raw(Box::new(sat_mask { mask: make()? })));
    // SAFETY: by the caller's contract.
    unsafe { answer(out_mask, null_mut(), body) }
}

/// The alphas of an image, a byte for each pixel.
///
/// # Safety
/// As [`list`].
pub(crate) unsafe fn alphas<'a>(
    alpha: *const u8,
    width: size_t,
    height: size_t,
) -> Result<&'a [u8], Failure> {
    // SAFETY: by the caller's contract.
    unsafe { list(alpha, product(width, height)?, "alpha") }
}

/// The length of an array that has this many elements for each row.
fn product(of_row: size_t, height: size_t) -> Result<size_t, Failure> {
    of_row.checked_mul(height).ok_or_else(|| {
        let message = format_args!("{of_row} times {height} are more than any array can have");
        Failure::new(SAT_ERR_COUNT, message)
    })
}

/// Makes a mask in which no pixel counts. On failure `out_mask` is NULL.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_COUNT` (more than 2^27 pixels).
///
/// ```c
/// sat_mask *canvas = NULL;
/// size_t count;
/// sat_mask_new(320, 200, &canvas);
/// sat_mask_count(canvas, &count);
/// assert(count == 0);
/// sat_mask_free(canvas);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_mask_new(
    width: size_t,
    height: size_t,
    out_mask: *mut *mut sat_mask,
) -> sat_status {
    // SAFETY: by the contract of the header.
    unsafe { hand_out(out_mask, || Ok(Mask::new(width, height)?)) }
}

/// Makes a mask of the pixels of an image whose alpha is at least `threshold`. `alpha` has
/// `width * height` bytes, row by row. On failure `out_mask` is NULL.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_COUNT` (more than 2^27 pixels).
///
/// ```c
/// const uint8_t alpha[6] = {0, 255, 9, 0, 200, 128}; // three by two pixels
/// sat_mask *sprite = NULL;
/// size_t count;
/// sat_mask_new_alpha(alpha, 3, 2, 128, &sprite);
/// sat_mask_count(sprite, &count);
/// assert(count == 3);
/// sat_mask_free(sprite);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_mask_new_alpha(
    alpha: *const u8,
    width: size_t,
    height: size_t,
    threshold: u8,
    out_mask: *mut *mut sat_mask,
) -> sat_status {
    let make = || {
        // SAFETY: by the contract of the header.
        let alpha = unsafe { alphas(alpha, width, height) }?;
        Ok(Mask::from_alpha(width, height, alpha, threshold)?)
    };
    // SAFETY: by the contract of the header.
    unsafe { hand_out(out_mask, make) }
}

/// Makes a mask of words of 64 pixels. Each row has `width / 64` words, rounded up; the lowest bit
/// of a word is its first pixel. Bits beyond the width are ignored. On failure `out_mask` is NULL.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_COUNT` (more than 2^27 pixels).
///
/// ```c
/// const uint64_t rows[3] = {4, 7, 4}; // "..#", "###", "..#"
/// sat_mask *arrow = NULL;
/// bool found;
/// sat_mask_new_words(rows, 3, 3, &arrow);
/// sat_mask_get(arrow, 0, 1, &found);
/// assert(found);
/// sat_mask_free(arrow);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_mask_new_words(
    words: *const u64,
    width: size_t,
    height: size_t,
    out_mask: *mut *mut sat_mask,
) -> sat_status {
    let make = || {
        let count = product(width.div_ceil(64), height)?;
        // SAFETY: by the contract of the header.
        let words = unsafe { list(words, count, "words") }?;
        Ok(Mask::from_words(width, height, words)?)
    };
    // SAFETY: by the contract of the header.
    unsafe { hand_out(out_mask, make) }
}

/// A copy, which the caller frees with `sat_mask_free`. On failure `out_mask` is NULL.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// sat_mask *ground = NULL, *before = NULL;
/// bool found;
/// sat_mask_new(64, 48, &ground);
/// sat_mask_clone(ground, &before);
/// sat_mask_set(ground, 10, 10, true);
/// sat_mask_get(before, 10, 10, &found);
/// assert(!found);
/// sat_mask_free(before);
/// sat_mask_free(ground);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_mask_clone(
    mask: *const sat_mask,
    out_mask: *mut *mut sat_mask,
) -> sat_status {
    // SAFETY: by the contract of the header.
    unsafe { hand_out(out_mask, || Ok(look(mask, "mask")?.clone())) }
}

/// Frees a mask; do not use it afterwards. NULL is fine.
///
/// ```c
/// sat_mask *canvas = NULL;
/// sat_mask_free(canvas); // NULL is fine
/// sat_mask_new(8, 8, &canvas);
/// sat_mask_free(canvas);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_mask_free(mask: *mut sat_mask) {
    if !mask.is_null() {
        // SAFETY: by the contract of the header it came from a function of this library and was not
        // freed.
        drop(unsafe { Box::from_raw(mask) });
    }
}
