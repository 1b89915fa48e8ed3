//! Two masks at a whole-pixel offset: the AND of their bits.
//!
//! A stripe of one mask meets two of the other, each shifted by as many bits in all rows, so that
//! the rows are a loop of vector instructions. Rows that either stripe does not use are left out.

use crate::mask::Mask;
use crate::simd::{Work, dispatch};
use alloc::vec;
use core::ops::Range;

/// So many rows are compared before the loop asks whether a pixel was found.
const BLOCK: usize = 64;

/// Where a stripe of the first mask meets a stripe of the second.
struct Meeting<'a> {
    /// The stripe of the first mask.
    stripe: usize,
    /// Its rows that both use.
    rows: Range<usize>,
    /// The words in these rows.
    own: &'a [u64],
    other: &'a [u64],
    shift: Shift,
}

/// How the words of the second mask are shifted to those of the first.
#[derive(Clone, Copy)]
enum Shift {
    /// To higher columns.
    Up(u32),
    /// To lower columns.
    Down(u32),
}

impl Shift {
    #[inline(always)]
    fn apply(self, word: u64) -> u64 {
        match self {
            Shift::Up(bits) => word << bits,
            Shift::Down(bits) => word >> bits,
        }
    }
}

impl Mask {
    /// Whether a pixel of this mask and one of another are at the same place, if pixel (0, 0) of
    /// the other one is at pixel `offset` of this one.
    ///
    /// ```
    /// use sat2d::Mask;
    /// let bar = Mask::from_fn(8, 2, |_, y| y == 0)?;
    /// assert!(bar.overlaps(&bar, (7, 0)));
    /// assert!(!bar.overlaps(&bar, (8, 0)) && !bar.overlaps(&bar, (0, 1)));
    /// # Ok::<(), sat2d::MaskError>(())
    /// ```
    pub fn overlaps(&self, other: &Mask, offset: (i32, i32)) -> bool {
        self.meetings(other, offset)
            .any(|meeting| dispatch(AnyPixel(&meeting)))
    }

    /// The number of pixels of this mask and of another that are at the same place, as for
    /// [`overlaps`](Mask::overlaps).
    pub fn overlap_area(&self, other: &Mask, offset: (i32, i32)) -> usize {
        self.meetings(other, offset)
            .map(|meeting| dispatch(PixelCount(&meeting)))
            .sum()
    }

    /// The pixels of this mask at whose place the other one has a pixel too, as a mask of the size
    /// of this one.
    #[must_use]
    pub fn overlap_mask(&self, other: &Mask, offset: (i32, i32)) -> Mask {
        let height = self.height();
        let mut words = vec![0; self.stripes() * height];
        for meeting in self.meetings(other, offset) {
            let start = meeting.stripe * height;
            let rows = &mut words[start + meeting.rows.start..start + meeting.rows.end];
            for (word, common) in rows.iter_mut().zip(meeting.words()) {
                *word |= common;
            }
        }
        Mask::of_words(self.width() as u32, height as u32, words)
    }

    /// The first pixel of this mask at whose place the other one has a pixel too: the least column
    /// of the least row.
    pub fn first_overlap(&self, other: &Mask, offset: (i32, i32)) -> Option<(usize, usize)> {
        let first = |meeting: Meeting<'_>| {
            let row = meeting.words().position(|word| word != 0)?;
            let word = meeting.words().nth(row)?;
            let column = 64 * meeting.stripe + word.trailing_zeros() as usize;
            Some((meeting.rows.start + row, column))
        };
        let (y, x) = self.meetings(other, offset).filter_map(first).min()?;
        Some((x, y))
    }

    /// All pairs of stripes that have columns and rows in common, from the left.
    #[inline]
    fn meetings<'a>(
        &'a self,
        other: &'a Mask,
        (x, y): (i32, i32),
    ) -> impl Iterator<Item = Meeting<'a>> {
        let (x, y) = (i64::from(x), i64::from(y));
        (0..self.stripes()).flat_map(move |stripe| {
            // the column of the other mask at the first column of the stripe
            let column = 64 * stripe as i64 - x;
            let bits = column.rem_euclid(64) as u32;
            let lower = column.div_euclid(64);
            let upper = (bits > 0).then(|| (lower + 1, Shift::Up(64 - bits)));
            let halves = [Some((lower, Shift::Down(bits))), upper];
            halves.into_iter().flatten().filter_map(move |half| {
                let (number, shift) = half;
                let number = usize::try_from(number).ok()?;
                if number >= other.stripes() {
                    return None;
                }
                let (own, others) = (self.span(stripe), other.span(number));
                let [own, others] = [own, others].map(|span| span.map(i64::from));
                let start = own[0].max(others[0] + y);
                let end = own[1].min(others[1] + y);
                if start >= end {
                    return None;
                }
                let rows = start as usize..end as usize;
                let there = (start - y) as usize..(end - y) as usize;
                Some(Meeting {
                    stripe,
                    own: &self.stripe(stripe)[rows.clone()],
                    other: &other.stripe(number)[there],
                    rows,
                    shift,
                })
            })
        })
    }
}

impl Meeting<'_> {
    /// The pixels in common, row by row.
    fn words(&self) -> impl Iterator<Item = u64> {
        let pairs = self.own.iter().zip(self.other);
        pairs.map(|(own, &other)| own & self.shift.apply(other))
    }
}

/// Whether two stripes have a pixel in common.
struct AnyPixel<'a>(&'a Meeting<'a>);

impl Work for AnyPixel<'_> {
    type Output = bool;

    #[inline(always)]
    fn run(self) -> bool {
        let Meeting { own, other, .. } = *self.0;
        match self.0.shift {
            Shift::Up(bits) => any(own, other, |word| word << bits),
            Shift::Down(bits) => any(own, other, |word| word >> bits),
        }
    }
}

#[inline(always)]
fn any(own: &[u64], other: &[u64], shifted: impl Fn(u64) -> u64) -> bool {
    let blocks = own.chunks(BLOCK).zip(other.chunks(BLOCK));
    let common = |(own, other): (&[u64], &[u64])| {
        let pairs = own.iter().zip(other);
        pairs.fold(0, |all, (own, &other)| all | own & shifted(other))
    };
    blocks.into_iter().any(|block| common(block) != 0)
}

/// The number of pixels that two stripes have in common.
struct PixelCount<'a>(&'a Meeting<'a>);

impl Work for PixelCount<'_> {
    type Output = usize;

    #[inline(always)]
    fn run(self) -> usize {
        let Meeting { own, other, .. } = *self.0;
        let pairs = own.iter().zip(other);
        let counts = pairs.map(|(own, &other)| (own & self.0.shift.apply(other)).count_ones());
        counts.map(|count| count as usize).sum()
    }
}
