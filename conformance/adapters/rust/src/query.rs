//! The rows of the tables.

use anyhow::{Context, Result, bail};

/// A point.
pub type Point = [f64; 2];

/// A shape.
pub enum Form {
    Circle { center: Point, radius: f64 },
    Convex(Vec<Point>),
    Polygon(Vec<Vec<Point>>),
    Segment([Point; 2]),
}

/// A query. The placements of a relation are empty but in the set `placed`.
pub enum Query {
    Relation {
        a: Form,
        at_a: Vec<[f64; 6]>,
        b: Form,
        at_b: Vec<[f64; 6]>,
    },
    Segments {
        a: Form,
        b: Form,
    },
    Point {
        form: Form,
        point: Point,
    },
    Ray {
        form: Form,
        from: Point,
        to: Point,
    },
    Distance {
        a: Form,
        b: Form,
    },
    Sweep {
        a: Form,
        b: Form,
        motion: Point,
    },
}

impl Query {
    /// Reads the columns after the row and the class.
    pub fn read(set: &str, question: &str, columns: &[&str]) -> Result<Query> {
        Ok(match (set, question, columns) {
            ("placed", "relation", [a, at_a, b, at_b, ..]) => Query::Relation {
                a: form(a)?,
                at_a: at_a.split(';').map(six).collect::<Result<_>>()?,
                b: form(b)?,
                at_b: at_b.split(';').map(six).collect::<Result<_>>()?,
            },
            (_, "relation", [a, b, ..]) => Query::Relation {
                a: form(a)?,
                at_a: vec![],
                b: form(b)?,
                at_b: vec![],
            },
            (_, "segments", [a, b, ..]) => Query::Segments {
                a: form(a)?,
                b: form(b)?,
            },
            (_, "point", [shape, p, ..]) => Query::Point {
                form: form(shape)?,
                point: point(p)?,
            },
            (_, "ray", [shape, from, to, ..]) => Query::Ray {
                form: form(shape)?,
                from: point(from)?,
                to: point(to)?,
            },
            (_, "distance", [a, b, ..]) => Query::Distance {
                a: form(a)?,
                b: form(b)?,
            },
            (_, "sweep", [a, b, motion, ..]) => Query::Sweep {
                a: form(a)?,
                b: form(b)?,
                motion: point(motion)?,
            },
            _ => bail!("unknown table {set}/{question}"),
        })
    }
}

fn numbers(text: &str) -> Result<Vec<f64>> {
    text.split(' ')
        .map(|word| word.parse().with_context(|| text.to_string()))
        .collect()
}

fn points(text: &str) -> Result<Vec<Point>> {
    Ok(numbers(text)?.chunks(2).map(|p| [p[0], p[1]]).collect())
}

fn point(text: &str) -> Result<Point> {
    Ok(points(text)?[0])
}

fn six(text: &str) -> Result<[f64; 6]> {
    numbers(text)?.try_into().ok().context("six numbers")
}

fn form(text: &str) -> Result<Form> {
    let (kind, rest) = text.split_once(' ').context("a kind and numbers")?;
    Ok(match kind {
        "circle" => {
            let n = numbers(rest)?;
            Form::Circle {
                center: [n[0], n[1]],
                radius: n[2],
            }
        }
        "convex" => Form::Convex(points(rest)?),
        "polygon" => Form::Polygon(rest.split(';').map(points).collect::<Result<_>>()?),
        "segment" => {
            let p = points(rest)?;
            Form::Segment([p[0], p[1]])
        }
        _ => bail!("unknown kind {kind}"),
    })
}
