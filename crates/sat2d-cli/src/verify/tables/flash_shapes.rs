//! The table of graphics that tables of hit tests name, `flash_shapes.csv` in the same folder.

use crate::csv::records::{Problem, TableError};
use crate::csv::table::{Column, Header, Row, Table};
use sat2d::compat::flash::{Bounds, Graphics, Paint, PathStep};
use std::collections::HashMap;
use std::fs::File;
use std::io::BufReader;

/// The name of the file.
pub const FILE: &str = "flash_shapes.csv";

/// Graphics by their names.
pub type Shapes = HashMap<String, Graphics>;

/// Reads the graphics beside a table.
pub fn beside(header: &Header) -> Result<Shapes, TableError> {
    let path = header.folder.as_ref().map(|folder| folder.join(FILE));
    let missing = |why: String| header.error(Problem::NoShapes(FILE, why));
    let path = path.ok_or_else(|| missing("standard input has no folder".to_owned()))?;
    let file = File::open(&path).map_err(|error| missing(error.to_string()))?;
    let inside = |error: TableError| missing(error.to_string().trim_start_matches(':').to_owned());
    read(Table::new(Box::new(BufReader::new(file))).map_err(inside)?).map_err(inside)
}

fn read(mut table: Table) -> Result<Shapes, TableError> {
    let [name, kind, path] = table.header.require_all(["shape", "kind", "path"])?;
    let with_strokes = table.header.require_all(["x0", "y0", "x1", "y1"])?;
    let without = table.header.require_all(["ex0", "ey0", "ex1", "ey1"])?;
    let mut shapes = Shapes::new();
    while let Some(row) = table.next_row()? {
        let graphics = shapes.entry(row.text(&name).to_owned()).or_default();
        let text = row.text(&kind);
        let wanted = || {
            row.error(
                &kind,
                text,
                "`evenodd`, `nonzero`, `none` or `stroke WIDTH`",
            )
        };
        let paint = match text.split_once(' ') {
            None if text == "evenodd" => Some(Paint::EvenOdd),
            None if text == "nonzero" => Some(Paint::NonZero),
            None if text == "none" => None,
            Some(("stroke", thickness)) => Some(Paint::Stroke(row.number(&kind, thickness)?)),
            _ => return Err(wanted()),
        };
        if let Some(paint) = paint {
            graphics.add(paint, &steps(&row, &path)?);
        }
        let [x0, y0, x1, y1] = row.floats(&with_strokes)?;
        let [ex0, ey0, ex1, ey1] = row.floats(&without)?;
        graphics.set_bounds(
            Bounds::of_pixels((x0, y0), (x1, y1)),
            Bounds::of_pixels((ex0, ey0), (ex1, ey1)),
        );
    }
    Ok(shapes)
}

/// Reads `M x y L x y Q cx cy x y …`.
fn steps(row: &Row, column: &Column) -> Result<Vec<PathStep>, TableError> {
    let wanted = "a step: `M x y`, `L x y` or `Q cx cy x y`";
    let mut words = row.text(column).split_whitespace();
    let mut steps = Vec::new();
    while let Some(letter) = words.next() {
        let mut number = || {
            let word = words
                .next()
                .ok_or_else(|| row.error(column, letter, wanted))?;
            row.number(column, word)
        };
        steps.push(match letter {
            "M" => PathStep::MoveTo {
                x: number()?,
                y: number()?,
            },
            "L" => PathStep::LineTo {
                x: number()?,
                y: number()?,
            },
            "Q" => PathStep::CurveTo {
                control_x: number()?,
                control_y: number()?,
                x: number()?,
                y: number()?,
            },
            other => return Err(row.error(column, other, wanted)),
        });
    }
    Ok(steps)
}
