//! The comparison of one row with the answers of the library.

use crate::csv::records::TableError;
use crate::csv::table::{Column, Row};
use std::fmt;

/// The result for a row.
pub enum Outcome {
    /// Every answer in it is also the library's.
    Agrees,
    /// At least one answer differs.
    Differs(Vec<Difference>),
}

/// What a table is compared with, which decides the words for a difference.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reference {
    /// An original program: the file has what it answered, and the port should answer the same.
    Original,
    /// The truth: the file has what somebody believes it to be.
    Truth,
}

/// One answer of a table that differs from the library's.
pub struct Difference {
    pub column: String,
    expected: String,
    got: Result<String, Refusal>,
    /// Another answer that was accepted earlier.
    pub accepted: Option<String>,
}

impl Difference {
    /// The library's answer, as a baseline has it.
    pub fn answer(&self) -> String {
        match &self.got {
            Ok(got) => got.clone(),
            Err(Refusal(reason)) => format!("none: {reason}"),
        }
    }

    /// The difference as text.
    pub fn describe(&self, reference: Reference) -> String {
        let Difference {
            column,
            expected,
            got,
            accepted,
        } = self;
        let text = match (reference, got) {
            (Reference::Original, Ok(got)) => format!("{column}: expected {expected}, got {got}"),
            (Reference::Original, Err(Refusal(reason))) => {
                format!("{column}: expected {expected}, got no answer: {reason}")
            }
            (Reference::Truth, Ok(got)) => {
                format!("{column}: the file says {expected}, the answer is {got}")
            }
            (Reference::Truth, Err(Refusal(reason))) => {
                format!("{column}: the file says {expected}, but there is no answer: {reason}")
            }
        };
        match accepted {
            Some(accepted) => format!("{text} (the baseline has {accepted})"),
            None => text,
        }
    }
}

/// Why the library has no answer: the numbers do not make a shape or a transform. That differs from
/// every answer of a table.
#[derive(Clone)]
pub struct Refusal(String);

impl<E: std::error::Error> From<E> for Refusal {
    fn from(error: E) -> Self {
        Refusal(error.to_string())
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Refusal {
    /// A reason that is not an error of the library.
    pub fn because(reason: &str) -> Refusal {
        Refusal(reason.to_owned())
    }
}

/// Compares the answers of one row. Each method reads the expected answer from the table.
#[derive(Default)]
pub struct Comparison {
    differences: Vec<Difference>,
}

impl Comparison {
    /// Compares a boolean, if the table has the column.
    pub fn flag(
        &mut self,
        row: &Row,
        column: &Option<Column>,
        got: Result<bool, Refusal>,
    ) -> Result<(), TableError> {
        if let Some(column) = column {
            let expected = row.flag(column)?;
            let got = got.map(u8::from);
            self.note(column, u8::from(expected), got, |e, g| e == g);
        }
        Ok(())
    }

    /// Compares a double as [`is_same`], if the table has the column: ECMAScript writes both zeros
    /// without a sign.
    pub fn float(
        &mut self,
        row: &Row,
        column: &Option<Column>,
        got: f64,
    ) -> Result<(), TableError> {
        if let Some(column) = column {
            let expected = row.float(column)?;
            let equal = |e: &f64, g: &f64| is_same(*e, *g);
            self.note(column, expected, Ok(got), equal);
        }
        Ok(())
    }

    /// Compares the bits of a double, signs of zeros included, if the table has the column. Any two
    /// NaN are equal.
    pub fn bits(&mut self, row: &Row, column: &Option<Column>, got: f64) -> Result<(), TableError> {
        if let Some(column) = column {
            let equal = |e: &f64, g: &f64| e.to_bits() == g.to_bits() || (e.is_nan() && g.is_nan());
            self.note(column, row.float(column)?, Ok(got), equal);
        }
        Ok(())
    }

    /// Compares a double that may deviate by `tolerance`, a function of the expected one.
    pub fn near(
        &mut self,
        row: &Row,
        column: &Column,
        got: Result<f64, Refusal>,
        tolerance: impl Fn(f64) -> f64,
    ) -> Result<(), TableError> {
        let expected = row.float(column)?;
        let allowed = tolerance(expected);
        let error = |got: f64| (got - expected).abs();
        let got = match got {
            // nothing is near an infinity
            Ok(got) if error(got).is_finite() && error(got) <= allowed => return Ok(()),
            // `{:?}` writes as few digits as identify the double
            Ok(got) => Ok(format!(
                "{got:?} (error {:.3e}, allowed {allowed:.3e})",
                error(got)
            )),
            Err(refusal) => Err(refusal),
        };
        self.differ(column, row.text(column).to_owned(), got);
        Ok(())
    }

    /// Compares anything else; `expected` is what the column says.
    pub fn word<T: fmt::Display + PartialEq>(
        &mut self,
        column: &Column,
        expected: T,
        got: Result<T, Refusal>,
    ) {
        self.note(column, expected, got, T::eq);
    }

    /// The result of all comparisons.
    pub fn outcome(self) -> Outcome {
        if self.differences.is_empty() {
            Outcome::Agrees
        } else {
            Outcome::Differs(self.differences)
        }
    }

    fn note<T: fmt::Display>(
        &mut self,
        column: &Column,
        expected: T,
        got: Result<T, Refusal>,
        equal: impl Fn(&T, &T) -> bool,
    ) {
        let got = match got {
            Ok(got) if equal(&expected, &got) => return,
            Ok(got) => Ok(got.to_string()),
            Err(refusal) => Err(refusal),
        };
        self.differ(column, expected.to_string(), got);
    }

    fn differ(&mut self, column: &Column, expected: String, got: Result<String, Refusal>) {
        self.differences.push(Difference {
            column: column.name.clone(),
            expected,
            got,
            accepted: None,
        });
    }
}

/// Whether two doubles have the same bits. Any two NaN are the same, and a zero that is expected
/// without a sign is either zero.
pub fn is_same(expected: f64, got: f64) -> bool {
    let is_plain_zero = expected.to_bits() == 0 && got == 0.0;
    expected.to_bits() == got.to_bits() || (expected.is_nan() && got.is_nan()) || is_plain_zero
}
