//! Counts of answers.

use super::answer::{Mark, Row};
use super::library::Library;
use crate::table::TABLES;
use anyhow::{Context, Result, bail};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// The word for a call that failed on a valid query.
const REFUSED: &str = "refused";

/// How many answers there are of each kind.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tally {
    /// Rows for which the library has a call.
    pub asked: usize,
    /// Calls that failed.
    pub refused: usize,
    /// Answers that are wrong by more than the library promises.
    pub beyond: usize,
    /// Wrong verdicts.
    pub wrong: usize,
    /// Numbers that are not the nearest ones.
    pub rounded: usize,
    /// The largest error of a number.
    pub units: f64,
}

impl Tally {
    fn note(&mut self, mark: Mark) {
        self.beyond += usize::from(mark.is_beyond);
        self.wrong += usize::from(mark.is_wrong);
        self.rounded += usize::from(mark.is_rounded);
        self.units = self.units.max(mark.units);
    }

    /// With the answers of another one.
    pub fn and(self, other: &Tally) -> Tally {
        Tally {
            asked: self.asked + other.asked,
            refused: self.refused + other.refused,
            beyond: self.beyond + other.beyond,
            wrong: self.wrong + other.wrong,
            rounded: self.rounded + other.rounded,
            units: self.units.max(other.units),
        }
    }
}

/// The results of a library.
pub struct Results {
    /// By set and question, then class.
    tallies: BTreeMap<(&'static str, &'static str), BTreeMap<String, Tally>>,
    /// Each answer that is beyond the promise: `SET/QUESTION: ANSWER: ROW`.
    pub beyond: Vec<String>,
}

impl Results {
    /// Compares all answers of a library.
    pub fn of(library: &Library, tables: &Path, answers: &Path) -> Result<Results> {
        let mut results = Results {
            tallies: BTreeMap::new(),
            beyond: Vec::new(),
        };
        for table in TABLES {
            let name = Path::new(table.set).join(table.name).with_extension("csv");
            let (table_path, path) = (tables.join(&name), answers.join(&name));
            if path.is_file() && table_path.is_file() {
                let context = || path.display().to_string();
                let name = (table.set, table.name);
                let tallies = compare(library, name, &table_path, &path, &mut results.beyond);
                results.tallies.insert(name, tallies.with_context(context)?);
            }
        }
        Ok(results)
    }

    /// The tally of a class in a table.
    pub fn tally(&self, set: &str, question: &str, class: &str) -> Option<&Tally> {
        let find = |(key, _): &(&(&str, &str), _)| **key == (set, question);
        self.tallies
            .iter()
            .find(find)
            .and_then(|(_, classes)| classes.get(class))
    }

    /// The tally of a table.
    pub fn of_table(&self, set: &str, question: &str) -> Option<Tally> {
        let find = |(key, _): &(&(&str, &str), _)| **key == (set, question);
        let classes = self.tallies.iter().find(find)?.1;
        Some(classes.values().fold(Tally::default(), Tally::and))
    }

    /// The tally of all answers.
    pub fn total(&self) -> Tally {
        let all = self.tallies.values().flat_map(BTreeMap::values);
        all.fold(Tally::default(), Tally::and)
    }
}

fn compare(
    library: &Library,
    (set, question): (&str, &str),
    table: &Path,
    answers: &Path,
    beyond: &mut Vec<String>,
) -> Result<BTreeMap<String, Tally>> {
    let table = fs::read_to_string(table)?;
    let answers = fs::read_to_string(answers)?;
    let rows: Vec<Vec<&str>> = table
        .lines()
        .skip(1)
        .map(|line| line.split(',').collect())
        .collect();
    let mut tallies: BTreeMap<String, Tally> = BTreeMap::new();
    for line in answers.lines().skip(1) {
        let (number, answer) = line.split_once(',').with_context(|| line.to_string())?;
        let columns = rows
            .get(number.parse::<usize>()?)
            .with_context(|| line.to_string())?;
        let row = Row::read(set, question, columns)?;
        let tally = tallies.entry(row.class.to_string()).or_default();
        tally.asked += 1;
        if answer == REFUSED {
            tally.refused += 1;
        } else if let Some(mark) = row.mark(library, question, answer) {
            tally.note(mark);
            if mark.is_beyond {
                beyond.push(format!("{set}/{question}: {answer}: {}", columns.join(",")));
            }
        } else {
            bail!("no answer to this question: {line}");
        }
    }
    Ok(tallies)
}
