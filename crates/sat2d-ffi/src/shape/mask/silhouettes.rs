//! The silhouettes of masks, and their shapes.
//!
//! Pixel (x, y) is the closed square from (x, y) to (x + 1, y + 1). Silhouettes run along the sides
//! of pixels; a side between two pixels that count is not an edge.
//!
//! The examples begin with a frame of eight pixels, and one pixel at its corner:
//!
//! ```c
//! const uint64_t rows[4] = {7, 5, 7, 8}; // "###.", "#.#.", "###.", "...#"
//! sat_mask *sprite = NULL;
//! sat_mask_new_words(rows, 4, 4, &sprite);
//! ```
//!
//! and end with
//!
//! ```c
//! sat_mask_free(sprite);
//! ```

use crate::base::geometry::sat_vec2;
use crate::error::status::{Failure, SAT_ERR_CAPACITY, SAT_ERR_INVALID_ENUM, SAT_OK, sat_status};
use crate::guard::call::{answer, get};
use crate::guard::lists::{Buffer, list_out};
use crate::shape::handle::{hand_out, handed_out, sat_shape};
use crate::shape::mask::handle::{look, sat_mask};
use libc::size_t;
use sat2d::{Connectivity, Shape, Silhouette};
use std::mem::size_of;

/// Which pixels are neighbours: `SAT_CONNECTIVITY_FOUR` or `SAT_CONNECTIVITY_EIGHT`.
pub type sat_connectivity = i32;

/// Pixels that share a side. All rings are simple polygons; they may touch each other in corners.
pub const SAT_CONNECTIVITY_FOUR: sat_connectivity = 0;
/// Pixels that share a side or a corner. A ring passes a corner twice where it joins two pixels.
pub const SAT_CONNECTIVITY_EIGHT: sat_connectivity = 1;

/// The buffers for the silhouettes of a mask. All zero means no buffers.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct sat_silhouette_buffers {
    /// The corners of all rings: `point_capacity` points.
    pub points: *mut sat_vec2,
    /// The capacity of `points`.
    pub point_capacity: size_t,
    /// The number of corners of each ring: `ring_capacity` numbers.
    pub ring_sizes: *mut size_t,
    /// The capacity of `ring_sizes`.
    pub ring_capacity: size_t,
    /// The number of rings of each silhouette: `part_capacity` numbers.
    pub part_sizes: *mut size_t,
    /// The capacity of `part_sizes`.
    pub part_capacity: size_t,
}

/// The numbers of corners, rings and silhouettes of a mask.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct sat_silhouettes {
    /// The number of corners of all rings together.
    pub point_count: size_t,
    /// The number of rings of all silhouettes together.
    pub ring_count: size_t,
    /// The number of silhouettes: the groups of connected pixels.
    pub part_count: size_t,
}

const _: () = assert!(size_of::<sat_silhouettes>() == 3 * size_of::<size_t>());

fn connectivity(value: sat_connectivity) -> Result<Connectivity, Failure> {
    match value {
        SAT_CONNECTIVITY_FOUR => Ok(Connectivity::Four),
        SAT_CONNECTIVITY_EIGHT => Ok(Connectivity::Eight),
        other => Err(Failure::new(
            SAT_ERR_INVALID_ENUM,
            format_args!("connectivity is {other}, none of the SAT_CONNECTIVITY_ constants"),
        )),
    }
}

/// The silhouettes of the groups of connected pixels, in the order of their first pixels, row by
/// row.
///
/// The corners, whole numbers, come one ring after the other, each silhouette with its outer ring
/// first; no ring is straight at a corner. Outer rings are counter-clockwise if rows count upward,
/// holes run in the other direction. These are the arrays that `sat_multipolygon_validate` takes;
/// the rings of one silhouette with `SAT_CONNECTIVITY_FOUR` are those of `sat_polygon_decompose`.
///
/// If a buffer is too small nothing is copied, and `out_silhouettes` says what is needed. Buffers
/// of capacity 0 may be NULL. On other failures `out_silhouettes` is all zero.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_INVALID_ENUM`, `SAT_ERR_CAPACITY`.
///
/// ```c
/// sat_vec2 points[16];
/// size_t ring_sizes[4], part_sizes[2];
/// const sat_silhouette_buffers buffers = {points, 16, ring_sizes, 4, part_sizes, 2};
/// sat_silhouettes found;
/// sat_mask_silhouettes(sprite, SAT_CONNECTIVITY_FOUR, &buffers, &found);
/// assert(found.part_count == 2 && part_sizes[0] == 2 && part_sizes[1] == 1);
/// assert(found.ring_count == 3 && ring_sizes[1] == 4); // the hole of the frame
/// assert(points[8].x == 3 && points[8].y == 3);        // the pixel at its corner
/// assert(sat_multipolygon_validate(points, ring_sizes, part_sizes, 2, NULL) == SAT_OK);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_mask_silhouettes(
    mask: *const sat_mask,
    connectivity: sat_connectivity,
    buffers: *const sat_silhouette_buffers,
    out_silhouettes: *mut sat_silhouettes,
) -> sat_status {
    let mut too_small = SAT_OK;
    let body = || {
        // SAFETY: by the contract of the header.
        let (mask, buffers) = unsafe { (look(mask, "mask")?, get(buffers, "buffers")?) };
        let connectivity = self::connectivity(connectivity)?;
        let sat_silhouette_buffers {
            point_capacity,
            ring_capacity,
            part_capacity,
            ..
        } = *buffers;
        // SAFETY: by the contract of the header.
        let (points, ring_sizes, part_sizes) = unsafe {
            (
                Buffer::new(buffers.points, point_capacity, "points")?,
                Buffer::new(buffers.ring_sizes, ring_capacity, "ring_sizes")?,
                Buffer::new(buffers.part_sizes, part_capacity, "part_sizes")?,
            )
        };
        let silhouettes = mask.silhouettes(connectivity);
        let rings = || silhouettes.iter().flat_map(Silhouette::rings);
        let found = sat_silhouettes {
            point_count: rings().map(<[_]>::len).sum(),
            ring_count: rings().count(),
            part_count: silhouettes.len(),
        };
        let fits = found.point_count <= point_capacity
            && found.ring_count <= ring_capacity
            && found.part_count <= part_capacity;
        if fits {
            let corners = rings().flatten().map(|&[x, y]| sat_vec2 {
                x: x.into(),
                y: y.into(),
            });
            points.fill(corners);
            ring_sizes.fill(rings().map(<[_]>::len));
            part_sizes.fill(
                silhouettes
                    .iter()
                    .map(|silhouette| 1 + silhouette.holes.len()),
            );
        } else {
            let message = format_args!(
                "{} points of {} rings of {} silhouettes, but the capacities are {point_capacity}, \
                 {ring_capacity} and {part_capacity}",
                found.point_count, found.ring_count, found.part_count
            );
            too_small = Failure::new(SAT_ERR_CAPACITY, message).status();
        }
        Ok(found)
    };
    // SAFETY: by the contract of the header.
    match unsafe { answer(out_silhouettes, sat_silhouettes::default(), body) } {
        SAT_OK => too_small,
        failure => failure,
    }
}

/// A sprite as one shape: the union of the pixels of a mask that count.
///
/// Pixel (x, y) covers the closed square from (x, y) - `pivot` to (x + 1, y + 1) - `pivot`, so a
/// transform turns, mirrors and scales the sprite about its pivot. The rings of the shape are the
/// silhouettes with `SAT_CONNECTIVITY_FOUR`, in the same order. If not all pixels are connected by
/// their sides, the shape is a `SAT_SHAPE_MULTI_POLYGON`; otherwise it is a rectangle or a concave
/// polygon.
///
/// Contacts, normals and depths are those of concave polygons: a side between two pixels is not an
/// edge. Two upright sprites at whole pixels from each other are compared 64 pixels at a time.
///
/// The shape does not change with the mask, and you may free the mask. On failure `out_shape` is
/// NULL.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_NOT_FINITE`; `SAT_ERR_ZERO_AREA` (no pixel counts),
/// `SAT_ERR_OUT_OF_RANGE` (a coordinate of the pivot is beyond 2^51), `SAT_ERR_COUNT` (the
/// silhouettes have more than 2^27 corners).
///
/// ```c
/// const sat_transform here = {1, 0, 0, 1, 0, 0}, there = {-0.5, 0.5, 0.5, 0.5, 2, 0};
/// sat_shape *hero = NULL;
/// sat_relation relation;
/// double area;
/// sat_shape_new_mask(sprite, (sat_vec2){2, 2}, &hero);
/// sat_shape_area(hero, &area);
/// assert(area == 9); // the frame, without its hole, and the pixel
/// sat_collide(hero, &here, hero, &there, &relation);
/// assert(relation == SAT_OVERLAPPING); // mirrored, turned and smaller
/// sat_shape_free(hero);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_shape_new_mask(
    mask: *const sat_mask,
    pivot: sat_vec2,
    out_shape: *mut *mut sat_shape,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let make = || unsafe { Ok(Shape::mask(look(mask, "mask")?, pivot.into())?) };
    // SAFETY: by the contract of the header.
    unsafe { hand_out(out_shape, make) }
}

/// Makes one shape for each group of pixels that are connected by their sides, in the order of
/// their first pixels: for landscapes whose parts fall apart.
///
/// Pixels and pivot are those of `sat_shape_new_mask`. The shapes are the silhouettes of the
/// groups, with holes.
///
/// The shapes go into the caller's buffer, which then owns a reference to each, to be freed with
/// `sat_shape_free`; `out_count` is their number. If the buffer is too small nothing is made and
/// `out_count` is the capacity needed; a buffer of capacity 0 may be NULL. On other failures
/// `out_count` is 0.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_NOT_FINITE`, `SAT_ERR_CAPACITY`; `SAT_ERR_OUT_OF_RANGE` (a
/// coordinate of the pivot is beyond 2^51), `SAT_ERR_COUNT` (a silhouette has more than 2^27
/// corners).
///
/// ```c
/// sat_shape *groups[2];
/// size_t count, i;
/// double area;
/// sat_status status = sat_shape_new_mask_groups(sprite, (sat_vec2){2, 2}, groups, 2, &count);
/// assert(status == SAT_OK && count == 2);
/// sat_shape_area(groups[0], &area);
/// assert(area == 8); // the frame, without its hole
/// for (i = 0; i < count; i++)
///     sat_shape_free(groups[i]);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_shape_new_mask_groups(
    mask: *const sat_mask,
    pivot: sat_vec2,
    out_shapes: *mut *mut sat_shape,
    capacity: size_t,
    out_count: *mut size_t,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let mask = unsafe { look(mask, "mask") }?;
        let shapes = Shape::mask_groups(mask, pivot.into())?;
        Ok(shapes.into_iter().map(handed_out))
    };
    // SAFETY: by the contract of the header.
    unsafe { list_out(out_shapes, capacity, out_count, "shapes", body) }
}
