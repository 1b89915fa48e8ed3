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

use crate::narrow::separation::boundary_features::BoundaryFeature;
use crate::narrow::separation::differences::{Differences, find_cover};
use crate::narrow::separation::minkowski_difference::{Difference, Inflation};
use crate::narrow::separation::nearest_first::NearestFirst;
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec;
use alloc::vec::Vec;
use glam::DVec2;
use sat2d_base::limit::{LimitError, WorkBudget};
use smallvec::SmallVec;

/// Cells along either axis of the grid, of differences that are kept and of others.
const CELLS: [usize; 2] = [24, 128];
/// How many differences a cell remembers.
const REMEMBERED: usize = 8;
/// The most differences that were searched and found that all cells together remember.
const MOST_FOUND: usize = 1 << 15;

/// A part of a feature that is not examined yet.
struct Interval {
    from: f64,
    to: f64,
}

/// The walk along the features within some distance of the origin.
pub(crate) struct BoundaryWalk<'a> {
    /// The features that were added last, the nearest first, each with its distance.
    features: Vec<(f64, BoundaryFeature)>,
    /// How many features there were before these.
    before: usize,
    /// Those of the features before, by their indices, of which intervals are left.
    older: BTreeMap<usize, BoundaryFeature>,
    /// How many of these were looked at.
    begun: usize,
    /// What is left of features that were looked at.
    intervals: NearestFirst<Interval>,
    /// The features that are known to be free somewhere.
    free: BTreeSet<usize>,
    differences: &'a Differences<'a>,
    inflation: Inflation,
    within: f64,
    /// How far the walk goes before more features are added.
    up_to: f64,
    /// The cells along either axis of the grid.
    columns: usize,
    cells: Vec<SmallVec<[u32; REMEMBERED]>>,
    /// Differences that were searched.
    found: Vec<Difference>,
    work: &'a WorkBudget,
}

impl<'a> BoundaryWalk<'a> {
    /// A walk within a distance of the origin.
    pub(crate) fn new(
        differences: &'a Differences<'a>,
        inflation: Inflation,
        within: f64,
        work: &'a WorkBudget,
    ) -> BoundaryWalk<'a> {
        let columns = match differences {
            Differences::Kept { .. } => CELLS[0],
            Differences::Searched { .. } => CELLS[1],
        };
        BoundaryWalk {
            features: Vec::new(),
            before: 0,
            older: BTreeMap::new(),
            begun: 0,
            intervals: NearestFirst::new(),
            free: BTreeSet::new(),
            cells: vec![SmallVec::new(); columns * columns],
            columns,
            found: Vec::new(),
            differences,
            inflation,
            within,
            up_to: 0.0,
            work,
        }
    }

    /// Adds features with their distances from the origin, the nearest first. All that were added
    /// before have been looked at. What is nearer than `up_to` is looked at before more are added.
    pub(crate) fn add(&mut self, features: Vec<(f64, BoundaryFeature)>, up_to: f64) {
        let left = self.intervals.features();
        self.older = left.map(|index| (index, *self.feature(index))).collect();
        self.before += self.features.len();
        self.begun = 0;
        self.features = features;
        self.up_to = up_to;
    }

    /// The feature with an index, of which an interval is left.
    fn feature(&self, index: usize) -> &BoundaryFeature {
        match index.checked_sub(self.before) {
            Some(nth) => &self.features[nth].1,
            None => &self.older[&index],
        }
    }

    /// How far from the origin the walk has come.
    pub(crate) fn distance(&self) -> Option<f64> {
        let feature = self.features.get(self.begun);
        match (feature, self.intervals.distance()) {
            (Some(&(new, _)), Some(left)) => Some(new.min(left)),
            (new, left) => new.map(|&(distance, _)| distance).or(left),
        }
    }

    /// The nearest interval and the index of its feature.
    fn pop(&mut self) -> Option<(usize, Interval)> {
        let Some(&(distance, feature)) = self.features.get(self.begun) else {
            return self.intervals.pop();
        };
        // what is left of a feature was begun before any that is not
        if self
            .intervals
            .distance()
            .is_some_and(|left| left <= distance)
        {
            return self.intervals.pop();
        }
        let (from, to) = feature.domain();
        self.begun += 1;
        let index = self.before + self.begun - 1;
        Some((index, Interval { from, to }))
    }

    /// One step. Returns a feature and its index when it is found free somewhere, once for each.
    pub(crate) fn step(&mut self) -> Result<Option<(usize, BoundaryFeature)>, LimitError> {
        let Some((index, interval)) = self.pop() else {
            return Ok(None);
        };
        if self.free.contains(&index) {
            return Ok(None);
        }
        let feature = *self.feature(index);
        Ok(match self.covered(&feature, &interval)? {
            Some(cover) => {
                // The end of a cover counts as covered, since what lies beside it is.
                self.follow(index, &feature, (interval.from, cover.0))?;
                self.follow(index, &feature, (cover.1, interval.to))?;
                None
            }
            None => {
                self.free.insert(index);
                Some((index, feature))
            }
        })
    }

    /// Puts what is left of a feature aside, as far as nothing covers it. Only what the walk has
    /// not come to yet before it needs more features is put aside at once.
    fn follow(
        &mut self,
        index: usize,
        feature: &BoundaryFeature,
        (mut from, mut to): (f64, f64),
    ) -> Result<(), LimitError> {
        while from < to {
            let place = nearest(feature, from, to);
            let distance = feature.point(place).length();
            if distance > self.within {
                return Ok(());
            }
            let interval = Interval { from, to };
            let cover = if distance <= self.up_to {
                self.covered(feature, &interval)?
            } else {
                None
            };
            match cover {
                Some(cover) if place <= from => from = cover.1,
                Some(cover) if place >= to => to = cover.0,
                _ => {
                    self.intervals.push(distance, index, interval);
                    return Ok(());
                }
            }
        }
        Ok(())
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
        let cover = |difference: &Difference| {
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
        let differences = match self.differences {
            Differences::Kept { all, .. } => all,
            Differences::Searched { .. } => &self.found,
        };
        let known = self.cells[cell].iter().enumerate();
        let known = known
            .filter_map(|(k, &i)| Some((k, cover(&differences[i as usize])?)))
            .next();
        if let Some((k, found)) = known {
            self.cells[cell][..=k].rotate_right(1);
            return Ok(Some(found));
        }
        let (number, found) = match self.differences {
            Differences::Kept { all, by_size } => {
                let mut left = by_size.iter();
                let found = left
                    .by_ref()
                    .find_map(|&i| Some((i, cover(&all[i as usize])?)));
                self.work.spend((by_size.len() - left.len()) as u64)?;
                let Some(found) = found else {
                    return Ok(None);
                };
                found
            }
            Differences::Searched { parts, .. } => {
                let found = find_cover(parts, self.inflation, at, self.work, cover)?;
                let Some((difference, found)) = found else {
                    return Ok(None);
                };
                if self.found.len() == MOST_FOUND {
                    self.found.clear();
                    self.cells.iter_mut().for_each(SmallVec::clear);
                }
                self.found.push(difference);
                (self.found.len() as u32 - 1, found)
            }
        };
        self.cells[cell].truncate(REMEMBERED - 1);
        self.cells[cell].insert(0, number);
        Ok(Some(found))
    }

    fn cell(&self, at: DVec2) -> usize {
        let column = |x: f64| {
            let part = (x / self.within + 1.0) / 2.0;
            // a negative number becomes 0
            ((part * self.columns as f64) as usize).min(self.columns - 1)
        };
        column(at.y) * self.columns + column(at.x)
    }
}

/// The parameter between two at which a feature is nearest to the origin.
fn nearest(feature: &BoundaryFeature, from: f64, to: f64) -> f64 {
    feature.foot().clamp(from, to)
}
