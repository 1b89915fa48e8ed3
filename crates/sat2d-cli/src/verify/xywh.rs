//! Tables of the Python originals: upright rectangles, and a circle against one.

use super::family::{Family, Profile};
use super::row::{Check, Comparison, Outcome, Refusal};
use crate::table::{Column, Header, Row, TableError};
use sat2d::compat::xywh::{Circle, Rect, circle_to_rect, rect_to_rect};
use sat2d::{DVec2, Shape, ShapeError, Transform};

/// Two rectangles and the verdict.
pub static RECTS: Family = Family {
    profile: Profile::Xywh,
    inputs: &["x1", "y1", "w1", "h1", "x2", "y2", "w2", "h2"],
    answers: &["hit"],
    optional: &[],
    numbered: &[],
    open: |header| Ok(Box::new(Rects::new(header, rect_to_rect_original)?)),
    exact: Some((
        |header| Ok(Box::new(Rects::new(header, rect_to_rect_exact)?)),
        "hit",
    )),
};

/// A circle, a rectangle and the verdict.
pub static CIRCLE_RECT: Family = Family {
    profile: Profile::XywhCircle,
    inputs: &["cx", "cy", "r", "x", "y", "w", "h"],
    answers: &["hit"],
    optional: &[],
    numbered: &[],
    open: |header| Ok(Box::new(CircleRect::new(header, circle_to_rect_original)?)),
    exact: Some((
        |header| Ok(Box::new(CircleRect::new(header, circle_to_rect_exact)?)),
        "hit",
    )),
};

type Decide<A> = fn(&A, &Rect) -> Result<bool, Refusal>;

struct Rects {
    first: [Column; 4],
    second: [Column; 4],
    hit: Option<Column>,
    decide: Decide<Rect>,
}

impl Rects {
    fn new(header: &Header, decide: Decide<Rect>) -> Result<Self, TableError> {
        Ok(Rects {
            first: header.require_all(["x1", "y1", "w1", "h1"])?,
            second: header.require_all(["x2", "y2", "w2", "h2"])?,
            hit: header.find("hit"),
            decide,
        })
    }
}

impl Check for Rects {
    fn row(&self, row: &Row) -> Result<Outcome, TableError> {
        let (a, b) = (rect(row, &self.first)?, rect(row, &self.second)?);
        let mut comparison = Comparison::default();
        comparison.flag(row, &self.hit, (self.decide)(&a, &b))?;
        Ok(comparison.outcome())
    }
}

struct CircleRect {
    circle: [Column; 3],
    rect: [Column; 4],
    hit: Option<Column>,
    decide: Decide<Circle>,
}

impl CircleRect {
    fn new(header: &Header, decide: Decide<Circle>) -> Result<Self, TableError> {
        Ok(CircleRect {
            circle: header.require_all(["cx", "cy", "r"])?,
            rect: header.require_all(["x", "y", "w", "h"])?,
            hit: header.find("hit"),
            decide,
        })
    }
}

impl Check for CircleRect {
    fn row(&self, row: &Row) -> Result<Outcome, TableError> {
        let [x, y, radius] = row.floats(&self.circle)?;
        let circle = Circle { x, y, radius };
        let got = (self.decide)(&circle, &rect(row, &self.rect)?);
        let mut comparison = Comparison::default();
        comparison.flag(row, &self.hit, got)?;
        Ok(comparison.outcome())
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

fn rect_to_rect_original(a: &Rect, b: &Rect) -> Result<bool, Refusal> {
    Ok(rect_to_rect(a, b))
}

fn circle_to_rect_original(circle: &Circle, rect: &Rect) -> Result<bool, Refusal> {
    Ok(circle_to_rect(circle, rect))
}

fn rect_to_rect_exact(a: &Rect, b: &Rect) -> Result<bool, Refusal> {
    overlaps(shape(a), b)
}

fn circle_to_rect_exact(circle: &Circle, rect: &Rect) -> Result<bool, Refusal> {
    let centre = DVec2::new(circle.x, circle.y);
    overlaps(Shape::circle(centre, circle.radius), rect)
}

fn shape(rect: &Rect) -> Result<Shape, ShapeError> {
    Shape::rectangle_xywh(rect.x, rect.y, rect.width, rect.height)
}

fn overlaps(a: Result<Shape, ShapeError>, b: &Rect) -> Result<bool, Refusal> {
    let here = Transform::IDENTITY;
    Ok(sat2d::overlaps(&a?, &here, &shape(b)?, &here)?)
}
