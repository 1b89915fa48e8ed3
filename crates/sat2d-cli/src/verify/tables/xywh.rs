//! Tables of the Python originals: upright rectangles, and a circle against one.

use crate::csv::records::TableError;
use crate::csv::table::{Column, Row};
use crate::touching::Touching;
use crate::verify::comparison::{Comparison, Outcome, Reference};
use crate::verify::family::{Check, Exact, Family, Subject};
use crate::verify::fields::in_place;
use crate::verify::profile::Profile;
use sat2d::compat::xywh::{Circle, Rect, circle_to_rect, rect_to_rect};
use sat2d::{DVec2, Shape, ShapeError};

/// Two rectangles and the verdict.
pub static RECTS: Family = Family {
    profile: Profile::Xywh,
    inputs: &["x1", "y1", "w1", "h1", "x2", "y2", "w2", "h2"],
    answers: &["hit"],
    optional: &[],
    numbered: &[],
    reference: Reference::Original,
    open: |header| {
        Ok(Box::new(Rects {
            first: header.require_all(["x1", "y1", "w1", "h1"])?,
            second: header.require_all(["x2", "y2", "w2", "h2"])?,
            hit: header.find("hit"),
        }))
    },
    exact: Exact::Hit(Touching::Miss),
};

/// A circle, a rectangle and the verdict.
pub static CIRCLE_RECT: Family = Family {
    profile: Profile::XywhCircle,
    inputs: &["cx", "cy", "r", "x", "y", "w", "h"],
    answers: &["hit"],
    optional: &[],
    numbered: &[],
    reference: Reference::Original,
    open: |header| {
        Ok(Box::new(CircleRect {
            circle: header.require_all(["cx", "cy", "r"])?,
            rect: header.require_all(["x", "y", "w", "h"])?,
            hit: header.find("hit"),
        }))
    },
    exact: Exact::Hit(Touching::Miss),
};

struct Rects {
    first: [Column; 4],
    second: [Column; 4],
    hit: Option<Column>,
}

impl Check for Rects {
    fn row(&self, row: &Row) -> Result<Outcome, TableError> {
        let (a, b) = (rect(row, &self.first)?, rect(row, &self.second)?);
        let mut comparison = Comparison::default();
        comparison.flag(row, &self.hit, Ok(rect_to_rect(&a, &b)))?;
        Ok(comparison.outcome())
    }

    fn subject(&self, row: &Row) -> Result<Subject, TableError> {
        let (a, b) = (rect(row, &self.first)?, rect(row, &self.second)?);
        Ok(Subject::Pair(in_place(shape(&a), shape(&b))))
    }
}

struct CircleRect {
    circle: [Column; 3],
    rect: [Column; 4],
    hit: Option<Column>,
}

impl CircleRect {
    fn read(&self, row: &Row) -> Result<(Circle, Rect), TableError> {
        let [x, y, radius] = row.floats(&self.circle)?;
        Ok((Circle { x, y, radius }, rect(row, &self.rect)?))
    }
}

impl Check for CircleRect {
    fn row(&self, row: &Row) -> Result<Outcome, TableError> {
        let (circle, rect) = self.read(row)?;
        let mut comparison = Comparison::default();
        comparison.flag(row, &self.hit, Ok(circle_to_rect(&circle, &rect)))?;
        Ok(comparison.outcome())
    }

    fn subject(&self, row: &Row) -> Result<Subject, TableError> {
        let (circle, rect) = self.read(row)?;
        let disc = Shape::circle(DVec2::new(circle.x, circle.y), circle.radius);
        Ok(Subject::Pair(in_place(disc, shape(&rect))))
    }
}

fn rect(row: &Row, columns: &[Column; 4]) -> Result<Rect, TableError> {
    let [x, y, width, height] = row.floats(columns)?;
    Ok(Rect {
        x,
        y,
        width,
        height,
    })
}

fn shape(rect: &Rect) -> Result<Shape, ShapeError> {
    Shape::rectangle_xywh(rect.x, rect.y, rect.width, rect.height)
}
