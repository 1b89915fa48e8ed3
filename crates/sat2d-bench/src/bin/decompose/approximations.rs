//! How many pieces approximate decompositions have, compared with the fewest exact ones.

use crate::inputs::{Input, MADE, corpus, made};
use anyhow::{Context, Result};
use sat2d::decompose::{
    Approximation, Deviation, Method, Options, PolygonError, approximate, decompose, simplify,
};
use sat2d::{Aabb, DVec2};
use sat2d_figures::documents;
use std::fmt::Write as _;
use std::path::Path;
use std::time::Instant;

/// The tolerances in percent of the longer side of the bounds.
const PERCENT: [f64; 6] = [0.1, 0.2, 0.5, 1.0, 2.0, 5.0];
/// Smaller polygons of the corpus are left out.
const LEAST_VERTICES: usize = 100;
const MADE_VERTICES: usize = 1_000;
const OPTIONS: Options = Options {
    method: Method::Fewest,
    max_corners: None,
    prefer: sat2d::decompose::Preference::AsCut,
    work_limit: None,
};

/// Prints the table and writes it to its document.
pub fn run(root: &Path) -> Result<()> {
    let mut text = "| polygon | vertices | fewest |".to_owned();
    for percent in PERCENT {
        let _ = write!(text, " {percent} % |");
    }
    text += "\n| --- | ---: | ---: |";
    text += &" ---: |".repeat(PERCENT.len());
    text += "\n";
    let mut inputs = corpus(&root.join("c_tests/polygons"))?;
    inputs.retain(|input| input.vertices >= LEAST_VERTICES);
    for (family, make) in MADE {
        inputs.push(made(family, make, MADE_VERTICES)?);
    }
    for input in &inputs {
        text += &line(input).with_context(|| input.name.clone())?;
    }
    println!("{text}");
    documents::write("approximations", &text)
}

/// Pieces by `approximate`, and in parentheses those of the simplified polygon without joining.
fn line(input: &Input) -> Result<String> {
    let rings = input.slices();
    let fewest = decompose(&rings, &OPTIONS)?.count();
    let bounds = Aabb::of_points(&rings.concat());
    let size = (bounds.max - bounds.min).max_element();
    let mut text = format!("| {} | {} | {fewest} |", input.name, input.vertices);
    let mut slowest = 0.0;
    for percent in PERCENT {
        let tolerance = size * percent / 100.0;
        let start = Instant::now();
        let made: Approximation = approximate(&rings, tolerance, Deviation::Either, &OPTIONS)?;
        slowest = f64::max(slowest, start.elapsed().as_secs_f64());
        made.verify(&rings)?;
        let _ = write!(
            text,
            " {} ({}) |",
            made.count(),
            simplified(&rings, tolerance)?
        );
    }
    eprintln!("{}: at most {:.1} ms", input.name, slowest * 1e3);
    Ok(text + "\n")
}

fn simplified(rings: &[&[DVec2]], tolerance: f64) -> Result<usize, PolygonError> {
    let points = simplify(rings, tolerance, Deviation::Either)?.points(rings);
    let points: Vec<&[DVec2]> = points.iter().map(Vec::as_slice).collect();
    Ok(decompose(&points, &OPTIONS)?.count())
}
