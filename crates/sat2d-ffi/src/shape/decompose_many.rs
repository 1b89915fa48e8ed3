//! Many polygons at once, distributed over the cores.
//!
//! ```c
//! const sat_vec2 points[8] = {{0, 0}, {4, 0}, {4, 4}, {3, 1}, {0, 0}, {4, 0}, {4, 4}, {1, 3}};
//! const size_t ring_sizes[2] = {4, 4}, polygon_sizes[2] = {1, 1};
//! size_t sizes[12], i;
//! uint32_t vertices[36];
//! const sat_piece_buffers buffers = {sizes, 12, vertices, NULL, 36};
//! sat_decomposed_polygon found[2];
//! if (sat_polygons_decompose(points, ring_sizes, polygon_sizes, 2, NULL, &buffers, found))
//!     puts(sat_last_error());
//! for (i = 0; i < 2; i++)
//!     printf("outline %u has %u pieces\n", (unsigned)i,
//!            (unsigned)found[i].decomposition.piece_count);
//! ```

use crate::base::geometry::sat_vec2;
use crate::error::status::{Failure, SAT_ERR_COUNT, SAT_OK, sat_status};
use crate::guard::call::{guarded, null};
use crate::guard::lists::{check_count, list};
use crate::shape::decompose::{
    PieceBuffers, options, sat_decompose_options, sat_decomposition, sat_piece_buffers, summary,
};
use crate::shape::polygon::rings;
use libc::size_t;
use sat2d::DVec2;
use sat2d::decompose::{
    Decomposition, Options, PolygonError, decompose_many, decompose_many_trusted,
};
use sat2d::internals::StatusError;
use std::mem::{offset_of, size_of};

/// The result for one of many polygons.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct sat_decomposed_polygon {
    /// The decomposition; all zero if there is none.
    pub decomposition: sat_decomposition,
    /// The index of its first piece in the buffers.
    pub first_piece: size_t,
    /// The index of its first corner in the buffers.
    pub first_corner: size_t,
    /// `SAT_OK`, or the reason why there is no decomposition; `sat_polygon_validate` finds the
    /// place.
    pub status: sat_status,
    /// 0, for later versions.
    pub reserved: u32,
}

const _: () = assert!(
    size_of::<sat_decomposed_polygon>()
        == size_of::<sat_decomposition>() + 2 * size_of::<size_t>() + 8
        && offset_of!(sat_decomposed_polygon, first_piece) == size_of::<sat_decomposition>()
);

/// Decomposes many polygons, distributed over the cores, as `sat_polygon_decompose` does with one.
/// The results are the same on any number of cores.
///
/// A list of polygons is given by all points, one ring after the other; the sizes of the rings, one
/// polygon after the other; and in `polygon_sizes` the number of rings of each of the
/// `polygon_count` polygons. `out_polygons` has an entry for each. The pieces come in the order of
/// the polygons; vertices and edges are numbered from 0 in each polygon. An invalid polygon has no
/// pieces, and its `status` gives the reason; it does not affect the others.
///
/// With n vertices and r rings in all, n + 2 * r pieces with 3 times as many corners always
/// suffice. If the buffers are too small nothing is copied to them, and the counts in
/// `out_polygons` add up to what is needed. On other failures `out_polygons` is all zero.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_COUNT`, `SAT_ERR_INVALID_ENUM`, `SAT_ERR_CAPACITY`.
///
/// ```c
/// const sat_vec2 points[8] = {{0, 0}, {4, 0}, {4, 4}, {3, 1},  // an arrow
///                             {0, 0}, {4, 4}, {4, 0}, {0, 4}}; // a bow tie
/// const size_t ring_sizes[2] = {4, 4}, polygon_sizes[2] = {1, 1};
/// size_t sizes[12];
/// uint32_t vertices[36];
/// const sat_piece_buffers buffers = {sizes, 12, vertices, NULL, 36};
/// sat_decomposed_polygon found[2];
/// sat_polygons_decompose(points, ring_sizes, polygon_sizes, 2, NULL, &buffers, found);
/// assert(found[0].status == SAT_OK && found[0].decomposition.piece_count == 2);
/// assert(found[1].status == SAT_ERR_EDGES_CROSS && found[1].decomposition.piece_count == 0);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_polygons_decompose(
    points: *const sat_vec2,
    ring_sizes: *const size_t,
    polygon_sizes: *const size_t,
    polygon_count: size_t,
    options: *const sat_decompose_options,
    buffers: *const sat_piece_buffers,
    out_polygons: *mut sat_decomposed_polygon,
) -> sat_status {
    let polygons = Polygons {
        points,
        ring_sizes,
        polygon_sizes,
        polygon_count,
    };
    // SAFETY: by the contract of the header.
    unsafe { cut_many(polygons, options, buffers, out_polygons, decompose_many) }
}

/// Decomposes many polygons that the caller knows to be valid, as `sat_polygons_decompose` and
/// `sat_decomposer_decompose_trusted` do.
///
/// Errors: those of `sat_polygons_decompose`.
///
/// ```c
/// const sat_vec2 points[8] = {{0, 0}, {4, 0}, {4, 4}, {3, 1}, {5, 5}, {9, 5}, {9, 9}, {6, 8}};
/// const size_t ring_sizes[2] = {4, 4}, polygon_sizes[2] = {1, 1};
/// const sat_decompose_options fast = {SAT_DECOMPOSE_FAST, SAT_PREFER_AS_CUT, 0, 0};
/// size_t sizes[12];
/// uint32_t vertices[36];
/// const sat_piece_buffers buffers = {sizes, 12, vertices, NULL, 36};
/// sat_decomposed_polygon found[2];
/// sat_polygons_decompose_trusted(points, ring_sizes, polygon_sizes, 2, &fast, &buffers, found);
/// assert(found[0].decomposition.piece_count == 2 && found[1].first_piece == 2);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_polygons_decompose_trusted(
    points: *const sat_vec2,
    ring_sizes: *const size_t,
    polygon_sizes: *const size_t,
    polygon_count: size_t,
    options: *const sat_decompose_options,
    buffers: *const sat_piece_buffers,
    out_polygons: *mut sat_decomposed_polygon,
) -> sat_status {
    let polygons = Polygons {
        points,
        ring_sizes,
        polygon_sizes,
        polygon_count,
    };
    // SAFETY: by the contract of the header.
    unsafe {
        cut_many(
            polygons,
            options,
            buffers,
            out_polygons,
            decompose_many_trusted,
        )
    }
}

/// A list of polygons, as given.
struct Polygons {
    points: *const sat_vec2,
    ring_sizes: *const size_t,
    polygon_sizes: *const size_t,
    polygon_count: size_t,
}

type CutMany = fn(&[&[&[DVec2]]], &Options) -> Vec<Result<Decomposition, PolygonError>>;

/// Decomposes polygons by `cut` into buffers.
///
/// # Safety
/// As [`sat_polygons_decompose`].
unsafe fn cut_many(
    polygons: Polygons,
    options: *const sat_decompose_options,
    buffers: *const sat_piece_buffers,
    out_polygons: *mut sat_decomposed_polygon,
    cut: CutMany,
) -> sat_status {
    let count = polygons.polygon_count;
    if out_polygons.is_null() && count > 0 {
        return null("out_polygons").status();
    }
    if let Err(failure) = check_count::<sat_decomposed_polygon>(count, "out_polygons") {
        return failure.status();
    }
    let mut found = Vec::new();
    let body = || {
        // SAFETY: by the caller's contract.
        let (sizes, options, buffers) = unsafe {
            (
                list(polygons.polygon_sizes, count, "polygon_sizes")?,
                self::options(options)?,
                PieceBuffers::new(buffers)?,
            )
        };
        let add = |sum: usize, &size: &usize| sum.checked_add(size);
        let ring_count = sizes.iter().try_fold(0, add).ok_or_else(|| {
            let message = format_args!("polygon_sizes: their sum is larger than any array can be");
            Failure::new(SAT_ERR_COUNT, message)
        })?;
        // SAFETY: by the caller's contract.
        let all = unsafe { rings(polygons.points, polygons.ring_sizes, ring_count) }?;
        let mut rest = all.as_slice();
        let mut take = |&size: &usize| {
            let (polygon, others) = rest.split_at(size);
            rest = others;
            polygon
        };
        let polygons: Vec<&[&[DVec2]]> = sizes.iter().map(&mut take).collect();
        let cuts = cut(&polygons, &options);
        let [piece_count, corner_count] = numbered(&cuts, &mut found);
        buffers.check(piece_count, corner_count)?;
        buffers.fill(cuts.iter().flatten());
        Ok(())
    };
    let status = guarded(body).map_or_else(|failure| failure.status(), |()| SAT_OK);
    let harmless = std::iter::repeat(sat_decomposed_polygon::default());
    for (k, polygon) in found.into_iter().chain(harmless).take(count).enumerate() {
        // SAFETY: not NULL, below the count; the rest is the caller's contract.
        unsafe { out_polygons.add(k).write(polygon) };
    }
    status
}

/// Fills `found` with the result for each polygon; returns the numbers of pieces and corners.
fn numbered(
    cuts: &[Result<Decomposition, PolygonError>],
    found: &mut Vec<sat_decomposed_polygon>,
) -> [size_t; 2] {
    let (mut first_piece, mut first_corner) = (0, 0);
    found.extend(cuts.iter().map(|cut| {
        let (decomposition, status) = match cut {
            Ok(cut) => (summary(cut), SAT_OK),
            Err(error) => (sat_decomposition::default(), error.status() as sat_status),
        };
        let polygon = sat_decomposed_polygon {
            decomposition,
            first_piece,
            first_corner,
            status,
            reserved: 0,
        };
        first_piece += decomposition.piece_count;
        first_corner += decomposition.corner_count;
        polygon
    }));
    [first_piece, first_corner]
}
