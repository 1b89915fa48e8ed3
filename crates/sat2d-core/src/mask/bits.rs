//! The bits of a mask, in stripes of 64 columns.

use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use core::ops::Range;
use thiserror::Error;

/// Why the arguments do not make a mask.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum MaskError {
    /// There are more pixels than [`Mask::MAX_PIXELS`].
    #[error(
        "a mask of {width} by {height} pixels has more than {}",
        Mask::MAX_PIXELS
    )]
    TooManyPixels {
        /// The number of columns.
        width: usize,
        /// The number of rows.
        height: usize,
    },
    /// The length of the array does not fit the size of the mask.
    #[error("the array has {got} elements, {needed} are needed")]
    WrongLength {
        /// The length of the array.
        got: usize,
        /// The length that it should have.
        needed: usize,
    },
}

/// A bit for each pixel of an image: whether it counts.
///
/// Pixel (`x`, `y`) is in column `x` and row `y`, both from 0. The first row is at the least y, on
/// top if y points down.
///
/// ```
/// use sat2d::Mask;
/// // the alpha channel of an image of three by two pixels
/// let alpha = [0, 255, 9, 0, 200, 128];
/// let mask = Mask::from_alpha(3, 2, &alpha, 128)?;
/// assert_eq!((mask.width(), mask.height(), mask.count()), (3, 2, 3));
/// assert!(mask.get(1, 0) && !mask.get(2, 0));
/// assert_eq!(mask.bounds(), Some((1..3, 0..2)));
/// # Ok::<(), sat2d::MaskError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Mask {
    width: u32,
    height: u32,
    /// Stripe by stripe, row by row: bit `i` of word `y` of stripe `k` is the pixel in column
    /// `64 k + i` and row `y`. Bits beyond the width are 0.
    words: Vec<u64>,
    /// For each stripe, its first row with a set bit and the row after the last one; 0 and 0 if
    /// there is none.
    spans: Vec<[u32; 2]>,
}

impl Mask {
    /// The most pixels that a mask may have, 2^27.
    pub const MAX_PIXELS: usize = 1 << 27;

    /// A mask in which no pixel counts.
    ///
    /// # Errors
    /// [`MaskError::TooManyPixels`].
    pub fn new(width: usize, height: usize) -> Result<Mask, MaskError> {
        Mask::from_fn(width, height, |_, _| false)
    }

    /// A mask of the pixels for which a function of column and row is true. It is called row by
    /// row.
    ///
    /// ```
    /// use sat2d::Mask;
    /// let squared = |x: usize| x.abs_diff(32).pow(2);
    /// let disc = Mask::from_fn(64, 64, |x, y| squared(x) + squared(y) < 900)?;
    /// assert!(disc.get(32, 32) && !disc.get(0, 0));
    /// # Ok::<(), sat2d::MaskError>(())
    /// ```
    ///
    /// # Errors
    /// [`MaskError::TooManyPixels`].
    pub fn from_fn(
        width: usize,
        height: usize,
        is_set: impl FnMut(usize, usize) -> bool,
    ) -> Result<Mask, MaskError> {
        let is_allowed = |side: usize| side <= Mask::MAX_PIXELS;
        match width.checked_mul(height) {
            Some(count) if [count, width, height].into_iter().all(is_allowed) => {
                Ok(Mask::of(width as u32, height as u32, is_set))
            }
            _ => Err(MaskError::TooManyPixels { width, height }),
        }
    }

    /// A mask of the pixels for which a function is true, of a size whose pixels certainly fit into
    /// memory.
    #[doc(hidden)]
    pub fn of(width: u32, height: u32, mut is_set: impl FnMut(usize, usize) -> bool) -> Mask {
        let stripes = width.div_ceil(64) as usize;
        let mut words = vec![0; stripes * height as usize];
        for y in 0..height as usize {
            for stripe in 0..stripes {
                let columns = 64 * stripe..(64 * stripe + 64).min(width as usize);
                let bits = columns.enumerate();
                words[stripe * height as usize + y] = bits
                    .map(|(i, x)| u64::from(is_set(x, y)) << i)
                    .fold(0, |word, bit| word | bit);
            }
        }
        Mask::of_words(width, height, words)
    }

    /// From words in the order of `words`.
    pub(super) fn of_words(width: u32, height: u32, words: Vec<u64>) -> Mask {
        let mut mask = Mask {
            width,
            height,
            words,
            spans: vec![[0, height]; width.div_ceil(64) as usize],
        };
        (0..mask.spans.len()).for_each(|stripe| mask.tighten(stripe));
        mask
    }

    /// The pixels of an image whose alpha is at least a threshold. `alpha` has a byte for each
    /// pixel, row by row.
    ///
    /// # Errors
    /// [`MaskError`].
    pub fn from_alpha(
        width: usize,
        height: usize,
        alpha: &[u8],
        threshold: u8,
    ) -> Result<Mask, MaskError> {
        check_length(alpha.len(), width.saturating_mul(height))?;
        Mask::from_fn(width, height, |x, y| alpha[y * width + x] >= threshold)
    }

    /// The pixels by words of 64: each row has `width / 64` words, rounded up, and the lowest bit
    /// of a word is its first pixel. Bits beyond the width are ignored.
    ///
    /// # Errors
    /// [`MaskError`].
    pub fn from_words(width: usize, height: usize, words: &[u64]) -> Result<Mask, MaskError> {
        let row = width.div_ceil(64);
        check_length(words.len(), row.saturating_mul(height))?;
        Mask::from_fn(width, height, |x, y| {
            words[y * row + x / 64] >> (x % 64) & 1 == 1
        })
    }

    /// The number of columns.
    pub fn width(&self) -> usize {
        self.width as usize
    }

    /// The number of rows.
    pub fn height(&self) -> usize {
        self.height as usize
    }

    /// Whether a pixel counts. Pixels outside of the mask do not count.
    pub fn get(&self, x: usize, y: usize) -> bool {
        x < self.width() && y < self.height() && self.words[self.index(x, y)] >> (x % 64) & 1 == 1
    }

    /// Sets or clears a pixel. Outside of the mask it does nothing.
    ///
    /// ```
    /// use sat2d::Mask;
    /// let mut ground = Mask::from_fn(320, 200, |_, y| y >= 120)?;
    /// ground.set(160, 120, false);
    /// assert_eq!(ground.count(), 320 * 80 - 1);
    /// # Ok::<(), sat2d::MaskError>(())
    /// ```
    pub fn set(&mut self, x: usize, y: usize, is_set: bool) {
        if x < self.width() && y < self.height() {
            self.set_bits(x / 64, y, 1 << (x % 64), is_set);
        }
    }

    /// Sets or clears pixels of a row, all within the mask.
    #[doc(hidden)]
    pub fn set_run(&mut self, row: usize, columns: Range<usize>, is_set: bool) {
        let mut x = columns.start;
        while x < columns.end {
            let stripe = x / 64;
            let end = columns.end.min(64 * stripe + 64);
            let bits = u64::MAX << (x % 64) & u64::MAX >> (64 * stripe + 64 - end);
            self.set_bits(stripe, row, bits, is_set);
            x = end;
        }
    }

    /// Sets or clears pixels of a row in a stripe.
    fn set_bits(&mut self, stripe: usize, y: usize, bits: u64, is_set: bool) {
        let (index, row) = (stripe * self.height() + y, y as u32);
        let [first, end] = self.spans[stripe];
        if is_set {
            self.words[index] |= bits;
            self.spans[stripe] = match first == end {
                true => [row, row + 1],
                false => [first.min(row), end.max(row + 1)],
            };
        } else {
            self.words[index] &= !bits;
            if self.words[index] == 0 && first < end && (row == first || row + 1 == end) {
                self.tighten(stripe);
            }
        }
    }

    /// The number of pixels that count.
    pub fn count(&self) -> usize {
        let ones = self.words.iter().map(|word| word.count_ones() as usize);
        ones.sum()
    }

    /// Whether no pixel counts.
    pub fn is_empty(&self) -> bool {
        self.spans.iter().all(|[first, end]| first == end)
    }

    /// The columns and the rows of the least box around the pixels that count; `None` if none
    /// counts.
    pub fn bounds(&self) -> Option<(Range<usize>, Range<usize>)> {
        let is_used = |stripe: &usize| self.spans[*stripe][0] < self.spans[*stripe][1];
        let (left, right) = (
            (0..self.spans.len()).find(is_used)?,
            (0..self.spans.len()).rfind(is_used)?,
        );
        let all = |stripe: usize| self.stripe(stripe).iter().fold(0, |all, word| all | word);
        let first = 64 * left + all(left).trailing_zeros() as usize;
        let end = 64 * right + 64 - all(right).leading_zeros() as usize;
        let spans = || self.spans.iter().filter(|[first, end]| first < end);
        let top = spans().map(|span| span[0]).min()?;
        let bottom = spans().map(|span| span[1]).max()?;
        Some((first..end, top as usize..bottom as usize))
    }

    /// 64 pixels of a row, starting at a column: bit `i` is the pixel in column `x + i`. Pixels
    /// outside of the mask do not count.
    ///
    /// ```
    /// use sat2d::Mask;
    /// let bar = Mask::from_fn(100, 1, |x, _| (60..70).contains(&x))?;
    /// assert_eq!(bar.word(60, 0), 0b11_1111_1111);
    /// assert_eq!(bar.word(68, 0), 0b11);
    /// assert_eq!((bar.word(-3, 0), bar.word(60, 1)), (1 << 63, 0));
    /// # Ok::<(), sat2d::MaskError>(())
    /// ```
    pub fn word(&self, x: i64, y: i64) -> u64 {
        if !(0..i64::from(self.height)).contains(&y) {
            return 0;
        }
        let stripe = x.div_euclid(64);
        let at = |stripe: i64| match usize::try_from(stripe) {
            Ok(stripe) if stripe < self.spans.len() => {
                self.words[stripe * self.height() + y as usize]
            }
            _ => 0,
        };
        match x.rem_euclid(64) {
            0 => at(stripe),
            shift => at(stripe) >> shift | at(stripe.saturating_add(1)) << (64 - shift),
        }
    }

    /// The pixels that count and those that share a side or a corner with one of them. Pixel (1, 1)
    /// is at the place of pixel (0, 0) of this mask.
    #[doc(hidden)]
    pub fn grown(&self) -> Mask {
        let (width, height) = (self.width + 2, self.height + 2);
        let row = |x: i64, y: i64| self.word(x - 2, y) | self.word(x - 1, y) | self.word(x, y);
        let stripes = i64::from(width.div_ceil(64));
        let words = (0..stripes).flat_map(|stripe| {
            let x = 64 * stripe;
            (0..i64::from(height)).map(move |y| row(x, y - 2) | row(x, y - 1) | row(x, y))
        });
        Mask::of_words(width, height, words.collect())
    }

    /// The number of corners of the silhouettes by sides.
    #[cfg(feature = "serde")]
    #[doc(hidden)]
    pub fn corners(&self) -> usize {
        let rows = 0..=i64::from(self.height);
        let count = rows.map(|y| {
            let columns = (0..=i64::from(self.width)).step_by(64);
            let in_row = columns.map(|x| {
                // the four pixels round each of 64 corners
                let [a, b] = [self.word(x - 1, y - 1), self.word(x, y - 1)];
                let [c, d] = [self.word(x - 1, y), self.word(x, y)];
                let turns = a ^ b ^ c ^ d;
                let pinches = (a ^ b) & (a ^ c) & (b ^ d);
                (turns.count_ones() + 2 * pinches.count_ones()) as usize
            });
            in_row.sum::<usize>()
        });
        count.sum()
    }

    /// The number of stripes of 64 columns.
    #[inline]
    pub(super) fn stripes(&self) -> usize {
        self.spans.len()
    }

    /// The words of a stripe, one for each row.
    #[inline]
    pub(super) fn stripe(&self, stripe: usize) -> &[u64] {
        let height = self.height as usize;
        &self.words[stripe * height..(stripe + 1) * height]
    }

    /// The rows of a stripe from the first that has a pixel to the last.
    #[inline]
    pub(super) fn span(&self, stripe: usize) -> [u32; 2] {
        self.spans[stripe]
    }

    /// The maximal runs of pixels that count, row by row from the first, each by its row, its first
    /// column and the column after its last.
    pub(crate) fn runs(&self) -> impl Iterator<Item = Run> {
        (0..self.height).flat_map(move |row| {
            let mut x = 0;
            core::iter::from_fn(move || {
                let start = self.next_in_row(x, row, false)?;
                x = self.next_in_row(start, row, true).unwrap_or(self.width);
                Some(Run { row, start, end: x })
            })
        })
    }

    /// The first column from `x` on whose pixel counts, or the first whose pixel does not.
    fn next_in_row(&self, x: u32, row: u32, clear: bool) -> Option<u32> {
        let flip = if clear { u64::MAX } else { 0 };
        let mut stripe = (x / 64) as usize;
        let mut seen = u64::MAX << (x % 64);
        while stripe < self.spans.len() {
            let word = (self.words[stripe * self.height() + row as usize] ^ flip) & seen;
            if word != 0 {
                let x = 64 * stripe as u32 + word.trailing_zeros();
                return (x < self.width).then_some(x);
            }
            (stripe, seen) = (stripe + 1, u64::MAX);
        }
        None
    }

    /// Shrinks the span of a stripe to the rows that have a pixel.
    fn tighten(&mut self, stripe: usize) {
        let [first, end] = self.spans[stripe];
        let rows = &self.stripe(stripe)[first as usize..end as usize];
        let top = rows.iter().position(|&word| word != 0);
        let bottom = rows.iter().rposition(|&word| word != 0);
        self.spans[stripe] = match top.zip(bottom) {
            Some((top, bottom)) => [first + top as u32, first + bottom as u32 + 1],
            None => [0, 0],
        };
    }

    fn index(&self, x: usize, y: usize) -> usize {
        x / 64 * self.height() + y
    }
}

/// Pixels of a row that count, between two that do not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Run {
    pub row: u32,
    pub start: u32,
    pub end: u32,
}

impl fmt::Debug for Mask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Mask")
            .field("width", &self.width)
            .field("height", &self.height)
            .field("count", &self.count())
            .finish()
    }
}

fn check_length(got: usize, needed: usize) -> Result<(), MaskError> {
    if got == needed {
        Ok(())
    } else {
        Err(MaskError::WrongLength { got, needed })
    }
}
