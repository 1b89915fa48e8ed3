//! How the time of the methods of sat2d grows with the number of vertices.

use crate::inputs::{MADE, MORE_MADE};
use crate::measure::{Row, grow};
use crate::methods::METHODS;
use crate::report::milliseconds;
use anyhow::Result;
use sat2d_figures::documents;
use std::fmt::Write as _;

const SIZES: [usize; 11] = [
    100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000,
];
/// The exponent is fitted from this size on, where the terms that grow less are small.
const FITTED_FROM: usize = 1_000;
const ROUNDS: usize = 5;

/// Measures all families or one, prints the table, and writes it to its document if it has all.
pub fn run(only: Option<&str>) -> Result<()> {
    let methods = METHODS.iter().take_while(|m| m.name.starts_with("sat2d"));
    let methods = methods.count();
    let mut text = table_head();
    for (family, make) in MADE.into_iter().chain(MORE_MADE) {
        if only.is_some_and(|only| only != family) {
            continue;
        }
        let rows = grow((family, make), &SIZES, ROUNDS, methods)?;
        for number in 0..methods {
            text += &line(family, &rows, number);
        }
    }
    println!("{text}");
    match only {
        Some(_) => Ok(()),
        None => documents::write("growth of decomposition", &text),
    }
}

fn table_head() -> String {
    let sizes = SIZES.map(|n| n.to_string()).join(" | ");
    let rules = " ---: |".repeat(SIZES.len() + 1);
    format!("| family | method | {sizes} | exponent |\n| --- | --- |{rules}\n")
}

fn line(family: &str, rows: &[Row], number: usize) -> String {
    let seconds = |row: &Row| {
        let outcome = row.outcomes[number].filter(|outcome| !outcome.judgement.is_failure());
        outcome.map(|outcome| outcome.seconds)
    };
    let method = METHODS[number].name.trim_start_matches("sat2d ");
    let mut text = format!("| {family} | `{method}` |");
    for row in rows {
        let cell = seconds(row).map_or("–".to_owned(), |s| milliseconds(s * 1e3));
        let _ = write!(text, " {cell} |");
    }
    let fitted = rows.iter().filter(|row| row.input.vertices >= FITTED_FROM);
    let times = fitted.filter_map(|row| Some([row.input.vertices as f64, seconds(row)?]));
    let exponent = exponent(&times.collect::<Vec<_>>());
    let _ = writeln!(text, " {exponent:.2} |");
    text
}

/// The slope of the line through the logarithms, by least squares.
fn exponent(times: &[[f64; 2]]) -> f64 {
    let logarithms = || times.iter().map(|pair| pair.map(f64::ln));
    let mean = |axis: usize| logarithms().map(|pair| pair[axis]).sum::<f64>() / times.len() as f64;
    let [x, y] = [mean(0), mean(1)];
    let across: f64 = logarithms().map(|p| (p[0] - x) * (p[1] - y)).sum();
    across / logarithms().map(|p| (p[0] - x).powi(2)).sum::<f64>()
}
