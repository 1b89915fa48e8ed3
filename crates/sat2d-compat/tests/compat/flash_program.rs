//! Programs that change a stage and ask it, against a model of Ruffle and recordings.

use crate::flash_table::{Row, rows};
use sat2d::compat::flash::{
    Bounds, Content, DisplayMatrix, Graphics, Node, Paint, PathStep, Pixels, Point, Property,
    Rectangle, Stage,
};

fn property(name: &str) -> Property {
    match name {
        "x" => Property::X,
        "y" => Property::Y,
        "rotation" => Property::Rotation,
        "scaleX" => Property::ScaleX,
        "scaleY" => Property::ScaleY,
        "width" => Property::Width,
        "height" => Property::Height,
        other => panic!("{other}"),
    }
}

fn in_pixels(rectangle: Rectangle) -> Vec<f64> {
    let Rectangle {
        x,
        y,
        width,
        height,
    } = rectangle;
    vec![x, y, width, height]
}

/// Runs a line of a program; what it answers, if it asks.
fn run(stage: &mut Stage, line: &str) -> Option<Vec<f64>> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let number = |at: usize| words[at].parse::<f64>().expect("a number");
    let point = |at: usize| Point::new(number(at), number(at + 1));
    let node = |stage: &Stage, at: usize| -> Node {
        let index = words[at].parse().expect("a node");
        stage.node(index).expect("a node of the stage")
    };
    let of = |stage: &Stage| node(stage, 1);
    match words[0] {
        "container" => {
            stage.create(Content::Container);
        }
        "box" => {
            let size = point(1);
            let bounds = Bounds::of_pixels((0.0, 0.0), (size.x, size.y));
            let mut graphics = Graphics::new();
            graphics.set_bounds(bounds, bounds);
            stage.create(Content::Graphics(graphics));
        }
        "square" => {
            let (corner, size) = (point(1), point(3));
            let (right, bottom) = (corner.x + size.x, corner.y + size.y);
            let mut graphics = Graphics::new();
            let to = |x: f64, y: f64| PathStep::LineTo { x, y };
            let path = [
                PathStep::MoveTo {
                    x: corner.x,
                    y: corner.y,
                },
                to(right, corner.y),
                to(right, bottom),
                to(corner.x, bottom),
                to(corner.x, corner.y),
            ];
            graphics.add(Paint::EvenOdd, &path);
            stage.create(Content::Graphics(graphics));
        }
        "child" => {
            let (parent, child) = (node(stage, 1), node(stage, 2));
            stage.add_child(parent, child).expect("no cycle");
        }
        "matrix" => {
            let [a, b, c, d, tx, ty] = [2, 3, 4, 5, 6, 7].map(number);
            stage.set_matrix(of(stage), DisplayMatrix::of_pixels(a, b, c, d, tx, ty));
        }
        "set" => stage.set(of(stage), property(words[2]), number(3)),
        "scroll" => {
            let rectangle = Rectangle::new(number(2), number(3), number(4), number(5));
            stage.set_scroll_rect(of(stage), Some(rectangle));
        }
        "unscroll" => stage.set_scroll_rect(of(stage), None),
        "point" => stage.set_mouse(point(1)),
        "drag" => {
            let bounds = (words.len() > 3).then(|| [point(3), point(5)]);
            stage.start_drag(of(stage), number(2) == 1.0, bounds);
        }
        "stop" => stage.stop_drag(),
        _ => {
            let of = of(stage);
            return Some(match words[0] {
                "get" => vec![stage.property(of, property(words[2]))],
                "bounds" => {
                    let target = node(stage, 2);
                    let found = stage.get_bounds(of, target, true);
                    in_pixels(found.unwrap_or_else(|| stage.empty_bounds(of, target)))
                }
                "hit" => {
                    let hit = stage.hit_test_point(of, number(2), number(3), number(4) == 1.0);
                    vec![f64::from(u8::from(hit))]
                }
                "to" => {
                    let there = stage.local_to_global(of, point(2));
                    vec![there.x, there.y]
                }
                "local" => {
                    let here = stage.global_to_local(of, point(2)).expect("an inverse");
                    vec![here.x, here.y]
                }
                "concatenated" => stage.concatenated_matrix(of).to_pixels().into(),
                "scrolled" => stage.scroll_rect(of).map_or_else(Vec::new, in_pixels),
                other => panic!("{other}"),
            });
        }
    }
    None
}

/// `?` is a number that nothing decides.
fn agree(expected: &str, answer: f64) -> bool {
    if expected == "?" {
        return true;
    }
    let expected: f64 = expected.parse().expect("a number");
    expected == answer || expected.is_nan() && answer.is_nan()
}

fn check(row: &Row) {
    let mut stage = Stage::of_script(row.script());
    let lines = row.text("program").split("; ");
    let answers: Vec<Vec<f64>> = lines.filter_map(|line| run(&mut stage, line)).collect();
    let expected: Vec<&str> = row.text("answers").split("; ").collect();
    let same = |(expected, answer): (&&str, &Vec<f64>)| {
        let words: Vec<&str> = match *expected {
            "none" => Vec::new(),
            words => words.split(' ').collect(),
        };
        words.len() == answer.len()
            && words
                .iter()
                .zip(answer)
                .all(|(word, answer)| agree(word, *answer))
    };
    assert!(
        expected.len() == answers.len() && expected.iter().zip(&answers).all(same),
        "line {}: {}\n{expected:?}\n{answers:?}",
        row.line,
        row.text("program")
    );
}

#[test]
fn stages() {
    let rows = rows("flash_stage");
    assert!(rows.len() >= 8000, "{}", rows.len());
    rows.iter().for_each(check);
}

#[test]
fn bounds_of_colours() {
    let rows = rows("flash_color_bounds");
    assert!(rows.len() >= 2000, "{}", rows.len());
    for row in &rows {
        let lines: Vec<&str> = row.text("image").split('/').collect();
        let pixel = |digits: &[u8]| {
            let digits = std::str::from_utf8(digits).expect("digits");
            u32::from_str_radix(digits, 16).expect("eight digits")
        };
        let argb: Vec<u32> = lines
            .iter()
            .flat_map(|line| line.as_bytes().chunks(8).map(pixel))
            .collect();
        let number = |name: &str| row.text(name).parse::<u32>().expect("a colour");
        let image = Pixels::new(lines[0].len() / 8, &argb, row.flag("transparent"));
        let found = image.color_bounds(number("mask"), number("color"), row.flag("find"));
        row.expect_all(&["x", "y", "width", "height"], &in_pixels(found));
    }
}
