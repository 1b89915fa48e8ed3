//! `pygame.mask.Mask`, of pygame and pygame-ce: `overlap`, `overlap_area`, `overlap_mask`.
//!
//! The bits are those of a [`Mask`]. Area and mask of an overlap follow from what they are; the
//! point that `overlap` returns is the first that its loops find, which depends on how pygame
//! stores bits: in stripes of as many columns as an `unsigned long` has bits.

use sat2d_core::{Mask, MaskError};

/// The number of bits of an `unsigned long` where the game runs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum LongBits {
    /// 64-bit Linux and macOS.
    #[default]
    Long64,
    /// Windows, and everything with 32 bits.
    Long32,
}

/// `pygame.mask.from_surface(surface, threshold)` of a surface with an alpha for each pixel: the
/// pixels whose alpha is *greater* than the threshold, which is 127 unless the game says otherwise.
///
/// ```
/// use sat2d::compat::pygame;
/// let mask = pygame::from_surface(4, 1, &[0, 127, 128, 255], 127)?;
/// assert_eq!(mask.count(), 2);
/// # Ok::<(), sat2d::MaskError>(())
/// ```
///
/// # Errors
/// [`MaskError`].
pub fn from_surface(
    width: usize,
    height: usize,
    alpha: &[u8],
    threshold: i32,
) -> Result<Mask, MaskError> {
    match u8::try_from(threshold.saturating_add(1)) {
        Ok(least) => Mask::from_alpha(width, height, alpha, least),
        // no alpha is greater than 255, and each is greater than what is below 0
        Err(_) => {
            let all = Mask::from_alpha(width, height, alpha, 0)?;
            match threshold < 0 {
                true => Ok(all),
                false => Mask::new(width, height),
            }
        }
    }
}

/// `mask.overlap(other, offset)`: the first pixel found that is set in both, in the coordinates of
/// the mask, if the other one is at `offset`.
///
/// Both masks are cut into stripes. Where these intersect there are blocks, which are searched from
/// left to right, each row by row from the top, and a row from the left.
///
/// ```
/// use sat2d::Mask;
/// use sat2d::compat::pygame::{self, LongBits};
/// // a bar that rises to the right
/// let bar = Mask::from_fn(80, 80, |x, y| x + y == 79)?;
/// let all = Mask::from_fn(80, 80, |_, _| true)?;
/// // the first stripe has columns 0 to 63 on Linux, 0 to 31 on Windows
/// assert_eq!(pygame::overlap(&all, &bar, (0, 0), LongBits::Long64), Some((63, 16)));
/// assert_eq!(pygame::overlap(&all, &bar, (0, 0), LongBits::Long32), Some((31, 48)));
/// # Ok::<(), sat2d::MaskError>(())
/// ```
#[must_use]
pub fn overlap(
    mask: &Mask,
    other: &Mask,
    offset: (i32, i32),
    long: LongBits,
) -> Option<(i32, i32)> {
    let stripe = match long {
        LongBits::Long64 => 64,
        LongBits::Long32 => 32,
    };
    let common = |size: usize, other: usize, offset: i32| {
        let offset = i64::from(offset);
        offset.max(0)..(offset + other as i64).min(size as i64)
    };
    let columns = common(mask.width(), other.width(), offset.0);
    let rows = common(mask.height(), other.height(), offset.1);
    let (dx, dy) = (i64::from(offset.0), i64::from(offset.1));
    let mut x = columns.start;
    while x < columns.end {
        let next_cut = |x: i64| stripe - x.rem_euclid(stripe);
        let width = next_cut(x).min(next_cut(x - dx)).min(columns.end - x);
        let within = u64::MAX >> (64 - width);
        for y in rows.clone() {
            let both = mask.word(x, y) & other.word(x - dx, y - dy) & within;
            if both != 0 {
                return Some(((x + i64::from(both.trailing_zeros())) as i32, y as i32));
            }
        }
        x += width;
    }
    None
}

/// `mask.overlap_area(other, offset)`: the number of pixels that are set in both.
///
/// ```
/// use sat2d::Mask;
/// use sat2d::compat::pygame;
/// let square = Mask::from_fn(8, 8, |_, _| true)?;
/// assert_eq!(pygame::overlap_area(&square, &square, (-3, 6)), 10);
/// # Ok::<(), sat2d::MaskError>(())
/// ```
#[must_use]
pub fn overlap_area(mask: &Mask, other: &Mask, offset: (i32, i32)) -> usize {
    mask.overlap_area(other, offset)
}

/// `mask.overlap_mask(other, offset)`: the pixels that are set in both, as a mask of the size of
/// the first.
///
/// ```
/// use sat2d::Mask;
/// use sat2d::compat::pygame;
/// let square = Mask::from_fn(8, 8, |_, _| true)?;
/// let corner = pygame::overlap_mask(&square, &square, (6, 6));
/// assert_eq!(corner.bounds(), Some((6..8, 6..8)));
/// # Ok::<(), sat2d::MaskError>(())
/// ```
#[must_use]
pub fn overlap_mask(mask: &Mask, other: &Mask, offset: (i32, i32)) -> Mask {
    mask.overlap_mask(other, offset)
}
