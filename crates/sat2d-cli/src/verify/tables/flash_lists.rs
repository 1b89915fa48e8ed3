//! Answers that are lists of numbers: `2 3; none; 0.5`.

use crate::csv::records::TableError;
use crate::csv::table::{Column, Row};
use crate::verify::comparison::is_same;

/// Writes lists of numbers like those of a field. Numbers that agree are written as they are there:
/// a `?` agrees with every number.
pub fn written_like(row: &Row, column: &Column, lists: &[Vec<f64>]) -> Result<String, TableError> {
    let mut expected = row.text(column).split("; ");
    let mut written = Vec::new();
    for list in lists {
        let mut words = expected.next().unwrap_or_default().split(' ');
        let mut numbers = Vec::new();
        for number in list {
            numbers.push(match words.next() {
                None | Some("" | "none") => number.to_string(),
                Some("?") => "?".to_owned(),
                Some(word) if is_same(row.number(column, word)?, *number) => word.to_owned(),
                Some(_) => number.to_string(),
            });
        }
        written.push(if numbers.is_empty() {
            "none".to_owned()
        } else {
            numbers.join(" ")
        });
    }
    Ok(written.join("; "))
}
