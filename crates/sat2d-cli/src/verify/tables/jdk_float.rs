//! Tables of the classes of floats. They answer as those of doubles on the same numbers, and round
//! what they store.

use super::jdk_calls::{Answer, Calls, JDK, of_box, of_rectangle};
use super::jdk_fields::{floats, stored};
use super::jdk_figures;
use crate::csv::records::TableError;
use crate::csv::table::{Column, Row};
use crate::verify::family::Family;
use crate::verify::profile::Profile;
use sat2d::compat::awt::{
    AffineTransform, Arc2D, ArcType, Ellipse2D, Line2D, Path2D, PathCommand, Rectangle2D,
    RoundRectangle2D, Winding, distance_squared,
};

pub static FLOAT: Family = Family {
    profile: Profile::AwtFloat,
    inputs: &["ax", "ay", "aw", "ah", "rx", "ry", "rw", "rh", "px", "py"],
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
        "ellipse_contains",
        "ellipse_contains_rect",
        "ellipse_intersects",
        "lines_intersect",
        "relative_ccw",
        "pt_seg_dist_sq",
        "pt_line_dist_sq",
        "distance_sq",
        "round_contains",
        "round_contains_rect",
        "round_intersects",
        "arc_contains",
        "arc_contains_rect",
        "arc_intersects",
        "arc_bounds_x",
        "arc_bounds_y",
        "arc_bounds_w",
        "arc_bounds_h",
        "path_contains",
        "path_contains_rect",
        "path_intersects",
        "moved_x",
        "moved_y",
        "moved_path",
        "moved_contains",
    ],
    open: |header| Calls::open(&FLOAT, header, float, jdk_figures::two_rectangles),
    ..JDK
};

/// The numbers of a row: `ax ay aw ah`, `rx ry rw rh`, `px py`.
struct Operands {
    a: [f64; 4],
    r: [f64; 4],
    p: [f64; 2],
}

impl Operands {
    /// The first four numbers as a rectangle, the others as a second one.
    fn rectangles(&self) -> [Rectangle2D; 2] {
        [self.a, self.r].map(|[x, y, width, height]| Rectangle2D::new(x, y, width, height))
    }
}

fn float(row: &Row, inputs: &[Column]) -> Result<Vec<Answer>, TableError> {
    let operands = Operands {
        a: floats(row, inputs)?,
        r: floats(row, &inputs[4..])?,
        p: floats(row, &inputs[8..])?,
    };
    let mut answers = rectangle(&operands);
    answers.extend(ellipse_and_line(&operands));
    answers.extend(round_rectangle_and_arc(&operands));
    answers.extend(path(&operands));
    Ok(answers)
}

fn rectangle(operands: &Operands) -> Vec<Answer> {
    let [a, r] = operands.rectangles();
    let ([rx, ry, ..], [px, py]) = (operands.r, operands.p);
    let mut answers = vec![
        Answer::Flag(a.intersects(&r)),
        Answer::Flag(a.contains(px, py)),
        Answer::Flag(a.contains_rectangle(&r)),
        Answer::Int(a.outcode(px, py).bits().cast_signed()),
        Answer::Flag(a.intersects_line(&Line2D::new(rx, ry, px, py))),
    ];
    let made = [
        a.intersection(&r),
        a.union(&r),
        a.add_rectangle(&r),
        a.add(px, py),
    ];
    answers.extend(made.into_iter().map(stored_box).flat_map(of_box));
    answers.extend(of_rectangle(a.bounds()));
    answers
}

fn ellipse_and_line(operands: &Operands) -> Vec<Answer> {
    let ([x, y, width, height], [px, py]) = (operands.a, operands.p);
    let [_, r] = operands.rectangles();
    let ellipse = Ellipse2D::new(x, y, width, height);
    let [a, b] = [operands.a, operands.r].map(|[x1, y1, x2, y2]| Line2D::new(x1, y1, x2, y2));
    vec![
        Answer::Flag(ellipse.contains(px, py)),
        Answer::Flag(ellipse.contains_rectangle(&r)),
        Answer::Flag(ellipse.intersects(&r)),
        Answer::Flag(a.intersects_line(&b)),
        Answer::Int(a.relative_ccw(px, py)),
        Answer::Double(a.point_segment_distance_squared(px, py)),
        Answer::Double(a.point_line_distance_squared(px, py)),
        Answer::Double(distance_squared(x, y, px, py)),
    ]
}

/// The point gives the size of the round corners, and a thirtieth of the angles of the arc.
fn round_rectangle_and_arc(operands: &Operands) -> Vec<Answer> {
    let ([x, y, width, height], [px, py]) = (operands.a, operands.p);
    let ([_, r], [rx, ry, ..]) = (operands.rectangles(), operands.r);
    let round = RoundRectangle2D::new(x, y, width, height, px, py);
    let [start, extent] = [px, py].map(|number| stored(30.0 * number));
    let arc = Arc2D::new(operands.a, start, extent, ArcType::Pie);
    let mut answers = vec![
        Answer::Flag(round.contains(rx, ry)),
        Answer::Flag(round.contains_rectangle(&r)),
        Answer::Flag(round.intersects(&r)),
        Answer::Flag(arc.contains(rx, ry)),
        Answer::Flag(arc.contains_rectangle(&r)),
        Answer::Flag(arc.intersects(&r)),
    ];
    answers.extend(of_box(stored_box(arc.bounds())));
    answers
}

/// A path through the numbers of the row, and the same path after a transform by them.
fn path(operands: &Operands) -> Vec<Answer> {
    let ([x, y, width, height], [rx, ry, rw, rh]) = (operands.a, operands.r);
    let ([px, py], [_, r]) = (operands.p, operands.rectangles());
    let points = [
        (x, y),
        (rx, ry),
        (width, height),
        (px, py),
        (y, x),
        (rw, rh),
    ];
    let map = AffineTransform::from_matrix([width / 3.0, rw, rh / 7.0, ry, rx, px]);
    let moved = |(x, y): (f64, f64)| {
        let (x, y) = map.transform(x, y);
        (stored(x), stored(y))
    };
    let (commands, moved_commands) = (curves(points), curves(points.map(moved)));
    let [path, moved_path] =
        [&commands, &moved_commands].map(|commands| Path2D::new(Winding::NonZero, commands));
    let (moved_x, moved_y) = moved((px, py));
    vec![
        Answer::Flag(path.contains(px, py)),
        Answer::Flag(path.contains_rectangle(&r)),
        Answer::Flag(path.intersects(&r)),
        Answer::Double(moved_x),
        Answer::Double(moved_y),
        Answer::Path(moved_commands.to_vec()),
        Answer::Flag(moved_path.contains(moved_x, moved_y)),
    ]
}

fn stored_box(rectangle: Rectangle2D) -> Rectangle2D {
    let Rectangle2D {
        x,
        y,
        width,
        height,
    } = rectangle;
    Rectangle2D::new(stored(x), stored(y), stored(width), stored(height))
}

/// A start, a quadratic curve and a cubic one.
fn curves(points: [(f64, f64); 6]) -> [PathCommand; 3] {
    let [(x, y), (x1, y1), (x2, y2), c1, c2, c3] = points;
    [
        PathCommand::MoveTo { x, y },
        PathCommand::QuadTo { x1, y1, x2, y2 },
        PathCommand::CurveTo {
            x1: c1.0,
            y1: c1.1,
            x2: c2.0,
            y2: c2.1,
            x3: c3.0,
            y3: c3.1,
        },
    ]
}
