//! Two shapes and where they are: what most questions are about.

use crate::base::status::Failure;
use crate::base::transform::{map, sat_transform};
use crate::boundary::entry::get;
use crate::shape::handle::sat_shape;
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

    /// The pair if there is plainly nothing wrong with it; `None` says nothing.
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
        // SAFETY: as the caller vouches, and it is asked whether they are maps.
        let pair = unsafe { Pair::unchecked(a, ta, b, tb) }?;
        Transform::are_plain(pair.ta, pair.tb).then_some(pair)
    }

    /// The pair, of which the transforms may be no maps; nothing where a pointer is NULL.
    ///
    /// # Safety
    /// As [`new`](Pair::new); and the transforms are only shown to what asks no map to be one.
    #[inline(always)]
    pub(crate) unsafe fn unchecked(
        a: *const sat_shape,
        ta: *const sat_transform,
        b: *const sat_shape,
        tb: *const sat_transform,
    ) -> Option<Pair<'a>> {
        // Each with a way out of its own, told to be rare: those of equal rank LLVM takes together and compares in registers of vectors.
        // SAFETY: as the caller vouches.
        unsafe {
            let Some(a) = a.as_ref() else {
                rare();
                return None;
            };
            let Some(ta) = ta.as_ref() else {
                rare();
                return None;
            };
            let Some(b) = b.as_ref() else {
                rare();
                return None;
            };
            let Some(tb) = tb.as_ref() else {
                rare();
                return None;
            };
            Some(Pair {
                a: &a.shape,
                ta: ta.as_map(),
                b: &b.shape,
                tb: tb.as_map(),
            })
        }
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

/// Says that a way is hardly ever taken.
#[cold]
#[inline(never)]
fn rare() {}
