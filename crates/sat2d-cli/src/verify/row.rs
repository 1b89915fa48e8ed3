//! What checking one row comes to.

use crate::table::{Column, Row, TableError};
use std::fmt;

/// How a row went.
pub enum Outcome {
    /// Every answer in it is the library's as well.
    Agrees,
    /// What was compared agrees, but something could not be compared: why not.
    Skipped(String),
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

/// A table's answers are checked by one of these, row by row.
pub trait Check {
    /// Evaluates one row.
    fn row(&self, row: &Row) -> Result<Outcome, TableError>;
}

/// The answers of one row, being compared. Each `compare` reads what the table expects, if it has the column at all.
#[derive(Default)]
pub struct Comparison {
    differences: Vec<Difference>,
    skip: Option<String>,
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

    /// Anything else that reads as it prints; `expected` is what the column says.
    pub fn word<T: fmt::Display + PartialEq>(
        &mut self,
        column: &Column,
        expected: T,
        got: Result<T, Refusal>,
    ) {
        self.note(column, expected, got, T::eq);
    }

    /// Says that an answer of the row is not compared.
    pub fn skip(&mut self, reason: impl Into<String>) {
        self.skip.get_or_insert(reason.into());
    }

    /// What it comes to.
    pub fn outcome(self) -> Outcome {
        match self.skip {
            _ if !self.differences.is_empty() => Outcome::Differs(self.differences),
            Some(reason) => Outcome::Skipped(reason),
            None => Outcome::Agrees,
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
            Ok(got) => got.to_string(),
            Err(Refusal(reason)) => format!("no answer: {reason}"),
        };
        self.differences.push(Difference {
            column: column.name.clone(),
            expected: expected.to_string(),
            got,
        });
    }
}

fn is_plain_zero(expected: f64, got: f64) -> bool {
    expected.to_bits() == 0 && got == 0.0
}
