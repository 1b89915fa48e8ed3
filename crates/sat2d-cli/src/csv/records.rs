//! CSV, one record at a time. The parser is that of the `csv` crate; lines are split here, because
//! that crate's reader miscounts lines after blank ones and with CRLF, and knows no columns. A
//! record is one line: a quoted field ends in the line in which it starts.
//!
//! Every error has a line and a column, both counted from 1, the column in characters as in
//! editors.

use crate::files::{BYTE_ORDER_MARK, check_text};
use csv_core::{ReadFieldResult, Reader, ReaderBuilder, Terminator};
use std::io::{self, BufRead};
use std::ops::Range;
use thiserror::Error;

/// The most bytes of a line.
const MAX_LINE: usize = 1 << 24;

/// Why a file cannot be used; the text follows the name of the file.
#[derive(Debug, Error)]
pub enum TableError {
    /// The file cannot be read.
    #[error(": {0}")]
    Io(#[from] io::Error),
    /// The content is wrong at one place.
    #[error(":{line}:{column}: {problem}")]
    At {
        line: u64,
        column: usize,
        problem: Problem,
    },
    /// The baseline beside the table is wrong.
    #[error(": {0}{1}")]
    Baseline(String, Box<TableError>),
}

/// What is wrong at a place.
#[derive(Debug, Error)]
pub enum Problem {
    #[error("the file is empty; it needs a header line")]
    NoHeader,
    #[error("no row follows the header (profile `{0}`)")]
    NoRows(String),
    #[error("not UTF-8 text")]
    NotUtf8,
    #[error("the quoted field does not end on its line")]
    OpenQuote,
    #[error("duplicate column `{0}`")]
    DuplicateColumn(String),
    #[error("unknown header: {0}")]
    UnknownHeader(String),
    #[error("--touching needs a table with the answer `hit`")]
    NoHits,
    #[error("the columns are `{0}` and `{1}`, not `x` and `y`")]
    NotPoints(String, String),
    #[error("missing column `{0}`")]
    MissingColumn(String),
    #[error("the shapes that it names are in `{0}` in the same folder: {1}")]
    NoShapes(&'static str, String),
    #[error("expected {expected}, found {got}")]
    Ragged { got: usize, expected: String },
    #[error(
        "column `{column}`: `{}` is not {wanted}",
        crate::words::shortened(text)
    )]
    Value {
        column: String,
        text: String,
        wanted: String,
    },
}

/// The records of a file.
pub struct Records<R> {
    reader: R,
    /// Without one, fields are words between blanks and tabs.
    parser: Option<Reader>,
    /// The line read last, without its line ending, and its number.
    line: Vec<u8>,
    number: u64,
    /// Its fields without quotes, one after the other.
    text: String,
    fields: Vec<Field>,
}

struct Field {
    /// The field within `text`.
    range: Range<usize>,
    /// The offset of its first character within `line`.
    start: usize,
}

impl<R: BufRead> Records<R> {
    /// The fields are separated by commas.
    pub fn new(reader: R) -> Self {
        Records::separated(reader, Some(b','))
    }

    /// The fields are separated by this character, or by any number of blanks and tabs.
    pub fn separated(reader: R, delimiter: Option<u8>) -> Self {
        let parser = |delimiter| {
            ReaderBuilder::new()
                .delimiter(delimiter)
                .terminator(Terminator::Any(b'\n'))
                .build()
        };
        Records {
            reader,
            parser: delimiter.map(parser),
            line: Vec::new(),
            number: 0,
            text: String::new(),
            fields: Vec::new(),
        }
    }

    /// The next record, or `None` at the end of the file. Skips blank lines.
    pub fn advance(&mut self) -> Result<Option<Record<'_>>, TableError> {
        let mut blank_lines = 0;
        loop {
            self.line.clear();
            self.read_line()?;
            if self.line.is_empty() {
                return Ok(None);
            }
            self.number += 1;
            if self.number == 1 && self.line.starts_with(BYTE_ORDER_MARK) {
                self.line.drain(..BYTE_ORDER_MARK.len());
            }
            self.line.truncate(self.line.trim_ascii_end().len());
            if !self.line.is_empty() {
                break;
            }
            blank_lines += 1;
        }
        self.split()?;
        Ok(Some(Record {
            line: self.number,
            blank_lines,
            raw: &self.line,
            text: &self.text,
            fields: &self.fields,
        }))
    }

    /// Reads up to a line ending. Memory for an endless line is an error, where that of
    /// [`BufRead::read_until`] aborts.
    fn read_line(&mut self) -> io::Result<()> {
        loop {
            let available = match self.reader.fill_buf() {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                result => result?,
            };
            let newline = available.iter().position(|&byte| byte == b'\n');
            let length = newline.map_or(available.len(), |at| at + 1);
            check_text(&available[..length])?;
            if self.line.len() + length > MAX_LINE {
                let reason = format!("line {}: more than {MAX_LINE} bytes", self.number + 1);
                return Err(io::Error::new(io::ErrorKind::InvalidData, reason));
            }
            reserve(&mut self.line, length)?;
            self.line.extend_from_slice(&available[..length]);
            self.reader.consume(length);
            if length == 0 || newline.is_some() {
                return Ok(());
            }
        }
    }

    /// Finds the fields of the line.
    fn split(&mut self) -> Result<(), TableError> {
        let at = |line: &[u8], offset, problem| at(self.number, line, offset, problem);
        if let Err(error) = str::from_utf8(&self.line) {
            return Err(at(&self.line, error.valid_up_to(), Problem::NotUtf8));
        }
        let mut text = std::mem::take(&mut self.text).into_bytes();
        text.clear();
        reserve(&mut text, self.line.len() + 1)?;
        let Some(parser) = &mut self.parser else {
            self.fields.clear();
            let is_blank = |byte: &u8| matches!(byte, b' ' | b'\t');
            let mut start = 0;
            for word in self.line.split(is_blank) {
                if !word.is_empty() {
                    let range = start..start + word.len();
                    reserve(&mut self.fields, 1)?;
                    self.fields.push(Field { range, start });
                }
                start += word.len() + 1;
            }
            text.extend_from_slice(&self.line);
            self.text = String::from_utf8(text).expect("checked above");
            return Ok(());
        };
        self.line.push(b'\n');
        // one byte more than the fields can have: the parser reports a buffer that a field fills
        // to the end as full, even if the field is complete
        text.resize(self.line.len(), 0);
        self.fields.clear();
        let (mut read, mut written, mut last) = (0, 0, false);
        while !last {
            let (start, from) = (read, written);
            let (result, more_read, more_written) =
                parser.read_field(&self.line[read..], &mut text[written..]);
            read += more_read;
            written += more_written;
            let ReadFieldResult::Field { record_end } = result else {
                return Err(at(&self.line, start, Problem::OpenQuote));
            };
            let quoted = self.line[start] == b'"';
            reserve(&mut self.fields, 1)?;
            self.fields.push(Field {
                range: from..written,
                start: start + usize::from(quoted),
            });
            last = record_end;
        }
        self.line.pop();
        text.truncate(written);
        self.text = String::from_utf8(text).expect("fields of UTF-8 are UTF-8");
        Ok(())
    }
}

/// One record.
#[derive(Clone, Copy)]
pub struct Record<'a> {
    /// The number of its line.
    pub line: u64,
    /// The number of blank lines in front of it.
    pub blank_lines: usize,
    raw: &'a [u8],
    text: &'a str,
    fields: &'a [Field],
}

impl<'a> Record<'a> {
    /// The number of fields.
    pub fn len(&self) -> usize {
        self.fields.len()
    }

    /// The record as it stands in the file.
    pub fn text(&self) -> &'a str {
        str::from_utf8(self.raw).expect("checked when it was read")
    }

    /// A field without surrounding blanks and quotes.
    pub fn get(&self, index: usize) -> &'a str {
        self.text[self.fields[index].range.clone()].trim()
    }

    /// An error at `part`, which is a slice of the field with this index; for any other string
    /// the error is at the start of the field.
    pub fn error(&self, index: usize, part: &str, problem: Problem) -> TableError {
        let field = &self.fields[index];
        // the address of a slice of the field gives its offset
        let offset = (part.as_ptr() as usize).wrapping_sub(self.text.as_ptr() as usize);
        let within = if (field.range.start..=field.range.end).contains(&offset) {
            offset - field.range.start
        } else {
            0
        };
        at(self.line, self.raw, field.start + within, problem)
    }

    /// Checks the number of fields. The error is at the first surplus field, or at the end of a
    /// line that has too few.
    pub fn expect(&self, expected: usize) -> Result<(), TableError> {
        let got = self.len();
        if got == expected {
            return Ok(());
        }
        let start = self
            .fields
            .get(expected)
            .map_or(self.raw.len(), |field| field.start);
        let expected = crate::words::count(expected, "field");
        Err(at(
            self.line,
            self.raw,
            start,
            Problem::Ragged { got, expected },
        ))
    }
}

/// Memory for more items.
fn reserve<T>(items: &mut Vec<T>, more: usize) -> io::Result<()> {
    let out_of_memory = |_| io::Error::from(io::ErrorKind::OutOfMemory);
    items.try_reserve(more).map_err(out_of_memory)
}

fn at(number: u64, line: &[u8], offset: usize, problem: Problem) -> TableError {
    let before = String::from_utf8_lossy(&line[..offset]);
    TableError::At {
        line: number,
        column: before.chars().count() + 1,
        problem,
    }
}
