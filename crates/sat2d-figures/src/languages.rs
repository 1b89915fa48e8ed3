//! The tables of the benchmarks in other languages: `packages/sat2d-js/bench` and
//! `packages/sat2d-java/bench.sh`. With `--write` these write files of results and run this
//! program. The results have a row for each scene, call and run: both names, the nanoseconds, and
//! the ratio to the first call of the scene.

use crate::table::{distinct, head, records, thousands};
use anyhow::{Context, Result, ensure};
use csv::StringRecord;

/// The results of `npm start -- --write` in `packages/sat2d-js/bench`.
pub const JAVASCRIPT: &str = "docs/performance/javascript.csv";
/// The results of `packages/sat2d-java/bench.sh --write`.
pub const JAVA: &str = "docs/performance/java.csv";

const NANOSECONDS: usize = 2;
const RATIO: usize = 3;

/// The columns of a table: the scenes in the results, and their titles.
type Columns<'t> = &'t [(&'t str, &'t str)];

/// The tables of pairs, of frames, and of shapes that turn or are made before each verdict.
///
/// # Errors
/// If the results cannot be read, or lack one of these scenes.
pub fn javascript() -> Result<String> {
    let results = records(JAVASCRIPT)?;
    let pairs: Columns = &[
        ("verdict, rectangles", "rect–rect"),
        ("verdict, octagons", "8-gon–8-gon"),
        ("contact, rectangles", "contact, rect–rect"),
        ("contact, octagons", "contact, 8-gon–8-gon"),
    ];
    let frames: Columns = &[
        ("frame, 1000 rectangles", "1,000"),
        ("frame, 10000 rectangles", "10,000"),
    ];
    let turning: Columns = &[
        ("rectangles that turn", "rect–rect"),
        ("octagons that turn", "8-gon–8-gon"),
    ];
    let made: Columns = &[
        ("rectangles that are made", "rect–rect"),
        ("octagons that are made", "8-gon–8-gon"),
    ];
    let tables = [
        table(&results, "ns a pair", pairs, &[NANOSECONDS])?,
        table(&results, "ns a frame", frames, &[NANOSECONDS])?,
        table(
            &results,
            "turned: ns, ratio",
            turning,
            &[NANOSECONDS, RATIO],
        )?,
        table(&results, "made: ns, ratio", made, &[NANOSECONDS, RATIO])?,
    ];
    Ok(tables.join("\n"))
}

/// The tables of pairs, and of shapes that turn before each verdict.
///
/// # Errors
/// If the results cannot be read, or lack one of these scenes.
pub fn java() -> Result<String> {
    let results = records(JAVA)?;
    let pairs: Columns = &[("rectangles", "rectangles"), ("octagons", "octagons")];
    let turning: Columns = &[
        ("rectangles that turn", "rectangles"),
        ("octagons that turn", "octagons"),
    ];
    let tables = [
        table(&results, "ns a pair", pairs, &[NANOSECONDS])?,
        table(
            &results,
            "turned: ns, ratio",
            turning,
            &[NANOSECONDS, RATIO],
        )?,
    ];
    Ok(tables.join("\n"))
}

/// A row for each call and a column for each scene. A cell has the ranges of these measurements
/// over the runs. The least time of a column is bold, unless one of its times is missing.
fn table(
    results: &[StringRecord],
    corner: &str,
    columns: Columns,
    measurements: &[usize],
) -> Result<String> {
    let in_table = |row: &&StringRecord| columns.iter().any(|(scene, _)| *scene == &row[0]);
    let rows: Vec<_> = results.iter().filter(in_table).cloned().collect();
    for (scene, _) in columns {
        let measured = rows.iter().any(|row| &row[0] == *scene);
        ensure!(measured, "{scene} was not measured");
    }
    let titles = columns.iter().map(|(_, title)| *title);
    let mut text = head(&[corner].into_iter().chain(titles).collect::<Vec<_>>());
    for call in distinct(&rows, 1) {
        text += &format!("| {call} |");
        for (scene, _) in columns {
            let of_scene = rows.iter().filter(|row| &row[0] == *scene);
            let runs: Vec<_> = of_scene.clone().filter(|row| &row[1] == call).collect();
            if runs.is_empty() {
                text += " |";
                continue;
            }
            let best = least(of_scene)?;
            let is_best = best.is_some() && least(runs.iter().copied())? == best;
            let mut cell = Vec::new();
            for &measurement in measurements {
                let range = range(&runs, measurement)?;
                let is_bold = is_best && measurement == NANOSECONDS;
                cell.push(if is_bold {
                    format!("**{range}**")
                } else {
                    range
                });
            }
            text += &format!(" {} |", cell.join(", "));
        }
        text += "\n";
    }
    Ok(text)
}

/// A number, or `None` if the field is empty.
fn number(text: &str) -> Result<Option<f64>> {
    if text.is_empty() {
        return Ok(None);
    }
    text.parse().map(Some).context(text.to_owned())
}

/// The least time, or `None` if one is missing.
fn least<'r>(rows: impl Iterator<Item = &'r StringRecord>) -> Result<Option<f64>> {
    let times = rows.map(|row| number(&row[NANOSECONDS]).transpose());
    let times: Option<Result<Vec<f64>>> = times.collect();
    Ok(times
        .transpose()?
        .and_then(|times| times.into_iter().min_by(f64::total_cmp)))
}

/// The least and the greatest of a measurement, in the digits of the results.
fn range(runs: &[&StringRecord], measurement: usize) -> Result<String> {
    let mut all = Vec::new();
    for row in runs {
        if let Some(number) = number(&row[measurement])? {
            all.push((number, &row[measurement]));
        }
    }
    all.sort_by(|(a, _), (b, _)| a.total_cmp(b));
    Ok(match all.as_slice() {
        [] => "–".to_owned(),
        [(first, text), .., (last, _)] if first == last => thousands(text),
        [(_, text)] => thousands(text),
        [(_, first), .., (_, last)] => format!("{} to {}", thousands(first), thousands(last)),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn results() -> Vec<StringRecord> {
        [
            ["rectangles", "ours", "1200", "1"],
            ["rectangles", "ours", "900.5", "1"],
            ["rectangles", "theirs", "", "0.46"],
            ["octagons", "ours", "70", "1"],
            ["octagons", "plain", "60", "0.5"],
            ["other", "unused", "1", "1"],
        ]
        .map(|row| StringRecord::from(row.to_vec()))
        .into()
    }

    #[test]
    fn a_cell_is_the_range_of_the_runs_and_the_least_of_a_whole_column_is_bold() -> Result<()> {
        let columns = [("rectangles", "A"), ("octagons", "B")];
        let table = table(&results(), "ns", &columns, &[NANOSECONDS, RATIO])?;
        let rows: Vec<&str> = table.lines().skip(2).collect();
        assert_eq!(
            rows,
            [
                "| ours | 900.5 to 1,200, 1 | 70, 1 |",
                "| theirs | –, 0.46 | |",
                "| plain | | **60**, 0.5 |",
            ]
        );
        Ok(())
    }

    #[test]
    fn a_missing_scene_and_a_word_for_a_number_are_errors() {
        let columns = [("rectangles", "A"), ("circles", "B")];
        let error = table(&results(), "ns", &columns, &[NANOSECONDS]).expect_err("no circles");
        assert_eq!(error.to_string(), "circles was not measured");
        let fast = [StringRecord::from(vec!["circles", "ours", "fast", "1"])];
        assert!(table(&fast, "ns", &columns[1..], &[NANOSECONDS]).is_err());
    }
}
