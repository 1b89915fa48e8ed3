//! Compares the answers of libraries with the exact ones.

mod answer;
mod library;
mod report;
mod tally;
#[cfg(test)]
mod tests;

use anyhow::{Context, Result};
use library::Library;
use report::Run;
use std::fs;
use std::path::{Path, PathBuf};
use tally::Results;

/// A set of tables, and the answers to it.
pub struct Asked {
    /// What the report calls it.
    pub title: String,
    /// The folder of the tables.
    pub tables: PathBuf,
    /// The folder of the answers: `LIBRARY/SET/QUESTION.csv` and `LIBRARY/version.txt`.
    pub answers: PathBuf,
}

/// What the judge says.
pub struct Judgement {
    /// The report on all libraries that answered, in the order of the list of libraries.
    pub report: String,
    /// Answers beyond the promises of their library: its name, then the answer and the row.
    pub beyond: Vec<(String, String)>,
    /// How many of these are sat2d's.
    pub failures: usize,
}

/// Judges the answers of all libraries of a list.
///
/// # Errors
/// If a file cannot be read, or an answer is none.
pub fn judge(list: &Path, asked: &[Asked]) -> Result<Judgement> {
    let libraries = Library::read_all(&read(list)?)?;
    let mut runs = Vec::new();
    let mut beyond = Vec::new();
    let mut failures = 0;
    for Asked {
        title,
        tables,
        answers,
    } in asked
    {
        let mut results = Vec::new();
        for library in &libraries {
            let folder = answers.join(&library.name);
            if folder.is_dir() {
                let version = read(&folder.join("version.txt"))?.trim().to_string();
                let all = Results::of(library, tables, &folder)?;
                let name = |row: &String| (library.name.clone(), row.clone());
                beyond.extend(all.beyond.iter().map(name));
                failures += if library.must_be_right() {
                    all.beyond.len()
                } else {
                    0
                };
                results.push((library.clone(), version, all));
            }
        }
        runs.push(Run {
            title: title.clone(),
            results,
        });
    }
    Ok(Judgement {
        report: report::text(&libraries, &runs),
        beyond,
        failures,
    })
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| path.display().to_string())
}
