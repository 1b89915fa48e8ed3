//! Pairs of rectangles decided side by side, a pair a lane of the machine's vectors.
//!
//! What is to be known of both is brought together by columns first, in a loop that waits for nothing but memory, since the rectangles may lie anywhere
//! in it. The verdict and for how long it holds then are the same few steps for all pairs, without a branch.

use crate::batch::standing::{Numbers, Standing};
use crate::simd::Work;
use crate::types::Relation;
use crate::world::bodies::collision_proxy::Card;
use crate::world::bodies::displacement::{Gauge, RENEWED};
use crate::world::pairs::cached_pair::{NearPair, UNKNOWN};

/// How many pairs are decided at once: few enough for what they need to be in the cache still.
pub(crate) const BATCH: usize = 128;

/// How many pairs are looked at without a branch; no more than this are left over beyond a batch.
pub(crate) const ROW: usize = 8;

/// How far apart two bodies are, in parts of what they reach, before it is asked whether their fences meet still. Only a matter of speed.
const PARTED: f64 = 0.125;

/// Beside [`UNKNOWN`] and the relations: that they are so far apart that their fences may be as well.
const PARTING: u32 = 4;

/// A number of each pair.
type Column<T> = [T; BATCH + ROW];

/// What is known of pairs, and what is found out.
pub(crate) struct Columns {
    numbers: [Column<f64>; Numbers::COUNT],
    /// How far both have come.
    come: Column<u32>,
    /// How they stand, as [`NearPair::told`] has it, and whether they are [`PARTING`].
    now: Column<u32>,
    /// Until when.
    due: Column<u32>,
}

impl Columns {
    pub(crate) fn new() -> Columns {
        Columns {
            numbers: [[0.0; BATCH + ROW]; Numbers::COUNT],
            come: [0; BATCH + ROW],
            now: [0; BATCH + ROW],
            due: [0; BATCH + ROW],
        }
    }
}

/// Tells how pairs stand where doubles can, and brings to the front of those that are due such as may be news or have parted.
pub(crate) struct Sift<'a> {
    pub(crate) cards: &'a [Card],
    pub(crate) travels: &'a [u32],
    pub(crate) gauge: Gauge,
    pub(crate) pairs: &'a mut [NearPair],
    pub(crate) due: &'a mut [u32],
    pub(crate) columns: &'a mut Columns,
}

impl Work for Sift<'_> {
    /// How many they are.
    type Output = usize;

    #[inline(always)]
    fn run(self) -> usize {
        let columns = self.columns;
        // surely within the columns, so that the loops check no place
        let count = self.due.len().min(BATCH + ROW);
        for (i, &place) in self.due.iter().enumerate().take(count) {
            let pair = &self.pairs[place as usize];
            let (p, q) = (
                &self.cards[pair.a() as usize],
                &self.cards[pair.b() as usize],
            );
            let numbers = Numbers::new(p.rectangle(), q.rectangle()).0;
            for (column, number) in columns.numbers.iter_mut().zip(numbers) {
                column[i] = number;
            }
            columns.come[i] = pair.come(self.travels);
        }
        for i in 0..count.next_multiple_of(ROW).min(BATCH + ROW) {
            let numbers = Numbers(core::array::from_fn(|k| columns.numbers[k][i]));
            let come = columns.come[i];
            let standing = Standing::new(&numbers);
            let is_known = standing.is_sure & (come < RENEWED);
            let is_parting = (standing.relation == Relation::Disjoint)
                & (standing.leeway > PARTED * numbers.sides());
            let parting = if is_parting { PARTING } else { 0 };
            columns.now[i] = if is_known {
                standing.relation as u32 | parting
            } else {
                UNKNOWN
            };
            columns.due[i] = self.gauge.due(come, standing.leeway);
        }
        let mut end = 0;
        for i in 0..count {
            let place = self.due[i];
            let pair = &mut self.pairs[place as usize];
            let now = columns.now[i];
            // whether it is news is anyone's guess, so there is no branch on it
            *pair = pair.told(now & !PARTING);
            pair.due = columns.due[i];
            self.due[end] = place;
            end += usize::from(pair.may_be_news() | (now & PARTING != 0));
        }
        end
    }
}
