//! Batch: many pairs in one call, as exact as one at a time.
//!
//! Rectangles come as the arrays that the caller has (a structure of arrays), of doubles or floats, and are read where they lie; the loop over
//! them takes the widest vector instructions that the machine has. With centre c and half-edges u and v the corners of a rectangle are
//! c ± u ± v, as real numbers: any parallelogram, turned, skewed or mirrored; with an area of 0 it is a segment or a point. Two are apart along
//! the normal of u1 where |d×u1| > |v1×u1| + |u2×u1| + |v2×u1|, d from centre to centre, and likewise for v1, u2 and v2 (S. Gottschalk,
//! M. C. Lin, D. Manocha: OBBTree, 1996, in the plane); what rounding leaves in doubt is decided in whole numbers. Units are the caller's, y up or
//! down. A rectangle of width w and height h placed by a transform has u = w/2 · (a, b) and v = h/2 · (c, d).
//!
//! Answers go to `relations`, which has room for one a pair and lies apart from what is read. `answered`, which may be NULL, is how many there are:
//! on success all, on failure the index of the first pair that has none. Answers before it stand; it and all after are `SAT_DISJOINT`. Who
//! wants the rest all the same calls again from the next pair on.

use crate::base::status::{Failure, SAT_OK, sat_status};
use crate::base::transform::{maps, sat_transform};
use crate::boundary::entry::{countable, get, guarded, list, null};
use crate::query::relation::sat_relation;
use crate::shape::handle::{sat_shape, shapes as shape_list};
use sat2d::Relation;
use sat2d::batch;
use sat2d::batch::{BatchError, Rectangles, Scalar};
use std::mem::{align_of, offset_of, size_of};

/// Rectangles, one an index, as arrays of doubles of the same length.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct sat_rectangles_f64 {
    /// The centres' x.
    pub center_x: *const f64,
    /// The centres' y.
    pub center_y: *const f64,
    /// The x of the first half-edges.
    pub u_x: *const f64,
    /// The y of the first half-edges.
    pub u_y: *const f64,
    /// The x of the second half-edges.
    pub v_x: *const f64,
    /// The y of the second half-edges.
    pub v_y: *const f64,
}

/// Rectangles, one an index, as arrays of floats of the same length.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct sat_rectangles_f32 {
    /// The centres' x.
    pub center_x: *const f32,
    /// The centres' y.
    pub center_y: *const f32,
    /// The x of the first half-edges.
    pub u_x: *const f32,
    /// The y of the first half-edges.
    pub u_y: *const f32,
    /// The x of the second half-edges.
    pub v_x: *const f32,
    /// The y of the second half-edges.
    pub v_y: *const f32,
}

const _: () = assert!(
    size_of::<sat_rectangles_f64>() == 6 * size_of::<usize>()
        && size_of::<sat_rectangles_f32>() == 6 * size_of::<usize>()
        && offset_of!(sat_rectangles_f64, v_y) == 5 * size_of::<usize>()
        && offset_of!(sat_rectangles_f32, v_y) == 5 * size_of::<usize>()
);

// The core writes its relations where the caller wants codes.
const _: () = assert!(
    size_of::<Relation>() == size_of::<sat_relation>()
        && align_of::<Relation>() == align_of::<sat_relation>()
        && Relation::Disjoint as sat_relation == crate::query::relation::SAT_DISJOINT
        && Relation::Touching as sat_relation == crate::query::relation::SAT_TOUCHING
        && Relation::Overlapping as sat_relation == crate::query::relation::SAT_OVERLAPPING
);

/// The lists behind the arrays of rectangles: centre, u and v, each x then y.
///
/// # Safety
/// `of` as [`get`]; each array of it is NULL or has `count` numbers that outlive `'a`.
unsafe fn rectangles<'a, R, T: 'a>(
    of: *const R,
    columns: impl FnOnce(&R) -> [*const T; 6],
    count: usize,
    name: &str,
) -> Result<Rectangles<'a, T>, Failure> {
    const NAMES: [&str; 6] = ["center_x", "center_y", "u_x", "u_y", "v_x", "v_y"];
    // SAFETY: as the caller vouches.
    let starts = columns(unsafe { get(of, name) }?);
    let mut lists: [&[T]; 6] = [&[]; 6];
    for ((list, start), column) in lists.iter_mut().zip(starts).zip(NAMES) {
        // SAFETY: as the caller vouches.
        *list = unsafe { self::list(start, count, column) }?;
    }
    let [center_x, center_y, u_x, u_y, v_x, v_y] = lists;
    Ok(Rectangles {
        center_x,
        center_y,
        u_x,
        u_y,
        v_x,
        v_y,
    })
}

impl sat_rectangles_f64 {
    fn columns(&self) -> [*const f64; 6] {
        [
            self.center_x,
            self.center_y,
            self.u_x,
            self.u_y,
            self.v_x,
            self.v_y,
        ]
    }
}

impl sat_rectangles_f32 {
    fn columns(&self) -> [*const f32; 6] {
        [
            self.center_x,
            self.center_y,
            self.u_x,
            self.u_y,
            self.v_x,
            self.v_y,
        ]
    }
}

/// Runs a batch: its relations go to the caller's memory, `SAT_DISJOINT` from the first pair on that has no answer.
///
/// # Safety
/// `relations` is NULL or has room for `count`, which nobody else uses meanwhile; `answered` is NULL or may be written.
unsafe fn run(
    relations: *mut sat_relation,
    count: usize,
    answered: *mut usize,
    batch: impl FnOnce(&mut [Relation]) -> Result<Result<(), BatchError>, Failure>,
) -> sat_status {
    let mut done = 0;
    let body = || {
        let out: &mut [Relation] = if count == 0 {
            &mut []
        } else if relations.is_null() {
            return Err(null("relations"));
        } else {
            countable::<sat_relation>(count, "relations")?;
            // SAFETY: there is room, and zero is a relation.
            unsafe {
                relations.write_bytes(0, count);
                std::slice::from_raw_parts_mut(relations.cast(), count)
            }
        };
        let outcome = batch(out)?;
        done = match outcome {
            Ok(()) => count,
            Err(BatchError::NotFinite { index, .. }) => index,
            Err(BatchError::NoSuchBody { pair, .. } | BatchError::Place { pair, .. }) => pair,
            Err(_) => 0,
        };
        out[done..].fill(Relation::Disjoint);
        Ok(outcome?)
    };
    let status = guarded(body).map_or_else(|failure| failure.status(), |()| SAT_OK);
    if !answered.is_null() {
        // SAFETY: as the caller vouches.
        unsafe { answered.write(done) };
    }
    status
}

/// The batch of rectangles, of doubles or floats.
///
/// # Safety
/// `a` and `b` as [`rectangles`], the rest as [`run`].
unsafe fn run_rectangles<R, T: Scalar>(
    a: *const R,
    b: *const R,
    columns: fn(&R) -> [*const T; 6],
    count: usize,
    relations: *mut sat_relation,
    answered: *mut usize,
) -> sat_status {
    let batch = |out: &mut [Relation]| {
        // SAFETY: as the caller vouches.
        let (a, b) = unsafe {
            (
                rectangles(a, columns, count, "a")?,
                rectangles(b, columns, count, "b")?,
            )
        };
        Ok(batch::rectangles(a, b, out))
    };
    // SAFETY: as the caller vouches.
    unsafe { run(relations, count, answered, batch) }
}

/// How rectangle `i` of `a` and rectangle `i` of `b` stand to each other, for all `i` below `count`, exactly for the doubles given. `a` and `b` may
/// be the same, or share arrays. With a `count` of 0 arrays and `relations` may be NULL.
///
/// ```c
/// // squares of side 2 at x = 0 and 1, against such at x = 2 and 3.5
/// const double x[2] = {0, 1}, right[2] = {2, 3.5}, zero[2] = {0, 0}, one[2] = {1, 1};
/// const sat_rectangles_f64 a = {x, zero, one, zero, zero, one}, b = {right, zero, one, zero, zero, one};
/// sat_relation relations[2];
/// size_t answered;
/// assert(sat_batch_rectangles_f64(&a, &b, 2, relations, &answered) == SAT_OK && answered == 2);
/// assert(relations[0] == SAT_TOUCHING && relations[1] == SAT_DISJOINT);
/// ```
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_COUNT`, `SAT_ERR_NOT_FINITE` (any number of a pair).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_batch_rectangles_f64(
    a: *const sat_rectangles_f64,
    b: *const sat_rectangles_f64,
    count: usize,
    relations: *mut sat_relation,
    answered: *mut usize,
) -> sat_status {
    // SAFETY: by the contract of the header.
    unsafe {
        run_rectangles(
            a,
            b,
            sat_rectangles_f64::columns,
            count,
            relations,
            answered,
        )
    }
}

/// `sat_batch_rectangles_f64` for floats: half the memory to read, and twice as many at a time. Exact for the floats given.
///
/// ```c
/// // one square of side 2 against one that is turned by 45 degrees and reaches it with a corner
/// const float x = 0, right = 2, zero = 0, one = 1, half = 0.5f, minus = -0.5f;
/// const sat_rectangles_f32 a = {&x, &zero, &one, &zero, &zero, &one}, b = {&right, &zero, &half, &half, &minus, &half};
/// sat_relation relation;
/// assert(sat_batch_rectangles_f32(&a, &b, 1, &relation, NULL) == SAT_OK && relation == SAT_TOUCHING);
/// ```
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_COUNT`, `SAT_ERR_NOT_FINITE` (any number of a pair).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_batch_rectangles_f32(
    a: *const sat_rectangles_f32,
    b: *const sat_rectangles_f32,
    count: usize,
    relations: *mut sat_relation,
    answered: *mut usize,
) -> sat_status {
    // SAFETY: by the contract of the header.
    unsafe {
        run_rectangles(
            a,
            b,
            sat_rectangles_f32::columns,
            count,
            relations,
            answered,
        )
    }
}

/// How pairs of bodies stand to each other, as `sat_collide` says of each, but what depends on one body only is found once. Body `k` is `shapes[k]`, of
/// any kind, at `transforms[k]`, for `k` below `body_count`; pair `i` is of bodies `pairs[2 * i]` and `pairs[2 * i + 1]`, for `i` below
/// `pair_count`. Lists with a count of 0 may be NULL. The relation of a body with itself is that of two alike in one place.
///
/// ```c
/// sat_shape *tile = NULL, *ball = NULL;
/// sat_transform at[3] = {{1, 0, 0, 1, 0, 0}, {1, 0, 0, 1, 1.5, 0}, {1, 0, 0, 1, 3.5, 0}};
/// const uint32_t pairs[6] = {0, 1, 0, 2, 1, 2};
/// const sat_vec2 origin = {0, 0};
/// sat_relation relations[3];
/// assert(sat_shape_new_rectangle(2, 2, &tile) == SAT_OK && sat_shape_new_circle(origin, 1, &ball) == SAT_OK);
/// const sat_shape *const shapes[3] = {tile, tile, ball};
/// assert(sat_batch_pairs(shapes, at, 3, pairs, 3, relations, NULL) == SAT_OK);
/// assert(relations[0] == SAT_OVERLAPPING && relations[1] == SAT_DISJOINT && relations[2] == SAT_TOUCHING);
/// sat_shape_free(tile);
/// sat_shape_free(ball);
/// ```
///
/// Errors: `SAT_ERR_NULL` (any shape too), `SAT_ERR_COUNT`, `SAT_ERR_NOT_FINITE` and `SAT_ERR_SINGULAR` (any transform, in a pair or not),
/// `SAT_ERR_INDEX` (a pair's), `SAT_ERR_NOT_SIMILARITY`, `SAT_ERR_OUT_OF_RANGE`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_batch_pairs(
    shapes: *const *const sat_shape,
    transforms: *const sat_transform,
    body_count: usize,
    pairs: *const u32,
    pair_count: usize,
    relations: *mut sat_relation,
    answered: *mut usize,
) -> sat_status {
    let batch = |out: &mut [Relation]| {
        // SAFETY: by the contract of the header.
        let (shapes, transforms, pairs) = unsafe {
            (
                shape_list(shapes, body_count, "shapes")?,
                maps(transforms, body_count, "transforms")?,
                list(pairs.cast::<[u32; 2]>(), pair_count, "pairs")?,
            )
        };
        Ok(batch::pairs(shapes, transforms, pairs, out))
    };
    // SAFETY: by the contract of the header.
    unsafe { run(relations, pair_count, answered, batch) }
}
