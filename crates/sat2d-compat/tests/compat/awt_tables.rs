//! The functions of `java.awt` against what the JDK answered, bit for bit.

use sat2d::compat::awt::{
    AffineTransform, Ellipse2D, Line2D, Path2D, PathCommand, Point, Polygon, Rectangle,
    Rectangle2D, Winding,
};

use crate::awt_rows::{Row, box_of};

/// Calls `check` with every row of a table.
fn for_each_row(table: &str, check: impl Fn(&Row)) {
    assert_eq!(crate::awt_rows::for_each_row(table, check), 2000);
}

#[test]
fn rectangles_of_ints() {
    for_each_row("awt_rectangle", |row| {
        let rectangle = |columns: [&str; 4]| {
            let [x, y, width, height] = row.ints(columns);
            Rectangle::new(x, y, width, height)
        };
        let expect = |name: &str, actual: Rectangle| {
            let parts = [actual.x, actual.y, actual.width, actual.height];
            for (part, actual) in ["x", "y", "w", "h"].iter().zip(parts) {
                row.expect_int(&format!("{name}_{part}"), actual);
            }
        };
        let a = rectangle(["ax", "ay", "aw", "ah"]);
        let b = rectangle(["bx", "by", "bw", "bh"]);
        let [px, py] = row.ints(["px", "py"]);
        row.expect_flag("intersects", a.intersects(&b));
        row.expect_flag("contains_point", a.contains(px, py));
        row.expect_flag("contains_rect", a.contains_rectangle(&b));
        expect("intersection", a.intersection(&b));
        expect("union", a.union(&b));
    });
}

#[test]
fn rectangles_of_doubles() {
    for_each_row("awt_rectangle2d", |row| {
        let [x, y, width, height] = row.doubles(["x", "y", "w", "h"]);
        let (a, b) = (Rectangle2D::new(x, y, width, height), box_of(row));
        let [px, py] = row.doubles(["px", "py"]);
        let [x1, y1, x2, y2] = row.doubles(["x1", "y1", "x2", "y2"]);
        row.expect_flag("intersects", a.intersects(&b));
        row.expect_flag("contains_point", a.contains(px, py));
        row.expect_flag("contains_rect", a.contains_rectangle(&b));
        row.expect_int("outcode", a.outcode(px, py).bits() as i32);
        row.expect_flag(
            "intersects_line",
            a.intersects_line(&Line2D::new(x1, y1, x2, y2)),
        );
        let common = a.intersection(&b);
        row.expect_double("intersection_x", common.x);
        row.expect_double("intersection_y", common.y);
        row.expect_double("intersection_w", common.width);
        row.expect_double("intersection_h", common.height);
    });
}

#[test]
fn lines() {
    for_each_row("awt_line2d", |row| {
        let line = |columns: [&str; 4]| {
            let [x1, y1, x2, y2] = row.doubles(columns);
            Line2D::new(x1, y1, x2, y2)
        };
        let a = line(["x1", "y1", "x2", "y2"]);
        let b = line(["x3", "y3", "x4", "y4"]);
        let [px, py] = row.doubles(["px", "py"]);
        row.expect_flag("lines_intersect", a.intersects_line(&b));
        row.expect_int("relative_ccw", a.relative_ccw(px, py));
        row.expect_double("pt_seg_dist_sq", a.point_segment_distance_squared(px, py));
        row.expect_double("pt_line_dist_sq", a.point_line_distance_squared(px, py));
    });
}

#[test]
fn polygons() {
    for_each_row("awt_polygon", |row| {
        let vertex = |text: &str| {
            let (x, y) = text.split_once(' ').expect("two ints");
            let int = |text: &str| text.parse().expect("an int");
            Point {
                x: int(x),
                y: int(y),
            }
        };
        let vertices: Vec<Point> = row.text("polygon").split(';').map(vertex).collect();
        let polygon = Polygon::new(&vertices);
        let [ix, iy] = row.ints(["ix", "iy"]).map(f64::from);
        let [px, py] = row.doubles(["px", "py"]);
        row.expect_flag("contains_int", polygon.contains(ix, iy));
        row.expect_flag("contains_point", polygon.contains(px, py));
        row.expect_flag("contains_rect", polygon.contains_rectangle(&box_of(row)));
        row.expect_flag("intersects", polygon.intersects(&box_of(row)));
    });
}

#[test]
fn paths() {
    for_each_row("awt_path2d", |row| {
        let command = |text: &str| {
            let words: Vec<&str> = text.split(' ').collect();
            let number = |at: usize| words[at].parse::<f64>().expect("a double");
            match words[0] {
                "M" => PathCommand::MoveTo {
                    x: number(1),
                    y: number(2),
                },
                "L" => PathCommand::LineTo {
                    x: number(1),
                    y: number(2),
                },
                other => {
                    assert_eq!(other, "Z");
                    PathCommand::Close
                }
            }
        };
        let commands: Vec<PathCommand> = row.text("path").split(';').map(command).collect();
        let winding = [Winding::EvenOdd, Winding::NonZero][row.int("winding") as usize];
        let path = Path2D::new(winding, &commands);
        let [px, py] = row.doubles(["px", "py"]);
        row.expect_flag("contains_point", path.contains(px, py));
        row.expect_flag("contains_rect", path.contains_rectangle(&box_of(row)));
        row.expect_flag("intersects", path.intersects(&box_of(row)));
    });
}

#[test]
fn ellipses() {
    for_each_row("awt_ellipse2d", |row| {
        let [x, y, width, height] = row.doubles(["ex", "ey", "ew", "eh"]);
        let ellipse = Ellipse2D::new(x, y, width, height);
        let [px, py] = row.doubles(["px", "py"]);
        row.expect_flag("contains_point", ellipse.contains(px, py));
        row.expect_flag("contains_rect", ellipse.contains_rectangle(&box_of(row)));
        row.expect_flag("intersects", ellipse.intersects(&box_of(row)));
    });
}

#[test]
fn transforms() {
    for_each_row("awt_transform", |row| {
        let mut map = AffineTransform::IDENTITY;
        for step in row.text("program").split(';') {
            let words: Vec<&str> = step.split(' ').collect();
            let numbers: Vec<f64> = words[1..]
                .iter()
                .map(|word| word.parse().expect("a double"))
                .collect();
            match (words[0], numbers.as_slice()) {
                ("T", &[x, y]) => map.translate(x, y),
                ("S", &[x, y]) => map.scale(x, y),
                ("H", &[x, y]) => map.shear(x, y),
                ("R", &[angle]) => map.rotate(angle),
                ("R", &[angle, x, y]) => map.rotate_about(angle, x, y),
                _ => panic!("an unknown step: {step}"),
            }
        }
        let columns = ["m00", "m10", "m01", "m11", "m02", "m12"];
        for (column, actual) in columns.iter().zip(map.matrix()) {
            row.expect_double(column, actual);
        }
        let [px, py] = row.doubles(["px", "py"]);
        let (x, y) = map.transform(px, py);
        row.expect_double("x", x);
        row.expect_double("y", y);
    });
}
