//! `flash.display.BitmapData.hitTest`, of ActionScript 2 and 3.
//!
//! Recordings of Flash players decide all of it for whole coordinates. They do not tell what the
//! players did with fractions, so coordinates are integers here. What ActionScript 2 and 3 report
//! for missing or disposed objects does not arise.

use core::ops::Range;

/// The alpha channel of an image, for `BitmapData.hitTest`. The bytes stay the caller's.
///
/// Every question takes the pixel of the stage (or of whatever space the caller means) where the
/// image's upper left pixel stands, and a threshold: a pixel counts if its alpha is at least that.
/// Thresholds are clamped to 0…255. What is outside of the image never counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bitmap<'a> {
    width: usize,
    alpha: &'a [u8],
}

impl<'a> Bitmap<'a> {
    /// An image by its width in pixels and its alphas, row by row from the top. Bytes that do not
    /// fill a row are left out.
    #[must_use]
    pub const fn new(width: usize, alpha: &'a [u8]) -> Bitmap<'a> {
        Bitmap { width, alpha }
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
    pub fn hits_point(&self, corner: (i32, i32), threshold: i32, point: (i32, i32)) -> bool {
        let threshold = clamped(threshold).max(1);
        self.rows(corner, [point.0, point.1, 1, 1].map(i64::from))
            .flatten()
            .any(|&alpha| alpha >= threshold)
    }

    /// `hitTest(firstPoint, threshold, rectangle)`: whether a pixel within the rectangle
    /// (`[x, y, width, height]`) counts. Rectangles are half open: one without area has no pixel.
    /// At threshold 0 every pixel counts.
    #[must_use]
    pub fn hits_rectangle(&self, corner: (i32, i32), threshold: i32, rectangle: [i32; 4]) -> bool {
        let threshold = clamped(threshold);
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
        threshold: i32,
        other: &Bitmap,
        other_corner: (i32, i32),
        other_threshold: i32,
    ) -> bool {
        let (threshold, other_threshold) = (clamped(threshold), clamped(other_threshold));
        let own = self.rows(corner, other.area(other_corner));
        let others = other.rows(other_corner, self.area(corner));
        own.zip(others).any(|(row, other_row)| {
            row.iter()
                .zip(other_row)
                .any(|(&alpha, &other)| alpha >= threshold && other >= other_threshold)
        })
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
        let Bitmap { width, alpha } = *self;
        rows.map(move |row| &alpha[row * width + columns.start..row * width + columns.end])
    }
}

/// What of `start..start + length` is within `0..size`.
fn within(start: i64, length: i64, size: usize) -> Range<usize> {
    let clamp = |at: i64| at.clamp(0, size as i64) as usize;
    let first = clamp(start);
    first..clamp(start + length).max(first)
}

fn clamped(threshold: i32) -> u8 {
    threshold.clamp(0, 255) as u8
}
