//! Points as CSV: one `x,y` per line. A blank line ends a ring, and the next ring is a hole; two
//! blank lines end a polygon. The first line may be a header.

use super::input::{Feature, Rings};
use crate::csv::records::{Problem, Record, Records, TableError};
use sat2d::DVec2;

/// The polygons of a file.
pub fn features(text: &str) -> Result<Vec<Feature>, TableError> {
    let mut records = Records::new(text.as_bytes());
    let mut polygons: Vec<Rings> = vec![vec![Vec::new()]];
    let mut started = false;
    while let Some(record) = records.advance()? {
        record.expect(2)?;
        if !started && is_header(&record) {
            started = true;
            continue;
        }
        let point = DVec2::new(number(&record, 0, "x")?, number(&record, 1, "y")?);
        let polygon = polygons.last_mut().expect("there is always a polygon");
        let ring = polygon.last_mut().expect("a polygon has a ring");
        match record.blank_lines {
            _ if ring.is_empty() => ring.push(point),
            0 => ring.push(point),
            1 => polygon.push(vec![point]),
            _ => polygons.push(vec![vec![point]]),
        }
        started = true;
    }
    let feature = |rings| Feature::single(None, Ok(rings));
    Ok(polygons.into_iter().map(feature).collect())
}

fn is_header(record: &Record) -> bool {
    (0..2).all(|field| record.get(field).parse::<f64>().is_err())
}

fn number(record: &Record, field: usize, column: &str) -> Result<f64, TableError> {
    let text = record.get(field);
    text.parse().map_err(|_| {
        let problem = Problem::Value {
            column: column.to_owned(),
            text: text.to_owned(),
            wanted: "a number".to_owned(),
        };
        record.error(field, text, problem)
    })
}
