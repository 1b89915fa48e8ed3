//! Questions about two shapes whose first stage the core runs before any argument check.

use crate::base::status::{SAT_OK, sat_status};
use crate::base::transform::sat_transform;
use crate::shape::handle::sat_shape;
use sat2d::internals::UncheckedCaller;
use sat2d::{Shape, Transform};
use std::marker::PhantomData;
use std::ptr::{NonNull, from_ref};

/// A question about two shapes.
pub(crate) trait Question {
    /// The answer of the core.
    type Found;

    /// The answer that C gets.
    type Answer;

    /// The one as the other.
    fn translate(found: Self::Found) -> Self::Answer;

    /// Checks the arguments and answers behind the guard against panics.
    ///
    /// # Safety
    /// By the contract of the header.
    unsafe extern "C" fn checked(
        a: *const sat_shape,
        ta: *const sat_transform,
        b: *const sat_shape,
        tb: *const sat_transform,
        out: *mut Self::Answer,
    ) -> sat_status;
}

/// C as the caller of a question. Only entry points name it, with the pointers that C passed.
pub(crate) struct Caller<Q>(PhantomData<Q>);

impl<Q: Question> UncheckedCaller<Q::Found> for Caller<Q> {
    type Out = NonNull<Q::Answer>;
    type Returned = sat_status;

    #[inline(always)]
    fn decided(out: NonNull<Q::Answer>, found: Q::Found) -> sat_status {
        // SAFETY: by the contract of the header.
        unsafe { out.write(Q::translate(found)) };
        SAT_OK
    }

    #[inline(always)]
    fn undecided(
        a: &Shape,
        ta: &Transform,
        b: &Shape,
        tb: &Transform,
        out: NonNull<Q::Answer>,
    ) -> sat_status {
        let (a, b) = (from_ref(a).cast(), from_ref(b).cast());
        let (ta, tb) = (from_ref(ta).cast(), from_ref(tb).cast());
        // SAFETY: these are the pointers that C passed: shapes and transforms have the layout of
        // their handles.
        unsafe { Q::checked(a, ta, b, tb, out.as_ptr()) }
    }
}
