//! Convex decomposition by sat2d and by its peers on the same polygons, in turn; every answer is
//! judged.
//!
//! `cargo run --release -p sat2d-bench --bin decompose [ROUNDS]` prints the tables and writes them
//! to `docs/journal.md`, with `docs/decomposition.csv` and the picture `docs/decomposition.svg`.

mod inputs;
mod judge;
mod measure;
mod methods;
mod picture;
mod report;

use anyhow::{Context, Result};
use inputs::{CORPUS, Input, MADE, SIZES};
use measure::{Row, measure};
use methods::METHODS;
use std::path::Path;

/// A method that takes longer than this on a generated polygon does not get larger ones of the
/// family. A method that fails (NaN) still does.
const PATIENCE_SECONDS: f64 = 5.0;

fn main() -> Result<()> {
    let rounds = match std::env::args().nth(1) {
        Some(text) => text.parse().context("the number of rounds")?,
        None => 11,
    };
    // A peer's panic counts as an answer, so its message is not printed.
    std::panic::set_hook(Box::new(|_| ()));
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut rows = Vec::new();
    for input in inputs::corpus(&root.join("c_tests/polygons"))? {
        let holes = input.rings.len() > 1;
        let outcomes = measure(&input, rounds, |m| METHODS[m].takes_holes || !holes);
        tell(&input);
        rows.push(Row { input, outcomes });
    }
    anyhow::ensure!(!rows.is_empty(), "no polygons in c_tests/polygons");
    for (family, make) in MADE {
        let mut patient = [true; METHODS.len()];
        for n in SIZES {
            let input = inputs::made(family, make, n)?;
            let outcomes = measure(&input, rounds, |m| patient[m]);
            for (patient, outcome) in patient.iter_mut().zip(&outcomes) {
                *patient &=
                    outcome.is_some_and(|o| o.seconds.is_nan() || o.seconds <= PATIENCE_SECONDS);
            }
            tell(&input);
            rows.push(Row { input, outcomes });
        }
    }
    let (corpus, made): (Vec<Row>, Vec<Row>) =
        rows.into_iter().partition(|row| row.input.family == CORPUS);
    let docs = root.join("docs");
    report::csv(&docs.join("decomposition.csv"), corpus.iter().chain(&made))?;
    picture::draw(&docs.join("decomposition.svg"), &made)?;
    let tables = report::tables(&corpus, &made, rounds);
    println!("{tables}");
    report::put_into(&docs.join("journal.md"), &tables)
}

fn tell(input: &Input) {
    eprintln!(
        "{} {}: {} vertices",
        input.family, input.name, input.vertices
    );
}
