//! What the tables of the Flash player's own functions have in common.

use super::flash_lists::written_like;
use super::flash_shapes::{self, Shapes};
use crate::csv::records::TableError;
use crate::csv::table::{Column, Header, Row};
use crate::verify::comparison::{Comparison, Outcome, Reference};
use crate::verify::family::{Check, Exact, Family, Subject};
use crate::verify::profile::Profile;
use sat2d::compat::flash::Script;

/// The parts of a family that are the same in all of them.
pub const FLASH: Family = Family {
    profile: Profile::FlashRectangle,
    inputs: &[],
    answers: &[],
    optional: &["source", "test"],
    numbered: &[],
    reference: Reference::Original,
    open: |_| unreachable!("each family has its own"),
    exact: Exact::No,
};

/// An answer, in the type of its column.
pub enum Answer {
    Flag(bool),
    Double(f64),
    Text(String),
    /// Lists of numbers in one field.
    Lists(Vec<Vec<f64>>),
}

/// Computes the answers of a row, in the order of the family's; there may be fewer. The columns are
/// the family's inputs.
pub type Call = fn(&Row, &[Column]) -> Result<Vec<Answer>, TableError>;

/// A [`Call`] of a family whose tables name shapes, which gets these as well.
pub type ShapeCall = fn(&Row, &[Column], &Shapes) -> Result<Vec<Answer>, TableError>;

enum Function {
    Plain(Call),
    WithShapes(ShapeCall, Shapes),
}

/// A table whose rows are calls.
pub struct Calls {
    inputs: Vec<Column>,
    answers: Vec<Option<Column>>,
    call: Function,
}

impl Calls {
    pub fn open(
        family: &'static Family,
        header: &Header,
        call: Call,
    ) -> Result<Box<dyn Check>, TableError> {
        Calls::of(family, header, Function::Plain(call))
    }

    pub fn open_with_shapes(
        family: &'static Family,
        header: &Header,
        call: ShapeCall,
    ) -> Result<Box<dyn Check>, TableError> {
        let shapes = flash_shapes::beside(header)?;
        Calls::of(family, header, Function::WithShapes(call, shapes))
    }

    fn of(
        family: &'static Family,
        header: &Header,
        call: Function,
    ) -> Result<Box<dyn Check>, TableError> {
        let inputs = family.inputs.iter().map(|name| header.require(name));
        let answers = family.answers.iter();
        Ok(Box::new(Calls {
            inputs: inputs.collect::<Result<_, _>>()?,
            answers: answers.map(|name| header.find(name)).collect(),
            call,
        }))
    }
}

impl Check for Calls {
    fn row(&self, row: &Row) -> Result<Outcome, TableError> {
        let mut comparison = Comparison::default();
        let answers = match &self.call {
            Function::Plain(call) => call(row, &self.inputs)?,
            Function::WithShapes(call, shapes) => call(row, &self.inputs, shapes)?,
        };
        for (column, answer) in self.answers.iter().zip(answers) {
            let blank = |column: &Column| row.text(column).is_empty();
            match (answer, column) {
                (Answer::Flag(flag), _) => comparison.flag(row, column, Ok(flag))?,
                // what an operation does not give is blank
                (Answer::Double(_), Some(column)) if blank(column) => {}
                (Answer::Double(double), _) => comparison.float(row, column, double)?,
                (Answer::Text(text), Some(column)) => {
                    comparison.word(column, row.text(column).to_owned(), Ok(text));
                }
                (Answer::Lists(lists), Some(column)) => {
                    let got = written_like(row, column, &lists)?;
                    comparison.word(column, row.text(column).to_owned(), Ok(got));
                }
                (Answer::Text(_) | Answer::Lists(_), None) => {}
            }
        }
        Ok(comparison.outcome())
    }

    fn subject(&self, _: &Row) -> Result<Subject, TableError> {
        Ok(Subject::Numbers)
    }
}

/// The language of a row: `as2` or `as3`.
pub fn script(row: &Row, column: &Column) -> Result<Script, TableError> {
    match row.text(column) {
        "as2" => Ok(Script::As2),
        "as3" => Ok(Script::As3),
        other => Err(row.error(column, other, "`as2` or `as3`")),
    }
}

/// The first `N` of the columns as doubles; a blank field is an operand that the call left out.
pub fn blank_as<const N: usize>(
    blank: f64,
    row: &Row,
    columns: &[Column],
) -> Result<[f64; N], TableError> {
    let columns: &[Column; N] = columns.first_chunk().expect("the family has the inputs");
    let mut values = [blank; N];
    for (value, column) in values.iter_mut().zip(columns) {
        if !row.text(column).is_empty() {
            *value = row.float(column)?;
        }
    }
    Ok(values)
}
