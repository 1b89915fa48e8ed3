//! Two masks at a whole-pixel offset: the AND of their bits.
//!
//! A stripe of one mask meets two of the other, each shifted by as many bits in all rows, so that
//! the rows are a loop of vector instructions. Rows that either stripe does not use are left out.

use crate::mask::Mask;
use alloc::vec;
use core::ops::{ControlFlow, Range};
use sat2d_base::simd::{Kernel, dispatch};

/// The number of rows that are compared before the loop tests whether a pixel was found.
const BLOCK: usize = 8;

/// A stripe of the first mask and the stripe of the second that it meets.
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
        match (self.stripes(), other.stripes()) {
            (1, 1) => self.narrow_overlaps(other, offset),
            _ => dispatch(AnyPixel(self, other, offset)),
        }
    }

    /// [`overlaps`](Mask::overlaps) of masks of one stripe, without branches on the offset that
    /// would be hard to predict.
    #[inline(always)]
    fn narrow_overlaps(&self, other: &Mask, (x, y): (i32, i32)) -> bool {
        let (up, down) = (x.max(0) as u32, x.saturating_neg().max(0) as u32);
        let y = i64::from(y);
        let [own, others] = [self.span(0), other.span(0)].map(|span| span.map(i64::from));
        let (start, end) = (own[0].max(others[0] + y), own[1].min(others[1] + y));
        if start >= end || up.max(down) >= 64 {
            return false;
        }
        let own = &self.stripe(0)[start as usize..end as usize];
        let other = &other.stripe(0)[(start - y) as usize..(end - y) as usize];
        any(own, other, |word| word << up >> down)
    }

    /// The number of pixels of this mask and of another that are at the same place, as for
    /// [`overlaps`](Mask::overlaps).
    pub fn overlap_area(&self, other: &Mask, offset: (i32, i32)) -> usize {
        dispatch(PixelCount(self, other, offset))
    }

    /// The pixels of this mask at whose place the other one has a pixel too, as a mask of the size
    /// of this one.
    #[must_use]
    pub fn overlap_mask(&self, other: &Mask, offset: (i32, i32)) -> Mask {
        let height = self.height();
        let mut words = vec![0; self.stripes() * height];
        let _ = self.meetings(other, offset, |meeting| {
            let start = meeting.stripe * height;
            let rows = &mut words[start + meeting.rows.start..start + meeting.rows.end];
            for (word, common) in rows.iter_mut().zip(meeting.words()) {
                *word |= common;
            }
            ControlFlow::<()>::Continue(())
        });
        Mask::of_words(self.width() as u32, height as u32, words)
    }

    /// The first pixel of this mask at whose place the other one has a pixel too: the least column
    /// of the least row.
    pub fn first_overlap(&self, other: &Mask, offset: (i32, i32)) -> Option<(usize, usize)> {
        let in_stripes = |meeting: Meeting<'_>| {
            let row = meeting.words().position(|word| word != 0)?;
            let word = meeting.words().nth(row)?;
            let column = 64 * meeting.stripe + word.trailing_zeros() as usize;
            Some((meeting.rows.start + row, column))
        };
        let mut first: Option<(usize, usize)> = None;
        let _ = self.meetings(other, offset, |meeting| {
            let found = in_stripes(meeting);
            first = first.into_iter().chain(found).min();
            ControlFlow::<()>::Continue(())
        });
        first.map(|(y, x)| (x, y))
    }

    /// All pairs of stripes that have columns and rows in common.
    #[inline(always)]
    fn meetings<'a, B>(
        &'a self,
        other: &'a Mask,
        (x, y): (i32, i32),
        mut visit: impl FnMut(Meeting<'a>) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        // a stripe of this mask meets the one that is `apart` before it in the other mask, and the
        // one before that
        let (apart, bits) = (i64::from(x.div_euclid(64)), x.rem_euclid(64) as u32);
        let upper = (apart, Shift::Up(bits));
        let lower = (apart + 1, Shift::Down(64 - bits));
        let (own_stripes, stripes) = (self.stripes() as i64, other.stripes() as i64);
        for (apart, shift) in [upper, lower].into_iter().take(1 + usize::from(bits > 0)) {
            for stripe in apart.max(0)..own_stripes.min(stripes + apart) {
                let (stripe, number) = (stripe as usize, (stripe - apart) as usize);
                let (own, others) = (self.span(stripe), other.span(number));
                let [own, others] = [own, others].map(|span| span.map(i64::from));
                let y = i64::from(y);
                let (start, end) = (own[0].max(others[0] + y), own[1].min(others[1] + y));
                if start >= end {
                    continue;
                }
                let rows = start as usize..end as usize;
                let there = (start - y) as usize..(end - y) as usize;
                visit(Meeting {
                    stripe,
                    own: &self.stripe(stripe)[rows.clone()],
                    other: &other.stripe(number)[there],
                    rows,
                    shift,
                })?;
            }
        }
        ControlFlow::Continue(())
    }
}

impl Meeting<'_> {
    /// The pixels in common, row by row.
    #[inline(always)]
    fn words(&self) -> impl Iterator<Item = u64> {
        let pairs = self.own.iter().zip(self.other);
        pairs.map(|(own, &other)| own & self.shift.apply(other))
    }
}

/// Whether two masks have a pixel in common.
struct AnyPixel<'a>(&'a Mask, &'a Mask, (i32, i32));

impl Kernel for AnyPixel<'_> {
    type Output = bool;

    #[inline(always)]
    fn run(self) -> bool {
        let AnyPixel(mask, other, offset) = self;
        let found = mask.meetings(
            other,
            offset,
            |Meeting {
                 own, other, shift, ..
             }| {
                let any = match shift {
                    Shift::Up(bits) => any(own, other, |word| word << bits),
                    Shift::Down(bits) => any(own, other, |word| word >> bits),
                };
                if any {
                    ControlFlow::Break(())
                } else {
                    ControlFlow::Continue(())
                }
            },
        );
        found.is_break()
    }
}

#[inline(always)]
fn any(own: &[u64], other: &[u64], shifted: impl Fn(u64) -> u64) -> bool {
    let common = |(own, other): (&[u64], &[u64])| {
        let pairs = own.iter().zip(other);
        pairs.fold(0, |all, (own, &other)| all | own & shifted(other))
    };
    // the last block has rows of the one before, so that no row is on its own
    match (own.last_chunk::<BLOCK>(), other.last_chunk::<BLOCK>()) {
        (Some(last), Some(other_last)) => {
            let blocks = own.as_chunks::<BLOCK>().0.iter();
            let mut blocks = blocks.zip(other.as_chunks::<BLOCK>().0);
            blocks.any(|(own, other)| common((own, other)) != 0) || common((last, other_last)) != 0
        }
        _ => common((own, other)) != 0,
    }
}

/// The number of pixels that two masks have in common.
struct PixelCount<'a>(&'a Mask, &'a Mask, (i32, i32));

impl Kernel for PixelCount<'_> {
    type Output = usize;

    #[inline(always)]
    fn run(self) -> usize {
        let PixelCount(mask, other, offset) = self;
        let mut sum = 0;
        let _ = mask.meetings(other, offset, |meeting| {
            let counts = meeting.words().map(|word| word.count_ones() as usize);
            sum += counts.sum::<usize>();
            ControlFlow::<()>::Continue(())
        });
        sum
    }
}
