//! Tables of `java.awt.geom.RoundRectangle2D` and `Arc2D`.

use super::jdk_calls::{Answer, Calls, JDK, of_box};
use super::jdk_fields::{box_of, closure, doubles};
use super::jdk_figures;
use crate::csv::records::TableError;
use crate::csv::table::{Column, Row};
use crate::verify::family::Family;
use crate::verify::profile::Profile;
use sat2d::compat::awt::{Arc2D, RoundRectangle2D};

pub static ROUND_RECTANGLE_2D: Family = Family {
    profile: Profile::AwtRoundRectangle2d,
    inputs: &[
        "x", "y", "w", "h", "aw", "ah", "px", "py", "rx", "ry", "rw", "rh",
    ],
    answers: &["contains_point", "contains_rect", "intersects"],
    open: |header| {
        Calls::open(
            &ROUND_RECTANGLE_2D,
            header,
            round_rectangle,
            jdk_figures::round_rectangle,
        )
    },
    ..JDK
};

pub static ARC_2D: Family = Family {
    profile: Profile::AwtArc2d,
    inputs: &[
        "x", "y", "w", "h", "start", "extent", "type", "angle", "px", "py", "rx", "ry", "rw", "rh",
    ],
    answers: &[
        "contains_angle",
        "contains_point",
        "contains_rect",
        "intersects",
        "bounds_x",
        "bounds_y",
        "bounds_w",
        "bounds_h",
    ],
    open: |header| Calls::open(&ARC_2D, header, arc, jdk_figures::arc),
    ..JDK
};

fn round_rectangle(row: &Row, inputs: &[Column]) -> Result<Vec<Answer>, TableError> {
    let [x, y, width, height, arc_width, arc_height, px, py] = doubles(row, inputs)?;
    let round = RoundRectangle2D::new(x, y, width, height, arc_width, arc_height);
    let rectangle = box_of(row, &inputs[8..])?;
    Ok(vec![
        Answer::Flag(round.contains(px, py)),
        Answer::Flag(round.contains_rectangle(&rectangle)),
        Answer::Flag(round.intersects(&rectangle)),
    ])
}

fn arc(row: &Row, inputs: &[Column]) -> Result<Vec<Answer>, TableError> {
    let [x, y, width, height, start, extent] = doubles(row, inputs)?;
    let frame = [x, y, width, height];
    let arc = Arc2D::new(frame, start, extent, closure(row, &inputs[6])?);
    let [angle, px, py] = doubles(row, &inputs[7..])?;
    let rectangle = box_of(row, &inputs[10..])?;
    let mut answers = vec![
        Answer::Flag(arc.contains_angle(angle)),
        Answer::Flag(arc.contains(px, py)),
        Answer::Flag(arc.contains_rectangle(&rectangle)),
        Answer::Flag(arc.intersects(&rectangle)),
    ];
    answers.extend(of_box(arc.bounds()));
    Ok(answers)
}
