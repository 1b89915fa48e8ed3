//! Scenes with masks: from rows of text, from images, and what is neither.

use crate::common::images::{png, rgba};
use crate::common::{file, sat2d, sat2d_reading, scratch};
use png::{BitDepth, ColorType};

/// An L and two dots.
const ROWS: [&str; 3] = ["#...+", "#", "##.#."];

/// A scene of one mask and these bodies.
fn scene(mask: &str, bodies: &str) -> String {
    format!(
        r#"{{ "shapes": {{ "letter": {{ "mask": {{ {mask} }} }},
               "dot": {{ "circle": {{ "radius": 0.25 }} }} }},
             "bodies": [{bodies}] }}"#
    )
}

fn rows() -> String {
    format!(r#""rows": {ROWS:?}"#)
}

/// Dots in a pixel, between pixels, beside one, and in one that is half transparent.
const DOTS: &str = r#"
    { "name": "letter", "shape": "letter" },
    { "name": "in", "shape": "dot", "position": [3.5, 2.5] },
    { "name": "between", "shape": "dot", "position": [2.5, 2.5] },
    { "name": "beside", "shape": "dot", "position": [1.25, 1.5] },
    { "name": "half transparent", "shape": "dot", "position": [4.5, 0.5] }"#;

/// The verdicts on the letter and each dot.
fn verdicts(path: &str) -> Vec<String> {
    let run = sat2d(&["collide", path]);
    assert_eq!((run.status, run.stderr.as_str()), (0, ""));
    let pairs = run
        .stdout
        .lines()
        .filter(|line| line.starts_with("letter "));
    let verdict = |line: &str| line.split_whitespace().last().map(str::to_owned);
    pairs.filter_map(verdict).collect()
}

#[test]
fn rows_of_text_and_images_are_the_same_masks() {
    let path = file("letter_rows.json", scene(&rows(), DOTS));
    let expected = ["overlapping", "disjoint", "touching", "overlapping"];
    assert_eq!(verdicts(&path), expected);

    // the path is relative to the scene, wherever the command runs
    file("letter.png", rgba(&["#...+", "#....", "##.#."]));
    for (threshold, last) in [("", "disjoint"), (r#", "threshold": 100"#, "overlapping")] {
        let mask = format!(r#""image": "letter.png"{threshold}"#);
        let path = file("letter_image.json", scene(&mask, DOTS));
        assert_eq!(verdicts(&path)[..3], expected[..3]);
        assert_eq!(verdicts(&path)[3], last, "{threshold}");
    }
}

#[test]
fn the_image_of_a_scene_on_standard_input_is_relative_to_the_working_folder() {
    let mask = r#""image": "samples/robot.png", "pivot": [10, 9]"#;
    let bodies = r#"{ "name": "letter", "shape": "letter" },
                    { "name": "in", "shape": "dot", "position": [0, -5] }"#;
    let run = sat2d_reading(scene(mask, bodies), &["collide", "-"]);
    assert_eq!((run.status, run.stderr.as_str()), (0, ""));
    assert!(run.stdout.starts_with("letter  in      overlapping\n"));
}

#[test]
fn an_image_without_transparency_is_noted() {
    let grey = (ColorType::Grayscale, BitDepth::Eight);
    let opaque = png(&["##"], grey, |_| vec![0]);
    let image = file("opaque.png", opaque);
    let body = r#"{ "name": "letter", "shape": "letter" }"#;
    let path = file("opaque.json", scene(r#""image": "opaque.png""#, body));
    let run = sat2d(&["collide", &path]);
    let note = format!("sat2d: {image}: no transparency, so every pixel counts\n");
    assert_eq!((run.status, run.stderr), (0, note));
}

#[test]
fn groups_of_pixels_are_one_body_and_its_polygons() {
    let bodies = r#"
        { "name": "letter", "shape": "letter", "position": [10, 0], "scale_x": -2, "scale_y": 2 },
        { "name": "ground", "shape": "letter", "position": [0, 2], "children": [
            { "name": "dot", "shape": "dot", "part": true } ] }"#;
    let path = file("groups.json", scene(&rows(), bodies));
    let picture = scratch("groups.svg");
    let svg = picture.to_str().expect("UTF-8");
    let run = sat2d(&["collide", &path, "--contacts", "--within", "--svg", svg]);
    assert_eq!(run.status, 0, "{}", run.stderr);
    insta::assert_snapshot!("mask_groups", run.stdout);
    let drawn = std::fs::read_to_string(&picture).expect("the picture was written");
    insta::assert_snapshot!("mask_groups_svg", drawn);

    let run = sat2d(&["decompose", &path, "--geojson"]);
    assert_eq!(run.status, 0, "{}", run.stderr);
    insta::assert_snapshot!("mask_groups_pieces", run.stdout);
}

#[test]
fn invalid_masks_are_rejected_with_the_place() {
    file("broken.png", "no image");
    file("clear.png", rgba(&["..", ".."]));
    let rows = rows();
    let masks = [
        "",
        r#""rows": []"#,
        r#""rows": ["..", " "]"#,
        r#""rows": [1]"#,
        r#""rows": "xx""#,
        r#""rows": ["x"], "pivot": [1e300, 0]"#,
        r#""rows": ["x"], "pivots": [0, 0]"#,
        r#""rows": ["x"], "threshold": 9"#,
        r#""rows": ["x"], "image": "broken.png""#,
        r#""image": "broken.png""#,
        r#""image": "clear.png""#,
        r#""image": "clear.png", "threshold": 256"#,
        r#""image": "missing.png""#,
    ];
    let same = r#"{ "name": "a", "shape": "letter", "degrees": 30, "matrix": [1, 0, 0, 1, 0, 0] }"#;
    let flat = r#"{ "name": "a", "shape": "letter", "scale_x": 0 }"#;
    let cases = masks.map(|mask| (mask, ""));
    let bodies = [(rows.as_str(), same), (&rows, flat)];
    let mut output = String::new();
    for (mask, bodies) in cases.into_iter().chain(bodies) {
        let path = file("broken_mask.json", scene(mask, bodies));
        let run = sat2d(&["collide", &path]);
        assert_eq!((run.status, run.stdout.as_str()), (2, ""), "{mask}{bodies}");
        output += &run.stderr.replace(&path, "scene.json");
    }
    let folder = scratch("");
    let output = output.replace(folder.to_str().expect("UTF-8"), "");
    insta::assert_snapshot!("broken_masks", output);
}
