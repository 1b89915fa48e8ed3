//! Scenes with chains, tiles, parts and one-way bodies.

use crate::common::{file, sat2d};

/// A scene of these shapes and bodies.
fn scene(shapes: &str, bodies: &str) -> String {
    format!(r#"{{ "shapes": {{ {shapes} }}, "bodies": [{bodies}] }}"#)
}

const SHAPES: &str = r##"
    "box": { "rectangle": { "width": 10, "height": 10 } },
    "tiles": { "tiles": { "rows": ["#", ".##", "", " x"], "size": [10, 10] } },
    "line": { "chain": { "points": [[0, 0], [20, 0], [20, -20]] } },
    "ring": { "chain": { "points": [[0, 0], [20, 0], [20, -20]], "closed": true } }"##;

/// The pairs that a scene lists, each on a line.
fn pairs(name: &str, bodies: &str) -> Vec<String> {
    // tests run at the same time, so each has a file of its own
    let path = file(&format!("level_{name}.json"), scene(SHAPES, bodies));
    let run = sat2d(&["collide", &path]);
    assert_eq!(run.status, 0, "{}", run.stderr);
    let words = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
    run.stdout.lines().map(words).collect()
}

#[test]
fn groups_of_tiles_are_parts_of_one_body() {
    let found = pairs(
        "groups",
        r#"{ "name": "level", "shape": "tiles", "position": [100, 0] },
           { "name": "crate", "shape": "box", "position": [115, 25] }"#,
    );
    let expected = [
        "level crate disjoint",
        "level#2 crate touching", // from above
        "level#3 crate touching", // from below
        "4 bodies, 3 pairs: 0 overlapping, 2 touching, 1 disjoint",
    ];
    assert_eq!(found, expected);
}

#[test]
fn parts_are_no_pair_of_their_body_or_of_each_other() {
    let found = pairs(
        "parts",
        r#"{ "name": "tank", "shape": "box", "children": [
                { "name": "gun", "shape": "box", "position": [8, 0], "part": true },
                { "name": "flag", "shape": "box", "position": [0, 8], "part": true },
                { "name": "driver", "shape": "box" } ] }"#,
    );
    let expected = [
        "tank tank/driver overlapping",
        "tank/gun tank/driver overlapping",
        "tank/flag tank/driver overlapping",
        "4 bodies, 3 pairs: 3 overlapping, 0 touching, 0 disjoint",
    ];
    assert_eq!(found, expected);
}

#[test]
fn what_passes_a_one_way_body_is_no_pair_with_it() {
    let found = pairs(
        "one_way",
        r#"{ "name": "shelf", "shape": "box", "one_way": [0, -3] },
           { "name": "above", "shape": "box", "position": [-3, -9] },
           { "name": "below", "shape": "box", "position": [3, 9] }"#,
    );
    let expected = [
        "shelf above overlapping",
        "above below disjoint",
        "3 bodies, 2 pairs: 1 overlapping, 0 touching, 1 disjoint",
    ];
    assert_eq!(found, expected);
}

#[test]
fn chains_are_lines() {
    let found = pairs(
        "chains",
        r#"{ "name": "line", "shape": "line", "kind": "static" },
           { "name": "ring", "shape": "ring", "kind": "static" },
           { "name": "on", "shape": "box", "position": [9, -5] },
           { "name": "across", "shape": "box", "position": [5, -5] },
           { "name": "within", "shape": "box", "position": [13, -6.5],
             "scale_x": 0.25, "scale_y": 0.25 }"#,
    );
    let expected = [
        "line on touching",
        "line across touching",
        "line within disjoint",
        "ring on overlapping",
        "ring across overlapping",
        "ring within disjoint",
        "on across overlapping",
        "on within overlapping",
        "across within disjoint",
        "5 bodies, 9 pairs: 4 overlapping, 2 touching, 3 disjoint",
    ];
    assert_eq!(found, expected);
}

#[test]
fn invalid_levels_are_rejected_with_the_place() {
    let body = r#"{ "name": "a", "shape": "box", "part": true }"#;
    let nested = r#"{ "name": "a", "shape": "box", "children": [
        { "name": "b", "shape": "box", "part": true, "children": [
            { "name": "c", "shape": "box", "part": true } ] } ] }"#;
    let stuck = r#"{ "name": "a", "shape": "box", "one_way": [0, 0] }"#;
    let empty = r#""none": { "tiles": { "rows": ["..", "  "], "size": [1, 1] } }"#;
    let flat = r##""flat": { "tiles": { "rows": ["#"], "size": [1, 0] } }"##;
    let short = r#""short": { "chain": { "points": [[0, 0], [1, 1]], "closed": true } }"#;
    // the second group of tiles has this name
    let taken = r#"{ "name": "a", "shape": "tiles" }, { "name": "a#2", "shape": "box" }"#;
    let takes = r#"{ "name": "b", "shape": "box", "children": [
        { "name": "a#3", "shape": "box" }, { "name": "a", "shape": "tiles" } ] }"#;
    let mut output = String::new();
    for (shapes, bodies) in [
        (SHAPES, body),
        (SHAPES, nested),
        (SHAPES, stuck),
        (SHAPES, taken),
        (SHAPES, takes),
        (empty, ""),
        (flat, ""),
        (short, ""),
    ] {
        let path = file("broken_level.json", scene(shapes, bodies));
        let run = sat2d(&["collide", &path]);
        assert_eq!(
            (run.status, run.stdout.as_str()),
            (2, ""),
            "{bodies}{shapes}"
        );
        output += &run.stderr.replace(&path, "scene.json");
    }
    insta::assert_snapshot!("broken_levels", output);
}
