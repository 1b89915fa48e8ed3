//! Points as text: one point per line, its coordinates separated by a comma, a semicolon, or blanks
//! and tabs, as in the first line. A blank line ends a ring, and the next ring is a hole; two blank
//! lines end a polygon. The first line may be a header that names `x` and `y` in either order.

use super::input::{Feature, Rings};
use crate::csv::records::{Problem, Record, Records, TableError};
use crate::words::shortened;
use sat2d::DVec2;

/// The columns of x and y in files without a header.
const IN_ORDER: [usize; 2] = [0, 1];

/// The polygons of a file.
pub fn features(text: &str) -> Result<Vec<Feature>, TableError> {
    let mut records = Records::separated(text.as_bytes(), delimiter(text));
    let mut polygons: Vec<Rings> = vec![vec![Vec::new()]];
    let mut columns = None;
    while let Some(record) = records.advance()? {
        record.expect(2)?;
        if columns.is_none() && is_header(&record) {
            columns = Some(named_columns(&record)?);
            continue;
        }
        let [x, y] = *columns.get_or_insert(IN_ORDER);
        let point = DVec2::new(number(&record, x, "x")?, number(&record, y, "y")?);
        let polygon = polygons.last_mut().expect("there is always a polygon");
        let ring = polygon.last_mut().expect("a polygon has a ring");
        match record.blank_lines {
            _ if ring.is_empty() => ring.push(point),
            0 => ring.push(point),
            1 => polygon.push(vec![point]),
            _ => polygons.push(vec![vec![point]]),
        }
    }
    let feature = |rings| Feature::single(None, Ok(rings));
    Ok(polygons.into_iter().map(feature).collect())
}

/// Whether a text starts as one of points does: with a line of two numbers or two names.
pub fn is_start(text: &str) -> bool {
    let line = text.lines().next().unwrap_or_default();
    let words = line.split([',', ';', '\t', ' ']).map(str::trim);
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).take(3).collect();
    let is_name = |word: &&str| word.chars().all(|c| c.is_alphanumeric() || c == '_');
    let is_number = |word: &&str| word.parse::<f64>().is_ok();
    match words.as_slice() {
        [first, ..] if is_number(first) => true,
        [_, _] => words.iter().all(is_name),
        _ => false,
    }
}

/// What separates the coordinates in the first line that is not blank.
fn delimiter(text: &str) -> Option<u8> {
    let line = text.lines().find(|line| !line.trim().is_empty());
    let line = line.unwrap_or_default().as_bytes();
    [b',', b';'].into_iter().find(|c| line.contains(c))
}

fn is_header(record: &Record) -> bool {
    (0..2).all(|field| record.get(field).parse::<f64>().is_err())
}

/// The columns of x and y.
fn named_columns(header: &Record) -> Result<[usize; 2], TableError> {
    let names = [0, 1].map(|field| header.get(field));
    let is = |field: usize, name: &str| names[field].eq_ignore_ascii_case(name);
    if is(0, "x") && is(1, "y") {
        Ok(IN_ORDER)
    } else if is(0, "y") && is(1, "x") {
        Ok([1, 0])
    } else {
        let [first, second] = names.map(|name| shortened(name).into_owned());
        Err(header.error(0, names[0], Problem::NotPoints(first, second)))
    }
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
