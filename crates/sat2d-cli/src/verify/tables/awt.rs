//! Tables of the Java original: pairs of rectangles by integer corners.

use crate::csv::records::TableError;
use crate::csv::table::{Column, Header, Row};
use crate::touching::Touching;
use crate::verify::comparison::{Comparison, Outcome, Reference};
use crate::verify::family::{Check, Exact, Family, Subject};
use crate::verify::fields::in_place;
use crate::verify::profile::Profile;
use sat2d::compat::awt::{Point, hit};
use sat2d::{DVec2, Shape, ShapeError};

/// The four corners of each rectangle, in order around it, and the verdict.
pub static RECTS: Family = Family {
    profile: Profile::Awt,
    inputs: &[
        "a0_x", "a0_y", "a1_x", "a1_y", "a2_x", "a2_y", "a3_x", "a3_y", "b0_x", "b0_y", "b1_x",
        "b1_y", "b2_x", "b2_y", "b3_x", "b3_y",
    ],
    answers: &["hit"],
    optional: &[],
    numbered: &[],
    reference: Reference::Original,
    open: |header| Ok(Box::new(Rects::new(header)?)),
    exact: Exact::Hit(Touching::Hit),
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

    fn subject(&self, row: &Row) -> Result<Subject, TableError> {
        let (a, b) = (read(row, &self.a)?, read(row, &self.b)?);
        Ok(Subject::Pair(in_place(
            quadrilateral(&a),
            quadrilateral(&b),
        )))
    }
}

/// The quadrilateral with these corners.
fn quadrilateral(corners: &[Point; 4]) -> Result<Shape, ShapeError> {
    Shape::polygon(&[&corners.map(|p| DVec2::new(p.x.into(), p.y.into()))])
}
