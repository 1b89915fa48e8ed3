//! Approximate decomposition: fewer pieces, which may deviate by a tolerance.
//!
//! Use it if you need few pieces, and a deviation of a pixel does not matter. The corners of the
//! pieces are vertices of the polygon, so nothing is rounded. Every point of the polygon is within
//! the tolerance of a piece, and every point of a piece is within the tolerance of the polygon,
//! decided exactly. Pieces may overlap. Holes stay holes, however small.
//!
//! ```c
//! // a bar with two shallow dents
//! const sat_vec2 points[6] = {{0, 0}, {4, 0.5}, {8, 0}, {7.5, 2}, {8, 4}, {0, 4}};
//! const size_t ring_size = 6;
//! size_t sizes[8];
//! uint32_t vertices[24];
//! const sat_piece_buffers buffers = {sizes, 8, vertices, NULL, 24};
//! sat_decomposition cut;
//! if (sat_polygon_approximate(points, &ring_size, 1, NULL, 0.5, SAT_DEVIATE_OUTWARD, &buffers,
//!                             &cut) != SAT_OK)
//!     puts(sat_last_error());
//! printf("%u piece\n", (unsigned)cut.piece_count); // 1: vertices 0, 2, 4, 5
//! ```

use crate::base::geometry::sat_vec2;
use crate::error::status::sat_status;
use crate::shape::decompose::{
    Cut, PieceBuffers, decompose_into, sat_decompose_options, sat_decomposition, sat_piece_buffers,
};
use crate::shape::simplify::{deviation, sat_deviation};
use libc::size_t;
use sat2d::DVec2;
use sat2d::decompose::{Approximation, Options, approximate};

/// Decomposes a polygon into convex pieces whose union is within `tolerance` of it, in the unit of
/// the coordinates. NULL for `options` means the defaults.
///
/// With `SAT_DEVIATE_OUTWARD` the pieces cover the polygon, with `SAT_DEVIATE_INWARD` the polygon
/// covers the pieces. Neighbouring pieces of a decomposition by `options` are joined as long as
/// their convex hull, or inward a convex polygon inside them, stays within the tolerance; before
/// that, vertices are removed. Few pieces are left, but not always the fewest. `max_corners` holds
/// for the joined pieces as well. Holes that are no wider than twice the tolerance are filled,
/// except inward; pieces that are within the tolerance of a neighbour are left out, except outward.
///
/// The pieces come as from `sat_polygon_decompose`, but without corners of 180 degrees, and `edges`
/// of the buffers is not written: it may be NULL. The same numbers of pieces and corners always
/// suffice. `area`, `is_optimal` and `lower_bound` are 0.
///
/// Errors: those of `sat_polygon_decompose`, `SAT_ERR_NEGATIVE` and `SAT_ERR_NOT_FINITE` also for
/// the tolerance.
///
/// ```c
/// const sat_vec2 points[5] = {{0, 0}, {2, 0.25}, {4, 0}, {4, 4}, {0, 4}};
/// const size_t size = 5;
/// size_t sizes[7];
/// uint32_t vertices[21];
/// const sat_piece_buffers buffers = {sizes, 7, vertices, NULL, 21};
/// sat_decomposition cut;
/// sat_polygon_approximate(points, &size, 1, NULL, 0.25, SAT_DEVIATE_OUTWARD, &buffers, &cut);
/// assert(cut.piece_count == 1 && sizes[0] == 4);
/// sat_polygon_approximate(points, &size, 1, NULL, 0.125, SAT_DEVIATE_OUTWARD, &buffers, &cut);
/// assert(cut.piece_count == 2); // the dent is deeper
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_polygon_approximate(
    points: *const sat_vec2,
    ring_sizes: *const size_t,
    ring_count: size_t,
    options: *const sat_decompose_options,
    tolerance: f64,
    deviation: sat_deviation,
    buffers: *const sat_piece_buffers,
    out_decomposition: *mut sat_decomposition,
) -> sat_status {
    let cut = |rings: &[&[DVec2]], options: &Options| {
        let deviation = self::deviation(deviation)?;
        Ok(Joined(approximate(rings, tolerance, deviation, options)?))
    };
    // SAFETY: by the contract of the header.
    unsafe {
        let polygon = (points, ring_sizes, ring_count);
        decompose_into(polygon, options, buffers, out_decomposition, cut)
    }
}

struct Joined(Approximation);

impl Cut for Joined {
    fn summary(&self) -> sat_decomposition {
        sat_decomposition {
            piece_count: self.0.count(),
            corner_count: self.0.pieces().map(<[u32]>::len).sum(),
            is_complete: self.0.is_complete().into(),
            ..sat_decomposition::default()
        }
    }

    fn write(&self, buffers: PieceBuffers) {
        buffers.fill_corners(self.0.pieces());
    }
}
