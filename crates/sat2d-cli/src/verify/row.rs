//! What checking one row comes to.

use crate::table::{Column, Row, TableError};
use std::fmt;

/// How a row went.
pub enum Outcome {
    /// Every answer in it is the library's as well.
    Agrees,
    /// At least one answer is another.
    Differs(Vec<Difference>),
}

/// One answer that is not what the table says.
pub struct Difference {
    column: String,
    expected: String,
    got: String,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Difference {
            column,
            expected,
            got,
        } = self;
        write!(f, "{column}: expected {expected}, got {got}")
    }
}

/// Why the library gives no answer to a row: the numbers are no shape or no placement. That is an answer too, and not the table's.
pub struct Refusal(String);

impl<E: std::error::Error> From<E> for Refusal {
    fn from(error: E) -> Self {
        Refusal(error.to_string())
    }
}

impl Refusal {
    /// For reasons that are no errors of the library.
    pub fn because(reason: &str) -> Refusal {
        Refusal(reason.to_owned())
    }
}

/// A table's answers are checked by one of these, row by row.
pub trait Check {
    /// Evaluates one row.
    fn row(&self, row: &Row) -> Result<Outcome, TableError>;
}

/// The answers of one row, being compared. Each `compare` reads what the table expects, if it has the column at all.
#[derive(Default)]
pub struct Comparison {
    differences: Vec<Difference>,
}

impl Comparison {
    /// A yes or no; or why there is none.
    pub fn flag(
        &mut self,
        row: &Row,
        column: &Option<Column>,
        got: Result<bool, Refusal>,
    ) -> Result<(), TableError> {
        if let Some(column) = column {
            let expected = row.flag(column)?;
            let shown = got.map(u8::from);
            self.note(column, u8::from(expected), shown, |e, g| e == g);
        }
        Ok(())
    }

    /// A double, which must have the same bits. Any NaN equals any other, and a zero that is written without a sign equals
    /// either zero, because ECMAScript writes both that way.
    pub fn float(
        &mut self,
        row: &Row,
        column: &Option<Column>,
        got: f64,
    ) -> Result<(), TableError> {
        if let Some(column) = column {
            let expected = row.float(column)?;
            let equal = |e: &f64, g: &f64| {
                e.to_bits() == g.to_bits() || (e.is_nan() && g.is_nan()) || is_plain_zero(*e, *g)
            };
            self.note(column, expected, Ok(got), equal);
        }
        Ok(())
    }

    /// A double that may be off by what `tolerance` gives for the expected one.
    pub fn near(
        &mut self,
        row: &Row,
        column: &Column,
        got: Result<f64, Refusal>,
        tolerance: impl Fn(f64) -> f64,
    ) -> Result<(), TableError> {
        let expected = row.float(column)?;
        let allowed = tolerance(expected);
        let off = |got: f64| (got - expected).abs();
        let got = match got {
            // an infinity is near nothing
            Ok(got) if off(got).is_finite() && off(got) <= allowed => return Ok(()),
            // as it reads in Rust: short, and without a loss
            Ok(got) => Ok(format!(
                "{got:?}, off by {:.3e} ({allowed:.3e} allowed)",
                off(got)
            )),
            Err(refusal) => Err(refusal),
        };
        self.differ(column, row.text(column).to_owned(), got);
        Ok(())
    }

    /// Anything else that reads as it prints; `expected` is what the column says.
    pub fn word<T: fmt::Display + PartialEq>(
        &mut self,
        column: &Column,
        expected: T,
        got: Result<T, Refusal>,
    ) {
        self.note(column, expected, got, T::eq);
    }

    /// What it comes to.
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
            got: got.unwrap_or_else(|Refusal(reason)| format!("no answer: {reason}")),
        });
    }
}

fn is_plain_zero(expected: f64, got: f64) -> bool {
    expected.to_bits() == 0 && got == 0.0
}
