//! Tables of the Java original: pairs of rectangles by integer corners.

use super::family::{Family, Profile};
use super::row::{Check, Comparison, Outcome, Refusal};
use crate::table::{Column, Header, Row, TableError};
use sat2d::compat::awt::{Point, hit};
use sat2d::{DVec2, Shape, Transform};

/// Four corners a rectangle, in order round it, and the verdict.
pub static RECTS: Family = Family {
    profile: Profile::Awt,
    inputs: &[
        "a0_x", "a0_y", "a1_x", "a1_y", "a2_x", "a2_y", "a3_x", "a3_y", "b0_x", "b0_y", "b1_x",
        "b1_y", "b2_x", "b2_y", "b3_x", "b3_y",
    ],
    answers: &["hit"],
    optional: &[],
    numbered: &[],
    open: |header| Ok(Box::new(Rects::new(header)?)),
    exact: Some((
        |header| Ok(Box::new(ExactRects(Rects::new(header)?))),
        "hit",
    )),
};

type Corners = [[Column; 2]; 4];

struct Rects {
    a: Corners,
    b: Corners,
    hit: Option<Column>,
}

impl Rects {
    fn new(header: &Header) -> Result<Self, TableError> {
        Ok(Rects {
            a: corners(header, "a")?,
            b: corners(header, "b")?,
            hit: header.find("hit"),
        })
    }
}

fn corners(header: &Header, rectangle: &str) -> Result<Corners, TableError> {
    let corner = |i: u8| {
        let names = ["x", "y"].map(|along| format!("{rectangle}{i}_{along}"));
        header.require_all(names.each_ref().map(String::as_str))
    };
    Ok([corner(0)?, corner(1)?, corner(2)?, corner(3)?])
}

fn read(row: &Row, corners: &Corners) -> Result<[Point; 4], TableError> {
    let mut points = [Point::default(); 4];
    for (point, [x, y]) in points.iter_mut().zip(corners) {
        *point = Point {
            x: row.int(x)?,
            y: row.int(y)?,
        };
    }
    Ok(points)
}

impl Check for Rects {
    fn row(&self, row: &Row) -> Result<Outcome, TableError> {
        let got = hit(&read(row, &self.a)?, &read(row, &self.b)?);
        let mut comparison = Comparison::default();
        comparison.flag(row, &self.hit, Ok(got))?;
        Ok(comparison.outcome())
    }
}

/// The same tables against what is true of the quadrilaterals with these corners.
struct ExactRects(Rects);

impl Check for ExactRects {
    fn row(&self, row: &Row) -> Result<Outcome, TableError> {
        let (a, b) = (read(row, &self.0.a)?, read(row, &self.0.b)?);
        let mut comparison = Comparison::default();
        comparison.flag(row, &self.0.hit, hits(&a, &b))?;
        Ok(comparison.outcome())
    }
}

fn hits(a: &[Point; 4], b: &[Point; 4]) -> Result<bool, Refusal> {
    let shape = |corners: &[Point; 4]| {
        Shape::polygon(&[&corners.map(|p| DVec2::new(p.x.into(), p.y.into()))])
    };
    let here = Transform::IDENTITY;
    Ok(sat2d::hits(&shape(a)?, &here, &shape(b)?, &here)?)
}
