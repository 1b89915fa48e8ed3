//! Decomposers: many polygons, one after the other.
//!
//! A decomposer reuses its memory for the next polygon, which makes small outlines faster. The
//! pieces are those of `sat_polygon_decompose`.
//!
//! ```c
//! const sat_vec2 points[2][4] = {{{0, 0}, {4, 0}, {4, 4}, {3, 1}},
//!                                {{0, 0}, {4, 0}, {4, 4}, {1, 3}}};
//! const size_t ring_size = 4;
//! const sat_decompose_options fast = {SAT_DECOMPOSE_FAST, SAT_PREFER_AS_CUT, 0, 0};
//! size_t sizes[6], i;
//! uint32_t vertices[18];
//! const sat_piece_buffers buffers = {sizes, 6, vertices, NULL, 18};
//! sat_decomposer *decomposer = NULL;
//! sat_decomposition cut;
//! sat_decomposer_new(&decomposer);
//! for (i = 0; i < 2; i++) {
//!     if (sat_decomposer_decompose(decomposer, points[i], &ring_size, 1, &fast, &buffers, &cut))
//!         puts(sat_last_error());
//!     printf("outline %u has %u pieces\n", (unsigned)i, (unsigned)cut.piece_count);
//! }
//! sat_decomposer_free(decomposer);
//! ```

use crate::base::geometry::sat_vec2;
use crate::error::status::{Failure, sat_status};
use crate::guard::call::{answer, guarded, null};
use crate::shape::decompose::{
    decompose_into, sat_decompose_options, sat_decomposition, sat_piece_buffers,
};
use libc::size_t;
use sat2d::DVec2;
use sat2d::decompose::{Decomposer, Decomposition, Options, PolygonError};
use std::ptr::null_mut;

/// Decomposes many polygons in a row and reuses its memory; made by `sat_decomposer_new`. One
/// thread at a time may use it.
pub struct sat_decomposer {
    decomposer: Decomposer,
}

/// Makes a decomposer, which has no memory yet. The caller frees `out_decomposer` with
/// `sat_decomposer_free`; on failure it is NULL.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// sat_decomposer *decomposer = NULL;
/// sat_status status = sat_decomposer_new(&decomposer);
/// assert(status == SAT_OK && decomposer != NULL);
/// sat_decomposer_free(decomposer);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_decomposer_new(
    out_decomposer: *mut *mut sat_decomposer,
) -> sat_status {
    let body = || {
        let decomposer = Decomposer::new();
        Ok(Box::into_raw(Box::new(sat_decomposer { decomposer })))
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_decomposer, null_mut(), body) }
}

/// Frees a decomposer. NULL is fine.
///
/// ```c
/// sat_decomposer *decomposer = NULL;
/// sat_decomposer_free(decomposer); // NULL is fine
/// sat_decomposer_new(&decomposer);
/// sat_decomposer_free(decomposer); // with its memory
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_decomposer_free(decomposer: *mut sat_decomposer) {
    if !decomposer.is_null() {
        // freeing lists cannot fail, and a void function could not report it
        let _ = guarded(|| {
            // SAFETY: by the contract of the header it came from `Box::into_raw` and was not freed.
            drop(unsafe { Box::from_raw(decomposer) });
            Ok(())
        });
    }
}

/// The decomposer behind an argument.
///
/// # Safety
/// `pointer` is NULL or points to a decomposer that nobody else uses during `'a`.
unsafe fn decomposer<'a>(pointer: *mut sat_decomposer) -> Result<&'a mut Decomposer, Failure> {
    // SAFETY: by the caller's contract.
    let handle = unsafe { pointer.as_mut() }.ok_or_else(|| null("decomposer"))?;
    Ok(&mut handle.decomposer)
}

/// Decomposes by the decomposer behind an argument.
///
/// # Safety
/// As [`decompose_into`] and [`decomposer`].
unsafe fn decompose_kept<'a>(
    pointer: *mut sat_decomposer,
    polygon: (*const sat_vec2, *const size_t, size_t),
    options: *const sat_decompose_options,
    buffers: *const sat_piece_buffers,
    out_decomposition: *mut sat_decomposition,
    cut: impl FnOnce(
        &'a mut Decomposer,
        &[&[DVec2]],
        &Options,
    ) -> Result<&'a Decomposition, PolygonError>,
) -> sat_status {
    let cut = |rings: &[&[DVec2]], options: &Options| {
        // SAFETY: by the caller's contract.
        let decomposer = unsafe { decomposer(pointer) }?;
        Ok(cut(decomposer, rings, options)?)
    };
    // SAFETY: by the caller's contract.
    unsafe { decompose_into(polygon, options, buffers, out_decomposition, cut) }
}

/// Decomposes a polygon as `sat_polygon_decompose` does, with the memory of the decomposer.
///
/// Errors: `SAT_ERR_NULL`, and those of `sat_polygon_decompose`.
///
/// ```c
/// const sat_vec2 points[6] = {{0, 0}, {2, 0}, {2, 1}, {1, 1}, {1, 2}, {0, 2}}; // an L
/// const size_t size = 6;
/// size_t sizes[8];
/// uint32_t vertices[24];
/// const sat_piece_buffers buffers = {sizes, 8, vertices, NULL, 24};
/// sat_decomposer *decomposer = NULL;
/// sat_decomposition cut;
/// sat_decomposer_new(&decomposer);
/// sat_decomposer_decompose(decomposer, points, &size, 1, NULL, &buffers, &cut);
/// assert(cut.piece_count == 2 && cut.area == 3);
/// sat_decomposer_free(decomposer);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_decomposer_decompose(
    decomposer: *mut sat_decomposer,
    points: *const sat_vec2,
    ring_sizes: *const size_t,
    ring_count: size_t,
    options: *const sat_decompose_options,
    buffers: *const sat_piece_buffers,
    out_decomposition: *mut sat_decomposition,
) -> sat_status {
    // SAFETY: by the contract of the header.
    unsafe {
        let polygon = (points, ring_sizes, ring_count);
        let cut = Decomposer::decompose;
        decompose_kept(
            decomposer,
            polygon,
            options,
            buffers,
            out_decomposition,
            cut,
        )
    }
}

/// Decomposes a polygon that the caller knows to be valid, such as one from a file that was checked
/// once. The pieces of a valid polygon are those of `sat_decomposer_decompose`.
///
/// Without holes and with `SAT_DECOMPOSE_FAST` and `SAT_PREFER_AS_CUT`, it does not search for
/// edges that cross; everything else is validated. If the polygon is invalid, there is nearly
/// always an error. Otherwise the pieces overlap, leave parts out or are not convex; their indices
/// are in range.
///
/// Errors: those of `sat_decomposer_decompose`, and `SAT_ERR_TRUST_MISPLACED`.
///
/// ```c
/// const sat_vec2 bow[4] = {{0, 0}, {4, 4}, {4, 0}, {0, 4}};
/// const size_t size = 4;
/// const sat_decompose_options fast = {SAT_DECOMPOSE_FAST, SAT_PREFER_AS_CUT, 0, 0};
/// size_t sizes[6];
/// uint32_t vertices[18];
/// const sat_piece_buffers buffers = {sizes, 6, vertices, NULL, 18};
/// sat_decomposer *decomposer = NULL;
/// sat_decomposition cut;
/// sat_status status;
/// sat_decomposer_new(&decomposer);
/// status = sat_decomposer_decompose_trusted(decomposer, bow, &size, 1, &fast, &buffers, &cut);
/// assert(status == SAT_ERR_TRUST_MISPLACED && cut.piece_count == 0);
/// sat_decomposer_free(decomposer);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_decomposer_decompose_trusted(
    decomposer: *mut sat_decomposer,
    points: *const sat_vec2,
    ring_sizes: *const size_t,
    ring_count: size_t,
    options: *const sat_decompose_options,
    buffers: *const sat_piece_buffers,
    out_decomposition: *mut sat_decomposition,
) -> sat_status {
    // SAFETY: by the contract of the header.
    unsafe {
        let polygon = (points, ring_sizes, ring_count);
        let cut = Decomposer::decompose_trusted;
        decompose_kept(
            decomposer,
            polygon,
            options,
            buffers,
            out_decomposition,
            cut,
        )
    }
}
