//! `flash.display.BitmapData.hitTest`, of ActionScript 2 and 3.
//!
//! Recordings of Flash players decide all of it for whole coordinates. They do not tell what the
//! players did with fractions, so coordinates are integers here. What ActionScript 2 and 3 report
//! for missing or disposed objects does not arise.

use super::geom::Script;
use core::ops::Range;

/// The alpha channel of an image, for `BitmapData.hitTest`. The bytes stay the caller's.
///
/// Every question takes the pixel of the stage (or of another space that the caller means) where
/// the image's upper left pixel stands, and a threshold: a pixel counts if its alpha is at least
/// that. What is outside of the image never counts.
///
/// Thresholds are taken modulo 2³² and clamped to 0…255. ActionScript 3 declares them as `uint`:
/// -1 is 4294967295, and so 255. In ActionScript 2 they have a sign: -1 is 0. An image is that of a
/// program in ActionScript 3 unless [`of_script`](Bitmap::of_script) says otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bitmap<'a> {
    width: usize,
    alpha: &'a [u8],
    script: Script,
}

impl<'a> Bitmap<'a> {
    /// An image by its width in pixels and its alphas, row by row from the top. Bytes that do not
    /// fill a row are left out.
    #[must_use]
    pub const fn new(width: usize, alpha: &'a [u8]) -> Bitmap<'a> {
        Bitmap {
            width,
            alpha,
            script: Script::As3,
        }
    }

    /// The image of a program in another language, which decides what thresholds mean.
    ///
    /// ```
    /// use sat2d::compat::flash::{Bitmap, Script};
    /// let image = Bitmap::new(1, &[170]);
    /// assert!(!image.hits_point((0, 0), -1, (0, 0))); // 255
    /// assert!(image.of_script(Script::As2).hits_point((0, 0), -1, (0, 0))); // 0
    /// ```
    #[must_use]
    pub const fn of_script(self, script: Script) -> Bitmap<'a> {
        Bitmap { script, ..self }
    }

    /// The number of rows.
    #[must_use]
    pub const fn height(&self) -> usize {
        match self.alpha.len().checked_div(self.width) {
            Some(rows) => rows,
            None => 0,
        }
    }

    /// `hitTest(firstPoint, threshold, point)`: whether the pixel at a point counts. A threshold of
    /// 0 acts as 1 here.
    ///
    /// ```
    /// use sat2d::compat::flash::Bitmap;
    /// let image = Bitmap::new(2, &[0, 255, 128, 0]);
    /// assert!(image.hits_point((10, 10), 200, (11, 10)));
    /// assert!(!image.hits_point((10, 10), 0, (10, 10)));
    /// ```
    #[must_use]
    pub fn hits_point(
        &self,
        corner: (i32, i32),
        threshold: impl Into<i64>,
        point: (i32, i32),
    ) -> bool {
        let threshold = self.least_alpha(threshold).max(1);
        self.rows(corner, [point.0, point.1, 1, 1].map(i64::from))
            .flatten()
            .any(|&alpha| alpha >= threshold)
    }

    /// `hitTest(firstPoint, threshold, rectangle)`: whether a pixel within the rectangle
    /// (`[x, y, width, height]`) counts. Rectangles are half open: one without area has no pixel.
    /// At threshold 0 every pixel counts.
    #[must_use]
    pub fn hits_rectangle(
        &self,
        corner: (i32, i32),
        threshold: impl Into<i64>,
        rectangle: [i32; 4],
    ) -> bool {
        let threshold = self.least_alpha(threshold);
        self.rows(corner, rectangle.map(i64::from))
            .flatten()
            .any(|&alpha| alpha >= threshold)
    }

    /// `hitTest(firstPoint, threshold, bitmap, secondPoint, secondThreshold)`: whether a pixel of
    /// this image and one of the other at the same place both count. At threshold 0 every pixel
    /// counts.
    ///
    /// ```
    /// use sat2d::compat::flash::Bitmap;
    /// let dot = [255, 0, 0, 0];
    /// let image = Bitmap::new(2, &dot);
    /// assert!(image.hits_bitmap((4, 4), 255, &image, (4, 4), 255));
    /// assert!(!image.hits_bitmap((4, 4), 255, &image, (5, 4), 255));
    /// ```
    #[must_use]
    pub fn hits_bitmap(
        &self,
        corner: (i32, i32),
        threshold: impl Into<i64>,
        other: &Bitmap,
        other_corner: (i32, i32),
        other_threshold: impl Into<i64>,
    ) -> bool {
        let threshold = self.least_alpha(threshold);
        let other_threshold = other.least_alpha(other_threshold);
        let own = self.rows(corner, other.area(other_corner));
        let others = other.rows(other_corner, self.area(corner));
        own.zip(others).any(|(row, other_row)| {
            row.iter()
                .zip(other_row)
                .any(|(&alpha, &other)| alpha >= threshold && other >= other_threshold)
        })
    }

    /// The least alpha that counts.
    fn least_alpha(&self, threshold: impl Into<i64>) -> u8 {
        let threshold = threshold.into();
        // modulo 2³², as both languages convert numbers
        match self.script {
            Script::As3 => (threshold as u32).min(255) as u8,
            Script::As2 => (threshold as i32).clamp(0, 255) as u8,
        }
    }

    /// Where the image is, as a rectangle.
    fn area(&self, corner: (i32, i32)) -> [i64; 4] {
        let (x, y) = corner;
        [x.into(), y.into(), self.width as i64, self.height() as i64]
    }

    /// The parts of the image's rows within a rectangle, from the top.
    fn rows(&self, corner: (i32, i32), rectangle: [i64; 4]) -> impl Iterator<Item = &'a [u8]> {
        let [x, y, width, height] = rectangle;
        let columns = within(x - i64::from(corner.0), width, self.width);
        let rows = within(y - i64::from(corner.1), height, self.height());
        let Bitmap { width, alpha, .. } = *self;
        rows.map(move |row| &alpha[row * width + columns.start..row * width + columns.end])
    }
}

/// What of `start..start + length` is within `0..size`.
fn within(start: i64, length: i64, size: usize) -> Range<usize> {
    let clamp = |at: i64| at.clamp(0, size as i64) as usize;
    let first = clamp(start);
    first..clamp(start + length).max(first)
}
