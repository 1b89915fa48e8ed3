//! Who may be among the first few by some measure, of which bounds are known at a glance and the number itself only when it is asked for.
//!
//! A search offers bodies with their bounds and leaves out what is beyond the limit. In the end those are left that may be meant, most often
//! as many as are wanted, and only these are asked.

use crate::narrow::distance::bounds::Bounds;
use smallvec::SmallVec;

/// The contenders for the first `count` places. An answer that had to be found for the bounds is kept.
pub(crate) struct Contest<A> {
    count: usize,
    /// Where nothing is of interest any more, however few were found.
    most: f64,
    /// By the upper bound.
    contenders: SmallVec<[Contender; 8]>,
    answers: SmallVec<[A; 2]>,
}

#[derive(Clone, Copy)]
struct Contender {
    bounds: Bounds,
    slot: u32,
    /// Which of the answers is its.
    answer: Option<u32>,
}

impl<A: Copy> Contest<A> {
    pub(crate) fn new(count: usize, most: f64) -> Contest<A> {
        Contest {
            count,
            most,
            contenders: SmallVec::new(),
            answers: SmallVec::new(),
        }
    }

    /// What has a greater lower bound is not among the first.
    #[inline(always)]
    pub(crate) fn limit(&self) -> f64 {
        match self.contenders.get(self.count - 1) {
            Some(last) if last.bounds.high < self.most => last.bounds.high,
            _ => self.most,
        }
    }

    /// A body whose lower bound is within the limit.
    pub(crate) fn offer(&mut self, slot: u32, bounds: Bounds, answer: Option<A>) {
        let answer = answer.map(|answer| {
            self.answers.push(answer);
            self.answers.len() as u32 - 1
        });
        let new = Contender {
            bounds,
            slot,
            answer,
        };
        let high = bounds.high;
        let at = self
            .contenders
            .partition_point(|other| other.bounds.high <= high);
        self.contenders.insert(at, new);
        let limit = self.limit();
        while let Some(last) = self.contenders.last()
            && last.bounds.low > limit
        {
            self.contenders.pop();
        }
    }

    /// Those that may be among the first, with the answers of those that were asked.
    pub(crate) fn contenders(&self) -> impl Iterator<Item = (u32, Option<A>)> {
        let limit = self.limit();
        let left = self
            .contenders
            .iter()
            .filter(move |one| one.bounds.low <= limit);
        left.map(|one| (one.slot, one.answer.map(|at| self.answers[at as usize])))
    }
}
