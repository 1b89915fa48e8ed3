//! The functions of `java.awt` against the JDK's answers to random calls, bit for bit: the tables
//! of `docs/recording/originals/AwtTables.java`.

use crate::awt_rows::{Row, box_of};
use sat2d::compat::awt::{
    AffineTransform, Arc2D, ArcType, Ellipse2D, Line2D, Path2D, PathCommand, Rectangle,
    Rectangle2D, RoundRectangle2D, Winding, distance_squared,
};

/// Calls `check` with every row of a table.
fn for_each_row(table: &str, check: impl Fn(&Row)) {
    assert!(crate::awt_rows::for_each_row(table, check) >= 400);
}

fn numbers(text: &str) -> Vec<f64> {
    text.split_whitespace()
        .map(|word| word.parse().expect("a double"))
        .collect()
}

/// A step of a program of `awt_affine`, on a stack of maps. False if the JDK threw.
fn run(stack: &mut Vec<AffineTransform>, letter: &str, n: &[f64]) -> bool {
    let mut map = stack.pop().expect("a map");
    let factory = AffineTransform::IDENTITY;
    match (letter, n) {
        ("T", &[x, y]) => map.translate(x, y),
        ("S", &[x, y]) => map.scale(x, y),
        ("H", &[x, y]) => map.shear(x, y),
        ("R", &[angle]) => map.rotate(angle),
        ("R", &[angle, x, y]) => map.rotate_about(angle, x, y),
        ("V", &[a, b]) => map.rotate_by_vector(a, b),
        ("V", &[a, b, x, y]) => {
            map.translate(x, y);
            map.rotate_by_vector(a, b);
            map.translate(-x, -y);
        }
        ("Q", &[n]) => map.quadrant_rotate(n as i32),
        ("Q", &[n, x, y]) => map.quadrant_rotate_about(n as i32, x, y),
        ("M", &[a, b, c, d, e, f]) => map = AffineTransform::from_matrix([a, b, c, d, e, f]),
        // the guide says that these are steps of the identity
        ("t", &[x, y]) => {
            map = factory;
            map.translate(x, y);
        }
        ("s", &[x, y]) => {
            map = factory;
            map.scale(x, y);
        }
        ("h", &[x, y]) => {
            map = factory;
            map.shear(x, y);
        }
        ("r", &[angle]) => map = AffineTransform::from_rotation(angle),
        ("r", &[angle, x, y]) => map = AffineTransform::from_rotation_about(angle, x, y),
        ("v", &[a, b]) => map = AffineTransform::from_vector(a, b),
        ("v", &[a, b, x, y]) => map = AffineTransform::from_vector_about(a, b, x, y),
        ("q", &[n]) => map = AffineTransform::from_quadrants(n as i32, 0.0, 0.0),
        ("q", &[n, x, y]) => map = AffineTransform::from_quadrants(n as i32, x, y),
        ("(", &[]) => {
            stack.push(map);
            map = AffineTransform::IDENTITY;
        }
        ("C", &[]) => {
            let argument = map;
            map = stack.pop().expect("a map");
            map.concatenate(&argument);
        }
        ("P", &[]) => {
            let argument = map;
            map = stack.pop().expect("a map");
            map.pre_concatenate(&argument);
        }
        ("I", &[]) => {
            let inverts = map.invert();
            stack.push(map);
            return inverts;
        }
        ("J", &[]) => {
            let inverse = map.inverse();
            stack.push(inverse.unwrap_or(map));
            return inverse.is_some();
        }
        _ => panic!("an unknown step: {letter} {n:?}"),
    }
    stack.push(map);
    true
}

#[test]
fn programs_of_transforms() {
    for_each_row("awt_affine", |row| {
        let mut stack = vec![AffineTransform::IDENTITY];
        let mut refused = 0;
        for step in row.text("program").split(';') {
            let (letter, rest) = step.split_at(1);
            refused += i32::from(!run(&mut stack, letter, &numbers(rest)));
        }
        row.expect_int("refused", refused);
        let map = stack.pop().expect("a map");
        let columns = ["m00", "m10", "m01", "m11", "m02", "m12"];
        for (column, actual) in columns.iter().zip(map.matrix()) {
            row.expect_double(column, actual);
        }
        row.expect_double("determinant", map.determinant());
        let [px, py] = row.doubles(["px", "py"]);
        let expect_point = |columns: [&str; 2], (x, y): (f64, f64)| {
            row.expect_double(columns[0], x);
            row.expect_double(columns[1], y);
        };
        expect_point(["x", "y"], map.transform(px, py));
        expect_point(["delta_x", "delta_y"], map.delta_transform(px, py));
        let inverse = map.inverse_transform(px, py);
        row.expect_flag("has_inverse", inverse.is_some());
        expect_point(["inverse_x", "inverse_y"], inverse.unwrap_or_default());
    });
}

fn expect_box(row: &Row, name: &str, actual: Rectangle2D) {
    let parts = [actual.x, actual.y, actual.width, actual.height];
    for (part, actual) in ["x", "y", "w", "h"].iter().zip(parts) {
        row.expect_double(&format!("{name}_{part}"), actual);
    }
}

fn expect_rectangle(row: &Row, name: &str, actual: Rectangle) {
    let parts = [actual.x, actual.y, actual.width, actual.height];
    for (part, actual) in ["x", "y", "w", "h"].iter().zip(parts) {
        row.expect_int(&format!("{name}_{part}"), actual);
    }
}

#[test]
fn changes_of_rectangles_of_ints() {
    for_each_row("awt_rectangle_changes", |row| {
        let rectangle = |columns: [&str; 4]| {
            let [x, y, width, height] = row.ints(columns);
            Rectangle::new(x, y, width, height)
        };
        let a = rectangle(["ax", "ay", "aw", "ah"]);
        let b = rectangle(["bx", "by", "bw", "bh"]);
        let [x, y] = row.ints(["px", "py"]);
        expect_rectangle(row, "add_rect", a.add_rectangle(&b));
        expect_rectangle(row, "add_point", a.add(x, y));
        expect_rectangle(row, "grow", a.grow(x, y));
        expect_rectangle(row, "translate", a.translate(x, y));
    });
}

#[test]
fn boxes_around_rectangles_of_doubles() {
    for_each_row("awt_bounds2d", |row| {
        let [x, y, width, height] = row.doubles(["x", "y", "w", "h"]);
        let (a, b) = (Rectangle2D::new(x, y, width, height), box_of(row));
        let [px, py] = row.doubles(["px", "py"]);
        expect_box(row, "union", a.union(&b));
        expect_box(row, "add_rect", a.add_rectangle(&b));
        expect_box(row, "add_point", a.add(px, py));
        expect_rectangle(row, "bounds", a.bounds());
        row.expect_double("distance_sq", distance_squared(px, py, x, y));
    });
}

#[test]
fn rectangles_with_round_corners() {
    for_each_row("awt_round_rectangle2d", |row| {
        let [x, y, w, h, aw, ah] = row.doubles(["x", "y", "w", "h", "aw", "ah"]);
        let round = RoundRectangle2D::new(x, y, w, h, aw, ah);
        let [px, py] = row.doubles(["px", "py"]);
        row.expect_flag("contains_point", round.contains(px, py));
        row.expect_flag("contains_rect", round.contains_rectangle(&box_of(row)));
        row.expect_flag("intersects", round.intersects(&box_of(row)));
    });
}

#[test]
fn arcs() {
    for_each_row("awt_arc2d", |row| {
        let closure = [ArcType::Open, ArcType::Chord, ArcType::Pie][row.int("type") as usize];
        let [start, extent] = row.doubles(["start", "extent"]);
        let arc = Arc2D::new(row.doubles(["x", "y", "w", "h"]), start, extent, closure);
        let [angle, px, py] = row.doubles(["angle", "px", "py"]);
        row.expect_flag("contains_angle", arc.contains_angle(angle));
        row.expect_flag("contains_point", arc.contains(px, py));
        row.expect_flag("contains_rect", arc.contains_rectangle(&box_of(row)));
        row.expect_flag("intersects", arc.intersects(&box_of(row)));
        expect_box(row, "bounds", arc.bounds());
    });
}

fn commands(text: &str) -> Vec<PathCommand> {
    let command = |text: &str| {
        let (letter, rest) = text.split_at(1);
        match (letter, numbers(rest).as_slice()) {
            ("M", &[x, y]) => PathCommand::MoveTo { x, y },
            ("L", &[x, y]) => PathCommand::LineTo { x, y },
            ("Q", &[x1, y1, x2, y2]) => PathCommand::QuadTo { x1, y1, x2, y2 },
            ("C", &[x1, y1, x2, y2, x3, y3]) => PathCommand::CurveTo {
                x1,
                y1,
                x2,
                y2,
                x3,
                y3,
            },
            ("Z", &[]) => PathCommand::Close,
            _ => panic!("an unknown command: {text}"),
        }
    };
    text.split(';').map(command).collect()
}

#[test]
fn paths_with_curves() {
    for_each_row("awt_curves", |row| {
        let winding = [Winding::EvenOdd, Winding::NonZero][row.int("winding") as usize];
        let commands = commands(row.text("path"));
        let path = Path2D::new(winding, &commands);
        let [px, py] = row.doubles(["px", "py"]);
        row.expect_flag("contains_point", path.contains(px, py));
        row.expect_flag("contains_rect", path.contains_rectangle(&box_of(row)));
        row.expect_flag("intersects", path.intersects(&box_of(row)));
    });
}

/// A number as a `float` field stores it.
fn stored(number: f64) -> f64 {
    f64::from(number as f32)
}

fn stored_box(box_of_doubles: Rectangle2D) -> Rectangle2D {
    let Rectangle2D {
        x,
        y,
        width,
        height,
    } = box_of_doubles;
    Rectangle2D::new(stored(x), stored(y), stored(width), stored(height))
}

/// The classes of floats answer as those of doubles on the same numbers, and round what they store.
#[test]
fn classes_of_floats() {
    for_each_row("awt_float", |row| {
        let [x, y, w, h] = row.doubles(["ax", "ay", "aw", "ah"]);
        let [rx, ry, rw, rh] = row.doubles(["rx", "ry", "rw", "rh"]);
        let [px, py] = row.doubles(["px", "py"]);
        for number in [x, y, w, h, rx, ry, rw, rh, px, py] {
            assert!(number.is_nan() || stored(number) == number);
        }
        let (a, r) = (Rectangle2D::new(x, y, w, h), box_of(row));
        row.expect_flag("intersects", a.intersects(&r));
        row.expect_flag("contains_point", a.contains(px, py));
        row.expect_flag("contains_rect", a.contains_rectangle(&r));
        row.expect_int("outcode", a.outcode(px, py).bits() as i32);
        let line = Line2D::new(rx, ry, px, py);
        row.expect_flag("intersects_line", a.intersects_line(&line));
        expect_box(row, "intersection", stored_box(a.intersection(&r)));
        expect_box(row, "union", stored_box(a.union(&r)));
        expect_box(row, "add_rect", stored_box(a.add_rectangle(&r)));
        expect_box(row, "add_point", stored_box(a.add(px, py)));
        expect_rectangle(row, "bounds", a.bounds());

        let ellipse = Ellipse2D::new(x, y, w, h);
        row.expect_flag("ellipse_contains", ellipse.contains(px, py));
        row.expect_flag("ellipse_contains_rect", ellipse.contains_rectangle(&r));
        row.expect_flag("ellipse_intersects", ellipse.intersects(&r));

        let line = Line2D::new(x, y, w, h);
        let other = Line2D::new(rx, ry, rw, rh);
        row.expect_flag("lines_intersect", line.intersects_line(&other));
        row.expect_int("relative_ccw", line.relative_ccw(px, py));
        row.expect_double(
            "pt_seg_dist_sq",
            line.point_segment_distance_squared(px, py),
        );
        row.expect_double("pt_line_dist_sq", line.point_line_distance_squared(px, py));
        row.expect_double("distance_sq", distance_squared(x, y, px, py));

        let round = RoundRectangle2D::new(x, y, w, h, px, py);
        row.expect_flag("round_contains", round.contains(rx, ry));
        row.expect_flag("round_contains_rect", round.contains_rectangle(&r));
        row.expect_flag("round_intersects", round.intersects(&r));

        let (start, extent) = (stored(30.0 * px), stored(30.0 * py));
        let arc = Arc2D::new([x, y, w, h], start, extent, ArcType::Pie);
        row.expect_flag("arc_contains", arc.contains(rx, ry));
        row.expect_flag("arc_contains_rect", arc.contains_rectangle(&r));
        row.expect_flag("arc_intersects", arc.intersects(&r));
        expect_box(row, "arc_bounds", stored_box(arc.bounds()));

        let points = [(x, y), (rx, ry), (w, h), (px, py), (y, x), (rw, rh)];
        let path = curves(points);
        let path = Path2D::new(Winding::NonZero, &path);
        row.expect_flag("path_contains", path.contains(px, py));
        row.expect_flag("path_contains_rect", path.contains_rectangle(&r));
        row.expect_flag("path_intersects", path.intersects(&r));

        let map = AffineTransform::from_matrix([w / 3.0, rw, rh / 7.0, ry, rx, px]);
        let moved = |x: f64, y: f64| {
            let (x, y) = map.transform(x, y);
            (stored(x), stored(y))
        };
        let (moved_x, moved_y) = moved(px, py);
        row.expect_double("moved_x", moved_x);
        row.expect_double("moved_y", moved_y);
        let path = curves(points.map(|(x, y)| moved(x, y)));
        let recorded = commands(row.text("moved_path"));
        assert_eq!(format!("{path:?}"), format!("{recorded:?}"));
        let path = Path2D::new(Winding::NonZero, &path);
        row.expect_flag("moved_contains", path.contains(moved_x, moved_y));
    });
}

/// The path of `awt_float`.
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
