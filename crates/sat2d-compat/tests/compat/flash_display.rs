//! Display objects against what Flash players answered.

use crate::flash_table::{Row, rows};
use sat2d::compat::flash::{
    Bounds, Content, DisplayMatrix, Graphics, Node, Paint, PathStep, Placement, Point, Stage,
};
use sat2d::query::point_relation;
use sat2d::world::{Body, World};
use sat2d::{DVec2, Relation, Shape, ShapeKind, Transform};
use std::collections::HashMap;
use std::f64::consts::TAU;
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

pub fn path(text: &str) -> Vec<PathStep> {
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

/// The graphics of the table of shapes by their names.
fn shapes() -> HashMap<String, Graphics> {
    let mut shapes: HashMap<String, Graphics> = HashMap::new();
    for row in rows("flash_shapes") {
        let graphics = shapes.entry(row.text("shape").to_owned()).or_default();
        let path = path(row.text("path"));
        match row.text("kind").split_once(' ') {
            Some(("stroke", thickness)) => {
                graphics.add(Paint::Stroke(thickness.parse().expect("a number")), &path);
            }
            _ => match row.text("kind") {
                "evenodd" => graphics.add(Paint::EvenOdd, &path),
                "nonzero" => graphics.add(Paint::NonZero, &path),
                kind => assert_eq!(kind, "none"),
            },
        }
        let [with, without] = [["x0", "y0", "x1", "y1"], ["ex0", "ey0", "ex1", "ey1"]];
        graphics.set_bounds(bounds(row.doubles(with)), bounds(row.doubles(without)));
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
fn object(stage: &mut Stage, shapes: &HashMap<String, Graphics>, text: &str) -> Node {
    let object = nested(stage, Some(stage.root()), &[], Content::Container);
    for leaf in text.split(" | ").filter(|leaf| !leaf.is_empty()) {
        let (name, chain) = leaf.split_once(' ').unwrap_or((leaf, ""));
        let content = Content::Graphics(shapes[name].clone());
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
            let mut graphics = Graphics::new();
            let own = bounds([numbers[0], numbers[1], numbers[2], numbers[3]]);
            graphics.set_bounds(own, own);
            let chain = matrices(&words[4..].join(" "));
            nested(stage, Some(parent), &chain, Content::Graphics(graphics));
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

/// The fills of all objects of a stage, which are valid, as they are placed.
fn fills(stage: &Stage) -> Vec<(Shape, Transform)> {
    let nodes = (0..stage.count()).filter_map(|index| stage.node(index));
    let placed = nodes.flat_map(|node| {
        let at = stage.exact_transform(node).expect("an inverse");
        stage
            .exact_shapes(node)
            .map(move |shape| (shape.expect("a valid fill"), at))
    });
    placed.collect()
}

/// The player's rule for curves is not theirs: they differ at points up to 0.7 pixels from a curve,
/// and a twip from a segment.
#[test]
fn exact_shapes_contain_the_points_that_the_player_hits() {
    let (rows, shapes) = (rows("flash_hit_test_scan"), shapes());
    let (mut points, mut differ) = (0, 0);
    for row in &rows {
        let mut stage = Stage::new();
        object(&mut stage, &shapes, row.text("object"));
        let fills = fills(&stage);
        let is_curved = fills
            .iter()
            .any(|(shape, _)| shape.kind() == ShapeKind::Outline);
        let contains = |x: f64, y: f64| {
            let relation = |(shape, at)| point_relation(shape, at, DVec2::new(x, y) * 20.0);
            let mut relations = fills.iter().map(|(shape, at)| relation((shape, at)));
            relations.any(|relation| relation.expect("in range").hits())
        };
        let runs: Vec<i32> = row
            .text("hits")
            .split_whitespace()
            .map(|word| word.parse().expect("a number"))
            .collect();
        let [y, from, to] = row.doubles(["y", "x_from", "x_to"]);
        for x in from as i32..=to as i32 {
            let mut runs = runs.chunks(2);
            let hit = runs.any(|ends| (ends[0]..=ends[1]).contains(&x));
            let x = f64::from(x);
            points += 1;
            if contains(x, y) != hit {
                differ += 1;
                let most = if is_curved { 0.75 } else { 0.07 };
                let is_near = (1..=14).map(|step| f64::from(step) * 0.05).any(|away| {
                    let beside = |turn: i32| {
                        let (sin, cos) = (f64::from(turn) * TAU / 16.0).sin_cos();
                        contains(x + cos * away, y + sin * away) == hit
                    };
                    away <= most && (0..16).any(beside)
                });
                assert!(is_near, "line {}: {x}, {y}", row.line);
            }
        }
    }
    assert_eq!((points, differ), (75_000, 298));
}

/// Of all fills, those that are refused, with the edges that cross.
#[test]
fn fills_of_the_players_tests_are_valid_or_refused_with_their_edges() {
    let shapes = shapes();
    let mut names: Vec<&String> = shapes.keys().collect();
    names.sort();
    let (mut valid, mut refused) = ([0; 2], String::new());
    for name in names {
        let mut stage = Stage::new();
        let node = stage.create(Content::Graphics(shapes[name].clone()));
        for (number, shape) in stage.exact_shapes(node).enumerate() {
            match shape {
                Ok(shape) => {
                    valid[usize::from(shape.kind() == ShapeKind::Outline)] += 1;
                    let body = Body::new(shape, Transform::IDENTITY);
                    assert!(World::new().insert(body).is_ok(), "{name} is solid");
                }
                Err(error) => {
                    let _ = writeln!(refused, "{name}, fill {number}: {error}");
                }
            }
        }
    }
    let [polygons, outlines] = valid;
    insta::assert_snapshot!(
        "flash_exact_shapes",
        format!("{polygons} polygons, {outlines} outlines\n{refused}")
    );
}

/// Edges in any order, contours that meet in a corner, one that is open, and edges back and forth.
#[test]
fn contours_are_joined_from_the_edges_of_a_fill() {
    let shape = |path_text: &str| {
        let mut graphics = Graphics::new();
        graphics.add(Paint::EvenOdd, &path(path_text));
        let mut stage = Stage::new();
        let node = stage.create(Content::Graphics(graphics));
        let mut shapes: Vec<_> = stage.exact_shapes(node).collect();
        assert!(shapes.len() < 2);
        shapes.pop()
    };
    let square = shape("M 0 0 L 8 0 L 8 8 L 0 8 L 0 0").expect("a fill");
    let soup = shape("M 8 8 L 0 8 M 0 0 L 8 0 M 0 8 L 0 0 L 0 0 M 8 0 L 8 8").expect("a fill");
    let (square, soup) = (square.expect("valid"), soup.expect("valid"));
    assert_eq!((square.area(), soup.area()), (64.0 * 400.0, 64.0 * 400.0));
    assert_ne!(square.kind(), ShapeKind::Outline);
    assert_ne!(soup.kind(), ShapeKind::Outline);
    let open = shape("M 0 0 L 8 0 L 8 8").expect("a fill");
    assert_eq!(open.expect("valid").area(), 32.0 * 400.0);
    let eight = shape("M 0 0 L 8 8 L 8 0 L 0 8 L 0 0");
    assert!(
        eight.expect("a fill").is_err(),
        "it crosses itself between its corners"
    );
    let pinched = shape("M 0 0 L 4 4 L 8 8 L 8 0 L 4 4 L 0 8 L 0 0").expect("a fill");
    assert!((pinched.expect("valid").area() - 32.0 * 400.0).abs() < 1e-9);
    let lashes = shape("M 0 0 L 8 0 L 8 8 L 20 8 L 8 8 L 0 8 L 0 0").expect("a fill");
    assert_eq!(lashes.expect("valid").area(), 64.0 * 400.0);
    assert!(shape("M 0 0 L 8 0 L 0 0").is_none());
    assert!(shape("M 3 3").is_none());
    let frame = "M 0 0 L 9 0 L 9 9 L 0 9 L 0 0 M 3 3 Q 4 2 6 3 L 6 6 L 3 6 L 3 3";
    let frame = shape(frame).expect("a fill").expect("valid");
    assert_eq!(frame.kind(), ShapeKind::Outline);
    assert!(matches!(
        point_relation(&frame, &Transform::IDENTITY, DVec2::new(4.5, 2.6) * 20.0),
        Ok(Relation::Disjoint)
    ));
}

#[test]
fn bitmaps_are_rectangles_and_matrices_transforms() {
    let mut stage = Stage::new();
    let bitmap = |width, height| Content::Bitmap { width, height };
    let (holder, image) = (
        stage.create(Content::Container),
        stage.create(bitmap(30, 20)),
    );
    stage.add_child(stage.root(), holder).expect("no cycle");
    stage.add_child(holder, image).expect("no cycle");
    assert_eq!(stage.exact_shapes(holder).len(), 0);
    let none = stage.create(bitmap(0, 20));
    assert_eq!(stage.exact_shapes(none).len(), 0);
    stage.set_matrix(
        holder,
        DisplayMatrix::of_pixels(-2.0, 0.0, 0.0, 2.0, 100.05, 0.0),
    );
    stage.set_matrix(
        image,
        DisplayMatrix::of_pixels(0.0, 1.0, -1.0, 0.0, 5.0, 6.0),
    );
    let shape = stage
        .exact_shapes(image)
        .next()
        .expect("one")
        .expect("valid");
    let at = stage.exact_transform(image).expect("an inverse");
    assert_eq!(at.to_array(), [0.0, 2.0, 2.0, 0.0, 1801.0, 240.0]);
    let placed = shape.place(&at).expect("in range").bounds();
    assert_eq!(
        (placed.min, placed.max),
        (DVec2::new(1801.0, 240.0), DVec2::new(2601.0, 1440.0))
    );
    stage.set_matrix(
        image,
        DisplayMatrix::of_pixels(0.0, 0.0, 0.0, 1.0, 0.0, 0.0),
    );
    assert!(stage.exact_transform(image).is_err());
}
