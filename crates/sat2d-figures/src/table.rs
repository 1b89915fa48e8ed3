//! Files of results, and the parts of tables: heads and numbers.

use crate::documents::root;
use anyhow::{Context, Result};
use std::path::PathBuf;

/// Where a file of results is.
pub fn path(file: &str) -> PathBuf {
    root().join(file)
}

/// The rows of a file of results, without its head and its comments.
///
/// # Errors
/// If it cannot be read.
pub fn records(file: &str) -> Result<Vec<csv::StringRecord>> {
    let mut reader = csv::ReaderBuilder::new()
        .comment(Some(b'#'))
        .from_path(path(file))
        .context(file.to_owned())?;
    reader
        .records()
        .collect::<Result<_, _>>()
        .context(file.to_owned())
}

/// The head of a table, and its rule: all columns but the first are numbers.
pub fn head(columns: &[&str]) -> String {
    let rule = " ---: |".repeat(columns.len() - 1);
    let head = format!("| {} |\n| --- |{rule}\n", columns.join(" | "));
    head.replace("|  |", "| |")
}

/// Three or four digits, and separators of thousands.
pub fn nanoseconds(ns: f64) -> String {
    let decimals = usize::from(ns < 40.0);
    thousands(&format!("{ns:.decimals$}"))
}

/// A number in three digits.
pub fn three_digits(number: f64) -> String {
    let decimals = (2.0 - number.log10().floor()).clamp(0.0, 6.0) as usize;
    format!("{number:.decimals$}")
}

/// A number with separators of thousands.
pub fn thousands(number: &str) -> String {
    let whole = number.find('.').unwrap_or(number.len());
    let mut text = String::new();
    for (i, digit) in number.chars().enumerate() {
        if i > 0 && i < whole && (whole - i).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// The values of a column, each once, in order.
pub fn distinct(rows: &[csv::StringRecord], column: usize) -> Vec<&str> {
    let mut found: Vec<&str> = Vec::new();
    for row in rows {
        if !found.contains(&&row[column]) {
            found.push(&row[column]);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_few_digits_and_separators() {
        let texts = [11.37, 39.75, 41.35, 999.6, 29106.09].map(nanoseconds);
        assert_eq!(texts, ["11.4", "39.8", "41", "1,000", "29,106"]);
        let texts = [0.0654, 0.784, 2.4, 17.04, 333.9].map(three_digits);
        assert_eq!(texts, ["0.0654", "0.784", "2.40", "17.0", "334"]);
        assert_eq!(thousands("1234567.5"), "1,234,567.5");
    }
}
