//! Tables of two shapes and what is exactly true of them: the verdict, the depth.

use super::family::{Family, Profile};
use super::row::{Check, Comparison, Outcome, Refusal};
use crate::table::{Column, Header, Row, TableError};
use sat2d::{DVec2, Relation, Shape, ShapeError, Transform};
use std::fmt;

/// Two shapes and the verdict.
pub static RELATION: Family = Family {
    profile: Profile::Relation,
    inputs: &["a", "b"],
    answers: &["relation"],
    optional: &["kind"],
    numbered: &[],
    open: open_relations,
    exact: Some((open_relations, "relation")),
};

/// Two convex shapes that meet and the length of the least translation that parts them.
pub static DEPTH: Family = Family {
    profile: Profile::Depth,
    inputs: &["a", "b"],
    answers: &["depth"],
    optional: &["kind"],
    numbered: &[],
    open: |header| {
        Ok(Box::new(Depths {
            shapes: header.require_all(["a", "b"])?,
            depth: header.require("depth")?,
        }))
    },
    exact: None,
};

fn open_relations(header: &Header) -> Result<Box<dyn Check>, TableError> {
    Ok(Box::new(Relations {
        shapes: header.require_all(["a", "b"])?,
        relation: header.require("relation")?,
    }))
}

struct Relations {
    shapes: [Column; 2],
    relation: Column,
}

impl Check for Relations {
    fn row(&self, row: &Row) -> Result<Outcome, TableError> {
        let (a, b) = (shape(row, &self.shapes[0])?, shape(row, &self.shapes[1])?);
        let text = row.text(&self.relation);
        let expected = Word::ALL
            .into_iter()
            .find(|word| word.to_string() == text)
            .ok_or_else(|| {
                row.error(
                    &self.relation,
                    text,
                    "`disjoint`, `touching` or `overlapping`",
                )
            })?;
        let mut comparison = Comparison::default();
        comparison.word(&self.relation, expected, decide(a, b).map(Word));
        Ok(comparison.outcome())
    }
}

struct Depths {
    shapes: [Column; 2],
    depth: Column,
}

impl Check for Depths {
    fn row(&self, row: &Row) -> Result<Outcome, TableError> {
        let [a, b] = &self.shapes;
        let (a, b) = (convex_shape(row, a)?, convex_shape(row, b)?);
        let got = depth(a, b);
        let magnitude = got.as_ref().map_or(0.0, |&(_, magnitude)| magnitude);
        let got = got.map(|(depth, _)| depth);
        let tolerance = |expected: f64| (1e-12 * expected).max(4.0 * ulp(magnitude));
        let mut comparison = Comparison::default();
        comparison.near(row, &self.depth, got, tolerance)?;
        Ok(comparison.outcome())
    }
}

/// The depth of a contact, and the largest magnitude of the coordinates and radii that it comes from.
fn depth(
    a: Result<Shape, ShapeError>,
    b: Result<Shape, ShapeError>,
) -> Result<(f64, f64), Refusal> {
    let (a, b, here) = (a?, b?, Transform::IDENTITY);
    let hit = sat2d::query::contact(&a, &here, &b, &here)?;
    let hit = hit.ok_or_else(|| Refusal::because("the shapes are disjoint"))?;
    Ok((hit.depth, magnitude(&a).max(magnitude(&b))))
}

fn magnitude(shape: &Shape) -> f64 {
    let coordinates = shape.vertices().iter().map(|p| p.abs().max_element());
    coordinates.fold(shape.radius(), f64::max)
}

/// A unit in the last place.
fn ulp(magnitude: f64) -> f64 {
    magnitude.next_up() - magnitude
}

/// A verdict that prints as the tables write it.
#[derive(Clone, Copy, PartialEq)]
struct Word(Relation);

impl Word {
    const ALL: [Word; 3] = [
        Word(Relation::Disjoint),
        Word(Relation::Touching),
        Word(Relation::Overlapping),
    ];
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(crate::collide::word(self.0))
    }
}

fn decide(a: Result<Shape, ShapeError>, b: Result<Shape, ShapeError>) -> Result<Relation, Refusal> {
    let here = Transform::IDENTITY;
    Ok(sat2d::relation(&a?, &here, &b?, &here)?)
}

/// Reads `circle x y r` or `polygon x y x y …`. The outer error is of the text, the inner one of the numbers.
fn shape(row: &Row, column: &Column) -> Result<Result<Shape, ShapeError>, TableError> {
    read_shape(row, column, |points| Shape::polygon(&[points]))
}

/// The same where only convex polygons will do.
fn convex_shape(row: &Row, column: &Column) -> Result<Result<Shape, ShapeError>, TableError> {
    read_shape(row, column, Shape::convex_polygon)
}

fn read_shape(
    row: &Row,
    column: &Column,
    polygon: impl Fn(&[DVec2]) -> Result<Shape, ShapeError>,
) -> Result<Result<Shape, ShapeError>, TableError> {
    let text = row.text(column);
    let (kind, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    match kind {
        "circle" => match numbers(row, column, rest)?[..] {
            [x, y, radius] => Ok(Shape::circle(DVec2::new(x, y), radius)),
            _ => Err(row.error(column, text, "a circle: x, y and radius are needed")),
        },
        "polygon" => Ok(polygon(&points(row, column, rest)?)),
        _ => Err(row.error(column, kind, "a kind of shape (`circle`, `polygon`)")),
    }
}

/// Reads `x y x y …`.
pub fn points(row: &Row, column: &Column, text: &str) -> Result<Vec<DVec2>, TableError> {
    let numbers = numbers(row, column, text)?;
    let (pairs, rest) = numbers.as_chunks::<2>();
    if !rest.is_empty() || pairs.is_empty() {
        return Err(row.error(column, text, "a list of points: x and y of each"));
    }
    Ok(pairs.iter().copied().map(DVec2::from_array).collect())
}

fn numbers(row: &Row, column: &Column, text: &str) -> Result<Vec<f64>, TableError> {
    text.split_whitespace()
        .map(|word| row.number(column, word))
        .collect()
}
