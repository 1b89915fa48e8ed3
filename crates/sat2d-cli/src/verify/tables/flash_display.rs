//! Tables of the properties of display objects.

use super::flash_calls::{Answer, Calls, FLASH, blank_as};
use crate::csv::records::TableError;
use crate::csv::table::{Column, Row};
use crate::verify::family::Family;
use crate::verify::profile::Profile;
use sat2d::compat::flash::{DisplayMatrix, Placement};

pub static DISPLAY: Family = Family {
    profile: Profile::FlashDisplay,
    inputs: &["op", "w0", "h0", "sx", "sy", "value"],
    answers: &["read", "width", "height"],
    optional: &["source", "api", "test"],
    open: |header| Calls::open(&DISPLAY, header, property),
    ..FLASH
};

pub static DISPLAY_MATRIX: Family = Family {
    profile: Profile::FlashDisplayMatrix,
    inputs: &["op", "a", "b", "c", "d", "tx", "ty", "value"],
    answers: &["read", "ra", "rb", "rc", "rd", "rtx", "rty"],
    optional: &["source", "api", "test"],
    open: |header| Calls::open(&DISPLAY_MATRIX, header, matrix),
    ..FLASH
};

/// The property that an operation sets; the unscaled sizes are for `width` and `height`.
fn set(
    placement: &mut Placement,
    [width, height]: [f64; 2],
    value: f64,
    row: &Row,
    op: &Column,
) -> Result<f64, TableError> {
    Ok(match row.text(op) {
        "set_x" => {
            placement.set_x(value);
            placement.x()
        }
        "set_y" => {
            placement.set_y(value);
            placement.y()
        }
        "set_rotation" => {
            placement.set_rotation(value);
            placement.rotation()
        }
        "set_scaleX" => {
            placement.set_scale_x(value);
            placement.scale_x()
        }
        "set_scaleY" => {
            placement.set_scale_y(value);
            placement.scale_y()
        }
        "set_width" => {
            placement.set_width(width, value);
            placement.scale_x()
        }
        "set_height" => {
            placement.set_height(height, value);
            placement.scale_y()
        }
        other => return Err(row.error(op, other, "`set_` and a property of a display object")),
    })
}

fn property(row: &Row, inputs: &[Column]) -> Result<Vec<Answer>, TableError> {
    let size = blank_as(0.0, row, &inputs[1..])?;
    let [scale_x, scale_y] = blank_as(1.0, row, &inputs[3..])?;
    let value = row.float(&inputs[5])?;
    let mut placement = Placement::default();
    placement.set_scale_x(scale_x);
    placement.set_scale_y(scale_y);
    let read = set(&mut placement, size, value, row, &inputs[0])?;
    let [width, height] = size;
    Ok([read, placement.width(width), placement.height(height)]
        .map(Answer::Double)
        .into())
}

fn matrix(row: &Row, inputs: &[Column]) -> Result<Vec<Answer>, TableError> {
    let [a, b, c, d, tx, ty, value] = blank_as(0.0, row, &inputs[1..])?;
    let mut placement = Placement::from(DisplayMatrix::of_pixels(a, b, c, d, tx, ty));
    let read = set(&mut placement, [0.0; 2], value, row, &inputs[0])?;
    let mut answers = vec![Answer::Double(read)];
    answers.extend(placement.matrix().to_pixels().map(Answer::Double));
    Ok(answers)
}
