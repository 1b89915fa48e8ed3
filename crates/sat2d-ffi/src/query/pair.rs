//! Two placed shapes: the arguments of most queries.

use crate::base::transform::{checked, sat_transform};
use crate::error::status::Failure;
use crate::guard::call::get;
use crate::shape::handle::sat_shape;
use sat2d::{Shape, Transform};

/// Two placed shapes, checked.
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
    /// Each is NULL or points to its type, which outlives `'a` and is not written meanwhile.
    #[inline(always)]
    pub(crate) unsafe fn new(
        a: *const sat_shape,
        ta: *const sat_transform,
        b: *const sat_shape,
        tb: *const sat_transform,
    ) -> Result<Pair<'a>, Failure> {
        // SAFETY: by the caller's contract.
        unsafe {
            match Pair::plain(a, ta, b, tb) {
                Some(pair) => Ok(pair),
                None => Pair::in_turn(a, ta, b, tb),
            }
        }
    }

    /// The pair if a quick test finds all arguments valid. `None` decides nothing.
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
        // SAFETY: by the caller's contract, and whether they are maps is tested.
        let pair = unsafe { Pair::unchecked(a, ta, b, tb) }?;
        Transform::are_plain(pair.ta, pair.tb).then_some(pair)
    }

    /// The pair with transforms that are not checked; `None` if a pointer is NULL.
    ///
    /// # Safety
    /// As [`new`](Pair::new); the transforms only go to functions that accept invalid ones.
    #[inline(always)]
    pub(crate) unsafe fn unchecked(
        a: *const sat_shape,
        ta: *const sat_transform,
        b: *const sat_shape,
        tb: *const sat_transform,
    ) -> Option<Pair<'a>> {
        // Each test has a cold branch of its own: LLVM would merge equal branches and compare in
        // vector registers.
        // SAFETY: by the caller's contract.
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

    /// The pair or its first error, one argument after the other.
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
        // SAFETY: by the caller's contract.
        unsafe {
            Ok(Pair {
                a: &get(a, "a")?.shape,
                ta: checked(ta, "ta")?,
                b: &get(b, "b")?.shape,
                tb: checked(tb, "tb")?,
            })
        }
    }
}

/// Marks a branch as cold.
#[cold]
#[inline(never)]
fn rare() {}
