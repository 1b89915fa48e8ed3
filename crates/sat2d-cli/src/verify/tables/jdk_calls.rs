//! What the tables of the JDK's own functions have in common.

use super::jdk_fields::{commands, path_text};
use crate::csv::records::TableError;
use crate::csv::table::{Column, Header, Row};
use crate::picture::figures::Figure;
use crate::verify::comparison::{Comparison, Outcome, Reference};
use crate::verify::family::{Check, Exact, Family, Subject};
use crate::verify::profile::Profile;
use sat2d::compat::awt::{PathCommand, Rectangle, Rectangle2D};

/// The parts of a family that are the same in all of them.
pub const JDK: Family = Family {
    profile: Profile::AwtRectangle,
    inputs: &[],
    answers: &[],
    optional: &[],
    numbered: &[],
    reference: Reference::Original,
    open: |_| unreachable!("each family has its own"),
    exact: Exact::No,
};

/// An answer, in the type of its column.
pub enum Answer {
    Flag(bool),
    Int(i32),
    Double(f64),
    Path(Vec<PathCommand>),
}

/// The answers of four columns: x, y, width and height.
pub fn of_rectangle(rectangle: Rectangle) -> [Answer; 4] {
    let Rectangle {
        x,
        y,
        width,
        height,
    } = rectangle;
    [x, y, width, height].map(Answer::Int)
}

/// The answers of four columns, for a rectangle of doubles: x, y, width and height.
pub fn of_box(rectangle: Rectangle2D) -> [Answer; 4] {
    let Rectangle2D {
        x,
        y,
        width,
        height,
    } = rectangle;
    [x, y, width, height].map(Answer::Double)
}

/// Calls the functions of a family with the inputs of a row; the answers are in the order of the
/// family's.
pub type Call = fn(&Row, &[Column]) -> Result<Vec<Answer>, TableError>;

/// The operands of a row as figures.
pub type Draw = fn(&Row, &[Column]) -> Result<Vec<Figure>, TableError>;

/// A table whose rows are calls.
pub struct Calls {
    inputs: Vec<Column>,
    answers: Vec<Option<Column>>,
    call: Call,
    draw: Draw,
}

impl Calls {
    pub fn open(
        family: &'static Family,
        header: &Header,
        call: Call,
        draw: Draw,
    ) -> Result<Box<dyn Check>, TableError> {
        let inputs = family.inputs.iter().map(|name| header.require(name));
        Ok(Box::new(Calls {
            inputs: inputs.collect::<Result<_, _>>()?,
            answers: family
                .answers
                .iter()
                .map(|name| header.find(name))
                .collect(),
            call,
            draw,
        }))
    }
}

impl Check for Calls {
    fn row(&self, row: &Row) -> Result<Outcome, TableError> {
        let mut comparison = Comparison::default();
        for (column, answer) in self.answers.iter().zip((self.call)(row, &self.inputs)?) {
            match (answer, column) {
                (Answer::Flag(flag), _) => comparison.flag(row, column, Ok(flag))?,
                (Answer::Double(double), _) => comparison.bits(row, column, double)?,
                (_, None) => {}
                (Answer::Int(int), Some(column)) => {
                    comparison.word(column, row.int(column)?, Ok(int));
                }
                (Answer::Path(path), Some(column)) => {
                    // as text, every NaN is equal, and the zeros are not
                    let expected = path_text(&commands(row, column)?);
                    comparison.word(column, expected, Ok(path_text(&path)));
                }
            }
        }
        Ok(comparison.outcome())
    }

    fn subject(&self, row: &Row) -> Result<Subject, TableError> {
        Ok(Subject::Figures((self.draw)(row, &self.inputs)?))
    }
}
