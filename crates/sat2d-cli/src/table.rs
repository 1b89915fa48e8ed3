//! Recorded tables: CSV with a header line, read a row at a time. Every problem knows its line and column, both counted from 1,
//! the column in characters as editors do.
//!
//! Values hold no commas, so a field ends at the next comma, quoted or not; that is what keeps columns simple to tell.

use std::io::{self, BufRead};
use std::ops::Range;
use thiserror::Error;

/// Why a file is no table.
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

/// What is not as it should be in a table.
#[derive(Debug, Error)]
pub enum Problem {
    #[error("the file is empty, a header line is needed")]
    NoHeader,
    #[error("not UTF-8 text")]
    NotUtf8,
    #[error("column `{0}` is there twice")]
    DuplicateColumn(String),
    #[error("no known table has this header: {0}")]
    UnknownHeader(String),
    #[error("column `{0}` is missing")]
    MissingColumn(String),
    #[error("the row has {got} fields, the header {expected}")]
    Ragged { got: usize, expected: usize },
    #[error("column `{column}`: `{text}` is not {wanted}")]
    Value {
        column: String,
        text: String,
        wanted: String,
    },
}

/// A column that the header has: the key to the fields of a row.
#[derive(Clone, Debug)]
pub struct Column {
    pub name: String,
    index: usize,
}

/// The names of the columns, in the order of the file.
#[derive(Debug)]
pub struct Header {
    pub names: Vec<String>,
    line: u64,
}

impl Header {
    /// The column of this name, if there is one.
    pub fn find(&self, name: &str) -> Option<Column> {
        let index = self.names.iter().position(|n| n == name)?;
        Some(Column {
            name: name.to_owned(),
            index,
        })
    }

    /// The column of this name.
    pub fn require(&self, name: &str) -> Result<Column, TableError> {
        self.find(name)
            .ok_or_else(|| self.error(Problem::MissingColumn(name.to_owned())))
    }

    /// The columns of these names.
    pub fn require_all<const N: usize>(&self, names: [&str; N]) -> Result<[Column; N], TableError> {
        let found: Vec<Column> = names
            .iter()
            .map(|name| self.require(name))
            .collect::<Result<_, _>>()?;
        Ok(found.try_into().expect("as many columns as names"))
    }

    /// A problem of the header line as a whole.
    pub fn error(&self, problem: Problem) -> TableError {
        TableError::At {
            line: self.line,
            column: 1,
            problem,
        }
    }
}

/// A table being read.
pub struct Table {
    reader: Box<dyn BufRead>,
    buffer: Vec<u8>,
    line: u64,
    pub header: Header,
}

impl Table {
    /// Reads the header line.
    pub fn new(reader: Box<dyn BufRead>) -> Result<Table, TableError> {
        let mut table = Table {
            reader,
            buffer: Vec::new(),
            line: 0,
            header: Header {
                names: Vec::new(),
                line: 1,
            },
        };
        if !table.advance()? {
            return Err(table.header.error(Problem::NoHeader));
        }
        let line = table.line;
        let text = text(&table.buffer, line)?;
        let mut names: Vec<String> = Vec::new();
        for range in fields(text) {
            let name = unquoted(&text[range.clone()]).to_owned();
            if names.contains(&name) {
                return Err(at(text, line, range.start, Problem::DuplicateColumn(name)));
            }
            names.push(name);
        }
        table.header = Header { names, line };
        Ok(table)
    }

    /// The next row; none at the end of the file. Blank lines are passed over.
    pub fn next_row(&mut self) -> Result<Option<Row<'_>>, TableError> {
        if !self.advance()? {
            return Ok(None);
        }
        let text = text(&self.buffer, self.line)?;
        let row = Row {
            line: self.line,
            fields: fields(text),
            text,
        };
        let (got, expected) = (row.fields.len(), self.header.names.len());
        if got != expected {
            // where the first field too many starts, or the end of a line that has too few
            let start = row.fields.get(expected).map_or(text.len(), |f| f.start);
            let problem = Problem::Ragged { got, expected };
            return Err(at(text, self.line, start, problem));
        }
        Ok(Some(row))
    }

    /// Reads the next line that is not blank into the buffer, without its end.
    fn advance(&mut self) -> Result<bool, TableError> {
        loop {
            self.buffer.clear();
            if self.reader.read_until(b'\n', &mut self.buffer)? == 0 {
                return Ok(false);
            }
            self.line += 1;
            if self.line == 1 && self.buffer.starts_with(b"\xEF\xBB\xBF") {
                self.buffer.drain(..3);
            }
            let length = self.buffer.trim_ascii_end().len();
            self.buffer.truncate(length);
            if length > 0 {
                return Ok(true);
            }
        }
    }
}

/// One row of a table.
pub struct Row<'a> {
    pub line: u64,
    text: &'a str,
    fields: Vec<Range<usize>>,
}

impl<'a> Row<'a> {
    /// A field without surrounding blanks and quotes.
    pub fn text(&self, column: &Column) -> &'a str {
        unquoted(&self.text[self.fields[column.index].clone()])
    }

    /// A field as a double.
    pub fn float(&self, column: &Column) -> Result<f64, TableError> {
        let text = self.text(column);
        text.parse()
            .map_err(|_| self.error(column, text, "a number"))
    }

    /// A field as a 32-bit integer.
    pub fn int(&self, column: &Column) -> Result<i32, TableError> {
        let text = self.text(column);
        text.parse()
            .map_err(|_| self.error(column, text, "a 32-bit integer"))
    }

    /// A field as yes or no: `1` or `0`, `true` or `false`.
    pub fn flag(&self, column: &Column) -> Result<bool, TableError> {
        let text = self.text(column);
        match text.to_ascii_lowercase().as_str() {
            "1" | "true" => Ok(true),
            "0" | "false" => Ok(false),
            _ => Err(self.error(column, text, "0 or 1")),
        }
    }

    /// Several fields as doubles.
    pub fn floats<const N: usize>(&self, columns: &[Column; N]) -> Result<[f64; N], TableError> {
        let mut values = [0.0; N];
        for (value, column) in values.iter_mut().zip(columns) {
            *value = self.float(column)?;
        }
        Ok(values)
    }

    /// The complaint that `part`, a slice of the field, is not what is `wanted`; it points at the part.
    pub fn error(&self, column: &Column, part: &str, wanted: impl Into<String>) -> TableError {
        let field = &self.fields[column.index];
        // A slice of the field knows where it stands by its address; anything else stands for the whole field.
        let offset = (part.as_ptr() as usize).wrapping_sub(self.text.as_ptr() as usize);
        let start = if (field.start..=field.end).contains(&offset) {
            offset
        } else {
            field.start
        };
        let problem = Problem::Value {
            column: column.name.clone(),
            text: part.to_owned(),
            wanted: wanted.into(),
        };
        at(self.text, self.line, start, problem)
    }
}

fn text(bytes: &[u8], line: u64) -> Result<&str, TableError> {
    str::from_utf8(bytes).map_err(|error| TableError::At {
        line,
        column: String::from_utf8_lossy(&bytes[..error.valid_up_to()])
            .chars()
            .count()
            + 1,
        problem: Problem::NotUtf8,
    })
}

fn fields(text: &str) -> Vec<Range<usize>> {
    let mut start = 0;
    text.split(',')
        .map(|field| {
            let range = start..start + field.len();
            start = range.end + 1;
            range
        })
        .collect()
}

fn unquoted(field: &str) -> &str {
    let field = field.trim();
    field
        .strip_prefix('"')
        .and_then(|inner| inner.strip_suffix('"'))
        .map_or(field, str::trim)
}

fn at(text: &str, line: u64, offset: usize, problem: Problem) -> TableError {
    TableError::At {
        line,
        column: text[..offset].chars().count() + 1,
        problem,
    }
}
