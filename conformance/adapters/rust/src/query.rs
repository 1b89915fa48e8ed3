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
    Outline(Vec<Contour>),
}

/// Where a contour begins, and its edges.
pub struct Contour {
    pub start: Point,
    pub edges: Vec<Edge>,
}

/// An edge, from where the last one ended.
pub enum Edge {
    Line(Point),
    /// A parabola: a quadratic Bézier curve.
    Quadratic(Point, Point),
    /// A rational one: the control point, its weight, the end.
    Conic(Point, f64, Point),
}

/// A query. Placements are empty where the shapes are as they are given.
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
        at: Vec<[f64; 6]>,
        point: Point,
    },
    Ray {
        form: Form,
        at: Vec<[f64; 6]>,
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
    Turning {
        a: Form,
        motion_a: Motion,
        b: Form,
        motion_b: Motion,
    },
}

/// A straight way and a turn by an angle in radians about a point that moves along.
pub struct Motion {
    pub way: Point,
    pub angle: f64,
    pub pivot: Point,
}

impl Query {
    /// Reads the columns after the row and the class.
    pub fn read(set: &str, question: &str, columns: &[&str]) -> Result<Query> {
        const PLACED: [&str; 3] = ["placed", "ellipses", "curves"];
        Ok(match (PLACED.contains(&set), question, columns) {
            (true, "relation", [a, at_a, b, at_b, ..]) => Query::Relation {
                a: form(a)?,
                at_a: maps(at_a)?,
                b: form(b)?,
                at_b: maps(at_b)?,
            },
            (true, "point", [shape, at, p, ..]) => Query::Point {
                form: form(shape)?,
                at: maps(at)?,
                point: point(p)?,
            },
            (true, "ray", [shape, at, from, to, ..]) => Query::Ray {
                form: form(shape)?,
                at: maps(at)?,
                from: point(from)?,
                to: point(to)?,
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
                at: vec![],
                point: point(p)?,
            },
            (_, "ray", [shape, from, to, ..]) => Query::Ray {
                form: form(shape)?,
                at: vec![],
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
            (_, "turning", [a, motion_a, b, motion_b, ..]) => Query::Turning {
                a: form(a)?,
                motion_a: turning(motion_a)?,
                b: form(b)?,
                motion_b: turning(motion_b)?,
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

fn turning(text: &str) -> Result<Motion> {
    let [x, y, angle, px, py] = numbers(text)?[..] else {
        bail!("five numbers: {text}");
    };
    Ok(Motion {
        way: [x, y],
        angle,
        pivot: [px, py],
    })
}

fn maps(text: &str) -> Result<Vec<[f64; 6]>> {
    text.split(';').map(six).collect()
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
        "outline" => Form::Outline(rest.split(';').map(contour).collect::<Result<_>>()?),
        _ => bail!("unknown kind {kind}"),
    })
}

/// The start; then for each edge a letter and its numbers.
fn contour(text: &str) -> Result<Contour> {
    let mut parts = text.split_inclusive(|c: char| c.is_ascii_uppercase());
    let mut next = || {
        let part = parts.next()?;
        let letter = part.chars().last().filter(char::is_ascii_uppercase);
        let numbers = part
            .trim_end_matches(|c: char| c.is_ascii_uppercase())
            .trim();
        Some((numbers, letter))
    };
    let (start, mut letter) = next().context("a start")?;
    let mut edges = Vec::new();
    while let Some((text, after)) = next() {
        edges.push(match (letter, &numbers(text)?[..]) {
            (Some('L'), &[x, y]) => Edge::Line([x, y]),
            (Some('Q'), &[cx, cy, x, y]) => Edge::Quadratic([cx, cy], [x, y]),
            (Some('K'), &[cx, cy, weight, x, y]) => Edge::Conic([cx, cy], weight, [x, y]),
            _ => bail!("no edge: {text}"),
        });
        letter = after;
    }
    Ok(Contour {
        start: point(start)?,
        edges,
    })
}
