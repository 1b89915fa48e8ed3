//! `flash.display.BitmapData.getColorBoundsRect`, of ActionScript 2 and 3.
//!
//! Recordings of Flash players decide it for images of one colour; the rest is as in Ruffle (commit
//! f3a1263e164d, `color_bounds_rect`).

use super::geom::Rectangle;

/// The colours of an image, for `BitmapData.getColorBoundsRect`. The pixels stay the caller's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pixels<'a> {
    width: usize,
    argb: &'a [u32],
    transparent: bool,
}

impl<'a> Pixels<'a> {
    /// An image by its width and its pixels, `0xAARRGGBB`, row by row from the top, as
    /// `setPixel32` takes them. In an image that is not transparent all alphas are 255. Pixels that
    /// do not fill a row are left out.
    #[must_use]
    pub const fn new(width: usize, argb: &'a [u32], transparent: bool) -> Pixels<'a> {
        Pixels {
            width,
            argb,
            transparent,
        }
    }

    /// `getColorBoundsRect(mask, color, findColor)`: the box of the pixels with
    /// `(pixel & mask) == color`, or with `!=` if `find_color` is false.
    ///
    /// The player stores colours multiplied by their alphas, and compares these: a colour without
    /// alpha is 0 in a transparent image. In an image that is not, alphas always agree. No pixel,
    /// or the upper left one alone, gives [`Rectangle::EMPTY`].
    ///
    /// ```
    /// use sat2d::compat::flash::{Pixels, Rectangle};
    /// let argb = [0xFF00_0000, 0xFFFF_0000, 0xFF00_0000, 0xFFFF_0000];
    /// let image = Pixels::new(2, &argb, true);
    /// let red = image.color_bounds(0xFFFF_FFFF, 0xFFFF_0000, true);
    /// assert_eq!(red, Rectangle::new(1.0, 0.0, 1.0, 2.0));
    /// ```
    #[must_use]
    pub fn color_bounds(&self, mask: u32, color: u32, find_color: bool) -> Rectangle {
        let mask = if self.transparent {
            mask
        } else {
            mask | 0xFF00_0000
        };
        let color = self.stored(color);
        let rows = self.argb.chunks_exact(self.width.max(1)).enumerate();
        let found = rows.flat_map(|(y, row)| {
            let columns = row.iter().enumerate();
            columns.filter_map(move |(x, &argb)| {
                let matches = self.stored(argb) & mask == color;
                (matches == find_color).then_some([x, y, x, y])
            })
        });
        let sides = found.reduce(|a, b| {
            [
                a[0].min(b[0]),
                a[1].min(b[1]),
                a[2].max(b[2]),
                a[3].max(b[3]),
            ]
        });
        match sides {
            Some([left, top, right, bottom]) if right > 0 || bottom > 0 => Rectangle::new(
                left as f64,
                top as f64,
                (right - left + 1) as f64,
                (bottom - top + 1) as f64,
            ),
            _ => Rectangle::EMPTY,
        }
    }

    /// A colour as the player stores it: multiplied by its alpha.
    fn stored(&self, argb: u32) -> u32 {
        let alpha = if self.transparent { argb >> 24 } else { 255 };
        let channel = |shift: u32| ((((argb >> shift) & 255) * alpha + 127) / 255) << shift;
        (alpha << 24) | channel(16) | channel(8) | channel(0)
    }
}
