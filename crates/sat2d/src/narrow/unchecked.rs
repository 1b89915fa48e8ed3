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

    /// Runs the stage for a disc and a polygon, in line or in a function of its own.
    #[inline(always)]
    fn disc_polygon<Q, const DISC_FIRST: bool>(
        self,
        a: Placement<'_>,
        b: Placement<'_>,
    ) -> Self::Returned
    where
        Self: Sized,
        Q: Question<Answer = T>,
    {
        Q::disc_polygon::<Self, DISC_FIRST>(a, b, self)
    }
}

/// Hands the outcome back.
pub(crate) struct AsOutcome;

impl<T> Continuation<T> for AsOutcome {
    type Returned = Outcome<T>;

    #[inline(always)]
    fn decided(self, answer: T) -> Outcome<T> {
        Outcome::Decided(answer)
    }

    #[inline(always)]
    fn undecided(self) -> Outcome<T> {
        Outcome::Undecided
    }
}

/// A question with stages for pairs of simple kinds. Each is always inlined: a call would cost as
/// much as it does.
pub(crate) trait Question {
    /// The answer.
    type Answer;

    /// Whether there is a stage for two rectangles.
    const RECTANGLES: bool;

    /// Whether there are stages for a disc and a polygon.
    const MIXED: bool;

    /// The stage for two rectangles.
    #[inline(always)]
    fn rectangles<K>(_: Placement<'_>, _: Placement<'_>, then: K) -> K::Returned
    where
        K: Continuation<Self::Answer>,
    {
        then.undecided()
    }

    /// The stage for two discs.
    fn discs<K>(a: Placement<'_>, b: Placement<'_>, then: K) -> K::Returned
    where
        K: Continuation<Self::Answer>;

    /// The stage for a disc and a polygon; `DISC_FIRST` says whether `a` is the disc.
    #[inline(always)]
    fn disc_polygon<K, const DISC_FIRST: bool>(
        _: Placement<'_>,
        _: Placement<'_>,
        then: K,
    ) -> K::Returned
    where
        K: Continuation<Self::Answer>,
    {
        then.undecided()
    }
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

impl<'a, C, O> Unchecked<'a, C, O> {
    #[inline(always)]
    fn new(
        a: &'a Shape,
        ta: &'a Transform,
        b: &'a Shape,
        tb: &'a Transform,
        out: O,
    ) -> Unchecked<'a, C, O> {
        Unchecked {
            a,
            ta,
            b,
            tb,
            out,
            caller: PhantomData,
        }
    }
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

    /// This stage needs a stack frame, which the others shall not have.
    #[inline(always)]
    fn disc_polygon<Q, const DISC_FIRST: bool>(
        self,
        _: Placement<'_>,
        _: Placement<'_>,
    ) -> C::Returned
    where
        Q: Question<Answer = T>,
    {
        disc_polygon::<Q, C, DISC_FIRST>(self.a, self.ta, self.b, self.tb, self.out)
    }
}

/// The first stage of a question, by the kinds of two hulls: the one table of these.
#[inline(always)]
pub(crate) fn by_kind<Q: Question, K: Continuation<Q::Answer>>(
    a: Placement<'_>,
    b: Placement<'_>,
    then: K,
) -> K::Returned {
    match (a.hull.kind, b.hull.kind) {
        (Kind::Rectangle, Kind::Rectangle) if Q::RECTANGLES => Q::rectangles(a, b, then),
        (Kind::Disc, Kind::Disc) => Q::discs(a, b, then),
        (Kind::Disc, Kind::Rectangle | Kind::Polygon) if Q::MIXED => {
            then.disc_polygon::<Q, true>(a, b)
        }
        (Kind::Rectangle | Kind::Polygon, Kind::Disc) if Q::MIXED => {
            then.disc_polygon::<Q, false>(a, b)
        }
        _ => then.undecided(),
    }
}

/// Runs the first stage of a question for a caller that has checked nothing.
#[inline(always)]
pub(crate) fn ask<Q: Question, C: UncheckedCaller<Q::Answer>>(
    a: &Shape,
    ta: &Transform,
    b: &Shape,
    tb: &Transform,
    out: C::Out,
) -> C::Returned {
    let call = Unchecked::<C, _>::new(a, ta, b, tb, out);
    let (Body::Hull(p), Body::Hull(q)) = (&a.body, &b.body) else {
        return call.undecided();
    };
    by_kind::<Q, _>(Placement::new(p, ta), Placement::new(q, tb), call)
}

/// The stage for a disc and a polygon. The calling convention is that of the C API, so that this is
/// a tail call there.
#[inline(never)]
extern "C" fn disc_polygon<Q, C, const DISC_FIRST: bool>(
    a: &Shape,
    ta: &Transform,
    b: &Shape,
    tb: &Transform,
    out: C::Out,
) -> C::Returned
where
    Q: Question,
    C: UncheckedCaller<Q::Answer>,
{
    let call = Unchecked::<C, _>::new(a, ta, b, tb, out);
    match (&a.body, &b.body) {
        (Body::Hull(p), Body::Hull(q)) => {
            let (p, q) = (Placement::new(p, ta), Placement::new(q, tb));
            Q::disc_polygon::<_, DISC_FIRST>(p, q, call)
        }
        _ => call.undecided(),
    }
}
