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
    /// Rows whose differences the baseline has.
    pub accepted: u64,
    pub mismatches: u64,
    /// Differences of the baseline that do not occur any more.
    pub gone: u64,
}

impl Counts {
    pub fn add(&mut self, other: &Counts) {
        self.rows += other.rows;
        self.agreements += other.agreements;
        self.accepted += other.accepted;
        self.mismatches += other.mismatches;
        self.gone += other.gone;
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
            "{}, {} {verb}, ",
            count(self.rows, "row"),
            self.agreements
        )?;
        if self.accepted > 0 {
            write!(f, "{} accepted, ", self.accepted)?;
        }
        write!(f, "{}", count(self.mismatches, "mismatch"))?;
        if self.gone > 0 {
            write!(f, ", {} gone", count(self.gone, "difference"))?;
        }
        Ok(())
    }
}

/// The result for a table.
pub struct Report {
    pub matched: Match,
    pub counts: Counts,
    /// The first [`SHOWN`] mismatches.
    mismatches: Vec<String>,
    /// The options with which every row agrees, if these do not.
    pub alternatives: Vec<String>,
    /// The first [`SHOWN`] differences of the baseline that are gone.
    gone: Vec<String>,
}

impl Report {
    pub fn new(matched: Match) -> Report {
        Report {
            matched,
            counts: Counts::default(),
            mismatches: Vec::new(),
            alternatives: Vec::new(),
            gone: Vec::new(),
        }
    }

    /// A row that disagrees, as text: its line and differences, then the numbers it is computed
    /// from.
    pub fn describe(&self, row: &Row, differences: &[Difference]) -> String {
        let inputs = self.matched.inputs.iter();
        let filled = inputs.filter(|column| !row.text(column).is_empty());
        let inputs: Vec<String> = filled.map(|column| assignment(row, column)).collect();
        let differences = differences.iter();
        let texts: Vec<String> = differences
            .map(|difference| difference.describe(self.matched.reference))
            .collect();
        let (line, texts, inputs) = (row.line(), texts.join("; "), inputs.join(" "));
        format!("  line {line}: {texts}\n    {inputs}")
    }

    /// Adds a row that disagrees.
    pub fn add_mismatch(&mut self, row: &Row, differences: &[Difference]) {
        self.counts.mismatches += 1;
        if self.mismatches.len() < SHOWN {
            self.mismatches.push(self.describe(row, differences));
        }
    }

    /// Adds a difference of the baseline that does not occur any more.
    pub fn add_gone(&mut self, difference: String) {
        self.counts.gone += 1;
        if self.gone.len() < SHOWN {
            self.gone.push(difference);
        }
    }

    pub fn write(&self, path: &Path, out: &mut impl Write) -> io::Result<()> {
        let (path, matched) = (path.display(), &self.matched);
        writeln!(out, "{path}: {}: {}", matched.name, self.counts)?;
        if !matched.ignored.is_empty() {
            writeln!(out, "  ignored columns: {}", matched.ignored.join(", "))?;
        }
        for mismatch in &self.mismatches {
            writeln!(out, "{mismatch}")?;
        }
        let hidden = self.counts.mismatches - self.mismatches.len() as u64;
        if hidden > 0 {
            writeln!(out, "  and {} more", count(hidden, "mismatch"))?;
        }
        for difference in &self.gone {
            writeln!(out, "{difference}")?;
        }
        let hidden = self.counts.gone - self.gone.len() as u64;
        if hidden > 0 {
            writeln!(out, "  and {} more gone", count(hidden, "difference"))?;
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
