//! Tables of `BitmapData.hitTest`.

use crate::csv::records::TableError;
use crate::csv::table::{Column, Header, Row};
use crate::verify::comparison::{Comparison, Outcome, Reference};
use crate::verify::family::{Check, Exact, Family, Subject};
use crate::verify::profile::Profile;
use crate::verify::tables::flash_calls::script;
use sat2d::compat::flash::{Bitmap, Script};

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
        let (width, alpha) = image(row, &self.image)?;
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
                let (width, alpha) = image(row, other)?;
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

/// Rows of two-digit hexadecimal alphas, separated by `/`: the width and the alphas.
fn image(row: &Row, column: &Column) -> Result<(usize, Vec<u8>), TableError> {
    let text = row.text(column);
    let malformed = || {
        row.error(
            column,
            text,
            "rows of two-digit hexadecimal alphas, all as long",
        )
    };
    let mut alpha = Vec::new();
    let mut width = None;
    for line in text.split('/') {
        let (pairs, []) = line.as_bytes().as_chunks::<2>() else {
            return Err(malformed());
        };
        if *width.get_or_insert(pairs.len()) != pairs.len() {
            return Err(malformed());
        }
        for pair in pairs {
            let digits = std::str::from_utf8(pair).ok();
            // digits only: the conversion would accept a sign
            let digits = digits.filter(|pair| pair.bytes().all(|b| b.is_ascii_hexdigit()));
            let byte = digits.and_then(|pair| u8::from_str_radix(pair, 16).ok());
            alpha.push(byte.ok_or_else(malformed)?);
        }
    }
    Ok((width.unwrap_or(0), alpha))
}
