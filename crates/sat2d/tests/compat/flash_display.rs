//! Display objects against what Flash players answered.

use crate::flash_table::{Row, rows};
use sat2d::compat::flash::{
    Bounds, Content, DisplayMatrix, Node, Outline, Paint, PathStep, Placement, Point, Stage,
};
use std::collections::HashMap;
use std::fmt::Write;

/// The matrices of a field, six numbers each, outermost first.
fn matrices(text: &str) -> Vec<DisplayMatrix> {
    let numbers: Vec<f64> = text
        .split_whitespace()
        .map(|word| word.parse().expect("a number"))
        .collect();
    let (chunks, rest) = numbers.as_chunks::<6>();
    assert!(rest.is_empty());
    let matrix = |&[a, b, c, d, tx, ty]: &[f64; 6]| DisplayMatrix::of_pixels(a, b, c, d, tx, ty);
    chunks.iter().map(matrix).collect()
}

/// A box of four numbers in pixels.
fn bounds([x0, y0, x1, y1]: [f64; 4]) -> Bounds {
    Bounds::of_pixels((x0, y0), (x1, y1))
}

fn path(text: &str) -> Vec<PathStep> {
    let mut words = text.split_whitespace();
    let mut steps = Vec::new();
    while let Some(letter) = words.next() {
        let mut number = || words.next().expect("a number").parse().expect("a number");
        steps.push(match letter {
            "M" => PathStep::MoveTo {
                x: number(),
                y: number(),
            },
            "L" => PathStep::LineTo {
                x: number(),
                y: number(),
            },
            "Q" => PathStep::CurveTo {
                control_x: number(),
                control_y: number(),
                x: number(),
                y: number(),
            },
            other => panic!("{other}"),
        });
    }
    steps
}

/// The outlines of the table of shapes by their names.
fn shapes() -> HashMap<String, Outline> {
    let mut shapes: HashMap<String, Outline> = HashMap::new();
    for row in rows("flash_shapes") {
        let outline = shapes.entry(row.text("shape").to_owned()).or_default();
        let path = path(row.text("path"));
        match row.text("kind").split_once(' ') {
            Some(("stroke", thickness)) => {
                outline.add(Paint::Stroke(thickness.parse().expect("a number")), &path);
            }
            _ => match row.text("kind") {
                "evenodd" => outline.add(Paint::EvenOdd, &path),
                "nonzero" => outline.add(Paint::NonZero, &path),
                kind => assert_eq!(kind, "none"),
            },
        }
        let [with, without] = [["x0", "y0", "x1", "y1"], ["ex0", "ey0", "ex1", "ey1"]];
        outline.set_bounds(bounds(row.doubles(with)), bounds(row.doubles(without)));
    }
    shapes
}

/// An object of the given content within containers, the outermost of which is a child of `parent`.
fn nested(
    stage: &mut Stage,
    parent: Option<Node>,
    matrices: &[DisplayMatrix],
    content: Content,
) -> Node {
    let mut at = parent;
    for &matrix in matrices {
        let container = stage.create(Content::Container);
        *stage.placement_mut(container) = Placement::from(matrix);
        if let Some(parent) = at {
            stage.add_child(parent, container).expect("no cycle");
        }
        at = Some(container);
    }
    let leaf = stage.create(content);
    if let Some(parent) = at {
        stage.add_child(parent, leaf).expect("no cycle");
    }
    leaf
}

/// Leaves `shape matrices | shape matrices …` within a new child of the root.
fn object(stage: &mut Stage, shapes: &HashMap<String, Outline>, text: &str) -> Node {
    let object = nested(stage, Some(stage.root()), &[], Content::Container);
    for leaf in text.split(" | ").filter(|leaf| !leaf.is_empty()) {
        let (name, chain) = leaf.split_once(' ').unwrap_or((leaf, ""));
        let content = Content::Outline(shapes[name].clone());
        nested(stage, Some(object), &matrices(chain), content);
    }
    object
}

#[test]
fn properties() {
    let rows = rows("flash_display");
    for row in &rows {
        let value = row.double("value");
        let [width, height, scale_x, scale_y] = row.doubles(["w0", "h0", "sx", "sy"]);
        let mut placement = Placement::default();
        let op = row.text("op");
        if op.contains("cale") || op.contains("width") || op.contains("height") {
            placement.set_scale_x(scale_x);
            placement.set_scale_y(scale_y);
        }
        match op {
            "set_x" => placement.set_x(value),
            "set_y" => placement.set_y(value),
            "set_rotation" => placement.set_rotation(value),
            "set_scaleX" => placement.set_scale_x(value),
            "set_scaleY" => placement.set_scale_y(value),
            "set_width" => placement.set_width(width, value),
            "set_height" => placement.set_height(height, value),
            op => panic!("{op}"),
        }
        let read = match op {
            "set_x" => placement.x(),
            "set_y" => placement.y(),
            "set_rotation" => placement.rotation(),
            "set_scaleX" | "set_width" => placement.scale_x(),
            _ => placement.scale_y(),
        };
        row.expect("read", read);
        if !row.text("width").is_empty() {
            row.expect("width", placement.width(width));
        }
        if !row.text("height").is_empty() {
            row.expect("height", placement.height(height));
        }
    }
    assert_eq!(rows.len(), 2643);
}

#[test]
fn properties_that_are_not_numbers() {
    let rows = rows("flash_display_matrix");
    for row in &rows {
        let [a, b, c, d, tx, ty] = row.doubles(["a", "b", "c", "d", "tx", "ty"]);
        let mut placement = Placement::from(DisplayMatrix::of_pixels(a, b, c, d, tx, ty));
        let value = row.double("value");
        let read = match row.text("op") {
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
            op => panic!("{op}"),
        };
        row.expect("read", read);
        let [a, b, c, d, tx, ty] = row.doubles(["ra", "rb", "rc", "rd", "rtx", "rty"]);
        let after = DisplayMatrix::of_pixels(a, b, c, d, tx, ty);
        assert_eq!(placement.matrix(), after, "line {}", row.line);
    }
    assert_eq!(rows.len(), 6);
}

#[test]
fn local_and_global_points() {
    let rows = rows("flash_local_global");
    for row in &rows {
        let mut stage = Stage::new();
        let root = stage.root();
        let chain = matrices(row.text("matrices"));
        let node = nested(&mut stage, Some(root), &chain, Content::Container);
        let [x, y] = row.doubles(["x", "y"]);
        let there = match row.text("op") {
            "localToGlobal" => stage.local_to_global(node, Point::new(x, y)),
            op => {
                assert_eq!(op, "globalToLocal");
                let there = stage.global_to_local(node, Point::new(x, y));
                there.expect("an inverse")
            }
        };
        row.expect_all(&["rx", "ry"], &[there.x, there.y]);
    }
    assert_eq!(rows.len(), 6);
}

#[test]
fn boxes() {
    let (rows, shapes) = (rows("flash_bounds"), shapes());
    for row in &rows {
        let mut stage = Stage::new();
        let root = stage.root();
        let chain = |column| matrices(row.text(column));
        let node = nested(
            &mut stage,
            Some(root),
            &chain("matrices"),
            Content::Container,
        );
        let target = match row.text("target") {
            same if same == row.text("matrices") => node,
            _ => nested(&mut stage, Some(root), &chain("target"), Content::Container),
        };
        let leaves = object(&mut stage, &shapes, row.text("object"));
        stage.add_child(node, leaves).expect("no cycle");
        let found = stage.get_bounds(node, target, row.flag("strokes"));
        let found = found.expect("it holds something");
        let numbers = [found.x, found.y, found.width, found.height];
        row.expect_all(&["x", "y", "w", "h"], &numbers);
    }
    assert_eq!(rows.len(), 19);
}

#[test]
fn objects() {
    let rows = rows("flash_hit_test_object");
    let boxes = |stage: &mut Stage, text: &str| {
        let root = stage.root();
        let parent = nested(stage, Some(root), &[], Content::Container);
        for leaf in text.split(" | ") {
            let words: Vec<&str> = leaf.split(' ').collect();
            let numbers: Vec<f64> = words[..4]
                .iter()
                .map(|w| w.parse().expect("a number"))
                .collect();
            let mut outline = Outline::new();
            let own = bounds([numbers[0], numbers[1], numbers[2], numbers[3]]);
            outline.set_bounds(own, own);
            let chain = matrices(&words[4..].join(" "));
            nested(stage, Some(parent), &chain, Content::Outline(outline));
        }
        parent
    };
    for row in &rows {
        let mut stage = Stage::new();
        let (a, b) = (
            boxes(&mut stage, row.text("a")),
            boxes(&mut stage, row.text("b")),
        );
        assert_eq!(
            stage.hit_test_object(a, b),
            row.flag("hit"),
            "line {}",
            row.line
        );
        assert_eq!(
            stage.hit_test_object(b, a),
            row.flag("hit"),
            "line {}",
            row.line
        );
    }
    assert_eq!(rows.len(), 19);
}

#[test]
fn single_points() {
    let (rows, shapes) = (rows("flash_hit_test_point"), shapes());
    let hit = |row: &Row| {
        let mut stage = Stage::new();
        let root = DisplayMatrix::chain(&matrices(row.text("root")));
        let node = object(&mut stage, &shapes, row.text("object"));
        if !row.text("mask").is_empty() {
            let mask = object(&mut stage, &shapes, row.text("mask"));
            stage.set_mask(node, Some(mask));
        }
        *stage.placement_mut(stage.root()) = Placement::from(root);
        let [x, y] = row.doubles(["x", "y"]);
        stage.hit_test_point(node, x, y, row.flag("shape_flag"))
    };
    for row in &rows {
        assert_eq!(hit(row), row.flag("hit"), "line {}", row.line);
    }
    assert_eq!(rows.len(), 123);
}

/// Every answer at straight edges is the player's. At curves some are not, each of which is listed.
#[test]
fn rows_of_points() {
    let (rows, shapes) = (rows("flash_hit_test_scan"), shapes());
    let (mut points, mut differ) = (0, String::new());
    let mut count = 0;
    for row in &rows {
        let mut stage = Stage::new();
        let node = object(&mut stage, &shapes, row.text("object"));
        let ends: Vec<i32> = row
            .text("hits")
            .split_whitespace()
            .map(|word| word.parse().expect("a number"))
            .collect();
        let (runs, rest) = ends.as_chunks::<2>();
        assert!(rest.is_empty());
        let [y, from, to] = row.doubles(["y", "x_from", "x_to"]);
        let mut wrong = Vec::new();
        for x in from as i32..=to as i32 {
            let expected = runs
                .iter()
                .any(|[first, last]| (first..=last).contains(&&x));
            points += 1;
            if stage.hit_test_point(node, f64::from(x), y, true) != expected {
                wrong.push(x);
            }
        }
        if !wrong.is_empty() {
            count += wrong.len();
            let _ = writeln!(differ, "y {y}: {wrong:?}");
        }
    }
    assert_eq!(points, 75_000);
    insta::assert_snapshot!(
        "flash_points_at_curves",
        format!("{count} of {points} points differ\n{differ}")
    );
}
