//! Writes the results as CSV and as Markdown tables.

use crate::inputs::{MADE, SIZES};
use crate::judge::Judgement;
use crate::measure::{Outcome, Row};
use crate::methods::{METHODS, Yields};
use anyhow::{Context, Result};
use std::fmt::Write as _;
use std::path::Path;

/// The numbers of vertices at which times are compared.
const GROWTH: [usize; 2] = [2_000, 20_000];

/// A line per polygon and method.
pub fn csv<'a>(path: &Path, rows: impl Iterator<Item = &'a Row>) -> Result<()> {
    let mut text = String::from(
        "family,polygon,vertices,holes,optimal_pieces,method,pieces,judgement,cpu_ms,rounds\n",
    );
    for row in rows {
        let input = &row.input;
        let optimal = input
            .optimal_pieces
            .map_or(String::new(), |n| n.to_string());
        for (method, outcome) in METHODS.iter().zip(&row.outcomes) {
            let Some(outcome) = outcome else { continue };
            let (family, name, vertices) = (input.family, &input.name, input.vertices);
            let holes = input.rings.len() - 1;
            write!(
                text,
                "{family},{name},{vertices},{holes},{optimal},\"{}\",",
                method.name
            )?;
            let judgement = outcome.judgement.name();
            if outcome.judgement == Judgement::Refused {
                writeln!(text, ",{judgement},,")?;
            } else {
                let ms = outcome.seconds * 1e3;
                writeln!(
                    text,
                    "{},{judgement},{ms:.5},{}",
                    outcome.count, outcome.rounds
                )?;
            }
        }
    }
    std::fs::write(path, text).with_context(|| path.display().to_string())
}

/// The tables as Markdown.
pub fn tables(corpus: &[Row], made: &[Row], rounds: usize) -> String {
    let holes = corpus
        .iter()
        .filter(|row| row.input.rings.len() > 1)
        .count();
    let mut text = format!(
        "The {} valid polygons of `c_tests/polygons`, {holes} of them with holes; \
         median of {rounds} rounds.\n\n",
        corpus.len()
    );
    text += "| method | yields | correct answers | of these exact | wrong or failed | total time \
             | `Fast` on the same | `Fast` is faster on | pieces ÷ least (mean) | worst |\n";
    text += "| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n";
    for number in 0..METHODS.len() {
        text += &corpus_line(corpus, number);
    }
    text += "\nThe generated families: milliseconds by number of vertices, and the growth, the \
             time for 20,000\ndivided by that for 2,000 (n log n would be 13, n² 100).\n";
    for (family, _) in MADE {
        let rows: Vec<&Row> = made
            .iter()
            .filter(|row| row.input.family == family)
            .collect();
        text += &family_table(family, &rows);
    }
    text
}

fn corpus_line(corpus: &[Row], number: usize) -> String {
    let method = &METHODS[number];
    let asked: Vec<(&Row, Outcome)> = corpus
        .iter()
        .filter_map(|row| Some((row, row.outcomes[number]?)))
        .collect();
    let right: Vec<&(&Row, Outcome)> = asked
        .iter()
        .filter(|(_, outcome)| !outcome.judgement.is_failure())
        .collect();
    let exact = right
        .iter()
        .filter(|(_, outcome)| outcome.judgement == Judgement::Exact)
        .count();
    let total: f64 = right.iter().map(|(_, outcome)| outcome.seconds).sum();
    let beside: Vec<[f64; 2]> = right
        .iter()
        .filter_map(|(row, outcome)| Some([row.outcomes[0]?.seconds, outcome.seconds]))
        .collect();
    let fast: f64 = beside.iter().map(|[fast, _]| fast).sum();
    let faster = beside.iter().filter(|[fast, other]| fast < other).count();
    let faster = if number == 0 {
        "–".to_owned()
    } else {
        format!("{faster} of {}", beside.len())
    };
    let ratios = right
        .iter()
        .filter_map(|(row, outcome)| Some(outcome.count as f64 / row.input.optimal_pieces? as f64));
    let ratios: Vec<f64> = ratios.collect();
    let mean = ratios.iter().sum::<f64>() / ratios.len() as f64;
    let worst = ratios.iter().copied().fold(0.0, f64::max);
    let (yields, exact, pieces) = match method.yields {
        Yields::Convex => (
            "pieces",
            exact.to_string(),
            format!("{mean:.3} | {worst:.2}"),
        ),
        Yields::Triangles => ("triangles", exact.to_string(), "– | –".to_owned()),
        Yields::Mesh => ("triangulation", "–".to_owned(), "– | –".to_owned()),
    };
    format!(
        "| {} | {yields} | {} of {} | {exact} | {} | {:.2} ms | {:.2} ms | {faster} | {pieces} |\n",
        method.name,
        right.len(),
        asked.len(),
        asked.len() - right.len(),
        total * 1e3,
        fast * 1e3,
    )
}

/// A row per method, a column per size, and the growth.
fn family_table(family: &str, rows: &[&Row]) -> String {
    let sizes = SIZES.map(|n| n.to_string()).join(" | ");
    let mut text = format!(
        "\n| {family} | {sizes} | growth |\n| --- |{}\n",
        " ---: |".repeat(SIZES.len() + 1)
    );
    for (number, method) in METHODS.iter().enumerate() {
        let cells: Vec<String> = rows
            .iter()
            .map(|row| match row.outcomes[number] {
                None => "–".to_owned(),
                Some(outcome) if outcome.judgement.is_failure() => {
                    outcome.judgement.name().to_owned()
                }
                Some(outcome) => milliseconds(outcome.seconds * 1e3),
            })
            .collect();
        let at = |n: usize| {
            let row = rows.iter().find(|row| row.input.vertices == n)?;
            Some(row.outcomes[number]?.seconds)
        };
        let [small, large] = GROWTH.map(at);
        let growth = small.zip(large).map(|(small, large)| large / small);
        let growth = growth.map_or("–".to_owned(), |growth| format!("{growth:.0}"));
        let cells = cells.join(" | ");
        let _ = writeln!(text, "| {} | {cells} | {growth} |", method.name);
    }
    text
}

/// Formats three digits.
pub fn milliseconds(ms: f64) -> String {
    let decimals = (2.0 - ms.log10().floor()).clamp(0.0, 6.0) as usize;
    format!("{ms:.decimals$}")
}
