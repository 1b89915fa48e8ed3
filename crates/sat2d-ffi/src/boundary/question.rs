//! Questions about two shapes that may be answered before anything is checked, and without a guard (see `sat2d::internals::QuickPair`): the way to the
//! answer, which is the same for all of them.

use crate::base::status::{SAT_OK, sat_status};
use crate::base::transform::sat_transform;
use crate::boundary::pair::Pair;
use crate::shape::handle::sat_shape;
use sat2d::internals::QuickPair;
use std::ptr::NonNull;

/// A question about two shapes.
pub(crate) trait Question {
    /// What C is told.
    type Answer;

    /// Whether two rectangles may be answered at once, too.
    const RECTANGLES: bool;

    /// Whether a circle and a polygon may be, too.
    const MIXED: bool;

    /// Writes the answer to `room` if it can be told at once; tells whether it was. It may not panic.
    ///
    /// # Safety
    /// `room` may be written, and the transforms, which may be no maps, are only shown to what asks no map to be one.
    unsafe fn quick(kinds: QuickPair, pair: Pair<'_>, room: NonNull<Self::Answer>) -> bool;

    /// Answers whatever is asked. Apart, so that what is settled at once needs no guard and no room on the stack.
    ///
    /// # Safety
    /// By the contract of the header.
    unsafe extern "C" fn full(
        a: *const sat_shape,
        ta: *const sat_transform,
        b: *const sat_shape,
        tb: *const sat_transform,
        out: *mut Self::Answer,
    ) -> sat_status;
}

/// Answers a question, at once if it can be.
///
/// # Safety
/// By the contract of the header.
#[inline(always)]
pub(crate) unsafe fn ask<Q: Question>(
    a: *const sat_shape,
    ta: *const sat_transform,
    b: *const sat_shape,
    tb: *const sat_transform,
    out: *mut Q::Answer,
) -> sat_status {
    // SAFETY: as the caller vouches.
    unsafe {
        let (Some(shape_a), Some(shape_b)) = (a.as_ref(), b.as_ref()) else {
            return Q::full(a, ta, b, tb, out);
        };
        // each of the large ones apart, so that the others, which need none, find no registers saved and no room on the stack
        match QuickPair::of(&shape_a.shape, &shape_b.shape) {
            Some(QuickPair::Rectangles) if Q::RECTANGLES => {
                quick::<Q>(QuickPair::Rectangles, a, ta, b, tb, out)
            }
            Some(QuickPair::Circles) => quick::<Q>(QuickPair::Circles, a, ta, b, tb, out),
            Some(QuickPair::CircleAndPolygon) if Q::MIXED => mixed::<Q, true>(a, ta, b, tb, out),
            Some(QuickPair::PolygonAndCircle) if Q::MIXED => mixed::<Q, false>(a, ta, b, tb, out),
            _ => Q::full(a, ta, b, tb, out),
        }
    }
}

/// A pair of these kinds.
///
/// # Safety
/// By the contract of the header.
#[inline(always)]
unsafe fn quick<Q: Question>(
    kinds: QuickPair,
    a: *const sat_shape,
    ta: *const sat_transform,
    b: *const sat_shape,
    tb: *const sat_transform,
    out: *mut Q::Answer,
) -> sat_status {
    // SAFETY: as the caller vouches, and no map is asked to be one.
    unsafe {
        if let Some(pair) = Pair::unchecked(a, ta, b, tb)
            && let Some(room) = NonNull::new(out)
            && Q::quick(kinds, pair, room)
        {
            return SAT_OK;
        }
        Q::full(a, ta, b, tb, out)
    }
}

/// A circle and a polygon, of which one is known to be the first.
///
/// # Safety
/// By the contract of the header.
#[inline(never)]
unsafe extern "C" fn mixed<Q: Question, const CIRCLE_FIRST: bool>(
    a: *const sat_shape,
    ta: *const sat_transform,
    b: *const sat_shape,
    tb: *const sat_transform,
    out: *mut Q::Answer,
) -> sat_status {
    let kinds = match CIRCLE_FIRST {
        true => QuickPair::CircleAndPolygon,
        false => QuickPair::PolygonAndCircle,
    };
    // SAFETY: as the caller vouches.
    unsafe { quick::<Q>(kinds, a, ta, b, tb, out) }
}
