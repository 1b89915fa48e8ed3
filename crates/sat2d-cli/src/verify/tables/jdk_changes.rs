//! Tables of the functions that change rectangles of ints, and of those that make boxes of doubles.

use super::jdk_calls::{Answer, Calls, JDK, of_box, of_rectangle};
use super::jdk_fields::{box_of, doubles, int_box, ints};
use super::jdk_figures;
use crate::csv::records::TableError;
use crate::csv::table::{Column, Row};
use crate::verify::family::Family;
use crate::verify::profile::Profile;
use sat2d::compat::awt::distance_squared;

pub static RECTANGLE_CHANGES: Family = Family {
    profile: Profile::AwtRectangleChanges,
    inputs: &["ax", "ay", "aw", "ah", "bx", "by", "bw", "bh", "px", "py"],
    answers: &[
        "add_rect_x",
        "add_rect_y",
        "add_rect_w",
        "add_rect_h",
        "add_point_x",
        "add_point_y",
        "add_point_w",
        "add_point_h",
        "grow_x",
        "grow_y",
        "grow_w",
        "grow_h",
        "translate_x",
        "translate_y",
        "translate_w",
        "translate_h",
    ],
    open: |header| Calls::open(&RECTANGLE_CHANGES, header, changes, jdk_figures::rectangle),
    ..JDK
};

pub static BOUNDS_2D: Family = Family {
    profile: Profile::AwtBounds2d,
    inputs: &["x", "y", "w", "h", "rx", "ry", "rw", "rh", "px", "py"],
    answers: &[
        "union_x",
        "union_y",
        "union_w",
        "union_h",
        "add_rect_x",
        "add_rect_y",
        "add_rect_w",
        "add_rect_h",
        "add_point_x",
        "add_point_y",
        "add_point_w",
        "add_point_h",
        "bounds_x",
        "bounds_y",
        "bounds_w",
        "bounds_h",
        "distance_sq",
    ],
    open: |header| Calls::open(&BOUNDS_2D, header, bounds_2d, jdk_figures::two_rectangles),
    ..JDK
};

fn changes(row: &Row, inputs: &[Column]) -> Result<Vec<Answer>, TableError> {
    let (a, b) = (int_box(row, inputs)?, int_box(row, &inputs[4..])?);
    let [x, y] = ints(row, &inputs[8..])?;
    let changed = [
        a.add_rectangle(&b),
        a.add(x, y),
        a.grow(x, y),
        a.translate(x, y),
    ];
    Ok(changed.into_iter().flat_map(of_rectangle).collect())
}

fn bounds_2d(row: &Row, inputs: &[Column]) -> Result<Vec<Answer>, TableError> {
    let (a, b) = (box_of(row, inputs)?, box_of(row, &inputs[4..])?);
    let [x, y] = doubles(row, &inputs[8..])?;
    let boxes = [a.union(&b), a.add_rectangle(&b), a.add(x, y)];
    let mut answers: Vec<Answer> = boxes.into_iter().flat_map(of_box).collect();
    answers.extend(of_rectangle(a.bounds()));
    answers.push(Answer::Double(distance_squared(x, y, a.x, a.y)));
    Ok(answers)
}
