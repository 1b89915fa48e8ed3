//! A walk along boundary features from the origin outward.
//!
//! Each feature is followed from its point nearest to the origin, as far as a difference covers it,
//! and left as soon as another one is nearer. So only what is nearer than the answer is examined,
//! and mostly one difference covers a long interval.
//!
//! ```text
//! intervals = the whole features                        a heap, the nearest first
//! loop
//!     interval = the nearest, at = its point nearest to the origin
//!     some difference covers at: what it leaves of the interval, on either side, goes back
//!     none does: the feature is free there
//! ```
//!
//! A grid remembers which differences covered points near by. Those of the point's cell are tried
//! first, then all, the large ones first.

use crate::limit::{LimitError, WorkBudget};
use crate::narrow::separation::boundary_features::BoundaryFeature;
use crate::narrow::separation::minkowski_difference::{Difference, Inflation};
use crate::narrow::separation::nearest_first::NearestFirst;
use alloc::vec;
use alloc::vec::Vec;
use glam::DVec2;
use smallvec::SmallVec;

/// Cells along either axis of the grid.
const CELLS: usize = 24;
/// How many differences a cell remembers.
const REMEMBERED: usize = 8;

/// A part of a feature that is not examined yet.
struct Interval {
    from: f64,
    to: f64,
}

/// The walk along the features within some distance of the origin.
pub(crate) struct BoundaryWalk<'a> {
    features: &'a [(f64, BoundaryFeature)],
    differences: &'a [Difference],
    inflation: Inflation,
    within: f64,
    intervals: NearestFirst<Interval>,
    /// Which features are known to be free somewhere.
    free: Vec<bool>,
    /// The differences, the largest first.
    order: Vec<u32>,
    cells: Vec<SmallVec<[u32; REMEMBERED]>>,
    work: &'a WorkBudget,
}

impl<'a> BoundaryWalk<'a> {
    /// A walk along features, each given with its distance from the origin.
    pub(crate) fn new(
        features: &'a [(f64, BoundaryFeature)],
        differences: &'a [Difference],
        inflation: Inflation,
        within: f64,
        work: &'a WorkBudget,
    ) -> BoundaryWalk<'a> {
        let mut intervals = NearestFirst::new();
        for (i, (distance, feature)) in features.iter().enumerate() {
            let (from, to) = feature.domain();
            intervals.push(*distance, i, Interval { from, to });
        }
        let size = |i: &u32| {
            let bounds = differences[*i as usize].bounds;
            let size = bounds.max - bounds.min;
            size.x * size.y
        };
        let mut order: Vec<u32> = (0..differences.len() as u32).collect();
        order.sort_by(|i, j| size(j).total_cmp(&size(i)));
        BoundaryWalk {
            intervals,
            free: vec![false; features.len()],
            cells: vec![SmallVec::new(); CELLS * CELLS],
            features,
            differences,
            inflation,
            within,
            order,
            work,
        }
    }

    /// How far from the origin the walk has come.
    pub(crate) fn distance(&self) -> Option<f64> {
        self.intervals.distance()
    }

    /// One step. Returns the index of a feature when it is found free somewhere, once for each.
    pub(crate) fn step(&mut self) -> Result<Option<usize>, LimitError> {
        let Some((index, interval)) = self.intervals.pop() else {
            return Ok(None);
        };
        if self.free[index] {
            return Ok(None);
        }
        let feature = &self.features[index].1;
        Ok(match self.covered(feature, &interval)? {
            Some(cover) => {
                // The end of a cover counts as covered, since what lies beside it is.
                let rest = [(interval.from, cover.0), (cover.1, interval.to)];
                for (from, to) in rest.into_iter().filter(|(from, to)| from < to) {
                    self.push(index, from, to);
                }
                None
            }
            None => {
                self.free[index] = true;
                Some(index)
            }
        })
    }

    fn push(&mut self, index: usize, from: f64, to: f64) {
        let feature = &self.features[index].1;
        let distance = feature.point(nearest(feature, from, to)).length();
        if distance <= self.within {
            self.intervals.push(distance, index, Interval { from, to });
        }
    }

    /// From where to where a difference certainly covers an interval around its nearest point.
    fn covered(
        &mut self,
        feature: &BoundaryFeature,
        interval: &Interval,
    ) -> Result<Option<(f64, f64)>, LimitError> {
        self.work.spend(REMEMBERED as u64)?;
        let place = nearest(feature, interval.from, interval.to);
        let at = feature.point(place);
        let cell = self.cell(at);
        let cover = |i: u32| {
            let difference = &self.differences[i as usize];
            if !difference.certainly_covers(at, self.inflation) {
                return None;
            }
            let covers = feature.covers(difference, self.inflation).into_iter();
            let mut ends = covers.map(|cover| (cover.from.certain, cover.to.certain));
            ends.find(|&(from, to)| {
                // so that less is left in any case, and the walk ends
                (from < place || from == place && place == interval.from)
                    && (place < to || to == place && place == interval.to)
                    && from < to
            })
        };
        let known = self.cells[cell].iter().enumerate();
        let known = known.filter_map(|(k, &i)| Some((k, cover(i)?))).next();
        if let Some((k, found)) = known {
            self.cells[cell][..=k].rotate_right(1);
            return Ok(Some(found));
        }
        let mut all = self.order.iter();
        let found = all.by_ref().find_map(|&i| Some((i, cover(i)?)));
        self.work.spend((self.order.len() - all.len()) as u64)?;
        let Some((i, found)) = found else {
            return Ok(None);
        };
        self.cells[cell].truncate(REMEMBERED - 1);
        self.cells[cell].insert(0, i);
        Ok(Some(found))
    }

    fn cell(&self, at: DVec2) -> usize {
        let column = |x: f64| {
            let part = (x / self.within + 1.0) / 2.0;
            // a negative number becomes 0
            ((part * CELLS as f64) as usize).min(CELLS - 1)
        };
        column(at.y) * CELLS + column(at.x)
    }
}

/// The parameter between two at which a feature is nearest to the origin.
fn nearest(feature: &BoundaryFeature, from: f64, to: f64) -> f64 {
    feature.foot().clamp(from, to)
}
