//! The k nearest bodies by a measure that has cheap bounds and an expensive exact value.
//!
//! A search offers bodies with their bounds and leaves out what lies beyond the limit. In the end
//! the bodies that may be among the k nearest remain, most often k of them, and the exact value is
//! computed for these only.

use sat2d_core::narrow::distance::bounds::Bounds;
use smallvec::SmallVec;

/// The candidates for the `k` nearest. An answer that was needed for the bounds is kept.
pub(crate) struct KNearest<A> {
    k: usize,
    /// The largest value of interest, however few bodies were found.
    most: f64,
    /// By the upper bound.
    candidates: SmallVec<[Candidate; 8]>,
    answers: SmallVec<[A; 2]>,
}

#[derive(Clone, Copy)]
struct Candidate {
    bounds: Bounds,
    slot: u32,
    /// The index of its answer.
    answer: Option<u32>,
}

impl<A: Copy> KNearest<A> {
    pub(crate) fn new(k: usize, most: f64) -> KNearest<A> {
        KNearest {
            k,
            most,
            candidates: SmallVec::new(),
            answers: SmallVec::new(),
        }
    }

    /// A body with a greater lower bound is not among the k nearest.
    #[inline(always)]
    pub(crate) fn limit(&self) -> f64 {
        match self.candidates.get(self.k - 1) {
            Some(last) if last.bounds.high < self.most => last.bounds.high,
            _ => self.most,
        }
    }

    /// Adds a body whose lower bound is within the limit.
    pub(super) fn offer(&mut self, slot: u32, bounds: Bounds, answer: Option<A>) {
        let answer = answer.map(|answer| {
            self.answers.push(answer);
            self.answers.len() as u32 - 1
        });
        let new = Candidate {
            bounds,
            slot,
            answer,
        };
        let high = bounds.high;
        let at = self
            .candidates
            .partition_point(|other| other.bounds.high <= high);
        self.candidates.insert(at, new);
        let limit = self.limit();
        while let Some(last) = self.candidates.last()
            && last.bounds.low > limit
        {
            self.candidates.pop();
        }
    }

    /// The bodies that may be among the k nearest, with the answers that are known.
    pub(crate) fn candidates(&self) -> impl Iterator<Item = (u32, Option<A>)> {
        let limit = self.limit();
        let left = self
            .candidates
            .iter()
            .filter(move |one| one.bounds.low <= limit);
        left.map(|one| (one.slot, one.answer.map(|at| self.answers[at as usize])))
    }
}
