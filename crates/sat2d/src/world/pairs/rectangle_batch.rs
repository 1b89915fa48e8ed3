//! Pairs of rectangles decided side by side, one pair a lane of the machine's vectors.
//!
//! The numbers of both rectangles are gathered into columns first, in a loop that waits for nothing
//! but memory, since the rectangles may lie anywhere in it. The relation and the motion bound are
//! then the same few operations for all pairs, without a branch.

use crate::batch::rectangle_verdict::RectangleVerdict;
use crate::placed::collision_proxy::CollisionProxy;
use crate::placed::parallelogram::RectanglePair;
use crate::simd::Kernel;
use crate::types::Relation;
use crate::world::bodies::displacement::{INVALIDATED, TickScale};
use crate::world::pairs::cached_pair::{CachedPair, UNKNOWN};
use crate::world::pairs::pair::Pair;
use crate::world::tuning::{BATCH, FIRST_COLUMNS, PARTED, ROW};

/// Beside [`UNKNOWN`] and the relations: so far apart that the fat AABBs may have parted, or to be
/// examined whether the bodies interact.
const PARTING: u32 = 4;

/// A number of each pair.
type Column<T> = [T; BATCH + ROW];

/// The input and output of a batch.
pub(in crate::world) struct Columns {
    numbers: [Column<f64>; RectanglePair::NUMBERS],
    /// The sums of displacements.
    displacements: Column<u32>,
    /// The relations now, for [`CachedPair::with_now`], and whether they are [`PARTING`].
    now: Column<u32>,
    thresholds: Column<u32>,
}

impl Columns {
    pub(in crate::world) fn new() -> Columns {
        Columns {
            numbers: [[0.0; BATCH + ROW]; RectanglePair::NUMBERS],
            displacements: [0; BATCH + ROW],
            now: [0; BATCH + ROW],
            thresholds: [0; BATCH + ROW],
        }
    }

    /// Gathers the numbers of pairs. The first ones are read in a loop of their own, which waits
    /// for more proxies at once than one that reads all numbers.
    #[inline(always)]
    fn gather(
        &mut self,
        proxies: &[CollisionProxy],
        pairs: impl Iterator<Item = (u32, u32)> + Clone,
    ) {
        let numbers = |(a, b): (u32, u32)| {
            let (p, q) = (&proxies[a as usize], &proxies[b as usize]);
            RectanglePair::new(p.rectangle(), q.rectangle()).0
        };
        let (first, rest) = self.numbers.split_at_mut(FIRST_COLUMNS);
        for (i, pair) in pairs.clone().enumerate().take(BATCH + ROW) {
            for (column, number) in first.iter_mut().zip(numbers(pair)) {
                column[i] = number;
            }
        }
        for (i, pair) in pairs.enumerate().take(BATCH + ROW) {
            for (column, &number) in rest.iter_mut().zip(&numbers(pair)[FIRST_COLUMNS..]) {
                column[i] = number;
            }
        }
    }

    #[inline(always)]
    fn rectangles(&self, i: usize) -> RectanglePair {
        RectanglePair(core::array::from_fn(|k| self.numbers[k][i]))
    }
}

/// Decides pairs where doubles can, without motion bounds.
pub(super) struct RelationBatch<'a> {
    pub(in crate::world) proxies: &'a [CollisionProxy],
    /// At most [`BATCH`].
    pub(in crate::world) pairs: &'a [Pair],
    pub(super) columns: &'a mut Columns,
}

impl<'a> Kernel for RelationBatch<'a> {
    /// The number of the relation of each pair, or [`UNKNOWN`].
    type Output = &'a [u32];

    #[inline(always)]
    fn run(self) -> &'a [u32] {
        let columns = self.columns;
        let count = self.pairs.len().min(BATCH);
        let pairs = self.pairs[..count].iter();
        columns.gather(self.proxies, pairs.map(|pair| (pair.a(), pair.b())));
        for i in 0..count.next_multiple_of(ROW).min(BATCH) {
            let gap = columns.rectangles(i).gap();
            columns.now[i] = if gap.is_sure() {
                gap.relation() as u32
            } else {
                UNKNOWN
            };
        }
        &columns.now[..count]
    }
}

/// Decides the due pairs of a bucket where doubles can, and moves those to the front of `due` that
/// may have changed or parted.
pub(super) struct RectangleBatch<'a> {
    pub(in crate::world) proxies: &'a [CollisionProxy],
    pub(in crate::world) displacements: &'a [u32],
    pub(in crate::world) scale: TickScale,
    pub(in crate::world) pairs: &'a mut [CachedPair],
    /// The indices of the due pairs.
    pub(super) due: &'a mut [u32],
    pub(super) columns: &'a mut Columns,
}

impl Kernel for RectangleBatch<'_> {
    /// The number of pairs moved to the front.
    type Output = usize;

    #[inline(always)]
    fn run(self) -> usize {
        let columns = self.columns;
        // certainly within the columns, so that the loops check no index
        let count = self.due.len().min(BATCH + ROW);
        let pairs = self.due[..count].iter();
        let pairs = pairs.map(|&index| &self.pairs[index as usize]);
        for (i, pair) in pairs.clone().enumerate() {
            columns.displacements[i] = pair.displacement(self.displacements);
        }
        columns.gather(self.proxies, pairs.map(|pair| (pair.a(), pair.b())));
        for i in 0..count.next_multiple_of(ROW).min(BATCH + ROW) {
            let rectangles = columns.rectangles(i);
            let displacement = columns.displacements[i];
            let verdict = RectangleVerdict::new(&rectangles);
            // a pair of an invalidated body, whose displacement is 0 after this step, may be one
            // that no longer interacts
            let is_invalidated = displacement >= INVALIDATED;
            let is_parting = (verdict.relation == Relation::Disjoint)
                & (verdict.motion_bound > PARTED * rectangles.sides());
            let parting = if is_parting | is_invalidated {
                PARTING
            } else {
                0
            };
            columns.now[i] = if verdict.is_certain {
                verdict.relation as u32 | parting
            } else {
                UNKNOWN
            };
            let displacement = displacement % INVALIDATED;
            columns.thresholds[i] = self.scale.threshold(displacement, verdict.motion_bound);
        }
        let mut end = 0;
        for i in 0..count {
            let index = self.due[i];
            let pair = &mut self.pairs[index as usize];
            let now = columns.now[i];
            // no branch: whether a pair changed cannot be predicted
            *pair = pair.with_now(now & !PARTING);
            pair.threshold = columns.thresholds[i];
            self.due[end] = index;
            end += usize::from(pair.may_have_changed() | (now & PARTING != 0));
        }
        end
    }
}
