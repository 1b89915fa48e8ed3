//! Questions whose arguments nobody has checked yet: how the C API asks.
//!
//! The first stage of a question, for pairs of simple kinds, needs no argument check, cannot panic
//! and does not allocate, and it declines transforms that break the invariants of [`Transform`].
//! So the C API runs it before its checks and its guard against panics.

use crate::proxy::placement::Placement;
use crate::shape::{Body, Kind, Shape};
use crate::transform::Transform;
use crate::types::Outcome;
use core::marker::PhantomData;

/// What a caller that has not checked its arguments does with the outcome of the first stage.
///
/// These are functions without `self`, so that the five arguments stay in registers: where the
/// stage declines, all that it costs is a few comparisons and a jump.
pub trait UncheckedCaller<T> {
    /// Where the answer goes.
    type Out;

    /// What the call returns.
    type Returned;

    /// Takes the answer.
    fn decided(out: Self::Out, answer: T) -> Self::Returned;

    /// Checks the arguments and takes the other stages.
    fn undecided(
        a: &Shape,
        ta: &Transform,
        b: &Shape,
        tb: &Transform,
        out: Self::Out,
    ) -> Self::Returned;
}

/// What becomes of the outcome of a stage. A large answer is handed on instead of returned, so
/// that it is written once, where it belongs.
pub(crate) trait Continuation<T> {
    /// What becomes of it.
    type Returned;

    /// Takes the answer.
    fn decided(self, answer: T) -> Self::Returned;

    /// Asks the next stage.
    fn undecided(self) -> Self::Returned;

    /// Takes a small outcome.
    #[inline(always)]
    fn outcome(self, outcome: Outcome<T>) -> Self::Returned
    where
        Self: Sized,
    {
        match outcome {
            Outcome::Decided(answer) => self.decided(answer),
            Outcome::Undecided => self.undecided(),
        }
    }
}

/// A question about two hulls that has a stage for pairs of simple kinds.
pub(crate) trait Question {
    /// The answer.
    type Answer;

    /// That stage, always inlined: a call would cost as much as it does.
    fn by_kind<K: Continuation<Self::Answer>>(
        a: Placement<'_>,
        b: Placement<'_>,
        then: K,
    ) -> K::Returned;
}

/// An unchecked call on its way through a stage.
struct Unchecked<'a, C, O> {
    a: &'a Shape,
    ta: &'a Transform,
    b: &'a Shape,
    tb: &'a Transform,
    out: O,
    caller: PhantomData<C>,
}

impl<T, C: UncheckedCaller<T>> Continuation<T> for Unchecked<'_, C, C::Out> {
    type Returned = C::Returned;

    #[inline(always)]
    fn decided(self, answer: T) -> C::Returned {
        C::decided(self.out, answer)
    }

    #[inline(always)]
    fn undecided(self) -> C::Returned {
        C::undecided(self.a, self.ta, self.b, self.tb, self.out)
    }
}

/// Runs that stage for a caller that has checked nothing.
#[inline(always)]
pub(crate) fn ask<Q: Question, C: UncheckedCaller<Q::Answer>>(
    a: &Shape,
    ta: &Transform,
    b: &Shape,
    tb: &Transform,
    out: C::Out,
) -> C::Returned {
    let (Body::Hull(p), Body::Hull(q)) = (&a.body, &b.body) else {
        return C::undecided(a, ta, b, tb, out);
    };
    // the two first compile to straight code; the mixed pairs need a stack frame, so they have a
    // function of their own
    match (p.kind, q.kind) {
        (Kind::Rectangle, Kind::Rectangle) => by_kind::<Q, C>(a, ta, b, tb, out),
        (Kind::Disc, Kind::Disc) => by_kind::<Q, C>(a, ta, b, tb, out),
        (Kind::Disc, Kind::Rectangle | Kind::Polygon)
        | (Kind::Rectangle | Kind::Polygon, Kind::Disc) => mixed::<Q, C>(a, ta, b, tb, out),
        _ => C::undecided(a, ta, b, tb, out),
    }
}

#[inline(always)]
fn by_kind<Q: Question, C: UncheckedCaller<Q::Answer>>(
    a: &Shape,
    ta: &Transform,
    b: &Shape,
    tb: &Transform,
    out: C::Out,
) -> C::Returned {
    let (Body::Hull(p), Body::Hull(q)) = (&a.body, &b.body) else {
        return C::undecided(a, ta, b, tb, out);
    };
    let then = Unchecked::<C, _> {
        a,
        ta,
        b,
        tb,
        out,
        caller: PhantomData,
    };
    Q::by_kind(Placement::new(p, ta), Placement::new(q, tb), then)
}

/// A disc and a polygon, in either order. With the calling convention of the C API, so that this
/// is a tail call there.
#[inline(never)]
extern "C" fn mixed<Q: Question, C: UncheckedCaller<Q::Answer>>(
    a: &Shape,
    ta: &Transform,
    b: &Shape,
    tb: &Transform,
    out: C::Out,
) -> C::Returned {
    by_kind::<Q, C>(a, ta, b, tb, out)
}
