//! Decomposition: a polygon as convex pieces.
//!
//! The corners of the pieces are vertices of the polygon: no new points, so nothing is rounded. The
//! pieces cover the polygon exactly once. Collision does not need this section:
//! `sat_shape_new_polygon` takes concave polygons.
//!
//! ```c
//! const sat_vec2 points[6] = {{0, 0}, {2, 0}, {2, 1}, {1, 1}, {1, 2}, {0, 2}}; // an L
//! const size_t ring_size = 6;
//! size_t sizes[8];                  // n + 2 * ring_count pieces always suffice,
//! uint32_t vertices[24], edges[24]; // with three times as many corners
//! const sat_piece_buffers buffers = {sizes, 8, vertices, edges, 24};
//! sat_decomposition cut;
//! size_t piece, corner = 0;
//! if (sat_polygon_decompose(points, &ring_size, 1, NULL, &buffers, &cut) != SAT_OK)
//!     puts(sat_last_error());
//! for (piece = 0; piece < cut.piece_count; corner += sizes[piece++])
//!     printf("a piece of %u corners, the first is vertex %u\n", (unsigned)sizes[piece],
//!            (unsigned)vertices[corner]);
//! ```

use crate::base::geometry::sat_vec2;
use crate::error::status::{Failure, SAT_ERR_CAPACITY, SAT_ERR_INVALID_ENUM, SAT_OK, sat_status};
use crate::guard::call::{answer, get};
use crate::guard::lists::Buffer;
use crate::shape::polygon::rings;
use libc::size_t;
use sat2d::DVec2;
use sat2d::decompose::{Decomposition, EdgeSource, Method, Options, Preference, decompose};
use std::borrow::Borrow;
use std::mem::offset_of;

/// How to decompose a polygon: one of the `SAT_DECOMPOSE_` constants.
pub type sat_decompose_method = i32;

/// The default: the fewest pieces for nearly all polygons without holes of up to 127 vertices; else
/// within a few percent of the fewest, in about a millisecond for each 300 vertices without holes.
pub const SAT_DECOMPOSE_BALANCED: sat_decompose_method = 0;
/// The least time, O(n log n), with more pieces than necessary.
pub const SAT_DECOMPOSE_FAST: sat_decompose_method = 1;
/// The fewest pieces. The number is proven for polygons without holes, or with a few holes and up
/// to a hundred vertices, unless they are too large for a search of some seconds (see
/// `is_optimal`); otherwise it is the best decomposition found in that time, with a bound (see
/// `lower_bound`).
pub const SAT_DECOMPOSE_FEWEST: sat_decompose_method = 2;
/// Rotational slicing, for the results of older programs: many pieces, in the order of the cuts.
pub const SAT_DECOMPOSE_SLICING: sat_decompose_method = 3;

/// Which decomposition to prefer among those with equally many pieces: one of the `SAT_PREFER_`
/// constants.
pub type sat_decompose_preference = i32;

/// The default: the decomposition as the method finds it.
pub const SAT_PREFER_AS_CUT: sat_decompose_preference = 0;
/// Fatter pieces: a larger ratio of 4 pi times the area to the square of the perimeter.
pub const SAT_PREFER_FAT: sat_decompose_preference = 1;
/// Pieces with wider least angles.
pub const SAT_PREFER_WIDE_ANGLES: sat_decompose_preference = 2;

/// Stands for the index of an edge: a diagonal inside the polygon, not one of its edges.
pub const SAT_EDGE_DIAGONAL: u32 = u32::MAX;

/// The options of a decomposition. All zero means the defaults, as does NULL for any pointer to
/// options.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct sat_decompose_options {
    /// One of the `SAT_DECOMPOSE_` constants.
    pub method: sat_decompose_method,
    /// One of the `SAT_PREFER_` constants.
    pub prefer: sat_decompose_preference,
    /// The most corners a piece may have, corners of 180 degrees included (8 for Box2D). 0 is no
    /// limit; 1 and 2 count as 3.
    pub max_corners: size_t,
    /// The most units of work, see @ref sat_status; 0 is no limit. If they do not suffice for the
    /// method, the result is the best decomposition found so far, and `is_complete` is 0. Less than
    /// 2 n log2 n units for n vertices is an error: `SAT_ERR_LIMIT`.
    pub work_limit: u64,
}

/// The buffers for the pieces of a decomposition. All zero means no buffers.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct sat_piece_buffers {
    /// The number of corners of each piece: `piece_capacity` numbers.
    pub piece_sizes: *mut size_t,
    /// The capacity of `piece_sizes`.
    pub piece_capacity: size_t,
    /// The vertices of the pieces, one piece after the other: `corner_capacity` indices.
    pub vertices: *mut u32,
    /// The edges of the pieces, one for each corner: `corner_capacity` indices. May be NULL.
    pub edges: *mut u32,
    /// The capacity of `vertices` and of `edges`.
    pub corner_capacity: size_t,
}

/// The result of a decomposition, besides the pieces.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct sat_decomposition {
    /// The area of the polygon without its holes, rounded; infinite if it overflows.
    pub area: f64,
    /// The number of pieces.
    pub piece_count: size_t,
    /// The number of corners of all pieces together.
    pub corner_count: size_t,
    /// 1 if it is proven that no decomposition has fewer pieces (without new points and within
    /// `max_corners`), 0 if that is not known.
    pub is_optimal: u32,
    /// 1 if `work_limit` sufficed for all that the options ask for, else 0.
    pub is_complete: u32,
    /// A number of pieces that is proven to be necessary without new points: `piece_count` if
    /// `is_optimal`. `SAT_DECOMPOSE_FEWEST` and `SAT_DECOMPOSE_BALANCED` look for such a bound; the
    /// other methods return 1.
    pub lower_bound: size_t,
}

const _: () = assert!(
    offset_of!(sat_decompose_options, prefer) == 4
        && offset_of!(sat_decompose_options, max_corners) == 8
        && offset_of!(sat_decomposition, piece_count) == 8
);

/// The options behind an argument; the defaults if it is NULL.
///
/// # Safety
/// `pointer` is NULL or points to options that are not written meanwhile.
pub(crate) unsafe fn options(pointer: *const sat_decompose_options) -> Result<Options, Failure> {
    // SAFETY: by the caller's contract.
    let given = unsafe { pointer.as_ref() }.copied().unwrap_or_default();
    let invalid = |field, value: i32, constants| {
        let message = format_args!("{field} is {value}, none of the {constants} constants");
        Failure::new(SAT_ERR_INVALID_ENUM, message)
    };
    let method = match given.method {
        SAT_DECOMPOSE_BALANCED => Method::Balanced,
        SAT_DECOMPOSE_FAST => Method::Fast,
        SAT_DECOMPOSE_FEWEST => Method::Fewest,
        SAT_DECOMPOSE_SLICING => Method::Slicing,
        other => return Err(invalid("method", other, "SAT_DECOMPOSE_")),
    };
    let prefer = match given.prefer {
        SAT_PREFER_AS_CUT => Preference::AsCut,
        SAT_PREFER_FAT => Preference::Fat,
        SAT_PREFER_WIDE_ANGLES => Preference::WideAngles,
        other => return Err(invalid("prefer", other, "SAT_PREFER_")),
    };
    let max_corners = (given.max_corners != 0).then_some(given.max_corners);
    let work_limit = (given.work_limit != 0).then_some(given.work_limit);
    Ok(Options {
        method,
        max_corners,
        prefer,
        work_limit,
    })
}

/// Decomposes a polygon into convex pieces that cover it exactly once and whose corners are its
/// vertices. NULL for `options` means the defaults.
///
/// The pieces come one after the other: in `piece_sizes` the number of corners of each; in
/// `vertices` the indices of the corners, counter-clockwise with y up, with angles of 180 degrees
/// where the piece next to it has a corner; in `edges`, for each corner, the polygon's edge from it
/// to the next corner of its piece (or the edge of which that is a part, where other rings touch
/// it), or `SAT_EDGE_DIAGONAL`. Of several vertices at one place the lowest index stands for all;
/// of their edges, that of the last vertex.
///
/// With n vertices in all, n + 2 * `ring_count` pieces with 3 times as many corners always suffice.
/// If the buffers are too small nothing is copied, and `out_decomposition` says what is needed.
/// Buffers of capacity 0 may be NULL, so a first call can return the counts, at the price of
/// decomposing twice. On other failures `out_decomposition` is all zero.
///
/// Errors: those of `sat_polygon_validate`, `SAT_ERR_INVALID_ENUM`, `SAT_ERR_LIMIT`,
/// `SAT_ERR_CAPACITY`.
///
/// ```c
/// const sat_vec2 points[6] = {{0, 0}, {2, 0}, {2, 1}, {1, 1}, {1, 2}, {0, 2}}; // an L
/// const size_t size = 6;
/// const sat_decompose_options options = {SAT_DECOMPOSE_FEWEST, SAT_PREFER_FAT, 8, 0};
/// size_t sizes[8];
/// uint32_t vertices[24], edges[24];
/// const sat_piece_buffers buffers = {sizes, 8, vertices, edges, 24};
/// sat_decomposition cut;
/// sat_polygon_decompose(points, &size, 1, &options, &buffers, &cut);
/// assert(cut.piece_count == 2 && cut.is_optimal && cut.area == 3);
/// assert(sizes[0] + sizes[1] == cut.corner_count);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_polygon_decompose(
    points: *const sat_vec2,
    ring_sizes: *const size_t,
    ring_count: size_t,
    options: *const sat_decompose_options,
    buffers: *const sat_piece_buffers,
    out_decomposition: *mut sat_decomposition,
) -> sat_status {
    let cut = |rings: &[&[DVec2]], options: &Options| Ok(decompose(rings, options)?);
    // SAFETY: by the contract of the header.
    unsafe {
        let polygon = (points, ring_sizes, ring_count);
        decompose_into(polygon, options, buffers, out_decomposition, cut)
    }
}

/// Decomposes a polygon, given by `points`, `ring_sizes` and `ring_count`, by `cut` into buffers.
///
/// # Safety
/// As [`sat_polygon_decompose`].
pub(crate) unsafe fn decompose_into<C: Cut>(
    (points, ring_sizes, ring_count): (*const sat_vec2, *const size_t, size_t),
    options: *const sat_decompose_options,
    buffers: *const sat_piece_buffers,
    out_decomposition: *mut sat_decomposition,
    cut: impl FnOnce(&[&[DVec2]], &Options) -> Result<C, Failure>,
) -> sat_status {
    let mut too_small = SAT_OK;
    let body = || {
        // SAFETY: by the caller's contract.
        let (rings, options, buffers) = unsafe {
            (
                rings(points, ring_sizes, ring_count)?,
                self::options(options)?,
                PieceBuffers::new(buffers)?,
            )
        };
        let cut = cut(&rings, &options)?;
        let result = cut.summary();
        match buffers.check(result.piece_count, result.corner_count) {
            Ok(()) => cut.write(buffers),
            Err(failure) => too_small = failure.status(),
        }
        Ok(result)
    };
    // SAFETY: by the caller's contract.
    match unsafe { answer(out_decomposition, sat_decomposition::default(), body) } {
        SAT_OK => too_small,
        failure => failure,
    }
}

/// The pieces of a polygon.
pub(crate) trait Cut {
    /// All besides the pieces.
    fn summary(&self) -> sat_decomposition;
    /// Writes the pieces; they fit.
    fn write(&self, buffers: PieceBuffers);
}

impl<D: Borrow<Decomposition>> Cut for D {
    fn summary(&self) -> sat_decomposition {
        summary(self.borrow())
    }

    fn write(&self, buffers: PieceBuffers) {
        buffers.fill([self.borrow()].into_iter());
    }
}

/// The caller's memory for pieces.
pub(crate) struct PieceBuffers {
    capacities: [size_t; 2],
    sizes: Buffer<size_t>,
    vertices: Buffer<u32>,
    edges: Buffer<u32>,
}

impl PieceBuffers {
    /// The buffers behind an argument.
    ///
    /// # Safety
    /// `buffers` is NULL or points to buffers, each as [`Buffer::new`].
    pub(crate) unsafe fn new(buffers: *const sat_piece_buffers) -> Result<PieceBuffers, Failure> {
        // SAFETY: by the caller's contract.
        let given = unsafe { get(buffers, "buffers") }?;
        let (pieces, corners) = (given.piece_capacity, given.corner_capacity);
        let edge_capacity = if given.edges.is_null() { 0 } else { corners };
        // SAFETY: by the caller's contract.
        unsafe {
            Ok(PieceBuffers {
                capacities: [pieces, corners],
                sizes: Buffer::new(given.piece_sizes, pieces, "piece_sizes")?,
                vertices: Buffer::new(given.vertices, corners, "vertices")?,
                edges: Buffer::new(given.edges, edge_capacity, "edges")?,
            })
        }
    }

    /// Whether this many pieces and corners fit.
    pub(crate) fn check(&self, piece_count: usize, corner_count: usize) -> Result<(), Failure> {
        let [pieces, corners] = self.capacities;
        if pieces >= piece_count && corners >= corner_count {
            return Ok(());
        }
        let message = format_args!(
            "{piece_count} pieces with {corner_count} corners, but the capacities are {pieces} \
             and {corners}"
        );
        Err(Failure::new(SAT_ERR_CAPACITY, message))
    }

    /// Writes the pieces of decompositions, one after the other.
    pub(crate) fn fill<'a>(self, cuts: impl Iterator<Item = &'a Decomposition> + Clone) {
        let pieces = || cuts.clone().flat_map(Decomposition::pieces);
        let edges = pieces().flat_map(|piece| piece.edges);
        self.edges.fill(edges.map(edge_index));
        fill_corners(self.sizes, self.vertices, || pieces().map(|p| p.vertices));
    }

    /// Writes pieces given by their corners alone.
    pub(crate) fn fill_corners<'a>(self, pieces: impl Iterator<Item = &'a [u32]> + Clone) {
        fill_corners(self.sizes, self.vertices, || pieces.clone());
    }
}

fn fill_corners<'a, I: Iterator<Item = &'a [u32]>>(
    sizes: Buffer<size_t>,
    vertices: Buffer<u32>,
    pieces: impl Fn() -> I,
) {
    sizes.fill(pieces().map(<[u32]>::len));
    vertices.fill(pieces().flatten().copied());
}

fn edge_index(source: &EdgeSource) -> u32 {
    match *source {
        EdgeSource::Input(edge) => edge,
        EdgeSource::Diagonal => SAT_EDGE_DIAGONAL,
    }
}

pub(crate) fn summary(cut: &Decomposition) -> sat_decomposition {
    sat_decomposition {
        area: cut.area(),
        piece_count: cut.count(),
        corner_count: cut.pieces().map(|piece| piece.vertices.len()).sum(),
        is_optimal: cut.is_optimal().into(),
        is_complete: cut.is_complete().into(),
        lower_bound: cut.lower_bound(),
    }
}
