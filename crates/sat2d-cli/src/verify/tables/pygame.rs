//! Tables of `pygame.mask.Mask`.

use crate::csv::records::TableError;
use crate::csv::table::{Column, Header, Row};
use crate::verify::comparison::{Comparison, Outcome, Reference};
use crate::verify::family::{Check, Exact, Family, Subject};
use crate::verify::profile::Profile;
use sat2d::Mask;
use sat2d::compat::pygame::{self, LongBits};

/// Two masks, the offset of the second one, and what `overlap`, `overlap_area` and `overlap_mask`
/// answer.
pub static MASKS: Family = Family {
    profile: Profile::PygameMask,
    inputs: &["mask", "other", "dx", "dy"],
    answers: &["overlap", "area", "common"],
    optional: &["long_bits"],
    numbered: &[],
    reference: Reference::Original,
    open: |header| Ok(Box::new(Masks::new(header)?)),
    exact: Exact::No,
};

struct Masks {
    masks: [Column; 2],
    offset: [Column; 2],
    long_bits: Option<Column>,
    overlap: Option<Column>,
    area: Option<Column>,
    common: Option<Column>,
}

impl Masks {
    fn new(header: &Header) -> Result<Self, TableError> {
        Ok(Masks {
            masks: header.require_all(["mask", "other"])?,
            offset: header.require_all(["dx", "dy"])?,
            long_bits: header.find("long_bits"),
            overlap: header.find("overlap"),
            area: header.find("area"),
            common: header.find("common"),
        })
    }
}

impl Check for Masks {
    fn row(&self, row: &Row) -> Result<Outcome, TableError> {
        let [own, other] = &self.masks;
        let (own, other) = (mask(row, own)?, mask(row, other)?);
        let offset = (row.int(&self.offset[0])?, row.int(&self.offset[1])?);
        let long = match &self.long_bits {
            None => LongBits::default(),
            Some(column) => match row.text(column) {
                "64" => LongBits::Long64,
                "32" => LongBits::Long32,
                text => return Err(row.error(column, text, "32 or 64")),
            },
        };
        let mut comparison = Comparison::default();
        if let Some(column) = &self.overlap {
            let found = pygame::overlap(&own, &other, offset, long);
            let found = found.map_or("none".to_owned(), |(x, y)| format!("{x} {y}"));
            comparison.word(column, row.text(column).to_owned(), Ok(found));
        }
        if let Some(column) = &self.area {
            let area = pygame::overlap_area(&own, &other, offset);
            comparison.word(column, row.text(column).to_owned(), Ok(area.to_string()));
        }
        if let Some(column) = &self.common {
            let common = text(&pygame::overlap_mask(&own, &other, offset));
            comparison.word(column, row.text(column).to_owned(), Ok(common));
        }
        Ok(comparison.outcome())
    }

    fn subject(&self, _: &Row) -> Result<Subject, TableError> {
        Ok(Subject::Numbers)
    }
}

/// A mask, the groups of at least `minimum` pixels, and the largest group: each by its first pixel
/// and the number of its pixels.
pub static COMPONENTS: Family = Family {
    profile: Profile::PygameComponents,
    inputs: &["mask"],
    answers: &["components", "largest"],
    optional: &["minimum"],
    numbered: &[],
    reference: Reference::Original,
    open: |header| Ok(Box::new(Components::new(header)?)),
    exact: Exact::No,
};

struct Components {
    mask: Column,
    minimum: Option<Column>,
    components: Option<Column>,
    largest: Option<Column>,
}

impl Components {
    fn new(header: &Header) -> Result<Self, TableError> {
        Ok(Components {
            mask: header.require("mask")?,
            minimum: header.find("minimum"),
            components: header.find("components"),
            largest: header.find("largest"),
        })
    }
}

impl Check for Components {
    fn row(&self, row: &Row) -> Result<Outcome, TableError> {
        let mask = mask(row, &self.mask)?;
        let minimum = match &self.minimum {
            Some(column) => row.int(column)?,
            None => 0,
        };
        let mut comparison = Comparison::default();
        if let Some(column) = &self.components {
            let groups = pygame::connected_components(&mask, minimum);
            let groups: Vec<String> = groups.iter().map(group).collect();
            comparison.word(column, row.text(column).to_owned(), Ok(groups.join(";")));
        }
        if let Some(column) = &self.largest {
            let largest = group(&pygame::connected_component(&mask, None));
            comparison.word(column, row.text(column).to_owned(), Ok(largest));
        }
        Ok(comparison.outcome())
    }

    fn subject(&self, _: &Row) -> Result<Subject, TableError> {
        Ok(Subject::Numbers)
    }
}

/// The first pixel of a mask, row by row, and the number of its pixels: `x y count`, or `none`.
fn group(mask: &Mask) -> String {
    match mask.first_overlap(mask, (0, 0)) {
        Some((x, y)) => format!("{x} {y} {}", mask.count()),
        None => "none".to_owned(),
    }
}

/// Reads rows of `#` and `.`, separated by `/`.
fn mask(row: &Row, column: &Column) -> Result<Mask, TableError> {
    let text = row.text(column);
    let rows: Vec<&[u8]> = text.split('/').map(str::as_bytes).collect();
    let width = rows[0].len();
    let is_row = |row: &&[u8]| row.len() == width && row.iter().all(|b| b".#".contains(b));
    let mask = Mask::from_fn(width, rows.len(), |x, y| rows[y].get(x) == Some(&b'#'));
    match mask {
        Ok(mask) if rows.iter().all(is_row) => Ok(mask),
        _ => Err(row.error(column, text, "rows of `#` and `.`, all as long")),
    }
}

/// Writes a mask as [`mask`] reads it.
fn text(mask: &Mask) -> String {
    let pixel = |x, y| if mask.get(x, y) { '#' } else { '.' };
    let row = |y| (0..mask.width()).map(|x| pixel(x, y)).collect();
    let rows: Vec<String> = (0..mask.height()).map(row).collect();
    rows.join("/")
}
