//! The baseline of a table: the differences that its owner has accepted, in a file beside it.
//!
//! It is CSV: the profile, the row as it stands in the table, a column, and the library's answer.
//! Rows are found by their text, so a table may grow or be sorted.

use super::comparison::Difference;
use crate::csv::records::TableError;
use crate::csv::table::{Row, Table};
use crate::files;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{self, Write};
use std::fs::File;
use std::io::{self, BufReader};
use std::path::{Path, PathBuf};

const HEADER: [&str; 4] = ["profile", "row", "column", "answer"];

/// A row and a column of it.
type Place = (String, String);

/// A difference of the baseline that does not occur any more.
pub struct Gone {
    place: Place,
    answer: String,
}

impl fmt::Display for Gone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Gone { place, answer } = self;
        let (row, column) = place;
        write!(f, "  gone: {column}: the baseline has {answer}\n    {row}")
    }
}

/// The accepted differences of a table.
pub struct Baseline {
    path: PathBuf,
    /// By profile, then by place: the answer.
    all: BTreeMap<String, BTreeMap<Place, String>>,
    /// The profile that the table is checked against.
    profile: String,
    seen: BTreeSet<Place>,
}

impl Baseline {
    /// Where the baseline of a table is.
    pub fn path_of(table: &Path) -> PathBuf {
        let mut name = table.as_os_str().to_owned();
        name.push(".baseline");
        name.into()
    }

    /// The baseline beside a table; empty if there is none, and for standard input.
    pub fn beside(table: &Path, profile: &str) -> Result<Baseline, TableError> {
        let mut baseline = Baseline {
            path: Baseline::path_of(table),
            all: BTreeMap::new(),
            profile: profile.to_owned(),
            seen: BTreeSet::new(),
        };
        if files::is_standard(table) {
            return Ok(baseline);
        }
        let file = match File::open(&baseline.path) {
            Ok(file) => file,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(baseline),
            Err(error) => return Err(baseline.error(error.into())),
        };
        baseline
            .read(Box::new(BufReader::new(file)))
            .map_err(|error| baseline.error(error))?;
        Ok(baseline)
    }

    fn read(&mut self, file: Box<dyn io::BufRead>) -> Result<(), TableError> {
        let mut table = Table::new(file)?;
        let columns = table.header.require_all(HEADER)?;
        while let Some(row) = table.next_row()? {
            let [profile, record, column, answer] =
                columns.each_ref().map(|c| row.text(c).to_owned());
            let differences = self.all.entry(profile).or_default();
            differences.insert((record, column), answer);
        }
        Ok(())
    }

    /// An error in the baseline, which names its file.
    fn error(&self, error: TableError) -> TableError {
        TableError::Baseline(self.path.display().to_string(), Box::new(error))
    }

    /// Whether all answers to a row are accepted ones. Notes where the baseline has others.
    pub fn accepts(&mut self, row: &Row, differences: &mut [Difference]) -> bool {
        let mut accepts = true;
        for difference in differences {
            let place = (row.record().trim().to_owned(), difference.column.clone());
            let accepted = self.of_profile().get(&place);
            if accepted.is_none_or(|answer| *answer != difference.answer()) {
                accepts = false;
                difference.accepted = accepted.cloned();
            }
            self.seen.insert(place);
        }
        accepts
    }

    /// Accepts the library's answers to a row from now on.
    pub fn accept(&mut self, row: &Row, differences: &[Difference]) {
        let accepted = self.all.entry(self.profile.clone()).or_default();
        for difference in differences {
            let place = (row.record().trim().to_owned(), difference.column.clone());
            accepted.insert(place, difference.answer());
        }
    }

    /// The differences that do not occur any more, once all rows are checked.
    pub fn gone(&self) -> Vec<Gone> {
        let entries = self.of_profile().iter();
        let gone = entries.filter(|(place, _)| !self.seen.contains(*place));
        let gone = gone.map(|(place, answer)| Gone {
            place: place.clone(),
            answer: answer.clone(),
        });
        gone.collect()
    }

    /// Forgets a difference.
    pub fn forget(&mut self, gone: Gone) {
        if let Some(differences) = self.all.get_mut(&self.profile) {
            differences.remove(&gone.place);
        }
    }

    fn of_profile(&self) -> &BTreeMap<Place, String> {
        static NONE: BTreeMap<Place, String> = BTreeMap::new();
        self.all.get(&self.profile).unwrap_or(&NONE)
    }

    /// Writes the file. An empty baseline needs none.
    pub fn write(&self) -> anyhow::Result<()> {
        let mut text = HEADER.join(",") + "\n";
        let mut lines = 0;
        for (profile, differences) in &self.all {
            for ((record, column), answer) in differences {
                let fields = [profile, record, column, answer].map(|field| quoted(field));
                let _ = writeln!(text, "{}", fields.join(","));
                lines += 1;
            }
        }
        if lines > 0 {
            return files::write(&self.path, &text);
        }
        match std::fs::remove_file(&self.path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error.into()),
            _ => Ok(()),
        }
    }
}

/// A field of CSV. It is one line, as the fields and the messages of a table are.
fn quoted(field: &str) -> String {
    format!("\"{}\"", field.replace('"', "\"\""))
}
