//! The answer of a stage of a question.

use crate::types::relation::Relation;

/// The answer of one stage: decided for certain, or left to the next stage.
///
/// A stage decides only where its error bound proves the answer. The last stage of every question
/// is exact and always decides.
#[must_use]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome<T> {
    /// The answer, proven.
    Decided(T),
    /// This stage cannot tell.
    Undecided,
}

impl<T> Outcome<T> {
    /// An answer that is decided only on a condition.
    #[inline(always)]
    pub fn decided_if(is_decided: bool, answer: impl FnOnce() -> T) -> Outcome<T> {
        if is_decided {
            Outcome::Decided(answer())
        } else {
            Outcome::Undecided
        }
    }

    /// The answer of this stage, else that of the next one.
    #[inline(always)]
    pub fn or_else(self, next: impl FnOnce() -> Outcome<T>) -> Outcome<T> {
        match self {
            Outcome::Decided(_) => self,
            Outcome::Undecided => next(),
        }
    }

    /// The answer of this stage, else that of the last stage, which always decides.
    #[inline(always)]
    pub fn unwrap_or_else(self, last: impl FnOnce() -> T) -> T {
        match self {
            Outcome::Decided(answer) => answer,
            Outcome::Undecided => last(),
        }
    }

    /// The answer of this stage, else that of the last stage, which may fail.
    #[inline(always)]
    pub fn ok_or_else<E>(self, last: impl FnOnce() -> Result<T, E>) -> Result<T, E> {
        match self {
            Outcome::Decided(answer) => Ok(answer),
            Outcome::Undecided => last(),
        }
    }

    /// The answer of this stage if a condition holds for it.
    #[inline(always)]
    pub fn filter(self, condition: impl FnOnce(&T) -> bool) -> Outcome<T> {
        match self {
            Outcome::Decided(answer) if condition(&answer) => Outcome::Decided(answer),
            _ => Outcome::Undecided,
        }
    }

    /// Applies a function to a decided answer.
    #[inline(always)]
    pub fn map<U>(self, to: impl FnOnce(T) -> U) -> Outcome<U> {
        match self {
            Outcome::Decided(answer) => Outcome::Decided(to(answer)),
            Outcome::Undecided => Outcome::Undecided,
        }
    }

    /// The answer, if there is one.
    #[inline(always)]
    pub fn decided(self) -> Option<T> {
        match self {
            Outcome::Decided(answer) => Some(answer),
            Outcome::Undecided => None,
        }
    }
}

impl Outcome<Relation> {
    /// The relation of two shapes that are a gap apart, overlapping where it is below 0, if it
    /// exceeds a bound for its error.
    #[inline(always)]
    pub fn of_gap(gap: f64, bound: f64) -> Outcome<Relation> {
        if gap.abs() <= bound {
            return Outcome::Undecided;
        }
        Outcome::Decided(if gap > 0.0 {
            Relation::Disjoint
        } else {
            Relation::Overlapping
        })
    }
}

impl<T> From<Option<T>> for Outcome<T> {
    #[inline(always)]
    fn from(answer: Option<T>) -> Outcome<T> {
        match answer {
            Some(answer) => Outcome::Decided(answer),
            None => Outcome::Undecided,
        }
    }
}
