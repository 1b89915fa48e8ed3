//! `flash.geom` against what Flash players answered.

use crate::flash_table::rows;
use sat2d::compat::flash::{Matrix, Point, Rectangle, Script};

#[test]
fn rectangles() {
    let answers = ["r1", "r2", "r3", "r4"];
    let rows = rows("flash_rectangle");
    for row in &rows {
        let [x, y, width, height] = row.doubles(["ax", "ay", "aw", "ah"]);
        let [b1, b2, b3, b4] = row.doubles(["b1", "b2", "b3", "b4"]);
        let (mut a, b) = (
            Rectangle::new(x, y, width, height),
            Rectangle::new(b1, b2, b3, b4),
        );
        let script = row.script();
        let flag = match row.text("op") {
            "edges" => {
                row.expect_all(&answers, &[a.x, a.y, a.right(), a.bottom()]);
                continue;
            }
            "isEmpty" => a.is_empty(script),
            "equals" => a == b,
            "contains" | "containsPoint" => a.contains(b1, b2),
            "containsRect" => a.contains_rectangle(script, &b),
            "intersects" => a.intersects(script, &b),
            op => {
                match op {
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
                    op => panic!("{op}"),
                }
                row.expect_all(&answers, &[a.x, a.y, a.width, a.height]);
                continue;
            }
        };
        assert_eq!(flag, row.flag("r1"), "line {}", row.line);
    }
    assert_eq!(rows.len(), 289);
}

/// What ActionScript 2 prints: 15 significant digits.
fn printed(script: Script, value: f64) -> f64 {
    match script {
        Script::As3 => value,
        Script::As2 => format!("{value:.14e}").parse().expect("a number"),
    }
}

#[test]
fn points() {
    let rows = rows("flash_point");
    for row in &rows {
        let [x, y, b1, b2, b3] = row.doubles(["x", "y", "b1", "b2", "b3"]);
        let (a, b, script) = (Point::new(x, y), Point::new(b1, b2), row.script());
        let point = match row.text("op") {
            "length" => {
                row.expect("r1", a.length());
                continue;
            }
            "distance" => {
                row.expect("r1", a.distance(b));
                continue;
            }
            "equals" => {
                assert_eq!(a == b, row.flag("r1"), "line {}", row.line);
                continue;
            }
            "add" | "offset" => Point::new(x, y).add(Point::new(b1, b2)),
            "subtract" => Point::new(x, y).subtract(Point::new(b1, b2)),
            "interpolate" => a.interpolate(b, b3),
            "normalize" => a.normalize(script, b1),
            "polar" => Point::polar(x, y),
            op => panic!("{op}"),
        };
        row.expect("r1", printed(script, point.x));
        row.expect("r2", printed(script, point.y));
    }
    assert_eq!(rows.len(), 28);
}

#[test]
fn matrices() {
    let rows = rows("flash_matrix");
    for row in &rows {
        let [a, b, c, d, tx, ty] = row.doubles(["a", "b", "c", "d", "tx", "ty"]);
        let before = Matrix::new(a, b, c, d, tx, ty);
        let [p1, p2, p3, p4, p5, p6] = row.doubles(["p1", "p2", "p3", "p4", "p5", "p6"]);
        // what ActionScript 3 takes for arguments that are left out
        let or_zero = |p: f64| if p.is_nan() { 0.0 } else { p };
        let (p4, p5) = (or_zero(p4), or_zero(p5));
        let after = match row.text("op") {
            "scale" => before.scale(p1, p2),
            "rotate" => before.rotate(p1),
            "translate" => before.translate(p1, p2),
            "concat" => before.concat(&Matrix::new(p1, p2, p3, p4, p5, p6)),
            "invert" => before.invert(),
            "createBox" => Matrix::create_box(p1, p2, or_zero(p3), p4, p5),
            "createGradientBox" => Matrix::create_gradient_box(p1, p2, or_zero(p3), p4, p5),
            "setTo" => Matrix::new(p1, p2, p3, p4, p5, p6),
            "deltaTransformPoint" => {
                let Point { x, y } = before.delta_transform_point(Point::new(p1, p2));
                row.expect_all(&["r1", "r2"], &[x, y]);
                continue;
            }
            op => panic!("{op}"),
        };
        let Matrix { a, b, c, d, tx, ty } = after;
        row.expect_all(&["r1", "r2", "r3", "r4", "r5", "r6"], &[a, b, c, d, tx, ty]);
    }
    assert_eq!(rows.len(), 57);
}

/// What the recordings do not hold.
#[test]
fn inverses() {
    let map = Matrix::new(2.0, 1.0, -1.0, 3.0, 5.0, -7.0);
    let point = Point::new(4.0, 9.0);
    let back = map.invert().transform_point(map.transform_point(point));
    assert!(back.distance(point) < 1e-12);
    let flat = Matrix::new(2.0, 1.0, 4.0, 2.0, 5.0, -7.0);
    assert_eq!(flat.invert(), Matrix::IDENTITY);
    assert!(Matrix::create_box(2.0, 3.0, f64::NAN, 0.0, 0.0).a.is_nan());
}
