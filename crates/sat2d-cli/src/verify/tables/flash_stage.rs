//! Tables of programs that change a stage of display objects and ask it.

use super::flash_calls::{Answer, Calls, FLASH, script};
use crate::csv::records::TableError;
use crate::csv::table::{Column, Row};
use crate::verify::family::Family;
use crate::verify::profile::Profile;
use sat2d::compat::flash::{
    Bounds, Content, DisplayMatrix, Graphics, Node, Paint, PathStep, Point, Property, Rectangle,
    Stage,
};

pub static STAGE: Family = Family {
    profile: Profile::FlashStage,
    inputs: &["api", "program"],
    answers: &["answers"],
    open: |header| Calls::open(&STAGE, header, run),
    ..FLASH
};

fn run(row: &Row, inputs: &[Column]) -> Result<Vec<Answer>, TableError> {
    let column = &inputs[1];
    let mut stage = Stage::of_script(script(row, &inputs[0])?);
    let mut answers = Vec::new();
    for text in row.text(column).split(';').map(str::trim) {
        let line = Line { row, column, text };
        let words: Vec<&str> = text.split_whitespace().collect();
        if !line.change(&mut stage, &words)? {
            answers.push(line.ask(&stage, &words)?);
        }
    }
    Ok(vec![Answer::Lists(answers)])
}

/// A line of a program.
struct Line<'a> {
    row: &'a Row<'a>,
    column: &'a Column,
    text: &'a str,
}

impl Line<'_> {
    /// Changes the stage. False if the line is no change.
    fn change(&self, stage: &mut Stage, words: &[&str]) -> Result<bool, TableError> {
        match *words {
            ["container"] => {
                stage.create(Content::Container);
            }
            ["box", width, height] => {
                let [width, height] = self.numbers([width, height])?;
                let bounds = Bounds::of_pixels((0.0, 0.0), (width, height));
                let mut graphics = Graphics::new();
                graphics.set_bounds(bounds, bounds);
                stage.create(Content::Graphics(graphics));
            }
            ["square", x, y, width, height] => {
                let frame = self.numbers([x, y, width, height])?;
                stage.create(Content::Graphics(square(frame)));
            }
            ["child", parent, child] => {
                let (parent, child) = (self.node(stage, parent)?, self.node(stage, child)?);
                stage
                    .add_child(parent, child)
                    .map_err(|error| self.error(self.text, format!("possible: {error}")))?;
            }
            ["matrix", node, a, b, c, d, tx, ty] => {
                let node = self.node(stage, node)?;
                let [a, b, c, d, tx, ty] = self.numbers([a, b, c, d, tx, ty])?;
                stage.set_matrix(node, DisplayMatrix::of_pixels(a, b, c, d, tx, ty));
            }
            ["set", node, property, value] => {
                let (node, [value]) = (self.node(stage, node)?, self.numbers([value])?);
                stage.set(node, self.property(property)?, value);
            }
            ["scroll", node, x, y, width, height] => {
                let node = self.node(stage, node)?;
                let [x, y, width, height] = self.numbers([x, y, width, height])?;
                stage.set_scroll_rect(node, Some(Rectangle::new(x, y, width, height)));
            }
            ["unscroll", node] => stage.set_scroll_rect(self.node(stage, node)?, None),
            ["point", x, y] => stage.set_mouse(self.point(x, y)?),
            ["drag", node, lock_center] => {
                stage.start_drag(self.node(stage, node)?, self.flag(lock_center)?, None);
            }
            ["drag", node, lock_center, x0, y0, x1, y1] => {
                let bounds = [self.point(x0, y0)?, self.point(x1, y1)?];
                let node = self.node(stage, node)?;
                stage.start_drag(node, self.flag(lock_center)?, Some(bounds));
            }
            ["stop"] => stage.stop_drag(),
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Asks the stage.
    fn ask(&self, stage: &Stage, words: &[&str]) -> Result<Vec<f64>, TableError> {
        Ok(match *words {
            ["get", node, property] => {
                vec![stage.property(self.node(stage, node)?, self.property(property)?)]
            }
            ["bounds", node, target] => {
                let (node, target) = (self.node(stage, node)?, self.node(stage, target)?);
                let found = stage.get_bounds(node, target, true);
                sides(found.unwrap_or_else(|| stage.empty_bounds(node, target)))
            }
            ["hit", node, x, y, shape_flag] => {
                let (node, [x, y]) = (self.node(stage, node)?, self.numbers([x, y])?);
                let hit = stage.hit_test_point(node, x, y, self.flag(shape_flag)?);
                vec![f64::from(u8::from(hit))]
            }
            ["to", node, x, y] => {
                let there = stage.local_to_global(self.node(stage, node)?, self.point(x, y)?);
                vec![there.x, there.y]
            }
            ["local", node, x, y] => {
                let here = stage.global_to_local(self.node(stage, node)?, self.point(x, y)?);
                here.map_or(vec![f64::NAN; 2], |here| vec![here.x, here.y])
            }
            ["concatenated", node] => {
                let matrix = stage.concatenated_matrix(self.node(stage, node)?);
                matrix.to_pixels().into()
            }
            ["scrolled", node] => {
                let rectangle = stage.scroll_rect(self.node(stage, node)?);
                rectangle.map_or_else(Vec::new, sides)
            }
            _ => return Err(self.error(self.text, "a line of a program for a stage")),
        })
    }

    fn error(&self, part: &str, wanted: impl Into<String>) -> TableError {
        self.row.error(self.column, part, wanted)
    }

    fn numbers<const N: usize>(&self, words: [&str; N]) -> Result<[f64; N], TableError> {
        let mut numbers = [0.0; N];
        for (number, word) in numbers.iter_mut().zip(words) {
            *number = self.row.number(self.column, word)?;
        }
        Ok(numbers)
    }

    fn point(&self, x: &str, y: &str) -> Result<Point, TableError> {
        let [x, y] = self.numbers([x, y])?;
        Ok(Point::new(x, y))
    }

    fn flag(&self, word: &str) -> Result<bool, TableError> {
        match word {
            "0" => Ok(false),
            "1" => Ok(true),
            _ => Err(self.error(word, "0 or 1")),
        }
    }

    /// An object by its number: 0 is the stage, the others are in the order of their creation.
    fn node(&self, stage: &Stage, word: &str) -> Result<Node, TableError> {
        let node = word.parse().ok().and_then(|index| stage.node(index));
        node.ok_or_else(|| self.error(word, "the number of an object before this line"))
    }

    fn property(&self, word: &str) -> Result<Property, TableError> {
        Ok(match word {
            "x" => Property::X,
            "y" => Property::Y,
            "rotation" => Property::Rotation,
            "scaleX" => Property::ScaleX,
            "scaleY" => Property::ScaleY,
            "width" => Property::Width,
            "height" => Property::Height,
            _ => return Err(self.error(word, "a property of a display object")),
        })
    }
}

/// A filled rectangle.
fn square([x, y, width, height]: [f64; 4]) -> Graphics {
    let (right, bottom) = (x + width, y + height);
    let to = |x: f64, y: f64| PathStep::LineTo { x, y };
    let path = [
        PathStep::MoveTo { x, y },
        to(right, y),
        to(right, bottom),
        to(x, bottom),
        to(x, y),
    ];
    let mut graphics = Graphics::new();
    graphics.add(Paint::EvenOdd, &path);
    graphics
}

fn sides(rectangle: Rectangle) -> Vec<f64> {
    let Rectangle {
        x,
        y,
        width,
        height,
    } = rectangle;
    vec![x, y, width, height]
}
