//! Tables of `BitmapData.hitTest` and `getColorBoundsRect`.

use crate::csv::records::TableError;
use crate::csv::table::{Column, Header, Row};
use crate::verify::comparison::{Comparison, Outcome, Reference};
use crate::verify::family::{Check, Exact, Family, Subject};
use crate::verify::profile::Profile;
use crate::verify::tables::flash_calls::{Answer, Calls, FLASH, script};
use sat2d::compat::flash::{Bitmap, Pixels, Rectangle, Script};

/// An image, and the point, rectangle or second image that it is tested against.
pub static BITMAP: Family = Family {
    profile: Profile::FlashBitmap,
    inputs: &["image", "px", "py", "threshold", "kind", "b1", "b2"],
    answers: &["hit"],
    optional: &["source", "api", "test", "image2", "b3", "b4", "threshold2"],
    numbered: &[],
    reference: Reference::Original,
    open: |header| Ok(Box::new(Bitmaps::new(header)?)),
    exact: Exact::No,
};

/// An image, and the colour whose box is asked for.
pub static COLOR_BOUNDS: Family = Family {
    profile: Profile::FlashColorBounds,
    inputs: &["image", "transparent", "mask", "color", "find"],
    answers: &["x", "y", "width", "height"],
    optional: &["source", "api", "test"],
    open: |header| Calls::open(&COLOR_BOUNDS, header, color_bounds),
    ..FLASH
};

struct Bitmaps {
    /// The language, ActionScript 3 where the table does not say.
    api: Option<Column>,
    image: Column,
    corner: [Column; 2],
    threshold: Column,
    kind: Column,
    second: [Column; 2],
    /// The size of a rectangle.
    size: Option<[Column; 2]>,
    other_image: Option<Column>,
    other_threshold: Option<Column>,
    hit: Option<Column>,
}

impl Bitmaps {
    fn new(header: &Header) -> Result<Self, TableError> {
        Ok(Bitmaps {
            api: header.find("api"),
            image: header.require("image")?,
            corner: header.require_all(["px", "py"])?,
            threshold: header.require("threshold")?,
            kind: header.require("kind")?,
            second: header.require_all(["b1", "b2"])?,
            size: header.find("b3").zip(header.find("b4")).map(<[_; 2]>::from),
            other_image: header.find("image2"),
            other_threshold: header.find("threshold2"),
            hit: header.find("hit"),
        })
    }
}

impl Check for Bitmaps {
    fn row(&self, row: &Row) -> Result<Outcome, TableError> {
        let place = |[x, y]: &[Column; 2]| Ok::<_, TableError>((row.int(x)?, row.int(y)?));
        let (corner, threshold) = (place(&self.corner)?, row.long(&self.threshold)?);
        let (second, kind) = (place(&self.second)?, row.text(&self.kind));
        let (width, alpha) = alphas(row, &self.image)?;
        let script = match &self.api {
            Some(api) => script(row, api)?,
            None => Script::As3,
        };
        let bitmap = Bitmap::new(width, &alpha).of_script(script);
        let hit = match (kind, &self.size, &self.other_image, &self.other_threshold) {
            ("point", ..) => bitmap.hits_point(corner, threshold, second),
            ("rect", Some(size), ..) => {
                let (width, height) = place(size)?;
                bitmap.hits_rectangle(corner, threshold, [second.0, second.1, width, height])
            }
            ("bitmap", _, Some(other), Some(other_threshold)) => {
                let (width, alpha) = alphas(row, other)?;
                let other = Bitmap::new(width, &alpha).of_script(script);
                let other_threshold = row.long(other_threshold)?;
                bitmap.hits_bitmap(corner, threshold, &other, second, other_threshold)
            }
            _ => {
                let wanted = "`point`, `rect` (with b3, b4) or `bitmap` (with image2, threshold2)";
                return Err(row.error(&self.kind, kind, wanted));
            }
        };
        let mut comparison = Comparison::default();
        comparison.flag(row, &self.hit, Ok(hit))?;
        Ok(comparison.outcome())
    }

    fn subject(&self, _: &Row) -> Result<Subject, TableError> {
        Ok(Subject::Numbers)
    }
}

fn color_bounds(row: &Row, inputs: &[Column]) -> Result<Vec<Answer>, TableError> {
    let (width, argb) = image(row, &inputs[0], 8)?;
    let color = |column: &Column| {
        let error = || row.error(column, row.text(column), "a colour, from 0 to 4294967295");
        u32::try_from(row.long(column)?).map_err(|_| error())
    };
    let image = Pixels::new(width, &argb, row.flag(&inputs[1])?);
    let (mask, color) = (color(&inputs[2])?, color(&inputs[3])?);
    let Rectangle {
        x,
        y,
        width,
        height,
    } = image.color_bounds(mask, color, row.flag(&inputs[4])?);
    Ok([x, y, width, height].map(Answer::Double).into())
}

/// An image of two-digit hexadecimal alphas: the width and the alphas.
fn alphas(row: &Row, column: &Column) -> Result<(usize, Vec<u8>), TableError> {
    let (width, pixels) = image(row, column, 2)?;
    let low_byte = |pixel: u32| pixel.to_le_bytes()[0];
    Ok((width, pixels.into_iter().map(low_byte).collect()))
}

/// Rows of hexadecimal pixels of this many digits, separated by `/`: the width and the pixels.
fn image(row: &Row, column: &Column, digits: usize) -> Result<(usize, Vec<u32>), TableError> {
    let text = row.text(column);
    let malformed = || {
        let wanted = format!("rows of pixels of {digits} hexadecimal digits, all as long");
        row.error(column, text, wanted)
    };
    let mut pixels = Vec::new();
    let mut width = None;
    for line in text.split('/') {
        let length = line.len() / digits;
        if line.len() % digits != 0 || *width.get_or_insert(length) != length {
            return Err(malformed());
        }
        for pixel in line.as_bytes().chunks(digits) {
            let pixel = std::str::from_utf8(pixel).ok();
            // digits only: the conversion would accept a sign
            let pixel = pixel.filter(|pixel| pixel.bytes().all(|b| b.is_ascii_hexdigit()));
            let pixel = pixel.and_then(|pixel| u32::from_str_radix(pixel, 16).ok());
            pixels.push(pixel.ok_or_else(malformed)?);
        }
    }
    Ok((width.unwrap_or(0), pixels))
}
