//! Convex decomposition by sat2d and by its peers on the same polygons, in turn; every answer is
//! judged.
//!
//! `cargo run --release -p sat2d-bench --bin decompose [ROUNDS]` prints the tables and writes them
//! to `docs/performance.md`, with `docs/decomposition.csv` and the picture
//! `docs/decomposition.svg`.
//! `… --bin decompose growth [FAMILY]` does so with tables of 100 to 200,000 vertices for the
//! methods of sat2d alone; with a family, it only prints. `… --bin decompose approximations`
//! counts the pieces of approximate decompositions.

mod approximations;
mod growth;
mod inputs;
mod judge;
mod measure;
mod methods;
mod picture;
mod report;

use anyhow::{Context, Result};
use inputs::{CORPUS, MADE, SIZES};
use measure::{Row, measure};
use methods::METHODS;
use sat2d_figures::documents;
use std::path::Path;

fn main() -> Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let rounds = match arguments.first() {
        Some(mode) if mode == "growth" => {
            return growth::run(arguments.get(1).map(String::as_str));
        }
        Some(mode) if mode == "approximations" => return approximations::run(&root),
        Some(text) => text.parse().context("the number of rounds")?,
        None => 11,
    };
    // A peer's panic counts as an answer, so its message is not printed.
    std::panic::set_hook(Box::new(|_| ()));
    let mut rows = Vec::new();
    for input in inputs::corpus(&root.join("c_tests/polygons"))? {
        let holes = input.rings.len() > 1;
        let outcomes = measure(&input, rounds, |m| METHODS[m].takes_holes || !holes);
        measure::tell(&input);
        rows.push(Row { input, outcomes });
    }
    anyhow::ensure!(!rows.is_empty(), "no polygons in c_tests/polygons");
    for family in MADE {
        rows.extend(measure::grow(family, &SIZES, rounds, METHODS.len())?);
    }
    let (corpus, made): (Vec<Row>, Vec<Row>) =
        rows.into_iter().partition(|row| row.input.family == CORPUS);
    let docs = root.join("docs");
    report::csv(&docs.join("decomposition.csv"), corpus.iter().chain(&made))?;
    picture::draw(&docs.join("decomposition.svg"), &made)?;
    let tables = report::tables(&corpus, &made, rounds);
    println!("{tables}");
    documents::write("decomposition", &tables)
}
