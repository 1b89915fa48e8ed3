//! Rows of the tables of `java.awt`.

use sat2d::compat::awt::Rectangle2D;
use std::collections::HashMap;

/// A row of a table: its fields by the names of their columns.
pub struct Row {
    line: u64,
    fields: HashMap<String, String>,
}

impl Row {
    pub fn text(&self, column: &str) -> &str {
        &self.fields[column]
    }

    pub fn double(&self, column: &str) -> f64 {
        self.text(column).parse().expect("a double")
    }

    pub fn int(&self, column: &str) -> i32 {
        self.text(column).parse().expect("an int")
    }

    pub fn doubles<const N: usize>(&self, columns: [&str; N]) -> [f64; N] {
        columns.map(|column| self.double(column))
    }

    pub fn ints<const N: usize>(&self, columns: [&str; N]) -> [i32; N] {
        columns.map(|column| self.int(column))
    }

    pub fn expect_flag(&self, column: &str, actual: bool) {
        assert_eq!(
            self.int(column),
            i32::from(actual),
            "{column}, line {}",
            self.line
        );
    }

    pub fn expect_int(&self, column: &str, actual: i32) {
        assert_eq!(self.int(column), actual, "{column}, line {}", self.line);
    }

    /// Compares bits; all NaN are equal.
    pub fn expect_double(&self, column: &str, actual: f64) {
        let expected = self.double(column);
        let same = expected.to_bits() == actual.to_bits() || expected.is_nan() && actual.is_nan();
        assert!(
            same,
            "{column}, line {}: {expected:?}, not {actual:?}",
            self.line
        );
    }
}

/// Calls `check` with every row of a table, and counts them. The tables are in `c_tests/reference`,
/// or in the folder that `SAT2D_AWT_TABLES` names.
pub fn for_each_row(table: &str, check: impl Fn(&Row)) -> usize {
    let folder = std::env::var("SAT2D_AWT_TABLES")
        .unwrap_or_else(|_| concat!(env!("CARGO_MANIFEST_DIR"), "/../../c_tests/reference").into());
    let path = format!("{folder}/{table}.csv");
    let mut reader = csv::Reader::from_path(path).expect("the table is there");
    let names = reader.headers().expect("a header").clone();
    let mut count = 0;
    for (line, record) in (2..).zip(reader.records()) {
        let record = record.expect("a row");
        let fields = names.iter().zip(record.iter());
        check(&Row {
            line,
            fields: fields
                .map(|(name, field)| (name.into(), field.into()))
                .collect(),
        });
        count += 1;
    }
    count
}

/// The rectangle of a row.
pub fn box_of(row: &Row) -> Rectangle2D {
    let [x, y, width, height] = row.doubles(["rx", "ry", "rw", "rh"]);
    Rectangle2D::new(x, y, width, height)
}
