//! Pairs of rectangles, or of circles, decided side by side, one pair a lane of the machine's
//! vectors.
//!
//! The numbers of both bodies are gathered into columns first, in a loop that waits for nothing but
//! memory, since the bodies may lie anywhere in it. The relation and the motion bound are then the
//! same few operations for all pairs, without a branch. The first pair of a batch says whether it
//! is one of circles; all pairs of other kinds are left to be decided one by one.

use crate::bodies::displacement::{INVALIDATED, TickScale};
use crate::pairs::cached_pair::{CachedPair, UNKNOWN};
use crate::pairs::pair::Pair;
use crate::tuning::{BATCH, FIRST_COLUMNS, PARTED, ROW};
use glam::DVec2;
use sat2d_base::simd::Kernel;
use sat2d_base::types::Relation;
use sat2d_core::batch::rectangle_verdict;
use sat2d_core::narrow::motion_bound::Verdict;
use sat2d_core::placed::collision_proxy::CollisionProxy;
use sat2d_core::placed::parallelogram::RectanglePair;

/// Beside [`UNKNOWN`] and the relations: so far apart that the fat AABBs may have parted, or to be
/// examined whether the bodies interact.
const PARTING: u32 = 4;

/// How many numbers of a pair of circles are gathered: the difference of the centers, the sum of
/// the radii, and that of the sizes, which is NaN unless both are circles.
const DISC_NUMBERS: usize = 4;

/// A number of each pair.
type Column<T> = [T; BATCH + ROW];

/// The input and output of a batch.
pub(crate) struct Columns {
    numbers: [Column<f64>; RectanglePair::NUMBERS],
    /// The sums of displacements.
    displacements: Column<u32>,
    /// The relations now, for [`CachedPair::with_now`], and whether they are [`PARTING`].
    now: Column<u32>,
    thresholds: Column<u32>,
}

impl Columns {
    pub(crate) fn new() -> Columns {
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

    /// Gathers the numbers of pairs of circles.
    #[inline(always)]
    fn gather_discs(
        &mut self,
        proxies: &[CollisionProxy],
        pairs: impl Iterator<Item = (u32, u32)>,
    ) {
        for (i, (a, b)) in pairs.enumerate().take(BATCH + ROW) {
            let (p, q) = (&proxies[a as usize], &proxies[b as usize]);
            let (of_p, of_q) = (p.as_disc(), q.as_disc());
            let d = of_q.center - of_p.center;
            let size = if p.is_disc() & q.is_disc() {
                of_p.size + of_q.size
            } else {
                f64::NAN
            };
            let numbers: [f64; DISC_NUMBERS] = [d.x, d.y, of_p.radius + of_q.radius, size];
            for (column, number) in self.numbers.iter_mut().zip(numbers) {
                column[i] = number;
            }
        }
    }

    /// The sum of the radii of a pair of circles, and the verdict.
    #[inline(always)]
    fn discs(&self, i: usize) -> (f64, Verdict) {
        let [x, y, radius, size] = core::array::from_fn(|k| self.numbers[k][i]);
        (radius, Verdict::of_discs(DVec2::new(x, y), radius, size))
    }
}

impl Columns {
    /// Stores the verdict about a pair, whose boxes have sides with this sum.
    #[inline(always)]
    fn store(&mut self, i: usize, scale: TickScale, sides: f64, verdict: Verdict) {
        let Verdict {
            is_certain,
            relation,
            motion_bound,
        } = verdict;
        let displacement = self.displacements[i];
        // a pair of an invalidated body, whose displacement is 0 after this step, may be one that
        // no longer interacts
        let is_invalidated = displacement >= INVALIDATED;
        let is_parting = (relation == Relation::Disjoint) & (motion_bound > PARTED * sides);
        let parting = if is_parting | is_invalidated {
            PARTING
        } else {
            0
        };
        self.now[i] = if is_certain {
            relation as u32 | parting
        } else {
            UNKNOWN
        };
        self.thresholds[i] = scale.threshold(displacement % INVALIDATED, motion_bound);
    }
}

/// Whether a batch that begins with this pair is one of circles.
#[inline(always)]
fn are_discs(proxies: &[CollisionProxy], first: Option<(u32, u32)>) -> bool {
    first.is_some_and(|(a, b)| proxies[a as usize].is_disc() & proxies[b as usize].is_disc())
}

/// Decides pairs where doubles can, without motion bounds.
pub(super) struct RelationBatch<'a> {
    pub(crate) proxies: &'a [CollisionProxy],
    /// At most [`BATCH`].
    pub(crate) pairs: &'a [Pair],
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
        let pairs = pairs.map(|pair| (pair.a(), pair.b()));
        let rows = 0..count.next_multiple_of(ROW).min(BATCH);
        if are_discs(self.proxies, pairs.clone().next()) {
            columns.gather_discs(self.proxies, pairs);
            for i in rows {
                let (_, verdict) = columns.discs(i);
                columns.now[i] = if verdict.is_certain {
                    verdict.relation as u32
                } else {
                    UNKNOWN
                };
            }
        } else {
            columns.gather(self.proxies, pairs);
            for i in rows {
                let gap = columns.rectangles(i).gap();
                columns.now[i] = if gap.is_sure() {
                    gap.relation() as u32
                } else {
                    UNKNOWN
                };
            }
        }
        &columns.now[..count]
    }
}

/// Decides the due pairs of a bucket where doubles can, and moves those to the front of `due` that
/// may have changed or parted.
pub(super) struct DueBatch<'a> {
    pub(crate) proxies: &'a [CollisionProxy],
    pub(crate) displacements: &'a [u32],
    pub(crate) scale: TickScale,
    pub(crate) pairs: &'a mut [CachedPair],
    /// The indices of the due pairs.
    pub(super) due: &'a mut [u32],
    pub(super) columns: &'a mut Columns,
}

impl Kernel for DueBatch<'_> {
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
        let pairs = pairs.map(|pair| (pair.a(), pair.b()));
        let rows = 0..count.next_multiple_of(ROW).min(BATCH + ROW);
        if are_discs(self.proxies, pairs.clone().next()) {
            columns.gather_discs(self.proxies, pairs);
            for i in rows {
                let (radius, verdict) = columns.discs(i);
                let sides = 4.0 * radius;
                columns.store(i, self.scale, sides, verdict);
            }
        } else {
            columns.gather(self.proxies, pairs);
            for i in rows {
                let rectangles = columns.rectangles(i);
                let verdict = rectangle_verdict::verdict(&rectangles);
                columns.store(i, self.scale, rectangles.sides(), verdict);
            }
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
