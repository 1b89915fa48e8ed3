//! The fields of tables of the JDK's functions.

use crate::csv::records::TableError;
use crate::csv::table::{Column, Row};
use sat2d::compat::awt::{ArcType, PathCommand, Point, Rectangle, Rectangle2D, Winding};

/// The first `N` of the columns, as ints.
pub fn ints<const N: usize>(row: &Row, columns: &[Column]) -> Result<[i32; N], TableError> {
    let mut values = [0; N];
    for (value, column) in values.iter_mut().zip(columns) {
        *value = row.int(column)?;
    }
    Ok(values)
}

/// The first `N` of the columns, as doubles.
pub fn doubles<const N: usize>(row: &Row, columns: &[Column]) -> Result<[f64; N], TableError> {
    row.floats(columns.first_chunk().expect("the family has the inputs"))
}

/// The first `N` of the columns, as doubles that a `float` holds.
pub fn floats<const N: usize>(row: &Row, columns: &[Column]) -> Result<[f64; N], TableError> {
    let numbers = doubles(row, columns)?;
    for (number, column) in numbers.into_iter().zip(columns) {
        if !number.is_nan() && stored(number) != number {
            let wanted = "a number of 32 bits";
            return Err(row.error(column, row.text(column), wanted));
        }
    }
    Ok(numbers)
}

/// A number as a `float` field stores it.
pub fn stored(number: f64) -> f64 {
    f64::from(number as f32)
}

/// A rectangle of ints: x, y, width and height.
pub fn int_box(row: &Row, columns: &[Column]) -> Result<Rectangle, TableError> {
    let [x, y, width, height] = ints(row, columns)?;
    Ok(Rectangle::new(x, y, width, height))
}

/// A rectangle of doubles: x, y, width and height.
pub fn box_of(row: &Row, columns: &[Column]) -> Result<Rectangle2D, TableError> {
    let [x, y, width, height] = doubles(row, columns)?;
    Ok(Rectangle2D::new(x, y, width, height))
}

/// The vertices of a polygon: `x y;x y;…`.
pub fn vertices(row: &Row, column: &Column) -> Result<Vec<Point>, TableError> {
    let vertex = |text: &str| -> Option<Point> {
        let (x, y) = text.trim().split_once(' ')?;
        Some(Point {
            x: x.parse().ok()?,
            y: y.parse().ok()?,
        })
    };
    let vertices = row.text(column).split(';').map(|text| {
        let wanted = "a vertex: two 32-bit integers";
        vertex(text).ok_or_else(|| row.error(column, text, wanted))
    });
    vertices.collect()
}

/// A winding rule: the JDK's constants.
pub fn winding(row: &Row, column: &Column) -> Result<Winding, TableError> {
    match row.int(column)? {
        0 => Ok(Winding::EvenOdd),
        1 => Ok(Winding::NonZero),
        _ => Err(row.error(column, row.text(column), "0 or 1")),
    }
}

/// How an arc is closed: the JDK's constants.
pub fn closure(row: &Row, column: &Column) -> Result<ArcType, TableError> {
    match row.int(column)? {
        0 => Ok(ArcType::Open),
        1 => Ok(ArcType::Chord),
        2 => Ok(ArcType::Pie),
        _ => Err(row.error(column, row.text(column), "0, 1 or 2")),
    }
}

/// The commands of a path: `M x y;L x y;Q x1 y1 x2 y2;C x1 y1 x2 y2 x3 y3;Z;…`.
pub fn commands(row: &Row, column: &Column) -> Result<Vec<PathCommand>, TableError> {
    let mut commands = Vec::new();
    for (text, letter, numbers) in steps(row, column)? {
        commands.push(match (letter, &numbers[..]) {
            ("M", &[x, y]) => PathCommand::MoveTo { x, y },
            ("L", &[x, y]) => PathCommand::LineTo { x, y },
            ("Q", &[x1, y1, x2, y2]) => PathCommand::QuadTo { x1, y1, x2, y2 },
            ("C", &[x1, y1, x2, y2, x3, y3]) => PathCommand::CurveTo {
                x1,
                y1,
                x2,
                y2,
                x3,
                y3,
            },
            ("Z", []) => PathCommand::Close,
            _ => {
                let wanted = "`M x y`, `L x y`, `Q` and 4 numbers, `C` and 6, or `Z`";
                return Err(row.error(column, text, wanted));
            }
        });
    }
    Ok(commands)
}

/// Writes commands as [`commands`] reads them.
pub fn path_text(commands: &[PathCommand]) -> String {
    let command = |command: &PathCommand| match *command {
        PathCommand::MoveTo { x, y } => format!("M {x} {y}"),
        PathCommand::LineTo { x, y } => format!("L {x} {y}"),
        PathCommand::QuadTo { x1, y1, x2, y2 } => format!("Q {x1} {y1} {x2} {y2}"),
        PathCommand::CurveTo {
            x1,
            y1,
            x2,
            y2,
            x3,
            y3,
        } => format!("C {x1} {y1} {x2} {y2} {x3} {y3}"),
        PathCommand::Close => "Z".to_owned(),
    };
    let commands: Vec<String> = commands.iter().map(command).collect();
    commands.join(";")
}

/// A step of a program: its text, its letter and its numbers.
pub type Step<'a> = (&'a str, &'a str, Vec<f64>);

/// The steps of a field, separated by `;`, each a letter and numbers.
pub fn steps<'a>(row: &'a Row, column: &Column) -> Result<Vec<Step<'a>>, TableError> {
    let step = |text: &'a str| {
        let mut words = text.split_whitespace();
        let letter = words.next().unwrap_or_default();
        let numbers = words.map(|word| row.number(column, word));
        Ok((text, letter, numbers.collect::<Result<_, _>>()?))
    };
    row.text(column).split(';').map(step).collect()
}
