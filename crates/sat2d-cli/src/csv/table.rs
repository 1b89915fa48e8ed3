//! Recorded tables: CSV with a header line, read one row at a time.

use super::records::{Problem, Record, Records, TableError};
use std::io::BufRead;
use std::path::PathBuf;

/// A column of the header, the key to a field of each row.
#[derive(Clone, Debug)]
pub struct Column {
    pub name: String,
    index: usize,
}

/// The names of the columns, in the order of the file.
#[derive(Debug)]
pub struct Header {
    pub names: Vec<String>,
    /// The folder of the file, if it is one.
    pub folder: Option<PathBuf>,
    line: u64,
}

impl Header {
    /// The column with this name, if there is one.
    pub fn find(&self, name: &str) -> Option<Column> {
        let index = self.names.iter().position(|n| n == name)?;
        Some(Column {
            name: name.to_owned(),
            index,
        })
    }

    /// The column with this name, or an error.
    pub fn require(&self, name: &str) -> Result<Column, TableError> {
        self.find(name)
            .ok_or_else(|| self.error(Problem::MissingColumn(name.to_owned())))
    }

    /// The columns with these names, or an error.
    pub fn require_all<const N: usize>(&self, names: [&str; N]) -> Result<[Column; N], TableError> {
        let found: Vec<Column> = names
            .iter()
            .map(|name| self.require(name))
            .collect::<Result<_, _>>()?;
        Ok(found.try_into().expect("as many columns as names"))
    }

    /// An error of the whole header line.
    pub fn error(&self, problem: Problem) -> TableError {
        TableError::At {
            line: self.line,
            column: 1,
            problem,
        }
    }
}

/// A table that is read row by row.
pub struct Table {
    records: Records<Box<dyn BufRead>>,
    pub header: Header,
}

impl Table {
    /// Reads the header line.
    pub fn new(reader: Box<dyn BufRead>) -> Result<Table, TableError> {
        let mut records = Records::new(reader);
        let mut header = Header {
            names: Vec::new(),
            folder: None,
            line: 1,
        };
        let Some(record) = records.advance()? else {
            return Err(header.error(Problem::NoHeader));
        };
        header.line = record.line;
        for index in 0..record.len() {
            let name = record.get(index).to_owned();
            if header.names.contains(&name) {
                return Err(record.error(index, "", Problem::DuplicateColumn(name)));
            }
            header.names.push(name);
        }
        Ok(Table { records, header })
    }

    /// The next row, or `None` at the end of the file. Skips blank lines.
    pub fn next_row(&mut self) -> Result<Option<Row<'_>>, TableError> {
        let Some(record) = self.records.advance()? else {
            return Ok(None);
        };
        record.expect(self.header.names.len())?;
        Ok(Some(Row(record)))
    }
}

/// One row of a table.
pub struct Row<'a>(Record<'a>);

impl<'a> Row<'a> {
    /// The number of its line in the file.
    pub fn line(&self) -> u64 {
        self.0.line
    }

    /// The row as it stands in the file.
    pub fn record(&self) -> &'a str {
        self.0.text()
    }

    /// A field without surrounding blanks and quotes.
    pub fn text(&self, column: &Column) -> &'a str {
        self.0.get(column.index)
    }

    /// A field as a double.
    pub fn float(&self, column: &Column) -> Result<f64, TableError> {
        self.number(column, self.text(column))
    }

    /// A part of a field as a double: in decimal, or as its bits, `0x` and 16 hexadecimal digits,
    /// for programs that may not print every digit of a number.
    pub fn number(&self, column: &Column, part: &str) -> Result<f64, TableError> {
        let number = match part.strip_prefix("0x") {
            // digits only: the conversion would accept a sign
            Some(bits) if bits.len() == 16 && bits.bytes().all(|b| b.is_ascii_hexdigit()) => {
                u64::from_str_radix(bits, 16).ok().map(f64::from_bits)
            }
            _ => part.parse().ok(),
        };
        number.ok_or_else(|| self.error(column, part, "a number"))
    }

    /// A field as a 32-bit integer.
    pub fn int(&self, column: &Column) -> Result<i32, TableError> {
        let text = self.text(column);
        text.parse()
            .map_err(|_| self.error(column, text, "a 32-bit integer"))
    }

    /// A field as a 64-bit integer.
    pub fn long(&self, column: &Column) -> Result<i64, TableError> {
        let text = self.text(column);
        text.parse()
            .map_err(|_| self.error(column, text, "a 64-bit integer"))
    }

    /// A field as a boolean: `1` or `0`, `true` or `false`.
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

    /// The error that `part`, a slice of the field, is not what is `wanted`; it is located at the
    /// part.
    pub fn error(&self, column: &Column, part: &str, wanted: impl Into<String>) -> TableError {
        let problem = Problem::Value {
            column: column.name.clone(),
            text: part.to_owned(),
            wanted: wanted.into(),
        };
        self.0.error(column.index, part, problem)
    }
}
