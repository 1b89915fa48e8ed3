//! Shapes of tile grids.
//!
//! The shapes are the outlines of the solid tiles, with holes. A side between two solid tiles is
//! not an edge: no contact has its normal there, no ray or sweep stops there, and a body that
//! slides along the tiles is not caught.

use crate::base::geometry::sat_vec2;
use crate::error::status::{Failure, SAT_ERR_COUNT, sat_status};
use crate::guard::lists::{list, list_out};
use crate::shape::handle::{handed_out, sat_shape};
use libc::size_t;
use sat2d::Shape;

/// Makes one shape for each group of solid tiles that are connected by their sides.
///
/// `cells` has `columns` times `rows` cells, row by row; cells other than 0 are solid. Cell (i, j),
/// i along the row, covers the box from `origin` + (i, j) * `size` to `origin` + (i + 1, j + 1) *
/// `size`. The shapes are in the order of their first cells. Cells that share only a corner are not
/// connected. The shapes are static bodies of a world, for example, or the parts of one body.
///
/// The shapes go into the caller's buffer, which then owns a reference to each, to be freed with
/// `sat_shape_free`; `out_count` is their number. If the buffer is too small nothing is made and
/// `out_count` is the capacity needed, at most (columns * rows + 1) / 2; a buffer of capacity 0 may
/// be NULL. On other failures `out_count` is 0.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_COUNT` (more than 2^27 cells), `SAT_ERR_NOT_FINITE`,
/// `SAT_ERR_OUT_OF_RANGE`, `SAT_ERR_NEGATIVE` (a size), `SAT_ERR_ZERO_AREA` (a size is 0),
/// `SAT_ERR_CAPACITY`. If `origin` is so far away that rounding makes corners of tiles coincide,
/// also those of `sat_polygon_validate`.
///
/// ```c
/// const uint8_t level[12] = {1, 0, 0, 0,  // the row of the least y
///                            1, 0, 0, 0,
///                            1, 1, 1, 1};
/// const sat_vec2 size = {16, 16}, origin = {0, 0};
/// sat_shape *ground[6];
/// size_t count, corners, i;
/// sat_status status = sat_shape_new_tiles(level, 4, 3, size, origin, ground, 6, &count);
/// assert(status == SAT_OK && count == 1);
/// sat_shape_vertex_count(ground[0], &corners);
/// assert(corners == 6); // an L
/// for (i = 0; i < count; i++)
///     sat_shape_free(ground[i]);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_shape_new_tiles(
    cells: *const u8,
    columns: size_t,
    rows: size_t,
    size: sat_vec2,
    origin: sat_vec2,
    out_shapes: *mut *mut sat_shape,
    capacity: size_t,
    out_count: *mut size_t,
) -> sat_status {
    let body = || {
        let count = columns.checked_mul(rows).ok_or_else(|| {
            let message = format_args!("{columns} times {rows} cells are too many");
            Failure::new(SAT_ERR_COUNT, message)
        })?;
        // SAFETY: by the contract of the header.
        let cells = unsafe { list(cells, count, "cells") }?;
        let shapes = Shape::tiles(cells, columns, size.into(), origin.into())?;
        Ok(shapes.into_iter().map(handed_out))
    };
    // SAFETY: by the contract of the header.
    unsafe { list_out(out_shapes, capacity, out_count, "shapes", body) }
}
