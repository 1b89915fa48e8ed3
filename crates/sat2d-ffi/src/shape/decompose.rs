//! Decomposition: a polygon as convex pieces.
//!
//! No new points come in, so nothing is rounded; the pieces cover the polygon exactly once. For collision there is no need of it:
//! `sat_shape_new_polygon` takes concave polygons as they are.
//!
//! ```c
//! const sat_vec2 points[6] = {{0, 0}, {2, 0}, {2, 1}, {1, 1}, {1, 2}, {0, 2}}; // an L
//! const size_t ring_size = 6;
//! size_t sizes[8];                  // room for n + 2 * ring_count pieces is always enough,
//! uint32_t vertices[24], edges[24]; // and for three times as many corners
//! uint32_t piece, corner = 0;
//! sat_decomposition cut;
//! if (sat_polygon_decompose(points, &ring_size, 1, NULL, sizes, 8, vertices, edges, 24, &cut) != SAT_OK)
//!     puts(sat_last_error());
//! for (piece = 0; piece < cut.piece_count; corner += (uint32_t)sizes[piece++])
//!     printf("a piece of %u corners, the first is vertex %u\n", (unsigned)sizes[piece], (unsigned)vertices[corner]);
//! ```

use crate::base::geometry::sat_vec2;
use crate::base::status::{Failure, SAT_ERR_CAPACITY, SAT_ERR_CHOICE, SAT_OK, sat_status};
use crate::boundary::entry::{Room, answer};
use crate::shape::polygon::rings;
use sat2d::decompose::{Decomposition, EdgeSource, Method, Options, Preference};
use std::mem::{offset_of, size_of};

/// How to cut a polygon into convex pieces: one of the `SAT_METHOD_` constants.
pub type sat_method = i32;

/// The fewest pieces where that is cheap to find, as for nearly all polygons of up to some hundred vertices without holes; else
/// within a few percent of it, in near the time of `SAT_METHOD_FAST`. What one gets for 0 and by default.
pub const SAT_METHOD_BALANCED: sat_method = 0;
/// The least time, O(n log n): some more pieces than are needed.
pub const SAT_METHOD_FAST: sat_method = 1;
/// The least number of pieces, proven for polygons without holes unless they are so large that some seconds will not do
/// (`is_optimal` says); the best that can be found in that time else.
pub const SAT_METHOD_FEWEST: sat_method = 2;
/// Rotational slicing, for results as older programs had them: many pieces, in the order in which they are cut.
pub const SAT_METHOD_SLICING: sat_method = 3;

/// Which of the decompositions with equally many pieces is wanted: one of the `SAT_PREFER_` constants.
pub type sat_preference = i32;

/// As it is cut. What one gets for 0 and by default.
pub const SAT_PREFER_AS_CUT: sat_preference = 0;
/// Fatter pieces: a larger ratio of 4 pi times the area to the square of the perimeter.
pub const SAT_PREFER_FAT: sat_preference = 1;
/// Pieces with wider least angles.
pub const SAT_PREFER_WIDE_ANGLES: sat_preference = 2;

/// In place of an edge's number: it is no edge of the polygon, but a cut inside it.
pub const SAT_EDGE_DIAGONAL: u32 = u32::MAX;
/// What is wanted of the pieces. All zero is the default, and so is NULL wherever options are taken.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct sat_decompose_options {
    /// One of the `SAT_METHOD_` constants.
    pub method: sat_method,
    /// The most corners a piece may have, corners of 180 degrees counted (8 for Box2D); 1 and 2 are taken as 3, 0 is no limit.
    pub max_corners: u32,
    /// One of the `SAT_PREFER_` constants.
    pub prefer: sat_preference,
}

/// What came of a decomposition, beside the pieces.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct sat_decomposition {
    /// How many pieces there are.
    pub piece_count: u32,
    /// How many corners they have together.
    pub corner_count: u32,
    /// 1 where it is proven that no fewer pieces will do (without new points, and within `max_corners`), 0 where that is not known.
    pub is_optimal: i32,
    /// Always 0.
    pub reserved: i32,
    /// The polygon's area, the holes' subtracted, rounded; infinite where it is beyond the doubles.
    pub area: f64,
}

const _: () = assert!(
    size_of::<sat_decompose_options>() == 12
        && size_of::<sat_decomposition>() == 24
        && offset_of!(sat_decomposition, area) == 16
);

/// The options behind an argument, the default ones where it is NULL.
///
/// # Safety
/// `pointer` is NULL or points to options that are not written meanwhile.
pub(crate) unsafe fn options(pointer: *const sat_decompose_options) -> Result<Options, Failure> {
    // SAFETY: as the caller vouches.
    let given = unsafe { pointer.as_ref() }.copied().unwrap_or_default();
    let method = match given.method {
        SAT_METHOD_BALANCED => Method::Balanced,
        SAT_METHOD_FAST => Method::Fast,
        SAT_METHOD_FEWEST => Method::Fewest,
        SAT_METHOD_SLICING => Method::Slicing,
        other => {
            let message = format_args!("method is {other}, not 0, 1, 2 or 3");
            return Err(Failure::new(SAT_ERR_CHOICE, message));
        }
    };
    let prefer = match given.prefer {
        SAT_PREFER_AS_CUT => Preference::AsCut,
        SAT_PREFER_FAT => Preference::Fat,
        SAT_PREFER_WIDE_ANGLES => Preference::WideAngles,
        other => {
            let message = format_args!("prefer is {other}, not 0, 1 or 2");
            return Err(Failure::new(SAT_ERR_CHOICE, message));
        }
    };
    let max_corners = (given.max_corners != 0).then_some(given.max_corners as usize);
    Ok(Options {
        method,
        max_corners,
        prefer,
    })
}

/// Cuts a polygon into convex pieces that cover it exactly once and have its vertices for corners.
///
/// The pieces come one after the other: how many corners each has in `piece_sizes`; in `vertices` the corners' numbers,
/// counter-clockwise with y up, angles of 180 degrees where the piece next to it has a corner; in `edges` for each corner
/// the number of the polygon's edge from it to the next corner of its piece, or of which that is the part between places where other
/// rings touch it, or `SAT_EDGE_DIAGONAL`. Of vertices at one place the lowest number stands for all, of their edges that
/// of the last. `edges` may be NULL if nobody wants to know; NULL for `options` is the default.
///
/// `piece_sizes` has room for `piece_capacity` numbers, `vertices` and `edges` for `corner_capacity` each. With n vertices in all,
/// n + 2 * `ring_count` pieces and 3 times as many corners are always room enough. Where it is too small nothing is copied, and
/// `out` is filled in all the same and says what is needed; a buffer of capacity 0 may be NULL, so a first call can ask for
/// the counts, at the price of cutting twice. On other failures `out` is all zero.
///
/// Errors: those of `sat_polygon_validate`, `SAT_ERR_CHOICE` (a method that is none of the constants), `SAT_ERR_CAPACITY`.
///
/// ```c
/// const sat_vec2 corner[6] = {{0, 0}, {2, 0}, {2, 1}, {1, 1}, {1, 2}, {0, 2}}; // an L
/// const size_t size = 6;
/// const sat_decompose_options options = {SAT_METHOD_FEWEST, 8, SAT_PREFER_FAT};
/// size_t piece_sizes[8];
/// uint32_t vertices[24], edges[24];
/// sat_decomposition cut;
/// sat_polygon_decompose(corner, &size, 1, &options, piece_sizes, 8, vertices, edges, 24, &cut);
/// assert(cut.piece_count == 2 && cut.is_optimal && cut.area == 3);
/// assert(piece_sizes[0] + piece_sizes[1] == cut.corner_count);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_polygon_decompose(
    points: *const sat_vec2,
    ring_sizes: *const usize,
    ring_count: usize,
    options: *const sat_decompose_options,
    piece_sizes: *mut usize,
    piece_capacity: usize,
    vertices: *mut u32,
    edges: *mut u32,
    corner_capacity: usize,
    out: *mut sat_decomposition,
) -> sat_status {
    let mut too_small = SAT_OK;
    let body = || {
        // SAFETY: by the contract of the header.
        let (rings, options, sizes, vertices, edges) = unsafe {
            let edges_room = if edges.is_null() { 0 } else { corner_capacity };
            (
                rings(points, ring_sizes, ring_count)?,
                self::options(options)?,
                Room::new(piece_sizes, piece_capacity, "piece_sizes")?,
                Room::new(vertices, corner_capacity, "vertices")?,
                Room::new(edges, edges_room, "edges")?,
            )
        };
        let cut = sat2d::decompose::decompose(&rings, &options)?;
        let corners = cut.pieces().map(|piece| piece.vertices.len()).sum();
        if piece_capacity < cut.count() || corner_capacity < corners {
            let pieces = cut.count();
            let message = format_args!(
                "{pieces} pieces with {corners} corners, room for {piece_capacity} with {corner_capacity}"
            );
            too_small = Failure::new(SAT_ERR_CAPACITY, message).status();
        } else {
            sizes.fill(cut.pieces().map(|piece| piece.vertices.len()));
            vertices.fill(cut.pieces().flat_map(|piece| piece.vertices).copied());
            edges.fill(cut.pieces().flat_map(|piece| piece.edges).map(edge_number));
        }
        Ok(summary(&cut, corners))
    };
    // SAFETY: by the contract of the header.
    match unsafe { answer(out, sat_decomposition::default(), body) } {
        SAT_OK => too_small,
        failure => failure,
    }
}

fn edge_number(source: &EdgeSource) -> u32 {
    match *source {
        EdgeSource::Input(edge) => edge,
        EdgeSource::Diagonal => SAT_EDGE_DIAGONAL,
    }
}

fn summary(cut: &Decomposition, corners: usize) -> sat_decomposition {
    sat_decomposition {
        // The core numbers pieces and corners in 32 bits.
        piece_count: cut.count() as u32,
        corner_count: corners as u32,
        is_optimal: cut.is_optimal().into(),
        reserved: 0,
        area: cut.area(),
    }
}
