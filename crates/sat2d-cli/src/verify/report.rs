//! What is printed about a table.

use super::comparison::Difference;
use super::recognise::Match;
use crate::csv::table::{Column, Row};
use crate::words::count;
use std::fmt;
use std::io::{self, Write};
use std::path::Path;

/// The number of mismatches that are printed; the others are only counted.
const SHOWN: usize = 20;

/// Rows by result.
#[derive(Default)]
pub struct Counts {
    pub rows: u64,
    pub agreements: u64,
    pub mismatches: u64,
}

impl Counts {
    pub fn add(&mut self, other: &Counts) {
        self.rows += other.rows;
        self.agreements += other.agreements;
        self.mismatches += other.mismatches;
    }
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let verb = if self.agreements == 1 {
            "agrees"
        } else {
            "agree"
        };
        write!(
            f,
            "{}, {} {verb}, {}",
            count(self.rows, "row"),
            self.agreements,
            count(self.mismatches, "mismatch")
        )
    }
}

/// The result for a table.
pub struct Report {
    pub matched: Match,
    pub counts: Counts,
    /// The first [`SHOWN`] mismatches.
    mismatches: Vec<Mismatch>,
    /// The options with which every row agrees, if these do not.
    pub alternatives: Vec<String>,
}

struct Mismatch {
    line: u64,
    differences: Vec<Difference>,
    /// The names and texts of the fields that the row is computed from.
    inputs: Vec<String>,
}

impl Report {
    pub fn new(matched: Match) -> Report {
        Report {
            matched,
            counts: Counts::default(),
            mismatches: Vec::new(),
            alternatives: Vec::new(),
        }
    }

    /// Adds a row that disagrees.
    pub fn add_mismatch(&mut self, row: &Row, differences: Vec<Difference>) {
        self.counts.mismatches += 1;
        if self.mismatches.len() < SHOWN {
            let inputs = self.matched.inputs.iter();
            let filled = inputs.filter(|column| !row.text(column).is_empty());
            self.mismatches.push(Mismatch {
                line: row.line(),
                differences,
                inputs: filled.map(|column| assignment(row, column)).collect(),
            });
        }
    }

    pub fn write(&self, path: &Path, out: &mut impl Write) -> io::Result<()> {
        let (path, matched) = (path.display(), &self.matched);
        writeln!(out, "{path}: {}: {}", matched.name, self.counts)?;
        if !matched.ignored.is_empty() {
            writeln!(out, "  ignored columns: {}", matched.ignored.join(", "))?;
        }
        for mismatch in &self.mismatches {
            let differences = mismatch.differences.iter();
            let texts: Vec<String> = differences
                .map(|difference| difference.describe(matched.reference))
                .collect();
            writeln!(out, "  line {}: {}", mismatch.line, texts.join("; "))?;
            writeln!(out, "    {}", mismatch.inputs.join(" "))?;
        }
        let hidden = self.counts.mismatches - self.mismatches.len() as u64;
        if hidden > 0 {
            writeln!(out, "  and {} more", count(hidden, "mismatch"))?;
        }
        for options in &self.alternatives {
            writeln!(out, "  every row agrees with {options}")?;
        }
        Ok(())
    }
}

/// A field with its name. A number that is written as its bits becomes readable, a text with blanks
/// is quoted.
fn assignment(row: &Row, column: &Column) -> String {
    let (name, text) = (&column.name, row.text(column));
    match row.float(column) {
        Ok(number) if text.starts_with("0x") => format!("{name}={number:?}"),
        _ if text.contains(char::is_whitespace) => format!("{name}=\"{text}\""),
        _ => format!("{name}={text}"),
    }
}
