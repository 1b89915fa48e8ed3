//! Tables of `flash.geom`: each row is an operation, its operands and what it gives.

use super::flash_calls::{Answer, Calls, FLASH, blank_as, script};
use crate::csv::records::TableError;
use crate::csv::table::{Column, Row};
use crate::verify::family::Family;
use crate::verify::profile::Profile;
use sat2d::compat::flash::{Matrix, Point, Rectangle, Script};

pub static RECTANGLE: Family = Family {
    profile: Profile::FlashRectangle,
    inputs: &["api", "op", "ax", "ay", "aw", "ah", "b1", "b2", "b3", "b4"],
    answers: &["r1", "r2", "r3", "r4"],
    open: |header| Calls::open(&RECTANGLE, header, rectangle),
    ..FLASH
};

pub static POINT: Family = Family {
    profile: Profile::FlashPoint,
    inputs: &["api", "op", "x", "y", "b1", "b2", "b3"],
    answers: &["r1", "r2"],
    open: |header| Calls::open(&POINT, header, point),
    ..FLASH
};

pub static MATRIX: Family = Family {
    profile: Profile::FlashMatrix,
    inputs: &[
        "api", "op", "a", "b", "c", "d", "tx", "ty", "p1", "p2", "p3", "p4", "p5", "p6",
    ],
    answers: &["r1", "r2", "r3", "r4", "r5", "r6"],
    open: |header| Calls::open(&MATRIX, header, matrix),
    ..FLASH
};

fn rectangle(row: &Row, inputs: &[Column]) -> Result<Vec<Answer>, TableError> {
    let (script, op) = (script(row, &inputs[0])?, row.text(&inputs[1]));
    let [x, y, width, height] = blank_as(f64::NAN, row, &inputs[2..])?;
    let [b1, b2, b3, b4] = blank_as(f64::NAN, row, &inputs[6..])?;
    let mut a = Rectangle::new(x, y, width, height);
    let b = Rectangle::new(b1, b2, b3, b4);
    match op {
        "edges" => return Ok([a.x, a.y, a.right(), a.bottom()].map(Answer::Double).into()),
        "isEmpty" => return Ok(vec![Answer::Flag(a.is_empty(script))]),
        "equals" => return Ok(vec![Answer::Flag(a == b)]),
        "contains" | "containsPoint" => return Ok(vec![Answer::Flag(a.contains(b1, b2))]),
        "containsRect" => return Ok(vec![Answer::Flag(a.contains_rectangle(script, &b))]),
        "intersects" => return Ok(vec![Answer::Flag(a.intersects(script, &b))]),
        "set_left" => a.set_left(b1),
        "set_top" => a.set_top(b1),
        "set_right" => a.set_right(b1),
        "set_bottom" => a.set_bottom(b1),
        "set_topLeft" => {
            a.set_left(b1);
            a.set_top(b2);
        }
        "set_bottomRight" => {
            a.set_right(b1);
            a.set_bottom(b2);
        }
        "set_x" => a.x = b1,
        "set_y" => a.y = b1,
        "set_width" => a.width = b1,
        "set_height" => a.height = b1,
        "set_size" => (a.width, a.height) = (b1, b2),
        "setTo" => a = b,
        "inflate" | "inflatePoint" => a.inflate(b1, b2),
        "offset" | "offsetPoint" => a.offset(b1, b2),
        "intersection" => a = a.intersection(script, &b),
        "union" => a = a.union(script, &b),
        _ => return Err(row.error(&inputs[1], op, "an operation of flash.geom.Rectangle")),
    }
    Ok([a.x, a.y, a.width, a.height].map(Answer::Double).into())
}

fn point(row: &Row, inputs: &[Column]) -> Result<Vec<Answer>, TableError> {
    let (script, op) = (script(row, &inputs[0])?, row.text(&inputs[1]));
    let [x, y, b1, b2, b3] = blank_as(f64::NAN, row, &inputs[2..])?;
    let (a, b) = (Point::new(x, y), Point::new(b1, b2));
    let point = match op {
        "length" => return Ok(vec![Answer::Double(printed(script, a.length()))]),
        "distance" => return Ok(vec![Answer::Double(printed(script, a.distance(b)))]),
        "equals" => return Ok(vec![Answer::Flag(a == b)]),
        "add" | "offset" => a.add(b),
        "subtract" => a.subtract(b),
        "interpolate" => a.interpolate(b, b3),
        "normalize" => a.normalize(script, b1),
        "polar" => Point::polar(x, y),
        _ => return Err(row.error(&inputs[1], op, "an operation of flash.geom.Point")),
    };
    Ok([point.x, point.y]
        .map(|value| Answer::Double(printed(script, value)))
        .into())
}

/// ActionScript 2 prints 15 significant digits, and the tables have what it printed.
fn printed(script: Script, value: f64) -> f64 {
    match script {
        Script::As3 => value,
        Script::As2 => format!("{value:.14e}").parse().expect("a number"),
    }
}

fn matrix(row: &Row, inputs: &[Column]) -> Result<Vec<Answer>, TableError> {
    let (script, op) = (script(row, &inputs[0])?, row.text(&inputs[1]));
    let [a, b, c, d, tx, ty] = blank_as(f64::NAN, row, &inputs[2..])?;
    let operands = &inputs[8..];
    let [p1, p2, p3, p4, p5, p6] = blank_as(f64::NAN, row, operands)?;
    let [_, _, angle, x, y, _] = blank_as(0.0, row, operands)?;
    let before = Matrix::new(a, b, c, d, tx, ty);
    let after = match op {
        "scale" => before.scale(p1, p2),
        "rotate" => before.rotate(p1),
        "translate" => before.translate(p1, p2),
        "concat" => before.concat(&Matrix::new(p1, p2, p3, p4, p5, p6)),
        "invert" => before.invert(),
        "createBox" if script == Script::As2 => Matrix::create_box(p1, p2, p3, x, y),
        "createBox" => Matrix::create_box(p1, p2, angle, x, y),
        "createGradientBox" => Matrix::create_gradient_box(p1, p2, angle, x, y),
        "setTo" => Matrix::new(p1, p2, p3, p4, p5, p6),
        "deltaTransformPoint" | "transformPoint" => {
            let point = Point::new(p1, p2);
            let Point { x, y } = match op {
                "transformPoint" => before.transform_point(point),
                _ => before.delta_transform_point(point),
            };
            return Ok([x, y].map(Answer::Double).into());
        }
        _ => return Err(row.error(&inputs[1], op, "an operation of flash.geom.Matrix")),
    };
    let Matrix { a, b, c, d, tx, ty } = after;
    Ok([a, b, c, d, tx, ty].map(Answer::Double).into())
}
