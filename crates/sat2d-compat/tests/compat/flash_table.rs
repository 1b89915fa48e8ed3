//! Rows of the tables of the Flash player's own functions.

use sat2d::compat::flash::Script;

/// One row: its line, and its fields by the names of the columns.
pub struct Row {
    pub line: usize,
    fields: Vec<(String, String)>,
}

impl Row {
    pub fn text(&self, column: &str) -> &str {
        let named = self.fields.iter().find(|(name, _)| name == column);
        &named.expect("a column of the table").1
    }

    pub fn double(&self, column: &str) -> f64 {
        self.text(column).parse().expect("a number")
    }

    /// NaN where the field is blank.
    pub fn doubles<const N: usize>(&self, columns: [&str; N]) -> [f64; N] {
        columns.map(|column| match self.text(column) {
            "" => f64::NAN,
            _ => self.double(column),
        })
    }

    pub fn flag(&self, column: &str) -> bool {
        match self.text(column) {
            "0" => false,
            "1" => true,
            other => panic!("{column}, line {}: {other}", self.line),
        }
    }

    pub fn script(&self) -> Script {
        match self.text("api") {
            "as2" => Script::As2,
            "as3" => Script::As3,
            other => panic!("line {}: {other}", self.line),
        }
    }

    /// Compares bits, but all NaN are equal and zeros without a sign are either zero.
    pub fn expect(&self, column: &str, actual: f64) {
        let expected = self.double(column);
        let same = expected.to_bits() == actual.to_bits()
            || expected.is_nan() && actual.is_nan()
            || expected.to_bits() == 0 && actual == 0.0;
        assert!(
            same,
            "{column}, line {}: {expected:?}, not {actual:?}",
            self.line
        );
    }

    pub fn expect_all(&self, columns: &[&str], actual: &[f64]) {
        for (column, actual) in columns.iter().zip(actual) {
            self.expect(column, *actual);
        }
    }
}

/// The rows of a table of `c_tests/reference`.
pub fn rows(table: &str) -> Vec<Row> {
    let path = format!(
        "{}/../../c_tests/reference/{table}.csv",
        env!("CARGO_MANIFEST_DIR")
    );
    let mut reader = csv::Reader::from_path(path).expect("the table is there");
    let names = reader.headers().expect("a header").clone();
    let row = |(line, record): (usize, csv::Result<csv::StringRecord>)| {
        let record = record.expect("a row");
        let fields = names.iter().zip(record.iter());
        Row {
            line,
            fields: fields
                .map(|(name, field)| (name.into(), field.into()))
                .collect(),
        }
    };
    (2..).zip(reader.records()).map(row).collect()
}
