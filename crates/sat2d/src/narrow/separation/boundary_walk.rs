//! A walk along features from the origin outward: each is followed from the place nearest to the origin on, as far as what covers
//! it goes, and left as soon as others come nearer. So only what lies nearer than the answer is looked at, and mostly
//! one difference says of a long stretch that it is covered.
//!
//! ```text
//! stretches = the features, whole                       a heap, the nearest first
//! loop
//!     stretch = the nearest, at = its place nearest to the origin
//!     some difference covers at: what it leaves of the stretch, on either side, goes back
//!     none does: the feature is free there
//! ```
//!
//! Which difference covers a place is remembered for its neighbourhood: those of a cell of a grid are asked first, then all, the large
//! ones first.

use crate::narrow::separation::boundary_features::{Feature, Reach};
use crate::narrow::separation::minkowski_difference::Difference;
use alloc::collections::BinaryHeap;
use alloc::vec;
use alloc::vec::Vec;
use core::cmp::Ordering;
use glam::DVec2;
use smallvec::SmallVec;

/// Cells along either axis of the grid.
const CELLS: usize = 24;
/// How many differences a cell remembers.
const REMEMBERED: usize = 8;

/// A part of a feature of which nothing is known yet; the nearest to the origin is the greatest, as a heap wants it.
struct Stretch {
    distance: f64,
    feature: usize,
    from: f64,
    to: f64,
}

impl Ord for Stretch {
    fn cmp(&self, other: &Stretch) -> Ordering {
        let nearer = other.distance.total_cmp(&self.distance);
        nearer
            .then(other.feature.cmp(&self.feature))
            .then(other.from.total_cmp(&self.from))
    }
}

impl PartialOrd for Stretch {
    fn partial_cmp(&self, other: &Stretch) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Stretch {
    fn eq(&self, other: &Stretch) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Stretch {}

/// The walk along features within some distance of the origin.
pub(crate) struct Walk<'a> {
    features: &'a [(f64, Feature)],
    differences: &'a [Difference],
    reach: Reach,
    within: f64,
    stretches: BinaryHeap<Stretch>,
    /// Which features were found to be free somewhere.
    free: Vec<bool>,
    /// The differences, the largest first.
    order: Vec<u32>,
    cells: Vec<SmallVec<[u32; REMEMBERED]>>,
}

impl<'a> Walk<'a> {
    /// From features with their distances.
    pub(crate) fn new(
        features: &'a [(f64, Feature)],
        differences: &'a [Difference],
        reach: Reach,
        within: f64,
    ) -> Walk<'a> {
        let whole = |(i, (distance, feature)): (usize, &(f64, Feature))| {
            let (from, to) = feature.domain();
            Stretch {
                distance: *distance,
                feature: i,
                from,
                to,
            }
        };
        let size = |i: &u32| {
            let bounds = differences[*i as usize].bounds;
            let size = bounds.max - bounds.min;
            size.x * size.y
        };
        let mut order: Vec<u32> = (0..differences.len() as u32).collect();
        order.sort_by(|i, j| size(j).total_cmp(&size(i)));
        Walk {
            stretches: features.iter().enumerate().map(whole).collect(),
            free: vec![false; features.len()],
            cells: vec![SmallVec::new(); CELLS * CELLS],
            features,
            differences,
            reach,
            within,
            order,
        }
    }

    /// How far it has come.
    pub(crate) fn distance(&self) -> Option<f64> {
        self.stretches.peek().map(|stretch| stretch.distance)
    }

    /// Goes on, and tells a feature that is free somewhere, each once: at the nearest place if not before.
    pub(crate) fn step(&mut self) -> Option<usize> {
        let stretch = self.stretches.pop()?;
        let number = stretch.feature;
        if self.free[number] {
            return None;
        }
        let feature = &self.features[number].1;
        match self.covered(feature, &stretch) {
            Some(cover) => {
                // an end up to which a cover goes and no further counts as covered: so does what is beside it
                let rest = [(stretch.from, cover.0), (cover.1, stretch.to)];
                for (from, to) in rest.into_iter().filter(|(from, to)| from < to) {
                    self.push(number, from, to);
                }
                None
            }
            None => {
                self.free[number] = true;
                Some(number)
            }
        }
    }

    fn push(&mut self, number: usize, from: f64, to: f64) {
        let feature = &self.features[number].1;
        let distance = feature.point(nearest(feature, from, to)).length();
        if distance <= self.within {
            self.stretches.push(Stretch {
                distance,
                feature: number,
                from,
                to,
            });
        }
    }

    /// From where to where a difference surely covers a stretch at its nearest place.
    fn covered(&mut self, feature: &Feature, stretch: &Stretch) -> Option<(f64, f64)> {
        let place = nearest(feature, stretch.from, stretch.to);
        let at = feature.point(place);
        let cell = self.cell(at);
        let cover = |i: u32| {
            let difference = &self.differences[i as usize];
            if !difference.surely_covers(at, self.reach) {
                return None;
            }
            let covers = feature.covers(difference, self.reach).into_iter();
            let mut ends = covers.map(|cover| (cover.from.sure, cover.to.sure));
            ends.find(|&(from, to)| {
                // so that less is left in any case
                (from < place || from == place && place == stretch.from)
                    && (place < to || to == place && place == stretch.to)
                    && from < to
            })
        };
        let known = self.cells[cell].iter().enumerate();
        let known = known.filter_map(|(k, &i)| Some((k, cover(i)?))).next();
        if let Some((k, found)) = known {
            self.cells[cell][..=k].rotate_right(1);
            return Some(found);
        }
        let all = self.order.iter();
        let (i, found) = all.filter_map(|&i| Some((i, cover(i)?))).next()?;
        self.cells[cell].truncate(REMEMBERED - 1);
        self.cells[cell].insert(0, i);
        Some(found)
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
fn nearest(feature: &Feature, from: f64, to: f64) -> f64 {
    feature.foot().clamp(from, to)
}

impl Difference {
    /// Whether it surely covers a point.
    fn surely_covers(&self, at: DVec2, reach: Reach) -> bool {
        let (min, max) = (self.bounds.min, self.bounds.max);
        let beyond = (min - at).max(at - max).max_element();
        beyond < reach.surely() && self.is_within(at, reach.surely())
    }

    /// Whether a point is nearer than a distance (below 0: so far inside).
    fn is_within(&self, at: DVec2, distance: f64) -> bool {
        if distance <= 0.0 {
            let sides = &self.sides;
            return sides.len() > 2
                && sides
                    .iter()
                    .all(|side| side.normal.dot(at) - side.offset < distance);
        }
        self.distance(at).0 < distance
    }
}
