//! CSV, a record at a time, by the parser of the `csv` crate. That crate's reader counts lines wrongly behind blank ones and with CRLF and knows no
//! columns, so the lines are read here and only their fields are left to it: a record is a line, and a quoted field ends in the
//! line in which it starts.
//!
//! Every problem knows its line and column, both counted from 1, the column in characters as editors do.

use csv_core::{ReadFieldResult, Reader, ReaderBuilder, Terminator};
use std::io::{self, BufRead};
use std::ops::Range;
use thiserror::Error;

/// Why a file is not what is wanted; reads well behind the name of the file.
#[derive(Debug, Error)]
pub enum TableError {
    /// The file cannot be read at all.
    #[error(": {0}")]
    Io(#[from] io::Error),
    /// Something in it is not what it should be.
    #[error(":{line}:{column}: {problem}")]
    At {
        line: u64,
        column: usize,
        problem: Problem,
    },
}

/// What is not as it should be.
#[derive(Debug, Error)]
pub enum Problem {
    #[error("the file is empty, a header line is needed")]
    NoHeader,
    #[error("not UTF-8 text")]
    NotUtf8,
    #[error("a quoted field does not end in its line")]
    OpenQuote,
    #[error("column `{0}` is there twice")]
    DuplicateColumn(String),
    #[error("no known table has this header: {0}")]
    UnknownHeader(String),
    #[error("column `{0}` is missing")]
    MissingColumn(String),
    #[error("the row has {got} fields, {expected} are needed")]
    Ragged { got: usize, expected: usize },
    #[error("column `{column}`: `{text}` is not {wanted}")]
    Value {
        column: String,
        text: String,
        wanted: String,
    },
}

/// The records of a file.
pub struct Records<R> {
    reader: R,
    parser: Reader,
    /// The line that was read last, without what ends it, and its number.
    line: Vec<u8>,
    number: u64,
    /// Its fields, one after the other and without their quotes.
    text: String,
    fields: Vec<Field>,
}

struct Field {
    /// Where it is in `text`.
    range: Range<usize>,
    /// Where its first character is in `line`.
    start: usize,
}

impl<R: BufRead> Records<R> {
    pub fn new(reader: R) -> Self {
        Records {
            reader,
            parser: ReaderBuilder::new()
                .terminator(Terminator::Any(b'\n'))
                .build(),
            line: Vec::new(),
            number: 0,
            text: String::new(),
            fields: Vec::new(),
        }
    }

    /// The next record; none at the end of the file. Blank lines are passed over.
    pub fn advance(&mut self) -> Result<Option<Record<'_>>, TableError> {
        let mut blank_lines = 0;
        loop {
            self.line.clear();
            if self.reader.read_until(b'\n', &mut self.line)? == 0 {
                return Ok(None);
            }
            self.number += 1;
            if self.number == 1 && self.line.starts_with(b"\xEF\xBB\xBF") {
                self.line.drain(..3);
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

    /// Finds the fields of the line.
    fn split(&mut self) -> Result<(), TableError> {
        let at = |line: &[u8], offset, problem| at(self.number, line, offset, problem);
        if let Err(error) = str::from_utf8(&self.line) {
            return Err(at(&self.line, error.valid_up_to(), Problem::NotUtf8));
        }
        let mut text = std::mem::take(&mut self.text).into_bytes();
        text.clear();
        text.resize(self.line.len(), 0);
        self.fields.clear();
        self.line.push(b'\n');
        let (mut read, mut written, mut last) = (0, 0, false);
        while !last {
            let (start, from) = (read, written);
            let (result, more_read, more_written) = self
                .parser
                .read_field(&self.line[read..], &mut text[written..]);
            read += more_read;
            written += more_written;
            let ReadFieldResult::Field { record_end } = result else {
                return Err(at(&self.line, start, Problem::OpenQuote));
            };
            let quoted = self.line[start] == b'"';
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
    /// How many blank lines are in front of it.
    pub blank_lines: usize,
    raw: &'a [u8],
    text: &'a str,
    fields: &'a [Field],
}

impl<'a> Record<'a> {
    pub fn len(&self) -> usize {
        self.fields.len()
    }

    /// A field without surrounding blanks and quotes.
    pub fn get(&self, index: usize) -> &'a str {
        self.text[self.fields[index].range.clone()].trim()
    }

    /// A problem that shows in `part`, a slice of the field of this number, and is said to be there.
    pub fn error(&self, index: usize, part: &str, problem: Problem) -> TableError {
        let field = &self.fields[index];
        // A slice of the field knows where it stands by its address; anything else stands for the whole field.
        let offset = (part.as_ptr() as usize).wrapping_sub(self.text.as_ptr() as usize);
        let within = if (field.range.start..=field.range.end).contains(&offset) {
            offset - field.range.start
        } else {
            0
        };
        at(self.line, self.raw, field.start + within, problem)
    }

    /// Checks that there are as many fields as are needed. The problem is where the first one too many starts, or at the end of a line that has too few.
    pub fn expect(&self, expected: usize) -> Result<(), TableError> {
        let got = self.len();
        if got == expected {
            return Ok(());
        }
        let start = self
            .fields
            .get(expected)
            .map_or(self.raw.len(), |f| f.start);
        let problem = Problem::Ragged { got, expected };
        Err(at(self.line, self.raw, start, problem))
    }
}

fn at(number: u64, line: &[u8], offset: usize, problem: Problem) -> TableError {
    let before = String::from_utf8_lossy(&line[..offset]);
    TableError::At {
        line: number,
        column: before.chars().count() + 1,
        problem,
    }
}
