//! Two shapes and where they are: what most questions are about.

use crate::entry::get;
use crate::shape::sat_shape;
use crate::status::Failure;
use crate::transform::{map, sat_transform};
use sat2d::{Shape, Transform};

/// Two shapes and where they are, checked.
#[derive(Clone, Copy)]
pub(crate) struct Pair<'a> {
    pub(crate) a: &'a Shape,
    pub(crate) ta: &'a Transform,
    pub(crate) b: &'a Shape,
    pub(crate) tb: &'a Transform,
}

impl<'a> Pair<'a> {
    /// The pair behind four arguments.
    ///
    /// # Safety
    /// Each is NULL or points to what its type says, which outlives `'a` and is not written meanwhile.
    #[inline(always)]
    pub(crate) unsafe fn new(
        a: *const sat_shape,
        ta: *const sat_transform,
        b: *const sat_shape,
        tb: *const sat_transform,
    ) -> Result<Pair<'a>, Failure> {
        // SAFETY: as the caller vouches.
        unsafe {
            match Pair::plain(a, ta, b, tb) {
                Some(pair) => Ok(pair),
                None => Pair::in_turn(a, ta, b, tb),
            }
        }
    }

    /// The pair if there is plainly nothing wrong with it, looked at all at once; `None` says nothing.
    ///
    /// # Safety
    /// As [`new`](Pair::new).
    #[inline(always)]
    pub(crate) unsafe fn plain(
        a: *const sat_shape,
        ta: *const sat_transform,
        b: *const sat_shape,
        tb: *const sat_transform,
    ) -> Option<Pair<'a>> {
        // SAFETY: as the caller vouches.
        let (a, ta, b, tb) = unsafe { (a.as_ref()?, ta.as_ref()?, b.as_ref()?, tb.as_ref()?) };
        Transform::are_plain(ta.to_array(), tb.to_array()).then(|| {
            // SAFETY: they are maps, as was just told.
            let (ta, tb) = unsafe { (ta.as_map(), tb.as_map()) };
            let (a, b) = (&a.shape, &b.shape);
            Pair { a, ta, b, tb }
        })
    }

    /// The pair or what is wrong with it, one argument after the other.
    ///
    /// # Safety
    /// As [`new`](Pair::new).
    #[cold]
    #[inline(never)]
    pub(crate) unsafe fn in_turn(
        a: *const sat_shape,
        ta: *const sat_transform,
        b: *const sat_shape,
        tb: *const sat_transform,
    ) -> Result<Pair<'a>, Failure> {
        // SAFETY: as the caller vouches.
        unsafe {
            Ok(Pair {
                a: &get(a, "a")?.shape,
                ta: map(ta, "ta")?,
                b: &get(b, "b")?.shape,
                tb: map(tb, "tb")?,
            })
        }
    }
}
