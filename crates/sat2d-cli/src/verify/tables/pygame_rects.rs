//! Tables of `pygame.Rect`.

use super::jdk_fields::ints;
use crate::csv::records::TableError;
use crate::csv::table::{Column, Header, Row};
use crate::verify::comparison::{Comparison, Outcome, Reference};
use crate::verify::family::{Check, Exact, Family, Subject};
use crate::verify::profile::Profile;
use sat2d::compat::pygame::{self, Rect, Version};

/// A rectangle `a`, what its methods take, and what they answer.
pub static RECTS: Family = Family {
    profile: Profile::PygameRect,
    inputs: &["ax", "ay", "aw", "ah"],
    answers: &[
        "collidepoint",
        "colliderect",
        "contains",
        "clip",
        "clipline",
        "union",
        "unionall",
        "inflate",
        "move",
        "clamp",
        "fit",
        "normalize",
        "scale_by",
        "center",
        "bottomright",
        "collidelist",
        "collidelistall",
        "collide_circle",
    ],
    optional: &[
        "version", "bx", "by", "bw", "bh", "px", "py", "x1", "y1", "x2", "y2", "fx", "fy", "ra",
        "rb", "others",
    ],
    numbered: &[],
    reference: Reference::Original,
    open: |header| Ok(Box::new(Rects::new(header)?)),
    exact: Exact::No,
};

const OTHER: &[&str] = &["bx", "by", "bw", "bh"];
const POINT: &[&str] = &["px", "py"];
const LINE: &[&str] = &["x1", "y1", "x2", "y2"];
const CIRCLES: &[&str] = &["bx", "by", "bw", "bh", "ra", "rb"];

/// The columns that an answer is computed from, besides those of the rectangle.
fn inputs(answer: &str) -> &'static [&'static str] {
    match answer {
        "colliderect" | "contains" | "clip" | "union" | "clamp" | "fit" => OTHER,
        "collidepoint" | "inflate" | "move" => POINT,
        "clipline" => LINE,
        "scale_by" => &["fx", "fy"],
        "collide_circle" => CIRCLES,
        "unionall" | "collidelist" | "collidelistall" => &["others"],
        _ => &[],
    }
}

struct Rects {
    own: [Column; 4],
    version: Option<Column>,
    /// The answers of the table, each with the columns that it is computed from.
    calls: Vec<(Column, Vec<Column>)>,
}

impl Rects {
    fn new(header: &Header) -> Result<Self, TableError> {
        let answers = RECTS.answers.iter().filter_map(|name| header.find(name));
        let calls = answers.map(|answer| {
            let columns = inputs(&answer.name).iter();
            let columns = columns.map(|name| header.require(name));
            let columns = columns.collect::<Result<_, TableError>>()?;
            Ok((answer, columns))
        });
        Ok(Rects {
            own: header.require_all(["ax", "ay", "aw", "ah"])?,
            version: header.find("version"),
            calls: calls.collect::<Result<_, TableError>>()?,
        })
    }

    fn version(&self, row: &Row) -> Result<Version, TableError> {
        let Some(column) = &self.version else {
            return Ok(Version::default());
        };
        match row.text(column) {
            "pygame-ce" => Ok(Version::PygameCe),
            "pygame" => Ok(Version::Pygame),
            text => Err(row.error(column, text, "`pygame-ce` or `pygame`")),
        }
    }
}

impl Check for Rects {
    fn row(&self, row: &Row) -> Result<Outcome, TableError> {
        let (own, version) = (rect(row, &self.own)?, self.version(row)?);
        let mut comparison = Comparison::default();
        for (answer, columns) in &self.calls {
            match call(row, &answer.name, columns, &own, version)? {
                Answer::Flag(found) => {
                    comparison.flag(row, &Some(answer.clone()), Ok(found))?;
                }
                Answer::Text(found) => {
                    comparison.word(answer, row.text(answer).to_owned(), Ok(found));
                }
            }
        }
        Ok(comparison.outcome())
    }

    fn subject(&self, _: &Row) -> Result<Subject, TableError> {
        Ok(Subject::Numbers)
    }
}

enum Answer {
    Flag(bool),
    Text(String),
}

/// What the method of a name answers.
fn call(
    row: &Row,
    name: &str,
    columns: &[Column],
    own: &Rect,
    version: Version,
) -> Result<Answer, TableError> {
    let other = || rect(row, columns);
    let point = || ints::<2>(row, columns);
    let others = || rects(row, &columns[0]);
    let text = |rect: Rect| Answer::Text(numbers(&[rect.x, rect.y, rect.width, rect.height]));
    Ok(match name {
        "collidepoint" => {
            let [x, y] = point()?;
            Answer::Flag(own.collidepoint(x, y))
        }
        "inflate" => {
            let [x, y] = point()?;
            text(own.inflate(x, y))
        }
        "move" => {
            let [x, y] = point()?;
            text(own.move_by(x, y))
        }
        "colliderect" => Answer::Flag(own.colliderect(&other()?, version)),
        "contains" => Answer::Flag(own.contains(&other()?)),
        "clip" => text(own.clip(&other()?, version)),
        "union" => text(own.union(&other()?)),
        "clamp" => text(own.clamp(&other()?)),
        "fit" => text(own.fit(&other()?)),
        "clipline" => {
            let [x1, y1, x2, y2] = ints(row, columns)?;
            let line = own.clipline((x1, y1), (x2, y2), version);
            let line = line.map(|[(x1, y1), (x2, y2)]| numbers(&[x1, y1, x2, y2]));
            Answer::Text(line.unwrap_or("none".to_owned()))
        }
        "scale_by" => {
            let [x, y] = [row.float(&columns[0])?, row.float(&columns[1])?];
            text(own.scale_by(x as f32, y as f32))
        }
        "collide_circle" => {
            let radius = |column| match row.text(column) {
                "none" => Ok(None),
                _ => row.float(column).map(Some),
            };
            let (left, right) = (radius(&columns[4])?, radius(&columns[5])?);
            Answer::Flag(pygame::collide_circle(own, left, &other()?, right, version))
        }
        "unionall" => text(own.unionall(&others()?)),
        "collidelist" => match own.collidelist(&others()?, version) {
            Some(index) => Answer::Text(index.to_string()),
            None => Answer::Text("-1".to_owned()),
        },
        "collidelistall" => {
            let others = others()?;
            let indices: Vec<usize> = own.collidelistall(&others, version).collect();
            Answer::Text(numbers(&indices))
        }
        "center" => Answer::Text(numbers(&[own.centerx(version), own.centery(version)])),
        "bottomright" => Answer::Text(numbers(&[own.right(), own.bottom()])),
        _ => text(own.normalize()),
    })
}

/// The rectangle in the first four of the columns.
fn rect(row: &Row, columns: &[Column]) -> Result<Rect, TableError> {
    let [x, y, width, height] = ints(row, columns)?;
    Ok(Rect::new(x, y, width, height))
}

/// Reads `x y w h;x y w h;…`.
fn rects(row: &Row, column: &Column) -> Result<Vec<Rect>, TableError> {
    let read = |text: &str| -> Option<Rect> {
        let numbers = text.split_whitespace().map(|word| word.parse().ok());
        match numbers.collect::<Option<Vec<i32>>>()?[..] {
            [x, y, width, height] => Some(Rect::new(x, y, width, height)),
            _ => None,
        }
    };
    let texts = row.text(column).split(';').filter(|text| !text.is_empty());
    let wanted = "a rectangle: four 32-bit integers";
    let rects = texts.map(|text| read(text).ok_or_else(|| row.error(column, text, wanted)));
    rects.collect()
}

/// Numbers between blanks.
fn numbers<T: ToString>(numbers: &[T]) -> String {
    let words: Vec<String> = numbers.iter().map(T::to_string).collect();
    words.join(" ")
}
