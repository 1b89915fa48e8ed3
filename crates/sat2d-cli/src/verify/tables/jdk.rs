//! Tables of the JDK's own functions: `java.awt` and `java.awt.geom`.

use super::jdk_calls::{Answer, Calls, JDK, of_box, of_rectangle};
use super::jdk_fields::{box_of, commands, doubles, int_box, ints, vertices, winding};
use super::jdk_programs::program;
use super::{jdk_affine, jdk_changes, jdk_figures, jdk_float, jdk_round};
use crate::csv::records::TableError;
use crate::csv::table::{Column, Row};
use crate::verify::family::Family;
use crate::verify::profile::Profile;
use sat2d::compat::awt::{Ellipse2D, Line2D, Path2D, Polygon};

/// The families of this file and of those beside it.
pub static FAMILIES: [&Family; 13] = [
    &RECTANGLE,
    &RECTANGLE_2D,
    &LINE_2D,
    &POLYGON,
    &PATH_2D,
    &ELLIPSE_2D,
    &TRANSFORM,
    &jdk_affine::AFFINE,
    &jdk_changes::RECTANGLE_CHANGES,
    &jdk_changes::BOUNDS_2D,
    &jdk_round::ROUND_RECTANGLE_2D,
    &jdk_round::ARC_2D,
    &jdk_float::FLOAT,
];

static RECTANGLE: Family = Family {
    profile: Profile::AwtRectangle,
    inputs: &["ax", "ay", "aw", "ah", "bx", "by", "bw", "bh", "px", "py"],
    answers: &[
        "intersects",
        "contains_point",
        "contains_rect",
        "intersection_x",
        "intersection_y",
        "intersection_w",
        "intersection_h",
        "union_x",
        "union_y",
        "union_w",
        "union_h",
    ],
    open: |header| Calls::open(&RECTANGLE, header, rectangle, jdk_figures::rectangle),
    ..JDK
};

static RECTANGLE_2D: Family = Family {
    profile: Profile::AwtRectangle2d,
    inputs: &[
        "x", "y", "w", "h", "rx", "ry", "rw", "rh", "px", "py", "x1", "y1", "x2", "y2",
    ],
    answers: &[
        "intersects",
        "contains_point",
        "contains_rect",
        "outcode",
        "intersects_line",
        "intersection_x",
        "intersection_y",
        "intersection_w",
        "intersection_h",
    ],
    open: |header| {
        Calls::open(
            &RECTANGLE_2D,
            header,
            rectangle_2d,
            jdk_figures::rectangle_2d,
        )
    },
    ..JDK
};

static LINE_2D: Family = Family {
    profile: Profile::AwtLine2d,
    inputs: &["x1", "y1", "x2", "y2", "x3", "y3", "x4", "y4", "px", "py"],
    answers: &[
        "lines_intersect",
        "relative_ccw",
        "pt_seg_dist_sq",
        "pt_line_dist_sq",
    ],
    open: |header| Calls::open(&LINE_2D, header, line_2d, jdk_figures::line_2d),
    ..JDK
};

static POLYGON: Family = Family {
    profile: Profile::AwtPolygon,
    inputs: &["polygon", "ix", "iy", "px", "py", "rx", "ry", "rw", "rh"],
    answers: &[
        "contains_int",
        "contains_point",
        "contains_rect",
        "intersects",
    ],
    open: |header| Calls::open(&POLYGON, header, polygon, jdk_figures::polygon),
    ..JDK
};

static PATH_2D: Family = Family {
    profile: Profile::AwtPath2d,
    inputs: &["winding", "path", "px", "py", "rx", "ry", "rw", "rh"],
    answers: &["contains_point", "contains_rect", "intersects"],
    open: |header| Calls::open(&PATH_2D, header, path_2d, jdk_figures::path_2d),
    ..JDK
};

static ELLIPSE_2D: Family = Family {
    profile: Profile::AwtEllipse2d,
    inputs: &["ex", "ey", "ew", "eh", "px", "py", "rx", "ry", "rw", "rh"],
    answers: &["contains_point", "contains_rect", "intersects"],
    open: |header| Calls::open(&ELLIPSE_2D, header, ellipse_2d, jdk_figures::ellipse_2d),
    ..JDK
};

static TRANSFORM: Family = Family {
    profile: Profile::AwtTransform,
    inputs: &["program", "px", "py"],
    answers: &["m00", "m10", "m01", "m11", "m02", "m12", "x", "y"],
    open: |header| Calls::open(&TRANSFORM, header, transform, jdk_figures::transform),
    ..JDK
};

fn rectangle(row: &Row, inputs: &[Column]) -> Result<Vec<Answer>, TableError> {
    let (a, b) = (int_box(row, inputs)?, int_box(row, &inputs[4..])?);
    let [px, py] = ints(row, &inputs[8..])?;
    let mut answers = vec![
        Answer::Flag(a.intersects(&b)),
        Answer::Flag(a.contains(px, py)),
        Answer::Flag(a.contains_rectangle(&b)),
    ];
    answers.extend(of_rectangle(a.intersection(&b)));
    answers.extend(of_rectangle(a.union(&b)));
    Ok(answers)
}

fn rectangle_2d(row: &Row, inputs: &[Column]) -> Result<Vec<Answer>, TableError> {
    let (a, b) = (box_of(row, inputs)?, box_of(row, &inputs[4..])?);
    let [px, py, x1, y1, x2, y2] = doubles(row, &inputs[8..])?;
    let code = a.outcode(px, py).bits();
    let mut answers = vec![
        Answer::Flag(a.intersects(&b)),
        Answer::Flag(a.contains(px, py)),
        Answer::Flag(a.contains_rectangle(&b)),
        Answer::Int(code.cast_signed()),
        Answer::Flag(a.intersects_line(&Line2D::new(x1, y1, x2, y2))),
    ];
    answers.extend(of_box(a.intersection(&b)));
    Ok(answers)
}

fn line_2d(row: &Row, inputs: &[Column]) -> Result<Vec<Answer>, TableError> {
    let [x1, y1, x2, y2, x3, y3, x4, y4, px, py] = doubles(row, inputs)?;
    let (a, b) = (Line2D::new(x1, y1, x2, y2), Line2D::new(x3, y3, x4, y4));
    Ok(vec![
        Answer::Flag(a.intersects_line(&b)),
        Answer::Int(a.relative_ccw(px, py)),
        Answer::Double(a.point_segment_distance_squared(px, py)),
        Answer::Double(a.point_line_distance_squared(px, py)),
    ])
}

fn polygon(row: &Row, inputs: &[Column]) -> Result<Vec<Answer>, TableError> {
    let vertices = vertices(row, &inputs[0])?;
    let [ix, iy] = ints(row, &inputs[1..])?.map(f64::from);
    let [px, py] = doubles(row, &inputs[3..])?;
    let rectangle = box_of(row, &inputs[5..])?;
    let polygon = Polygon::new(&vertices);
    Ok(vec![
        Answer::Flag(polygon.contains(ix, iy)),
        Answer::Flag(polygon.contains(px, py)),
        Answer::Flag(polygon.contains_rectangle(&rectangle)),
        Answer::Flag(polygon.intersects(&rectangle)),
    ])
}

fn path_2d(row: &Row, inputs: &[Column]) -> Result<Vec<Answer>, TableError> {
    let (winding, commands) = (winding(row, &inputs[0])?, commands(row, &inputs[1])?);
    let [px, py] = doubles(row, &inputs[2..])?;
    let rectangle = box_of(row, &inputs[4..])?;
    let path = Path2D::new(winding, &commands);
    Ok(vec![
        Answer::Flag(path.contains(px, py)),
        Answer::Flag(path.contains_rectangle(&rectangle)),
        Answer::Flag(path.intersects(&rectangle)),
    ])
}

fn ellipse_2d(row: &Row, inputs: &[Column]) -> Result<Vec<Answer>, TableError> {
    let [x, y, width, height, px, py] = doubles(row, inputs)?;
    let ellipse = Ellipse2D::new(x, y, width, height);
    let rectangle = box_of(row, &inputs[6..])?;
    Ok(vec![
        Answer::Flag(ellipse.contains(px, py)),
        Answer::Flag(ellipse.contains_rectangle(&rectangle)),
        Answer::Flag(ellipse.intersects(&rectangle)),
    ])
}

fn transform(row: &Row, inputs: &[Column]) -> Result<Vec<Answer>, TableError> {
    let map = program(row, &inputs[0])?;
    let [px, py] = doubles(row, &inputs[1..])?;
    let (x, y) = map.transform(px, py);
    Ok(map
        .matrix()
        .into_iter()
        .chain([x, y])
        .map(Answer::Double)
        .collect())
}
